"""Your Enologists / Farmers action: one or two workers in any mix, each with a house of its own."""

from vinhos_kernel.rules.asking import ask
from vinhos_kernel.rules.buildings import COSTS, homes_of, places_to_build, price_of_piece
from vinhos_kernel.rules.need import Need, need_of_bagos
from vinhos_kernel.rules.sales import STOP
from vinhos_kernel.state.game import Game
from vinhos_kernel.state.growing import build
from vinhos_kernel.state.names import ENOLOGISTS, FARMERS
from vinhos_kernel.state.verbs import gain_bagos
from vinhos_kernel.table.rule import rule
from vinhos_kernel.table.turn import Turn

KINDS = (ENOLOGISTS, FARMERS)
NO_HOUSE = Need(0, "no house is free for a worker, or none is left")


@rule("workers")
def workers(turn: Turn[Game], game: Game, side: int) -> None:
    """Hire 1 or 2 workers in any mix."""
    turn.then(hire_a_worker, side, 0)


@rule("workers.1")
def hire_a_worker(turn: Turn[Game], game: Game, side: int, done: int) -> None:
    """An Enologist needs a free Winery, a Farmer a free Vineyard."""
    options = tuple(
        f"{COSTS[kind]} {place + 1}"
        for kind in KINDS
        for place in places_to_build(game, side, game.bagos[side], kind, price_of_piece(game, side, kind))
    )
    if not options and not done:
        return turn.tells("nobody can be hired")
    prompt = "Who is hired, and for which Estate?"
    answer = ask(turn, game, side, "worker", prompt, (*options, STOP) if done else options)
    if answer == STOP:
        return
    kind, _, place = str(answer).partition(" ")
    house(turn, game, side, COSTS.index(kind), int(place) - 1, price_of_piece(game, side, COSTS.index(kind)))
    if done + 1 < game.board.count["take_most"]:
        turn.then(hire_a_worker, side, done + 1)


def house(turn: Turn[Game], game: Game, side: int, kind: int, place: int, price: int) -> None:
    """Pay for a worker and put it into an Estate."""
    build(game, side, place, kind)
    gain_bagos(game, side, -price)
    turn.tells(
        "{side} hire[s] {a_piece} for Estate {n}: {price} Bagos", side=side, a_piece=kind, n=place + 1, price=price
    )


def need_for_a_worker(game: Game, side: int) -> Need:
    """What a worker takes: the price of the cheaper one for whom a house is free."""
    homes = homes_of(game.board, game.estates[side])
    prices = [price_of_piece(game, side, kind) for kind in KINDS if homes[kind] and game.buildings[kind]]
    return need_of_bagos(min(prices)) if prices else NO_HOUSE
