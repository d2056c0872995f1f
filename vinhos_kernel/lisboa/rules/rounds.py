"""The rounds: your turn and his, when a period ends, what happens between the periods."""

from vinhos_kernel.lisboa.game import Game
from vinhos_kernel.lisboa.names import BUILDER, FIGURES, LACERDA, YOU
from vinhos_kernel.lisboa.rules.noble_actions import refill_decrees
from vinhos_kernel.lisboa.rules.scoring import final_score
from vinhos_kernel.lisboa.rules.turn import take_his_turn
from vinhos_kernel.lisboa.rules.yours import take_your_turn
from vinhos_kernel.lisboa.rules.yours_money import count_your_reis
from vinhos_kernel.lisboa.town import your_sets
from vinhos_kernel.lisboa.verbs import is_set_up, refill_church, score
from vinhos_kernel.table.rule import rule
from vinhos_kernel.table.turn import Turn


@rule("lisboa.round")
def begin_round(turn: Turn[Game], game: Game) -> None:
    """You, then Lacerda; after the end is called one more whole round, then the score."""
    is_set_up(game)
    if game.phase == "last_round":
        return turn.then(final_score)
    if game.phase == "closing":
        game.phase = "last_round"
        turn.tells("the last round begins")
    turn.then(take_your_turn)
    turn.then(look_for_the_end, YOU)
    turn.then(take_his_turn)
    turn.then(look_for_the_end, LACERDA)
    turn.then(begin_round)


@rule("lisboa.end")
def look_for_the_end(turn: Turn[Game], game: Game, side: int) -> None:
    """A period ends with your 2nd set of rubble (the game with the 4th), or when three Event decks are empty."""
    if game.phase != "play" or not why_it_ends(turn, game, side):
        return
    if game.period == 1:
        for part in (score_the_rubble, lay_out_the_ships, lay_out_the_decks):
            turn.then(part)
        turn.then(refill_decrees, 0)
        turn.then(count_your_reis)
    else:
        game.phase = "closing"
        turn.tells("this round is played to its end, and one more")


def why_it_ends(turn: Turn[Game], game: Game, side: int) -> bool:
    """Whether a period ends now, with the reason told."""
    sets, wanted = your_sets(game), game.board.counts[f"sets_period_{game.period}"]
    if sets >= wanted:
        turn.tells("you have {n} sets of rubble: " + what_ends(game), n=sets)
        return True
    empty = game.event_decks.count(0)
    if empty < game.board.counts["decks_to_end"]:
        return False
    if side == LACERDA and turn.reads(game, "third_deck_by_him") == "does_not_end":
        turn.tells("{n} Event decks are empty, but Lacerda does not end a period", n=empty)
        return False
    turn.tells("{n} Event decks are empty: " + what_ends(game), n=empty)
    return True


def what_ends(game: Game) -> str:
    """What the end of a period is called."""
    return "the first period ends" if game.period == 1 else "the end of the game is called"


@rule("lisboa.period.rubble")
def score_the_rubble(turn: Turn[Game], game: Game) -> None:
    """When the first period ends he scores a wig for each cube, you 3 for each set."""
    cubes = sum(game.hands[LACERDA].rubble)
    each, yours = game.board.his["rubble_wigs"], your_sets(game) * game.board.worth["rubble_set"]
    score(game, LACERDA, cubes * each)
    score(game, YOU, yours)
    game.change(LACERDA, scored=cubes)
    turn.tells("Lacerda scores {n} wigs for {cubes} cubes, you score {m} for your sets",
               n=cubes * each, cubes=str(cubes), m=yours)  # fmt: skip


@rule("lisboa.period.ships")
def lay_out_the_ships(turn: Turn[Game], game: Game) -> None:
    """The second period begins: ships left in the yard are discarded, its own are laid out."""
    game.period = 2
    taken = game.hands[YOU].ships | game.hands[LACERDA].ships
    game.yard = tuple(n for n, ship in enumerate(game.board.ships) if ship.period == 2 and not taken >> n & 1)
    turn.tells("the second period begins with these ships in the yard: {ships}", ships=game.yard)


@rule("lisboa.period.decks")
def lay_out_the_decks(turn: Turn[Game], game: Game) -> None:
    """Brown decks of five take the place of the red ones; Church track and Decrees are refilled."""
    is_set_up(game)
    game.event_decks = bytes((game.board.counts["event_deck"],) * len(FIGURES))
    refill_church(game)
    turn.tells("you may give up cards of your hand for the rewards at their foot, and fill it up to five")
    if turn.reads(game, "helper_at_new_period") == "from_bottom":
        game.helper = BUILDER
    turn.tells("new Event decks lie out; the Helper is above the {deck} deck", deck=game.helper)
