"""Movement on the Quadrel: what entering a space costs, and of what the price is made."""

from typing import NamedTuple

from vinhos_kernel.rules.citing import formula
from vinhos_kernel.state.game import Game
from vinhos_kernel.state.names import CENTRE, LACERDA, YOU


class Price(NamedTuple):
    """Bagos for a move: distance and tax and a lying bribe to the bank, another's marker to its owner."""

    distance: int
    tax: int
    marker: int
    bribe: int

    @property
    def total(self) -> int:
        """All parts together, in Bagos."""
        return self.distance + self.tax + self.marker + self.bribe


FREE = Price(0, 0, 0, 0)


@formula("quadrel.price")
def price_of(game: Game, side: int, space: int) -> Price:
    """Far away 1, the tax marker 1, the other marker 1, for you a bribe 1; the centre is always free."""
    if space == CENTRE:
        return FREE
    other = LACERDA if side == YOU else YOU
    return Price(
        distance=int(not game.board.near[game.markers[side]][space]),
        tax=int(game.calendar.tax == space),
        marker=int(game.markers[other] == space),
        bribe=int(side == YOU and game.bribes >> space & 1),
    )
