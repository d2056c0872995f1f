"""The Church track with the Cardinal, the Treasury, the ships in the yard, and the prices of the four goods."""

from collections.abc import Iterable, Set
from math import cos, pi, sin
from typing import Final

from vinhos_kernel.lisboa.game import Game, known_hull, known_influence
from vinhos_kernel.lisboa.names import BOATS, GOODS
from vinhos_kernel.lisboa.telling import BOARDS
from vinhos_kernel.views.labels import box, ring, standin
from vinhos_kernel.views.lisboa.pieces import cardinal, church, clergy, good, influence, ship, treasury
from vinhos_kernel.views.lisboa.printed import any_standin, diamond, shows_standin
from vinhos_kernel.views.panel import INNER, LEFT, TOP, Note, board, section, standin_note
from vinhos_kernel.views.pieces import empty_place
from vinhos_kernel.views.svg import NOTHING, Svg, circle, joined, named, path, rect, short, text

TITLE: Final = "Church and harbour"
MIDDLE: Final = (LEFT + INNER / 2, TOP + 134)
RADIUS: Final = 98
TRACK_TOP: Final = TOP + 272
YARD_TOP: Final = TRACK_TOP + 84
PRICES_TOP: Final = YARD_TOP + 88
END: Final = PRICES_TOP + 76
CELL: Final = 40
NAMES: Final = {"tile": "Clergy tile", "treasury": "Treasury icon", "church": "Church icon"}


def draw_church(game: Game, fresh: Iterable[str] = (), still: bool = False) -> str:
    """Church track, Treasury, yard and prices; `fresh`: cardinal, spot:NUMBER, treasury, ship:BOAT, price:GOOD."""
    new = frozenset(fresh)
    body = joined(_ring(game, new), _treasury(game, new), _yard(game, new), _prices(game, new))
    subtitle = f"{game.church.bag} Clergy tiles in the bag, Treasury {game.treasury}"
    return board(TITLE, subtitle, body, END, _notes(game), BOARDS["church"](game), still)


def _notes(game: Game) -> tuple[Note, ...]:
    """A footnote for what is printed on the track, one for what is printed on ships and price scales."""
    values = {
        "places of the icons": any_standin(game, _spot_paths(game)),
        "ends of the Treasury": any_standin(game, _end_paths()),
        "ships": any(shows_standin(game, _ship_paths(boat)) for boat in game.yard),
        "first prices": any_standin(game, _price_paths()),
    }
    names = list(values)
    said = [[name for name in part if values[name]] for part in (names[:2], names[2:])]
    return tuple(standin_note(f"stand-ins: {', '.join(part)}") for part in said if part)


# ---------------------------------------------------------------- the ring
def _ring(game: Game, new: Set[str]) -> Svg:
    """The spots of the track in a ring, clockwise from the top, and the bag in the middle."""
    x, y = MIDDLE
    spots = [_spot(game, number, new) for number in range(len(game.board.spots))]
    return joined(
        circle(x, y, RADIUS, "", "line", 2), _arrow(game), *spots,
        text(x, y - 4, game.church.bag, 20, "ink", 700, "middle"),
        text(x, y + 13, "in the bag", 12, "muted", 400, "middle"),
        section(LEFT, TOP + 12, "Church"), diamond(game, LEFT + 62, TOP + 7, *_spot_paths(game)),
    )  # fmt: skip


def _spot_paths(game: Game) -> list[str]:
    return [f"church_spot.spot_{n}.holds" for n in range(1, len(game.board.spots) + 1)]


def place_of(game: Game, spot: float, radius: float = RADIUS) -> tuple[float, float]:
    """Where a spot of the ring lies."""
    angle = 2 * pi * spot / len(game.board.spots) - pi / 2
    return MIDDLE[0] + radius * cos(angle), MIDDLE[1] + radius * sin(angle)


def _arrow(game: Game) -> Svg:
    """Which way the Cardinal goes: an arrow head between the first spots."""
    x, y = place_of(game, 0.5)
    return path(
        f"M{short(x - 7)},{short(y - 8)}L{short(x + 3)},{short(y + 1)}L{short(x - 9)},{short(y + 4)}", "", "edge", 2
    )


def _spot(game: Game, number: int, new: Set[str]) -> Svg:
    x, y = place_of(game, number)
    holds, here = game.board.spots[number], game.church.cardinal == number
    there = bool(game.church.tiles >> number & 1)
    inside = place_of(game, number, RADIUS - 45)
    fresh = f"spot:{number + 1}" in new or (here and "cardinal" in new)
    body = joined(
        rect(x - 19, y - 19, 38, 38, 8 if holds == "tile" else 19, "sunk", "edge", 1.2),
        _held(holds, there, x, y),
        cardinal(*inside) if here else NOTHING,
        ring(x - 19, y - 19, 38, 38) if fresh else NOTHING,
    )
    what = NAMES[holds] if there or holds != "tile" else "empty"
    return named(f"spot {number + 1}: {what}{', the Cardinal is here' if here else ''}", body)


def _held(holds: str, there: bool, x: float, y: float) -> Svg:
    if holds == "tile":
        return clergy(x, y, 1.1) if there else empty_place(x, y, 5)
    return treasury(x, y, 0.95) if holds == "treasury" else church(x, y)


# ---------------------------------------------------------------- Treasury and yard
def _treasury(game: Game, new: Set[str]) -> Svg:
    """The Treasury track with its marker: what land costs, and the least that a visit costs."""
    count, y = game.board.counts, TRACK_TOP
    values = range(count["treasury_least"], count["treasury_most"] + 1)
    cells = [_cell(value, LEFT + 48 * i, y + 22, value == game.treasury, new) for i, value in enumerate(values)]
    return joined(section(LEFT, y + 12, "Treasury"), diamond(game, LEFT + 76, y + 7, *_end_paths()), *cells)


def _end_paths() -> tuple[str, ...]:
    return "count.treasury_least.value", "count.treasury_most.value"


def _cell(value: int, x: float, y: float, here: bool, new: Set[str]) -> Svg:
    body = joined(
        box(x, y, CELL, CELL, "rest" if here else "here", 6),
        treasury(x + 14, y + 20, 0.85) if here else NOTHING,
        text(x + (32 if here else 20), y + 25, value, 14, "ink" if here else "muted", 700 if here else 400, "middle"),
        ring(x, y, CELL, CELL, 6) if here and "treasury" in new else NOTHING,
    )
    return named(f"Treasury {value}{': the marker is here' if here else ''}", body)


def _yard(game: Game, new: Set[str]) -> Svg:
    """The ships that can be taken, the top one first."""
    ships = [_ship(game, boat, LEFT + 136 * i, YARD_TOP + 22, not i, new) for i, boat in enumerate(game.yard)]
    none = joined(empty_place(LEFT + 10, YARD_TOP + 42, 5), text(LEFT + 24, YARD_TOP + 46.5, "no ship", 12.5, "muted"))
    return joined(section(LEFT, YARD_TOP + 12, "Ships in the yard, the top one first"), *(ships or [none]))


def _ship_paths(boat: int) -> tuple[str, str]:
    return f"ship.{BOATS[boat]}.hull", f"ship.{BOATS[boat]}.influence"


def _ship(game: Game, boat: int, x: float, y: float, top: bool, new: Set[str]) -> Svg:
    name, gain = BOATS[boat], known_influence(game, boat)
    hull, gains = known_hull(game, boat) or "?", gain if gain >= 0 else "?"
    body = joined(
        box(x, y, 128, 46, "rest" if top else "here", 6),
        ship(x + 22, y + 24, boat),
        text(x + 42, y + 19, name, 12.5, "ink", 600),
        text(x + 42, y + 36, f"holds {hull}", 12, "muted", origin=f"ship.{name}.hull"),
        influence(x + 102, y + 14, 0.7),
        text(x + 112, y + 19, gains, 12.5, "ink", 700, origin=f"ship.{name}.influence"),
        standin(x + 118, y + 34) if shows_standin(game, _ship_paths(boat)) else NOTHING,
        ring(x, y, 128, 46, 6) if f"ship:{name}" in new else NOTHING,
    )  # fmt: skip
    return named(f"{name} ship: {hull} goods fill it, Influence {gains}{', on top' if top else ''}", body)


# ---------------------------------------------------------------- prices
def _prices(game: Game, new: Set[str]) -> Svg:
    """What each good costs now."""
    cells = [_price(game, n, LEFT + 87 * n, PRICES_TOP + 22, new) for n in range(len(GOODS))]
    return joined(section(LEFT, PRICES_TOP + 12, "Prices"),
                  diamond(game, LEFT + 56, PRICES_TOP + 7, *_price_paths()), *cells)  # fmt: skip


def _price_paths() -> list[str]:
    return [f"good.{name}.price" for name in GOODS]


def _price(game: Game, number: int, x: float, y: float, new: Set[str]) -> Svg:
    name = GOODS[number]
    body = joined(
        box(x, y, 83, 46, "here", 6),
        good(x + 22, y + 18, name), text(x + 52, y + 24, game.prices[number], 17, "ink", 700),
        text(x + 10, y + 41, name, 12, "muted"),
        ring(x, y, 83, 46, 6) if f"price:{name}" in new else NOTHING,
    )  # fmt: skip
    return named(f"{name}: price {game.prices[number]}", body)
