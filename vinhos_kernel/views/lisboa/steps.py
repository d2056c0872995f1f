"""His turn as a board: where the Helper stood as it began, the table of State actions, the five steps in words."""

from collections.abc import Sequence
from typing import Final

from vinhos_kernel.lisboa.data.board import helper_is_high
from vinhos_kernel.lisboa.game import Game
from vinhos_kernel.lisboa.names import FIGURES, LACERDA, NOBLES, NOWHERE
from vinhos_kernel.lisboa.words import ACTIONS, sentence
from vinhos_kernel.table.turn import Step
from vinhos_kernel.views.labels import step
from vinhos_kernel.views.lisboa.his_turn import STEPS, HisTurn, his_turn
from vinhos_kernel.views.lisboa.pieces import helper
from vinhos_kernel.views.panel import INNER, LEFT, TOP, Note, board, section
from vinhos_kernel.views.pieces import disc
from vinhos_kernel.views.story_html import told
from vinhos_kernel.views.svg import NOTHING, Svg, circle, joined, line, named, rect, text, wrapped

TITLE: Final = "His five steps"
DECK: Final = 86
TABLE_TOP: Final = TOP + 106
HEAD: Final = 80
CELL: Final = 88
CELL_HIGH: Final = 34
STEPS_TOP: Final = TABLE_TOP + 36 + 2 * (CELL_HIGH + 6) + 18
SIZE: Final = 13
LINE: Final = 17
INDENT: Final = LEFT + 32
ROWS: Final = ("King or Treasury", "Builder or Minister")
"""Above which decks the Helper gives the top State action, and above which the bottom one."""


def draw_steps(steps: Sequence[Step], game: Game, still: bool = False) -> str:
    """His present or last turn; a step that waits for an answer says so."""
    turn = his_turn(steps, game)
    if turn is None:
        nobody = text(LEFT, TOP + 20, "He has not taken a turn yet.", 13, "muted")
        return board(TITLE, "Nothing told yet", nobody, TOP + 36, (), tell_steps(steps, game), still)
    rows, end = _rows(turn)
    body = joined(_decks(turn, game), _table(turn, game), rows)
    note = Note("", "all of a turn goes by the Helper as it stood at first")
    return board(TITLE, _subtitle(turn), body, end, (note,), tell_steps(steps, game), still)


def tell_steps(steps: Sequence[Step], game: Game) -> str:
    """His turn in words: where the Helper was, the State action that this gives, and what each step told."""
    turn = his_turn(steps, game)
    if turn is None:
        return f"{TITLE}: he has not taken a turn yet"
    lines = [
        f"{TITLE}: {_subtitle(turn)}",
        f"Helper at the start: {deck_name(turn.helper)}{_moved(turn, game)}",
        f"State action: {_cell_in_words(turn)}",
    ]
    lines += [f"before: {sentence(each)}" for each in turn.told[0]]
    for number, name in enumerate(STEPS, 1):
        said = "; ".join(map(sentence, turn.told[number]))
        lines.append(f"{number} {name}: {'; '.join(filter(None, (said, _state(turn, number))))}")
    return "\n".join(lines)


def deck_name(figure: int) -> str:
    """A deck by its figure: `King deck`."""
    return "nowhere" if figure == NOWHERE else f"{FIGURES[figure].title()} deck"


def _subtitle(turn: HisTurn) -> str:
    where = NOBLES[turn.noble].title()
    return f"At the {where}: step {turn.waits} waits" if turn.waits else f"His last turn, at the {where}"


def _moved(turn: HisTurn, game: Game) -> str:
    return "" if game.helper == turn.helper else f"; now: {deck_name(game.helper)}"


def _state(turn: HisTurn, number: int) -> str:
    """How far a step is: told and done, waiting for an answer, still to come."""
    if not turn.waits or number < turn.waits:
        return ""
    return "waits for an answer" if number == turn.waits else "still to come"


def _cell_in_words(turn: HisTurn) -> str:
    place = "top" if helper_is_high(turn.helper) else "bottom"
    return f"{NOBLES[turn.noble].title()}, {place}, {ACTIONS[turn.action]}"


# ---------------------------------------------------------------- the Helper's place
def _decks(turn: HisTurn, game: Game) -> Svg:
    """The four decks from the bottom, as a row: where the Helper was at the start, and where it is now."""
    row = [_deck(turn, game, figure, LEFT + DECK * figure, TOP + 24) for figure in range(len(FIGURES))]
    return joined(section(LEFT, TOP + 12, "The Helper at the start of the turn"), *row)


def _deck(turn: HisTurn, game: Game, figure: int, x: float, y: float) -> Svg:
    start, now = turn.helper == figure, game.helper == figure
    edge, thick = ("azulejo", 2.5) if start else ("edge", 1.2)
    moved = start and not now
    label = "start, now" if start and now else "start" if start else "now" if now else ""
    body = joined(
        rect(x, y, DECK - 6, 64, 6, "glaze" if start else "panel", edge, thick),
        text(x + 8, y + 17, FIGURES[figure].title(), 12.5, "ink", 700 if start else 400),
        helper(x + 24, y + 34, 0.8, ghost=moved) if start or now else NOTHING,
        text(x + 8, y + 57, label, 12, "ink" if start else "muted"),
    )
    return named(f"{deck_name(figure)}{f': Helper, {label}' if label else ''}", body)


# ---------------------------------------------------------------- the table
def _table(turn: HisTurn, game: Game) -> Svg:
    """The State actions by Noble and Helper, the one in use marked."""
    used = 0 if helper_is_high(turn.helper) else 1
    heads = [
        text(LEFT + HEAD + CELL * n + 8, TABLE_TOP + 30, name.title(), 12.5, "ink", 700 if n == turn.noble else 400)
        for n, name in enumerate(NOBLES)
    ]
    cells = [
        _cell(game, row, noble, row == used, noble == turn.noble) for row in range(2) for noble in range(len(NOBLES))
    ]
    rows = [_row(row, row == used) for row in range(2)]
    return joined(section(LEFT, TABLE_TOP + 12, "State actions"), *heads, *rows, *cells)


def _top_of(row: int) -> float:
    return TABLE_TOP + 38 + row * (CELL_HIGH + 6)


def _row(row: int, used: bool) -> Svg:
    first, _, second = ROWS[row].partition(" or ")
    y = _top_of(row)
    ink, weight = ("ink", 700) if used else ("muted", 400)
    return joined(
        text(LEFT, y + 14, f"{first},", 12, ink, weight),
        text(LEFT, y + 29, second, 12, ink, weight),
    )


def _cell(game: Game, row: int, noble: int, by_helper: bool, by_courtier: bool) -> Svg:
    x, y, used = LEFT + HEAD + CELL * noble, _top_of(row), by_helper and by_courtier
    action, where = ACTIONS[game.board.state_actions[noble][row]], "bottom" if row else "top"
    body = joined(
        rect(x, y, CELL - 6, CELL_HIGH, 6, "glaze" if used else "sunk" if by_helper or by_courtier else "panel",
             "azulejo" if used else "edge", 2.5 if used else 1),
        text(x + 7, y + 21.5, action, 12, "ink" if used else "muted", origin=f"noble.{NOBLES[noble]}.{where}"),
        disc(x + CELL - 9, y + 2, LACERDA, 0.7) if used else NOTHING,
    )  # fmt: skip
    return named(f"{NOBLES[noble].title()}, {where}: {action}{', in use' if used else ''}", body)


# ---------------------------------------------------------------- the steps
def _rows(turn: HisTurn) -> tuple[Svg, float]:
    """The steps one below the other with their sentences, and where they end."""
    y: float = STEPS_TOP
    before, y = _lines(turn.told[0], y)
    rows = [line(LEFT, STEPS_TOP - 14, LEFT + INNER, STEPS_TOP - 14), before]
    for number in range(1, len(STEPS) + 1):
        row, low = _step(turn, number, y)
        rows.append(row)
        y = low + 12
    return joined(*rows), y - 6


def _step(turn: HisTurn, number: int, y: float) -> tuple[Svg, float]:
    """One step: its number, its name, what it told, and whether it waits."""
    state, waits = _state(turn, number), number == turn.waits
    ahead = bool(turn.waits) and number > turn.waits
    mark = _ahead(LEFT + 12, y + 9, number) if ahead else step(LEFT + 12, y + 9, number, waits)
    name = STEPS[number - 1]
    head = text(INDENT, y + 14, name[:1].upper() + name[1:], 14, "muted" if ahead else "ink", 700)
    said = text(LEFT + INNER, y + 14, state, 12, "fresh" if waits else "muted", 600 if waits else 400, "end")
    lines, low = _lines(turn.told[number], y + 20)
    return named(f"step {number}, {name}{f': {state}' if state else ''}", joined(mark, head, said, lines)), low


def _ahead(x: float, y: float, number: int) -> Svg:
    """The number of a step that is still to come: a dashed ring."""
    return joined(circle(x, y, 10, "panel", "edge", 1.2, "3 2"), text(x, y + 4.6, number, 13, "muted", 700, "middle"))


def _lines(steps: Sequence[Step], y: float) -> tuple[Svg, float]:
    """Sentences, each from a line of its own, and where they end."""
    parts = [part for each in steps for part in wrapped(told(each), SIZE, INNER - 34)]
    rows = [text(INDENT, y + 13 + LINE * i, part, SIZE) for i, part in enumerate(parts)]
    return joined(*rows), y + LINE * len(parts)
