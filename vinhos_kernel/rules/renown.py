"""Renown cubes of your own: into the region of an Estate, or onto the building where they wait for one."""

from vinhos_kernel.state.estate import REGION, WAITING
from vinhos_kernel.state.game import Game
from vinhos_kernel.state.growing import take_waiting_cube, wait_on_tile
from vinhos_kernel.state.verbs import add_cube
from vinhos_kernel.table.rule import rule
from vinhos_kernel.table.turn import Turn


@rule("renown.add")
def add_renown(turn: Turn[Game], game: Game, side: int, estate: int) -> None:
    """A cube of the supply to the Estate's region if possible; without a region it waits on the new tile."""
    region = game.estates[side][estate][REGION]
    if not region:
        waits = wait_on_tile(game, side, estate)
        return turn.tells("a Renown cube waits on it for a region" if waits else "no Renown cube is left")
    tell_cube(turn, game, region)


@rule("renown.arrive")
def move_waiting_cubes(turn: Turn[Game], game: Game, side: int, estate: int) -> None:
    """Cubes that wait in an Estate move to its new region; where the inset is full, a reading decides."""
    own = game.estates[side][estate]
    for _ in range(own[WAITING]):
        full = game.cubes[own[REGION]] >= game.board.renown_spaces[own[REGION]]
        if full and turn.reads(game, "waiting_cube_full_inset") == "stays_on_tile":
            return turn.tells("the inset of {region} is full: the cube stays on its tile", region=own[REGION])
        take_waiting_cube(game, side, estate)
        if full:
            turn.tells("the inset of {region} is full: a waiting cube goes to the supply", region=own[REGION])
        else:
            add_cube(game, own[REGION])
            turn.tells("a waiting Renown cube moves to {region}", region=own[REGION])


def tell_cube(turn: Turn[Game], game: Game, region: int) -> None:
    """Put a cube into an inset if possible, and say how it went."""
    if add_cube(game, region):
        turn.tells("a Renown cube comes to {region}", region=region)
    elif not game.cube_supply:
        turn.tells("no Renown cube is left for {region}", region=region)
    else:
        turn.tells("the inset of {region} is full: no cube", region=region)
