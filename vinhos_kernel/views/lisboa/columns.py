"""Where the panels of Lisboa's table stand at each width, and in which message they are sent."""

from typing import Final

from vinhos_kernel.table.question import Question
from vinhos_kernel.views.lisboa.page import BOARDS, focus

ASIDE: Final = ("correct", "draws", "readings", "earlier", "save")
FIRST: Final = ("strip", "question", "controls", "story")
PANELS: Final = (*FIRST, "steps", *BOARDS, "checklist", *ASIDE)
OPEN: Final = {"3": ("town", "court", "lacerda", "church"), "2": ("town", "court"), "1": ()}
"""Boards that are open at each number of columns."""

Columns = dict[str, list[list[str]]]


def columns(question: Question | None, begins: bool) -> Columns:
    """The panels on a stage of one, two or three columns; where a period `begins` its checklist comes up."""
    shown = focus(question)
    rest = [name for name in BOARDS if name != shown]
    early, late = (["checklist"], []) if begins else ([], ["checklist"])
    return {
        "1": [["strip"], ["question", shown, "controls", *early, "story", ASIDE[0], "steps", *rest, *late, *ASIDE[1:]]],
        "2": [["strip"], ["question", "controls", *early, "story", "steps", *late, *ASIDE],
              ["town", "court", "church", "lacerda", "you", "stores", "sites"]],
        "3": [["strip"], ["question", "controls", *early, "story", *late, *ASIDE],
              ["town", "church", "stores", "sites"], ["court", "steps", "lacerda", "you"]],
    }  # fmt: skip


def open_at(name: str, question: Question | None) -> str:
    """At which numbers of columns a board is open by itself."""
    return "123" if name == focus(question) else "".join(count for count in "321" if name in OPEN[count])


def in_lots(question: Question | None) -> tuple[list[str], ...]:
    """The panels by message, none of them heavy: what an answer shows at once, other boards, what is beside."""
    shown = focus(question)
    others = ["steps", *(name for name in BOARDS if name != shown)]
    return ([*FIRST, shown], *([name] for name in others), ["checklist", *ASIDE])
