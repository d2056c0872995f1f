"""Corrections: whatever is set, wherever: a lawful table that can be saved, or one sentence."""

from random import Random
from typing import Any

import pytest

from tests.state.positions import random_plain
from tests.walks import faults, refusal, walk
from vinhos_kernel import answer, correct, load, start, text
from vinhos_kernel.state.notation import plain_of
from vinhos_kernel.table.errors import TableError
from vinhos_kernel.table.session import Session

ODD: tuple[Any, ...] = (
    None,
    True,
    -1,
    0,
    1,
    7,
    300,
    10**5000,
    1.5,
    "",
    "x",
    "none",
    "you",
    [],
    ["you"],
    {},
    {"x": 1},
    ["sales"] * 300,
)


def something(dice: Random, table: Session) -> tuple[str, Any]:
    """A path of the position, or of one of its parts, and what could be typed there."""
    plain, other = plain_of(table.position), random_plain(dice.randrange(1000))
    key = dice.choice(list(plain))
    here, there = plain[key], other.get(key)
    if isinstance(here, dict) and dice.random() < 0.7:
        part = dice.choice([*here, "x"])
        inner = there.get(part) if isinstance(there, dict) else None
        return f"{key}.{part}", dice.choice((dice.choice(ODD), inner, dice.randrange(9)))
    return key, dice.choice((dice.choice(ODD), there, here))


@pytest.mark.parametrize("seed", range(12))
def test_anything_set_anywhere_is_lawful_or_refused(seed: int) -> None:
    """At random moments of a random session, values of all shapes."""
    dice, wrong = Random(seed), list[Any]()
    for table in dice.sample(moments := walk(seed, 30), min(5, len(moments))):
        for _ in range(20):
            path, value = something(dice, table)
            try:
                changed = correct(table, path, value)
            except TableError as error:
                wrong += [(path, str(error))] if "\n" in str(error) or len(str(error)) > 1000 else []
                continue
            wrong += [(path, fault) for fault in faults(changed)]
            wrong += [(path, "not saved")] if load(text(changed)).position != changed.position else []

    assert [] == wrong


def test_a_tile_that_is_shown_too_often_is_refused() -> None:
    """With the number of copies in the game."""
    said = refusal(correct, start("middle"), "display", ["winery", "winery", *["empty"] * 4])

    assert "the game has 1 of the tile winery, not 2" in said


def test_a_tile_set_on_the_display_leaves_its_stack() -> None:
    """And one taken off it is out of the game, until the stack is set too."""
    table = correct(start("middle"), "display", ["winery", *["empty"] * 5])

    assert "winery" not in plain_of(table.position)["multiplier_stack"]
    assert [] == faults(table)


def test_a_vintage_tile_is_turned_by_hand() -> None:
    """It is not unseen any more, however it was spelled."""
    table = correct(start("middle"), "vintage", "V7")

    assert ("v7", ["v6", "v8"]) == (plain_of(table.position)["vintage"], plain_of(table.position)["unseen"])
    assert "vintage" in refusal(correct, start("middle"), "vintage", 10**5000)


def test_his_barrels_set_before_his_set_up_are_counted() -> None:
    """All eight, wherever they lie."""
    table = correct(start("solo", seed=1), "sales.red 8", "lacerda")
    while table.question is not None and table.question.rule != "year.you":
        table = answer(table, table.question.options[0])

    assert [] == faults(table)


def test_an_expert_set_in_his_area_leaves_its_deck() -> None:
    """One of each."""
    table = correct(start("middle"), "lacerda.experts", ["taste_bagos_2"])

    assert "taste_bagos_2" not in str(plain_of(table.position)["expert_decks"])
    assert [] == faults(table)
