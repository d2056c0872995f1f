"""Pills, prices, plates, states and the small marks that stand beside a value."""

from typing import Final, Literal

from vinhos_kernel.views.motif import motif
from vinhos_kernel.views.pieces import barrel
from vinhos_kernel.views.svg import (
    NOTHING,
    Svg,
    at,
    circle,
    joined,
    path,
    rect,
    remembered,
    text,
    touch,
    width,
)

State = Literal["rest", "pick", "forced", "closed", "here", "fresh"]

BOXES: Final[dict[State, tuple[str, str, float, str]]] = {
    "rest": ("panel", "edge", 1.2, ""),
    "pick": ("glaze", "azulejo", 2, ""),
    "forced": ("glaze", "azulejo", 2, "10 4"),
    "closed": ("sunk", "edge", 1.2, "4 3"),
    "here": ("sunk", "edge", 1.2, ""),
    "fresh": ("fresh-bg", "fresh", 2.5, ""),
}
"""Ground, edge, thickness and dashes of a place in each state."""


def box(x: float, y: float, wide: float, high: float, state: State, radius: float = 8) -> Svg:
    """A place on a board in one of its states."""
    fill, stroke, thick, dash = BOXES[state]
    return rect(x, y, wide, high, radius, fill, stroke, thick, dash)


def ring(x: float, y: float, wide: float, high: float, radius: float = 8) -> Svg:
    """The gold ring around what has just changed."""
    return rect(x - 4, y - 4, wide + 8, high + 8, radius + 4, "", "fresh", 3)


def plate(x: float, y: float, side: int, wide: float = 29, high: float = 34, piece: str = "") -> Svg:
    """A barrel on its plate, so that its outline is seen on a wine colour."""
    ground = rect(x - wide / 2, y - high / 2, wide, high, 6, "panel", "ink", 1)
    return joined(ground, barrel(x, y, side, piece=piece))


def reach(x: float, y: float, wide: float, high: float) -> Svg:
    """The hit area of a button: at least 40 x 40."""
    more_x, more_y = max(0.0, 40 - wide) / 2, max(0.0, 40 - high) / 2
    return touch(x - more_x, y - more_y, wide + 2 * more_x, high + 2 * more_y)


@remembered
def pill(
    x: float, y: float, words: str, fill: str = "ink", ink: str = "panel", size: float = 13, stroke: str = "",
    anchor: str = "start", high: float = 20, origin: str = "",
) -> Svg:  # fmt: skip
    """A label with half-round ends; x is its start, middle or end."""
    wide = pill_width(words, size, high)
    left = x - wide if anchor == "end" else x - wide / 2 if anchor == "middle" else x
    ground = rect(left, y - high / 2, wide, high, high / 2, fill, stroke, 1.3)
    return joined(ground, text(left + wide / 2, y + size * 0.36, words, size, ink, 700, "middle", origin=origin))


def pill_width(words: str, size: float = 13, high: float = 20) -> float:
    """How wide a pill is."""
    return max(high, width(words, size, True) + 12)


def price(x: float, y: float, bagos: int, anchor: str = "end", origin: str = "") -> Svg:
    """'free' in leaf green, else a number of Bagos on cork."""
    if bagos:
        return pill(x, y, f"{bagos} B", "cork", "on-cork", 13, "ink", anchor, origin=origin)
    return pill(x, y, "free", "panel", "vine", 12.5, "vine", anchor, origin=origin)


def change(x: float, y: float, words: str, anchor: str = "start") -> Svg:
    """What has just changed, in gold: +8, −2."""
    return pill(x, y, words, "fresh-bg", "fresh", 12.5, "fresh", anchor)


def signed(number: int) -> str:
    """A number with its sign; the minus is a real one."""
    return f"−{-number}" if number < 0 else f"+{number}"


# ---------------------------------------------------------------- marks
@remembered
def fork(x: float, y: float, scale: float = 1) -> Svg:
    """This value hangs on a reading: a fork in the road."""
    road = "M0,6V0M0,0L-4,-5.5M0,0L4,-5.5M-4,-2V-5.5H-.6M4,-2V-5.5H.6"
    return at(x, y, path(road, "", "azulejo", 1.5), scale)


@remembered
def standin(x: float, y: float, scale: float = 1) -> Svg:
    """This value is invented: a hollow diamond."""
    return at(x, y, path("M0,-4.6L4.6,0L0,4.6L-4.6,0Z", "panel", "fresh", 1.5), scale)


@remembered
def step(x: float, y: float, number: int, found: bool = False) -> Svg:
    """A number of a ladder or of an order; the last one gold."""
    ground = circle(x, y, 10, "fresh" if found else "ink", "panel", 2)
    return joined(ground, text(x, y + 4.6, number, 13, "panel", 700, "middle"))


@remembered
def numeral(x: float, y: float, number: int, faded: bool = False) -> Svg:
    """The printed number of a region: white on blue, or grey when it is out of play."""
    ground = circle(x, y, 10.5, "sunk", "edge", 1.2, "3 2") if faded else circle(x, y, 10.5, "azulejo")
    return joined(ground, text(x, y + 4.8, number, 13, "muted" if faded else "panel", 700, "middle"))


def closed_word(x: float, y: float) -> Svg:
    """The word 'closed', ending at x."""
    return text(x, y, "closed", 12.5, "muted", 600, "end", "italic")


@remembered
def rule_chip(x: float, y: float, words: str) -> Svg:
    """A paragraph of the rulebook: a blue pill with a small tile."""
    ground = rect(x, y - 10, chip_width(words), 20, 10, "glaze", "azulejo", 1)
    return joined(ground, motif(x + 6, y - 5.5, 11, False), text(x + 21, y + 4.2, words, 12, "azulejo", 600))


@remembered
def reading_chip(x: float, y: float, words: str) -> Svg:
    """A reading that a sentence hangs on: a dashed pill with a fork."""
    ground = rect(x, y - 10, chip_width(words), 20, 10, "panel", "azulejo", 1, "3 2.5")
    return joined(ground, fork(x + 12, y, 0.8), text(x + 21, y + 4.2, words, 12, "azulejo", 600))


def chip_width(words: str) -> float:
    """How wide a chip is."""
    return width(words, 12) * 1.06 + 30


def marks(x: float, y: float, invented: bool, reading: bool = False) -> Svg:
    """Reading first, then stand-in, going right from x."""
    road = fork(x, y, 0.8) if reading else NOTHING
    return joined(road, standin(x + (12 if reading else 0), y) if invented else NOTHING)
