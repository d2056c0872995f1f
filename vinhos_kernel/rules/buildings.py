"""Your Wineries and Cellars actions: one or two tiles, each with its price, its Estate and a Renown cube."""

from functools import lru_cache

from vinhos_kernel.data.board import Board
from vinhos_kernel.rules.asking import ask
from vinhos_kernel.rules.need import Need, need_of_bagos
from vinhos_kernel.rules.renown import add_renown
from vinhos_kernel.rules.rival import price_for
from vinhos_kernel.rules.sales import STOP
from vinhos_kernel.state.estate import WAITING, Estate, Land
from vinhos_kernel.state.game import Game
from vinhos_kernel.state.growing import build, why_not_build
from vinhos_kernel.state.names import BUILDINGS, CELLARS, WINERIES
from vinhos_kernel.state.verbs import gain_bagos
from vinhos_kernel.table.rule import rule
from vinhos_kernel.table.turn import Turn

KINDS = range(len(BUILDINGS))
COSTS = ("winery", "cellar", "enologist", "farmer")
"""The names of what a Winery, a Cellar, an Enologist and a Farmer cost, in the order of their kinds."""


PROMPTS = ("In which Estate is a Winery built?", "In which Estate is a Cellar built?")
NONE_LEFT = tuple(Need(0, f"no {name.title()} are left on the board") for name in BUILDINGS)
NO_HOME = tuple(Need(0, f"no Estate can take a {name.title()}") for name in COSTS)


@rule("wineries")
def wineries(turn: Turn[Game], game: Game, side: int) -> None:
    """Build 1 or 2 Wineries."""
    turn.then(build_one, side, WINERIES, price_of_piece(game, side, WINERIES), 0, game.board.count["take_most"])


@rule("cellars")
def cellars(turn: Turn[Game], game: Game, side: int) -> None:
    """Build 1 or 2 Cellars, one for an Estate, never in Minho."""
    turn.then(build_one, side, CELLARS, price_of_piece(game, side, CELLARS), 0, game.board.count["take_most"])


@rule("buildings.1")
def build_one(turn: Turn[Game], game: Game, side: int, kind: int, price: int, done: int, most: int) -> None:
    """A tile of the board into an Estate with room for it; wines keep their slot under a new Cellar."""
    places = tuple(place + 1 for place in places_to_build(game, side, game.bagos[side], kind, price))
    if not places and not done:
        return turn.tells("no {piece} can be built", piece=kind)
    answer = ask(turn, game, side, "estate", PROMPTS[kind], (*places, STOP) if done else places)
    if answer == STOP:
        return
    place = int(answer) - 1
    build(game, side, place, kind)
    gain_bagos(game, side, -price)
    turn.tells(
        "{side} build[s] {a_piece} in Estate {n} for {price} Bagos", side=side, a_piece=kind, n=place + 1, price=price
    )
    turn.then(add_renown, side, place)
    if done + 1 < most:
        turn.then(build_one, side, kind, price, done + 1, most)


def price_of_piece(game: Game, side: int, kind: int) -> int:
    """What a Winery (0), Cellar (1), Enologist (2) or Farmer (3) costs a side."""
    return price_for(game, side, game.board.cost[COSTS[kind]])


def need_to_build(game: Game, side: int, kind: int, price: int) -> Need:
    """What a Winery (0), Cellar (1), Enologist (2) or Farmer (3) takes: its price, a piece, and an Estate for it."""
    if not game.buildings[kind]:
        return NONE_LEFT[kind]
    return need_of_bagos(price) if homes_of(game.board, game.estates[side])[kind] else NO_HOME[kind]


def places_to_build(game: Game, side: int, purse: int, kind: int, price: int) -> tuple[int, ...]:
    """The Estates that can take a piece of this kind, if it can be paid and one is left."""
    return homes_of(game.board, game.estates[side])[kind] if game.buildings[kind] and purse >= price else ()


@lru_cache(maxsize=4096)
def homes_of(board: Board, land: Land) -> tuple[tuple[int, ...], ...]:
    """By kind of piece, the Estates that can take one; of those that are alike the first."""
    different = [
        (place, takes_of(board, estate[:WAITING])) for place, estate in enumerate(land) if land.index(estate) == place
    ]
    return tuple([tuple([place for place, takes in different if takes[kind]]) for kind in KINDS])


@lru_cache(maxsize=16384)
def takes_of(board: Board, estate: Estate) -> tuple[bool, ...]:
    """By kind of piece, whether an Estate can take one; its cubes and wines do not count."""
    return tuple([not why_not_build(board, estate, kind) for kind in KINDS])
