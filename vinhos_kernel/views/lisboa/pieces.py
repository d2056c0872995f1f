"""Lisboa's pieces, centred: yours round with a dot, his cornered with an L, neutral square; goods, rubble, ships."""

from typing import Final

from vinhos_kernel.lisboa.names import BOATS, KINDS, LEFT, LETTERS, NOBLES, YOU
from vinhos_kernel.views.pieces import disc, marker
from vinhos_kernel.views.svg import NOTHING, Svg, at, circle, joined, path, rect, remembered, text

NO_FACING: Final = -1
ARCH: Final = "M-8.5,9V-2A8.5,8.5 0 0 1 8.5,-2V9Z"
GABLE: Final = "M-8.5,9V-3L0,-10.5L8.5,-3V9Z"
CUBES: Final = {
    "earthquake": ("M-7.5,-7.5H7.5V7.5H-7.5Z", "cork", "on-cork"),
    "fire": ("M0,-9.5L8,-1V7.5H-8V-1Z", "red", "on-red"),
    "tsunami": ("M-8,-5Q-4,-11 0,-6Q4,-1 8,-6V7.5H-8Z", "azulejo", "panel"),
}
"""The outline of each kind of rubble, its ground and its ink: a square, a gable, a wave."""
GOODS: Final = {
    "cloth": "M-9,-6H5Q9,-6 9,-2Q9,2 5,2H-9ZM5,-6Q1,-6 1,-2Q1,2 5,2M5,-2H5.5M-9,2V8H-1V2M-6,2V8M-3.5,2V8",
    "books": "M-9,-9H-3V9H-9ZM-3,-9H3V9H-3ZM3.6,-7.6L8,-8.8L12,8L7.4,9.2ZM-9,-5H3M-9,5H3",
    "tools": "M-10,-8H2V-3H-10ZM2,-7Q7,-7 9,-2Q5,-3.5 2,-3.5M-5.5,-3V10H-2.5V-3",
    "gold": "M-10,8L-7.5,1H-2.5L0,8ZM0,8L2.5,1H7.5L10,8ZM-5,1L-2.5,-6H2.5L5,1Z",
}
WIG: Final = (
    "M0,-10C7,-10 9,-5 8,-1C12,1 11,6 8,6C8,9 4,10 3,8C4,4 4,0 3,-3C1,-4 -1,-4 -3,-3"
    "C-4,0 -4,4 -3,8C-4,10 -8,9 -8,6C-11,6 -12,1 -8,-1C-9,-5 -7,-10 0,-10Z"
)
SEAL: Final = "M-4.5,4L-6.5,12L-2.5,10L0,13L2.5,10L6.5,12L4.5,4Z"
QUILL: Final = "M-8,10L3,-3M-5,6Q-8,-4 8,-10Q8,4 -3,4.5"
CROSS: Final = "M-2,-8H2V-3.5H6.5V.5H2V9H-2V.5H-6.5V-3.5H-2Z"


# ---------------------------------------------------------------- owners
def house(x: float, y: float, side: int, facing: int = NO_FACING, scale: float = 1, piece: str = "") -> Svg:
    """A wooden house, or a store with an arrow to the street that it faces: yours arched, his gabled. 18 x 20 or 24."""
    return at(x, y, joined(_arrow(facing), _house(side)), scale, piece=piece)


@remembered
def _house(side: int) -> Svg:
    if side == YOU:
        return joined(path(ARCH, "you", "ink", 1.5), circle(0, 1, 3.1, "on-you"))
    return joined(path(GABLE, "lacerda", "ink", 1.5), _word(6, "L", 11.5, "on-lacerda"))


@remembered
def _arrow(facing: int) -> Svg:
    if facing == NO_FACING:
        return NOTHING
    return path("M-9,-3L-14.5,2L-9,7Z" if facing == LEFT else "M9,-3L14.5,2L9,7Z", "ink", "ink", 1)


def official(x: float, y: float, side: int, scale: float = 1, piece: str = "") -> Svg:
    """An Official: round, on a wedge with an L, or neutral and square with an N. 26 x 32."""
    return marker(x, y, side, scale, piece) if side else at(x, y, _neutral(), scale, piece=piece)


@remembered
def _neutral() -> Svg:
    body = rect(-10.5, -2, 21, 17, 1, "sunk", "ink", 1.5)
    return joined(body, rect(-6, -15, 12, 12, 1, "sunk", "ink", 1.5), _word(12, "N", 12.5, "ink"))


def courtier(x: float, y: float, scale: float = 1) -> Svg:
    """His Courtier: his octagon below a feathered hat. 20 x 28."""
    hat = path("M-11,-8H11M-6,-8Q-6,-14 0,-14Q6,-14 6,-8M4,-13Q9,-18 12,-15", "panel", "ink", 1.5)
    return at(x, y, joined(disc(0, 0, 2), hat), scale, piece="courtier")


def helper(x: float, y: float, scale: float = 1, ghost: bool = False) -> Svg:
    """His Helper: a pennant with an L that points to the left; a ghost is where it stood. 26 x 20."""
    return at(x, y, _pennant(ghost), scale, piece="" if ghost else "helper")


@remembered
def _pennant(ghost: bool) -> Svg:
    flag = "M-14,0L-5,-9.5H12V9.5H-5Z"
    if ghost:
        return joined(path(flag, "", "edge", 1.5, "3 2.4"), _word(4.4, "L", 12.5, "muted", 3))
    return joined(path(flag, "lacerda", "ink", 1.5), _word(4.4, "L", 12.5, "on-lacerda", 3))


# ---------------------------------------------------------------- rubble and goods
def rubble(x: float, y: float, kind: int, scale: float = 1, piece: str = "") -> Svg:
    """A cube of rubble: a square with e, a gable with f, a wave with t. 16 x 17."""
    return at(x, y, _rubble(KINDS[kind]), scale, piece=piece)


@remembered
def _rubble(kind: str) -> Svg:
    outline, fill, ink = CUBES[kind]
    return joined(path(outline, fill, "ink", 1.3), _word(5, LETTERS[KINDS.index(kind)], 12, ink))


def good(x: float, y: float, name: str, scale: float = 1, ink: str = "ink") -> Svg:
    """A good by its name: a bolt of cloth, books, a hammer, ingots. 24 x 20."""
    return at(x, y, _good(name, ink), scale)


@remembered
def _good(name: str, ink: str) -> Svg:
    return path(GOODS[name], "panel", ink, 1.5)


def ship(x: float, y: float, boat: int, scale: float = 1, piece: str = "") -> Svg:
    """A ship by its place among the four; its sail carries the first letters of its name. 28 x 28."""
    return at(x, y, _ship(BOATS[boat]), scale, piece=piece)


@remembered
def _ship(name: str) -> Svg:
    hull = path("M-14,6H14Q12,13 8,13H-8Q-12,13 -14,6Z", "panel", "ink", 1.5)
    sail = path("M0,6V3M0,-12V-15M-10,3Q-7,-5 -10,-12H10Q13,-5 10,3Z", "panel", "ink", 1.5)
    return joined(hull, sail, _word(-0.5, name[:2].title(), 11, "ink", 1.5))


# ---------------------------------------------------------------- what the court gives
def favor(x: float, y: float, noble: int, scale: float = 1) -> Svg:
    """A Royal Favor: a seal with the first letter of its Noble. 20 x 24."""
    return at(x, y, _favor(NOBLES[noble][0].upper()), scale)


@remembered
def _favor(letter: str) -> Svg:
    return joined(
        path(SEAL, "glaze", "ink", 1.3), circle(0, -1, 9.5, "glaze", "ink", 1.4), _word(3.6, letter, 12, "ink")
    )


@remembered
def wig(x: float, y: float, scale: float = 1) -> Svg:
    """A wig: what counts at the end. 22 x 20."""
    return at(x, y, path(WIG, "panel", "ink", 1.4), scale)


@remembered
def influence(x: float, y: float, scale: float = 1) -> Svg:
    """Influence: a quill. 18 x 20."""
    return at(x, y, path(QUILL, "panel", "ink", 1.5), scale)


@remembered
def treasury(x: float, y: float, scale: float = 1) -> Svg:
    """The Treasury: a chest. 24 x 20."""
    chest = path("M-11,-1V-3Q-11,-9 -6,-9H6Q11,-9 11,-3V-1V9H-11ZM-11,-1H11", "cork", "ink", 1.4)
    return at(x, y, joined(chest, rect(-2.5, -3.5, 5, 6, 1, "panel", "ink", 1.2)), scale)


@remembered
def plan(x: float, y: float, letter: str = "", scale: float = 1) -> Svg:
    """A Plan: a sheet with a ground plan, or with the first letter of its architect. 20 x 24."""
    sheet = path("M-9,-12H5L9,-8V12H-9ZM5,-12V-8H9", "panel", "ink", 1.4)
    drawn = _word(6, letter, 13, "ink") if letter else path("M-5,8V-3H5V8ZM0,8V3H5", "", "azulejo", 1.4)
    return at(x, y, joined(sheet, drawn), scale)


@remembered
def clergy(x: float, y: float, scale: float = 1) -> Svg:
    """A Clergy tile: a cross on a tile. 24 x 24."""
    return at(x, y, joined(rect(-12, -12, 24, 24, 4, "panel", "ink", 1.4), path(CROSS, "glaze", "azulejo", 1.2)), scale)


@remembered
def church(x: float, y: float, scale: float = 1) -> Svg:
    """The icon of Church scoring: a church with its tower. 22 x 26."""
    walls = path("M-11,11V-1L-5,-5.5L1,-1V11ZM1,11V-9L6,-14L11,-9V11ZM-7,11V5H-3V11", "panel", "ink", 1.4)
    return at(x, y, joined(walls, path("M4,-4H8V1H4Z", "glaze", "azulejo", 1)), scale)


@remembered
def cardinal(x: float, y: float, scale: float = 1) -> Svg:
    """The Cardinal: a broad hat over a robe. 26 x 30."""
    robe = path("M-8,14Q-8,-1 0,-2Q8,-1 8,14Z", "red", "ink", 1.4)
    hat = path("M-13,-5H13M-6,-5Q-6,-13 0,-13Q6,-13 6,-5", "red", "ink", 1.6)
    return at(x, y, joined(robe, hat, path("M0,3V10M-3,5.5H3", "", "on-red", 1.4)), scale, piece="cardinal")


@remembered
def decree(x: float, y: float, number: int, scale: float = 1) -> Svg:
    """A Decree card with its number. 28 x 36."""
    card = joined(rect(-14, -18, 28, 36, 4, "panel", "ink", 1.3), rect(-11, -15, 22, 30, 3, "", "azulejo", 1))
    return at(x, y, joined(card, _word(5, str(number), 13, "ink")), scale, piece=f"decree-{number}")


def _word(y: float, words: str, size: float, ink: str, x: float = 0) -> Svg:
    return text(x, y, words, size, ink, 700, "middle")
