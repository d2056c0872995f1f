"""The nine regions as cut tiles: outlines with 45-degree corners, and where their things stand."""

from typing import Final, NamedTuple


class Shape(NamedTuple):
    """
    One region: its corners, where its name starts, and whether its things stand in two lines (wide) or three.

    `right` is where its last thing ends; `change` says on which line there is air for what has just changed.
    """

    corners: tuple[tuple[int, int], ...]
    label: tuple[int, int]
    right: int
    wide: bool = False
    change_low: bool = False


SHAPES: Final = {
    1: Shape(((176, 0), (320, 0), (344, 24), (344, 72), (328, 88), (176, 88)), (184, 22), 328, change_low=True),
    2: Shape(((20, 0), (168, 0), (168, 88), (8, 88), (8, 64), (0, 56), (0, 20)), (14, 22), 158),
    3: Shape(
        ((8, 96), (336, 96), (320, 112), (320, 172), (16, 172), (16, 142), (8, 134)),
        (30, 124),
        308,
        wide=True,
    ),
    4: Shape(
        ((16, 180), (320, 180), (320, 204), (304, 220), (304, 256), (32, 256), (32, 234), (16, 218)),
        (46, 208),
        296,
        wide=True,
    ),
    5: Shape(((176, 264), (312, 264), (336, 288), (336, 336), (316, 356), (176, 356)), (188, 288), 312),
    6: Shape(
        ((32, 264), (168, 264), (168, 356), (36, 356), (36, 348), (20, 332), (20, 320), (8, 308), (8, 288)),
        (38, 288),
        160,
    ),
    7: Shape(((26, 364), (168, 364), (168, 452), (42, 452), (26, 436)), (38, 386), 160),
    8: Shape(((176, 364), (320, 364), (336, 380), (336, 436), (320, 452), (176, 452)), (188, 386), 320),
    9: Shape(
        ((72, 460), (314, 460), (330, 476), (330, 512), (306, 536), (88, 536), (56, 504), (56, 476)),
        (74, 488),
        316,
        wide=True,
    ),
}
HIGH: Final = 536


def points(number: int, left: float, top: float) -> str:
    """The corners of a region as an SVG polygon."""
    return " ".join(f"{left + x:g},{top + y:g}" for x, y in SHAPES[number].corners)
