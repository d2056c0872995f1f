"""Where things lie on the town: north up, rows from A, streets between the columns, building sites on three sides."""

from typing import Final, NamedTuple

from vinhos_kernel.lisboa.names import COLUMNS, RIGHT, ROWS, SITES, column_of, row_of
from vinhos_kernel.views.panel import LEFT, TOP

HIGH: Final = 75
ROW_GAP: Final = 8
SITE: Final = 46
BLOCK: Final = 34
NARROW: Final = 26
STREET: Final = 16
GAP: Final = 4
STACK: Final = 16
ROOF: Final = 18
"""How high a row is; how wide sites, blocks, the last block, streets and stacks of cubes are; the name of a place."""
WEST: Final = LEFT - 1
FIRST: Final = WEST + SITE + GAP
NORTH: Final = TOP
TOWN: Final = NORTH + HIGH + ROW_GAP
SOUTH: Final = TOWN + len(ROWS) * (HIGH + ROW_GAP)
CUBES: Final = 22
"""From one cube of a column to the next below it."""
FEET: Final = SOUTH + 2 * CUBES + 4
FOOT_HIGH: Final = 66
STACKS: Final = FEET + FOOT_HIGH + 10
CARD_HIGH: Final = 62
END: Final = STACKS + CARD_HIGH
PLOT: Final = 22
POINT: Final = 5
"""How high a plot for a building is; how far the front of a store reaches into its street."""


class Box(NamedTuple):
    """A place on the board: its left and top edge, how wide and how high it is."""

    x: float
    y: float
    wide: float
    high: float

    @property
    def centre(self) -> float:
        """The middle, left to right."""
        return self.x + self.wide / 2

    @property
    def middle(self) -> float:
        """The middle, top to bottom."""
        return self.y + self.high / 2


def column_box(column: int) -> Box:
    """A whole column of blocks; the last one is narrower."""
    wide = NARROW if column == len(COLUMNS) - 1 else BLOCK
    return Box(FIRST + column * (BLOCK + STREET), TOWN, wide, SOUTH - TOWN - ROW_GAP)


def row_top(row: int) -> float:
    """The upper edge of a row."""
    return TOWN + row * (HIGH + ROW_GAP)


def space_box(space: int) -> Box:
    """The block of a store space."""
    x, _, wide, _ = column_box(column_of(space))
    return Box(x, row_top(row_of(space)), wide, HIGH)


def street_box(street: int) -> Box:
    """A street from the sites in the north down to its foot."""
    return Box(FIRST + BLOCK + street * (BLOCK + STREET), NORTH + HIGH, STREET, FEET - NORTH - HIGH)


def foot_box(street: int) -> Box:
    """The foot of a street, with its good and its Scoring tile."""
    return Box(street_box(street).centre - SITE / 2, FEET, SITE, FOOT_HIGH)


def site_box(site: int) -> Box:
    """A building site: at an end of its row, or in the north over its street."""
    end, _, name = SITES[site].partition("-")
    if end == "N":
        return Box(street_box(int(name) - 1).centre - SITE / 2, NORTH, SITE, HIGH)
    return Box(WEST if end == "W" else stack_edge() + STACK + GAP, row_top(ROWS.index(name)), SITE, HIGH)


def line_box(line: int) -> Box:
    """Where the cubes of a row or of a column lie."""
    if line < len(ROWS):
        return Box(stack_edge() - 2, row_top(line), STACK + 4, HIGH)
    wide = 36
    return Box(column_box(line - len(ROWS)).centre - wide / 2, SOUTH, wide, 2 * CUBES)


def stack_edge() -> float:
    """The left edge of the cubes that lie east of the rows."""
    last = column_box(len(COLUMNS) - 1)
    return last.x + last.wide + GAP


def pile_box() -> Box:
    """The pile of rubble, in the south-east."""
    return Box(stack_edge() + 2, SOUTH, STACK + GAP + SITE - 2, 2 * CUBES)


def card_box(architect: int) -> Box:
    """The buildings of an architect, below the town."""
    wide = (stack_edge() + STACK + SITE - WEST) / 2 - 2
    return Box(WEST + architect * (wide + 8), STACKS, wide, CARD_HIGH)


def cube_boxes(line: int, count: int) -> list[Box]:
    """Where so many cubes lie: one below the other east of a row, in pairs south of a column."""
    x, y, wide, high = line_box(line)
    if line < len(ROWS):
        pitch = high / max(3, count)
        return [Box(x, y + pitch * n, wide, pitch) for n in range(count)]
    half, pitch = wide / 2, high / max(2, -(-count // 2))
    alone = count - 1 if count % 2 else count
    return [
        Box(x + (half / 2 if n == alone else half * (n % 2)), y + pitch * (n // 2), half, pitch) for n in range(count)
    ]


# ---------------------------------------------------------------- fronts
def front_box(space: int, facing: int, both: bool) -> Box:
    """The part of a block below its name that faces a street; half of it where it faces two."""
    x, y, wide, high = space_box(space)
    part = wide / 2 if both else wide
    return Box(x + part * (both and facing == RIGHT), y + ROOF, part, high - 2 * ROOF)


def plot_box(site: int, architect: int) -> Box:
    """The part of a free site that stands for an architect's building."""
    x, y, wide, _ = site_box(site)
    return Box(x + 1, y + ROOF + PLOT * architect, wide - 2, PLOT)


def pointed(box: Box, facing: int) -> str:
    """A box as the points of a sign that points to its street."""
    x, y, wide, high = box
    edge, tip, back = (x + wide, x + wide + POINT, x) if facing == RIGHT else (x, x - POINT, x + wide)
    corners = ((back, y), (edge, y), (tip, y + high / 2), (edge, y + high), (back, y + high))
    return " ".join(f"{one:g},{other:g}" for one, other in corners)
