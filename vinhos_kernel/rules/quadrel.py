"""Movement on the Quadrel: what entering a space costs, of what the price is made, and paying it."""

from functools import lru_cache
from typing import NamedTuple

from vinhos_kernel.data.board import Board
from vinhos_kernel.rules.citing import formula
from vinhos_kernel.state.game import Game
from vinhos_kernel.state.names import CENTRE, OTHER, YOU
from vinhos_kernel.state.verbs import gain_bagos, move_marker, take_bribe
from vinhos_kernel.table.rule import rule
from vinhos_kernel.table.turn import Turn


class Price(NamedTuple):
    """Bagos for a move: distance and tax and a lying bribe to the bank, another's marker to its owner."""

    distance: int
    tax: int
    marker: int
    bribe: int

    @property
    def total(self) -> int:
        """All parts together, in Bagos."""
        distance, tax, marker, bribe = self
        return distance + tax + marker + bribe


FREE = Price(0, 0, 0, 0)


@formula("quadrel.price")
def price_of(game: Game, side: int, space: int, freely: int = False) -> Price:
    """Far away 1, the tax marker 1, the other marker 1, for you a bribe 1; the centre is always free.

    `freely`: with the Expert's free move only a bribe can be left to pay, by a reading.
    """
    if space == CENTRE:
        return FREE
    board, markers = game.board, game.markers
    bribed = side == YOU and bool(game.bribes >> space & 1)
    if freely:
        bribed = bribed and game.readings["free_move_bribe"] == "pay"
        return _price(board, False, False, False, bribed)
    far = not board.near[markers[side]][space]
    return _price(board, far, game.calendar.tax == space, markers[OTHER[side]] == space, bribed)


@lru_cache(maxsize=256)
def _price(board: Board, far: bool, taxed: bool, taken: bool, bribed: bool) -> Price:
    cost = board.cost
    return Price(far * cost["distance"], taxed * cost["tax"], taken * cost["marker"], bribed * cost["bribe"])


@lru_cache(maxsize=16)
def dearest_move(board: Board) -> int:
    """What a move costs at most: whoever holds as much need not count it."""
    return _price(board, True, True, True, True).total


@rule("quadrel.move")
def move_to(turn: Turn[Game], game: Game, side: int, space: int, freely: int) -> None:
    """Pay for the move, each part to whom it is due, and put the Action Marker there; a lying bribe goes back."""
    price = price_of(game, side, space, bool(freely))
    if freely and game.bribes >> space & 1:
        turn.reads(game, "free_move_bribe")
    stays = game.markers[side] == space
    gain_bagos(game, side, -price.total)
    if price.marker:
        gain_bagos(game, OTHER[side], price.marker)
    lay = side == YOU and take_bribe(game, space)
    move_marker(game, side, space)
    if stays:
        turn.reads(game, "staying")
        turn.tells("{side} stay[s] on {space}: nothing else is possible", side=side, space=space)
    elif price.total:
        turn.tells("{side} move[s] to {space} for {n} Bagos", side=side, space=space, n=price.total)
    else:
        turn.tells("{side} move[s] to {space} for nothing", side=side, space=space)
    if price.marker:
        turn.tells("{side} get[s] {n} Bagos of it for the marker there", side=OTHER[side], n=price.marker)
    if lay:
        turn.tells("the bribe on {space} goes back to the bank", space=space)
