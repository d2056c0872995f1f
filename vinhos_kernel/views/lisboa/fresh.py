"""What an answer changed on Lisboa's boards: the difference of two positions, in the names that each board marks."""

from collections.abc import Callable, Iterator, Sequence
from typing import Final, NamedTuple

from vinhos_kernel.lisboa.game import Game, Hand
from vinhos_kernel.lisboa.names import (
    ARCHITECTS,
    BOATS,
    FIGURES,
    GOODS,
    LACERDA,
    NOBLES,
    PLACES,
    SITES,
    SPACES,
    YOU,
)

Names = Sequence[str]
COUNTED: Final[dict[str, Callable[[Hand], int]]] = {
    "wigs": lambda hand: hand.wigs, "influence": lambda hand: hand.influence, "plans": lambda hand: hand.plans,
    "clergy": lambda hand: hand.clergy, "houses": lambda hand: hand.houses, "officials": lambda hand: hand.officials,
    "rubble": lambda hand: sum(hand.rubble), "favors": lambda hand: sum(hand.favors),
    "goods": lambda hand: sum(hand.goods), "ships": lambda hand: hand.ships.bit_count(),
    "decrees": lambda hand: hand.decrees.bit_count(),
}  # fmt: skip
"""What is counted of a side."""


class Fresh(NamedTuple):
    """What is new, board by board: names of places, and for each side by how much its counts have changed."""

    town: frozenset[str]
    court: frozenset[str]
    church: frozenset[str]
    lacerda: dict[str, int]
    you: dict[str, int]


def changes(before: Game, after: Game) -> Fresh:
    """What differs between two positions."""
    return Fresh(
        frozenset(_town(before, after)),
        frozenset(_court(before, after)),
        frozenset(_church(before, after)),
        _side(before, after, LACERDA),
        _side(before, after, YOU),
    )


def _differ(names: Names, before: Sequence[object], after: Sequence[object], what: str = "") -> Iterator[str]:
    """The names of the places at which two rows differ."""
    return (what + name for name, old, new in zip(names, before, after, strict=True) if old != new)


def _town(before: Game, after: Game) -> Iterator[str]:
    yield from _differ(SPACES, before.stores, after.stores)
    yield from _differ(SITES, before.buildings, after.buildings)
    yield from _differ(PLACES, _lying(before), _lying(after))
    yield from _differ(ARCHITECTS, before.stacks.tops, after.stacks.tops)
    yield from ["pile"] * (before.pile != after.pile)


def _lying(game: Game) -> list[bytes]:
    """The rubble of every place."""
    return [game.rubble_at(place) for place in range(len(PLACES))]


def _court(before: Game, after: Game) -> Iterator[str]:
    yield from ["courtier"] * (before.courtier != after.courtier)
    yield from ["helper"] * (before.helper != after.helper)
    yield from _differ(NOBLES, _offices(before), _offices(after), "office:")
    yield from _differ(NOBLES, before.favors, after.favors, "favor:")
    yield from _differ(FIGURES, before.event_decks, after.event_decks, "deck:")
    yield from _differ(ARCHITECTS, before.plans, after.plans, "plan:")
    yield from (f"decree:{number}" for number in after.decrees if number not in before.decrees)


def _offices(game: Game) -> list[tuple[int, ...]]:
    """Who has how many Officials in each office."""
    return [(game.neutral[n], *(hand.offices[n] for hand in game.hands)) for n in range(len(NOBLES))]


def _church(before: Game, after: Game) -> Iterator[str]:
    yield from ["cardinal"] * (before.church.cardinal != after.church.cardinal)
    yield from ["treasury"] * (before.treasury != after.treasury)
    tiles = before.church.tiles ^ after.church.tiles
    yield from (f"spot:{spot + 1}" for spot in range(len(after.board.spots)) if tiles >> spot & 1)
    yield from _differ(GOODS, before.prices, after.prices, "price:")
    yield from (f"ship:{BOATS[boat]}" for boat in after.yard if boat not in before.yard)


def _side(before: Game, after: Game, side: int) -> dict[str, int]:
    """By how much each count of a side has changed."""
    old, new = before.hands[side], after.hands[side]
    return {name: by for name, of in COUNTED.items() if (by := of(new) - of(old))}
