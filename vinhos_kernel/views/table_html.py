"""Every panel of the table: what a session and the few things a reader has opened look like, as HTML by key."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Final, NamedTuple

from vinhos_kernel.state.game import Game
from vinhos_kernel.table.question import Question
from vinhos_kernel.table.record import written
from vinhos_kernel.table.session import Session
from vinhos_kernel.table.turn import Step
from vinhos_kernel.views import page
from vinhos_kernel.views.fresh import changes
from vinhos_kernel.views.markup import EMPTY, Html, button, drawing, fold, joined, tag
from vinhos_kernel.views.odds_html import Odds, odds_html
from vinhos_kernel.views.outlook import touching
from vinhos_kernel.views.question_html import next_fair, question_html, question_text
from vinhos_kernel.views.readings_html import Compared, readings_html
from vinhos_kernel.views.record_html import blocks, correction_html, draws_html, earlier_html, save_html
from vinhos_kernel.views.ribbon import tell_ribbon
from vinhos_kernel.views.story import sentence
from vinhos_kernel.views.story_html import first_upper, story_html, story_text, turns
from vinhos_kernel.views.strip import strip_html

ASIDE: Final = ("draws", "readings", "correct", "earlier", "save")
PANELS: Final = ("strip", "question", "controls", "odds", "story", *page.BOARDS, *ASIDE)
BESIDE: Final = ("question", "controls", "odds")
OPEN_ON_THREE: Final = ("quadrel", "sales", "map", "area", "decks")
OPEN_ON_TWO: Final = ("quadrel", "sales")
HEADINGS: Final = {
    "draws": ("Answers so far", "change any of them, what follows is recomputed"),
    "readings": ("Readings", "doubts that this turn hangs on"),
    "correct": ("Set by hand", "what changed at your table"),
    "earlier": ("The story so far", "turn by turn, and as text"),
    "save": ("Save and load", "the whole table as text"),
}


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


def panels(table: Table, names: Iterable[str] = PANELS) -> dict[str, str]:
    """The named panels; the odds only say that they are being counted (see `odds_panel`)."""
    seen = seen_on(table)
    new = changes(seen.before, seen.game)
    focus = page.about(seen.question)
    return {
        name: PANEL[name](table)
        if name in PANEL
        else _board(name, page.draw_board(name, seen, new), seen.game, name == focus)
        for name in names
    }


def in_lots(table: Table) -> tuple[list[str], list[str], list[str]]:
    """The panels in three messages, none of them heavy: what an answer shows at once, other boards, what is beside."""
    focus = page.about(table.session.question)
    boards = [name for name in page.BOARDS if name != focus]
    return ["strip", "question", "controls", "odds", "story", focus], boards[:4], [*boards[4:], *ASIDE]


def odds_panel(found: Sequence[Odds]) -> Html:
    """The odds beside the question, once they are counted."""
    return _titled("Exact odds", odds_html(found))


def seen_on(table: Table) -> page.Shown:
    """What the boards show."""
    return page.shown(table.session, table.before, turn_steps(table.session))


def turn_steps(session: Session) -> tuple[Step, ...]:
    """The story of the present turn of his, or of the last one."""
    return session.steps[turns(session.steps)[-1] :]


def columns(table: Table) -> dict[str, list[list[str]]]:
    """Where the panels stand on a stage of one, two or three columns: the strip, then columns in reading order."""
    focus = page.about(table.session.question)
    rest = [name for name in page.BOARDS if name != focus]
    right = ["decks", "story"]
    middle = ["map", "area", "vintage", "fair"]
    left = [name for name in page.BOARDS if name not in (*right, *middle)]
    return {
        "1": [["strip"], [*BESIDE[:1], focus, "controls", "story", "odds", *rest, *ASIDE]],
        "2": [["strip"], [*BESIDE, "story", *ASIDE], [focus, *rest]],
        "3": [["strip"], [*BESIDE, *right], [*left, "draws", "readings"], [*middle, "correct", "earlier", "save"]],
    }


def told(table: Table) -> str:
    """What is read aloud after an answer: the new sentences, then the question."""
    session = table.session
    new = ". ".join(first_upper(sentence(step)) for step in session.steps[table.told :])
    asked = session.question.prompt if session.question else "Nothing is left to do."
    return f"{len(session.entries)} answers. {new}{'. ' if new else ''}{asked}"


def words(table: Table) -> str:
    """The whole table as plain text: score, question, story, boards."""
    seen = seen_on(table)
    parts = [
        tell_ribbon(seen.game),
        question_text(seen.question, seen.game.board),
        story_text(seen.steps),
        *(page.tell_board(name, seen) for name in dict.fromkeys((page.about(seen.question), "decks", "area"))),
    ]
    return "\n\n".join(part for part in parts if part)


def can_run(question: Question | None, game: Game, passes: bool) -> bool:
    """Whether a run of his turns can go on here: chance decides, or your own turn is passed over."""
    if question is None or question.who == "chance":
        return question is not None
    return passes and question.options == ("done",) and game.calendar.phase != "fair"


def caption(table: Table) -> Html:
    """The question and the story of this turn as plain paragraphs: what stands below a still picture."""
    question, steps = table.session.question, turn_steps(table.session)
    lines = [tag("li", words=first_upper(sentence(step))) for step in steps]
    asked = tag("p", tag("b", words=question.prompt)) if question else EMPTY
    return joined(tag("ol", *lines) if lines else EMPTY, asked)


def controls_html(table: Table) -> Html:
    """Back, on, another draw, and his whole block at once."""
    session = table.session
    last = session.entries[-1] if session.entries else None
    row = [
        _when(bool(session.entries), "Undo", "undo", "take the last answer back"),
        _when(bool(session.undone), "Redo", "redo", "give it again"),
        _when(bool(last and last.rolled), "Redraw", "roll:again", "let chance throw the last card again"),
    ]
    game = session.position
    fair = next_fair(game.year + (game.calendar.phase == "fair"))
    run = _when(can_run(session.question, game, table.passes), f"His turns up to {fair}", "run", "")
    passes = button(
        ("☑" if table.passes else "☐") + " pass over my own turns", "passes", kind="vh-small vh-check",
        title="pass over my own turns: a run of his turns does not stop where you are to act",
    )  # fmt: skip
    return tag("section", tag("div", *row, class_="vh-row"), tag("div", run, passes, class_="vh-row"),
               class_="vh-controls", aria_label="Back, on, and his whole block")  # fmt: skip


# ---------------------------------------------------------------- the frames of panels
def _when(possible: bool, words_: str, answer: str, title: str) -> Html:
    if possible:
        return button(words_, answer, kind="vh-small", title=f"{words_}: {title}" if title else "")
    return tag("span", words=words_, class_="vh-button vh-small vh-off", aria_hidden="true")


def _titled(title: str, body: Html, subtitle: str = "") -> Html:
    head = tag("header", tag("i", class_="vh-tile", aria_hidden="true"), tag("h3", words=title),
               tag("p", words=subtitle) if subtitle else EMPTY)  # fmt: skip
    return tag("section", head, body, class_="vh-panel", aria_label=title)


def _board(name: str, svg: str, game: Game, focus: bool) -> Html:
    """A board as a fold: closed, its name and the most important thing in it."""
    open_at = "123" if focus else "3" * (name in OPEN_ON_THREE) + "2" * (name in OPEN_ON_TWO)
    heading = _heading(page.TITLES[name], page.summary(name, game))
    return fold(name, heading, drawing(svg), "vh-board", open_at)


def _heading(title: str, line: str) -> Html:
    tile = tag("i", class_="vh-tile", aria_hidden="true")
    return joined(tile, tag("span", tag("b", words=title), tag("span", words=line), class_="vh-folded"))


def _aside(key: str, body: Html) -> Html:
    title, line = HEADINGS[key]
    return fold(key, _heading(title, line), tag("div", body, class_="vh-body"), "vh-aside", "")


def _readings(table: Table) -> Html:
    session = table.session
    names = touching(session, turn_steps(session))
    line = f"{len(names)} doubts touch this turn"
    body = readings_html(names, session.position, table.compared)
    return fold("readings", _heading("Readings", line), tag("div", body, class_="vh-body"), "vh-aside")


def _story(table: Table) -> Html:
    session = table.session
    start = turns(session.steps)[-1]
    steps = session.steps[start:]
    body = story_html(steps, f"t{start}", table.told - start) if steps else tag("p", words="Nothing has happened yet.")
    return _titled("What he did", body, f"year {session.position.year}, this turn")


def _draws(table: Table) -> Html:
    return _aside("draws", draws_html(table.session, _block(table), table.changing))


def _strip(table: Table) -> Html:
    game = table.session.position
    return strip_html(game, changes(table.before, game).ribbon)


def _question(table: Table) -> Html:
    return question_html(table.session.question, table.session.position.board)


def _save(table: Table) -> Html:
    return _aside("save", save_html(written(table.session) if table.saved else ""))


def _block(table: Table) -> int:
    last = len(blocks(table.session)) - 1
    return last if table.block is None else max(0, min(table.block, last))


PANEL: Final[Mapping[str, Callable[[Table], Html]]] = {
    "strip": _strip,
    "question": _question,
    "controls": controls_html,
    "odds": lambda _: _titled("Exact odds", odds_html((), waits=True)),
    "story": _story,
    "draws": _draws,
    "readings": _readings,
    "correct": lambda table: _aside("correct", correction_html(table.session.position)),
    "earlier": lambda table: _aside("earlier", earlier_html(table.session.steps, table.copied)),
    "save": _save,
}
