"""The Quadrel: where both sides stand, the tax, the bribes, and what each space costs you."""

from collections.abc import Collection, Mapping
from typing import Final

from vinhos_kernel.state.game import Game
from vinhos_kernel.state.names import LACERDA, YOU
from vinhos_kernel.views import words
from vinhos_kernel.views.icons import icon
from vinhos_kernel.views.labels import State, box, closed_word, price, ring, standin
from vinhos_kernel.views.panel import LEFT, TOP, Note, board, standin_note
from vinhos_kernel.views.pieces import bribe, marker, owner, tax_stamp
from vinhos_kernel.views.printed import is_standin
from vinhos_kernel.views.svg import NOTHING, Svg, joined, packed, text, thing, wrapped

SpacePrice = tuple[int | None, tuple[str, ...]]
"""Bagos and the parts that they are made of; None: closed, and the parts are the reasons."""

WIDE: Final = 108
HIGH: Final = 140
GAP: Final = 10
TITLE: Final = "The Quadrel"

Corner = tuple[float, float]


def draw_quadrel(
    game: Game, pick: Collection[int] = (), fresh: Collection[int] = (), still: bool = False,
    prices: Mapping[int, SpacePrice] | None = None, forced: Collection[int] = (), side: int = YOU,
) -> str:  # fmt: skip
    """
    The nine spaces; those in `pick` are buttons `space:0` to `space:8`, a forced one wears a lock.

    `prices` are those of `side`: what a space costs and of what that is made, or why it is closed.
    """
    shown = {} if still else dict.fromkeys(pick, "pick") | dict.fromkeys(forced, "forced")
    costs = prices or {}
    cells = [_cell(game, space, shown.get(space, ""), space in fresh, costs.get(space), side) for space in range(9)]
    end = TOP + 3 * HIGH + 2 * GAP
    told = tell_quadrel(game, prices)
    subtitle = f"Year {game.year}, circle {game.calendar.circle} of 2: " + (
        "what a move costs" if prices else "tax and bribes"
    )
    return board(TITLE, subtitle, joined(*cells), end + 12, _notes(game, bool(prices)), told, still)


def tell_quadrel(game: Game, prices: Mapping[int, SpacePrice] | None = None) -> str:
    """The Quadrel in words: who stands where, the tax, the bribes, and the prices if there are any."""
    lines = [f"{TITLE}, year {game.year}"]
    for space in range(9):
        here = [
            f"{words.side_name(game, side)} stand{'s' * (side == LACERDA)} here"
            for side in (YOU, LACERDA)
            if game.markers[side] == space
        ]
        here += [f"the tax marker on circle {game.calendar.circle}"] * (game.calendar.tax == space) + ["a bribe"] * (
            game.bribes >> space & 1
        )
        cost = _cost_in_words((prices or {}).get(space))
        lines.append(f"{words.space_name(game.board, space)}: {', '.join(here) or 'empty'}{cost and '; ' + cost}")
    return "\n".join(lines)


def _cost_in_words(cost: SpacePrice | None) -> str:
    if cost is None:
        return ""
    bagos, parts = cost
    amount = "closed" if bagos is None else f"{bagos} Bago{'s' * (bagos != 1)}" if bagos else "free"
    return amount + (f" ({', '.join(parts)})" if parts else "")


def _notes(game: Game, priced: bool) -> tuple[Note, ...]:
    invented = any(is_standin(game.board, _tax_path(year)) for year in game.board.year_spaces)
    notes = (standin_note("where the tax stands each year is a stand-in"),) if invented else ()
    return (*notes, Note("", "a price adds up: far, tax, marker, bribe 1 each")) if priced else notes


def _tax_path(year: int) -> str:
    return f"year_space.year_{year}.space"


# ---------------------------------------------------------------- one space
def _cell(game: Game, space: int, shown: str, fresh: bool, cost: SpacePrice | None, side: int) -> Svg:
    x, y = LEFT + space % 3 * (WIDE + GAP), TOP + space // 3 * (HIGH + GAP)
    state = _state(game, space, shown, cost, side)
    body = joined(
        box(x, y, WIDE, HIGH, state),
        icon(x + 22, y + 22, game.board.actions[space], "muted" if state == "closed" else "ink"),
        _top_right(x, y, state, cost),
        *_pieces_and_name(game, space, (x, y), state, cost[1] if cost else ()),
        ring(x, y, WIDE, HIGH) if fresh else NOTHING,
    )
    told = _cost_in_words(cost)
    title = words.space_name(game.board, space) + (f": {told}" if told else "")
    return thing(title, body, f"space:{space}" if shown == "pick" else "")


def _state(game: Game, space: int, shown: str, cost: SpacePrice | None, side: int) -> State:
    if shown:
        return "pick" if shown == "pick" else "forced"
    if cost is None or cost[0] is not None:
        return "rest"
    return "here" if game.markers[side] == space else "closed"


def _top_right(x: float, y: float, state: State, cost: SpacePrice | None) -> Svg:
    if state == "forced":
        return icon(x + WIDE - 20, y + 22, "lock")
    if cost and cost[0] is not None:
        return price(x + WIDE - 8, y + 20, cost[0])
    return closed_word(x + WIDE - 10, y + 24.5) if state == "closed" else NOTHING


def _pieces_and_name(game: Game, space: int, corner: Corner, state: State, parts: tuple[str, ...]) -> tuple[Svg, Svg]:
    """From the bottom up: what the price is made of, the name in bold, and the pieces in the room above."""
    x, low = corner[0] + 9, corner[1] + HIGH - 12
    small = ("the only one", *parts) if state == "forced" else parts
    subs = packed(small, " · ", 12, WIDE - 14) if state != "closed" else wrapped(" · ".join(small), 12, WIDE - 14)
    names = wrapped(words.action_name(game.board, space), 12.5, WIDE - 10, True)
    base = low - 14 * len(subs) - (2 if subs else 0)
    lines = [text(x, low - 14 * i, label, 12, "muted") for i, label in enumerate(reversed(subs))]
    ink = "muted" if state == "closed" else "ink"
    lines += [text(x, base - 15 * i, label, 12.5, ink, 700) for i, label in enumerate(reversed(names))]
    top, bottom = corner[1] + 37, base - 15 * len(names) + 3
    return _pieces(game, space, corner[0] + WIDE / 2, (top + bottom) / 2, bottom - top), joined(*lines)


def _pieces(game: Game, space: int, x: float, y: float, room: float) -> Svg:
    """All pieces on a space in one row, smaller the more there are."""
    kinds: list[tuple[str, int]] = [("tax", 30)] if game.calendar.tax == space else []
    kinds += [("bribe", 32)] if game.bribes >> space & 1 else []
    kinds += [("marker", side) for side in (LACERDA, YOU) if game.markers[side] == space]
    wide = sum(26 if kind == "marker" else size for kind, size in kinds) + 5 * (len(kinds) - 1)
    scale = min(1.05, 94 / wide, room / 32) if kinds else 1
    left, row = x - wide * scale / 2, []
    for kind, size in kinds:
        half = (13 if kind == "marker" else size / 2) * scale
        row.append(_piece(game, kind, size, left + half, y, scale))
        left += 2 * half + 5 * scale
    return joined(*row)


def _piece(game: Game, kind: str, side: int, x: float, y: float, scale: float) -> Svg:
    if kind == "marker":
        return marker(x, y, owner(game, side), scale, piece=f"marker-{side}")
    if kind == "bribe":
        return bribe(x, y - 1, scale)
    path = _tax_path(game.year)
    diamond = standin(x + 17 * scale, y - 15 * scale) if is_standin(game.board, path) else NOTHING
    return joined(tax_stamp(x, y, game.year, scale, "tax", path), diamond)
