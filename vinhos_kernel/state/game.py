"""A position: a slotted shell of immutable parts, so that copying the shell copies the table."""

from collections.abc import Mapping
from functools import lru_cache
from typing import Any, ClassVar, NamedTuple

from vinhos_kernel.data.board import Board, Vintage
from vinhos_kernel.state.names import LACERDA, YOU

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


class Yours(NamedTuple):
    """What only you have: barrels with the Magnates, cubes waiting on Wineries or Cellars, Magnate tiles by kind."""

    magnate_barrels: int
    waiting_cubes: int
    actions: bytes
    multipliers: bytes


ExpertDeck = tuple[tuple[int, ...], int, tuple[int, ...]]
"""Tiles known from the top; a mask of tiles in unknown order; tiles known at the bottom."""


class Game:
    """Everything on the table and what is still to be done; a value once it is handed out.

    Rows by region have ten places (a region is its printed number, 1-9), rows by side three (nobody, you, Lacerda),
    markers likewise; masks have bit n for thing n. `agenda` holds (rule id, arguments ...). `board` and `readings`
    are what the game is played with: they are no part of the key.
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
        "his_experts",
        "his_multipliers",
        "in_play",
        "magnates",
        "markers",
        "next_order",
        "numbers",
        "order",
        "readings",
        "sales",
        "stacks",
        "trophies",
        "vp",
        "yours",
    )

    deck_aside: ClassVar[str] = "numbers"
    calendar: Calendar
    in_play: int
    estates: bytes
    stacks: bytes
    cubes: bytes
    cube_supply: int
    buildings: bytes
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
    yours: Yours
    his_experts: int
    his_multipliers: bytes
    action_deck: int
    numbers: int
    agenda: tuple[tuple[Any, ...], ...]
    board: Board
    readings: Mapping[str, str]

    def copy(self) -> "Game":
        """A private copy to work on: the shell only, since every part is immutable."""
        game = _new(Game)
        game.calendar = self.calendar
        game.in_play = self.in_play
        game.estates = self.estates
        game.stacks = self.stacks
        game.cubes = self.cubes
        game.cube_supply = self.cube_supply
        game.buildings = self.buildings
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
        game.yours = self.yours
        game.his_experts = self.his_experts
        game.his_multipliers = self.his_multipliers
        game.action_deck = self.action_deck
        game.numbers = self.numbers
        game.agenda = self.agenda
        game.board = self.board
        game.readings = self.readings
        return game

    def key(self) -> tuple[Any, ...]:
        """Everything that makes two tables equal, hashable."""
        return (
            self.calendar, self.in_play, self.estates, self.stacks, self.cubes, self.cube_supply, self.buildings,
            self.expert_decks, self.magnates, self.markers, self.bribes, self.order, self.next_order, self.sales,
            self.export, self.booths, self.trophies, self.bagos, self.vp, self.fair_points, self.barrels, self.yours,
            self.his_experts, self.his_multipliers, self.action_deck, self.numbers, self.agenda,
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
        return _with_something(self.estates)

    def has_press_release(self, side: int) -> bool:
        """Whether a side has a disc on a booth: it has entered the next Fair."""
        return side in self.booths

    def export_barrels(self, side: int, column: int | None = None) -> int:
        """Barrels of a side in the Export area, or in one of its columns."""
        slots = zip(self.export, self.board.export_slots, strict=True)
        return sum(holder == side and column in (None, slot.column) for holder, slot in slots)


def barrels_on_the_board(game: Game) -> tuple[int, int]:
    """How many barrels each side (you, Lacerda) has outside its supply."""
    yours = game.sales.count(YOU) + game.export.count(YOU) + game.yours.magnate_barrels + sum(game.yours.multipliers)
    his = game.sales.count(LACERDA) + game.export.count(LACERDA) + sum(game.his_multipliers)
    return yours, his


@lru_cache(maxsize=4096)
def _with_something(row: bytes) -> tuple[int, ...]:
    return tuple(n for n, count in enumerate(row) if count)


_new = object.__new__
