"""The question panel: what is asked, by which paragraph, why these options, and the options as buttons."""

from collections.abc import Callable, Mapping
from typing import Final

from vinhos_kernel.data.board import Board
from vinhos_kernel.state.names import FAIR_YEARS
from vinhos_kernel.table.question import Option, Question
from vinhos_kernel.views import words
from vinhos_kernel.views.answers import on_offer
from vinhos_kernel.views.icons import icon
from vinhos_kernel.views.markup import EMPTY, Html, button, drawing, tag
from vinhos_kernel.views.pieces import marker
from vinhos_kernel.views.story_html import rule_chip
from vinhos_kernel.views.svg import picture

WHO = {
    "chance": "A card is turned",
    "you": "You decide",
    "table": "At your table",
}
DONE = {"done": "Done, go on", "stop": "I take no more"}


def question_html(question: Question | None, board: Board) -> Html:
    """The open question with its options as buttons, or that nothing is left to do."""
    if question is None:
        return _box(_asked("Nothing is left to do", "The agenda is done.", 2))
    side = 2 if question.rule.startswith("lacerda") else 1
    return _box(
        _asked(question.prompt, why_these(question, board), side),
        tag("div", rule_chip(question.rule, f"q.{question.rule}"), class_="vh-chips"),
        tag("div", *options_html(question, board), class_=_shape(question), role="group",
            aria_label=question.prompt, data_roving=True),
        _chance(question),
    )  # fmt: skip


def question_text(question: Question | None, board: Board) -> str:
    """The open question as plain text, with what is on offer."""
    if question is None:
        return "Nothing is left to do."
    offered = ", ".join(option_name(question, option, board) for option in question.options)
    return f"{question.prompt}\n{why_these(question, board)}\non offer: {offered}"


def why_these(question: Question, board: Board) -> str:
    """Why these options, with their names as the reader knows them."""
    count = len(question.options)
    if question.who == "chance" and question.kind == "number":
        return _why_numbers(question)
    if question.kind == "action":
        left = f"{count} Action cards are left" if count > 1 else "one Action card is left"
        return f"{left}; drawn ones stay out until a Fair is over"
    if question.who == "chance":
        return f"{count} of them can come"
    return f"{WHO[question.who]}: the table allows what is offered here"


def options_html(question: Question, board: Board) -> list[Html]:
    """A button for each option; one that ends the draw is marked by shape and word."""
    fits = question.options if question.fits is None else question.fits
    draws = question.fits is not None and question.kind == "number"
    return [
        _option(question, answer, option, option in fits, draws, board)
        for answer, option in on_offer(question, board).items()
    ]


def option_name(question: Question, option: Option, board: Board) -> str:
    """An option in words."""
    for answer, each in on_offer(question, board).items():
        if each == option:
            place, _, index = answer.partition(":")
            named = place in NAMES and index.isdigit()
            return NAMES[place](board, int(index)) if named else DONE.get(str(option), str(option))
    return str(option)


NAMES: Final[Mapping[str, Callable[[Board, int], str]]] = {
    "action": words.space_name,
    "region": words.region_name,
    "slot": words.slot_name,
    "tile": words.tile_name,
    "expert": words.expert_name,
    "vintage": lambda board, tile: f"{board.vintages[tile].name}: {_vintage(board, tile)}",
    "display": lambda _, place: f"space {place}",
}


def next_fair(year: int) -> str:
    """The next Fair in words."""
    coming = [fair for fair in FAIR_YEARS if fair >= year]
    return f"the Fair of year {coming[0]}" if coming else "the end"


def _why_numbers(question: Question) -> str:
    left, fits = len(question.options), question.fits
    if fits is None or len(fits) == left:
        return f"{left} Number cards are left, and every one fits"
    if not fits:
        return f"{left} Number cards are left, and none fits: they are turned to the last"
    return f"{left} Number cards are left; {len(fits)} fit, the other {left - len(fits)} would stay out"


def _vintage(board: Board, tile: int) -> str:
    printed = board.vintages[tile]
    return f"weather {printed.weather:+d}, {printed.anabela}, {printed.bruno}+".replace("-", "−")


def _shape(question: Question) -> str:
    return "vh-options vh-cards" if question.kind == "number" else "vh-options"


def _option(question: Question, answer: str, option: Option, fits: bool, draws: bool, board: Board) -> Html:
    name = option_name(question, option, board)
    if draws:
        verdict = "fits" if fits else "stays out"
        mark = tag("small", words="✓ fits" if fits else "out")
        face = tag("span", words=name, class_="vh-numeral")
        return button("", f"q:{answer}", face, mark, kind="vh-card" if fits else "vh-card vh-unfit",
                      title=f"Number card {name}: {verdict}")  # fmt: skip
    picture_ = _action_icon(board, int(answer.partition(":")[2])) if question.kind == "action" else EMPTY
    back = EMPTY if fits else tag("small", words="goes back")
    return button("", f"q:{answer}", picture_, tag("span", words=name), back, kind="" if fits else "vh-unfit")


def _action_icon(board: Board, space: int) -> Html:
    return tag("span", drawing(picture(24, 24, "", "", icon(12, 12, board.actions[space]))), class_="vh-mark",
               aria_hidden="true")  # fmt: skip


def _chance(question: Question) -> Html:
    if question.who != "chance":
        return EMPTY
    return tag(
        "div",
        button("Let chance decide", "roll:one", kind="vh-main", home=True),
        button("Rest of the turn", "roll:turn", kind="vh-main"),
        class_="vh-chances",
    )


def _asked(prompt: str, why: str, side: int) -> Html:
    face = drawing(picture(32, 34, "", "", marker(16, 17, side)))
    said = tag("div", tag("h3", words=prompt), tag("p", words=why))
    return tag("div", tag("div", face, class_="vh-face", aria_hidden="true"), said, class_="vh-asked")


def _box(*inside: Html) -> Html:
    return tag("section", *inside, class_="vh-question", aria_label="The question")
