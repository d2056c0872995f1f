"""Many games under a policy: the same numbers whoever runs them, with progress, and stopped when asked."""

from collections import Counter
from collections.abc import Callable, Hashable, Iterator, Mapping
from typing import Any, NamedTuple, Protocol

from vinhos_kernel.lab.distribution import Distribution
from vinhos_kernel.lab.simulate import game_seed, play_out
from vinhos_kernel.lab.steward import steward
from vinhos_kernel.opponents.kind import position_of
from vinhos_kernel.state.game import Game
from vinhos_kernel.state.names import AT_A_TABLE
from vinhos_kernel.state.notation import position_text
from vinhos_kernel.table.answers import Policy
from vinhos_kernel.table.errors import TableError

CHUNK = 25
Of = Callable[[Game], Hashable]
Progress = Callable[[int, int], object]


class Submits(Protocol):
    """Anything that runs functions elsewhere: an executor of `concurrent.futures`, of loky, of a cluster."""

    def submit(self, function: Callable[..., Any], /, *args: Any) -> Any:
        """A future: something with `result()`."""


class Chunk(NamedTuple):
    """Some games of a run, as plain values that can go to another process."""

    position: str
    facts: str
    readings: Mapping[str, str]
    seed: int
    first: int
    last: int


def final_points(game: Game) -> tuple[int, int]:
    """The VP of both sides: you, and who sits across."""
    return game.vp[1], game.vp[2]


def simulate(
    position: Game, games: int = 200, policy: Policy = steward, of: Of = final_points, seed: int = 0,
    executor: Submits | None = None, progress: Progress | None = None,
) -> Distribution:  # fmt: skip
    """How games from a position end when a policy answers for every person: counts of `of(position at the end)`.

    Each game has a seed of its own, so that the numbers hang on `seed` and `games` alone. `executor` runs chunks
    elsewhere (then `policy` and `of` are functions of a module); `progress(done, games)` is told after each chunk, and
    ends the run early by giving back True. A question to people at a real table has no policy: it is refused.
    """
    if games < 1:
        raise TableError(f"{games} games cannot be played: at least 1")
    if position.seats[0] == AT_A_TABLE:
        raise TableError("your side lies on a real table: nobody answers there in a simulation")
    counts: Counter[Hashable] = Counter()
    done = 0
    for played in _played(_chunks(position, games, seed), policy, of, executor):
        counts.update(played)
        done += sum(played.values())
        if progress is not None and progress(done, games) is True:
            break
    return Distribution(dict(counts), done, "simulated", done, 0, seed)


def _chunks(position: Game, games: int, seed: int) -> Iterator[Chunk]:
    text, facts, readings = position_text(position), position.board.own, dict(position.readings)
    for first in range(0, games, CHUNK):
        yield Chunk(text, facts, readings, seed, first, min(games, first + CHUNK))


def _played(
    chunks: Iterator[Chunk], policy: Policy, of: Of, executor: Submits | None
) -> Iterator[Counter[Hashable]]:  # fmt: skip
    if executor is None:
        for chunk in chunks:
            yield play_chunk(chunk, policy, of)
    else:
        for future in [executor.submit(play_chunk, chunk, policy, of) for chunk in chunks]:
            yield future.result()


def play_chunk(chunk: Chunk, policy: Policy, of: Of) -> Counter[Hashable]:
    """The ends of some games of a run, counted."""
    position = position_of(chunk.position, chunk.readings, chunk.facts)
    counts: Counter[Hashable] = Counter()
    for number in range(chunk.first, chunk.last):
        counts[of(play_out(position, game_seed(chunk.seed, number), None, policy))] += 1
    return counts
