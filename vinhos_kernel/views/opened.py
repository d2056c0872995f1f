"""A session at a table, and what its reader has opened there."""

from typing import Final, NamedTuple

from vinhos_kernel.state.game import Game
from vinhos_kernel.state.names import YOU
from vinhos_kernel.table.session import Session
from vinhos_kernel.table.turn import Step
from vinhos_kernel.views import page
from vinhos_kernel.views.question_html import Hint
from vinhos_kernel.views.readings_html import Compared
from vinhos_kernel.views.story_html import MOST_STEPS, turns

NOT_COMPARED: Final[Compared] = {}


class Table(NamedTuple):
    """A session at a table, and what its reader has opened."""

    session: Session
    before: Game
    """The position that changes are marked against."""
    told: int = 0
    """How many steps had been told before the last answer."""
    block: int | None = None
    """The turn whose answers are shown; None: the last one."""
    changing: int = -1
    """The entry for which other answers are shown."""
    saved: bool = False
    copied: bool = False
    compared: Compared = NOT_COMPARED
    passes: bool = False
    """Whether a run of his turns passes over your own questions."""
    by_hand: bool = False
    """Whether the tiles that you turn up yourself wait for a click, in a game that is played here."""
    hint: Hint | None = None

    @property
    def whole(self) -> bool:
        """Whether the whole game is played here, your own side too."""
        game: Game = self.session.position
        return game.played_here(YOU)


def seen_on(table: Table) -> page.Shown:
    """What the boards show."""
    return page.shown(table.session, table.before, turn_steps(table))


def turn_steps(table: Table) -> tuple[Step, ...]:
    """The story of the present turn, or of the last one; in a whole game of all turns that have just been told."""
    steps = table.session.steps
    return steps[first_step(table) :]


def first_step(table: Table) -> int:
    """Where the story of the present turn begins."""
    steps = table.session.steps
    starts = turns(steps)
    if not table.whole:
        return starts[-1]
    new = [start for start in starts if start <= table.told]
    return max(min(starts[-1], new[-1] if new else 0), len(steps) - MOST_STEPS)
