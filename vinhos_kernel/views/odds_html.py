"""Exact odds in the page: what may come next, and what it may come to, as fractions with bars."""

from collections.abc import Sequence
from fractions import Fraction
from typing import Final, NamedTuple

from vinhos_kernel.data.board import Board
from vinhos_kernel.table.question import Question
from vinhos_kernel.views.markup import EMPTY, Html, joined, tag
from vinhos_kernel.views.question_html import option_name
from vinhos_kernel.views.story_html import rule_chip

NUMBERS: Final = "nine Number cards; turned ones, wasted ones too, stay out until the action ends"
ACTIONS: Final = "nine Action cards; drawn ones stay out until a Fair is over"
HEADED: Final = {
    "action": ("The next card", ACTIONS),
    "die": ("The die", "one of its six faces, some of them alike"),
    "region": ("The next region", "all regions that can still go are alike"),
    "vineyard": ("The next Vineyard", "as many as nobody has seen yet"),
    "expert": ("The next Expert", "as many tiles as the deck holds"),
}
"""What is drawn, and from what, by the kind of a question."""
MOST_ROWS: Final = 10


class Chance(NamedTuple):
    """An outcome in words and how likely it is."""

    what: str
    chance: Fraction


class Odds(NamedTuple):
    """A list of outcomes under a heading, with how it was found."""

    heading: str
    chances: Sequence[Chance]
    how: str


def next_cards(question: Question, board: Board) -> Odds | None:
    """How likely each outcome of the open question is; equal ones share a line."""
    if question.who != "chance":
        return None
    weights = question.weights or (1,) * len(question.options)
    whole = sum(weights)
    if question.fits is not None and question.kind == "number":
        return _ends_on(question, board)
    chances = [
        Chance(option_name(question, option, board), Fraction(weight, whole))
        for option, weight in zip(question.options, weights, strict=True)
    ]
    heading, how = HEADED.get(question.kind, ("The next tile", "as many tiles as the stack holds"))
    return Odds(heading, chances, how)


def odds_html(found: Sequence[Odds], waits: bool = False) -> Html:
    """Lists of odds, one below the other."""
    if waits:
        return tag("p", words="counting …", class_="vh-note")
    if not found:
        return tag("p", words="Nothing is left to chance here.", class_="vh-note")
    return joined(*(_list(odds, not n) for n, odds in enumerate(found)))


def odds_text(found: Sequence[Odds]) -> str:
    """Lists of odds as plain lines."""
    lines = []
    for odds in found:
        lines += [
            f"{odds.heading} ({odds.how})",
            *(f"  {percent(c.chance)}  {c.chance}  {c.what}" for c in odds.chances),
        ]
    return "\n".join(lines)


def percent(chance: Fraction) -> str:
    """A share as a whole percentage, never 0 % or 100 % unless it is."""
    if chance in (0, 1):
        return f"{100 * chance} %"
    return f"{min(99, max(1, round(100 * chance)))} %"


def _ends_on(question: Question, board: Board) -> Odds:
    """A draw goes on until a card fits, so each card that fits is as likely as the others to end it."""
    fits = question.fits or ()
    share = Fraction(1, max(1, len(fits)))
    chances = [Chance(f"{card}", share) for card in fits]
    if len(fits) == len(question.options):
        heading = "The next Number card"
    else:
        heading = f"The card that ends this draw; the next one fits with {Fraction(len(fits), len(question.options))}"
    return Odds(heading, chances, NUMBERS)


def _list(odds: Odds, first: bool) -> Html:
    rows = [_row(names, chance) for names, chance in _merged(_likeliest(odds.chances))]
    chip = rule_chip("numbers.draw", f"o.{odds.heading}") if first and odds.how.startswith(NUMBERS) else EMPTY
    return tag(
        "div", tag("h4", words=odds.heading), tag("ul", *rows, class_="vh-bars"),
        tag("p", words=odds.how, class_="vh-note"), tag("div", chip, class_="vh-chips"), class_="vh-odds",
    )  # fmt: skip


def _likeliest(chances: Sequence[Chance]) -> Sequence[Chance]:
    """A long list without its rarest outcomes, which share the last line."""
    if len(chances) <= MOST_ROWS:
        return chances
    least = sorted(chances, key=lambda each: each.chance)[: len(chances) - MOST_ROWS + 1]
    together = sum((each.chance for each in least), Fraction(0))
    return [*(each for each in chances if each not in least), Chance(f"{len(least)} rarer ones", together)]


def _merged(chances: Sequence[Chance]) -> list[tuple[str, Fraction]]:
    """Outcomes that are alike in likelihood and follow each other share a line, short names only."""
    if len({chance for _, chance in chances}) == 1 and len(chances) > 3 and all(len(what) < 3 for what, _ in chances):
        return [("each of " + ", ".join(what for what, _ in chances), chances[0].chance)]
    return list(chances)


def _row(what: str, chance: Fraction) -> Html:
    bar = tag("i", style=f"width:{float(chance) * 100:.1f}%", aria_hidden="true")
    return tag("li", tag("span", words=what), tag("b", words=str(chance)), tag("small", words=percent(chance)), bar)
