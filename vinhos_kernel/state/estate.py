"""An Estate: a row of small numbers, read by name; what it can hold and what its wines are called."""

from functools import lru_cache
from typing import Final

REGION: Final = 0
COLOUR: Final = 1
VINEYARDS: Final = 2
WINERIES: Final = 3
ENOLOGISTS: Final = 4
FARMERS: Final = 5
CELLAR: Final = 6
WAITING: Final = 7
WINES: Final = 8
PARTS: Final = ("region", "colour", "vineyards", "wineries", "enologists", "farmers", "cellar", "waiting")
"""What the places of an Estate hold: region 1-9 (0: none yet), colour (0: none yet, 1 red, 2 white), counts, a Cellar
(0 or 1), Renown cubes that wait on its Wineries or Cellar; from WINES on the printed Quality of each wine (0: none)."""

STORAGE: Final = 4
IN_A_WAREHOUSE: Final = 2
BARE: Final = bytes(WINES + STORAGE)
LETTERS: Final = "abcd"

Estate = bytes
Land = tuple[Estate, ...]


def slots_of(estate: Estate) -> int:
    """How many wines it can store: two in the Warehouse, four in a Cellar."""
    return STORAGE if estate[CELLAR] else IN_A_WAREHOUSE


def built(estate: Estate) -> int:
    """How many of its slots hold a Vineyard or a Winery."""
    return estate[VINEYARDS] + estate[WINERIES]


@lru_cache(maxsize=4096)
def regions_of(land: Land) -> tuple[int, ...]:
    """The regions that a player's Estates belong to, by number."""
    return tuple(sorted({estate[REGION] for estate in land} - {0}))


@lru_cache(maxsize=4096)
def wines_of(land: Land) -> tuple[tuple[int, int], ...]:
    """The wines of a player: (Estate, slot), both from 0."""
    return tuple([(place, slot) for place, estate in enumerate(land) for slot in _in_use(estate[WINES:])])


@lru_cache(maxsize=4096)
def _in_use(storage: bytes) -> tuple[int, ...]:
    return tuple(slot for slot, quality in enumerate(storage) if quality)


@lru_cache(maxsize=4096)
def wine_names(land: Land) -> tuple[str, ...]:
    """The wines of a player as they are answered."""
    return tuple(wine_name(*wine) for wine in wines_of(land))


def wine_name(place: int, slot: int) -> str:
    """What a wine is called in an answer: `2a` lies in the first slot of the second Estate."""
    return f"{place + 1}{LETTERS[slot]}"


def wine_at(name: str) -> tuple[int, int]:
    """The Estate and the slot that a wine's name stands for."""
    return int(name[0]) - 1, LETTERS.index(name[1])
