"""Readings: doubts in the text as named switches, each with its sides and a default."""

from collections.abc import Iterable, Mapping
from types import MappingProxyType
from typing import Any, NamedTuple, TypeVar

from vinhos_kernel.table.errors import BadPosition, nearest, offers
from vinhos_kernel.table.turn import Position

G = TypeVar("G", bound=Position)
PATH = "readings."


class Reading(NamedTuple):
    """A doubt: what it is about, and what each side says; the first side is the default."""

    name: str
    doubt: str
    sides: tuple[tuple[str, str], ...]
    source: str

    @property
    def default(self) -> str:
        """The side that holds unless a reader chooses another."""
        return self.sides[0][0]


def settled(readings: Iterable[Reading], chosen: Mapping[str, str]) -> Mapping[str, str]:
    """Each reading with the chosen side or its default; an unknown name or side is refused."""
    known = {reading.name: reading for reading in readings}
    for name, side in chosen.items():
        if name not in known:
            raise BadPosition(f"there is no reading {name!r}{nearest(str(name), known)}")
        sides = [each for each, _ in known[name].sides]
        if side not in sides:
            raise BadPosition(f"the reading {name} cannot be {side!r}, only one of {offers(sides)}")
    return MappingProxyType({name: chosen.get(name, reading.default) for name, reading in known.items()})


def read_as(game: G, readings: Iterable[Reading], chosen: Mapping[str, str]) -> G:
    """A copy of a position with other sides of some doubts; the rest of them stay as they are."""
    changed = game.copy()
    if chosen:
        changed.readings = settled(readings, {**game.readings, **chosen})
    return changed


def reading_of(path: Any) -> str:
    """The reading that a correction names by its path, as in `readings.NAME`; nothing for a field of the position."""
    return path.removeprefix(PATH) if isinstance(path, str) and path.startswith(PATH) else ""


def not_default(readings: Iterable[Reading], sides: Mapping[str, str]) -> dict[str, str]:
    """The readings whose side is not the default."""
    return {each.name: sides[each.name] for each in readings if sides[each.name] != each.default}
