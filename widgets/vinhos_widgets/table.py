"""The table: draw or pick Lacerda's cards, follow his story, ask why, change what was answered."""

import json
from collections.abc import Callable, Mapping, Sequence
from functools import partial
from os import PathLike
from pathlib import Path
from typing import Any

from vinhos_kernel import solo
from vinhos_kernel.lab.standing import standing
from vinhos_kernel.solo import start
from vinhos_kernel.state.game import Game
from vinhos_kernel.state.names import YOU
from vinhos_kernel.table.errors import NotAnAnswer
from vinhos_kernel.table.question import Question
from vinhos_kernel.table.session import Session, answer, begin, correct, keep, override, roll
from vinhos_kernel.views import page, table_html
from vinhos_kernel.views.answers import on_offer
from vinhos_kernel.views.columns import PANELS, columns, in_lots
from vinhos_kernel.views.fresh import changes
from vinhos_kernel.views.opened import Table, seen_on
from vinhos_kernel.views.outlook import hint_for, under
from vinhos_kernel.views.page import side_asked
from vinhos_kernel.views.record_html import option_at
from vinhos_kernel.views.ribbon import draw_ribbon
from vinhos_kernel.views.still import composed
from vinhos_kernel.views.story_html import reading
from vinhos_widgets.autosave import Autosave
from vinhos_widgets.going_on import one_back, one_on, run_block, tiles_turned, to_the_last_decision
from vinhos_widgets.stage import Stage, shows

STILL_WIDE = 376 * 3 + 32
STILL_BOARDS = ("decks", "sales", "map", "quadrel", "area", "export")
STILL_WHOLE = ("quadrel", "estates", "sales", "hand", "map", "area", "guest_estates", "export")


@shows(*PANELS)
class TableWidget(Stage):
    """
    Lacerda's table, live: `TableWidget()` begins year 1, `TableWidget("middle")` year 3, `TableWidget(position={...})`
    your own table, `TableWidget(load=text)` a save, `TableWidget(session)` a session that you have.

    `TableWidget("solo")` plays the whole game here, `TableWidget("two")` for two people. With `autosave="my.game"` the
    save is written to that file after each answer, and a table with that file goes on where it stopped.
    `session` is the session as it stands; `position` and `save` are read from it.
    """

    def __init__(
        self, session: Session | str = "table", *, position: Mapping[str, Any] | str | Game | None = None,
        seed: int = 0, readings: Mapping[str, str] | None = None, facts: str = "", load: str = "",
        autosave: str | PathLike[str] = "",
    ) -> None:  # fmt: skip
        self._autosave = Autosave(autosave) if autosave else None
        kept, news = self._autosave.read() if self._autosave else (None, "")
        if kept:
            if position is not None or session not in ("table", kept.start.name):
                news = f"{Path(autosave).name} holds another table: it goes on here; name another file to begin anew"
            session = kept
        elif load:
            session = solo.load(load)
        elif not isinstance(session, Session):
            name = "" if position is not None and session == "table" else session
            session = start(name, seed=seed, position=position, readings=readings, facts=facts)
        whole = session.position.played_here(YOU)
        super().__init__(label="The table" if whole else "The table of Lacerda’s turns")
        self._open(session)
        if news:
            self.warn(news)

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
        session = answer(self.session, offered[picked], question.address)
        self._go(tiles_turned(session) if self._table.whole and not self._table.by_hand else session)

    def _asked(self) -> Question:
        if self.session.question is None:
            raise NotAnAnswer("no question is open: the agenda is done")
        return self.session.question

    def _roll(self, how: str, _: Mapping[str, str]) -> None:
        self._go(roll(self.session, how))

    def _run(self, _: str, __: Mapping[str, str]) -> None:
        """His turns until a Fair opens, a choice is yours, or nothing is left; a whole game up to your decision."""
        self._go(run_block(self.session, self._table.passes))

    def _undo(self, _: str, __: Mapping[str, str]) -> None:
        self._go(one_back(self.session, self._by_hand_here()))

    def _back(self, _: str, __: Mapping[str, str]) -> None:
        self._go(to_the_last_decision(self.session))

    def _redo(self, _: str, __: Mapping[str, str]) -> None:
        self._go(one_on(self.session, self._by_hand_here()))

    def _by_hand_here(self) -> bool:
        return self._table.by_hand or not self._table.whole

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
        self._open(solo.load(values.get("text", "")))

    def _anew(self, _: str, __: Mapping[str, str]) -> None:
        """The same start with the next seed."""
        begun = self.session.start
        self._open(begin(self.session.kind, begun._replace(seed=begun.seed + 1)))

    # ------------------------------------------------------------ what is open
    def _passes(self, _: str, __: Mapping[str, str]) -> None:
        self._look("controls", passes=not self._table.passes)

    def _by_hand(self, _: str, __: Mapping[str, str]) -> None:
        self._look("controls", by_hand=not self._table.by_hand)

    def _hint(self, _: str, __: Mapping[str, str]) -> None:
        """What the steward would do here, and why."""
        question = self._asked()
        if not side_asked(self.position, question):
            raise NotAnAnswer("nobody decides here: it is for chance, or for your own table")
        self._look("question", hint=hint_for(question, self.position))

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
    def _open(self, session: Session) -> None:
        """Show a session that has just been begun or loaded, complete in one message."""
        self._table = Table(session, session.position, len(session.steps))
        self._draw_all()
        self._keep_safe()

    def _go(self, session: Session) -> None:
        """Show a session, and mark what has changed."""
        old = self._table
        told = shared(old.session.steps, session.steps)
        self._table = Table(session, old.session.position, told, passes=old.passes, by_hand=old.by_hand)
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
        self.show(table_html.panels(self._table, [panel]), f"{self.seq + 1}. {panel} is shown.")

    def _draw(self) -> None:
        """The board at once, what the choices bring, what is folded in messages after it, the odds at last."""
        table = self._table
        question, game = table.session.question, table.session.position
        first, *lots = in_lots(question, game)
        self.show(table_html.panels(table, first), table_html.told(table), columns(question, game))
        boards = [partial(table_html.panels, table, lot) for lot in lots]
        self.later(partial(weighed, table), *boards, partial(counted, table))

    def _draw_all(self) -> None:
        """Everything in one message, the odds counted: how a table opens."""
        table = self._table
        shown = table_html.panels(table) | weighed(table) | counted(table)
        self.show(shown, table_html.told(table), columns(table.session.question, table.session.position))

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
        "save", "story", "compare", "by_hand", "hint", "anew",
        "back",
    )
}  # fmt: skip


def counted(table: Table) -> dict[str, str]:
    """The odds of the open question."""
    return {"odds": table_html.odds_panel(table)}


def weighed(table: Table) -> dict[str, str]:
    """What each choice of the open question comes to."""
    return {"choices": table_html.choices_panel(table)}


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
