"""The story column: each sentence with its paragraph, its readings and its reason."""

import re
from collections.abc import Iterable, Sequence

from vinhos_kernel.data.rulebook import all_readings, rulebook
from vinhos_kernel.state.names import ACROSS, YOU
from vinhos_kernel.table.readings import Reading
from vinhos_kernel.table.rulebook import Paragraph
from vinhos_kernel.table.turn import Step
from vinhos_kernel.views import words
from vinhos_kernel.views.markup import EMPTY, Html, fold, joined, tag, text
from vinhos_kernel.views.story import named, sentence
from vinhos_kernel.views.why import turned_text, why_html, why_text

TURN, MOVE = "lacerda.turn", "quadrel.move"
ITS_TURN = ("automa.turn", "automa.die")
SEASONS = ("year.maintenance", "production")
WHO = ("side", "order", "whose")
"""Facts that name somebody: they are no things that moved."""
WHOSE = ("vh-nobody", "vh-you", "vh-him")
FAIR = ("fair.", "lacerda.fair.", "order.booths")
STANDING = {
    "seed": "a sentence of the rules we were given",
    "public": "from a public source",
    "stand-in": "a stand-in of this book",
}


def step_html(step: Step, key: str, fresh: bool = False, cards: bool = False) -> Html:
    """One sentence with its chips: paragraph, readings that it hangs on, and why; `cards` names those turned."""
    readings = [reading_chip(name, side, f"{key}.{name}") for name, side in dict(step.readings).items()]
    chips = [rule_chip(step.rule, f"{key}.rule"), *readings]
    who = WHOSE[_side_of(step)]
    turned = turned_text(step.draws) if cards else ""
    said = tag("p", *sentence_html(step), tag("small", words=turned) if turned else EMPTY, class_="vh-says")
    row = tag("div", *chips, why_html(step, f"{key}.why"), class_="vh-chips")
    return tag("li", said, row, class_=f"vh-step {who}{' vh-fresh' if fresh else ''}")


def story_html(steps: Sequence[Step], key: str, fresh_from: int, named_rival: bool = False) -> Html:
    """Sentences in their order; those from `fresh_from` on have just been told; over his own his name, if asked for."""
    told = []
    for i, step in enumerate(steps):
        first = not i or step.address != steps[i - 1].address
        if named_rival and _is_his(step) and not (i and _is_his(steps[i - 1])):
            told.append(tag("li", words=first_upper(words.side_name(step.after, ACROSS)), class_="vh-by"))
        told.append(step_html(step, f"{key}.{i}", i >= fresh_from, first))
    return tag("ol", *told, class_="vh-story")


def story_text(steps: Iterable[Step], reasons: bool = False) -> str:
    """The story as plain text, one sentence a line with the name of its paragraph."""
    lines = []
    for step in steps:
        lines.append(f"{first_upper(sentence(step))}  [{title_of(step.rule)}]")
        if reasons and step.because is not None:
            lines += [f"    {line}" for line in why_text(step).splitlines()]
    return "\n".join(lines)


def sentence_html(step: Step) -> list[Html]:
    """A sentence with what moved in bold."""
    said, board = first_upper(sentence(step)), step.after.board
    pieces, at = [], 0
    for name, value in step.facts.items():
        if name in WHO or f"{{{name}}}" not in step.template:
            continue
        word = named(board, name, value)
        found = re.compile(rf"(?<!\w){re.escape(word)}(?!\w)").search(said, at) if word else None
        if found:
            pieces += [text(said[at : found.start()]), tag("b", words=word)]
            at = found.end()
    return [*pieces, text(said[at:])]


def turns(steps: Sequence[Step]) -> list[int]:
    """Where the story is cut: at each turn of his, each Fair and each year; 0 begins whatever came first."""
    cuts, before = [0], ""
    for i, step in enumerate(steps):
        chapter = _chapter(step)
        if i and chapter and (chapter != before or chapter == "turn"):
            cuts.append(i)
        before = chapter
    return cuts


def _chapter(step: Step) -> str:
    if step.rule == TURN:
        return "turn" if step.template.startswith("Action card") else ""
    if step.rule in ITS_TURN:
        return "its turn"
    if step.rule == MOVE:
        return "turn" if "side" in step.facts else ""
    if step.rule in ("year.vintage", "year.tax"):
        return "year"
    if step.rule.startswith(SEASONS):
        return "maintenance"
    return "fair" if step.rule.startswith(FAIR) else ""


def _is_his(step: Step) -> bool:
    """Whether a sentence tells what the opponent does, by a rule of his own."""
    return bool(step.rule.startswith(step.after.seats[ACROSS - 1]))


def _side_of(step: Step) -> int:
    """Whose doing a sentence tells: a side, or 0 for nobody's."""
    if _is_his(step):
        return ACROSS
    side = step.facts.get("side", YOU if step.rule.startswith(("year", "fair.tiles.you", "fair.entry")) else 0)
    return side if side in (YOU, ACROSS) else 0


# ---------------------------------------------------------------- chips
def rule_chip(rule: str, key: str) -> Html:
    """A paragraph of the rulebook: its name, and behind it its text, source and standing."""
    found = rulebook().get(rule)
    if found is None:
        return EMPTY
    return fold(key, joined(TILE, text(found.title)), paragraph_html(found), "vh-chip vh-rule")


def reading_chip(name: str, side: str, key: str) -> Html:
    """A doubt that a sentence hangs on, with both of its sides."""
    found = reading(name)
    if found is None:
        return EMPTY
    sides = [_side(label, says, label == side) for label, says in found.sides]
    body = tag("div", tag("p", words=found.doubt), tag("ul", *sides), class_="vh-paragraph")
    return fold(key, joined(FORK, text(name.replace("_", " "))), body, "vh-chip vh-reading")


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


def reading(name: str) -> Reading | None:
    """A reading by its name."""
    return next((each for each in all_readings() if each.name == name), None)


def title_of(rule: str) -> str:
    """The short name of a paragraph."""
    found = rulebook().get(rule)
    return found.title if found else rule


def first_upper(words: str) -> str:
    """Words that begin a line."""
    return words[:1].upper() + words[1:]


def _side(label: str, says: str, chosen: bool) -> Html:
    mark = "taken here: " if chosen else "else: "
    return tag("li", tag("b" if chosen else "span", words=mark + says), class_="vh-kept" if chosen else "vh-cut")


TILE = tag("i", class_="vh-tile", aria_hidden="true")
FORK = tag("i", class_="vh-fork", aria_hidden="true")
