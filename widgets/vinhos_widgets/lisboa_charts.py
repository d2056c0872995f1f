"""The pattern of Lacerda's turns in Lisboa as a plot, and how an empty deck breaks it."""

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from vinhos_kernel.lab.distribution import Distribution
from vinhos_kernel.lab.odds import odds
from vinhos_kernel.lisboa.data.board import helper_is_high
from vinhos_kernel.lisboa.game import Game
from vinhos_kernel.lisboa.kind import position_of
from vinhos_kernel.lisboa.names import FIGURES, NOBLE_ACTIONS, NOBLES, NOWHERE, STATE_ACTIONS
from vinhos_kernel.lisboa.pattern import Ahead, at_the_start_of_his_turn, pattern
from vinhos_kernel.lisboa.words import ACTIONS
from vinhos_kernel.table.errors import TableError
from vinhos_kernel.table.session import Session
from vinhos_widgets import plots
from vinhos_widgets.charts import Chart

if TYPE_CHECKING:
    from matplotlib.axes import Axes
    from matplotlib.figure import Figure

MOST_TURNS: Final = 36
NOBLE_WORDS: Final = dict(zip(NOBLE_ACTIONS, ("a store", "two Decrees", "a building"), strict=True))
SHAPES: Final = {True: "s", False: "o"}
"""A square for a top State action, with the Helper above King or Treasury; a disc for a bottom one."""


def pattern_chart(position: Any = None, turns: int = 12, endless: bool = False) -> Chart:
    """
    His next turns, if nobody else takes a card: the State action of each, and the deck below his Helper.

    Where an empty deck leads him elsewhere, hollow marks show what decks without end would have brought; with
    `endless` only those are drawn.
    """
    game = at_the_start_of_his_turn(position_of(position.position if isinstance(position, Session) else position))
    if NOWHERE in (game.courtier, game.helper):
        raise TableError("before the set-up is over neither Courtier nor Helper stands anywhere")
    if not 1 <= turns <= MOST_TURNS:
        raise TableError(f"{turns} turns cannot be drawn: 1 to {MOST_TURNS}")
    planned = pattern(game, turns, endless=True)
    ahead = planned if endless else pattern(game, turns)
    title = pattern_finding(ahead, planned)
    return Chart(lambda: pattern_figure(game, ahead, planned, title), title, pattern_words(ahead, planned))


def pattern_finding(ahead: Sequence[Ahead], planned: Sequence[Ahead]) -> str:
    """What the chart shows: the turn that leaves the pattern, or how often each State action comes."""
    parted = parting(ahead, planned)
    if parted:
        return f"From turn {parted} on an empty deck leads him elsewhere"
    counts = set(_counts(ahead).values())
    often = f"each State action {_times(counts.pop())}" if len(counts) == 1 else "not each State action as often"
    return f"His next {len(ahead)} turns: {often}"


def parting(ahead: Sequence[Ahead], planned: Sequence[Ahead]) -> int:
    """The first turn whose Helper stands above another deck than planned; 0: none does."""
    pairs = zip(ahead, planned, strict=True)
    return next((now.turn for now, then in pairs if now.deck != then.deck), 0)


def pattern_words(ahead: Sequence[Ahead], planned: Sequence[Ahead]) -> str:
    """The chart as lines of text: one for each turn, then how often each action comes."""
    lines = [_turn_words(now, then) for now, then in zip(ahead, planned, strict=True)]
    states = ", ".join(f"{_title(name)} {count}" for name, count in _counts(ahead).items())
    nobles = ", ".join(f"{NOBLE_WORDS[name]} {count}" for name, count in _noble_counts(ahead).items())
    return "\n".join([*lines, f"State actions: {states}", f"Noble's actions: {nobles}"])


def _turn_words(now: Ahead, then: Ahead) -> str:
    said = f"turn {now.turn}: {now.noble.title()}, Helper above the {now.deck.title()} deck, {now.left} left after it: "
    instead = "" if now.deck == then.deck else f"; in the pattern {then.deck.title()}, {_title(then.state_action)}"
    return f"{said}{_title(now.state_action)}, {NOBLE_WORDS[now.noble_action]}{instead}"


def _counts(ahead: Sequence[Ahead]) -> dict[str, int]:
    found = Counter(each.state_action for each in ahead)
    return {name: found[name] for name in STATE_ACTIONS}


def _noble_counts(ahead: Sequence[Ahead]) -> dict[str, int]:
    found = Counter(each.noble_action for each in ahead)
    return {name: found[name] for name in NOBLE_ACTIONS}


def _times(count: int) -> str:
    return {1: "once", 2: "twice"}.get(count, f"{count} times")


def _title(state_action: str) -> str:
    return ACTIONS[STATE_ACTIONS.index(state_action)]


# ---------------------------------------------------------------- his first turn
def first_actions(facts: str = "") -> Distribution:
    """The State action of his very first turn, counted over the blue cards of Helper and Courtier."""
    cards = [["lisboa.setup.helper"], ["lisboa.setup.courtier", 0]]
    bare = position_of({"start": "empty", "seat": "here", "agenda": cards}, facts=facts)
    return odds(bare, None, lambda game: _title(pattern(game, 1, endless=True)[0].state_action))


# ---------------------------------------------------------------- the figure
class Place(NamedTuple):
    """Where a turn stands in one of the two parts: its lane from the top, and whether the Helper is high."""

    turn: int
    lane: int
    high: bool


def pattern_figure(game: Game, ahead: Sequence[Ahead], planned: Sequence[Ahead], title: str) -> "Figure":
    """The figure of `pattern_chart`: State actions by Noble above, the decks below the Helper beneath."""
    figure = plots.figure(7.2, 5.7)
    above, below = figure.subplots(2, 1, height_ratios=[6, 4], sharex=True)
    _draw_path(above, [_state_place(each) for each in ahead], [_state_place(each) for each in planned])
    _draw_path(below, [_deck_place(each) for each in ahead], [_deck_place(each) for each in planned])
    _name_states(above, game, ahead)
    _name_decks(below, ahead)
    begins = f"Courtier first at the {NOBLES[game.courtier].title()}, Helper above {FIGURES[game.helper].title()}"
    plots.titled(above, title, f"{begins}; nobody else takes a card")
    hollow = "\nhollow: where decks without end would lead" if parting(ahead, planned) else ""
    below.set_xlabel(f"his turns; numbers: cards left in the deck below his Helper{hollow}")
    return figure


def _state_place(each: Ahead) -> Place:
    high = helper_is_high(FIGURES.index(each.deck))
    return Place(each.turn, _lane(NOBLES.index(each.noble), 0 if high else 1), high)


def _lane(noble: int, row: int) -> int:
    """Three lanes for a Noble: the heading, the top State action, the bottom one."""
    return 3 * noble + 1 + row


def _deck_place(each: Ahead) -> Place:
    """Decks as they lie: the Builder's at the bottom."""
    deck = FIGURES.index(each.deck)
    return Place(each.turn, len(FIGURES) - 1 - deck, helper_is_high(deck))


def _draw_path(axes: "Axes", now: Sequence[Place], planned: Sequence[Place]) -> None:
    """The turns as marks in their lanes, joined by a line; hollow and dashed where the pattern would have led."""
    if list(now) != list(planned):
        axes.plot([p.turn for p in planned], [p.lane for p in planned], color=plots.MUTED, linewidth=1, linestyle=":")
    axes.plot([place.turn for place in now], [place.lane for place in now], color=plots.LACERDA, linewidth=1.2)
    for place in set(planned) - set(now):
        axes.plot(place.turn, place.lane, SHAPES[place.high], markersize=12, markerfacecolor="none",
                  markeredgecolor=plots.MUTED, markeredgewidth=1.3)  # fmt: skip
    for place in now:
        axes.plot(place.turn, place.lane, SHAPES[place.high], markersize=12, markerfacecolor=plots.LACERDA,
                  markeredgecolor=plots.INK, markeredgewidth=1)  # fmt: skip
    axes.set_xlim(0.4, len(now) + 0.6)
    axes.set_xticks(range(1, len(now) + 1))


def _name_states(axes: "Axes", game: Game, ahead: Sequence[Ahead]) -> None:
    """The lanes of the State actions, Noble by Noble, and at the right how often each of both kinds comes."""
    counts, nobles = _counts(ahead), _noble_counts(ahead)
    lanes = {
        _lane(noble, row): (f"{ACTIONS[state]} ({'bottom' if row else 'top'})", counts[STATE_ACTIONS[state]])
        for noble, offices in enumerate(game.board.state_actions)
        for row, state in enumerate(offices)
    }
    _name_lanes(axes, lanes)
    for n, (noble, action) in enumerate(zip(NOBLES, NOBLE_ACTIONS, strict=True)):
        axes.axhline(3 * n, color=plots.MUTED, linewidth=0.8, zorder=0)
        axes.annotate(f"{noble.title()}: {NOBLE_WORDS[action]}, {nobles[action]}×", (0, 3 * n), (-6, 0),
                      xycoords=("axes fraction", "data"), textcoords="offset points", ha="right", va="center",
                      color=plots.INK, fontweight="bold")  # fmt: skip
    axes.set_ylim(3 * len(NOBLES) - 0.4, -0.6)


def _name_decks(axes: "Axes", ahead: Sequence[Ahead]) -> None:
    """The lanes of the decks, with the cards left after each of his discards."""
    took = Counter(each.deck for each in ahead)
    decks = tuple(reversed(FIGURES))
    _name_lanes(axes, {lane: (f"{name.title()} deck", took[name]) for lane, name in enumerate(decks)})
    for each, place in ((each, _deck_place(each)) for each in ahead):
        axes.annotate(str(each.left) if each.left else "empty", (place.turn, place.lane), (0, 9),
                      textcoords="offset points", ha="center", fontsize=9,
                      color=plots.INK, fontweight="normal" if each.left else "bold")  # fmt: skip
    axes.set_ylim(len(FIGURES) - 0.4, -0.8)


def _name_lanes(axes: "Axes", lanes: Mapping[int, tuple[str, int]]) -> None:
    """The name of each lane at the left, and how often it is visited at the right."""
    axes.set_yticks(list(lanes), [name for name, _ in lanes.values()])
    for lane, (_, count) in lanes.items():
        axes.annotate(f"{count}×", (1, lane), (6, 0), xycoords=("axes fraction", "data"), textcoords="offset points",
                      va="center", color=plots.INK, fontweight="bold")  # fmt: skip
