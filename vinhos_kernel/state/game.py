"""A position: a slotted shell of immutable parts, so that copying the shell copies the table."""

from collections.abc import Mapping
from typing import Any, ClassVar, NamedTuple

from vinhos_kernel.data.board import Board, Vintage
from vinhos_kernel.state.estate import BARE, WAITING, Land, regions_of
from vinhos_kernel.state.names import ACROSS, PLAYED_HERE, SIDES_AGAINST, YOU

Sided = tuple[int, ...]


class Calendar(NamedTuple):
    """Year, phase, the Vintage tile (-1: none yet), those unseen, the tax marker's space and circle (1, 2)."""

    year: int
    phase: str
    vintage: int
    unseen: int
    tax: int
    circle: int


class Magnates(NamedTuple):
    """Tiles on the six display spaces (0: empty), and how many of each kind the two stacks hold."""

    display: bytes
    actions: bytes
    multipliers: bytes


class Hand(NamedTuple):
    """What a player holds beside the Estates.

    Barrels with Carolina, Bruno, Anabela; masks of Expert tiles face up and face down; Magnate Action tiles by kind,
    face up and face down (`used`); Multipliers by kind, with a barrel and without one (`bare`); Port tiles.
    """

    magnate_barrels: bytes
    experts: int
    face_down: int
    actions: bytes
    used: bytes
    multipliers: bytes
    bare: bytes
    ports: int


class Vines(NamedTuple):
    """The Vineyards that nobody has seen yet, by region and colour, and the colours known from the top of a stack."""

    red: bytes
    white: bytes
    tops: tuple[bytes, ...]


class Path(NamedTuple):
    """The automa's four number tokens by their place on its loop, and the spaces it has used in a year (a mask)."""

    tokens: bytes
    year: int
    used: int


NO_PATH = Path(b"", 0, 0)
ExpertDeck = tuple[tuple[int, ...], int, tuple[int, ...]]
"""Tiles known from the top; a mask of tiles in unknown order; tiles known at the bottom."""


class Game:
    """Everything on the table and what is still to be done; a value once it is handed out.

    Rows by region have ten places (a region is its printed number, 1-9), rows by side three (nobody, you, who sits
    across), markers likewise; masks have bit n for thing n. `seats` says who plays each side: a "person", you "table"
    (your own side lies on a real one), or an opponent by name. `agenda` holds (rule id, arguments ...). `board` and
    `readings` are what the game is played with: they are no part of the key.
    """

    __slots__ = (
        "action_deck",
        "agenda",
        "bagos",
        "barrels",
        "board",
        "booths",
        "bribes",
        "buildings",
        "calendar",
        "cube_supply",
        "cubes",
        "estates",
        "expert_decks",
        "export",
        "fair_points",
        "hands",
        "in_play",
        "magnates",
        "markers",
        "next_order",
        "numbers",
        "order",
        "path",
        "port_supply",
        "readings",
        "sales",
        "seats",
        "stacks",
        "trophies",
        "vines",
        "vp",
    )

    deck_aside: ClassVar[str] = "numbers"
    calendar: Calendar
    seats: tuple[str, ...]
    in_play: int
    estates: tuple[Land, ...]
    stacks: bytes
    vines: Vines
    cubes: bytes
    cube_supply: int
    buildings: bytes
    port_supply: int
    expert_decks: tuple[ExpertDeck, ...]
    magnates: Magnates
    markers: bytes
    bribes: int
    order: bytes
    next_order: bytes
    sales: bytes
    export: bytes
    booths: bytes
    trophies: bytes
    bagos: Sided
    vp: Sided
    fair_points: Sided
    barrels: Sided
    hands: tuple[Hand, ...]
    path: Path
    action_deck: int
    numbers: int
    agenda: tuple[tuple[Any, ...], ...]
    board: Board
    readings: Mapping[str, str]

    def copy(self) -> "Game":
        """A private copy to work on: the shell only, since every part is immutable."""
        game = _new(Game)
        game.calendar = self.calendar
        game.seats = self.seats
        game.in_play = self.in_play
        game.estates = self.estates
        game.stacks = self.stacks
        game.vines = self.vines
        game.cubes = self.cubes
        game.cube_supply = self.cube_supply
        game.buildings = self.buildings
        game.port_supply = self.port_supply
        game.expert_decks = self.expert_decks
        game.magnates = self.magnates
        game.markers = self.markers
        game.bribes = self.bribes
        game.order = self.order
        game.next_order = self.next_order
        game.sales = self.sales
        game.export = self.export
        game.booths = self.booths
        game.trophies = self.trophies
        game.bagos = self.bagos
        game.vp = self.vp
        game.fair_points = self.fair_points
        game.barrels = self.barrels
        game.hands = self.hands
        game.path = self.path
        game.action_deck = self.action_deck
        game.numbers = self.numbers
        game.agenda = self.agenda
        game.board = self.board
        game.readings = self.readings
        return game

    def key(self) -> tuple[Any, ...]:
        """Everything that makes two tables equal, hashable."""
        return (
            self.calendar, self.seats, self.in_play, self.estates, self.stacks, self.vines, self.cubes,
            self.cube_supply, self.buildings, self.port_supply, self.expert_decks, self.magnates, self.markers,
            self.bribes, self.order, self.next_order, self.sales, self.export, self.booths, self.trophies, self.bagos,
            self.vp, self.fair_points, self.barrels, self.hands, self.path, self.action_deck, self.numbers, self.agenda,
        )  # fmt: skip

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Game) and self.key() == other.key()

    def __hash__(self) -> int:
        return hash(self.key())

    @property
    def year(self) -> int:
        """The year, 1 to 6."""
        return self.calendar.year

    @property
    def tile(self) -> Vintage | None:
        """The Vintage tile that lies open, if one does."""
        shown = self.calendar.vintage
        return None if shown < 0 else self.board.vintages[shown]

    @property
    def your_regions(self) -> tuple[int, ...]:
        """The regions that hold an Estate of yours, by number."""
        return regions_of(self.estates[YOU])

    @property
    def sides(self) -> tuple[str, ...]:
        """What the sides are called: nobody, you, and who sits across."""
        return SIDES_AGAINST[self.seats[1]]

    def played_here(self, side: int) -> bool:
        """Whether this side is played here, Estates and all: by a person, or by an opponent with a board of its own."""
        return self.seats[side - 1] in PLAYED_HERE

    def has_press_release(self, side: int) -> bool:
        """Whether a side has a disc on a booth: it has entered the next Fair."""
        return side in self.booths

    def export_barrels(self, side: int, column: int | None = None) -> int:
        """Barrels of a side in the Export area, or in one of its columns."""
        if column is None:
            return self.export.count(side)
        export = self.export
        return sum(export[slot] == side for slot in self.board.export_by_column[column])


def barrels_on_the_board(game: Game) -> tuple[int, int]:
    """How many barrels each side (you, who sits across) has outside its supply."""
    yours, theirs = (
        game.sales.count(side)
        + game.export.count(side)
        + sum(game.hands[side].magnate_barrels)
        + sum(game.hands[side].multipliers)
        for side in (YOU, ACROSS)
    )
    return yours, theirs


def waiting_cubes(game: Game) -> int:
    """Renown cubes that wait on Wineries and Cellars until their Estate has a region."""
    return sum(estate[WAITING] for land in game.estates for estate in land)


def bare_land(board: Board) -> Land:
    """A player board on which nothing lies yet."""
    return (BARE,) * int(board.count["estates"])


_new = object.__new__
