"""His wigs in Lisboa turn by turn, and what brought them: one session as a plot."""

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Final

from vinhos_kernel.lisboa.data.rulebook import paragraph
from vinhos_kernel.lisboa.game import Game
from vinhos_kernel.lisboa.names import HERE, LACERDA, YOU
from vinhos_kernel.table.errors import TableError
from vinhos_kernel.table.session import Session
from vinhos_kernel.table.turn import Step
from vinhos_kernel.views.labels import signed
from vinhos_widgets import plots
from vinhos_widgets.charts import Chart
from vinhos_widgets.lisboa_periods import INVENTED

if TYPE_CHECKING:
    from matplotlib.axes import Axes
    from matplotlib.figure import Figure

HIS_TURN, ITS_END, VISIT, SET_UP = "lisboa.courtier", "lisboa.helper", "lisboa.noble", "lisboa.setup"
SIDES: Final = ((LACERDA, "Lacerda", plots.LACERDA, "s"), (YOU, "you", plots.YOU, "o"))
"""Each side with its name, its colour and its shape."""


def wigs_chart(session: Session) -> Chart:
    """The wigs of both sides after each of his turns, and below what brought him his."""
    rows = after_each_turn(session.steps)
    if not rows:
        raise TableError("he has taken no turn yet: there is nothing to draw")
    title = finding(session.steps)
    return Chart(lambda: wigs_figure(session, title), title, wigs_words(session.steps))


def after_each_turn(steps: Sequence[Step]) -> list[tuple[int, int]]:
    """Both sides' wigs, yours first, as each of his turns is over, and at the end of the story."""
    begun = [n for n, step in enumerate(steps) if step.rule == HIS_TURN]
    ends = [*begun[1:], len(steps)] if begun else []
    return [_wigs(steps[end - 1].after) for end in ends]


def brought(steps: Sequence[Step], side: int) -> dict[str, int]:
    """What each paragraph of the rules brought a side, or cost it, in wigs."""
    total: dict[str, int] = {}
    for step in _once_each(steps):
        change = step.after.hands[side].wigs - step.before.hands[side].wigs
        if change:
            name = paragraph(step.rule).title
            total[name] = total.get(name, 0) + change
    return total


def _once_each(steps: Sequence[Step]) -> Iterator[Step]:
    """One sentence of each rule that ran: all of them share what was before and after."""
    last = None
    for step in steps:
        if step.after is not last:
            yield step
        last = step.after


def _goes_on(steps: Sequence[Step]) -> bool:
    """Whether his last turn is not over yet."""
    return ITS_END in [item[0] for item in steps[-1].after.agenda]


def _wigs(game: Game) -> tuple[int, int]:
    return game.hands[YOU].wigs, game.hands[LACERDA].wigs


def finding(steps: Sequence[Step]) -> str:
    """What he has, and what his visits cost him."""
    cost = -brought(steps, LACERDA).get(paragraph(VISIT).title, 0)
    paid = f"; visits cost him {cost}" if cost else ""
    return f"He stands at {steps[-1].after.hands[LACERDA].wigs} wigs{paid}"


def wigs_words(steps: Sequence[Step]) -> str:
    """The chart as lines of text."""
    ended = after_each_turn(steps)
    rows = [f"after turn {n} of his: you {you}, Lacerda {his}" for n, (you, his) in enumerate(ended, 1)]
    if _goes_on(steps):
        rows[-1] = rows[-1].replace("after", "so far in", 1)
    gains = [f"{name}: {signed(wigs)}" for name, wigs in brought(steps, LACERDA).items()]
    return "\n".join([*rows, "what brought him wigs, or cost him some", *gains])


def wigs_figure(session: Session, title: str) -> "Figure":
    """The figure of `wigs_chart`."""
    figure = plots.figure(7.2, 5.8)
    above, below = figure.subplots(2, 1, height_ratios=[3, 2])
    _draw_lines(above, session.steps)
    whose = f"; {INVENTED}" if session.position.seat == HERE else ""
    plots.titled(above, title, f"one run, seed {session.start.seed}; no error bars{whose}")
    _draw_gains(below, brought(session.steps, LACERDA))
    return figure


def _draw_lines(axes: "Axes", steps: Sequence[Step]) -> None:
    first = next((step for step in steps if not step.rule.startswith(SET_UP)), steps[0])
    rows = [_wigs(first.before), *after_each_turn(steps)]
    for side, name, colour, shape in SIDES:
        values = [row[side - 1] for row in rows]
        axes.plot(range(len(rows)), values, color=colour, marker=shape, markeredgecolor=plots.INK, markeredgewidth=0.7)
        axes.annotate(f"{name} {values[-1]}", (len(rows) - 1, values[-1]), (10, 0), textcoords="offset points",
                      va="center", fontweight="bold", color=plots.INK)  # fmt: skip
    axes.set_xticks(range(len(rows)))
    axes.set_xlabel(f"after so many turns of his{'; the last one goes on' * _goes_on(steps)}")
    axes.set_ylabel("wigs")
    axes.locator_params(axis="y", integer=True)


def _draw_gains(axes: "Axes", gains: dict[str, int]) -> None:
    """What brought him wigs as bars to the right, what cost him some to the left."""
    names = sorted(gains, key=lambda name: gains[name])
    axes.barh(range(len(names)), [gains[name] for name in names], color=plots.LACERDA, edgecolor=plots.INK,
              linewidth=0.8, height=0.66)  # fmt: skip
    for place, name in enumerate(names):
        shift, side = ((5, 0), "left") if gains[name] >= 0 else ((-5, 0), "right")
        axes.annotate(signed(gains[name]), (gains[name], place), shift, textcoords="offset points", ha=side,
                      va="center", color=plots.INK)  # fmt: skip
    axes.set_yticks(range(len(names)), names)
    axes.axvline(0, color=plots.MUTED, linewidth=1)
    axes.margins(x=0.12)
    axes.set_xticks([])
    axes.grid(False)
