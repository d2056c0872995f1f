"""The pattern of his turns: where Courtier and Helper will stand, and how an empty deck breaks it."""

from typing import Any, NamedTuple

from vinhos_kernel.lisboa.data.board import helper_is_high
from vinhos_kernel.lisboa.game import Game
from vinhos_kernel.lisboa.kind import position_of
from vinhos_kernel.lisboa.names import FIGURES, NOBLE_ACTIONS, NOBLES, STATE_ACTIONS
from vinhos_kernel.lisboa.verbs import is_set_up
from vinhos_kernel.table.put import put
from vinhos_kernel.table.validator import whole

MOST_TURNS = 1000


class Ahead(NamedTuple):
    """A turn of his to come: the Noble visited, the deck below the Helper, both actions, the cards left there after."""

    turn: int
    noble: str
    deck: str
    state_action: str
    noble_action: str
    left: int


def pattern(position: Any, turns: int = 12, endless: bool = False) -> tuple[Ahead, ...]:
    """His next turns if nobody else takes a card, the one that runs as the first; with `endless` decks 12 repeat."""
    game = at_the_start_of_his_turn(position_of(position))
    is_set_up(game)
    decks, courtier, helper = list(game.event_decks), game.courtier, game.helper
    ahead = []
    for turn in range(1, whole("turns", turns, 0, MOST_TURNS) + 1):
        courtier = (courtier + 1) % len(NOBLES)
        if decks[helper] and not endless:
            decks[helper] -= 1
        state = game.board.state_actions[courtier][0 if helper_is_high(helper) else 1]
        actions = STATE_ACTIONS[state], NOBLE_ACTIONS[courtier]
        ahead.append(Ahead(turn, NOBLES[courtier], FIGURES[helper], *actions, decks[helper]))
        helper = next_deck(helper, decks)
    return tuple(ahead)


def at_the_start_of_his_turn(game: Game) -> Game:
    """The Courtier and the decks as they were when the turn that runs began; in none of his turns the table itself."""
    to_do = [item[0] for item in game.agenda]
    if "lisboa.helper" not in to_do or "lisboa.courtier" in to_do:
        return game
    before = game.copy()
    before.agenda = ()
    before.courtier = (game.courtier - 1) % len(NOBLES)
    if "lisboa.discard" not in to_do and game.event_decks[game.helper] < game.board.counts["event_deck"]:
        before.event_decks = put(game.event_decks, game.helper, game.event_decks[game.helper] + 1)
    return before


def next_deck(helper: int, decks: list[int]) -> int:
    """The deck to which the Helper moves up: empty ones are skipped; with all of them empty it stays."""
    above = ((helper + step) % len(decks) for step in range(1, len(decks) + 1))
    return next((deck for deck in above if decks[deck]), helper)
