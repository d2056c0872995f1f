"""Rubble: the cubes east of the rows, south of the columns and on the sites, and the pile."""

from collections.abc import Collection
from typing import Final

from vinhos_kernel.lisboa.game import Game
from vinhos_kernel.lisboa.names import KINDS, LINES, PLACES
from vinhos_kernel.lisboa.words import place_name
from vinhos_kernel.views.lisboa import pieces
from vinhos_kernel.views.lisboa.places import HIGH, Box, cube_boxes, pile_box
from vinhos_kernel.views.pieces import empty_place
from vinhos_kernel.views.svg import Svg, joined, rect, remembered, text, thing, touch

LOW: Final = 0.8
"""The size of cubes that make room for something above them."""


def tell_rubble(game: Game, place: int) -> str:
    """The cubes of a row, a column or a site in words."""
    kinds = [f"{n} {KINDS[kind]}" for kind, n in enumerate(game.rubble_at(place)) if n]
    return f"rubble at {place_name(place)}: {', '.join(kinds) or 'none'}"


def lines(game: Game, picks: Collection[str]) -> Svg:
    """The cubes of all rows and columns; `picks` are names such as `A fire`."""
    return joined(*(_line(game, line, picks) for line in range(len(LINES))))


def _line(game: Game, line: int, picks: Collection[str]) -> Svg:
    """The cubes that lie, one button for each kind on offer, and a ring where one has gone."""
    lying = _kinds(game, line)
    spots = cube_boxes(line, max(len(lying), game.board.rubble[line]))
    parts = [empty_place(spot.centre, spot.middle) for spot in spots[len(lying) :]]
    for kind in sorted(set(lying)):
        held = [spot for spot, each in zip(spots, lying, strict=False) if each == kind]
        parts.append(_heap(line, kind, held, f"{PLACES[line]} {KINDS[kind]}" in picks))
    return thing(tell_rubble(game, line), joined(*parts))


def _heap(line: int, kind: int, spots: list[Box], picked: bool) -> Svg:
    """The cubes of one kind at a line."""
    if not picked:
        return joined(*(pieces.rubble(spot.centre, spot.middle, kind) for spot in spots))
    title = f"{KINDS[kind]} cube at {place_name(line)}"
    cubes = [
        part for spot in spots for part in (_halo(spot), pieces.rubble(spot.centre, spot.middle, kind), touch(*spot))
    ]
    return thing(title, joined(*cubes), f"q:cube:{PLACES[line]} {KINDS[kind]}")


def _halo(spot: Box) -> Svg:
    return rect(spot.centre - 11, spot.middle - 11.5, 22, 22, 6, "glaze", "azulejo", 2)


def on_site(game: Game, site: int, place: Box, low: bool) -> Svg:
    """The cubes of a free site, in its middle or, lower and smaller, below what may be built there."""
    lying = _kinds(game, len(LINES) + site)
    y, scale, pitch = (place.y + HIGH - 7, LOW, 15) if low else (place.y + HIGH / 2 + 7, 1, 20)
    spaces = max(len(lying), game.board.rubble[len(LINES) + site])
    first = place.centre - pitch * (spaces - 1) / 2
    spots = [first + pitch * n for n in range(spaces)]
    there = [pieces.rubble(x, y, kind, scale) for x, kind in zip(spots, lying, strict=False)]
    return joined(*there, *(empty_place(x, y) for x in spots[len(lying) :]))


def _kinds(game: Game, place: int) -> list[int]:
    return [kind for kind, n in enumerate(game.rubble_at(place)) for _ in range(n)]


def pile(game: Game) -> Svg:
    """The pile of cubes for later, in the south-east."""
    x, y, _, _ = pile_box()
    return thing(
        f"{game.pile} cubes in the pile",
        joined(
            _heaped(x, y), text(x + 33, y + 19, game.pile, 17, "ink", 700), text(x + 33, y + 35, "pile", 12, "muted")
        ),
    )


@remembered
def _heaped(x: float, y: float) -> Svg:
    corners = ((2, 24), (16, 24), (9, 11))
    return joined(*(rect(x + dx, y + dy, 13, 13, 1, "cork", "ink", 1.3) for dx, dy in corners))
