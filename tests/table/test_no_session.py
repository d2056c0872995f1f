"""What is no session, doubled lines of a record and doubled names of a position: each is refused with a sentence."""

from collections.abc import Callable
from typing import Any

import pytest

import vinhos_kernel as vinhos
from tests.scenes import refused
from vinhos_kernel.lisboa import solo as lisboa

CALLS: dict[str, Callable[[Any], object]] = {
    "answer": lambda table: vinhos.answer(table, "sales"),
    "roll": vinhos.roll,
    "undo": vinhos.undo,
    "redo": vinhos.redo,
    "fork": vinhos.fork,
    "override": lambda table: vinhos.override(table, "0/a/1", "sales"),
    "keep": vinhos.keep,
    "correct": lambda table: vinhos.correct(table, "year", 2),
    "text": vinhos.text,
    "trace": vinhos.trace,
    "play_on": vinhos.play_on,
    "hint": vinhos.hint,
    "text of Lisboa": lisboa.text,
    "play_on of Lisboa": lisboa.play_on,
}


@pytest.mark.parametrize("name", CALLS)
@pytest.mark.parametrize("thing", [None, "middle", 3, vinhos.start("middle").position])
def test_what_is_no_session_is_refused(name: str, thing: object) -> None:
    """Every function of a session says what it was given, and how one gets a session."""
    said = refused(CALLS[name], thing)
    assert "is not a session: start() begins one" in said


def test_a_pasted_save_may_begin_with_a_byte_order_mark() -> None:
    """Some editors put one before a text; it is no letter of the heading."""
    table = vinhos.roll(vinhos.start("middle", seed=3))
    assert vinhos.load("\ufeff" + vinhos.text(table)).position == table.position


@pytest.mark.parametrize(
    ("record", "offence"),
    [
        ("start middle\nstart solo\n", "line 2: start stands here for the second time"),
        ("start middle\nseed 1\nseed 2\n", "line 3: seed stands here for the second time"),
        ("start middle\nreading bruno printed\nreading bruno eight\n", "line 3: reading bruno stands here"),
        ("start middle\nfacts <<<\n>>>\nfacts <<<\n>>>\n", "line 4: the block facts stands here"),
    ],
)
def test_a_line_that_may_stand_once_is_refused_the_second_time(record: str, offence: str) -> None:
    """Neither the first nor the last of two starts is taken silently."""
    assert offence in refused(vinhos.load, record)


@pytest.mark.parametrize(
    "position",
    [
        {"cubes": {"douro": 1, "Douro": 2}},
        {"cubes": {"douro": 1, "3": 2}},
        {"sales": {"red 9": "you", "Red 9": "lacerda"}},
        {"action_stack": {"free_expert": 1, "Free Expert": 1}},
    ],
)
def test_a_place_under_two_names_is_refused(position: dict[str, Any]) -> None:
    """The last of two names does not win."""
    assert "is named twice" in refused(lambda: vinhos.start(position=position))


@pytest.mark.parametrize(
    "position", [{"stores": {"B3": "you left", "b3": "you right"}}, {"rubble": {"A": "e", "a": ""}}]
)
def test_a_place_of_lisboa_under_two_names_is_refused(position: dict[str, Any]) -> None:
    """Both games read their tables by place in the same way."""
    assert "is named twice" in refused(lambda: lisboa.start(position=position))


def test_another_spelling_replaces_what_a_start_holds() -> None:
    """A name spelt otherwise is the same place as in the start that a position is laid over, and in a correction."""
    table = vinhos.start("middle", position={"sales": {"Red 9": "you"}, "cubes": {"3": 2}})
    same = vinhos.start("middle", position={"sales": {"red 9": "you"}, "cubes": {"douro": 2}})
    assert table.position == same.position
    corrected = vinhos.correct(vinhos.correct(vinhos.start("middle"), "sales.Red 9", "you"), "cubes.Douro", 2)
    assert corrected.position == same.position
    built = lisboa.start(position={"start": "middle", "stores": {"b3": "free", "a2": "you right"}})
    assert (
        built.position
        == lisboa.start(position={"start": "middle", "stores": {"B3": "free", "A2": "you right"}}).position
    )
