"""The controls: back, on, another draw, a hint, and whole runs of turns."""

from vinhos_kernel.state.game import Game
from vinhos_kernel.table.question import Question
from vinhos_kernel.views.frames import control, controls_box, going_back
from vinhos_kernel.views.markup import Html, button
from vinhos_kernel.views.opened import Table
from vinhos_kernel.views.page import side_asked
from vinhos_kernel.views.question_html import next_fair


def controls_html(table: Table) -> Html:
    """Back, on, another draw; beside your own table his whole block, in a whole game a hint."""
    session = table.session
    row = going_back(session)
    if not table.whole:
        return controls_box("Back, on, and his whole block", row, _block(table))
    asked = bool(side_asked(session.position, session.question))
    row.append(control(asked, "Hint", "hint", "what a player with a plan would do here, and why"))
    by_itself = button(
        ("☐" if table.by_hand else "☑") + " tiles turn up by themselves", "by_hand", kind="vh-small vh-check",
        title="tiles turn up by themselves: chance answers at once for what you turn up; the opponent’s wait for you",
    )  # fmt: skip
    back = control(bool(session.entries), "Back to the last decision", "back", "before all that chance answered since")
    return controls_box("Back, on, and a hint", row, [back, by_itself])


def can_run(question: Question | None, game: Game, passes: bool) -> bool:
    """Whether a run of his turns can go on here: chance decides, or your own turn is passed over."""
    if question is None or question.who == "chance":
        return question is not None
    return passes and question.options == ("done",) and game.calendar.phase != "fair"


def _block(table: Table) -> list[Html]:
    game = table.session.position
    fair = next_fair(game.year + (game.calendar.phase == "fair"))
    run = control(can_run(table.session.question, game, table.passes), f"His turns up to {fair}", "run", "")
    passes = button(
        ("☑" if table.passes else "☐") + " pass over my own turns", "passes", kind="vh-small vh-check",
        title="pass over my own turns: a run of his turns does not stop where you are to act",
    )  # fmt: skip
    return [run, passes]
