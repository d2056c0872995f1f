"""End scoring that both sides share."""

import pytest

from vinhos_kernel import TableError
from vinhos_kernel.rules.scoring import majority_vp, vp_for_money, winner
from vinhos_kernel.solo import position_of
from vinhos_kernel.state.names import LACERDA, NOBODY, YOU

STEPS = [0] * 3 + [1] * 3 + [3] * 3 + [5] * 3 + [7] * 3 + [10] * 3 + [14] * 3 + [18] * 3 + [22] * 37


@pytest.mark.parametrize("bagos, vp", list(enumerate(STEPS)))
def test_money(bagos: int, vp: int) -> None:
    """`score.money` (O-21): 0-2 nothing, then 1, 3, 5, 7, 10, 14, 18 for three Bagos each, 22 from 24 on."""
    assert vp == vp_for_money(position_of({}), bagos)


def test_negative_money_is_an_error() -> None:
    """`score.money` (O-21): nobody holds less than nothing."""
    with pytest.raises(TableError):
        vp_for_money(position_of({}), -1)


@pytest.mark.parametrize(
    "yours, his, vp",
    [
        (0, 0, (0, 0)),
        (1, 0, (14, 0)),
        (0, 1, (0, 14)),
        (1, 1, (7, 7)),
        (2, 1, (14, 0)),
        (1, 2, (0, 14)),
        (3, 0, (14, 0)),
    ],
)
def test_a_column(yours: int, his: int, vp: tuple[int, int]) -> None:
    """`score.majorities` (VA050): most barrels take A's 14, a tie takes half, nobody with none."""
    sides = ["you"] * yours + ["lacerda"] * his
    game = position_of({"export": dict(zip(("A1", "A2", "A3"), sides, strict=False))})

    assert vp == tuple(sum(row.vp for row in majority_vp(game, side)) for side in (YOU, LACERDA))


def test_a_shared_majority_is_rounded_down() -> None:
    """`score.majorities`: with a reader's own majority of 13 a tie brings 6 each."""
    own = "[export_column]\nA = { majority = 13 }\n"
    game = position_of({"export": {"A1": "you", "A2": "lacerda"}}, facts=own)

    assert [6, 6] == [majority_vp(game, side)[0].vp for side in (YOU, LACERDA)]


def final(yours: tuple[int, int], his: tuple[int, int]):
    """A final table: Export barrels and Bagos of both sides."""
    slots = ("A1", "A2", "A3", "B1", "B2", "B3", "C1", "C2")
    sides = ["you"] * yours[0] + ["lacerda"] * his[0]
    export = dict(zip(slots, sides, strict=False))
    return position_of({"export": export, "you": {"bagos": yours[1]}, "lacerda": {"bagos": his[1]}})


@pytest.mark.parametrize(
    "vp, yours, his, best",
    [
        ((90, 90), (4, 0), (3, 9), YOU),
        ((90, 90), (3, 9), (4, 0), LACERDA),
        ((90, 90), (3, 5), (3, 6), LACERDA),
        ((90, 90), (3, 6), (3, 5), YOU),
        ((90, 90), (3, 5), (3, 5), NOBODY),
        ((91, 90), (0, 0), (8, 99), YOU),
        ((90, 91), (8, 99), (0, 0), LACERDA),
    ],
)
def test_the_winner(vp: tuple[int, int], yours: tuple[int, int], his: tuple[int, int], best: int) -> None:
    """`score.winner` (O-20): VP, then Export barrels, then Bagos; else it is a tie."""
    assert best == winner(final(yours, his), *vp)
