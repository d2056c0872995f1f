"""A position: a slotted shell of immutable parts, so that copying the shell copies the table."""

from collections.abc import Mapping
from typing import Any, ClassVar, Final, NamedTuple

from vinhos_kernel.lisboa.data.board import Board
from vinhos_kernel.lisboa.names import GOODS, HERE, KINDS, NOBODY

UNSAID: Final = -1
"""The réis of a side whose money the companion does not know."""


class Hand(NamedTuple):
    """
    What a side has.

    `officials` are those in its area, `offices` those in the three offices, `built` those in Public Buildings;
    `rubble` counts its cubes by kind, `scored` how many of them brought wigs already; `decrees` and `ships` are masks
    (bit n for Decree n, for ship n), `favors` counts by Noble, `cargo` the goods on each ship, `goods` and `clergy`
    what was taken of both; `reis` is your money where it was said, else `UNSAID`.
    """

    wigs: int
    influence: int
    houses: int
    officials: int
    offices: bytes
    built: int
    rubble: bytes
    scored: int
    decrees: int
    favors: bytes
    ships: int
    cargo: bytes
    plans: int
    goods: bytes
    clergy: int
    reis: int


class Church(NamedTuple):
    """The Cardinal's spot, the spots on which tiles lie (a mask), and the tiles left in the bag."""

    cardinal: int
    tiles: int
    bag: int


class Stacks(NamedTuple):
    """Public Buildings by architect: the goods on top (a mask; 0: not turned yet), how many are left, tiles unseen.

    `nexts` are the goods on those that can be seen below (0: not looked at, or none is left); they count as left.
    """

    tops: bytes
    left: bytes
    unseen: int
    nexts: bytes


class Game:
    """Everything on the table and what is still to be done; a value once it is handed out.

    `stores` has a place for each space (0: free, else 1 + 2 * (side - 1) + facing), `buildings` one for each site (0:
    none, else side + 4 * architect + 8 * goods), `rubble` three for each place (rows, columns, sites) by kind, and
    `rest` is the rubble that lies nowhere: in the bag, then out of the game. `courtier` is his, `decrees` the row from
    the left, `decrees_out` those out of the game. `board` and `readings` are no part of the key.
    `hulls` and `ship_influence` (one more than it is) hold what the table said of ships; 0: not asked yet.
    No deck here is drawn from as Number cards are: `aside`, which the odds keep for such a one, is always 0.
    """

    __slots__ = (
        "agenda", "aside", "board", "buildings", "church", "clergy_backs", "courtier", "decrees", "decrees_out",
        "event_decks", "favors", "hands", "helper", "hulls", "neutral", "period", "phase", "pile", "plans", "prices",
        "readings", "rest", "rubble", "seat", "ship_influence", "stacks", "starting_plans", "stores", "street_goods",
        "streets", "treasury", "yard",
    )  # fmt: skip

    deck_aside: ClassVar[str] = "aside"
    aside: int
    seat: str
    period: int
    phase: str
    courtier: int
    helper: int
    treasury: int
    event_decks: bytes
    decrees: tuple[int, ...]
    decrees_out: int
    stores: bytes
    rubble: bytes
    pile: int
    rest: int
    streets: bytes
    street_goods: bytes
    buildings: bytes
    stacks: Stacks
    plans: bytes
    starting_plans: int
    favors: bytes
    church: Church
    clergy_backs: bytes
    yard: tuple[int, ...]
    hulls: bytes
    ship_influence: bytes
    neutral: bytes
    prices: bytes
    hands: tuple[Hand, ...]
    agenda: tuple[tuple[Any, ...], ...]
    board: Board
    readings: Mapping[str, str]

    def copy(self) -> "Game":
        """A private copy to work on: the shell only, since every part is immutable."""
        game = _new(Game)
        game.seat = self.seat
        game.period = self.period
        game.phase = self.phase
        game.courtier = self.courtier
        game.helper = self.helper
        game.treasury = self.treasury
        game.event_decks = self.event_decks
        game.decrees = self.decrees
        game.decrees_out = self.decrees_out
        game.stores = self.stores
        game.rubble = self.rubble
        game.pile = self.pile
        game.rest = self.rest
        game.streets = self.streets
        game.street_goods = self.street_goods
        game.buildings = self.buildings
        game.stacks = self.stacks
        game.plans = self.plans
        game.starting_plans = self.starting_plans
        game.favors = self.favors
        game.church = self.church
        game.clergy_backs = self.clergy_backs
        game.yard = self.yard
        game.hulls = self.hulls
        game.ship_influence = self.ship_influence
        game.neutral = self.neutral
        game.prices = self.prices
        game.hands = self.hands
        game.agenda = self.agenda
        game.board = self.board
        game.readings = self.readings
        game.aside = self.aside
        return game

    def key(self) -> tuple[Any, ...]:
        """Everything that makes two tables equal, hashable."""
        return (
            self.seat, self.period, self.phase, self.courtier, self.helper, self.treasury, self.event_decks,
            self.decrees, self.decrees_out, self.stores, self.rubble, self.pile, self.rest, self.streets,
            self.street_goods, self.buildings, self.stacks, self.plans, self.starting_plans, self.favors, self.church,
            self.clergy_backs, self.yard, self.hulls, self.ship_influence, self.neutral, self.prices, self.hands,
            self.agenda,
        )  # fmt: skip

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Game) and self.key() == other.key()

    def __hash__(self) -> int:
        return hash(self.key())

    def rubble_at(self, place: int) -> bytes:
        """The cubes of a row, a column or a site, by kind."""
        return self.rubble[3 * place : 3 * place + 3]

    def change(self, side: int, **parts: Any) -> None:
        """Put new parts in the place of those of a hand."""
        hands = list(self.hands)
        hands[side] = hands[side]._replace(**parts)
        self.hands = tuple(hands)


def bare_hand(houses: int = 0, officials: int = 0) -> Hand:
    """A side that has nothing but houses and Officials."""
    return Hand(
        0, 0, houses, officials, bytes(3), 0, bytes(len(KINDS)), 0, 0, bytes(3), 0, bytes(4), 0, bytes(len(GOODS)), 0,
        UNSAID,
    )  # fmt: skip


def known_hull(game: Game, ship: int) -> int:
    """The goods that fill a ship: printed, invented in a game that runs here, or said by the table; 0: not yet."""
    printed = game.board.ships[ship]
    return printed.hull if game.seat == HERE or printed.hull_known else game.hulls[ship]


def known_influence(game: Game, ship: int) -> int:
    """The Influence of a ship, as with its hull; -1: not said yet."""
    printed = game.board.ships[ship]
    return printed.influence if game.seat == HERE or printed.influence_known else game.ship_influence[ship] - 1


def decrees_unseen(game: Game) -> tuple[int, ...]:
    """The Decrees that lie in the deck: those that are nowhere else."""
    seen = game.decrees_out | sum(1 << number for number in game.decrees)
    for hand in game.hands:
        seen |= hand.decrees
    return tuple(number for number in range(1, game.board.counts["decrees"] + 1) if not seen >> number & 1)


def rubble_known(game: Game, kind: int) -> int:
    """The cubes of a kind that can be seen: on the board and with both sides."""
    lying = sum(game.rubble[kind::3])
    return lying + sum(hand.rubble[kind] for hand in game.hands)


def rubble_total(game: Game) -> int:
    """All cubes that can be seen, with those of the pile."""
    return sum(rubble_known(game, kind) for kind in range(len(KINDS))) + game.pile


def store_owner(code: int) -> int:
    """Whose store a space holds."""
    return NOBODY if not code else (code + 1) // 2


def store_facing(code: int) -> int:
    """Whether a store faces the street at its left (0) or right (1)."""
    return (code - 1) % 2


def building_owner(code: int) -> int:
    """Who opened a Public Building; 0 for the one of the set-up."""
    return code & 3


def building_architect(code: int) -> int:
    """Whose work a Public Building is: that of the blue architect or of the green one."""
    return code >> 2 & 1


def building_goods(code: int) -> int:
    """The goods that a Public Building shows, as a mask; 0 where none stands."""
    return code >> 3


_new = object.__new__
