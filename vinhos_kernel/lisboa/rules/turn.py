"""Lacerda's turn: five steps, everything in them by the deck above which the Helper stood when it began."""

from vinhos_kernel.lisboa.data.board import helper_is_high
from vinhos_kernel.lisboa.game import Game, known_hull
from vinhos_kernel.lisboa.names import FIGURES, LACERDA, NOBLES
from vinhos_kernel.lisboa.rules.following import (
    noble_action,
    why_he_stays_away,
    you_may_follow,
    you_may_follow_nothing,
)
from vinhos_kernel.lisboa.rules.state_actions import HIS_STATE_ACTIONS
from vinhos_kernel.lisboa.verbs import discard_event, is_set_up
from vinhos_kernel.table.choosing import Ladder
from vinhos_kernel.table.deck import cards_in
from vinhos_kernel.table.put import put
from vinhos_kernel.table.rule import rule
from vinhos_kernel.table.turn import Turn


@rule("lisboa.turn")
def take_his_turn(turn: Turn[Game], game: Game) -> None:
    """After each of your turns he takes his five steps."""
    is_set_up(game)
    helper = game.helper
    turn.then(dock_his_ships)
    turn.then(move_his_courtier)
    turn.then(choose_a_state_action, helper)
    turn.then(visit_the_noble, helper)
    turn.then(discard_under_the_helper, helper)
    turn.then(move_the_helper)


@rule("lisboa.dock")
def dock_his_ships(turn: Turn[Game], game: Game) -> None:
    """At the start of his turn ships of his that are full are emptied and can be sold to again."""
    hand = game.hands[LACERDA]
    full = [n for n in cards_in(hand.ships) if 0 < known_hull(game, n) <= hand.cargo[n]]
    for ship in full:
        if turn.reads(game, "dock_at_start") == "no":
            turn.tells("his {ship} ship stays full", ship=ship)
        else:
            game.change(LACERDA, cargo=put(game.hands[LACERDA].cargo, ship, 0))
            turn.tells("his {ship} ship docks empty again", ship=ship)


@rule("lisboa.courtier")
def move_his_courtier(turn: Turn[Game], game: Game) -> None:
    """Step 1: on to the Noble at its right; after the King comes the Builder."""
    is_set_up(game)
    game.courtier = (game.courtier + 1) % len(NOBLES)
    turn.tells("moves his Courtier to the {noble}", noble=game.courtier)


@rule("lisboa.state")
def choose_a_state_action(turn: Turn[Game], game: Game, helper: int) -> None:
    """Step 2: the office's top State action with the Helper above King or Treasury, else the bottom one."""
    is_set_up(game)
    high = helper_is_high(helper)
    action = game.board.state_actions[game.courtier][0 if high else 1]
    turn.tells(
        "Helper above the {deck} deck: the " + ("top" if high else "bottom") + " State action of the {noble}, {action}",
        deck=helper, noble=game.courtier, action=action,
    )  # fmt: skip
    turn.then(HIS_STATE_ACTIONS[action])


@rule("lisboa.visit")
def visit_the_noble(turn: Turn[Game], game: Game, helper: int) -> None:
    """Step 3: the Noble's own action for Influence; you may follow."""
    is_set_up(game)
    turn.then(noble_action, game.courtier, helper, game.board.his["decrees_taken"])
    for_nothing = why_he_stays_away(turn, game, game.courtier)
    turn.then(you_may_follow_nothing if for_nothing else you_may_follow, game.courtier)


@rule("lisboa.discard")
def discard_under_the_helper(turn: Turn[Game], game: Game, helper: int) -> None:
    """Step 4: the deck below the Helper loses its top card."""
    if not game.event_decks[helper]:
        return turn.tells("the {deck} deck is empty: nothing to discard", deck=helper)
    discard_event(game, helper)
    turn.tells("discards the top card of the {deck} deck; {n} left there", deck=helper, n=game.event_decks[helper])


@rule("lisboa.helper")
def move_the_helper(turn: Turn[Game], game: Game) -> None:
    """Step 5: a deck higher, or from the highest to the lowest; empty decks are skipped."""
    is_set_up(game)
    decks = [(game.helper + step) % len(FIGURES) for step in range(1, len(FIGURES) + 1)]
    ladder = Ladder("decks above the Helper").first(decks, lambda deck: "" if game.event_decks[deck] else "empty")
    if ladder.found is None:
        return turn.tells("all decks are empty: the Helper stays", because=ladder)
    game.helper = ladder.found
    turn.tells("the Helper moves up to the {deck} deck", because=ladder, deck=game.helper)
