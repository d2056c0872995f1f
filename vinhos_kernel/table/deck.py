"""Small decks: bit masks of the cards still in them, and cards that stay out until gathered."""

from functools import lru_cache
from math import factorial

Outcome = tuple[int, int, int]


def mask_of(cards: "tuple[int, ...] | range | list[int]") -> int:
    """The deck that holds these cards: bit n stands for card n."""
    mask = 0
    for card in cards:
        mask |= 1 << card
    return mask


@lru_cache(maxsize=4096)
def cards_in(mask: int) -> tuple[int, ...]:
    """The cards of a deck in rising order."""
    cards = []
    while mask:
        lowest = mask & -mask
        cards.append(lowest.bit_length() - 1)
        mask ^= lowest
    return tuple(cards)


@lru_cache(maxsize=16384)
def merged_outcomes(left: int, fits: int, full: int, at_once: bool) -> tuple[tuple[Outcome, ...], int]:
    """How a draw until a card fits can end: ((card, deck after it, weight), ...) and the sum of the weights.

    A given card after a given set of w unfit ones, out of n, has the weight w! (n - w - 1)! of n!.
    If nothing left fits, the rest is turned (`at_once`: not even that), all cards are shuffled, and the draw goes on.
    """
    if not left & fits:
        left = full
    count = left.bit_count()
    good, bad = cards_in(left & fits), left & ~fits
    outcomes = []
    wasted = bad
    while True:
        w = wasted.bit_count()
        weight = factorial(w) * factorial(count - w - 1)
        outcomes += [(card, left & ~wasted & ~(1 << card), weight) for card in good]
        if not wasted:
            return tuple(outcomes), factorial(count)
        wasted = (wasted - 1) & bad
