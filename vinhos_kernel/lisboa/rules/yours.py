"""Your turn, played on your own board: what he needs to know of it, in the narrowest questions."""

from vinhos_kernel.lisboa.game import Game, known_hull
from vinhos_kernel.lisboa.names import BUILDER, FIGURES, LACERDA, NOBLE_ACTIONS, NOBLES, STATE_ACTIONS
from vinhos_kernel.lisboa.rules.asking import DONE, MANY, NONE, ask, hull_of
from vinhos_kernel.lisboa.rules.following import he_follows
from vinhos_kernel.lisboa.rules.noble_actions import refill_decrees
from vinhos_kernel.lisboa.rules.yours_acts import (
    YOUR_NOBLE_ACTIONS,
    YOUR_STATE_ACTIONS,
    open_states,
    your_store_by_event,
)
from vinhos_kernel.lisboa.rules.yours_money import (
    can_pay,
    can_pay_event,
    count_your_reis,
    fill_your_portfolio,
    pay_for_your_event,
    pay_your_visit,
)
from vinhos_kernel.lisboa.verbs import discard_event, load_ship, refill_church, score
from vinhos_kernel.table.deck import cards_in
from vinhos_kernel.table.rule import rule
from vinhos_kernel.table.turn import Turn

EVENT, SELL, TRADE, GOLD = "event", "sell", "trade", "gold"
MOST_TRADES = 2


@rule("lisboa.you")
def take_your_turn(turn: Turn[Game], game: Game) -> None:
    """What you did with your card: a visit (to whom?), an event, selling, trading, or a gold for it."""
    nobles = tuple(name for n, name in enumerate(NOBLES) if can_pay(game, n))
    plays = (*nobles, *((EVENT,) if can_pay_event(game) else ()), SELL, TRADE, GOLD)
    play = str(ask(turn, game, "play", "Which Noble did you visit, or what else did you do with your card?", plays))
    if play in NOBLES:
        noble = NOBLES.index(play)
        turn.tells("you visit the {noble}", noble=noble)
        pay_your_visit(turn, game, noble)
        turn.then(your_state_action, noble)
        turn.then(YOUR_NOBLE_ACTIONS[noble])
        turn.then(he_follows, noble)
    else:
        tell_another_play(turn, play)
    turn.then(draw_your_card)
    turn.then(refill_after_you)


def tell_another_play(turn: Turn[Game], play: str) -> None:
    """An event, a sale, a trade or a gold: none of them is a visit, so that he cannot follow."""
    if play == EVENT:
        turn.tells("you sponsor an event: nobody follows")
        turn.then(your_event)
    elif play == SELL:
        turn.tells("you put the card into your Portfolio and sell")
        turn.then(fill_your_portfolio)
        turn.then(your_sale)
    elif play == TRADE:
        turn.tells("you put the card into your Portfolio and trade")
        turn.then(fill_your_portfolio)
        turn.then(your_trade, MOST_TRADES)
    else:
        turn.tells("you discard the card for a gold")


@rule("lisboa.you.state")
def your_state_action(turn: Turn[Game], game: Game, noble: int) -> None:
    """A visit gives you one of the office's two State actions, if you like."""
    states = [n for n in open_states(game) if n in game.board.state_actions[noble]]
    options = (NONE, *(STATE_ACTIONS[n] for n in states))
    state = str(ask(turn, game, "state_action", "Which State action did you take?", options))
    if state != NONE:
        turn.then(YOUR_STATE_ACTIONS[STATE_ACTIONS.index(state)])


@rule("lisboa.you.trade")
def your_trade(turn: Turn[Game], game: Game, most: int) -> None:
    """One or two State actions for goods, without any Noble's action."""
    options = (DONE, *(STATE_ACTIONS[n] for n in open_states(game)))
    state = str(ask(turn, game, "trade", "Which State action did you trade for?", options))
    if state == DONE:
        return
    turn.then(YOUR_STATE_ACTIONS[STATE_ACTIONS.index(state)])
    if most > 1:
        turn.then(your_trade, most - 1)


@rule("lisboa.you.event")
def your_event(turn: Turn[Game], game: Game) -> None:
    """The Treasury is its price; then what it let you do; anything else of it is set as a correction."""
    pay_for_your_event(turn, game)
    options = (NONE, *(STATE_ACTIONS[n] for n in open_states(game)), *NOBLE_ACTIONS)
    act = str(ask(turn, game, "event", "Which action did the event give you?", options))
    if act in STATE_ACTIONS:
        turn.then(YOUR_STATE_ACTIONS[STATE_ACTIONS.index(act)])
    elif act == NOBLE_ACTIONS[BUILDER]:
        turn.then(your_store_by_event)
    elif act in NOBLE_ACTIONS:
        turn.then(YOUR_NOBLE_ACTIONS[NOBLE_ACTIONS.index(act)])


@rule("lisboa.you.sale")
def your_sale(turn: Turn[Game], game: Game) -> None:
    """You may sell to his ships that have room."""
    hand = game.hands[LACERDA]
    for ship in cards_in(hand.ships):
        if hand.cargo[ship] < (known_hull(game, ship) or len(MANY)):
            turn.then(sell_to_his_ship, ship)
    turn.then(count_your_reis)


@rule("lisboa.you.sale.ship")
def sell_to_his_ship(turn: Turn[Game], game: Game, ship: int) -> None:
    """Goods on his ship; a ship that is full sails, and its owner scores a wig for each good."""
    hull, hold = hull_of(turn, game, ship), game.hands[LACERDA].cargo[ship]
    prompt = f"How many goods did you sell to his {game.board.ships[ship].name} ship?"
    count = int(ask(turn, game, "sold", prompt, tuple(range(max(0, hull - hold) + 1))))
    if not count:
        return
    load_ship(game, LACERDA, ship, count)
    turn.tells("you sell {n} goods to his {ship} ship", n=count, ship=ship)
    if hold + count == hull:
        score(game, LACERDA, hull)
        turn.tells("his {ship} ship is full: he scores {n} wigs", ship=ship, n=hull)


@rule("lisboa.you.card")
def draw_your_card(turn: Turn[Game], game: Game) -> None:
    """You take a face-up card, so that one of the Event decks gets smaller."""
    decks = tuple(name for n, name in enumerate(FIGURES) if game.event_decks[n])
    if not decks:
        return turn.tells("all Event decks are empty: you take no card")
    deck = FIGURES.index(str(ask(turn, game, "deck", "From which Event deck did you take a card?", decks)))
    discard_event(game, deck)
    turn.tells("you take a card of the {deck} deck; {n} left there", deck=deck, n=game.event_decks[deck])


@rule("lisboa.you.refill")
def refill_after_you(turn: Turn[Game], game: Game) -> None:
    """Church track and Decrees are filled up again."""
    laid = refill_church(game)
    if laid:
        turn.tells("Clergy tiles from the bag: {n}", n=laid)
    turn.then(refill_decrees, 0)
