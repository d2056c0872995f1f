"""Simulation: playouts from a position, each with a seed of its own."""

from collections.abc import Callable
from typing import Any

from vinhos_kernel.table.agenda import run_all, run_next
from vinhos_kernel.table.answers import ByHand, Playout, Policy, Who, mixed
from vinhos_kernel.table.errors import GoesInCircles
from vinhos_kernel.table.question import Question
from vinhos_kernel.table.turn import Draw, Position, Turn

MOST_RULES = 20_000
Watch = Callable[[str, Any, Any, list[Draw]], None]


def game_seed(seed: int, number: int) -> int:
    """The seed of the nth game of a run: it depends on nothing else."""
    return mixed(mixed(seed) ^ number)


def play_out(
    position: Position,
    seed: int,
    stop: Callable[[Any], bool] | None,
    policy: Policy | None = None,
    watch: Watch | None = None,
) -> Any:
    """Play from a position until `stop` or the end of the agenda; `watch` sees each rule with its draws.

    Raises `Waiting` where a person must decide and no policy answers.
    """
    game: Any = position.copy()
    turn: Turn[Any] = Turn(Playout(seed, policy), listening=False)
    left = MOST_RULES
    if watch is None and stop is None:
        left = 1 + run_all(game, turn, left - 1)
    if watch is not None:
        turn.source = ByHand(_die(seed, policy, turn))
    while game.agenda and not (stop and stop(game)):
        left -= 1
        if not left:
            raise GoesInCircles(f"{game.agenda[0][0]} comes back again and again: {MOST_RULES} rules were run")
        if watch is None:
            run_next(game, turn)
        else:
            rule, before = game.agenda[0][0], game.copy()
            run_next(game, turn)
            watch(rule, before, game.copy(), turn.draws)
    return game


def _die(seed: int, policy: Policy | None, turn: Turn[Any]) -> Who:
    """The answers of a playout, one question at a time."""
    chance = Playout(seed, policy)

    def reply(question: Question) -> int:
        return chance.pick(
            turn, question.who, question.kind, question.prompt, question.options, question.weights, question.fits
        )  # fmt: skip

    return reply
