"""The price of a visit, the Noble's action, and who follows whom."""

from vinhos_kernel.lisboa.game import Game
from vinhos_kernel.lisboa.names import BUILDER, LACERDA, MINISTER, YOU
from vinhos_kernel.lisboa.rules.asking import NO, OTHERWISE, YES, ask
from vinhos_kernel.lisboa.rules.noble_actions import his_building, his_decrees, his_store, why_not
from vinhos_kernel.lisboa.rules.yours_acts import YOUR_NOBLE_ACTIONS, can_pay, pay_your_visit
from vinhos_kernel.lisboa.town import visit_cost
from vinhos_kernel.lisboa.verbs import pay_influence, return_favor
from vinhos_kernel.table.rule import rule
from vinhos_kernel.table.turn import Turn


@rule("lisboa.noble")
def noble_action(turn: Turn[Game], game: Game, noble: int, helper: int, most: int) -> None:
    """He pays the usual Influence, wigs where it is short, and takes the Noble's action."""
    why = why_not(game, noble)
    if why and turn.reads(game, "impossible_noble") == "no_pay":
        return turn.tells("cannot take the action of the {noble}, since " + why + ": he pays nothing", noble=noble)
    if not pays(turn, game, noble) or why:
        return turn.tells("takes no action of the {noble}" + (f", since {why}" if why else ""), noble=noble)
    if noble == BUILDER:
        turn.then(his_store)
    elif noble == MINISTER:
        turn.then(his_decrees, most)
    else:
        turn.then(his_building, helper)


def pays(turn: Turn[Game], game: Game, noble: int) -> bool:
    """Treasury and the Officials of others, in Influence, then in wigs; whether the visit is paid for."""
    cost, hand = visit_cost(game, LACERDA, noble), game.hands[LACERDA]
    paid = min(cost, hand.influence + hand.wigs)
    if paid < cost and turn.reads(game, "short_wigs") == "skip":
        turn.tells("cannot pay {n} for the {noble}", n=cost, noble=noble)
        return False
    influence, wigs = pay_influence(game, LACERDA, paid)
    turn.tells("pays {n} Influence" + (" and {m} wigs" if wigs else "") + " of {cost} for the {noble}",
               n=influence, m=wigs, cost=cost, noble=noble)  # fmt: skip
    return True


@rule("lisboa.follow.his")
def he_follows(turn: Turn[Game], game: Game, noble: int) -> None:
    """Holding that Noble's Royal Favor, he goes wherever you go, for the Noble's own action."""
    if not game.hands[LACERDA].favors[noble]:
        return
    why = why_not(game, noble)
    if why and turn.reads(game, "impossible_noble") == "no_pay":
        return turn.tells("would follow you to the {noble}, but " + why, noble=noble)
    turn.tells("follows you to the {noble}", noble=noble)
    spend_favor(turn, game, LACERDA, noble)
    most = game.board.his["decrees_taken"]
    if noble == MINISTER and turn.reads(game, "follow_decrees") == "one":
        most = 1
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
    if not game.hands[YOU].favors[noble] or not can_pay(game, noble):
        return
    prompt = "Do you follow his visit with your Royal Favor (otherwise: for something else than the Noble's action)?"
    answer = ask(turn, game, "follow", prompt, (NO, YES, OTHERWISE))
    if answer == NO:
        return turn.tells("you do not follow him")
    turn.tells("you follow him to the {noble}", noble=noble)
    spend_favor(turn, game, YOU, noble)
    pay_your_visit(turn, game, noble)
    if answer == YES:
        turn.then(YOUR_NOBLE_ACTIONS[noble])
