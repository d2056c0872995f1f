"""Every panel of Lisboa's table: what a session and the few things a reader has opened look like, as HTML by key."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Final

from vinhos_kernel.lisboa.data.rulebook import all_readings, rulebook
from vinhos_kernel.lisboa.telling import tell_standing
from vinhos_kernel.table.readings import Reading
from vinhos_kernel.table.turn import Step
from vinhos_kernel.views.asides import ASIDES, draws_panel
from vinhos_kernel.views.frames import RECENT, aloud, aside, board_fold, caption_html, newest_html, titled
from vinhos_kernel.views.lisboa import page
from vinhos_kernel.views.lisboa.checklist_html import checklist_html
from vinhos_kernel.views.lisboa.columns import PANELS, open_at
from vinhos_kernel.views.lisboa.controls_html import controls_html
from vinhos_kernel.views.lisboa.fresh import changes
from vinhos_kernel.views.lisboa.opened import Table, against, begins, first_step, made_up, newest
from vinhos_kernel.views.lisboa.question_html import question_html, question_text
from vinhos_kernel.views.lisboa.score_html import score_html
from vinhos_kernel.views.lisboa.steps import tell_steps
from vinhos_kernel.views.lisboa.steps_html import steps_html
from vinhos_kernel.views.lisboa.strip import strip_html
from vinhos_kernel.views.markup import Html, drawing, fold, joined, text
from vinhos_kernel.views.readings_html import readings_html
from vinhos_kernel.views.story_html import story_text

IN_WORDS: Final = ("court", "lacerda")
"""Boards that are always told in words, beside the one that the question is about."""


def panels(table: Table, names: Iterable[str] = PANELS) -> dict[str, str]:
    """The named panels."""
    seen = shown(table)
    return {name: PANEL[name](table) if name in PANEL else _board(name, seen) for name in names}


def shown(table: Table) -> page.Shown:
    """What the boards show."""
    return page.Shown(table.game, table.session.question, changes(table.before, table.game))


def told(table: Table) -> str:
    """What is read aloud after an answer: the new sentences, then the question."""
    return aloud(table.session, table.told)


def words(table: Table) -> str:
    """The whole table as plain text: how both sides stand, the question, the story, his steps, boards."""
    game, question = table.game, table.session.question
    names = dict.fromkeys((page.focus(question), *IN_WORDS))
    parts = [
        f"Lisboa, {against(table.session)}\n{tell_standing(game)}",
        question_text(question, game),
        story_text(newest(table)),
        tell_steps(table.session.steps, game),
        *(page.tell_board(name, game) for name in names),
    ]
    return "\n\n".join(part for part in parts if part)


def caption(table: Table) -> Html:
    """The newest part of the story and the question: what stands below a still picture."""
    return caption_html(table.session, newest(table))


# ---------------------------------------------------------------- each panel
def _board(name: str, seen: page.Shown) -> Html:
    line = page.summary(name, seen.game)
    opened = open_at(name, seen.question)
    return board_fold(name, page.TITLES[name], line, drawing(page.draw_board(name, seen)), opened)


def _strip(table: Table) -> Html:
    mark = "◇ " if made_up(table.session) else ""
    return strip_html(table.game, changes(table.before, table.game), f"{mark}{against(table.session)}")


def _story(table: Table) -> Html:
    body = newest_html(table.session.steps, first_step(table), table.told, True, RECENT)
    invented = is_invented(table, newest(table))
    line = "◇ invented: the generator answered for you" if invented else "since your last answers"
    return titled("What has happened", body, f"period {table.game.period}, {line}")


def is_invented(table: Table, steps: Sequence[Step]) -> bool:
    """Whether the generator answered a question behind one of these sentences."""
    asked = tuple(step.address for step in steps)
    given = {(entry.address, entry.value) for entry in table.session.entries if entry.is_answer}
    return any(address.startswith(asked) for address, _ in table.invented & given)


def _readings(table: Table) -> Html:
    found = touching(table)
    others = [each for each in all_readings() if each not in found]
    chosen = table.game.readings
    head = text(f"The other {len(others)} doubts")
    rest = fold("readings.rest", head, readings_html(others, chosen, None), "vh-turn")
    line = f"{len(found)} doubt{'s' * (len(found) != 1)} of {len(found) + len(others)} on this turn"
    return aside("readings", "Readings", line, joined(readings_html(found, chosen, None), rest))


def touching(table: Table) -> Sequence[Reading]:
    """The readings that the newest sentences and the paragraphs of the rules to come hang on, in our list's order."""
    names = {name for step in newest(table) for name, _ in step.readings}
    for rule, *_ in table.game.agenda:
        paragraph = rulebook().get(rule)
        names.update(paragraph.readings if paragraph else ())
    return [each for each in all_readings() if each.name in names]


PANEL: Final[Mapping[str, Callable[[Table], Html]]] = {
    "strip": _strip,
    "question": lambda table: question_html(
        table.session.question, table.game, score_html(table.session.steps, table.game)
    ),
    "controls": controls_html,
    "steps": lambda table: steps_html(table.session.steps, table.game),
    "story": _story,
    "checklist": lambda table: checklist_html(table.game, begins(table), table.setting, made_up(table.session)),
    "readings": _readings,
    **ASIDES,
    "draws": lambda table: draws_panel(table, table.invented),
}
