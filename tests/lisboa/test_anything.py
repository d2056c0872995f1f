"""Anything at all: any rule on any lawful table, and any plain data as a position, ends well or with a sentence."""

from random import Random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.lisboa.tables import random_plain, random_table
from vinhos_kernel.lisboa.kind import position_of
from vinhos_kernel.lisboa.laws import broken
from vinhos_kernel.lisboa.notation import LIMITS, corrected, plain_of
from vinhos_kernel.lisboa.solo import TableError, correct, start
from vinhos_kernel.table.agenda import run_next
from vinhos_kernel.table.answers import ByHand, any_option
from vinhos_kernel.table.rule import RULES, parameters_of
from vinhos_kernel.table.turn import Turn

IDS = sorted(name for name in RULES if name.startswith("lisboa."))
LONG = 600
JUNK = st.recursive(
    st.none() | st.booleans() | st.integers(-3, 300) | st.text(max_size=5) | st.floats(allow_nan=True),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=5), inner, max_size=3),
    max_leaves=5,
)
PATHS = [
    *plain_of(position_of({})), "you.wigs", "lacerda.offices.king", "stores.A1", "rubble.W-D", "church.bag",
    "stacks.tops.blue", "stacks.nexts.green", "you.reis", "buildings.N-2", "readings.sixty_nine", "", ".", "you.",
    "a.b.c.d",
]  # fmt: skip


@pytest.mark.parametrize("rule", IDS)
def test_any_rule_on_any_table(rule: str) -> None:
    """All laws hold after it and what follows from it, or the table refuses with a sentence."""
    dice, ran = Random(rule), 0
    for seed in range(40):
        game = random_table(seed, dice.choice(("here", "table")))
        if game is None:
            continue
        game.agenda = ((rule, *(dice.choice(LIMITS[name]) for name in parameters_of(rule))),)
        turn: Turn[Any] = Turn(ByHand(lambda question: question.options.index(any_option(question, None))))
        try:
            for _ in range(LONG):
                if game.agenda:
                    run_next(game, turn, f"{seed}/")
        except TableError as error:
            assert str(error)
            continue
        ran += 1
        assert [] == broken(game)
    assert ran or rule in ("lisboa.setup", "lisboa.setup.table")


@given(st.sampled_from(PATHS), JUNK)
def test_any_value_in_any_field(path: str, value: Any) -> None:
    """A correction is taken, and then lawful, or refused with a sentence."""
    game = position_of({"start": "middle"})
    try:
        changed = corrected(game, path, value)
    except TableError as error:
        assert str(error).isprintable()
    else:
        assert [] == broken(changed)


@given(st.sampled_from(PATHS), JUNK)
def test_any_correction_of_a_session(path: str, value: Any) -> None:
    """The same through a session, readings among them."""
    table = start("middle")
    try:
        assert correct(table, path, value).entries
    except TableError as error:
        assert str(error)


@given(st.integers(0, 300), st.sampled_from(list(random_plain(0))), JUNK)
def test_any_value_in_a_position(seed: int, key: str, value: Any) -> None:
    """Plain data that a person could have typed, with one wrong value."""
    try:
        assert [] == broken(position_of({**random_plain(seed), key: value}))
    except TableError as error:
        assert str(error)
