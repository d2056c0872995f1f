"""The tile motif, our one ornament: it opens a panel, backs a card, and is the frieze over the table."""

from typing import Final

from vinhos_kernel.views.svg import Svg, joined, path, remembered, short

Spots = tuple[tuple[float, float], ...]

STRAIGHT: Final = ((0, -1), (0, 1), (-1, 0), (1, 0))
SLANTED: Final = ((-1, -1), (1, -1), (1, 1), (-1, 1))


@remembered
def motifs(spots: Spots, side: float, ground: str = "glaze", ink: str = "azulejo", edge: bool = True) -> Svg:
    """Azulejos with their top left corners at the spots; four elements, however many tiles."""
    half = side / 2
    centres = tuple((x + half, y + half) for x, y in spots)
    squares = "".join(f"M{short(x)},{short(y)}h{short(side)}v{short(side)}h{short(-side)}Z" for x, y in spots)
    petals = "".join(_petal(x, y, dx, dy, side) for x, y in centres for dx, dy in STRAIGHT)
    seeds = "".join(_seed(x, y, dx, dy, side) for x, y in centres for dx, dy in SLANTED)
    arcs = "".join(_arc(x, y, dx, dy, side) for x, y in centres for dx, dy in SLANTED)
    hearts = "".join(_heart(x, y, side) for x, y in centres)
    return joined(
        path(squares, ground, ink if edge else "", max(0.5, side / 40)),
        path(petals + seeds, ink, ""),
        path(arcs, "", ink, max(0.75, side / 24)),
        path(hearts, ground, ""),
    )


def motif(x: float, y: float, side: float, edge: bool = True) -> Svg:
    """One azulejo: four petals and four quarter rosettes."""
    return motifs(((x, y),), side, edge=edge)


def frieze(x: float, y: float, wide: float, side: float) -> Svg:
    """A row of whole azulejos, as near to the given side as fits."""
    count = round(wide / side)
    return motifs(tuple((x + i * wide / count, y) for i in range(count)), wide / count)


def _petal(x: float, y: float, dx: int, dy: int, side: float) -> str:
    half, bulge = side / 2, side * 0.17
    tip_x, tip_y = dx * half * 0.92, dy * half * 0.92
    one = (dx * half * 0.5 + dy * bulge, dy * half * 0.5 + dx * bulge)
    two = (dx * half * 0.5 - dy * bulge - tip_x, dy * half * 0.5 - dx * bulge - tip_y)
    out = f"q{short(one[0])},{short(one[1])} {short(tip_x)},{short(tip_y)}"
    back = f"q{short(two[0])},{short(two[1])} {short(-tip_x)},{short(-tip_y)}"
    return f"M{short(x)},{short(y)}{out}{back}Z"


def _corner(x: float, y: float, dx: int, dy: int, side: float, reach: float) -> tuple[str, str, str]:
    """The corner of a tile, and the quarter circle of a rosette around it."""
    corner_x, corner_y, sweep = x + dx * side / 2, y + dy * side / 2, int(dx * dy < 0)
    start = f"{short(corner_x - dx * reach)},{short(corner_y)}"
    bow = f"A{short(reach)},{short(reach)} 0 0 {sweep} {short(corner_x)},{short(corner_y - dy * reach)}"
    return f"{short(corner_x)},{short(corner_y)}", start, bow


def _arc(x: float, y: float, dx: int, dy: int, side: float) -> str:
    _, start, bow = _corner(x, y, dx, dy, side, side * 0.30)
    return f"M{start}{bow}"


def _seed(x: float, y: float, dx: int, dy: int, side: float) -> str:
    corner, start, bow = _corner(x, y, dx, dy, side, side * 0.17)
    return f"M{corner}L{start}{bow}Z"


def _heart(x: float, y: float, side: float) -> str:
    r = side * 0.07
    bow = f"a{short(r)},{short(r)} 0 1 0"
    return f"M{short(x - r)},{short(y)}{bow} {short(2 * r)},0{bow} {short(-2 * r)},0Z"
