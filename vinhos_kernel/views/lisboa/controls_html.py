"""Lisboa's controls: back, on, back to your last turn; in a game that runs here another draw, on to your decision."""

from vinhos_kernel.views.frames import control, controls_box, going_back
from vinhos_kernel.views.lisboa.opened import Table, has_played
from vinhos_kernel.views.markup import Html


def controls_html(table: Table) -> Html:
    """What is done with the table as it stands, whatever is asked."""
    session = table.session
    question = session.question
    asks_chance = question is not None and question.who == "chance"
    last_turn = control(has_played(session), "Back to your turn", "back", "before the first answer of your last turn")
    if not table.whole:
        undo, redo, _ = going_back(session)
        return controls_box("Back and on", [undo, redo, last_turn])
    on = control(asks_chance, "On to your decision", "run", "chance answers until you are asked")
    return controls_box("Back and on", going_back(session), [last_turn, on])
