"""Scenes: rules run with answers given beforehand, and what a record expects of a story."""

from collections.abc import Iterator

import pytest

from tests.table.jar import ALL, Jar, entered, on_the_table
from tests.walks import refusal
from vinhos_kernel.table.answers import Script
from vinhos_kernel.table.scene import contradiction, played
from vinhos_kernel.table.session import answer
from vinhos_kernel.table.turn import Step


@pytest.fixture(autouse=True)
def rules() -> Iterator[None]:
    """The jar's rules are known while a test runs."""
    with entered():
        yield


def told(step: Step) -> str:
    """A sentence of the jar."""
    return step.template.format(**step.facts)


def scene(rule: str, *draws: int | str) -> tuple[Jar, list[str]]:
    """The jar after a rule, and its story."""
    jar, steps = played(Jar(agenda=((rule,),)), Script(draws), told)
    return jar, [told(step) for step in steps]


def test_a_rule_with_all_that_follows() -> None:
    """Every answer is used, in the order in which they are asked."""
    jar, story = scene("jar.meal", 1, 2)

    assert (9 - 1 - 2, ALL, ()) == (jar.sweets, jar.deck, jar.agenda)
    assert ["a meal of 9 sweets", "eats 1", "eats 2"] == story


def test_what_is_left_over_is_named_with_the_last_sentence() -> None:
    """So is a rule that told nothing."""
    assert "nobody asked for the draws (2): they are left over; told was: 1 go, under the lid of tin" == refusal(
        scene, "jar.wish", 1, "tin", 2
    )
    assert "told was: nothing" in refusal(scene, "jar.gather", 2)


def test_a_circle_is_refused() -> None:
    """A rule that comes back to the same table without a choice."""
    assert "jar.circle comes back to the same table without a choice in between" == refusal(scene, "jar.circle")


PLAIN = {"sweets": 6, "lids": {"tin": 2, "cork": {"old": 3}}, "cards": [1, "Two"],
         "nobody": [], "empty": ""}  # fmt: skip


@pytest.mark.parametrize(
    "expected, fault",
    [
        ("1 go, under the lid of tin", ""),
        ("sweets 6", ""),
        ("sweets 7", "expected 'sweets 7', but sweets is 6"),
        ("lids.tin 2", ""),
        ("lids.glass 0", ""),
        ("lids.cork.old 3", ""),
        ("lids.cork.old.mouldy 0", ""),
        ("sweets.red 0", ""),
        ("nobody none", ""),
        ("empty none", ""),
        ("empty ", ""),
        ("empty 1", "expected 'empty 1', but empty is none"),
        ("cards [1,_two]", "expected 'cards [1,_two]', but cards is [1, 'Two']"),
        ("2 go, under the lid of tin", "but told was ['1 go, under the lid of tin']"),
    ],
)
def test_what_a_record_expects(expected: str, fault: str) -> None:
    """A sentence since the last answer, or a field with its value; a part that is not written is bare."""
    table = answer(answer(on_the_table("jar.wish"), 1), "tin")
    found = contradiction(table, expected, told, PLAIN, lambda field: 0)

    assert fault in found
    assert bool(fault) == bool(found)


@pytest.mark.parametrize(
    ("expected", "fault"),
    [
        ("lids.of tin rather old", ""),
        ("lids.of tin old", "expected 'lids.of tin old', but lids.of tin is rather old"),
        ("lids.glass 0", "but told was"),
        ("lids.of tin.red 0", "but told was"),
    ],
)
def test_a_path_and_a_value_of_several_words(expected: str, fault: str) -> None:
    """A game that names every part has no others; the words are cut where a part ends."""
    found = contradiction(
        on_the_table("jar.wish"), expected, told, {"lids": {"of tin": "rather old"}}, lambda field: None
    )

    assert fault in found
    assert bool(fault) == bool(found)
