"""Still pictures: several boards composed into one SVG that needs no page, no script and no theme."""

import re
from base64 import b64encode
from collections.abc import Sequence
from typing import Final, NamedTuple

from vinhos_kernel.views.markup import tag
from vinhos_kernel.views.svg import Svg, joined, picture, short

GAP: Final = 16
SIZE: Final = re.compile(r'<svg [^>]*?\bwidth="([\d.]+)" height="([\d.]+)"')


class Board(NamedTuple):
    """A finished drawing and its size."""

    svg: str
    wide: float
    high: float


def composed(columns: Sequence[Sequence[str]], label: str, above: str = "") -> str:
    """Boards side by side in columns, on one ground, as one picture; `above` spans all of them."""
    laid = [[_measured(svg) for svg in column] for column in columns]
    head = [_measured(above)] if above else []
    top = GAP + sum(board.high + GAP for board in head)
    wide = max([board.wide for board in head] + [sum(_widest(c) + GAP for c in laid) - GAP]) + 2 * GAP
    high = top + max((sum(board.high + GAP for board in column) for column in laid), default=0)
    parts = [_placed(board, GAP, GAP) for board in head]
    x: float = GAP
    for column in laid:
        y = top
        for board in column:
            parts.append(_placed(board, x, y))
            y += board.high + GAP
        x += _widest(column) + GAP
    return picture(wide, high, label, "", joined(*parts), still=True)


def image(svg: str, alt: str) -> str:
    """A picture as an <img> that any viewer of notebooks shows, trusted or not."""
    address = "data:image/svg+xml;base64," + b64encode(svg.encode()).decode()
    return tag("img", alt=alt, src=address, style="max-width:100%;height:auto")


def _measured(svg: str) -> Board:
    size = SIZE.match(svg)
    if size is None:
        raise ValueError("a drawing has no size")
    return Board(svg, float(size[1]), float(size[2]))


def _widest(column: Sequence[Board]) -> float:
    return max((board.wide for board in column), default=0)


def _placed(board: Board, x: float, y: float) -> Svg:
    """A drawing inside another: moved by its own x and y."""
    return Svg(board.svg.replace("<svg ", f'<svg x="{short(x)}" y="{short(y)}" ', 1))
