"""Number cards 1 to 9: the opponents' randomiser, which stays out until the action ends."""

from vinhos_kernel.rules.citing import formula
from vinhos_kernel.state.game import Game
from vinhos_kernel.state.names import ALL_NUMBERS
from vinhos_kernel.table.choosing import Sieve
from vinhos_kernel.table.deck import mask_of
from vinhos_kernel.table.rule import rule
from vinhos_kernel.table.turn import Turn


@formula("numbers.draw")
def draw_number(turn: Turn[Game], game: Game, prompt: str, fits: int) -> int:
    """The first Number card that is in `fits` (a mask of cards); all turned cards are out of the deck then."""
    at_once = game.readings["exhausted_deck"] == "at_once"
    if not game.numbers & fits:
        turn.reads(game, "exhausted_deck")
    stay_out = game.readings["number_return"] == "after_action"
    if not stay_out:
        turn.reads(game, "number_return")
    return turn.draw(game, "numbers", "number", prompt, fits, ALL_NUMBERS, None, at_once, stay_out)


def settle_by_number(turn: Turn[Game], game: Game, prompt: str, tied: Sieve) -> int:
    """The one that is left in a sieve of regions; a tie is settled by the first Number card that names one."""
    if len(tied.kept) == 1:
        return int(tied.kept[0])
    card = draw_number(turn, game, prompt, mask_of(tied.kept))
    tied.by_lot(f"Number card {card}", card)
    return card


@rule("numbers.gather")
def gather_numbers(turn: Turn[Game], game: Game) -> None:
    """After the action all Number cards go back and are shuffled."""
    if game.numbers != ALL_NUMBERS:
        game.numbers = ALL_NUMBERS
        turn.tells("all Number cards go back and are shuffled")
