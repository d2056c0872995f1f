"""Choices that keep their reason: sieves and ladders."""

import pytest

from vinhos_kernel.table.choosing import Cut, Ladder, Sieve

CUBES = {3: 2, 4: 2, 6: 1, 8: 0}
PRICES = {3: 5, 4: 4, 6: 3, 8: 4}


def test_a_sieve_keeps_those_with_most() -> None:
    """In the order in which they came."""
    assert (3, 4) == Sieve("region", [8, 3, 6, 4]).most("cubes", CUBES.__getitem__).kept


def test_a_sieve_keeps_those_with_least() -> None:
    """The other way round."""
    assert (8,) == Sieve("region", CUBES).least("cubes", CUBES.__getitem__).kept


def test_a_second_criterion_only_looks_at_those_left() -> None:
    """Region 8 is as cheap as 4, but it is out already."""
    sieve = Sieve("region", CUBES).most("cubes", CUBES.__getitem__).least("price", PRICES.__getitem__)

    assert (4,) == sieve.kept
    assert (Cut("price", ((3, 5), (4, 4)), (4,))) == sieve.cuts[1]


def test_a_sieve_remembers_each_cut() -> None:
    """Candidates, what was measured, who was kept."""
    sieve = Sieve("region", (3, 6)).most("cubes", CUBES.__getitem__).by_lot("Number card 3", 3)

    assert (3, 6) == sieve.candidates
    assert (Cut("cubes", ((3, 2), (6, 1)), (3,)), Cut("Number card 3", (), (3,))) == sieve.cuts


@pytest.mark.parametrize("candidates", [(), (6,), (3, 4), (8, 6, 4, 3)])
def test_a_quiet_sieve_keeps_the_same(candidates: tuple[int, ...]) -> None:
    """It only forgets why."""
    loud, quiet = (
        Sieve("region", candidates, each).most("cubes", CUBES.__getitem__).least("price", PRICES.__getitem__)
        for each in (True, False)
    )

    assert loud.kept == quiet.kept
    assert () == quiet.cuts


def test_a_sieve_of_nothing_keeps_nothing() -> None:
    """It is no error to have no candidate."""
    assert () == Sieve("region", ()).most("cubes", CUBES.__getitem__).kept


@pytest.mark.parametrize("loud", [True, False])
def test_a_ladder_stops_at_the_first_free_place(loud: bool) -> None:
    """Later places are not even looked at."""
    taken = {"red 9": "taken", "white 9": "taken", "red 8": "", "white 8": ""}
    ladder = Ladder("slot").first(taken, taken.__getitem__, loud)

    assert "red 8" == ladder.found
    assert ([("red 9", "taken"), ("white 9", "taken"), ("red 8", "")] if loud else []) == ladder.tried


def test_a_ladder_may_find_nothing() -> None:
    """All places were tried."""
    ladder = Ladder("slot").first((7, 6), lambda place: "no such slot")

    assert ladder.found is None
    assert [(7, "no such slot"), (6, "no such slot")] == ladder.tried
