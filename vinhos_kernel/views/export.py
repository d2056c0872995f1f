"""The Export area: its countries with their majorities, the slots, and the frame for two players."""

from collections.abc import Collection
from typing import Final

from vinhos_kernel.data.board import Board
from vinhos_kernel.state.game import Game
from vinhos_kernel.state.names import LACERDA, YOU
from vinhos_kernel.views import words
from vinhos_kernel.views.icons import icon
from vinhos_kernel.views.labels import box, pill, plate, ring, standin
from vinhos_kernel.views.panel import INNER, LEFT, TOP, Note, board, standin_note
from vinhos_kernel.views.pieces import disc, owner
from vinhos_kernel.views.printed import all_standins, any_standin
from vinhos_kernel.views.svg import NOTHING, Svg, joined, path, rect, remembered, short, text, thing

TITLE: Final = "Export"
SUBTITLE: Final = "Each slot: least wine value, and VP at once"
HIGH: Final = 62
PITCH: Final = 70
SLOTS_TOP: Final = TOP + 70


def draw_export(game: Game, pick: Collection[int] = (), fresh: Collection[int] = (), still: bool = False) -> str:
    """The Export area; slots in `pick` are buttons `export:0`, `export:1` ..."""
    rows = sorted({slot.row for slot in game.board.export_slots}, reverse=True)
    end = SLOTS_TOP + PITCH * len(rows) + 34
    columns = range(len(game.board.export_columns))
    slots = [_slot(game, i, rows, i in pick and not still, i in fresh) for i in range(len(game.board.export_slots))]
    heads = [_head(game, column) for column in columns]
    feet = [_foot(game, column, SLOTS_TOP + PITCH * len(rows) + 8) for column in columns]
    body = joined(_frame(game.board, end), *heads, *slots, *feet)
    return board(TITLE, SUBTITLE, body, end + 10, _notes(game.board), tell_export(game), still)


def tell_export(game: Game) -> str:
    """The Export area in words: for each country its majority, its barrels and its slots."""
    across = words.side_name(game, LACERDA)
    lines = [f"{TITLE} (two players use the framed countries only)"]
    for i, column in enumerate(game.board.export_columns):
        slots = [k for k, slot in enumerate(game.board.export_slots) if slot.column == i]
        if column.framed:
            held = f"{game.export_barrels(YOU, i)} of your barrels, {game.export_barrels(LACERDA, i)} of {across}"
            told = ", ".join(tell_export_slot(game, k) for k in reversed(slots))
            lines.append(f"{column.name}: majority {column.majority} VP, {held}: {told}")
        else:
            lines.append(f"{column.name}: majority {column.majority} VP, closed, outside the frame for two players")
    return "\n".join(lines)


def tell_export_slot(game: Game, slot: int) -> str:
    """An Export slot in words: A3 (value 12, 10 VP) taken by Lacerda."""
    printed, side = game.board.export_slots[slot], game.export[slot]
    label = f"{words.export_name(game.board, slot)} (value {printed.least}, {printed.vp} VP)"
    if not printed.framed:
        return f"{label} closed"
    return f"{label} taken by {words.side_name(game, side)}" if side else f"{label} free"


# ---------------------------------------------------------------- where things lie
def _pitch(board_: Board) -> float:
    return INNER / len(board_.export_columns)


def _left(board_: Board, column: int) -> float:
    return LEFT + _pitch(board_) * column + 4


def _wide(board_: Board) -> float:
    return _pitch(board_) - 8


def _frame(board_: Board, end: float) -> Svg:
    """The frame for two players, around every run of countries inside it."""
    runs: list[list[int]] = []
    for i, column in enumerate(board_.export_columns):
        if column.framed and runs and runs[-1][-1] == i - 1:
            runs[-1].append(i)
        elif column.framed:
            runs.append([i])
    return joined(
        *(_one_frame(_left(board_, run[0]) - 4, _left(board_, run[-1]) + _wide(board_) + 4, end) for run in runs)
    )


@remembered
def _one_frame(left: float, right: float, end: float) -> Svg:
    """A double line with cut corners, and its name on it."""
    top, low = TOP + 8, end
    ground = path(_cut(left, top, right, low, 10), "sunk", "ink", 2)
    inner = path(_cut(left + 4, top + 4, right - 4, low - 4, 8), "", "line", 1)
    wide = right - left
    label = pill(
        left + wide / 2,
        top,
        "the frame for two players" if wide > 190 else "2 players",
        "ink",
        "panel",
        12.5,
        anchor="middle",
    )
    return joined(ground, inner, label)


def _cut(left: float, top: float, right: float, low: float, cut: float) -> str:
    across, down = short(right - left - 2 * cut), short(low - top - 2 * cut)
    start = f"M{short(left + cut)},{short(top)}"
    return f"{start}h{across}l{cut},{cut}v{down}l-{cut},{cut}h-{across}l-{cut},-{cut}v-{down}Z"


# ---------------------------------------------------------------- a country
def _head(game: Game, column: int) -> Svg:
    """A country: its letter, and the VP of the majority at the top."""
    printed = game.board.export_columns[column]
    x, wide = _left(game.board, column), _wide(game.board)
    ink = "ink" if printed.framed else "muted"
    origin = f"export_column.{printed.name}.majority"
    mark = standin(x + wide / 2 + 15, TOP + 38, 0.9) if _column_invented(game.board, column) else NOTHING
    body = joined(
        text(x + wide / 2, TOP + 43, printed.name, 16, ink, 600, "middle", "serif"),
        text(x + wide / 2, TOP + 62, f"{printed.majority} VP", 14, ink, 700, "middle", origin=origin),
        mark,
    )
    return thing(f"Country {printed.name}: {printed.majority} VP for the majority", body)


def _column_invented(board_: Board, column: int) -> bool:
    names = [slot.name for slot in board_.export_slots if slot.column == column]
    return all_standins(board_, [f"export_slot.{name}.{field}" for name in names for field in ("least", "vp")])


def _foot(game: Game, column: int, y: float) -> Svg:
    """How many barrels each side has in a country."""
    if not game.board.export_columns[column].framed:
        return NOTHING
    x, wide = _left(game.board, column), _wide(game.board)
    parts = []
    for side, spot in ((YOU, x + wide / 4 - 6), (LACERDA, x + wide * 3 / 4 - 8)):
        count = game.export_barrels(side, column)
        parts += [
            disc(spot, y + 6, owner(game, side), 0.62),
            text(spot + 9, y + 10.5, count, 13, "ink" if count else "muted", 700),
        ]
    return joined(*parts)


# ---------------------------------------------------------------- a slot
def _slot(game: Game, slot: int, rows: list[int], picked: bool, fresh: bool) -> Svg:
    printed, side = game.board.export_slots[slot], game.export[slot]
    x, y = _left(game.board, printed.column), SLOTS_TOP + PITCH * rows.index(printed.row) + 4
    wide = _wide(game.board)
    gold = ring(x, y, wide, HIGH, 6) if fresh else NOTHING
    if not printed.framed:
        body = _closed(x, y, wide, printed.least, printed.vp, printed.name)
    else:
        ground = box(x, y, wide, HIGH, "pick" if picked else "rest", 6)
        inside = _taken if side else _free
        body = joined(ground, inside(x, y, wide, printed.least, printed.vp, printed.name), gold)
        body = joined(body, plate(x + wide / 2, y + 22, owner(game, side), 29, 32) if side else NOTHING)
    return thing(tell_export_slot(game, slot), body, f"export:{slot}" if picked else "")


@remembered
def _free(x: float, y: float, wide: float, least: int, vp: int, name: str) -> Svg:
    middle = x + wide / 2
    need = _least(middle, y + 54, least, name, "ink")
    gain = text(middle, y + 28, vp, 20, "ink", 700, "middle", origin=f"export_slot.{name}.vp")
    rule = path(f"M{short(x + 8)},{short(y + 38)}H{short(x + wide - 8)}", "", "line", 1)
    return joined(gain, need, rule)


def _least(middle: float, y: float, least: int, name: str, ink: str) -> Svg:
    """The least wine value: a glass and a number."""
    number = text(middle - 3, y, f"{least}+", 13, ink, 600, origin=f"export_slot.{name}.least")
    return joined(icon(middle - 13, y - 4.5, "experts", ink, 0.55), number)


@remembered
def _taken(x: float, y: float, wide: float, least: int, vp: int, name: str) -> Svg:
    gain = text(x + wide / 2, y + 55, f"{vp} VP", 13, "ink", 700, "middle", origin=f"export_slot.{name}.vp")
    return gain


@remembered
def _closed(x: float, y: float, wide: float, least: int, vp: int, name: str) -> Svg:
    middle = x + wide / 2
    ground = rect(x, y, wide, HIGH, 6, "sunk", "edge", 1.2, "4 3")
    gain = text(middle, y + 24, vp, 16, "muted", 600, "middle", origin=f"export_slot.{name}.vp")
    need = _least(middle, y + 41, least, name, "muted")
    return joined(ground, gain, need, text(middle, y + 55, "closed", 12, "muted", 600, "middle", "italic"))


def _notes(board_: Board) -> tuple[Note, ...]:
    paths = [f"export_slot.{slot.name}.vp" for slot in board_.export_slots]
    notes = (Note("", "below: barrels of each side · top: VP of the majority"),)
    return (*notes, standin_note("slots, values and frame are stand-ins")) if any_standin(board_, paths) else notes
