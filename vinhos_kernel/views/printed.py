"""Where a printed value on a picture comes from, and whether it is invented."""

from collections.abc import Iterable
from functools import lru_cache

from vinhos_kernel.data.board import Board
from vinhos_kernel.state.names import REGIONS
from vinhos_kernel.table.facts import Facts


@lru_cache(maxsize=16)
def _invented(facts: Facts) -> frozenset[str]:
    return frozenset(origin.path for origin in facts.standins())


def is_standin(board: Board, path: str) -> bool:
    """Whether the value at a path like `region.douro.price` is invented for this project."""
    return path in _invented(board.facts)


def all_standins(board: Board, paths: Iterable[str]) -> bool:
    """Whether every one of these values is invented: then one mark on their label is enough."""
    return _invented(board.facts).issuperset(paths)


def any_standin(board: Board, paths: Iterable[str]) -> bool:
    """Whether one of these values is invented."""
    return not _invented(board.facts).isdisjoint(paths)


def region_path(number: int, field: str) -> str:
    """The path of a region's value."""
    return f"region.{REGIONS[number]}.{field}"
