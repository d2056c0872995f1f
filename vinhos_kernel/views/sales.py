"""The Sales area: three houses with red and white slots, their barrels, and the ladder of a search."""

from collections.abc import Collection, Sequence
from functools import lru_cache
from itertools import pairwise
from typing import Final, NamedTuple

from vinhos_kernel.data.board import Board
from vinhos_kernel.state.game import Game
from vinhos_kernel.state.names import LACERDA, YOU
from vinhos_kernel.views import words
from vinhos_kernel.views.labels import fork, plate, reach, ring, standin, step
from vinhos_kernel.views.panel import INNER, LEFT, Note, board, standin_note
from vinhos_kernel.views.pieces import drop, owner
from vinhos_kernel.views.printed import all_standins, any_standin, is_standin
from vinhos_kernel.views.svg import (
    NOTHING,
    Run,
    Svg,
    joined,
    path,
    rect,
    remembered,
    rich,
    short,
    text,
    thing,
)

TITLE: Final = "Sales"
SUBTITLE: Final = "Square slots: red wine. Round ones: white."
HIGH: Final = 64
RED_TOP: Final = 112
WHITE_TOP: Final = RED_TOP + HIGH + 30
SHOWN: Final = 6
"""Lines of a ladder that are told before the middle of it is left out."""


class Place(NamedTuple):
    """Where a slot lies: its left and top edge, and how wide it is."""

    x: float
    y: float
    wide: float

    @property
    def centre(self) -> float:
        """The middle of the slot, left to right."""
        return self.x + self.wide / 2


class House(NamedTuple):
    """One of the houses: its edges, its slots, and whether all of these are invented."""

    name: str
    left: float
    right: float
    slots: tuple[int, ...]
    invented: bool


def draw_sales(
    game: Game, pick: Collection[int] = (), fresh: Collection[int] = (), still: bool = False,
    ladder: Sequence[int] = (), found: bool = True, sought: Sequence[Run] = (), readings: Sequence[str] = (),
) -> str:  # fmt: skip
    """
    The Sales area; slots in `pick` are buttons `slot:0`, `slot:1` ...

    `ladder` holds the slots that were tried, in order; unless `found` is false the last one was free. `sought` is
    one line above its list (runs of words, colour, weight), `readings` are sentences that the search hangs on.
    """
    houses, places = laid_out(game.board)
    seats = [_slot(game, i, places[i], i in pick and not still, i in fresh, i in ladder) for i in range(len(places))]
    told, end = _told_ladder(game, ladder, found, tuple(sought), WHITE_TOP + HIGH + 8, bool(readings))
    fronts = [_front(house.left, house.right, house.name, house.invented) for house in houses]
    body = joined(*fronts, *seats, _trail(places, ladder, found), told)
    notes = _notes(game.board, readings)
    return board(TITLE, SUBTITLE, body, end + 8, notes, tell_sales(game, ladder, found), still)


def tell_sales(game: Game, ladder: Sequence[int] = (), found: bool = True) -> str:
    """The Sales area in words: taken and free slots of each house, and the ladder."""
    houses, _ = laid_out(game.board)
    lines = [
        TITLE,
        *(f"{house.name}: " + ", ".join(tell_slot(game, i) for i in house.slots) for house in houses),
    ]
    if ladder:
        lines.append("tried: " + ", ".join(f"{words.slot_name(game.board, i)} ({_why(game, i)})" for i in ladder[:-1]))
        last = words.slot_name(game.board, ladder[-1])
        lines.append(f"found: {last}" if found else f"tried last, not free: {last}")
    return "\n".join(lines)


def tell_slot(game: Game, slot: int) -> str:
    """A slot in words: red 9 taken by Lacerda."""
    name, side = words.slot_name(game.board, slot), game.sales[slot]
    return f"{name} taken by {words.side_name(game, side)}" if side else f"{name} free"


# ---------------------------------------------------------------- where things lie
@lru_cache(maxsize=16)
def laid_out(board_: Board) -> tuple[tuple[House, ...], tuple[Place, ...]]:
    """The houses from left to right, and the place of every slot: red above, white below."""
    rows = board_.facts.rows("sales_place")
    groups = [tuple(i for i, slot in enumerate(board_.sales_slots) if slot.place == row.id) for row in rows]
    columns = [
        max(1, *(sum(board_.sales_slots[i].colour == c for i in group) for c in ("red", "white"))) for group in groups
    ]
    gap, between = 6, 4
    wide = (INNER - 4 - gap * (sum(columns) - 1) - between * (len(rows) - 1)) / sum(columns)
    places: dict[int, Place] = {}
    houses: list[House] = []
    x = LEFT + 2.0
    for house, group, count in zip(rows, groups, columns, strict=True):
        for top, colour in ((RED_TOP, "red"), (WHITE_TOP, "white")):
            row = [i for i in group if board_.sales_slots[i].colour == colour]
            places |= {i: Place(x + k * (wide + gap), top, wide) for k, i in enumerate(row)}
        right = x + count * (wide + gap) - gap
        houses.append(House(house["name"], x - 4, right + 4, group, all_standins(board_, _paths(group, board_))))
        x = right + gap + between
    return tuple(houses), tuple(places[i] for i in range(len(places)))


def _paths(slots: Sequence[int], board_: Board) -> list[str]:
    return [_path(board_, i) for i in slots]


def _path(board_: Board, slot: int) -> str:
    return f"{board_.sales_slots[slot].origin}.value"


@remembered
def _front(left: float, right: float, name: str, invented: bool) -> Svg:
    """The gable of a house; its mark holds for all its slots."""
    low = WHITE_TOP + HIGH + 6
    gable = f"M{short(left)},{low}V92L{short(left + 10)},74H{short(right - 10)}L{short(right)},92V{low}Z"
    label = text((left + right) / 2 + 5 * invented, 96, name, 13, "ink", 600, "middle", "serif italic")
    return joined(path(gable, "sunk", "line", 1), label, standin(left + 11, 91.5, 0.9) if invented else NOTHING)


# ---------------------------------------------------------------- one slot
def _slot(game: Game, slot: int, place: Place, picked: bool, fresh: bool, tried: bool) -> Svg:
    x, y, wide = place
    printed = game.board.sales_slots[slot]
    side = game.sales[slot]
    face = _face(x, y, wide, printed.colour, picked, tried)
    path_ = _path(game.board, slot)
    low, size = (y + HIGH - 7, 14) if side else (y + 26, 18)
    ink = f"on-{printed.colour}"
    value = text(place.centre, low, printed.value, size, ink, 700, "middle", origin=path_)
    held = (
        plate(place.centre, y + 27, owner(game, side), wide - 8) if side else drop(place.centre, y + 46, printed.colour)
    )
    gold = ring(x, y, wide, HIGH, 5) if fresh else NOTHING
    body = joined(face, value, held, gold, reach(x, y, wide, HIGH) if picked else NOTHING)
    return thing(tell_slot(game, slot), body, f"slot:{slot}" if picked else "")


@remembered
def _face(x: float, y: float, wide: float, colour: str, picked: bool, tried: bool) -> Svg:
    """Red: square, one edge. White: round, a double edge. A blue halo when it can be picked."""
    radius = 4 if colour == "red" else 12
    halo = rect(x - 1.5, y - 1.5, wide + 3, HIGH + 3, radius + 1.5, "glaze", "azulejo", 2.5) if picked else NOTHING
    ground = rect(x, y, wide, HIGH, radius, colour, "ink" if tried else "edge", 2 if tried else 1)
    inner = rect(x + 3, y + 3, wide - 6, HIGH - 6, 9.5, "", "on-white", 0.8) if colour == "white" else NOTHING
    return joined(halo, ground, inner)


# ---------------------------------------------------------------- the ladder
def _trail(places: Sequence[Place], ladder: Sequence[int], found: bool) -> Svg:
    """Numbers on the slots in the order of the search, joined by a line through the lane between the rows."""
    if not ladder:
        return NOTHING
    parts = [_leg(places[one], places[other]) for one, other in pairwise(ladder)]
    line = path("".join(parts) + _arrow(places, ladder), "", "ink", 2.5) if len(ladder) > 1 else NOTHING
    last = places[ladder[-1]]
    gold = ring(last.x, last.y, last.wide, HIGH, 5) if found else NOTHING
    steps = [_numbered(places[slot], n, found and n == len(ladder)) for n, slot in enumerate(ladder, 1)]
    return joined(gold, line, *steps)


def _edge(place: Place) -> float:
    """The edge of a slot that faces the lane."""
    return place.y + HIGH if place.y == RED_TOP else place.y


def _leg(one: Place, other: Place) -> str:
    if one.x == other.x:
        return f"M{short(one.centre)},{short(_edge(one))}V{short(_edge(other))}"
    lane = RED_TOP + HIGH + 15
    return f"M{short(one.centre - 9)},{short(_edge(one))}V{lane}H{short(other.centre + 9)}V{short(_edge(other))}"


def _arrow(places: Sequence[Place], ladder: Sequence[int]) -> str:
    before, last = places[ladder[-2]], places[ladder[-1]]
    x = last.centre + (0 if before.x == last.x else 9)
    tip = _edge(last)
    back = tip + (6 if last.y == RED_TOP else -6)
    return f"M{short(x - 5)},{short(back)}L{short(x)},{short(tip)}L{short(x + 5)},{short(back)}"


def _numbered(place: Place, number: int, found: bool) -> Svg:
    low = place.y == WHITE_TOP
    return step(place.x + place.wide - 3, place.y + HIGH - 1 if low else place.y + 2, number, found)


def _told_ladder(
    game: Game, ladder: Sequence[int], found: bool, sought: tuple[Run, ...], top: float, hangs: bool
) -> tuple[Svg, float]:
    """The list below the houses: where he looked, and why not there; and where it ends."""
    if not ladder and not sought:
        return NOTHING, top
    road = fork(LEFT + 10, top + 22) if hangs else NOTHING
    lines = [joined(road, rich(LEFT + 20, top + 26, sought, 13))] if sought else []
    y = top + (52 if sought else 28)
    for number in _numbers_told(len(ladder)):
        lines.append(_rung(game, ladder, number, found, y) if number else _left_out(len(ladder), y))
        y += 24
    return joined(*lines), y - 12


def _numbers_told(count: int) -> list[int]:
    """All rungs of a short ladder; of a long one the first three and the last two, 0 for those between."""
    return list(range(1, count + 1)) if count <= SHOWN else [1, 2, 3, 0, count - 1, count]


def _rung(game: Game, ladder: Sequence[int], number: int, found: bool, y: float) -> Svg:
    slot, last = ladder[number - 1], found and number == len(ladder)
    value = game.board.sales_slots[slot].value
    why = f"free: his barrel, {value} Bagos" if last else _why(game, slot)
    ink, weight = ("fresh", 600) if last else ("muted", 400)
    name = text(LEFT + 28, y, words.slot_name(game.board, slot), 13, "ink", 700)
    return joined(step(LEFT + 10, y - 4.5, number, last), name, text(LEFT + 96, y, why, 13, ink, weight))


def _left_out(count: int, y: float) -> Svg:
    return text(LEFT + 28, y, f"and {count - 5} more, all of them taken", 13, "muted")


def _why(game: Game, slot: int) -> str:
    side = game.sales[slot]
    return {YOU: "taken, your barrel", LACERDA: "taken, his own barrel"}.get(side, "free, but not for this search")


def _notes(board_: Board, readings: Sequence[str]) -> tuple[Note, ...]:
    notes = tuple(Note("reading", sentence) for sentence in readings)
    paths = _paths(range(len(board_.sales_slots)), board_)
    if not any_standin(board_, paths):
        return notes
    every = all(is_standin(board_, path_) for path_ in paths)
    return (
        *notes,
        standin_note("the slots of the houses are stand-ins" if every else "slots with a diamond are stand-ins"),
    )
