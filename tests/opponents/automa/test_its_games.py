"""Whole games against the automa: laws after every step, no dead end, undo, saves, positions as text."""

from itertools import pairwise
from random import Random
from typing import Any

import pytest

from tests.state.playing import LONGEST
from tests.walks import answered, faults, refusal, seen
from vinhos_kernel import correct, load, override, start, text, undo
from vinhos_kernel.data.rulebook import all_readings
from vinhos_kernel.lab.policies import POLICIES
from vinhos_kernel.lab.simulate import game_seed
from vinhos_kernel.opponents.kind import position_of
from vinhos_kernel.state.laws import broken
from vinhos_kernel.state.notation import plain_of, position_text
from vinhos_kernel.table.agenda import run_next
from vinhos_kernel.table.answers import Playout
from vinhos_kernel.table.errors import TableError
from vinhos_kernel.table.readings import settled
from vinhos_kernel.table.session import Session
from vinhos_kernel.table.turn import Turn

CHUNKS, GAMES = 30, 10
STEWARDS = 4
CORRECTIONS: tuple[tuple[str, Any], ...] = (
    ("automa.bagos", 3),
    ("automa.vp", 31),
    ("automa.marker", "sales"),
    ("path.tokens", {"2": "cellars", "3": "cellars", "4": "sales", "5": "export"}),
    ("path.tokens.2", "cellars"),
    ("path.used", ["cellars"]),
    ("readings.pairing", "m"),
    ("readings.automa_pays_actions", "no"),
)


def any_readings(seed: int) -> dict[str, str]:
    """Each doubt with a side by lot."""
    die = Random(seed)
    return {reading.name: die.choice(reading.sides)[0] for reading in all_readings()}


def broken_in(seed: int, policy: str) -> list[str]:
    """What a whole game under random readings breaks: a law after a step, or a question that nobody can answer."""
    game = start("automa").position.copy()
    game.readings = settled(all_readings(), any_readings(seed))
    turn: Turn[Any] = Turn(Playout(game_seed(11, seed), POLICIES[policy]), listening=False)
    found = list[str]()
    try:
        for _ in range(LONGEST):
            if not game.agenda:
                break
            rule = game.agenda[0]
            run_next(game, turn)
            found += [f"{seed} {rule}: {fault}" for fault in broken(game)]
    except TableError as dead_end:
        found.append(f"{seed} {any_readings(seed)}: {dead_end}")
    return found + [f"{seed}: ends in {game.calendar.phase}"] * (game.calendar.phase != "over")


@pytest.mark.parametrize("chunk", range(CHUNKS))
def test_whole_games_break_no_law(chunk: int) -> None:
    """300 games with each doubt read by lot; each comes to its end."""
    seeds = range(chunk * GAMES, (chunk + 1) * GAMES)

    assert [] == [fault for seed in seeds for fault in broken_in(seed, "random")]


@pytest.mark.parametrize("chunk", range(STEWARDS))
def test_games_of_the_steward_break_no_law(chunk: int) -> None:
    """Who plays to win comes to other tables."""
    assert [] == [fault for seed in range(chunk * 5, chunk * 5 + 5) for fault in broken_in(seed, "steward")]


def moments(seed: int) -> list[Session]:
    """A whole game, answer by answer, under random readings."""
    dice, tables = Random(seed), [start("automa", seed=seed, readings=any_readings(seed))]
    while tables[-1].question is not None:
        tables.append(answered(tables[-1], dice))
    return tables


@pytest.mark.parametrize("seed", range(2))
def test_every_step_is_saved_and_opened(seed: int) -> None:
    """A save of each moment of a game stands for the same table."""
    tables = moments(seed)

    assert [] == [place for place, table in enumerate(tables) if seen(table) != seen(load(text(table)))]
    assert "over" == tables[-1].position.calendar.phase


@pytest.mark.parametrize("seed", range(10, 14))
def test_undo_is_the_moment_before(seed: int) -> None:
    """Each answer of a game is taken back."""
    tables = moments(seed)

    assert [] == [n for n, (before, after) in enumerate(pairwise(tables)) if seen(undo(after)) != seen(before)]


@pytest.mark.parametrize("seed", range(20, 24))
def test_every_moment_is_sound(seed: int) -> None:
    """Laws hold, and one question that can be answered is open."""
    assert [] == [fault for table in moments(seed) for fault in faults(table)]


@pytest.mark.parametrize("seed", range(30, 34))
def test_positions_are_text_and_back(seed: int) -> None:
    """The position of every moment, as text and as plain values: tokens and used spaces too."""
    games = [table.position for table in moments(seed)]

    assert [] == [game.path for game in games if position_of(position_text(game), game.readings).key() != game.key()]
    assert [] == [game.path for game in games if position_of(plain_of(game), game.readings).key() != game.key()]
    assert any(game.path.used for game in games)


@pytest.mark.parametrize("seed", range(40, 44))
def test_an_earlier_die_is_changed(seed: int) -> None:
    """Override: another number at an earlier throw; the game goes on from there, and undo brings the first one back."""
    dice, table = Random(seed), moments(seed)[-1]
    throws = [entry for entry in table.entries if entry.what == "die"]
    for entry in dice.sample(throws, 3):
        changed = override(table, entry.address, dice.choice([n for n in (2, 3, 4, 5) if n != entry.value]))

        assert [] == faults(changed)
        assert seen(changed) == seen(load(text(changed)))


@pytest.mark.parametrize("path, value", CORRECTIONS)
def test_what_lies_at_its_table_can_be_set(path: str, value: Any) -> None:
    """Corrections of its board, its tokens and the doubts, taken back again."""
    tables = [table for table in moments(50) if table.question and table.question.kind == "die"]
    for table in tables[::4]:
        changed = correct(table, path, value)

        assert changed.entries[-1].value == value
        assert ([], seen(table)) == (faults(changed), seen(undo(changed)))


@pytest.mark.parametrize(
    "path, value",
    [("path.tokens", {"2": "press_release"}), ("path.tokens", {"9": "sales"}), ("path.used", ["kitchen"])],
)
def test_what_cannot_lie_there_is_refused(path: str, value: Any) -> None:
    """A token off the loop, a token that there is not, a space that there is not."""
    assert "path" in refusal(correct, start("automa", seed=2), path, value)
