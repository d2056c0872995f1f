"""Whether a value on a picture of Lisboa is invented: its mark is a hollow diamond."""

from collections.abc import Iterable
from functools import lru_cache

from vinhos_kernel.lisboa.data.catalogue import facts
from vinhos_kernel.lisboa.game import Game
from vinhos_kernel.lisboa.names import HERE
from vinhos_kernel.views.labels import standin
from vinhos_kernel.views.svg import NOTHING, Svg


@lru_cache(maxsize=32)
def _invented(own: str) -> frozenset[str]:
    return frozenset(origin.path for origin in facts(own).standins())


def any_standin(game: Game, paths: Iterable[str]) -> bool:
    """Whether one of the values at paths like `ship.blue.hull` is invented for this project."""
    return not _invented(game.board.own).isdisjoint(paths)


def diamond(game: Game, x: float, y: float, *paths: str) -> Svg:
    """The mark of an invented value, or nothing where all of these are known."""
    return standin(x, y) if any_standin(game, paths) else NOTHING


def shows_standin(game: Game, paths: Iterable[str]) -> bool:
    """The same of values that a real table is asked for: only a game that runs here plays with invented ones."""
    return game.seat == HERE and any_standin(game, paths)
