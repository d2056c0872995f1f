"""What lies around every table as panels: answers so far, fields set by hand, the whole story, the save."""

from collections.abc import Callable, Collection, Mapping
from typing import Any, Final, Protocol

from vinhos_kernel.table.record import written
from vinhos_kernel.table.session import Session
from vinhos_kernel.views.frames import aside
from vinhos_kernel.views.markup import Html
from vinhos_kernel.views.record_html import Given, blocks, correction_html, draws_html, earlier_html, save_html


class Opened(Protocol):
    """
    A session at a table, and what its reader has opened: what a table of either game has.

    `before` is the position that changes are marked against, `told` how many steps had been told before the last
    answer, `block` the turn whose answers are shown (None: the last one), `changing` the entry for which other answers
    are shown (-1: none); `saved` and `copied` say that the save and the story stand there as text.
    """

    @property
    def session(self) -> Session:
        """The session as it stands."""

    @property
    def before(self) -> Any:
        """The position before the last answer."""

    @property
    def told(self) -> int:
        """How much of the story is old."""

    @property
    def block(self) -> int | None:
        """The turn that is leafed to."""

    @property
    def changing(self) -> int:
        """The answer that is being changed."""

    @property
    def saved(self) -> bool:
        """Whether the save was asked for."""

    @property
    def copied(self) -> bool:
        """Whether the story was asked for."""

    @property
    def whole(self) -> bool:
        """Whether the whole game is played here, your own side too."""


def draws_panel(table: Opened, invented: Collection[Given] = ()) -> Html:
    """The answers of one turn, those that nobody gave marked."""
    last = len(blocks(table.session)) - 1
    at = last if table.block is None else max(0, min(table.block, last))
    body = draws_html(table.session, at, table.changing, invented)
    return aside("draws", "Answers so far", "change any of them, what follows is recomputed", body)


def _correct(table: Opened) -> Html:
    return aside("correct", "Set by hand", "what changed at your table", correction_html(table.session))


def _earlier(table: Opened) -> Html:
    body = earlier_html(table.session.steps, table.copied)
    return aside("earlier", "The story so far", "turn by turn, and as text", body)


def _save(table: Opened) -> Html:
    body = save_html(written(table.session) if table.saved else "", table.whole)
    return aside("save", "Save and load", "the whole table as text", body)


ASIDES: Final[Mapping[str, Callable[[Opened], Html]]] = {
    "draws": draws_panel, "correct": _correct, "earlier": _earlier, "save": _save,
}  # fmt: skip
