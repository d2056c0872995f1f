"""The Export card: cubes, the highest free slot, Victory Points; twice."""

from collections.abc import Callable
from functools import lru_cache

from vinhos_kernel.data.board import Board, ExportSlot
from vinhos_kernel.opponents.lacerda.cubes import spend_cubes, worth_of
from vinhos_kernel.state.game import Game
from vinhos_kernel.state.names import LACERDA
from vinhos_kernel.state.verbs import place_barrel_on_export, score
from vinhos_kernel.table.choosing import Sieve
from vinhos_kernel.table.rule import rule
from vinhos_kernel.table.turn import Turn

HEIGHTS: dict[str, tuple[str, Callable[[ExportSlot], int]]] = {
    "vp": ("most Victory Points", lambda slot: slot.vp),
    "row": ("topmost row", lambda slot: slot.row),
    "value": ("highest wine value", lambda slot: slot.least),
}
ALENTEJO_CUBE = 2


@rule("lacerda.export")
def export(turn: Turn[Game], game: Game) -> None:
    """He exports twice; your best region is looked up anew for the second barrel."""
    turn.then(spend_cubes_for_an_export)
    turn.then(spend_cubes_for_an_export)


@rule("lacerda.export.1")
def spend_cubes_for_an_export(turn: Turn[Game], game: Game) -> None:
    """Two Renown cubes of your best region go, if he can export at all."""
    if not game.barrels[LACERDA]:
        turn.tells("has no barrel to export with")
    elif highest_slot(game.board, game.export, "vp") is None:
        turn.tells("no Export slot is free: no export")
    else:
        region, cubes = spend_cubes(turn, game)
        return turn.then(ship_a_barrel, region, cubes)
    if turn.reads(game, "impossible_half") == "cubes_taken":
        spend_cubes(turn, game)


@rule("lacerda.export.2")
def ship_a_barrel(turn: Turn[Game], game: Game, region: int, cubes: int) -> None:
    """His barrel goes to the highest free slot; he scores it and his cubes."""
    height = turn.reads(game, "export_highest")
    slot = highest_slot(game.board, game.export, height)
    if slot is None:
        return turn.tells("no Export slot is free: no export")
    place_barrel_on_export(game, LACERDA, slot)
    points = game.board.export_slots[slot].vp
    more = worth_of(region, cubes, ALENTEJO_CUBE)
    score(game, LACERDA, points + more)
    why = free_slots(game.board, game.export, height, True, slot) if turn.listening else None
    turn.tells(
        "exports to {export_slot}: {points} + {more} VP",
        because=why,
        export_slot=slot,
        points=points,
        more=more,
        his_vp=points + more,
    )


@lru_cache(maxsize=16384)
def highest_slot(board: Board, taken: bytes, height: str) -> int | None:
    """The free slot of the frame that counts as the highest, the leftmost of equals; None if all are taken."""
    kept = free_slots(board, taken, height, False).kept
    return kept[0] if kept else None


def free_slots(board: Board, taken: bytes, height: str, loud: bool, just_taken: int = -1) -> Sieve:
    """The free slots of the frame, cut down to the highest and of these the leftmost."""
    slots = board.export_slots
    free = (i for i, slot in enumerate(slots) if slot.framed and (not taken[i] or i == just_taken))
    criterion, measure = HEIGHTS[height]
    return (
        Sieve("export_slot", free, loud)
        .most(criterion, lambda i: measure(slots[i]))
        .least("leftmost column", lambda i: slots[i].column)
        .most("topmost row", lambda i: slots[i].row)
    )
