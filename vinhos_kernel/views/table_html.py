"""Every panel of the table: what a session and the few things a reader has opened look like, as HTML by key."""

from collections.abc import Callable, Iterable, Mapping
from typing import Final

from vinhos_kernel.table.record import written
from vinhos_kernel.views import page
from vinhos_kernel.views.choices_html import choices_html, forgotten_html
from vinhos_kernel.views.columns import PANELS, open_at
from vinhos_kernel.views.controls_html import controls_html
from vinhos_kernel.views.fresh import Fresh, changes
from vinhos_kernel.views.headings import summary, title
from vinhos_kernel.views.markup import EMPTY, Html, drawing, fold, joined, tag
from vinhos_kernel.views.odds_html import odds_html
from vinhos_kernel.views.opened import Table, first_step, seen_on, turn_steps
from vinhos_kernel.views.outcome import outcomes
from vinhos_kernel.views.outlook import odds_of, touching
from vinhos_kernel.views.question_html import question_html, question_text
from vinhos_kernel.views.readings_html import readings_html
from vinhos_kernel.views.record_html import blocks, correction_html, draws_html, earlier_html, save_html
from vinhos_kernel.views.ribbon import tell_ribbon
from vinhos_kernel.views.story import sentence
from vinhos_kernel.views.story_html import first_upper, story_html, story_text
from vinhos_kernel.views.strip import strip_html

RECENT: Final = 14
"""How many sentences of a long story lie open."""
HEADINGS: Final = {
    "draws": ("Answers so far", "change any of them, what follows is recomputed"),
    "readings": ("Readings", "doubts that this turn hangs on"),
    "correct": ("Set by hand", "what changed at your table"),
    "earlier": ("The story so far", "turn by turn, and as text"),
    "save": ("Save and load", "the whole table as text"),
}


def panels(table: Table, names: Iterable[str] = PANELS) -> dict[str, str]:
    """The named panels; the odds only say that they are being counted (see `odds_panel`)."""
    seen = seen_on(table)
    new = changes(seen.before, seen.game)
    return {name: PANEL[name](table) if name in PANEL else _board(name, seen, new) for name in names}


def odds_panel(table: Table) -> Html:
    """The odds beside the question, counted."""
    return _titled("Exact odds", odds_html(odds_of(table.session))) if _odds(table) else EMPTY


def choices_panel(table: Table) -> Html:
    """What each choice comes to, worked out."""
    session = table.session
    waits = choices_html(session.question, session.position)
    return choices_html(session.question, session.position, outcomes(session)) if waits else EMPTY


def told(table: Table) -> str:
    """What is read aloud after an answer: the new sentences, then the question."""
    session = table.session
    new = ". ".join(first_upper(sentence(step)) for step in session.steps[table.told :])
    asked = session.question.prompt if session.question else "Nothing is left to do."
    return f"{len(session.entries)} answers. {new}{'. ' if new else ''}{asked}"


def words(table: Table) -> str:
    """The whole table as plain text: score, question, story, boards."""
    seen = seen_on(table)
    told_first = ("estates", "hand") if table.whole else ("decks", "area")
    parts = [
        tell_ribbon(seen.game),
        question_text(seen.question, seen.game),
        story_text(seen.steps),
        *(page.tell_board(name, seen) for name in dict.fromkeys((page.focus(seen.question, seen.game), *told_first))),
    ]
    return "\n\n".join(part for part in parts if part)


def caption(table: Table) -> Html:
    """The question and the story of this turn as plain paragraphs: what stands below a still picture."""
    question, steps = table.session.question, turn_steps(table)
    lines = [tag("li", words=first_upper(sentence(step))) for step in steps]
    asked = tag("p", tag("b", words=question.prompt)) if question else EMPTY
    return joined(tag("ol", *lines) if lines else EMPTY, asked)


# ---------------------------------------------------------------- the frames of panels
def _titled(title: str, body: Html, subtitle: str = "") -> Html:
    head = tag("header", tag("i", class_="vh-tile", aria_hidden="true"), tag("h3", words=title),
               tag("p", words=subtitle) if subtitle else EMPTY)  # fmt: skip
    return tag("section", head, body, class_="vh-panel", aria_label=title)


def _board(name: str, seen: page.Shown, new: Fresh) -> Html:
    """A board as a fold: closed, its name and the most important thing in it; nothing if this table has none."""
    game = seen.game
    if name not in page.boards_of(game):
        return EMPTY
    heading = _heading(title(name, game), summary(name, game))
    opened = open_at(name, name == page.focus(seen.question, game), game)
    return fold(name, heading, drawing(page.draw_board(name, seen, new)), "vh-board", opened)


def _heading(title: str, line: str) -> Html:
    tile = tag("i", class_="vh-tile", aria_hidden="true")
    return joined(tile, tag("span", tag("b", words=title), tag("span", words=line), class_="vh-folded"))


def _aside(key: str, body: Html) -> Html:
    title, line = HEADINGS[key]
    return fold(key, _heading(title, line), tag("div", body, class_="vh-body"), "vh-aside", "")


def _readings(table: Table) -> Html:
    session = table.session
    names = touching(session, turn_steps(table))
    line = f"{len(names)} doubts touch this turn"
    body = readings_html(names, session.position, table.compared)
    return fold("readings", _heading("Readings", line), tag("div", body, class_="vh-body"), "vh-aside")


def _story(table: Table) -> Html:
    session, start = table.session, first_step(table)
    steps, year = session.steps[start:], session.position.year
    if not steps:
        told = tag("p", words="Nothing has happened yet.")
    elif table.whole and len(steps) > RECENT:
        told = joined(_told_before(table, start, len(steps) - RECENT), _sentences(table, len(session.steps) - RECENT))
    else:
        told = _sentences(table, start)
    if table.whole:
        return _titled("What has happened", told, f"year {year}, since you decided last")
    return _titled("What he did", told, f"year {year}, this turn")


def _sentences(table: Table, start: int) -> Html:
    """The story from a step on, with chips and reasons."""
    return story_html(table.session.steps[start:], f"t{start}", table.told - start, table.whole)


def _told_before(table: Table, start: int, count: int) -> Html:
    """The first of many sentences, in a fold that is closed, so that the newest are near the question."""
    lines = [tag("li", words=first_upper(sentence(step))) for step in table.session.steps[start : start + count]]
    heading = tag("span", words=f"{count} sentence{'s' * (count > 1)} before these")
    return fold(f"before.{start}", heading, tag("ol", *lines, class_="vh-plain"), "vh-turn")


def _draws(table: Table) -> Html:
    return _aside("draws", draws_html(table.session, _block(table), table.changing))


def _strip(table: Table) -> Html:
    game = table.session.position
    return strip_html(game, changes(table.before, game).ribbon)


def _question(table: Table) -> Html:
    return question_html(table.session.question, table.session.position, table.hint)


def _odds(table: Table) -> Html:
    """That the odds are being counted; in a whole game only where chance decides."""
    question = table.session.question
    if table.whole and (question is None or question.who != "chance"):
        return EMPTY
    return _titled("Exact odds", odds_html((), waits=True))


def _save(table: Table) -> Html:
    return _aside("save", save_html(written(table.session) if table.saved else "", table.whole))


def _block(table: Table) -> int:
    last = len(blocks(table.session)) - 1
    return last if table.block is None else max(0, min(table.block, last))


PANEL: Final[Mapping[str, Callable[[Table], Html]]] = {
    "strip": _strip,
    "question": _question,
    "controls": controls_html,
    "choices": lambda table: choices_html(table.session.question, table.session.position),
    "forgotten": lambda table: forgotten_html(table.session.question, table.session.position),
    "odds": _odds,
    "story": _story,
    "draws": _draws,
    "readings": _readings,
    "correct": lambda table: _aside("correct", correction_html(table.session.position)),
    "earlier": lambda table: _aside("earlier", earlier_html(table.session.steps, table.copied)),
    "save": _save,
}
