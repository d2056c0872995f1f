"""The pieces, centred: yours round with a dot, his cornered with an L, and each wine with a shape of its own."""

from typing import Final

from vinhos_kernel.state.game import Game
from vinhos_kernel.state.names import ACROSS, YOU
from vinhos_kernel.views.motif import motif
from vinhos_kernel.views.svg import Svg, at, circle, joined, line, path, rect, remembered, short, text

GUEST: Final = 4
"""Whose piece, when a second person sits across: cornered like his, with a G."""
DRAFT: Final = 5
"""Whose piece, when the draft automa sits across: cornered, with an A."""

OWNERS: Final = {"guest": GUEST, "automa": DRAFT}
LETTERS: Final = {GUEST: "G", DRAFT: "A"}

OCTAGON: Final = "M-4.2,-10H4.2L10,-4.2V4.2L4.2,10H-4.2L-10,4.2V-4.2Z"
CUBE: Final = "M0,-8.5L7.5,-4.2V4.2L0,8.5L-7.5,4.2V-4.2Z"
BERRIES: Final = ((-5, -3), (0, -3), (5, -3), (-2.5, 1.5), (2.5, 1.5), (0, 6))


def owner(game: Game, side: int) -> int:
    """Whose pieces a side plays with: yours, Lacerda's, those of a second person or of the automa."""
    return OWNERS.get(game.sides[ACROSS], side) if side == ACROSS else side


# ---------------------------------------------------------------- wine
def bottle(x: float, y: float, colour: str, scale: float = 1) -> Svg:
    """Red: high shoulders and a label. White: sloping shoulders, bare. 12 x 28."""
    return at(x, y, _red_bottle() if colour == "red" else _white_bottle(), scale)


@remembered
def _red_bottle() -> Svg:
    glass = path("M-2,-14H2V-7Q6,-6 6,-2V12Q6,14 4,14H-4Q-6,14 -6,12V-2Q-6,-6 -2,-7Z", "red", "ink", 1.25)
    return joined(glass, path("M-6,2H6V9H-6Z", "panel", "ink", 1), path("M-3,5.5H3", "", "ink", 1))


@remembered
def _white_bottle() -> Svg:
    glass = path("M-1.8,-14H1.8V-9Q2,-3 6,3V12Q6,14 4,14H-4Q-6,14 -6,12V3Q-2,-3 -1.8,-9Z", "white", "ink", 1.25)
    return joined(glass, path("M-3,7.5H3", "", "on-white", 1))


def grapes(x: float, y: float, colour: str, scale: float = 1, leaf: bool = True) -> Svg:
    """A bunch: full berries for red, rings for white. 16 x 18."""
    return at(x, y, _grapes(colour, leaf), scale)


@remembered
def _grapes(colour: str, leaf: bool) -> Svg:
    stem = path("M0,-5Q0,-8 3,-9", "", "vine", 1.4) if leaf else Svg("")
    if colour == "red":
        return joined(stem, *(circle(x, y, 2.4, "red", "ink", 0.8) for x, y in BERRIES))
    return joined(stem, *(circle(x, y, 2.1, "", "ink", 1.1) for x, y in BERRIES))


@remembered
def drop(x: float, y: float, colour: str) -> Svg:
    """The wine of a slot, on its colour: a full drop for red, a hollow one for white."""
    d = "M0,-8Q7,0 5,4A5.6,5.6 0 0 1 -5,4Q-7,0 0,-8Z"
    return at(x, y, path(d, "on-red" if colour == "red" else "", f"on-{colour}", 1.4))


# ---------------------------------------------------------------- owners
def barrel(x: float, y: float, side: int, scale: float = 1, piece: str = "") -> Svg:
    """Yours stands and carries a bung; his lies and carries an L. 20 x 24."""
    return at(x, y, _your_barrel() if side == YOU else _his_barrel(_name(side)), scale, piece=piece)


@remembered
def _your_barrel() -> Svg:
    staves = path("M-6.5,-11H6.5Q10.5,0 6.5,11H-6.5Q-10.5,0 -6.5,-11Z", "you", "ink", 1.5)
    return joined(staves, path("M-8,-6H8M-8,6H8", "", "on-you", 1.4), circle(0, 0, 2.6, "on-you"))


@remembered
def _his_barrel(name: str) -> Svg:
    staves = path("M-11.5,-7V7Q0,11.5 11.5,7V-7Q0,-11.5 -11.5,-7Z", "lacerda", "ink", 1.5)
    return joined(staves, path("M-7.5,-8V8M7.5,-8V8", "", "on-lacerda", 1.2), _letter(4.6, 13, name))


def disc(x: float, y: float, side: int, scale: float = 1, piece: str = "") -> Svg:
    """Yours is a circle, his an octagon. 20 x 20."""
    return at(x, y, _disc(side), scale, piece=piece)


@remembered
def _disc(side: int) -> Svg:
    if side == YOU:
        return joined(circle(0, 0, 9.5, "you", "ink", 1.5), circle(0, 0, 3.2, "on-you"))
    return joined(path(OCTAGON, "lacerda", "ink", 1.5), _letter(4.6, 13, _name(side)))


def marker(x: float, y: float, side: int, scale: float = 1, piece: str = "") -> Svg:
    """Action Marker: a round head on a bell, or a diamond head on a wedge. 26 x 32."""
    return at(x, y, _your_marker() if side == YOU else _his_marker(_name(side)), scale, piece=piece)


@remembered
def _your_marker() -> Svg:
    bell = path("M-11,14Q-11,-1 0,-2Q11,-1 11,14Q0,17.5 -11,14Z", "you", "ink", 1.5)
    return joined(bell, circle(0, -8, 6.6, "you", "ink", 1.5), circle(0, 7, 2.8, "on-you"))


@remembered
def _his_marker(name: str) -> Svg:
    wedge = path("M0,-6L12,15H-12Z", "lacerda", "ink", 1.5)
    return joined(wedge, path("M0,-17L6.5,-9.5L0,-2L-6.5,-9.5Z", "lacerda", "ink", 1.5), _letter(12.4, 12.5, name))


def _name(side: int) -> str:
    return LETTERS.get(side, "L")


def _letter(y: float, size: float, name: str) -> Svg:
    return text(0, y, name, size, "on-lacerda", 700, "middle")


# ---------------------------------------------------------------- neutral pieces
def cube(x: float, y: float, scale: float = 1) -> Svg:
    """A Renown cube seen from its corner. 16 x 18."""
    return at(
        x,
        y,
        joined(path(CUBE, "cork", "ink", 1.3), path("M-7.5,-4.2L0,0L7.5,-4.2M0,0V8.5", "", "on-cork", 1.1)),
        scale,
    )


def ghost_cube(x: float, y: float, scale: float = 1) -> Svg:
    """A cube that has just gone: its dashed outline."""
    return at(x, y, path(CUBE, "", "fresh", 1.5, "2.6 2.2"), scale)


def bago(x: float, y: float, scale: float = 1) -> Svg:
    """A Bago: a coin with a B. 20 x 20."""
    return at(x, y, _bago(), scale)


@remembered
def _bago() -> Svg:
    coin = joined(circle(0, 0, 10, "cork", "ink", 1.5), circle(0, 0, 7.4, "", "on-cork", 0.8))
    return joined(coin, text(0, 4.4, "B", 12, "on-cork", 700, "middle"))


def bribe(x: float, y: float, scale: float = 1) -> Svg:
    """The Bago that he leaves behind: the coin on his octagon. 32 x 32."""
    return at(x, y, joined(at(0, 0, path(OCTAGON, "lacerda", "ink", 0.9), 1.62), _bago()), scale)


def tax_stamp(x: float, y: float, year: int, scale: float = 1, piece: str = "", origin: str = "") -> Svg:
    """Year and tax marker: a stamp with a perforated edge. 30 x 30."""
    return at(x, y, _stamp(year), scale, piece=piece, origin=origin)


@remembered
def _stamp(year: int) -> Svg:
    edge = "M-14,-14"
    for dx, dy in ((1, 0), (0, 1), (-1, 0), (0, -1)):
        step = f"l{dx * 1.4:g},{dy * 1.4:g}"
        edge += f"{step}a1.4,1.4 0 0 0 {dx * 2.8:g},{dy * 2.8:g}{step}" * 5
    frame = rect(-9.5, -9.5, 19, 19, 1, "", "panel", 1)
    return joined(path(f"{edge}Z", "ink", ""), frame, text(0, 4.8, year, 13.5, "panel", 700, "middle"))


@remembered
def expert_tile(letters: str, up: bool = True) -> Svg:
    """A Wine Expert: a tasting cup with two letters of the feature; face down the tile. 28 x 28."""
    card = rect(-14, -14, 28, 28, 4, "panel", "ink", 1.3)
    if not up:
        return joined(card, motif(-11, -11, 22))
    cup = path("M-8,-10H8V-6Q8,0 0,0Q-8,0 -8,-6ZM8,-8.5H11V-5H8", "glaze", "azulejo", 1.3)
    return joined(card, cup, text(0, 11.5, letters, 10, "ink", 700, "middle"))


@remembered
def vineyard_back(x: float, y: float) -> Svg:
    """A Vineyard tile face down: a vine leaf, no colour. 14 x 18."""
    leaf = path(
        "M0,5.5V-1M0,2.5Q-5,3.5 -5,-1Q-5.5,-3 -3,-3Q-2.5,-6 0,-6Q2.5,-6 3,-3Q5.5,-3 5,-1Q5,3.5 0,2.5",
        "",
        "vine",
        1.3,
    )
    return at(x, y, joined(rect(-7, -9, 14, 18, 2.5, "panel", "ink", 1.2), leaf))


@remembered
def vineyard_face(x: float, y: float, colour: str) -> Svg:
    """A Vineyard tile that has been seen: its grapes. 14 x 18."""
    return at(x, y, joined(rect(-7, -9, 14, 18, 2.5, "panel", "ink", 1.2), grapes(0, 0, colour, 0.62, False)))


@remembered
def ghost_vineyard(x: float, y: float) -> Svg:
    """A Vineyard tile that has just gone: its dashed outline."""
    return rect(x - 7, y - 9, 14, 18, 2.5, "", "fresh", 1.5, "2.6 2.2")


@remembered
def empty_place(x: float, y: float, radius: float = 3.2) -> Svg:
    """A place with nothing on it: a small ring."""
    return circle(x, y, radius, "sunk", "edge", 1)


def farmer(x: float, y: float, scale: float = 1) -> Svg:
    """A Farmer: a hat over a face."""
    hat = path("M-9,-2H9M-5,-2Q-5,-8 0,-8Q5,-8 5,-2", "cork", "ink", 1.4)
    return at(x, y, joined(hat, path("M-5,-2Q-4,6 0,6Q4,6 5,-2", "panel", "ink", 1.4)), scale)


def enologist(x: float, y: float, scale: float = 1) -> Svg:
    """An Enologist: a flask."""
    glass = "M-2.5,-8H2.5M-1.5,-8V-2L-6.5,5Q-7,7.5 -4.5,7.5H4.5Q7,7.5 6.5,5L1.5,-2V-8"
    drink = "M-4.6,2.5H4.6L6.5,5Q7,7.5 4.5,7.5H-4.5Q-7,7.5 -6.5,5Z"
    return at(x, y, joined(path(glass, "panel", "ink", 1.4), path(drink, "azulejo", "")), scale)


@remembered
def star(x: float, y: float, full: bool) -> Svg:
    """A Fair on the track of years: hollow until it has come."""
    d = f"M{short(x)},{short(y - 8)}l3,6l6,.8l-4.5,4l1.2,6l-5.7,-3l-5.7,3l1.2,-6l-4.5,-4l6,-.8Z"
    return path(d, "fresh" if full else "", "fresh", 1.2)


@remembered
def trophy(x: float, y: float, scale: float = 1) -> Svg:
    """The cup of a Fair, without its owner."""
    cup = "M-5.5,-9H5.5V-4Q5.5,2 0,2Q-5.5,2 -5.5,-4ZM-5.5,-7.5H-9Q-9,-2.5 -4.8,-1.5M5.5,-7.5H9Q9,-2.5 4.8,-1.5"
    foot = joined(line(0, 2, 0, 7, "ink", 1.5), path("M-5,9.5H5", "", "ink", 2))
    return at(x, y, joined(path(cup, "panel", "ink", 1.5), foot), scale)
