"""His two decks: which Action cards are left and how likely each is, and the Number cards of this action."""

from collections.abc import Collection, Sequence
from typing import Final

from vinhos_kernel.state.game import Game
from vinhos_kernel.views import words
from vinhos_kernel.views.cards import HIGH, WIDE, card_stack, number_card, small_card, wasted_card
from vinhos_kernel.views.icons import icon
from vinhos_kernel.views.labels import box, reach, step
from vinhos_kernel.views.motif import motif
from vinhos_kernel.views.panel import LEFT, Note, board, section
from vinhos_kernel.views.panel import WIDE as COLUMN
from vinhos_kernel.views.svg import (
    NOTHING,
    Run,
    Svg,
    joined,
    line,
    rect,
    remembered,
    rich,
    text,
    thing,
    wrapped,
)

TITLE: Final = "His decks"
SUBTITLE: Final = "Where he may go next, and what was turned"
NOTES: Final = {
    "after_action": Note("reading", "turned cards stay out until the action ends"),
    "after_draw": Note("reading", "a turned card goes back before the next draw"),
}
"""What each side of the reading `number_return` says of turned Number cards."""
CARD: Final = 108
CARD_HIGH: Final = 56
GAP: Final = 10
CARDS_TOP: Final = 100
PITCH: Final = 69
SHORT: Final = {"press_release": "Press Rel.", "workers": "Workers", "experts": "Experts"}
"""The names of actions that are too long for a card."""

Turned = tuple[int, bool, str]
"""A turned Number card: its number, whether it fits, and a few words on what it decided."""


def draw_decks(
    game: Game, pick: Collection[int] = (), fresh: Collection[int] = (), still: bool = False,
    drawn: Sequence[int] = (), turned: Sequence[Turned] = (), pick_numbers: Collection[int] = (),
) -> str:  # fmt: skip
    """
    Both decks.

    Action cards (spaces) in `pick` are buttons `action:0` to `action:8`, Number cards in `pick_numbers` buttons
    `number:1` to `number:9`. `drawn` are the Action cards in the order in which they came, `fresh` the newest of
    them; `turned` are the Number cards of this action.
    """
    open_, numbers = (frozenset(), frozenset()) if still else (frozenset(pick), frozenset(pick_numbers))
    order = {space: n for n, space in enumerate(drawn, 1)}
    cards = [_action(game, space, space in open_, order.get(space, 0), space in fresh) for space in range(9)]
    top = CARDS_TOP + 3 * CARD_HIGH + 2 * GAP + 18
    heading = joined(line(LEFT, top, COLUMN - LEFT, top), section(LEFT, top + 26, "Number cards of this action"))
    shown, end = _numbers(game, turned, top + 44)
    fan, end = _fan(sorted(numbers), end)
    told = tell_decks(game, drawn, turned)
    return board(TITLE, SUBTITLE, joined(_summary(game), *cards, heading, shown, fan), end, _notes(game), told, still)


def tell_decks(game: Game, drawn: Sequence[int] = (), turned: Sequence[Turned] = ()) -> str:
    """Both decks in words."""
    left = [words.space_name(game.board, s) for s in range(9) if game.action_deck >> s & 1]
    out = drawn or [s for s in range(9) if not game.action_deck >> s & 1]
    order = " in this order" if drawn else ""
    lines = [
        f"Action cards left, each next with {chance(game)}: {', '.join(left) or 'none'}",
        f"Action cards drawn{order}: {', '.join(words.space_name(game.board, s) for s in out) or 'none'}",
    ]
    for card, fits, caption in turned:
        lines.append(f"Number card {card}{'' if fits else ', wasted'}: {caption}")
    return "\n".join([*lines, f"Number cards left: {_left(game) or 'none'}"])


def chance(game: Game) -> str:
    """How likely each Action card in the deck is to be the next: 1 in 3."""
    left = game.action_deck.bit_count()
    return "certainty" if left == 1 else f"1 in {left}" if left else "no card left"


def _notes(game: Game) -> tuple[Note, ...]:
    side = game.readings.get("number_return", "")
    return (NOTES[side],) if side in NOTES else ()


def _left(game: Game) -> str:
    return " ".join(str(n) for n in range(1, 10) if game.numbers >> n & 1)


# ---------------------------------------------------------------- Action cards
def _summary(game: Game) -> Svg:
    left = game.action_deck.bit_count()
    rest = (
        f", each next with {chance(game)}" if left > 1 else ", it comes next" if left else ", shuffled after the Fair"
    )
    drawn: Run = (f"{9 - left} drawn", "ink", 700)
    return rich(LEFT, 86, (drawn, (" · ", "muted", 400), (f"{left} left", "azulejo", 700), (rest, "muted", 400)), 13)


def _action(game: Game, space: int, picked: bool, order: int, fresh: bool) -> Svg:
    x, y = LEFT + space % 3 * (CARD + GAP), CARDS_TOP + space // 3 * (CARD_HIGH + GAP)
    kind = game.board.actions[space]
    name = SHORT.get(kind) or words.action_name(game.board, space)
    left = game.action_deck.bit_count()
    if game.action_deck >> space & 1:
        body = _in_the_deck(x, y, name, kind, f"1/{left}", picked, left == 1)
        title = f"{words.space_name(game.board, space)}: in the deck, {chance(game)}"
        return thing(title, body, f"action:{space}" if picked else "")
    nth = f", number {order}" if order else ""
    return thing(f"{words.space_name(game.board, space)}: drawn{nth}", _drawn(x, y, name, kind, order, fresh))


@remembered
def _in_the_deck(x: float, y: float, name: str, kind: str, odds: str, picked: bool, certain: bool) -> Svg:
    ground = box(x, y, CARD, CARD_HIGH, "pick" if picked else "forced" if certain else "rest", 6)
    edge = rect(x, y, CARD, CARD_HIGH, 6, "", "azulejo", 2) if not (picked or certain) else NOTHING
    back = joined(motif(x + 5, y + 5, 23), motif(x + 5, y + 28, 23))
    label = text(x + 32, y + 46, name, 12, "ink", 700)
    return joined(
        ground,
        edge,
        back,
        icon(x + 46, y + 19, kind, "ink", 0.8),
        label,
        text(x + CARD - 8, y + 23, odds, 14, "azulejo", 700, "end"),
    )


@remembered
def _drawn(x: float, y: float, name: str, kind: str, order: int, fresh: bool) -> Svg:
    ink = "ink" if fresh else "muted"
    ground = rect(
        x,
        y,
        CARD,
        CARD_HIGH,
        6,
        "fresh-bg" if fresh else "sunk",
        "fresh" if fresh else "line",
        2 if fresh else 1,
    )
    label = text(x + 39, y + 25, name, 12.5, ink, 700 if fresh else 400)
    nth = step(x + CARD - 14, y + CARD_HIGH - 13, order, fresh) if order else NOTHING
    return joined(ground, icon(x + 21, y + 28, kind, ink, 0.92), label, text(x + 39, y + 42, "drawn", 12, "muted"), nth)


# ---------------------------------------------------------------- Number cards
def _numbers(game: Game, turned: Sequence[Turned], y: float) -> tuple[Svg, float]:
    """The turned cards in their order, four or five to a row, and the rest of the deck."""
    cards = []
    for i, (number, fits, caption) in enumerate(turned):
        row, column = divmod(i, 5)
        newest = i == len(turned) - 1
        cards.append(_turned(number, fits, caption, newest, LEFT + 4 + PITCH * column, y + row * 126))
    row, column = divmod(len(turned), 5)
    deck = _rest(game, LEFT + 4 + PITCH * column, y + row * 126)
    told = [len(_caption(caption)) for _, _, caption in turned[row * 5 :]]
    lines = max([*told, 1 + len(_left_in_lines(game))])
    return joined(*cards, deck), y + row * 126 + HIGH + 34 + 14 * lines


def _caption(words_: str) -> tuple[str, ...]:
    return wrapped(words_, 12, PITCH - 2, True)[:3]


def _left_in_lines(game: Game) -> tuple[str, ...]:
    return wrapped(_left(game), 12, PITCH - 4)


def _turned(number: int, fits: bool, caption: str, newest: bool, x: float, y: float) -> Svg:
    ink = "warning" if not fits else "fresh" if newest else "muted"
    face = number_card(x, y, number, newest) if fits else wasted_card(x, y, number)
    lines = _caption(caption)
    weight = 400 if ink == "muted" else 600
    label = [
        text(x + WIDE / 2, y + HIGH + 20 + 14 * i, part, 12, ink, weight, "middle") for i, part in enumerate(lines)
    ]
    return thing(f"Number card {number}: {caption}{'' if fits else ' (wasted)'}", joined(face, *label))


def _rest(game: Game, x: float, y: float) -> Svg:
    left = game.numbers.bit_count()
    lines = _left_in_lines(game)
    label = [
        text(x + WIDE / 2, y + HIGH + 34 + 13.5 * i, part, 12, "muted", 400, "middle") for i, part in enumerate(lines)
    ]
    count = text(x + WIDE / 2, y + HIGH + 20, f"{left} left" if left else "none left", 12, "ink", 700, "middle")
    return thing(f"{left} Number cards left: {_left(game) or 'none'}", joined(card_stack(x, y, left), count, *label))


def _fan(numbers: list[int], top: float) -> tuple[Svg, float]:
    """The cards that may be turned next, for a reader who turns them at a table."""
    if not numbers:
        return NOTHING, top
    cards = [_choice(n, LEFT + 38.6 * i, top + 14) for i, n in enumerate(numbers)]
    return joined(section(LEFT, top, "Which one came up?"), *cards), top + 78


def _choice(number: int, x: float, y: float) -> Svg:
    body = joined(small_card(x, y, number, 35, 50, True), reach(x, y, 35, 50))
    return thing(f"Number card {number}", body, f"number:{number}")
