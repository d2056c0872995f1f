"""What-ifs side by side: the outcomes of several distributions as groups of bars."""

from collections.abc import Callable, Hashable, Mapping, Sequence
from typing import TYPE_CHECKING, Any

from vinhos_kernel.lab.distribution import Distribution
from vinhos_kernel.views.odds_html import percent
from vinhos_widgets import plots
from vinhos_widgets.charts import Chart, in_order

if TYPE_CHECKING:
    from matplotlib.figure import Figure

COLOURS = (plots.LACERDA, plots.YOU, *plots.OTHERS)
HATCHES = ("", "///", "...", "xx", "++")
GROUP = 0.8


def compare_chart(
    cases: Mapping[str, Distribution], title: str, names: Mapping[Any, str] | Callable[[Any], str] = str
) -> Chart:
    """The same outcomes under several cases, each with a colour and a hatching of its own."""
    say = names if callable(names) else lambda outcome: names.get(outcome, str(outcome))
    outcomes = sorted({outcome for found in cases.values() for outcome in found}, key=in_order)
    return Chart(lambda: compare_figure(cases, outcomes, say, title), title, compare_words(cases, outcomes, say))


def compare_figure(
    cases: Mapping[str, Distribution], outcomes: Sequence[Hashable], say: Callable[[Any], str], title: str
) -> "Figure":
    """The figure of `compare_chart`."""
    figure = plots.figure(7.2, 3.8)
    axes = figure.subplots()
    width = GROUP / len(cases)
    for n, (case, found) in enumerate(cases.items()):
        places = [place - GROUP / 2 + width * (n + 0.5) for place in range(len(outcomes))]
        axes.bar(
            places, [float(found[outcome]) for outcome in outcomes], width * 0.94, color=COLOURS[n], hatch=HATCHES[n],
            edgecolor=plots.INK, linewidth=0.8, label=case,
            yerr=None if found.is_exact else [found.error(outcome) for outcome in outcomes],
        )  # fmt: skip
    axes.set_xticks(range(len(outcomes)), [say(outcome) for outcome in outcomes])
    axes.set_yticks([])
    axes.grid(False)
    axes.legend(loc="upper left", bbox_to_anchor=(0, 1.02), ncols=len(cases))
    axes.set_ylim(0, axes.get_ylim()[1] * 1.15)
    plots.titled(axes, title, how(cases))
    return figure


def compare_words(cases: Mapping[str, Distribution], outcomes: Sequence[Hashable], say: Callable[[Any], str]) -> str:
    """The outcomes of every case as lines of text."""
    lines = [
        f"{say(outcome)}: "
        + ", ".join(f"{case} {found[outcome]} ({percent(found[outcome])})" for case, found in cases.items())
        for outcome in outcomes
    ]
    return "\n".join([*lines, how(cases)])


def how(cases: Mapping[str, Distribution]) -> str:
    """How the numbers of the cases were found."""
    if all(found.is_exact for found in cases.values()):
        return "exact: every order of the cards was counted"
    return "; ".join(f"{case}: {found.how()}" for case, found in cases.items())
