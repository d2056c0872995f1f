"""Cards: a Number card face up, wasted and face down, small and large."""

from vinhos_kernel.views.labels import ring
from vinhos_kernel.views.motif import motifs
from vinhos_kernel.views.svg import NOTHING, Svg, at, circle, joined, path, rect, remembered, short, text

WIDE, HIGH = 52, 76


@remembered
def card_back(x: float, y: float, wide: float = WIDE, high: float = HIGH) -> Svg:
    """A card face down: whole azulejos inside a white label edge."""
    side = (wide - 8) / max(1, round((wide - 8) / 22))
    columns, rows = round((wide - 8) / side), int((high - 8) // side)
    top = y + (high - rows * side) / 2
    spots = tuple((x + 4 + i * side, top + j * side) for i in range(columns) for j in range(rows))
    return joined(rect(x, y, wide, high, 6, "panel", "ink", 1.3), motifs(spots, side))


@remembered
def number_card(x: float, y: float, number: int, fresh: bool = False) -> Svg:
    """A Number card face up: a label with a blue inner frame."""
    face = joined(
        rect(x, y, WIDE, HIGH, 6, "panel", "ink", 1.3),
        rect(x + 4, y + 4, WIDE - 8, HIGH - 8, 3, "", "azulejo", 1),
    )
    rules = f"M{short(x + 14)},{short(y + 15)}h{WIDE - 28}M{short(x + 14)},{short(y + HIGH - 15)}h{WIDE - 28}"
    numeral = text(x + WIDE / 2, y + 49, number, 30, "ink", 600, "middle", "serif")
    gold = ring(x, y, WIDE, HIGH, 5) if fresh else NOTHING
    return joined(face, path(rules, "", "azulejo", 1), numeral, gold)


@remembered
def wasted_card(x: float, y: float, number: int) -> Svg:
    """A Number card that did not fit: tilted, dashed, a cross at its corner."""
    face = rect(-WIDE / 2, -HIGH / 2, WIDE, HIGH, 6, "sunk", "edge", 1.3, "4 3")
    numeral = text(0, 11, number, 30, "muted", 600, "middle", "serif")
    return at(x + WIDE / 2, y + HIGH / 2, joined(face, numeral, _cross(WIDE / 2 - 3, 3 - HIGH / 2)), turn=-5)


def _cross(x: float, y: float) -> Svg:
    strokes = f"M{short(x - 3.2)},{short(y - 3.2)}l6.4,6.4m0,-6.4l-6.4,6.4"
    return joined(circle(x, y, 9, "warning", "panel", 2), path(strokes, "", "panel", 2))


@remembered
def card_stack(x: float, y: float, left: int) -> Svg:
    """A deck face down, thicker the more cards it holds; an empty one is a dashed place."""
    if not left:
        return rect(x, y, WIDE, HIGH, 6, "sunk", "edge", 1.2, "4 3")
    edges = [rect(x + lift, y - lift, WIDE, HIGH, 6, "panel", "ink", 1.3) for lift in (6, 3) if left > lift / 3]
    return joined(*edges, card_back(x, y))


@remembered
def small_card(x: float, y: float, number: int, wide: float, high: float, picked: bool) -> Svg:
    """A Number card in a fan of them."""
    ground, edge, thick = ("glaze", "azulejo", 2.0) if picked else ("panel", "edge", 1.2)
    numeral = text(x + wide / 2, y + high / 2 + 7, number, 20, "ink", 600, "middle", "serif")
    return joined(rect(x, y, wide, high, 5, ground, edge, thick), numeral)
