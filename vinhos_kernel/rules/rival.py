"""What an automated opponent brings: the ids of its rules for the moments at which the schedule needs it."""

from collections.abc import Callable
from typing import Any, NamedTuple

from vinhos_kernel.state.game import Game
from vinhos_kernel.state.names import AT_A_TABLE, PERSON
from vinhos_kernel.table.question import Option
from vinhos_kernel.table.turn import Turn

Decides = Callable[[Turn[Game], Game, int, str, str, tuple[Any, ...]], Option]


class Rival(NamedTuple):
    """An opponent as the schedule sees it: each field is the id of one of its rules."""

    name: str
    set_up: str
    initial_vineyard: str
    first_tile: str
    take_turn: str
    maintain: str
    press_release_at_fair: str
    pick_at_fair: str
    after_fair: str
    last_action: str
    score: str
    decides: Decides | None = None
    """How it answers what a person would be asked, if it has a board of its own: one of the options."""
    turn_shape: str = ""
    """The reading that says whether it takes its actions "alternating" with yours; none: both in a row."""
    pays: str = ""
    """The reading that says whether it pays ("yes") for what it buys; none: it does."""
    notice: str = ""
    """What every record and every export says of it, if it is not to be taken for an official opponent."""
    vintage_after_tiles: bool = False
    """Whether the first Vintage tile is turned only after the first Magnate tiles are chosen."""


RIVALS: dict[str, Rival] = {}


def enter(rival: Rival) -> None:
    """Make an opponent known under its name."""
    RIVALS[rival.name] = rival


def rival_of(game: Game, side: int) -> Rival | None:
    """The opponent who plays a side, or None where a person does."""
    seat = game.seats[side - 1]
    return RIVALS.get(seat) if seat != AT_A_TABLE else None


def price_for(game: Game, side: int, price: int) -> int:
    """What a side pays for a thing of this price: nothing if it is an opponent that does not pay."""
    if game.seats[side - 1] == PERSON:
        return price
    rival = rival_of(game, side)
    return 0 if rival is not None and rival.pays and game.readings[rival.pays] == "no" else price
