"""What lies before a side: his area, and what the companion knows of yours."""

from collections.abc import Callable, Mapping
from typing import Final

from vinhos_kernel.lisboa.game import Game, known_hull
from vinhos_kernel.lisboa.names import BOATS, GOODS, KINDS, LACERDA, NOBLES, YOU
from vinhos_kernel.lisboa.telling import BOARDS
from vinhos_kernel.lisboa.town import stores_of
from vinhos_kernel.table.deck import cards_in
from vinhos_kernel.views.labels import box, change, signed, standin
from vinhos_kernel.views.lisboa.pieces import (
    clergy,
    decree,
    favor,
    good,
    house,
    influence,
    official,
    plan,
    rubble,
    ship,
    wig,
)
from vinhos_kernel.views.lisboa.printed import shows_standin
from vinhos_kernel.views.panel import INNER, LEFT, TOP, Note, board, section, standin_note
from vinhos_kernel.views.pieces import empty_place
from vinhos_kernel.views.svg import NOTHING, Svg, at, joined, named, rect, text

NO_CHANGE: Final[Mapping[str, int]] = {}
HALF: Final = 168
PITCH: Final = 43
CELL: Final = 44
PER_ROW: Final = 8
TITLES: Final = {LACERDA: "Lacerda’s area", YOU: "Your side"}
SUBTITLES: Final = {LACERDA: "What lies before him, open to all", YOU: "Only what the companion knows"}
UNSEEN: Final = Note("", "not known here: your hand, Portfolio, réis, goods")
COUNTERS: Final[dict[str, Callable[..., Svg]]] = {"wigs": wig, "influence": influence, "plans": plan, "clergy": clergy}
LABELS: Final = {
    "wigs": "wigs", "influence": "Influence", "plans": "Plans", "clergy": "Clergy tiles", "houses": "houses",
    "officials": "Officials",
}  # fmt: skip


def draw_lacerda(game: Game, fresh: Mapping[str, int] = NO_CHANGE, still: bool = False) -> str:
    """
    His area.

    `fresh` holds what changed just now of wigs, influence, plans, clergy, houses, officials, rubble, favors, goods,
    ships, decrees.
    """
    return _draw(game, LACERDA, fresh, still)


def draw_you(game: Game, fresh: Mapping[str, int] = NO_CHANGE, still: bool = False) -> str:
    """Your side, as far as it is known here; `fresh` as for his."""
    return _draw(game, YOU, fresh, still)


def _draw(game: Game, side: int, fresh: Mapping[str, int], still: bool) -> str:
    ships, low = _ships(game, side, TOP + 318, fresh)
    decrees, end = _decrees(game, side, low + 14, fresh)
    body = joined(
        _counters(game, side, fresh),
        _houses(game, side, TOP + 74, fresh),
        _officials(game, side, TOP + 118, fresh),
        _rubble(game, side, TOP + 174, fresh),
        _favors(game, side, TOP + 246, fresh),
        _goods(game, side, TOP + 246, fresh),
        ships,
        decrees,
    )
    told = BOARDS["lacerda" if side == LACERDA else "you"](game)
    return board(TITLES[side], SUBTITLES[side], body, end, _notes(game, side), told, still)


def _notes(game: Game, side: int) -> tuple[Note, ...]:
    unseen = (UNSEEN,) if side == YOU else ()
    invented = any(_hull_invented(game, boat) for boat in cards_in(game.hands[side].ships))
    return (*unseen, standin_note("the goods that fill a ship are a stand-in")) if invented else unseen


def _heading(x: float, y: float, words: str, name: str, wide: float, fresh: Mapping[str, int]) -> Svg:
    """The heading of a part, with what has just changed of it in gold at its right end."""
    changed = fresh.get(name, 0)
    gold = change(x + wide, y + 7, signed(changed), "end") if changed else NOTHING
    return joined(section(x, y + 12, words), gold)


# ---------------------------------------------------------------- counters and wood
def _counters(game: Game, side: int, fresh: Mapping[str, int]) -> Svg:
    """Wigs, Influence, Plans and Clergy tiles."""
    amounts = [getattr(game.hands[side], name) for name in COUNTERS]
    return joined(*(_counter(name, amounts[i], LEFT + 87 * i, fresh.get(name, 0)) for i, name in enumerate(COUNTERS)))


def _counter(name: str, amount: int, x: float, changed: int) -> Svg:
    body = joined(
        rect(x, TOP, 83, 62, 8, "fresh-bg" if changed else "sunk", "fresh" if changed else "", 2),
        COUNTERS[name](x + 21, TOP + 25),
        text(x + 40, TOP + 32, amount, 20, "ink", 700),
        text(x + 7, TOP + 54, LABELS[name], 12, "muted"),
        change(x + 81, TOP, signed(changed), "end") if changed else NOTHING,
    )
    return named(f"{LABELS[name]}: {amount}", body)


def _houses(game: Game, side: int, y: float, fresh: Mapping[str, int]) -> Svg:
    left, total = game.hands[side].houses, int(game.board.counts["houses"])
    return _wood("houses", side, (left, total), f"{sum(stores_of(game, side))} built", y, fresh.get("houses", 0))


def _officials(game: Game, side: int, y: float, fresh: Mapping[str, int]) -> Svg:
    hand, total = game.hands[side], int(game.board.counts["officials"])
    built = f", buildings {hand.built}" if hand.built else ""
    out = f"offices {sum(hand.offices)}{built}"
    return _wood("officials", side, (hand.officials, total), out, y, fresh.get("officials", 0))


def _wood(name: str, side: int, count: tuple[int, int], out: str, y: float, changed: int) -> Svg:
    """One kind of wooden piece: those left, an empty place for each of the others, and where those are."""
    left, total = count
    word = LABELS[name].removesuffix("s") if left == 1 else LABELS[name]
    spots = [(LEFT + 14 + 22 * i, y + 20) for i in range(max(total, left))]
    row = [_piece(name, side, *spot) if i < left else empty_place(*spot) for i, spot in enumerate(spots)]
    body = joined(
        rect(LEFT, y, 182, 40, 8, "fresh-bg" if changed else "", "fresh" if changed else "line", 2 if changed else 1),
        *row,
        text(LEFT + 192, y + 17, f"{left} {word} left", 12.5, "ink", 600),
        text(LEFT + 192, y + 33, out, 12, "muted"),
        change(LEFT + 182, y, signed(changed), "end") if changed else NOTHING,
    )
    return named(f"{LABELS[name]}: {left} of {total} left, {out}", body)


def _piece(name: str, side: int, x: float, y: float) -> Svg:
    return house(x, y, side) if name == "houses" else official(x, y, side, 0.72)


# ---------------------------------------------------------------- rubble, favors, goods
def _rubble(game: Game, side: int, y: float, fresh: Mapping[str, int]) -> Svg:
    """Cubes by kind; of his, how many brought wigs already."""
    hand = game.hands[side]
    kinds = [_kind(kind, hand.rubble[kind], LEFT + 118 * kind, y + 22) for kind in range(len(KINDS))]
    told = f"{hand.scored} of them scored" if hand.scored else ""
    return joined(
        _heading(LEFT, y, "Rubble", "rubble", INNER, fresh), text(LEFT + 72, y + 12, told, 12, "muted"), *kinds
    )


def _kind(kind: int, count: int, x: float, y: float) -> Svg:
    body = joined(
        box(x, y, 108, 36, "here", 6),
        rubble(x + 16, y + 18.5, kind) if count else empty_place(x + 16, y + 18, 4),
        text(x + 30, y + 23.5, count, 15, "ink" if count else "muted", 700),
        text(x + 105, y + 22.5, "quake" if not kind else KINDS[kind], 12, "muted", 400, "end"),
    )
    return named(f"{KINDS[kind]} cubes: {count}", body)


def _favors(game: Game, side: int, y: float, fresh: Mapping[str, int]) -> Svg:
    """Royal Favors by Noble: with one of them a side may follow a visit to that Noble."""
    held = game.hands[side].favors
    cells = [
        _cell(f"Royal Favors of the {name.title()}: {held[n]}", favor(0, 0, n, 0.8), held[n], LEFT + 47 * n, y + 22)
        for n, name in enumerate(NOBLES)
    ]
    return joined(_heading(LEFT, y, "Royal Favors", "favors", 138, fresh), *cells)


def _goods(game: Game, side: int, y: float, fresh: Mapping[str, int]) -> Svg:
    """The goods on his pile; yours are only known where they were said."""
    x, held = LEFT + 154, game.hands[side].goods
    head = _heading(x, y, "Goods", "goods", 190, fresh)
    if side == YOU and not any(held):
        return joined(head, text(x, y + 44.5, "not known", 12.5, "muted"))
    cells = [
        _cell(f"{name}: {held[n]}", good(0, 0, name, 0.62), held[n], x + 48 * n, y + 22) for n, name in enumerate(GOODS)
    ]
    return joined(head, *cells)


def _cell(title: str, mark: Svg, count: int, x: float, y: float) -> Svg:
    """A kind of thing with how many there are."""
    body = joined(
        box(x, y, CELL, 36, "here", 6),
        at(x + 12, y + 18, mark),
        text(x + CELL - 3, y + 23, count, 13, "ink" if count else "muted", 700, "end"),
    )
    return named(title, body)


# ---------------------------------------------------------------- ships and Decrees
def _none(y: float) -> Svg:
    return joined(empty_place(LEFT + 8, y), text(LEFT + 22, y + 4.5, "none", 12.5, "muted"))


def _ships(game: Game, side: int, y: float, fresh: Mapping[str, int]) -> tuple[Svg, float]:
    """The ships of a side with their goods, two to a row, and where they end."""
    boats = tuple(cards_in(game.hands[side].ships))
    cards = [
        _ship(game, side, boat, LEFT + (HALF + 8) * (i % 2), y + 22 + 52 * (i // 2)) for i, boat in enumerate(boats)
    ]
    head = _heading(LEFT, y, "Ships", "ships", INNER, fresh)
    return joined(head, *(cards or [_none(y + 32)])), y + 22 + max(24, 52 * -(-len(boats) // 2))


def _hull_invented(game: Game, boat: int) -> bool:
    return shows_standin(game, (f"ship.{BOATS[boat]}.hull",))


def _ship(game: Game, side: int, boat: int, x: float, y: float) -> Svg:
    cargo, hull = game.hands[side].cargo[boat], known_hull(game, boat)
    spots = [(x + 54 + 17 * i, y + 31) for i in range(max(hull, cargo))]
    hold = [rect(sx - 6, sy - 6, 12, 12, 2, "cork" if i < cargo else "panel", "ink", 1.2)
            for i, (sx, sy) in enumerate(spots)]  # fmt: skip
    told = f"{cargo} of {hull or '?'}"
    body = joined(
        box(x, y, HALF, 46, "rest", 6),
        ship(x + 24, y + 24, boat),
        text(x + 48, y + 18, f"{BOATS[boat]}, {told}", 12, "ink", origin=f"ship.{BOATS[boat]}.hull"),
        *hold,
        standin(x + HALF - 12, y + 32) if _hull_invented(game, boat) else NOTHING,
    )
    return named(f"{BOATS[boat]} ship: {told} goods", body)


def _decrees(game: Game, side: int, y: float, fresh: Mapping[str, int]) -> tuple[Svg, float]:
    """The Decrees of a side, eight to a row, and where they end."""
    numbers = tuple(cards_in(game.hands[side].decrees))
    cards = [
        named(f"Decree {number}", decree(LEFT + 18 + PITCH * (i % PER_ROW), y + 41 + 44 * (i // PER_ROW), number))
        for i, number in enumerate(numbers)
    ]
    each = f"{game.board.his['decree_wigs']} wigs each at the end" if side == LACERDA else ""
    head = joined(
        _heading(LEFT, y, "Decrees", "decrees", INNER, fresh),
        text(LEFT + 78, y + 12, each, 12, "muted", origin="his.decree_wigs.value"),
    )
    return joined(head, *(cards or [_none(y + 32)])), y + 22 + max(26, 44 * -(-len(numbers) // PER_ROW)) + 6
