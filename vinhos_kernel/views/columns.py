"""Where the panels of the table stand at each width, and in which message they are sent."""

from typing import Final

from vinhos_kernel.state.game import Game
from vinhos_kernel.table.question import Question
from vinhos_kernel.views import page

ASIDE: Final = ("draws", "readings", "correct", "earlier", "save")
ASKED: Final = ("question", "choices", "controls", "forgotten")
PANELS: Final = ("strip", *ASKED, "odds", "story", *page.BOARDS, *ASIDE)

OPEN: Final = {"3": ("quadrel", "sales", "map", "area", "decks"), "2": ("quadrel", "sales"), "1": ()}
OPEN_WHOLE: Final = {
    "3": ("quadrel", "sales", "export", "estates", "hand", "map", "area", "loop", "guest_estates", "guest_hand"),
    "2": ("quadrel", "estates", "hand", "sales", "map", "loop", "guest_estates"),
    "1": (),
}
"""Boards that are open at each number of columns, beside your own table and in a game that is played here."""
LOT: Final = 3

Columns = dict[str, list[list[str]]]


def columns(question: Question | None, game: Game) -> Columns:
    """The panels on a stage of one, two or three columns: the strip, then columns in reading order."""
    return _whole(question, game) if page.is_whole(game) else _beside(question, game)


def open_at(name: str, focus: bool, game: Game) -> str:
    """At which numbers of columns a board is open by itself."""
    opened = OPEN_WHOLE if page.is_whole(game) else OPEN
    return "123" if focus else "".join(count for count in "321" if name in opened[count])


def in_lots(question: Question | None, game: Game) -> tuple[list[str], ...]:
    """The panels by message, none of them heavy: what an answer shows at once, other boards, what is beside."""
    focus = page.focus(question, game)
    boards = [name for name in page.boards_of(game) if name != focus]
    hidden = [name for name in page.BOARDS if name not in page.boards_of(game)]
    lots = [boards[first : first + LOT] for first in range(0, len(boards), LOT)]
    lots[-1] = [*lots[-1], *hidden, *ASIDE]
    return (["strip", *ASKED, "odds", "story", focus], *lots)


def _beside(question: Question | None, game: Game) -> Columns:
    """Beside your own table: his decks and the board that the question is about come first."""
    focus, shown = page.focus(question, game), page.boards_of(game)
    rest = [name for name in shown if name != focus]
    right, middle = ["decks", "story"], ["map", "area", "vintage", "fair"]
    left = [name for name in shown if name not in (*right, *middle)]
    return {
        "1": [["strip"], ["question", focus, "controls", "story", "odds", *rest, *ASIDE]],
        "2": [["strip"], ["question", "controls", "odds", "story", *ASIDE], [focus, *rest]],
        "3": [["strip"], ["question", "controls", "odds", *right], [*left, "draws", "readings"],
              [*middle, "correct", "earlier", "save"]],
    }  # fmt: skip


def _whole(question: Question | None, game: Game) -> Columns:
    """A game that is played here: boards keep their places, only in a single column the asked one comes up."""
    focus, shown = page.focus(question, game), page.boards_of(game)
    rest = [name for name in (*shown[1:], shown[0]) if name != focus]
    theirs = [name for name in ("loop", "guest_estates", "guest_hand", "decks", "area") if name in shown]
    left, right = ["quadrel", "sales", "export"], ["estates", "hand", "map"]
    more, most = ["magnates", "fair", "draws", "readings"], ["vintage", "supply"]
    last, asked = ["correct", "earlier", "save"], list(ASKED)
    (asked if question is None else most).append("score")
    return {
        "1": [["strip"], ["question", "choices", focus, "controls", "forgotten", "story", "odds", *rest, *ASIDE]],
        "2": [["strip"], [*asked, "hand", "story", "odds", *theirs, *ASIDE],
              ["quadrel", "estates", "sales", "map", "export", "magnates", "fair", *most]],
        "3": [["strip"], [*asked, "story", "odds", *theirs, *last], [*left, *more], [*right, *most]],
    }  # fmt: skip
