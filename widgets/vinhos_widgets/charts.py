"""Charts: odds as bars, and how Lacerda's score came about, turn by turn and action by action."""

import csv
from collections.abc import Callable, Hashable, Mapping, Sequence
from fractions import Fraction
from io import StringIO
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple

from vinhos_kernel.lab.distribution import Distribution
from vinhos_kernel.solo import roll, start
from vinhos_kernel.state.names import FAIR_YEARS, LACERDA
from vinhos_kernel.table.question import Question
from vinhos_kernel.table.session import Session, answer
from vinhos_kernel.table.turn import Step
from vinhos_kernel.views import words as names_of
from vinhos_kernel.views.markup import drawing, tag
from vinhos_kernel.views.odds_html import percent
from vinhos_kernel.views.story import rows
from vinhos_widgets import plots
from vinhos_widgets.plots import LACERDA as HIS
from vinhos_widgets.plots import MARKS, OTHERS
from vinhos_widgets.stage import Stage, shows

if TYPE_CHECKING:
    from matplotlib.axes import Axes
    from matplotlib.figure import Figure

COUNTERS = ("Victory Points", "Bagos", "Fair Points")
COLOURS = (HIS, OTHERS[1], OTHERS[0])
MOST_STEPS = 5_000


@shows("chart")
class Chart(Stage):
    """A figure of matplotlib that follows the theme, with its numbers in words; it has nothing to click."""

    def __init__(self, draw: Callable[[], "Figure"], label: str, words: str) -> None:
        super().__init__(label=label)
        self._plot, self._told = draw, words
        numbers = tag("details", tag("summary", words="the numbers"), tag("pre", words=words), class_="vh-numbers")
        shown = tag("figure", drawing(plots.svg_of(draw, label)), numbers, class_="vh-chart vh-plot")
        self.show({"chart": shown}, "", {count: [["chart"]] for count in "123"})

    def reply(self, answer: str, values: Mapping[str, str]) -> None:
        """Nothing is asked here."""

    def picture(self) -> str:
        """The figure on paper."""
        return plots.svg_of(self._plot, self.label, paper=True)

    def words(self) -> str:
        """The numbers in words."""
        return f"{self.label}\n{self._told}"


# ---------------------------------------------------------------- odds
def odds_chart(
    found: Distribution, title: str = "", names: Mapping[Any, str] | Callable[[Any], str] = str,
    order: Sequence[Hashable] | None = None,
) -> Chart:  # fmt: skip
    """The outcomes of a distribution as bars: exact ones as fractions, simulated ones with their standard error."""
    outcomes = list(order) if order is not None else sorted(found, key=in_order)
    say = names if callable(names) else lambda outcome: names.get(outcome, str(outcome))
    head = title or finding(found, say)
    return Chart(lambda: odds_figure(found, outcomes, say, head), head, odds_words(found, outcomes, say))


def odds_figure(
    found: Distribution, outcomes: Sequence[Hashable], say: Callable[[Any], str], title: str, wide: float = 7.2
) -> "Figure":
    """The figure of `odds_chart`."""
    figure = plots.figure(wide, 3.6)
    axes = figure.subplots()
    chances = [found[outcome] for outcome in outcomes]
    errors = None if found.is_exact else [found.error(outcome) for outcome in outcomes]
    plots.bars(
        axes, [say(o) for o in outcomes], [float(c) for c in chances], [_label(found, c) for c in chances],
        [HIS] * len(outcomes), errors,
    )  # fmt: skip
    axes.set_ylim(0, max([float(c) for c in chances] + [0.01]) * 1.22)
    plots.titled(axes, title, found.how() if found.is_exact else f"{found.how()}; bars of error: one standard error")
    return figure


def odds_words(found: Distribution, outcomes: Sequence[Hashable], say: Callable[[Any], str]) -> str:
    """The outcomes as lines of text."""
    lines = [f"{percent(found[outcome]):>5}  {found[outcome]}  {say(outcome)}" for outcome in outcomes]
    return "\n".join([*lines, found.how()])


def finding(found: Distribution, say: Callable[[Any], str]) -> str:
    """The likeliest outcome, as the title of a chart."""
    if not len(found):
        return "Nothing can come of it"
    outcome, chance = found.largest_first()[0]
    return f"{say(outcome)} is the likeliest: {percent(chance)}"


def _label(found: Distribution, chance: Fraction) -> str:
    return str(chance) if found.is_exact and chance.denominator < 1000 else percent(chance)


def in_order(outcome: Any) -> tuple[int, Any]:
    """Where an outcome stands among others: numbers by size, then words."""
    return (0, outcome) if isinstance(outcome, int | tuple) else (1, str(outcome))


# ---------------------------------------------------------------- his score
class Block(NamedTuple):
    """What one of his turns, or a Fair, brought: its name, the year, and his counters before and after."""

    name: str
    year: int
    before: tuple[int, int, int]
    after: tuple[int, int, int]


def run_of_turns(seed: int = 0, name: str = "solo", readings: Mapping[str, str] | None = None) -> Session:
    """A whole game of Lacerda's under a seed: chance decides for him, you do as little as the rules allow."""
    session = start(name, seed=seed, readings=readings)
    for _ in range(MOST_STEPS):
        question = session.question
        if question is None:
            break
        session = roll(session) if question.who == "chance" else answer(session, least(question))
    return session


def least(question: Question) -> Any:
    """Your answer that does least: done, stop, or the last one on offer."""
    return question.options[-1]


def blocks(steps: Sequence[Step]) -> list[Block]:
    """The story cut into his turns and the Fairs, with what each brought him."""
    cut: list[tuple[str, list[Step]]] = [("set-up", [])]
    for step in steps:
        name = _begins(step)
        if (name and name != cut[-1][0]) or name.startswith("turn"):
            cut.append((name, []))
        cut[-1][1].append(step)
    return [_block(name, inside) for name, inside in cut if inside]


def score_chart(session: Session) -> Chart:
    """His VP, Fair Points and Bagos turn by turn, and below what each of his actions brought."""
    cut = blocks(session.steps)
    ends = [block for block in cut if block.name != "set-up"] or cut
    title = _score_finding(ends)
    return Chart(lambda: score_figure(ends, session, title), title, score_words(ends))


def score_figure(ends: Sequence[Block], session: Session, title: str) -> "Figure":
    """The figure of `score_chart`."""
    figure = plots.figure(7.2, 6.4)
    above, below = figure.subplots(2, 1, height_ratios=[3, 2])
    _draw_lines(above, ends)
    how = f"{len(_his_turns(ends))} turns of one seeded game (seed {session.start.seed}); no error bars: it is one run"
    plots.titled(above, title, how)
    _draw_contributions(below, contributions(ends))
    return figure


def contributions(ends: Sequence[Block]) -> dict[str, tuple[int, int, int]]:
    """What each kind of action, and the Fairs, brought him in all: VP, Bagos, Fair Points."""
    total: dict[str, tuple[int, int, int]] = {}
    for block in ends:
        key = "Fairs" if block.name.startswith("Fair") else block.name.removeprefix("turn ")
        old = total.get(key, (0, 0, 0))
        total[key] = (
            old[0] + block.after[0] - block.before[0],
            old[1] + block.after[1] - block.before[1],
            old[2] + block.after[2] - block.before[2],
        )
    return total


def score_words(ends: Sequence[Block]) -> str:
    """The chart as lines of text."""
    lines = [f"year {year} {name.removeprefix('turn ')}: {vp} VP, {fair} Fair Points, {bagos} Bagos"
             for name, year, _, (vp, bagos, fair) in ends]  # fmt: skip
    brought = [f"{name}: {vp:+d} VP, {fair:+d} Fair Points, {bagos:+d} Bagos"
               for name, (vp, bagos, fair) in contributions(ends).items()]  # fmt: skip
    return "\n".join([*lines, "what each brought", *brought])


def to_csv(told: Session | Sequence[Step], path: str | Path | None = None) -> str:
    """The steps as rows of CSV: year, rule, sentence, his VP, Fair Points, Bagos; into a file if one is named."""
    steps = told.steps if isinstance(told, Session) else told
    out = StringIO()
    writer = csv.writer(out, lineterminator="\n")
    writer.writerow(("year", "rule", "sentence", "vp", "fair_points", "bagos"))
    writer.writerows(rows(steps))
    if path is not None:
        Path(path).write_text(out.getvalue(), encoding="utf-8")
    return out.getvalue()


# ---------------------------------------------------------------- the parts of the score chart
def _begins(step: Step) -> str:
    if step.rule == "lacerda.turn" and step.template.startswith("Action card"):
        return f"turn {names_of.action_name(step.after.board, step.facts['space'])}"
    if step.rule in ("fair.rank", "fair.trophy", "lacerda.fair.press_release"):
        return f"Fair of year {step.after.year}"
    if step.rule.startswith("lacerda.score"):
        return "final score"
    return ""


def _block(name: str, steps: Sequence[Step]) -> Block:
    return Block(name, steps[0].after.year, _counted(steps[0].before), _counted(steps[-1].after))


def _counted(game: Any) -> tuple[int, int, int]:
    return game.vp[LACERDA], game.bagos[LACERDA], game.fair_points[LACERDA]


def _his_turns(ends: Sequence[Block]) -> list[Block]:
    return [block for block in ends if block.name.startswith("turn ")]


def _score_finding(ends: Sequence[Block]) -> str:
    """What brought him most Victory Points."""
    best, (vp, _, _) = max(contributions(ends).items(), key=lambda pair: pair[1][0])
    return f"Lacerda stands at {ends[-1].after[0]} VP; most came from: {best} ({vp:+d})"


def _draw_lines(axes: "Axes", ends: Sequence[Block]) -> None:
    places = range(1, len(ends) + 1)
    for n, (name, colour, mark) in enumerate(zip(COUNTERS, COLOURS, MARKS, strict=False)):
        values = [block.after[n] for block in ends]
        axes.plot(places, values, color=colour, marker=mark, markeredgecolor=plots.INK, markeredgewidth=0.7)
        axes.annotate(f"{name} {values[-1]}", (len(ends), values[-1]), (12, 0), textcoords="offset points",
                      color=plots.INK, va="center", fontweight="bold")  # fmt: skip
    top = axes.get_ylim()[1]
    for place, block in zip(places, ends, strict=True):
        if block.name.startswith("Fair"):
            axes.axvline(place, color=plots.MUTED, linewidth=1, linestyle=(0, (3, 3)), zorder=0)
            number = FAIR_YEARS.index(block.year) + 1
            axes.annotate(
                f"Fair {number}", (place, top), (4, 0), textcoords="offset points", color=plots.MUTED, va="top"
            )
    axes.set_xlim(0.5, len(ends) + 0.3)
    axes.set_xticks(list(places), [_short(block.name) for block in ends], rotation=55, ha="right", fontsize=9)


def _short(name: str) -> str:
    return name.removeprefix("turn ").replace("Fair of year", "Fair, year")


def _draw_contributions(axes: "Axes", brought: Mapping[str, tuple[int, int, int]]) -> None:
    """For each kind of action three bars, side by side."""
    kept = {name: gains for name, gains in brought.items() if any(gains)}
    for n, (colour, shift) in enumerate(zip(COLOURS, (-0.27, 0, 0.27), strict=True)):
        places = [i + shift for i in range(len(kept))]
        gains = [each[n] for each in kept.values()]
        axes.bar(places, gains, width=0.25, color=colour, edgecolor=plots.INK, linewidth=0.7)
        for place, gain in zip(places, gains, strict=True):
            if gain:
                axes.annotate(f"{gain:+d}", (place, gain), (0, 3), textcoords="offset points", ha="center", fontsize=9)
    axes.set_xticks(range(len(kept)), [_short(name).replace(" / ", " /\n") for name in kept], fontsize=9)
    axes.set_title("What each kind of action brought him: VP, Bagos, Fair Points", fontsize=12, pad=8)
