"""Simulated periods of Lisboa: how long they last and what he makes of them, your turns being invented."""

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Final, NamedTuple

from vinhos_kernel.lab.distribution import Distribution
from vinhos_kernel.lab.simulate import play_out
from vinhos_kernel.lisboa.game import Game
from vinhos_kernel.lisboa.generator import somebody
from vinhos_kernel.lisboa.names import LACERDA, YOU
from vinhos_kernel.lisboa.solo import play_on, start
from vinhos_kernel.lisboa.town import your_sets
from vinhos_kernel.table.answers import Policy
from vinhos_kernel.table.errors import TableError
from vinhos_kernel.table.session import Session
from vinhos_widgets import plots
from vinhos_widgets.charts import Chart
from vinhos_widgets.compare import COLOURS, HATCHES
from vinhos_widgets.many import in_turns, mean_of, said, simulated, spans

if TYPE_CHECKING:
    from matplotlib.axes import Axes
    from matplotlib.figure import Figure

Cases = Mapping[str, Mapping[str, str]]
CASES: Final[Cases] = {
    "third_deck_by_him: ends_period": {"third_deck_by_him": "ends_period"},
    "third_deck_by_him: does_not_end": {"third_deck_by_him": "does_not_end"},
}
"""Each case by its name: the readings that hold in it."""
ENDS: Final = "lisboa.period.ships"
"""The rule before which a first period is over: its rubble is scored by then."""
INVENTED: Final = "your turns are invented"
WIDE: Final = 5
GROUP: Final = 0.8


class Ended(NamedTuple):
    """How a first period ended: turns of yours and of his, whether by your sets of rubble, your wigs and his."""

    yours: int
    his: int
    by_sets: bool
    your_wigs: int
    his_wigs: int


class Periods(NamedTuple):
    """First periods by case, in the order of their seeds, so that the nth of each case had the same luck."""

    ended: Mapping[str, Sequence[Ended]]
    seed: int

    def __repr__(self) -> str:
        return f"{finding(self)}\n{period_words(self)}"


# ---------------------------------------------------------------- playing
def periods(
    games: int = 200, seed: int = 1755, cases: Cases = CASES, facts: str = "", policy: Policy = somebody
) -> Periods:
    """
    Games played up to the end of their first period, `games` in each case; your turns come from `policy`.

    The bar below the cell shows how far it is. Interrupting the kernel (the square button, or I twice) stops it: what
    has been played until then is kept. The numbers hang on `seed` and `games` alone.
    """
    tables = {name: start("solo", readings=readings, facts=facts).position for name, readings in cases.items()}
    return Periods(in_turns(tables, games, seed, lambda game, luck: period(game, luck, policy)), seed)


def period(position: Game, seed: int, policy: Policy = somebody) -> Ended:
    """One first period, from the set-up to the scoring of its rubble."""
    turns: Counter[str] = Counter()

    def over(game: Game) -> bool:
        turns[game.agenda[0][0]] += 1
        return bool(game.agenda[0][0] == ENDS)

    end: Game = play_out(position, seed, over, policy)
    by_sets = your_sets(end) >= end.board.counts["sets_period_1"]
    wigs = end.hands[YOU].wigs, end.hands[LACERDA].wigs
    return Ended(turns["lisboa.you"], turns["lisboa.turn"], by_sets, *wigs)


def one_period(seed: int = 0, readings: Mapping[str, str] | None = None, policy: Policy = somebody) -> Session:
    """A first period as a session, to be read step by step: chance draws, `policy` answers for you."""
    session = start("solo", seed=seed, readings=readings)
    while session.question is not None and session.position.period == 1:
        session = play_on(session, policy, most=1)
    return session


# ---------------------------------------------------------------- words
def period_words(told: Periods) -> str:
    """The comparison as lines of text: turns, ways to end and wigs of each case, with their standard errors."""
    lines = []
    for case, found in counted(told).items():
        by_sets, error = mean_of(found, lambda each: float(each.by_sets))
        lines += [
            f"{case}: {said(found, lambda each: each.yours)} turns of yours, "
            f"{said(found, lambda each: each.his)} of his; he ends with {said(found, lambda each: each.his_wigs)} "
            f"wigs, you with {said(found, lambda each: each.your_wigs)}",
            f"  ended by your sets of rubble: {100 * by_sets:.0f} % ± {100 * error:.0f}, the others by empty decks",
            f"  turns of yours: {_shares(found)}",
        ]
    return "\n".join([*lines, *_apart(told), method(told)])


def counted(told: Periods) -> dict[str, Distribution]:
    """The periods of each case as a distribution."""
    return {name: simulated(ended, told.seed) for name, ended in told.ended.items()}


def _shares(found: Distribution) -> str:
    shares = spans(found, lambda each: each.yours, 1)
    return ", ".join(f"{turns}: {100 * share:.0f} % ± {100 * error:.0f}" for turns, (share, error) in shares.items())


def _apart(told: Periods) -> list[str]:
    """Where the luck was the same, how many periods another case made longer or shorter than the first one."""
    first, *others = told.ended
    lines = []
    for other in others:
        pairs = list(zip(told.ended[first], told.ended[other], strict=False))
        apart = sum(one.yours != two.yours for one, two in pairs)
        lines.append(f"with the same luck {other} gives another length in {apart} of {len(pairs)}")
    return lines


def finding(told: Periods) -> str:
    """The title of the comparison: the mean length of a period in the first case."""
    if not told.ended:
        raise TableError("no game has been played: there is nothing to show")
    mean, _ = mean_of(next(iter(counted(told).values())), lambda each: each.yours)
    return f"A first period takes {mean:.1f} turns of yours"


def method(told: Periods) -> str:
    """How the numbers were found."""
    games = " to ".join(str(n) for n in sorted({len(each) for each in told.ended.values()}))
    return f"simulated, {games} games each, seed {told.seed}; {INVENTED}; bars of error: one standard error"


# ---------------------------------------------------------------- figures
def period_chart(told: Periods) -> Chart:
    """How long first periods last, and the wigs that he has at their end, case beside case with standard errors."""
    title = finding(told)
    return Chart(lambda: period_figure(told, title), title, period_words(told))


def period_figure(told: Periods, title: str) -> "Figure":
    """The figure of `period_chart`."""
    figure = plots.figure(7.2, 6.2)
    above, below = figure.subplots(2, 1)
    _draw_groups(above, told, 1, "yours")
    _draw_groups(below, told, WIDE, "his_wigs")
    above.set_xlabel("turns of yours in the first period")
    below.set_xlabel(f"his wigs when its rubble is scored, in steps of {WIDE}")
    above.legend(loc="upper left")
    plots.titled(above, title, method(told))
    return figure


def _draw_groups(axes: "Axes", told: Periods, wide: int, field: str) -> None:
    """How often a number of the periods falls into each span, a bar for each case."""
    width = GROUP / len(told.ended)
    for n, (case, found) in enumerate(counted(told).items()):
        shares = spans(found, lambda each: int(getattr(each, field)), wide)
        axes.bar(
            [span - GROUP / 2 + width * (n + 0.5) for span in shares], [share for share, _ in shares.values()],
            width * 0.94, yerr=[error for _, error in shares.values()], color=COLOURS[n], hatch=HATCHES[n],
            edgecolor=plots.INK, linewidth=0.8, error_kw={"elinewidth": 1.1, "ecolor": plots.INK}, label=case,
        )  # fmt: skip
    shown = sorted({int(getattr(each, field)) // wide for ended in told.ended.values() for each in ended})
    places = range(shown[0], shown[-1] + 1)
    axes.set_xticks(list(places), [str(p) if wide == 1 else f"{p * wide}–{p * wide + wide - 1}" for p in places])
    axes.yaxis.set_major_formatter(lambda share, _: f"{100 * share:.0f} %")
