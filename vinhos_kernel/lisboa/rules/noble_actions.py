"""His three Noble actions: a store, Decrees, a Public Building; all of it is computed, with its reasons."""

from collections.abc import Callable

from vinhos_kernel.lisboa.data.board import helper_is_high
from vinhos_kernel.lisboa.game import Game, decrees_unseen
from vinhos_kernel.lisboa.names import (
    BLUE,
    BUILDER,
    GREEN,
    LACERDA,
    MINISTER,
    YOU,
    column_of,
    lines_of,
    row_of,
)
from vinhos_kernel.lisboa.rules.asking import reveal
from vinhos_kernel.lisboa.town import (
    BuildingPlace,
    StorePlace,
    cubes_for,
    free_building_places,
    free_store_places,
)
from vinhos_kernel.lisboa.verbs import build_store, clear_site, open_building, score, take_cube, take_decree
from vinhos_kernel.table.choosing import Sieve
from vinhos_kernel.table.rule import rule
from vinhos_kernel.table.turn import Turn


def why_not(game: Game, noble: int) -> str:
    """What keeps him from a Noble's action, or nothing."""
    if noble == BUILDER:
        if not game.hands[LACERDA].houses:
            return "he has no wooden house left"
        return "" if free_store_places(game) else "no space is free"
    if noble == MINISTER:
        return "" if game.decrees else "no Decree lies out"
    return "" if free_building_places(game) else "no site is free, or no building is left"


@rule("lisboa.store")
def his_store(turn: Turn[Game], game: Game) -> None:
    """The free space that brings him most wigs now; equal: topmost row, leftmost column, facing left."""
    sieve = best_store(game, turn.listening)
    if not sieve.kept:
        return turn.tells("finds no free space for a store")
    place: StorePlace = sieve.kept[0]
    build_store(game, LACERDA, place.space, place.facing)
    score(game, LACERDA, place.wigs)
    turn.tells("builds a store at {store_place}: {n} wigs; he takes no reward and pays nothing",
               because=sieve, store_place=(place.space, place.facing), n=place.wigs)  # fmt: skip
    turn.then(his_cube, place.space)


def best_store(game: Game, loud: bool = True) -> Sieve:
    """Every free place for a store, cut down to his."""
    sieve = Sieve("free spaces", free_store_places(game), loud)
    sieve.most("most wigs now", lambda place: int(place.wigs))
    sieve.least("the topmost row", lambda place: row_of(place.space))
    sieve.least("the leftmost space", lambda place: column_of(place.space))
    return sieve.least("facing left", lambda place: int(place.facing))


@rule("lisboa.store.cube")
def his_cube(turn: Turn[Game], game: Game, space: int) -> None:
    """Of all cubes at the row and the column the one that costs least; if two do, the column's."""
    cubes = cubes_for(game, space)
    if not cubes:
        return turn.tells("no cube is left at the row or the column")
    column = lines_of(space)[1]
    sieve = Sieve("cubes of row and column", cubes, turn.listening)
    sieve.least("the cheapest", lambda cube: game.board.cube_cost[cube[1]])
    sieve.most("the column's", lambda cube: int(cube[0] == column))
    place, kind = sieve.kept[0]
    take_cube(game, LACERDA, place, kind)
    turn.tells("takes the {cube} cube at {place}", because=sieve, cube=kind, place=place)


@rule("lisboa.decrees")
def his_decrees(turn: Turn[Game], game: Game, most: int) -> None:
    """Those at the left end of the row, which closes up and is filled again."""
    taken = [take_decree(game, LACERDA, 0) for _ in range(min(most, len(game.decrees)))]
    turn.tells("takes the leftmost Decrees: {numbers}", numbers=taken)
    turn.then(refill_decrees, 0)


@rule("lisboa.decrees.refill")
def refill_decrees(turn: Turn[Game], game: Game, first: int) -> None:
    """A Decree to the right end of the row until it is full; Decree 69 leaves the game and is replaced."""
    unseen = decrees_unseen(game)
    if len(game.decrees) >= game.board.counts["decree_row"] or not unseen:
        return
    number = int(reveal(turn, game, "decree", "Number of the Decree that comes out?", unseen))
    removed = number in game.board.his["decrees_removed"]
    if removed and not (first and turn.reads(game, "sixty_nine") == "refill_only"):
        game.decrees_out |= 1 << number
        turn.tells("Decree {number} leaves the game and is replaced", number=number)
    else:
        game.decrees = (*game.decrees, number)
        turn.tells("Decree {number} lies out", number=number)
    turn.then(refill_decrees, first)


@rule("lisboa.building")
def his_building(turn: Turn[Game], game: Game, helper: int) -> None:
    """Most wigs for him less yours; equal: clockwise, W-D first; equal buildings: by the Helper."""
    sieve = best_building(game, helper, turn.listening)
    if not sieve.kept:
        return turn.tells("finds no free site, or no building")
    place: BuildingPlace = sieve.kept[0]
    goods = open_building(game, LACERDA, place.site, place.architect)
    cubes = clear_site(game, LACERDA, place.site)
    score(game, LACERDA, place.his)
    score(game, YOU, place.yours)
    turn.tells(
        "opens the {architect} architect's building at {site}, which shows {goods}: {n} wigs for him, {m} for you; "
        "he takes {cubes} cubes, no reward, and uses neither Plan nor Officials",
        because=sieve, architect=place.architect, site=place.site, goods=goods, n=place.his, m=place.yours, cubes=cubes,
    )  # fmt: skip
    turn.then_named("lisboa.building.next", place.architect)


def best_building(game: Game, helper: int, loud: bool = True) -> Sieve:
    """Every free site with both top buildings, cut down to his."""
    first = GREEN if helper_is_high(helper) else BLUE
    sieve = Sieve("free sites with both top buildings", free_building_places(game), loud)
    sieve.most("his wigs less yours", lambda place: int(place.his - place.yours))
    sieve.least("clockwise, W-D first", lambda place: int(place.site))
    return sieve.most(f"the {'green' if first else 'blue'} architect's, by the Helper", _is_of(first))


def _is_of(architect: int) -> Callable[[BuildingPlace], int]:
    return lambda place: int(place.architect == architect)
