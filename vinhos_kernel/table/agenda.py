"""The agenda: what is still to be done, and the driver that runs the next rule."""

from vinhos_kernel.table.rule import RULES
from vinhos_kernel.table.turn import G, Turn


def run_next(game: G, turn: Turn[G], address: str = "") -> None:
    """Run the next item of the agenda in place; what it names stands where it stood.

    The turn forgets the rule before it: what that one drew, told and named.
    """
    agenda = game.agenda
    item = agenda[0]
    game.agenda = rest = agenda[1:]
    turn.rule = item[0]
    turn.game = game
    turn.address = address
    turn.drew = False
    if turn.named:
        turn.named = []
    if turn.draws:
        turn.draws = []
    if turn.listening:
        turn.told, turn.readings = [], []
    RULES[item[0]](turn, game, *item[1:])
    if turn.named:
        game.agenda = tuple(turn.named) + rest


def run_all(game: G, turn: Turn[G], most: int) -> int:
    """Run the agenda to its end, at most so many items, for a turn to which nobody listens; how many are left over.

    It does what `run_next` does again and again, and leaves out what only a listener or a record needs.
    """
    turn.game = game
    agenda, named = game.agenda, turn.named
    while agenda and most:
        most -= 1
        item = agenda[0]
        game.agenda = agenda = agenda[1:]
        turn.rule = rule = item[0]
        turn.drew = False
        RULES[rule](turn, game, *item[1:])
        if named:
            game.agenda = agenda = (*named, *agenda)
            named.clear()
    return most
