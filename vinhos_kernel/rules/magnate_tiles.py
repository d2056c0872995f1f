"""Magnate Action tiles in your turn: a whole extra action each, one a turn, flipped face down for it."""

from collections.abc import Callable, Iterator

from vinhos_kernel.rules.asking import ask
from vinhos_kernel.rules.buildings import COSTS, build_one, need_to_build, places_to_build
from vinhos_kernel.rules.experts import hire_for_nothing, need_for_an_expert
from vinhos_kernel.rules.export import export, need_for_an_export
from vinhos_kernel.rules.need import NOTHING, Need
from vinhos_kernel.rules.sales import need_for_a_sale, sales, slots_for
from vinhos_kernel.rules.vineyards import buy_a_vineyard, need_for_a_vineyard
from vinhos_kernel.rules.workers import house
from vinhos_kernel.state.estate import wines_of
from vinhos_kernel.state.game import Game, Hand
from vinhos_kernel.state.names import CELLARS, ENOLOGISTS, FARMERS, WINERIES
from vinhos_kernel.state.tiles import flip_action_tile
from vinhos_kernel.state.verbs import gain_fair_points
from vinhos_kernel.table.rule import rule
from vinhos_kernel.table.turn import Turn

KINDS = {"winery_for_2": WINERIES, "cellar_for_1": CELLARS, "enologist_for_2": ENOLOGISTS, "farmer_for_1": FARMERS}
"""What each of these tiles builds or hires; its amount is the price."""

CLASHES = {
    "sales": ("sales", "export"),
    "export": ("sales", "export"),
    "free_expert": ("experts",),
    "vineyard_minus_1": ("vineyards", "wineries", "cellars", "workers"),
    "winery_for_2": ("vineyards", "wineries", "workers"),
    "cellar_for_1": ("vineyards", "cellars"),
    "enologist_for_2": ("workers",),
    "farmer_for_1": ("workers",),
    "fair_points_2": (),
}
"""The actions that a tile could make impossible once you stand there; use it before the move or after the action."""


@rule("tile")
def use_tile(turn: Turn[Game], game: Game, side: int, tile: int) -> None:
    """Flip a face-up tile and take its action."""
    flip_action_tile(game, side, tile)
    turn.tells("{side} flip[s] the tile ‘{tile}’", side=side, tile=tile)
    name, amount = game.board.tile_names[tile], game.board.tile_amounts[tile]
    if name == "fair_points_2":
        gain_fair_points(game, side, amount)
        turn.tells("{side} gain[s] {n} Fair Points", side=side, n=amount)
    elif name == "free_expert":
        for _ in range(amount):
            turn.then(hire_for_nothing, side)
    elif name == "vineyard_minus_1":
        turn.then(buy_a_vineyard, side, amount, 0, 1)
    elif name in ("winery_for_2", "cellar_for_1"):
        turn.then(build_one, side, KINDS[name], amount, 0, 1)
    elif name in KINDS:
        turn.then(hire_for, side, KINDS[name], amount)
    else:
        turn.then(sales if name == "sales" else export, side)


@rule("tile.worker")
def hire_for(turn: Turn[Game], game: Game, side: int, kind: int, price: int) -> None:
    """The worker of a Magnate tile, for its own price."""
    places = tuple(place + 1 for place in places_to_build(game, side, game.bagos[side], kind, price))
    prompt = f"For which Estate is the {COSTS[kind].title()} hired?"
    place = int(ask(turn, game, side, "estate", prompt, places)) - 1
    house(turn, game, side, kind, place, price)


def useful_tiles(game: Game, side: int, hand: Hand, action: str, spare: int) -> Iterator[int]:
    """The face-up Action tiles whose action is possible now; between move and action only what cannot spoil it.

    `spare` are the Bagos that the action leaves, where one is still to come.
    """
    held, _, _ = game.board.tiles_in(hand.actions, 1)
    for tile in held:
        if not (action and _could_spoil(game, tile, action, spare)) and not why_no_tile(game, side, tile):
            yield tile


def why_no_tile(game: Game, side: int, tile: int) -> str:
    """Why the action of a tile is not possible, or nothing."""
    name, amount = game.board.tile_names[tile], game.board.tile_amounts[tile]
    if name in KINDS:
        return need_to_build(game, side, KINDS[name], amount).why_not(game.bagos[side])
    return NEEDS[name](game, side, amount).why_not(game.bagos[side])


def least_sale(game: Game, side: int) -> int:
    """What a Sales action brings at least, in Bagos (0: none is possible)."""
    if not game.barrels[side]:
        return 0
    values = game.board.sales_slots
    return min(
        (values[slot].value for wine in wines_of(game.estates[side]) for slot in slots_for(game, side, *wine)),
        default=0,
    )


def _could_spoil(game: Game, tile: int, action: str, spare: int) -> bool:
    """Whether a tile could use up what the action needs: pieces, slots, wines, or the money for it."""
    name, amount = game.board.tile_names[tile], game.board.tile_amounts[tile]
    if action in CLASHES[name]:
        return True
    dearest = amount if name in KINDS else max(game.board.prices) - amount if name == "vineyard_minus_1" else 0
    return dearest > max(0, spare)


NEEDS: dict[str, Callable[[Game, int, int], Need]] = {
    "sales": lambda game, side, amount: need_for_a_sale(game, side),
    "export": lambda game, side, amount: need_for_an_export(game, side),
    "free_expert": lambda game, side, amount: need_for_an_expert(game, 0),
    "vineyard_minus_1": need_for_a_vineyard,
    "fair_points_2": lambda game, side, amount: NOTHING,
}
