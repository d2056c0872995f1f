"""The frames of panels in the page, and the words that stand around every table's story."""

from collections.abc import Sequence

from vinhos_kernel.table.session import Session
from vinhos_kernel.table.turn import Step
from vinhos_kernel.views.markup import EMPTY, Html, button, drawing, fold, joined, tag, text
from vinhos_kernel.views.story_html import story_html, told
from vinhos_kernel.views.svg import Svg, picture

NOTHING_LEFT = "Nothing is left to do."
RECENT = 14
"""How many sentences of a long story lie open."""


def titled(title: str, body: Html, subtitle: str = "") -> Html:
    """A panel that is always open: tile, title, what it shows now, body."""
    head = tag("header", tag("i", class_="vh-tile", aria_hidden="true"), tag("h3", words=title),
               tag("p", words=subtitle) if subtitle else EMPTY)  # fmt: skip
    return tag("section", head, body, class_="vh-panel", aria_label=title)


def board_fold(name: str, title: str, line: str, body: Html, open_at: str) -> Html:
    """A board as a fold: closed, its name and the most important thing in it."""
    return fold(name, heading(title, line), body, "vh-board", open_at)


def aside(key: str, title: str, line: str, body: Html, open_at: str = "") -> Html:
    """What lies around the table, as a fold."""
    return fold(key, heading(title, line), tag("div", body, class_="vh-body"), "vh-aside", open_at)


def heading(title: str, line: str) -> Html:
    """What a fold shows while it is closed."""
    tile = tag("i", class_="vh-tile", aria_hidden="true")
    return joined(tile, tag("span", tag("b", words=title), tag("span", words=line), class_="vh-folded"))


def asked(prompt: str, why: str, face: Svg, who: str = "", home: bool = False) -> Html:
    """The prompt beside a face; where nothing else is its home, the focus comes here, a step before the options."""
    head = tag("p", words=who, class_="vh-who") if who else EMPTY
    title = tag("h3", words=prompt, tabindex="-1" if home else None, data_home=home)
    drawn = tag("div", drawing(picture(32, 34, "", "", face)), class_="vh-face", aria_hidden="true")
    return tag("div", drawn, tag("div", head, title, tag("p", words=why)), class_="vh-asked")


def question_box(who: str, *inside: Html) -> Html:
    """The question with its frame; `who` is asked (nobody in particular: left out)."""
    kind = f"vh-question vh-asks-{who}" if who else "vh-question"
    return tag("section", *inside, class_=kind, aria_label="The question")


def controls_box(label: str, *rows: Sequence[Html]) -> Html:
    """Rows of controls."""
    inside = [tag("div", *row, class_="vh-row") for row in rows if row]
    return tag("section", *inside, class_="vh-controls", aria_label=label)


def control(possible: bool, words: str, answer: str, title: str) -> Html:
    """A control, or where it can do nothing the mark of its place."""
    if possible:
        return button(words, answer, kind="vh-small", title=f"{words}: {title}" if title else "")
    return tag("span", words=words, class_="vh-button vh-small vh-off", aria_hidden="true")


def going_back(session: Session) -> list[Html]:
    """Undo, redo, and another draw of chance."""
    last = session.entries[-1] if session.entries else None
    return [
        control(bool(session.entries), "Undo", "undo", "take the last answer back"),
        control(bool(session.undone), "Redo", "redo", "give it again"),
        control(bool(last and last.rolled), "Redraw", "roll:again", "let chance throw the last card again"),
    ]


def choices(rows: Sequence[tuple[str, str, str]], point: str, worked_out: bool = True) -> Html:
    """A line that the stage fills with the choice pointed at, and in a fold every answer, its words, what it brings."""
    line = tag("p", words=point, class_="vh-tell", data_tell=True)
    listed = [_choice(*row) for row in rows]
    body = tag("ul", *listed) if worked_out else tag("p", words="being worked out ...")
    head = text(f"All {len(rows)} choices" if len(rows) > 1 else "The only choice")
    return tag("section", line, fold("choices", head, body, "vh-numbers"), class_="vh-choices",
               aria_label="What the choices bring")  # fmt: skip


def _choice(answer: str, words: str, brings: str) -> Html:
    name = tag("b", words=words[:1].upper() + words[1:])
    return tag("li", name, text(f": {brings}" if brings else ""), data_of=f"q:{answer}")


def newest_html(steps: Sequence[Step], start: int, old: int, named_rival: bool, most: int) -> Html:
    """A story from `start` on, fresh from `old` on; of many sentences the first lie in a fold, `most` are open."""
    first = max(start, len(steps) - most)
    if start >= len(steps):
        return tag("p", words="Nothing has happened yet.")
    story = story_html(steps[first:], f"t{first}", old - first, named_rival)
    return joined(_before(steps[start:first], f"before.{start}"), story) if first > start else story


def _before(steps: Sequence[Step], key: str) -> Html:
    """The first of many sentences, in a fold that is closed, so that the newest are near the question."""
    count = len(steps)
    head = tag("span", words=f"{count} sentence{'s' * (count > 1)} before these")
    return fold(key, head, tag("ol", *lines(steps), class_="vh-plain"), "vh-turn")


def lines(steps: Sequence[Step]) -> list[Html]:
    """Sentences as the lines of a list."""
    return [tag("li", words=told(step)) for step in steps]


def caption_html(session: Session, steps: Sequence[Step]) -> Html:
    """A story and the open question as plain paragraphs: what stands below a still picture."""
    question = session.question
    asked = tag("p", tag("b", words=question.prompt)) if question else EMPTY
    return joined(tag("ol", *lines(steps)) if steps else EMPTY, asked)


def aloud(session: Session, since: int) -> str:
    """What is read aloud after an answer: the sentences told since, then the question."""
    new = ". ".join(told(step) for step in session.steps[since:])
    asked = session.question.prompt if session.question else NOTHING_LEFT
    return f"{len(session.entries)} answers. {new}{'. ' if new else ''}{asked}"
