"""Lacerda between his turns: Maintenance, the Fair, and the last action."""

from vinhos_kernel.opponents.lacerda.press_release import enter_the_fair, go_first
from vinhos_kernel.opponents.numbers import draw_number, gather_numbers
from vinhos_kernel.rules.fair import next_pick, refill_after_pick
from vinhos_kernel.state.game import Game
from vinhos_kernel.state.names import ALL_SPACES, CENTRE, LACERDA, YOU
from vinhos_kernel.state.tiles import keep_multiplier, take_display_tile
from vinhos_kernel.state.verbs import leave_bribe, move_marker, return_barrel_from_sales
from vinhos_kernel.table.choosing import Sieve
from vinhos_kernel.table.deck import mask_of
from vinhos_kernel.table.rule import rule
from vinhos_kernel.table.turn import Turn

PICK = "Which Number card for his Magnate tile?"


@rule("lacerda.maintenance")
def take_back_a_barrel(turn: Turn[Game], game: Game) -> None:
    """His barrel of the lowest value comes back from Sales; Anabela's colour if two are tied."""
    slots = game.board.sales_slots
    his = (slot for slot, side in enumerate(game.sales) if side == LACERDA)
    lowest = Sieve("slot", his, turn.listening).least("lowest value", lambda slot: slots[slot].value)
    if not lowest.kept:
        return turn.tells("has no barrel in the Sales area")
    if game.tile:
        colour = game.tile.anabela
        lowest.most("Anabela's colour", lambda slot: int(slots[slot].colour == colour))
    return_barrel_from_sales(game, lowest.kept[0])
    turn.tells("takes his barrel back from {slot}", because=lowest, slot=lowest.kept[0])


@rule("lacerda.fair.press_release")
def late_press_release(turn: Turn[Game], game: Game) -> None:
    """A Press Release that he has not issued is made in the Fair, with its cubes and booth."""
    turn.tells("issues his Press Release now")
    if turn.reads(game, "fair_pr_order") == "yes":
        turn.then(go_first)
    enter_the_fair(turn)
    turn.then(gather_numbers)


@rule("lacerda.fair.tile")
def pick_a_tile(turn: Turn[Game], game: Game, out: int) -> None:
    """A Number card names his tile: Action tiles go, Multipliers get a barrel; without barrel or card he stops."""
    lying = mask_of([place + 1 for place, tile in enumerate(game.magnates.display) if tile])
    stops = _why_he_stops(turn, game, lying)
    if stops:
        turn.tells(stops)
        return next_pick(turn, game, YOU, out | LACERDA)
    card = draw_number(turn, game, PICK, lying)
    tile = take_display_tile(game, card - 1)
    if game.board.is_multiplier(tile):
        keep_multiplier(game, LACERDA, tile)
        turn.tells("takes ‘{tile}’ from space {card} and puts a barrel on it", tile=tile, card=card)
    else:
        turn.tells("takes ‘{tile}’ from space {card} and discards it", tile=tile, card=card)
    refill_after_pick(turn, game, card - 1)
    if turn.reads(game, "fair_number_deck") == "each_pick":
        turn.then(gather_numbers)
    next_pick(turn, game, YOU, out)


def _why_he_stops(turn: Turn[Game], game: Game, lying: int) -> str:
    """Why he takes no tile, or nothing; a deck in which nothing matches is turned to its end."""
    if not game.barrels[LACERDA]:
        return "has no barrel left: he takes no more tiles"
    if not lying:
        return "finds no tile on the display: he passes"
    if game.numbers & lying:
        return ""
    if game.numbers and turn.reads(game, "exhausted_deck") == "turn_all":
        turn.turn_rest("number", PICK, game.numbers)
    game.numbers = 0
    return "runs out of Number cards: he passes"


@rule("lacerda.fair.after")
def reshuffle_actions(turn: Turn[Game], game: Game) -> None:
    """After each Fair all nine Action cards are shuffled; the Number cards are gathered."""
    game.action_deck = ALL_SPACES
    turn.tells("all nine Action cards are shuffled")
    turn.then(gather_numbers)


@rule("lacerda.last_action")
def pass_at_the_end(turn: Turn[Game], game: Game) -> None:
    """After the third Fair he passes: no card is drawn."""
    here = game.markers[LACERDA]
    if turn.reads(game, "final_pass") == "stays" or here == CENTRE:
        return turn.tells("passes and stays on {space}", space=here)
    if leave_bribe(game, here):
        turn.tells("leaves a bribe on {space}", space=here)
    move_marker(game, LACERDA, CENTRE)
    turn.tells("passes on {space}", space=CENTRE)
