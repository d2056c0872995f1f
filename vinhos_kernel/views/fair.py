"""The Fair: its track, the four booths, the order of play, and what the next Fair brings."""

from collections.abc import Collection, Mapping
from typing import Final

from vinhos_kernel.state.game import Game
from vinhos_kernel.state.names import FAIR_YEARS, LACERDA, YOU
from vinhos_kernel.views import words
from vinhos_kernel.views.labels import State, box, change, ring, signed
from vinhos_kernel.views.panel import INNER, LEFT, TOP, Note, board, section, standin_note
from vinhos_kernel.views.pieces import disc, empty_place, owner, star
from vinhos_kernel.views.printed import any_standin
from vinhos_kernel.views.svg import (
    NOTHING,
    Svg,
    circle,
    joined,
    line,
    path,
    rect,
    remembered,
    rich,
    short,
    text,
    thing,
    touch,
    wrapped,
)

TITLE: Final = "The Fair"
NO_CHANGE: Final[Mapping[int, int]] = {}
BOOTH: Final = 80
BOOTH_HIGH: Final = 112
PITCH: Final = 88


def draw_fair(
    game: Game, pick: Collection[int] = (), fresh: Mapping[int, int] = NO_CHANGE, still: bool = False,
    fresh_booths: Collection[int] = (), pick_order: Collection[int] = (),
) -> str:  # fmt: skip
    """
    The Fair track, the booths and the order; booths in `pick` are buttons `booth:0` to `booth:3`, places of the next
    order in `pick_order` are buttons `order_slot:1` and `order_slot:2`.

    `fresh` holds the Fair Points that a side has just gained, `fresh_booths` the booths that were just taken.
    """
    open_ = frozenset(() if still else pick)
    top = TOP + 122
    booths = [_booth(game, i, i in open_, i in fresh_booths, top + 14) for i in range(len(game.booths))]
    low = top + 14 + BOOTH_HIGH + 14
    order = _order(game, low, frozenset(() if still else pick_order))
    body = joined(_track(game, fresh), section(LEFT, top, "Booths"), *booths, order, _prizes(game, low))
    next_fair = _next(game)
    subtitle = f"The next one ends year {next_fair}" if next_fair else "All three are over"
    return board(TITLE, subtitle, body, low + 92, _notes(game), tell_fair(game), still)


def tell_fair(game: Game) -> str:
    """The Fair in words: both tracks, the booths, the order, the prizes."""
    holders = [words.side_name(game, side) if side else "free" for side in game.booths]
    booths = [f"{words.booth_name(game.board, i)}: {holder}" for i, holder in enumerate(holders)]
    prizes = [f"year {year}: 1st {first} VP, last {last} VP" for year, (first, last) in game.board.fair_vp.items()]
    across = f"{words.side_name(game, LACERDA)} {game.fair_points[LACERDA]}"
    return "\n".join([
        f"{TITLE}: you {game.fair_points[YOU]} Fair Points, {across}",
        f"Booths: {'; '.join(booths)}",
        f"Order: {_sides(game, game.order)}; lower row: {_sides(game, game.next_order) or 'empty'}",
        f"Fairs: {'; '.join(prizes)}",
    ])  # fmt: skip


def _sides(game: Game, row: bytes) -> str:
    return ", ".join(words.side_name(game, side) for side in row if side)


def _next(game: Game) -> int:
    """The year of the next Fair; 0 when all are over."""
    if game.calendar.phase in ("last_action", "over"):
        return 0
    return next((year for year in FAIR_YEARS if year >= game.year), 0)


# ---------------------------------------------------------------- the track
def _track(game: Game, fresh: Mapping[int, int]) -> Svg:
    """Your disc above the ruler, his below, each with its points."""
    length = game.board.count["fair_track"]
    runners = [_runner(game, side, length, fresh.get(side, 0)) for side in (YOU, LACERDA)]
    return joined(_ruler(length), *runners)


@remembered
def _ruler(length: int) -> Svg:
    y = TOP + 46
    ticks = "".join(
        f"M{short(_spot(n, length))},{y - (5 if n % 5 == 0 else 3)}V{y + (5 if n % 5 == 0 else 3)}"
        for n in range(length + 1)
    )
    marks = [text(_spot(n, length), y + 21, n, 12, "muted", 400, "middle") for n in range(0, length + 1, 10)]
    ground = rect(LEFT, y - 9, INNER, 34, 8, "sunk", origin="count.fair_track.value")
    return joined(
        ground,
        line(_spot(0, length), y, _spot(length, length), y, "edge", 1.2),
        path(ticks, "", "edge", 1),
        *marks,
    )


def _spot(points: int, length: int) -> float:
    """Where so many Fair Points lie; more than the track has wait at its end."""
    return LEFT + 14 + (INNER - 28) * min(points, length) / length


def _runner(game: Game, side: int, length: int, gained: int) -> Svg:
    points, up = game.fair_points[side], side == YOU
    x = _spot(points, length)
    y, tip = (TOP + 16, TOP + 30) if up else (TOP + 92, TOP + 74)
    stem = line(x, tip, x, TOP + (41 if up else 51), "ink", 1.5)
    near = x < LEFT + INNER - 100
    label = text(x + (17 if near else -17), y + 5, points, 16, "ink", 700, "start" if near else "end")
    gold = change(x + (48 if near else -48), y, signed(gained), "start" if near else "end") if gained else NOTHING
    return thing(
        f"{words.side_name(game, side)}: {points} Fair Points",
        joined(stem, disc(x, y, owner(game, side), 1.05, f"fair-{side}"), label, gold),
    )


# ---------------------------------------------------------------- booths, order, prizes
def _booth(game: Game, booth: int, picked: bool, fresh: bool, y: float) -> Svg:
    side, x = game.booths[booth], LEFT + PITCH * booth
    state: State = "pick" if picked else "rest"
    held = disc(x + BOOTH / 2, y + 38, owner(game, side), 1.15) if side else empty_place(x + BOOTH / 2, y + 38, 6)
    gold = ring(x, y, BOOTH, BOOTH_HIGH) if fresh else NOTHING
    body = joined(_stall(game.board.booth_names[booth], state, x, y), held, gold)
    told = f"taken by {words.side_name(game, side)}" if side else "free"
    return thing(f"{words.booth_name(game.board, booth)}: {told}", body, f"booth:{booth}" if picked else "")


@remembered
def _stall(name: str, state: State, x: float, y: float) -> Svg:
    """A booth: a counter under a striped awning, with its name."""
    ground = box(x, y, BOOTH, BOOTH_HIGH, state)
    scallops = "".join(f"a8,8 0 0 0 {16},0" for _ in range(5))
    awning = path(f"M{short(x)},{short(y + 12)}{scallops}", "", "azulejo", 1.3)
    lines = wrapped(name, 12, BOOTH - 8, True)
    first = y + 88 - 7 * len(lines)
    label = [text(x + BOOTH / 2, first + 14 * i, part, 12, "ink", 600, "middle") for i, part in enumerate(lines)]
    return joined(ground, awning, *label)


def _order(game: Game, y: float, picks: frozenset[int]) -> Svg:
    """Who plays first this year, and the row below that decides the next."""
    rows = [("now", game.order), ("next", game.next_order)]
    parts = [section(LEFT, y + 16, "Order")]
    for i, (label, row) in enumerate(rows):
        low = y + 40 + 28 * i
        parts.append(text(LEFT, low + 4, label, 12.5, "muted"))
        for k, side in enumerate(row):
            x = LEFT + 52 + 34 * k
            held = disc(x, low, owner(game, side), 1, f"order-{side}-{label}") if side else empty_place(x, low, 5)
            parts.append(_order_slot(k + 1, x, low) if label == "next" and k + 1 in picks else held)
    return joined(*parts)


def _order_slot(place: int, x: float, y: float) -> Svg:
    """A free place of the next order that can be taken."""
    face = joined(circle(x, y, 12, "glaze", "azulejo", 2), text(x, y + 4.5, place, 13, "ink", 700, "middle"))
    return thing(f"place {place} in the next order", joined(face, touch(x - 17, y - 14, 34, 40)), f"order_slot:{place}")


def _prizes(game: Game, y: float) -> Svg:
    """What the first and the last get at each Fair; those that are over are grey."""
    x, coming = LEFT + 140, _next(game)
    rows = [section(x, y + 16, "Fairs")]
    for i, (year, (first, last)) in enumerate(game.board.fair_vp.items()):
        low, over = y + 40 + 21 * i, not coming or year < coming
        ink = "muted" if over else "ink"
        runs = ((f"{first} VP", ink, 700), (f" · last {last} VP", ink, 400))
        label = text(x + 18, low, f"year {year}", 13, "muted")
        rows += [
            star(x + 5, low - 4, over),
            label,
            rich(x + 64, low, runs, 13),
            _winner(game.trophies[i], x + 190, low),
        ]
    return joined(*rows)


def _winner(side: int, x: float, y: float) -> Svg:
    """The owner of a trophy beside its Fair."""
    owners = [holder for holder in (YOU, LACERDA) if side in (holder, 3)]
    return joined(*(disc(x + 16 * i, y - 5, holder, 0.75) for i, holder in enumerate(owners)))


def _notes(game: Game) -> tuple[Note, ...]:
    paths = [f"booth.{row.id}.order" for row in game.board.facts.rows("booth")]
    if not any_standin(game.board, paths):
        return ()
    return (standin_note("which booth plays first next year is a stand-in"),)
