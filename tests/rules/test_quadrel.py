"""Movement on the Quadrel: what entering a space costs."""

import itertools

import pytest

from vinhos_kernel.rules.quadrel import price_of
from vinhos_kernel.solo import position_of
from vinhos_kernel.state.names import LACERDA, SPACES, YOU

CENTRE = 4


def table(you: int, him: int, tax: int = 9, bribes: tuple[int, ...] = ()):
    """A Quadrel with both markers, the tax marker (9: nowhere) and bribes."""
    return position_of({
        "you": {"marker": SPACES[you]},
        "lacerda": {"marker": SPACES[him]},
        "tax": "none" if tax == 9 else SPACES[tax],
        "bribes": [SPACES[space] for space in bribes],
    })  # fmt: skip


def test_costs_add_up() -> None:
    """`quadrel.price` (O-05, VY032, VY035, VY036): corner to corner, tax and Lacerda there: 2 to the bank, 1 to him."""
    price = price_of(table(you=0, him=8, tax=8), YOU, 8)

    assert (1, 1, 1, 0, 3) == (*price, price.total)


def test_a_bribe_comes_on_top() -> None:
    """`quadrel.price` (VL026): a lying Bago is 1 more for you, on top of any other costs."""
    price = price_of(table(you=0, him=8, tax=8, bribes=(8,)), YOU, 8)

    assert (1, 1, 1, 1, 4) == (*price, price.total)


def test_a_bribe_is_nothing_to_him() -> None:
    """`quadrel.price`: only you are bribed away; the bank does not pay for it."""
    assert 1 == price_of(table(you=8, him=0, bribes=(1,)), LACERDA, 5).total
    assert 0 == price_of(table(you=8, him=0, bribes=(1,)), LACERDA, 1).total


@pytest.mark.parametrize("side", (YOU, LACERDA))
@pytest.mark.parametrize("here", range(9))
def test_the_centre_is_always_free(side: int, here: int) -> None:
    """`quadrel.price`: with the tax and the other marker on it, and from every space."""
    markers = {"you": here, "him": CENTRE} if side == YOU else {"you": CENTRE, "him": here}

    assert 0 == price_of(table(**markers, tax=CENTRE), side, CENTRE).total


@pytest.mark.parametrize("side", (YOU, LACERDA))
def test_40_pairs_are_free_and_32_cost(side: int) -> None:
    """`quadrel.price` (VY033, VY034): of 72 ordered pairs of different spaces 40 are free, 32 cost a Bago."""
    costs = [
        price_of(
            table(you=here if side == YOU else there, him=here if side == LACERDA else there), side, there
        ).distance
        for here, there in itertools.permutations(range(9), 2)
    ]

    assert (72, 40, 32) == (len(costs), costs.count(0), costs.count(1))


@pytest.mark.parametrize("there", range(9))
def test_nothing_is_far_from_the_centre(there: int) -> None:
    """`quadrel.price` (VY040): every space touches the centre."""
    assert 0 == price_of(table(you=CENTRE, him=CENTRE), YOU, there).distance


@pytest.mark.parametrize("here, there", list(itertools.product(range(9), repeat=2)))
def test_near_is_a_kings_move(here: int, there: int) -> None:
    """`quadrel.price`: beside or diagonal is near; everything else is far, the opposite Vineyards too."""
    rows, columns = abs(here // 3 - there // 3), abs(here % 3 - there % 3)
    far = int(rows == 2 or columns == 2)

    assert far == price_of(table(you=here, him=CENTRE), YOU, there).distance


MIRRORS = {
    "left and right": lambda space: space // 3 * 3 + 2 - space % 3,
    "top and bottom": lambda space: (2 - space // 3) * 3 + space % 3,
    "rows and columns": lambda space: space % 3 * 3 + space // 3,
}


@pytest.mark.parametrize("swapped", MIRRORS)
def test_a_mirrored_quadrel_has_mirrored_prices(swapped: str) -> None:
    """`quadrel.price`: left for right, top for bottom, or turned over the diagonal."""
    mirror = MIRRORS[swapped]
    for here, there, tax, bribe in itertools.product(range(9), (0, 1, 2, 5, 8), (0, 3, 9), (0, 6)):
        as_printed = price_of(table(here, CENTRE, tax, (bribe,)), YOU, there)
        seen = table(mirror(here), CENTRE, tax if tax == 9 else mirror(tax), (mirror(bribe),))

        assert as_printed == price_of(seen, YOU, mirror(there))
