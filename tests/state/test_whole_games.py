"""Whole games that are played here, by whoever takes any option: laws after every step, and never a dead end."""

from collections.abc import Iterator
from functools import cache
from random import Random

import pytest

from tests.state.playing import LONGEST
from vinhos_kernel import start
from vinhos_kernel.data.rulebook import all_readings
from vinhos_kernel.lab.policies import POLICIES, Policy
from vinhos_kernel.lab.simulate import game_seed
from vinhos_kernel.state.game import Game
from vinhos_kernel.state.laws import broken
from vinhos_kernel.table.agenda import run_next
from vinhos_kernel.table.answers import Playout
from vinhos_kernel.table.errors import TableError
from vinhos_kernel.table.question import Option, Question
from vinhos_kernel.table.readings import settled
from vinhos_kernel.table.turn import Turn

VINHOS, TWO, MIXED, STEWARDS = range(30), range(10), range(10), range(4)
GAMES = 50
MIXED_GAMES = 14
STEWARD_GAMES = 12


@cache
def set_up(name: str) -> Game:
    """A table before its set-up."""
    game: Game = start(name).position
    return game


def steps(game: Game, seed: int, policy: Policy) -> Iterator[tuple[str, Game]]:
    """A whole game in place, rule by rule: what ran, and the table after it."""
    turn: Turn[Game] = Turn(Playout(seed, policy), listening=False)
    for _ in range(LONGEST):
        if not game.agenda:
            return
        rule = game.agenda[0][0]
        run_next(game, turn)
        yield rule, game
    raise AssertionError("the game does not end")


def faults(name: str, seed: int, policy: str = "random", **readings: str) -> list[str]:
    """What a whole game breaks: a law after a step, or a question without an answer."""
    game = set_up(name).copy()
    game.readings = settled(all_readings(), readings)
    found, before = list[str](), game.key()
    try:
        for rule, after in steps(game, game_seed(7, seed), POLICIES[policy]):
            if after.key()[:-1] != before[:-1]:
                found += [f"{name} {seed} {rule}: {fault}" for fault in broken(after)]
            before = after.key()
    except TableError as dead_end:
        found.append(f"{name} {seed} {readings}: {dead_end}")
    return found + [f"{name} {seed}: ends in {game.calendar.phase}"] * (game.calendar.phase != "over")


@pytest.mark.parametrize("block", VINHOS)
def test_whole_games_against_lacerda_break_no_law(block: int) -> None:
    """1,500 games; every question to you has an option, and each game comes to its end."""
    assert [] == [fault for n in range(block * GAMES, (block + 1) * GAMES) for fault in faults("solo", n)]


@pytest.mark.parametrize("block", TWO)
def test_whole_games_of_two_people_break_no_law(block: int) -> None:
    """500 games."""
    assert [] == [fault for n in range(block * GAMES, (block + 1) * GAMES) for fault in faults("two", n)]


@pytest.mark.parametrize("block", MIXED)
def test_whole_games_under_any_readings_break_no_law(block: int) -> None:
    """Each doubt with a side by lot."""
    found = []
    for seed in range(block * MIXED_GAMES, (block + 1) * MIXED_GAMES):
        die = Random(seed)
        chosen = {reading.name: die.choice(reading.sides)[0] for reading in all_readings()}
        found += faults(die.choice(("solo", "two", "automa")), seed, **chosen)

    assert [] == found


@pytest.mark.parametrize("block", STEWARDS)
def test_whole_games_of_the_steward_break_no_law(block: int) -> None:
    """Who plays to win comes to other tables."""
    seeds = range(block * STEWARD_GAMES, (block + 1) * STEWARD_GAMES)

    assert [] == [fault for seed in seeds for fault in faults(("solo", "two")[block % 2], seed, "steward")]


@pytest.mark.parametrize("name", ["solo", "two"])
def test_every_question_of_a_whole_game_offers_different_options(name: str) -> None:
    """Two or more (a single one is not asked), to a side that a person plays."""
    asked: list[Question] = []

    def answer(question: Question, game: Game) -> Option:
        asked.append(question)
        return question.options[game_seed(len(asked), 3) % len(question.options)]

    for seed in range(12):
        for _ in steps(set_up(name).copy(), seed, answer):
            pass

    assert [] == [each for each in asked if len(set(each.options)) < max(2, len(each.options))]
    assert {"solo": {"you"}, "two": {"you", "guest"}}[name] == {each.who for each in asked}
    assert {"move", "region", "estate", "wine", "slot", "export_slot", "booth", "tile_pick", "worker", "cubes"} <= {
        each.kind for each in asked
    }
