"""What lies around the table: the answers so far with another one for each, corrections, the save, the whole story."""

from collections.abc import Collection, Iterator, Mapping, Sequence
from itertools import pairwise
from typing import Any, NamedTuple

from vinhos_kernel.table.question import Option, Question
from vinhos_kernel.table.session import Entry, Session
from vinhos_kernel.table.turn import Step
from vinhos_kernel.views.markup import EMPTY, Html, button, field, fold, form, joined, tag, text
from vinhos_kernel.views.story_html import first_upper, story_text, told, turns
from vinhos_kernel.views.voice import voice_of, voice_of_kind

YOURS = "turn.move"
"""The question that is asked more than once in a turn of yours."""


Given = tuple[str, Option]
"""The address of a question, and what was answered there."""


class Line(NamedTuple):
    """An entry of the record: its place, the entry, and the question that it answered (None: a correction)."""

    place: int
    entry: Entry
    question: Question | None


# ---------------------------------------------------------------- answers so far
def blocks(session: Session) -> list[list[Line]]:
    """The entries of a session, cut where a turn of his begins, or one that a person takes here."""
    cut: list[list[Line]] = [[]]
    turns_begin = voice_of_kind(session.kind).begins
    for place, entry in enumerate(session.entries):
        last = cut[-1][-1].entry if cut[-1] else None
        begins = entry.rule in turns_begin and last is not None and last.address != entry.address and last.rule != YOURS
        if begins and not session.moments[place].given:
            cut.append([])
        cut[-1].append(Line(place, entry, session.moments[place].question if entry.is_answer else None))
    return cut


def draws_html(session: Session, at: int, changing: int = -1, invented: Collection[Given] = ()) -> Html:
    """The answers of one turn; the one at `changing` shows what else its question had on offer.

    `invented` are answers that nobody gave: they are marked as such.
    """
    all_blocks = blocks(session)
    lines = [_line(session, line, line.place == changing, invented) for line in all_blocks[at]]
    answers = tag("ol", *lines, class_="vh-draws") if lines else tag("p", words="Nothing has been answered yet.")
    return joined(answers, _leaf(at, len(all_blocks)), _lost(session))


def _line(session: Session, line: Line, open_: bool, invented: Collection[Given]) -> Html:
    entry, question = line.entry, line.question
    if question is None:
        return tag("li", tag("span", words=f"set {entry.what} = {entry.value}"), class_="vh-set")
    name = _named_at(session, line, entry.value)
    nobodys = (entry.address, entry.value) in invented
    hand = "◇ invented" if nobodys else "by chance" if entry.rolled else "by hand"
    stays = "" if question.fits is None or entry.value in question.fits else ", stays out"
    head = tag("span", text(f"{entry.prompt} "), tag("b", words=name), tag("small", words=hand + stays))
    if len(question.options) < 2:
        return tag("li", head)
    change = button("keep" if open_ else "change", f"change:{line.place}", kind="vh-small",
                    title=f"{'Keep' if open_ else 'Change'} {name}: {entry.prompt}")  # fmt: skip
    return tag("li", head, change, _others(session, line, question) if open_ else EMPTY)


def _others(session: Session, line: Line, question: Question) -> Html:
    others = [
        button(_named_at(session, line, option), f"override:{line.place}:{i}", kind="vh-small")
        for i, option in enumerate(question.options)
        if option != line.entry.value
    ]
    return tag("div", *others, class_="vh-row", role="group", aria_label="instead", data_roving=True)


def _named_at(session: Session, line: Line, option: Option) -> str:
    """An option of an earlier question in words, as it was said then."""
    assert line.question is not None
    return voice_of(line.question.rule).option(session.moments[line.place].game, line.question, option)


def _leaf(at: int, count: int) -> Html:
    if count < 2:
        return EMPTY
    back = button("‹", f"block:{at - 1}", kind="vh-small", title="the turn before") if at else EMPTY
    on = button("›", f"block:{at + 1}", kind="vh-small", title="the next turn") if at < count - 1 else EMPTY
    return tag("div", back, tag("span", words=f"turn {at + 1} of {count}"), on, class_="vh-row vh-leaf")


def _lost(session: Session) -> Html:
    """What an override has dropped, and what it keeps on offer."""
    dropped = [tag("li", words=_named(entry)) for entry in session.dropped]
    gone = joined(tag("p", words="These answers fit no more and were dropped:"), tag("ul", *dropped))
    offered = [tag("li", words=_named(entry)) for entry in session.offered.values()]
    kept = joined(
        tag("p", words="These earlier answers are on offer again:"), tag("ul", *offered), _keep(session),
    )  # fmt: skip
    return tag("div", gone if dropped else EMPTY, kept if offered else EMPTY, class_="vh-lost", aria_live="off")


def _keep(session: Session) -> Html:
    question = session.question
    if question is None or question.address not in session.offered:
        return EMPTY
    return button("Answer as before and go on", "keep", kind="vh-small")


def _named(entry: Entry) -> str:
    return f"{entry.prompt} {entry.value}" if entry.is_answer else f"set {entry.what} = {entry.value}"


# ---------------------------------------------------------------- corrections
def correction_html(session: Session) -> Html:
    """A field to choose and its new value; whatever cannot be is refused with a sentence."""
    groups = [_group(key, leaves) for key, leaves in _fields(session).items()]
    what = field("What", tag("select", *groups, name="path", data_key="path"))
    value = field("New value", tag("input", name="value", autocomplete="off", data_key="value", size=12))
    set_ = tag("button", words="Set", type="submit", class_="vh-button vh-small", data_key="b:set")
    return joined(
        form("correct", what, value, set_), tag("p", words=voice_of_kind(session.kind).typed, class_="vh-note")
    )


def paths(session: Session) -> Iterator[tuple[str, Any]]:
    """Every field of the position that can be set, with what it holds."""
    for leaves in _fields(session).values():
        yield from leaves


def _fields(session: Session) -> Mapping[str, Sequence[tuple[str, Any]]]:
    return voice_of_kind(session.kind).fields(session.position)


def _group(key: str, leaves: Sequence[tuple[str, Any]]) -> Html:
    named = [
        tag("option", words=f"{path.partition('.')[2] or path}: {_short(value)}", value=path) for path, value in leaves
    ]
    return tag("optgroup", *named, label=key.replace("_", " "))


def _short(value: Any) -> str:
    import json

    words = value if isinstance(value, str) else json.dumps(value, ensure_ascii=False)
    return words if len(words) < 40 else words[:37] + "..."


# ---------------------------------------------------------------- the save and the whole story
def save_html(saved: str, whole: bool = False) -> Html:
    """The save as text to copy, when it was asked for, a box for one to load, and a new game where one is played."""
    copied = copy_html("save", saved, "The save") if saved else button("Write the save", "save", kind="vh-small")
    box = tag("textarea", name="text", rows=3, spellcheck="false", data_key="load", aria_label="A save to load")
    load = tag("button", words="Load this", type="submit", class_="vh-button vh-small", data_key="b:load")
    anew = button("Begin a new game", "anew", kind="vh-small", title="Begin a new game: this one is left")
    return joined(copied, form("load", box, load), anew if whole else EMPTY)


def copy_html(name: str, words: str, label: str) -> Html:
    """A text with a button that copies it."""
    box = tag("textarea", words=words, rows=6, readonly=True, spellcheck="false", data_text=name, data_key=name,
              aria_label=label)  # fmt: skip
    copy = tag("button", words="Copy", type="button", class_="vh-button vh-small", data_copy=name, data_key=f"c:{name}")
    return joined(box, tag("div", copy, class_="vh-row"))


def earlier_html(steps: Sequence[Step], copied: bool) -> Html:
    """The whole story so far, a fold for each turn, and on request as text to copy."""
    starts = [*turns(steps), len(steps)]
    folds = [_turn(n, steps[one:other]) for n, (one, other) in enumerate(pairwise(starts)) if one < other]
    text_ = copy_html("story", told_text(steps), "The story") if copied else EMPTY
    ask = EMPTY if copied else button("The story as text", "story", kind="vh-small")
    return joined(*folds, tag("div", ask, class_="vh-row"), text_)


def told_text(steps: Sequence[Step]) -> str:
    """The whole story as text, behind what has to be said of its game."""
    notice = voice_of(steps[-1].rule).kind.notice(steps[-1].after) if steps else ""
    return f"{notice}\n\n{story_text(steps)}" if notice else story_text(steps)


def _turn(number: int, steps: Sequence[Step]) -> Html:
    voice = voice_of(steps[0].rule)
    head = f"{first_upper(voice.moment(steps[0].after))}: {voice.sentence(steps[0])}"
    lines = [tag("li", words=told(step)) for step in steps]
    return fold(f"turn.{number}", text(head), tag("ol", *lines, class_="vh-plain"), "vh-turn")


def option_at(session: Session, place: int, index: int) -> tuple[str, Option]:
    """The address of an earlier answer and another option of its question."""
    question = session.moments[place].question
    assert question is not None
    return session.entries[place].address, question.options[index]
