"""The table: draw or pick Lacerda's cards, follow his story, ask why, change what was answered."""

from collections.abc import Iterable
from functools import partial
from typing import ClassVar

from vinhos_kernel import solo
from vinhos_kernel.lab.standing import standing
from vinhos_kernel.state.names import YOU
from vinhos_kernel.table.errors import NotAnAnswer
from vinhos_kernel.table.session import Session, answer
from vinhos_kernel.views import page, table_html
from vinhos_kernel.views.answers import on_offer
from vinhos_kernel.views.columns import PANELS, columns, in_lots
from vinhos_kernel.views.fresh import changes
from vinhos_kernel.views.opened import Table, seen_on
from vinhos_kernel.views.outlook import hint_for, under
from vinhos_kernel.views.page import side_asked
from vinhos_kernel.views.ribbon import draw_ribbon
from vinhos_kernel.views.still import composed
from vinhos_kernel.views.voice import voice_of_kind
from vinhos_widgets.going_on import one_back, one_on, run_block, tiles_turned, to_the_last_decision
from vinhos_widgets.sitting import COMMANDS, Sitting, Values, Work
from vinhos_widgets.stage import Columns, shows

STILL_WIDE = 376 * 3 + 32
STILL_BOARDS = ("decks", "sales", "map", "quadrel", "area", "export")
STILL_WHOLE = ("quadrel", "estates", "sales", "hand", "map", "area", "guest_estates", "export")


@shows(*PANELS)
class TableWidget(Sitting):
    """
    Lacerda's table, live: `TableWidget()` begins year 1, `TableWidget("middle")` year 3, `TableWidget(position={...})`
    your own table, `TableWidget(load=text)` a save, `TableWidget(session)` a session that you have.

    `TableWidget("solo")` plays the whole game here, `TableWidget("two")` for two people. With `autosave="my.game"` the
    save is written to that file after each answer, and a table with that file goes on where it stopped.
    `session` is the session as it stands; `position` and `save` are read from it.
    """

    game: ClassVar = solo
    shown: ClassVar = table_html
    laid = Table
    stays: ClassVar = ("passes", "by_hand")
    commands: ClassVar = (*COMMANDS, *stays, "hint", "compare", "back")
    _table: Table

    def _called(self, session: Session) -> str:
        return "The table" if session.position.played_here(YOU) else "The table of Lacerda’s turns"

    # ------------------------------------------------------------ answers
    def _pick(self, picked: str) -> None:
        question = self._asked()
        offered = on_offer(question, self.position.board)
        picked = page.card_named(question, picked)
        if picked not in offered:
            raise NotAnAnswer(f"{question.prompt}: {picked!r} is not on offer")
        session = answer(self.session, offered[picked], question.address)
        self._go(tiles_turned(session) if self._table.whole and not self._table.by_hand else session)

    def _run(self, _: str, __: Values) -> None:
        """His turns until a Fair opens, a choice is yours, or nothing is left; a whole game up to your decision."""
        self._go(run_block(self.session, self._table.passes))

    def _undo(self, _: str, __: Values) -> None:
        self._go(one_back(self.session, self._by_hand_here()))

    def _back(self, _: str, __: Values) -> None:
        self._go(to_the_last_decision(self.session))

    def _redo(self, _: str, __: Values) -> None:
        self._go(one_on(self.session, self._by_hand_here()))

    def _by_hand_here(self) -> bool:
        return self._table.by_hand or not self._table.whole

    # ------------------------------------------------------------ what is open
    def _passes(self, _: str, __: Values) -> None:
        self._look("controls", passes=not self._table.passes)

    def _by_hand(self, _: str, __: Values) -> None:
        self._look("controls", by_hand=not self._table.by_hand)

    def _hint(self, _: str, __: Values) -> None:
        """What the steward would do here, and why."""
        question = self._asked()
        if not side_asked(self.position, question):
            raise NotAnAnswer("nobody decides here: it is for chance, or for your own table")
        self._look("question", hint=hint_for(question, self.position))

    def _compare(self, name: str, _: Values) -> None:
        self._asked()
        game, doubt = standing(self.session), voice_of_kind(self.session.kind).reading(name)
        if game is None or doubt is None:
            raise NotAnAnswer("in the middle of this draw the sides cannot be compared: turn the next card first")
        seen = tuple(under(game, name, side) for side, _ in doubt.sides)
        self._look("readings", compared={**self._table.compared, name: seen})

    # ------------------------------------------------------------ showing
    def _lots(self) -> tuple[list[str], ...]:
        return in_lots(self.session.question, self.position)

    def _places(self) -> Columns:
        return columns(self.session.question, self.position)

    def _weighed(self) -> tuple[Iterable[Work], Iterable[Work]]:
        """What each choice comes to, before the other boards; the odds after them."""
        return [partial(weighed, self._table)], [partial(counted, self._table)]

    def picture(self) -> str:
        """The table as one still picture: the board that the question is about, then the five that say most."""
        seen = seen_on(self._table)
        new = changes(seen.before, seen.game)
        wanted = STILL_WHOLE if self._table.whole else STILL_BOARDS
        shown = page.boards_of(seen.game)
        names = [name for name in dict.fromkeys((page.focus(seen.question, seen.game), *wanted)) if name in shown][:6]
        boards = [page.draw_board(name, seen, new, True) for name in names]
        columns = [boards[n::3] for n in range(3)]
        return composed(columns, self.label, draw_ribbon(seen.game, STILL_WIDE, new.ribbon, True))


def counted(table: Table) -> dict[str, str]:
    """The odds of the open question."""
    return {"odds": table_html.odds_panel(table)}


def weighed(table: Table) -> dict[str, str]:
    """What each choice of the open question comes to."""
    return {"choices": table_html.choices_panel(table)}
