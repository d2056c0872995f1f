"""The draft automa beside Lacerda: the same player against both, many games, side by side with error bars."""

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from vinhos_kernel.lab.distribution import Distribution
from vinhos_kernel.lab.policies import steward
from vinhos_kernel.lab.simulate import play_out
from vinhos_kernel.solo import start
from vinhos_kernel.state.game import Game
from vinhos_kernel.state.names import ACROSS, YOU
from vinhos_kernel.table.answers import Policy
from vinhos_kernel.table.errors import TableError
from vinhos_kernel.views.loop import LOOP_PATH
from vinhos_kernel.views.printed import is_standin
from vinhos_widgets import plots
from vinhos_widgets.charts import Chart
from vinhos_widgets.many import in_turns, mean_of, said, simulated, spans

if TYPE_CHECKING:
    from matplotlib.axes import Axes
    from matplotlib.figure import Figure

CASES: Final[Mapping[str, tuple[str, Mapping[str, str]]]] = {
    "Lacerda": ("solo", {}),
    "the draft, pairing: seed": ("automa", {"pairing": "seed"}),
    "the draft, pairing: m": ("automa", {"pairing": "m"}),
}
"""Who sits across in each case: a named start, and readings."""
INVENTED, OWN = "on an invented loop", "on your own loop"
ROWS: Final = (("VP at the end", 20), ("Bagos at the end", 5))
RANKING: Final = "fair.rank"
RESULTS: Final = ("won", "shared", "lost")
SIDES: Final = (("you", plots.YOU, ""), ("across", plots.LACERDA, "///"))


class Ending(NamedTuple):
    """How a game ended: VP and Bagos of you and of whoever sat across; Fairs that you won, shared, lost."""

    vp: tuple[int, int]
    bagos: tuple[int, int]
    fairs: tuple[int, int, int]


class Duels(NamedTuple):
    """Games of the same player against several opponents: endings by case, and which loop the automa walked."""

    found: Mapping[str, Distribution]
    where: str

    def __repr__(self) -> str:
        return duel_words(self)


# ---------------------------------------------------------------- playing
def duels(
    games: int = 150, seed: int = 2021, policy: Policy = steward, facts: str = "",
    cases: Mapping[str, tuple[str, Mapping[str, str]]] = CASES,
) -> Duels:  # fmt: skip
    """
    The same player against each opponent, `games` whole games each; the cases take turns, 25 games at a time.

    The bar below the cell shows how far it is. Interrupting the kernel (the square button, or I twice) stops it: what
    has been played until then is kept. The numbers hang on `seed` and `games` alone.
    """
    tables = {name: start(named, readings=readings, facts=facts).position for name, (named, readings) in cases.items()}
    ended = in_turns(tables, games, seed, lambda game, luck: play(game, luck, policy))
    board = next(iter(tables.values())).board
    found = {name: simulated(each, seed) for name, each in ended.items()}
    return Duels(found, INVENTED if is_standin(board, LOOP_PATH) else OWN)


def play(position: Game, seed: int, policy: Policy) -> Ending:
    """One whole game; each Fair is looked at just before its ranking."""
    fairs: list[int] = []

    def look(game: Game) -> bool:
        if game.agenda[0][0] == RANKING:
            yours, theirs = game.fair_points[YOU], game.fair_points[ACROSS]
            fairs.append((yours > theirs) - (yours < theirs))
        return False

    end: Game = play_out(position, seed, look, policy)
    won = (fairs.count(1), fairs.count(0), fairs.count(-1))
    return Ending((end.vp[YOU], end.vp[ACROSS]), (end.bagos[YOU], end.bagos[ACROSS]), won)


# ---------------------------------------------------------------- figures and words
def _fairs(result: int) -> Callable[[Any], int]:
    return lambda ending: int(ending.fairs[result])


def _count(row: int, side: int) -> Callable[[Any], int]:
    """VP (row 0) or Bagos (row 1) of a side."""
    return lambda ending: int(ending[row][side])


def duel_words(told: Duels) -> str:
    """The comparison as lines of text: means with their standard errors, and how often you have more VP."""
    lines = [finding(told)]
    for case, found in told.found.items():
        fairs = ", ".join(f"{name} {said(found, _fairs(i))}" for i, name in enumerate(RESULTS))
        lines += [
            f"{case}: you {said(found, lambda e: e.vp[0])} VP, across {said(found, lambda e: e.vp[1])} VP",
            f"  Bagos: you {said(found, lambda e: e.bagos[0])}, across {said(found, lambda e: e.bagos[1])}",
            f"  Fairs of three: {fairs}; more VP than across: {_percent(found)}",
        ]
    return "\n".join([*lines, method(told)])


def _percent(found: Distribution) -> str:
    share, error = mean_of(found, lambda e: float(e.vp[0] > e.vp[1]))
    return f"{100 * share:.0f} % ± {100 * error:.0f}"


def finding(told: Duels) -> str:
    """The title of the comparison: how far you are ahead of each."""
    leads = [f"{mean_of(found, lambda e: e.vp[0] - e.vp[1])[0]:+.0f}" for found in told.found.values()]
    return f"Your lead in VP, {told.where}: {', '.join(leads)}".replace("-", "−")


def method(told: Duels) -> str:
    """How the numbers were found."""
    games = sorted({found.n for found in told.found.values()})
    seed = next(iter(told.found.values())).seed if told.found else 0
    many = " to ".join(map(str, games))
    return f"simulated, {many} games each, seed {seed}, {told.where}; bars of error: one standard error"


def duel_chart(told: Duels) -> Chart:
    """Score, money and Fairs against each opponent, side by side, each share with its standard error."""
    if not told.found:
        raise TableError("no game has been played: there is nothing to compare")
    title = finding(told)
    return Chart(lambda: duel_figure(told, title), title, duel_words(told))


def duel_figure(told: Duels, title: str) -> "Figure":
    """The figure of `duel_chart`: a column for each case, a row for each question."""
    figure = plots.figure(7.2, 7.4)
    grid = figure.subplots(3, len(told.found), sharex="row", sharey="row", squeeze=False)
    for column, (case, found) in enumerate(told.found.items()):
        for row, (name, wide) in enumerate(ROWS):
            _draw_spread(grid[row][column], found, row, wide)
            grid[row][column].set_xlabel(name)
        _draw_fairs(grid[2][column], found)
        grid[0][column].set_title(case, fontsize=11, pad=20)
    figure.suptitle(title, x=0.01, ha="left", fontsize=15, fontweight="bold", color=plots.INK)
    below = f"{method(told)}\nyou: blue, full; across: orange, hatched; dashed lines: means"
    figure.supxlabel(below, x=0.01, ha="left", fontsize=10, color=plots.MUTED)
    return figure


def _draw_spread(axes: "Axes", found: Distribution, row: int, wide: int) -> None:
    """How often the numbers of both sides fall into each span, with the means."""
    for side, (_, colour, hatch) in enumerate(SIDES):
        shares = spans(found, _count(row, side), wide)
        axes.bar(
            [wide * (span + 0.28 + 0.44 * side) for span in shares], [share for share, _ in shares.values()],
            wide * 0.42, yerr=[error for _, error in shares.values()], color=colour, hatch=hatch, edgecolor=plots.INK,
            linewidth=0.6, error_kw={"elinewidth": 1, "ecolor": plots.INK, "capsize": 2},
        )  # fmt: skip
        mean = mean_of(found, _count(row, side))[0]
        axes.axvline(mean, color=colour, linewidth=1.6, linestyle=(0, (4, 2)), zorder=3)
        axes.annotate(
            f"{mean:.0f}", (mean, 1), (2 if side else -2, 2), xycoords=("data", "axes fraction"),
            textcoords="offset points", ha="left" if side else "right", fontsize=9, color=plots.INK,
        )  # fmt: skip
    axes.yaxis.set_major_formatter(lambda share, _: f"{100 * share:.0f} %")


def _draw_fairs(axes: "Axes", found: Distribution) -> None:
    """Of the three Fairs of a game, how many you won, shared, lost."""
    means = [mean_of(found, _fairs(i)) for i in range(3)]
    colours = (plots.YOU, plots.OTHERS[2], plots.LACERDA)
    axes.bar(
        range(3), [mean for mean, _ in means], 0.7, yerr=[error for _, error in means], color=colours,
        edgecolor=plots.INK, linewidth=0.8, error_kw={"elinewidth": 1.1, "ecolor": plots.INK},
    )  # fmt: skip
    for place, (mean, error) in enumerate(means):
        axes.annotate(f"{mean:.1f}", (place, mean + error), (0, 3), textcoords="offset points", ha="center", fontsize=9)
    axes.set_xticks(range(3), RESULTS)
    axes.set_xlabel("your Fairs, of three")
