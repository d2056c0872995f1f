"""Every panel of the table: what a session and the few things a reader has opened look like, as HTML by key."""

from collections.abc import Callable, Iterable, Mapping
from typing import Final

from vinhos_kernel.views import page
from vinhos_kernel.views.asides import ASIDES
from vinhos_kernel.views.choices_html import choices_html, forgotten_html
from vinhos_kernel.views.columns import PANELS, open_at
from vinhos_kernel.views.controls_html import controls_html
from vinhos_kernel.views.frames import RECENT, aloud, aside, board_fold, caption_html, newest_html, titled
from vinhos_kernel.views.fresh import Fresh, changes
from vinhos_kernel.views.headings import summary, title
from vinhos_kernel.views.markup import EMPTY, Html, drawing
from vinhos_kernel.views.odds_html import odds_html
from vinhos_kernel.views.opened import Table, first_step, seen_on, turn_steps
from vinhos_kernel.views.outcome import outcomes
from vinhos_kernel.views.outlook import odds_of, touching
from vinhos_kernel.views.question_html import question_html, question_text
from vinhos_kernel.views.readings_html import readings_html
from vinhos_kernel.views.ribbon import tell_ribbon
from vinhos_kernel.views.story_html import story_text
from vinhos_kernel.views.strip import strip_html


def panels(table: Table, names: Iterable[str] = PANELS) -> dict[str, str]:
    """The named panels; the odds only say that they are being counted (see `odds_panel`)."""
    seen = seen_on(table)
    new = changes(seen.before, seen.game)
    return {name: PANEL[name](table) if name in PANEL else _board(name, seen, new) for name in names}


def odds_panel(table: Table) -> Html:
    """The odds beside the question, counted."""
    return titled("Exact odds", odds_html(odds_of(table.session))) if _odds(table) else EMPTY


def choices_panel(table: Table) -> Html:
    """What each choice comes to, worked out."""
    session = table.session
    waits = choices_html(session.question, session.position)
    return choices_html(session.question, session.position, outcomes(session)) if waits else EMPTY


def told(table: Table) -> str:
    """What is read aloud after an answer: the new sentences, then the question."""
    return aloud(table.session, table.told)


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
    return caption_html(table.session, turn_steps(table))


# ---------------------------------------------------------------- each panel
def _board(name: str, seen: page.Shown, new: Fresh) -> Html:
    """A board as a fold: closed, its name and the most important thing in it; nothing if this table has none."""
    game = seen.game
    if name not in page.boards_of(game):
        return EMPTY
    opened = open_at(name, name == page.focus(seen.question, game), game)
    drawn = drawing(page.draw_board(name, seen, new))
    return board_fold(name, title(name, game), summary(name, game), drawn, opened)


def _readings(table: Table) -> Html:
    session = table.session
    found = touching(session, turn_steps(table))
    line = f"{len(found)} doubt{'s touch' if len(found) != 1 else ' touches'} this turn"
    return aside("readings", "Readings", line, readings_html(found, session.position.readings, table.compared))


def _story(table: Table) -> Html:
    """The newest sentences with chips and reasons; beside your own table all of this turn lie open."""
    steps, year = table.session.steps, table.session.position.year
    most = RECENT if table.whole else len(steps)
    body = newest_html(steps, first_step(table), table.told, table.whole, most)
    if table.whole:
        return titled("What has happened", body, f"year {year}, since you decided last")
    return titled("What he did", body, f"year {year}, this turn")


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
    return titled("Exact odds", odds_html((), waits=True))


PANEL: Final[Mapping[str, Callable[[Table], Html]]] = {
    "strip": _strip,
    "question": _question,
    "controls": controls_html,
    "choices": lambda table: choices_html(table.session.question, table.session.position),
    "forgotten": lambda table: forgotten_html(table.session.question, table.session.position),
    "odds": _odds,
    "story": _story,
    "readings": _readings,
    **ASIDES,
}
