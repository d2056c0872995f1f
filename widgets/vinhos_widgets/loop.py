"""The automa's loop to play with: roll the die or say what it shows, and see which token steps where, and why."""

from collections.abc import Mapping
from typing import Any, Final

from vinhos_kernel.opponents.kind import VINHOS
from vinhos_kernel.solo import start
from vinhos_kernel.state.game import Game
from vinhos_kernel.state.names import AUTOMA
from vinhos_kernel.table.errors import NotAnAnswer, TableError
from vinhos_kernel.table.session import Session, answer, roll, undo
from vinhos_kernel.views.fresh import changes
from vinhos_kernel.views.loop import draw_loop, tell_loop
from vinhos_kernel.views.markup import Html, button, drawing, tag
from vinhos_kernel.views.still import composed
from vinhos_kernel.views.story import sentence
from vinhos_kernel.views.story_html import first_upper, story_html, story_text
from vinhos_widgets.stage import Stage, shows

COLUMNS: Final = {"1": [["ask", "loop", "story"]], "2": [[], ["loop"], ["ask", "story"]]}
TURNS: Final = [["automa.turn"], ["automa.turn"]]
EXAMPLE: Final[Mapping[str, Any]] = {
    "seats": "person automa", "year": 2, "vintage": "v7", "display": "empty " * 6, "sales": {"white 5": "you"},
    "cubes": {"douro": 2, "dao": 1}, "tops": {"douro": ["white"], "dao": ["red"], "lisboa": ["white"]},
    "expert_decks": {
        "taste": {"top": ["taste_bagos_2"], "hidden": "rest"}, "aroma": {"top": ["aroma_cube_1"], "hidden": "rest"},
        "appearance": {"top": ["appearance_bagos_2"], "hidden": "rest"},
        "alcohol": {"top": ["alcohol_cube_1"], "hidden": "rest"},
    },
    "path": {"tokens": {"2": "vineyards_top", "3": "workers", "4": "sales", "5": "experts"}, "year": 2, "used": []},
    "automa": {"bagos": 16, "estates": ["douro red V1 W1 E1 8 5", "dao red V1 3 0", "lisboa white V1 0 4"]},
}  # fmt: skip
"""A made-up table in year 2 on which the automa has three Estates and four wines."""


@shows("ask", "loop", "story")
class LoopWidget(Stage):
    """
    The automa's two actions of a year, die by die: `LoopWidget()`, or with a position in which the automa sits across.

    `facts` are your own loop, arrows and starts; `readings` choose sides of the doubts; `seed` is the luck of the die.
    """

    def __init__(
        self, position: Mapping[str, Any] | str | Game | Session | None = None, *, seed: int = 0,
        readings: Mapping[str, str] | None = None, facts: str = "",
    ) -> None:  # fmt: skip
        given = position.position if isinstance(position, Session) else position
        if given is None or (isinstance(given, Mapping) and "agenda" not in given):
            given = {**(given or EXAMPLE), "agenda": TURNS}
        begun = start(position=given, seed=seed, readings=readings, facts=facts)
        if begun.position.seats[1] != AUTOMA:
            raise TableError("the automa does not sit across: there is no loop")
        super().__init__(label="The automa’s loop, a draft of 2021")
        self._begun = begun
        self._go(to_the_die(begun), begun)

    @property
    def session(self) -> Session:
        """The session as it stands."""
        return self._session

    def reply(self, answer_: str, values: Mapping[str, str]) -> None:
        """A face of the die, the die itself, back, or from the start."""
        verb, _, face = answer_.removeprefix("q:").partition(":")
        if verb == "again":
            return self._go(to_the_die(self._begun), self._begun)
        if verb == "undo":
            return self._go(one_die_back(self._session), self._session)
        if self._session.question is None:
            raise NotAnAnswer("both actions of this year are taken: undo, or begin again")
        rolled = answer(self._session, face) if verb == "die" else roll(self._session)
        self._go(to_the_die(rolled), self._session)

    def _go(self, session: Session, before: Session) -> None:
        """Show a session, and mark what has changed."""
        self._session, self._before = session, before
        told = len(before.steps) if len(before.steps) < len(session.steps) else 0
        new = ". ".join(first_upper(sentence(step)) for step in session.steps[told:])
        panels = {"ask": self._ask(), "loop": drawing(self._drawn()), "story": self._story(told)}
        self.show(panels, f"{len(session.entries)} answers. {new}", COLUMNS)

    def _drawn(self, still: bool = False) -> str:
        session = self._session
        asked = session.question is not None and session.question.kind == "die"
        faces = tuple(int(option) for option in session.question.options) if asked and session.question else ()
        fresh = changes(self._before.position, session.position).tokens
        return draw_loop(session.position, faces, fresh, still)

    def _ask(self) -> Html:
        """What is asked, and the buttons below it."""
        open_ = self._session.question is not None
        prompt = "What does the die show?" if open_ else "Both actions of this year are taken"
        note = "Pick the face that you rolled, or let chance roll." if open_ else "Go back, or begin again."
        buttons = [button("Roll the die", "roll", kind="vh-main", home=True)] if open_ else []
        buttons += [button("Undo", "undo", kind="vh-small")] if self._session.entries else []
        buttons += [button("Again from the start", "again", kind="vh-small")]
        notice = tag("p", words=VINHOS.notice(self._session.position), class_="vh-note")
        return tag(
            "section", tag("h3", words=prompt), tag("p", words=note), tag("div", *buttons, class_="vh-row"), notice,
            class_="vh-question", aria_label="The question",
        )  # fmt: skip

    def _story(self, told: int) -> Html:
        steps = self._session.steps
        body = story_html(steps, "loop", told) if steps else tag("p", words="Nothing has happened yet.")
        tile = tag("i", class_="vh-tile", aria_hidden="true")
        head = tag("header", tile, tag("h3", words="What it did"), tag("p", words="this year, die by die"))
        return tag("section", head, body, class_="vh-panel", aria_label="What it did")

    def picture(self) -> str:
        """The loop as a still picture."""
        return composed([[self._drawn(still=True)]], self.label)

    def words(self) -> str:
        """The loop and the story in words."""
        told = [VINHOS.notice(self._session.position), tell_loop(self._session.position)]
        return "\n\n".join([*told, story_text(self._session.steps)]).rstrip()


def to_the_die(session: Session) -> Session:
    """The session with every other draw answered by chance, up to the next roll of the die or to the end."""
    while session.question is not None and session.question.kind != "die":
        session = roll(session)
    return session


def one_die_back(session: Session) -> Session:
    """The session before the last roll of the die."""
    while session.entries:
        session = undo(session)
        if session.question is not None and session.question.kind == "die":
            break
    return session
