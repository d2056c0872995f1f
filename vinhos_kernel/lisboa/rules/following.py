"""The price of a visit, the Noble's action, and who follows whom."""

from vinhos_kernel.lisboa.game import Game
from vinhos_kernel.lisboa.names import BUILDER, LACERDA, MINISTER, YOU
from vinhos_kernel.lisboa.rules.asking import NO, OTHERWISE, YES, ask
from vinhos_kernel.lisboa.rules.noble_actions import his_building, his_decrees, his_store, why_not
from vinhos_kernel.lisboa.rules.yours_acts import YOUR_NOBLE_ACTIONS
from vinhos_kernel.lisboa.rules.yours_money import can_pay, pay_your_visit
from vinhos_kernel.lisboa.town import visit_cost
from vinhos_kernel.lisboa.verbs import pay_influence, return_favor
from vinhos_kernel.table.rule import rule
from vinhos_kernel.table.turn import Turn


@rule("lisboa.noble")
def noble_action(turn: Turn[Game], game: Game, noble: int, helper: int, most: int) -> None:
    """He pays the usual Influence, wigs where it is short, and takes the Noble's action."""
    if kept := why_he_stays_away(turn, game, noble):
        return turn.tells("cannot take the action of the {noble}, since " + kept + ": he pays nothing", noble=noble,
                          n=visit_cost(game, LACERDA, noble))  # fmt: skip
    pay(turn, game, noble)
    if why := why_not(game, noble):
        turn.tells("takes no action of the {noble}, since " + why, noble=noble)
    elif noble == BUILDER:
        turn.then(his_store)
    elif noble == MINISTER:
        turn.then(his_decrees, most)
    else:
        turn.then(his_building, helper)


def why_he_stays_away(turn: Turn[Game], game: Game, noble: int) -> str:
    """What keeps him from a visit, so that he pays nothing and takes nothing, or nothing."""
    why = why_not(game, noble)
    if why and turn.reads(game, "impossible_noble") == "no_pay":
        return why
    hand = game.hands[LACERDA]
    short = hand.influence + hand.wigs < visit_cost(game, LACERDA, noble)
    return "he cannot pay {n} for it" if short and turn.reads(game, "short_wigs") == "skip" else ""


def pay(turn: Turn[Game], game: Game, noble: int) -> None:
    """Treasury and the Officials of others, in Influence, then in wigs as far as they go."""
    cost, hand = visit_cost(game, LACERDA, noble), game.hands[LACERDA]
    influence, wigs = pay_influence(game, LACERDA, min(cost, hand.influence + hand.wigs))
    turn.tells("pays {n} Influence" + (" and {m} wigs" if wigs else "") + " of {cost} for the {noble}",
               n=influence, m=wigs, cost=cost, noble=noble)  # fmt: skip


@rule("lisboa.follow.his")
def he_follows(turn: Turn[Game], game: Game, noble: int) -> None:
    """Holding that Noble's Royal Favor, he goes wherever you go, for the Noble's own action."""
    if not game.hands[LACERDA].favors[noble]:
        return
    if kept := why_he_stays_away(turn, game, noble):
        return turn.tells("would follow you to the {noble}, but " + kept, noble=noble,
                          n=visit_cost(game, LACERDA, noble))  # fmt: skip
    most = game.board.his["decrees_taken"]
    if noble == MINISTER and turn.reads(game, "follow_decrees") == "one":
        most = 1
    turn.tells("follows you to the {noble}", noble=noble)
    spend_favor(turn, game, LACERDA, noble)
    turn.then(noble_action, noble, game.helper, most)


def spend_favor(turn: Turn[Game], game: Game, side: int, noble: int) -> None:
    """Whether a Royal Favor goes back to its portrait when it was used to follow."""
    if turn.reads(game, "favor_after_follow") == "spent":
        return_favor(game, side, noble)
        return turn.tells("the Royal Favor of the {noble} goes back to its portrait", noble=noble)
    turn.tells("the Royal Favor of the {noble} stays in hand", noble=noble)


@rule("lisboa.follow.yours")
def you_may_follow(turn: Turn[Game], game: Game, noble: int) -> None:
    """Holding that Noble's Royal Favor, you may go there with him."""
    if not can_follow(game, noble):
        return
    prompt = "Do you follow his visit with your Royal Favor?"
    answer = ask(turn, game, "follow", prompt, (NO, YES, OTHERWISE))
    if answer == NO:
        return turn.tells("you do not follow him")
    turn.tells("you follow him to the {noble}", noble=noble)
    spend_favor(turn, game, YOU, noble)
    pay_your_visit(turn, game, noble)
    if answer == YES:
        turn.then(YOUR_NOBLE_ACTIONS[noble])


@rule("lisboa.follow.yours.nothing")
def you_may_follow_nothing(turn: Turn[Game], game: Game, noble: int) -> None:
    """He paid nothing and took nothing there, though his Courtier stands at the Noble: is that a visit to follow?"""
    if not can_follow(game, noble):
        return
    if turn.reads(game, "follow_nothing") == "no":
        return turn.tells("you cannot follow him: he paid nothing and took nothing there")
    turn.tells("you may follow him, though he paid nothing and took nothing there")
    turn.then(you_may_follow, noble)


def can_follow(game: Game, noble: int) -> bool:
    """Whether you hold that Noble's Royal Favor, and are not known to be too poor for it."""
    return bool(game.hands[YOU].favors[noble]) and can_pay(game, noble)
