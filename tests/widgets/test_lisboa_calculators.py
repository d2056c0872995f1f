"""Lisboa's calculators: the final score of both sides and a store; every total is the engine's."""

from typing import Any

import pytest

from tests.widgets.test_calculators import faults
from vinhos_kernel.lisboa.names import GOODS
from vinhos_kernel.table.errors import TableError
from vinhos_widgets.lisboa_score import LisboaScore, by_noble, tell_score, town_of
from vinhos_widgets.lisboa_store import StoreCalculator, tell_store
from vinhos_widgets.reckoning import Calculator, offered

ALL = (LisboaScore, StoreCalculator)
WORKED = {
    "his_books": 4, "your_books": 2, "his_cloth": 1, "your_cloth": 3, "his_gold": 2, "your_tools": 1,
    "his_officials": 3, "your_officials": 5,
}  # fmt: skip
"""O-47: books 4 to 2, cloth 1 to 3, gold 2 to none, tools none to 1, Officials 3 to 5."""


@pytest.mark.parametrize("kind", ALL)
def test_every_single_choice_adds_up(kind: type[Calculator]) -> None:
    """The least, a middle and the greatest value of each control: taken or refused, and the parts make the total."""
    wrong = []
    for name, choice in kind().choices().items():
        values = list(offered(choice.options))
        for value in (values[0], values[len(values) // 2], values[-1]):
            calculator = kind()
            calculator.choose(**{name: value})
            wrong += faults(calculator)
            if calculator.values[name] != value and not calculator.note:
                wrong.append(f"{name} {value} was not taken, and no note says why")

    assert [] == wrong


@pytest.mark.parametrize("kind", ALL)
def test_what_it_shows_besides(kind: type[Calculator]) -> None:
    """A still picture and words go with the controls."""
    shown, _ = kind()._repr_mimebundle_()

    assert "<img" in shown["text/html"]
    assert kind().words() == shown["text/plain"]
    assert "application/vnd.jupyter.widget-view+json" in shown


# ---------------------------------------------------------------- the score
def test_the_worked_score() -> None:
    """O-47: hulls 3 and 4, five cubes, four Decrees, three favors, majorities 10; Influence brings nothing: 40."""
    told = tell_score(
        purple_ship="lacerda", brown_ship="lacerda", his_cubes=5, his_decrees=4, his_favors=3, his_influence=7,
        his_cloth=1, his_gold=1, your_gold=2, your_reis=9,
    )  # fmt: skip

    assert (
        "Lacerda: ships +7, rubble +5, stores of cloth +9, stores of gold +1, Decrees +12, Royal Favors +6 = 40 wigs"
        == told.splitlines()[0]
    )
    assert "You: stores of gold +3, money +1 = 4 wigs" == told.splitlines()[1]
    assert "◇ 4 wigs to 40: rank 1 of 4 at court (the steps are stand-ins)" in told
    assert "this value is invented" not in told


def test_the_worked_majorities() -> None:
    """O-47: stores 15 and Officials 5 for him, 18 and 15 for you."""
    his, yours = LisboaScore(**WORKED).reckon().sums

    assert [15 + 5, 18 + 15] == [his.total, yours.total]
    assert {"stores of books": 9, "stores of cloth": 3, "stores of gold": 3, "Officials": 5} == {
        part.what: part.adds for part in his.parts if part.adds
    }


def test_a_reading_changes_a_row() -> None:
    """Second place with no store at all; the footnote names the side that is taken."""
    usual, other = tell_score(**WORKED), tell_score({"second_with_none": "second"}, **WORKED)

    assert "⑂ reading second_with_none: no" in usual
    assert "⑂ reading second_with_none: yes" in other
    assert "stores of tools +2" in other.splitlines()[0]
    assert "majority_tie" not in usual


def test_an_invented_hull_is_marked() -> None:
    """The blue hull is a stand-in, the brown one is printed; a file of your own takes the mark away."""
    own = "ship.blue.hull = 5"

    assert "◇ a stand-in" in tell_score(blue_ship="you")
    assert "◇ a stand-in" not in tell_score(brown_ship="you")
    assert "You: ships +5" in tell_score(facts=own, blue_ship="you")
    assert "◇ a stand-in" not in tell_score(facts=own, blue_ship="you")


@pytest.mark.parametrize(
    "wrong, why",
    [
        ({"his_books": 8, "his_cloth": 1}, "there are 8, not 9"),
        ({"his_gold": 8, "your_gold": 1}, "no space is left that sells gold"),
        ({"his_favors": 3, "your_favors": 4}, "there are 2, not 3"),
        ({"his_cubes": 30, "your_sets": 5, "his_decrees": 99}, "99 is not on offer"),
    ],
)
def test_what_cannot_be_is_refused(wrong: dict[str, Any], why: str) -> None:
    """More houses, spaces or Royal Favors than there are; with the controls it stays as it was."""
    calculator = LisboaScore()
    calculator.choose(**wrong)

    assert LisboaScore().values == calculator.values
    assert why in calculator.note
    with pytest.raises(TableError, match=why):
        LisboaScore(**wrong)


def test_stores_fill_the_streets_from_the_west() -> None:
    """Five of cloth: four in the first column, one in the second; books go where room is left."""
    stores = town_of({"lacerda": (5, 0, 0, 0), "you": (0, 4, 0, 0)}, range(len(GOODS)))

    assert {"A1", "B1", "C1", "D1", "A2", "B2", "C2", "D2", "A3"} == set(stores)
    assert ["lacerda right", "lacerda left", "you right", "you left"] == [stores[at] for at in ("A1", "A2", "B2", "A3")]
    assert {"builder": 2, "minister": 2, "king": 1} == by_noble(5, ("builder", "minister", "king"))


# ---------------------------------------------------------------- a store
def test_a_store_started_by_an_event() -> None:
    """O-37: Treasury 3, a tsunami and a fire cube: 6 réis on a visit, 9 by an event."""
    calculator = StoreCalculator(row="t", column="f", treasury=3)

    assert 6 == calculator.reckon().sums[1].total
    calculator.choose(event=True)
    assert 9 == calculator.reckon().sums[1].total
    assert "Lacerda takes the tsunami cube at row B" in calculator.words()


def test_buildings_count_that_show_its_good() -> None:
    """Two of three in reach show books; the tile brings 3 for each."""
    told = tell_store(space="B3", facing="left", west="books+gold", north="cloth+tools", east="cloth+books", tile=3)

    assert "B3 left, a store of books: W-B: shows books +3, E-B: shows books +3 = 6 wigs" in told
    assert "◇ what a building reaches is a stand-in" in told.splitlines()
    assert "no cube is left at the row or the column" in told.splitlines()


def test_an_outer_column_faces_one_street() -> None:
    """Going there turns the store round and says so; turning it away is refused."""
    calculator = StoreCalculator(space="B3", facing="left")
    calculator.choose(space="A1")

    assert ("right", "A1 faces one street only: the store turns to its right") == (
        calculator.values["facing"], calculator.note,
    )  # fmt: skip
    calculator.choose(facing="left")
    assert "that cannot be: A1 faces no street at its left" == calculator.note
    calculator.choose(space="C5")
    assert "left" == calculator.values["facing"]
