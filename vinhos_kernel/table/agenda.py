"""The agenda: what is still to be done, and the driver that runs the next rule."""

from vinhos_kernel.table.rule import RULES
from vinhos_kernel.table.turn import G, Turn


def run_next(game: G, turn: Turn[G], address: str = "") -> None:
    """Run the next item of the agenda in place; what it names stands where it stood."""
    item, rest = game.agenda[0], game.agenda[1:]
    turn.begin(item[0], address)
    game.agenda = rest
    RULES[item[0]](turn, game, *item[1:])
    if turn.named:
        game.agenda = (*turn.named, *rest)
