"""Your Export action: one or two wines to free slots of the frame, for VP at once."""

from functools import lru_cache

from vinhos_kernel.data.board import Board
from vinhos_kernel.rules.asking import ask
from vinhos_kernel.rules.need import NOTHING, Need
from vinhos_kernel.rules.sales import NO_BARREL, NO_WINE, STOP, FreeSlots
from vinhos_kernel.rules.wine import cubes_for, reach_of, told_value
from vinhos_kernel.state.estate import REGION, wine_at, wine_name, wines_of
from vinhos_kernel.state.game import Game
from vinhos_kernel.state.growing import discard_wine
from vinhos_kernel.state.verbs import place_barrel_on_export, score, take_cubes
from vinhos_kernel.table.rule import rule
from vinhos_kernel.table.turn import Turn

NO_EXPORT_SLOT = Need(0, "no wine reaches a free slot of the frame")


@rule("export")
def export(turn: Turn[Game], game: Game, side: int) -> None:
    """Export 1 or 2 wines; both may go to the same country."""
    turn.then(export_a_wine, side, 0)


@rule("export.1")
def export_a_wine(turn: Turn[Game], game: Game, side: int, done: int) -> None:
    """A barrel on a free slot that the wine reaches, for good; the wine gone, the slot's VP at once."""
    wines = wines_to_export(game, side)
    if not wines and not done:
        return turn.tells("no wine can be exported")
    answer = ask(turn, game, side, "wine", "Which wine is exported?", (*wines, STOP) if done else wines)
    if answer == STOP:
        return
    place, at = wine_at(str(answer))
    slots = export_slots_for(game, side, place, at)
    names = tuple(game.board.export_slots[slot].name for slot in slots)
    prompt = f"On which slot of the Export area does the barrel for {answer} go?"
    slot = slots[names.index(str(ask(turn, game, side, "export_slot", prompt, names)))]
    _export(turn, game, side, place, at, slot)
    if done + 1 < game.board.count["take_most"]:
        turn.then(export_a_wine, side, done + 1)


def need_for_an_export(game: Game, side: int) -> Need:
    """What an export takes: a barrel, and a wine that reaches a free slot of the frame; no money."""
    if not game.barrels[side]:
        return NO_BARREL
    wines = wines_of(game.estates[side])
    if not wines:
        return NO_WINE
    return NOTHING if any(export_slots_for(game, side, *wine) for wine in wines) else NO_EXPORT_SLOT


def wines_to_export(game: Game, side: int) -> tuple[str, ...]:
    """The wines that reach a free slot of the frame, if a barrel is left."""
    if not game.barrels[side]:
        return ()
    return tuple([wine_name(*wine) for wine in wines_of(game.estates[side]) if export_slots_for(game, side, *wine)])


def export_slots_for(game: Game, side: int, place: int, at: int) -> list[int]:
    """The free Export slots of the frame that a wine can take, with the cubes that it may use."""
    reach = reach_of(game, game.estates[side][place], at)
    return [slot for slot, least in free_export_slots(game.board, game.export) if least <= reach]


@lru_cache(maxsize=4096)
def free_export_slots(board: Board, taken: bytes) -> FreeSlots:
    """The free slots of the frame, each with the Value that it asks for."""
    return tuple(slot for slot in board.export_framed if not taken[slot[0]])


def _export(turn: Turn[Game], game: Game, side: int, place: int, at: int, slot: int) -> None:
    printed = game.board.export_slots[slot]
    estate = game.estates[side][place]
    cubes = cubes_for(game, estate[REGION], told_value(turn, game, estate, at), printed.least) or 0
    place_barrel_on_export(game, side, slot)
    take_cubes(game, estate[REGION], cubes)
    discard_wine(game, side, place, at)
    score(game, side, printed.vp)
    turn.tells(
        "{side} export[s] {wine} to {export_slot} for {n} VP" + (", with {cubes} cubes of {region}" if cubes else ""),
        side=side, wine=wine_name(place, at), export_slot=slot, n=printed.vp, cubes=cubes, region=estate[REGION],
    )  # fmt: skip
