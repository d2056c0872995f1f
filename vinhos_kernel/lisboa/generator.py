"""A declared generator of legal changes of the table: it answers for you where a game runs without your board."""

from collections.abc import Callable
from typing import Any, Final

from vinhos_kernel.lisboa.game import Game
from vinhos_kernel.lisboa.kind import position_of
from vinhos_kernel.lisboa.names import HERE, LACERDA, NOBLES, YOU
from vinhos_kernel.table.agenda import run_next
from vinhos_kernel.table.answers import Playout, Policy, seed_of
from vinhos_kernel.table.errors import GoesInCircles, TableError
from vinhos_kernel.table.question import Option, Question
from vinhos_kernel.table.turn import Turn
from vinhos_kernel.table.validator import function, whole

Of = Callable[[Game], Any]
MOST = 10**18
MOST_GAMES = 10**7
MOST_RULES = 20_000
LAZY: Final = ("none", "done", "no", "gold", 0)


def somebody(question: Question, game: Game) -> Option:
    """Any of the options, by the question's address and the table; nothing is left undone, and every other card visits.

    It is no player: it shows how the table changes when somebody does something, and says nothing of how well.
    """
    number = seed_of(0, question.address, question.prompt, str(game.hands[1].wigs))
    options = tuple(option for option in question.options if option not in LAZY) or question.options
    nobles = tuple(option for option in options if option in NOBLES)
    if question.kind == "play" and nobles and number & 1:
        options = nobles
    return options[(number >> 1) % len(options)]


def played_out(position: Any, seed: int = 0, policy: Policy = somebody) -> Game:
    """A game that runs here played to its end with a die of its own: the last position."""
    game, turn = played_here(position), Turn[Game](Playout(seed, function("policy", policy)), listening=False)
    for _ in range(MOST_RULES):
        if not game.agenda:
            return game
        run_next(game, turn, f"{len(game.agenda)}/{seed}/")
    raise GoesInCircles(f"{game.agenda[0][0]} comes back again and again: {MOST_RULES} rules were run")


def played_here(position: Any) -> Game:
    """A position of a game that runs here, to play on; beside a real table its people are asked."""
    game = position_of(position)
    if game.seat != HERE:
        raise TableError("only a game that runs here can be played out: beside a real table its people are asked")
    return game


def many(position: Any, games: int = 100, seed: int = 0, of: Of | None = None, policy: Policy = somebody) -> list[Any]:
    """So many games from a position, the same for a seed: what `of` reads from each end (left out: both wigs)."""
    begins, read = played_here(position), function("of", of) or both_wigs
    seeds = [seed_of(whole("seed", seed, -MOST, MOST), str(n)) for n in range(whole("games", games, 0, MOST_GAMES))]
    return [read(played_out(begins, each, policy)) for each in seeds]


def both_wigs(game: Game) -> tuple[int, int]:
    """Your wigs and his."""
    return game.hands[YOU].wigs, game.hands[LACERDA].wigs
