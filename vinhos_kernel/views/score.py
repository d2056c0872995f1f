"""The score in rows that add up, for both sides: as it stands now, or at the end with accolades and title."""

from collections.abc import Callable, Mapping
from typing import Final, NamedTuple

from vinhos_kernel.data.board import Board
from vinhos_kernel.opponents.automa2021.score import automa_score_rows
from vinhos_kernel.opponents.lacerda import score as his_score
from vinhos_kernel.rules import scoring
from vinhos_kernel.rules.rival import rival_of
from vinhos_kernel.state.game import Game
from vinhos_kernel.state.names import ACROSS, YOU
from vinhos_kernel.views import words
from vinhos_kernel.views.labels import standin
from vinhos_kernel.views.panel import INNER, LEFT, TOP, Note, board, section, standin_note
from vinhos_kernel.views.pieces import disc, owner, trophy
from vinhos_kernel.views.printed import any_standin, is_standin
from vinhos_kernel.views.svg import NOTHING, Svg, joined, line, rect, text, thing, wrapped

TITLE: Final = "The score"
LINE: Final = 22
MULTIPLIER: Final = "Multiplier ‘"


RIVALS: Final[Mapping[str, Callable[[Game], tuple[scoring.Row, ...]]]] = {
    "lacerda": his_score.score_rows,
    "automa": automa_score_rows,
}
"""How the score of each opponent is counted."""


class Side(NamedTuple):
    """The score of a side: its rows, and what they come to."""

    side: int
    rows: tuple[scoring.Row, ...]
    total: int


def draw_score(game: Game, still: bool = False) -> str:
    """Both scores row by row; against Lacerda your accolades and the title they bring."""
    parts, y = [], float(TOP)
    for side in (YOU, ACROSS):
        drawn, y = _side(game, score_of(game, side), y)
        parts.append(drawn)
    honours, y = _honours(game, y) if rival_of(game, ACROSS) and game.played_here(YOU) else (NOTHING, y)
    return board(TITLE, _subtitle(game), joined(*parts, honours), y, _notes(game.board), tell_score(game), still)


def tell_score(game: Game) -> str:
    """Both scores in words, row by row, then who wins."""
    lines = [f"{TITLE}: {_subtitle(game).lower()}"]
    for score in (score_of(game, YOU), score_of(game, ACROSS)):
        rows = "; ".join(f"{row.what} {row.vp}" for row in score.rows)
        lines.append(f"{words.side_name(game, score.side)} {score.total} VP: {rows}")
    lines.append(tell_winner(game))
    if rival_of(game, ACROSS) and game.played_here(YOU):
        earned = [game.board.accolades[name] for name in _earned(game)]
        lines.append(f"{len(earned)} accolades ({'; '.join(earned) or 'none'}): {_title(game.board, len(earned))}")
    return "\n".join(lines)


def score_of(game: Game, side: int) -> Side:
    """
    The score of a side, as the rules count it.

    Before the end the rows are what would come on top of the track now; once the game is over they are on it already,
    and the first row is what the track held before.
    """
    rival = rival_of(game, side)
    rows = RIVALS[rival.name](game) if rival else scoring.score_rows(game, side)
    more = sum(row.vp for row in rows[1:])
    if game.calendar.phase != "over":
        return Side(side, rows, rows[0].vp + more)
    return Side(side, (rows[0]._replace(vp=rows[0].vp - more), *rows[1:]), rows[0].vp)


def tell_winner(game: Game) -> str:
    """Who wins with these rows, and by what if the points are equal."""
    yours, theirs = score_of(game, YOU).total, score_of(game, ACROSS).total
    side = scoring.winner(game, yours, theirs)
    over = game.calendar.phase == "over"
    if not side:
        return "a tie: nobody wins" if over else "a tie as it stands"
    what = ("win" if over else "lead") + "s" * (side != YOU)
    return f"{words.side_name(game, side)} {what}" + (", by barrels in Export and Bagos" if yours == theirs else "")


def _subtitle(game: Game) -> str:
    return "Final, row by row" if game.calendar.phase == "over" else "Row by row, if the game ended now"


def _earned(game: Game) -> tuple[str, ...]:
    """Your accolades, as if all rows were on the track."""
    counted = game.copy()
    counted.vp = (0, score_of(game, YOU).total, score_of(game, ACROSS).total)
    return scoring.accolades_of(counted)


def _title(board_: Board, count: int) -> str:
    return str(max(step for step in board_.titles if step[0] <= count)[1])


# ---------------------------------------------------------------- a side
def _side(game: Game, score: Side, y: float) -> tuple[Svg, float]:
    """The name with the total, then each row; a row of nothing is grey."""
    name = words.side_name(game, score.side)
    ahead = scoring.winner(game, score_of(game, YOU).total, score_of(game, ACROSS).total) == score.side
    head = joined(
        rect(LEFT, y, INNER, 36, 8, "sunk"),
        disc(LEFT + 20, y + 18, owner(game, score.side)),
        text(LEFT + 40, y + 23.5, name[:1].upper() + name[1:], 16, "ink", 600, face="serif"),
        trophy(LEFT + INNER - 104, y + 18, 0.8) if ahead else NOTHING,
        text(LEFT + INNER - 12, y + 24, f"{score.total} VP", 17, "ink", 700, "end"),
    )
    parts, low = [head], y + 36
    for row in score.rows:
        drawn, low = _row(game, score.side, row, low)
        parts.append(drawn)
    return thing(f"{name}: {score.total} VP", joined(*parts)), low + 18


def _row(game: Game, side: int, row: scoring.Row, y: float) -> tuple[Svg, float]:
    ink = "ink" if row.vp else "muted"
    lines = wrapped(row.what, 13, INNER - 84)
    low = y + LINE + 16 * (len(lines) - 1)
    label = [text(LEFT + 12, y + LINE - 5 + 16 * i, words_, 13, ink) for i, words_ in enumerate(lines)]
    mark = standin(LEFT + INNER - 66, low - 9.5) if is_standin(game.board, _origin(game.board, side, row)) else NOTHING
    number = text(LEFT + INNER - 12, low - 5, row.vp, 14, ink, 700 if row.vp else 400, "end")
    return joined(*label, mark, number, line(LEFT + 12, low + 1, LEFT + INNER - 12, low + 1)), low


def _origin(board_: Board, side: int, row: scoring.Row) -> str:
    """The path of the printed value behind a row."""
    what = row.what
    if what.startswith("Export majority "):
        return f"export_column.{what.rpartition(' ')[2]}.majority"
    if what.startswith(MULTIPLIER):
        name = what.removeprefix(MULTIPLIER).rstrip("’")
        return f"multiplier.{board_.tile_names[board_.tile_titles.index(name)]}.vp_each"
    return "lacerda.multiplier_vp.value" if what.endswith("Multipliers") else ""


# ---------------------------------------------------------------- accolades
def _honours(game: Game, y: float) -> tuple[Svg, float]:
    """Your accolades, those that you have and those that you have not, and the title."""
    earned = _earned(game)
    rows = [
        _accolade(game.board, name, name in earned, y + 22 + LINE * i) for i, name in enumerate(game.board.accolades)
    ]
    low = y + 26 + LINE * len(rows)
    ids = [row.id for row in game.board.facts.rows("title")]
    title = joined(
        text(LEFT + 12, low + 18, "Your title", 13, "muted"),
        text(LEFT + 90, low + 19, _title(game.board, len(earned)), 16, "ink", 600, face="serif"),
        standin(LEFT + INNER - 16, low + 13.5)
        if any_standin(game.board, [f"title.{each}.name" for each in ids])
        else NOTHING,
    )
    count = text(LEFT + INNER, y + 12, f"{len(earned)} of {len(rows)}", 12.5, "muted", 400, "end")
    return joined(section(LEFT, y + 12, "Accolades"), count, *rows, title), low + 34


def _accolade(board_: Board, name: str, has: bool, y: float) -> Svg:
    mark = trophy(LEFT + 20, y + 12, 0.62) if has else text(LEFT + 20, y + 16, "–", 13, "muted", 400, "middle")
    diamond = standin(LEFT + INNER - 16, y + 12) if is_standin(board_, f"accolade.{name}.name") else NOTHING
    label = text(LEFT + 36, y + 16.5, board_.accolades[name], 12.5, "ink" if has else "muted")
    return thing(f"{board_.accolades[name]}: {'yes' if has else 'no'}", joined(mark, label, diamond))


def _notes(board_: Board) -> tuple[Note, ...]:
    paths = [f"multiplier.{name}.vp_each" for name in board_.tile_names[len(board_.action_copies) + 1 :]]
    paths += [f"accolade.{name}.name" for name in board_.accolades]
    if not any_standin(board_, paths):
        return ()
    return (standin_note("Multipliers, accolades and titles are stand-ins"),)
