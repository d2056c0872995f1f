"""A sitting: a session at a table, live; whatever the tables of both games answer in the same way."""

import json
from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import partial
from itertools import chain
from os import PathLike
from pathlib import Path
from types import ModuleType
from typing import Any, ClassVar

from vinhos_kernel.table.errors import NotAnAnswer
from vinhos_kernel.table.question import Question
from vinhos_kernel.table.session import Session, begin, correct, keep, override, redo, roll, undo
from vinhos_kernel.views.record_html import option_at
from vinhos_widgets.autosave import Autosave
from vinhos_widgets.stage import Columns, Stage

Values = Mapping[str, str]
Work = Callable[[], Mapping[str, str]]
COMMANDS = (
    "roll", "run", "undo", "redo", "keep", "override", "correct", "switch", "load", "anew", "change", "block", "save",
    "story",
)  # fmt: skip


class Sitting(Stage):
    """
    A session that is answered, changed, saved and loaded on a stage.

    A subclass names the modules that start and save its game (`game`) and that show a table of it (`shown`: `panels`,
    `told`, `words`, `caption`), what holds a session and what is opened beside it (`laid`, and which of that `stays`
    over an answer), its answers (`commands`, each a method with an underscore before its name), and writes `_called`,
    `_lots`, `_places`, `_pick` and `_run`.
    """

    game: ClassVar[ModuleType]
    shown: ClassVar[ModuleType]
    laid: ClassVar[type[Any]]
    stays: ClassVar[tuple[str, ...]] = ()
    commands: ClassVar[tuple[str, ...]] = COMMANDS
    _table: Any

    def __init__(
        self, session: Session | str = "table", *, position: Any = None, seed: int = 0,
        readings: Mapping[str, str] | None = None, facts: str = "", load: str = "",
        autosave: str | PathLike[str] = "",
    ) -> None:  # fmt: skip
        self._autosave = Autosave(autosave, self.game.load, self.game.text) if autosave else None
        kept, news = self._autosave.read() if self._autosave else (None, "")
        if kept:
            if position is not None or session not in ("table", kept.start.name):
                news = f"{Path(autosave).name} holds another table: it goes on here; name another file to begin anew"
            session = kept
        elif load:
            session = self.game.load(load)
        elif not isinstance(session, Session):
            name = "" if position is not None and session == "table" else session
            session = self.game.start(name, seed=seed, position=position, readings=readings, facts=facts)
        assert isinstance(session, Session)
        super().__init__(label=self._called(session))
        self._open(session)
        if news:
            self.warn(news)

    # ------------------------------------------------------------ what a subclass writes
    def _called(self, session: Session) -> str:
        """What this table is called."""
        raise NotImplementedError

    def _lots(self) -> Sequence[Sequence[str]]:
        """The panels by message: what an answer shows at once, then what comes after it."""
        raise NotImplementedError

    def _places(self) -> Columns:
        """Where the panels stand."""
        raise NotImplementedError

    def _pick(self, picked: str) -> None:
        """An option of the open question."""
        raise NotImplementedError

    def _run(self, how: str, values: Values) -> None:
        """The session goes on by itself as far as it can."""
        raise NotImplementedError

    def _weighed(self) -> tuple[Iterable[Work], Iterable[Work]]:
        """What takes its time: works for the messages before and after the boards."""
        return (), ()

    # ------------------------------------------------------------ the session
    @property
    def position(self) -> Any:
        """The position as it stands."""
        return self.session.position

    @property
    def session(self) -> Session:
        """The session as it stands: a value, which later answers do not change."""
        session: Session = self._table.session
        return session

    @session.setter
    def session(self, session: Session) -> None:
        with self._lock:
            self._go(session)

    @property
    def save(self) -> str:
        """The save of the session, as text."""
        return str(self.game.text(self.session))

    # ------------------------------------------------------------ answers
    def reply(self, answer: str, values: Values) -> None:
        """A card picked, chance asked, something undone, changed, set, saved or loaded."""
        verb, _, rest = answer.partition(":")
        if verb in self.commands:
            getattr(self, f"_{verb}")(rest, values)
        else:
            self._pick(answer.removeprefix("q:"))

    def _asked(self) -> Question:
        if self.session.question is None:
            raise NotAnAnswer("no question is open: the agenda is done")
        return self.session.question

    def _roll(self, how: str, _: Values) -> None:
        self._go(roll(self.session, how))

    def _undo(self, _: str, __: Values) -> None:
        self._go(undo(self.session))

    def _redo(self, _: str, __: Values) -> None:
        self._go(redo(self.session))

    def _keep(self, _: str, __: Values) -> None:
        self._go(keep(self.session))

    def _override(self, where: str, _: Values) -> None:
        place, index = (int(part) for part in where.split(":"))
        address, option = option_at(self.session, place, index)
        self._go(override(self.session, address, option))

    def _correct(self, _: str, values: Values) -> None:
        self._go(correct(self.session, values.get("path", ""), plain(values.get("value", ""))))

    def _switch(self, where: str, _: Values) -> None:
        name, side = where.split(":")
        self._go(correct(self.session, f"readings.{name}", side))

    def _load(self, _: str, values: Values) -> None:
        self._open(self.game.load(values.get("text", "")))

    def _anew(self, _: str, __: Values) -> None:
        """The same start with the next seed."""
        begun = self.session.start
        self._open(begin(self.session.kind, begun._replace(seed=begun.seed + 1)))

    # ------------------------------------------------------------ what is open
    def _change(self, place: str, _: Values) -> None:
        self._look("draws", changing=-1 if self._table.changing == int(place) else int(place))

    def _block(self, number: str, _: Values) -> None:
        self._look("draws", block=int(number), changing=-1)

    def _save(self, _: str, __: Values) -> None:
        self._look("save", saved=True)

    def _story(self, _: str, __: Values) -> None:
        self._look("earlier", copied=True)

    # ------------------------------------------------------------ showing
    def _open(self, session: Session) -> None:
        """Show a session that has just been begun or loaded, complete in one message."""
        self._table = self.laid(session, session.position, len(session.steps))
        self._draw_all()
        self._keep_safe()

    def _go(self, session: Session) -> None:
        """Show a session, and mark what has changed."""
        old, stays = self.session, {name: getattr(self._table, name) for name in self.stays}
        self._table = self.laid(session, old.position, shared(old.steps, session.steps), **stays)
        self._draw()
        self._keep_safe()

    def _keep_safe(self) -> None:
        """Write the save; the picture is on its way already."""
        trouble = self._autosave.write(self.session) if self._autosave else ""
        if trouble:
            self.warn(trouble)

    def _look(self, panel: str, **opened: Any) -> None:
        """Show the same session with something else opened in one panel."""
        self._table = self._table._replace(**opened)
        self.show(self.shown.panels(self._table, [panel]), f"{self.seq + 1}. {panel} is shown.")

    def _draw(self) -> None:
        """The board at once, what is weighed early, what is folded in messages after it, what takes longest at last."""
        table = self._table
        first, *lots = self._lots()
        self.show(self.shown.panels(table, first), self.shown.told(table), self._places())
        sooner, later = self._weighed()
        self.later(*sooner, *(partial(self.shown.panels, table, lot) for lot in lots), *later)

    def _draw_all(self) -> None:
        """Everything in one message: how a table opens."""
        panels: dict[str, str] = self.shown.panels(self._table)
        for work in chain(*self._weighed()):
            panels |= work()
        self.show(panels, self.shown.told(self._table), self._places())

    def caption(self) -> str:
        """The question and the story of this turn, below the picture."""
        return str(self.shown.caption(self._table))

    def words(self) -> str:
        """The table in words."""
        return str(self.shown.words(self._table))


def shared(old: Sequence[Any], new: Sequence[Any]) -> int:
    """How many steps two stories have in common from the start."""
    pairs = enumerate(zip(old, new, strict=False))
    return next((n for n, (one, other) in pairs if one is not other), min(len(old), len(new)))


def plain(words: str) -> Any:
    """A value that a reader typed: a number, a list, or a word."""
    try:
        return json.loads(words)
    except ValueError:
        return words.strip()
