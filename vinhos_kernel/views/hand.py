"""What a player holds beside the Estates: money, barrels, Experts, Magnate tiles, Multipliers, Port tiles."""

from collections.abc import Collection, Mapping
from typing import Final, NamedTuple

from vinhos_kernel.data.board import Board
from vinhos_kernel.rules.scoring import multiplier_vp
from vinhos_kernel.state.game import Game
from vinhos_kernel.state.names import MAGNATES, YOU
from vinhos_kernel.table.deck import cards_in
from vinhos_kernel.views import words
from vinhos_kernel.views.icons import icon
from vinhos_kernel.views.labels import State, box, change, signed, standin
from vinhos_kernel.views.magnates import ICONS
from vinhos_kernel.views.motif import motif
from vinhos_kernel.views.panel import INNER, LEFT, TOP, Note, board, section, standin_note
from vinhos_kernel.views.pieces import bago, barrel, bottle, empty_place, expert_tile, owner
from vinhos_kernel.views.printed import any_standin, is_standin
from vinhos_kernel.views.svg import NOTHING, Svg, at, joined, rect, remembered, text, thing, touch, wrapped

NO_CHANGE: Final[Mapping[str, int]] = {}
HALF: Final = 168
COLUMN: Final = 176
CARD: Final = 46
ROW: Final = 52
LONG: Final = 40


class Picks(NamedTuple):
    """What may be clicked: Experts and tiles by number, the barrels of Multipliers by the code of the tile."""

    experts: frozenset[int] = frozenset()
    tiles: frozenset[int] = frozenset()
    multipliers: frozenset[int] = frozenset()


class Held(NamedTuple):
    """Something of the hand that takes a card of its own: an Expert or a kind of Action tile, and how it lies."""

    number: int
    up: bool
    copies: int = 1


def draw_hand(
    game: Game, side: int = YOU, pick: Collection[int] = (), pick_tiles: Collection[int] = (),
    pick_multipliers: Collection[int] = (), fresh: Mapping[str, int] = NO_CHANGE, still: bool = False,
) -> str:  # fmt: skip
    """
    The hand of a side: buttons `hand_expert:0`, `hand_tile:1`, `multiplier:12`.

    `fresh` holds what changed just now of `bagos`, `barrels`, `ports`.
    """
    groups = ((), (), ()) if still else (pick, pick_tiles, pick_multipliers)
    open_ = Picks(*map(frozenset, groups))
    counters = _counters(game, side, fresh)
    magnates = _with_magnates(game, side, TOP + 78)
    experts, low = _experts(game, side, open_.experts, TOP + 150)
    tiles, low = _tiles(game, side, open_.tiles, low + 14)
    multipliers, low = _multipliers(game, side, open_.multipliers, low + 14)
    body = joined(counters, magnates, experts, tiles, multipliers)
    return board(
        title_of(game, side), _subtitle(game, side), body, low, _notes(game.board), tell_hand(game, side), still
    )


def tell_hand(game: Game, side: int = YOU) -> str:
    """The hand of a side in words."""
    hand, board_ = game.hands[side], game.board
    kept = ", ".join(f"{count} with {name.title()}" for name, count in zip(MAGNATES, hand.magnate_barrels, strict=True))
    up = [_expert_in_words(board_, tile) for tile in cards_in(hand.experts)]
    down = [words.expert_name(board_, tile) for tile in cards_in(hand.face_down)]
    multipliers = [_multiplier_in_words(game, side, tile, full) for tile, full in _kinds(game, side)]
    return "\n".join([
        f"{title_of(game, side)}: {game.bagos[side]} Bagos, {hand.ports} Port tiles",
        f"Barrels: {game.barrels[side]} in the supply, {kept}",
        f"Experts face up: {', '.join(up) or 'none'}; used: {', '.join(down) or 'none'}",
        f"Action tiles face up: {_named_tiles(board_, hand.actions)}; used: {_named_tiles(board_, hand.used)}",
        f"Multipliers: {', '.join(multipliers) or 'none'}",
    ])  # fmt: skip


def title_of(game: Game, side: int) -> str:
    """Whose hand this is."""
    name = words.owner_name(game, side)
    return f"{name[:1].upper()}{name[1:]} hand"


def _subtitle(game: Game, side: int) -> str:
    hand = game.hands[side]
    used = hand.face_down.bit_count() + sum(hand.used)
    ready = hand.experts.bit_count() + sum(hand.actions)
    return f"{ready} ready to use, {used} used"


def _expert_in_words(board_: Board, tile: int) -> str:
    return f"{words.expert_name(board_, tile)} {signed(board_.experts[tile].fair_bonus)}"


def _named_tiles(board_: Board, counts: bytes) -> str:
    held = [(words.tile_name(board_, tile), count) for tile, count in enumerate(counts, 1) if count]
    return ", ".join(name + (f" ×{count}" if count > 1 else "") for name, count in held) or "none"


def _kinds(game: Game, side: int) -> list[tuple[int, bool]]:
    """The Multipliers of a side, one by one: the code of the tile, and whether a barrel lies on it."""
    hand, first = game.hands[side], len(game.board.action_copies) + 1
    return [
        (first + kind, full)
        for full, row in ((True, hand.multipliers), (False, hand.bare))
        for kind, count in enumerate(row)
        for _ in range(count)
    ]


def _multiplier_in_words(game: Game, side: int, tile: int, full: bool) -> str:
    first = len(game.board.action_copies) + 1
    name = words.tile_name(game.board, tile)
    if not full:
        return f"{name} (no barrel, scores nothing)"
    return f"{name} ({multiplier_vp(game, side, tile - first)} VP now)"


# ---------------------------------------------------------------- counters and barrels
def _counters(game: Game, side: int, fresh: Mapping[str, int]) -> Svg:
    amounts = (("bagos", game.bagos[side], "Bagos"), ("barrels", game.barrels[side], "barrels in supply"),
               ("ports", game.hands[side].ports, "Port tiles"))  # fmt: skip
    spots = ((LEFT, 100), (LEFT + 108, 128), (LEFT + 244, 100))
    parts = []
    for (name, amount, label), (x, wide) in zip(amounts, spots, strict=True):
        changed = fresh.get(name, 0)
        gold = change(x + wide - 3, TOP, signed(changed), "end") if changed else NOTHING
        parts += [_counted(x, wide, name, owner(game, side), amount, label, bool(changed)), gold]
    return joined(*parts)


@remembered
def _counted(x: float, wide: float, name: str, side: int, amount: int, label: str, fresh: bool) -> Svg:
    ground = rect(x, TOP, wide, 62, 8, "fresh-bg" if fresh else "sunk", "fresh" if fresh else "", 2)
    if name == "bagos":
        mark = bago(x + 20, TOP + 25)
    elif name == "barrels":
        mark = barrel(x + 21, TOP + 25, side, 0.95)
    else:
        mark = _port(x + 20, TOP + 25)
    return joined(
        ground, mark, text(x + 40, TOP + 32, amount, 20, "ink", 700), text(x + 10, TOP + 54, label, 12, "muted")
    )


@remembered
def _port(x: float, y: float) -> Svg:
    """A Port tile: a small bottle on a cork label."""
    return joined(rect(x - 11, y - 15, 22, 30, 4, "cork", "ink", 1.3), bottle(x, y, "red", 0.85))


def _with_magnates(game: Game, side: int, y: float) -> Svg:
    """The barrels that the three Magnates keep."""
    most = game.board.count["barrels_per_magnate"]
    parts = []
    for magnate, name in enumerate(MAGNATES):
        held, x = game.hands[side].magnate_barrels[magnate], LEFT + 118 * magnate
        places = range(max(most, held))
        pieces = [
            barrel(x + 16 + 24 * i, y + 36, owner(game, side), 0.85)
            if i < held
            else empty_place(x + 16 + 24 * i, y + 36)
            for i in places
        ]
        label = text(x + 4, y + 14, f"with {name.title()}", 12.5, "ink", 400)
        parts.append(thing(f"{held} barrels with {name.title()}", joined(label, *pieces)))
    return joined(*parts)


# ---------------------------------------------------------------- Experts and Action tiles
def _experts(game: Game, side: int, picks: frozenset[int], y: float) -> tuple[Svg, float]:
    hand = game.hands[side]
    held = [Held(tile, True) for tile in cards_in(hand.experts)] + [
        Held(tile, False) for tile in cards_in(hand.face_down)
    ]
    return _cards(
        "Wine Experts",
        y,
        [_expert(game.board, each, *_spot(i, y), each.up and each.number in picks) for i, each in enumerate(held)],
    )


def _tiles(game: Game, side: int, picks: frozenset[int], y: float) -> tuple[Svg, float]:
    hand = game.hands[side]
    held = [
        Held(tile, up, count)
        for up, row in ((True, hand.actions), (False, hand.used))
        for tile, count in enumerate(row, 1)
        if count
    ]
    cards = [_tile(game.board, each, *_spot(i, y), each.up and each.number in picks) for i, each in enumerate(held)]
    return _cards("Magnate Action tiles", y, cards)


def _spot(place: int, y: float) -> tuple[float, float]:
    return LEFT + COLUMN * (place % 2), y + 22 + ROW * (place // 2)


def _cards(heading: str, y: float, cards: list[Svg]) -> tuple[Svg, float]:
    """A heading and two columns of cards, or that there is none."""
    head = section(LEFT, y + 10, heading)
    if not cards:
        return joined(head, empty_place(LEFT + 8, y + 32), text(LEFT + 22, y + 36.5, "none", 12.5, "muted")), y + 46
    return joined(head, *cards), y + 22 + ROW * -(-len(cards) // 2)


def _expert(board_: Board, held: Held, x: float, y: float, picked: bool) -> Svg:
    printed = board_.experts[held.number]
    bonus = signed(printed.fair_bonus)
    origin = f"expert.{printed.name}.fair_bonus"
    feature = words.feature_name(board_, printed.feature).split()[0]
    ability = words.expert_name(board_, held.number).partition("(")[2].rstrip(")")
    cup = expert_tile(feature[:2]) if held.up else expert_tile("", False)
    below = joined(
        text(
            x + 42,
            y + 38,
            f"{feature} {bonus}" if held.up else "used",
            12,
            "muted",
            origin=origin if held.up else "",
        ),
        standin(x + HALF - 12, y + 34) if held.up and is_standin(board_, origin) else NOTHING,
    )
    name = text(x + 42, y + 21, ability, 12, "ink" if held.up else "muted")
    face = joined(_ground(x, y, held.up, picked), at(x + 21, y + CARD / 2, cup, 1.1), name, below)
    title = f"{words.expert_name(board_, held.number)}: {bonus} Fair Points{'' if held.up else ', used'}"
    return thing(title, face, f"hand_expert:{held.number}" if picked else "")


def _tile(board_: Board, held: Held, x: float, y: float, picked: bool) -> Svg:
    name = words.tile_name(board_, held.number)
    lines = wrapped(name[:1].upper() + name[1:], 12.5, HALF - 50, True)[:2]
    ink = "ink" if held.up else "muted"
    kind = ICONS.get(board_.tile_names[held.number], "fair")
    mark = icon(x + 21, y + CARD / 2, kind, "ink", 0.95) if held.up else motif(x + 9, y + 11, 24)
    label = [
        text(x + 42, y + (28 if len(lines) == 1 else 20) + 16 * i, line, 12.5, ink, 600) for i, line in enumerate(lines)
    ]
    many = text(x + HALF - 8, y + 40, f"×{held.copies}", 13, ink, 700, "end") if held.copies > 1 else NOTHING
    face = joined(_ground(x, y, held.up, picked), mark, *label, many)
    title = f"Action tile, {name}{f', {held.copies} of them' if held.copies > 1 else ''}{'' if held.up else ', used'}"
    return thing(title, face, f"hand_tile:{held.number}" if picked else "")


def _ground(x: float, y: float, up: bool, picked: bool) -> Svg:
    state: State = "pick" if picked else "rest" if up else "closed"
    return box(x, y, HALF, CARD, state, 6)


# ---------------------------------------------------------------- Multipliers
def _multipliers(game: Game, side: int, picks: frozenset[int], y: float) -> tuple[Svg, float]:
    held = _kinds(game, side)
    head = section(LEFT, y + 10, "Multipliers")
    if not held:
        return joined(head, empty_place(LEFT + 8, y + 32), text(LEFT + 22, y + 36.5, "none", 12.5, "muted")), y + 52
    rows = [
        _multiplier(game, side, tile, full, y + 22 + (LONG + 6) * i, full and tile in picks)
        for i, (tile, full) in enumerate(held)
    ]
    return joined(head, *rows), y + 26 + (LONG + 6) * len(held)


def _multiplier(game: Game, side: int, tile: int, full: bool, y: float, picked: bool) -> Svg:
    name, kind = words.tile_name(game.board, tile), tile - 1 - len(game.board.action_copies)
    path = f"multiplier.{game.board.tile_names[tile]}.vp_each"
    lines = wrapped(name, 12.5, INNER - 134)[:2]
    label = [
        text(LEFT + 46, y + (24.5 if len(lines) == 1 else 17) + 15 * i, line, 12.5, "ink", origin=path)
        for i, line in enumerate(lines)
    ]
    worth = f"{multiplier_vp(game, side, kind)} VP now" if full else "no barrel"
    mark = barrel(LEFT + 24, y + LONG / 2, owner(game, side), 0.95) if full else empty_place(LEFT + 24, y + LONG / 2, 7)
    face = joined(
        box(LEFT, y, INNER, LONG, "pick" if picked else "rest" if full else "closed", 6),
        rect(LEFT + 3, y + 3, INNER - 6, LONG - 6, 4, "", "azulejo", 1),
        mark, *label,
        text(LEFT + INNER - 24, y + 24.5, worth, 12.5, "ink" if full else "muted", 700 if full else 400, "end"),
        standin(LEFT + INNER - 13, y + LONG / 2) if is_standin(game.board, path) else NOTHING,
        touch(LEFT, y, INNER, LONG) if picked else NOTHING,
    )  # fmt: skip
    return thing(
        f"Multiplier, {_multiplier_in_words(game, side, tile, full)}", face, f"multiplier:{tile}" if picked else ""
    )


def _notes(board_: Board) -> tuple[Note, ...]:
    paths = [f"expert.{expert.name}.fair_bonus" for expert in board_.experts]
    paths += [f"multiplier.{name}.vp_each" for name in board_.tile_names[len(board_.action_copies) + 1 :]]
    note = Note("", "used ones turn up before years 4 and 6 · +: at a Fair")
    return (
        (note, standin_note("Fair Points of Experts and Multipliers are stand-ins"))
        if any_standin(board_, paths)
        else (note,)
    )
