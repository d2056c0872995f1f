"""The controls: back, on, another draw, a hint, and whole runs of turns."""

from vinhos_kernel.state.game import Game
from vinhos_kernel.table.question import Question
from vinhos_kernel.views.markup import Html, button, tag
from vinhos_kernel.views.opened import Table
from vinhos_kernel.views.page import side_asked
from vinhos_kernel.views.question_html import next_fair


def controls_html(table: Table) -> Html:
    """Back, on, another draw; beside your own table his whole block, in a whole game a hint."""
    session = table.session
    last = session.entries[-1] if session.entries else None
    row = [
        _when(bool(session.entries), "Undo", "undo", "take the last answer back"),
        _when(bool(session.undone), "Redo", "redo", "give it again"),
        _when(bool(last and last.rolled), "Redraw", "roll:again", "let chance throw the last card again"),
    ]
    if not table.whole:
        return _framed(row, _block(table), "Back, on, and his whole block")
    asked = bool(side_asked(session.position, session.question))
    row.append(_when(asked, "Hint", "hint", "what a player with a plan would do here, and why"))
    by_itself = button(
        ("☐" if table.by_hand else "☑") + " tiles turn up by themselves", "by_hand", kind="vh-small vh-check",
        title="tiles turn up by themselves: chance answers at once for what you turn up; the opponent’s wait for you",
    )  # fmt: skip
    back = _when(bool(session.entries), "Back to the last decision", "back", "before all that chance answered since")
    return _framed(row, [back, by_itself], "Back, on, and a hint")


def can_run(question: Question | None, game: Game, passes: bool) -> bool:
    """Whether a run of his turns can go on here: chance decides, or your own turn is passed over."""
    if question is None or question.who == "chance":
        return question is not None
    return passes and question.options == ("done",) and game.calendar.phase != "fair"


def _block(table: Table) -> list[Html]:
    game = table.session.position
    fair = next_fair(game.year + (game.calendar.phase == "fair"))
    run = _when(can_run(table.session.question, game, table.passes), f"His turns up to {fair}", "run", "")
    passes = button(
        ("☑" if table.passes else "☐") + " pass over my own turns", "passes", kind="vh-small vh-check",
        title="pass over my own turns: a run of his turns does not stop where you are to act",
    )  # fmt: skip
    return [run, passes]


def _framed(first: list[Html], second: list[Html], label: str) -> Html:
    rows = [tag("div", *row, class_="vh-row") for row in (first, second)]
    return tag("section", *rows, class_="vh-controls", aria_label=label)


def _when(possible: bool, words_: str, answer: str, title: str) -> Html:
    if possible:
        return button(words_, answer, kind="vh-small", title=f"{words_}: {title}" if title else "")
    return tag("span", words=words_, class_="vh-button vh-small vh-off", aria_hidden="true")
