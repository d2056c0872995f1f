"""Turn order: two rows of slots, and when a marker in the lower one counts."""

from vinhos_kernel.state.game import Game
from vinhos_kernel.state.names import NOBODY
from vinhos_kernel.table.rule import rule
from vinhos_kernel.table.turn import Turn


@rule("order.update")
def update_order(turn: Turn[Game], game: Game) -> None:
    """Markers of the lower row move straight up; those still above make room."""
    if not any(game.next_order):
        return
    staying = [side for side in game.order if side not in game.next_order]
    game.order = bytes(side or staying.pop(0) for side in game.next_order)
    game.next_order = bytes(2)
    turn.tells("from now on the order is {order}", order=game.order)


@rule("order.booths")
def order_by_booths(turn: Turn[Game], game: Game) -> None:
    """After a Fair the booths set the order; who has none comes last."""
    places = game.board.booth_order
    standing = [(places[booth], side) for booth, side in enumerate(game.booths) if side != NOBODY]
    entered = [side for _, side in sorted(standing)]
    game.order = bytes((*entered, *(side for side in game.order if side not in entered)))
    game.next_order = bytes(2)
    turn.tells("by the booths the order is {order}", order=game.order)
