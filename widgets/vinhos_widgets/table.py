"""The table: draw or pick Lacerda's cards, follow his story, ask why, change what was answered."""

import json
from collections.abc import Callable, Mapping, Sequence
from typing import Any

from vinhos_kernel import solo
from vinhos_kernel.lab.standing import standing
from vinhos_kernel.solo import start
from vinhos_kernel.state.game import Game
from vinhos_kernel.table.errors import NotAnAnswer
from vinhos_kernel.table.question import Question
from vinhos_kernel.table.session import Session, answer, correct, keep, override, redo, roll, undo
from vinhos_kernel.views import page, table_html
from vinhos_kernel.views.answers import on_offer
from vinhos_kernel.views.fresh import changes
from vinhos_kernel.views.outlook import odds_of, under
from vinhos_kernel.views.record_html import option_at
from vinhos_kernel.views.ribbon import draw_ribbon
from vinhos_kernel.views.still import composed
from vinhos_kernel.views.story_html import reading
from vinhos_kernel.views.table_html import PANELS, Table, can_run
from vinhos_widgets.stage import Stage, shows

STILL_WIDE = 376 * 3 + 32
STILL_BOARDS = ("decks", "sales", "map", "quadrel", "area", "export")


@shows(*PANELS)
class TableWidget(Stage):
    """
    Lacerda's table, live: `TableWidget()` begins year 1, `TableWidget("middle")` year 3, `TableWidget(position={...})`
    your own table, `TableWidget(load=text)` a save, `TableWidget(session)` a session that you have.

    `session` is the session as it stands; `steps`, `position` and `save` are read from it.
    """

    def __init__(
        self, session: Session | str = "table", *, position: Mapping[str, Any] | str | Game | None = None,
        seed: int = 0, readings: Mapping[str, str] | None = None, facts: str = "", load: str = "",
    ) -> None:  # fmt: skip
        if load:
            session = solo.load(load)
        elif not isinstance(session, Session):
            session = start(session, seed=seed, position=position, readings=readings, facts=facts)
        super().__init__(label="The table of Lacerda’s turns")
        self._table = Table(session, session.position, len(session.steps))
        self._draw_all()

    @property
    def session(self) -> Session:
        """The session as it stands: a value, which later answers do not change."""
        return self._table.session

    @session.setter
    def session(self, session: Session) -> None:
        with self._lock:
            self._go(session)

    @property
    def position(self) -> Game:
        """The position as it stands."""
        game: Game = self.session.position
        return game

    @property
    def save(self) -> str:
        """The save of the session, as text."""
        return solo.text(self.session)

    # ------------------------------------------------------------ answers
    def reply(self, answer: str, values: Mapping[str, str]) -> None:
        """A card picked, chance asked, something undone, changed, set, saved or loaded."""
        verb, _, rest = answer.partition(":")
        if verb in COMMANDS:
            COMMANDS[verb](self, rest, values)
        else:
            self._pick(answer.removeprefix("q:"))

    def _pick(self, picked: str) -> None:
        question = self._asked()
        offered = on_offer(question, self.position.board)
        picked = page.card_named(question, picked)
        if picked not in offered:
            raise NotAnAnswer(f"{question.prompt}: {picked!r} is not on offer")
        self._go(answer(self.session, offered[picked], question.address))

    def _asked(self) -> Question:
        if self.session.question is None:
            raise NotAnAnswer("no question is open: the agenda is done")
        return self.session.question

    def _roll(self, how: str, _: Mapping[str, str]) -> None:
        self._go(roll(self.session, how))

    def _run(self, _: str, __: Mapping[str, str]) -> None:
        """His turns until a Fair opens, a choice is yours, or nothing is left."""
        self._go(run_block(self.session, self._table.passes))

    def _undo(self, _: str, __: Mapping[str, str]) -> None:
        self._go(undo(self.session))

    def _redo(self, _: str, __: Mapping[str, str]) -> None:
        self._go(redo(self.session))

    def _keep(self, _: str, __: Mapping[str, str]) -> None:
        self._go(keep(self.session))

    def _override(self, where: str, _: Mapping[str, str]) -> None:
        place, index = (int(part) for part in where.split(":"))
        address, option = option_at(self.session, place, index)
        self._go(override(self.session, address, option))

    def _correct(self, _: str, values: Mapping[str, str]) -> None:
        path = values.get("path", "")
        self._go(correct(self.session, path, plain(values.get("value", ""))))

    def _switch(self, where: str, _: Mapping[str, str]) -> None:
        name, side = where.split(":")
        self._go(correct(self.session, f"readings.{name}", side))

    def _load(self, _: str, values: Mapping[str, str]) -> None:
        session = solo.load(values.get("text", ""))
        self._table = Table(session, session.position, len(session.steps))
        self._draw_all()

    # ------------------------------------------------------------ what is open
    def _passes(self, _: str, __: Mapping[str, str]) -> None:
        self._look("controls", passes=not self._table.passes)

    def _change(self, place: str, _: Mapping[str, str]) -> None:
        self._look("draws", changing=-1 if self._table.changing == int(place) else int(place))

    def _block(self, number: str, _: Mapping[str, str]) -> None:
        self._look("draws", block=int(number), changing=-1)

    def _save(self, _: str, __: Mapping[str, str]) -> None:
        self._look("save", saved=True)

    def _story(self, _: str, __: Mapping[str, str]) -> None:
        self._look("earlier", copied=True)

    def _compare(self, name: str, _: Mapping[str, str]) -> None:
        self._asked()
        game, doubt = standing(self.session), reading(name)
        if game is None or doubt is None:
            raise NotAnAnswer("in the middle of this draw the sides cannot be compared: turn the next card first")
        seen = tuple(under(game, name, side) for side, _ in doubt.sides)
        self._look("readings", compared={**self._table.compared, name: seen})

    # ------------------------------------------------------------ showing
    def _go(self, session: Session) -> None:
        """Show a session, and mark what has changed."""
        old = self._table
        told = shared(old.session.steps, session.steps)
        self._table = Table(session, old.session.position, told, passes=old.passes)
        self._draw()

    def _look(self, panel: str, **opened: Any) -> None:
        """Show the same session with something else opened in one panel."""
        self._table = self._table._replace(**opened)
        self.show(table_html.panels(self._table, [panel]), f"{self.seq + 1}. {panel} is shown.")

    def _draw(self) -> None:
        """The board at once, what is folded in messages after it, the odds in one after those."""
        table = self._table
        first, boards, beside = table_html.in_lots(table)
        self.show(table_html.panels(table, first), table_html.told(table), table_html.columns(table))
        self.later(
            lambda: table_html.panels(table, boards),
            lambda: table_html.panels(table, beside),
            lambda: counted(table),
        )

    def _draw_all(self) -> None:
        """Everything in one message, the odds counted: how a table opens."""
        table = self._table
        self.show(table_html.panels(table) | counted(table), table_html.told(table), table_html.columns(table))

    def picture(self) -> str:
        """The table as one still picture: the board that the question is about, then the five that say most."""
        seen = table_html.seen_on(self._table)
        new = changes(seen.before, seen.game)
        names = list(dict.fromkeys((page.about(seen.question), *STILL_BOARDS)))[:6]
        boards = [page.draw_board(name, seen, new, True) for name in names]
        columns = [boards[n::3] for n in range(3)]
        return composed(columns, self.label, draw_ribbon(seen.game, STILL_WIDE, new.ribbon, True))

    def caption(self) -> str:
        """The question and the story of this turn, below the picture."""
        return table_html.caption(self._table)

    def words(self) -> str:
        """The table in words."""
        return table_html.words(self._table)


Command = Callable[[TableWidget, str, Mapping[str, str]], None]
COMMANDS: dict[str, Command] = {
    name: getattr(TableWidget, f"_{name}")
    for name in (
        "roll", "run", "undo", "redo", "keep", "override", "correct", "switch", "load", "passes", "change", "block",
        "save", "story", "compare",
    )
}  # fmt: skip


def counted(table: Table) -> dict[str, str]:
    """The odds of the open question."""
    return {"odds": table_html.odds_panel(odds_of(table.session))}


def shared(old: Sequence[Any], new: Sequence[Any]) -> int:
    """How many steps two stories have in common from the start."""
    pairs = enumerate(zip(old, new, strict=False))
    return next((n for n, (one, other) in pairs if one is not other), min(len(old), len(new)))


def run_block(session: Session, passes: bool) -> Session:
    """His turns until a Fair opens or somebody must decide; `passes` goes on where you are to act."""
    inside = session.position.calendar.phase == "fair"
    while can_run(session.question, session.position, passes):
        phase = session.position.calendar.phase
        if phase == "fair" and not inside:
            break
        inside = inside and phase == "fair"
        question = session.question
        chance = question is None or question.who == "chance"
        session = roll(session, "turn") if chance else answer(session, "done")
    return session


def plain(words: str) -> Any:
    """A value that a reader typed: a number, a list, or a word."""
    try:
        return json.loads(words)
    except ValueError:
        return words.strip()
