"""The pattern of his turns: where Courtier and Helper will stand, and how an empty deck breaks it."""

from typing import NamedTuple

from vinhos_kernel.lisboa.data.board import helper_is_high
from vinhos_kernel.lisboa.game import Game
from vinhos_kernel.lisboa.names import FIGURES, NOBLE_ACTIONS, NOBLES, STATE_ACTIONS


class Ahead(NamedTuple):
    """A turn of his to come: the Noble visited, the deck below the Helper, both actions, the cards left there after."""

    turn: int
    noble: str
    deck: str
    state_action: str
    noble_action: str
    left: int


def pattern(game: Game, turns: int = 12, endless: bool = False) -> tuple[Ahead, ...]:
    """His next turns if nobody else takes a card; with `endless` decks all repeats after 12 turns."""
    decks, courtier, helper = list(game.event_decks), game.courtier, game.helper
    ahead = []
    for turn in range(1, turns + 1):
        courtier = (courtier + 1) % len(NOBLES)
        if decks[helper] and not endless:
            decks[helper] -= 1
        state = game.board.state_actions[courtier][0 if helper_is_high(helper) else 1]
        actions = STATE_ACTIONS[state], NOBLE_ACTIONS[courtier]
        ahead.append(Ahead(turn, NOBLES[courtier], FIGURES[helper], *actions, decks[helper]))
        helper = next_deck(helper, decks)
    return tuple(ahead)


def next_deck(helper: int, decks: list[int]) -> int:
    """The deck to which the Helper moves up: empty ones are skipped; with all of them empty it stays."""
    above = ((helper + step) % len(decks) for step in range(1, len(decks) + 1))
    return next((deck for deck in above if decks[deck]), helper)
