"""The story column: each sentence with its paragraph, its readings and its reason."""

import re
from collections.abc import Iterable, Sequence

from vinhos_kernel.table.readings import Reading
from vinhos_kernel.table.rulebook import Paragraph
from vinhos_kernel.table.turn import Step
from vinhos_kernel.views.markup import EMPTY, Html, fold, joined, tag, text
from vinhos_kernel.views.voice import voice_of
from vinhos_kernel.views.why import turned_text, why_html, why_text

WHO = ("side", "order", "whose")
"""Facts that name somebody: they are no things that moved."""
WHOSE = ("vh-nobody", "vh-you", "vh-him")
MOST_STEPS = 40
"""How many sentences the story of what has just happened holds."""
STANDING = {
    "seed": "a sentence of the rules we were given",
    "public": "from a public source",
    "stand-in": "a stand-in of this book",
}


def step_html(step: Step, key: str, fresh: bool = False, cards: bool = False, why_open: str = "") -> Html:
    """
    One sentence with its chips: paragraph, readings that it hangs on, and why; `cards` names those turned.

    `why_open` says at how many columns the reason is open by itself.
    """
    voice = voice_of(step.rule)
    hangs_on = ((voice.reading(name), side) for name, side in dict(step.readings).items())
    readings = [reading_chip(found, side, f"{key}.{found.name}") for found, side in hangs_on if found]
    chips = [rule_chip(step.rule, f"{key}.rule"), *readings]
    who = WHOSE[voice.whose(step)]
    turned = turned_text(step.draws) if cards else ""
    said = tag("p", *sentence_html(step), tag("small", words=turned) if turned else EMPTY, class_="vh-says")
    row = tag("div", *chips, why_html(step, f"{key}.why", why_open), class_="vh-chips")
    return tag("li", said, row, class_=f"vh-step {who}{' vh-fresh' if fresh else ''}")


def story_html(steps: Sequence[Step], key: str, fresh_from: int, named_rival: bool = False) -> Html:
    """Sentences in their order; those from `fresh_from` on have just been told; over his own his name, if asked for."""
    lines = []
    for i, step in enumerate(steps):
        first = not i or step.address != steps[i - 1].address
        voice = voice_of(step.rule)
        if named_rival and voice.is_rivals(step) and not (i and voice.is_rivals(steps[i - 1])):
            lines.append(tag("li", words=first_upper(voice.rival(step.after)), class_="vh-by"))
        lines.append(step_html(step, f"{key}.{i}", i >= fresh_from, first))
    return tag("ol", *lines, class_="vh-story")


def story_text(steps: Iterable[Step], reasons: bool = False) -> str:
    """The story as plain text, one sentence a line with the name of its paragraph."""
    lines = []
    for step in steps:
        lines.append(f"{told(step)}  [{voice_of(step.rule).title(step.rule)}]")
        if reasons and step.because is not None:
            lines += [f"    {line}" for line in why_text(step).splitlines()]
    return "\n".join(lines)


def sentence_html(step: Step) -> list[Html]:
    """A sentence with what moved in bold."""
    voice, said = voice_of(step.rule), told(step)
    pieces, at = [], 0
    for name, value in step.facts.items():
        if name in WHO or f"{{{name}}}" not in step.template:
            continue
        word = voice.named(step, name, value)
        found = re.compile(rf"(?<!\w){re.escape(word)}(?!\w)").search(said, at) if word else None
        if found:
            pieces += [text(said[at : found.start()]), tag("b", words=word)]
            at = found.end()
    return [*pieces, text(said[at:])]


def told(step: Step) -> str:
    """A sentence as it begins a line."""
    return first_upper(voice_of(step.rule).sentence(step))


def turns(steps: Sequence[Step]) -> list[int]:
    """Where the story is cut: 0 begins whatever came first."""
    return voice_of(steps[0].rule).turns(steps) if steps else [0]


# ---------------------------------------------------------------- chips
def rule_chip(rule: str, key: str) -> Html:
    """A paragraph of the rulebook: its name, and behind it its text, source and standing."""
    found = voice_of(rule).paragraphs().get(rule)
    if found is None:
        return EMPTY
    return fold(key, joined(TILE, text(found.title)), paragraph_html(found), "vh-chip vh-rule")


def reading_chip(found: Reading, side: str, key: str) -> Html:
    """A doubt that a sentence hangs on, with both of its sides."""
    sides = [_side(label, says, label == side) for label, says in found.sides]
    body = tag("div", tag("p", words=found.doubt), tag("ul", *sides), class_="vh-paragraph")
    return fold(key, joined(FORK, text(found.name.replace("_", " "))), body, "vh-chip vh-reading")


def paragraph_html(paragraph: Paragraph) -> Html:
    """A paragraph: our wording, where it comes from, how well it stands, what it hangs on."""
    doubts = [name.replace("_", " ") for name in paragraph.readings]
    return tag(
        "div",
        tag("p", words=paragraph.says),
        tag("p", words=f"{paragraph.source}; {STANDING[paragraph.standing]}", class_="vh-source"),
        tag("p", words=f"hangs on: {', '.join(doubts)}", class_="vh-source") if doubts else EMPTY,
        class_="vh-paragraph",
    )


def first_upper(words: str) -> str:
    """Words that begin a line."""
    return words[:1].upper() + words[1:]


def _side(label: str, says: str, chosen: bool) -> Html:
    mark = "taken here: " if chosen else "else: "
    return tag("li", tag("b" if chosen else "span", words=mark + says), class_="vh-kept" if chosen else "vh-cut")


TILE = tag("i", class_="vh-tile", aria_hidden="true")
FORK = tag("i", class_="vh-fork", aria_hidden="true")
