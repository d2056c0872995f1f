"""A session of Lisboa at a table, what its reader has opened there, and which part of the story is the newest."""

from collections.abc import Sequence
from typing import Final, NamedTuple

from vinhos_kernel.lisboa.game import Game
from vinhos_kernel.lisboa.names import BOATS, HERE
from vinhos_kernel.table.session import Session
from vinhos_kernel.table.turn import Step
from vinhos_kernel.views.record_html import Given
from vinhos_kernel.views.story_html import MOST_STEPS, turns

YOUR_TURN: Final = "play"
"""The kind of question with which a turn of yours begins."""
BEGINS: Final = ("lisboa.setup", "lisboa.period.decks")
"""The rules with which a period begins."""


EXAMPLES: Final = ("middle", "laid")
"""Starts beside a table that nobody has: they say of the ships what was invented for games that run here."""
SHIPS: Final = ("hulls", "ship_influence")


class Table(NamedTuple):
    """A session at a table, and what its reader has opened (see `views.asides.Opened`)."""

    session: Session
    before: Game
    told: int = 0
    block: int | None = None
    changing: int = -1
    saved: bool = False
    copied: bool = False
    setting: str = ""
    """The line of the checklist for which a field stands open."""
    invented: frozenset[Given] = frozenset()
    """What the generator answered for you, and where."""

    @property
    def game(self) -> Game:
        """The position as it stands."""
        game: Game = self.session.position
        return game

    @property
    def whole(self) -> bool:
        """Whether the whole game runs here, with your side too."""
        return self.game.seat == HERE


def made_up(session: Session) -> frozenset[str]:
    """Paths of an example's position that say an invented value, until a person sets them."""
    if session.start.name not in EXAMPLES:
        return frozenset()
    set_here = {entry.what for entry in session.entries if not entry.is_answer}
    return frozenset(f"{key}.{boat}" for key in SHIPS for boat in BOATS) - set_here


def against(session: Session) -> str:
    """What kind of table it is: one here, yours, or an example with ships that nobody has looked up."""
    if session.position.seat == HERE:
        return "a game that runs here"
    return "an example: its ships are invented" if made_up(session) else "beside your table"


def is_your_turn(session: Session) -> bool:
    """Whether a turn of yours begins with the open question."""
    return session.question is not None and session.question.kind == YOUR_TURN


def has_played(session: Session) -> bool:
    """Whether the beginning of a turn of yours has been answered here."""
    return any(entry.what == YOUR_TURN for entry in session.entries)


def first_step(table: Table) -> int:
    """Where the newest part of the story begins: with the turn in which the last answer was given."""
    steps = table.session.steps
    begun = [start for start in turns(steps) if start <= table.told]
    if begun[-1] == len(steps):
        begun = begun[:-1] or [0]
    return max(begun[-1], len(steps) - MOST_STEPS)


def newest(table: Table) -> Sequence[Step]:
    """The newest part of the story."""
    return table.session.steps[first_step(table) :]


def rounds(steps: Sequence[Step]) -> int:
    """How many turns of yours the story of the present period tells."""
    first = max((place for place, step in enumerate(steps) if step.rule in BEGINS), default=0)
    return len({step.address for step in steps[first:] if step.rule == "lisboa.you"})


def begins(table: Table) -> bool:
    """Whether the period has only just begun here: the table is being laid, or your first turn of it is told."""
    steps = table.session.steps
    return any(step.rule in BEGINS for step in steps) and rounds(steps) < 2
