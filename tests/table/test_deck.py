"""Small decks: merged outcomes weigh what turning card after card does."""

from collections import Counter
from fractions import Fraction
from itertools import combinations, permutations
from math import factorial

import pytest

from vinhos_kernel.table.deck import cards_in, mask_of, merged_outcomes

SIX = (1, 2, 4, 5, 7, 9)
FULL = mask_of(SIX)


def by_hand(left: tuple[int, ...], fits: set[int]) -> dict[tuple[int, int], Fraction]:
    """Each order of a deck, turned card by card until one fits: (card, deck after it) with its share."""
    found: Counter[tuple[int, int]] = Counter()
    for order in permutations(left):
        turned = next(place for place, card in enumerate(order) if card in fits)
        found[order[turned], mask_of(list(order[turned + 1 :]))] += 1
    return {outcome: Fraction(count, factorial(len(left))) for outcome, count in found.items()}


def merged(left: int, fits: int, at_once: bool = False) -> dict[tuple[int, int], Fraction]:
    """The same from the closed formula."""
    outcomes, total = merged_outcomes(left, fits, FULL, at_once)
    return {(card, after): Fraction(weight, total) for card, after, weight in outcomes}


def test_a_mask_holds_the_cards_that_made_it() -> None:
    """Whatever their order was."""
    assert (1, 4, 9) == cards_in(mask_of([9, 1, 4]))
    assert () == cards_in(0)


@pytest.mark.parametrize("count", range(1, len(SIX) + 1))
def test_merged_outcomes_are_those_of_all_orders(count: int) -> None:
    """For each deck of this size and each set of cards that fit, wasted cards stay out."""
    decks = combinations(SIX, count)
    pairs = [(deck, set(fits)) for deck in decks for n in range(1, count + 1) for fits in combinations(deck, n)]

    assert [] == [
        (deck, fits) for deck, fits in pairs if by_hand(deck, fits) != merged(mask_of(deck), mask_of([*fits]))
    ]


@pytest.mark.parametrize("at_once", [True, False])
def test_a_deck_without_a_fitting_card_is_shuffled_whole(at_once: bool) -> None:
    """Whether the rest is turned first or not: the draw goes on with all cards."""
    assert by_hand(SIX, {1, 9}) == merged(mask_of((2, 4)), mask_of((1, 9)), at_once)


def test_an_empty_deck_is_shuffled_whole() -> None:
    """Nothing is ever drawn from nothing."""
    assert by_hand(SIX, {4}) == merged(0, mask_of((4,)))


def test_each_outcome_has_its_formula() -> None:
    """A card after w wasted ones out of n: w! (n - w - 1)! of n!."""
    outcomes, total = merged_outcomes(FULL, mask_of((7, 9)), FULL, False)

    assert 720 == total == sum(weight for _, _, weight in outcomes)
    assert {factorial(5)} == {weight for card, after, weight in outcomes if after == FULL & ~(1 << card)}
    assert {24} == {weight for _, after, weight in outcomes if after.bit_count() == 1}
