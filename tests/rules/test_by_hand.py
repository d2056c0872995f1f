"""A position by hand: laid over the start that is named, and played on from there."""

import pytest

from vinhos_kernel import TableError, play_on, start
from vinhos_kernel.lab.policies import any_option


def test_the_rest_of_a_year() -> None:
    """`year.rest`: actions, Maintenance, Production, a Fair in its years, and the next year; after year 6 the end."""
    table = start(position={"seats": ["person", "lacerda"], "year": 3, "agenda": [["year.rest", 3]]})
    told = [step.rule for step in play_on(table, any_option, lambda each: each.position.year == 4).steps]

    assert "year.actions" in told
    assert told.index("year.maintenance") < told.index("production") < told.index("fair") < told.index("year.vintage")


@pytest.mark.parametrize("seats", ["person lacerda", "person person", "person automa"])
def test_a_position_without_an_agenda_is_played_on(seats: str) -> None:
    """Its year goes on with the actions, and the game to its end."""
    table = play_on(start(position={"seats": seats, "year": 5}), any_option)

    assert "over" == table.position.calendar.phase
    assert table.steps[0].after.year == 5


def test_a_position_is_laid_over_the_start_that_is_named() -> None:
    """In the set-up or in a later year; without a name over the one beside your own table."""
    assert ("person", "person") == start("two", position={"cubes": {"dao": 1}}).position.seats
    assert "set_up" == start("two", position={"cubes": {"dao": 1}}).position.calendar.phase
    assert (3, "actions") == start("solo", position={"year": 3}).position.calendar[:2]
    assert ("table", "lacerda") == start(position={"year": 3}).position.seats


@pytest.mark.parametrize(
    ("name", "position", "why"),
    [
        ("nonsense", {}, "start: 'nonsense' is not one of"),
        ("two", "year = 3", "leave one out"),
        ("two", {"start": "solo"}, "leave one out"),
    ],
)
def test_a_start_that_cannot_be_is_refused(name: str, position: object, why: str) -> None:
    """An unknown name, or two starts at once."""
    with pytest.raises(TableError, match=why):
        start(name, position=position)
