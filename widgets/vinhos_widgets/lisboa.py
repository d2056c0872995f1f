"""Lisboa's table: tell what you did, follow the rival's five steps, ask why, change what was answered."""

from typing import ClassVar

from vinhos_kernel.lisboa import solo
from vinhos_kernel.lisboa.generator import somebody
from vinhos_kernel.table.errors import NotAnAnswer
from vinhos_kernel.table.session import Session, answer, undo
from vinhos_kernel.views.lisboa import page, table_html
from vinhos_kernel.views.lisboa.answers import option_of
from vinhos_kernel.views.lisboa.columns import PANELS, columns, in_lots
from vinhos_kernel.views.lisboa.opened import Table, against, begins, has_played, is_your_turn
from vinhos_kernel.views.lisboa.steps import draw_steps
from vinhos_kernel.views.still import composed
from vinhos_widgets.sitting import COMMANDS, Sitting, Values
from vinhos_widgets.stage import Columns, shows

STILL = ("town", "court", "church", "lacerda")


@shows(*PANELS)
class LisboaWidget(Sitting):
    """
    Lisboa's table, live: `LisboaWidget()` begins a game beside your own table, `LisboaWidget("solo")` one that runs
    here, `LisboaWidget("middle")` in the first period, `LisboaWidget(position={...})` your own table,
    `LisboaWidget(load=text)` a save, `LisboaWidget(session)` a session that you have.

    With `autosave="my.game"` the save is written to that file after each answer, and a table with that file goes on
    where it stopped. `session` is the session as it stands; `position` and `save` are read from it.
    """

    game: ClassVar = solo
    shown: ClassVar = table_html
    laid = Table
    stays: ClassVar = ("invented",)
    commands: ClassVar = (*COMMANDS, "typed", "back", "generator", "setting")
    _table: Table

    def _called(self, session: Session) -> str:
        return f"Lisboa, {against(session)}"

    # ------------------------------------------------------------ answers
    def _pick(self, picked: str) -> None:
        question = self._asked()
        option = option_of(question, picked)
        session = answer(self.session, option, question.address)
        self._table = self._table._replace(invented=self._table.invented - {(question.address, option)})
        self._go(session)

    def _typed(self, _: str, values: Values) -> None:
        """A number from a field."""
        self._pick(f"{self._asked().kind}:{values.get('number', '')}")

    def _run(self, _: str, __: Values) -> None:
        """Chance answers until somebody is asked."""
        if self._asked().who != "chance":
            raise NotAnAnswer("nothing is left to chance here: somebody is asked")
        self._go(solo.play_on(self.session))

    def _back(self, _: str, __: Values) -> None:
        """Before the first answer of the last turn of yours."""
        if not has_played(self.session):
            raise NotAnAnswer("no turn of yours has been told yet: undo takes one answer back")
        session = undo(self.session)
        while not is_your_turn(session):
            session = undo(session)
        self._go(session)

    def _generator(self, _: str, __: Values) -> None:
        """The generator answers for you, and chance for all else, until your next turn begins."""
        if self._asked().who != "you":
            raise NotAnAnswer("the generator plays only for you: here chance or your own table is asked")
        session, invented = self.session, self._table.invented
        while (question := session.question) is not None and question.who == "you":
            if is_your_turn(session) and session is not self.session:
                break
            option = somebody(question, session.position)
            session = solo.play_on(answer(session, option))
            invented |= {(question.address, option)}
        self._table = self._table._replace(invented=invented)
        self._go(session)

    def _setting(self, path: str, _: Values) -> None:
        """A line of the checklist is to be set, or left as it is."""
        self._look("checklist", setting="" if self._table.setting == path else path)

    # ------------------------------------------------------------ showing
    def _lots(self) -> tuple[list[str], ...]:
        return in_lots(self.session.question)

    def _places(self) -> Columns:
        return columns(self.session.question, begins(self._table))

    def picture(self) -> str:
        """The table as one still picture: the board that the question is about, those that say most, his steps."""
        seen = table_html.shown(self._table)
        names = list(dict.fromkeys((page.focus(seen.question), *STILL)))[:5]
        boards = [page.draw_board(name, seen, True) for name in names]
        boards.insert(2, draw_steps(self.session.steps, seen.game, True))
        return composed([boards[n::3] for n in range(3)], self.label)
