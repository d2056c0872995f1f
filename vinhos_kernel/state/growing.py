"""Verbs for Vineyard stacks and the player board: planting, building, hiring, storing wine."""

from vinhos_kernel.data.board import Board
from vinhos_kernel.state.estate import (
    CELLAR,
    COLOUR,
    ENOLOGISTS,
    FARMERS,
    REGION,
    STORAGE,
    VINEYARDS,
    WAITING,
    WINERIES,
    WINES,
    Estate,
    built,
    slots_of,
)
from vinhos_kernel.state.game import Game, Vines
from vinhos_kernel.state.names import COLOURS, MINHO
from vinhos_kernel.state.names import FARMERS as FARMER_KIND
from vinhos_kernel.state.verbs import take_building
from vinhos_kernel.table.errors import CannotDo
from vinhos_kernel.table.put import put

PLACES = (WINERIES, CELLAR, ENOLOGISTS, FARMERS)
"""Where an Estate counts what it has of each kind of building or worker."""


def discard_vineyard(game: Game, region: int) -> None:
    """Discard the top Vineyard of a region's stack."""
    if not game.stacks[region]:
        raise CannotDo(f"{game.board.region_names[region]} has no Vineyard left")
    game.stacks = put(game.stacks, region, game.stacks[region] - 1)
    red, white, tops = game.vines
    if tops[region]:
        game.vines = Vines(red, white, put(tops, region, tops[region][1:]))


def see_vineyard(game: Game, region: int, colour: int) -> None:
    """Turn up the next Vineyard of a stack whose colour (1 red, 2 white) nobody knew."""
    red, white, tops = game.vines
    left = (red if colour == 1 else white)[region]
    if not left or len(tops[region]) >= game.stacks[region]:
        raise CannotDo(f"no {COLOURS[colour - 1]} Vineyard of {game.board.region_names[region]} can turn up")
    if colour == 1:
        red = put(red, region, left - 1)
    else:
        white = put(white, region, left - 1)
    game.vines = Vines(red, white, put(tops, region, tops[region] + bytes((colour,))))


def order_stack(game: Game, region: int, colours: bytes) -> None:
    """Lay a stack, all of whose tiles are known, in another order."""
    if sorted(colours) != sorted(game.vines.tops[region]) or len(colours) != game.stacks[region]:
        raise CannotDo(f"the stack of {game.board.region_names[region]} does not hold these Vineyards")
    game.vines = game.vines._replace(tops=put(game.vines.tops, region, colours))


def plant(game: Game, side: int, place: int, region: int, colour: int) -> bool:
    """Put a Vineyard into an Estate; whether it is the first one there."""
    estate = game.estates[side][place]
    fault = why_not_plant(game.board, estate, region, colour)
    if fault:
        raise CannotDo(f"Estate {place + 1} cannot take this Vineyard: {fault}")
    first = not estate[VINEYARDS]
    head = bytes((region, colour, estate[VINEYARDS] + 1))
    _lay(game, side, place, head + estate[VINEYARDS + 1 :])
    return first


def why_not_plant(board: Board, estate: Estate, region: int, colour: int) -> str:
    """What keeps a Vineyard of a region and colour out of an Estate, or nothing."""
    if estate[VINEYARDS] and (estate[REGION] != region or estate[COLOUR] != colour):
        return "it belongs to another region or colour"
    if estate[VINEYARDS] >= board.count["vineyards_per_estate"]:
        return "it has its Vineyards"
    if built(estate) >= board.count["estate_slots"]:
        return "all its slots are taken"
    if region == MINHO and estate[CELLAR]:
        return "an Estate of Minho can have no Cellar"
    return ""


def why_not_build(board: Board, estate: Estate, kind: int) -> str:
    """What keeps a Winery (0), a Cellar (1), an Enologist (2) or a Farmer (3) out of an Estate, or nothing."""
    if kind == 0:
        full = estate[WINERIES] >= board.count["wineries_per_estate"]
        return "it has its Wineries" if full else _no_slot(board, estate)
    if kind == 1:
        return "it has a Cellar" if estate[CELLAR] else "Minho has no Cellars" if estate[REGION] == MINHO else ""
    houses, workers = (WINERIES, ENOLOGISTS) if kind == 2 else (VINEYARDS, FARMERS)
    return "" if estate[workers] < estate[houses] else f"no free {'Winery' if kind == 2 else 'Vineyard'}"


def build(game: Game, side: int, place: int, kind: int) -> None:
    """Take a Winery, Cellar or worker from the board and put it into an Estate."""
    estate = game.estates[side][place]
    fault = why_not_build(game.board, estate, kind)
    if fault:
        raise CannotDo(f"Estate {place + 1} cannot take it: {fault}")
    take_building(game, kind)
    _lay(game, side, place, put(estate, PLACES[kind], estate[PLACES[kind]] + 1))


def wait_on_tile(game: Game, side: int, place: int) -> bool:
    """Put a Renown cube on a building of an Estate that has no region yet; whether there was one."""
    if not game.cube_supply:
        return False
    estate = game.estates[side][place]
    game.cube_supply -= 1
    _lay(game, side, place, put(estate, WAITING, estate[WAITING] + 1))
    return True


def take_waiting_cube(game: Game, side: int, place: int) -> None:
    """Take a Renown cube off a building of an Estate, into the supply."""
    estate = game.estates[side][place]
    if not estate[WAITING]:
        raise CannotDo(f"no Renown cube waits in Estate {place + 1}")
    game.cube_supply += 1
    _lay(game, side, place, put(estate, WAITING, estate[WAITING] - 1))


def house_workers(game: Game, side: int, kind: int, places: tuple[int, ...]) -> None:
    """Let the Enologists (2) or Farmers (3) of a side live as told: how many in each Estate."""
    at = PLACES[kind]
    land = game.estates[side]
    houses = VINEYARDS if kind == FARMER_KIND else WINERIES
    if sum(places) != sum(estate[at] for estate in land):
        raise CannotDo("workers move, but none comes or goes")
    if any(count > estate[houses] for count, estate in zip(places, land, strict=True)):
        raise CannotDo("each Enologist needs a Winery, each Farmer a Vineyard")
    moved = tuple(put(estate, at, count) for count, estate in zip(places, land, strict=True))
    game.estates = put(game.estates, side, moved)


def age_wines(game: Game, side: int) -> tuple[tuple[int, int], ...]:
    """Move every wine one slot to the right; those pushed out, as (Estate, Quality)."""
    land, lost = [], []
    for place, estate in enumerate(game.estates[side]):
        slots = slots_of(estate)
        last = estate[WINES + slots - 1]
        if last:
            lost.append((place, last))
        aged = b"\0" + estate[WINES : WINES + slots - 1]
        land.append(estate[:WINES] + aged + bytes(STORAGE - slots))
    game.estates = put(game.estates, side, tuple(land))
    return tuple(lost)


def store_wine(game: Game, side: int, place: int, quality: int) -> None:
    """Put a new wine into the leftmost slot of an Estate."""
    estate = game.estates[side][place]
    if estate[WINES] or not estate[VINEYARDS]:
        raise CannotDo(f"Estate {place + 1} cannot store a new wine")
    _lay(game, side, place, put(estate, WINES, quality))


def discard_wine(game: Game, side: int, place: int, slot: int) -> int:
    """Discard a wine; its printed Quality."""
    estate = game.estates[side][place]
    quality = estate[WINES + slot]
    if not quality:
        raise CannotDo(f"there is no wine in slot {slot + 1} of Estate {place + 1}")
    _lay(game, side, place, put(estate, WINES + slot, 0))
    return quality


def _no_slot(board: Board, estate: Estate) -> str:
    return "all its slots are taken" if built(estate) >= board.count["estate_slots"] else ""


def _lay(game: Game, side: int, place: int, estate: Estate) -> None:
    game.estates = put(game.estates, side, put(game.estates[side], place, estate))
