"""What your acts cost you: visits in Influence and wigs, events and land in réis, as far as those were said."""

from typing import Any

from vinhos_kernel.lisboa import purse
from vinhos_kernel.lisboa.game import UNSAID, Game
from vinhos_kernel.lisboa.names import AT_A_TABLE, FIGURES, HERE, MOST_REIS, TREASURY, YOU
from vinhos_kernel.lisboa.rules.asking import ask
from vinhos_kernel.lisboa.shape import UNKNOWN
from vinhos_kernel.lisboa.town import land_cost, space_reward, visit_cost
from vinhos_kernel.lisboa.verbs import move_treasury, pay_influence
from vinhos_kernel.table.errors import CannotDo
from vinhos_kernel.table.rule import rule
from vinhos_kernel.table.turn import Turn

CARDS = ("noble", FIGURES[TREASURY])
MOST_REWARD = 20


def can_pay(game: Game, noble: int) -> bool:
    """Whether a visit is offered: a table is refused with a sentence, a game that runs here is not asked."""
    hand = game.hands[YOU]
    return game.seat == AT_A_TABLE or visit_cost(game, YOU, noble) <= hand.influence + hand.wigs


def pay_your_visit(turn: Turn[Game], game: Game, noble: int) -> None:
    """The price of your visit in Influence, and in wigs where it is short; what you have not got cannot be paid."""
    cost = visit_cost(game, YOU, noble)
    try:
        influence, wigs = pay_influence(game, YOU, cost)
    except CannotDo as error:
        raise CannotDo(f"{error}; if you have more, set you.influence or you.wigs first") from None
    turn.tells("the visit costs you {n} Influence" + (": you pay {m}, and {wigs} wigs for the rest" if wigs else ""),
               n=cost, m=influence, wigs=wigs)  # fmt: skip


@rule("lisboa.you.portfolio")
def fill_your_portfolio(turn: Turn[Game], game: Game) -> None:
    """A Treasury card in your Portfolio brings réis, and the Treasury falls; a Noble's reward is on your own board."""
    card = ask(turn, game, "card", "Which card did you put into your Portfolio?", CARDS)
    if card == FIGURES[TREASURY]:
        brought = game.treasury
        purse.earn(game, brought)
        falls = "the Treasury falls to {m}" if move_treasury(game, -1) else "the Treasury stays at {m}"
        return turn.tells("your Treasury card brings you {n} réis; " + falls, n=brought, m=game.treasury)
    turn.tells("your Noble card lies at the top of your Portfolio: take its reward or pay its penalty")
    turn.then(count_your_reis)


@rule("lisboa.you.reis")
def count_your_reis(turn: Turn[Game], game: Game) -> None:
    """After what only your own board shows, réis that were said are said again, or are unknown."""
    if not purse.is_known(game):
        return
    reis = UNSAID
    if game.seat == AT_A_TABLE:
        said = turn.choose("reis_now", "How many réis do you have now?", (UNKNOWN, *range(MOST_REIS + 1)), "table")
        reis = UNSAID if said == UNKNOWN else int(said)
    game.change(YOU, reis=reis)
    turn.tells("you have {n} réis" if purse.is_known(game) else "your réis are counted on your own board alone", n=reis)


def can_pay_event(game: Game) -> bool:
    """Whether an event is within your réis: a table is refused with a sentence, a game that runs here is not asked."""
    return game.seat != HERE or purse.can_pay(game, game.treasury)


def pay_for_your_event(turn: Turn[Game], game: Game) -> None:
    """The price of an event is the Treasury."""
    tell_payment(turn, game, game.treasury, "the event costs you {cost} réis")


def can_pay_land(game: Game, space: int) -> bool:
    """Whether you can pay for a space's land: where the reward is not asked for, and your réis are known."""
    return game.seat != HERE or purse.can_pay(game, land_cost(game, space), space_reward(game, space))


@rule("lisboa.you.pay")
def pay_for_your_land(turn: Turn[Game], game: Game, space: int, by_event: int) -> None:
    """First the space's reward, then the land: Treasury and rubble; Influence may become the réis that are missing."""
    cost = land_cost(game, space)
    if purse.is_known(game):
        reward = reward_of(turn, game, space)
        purse.earn(game, reward)
        turn.tells("the space brings you {n} réis before you pay", n=reward)
    told = "the land costs you {cost} réis, {m} of them for the Treasury"
    told += " once more, {both} with the price of the event" if by_event else ""
    told += "" if purse.is_known(game) else "; the space's reward comes before you pay"
    tell_payment(turn, game, cost, told, m=game.treasury, both=land_cost(game, space, by_event=True))


def reward_of(turn: Turn[Game], game: Game, space: int) -> int:
    """The réis of a space's reward: asked at a table, where your Portfolio may make the land cheaper too."""
    if game.seat == HERE:
        return space_reward(game, space)
    prompt = "How many réis did the space's reward bring you, and your Portfolio take off the price?"
    return int(turn.choose("space_reward", prompt, tuple(range(MOST_REWARD + 1)), "table"))


def tell_payment(turn: Turn[Game], game: Game, cost: int, told: str, **facts: Any) -> None:
    """Pay if your réis are known, and tell how; else tell the price, which you pay on your own board."""
    known = purse.is_known(game)
    paid, influence = purse.pay(game, cost)
    how = ": {n} paid, and {influence} Influence for the rest" if influence else ": paid"
    turn.tells(
        told + (how if known else "; Influence can become what is missing, {most} at most, spent at once"),
        cost=cost, n=paid, influence=influence, most=game.board.counts["influence_turned"], **facts,
    )  # fmt: skip
