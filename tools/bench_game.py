"""Times whole games beside a peer in one run: `python tools/bench_game.py` (and `pip install chess` for the ratio)."""

import importlib
import json
import platform
import random
import resource
import statistics
import time
from collections.abc import Callable, Iterator
from typing import Any

from vinhos_kernel import answer, fork, play_on, start
from vinhos_kernel.lab.policies import any_option, steward
from vinhos_kernel.lab.simulate import game_seed, play_out
from vinhos_kernel.opponents.kind import position_of
from vinhos_kernel.state.notation import position_text
from vinhos_kernel.table.agenda import run_next
from vinhos_kernel.table.answers import ByHand, Playout, wait
from vinhos_kernel.table.question import Question, Waiting
from vinhos_kernel.table.turn import Turn

ROUNDS = 11
SLICE = 0.3
SAMPLE_GAMES = 30
PLIES = 400
NUMBERS = iter(range(10**9))


STARTS = {name: position_of({"start": name}) for name in ("solo", "two")}


def one_game(name: str = "solo") -> None:
    """A whole random game from set-up to score, with a seed of its own."""
    play_out(STARTS[name], game_seed(1, next(NUMBERS)), None, any_option)


def one_chess_game(chess: Any, dice: random.Random) -> None:
    """A random game of the peer, at most 400 plies."""
    board = chess.Board()
    for _ in range(PLIES):
        moves = list(board.legal_moves)
        if not moves or board.is_game_over():
            return
        board.push(moves[int(dice.random() * len(moves))])


def slices(works: dict[str, Callable[[], None]]) -> dict[str, list[float]]:
    """Games a CPU-second of each contestant, all of them in every round, in a rotated order."""
    found: dict[str, list[float]] = {name: [] for name in works}
    for turn in range(ROUNDS):
        names = list(works)
        for name in names[turn % len(names) :] + names[: turn % len(names)]:
            began, count = time.process_time(), 0
            while time.process_time() - began < SLICE:
                works[name]()
                count += 1
            found[name].append(count / (time.process_time() - began))
    return found


def decisions() -> Iterator[tuple[Any, Question]]:
    """Positions of random games at which a person is asked, with the question."""
    for number in range(SAMPLE_GAMES):
        game = STARTS["solo"].copy()
        turn: Turn[Any] = Turn(Playout(game_seed(2, number), any_option), listening=False)
        while game.agenda:
            before = game.copy()
            asked: Turn[Any] = Turn(ByHand(wait), listening=False)
            try:
                run_next(before.copy(), asked)
            except Waiting as waiting:
                if waiting.question.who == "you":
                    yield before, waiting.question
            run_next(game, turn)


def listing() -> dict[str, float]:
    """Listing the options of a decision: how many, how long, and the worst one."""
    times, options = [], 0
    for position, question in decisions():
        best = 1.0
        for _ in range(3):
            game, turn = position.copy(), Turn[Any](ByHand(wait), listening=False)
            began = time.perf_counter()
            try:
                run_next(game, turn)
            except Waiting:
                best = min(best, time.perf_counter() - began)
        times.append(best)
        options += len(question.options)
    return {
        "decisions a game": len(times) / SAMPLE_GAMES,
        "options a decision": options / len(times),
        "options listed a second, listing alone": options / sum(times),
        "option list, mean µs": statistics.mean(times) * 1e6,
        "option list, worst µs": max(times) * 1e6,
    }


def session() -> dict[str, float]:
    """What a session does: a branch, a hash, a position to text and back, an answer."""
    table = play_on(start("solo", seed=3), steward, lambda each: len(each.entries) > 150)
    table = play_on(table)
    text = position_text(table.position)
    assert table.question is not None
    works: dict[str, Callable[[], object]] = {
        "fork, µs": lambda: fork(table),
        "key and hash, µs": lambda: hash(table.position.key()),
        "position to text, µs": lambda: position_text(table.position),
        "text to position, µs": lambda: position_of(text),
        "answer of a person, µs": lambda: answer(table, table.question.options[0] if table.question else ""),
    }
    found: dict[str, float] = {"characters of the position": len(text)}
    for name, work in works.items():
        began, count = time.process_time(), 0
        while time.process_time() - began < SLICE:
            work()
            count += 1
        found[name] = (time.process_time() - began) / count * 1e6
    return found


def memory(games: int = 10_000) -> dict[str, float]:
    """The largest memory of this process after some games, and after all of them, in MB."""
    found: dict[str, float] = {}
    for count in (games // 10, games - games // 10):
        for _ in range(count):
            one_game()
        found[f"largest memory after {games // 10 if not found else games:,} games, MB"] = (
            resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024
        )
    return found


def side_by_side() -> dict[str, float]:
    """Whole games a second, and as a ratio to the peer where it is installed."""
    works: dict[str, Callable[[], None]] = {"solo": one_game, "two": lambda: one_game("two")}
    try:
        chess, dice = importlib.import_module("chess"), random.Random(1)
        works["chess"] = lambda: one_chess_game(chess, dice)
    except ModuleNotFoundError:
        pass
    found = slices(works)
    figures = {f"{name}: games a second": statistics.median(each) for name, each in found.items()}
    if "chess" in found:
        ratios = [mine / theirs for mine, theirs in zip(found["solo"], found["chess"], strict=True)]
        figures["solo games for one game of chess"] = statistics.median(ratios)
    return figures


if __name__ == "__main__":
    figures = {**side_by_side(), **listing(), **session(), **memory()}
    print(json.dumps({"python": platform.python_version(), **{k: round(v, 2) for k, v in figures.items()}}, indent=1))
