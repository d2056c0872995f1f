"""Many games: the same numbers whoever runs them, with progress, stopped when asked, refused where nobody answers."""

from concurrent.futures import ProcessPoolExecutor, ThreadPoolExecutor

import pytest

from vinhos_kernel import TableError, simulate, start
from vinhos_kernel.lab.many_games import CHUNK, final_points
from vinhos_kernel.lab.policies import any_option, steward


def chances(found) -> dict:
    """The outcomes of a distribution with their shares."""
    return dict(found.chances)


def test_an_executor_changes_nothing() -> None:
    """In this process, in threads and in other processes the same games are played."""
    here = simulate(start("solo"), 2 * CHUNK, any_option)
    with ThreadPoolExecutor(2) as threads, ProcessPoolExecutor(2) as processes:
        there = simulate(start("solo"), 2 * CHUNK, any_option, executor=threads)
        elsewhere = simulate(start("solo"), 2 * CHUNK, any_option, executor=processes)

    assert chances(here) == chances(there) == chances(elsewhere)
    assert 2 * CHUNK == here.n


def test_the_seed_names_the_games() -> None:
    """The same seed gives the same games, another one others."""
    first = simulate(start("two"), 10, any_option, seed=1)

    assert chances(first) == chances(simulate(start("two"), 10, any_option, seed=1))
    assert chances(first) != chances(simulate(start("two"), 10, any_option, seed=2))


def test_progress_is_told_and_can_stop() -> None:
    """After each chunk it hears how many games are done; true ends the run, and the result says how many counted."""
    told: list[tuple[int, int]] = []

    def stop_at_once(done: int, games: int) -> bool:
        told.append((done, games))
        return True

    found = simulate(start("solo"), 4 * CHUNK, any_option, progress=stop_at_once)

    assert [(CHUNK, 4 * CHUNK)] == told
    assert CHUNK == found.n


def test_the_steward_plays_unless_another_is_named() -> None:
    """A simulation without a policy is the steward's, and counts the points of both sides."""
    found = simulate(start("solo"), 3)

    assert chances(found) == chances(simulate(start("solo"), 3, steward, of=final_points))
    assert "simulated" == found.method


def test_nobody_answers_at_a_real_table() -> None:
    """A game whose own side lies on a real table cannot be simulated to its end."""
    with pytest.raises(TableError, match="nobody answers there"):
        simulate(start("companion"), 1)


def test_a_number_of_games_that_cannot_be_is_refused() -> None:
    """At least one game."""
    with pytest.raises(TableError, match="games"):
        simulate(start("solo"), 0)
