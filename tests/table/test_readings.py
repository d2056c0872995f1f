"""Readings: doubts in the text as named switches."""

import pytest

from tests.table.jar import Jar
from tests.walks import refusal
from vinhos_kernel.data.rulebook import all_readings
from vinhos_kernel.table.readings import Reading, not_default, read_as, reading_of, settled

ORDER = Reading("order", "Who begins?", (("left", "the left one"), ("right", "the right one")), "a page")
TIE = Reading("tie", "Who wins?", (("none", "nobody"), ("both", "both")), "a page")


def test_the_first_side_is_the_default() -> None:
    """What nobody chooses stays as it is."""
    assert {"order": "left", "tie": "both"} == dict(settled((ORDER, TIE), {"tie": "both"}))


def test_a_reading_that_does_not_exist_is_refused() -> None:
    """The nearest one is named."""
    assert "there is no reading 'ordr', did you mean 'order'?" == refusal(settled, (ORDER, TIE), {"ordr": "left"})


@pytest.mark.parametrize("side", ["middle", "", "LEFT", 1, None, ["left"]])
def test_a_side_that_does_not_exist_is_refused(side: object) -> None:
    """With the sides on offer."""
    said = refusal(settled, (ORDER,), {"order": side})

    assert f"the reading order cannot be {side!r}, only one of (left, right)" == said


def test_what_is_settled_cannot_be_changed() -> None:
    """A position keeps the readings that it was played with."""
    with pytest.raises(TypeError):
        settled((ORDER,), {})["order"] = "right"  # type: ignore[index]


def test_our_readings_have_two_sides_and_a_source() -> None:
    """Each doubt can be told, and each side says what it means."""
    poor = [
        each.name
        for each in all_readings()
        if len(dict(each.sides)) < 2 or not each.source or not each.doubt or not all(says for _, says in each.sides)
    ]

    assert [] == poor
    assert len(all_readings()) == len({each.name for each in all_readings()})


def test_a_position_is_read_otherwise() -> None:
    """A copy with another side; with nothing chosen a copy as it is; the first one stays."""
    greedy = Reading("greedy", "May one eat two?", (("no", "no"), ("yes", "yes")), "a page")
    jar = Jar()
    other = read_as(jar, (greedy,), {"greedy": "yes"})

    assert ["no", "yes", "no"] == [each.readings["greedy"] for each in (jar, other, read_as(jar, (greedy,), {}))]
    assert {"greedy": "yes"} == not_default((greedy,), other.readings)
    assert {} == not_default((greedy,), jar.readings)
    assert "there is no reading 'greed'" in refusal(read_as, jar, (greedy,), {"greed": "yes"})


@pytest.mark.parametrize(
    "path, name", [("readings.greedy", "greedy"), ("readings.", ""), ("sweets", ""), (None, ""), (3, "")]
)
def test_the_reading_that_a_path_names(path: object, name: str) -> None:
    """Nothing for a field of the position."""
    assert name == reading_of(path)
