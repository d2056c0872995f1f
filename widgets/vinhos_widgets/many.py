"""Many games, case beside case: played in turns with a bar, stopped when asked, their numbers with standard errors."""

import signal
from collections import Counter
from collections.abc import Callable, Hashable, Iterable, Iterator, Mapping
from contextlib import contextmanager
from math import sqrt
from typing import Any, TypeVar

from vinhos_kernel.lab.distribution import Distribution
from vinhos_kernel.lab.many_games import CHUNK
from vinhos_kernel.lab.simulate import game_seed
from vinhos_kernel.table.errors import TableError
from vinhos_kernel.views.markup import tag

E = TypeVar("E")


def in_turns(
    tables: Mapping[str, Any], games: int, seed: int, play: Callable[[Any, int], E]
) -> dict[str, list[E]]:  # fmt: skip
    """
    So many games from each table, which take turns by 25 games; what `play` made of each game with its own seed.

    The bar below the cell shows how far it is. Interrupting the kernel (the square button, or I twice) stops it: what
    has been played until then is kept. The numbers hang on `seed` and `games` alone.
    """
    if games < 1:
        raise TableError(f"{games} games cannot be played: at least 1")
    ended: dict[str, list[E]] = {name: [] for name in tables}
    bar = Bar(games * len(tables))
    with stoppable() as stopped:
        for first in range(0, games, CHUNK):
            for name, table in tables.items():
                if not stopped():
                    numbers = range(first, min(games, first + CHUNK))
                    ended[name] += [play(table, game_seed(seed, number)) for number in numbers]
                    bar.show(sum(map(len, ended.values())), stopped())
    return {name: each for name, each in ended.items() if each}


class Bar:
    """A bar below the cell that says how many games are played."""

    def __init__(self, games: int) -> None:
        self.games, self.done, self.stopped = games, 0, False
        self._shown: Any = None

    def show(self, done: int, stopped: bool = False) -> None:
        """So many games are played by now."""
        from IPython import display

        show: Any = display.display

        self.done, self.stopped = done, stopped
        if self._shown is None:
            self._shown = show(self, display_id=True)
        else:
            self._shown.update(self)

    def __repr__(self) -> str:
        end = ", stopped here" if self.stopped else ""
        return f"{self.done} of {self.games} games played{end}"

    def _repr_html_(self) -> str:
        bar = tag("progress", max=str(self.games), value=str(self.done), style="width:20em")
        return tag("div", bar, tag("span", words=f" {self!r}"))


@contextmanager
def stoppable() -> Iterator[Callable[[], bool]]:
    """While this holds an interrupt raises no error: it is remembered, and the function that is given says so."""
    asked: list[int] = []
    try:
        before = signal.signal(signal.SIGINT, lambda number, _: asked.append(number))
    except ValueError:  # only the main thread hears of interrupts
        yield lambda: False
        return
    try:
        yield lambda: bool(asked)
    finally:
        signal.signal(signal.SIGINT, before)


# ---------------------------------------------------------------- numbers
def simulated(ended: Iterable[Hashable], seed: int) -> Distribution:
    """How games ended, as a distribution that says that it is simulated."""
    counts = Counter(ended)
    return Distribution(dict(counts), counts.total(), "simulated", counts.total(), 0, seed)


def spans(found: Distribution, of: Callable[[Any], int], wide: int) -> dict[int, tuple[float, float]]:
    """How often a number of the endings falls into each span of this width, with its standard error."""
    sums: dict[int, float] = {}
    for outcome, chance in sorted(found.chances.items(), key=str):
        span = of(outcome) // wide
        sums[span] = sums.get(span, 0.0) + float(chance)
    return {span: (share, sqrt(share * (1 - min(1.0, share)) / found.n)) for span, share in sorted(sums.items())}


def mean_of(found: Distribution, of: Callable[[Any], float]) -> tuple[float, float]:
    """The mean of a number of the endings, and its standard error."""
    mean = sum(float(chance) * of(each) for each, chance in found.chances.items())
    spread = sum(float(chance) * (of(each) - mean) ** 2 for each, chance in found.chances.items())
    return mean, sqrt(spread / max(1, found.n - 1))


def said(found: Distribution, of: Callable[[Any], float]) -> str:
    """A mean in words, with its standard error."""
    mean, error = mean_of(found, of)
    return f"{mean:.1f} ± {error:.1f}"
