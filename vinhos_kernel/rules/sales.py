"""Your Sales action: one or two wines to free slots of their colour, for the slots' Bagos."""

from functools import lru_cache

from vinhos_kernel.data.board import Board
from vinhos_kernel.rules.asking import ask
from vinhos_kernel.rules.need import NOTHING, Need
from vinhos_kernel.rules.wine import cubes_for, reach_of, told_value
from vinhos_kernel.state.estate import COLOUR, REGION, wine_at, wine_name, wines_of
from vinhos_kernel.state.game import Game
from vinhos_kernel.state.growing import discard_wine
from vinhos_kernel.state.names import COLOURS
from vinhos_kernel.state.verbs import gain_bagos, place_barrel_on_sales, take_cubes
from vinhos_kernel.table.rule import rule
from vinhos_kernel.table.turn import Turn

STOP = "stop"
NO_BARREL = Need(0, "no barrel in the supply")
NO_WINE = Need(0, "no wine in the Estates")
NO_SLOT = Need(0, "no wine reaches a free slot of its colour")
FreeSlots = tuple[tuple[int, int], ...]
"""Free slots, each with the Value that it asks for."""


@rule("sales")
def sales(turn: Turn[Game], game: Game, side: int) -> None:
    """Sell 1 or 2 wines; both may go to the same house."""
    turn.then(sell_a_wine, side, 0)


@rule("sales.1")
def sell_a_wine(turn: Turn[Game], game: Game, side: int, done: int) -> None:
    """A barrel on a free slot of the wine's colour, the cubes that it needs, the wine gone, the slot's Bagos."""
    wines = wines_to_sell(game, side)
    if not wines and not done:
        return turn.tells("no wine can be sold")
    answer = ask(turn, game, side, "wine", "Which wine is sold?", (*wines, STOP) if done else wines)
    if answer == STOP:
        return
    place, at = wine_at(str(answer))
    slots = slots_for(game, side, place, at)
    names = tuple(game.board.sales_slots[slot].name for slot in slots)
    slot = slots[
        names.index(str(ask(turn, game, side, "slot", f"On which slot does the barrel for {answer} go?", names)))
    ]
    _sell(turn, game, side, place, at, slot)
    if done + 1 < game.board.count["take_most"]:
        turn.then(sell_a_wine, side, done + 1)


def need_for_a_sale(game: Game, side: int) -> Need:
    """What a sale takes: a barrel, and a wine that reaches a free slot of its colour; no money."""
    if not game.barrels[side]:
        return NO_BARREL
    wines = wines_of(game.estates[side])
    if not wines:
        return NO_WINE
    return NOTHING if any(slots_for(game, side, *wine) for wine in wines) else NO_SLOT


def wines_to_sell(game: Game, side: int) -> tuple[str, ...]:
    """The wines that reach a free slot, if a barrel is left."""
    if not game.barrels[side]:
        return ()
    return tuple([wine_name(*wine) for wine in wines_of(game.estates[side]) if slots_for(game, side, *wine)])


def slots_for(game: Game, side: int, place: int, at: int) -> list[int]:
    """The free Sales slots that a wine can take, with the cubes that it may use."""
    estate = game.estates[side][place]
    reach = reach_of(game, estate, at)
    return [slot for slot, value in free_slots(game.board, game.sales)[estate[COLOUR] - 1] if value <= reach]


@lru_cache(maxsize=4096)
def free_slots(board: Board, taken: bytes) -> tuple[FreeSlots, ...]:
    """The free slots of the Sales area, red and white."""
    return tuple(tuple(slot for slot in board.sales_of[colour] if not taken[slot[0]]) for colour in COLOURS)


def _sell(turn: Turn[Game], game: Game, side: int, place: int, at: int, slot: int) -> None:
    printed = game.board.sales_slots[slot]
    estate = game.estates[side][place]
    cubes = cubes_for(game, estate[REGION], told_value(turn, game, estate, at), printed.value) or 0
    place_barrel_on_sales(game, side, slot)
    take_cubes(game, estate[REGION], cubes)
    discard_wine(game, side, place, at)
    gain_bagos(game, side, printed.value)
    turn.tells(
        "{side} sell[s] {wine} on {slot} for {n} Bagos" + (", with {cubes} cubes of {region}" if cubes else ""),
        side=side, wine=wine_name(place, at), slot=slot, n=printed.value, cubes=cubes, region=estate[REGION],
    )  # fmt: skip
