"""The words of Lisboa, in the order in which positions count them."""

from itertools import product
from typing import Final

NOBODY, YOU, LACERDA = 0, 1, 2
SIDES: Final = ("nobody", "you", "lacerda")
BUILDER, MINISTER, KING, TREASURY = range(4)
FIGURES: Final = ("builder", "minister", "king", "treasury")
NOBLES: Final = FIGURES[:TREASURY]
NOWHERE: Final = 4
"""Where the Helper and the Courtier are before they stand anywhere."""
GOODS: Final = ("cloth", "books", "tools", "gold")
STREETS: Final = ("street_1", "street_2", "street_3", "street_4")
ROWS: Final = ("A", "B", "C", "D")
COLUMNS: Final = ("1", "2", "3", "4", "5")
SPACES: Final = tuple(row + column for row, column in product(ROWS, COLUMNS))
LEFT, RIGHT = 0, 1
FACINGS: Final = ("left", "right")
SITES: Final = ("W-D", "W-C", "W-B", "W-A", "N-1", "N-2", "N-3", "N-4", "E-A", "E-B", "E-C", "E-D")
"""The building sites, clockwise, the south-western one first."""
LINES: Final = (*ROWS, *COLUMNS)
PLACES: Final = (*LINES, *SITES)
"""Where rubble lies: rows, columns, building sites."""
KINDS: Final = ("earthquake", "fire", "tsunami")
LETTERS: Final = "eft"
BLUE, GREEN = 0, 1
ARCHITECTS: Final = ("blue", "green")
OFFICIALS, PLANS, SHIPS, PRODUCTION, CARDINAL, FAVOR = range(6)
STATE_ACTIONS: Final = ("officials", "plans", "ships", "production", "cardinal", "favor")
"""For each Noble the top one of the office, then the bottom one."""
NOBLE_ACTIONS: Final = ("store", "decrees", "building")
MOST_REIS: Final = 200
MOST_WIGS: Final = 999
MOST_CUBES: Final = 180
MOST_COUNTED: Final = 255
"""The most goods of a kind, and of anything else that is counted piece by piece."""
BOATS: Final = ("blue", "red", "purple", "brown")
HERE, AT_A_TABLE = "here", "table"
SEATS: Final = (HERE, AT_A_TABLE)
PHASES: Final = ("set_up", "play", "closing", "last_round", "over")


def row_of(space: int) -> int:
    """The row of a store space, 0 for A: it is also the row's place among those of the rubble."""
    return space // len(COLUMNS)


def column_of(space: int) -> int:
    """The column of a store space, 0 for the westernmost."""
    return space % len(COLUMNS)


def lines_of(space: int) -> tuple[int, int]:
    """The places of the rubble of a space's row and column."""
    return row_of(space), len(ROWS) + column_of(space)
