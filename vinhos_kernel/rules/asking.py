"""Asking a side for a decision: a person is asked; an opponent with a board of its own decides by its priorities."""

from typing import Any

from vinhos_kernel.rules.rival import rival_of
from vinhos_kernel.state.game import Game
from vinhos_kernel.state.names import PERSON
from vinhos_kernel.table.question import Option
from vinhos_kernel.table.turn import Turn


def ask(turn: Turn[Game], game: Game, side: int, kind: str, prompt: str, options: tuple[Any, ...]) -> Option:
    """One of the options, as the side decides; the only one is not asked for."""
    if game.seats[side - 1] != PERSON:
        rival = rival_of(game, side)
        if rival is not None and rival.decides is not None:
            return rival.decides(turn, game, side, kind, prompt, options)
    return turn.choose(kind, prompt, options, game.sides[side])
