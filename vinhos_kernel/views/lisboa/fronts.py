"""What a free place of the town offers: a sign to its street, or a front below the roof of its architect."""

from collections.abc import Mapping
from typing import Final, NamedTuple

from vinhos_kernel.lisboa.names import BLUE, LEFT
from vinhos_kernel.views.lisboa.places import HIGH, ROOF, Box, pointed
from vinhos_kernel.views.svg import Svg, joined, path, polygon, rect, remembered, short, text, thing, touch

SHOULDER: Final = 8
"""How high the roof of a plot is."""


class Look(NamedTuple):
    """How a front is drawn: its ground, its edge, how thick that is, the ink and the weight of its words."""

    fill: str
    edge: str
    thick: float
    ink: str
    weight: int


LOOKS: Final = {
    "pick": Look("glaze", "azulejo", 2.0, "ink", 700),
    "his": Look("fresh-bg", "fresh", 3.0, "ink", 700),
    "tied": Look("panel", "ink", 2.0, "ink", 700),
    "other": Look("panel", "edge", 1.0, "muted", 400),
}


class Front(NamedTuple):
    """What a free place offers: its words, its state ("pick", "his", "tied", "other"), its name, its answer."""

    words: str
    state: str
    title: str
    answer: str = ""


Fronts = Mapping[str, Front]
"""By the name of a place, as in `B3 left` or `W-D blue`."""


def wigs_of(count: int) -> str:
    """A number of wigs in words."""
    return f"{count} wig{'s' * (count != 1)}"


@remembered
def roof(x: float, y: float, architect: int, wide: float, high: float) -> Svg:
    """The roof of an architect's buildings on its lower edge: a blue gable or a green dome."""
    half, low = wide / 2, short(y)
    end = short(x + half)
    top = f"L{short(x)},{short(y - high)}L{end},{low}" if architect == BLUE else f"A{half},{high} 0 0 1 {end},{low}"
    return path(f"M{short(x - half)},{low}{top}Z", "azulejo" if architect == BLUE else "vine", "ink", 1.2)


def sign(box: Box, facing: int, front: Front) -> Svg:
    """A front that points to its street; a finger finds it on half of the block and half of the street."""
    fill, edge, thick, ink, weight = LOOKS[front.state]
    shape = polygon(pointed(box, facing), fill, edge, thick)
    words = text(box.centre, box.middle + 5, front.words, 14, ink, weight, "middle")
    finger = touch(box.x - SHOULDER * (facing == LEFT), box.y - ROOF, box.wide + SHOULDER, HIGH)
    return thing(front.title, joined(shape, words, finger), front.answer)


def plot(box: Box, architect: int, front: Front) -> Svg:
    """A front below the roof of an architect."""
    fill, edge, thick, ink, weight = LOOKS[front.state]
    x, y, wide, high = box
    body = rect(x + 1, y + SHOULDER, wide - 2, high - SHOULDER - 1, 1, fill, edge, thick)
    words = text(box.centre, y + high - 4, front.words, 12, ink, weight, "middle")
    top = roof(box.centre, y + SHOULDER, architect, wide, SHOULDER - 1)
    above, below = (ROOF, 0) if architect == BLUE else (0, HIGH - ROOF - 2 * high)
    finger = touch(x, y - above, wide, high + above + below)
    return thing(front.title, joined(body, top, words, finger), front.answer)
