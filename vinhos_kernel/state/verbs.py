"""Verbs: small pairs of hands that change a private copy of the table and refuse the impossible with a sentence."""

from vinhos_kernel.state.game import Game
from vinhos_kernel.state.names import ALL_SPACES, BOOTHS, BUILDINGS, CENTRE, NOBODY
from vinhos_kernel.table.errors import CannotDo
from vinhos_kernel.table.put import put


def take_cubes(game: Game, region: int, count: int) -> None:
    """Return Renown cubes of a region to the supply."""
    if count > game.cubes[region]:
        raise CannotDo(f"{game.board.region_names[region]} holds {game.cubes[region]} cubes, not {count}")
    if count:
        game.cubes = put(game.cubes, region, game.cubes[region] - count)
        game.cube_supply += count


def add_cube(game: Game, region: int) -> bool:
    """Put a Renown cube into a region's inset if there is room and a cube; whether it was possible."""
    if not game.cube_supply or game.cubes[region] >= game.board.renown_spaces[region]:
        return False
    game.cubes = put(game.cubes, region, game.cubes[region] + 1)
    game.cube_supply -= 1
    return True


def take_building(game: Game, kind: int) -> None:
    """Take a Winery, a Cellar or a worker from the board."""
    if not game.buildings[kind]:
        raise CannotDo(f"no {BUILDINGS[kind]} are left on the board")
    game.buildings = put(game.buildings, kind, game.buildings[kind] - 1)


def discard_buildings(game: Game, kind: int, most: int) -> int:
    """Discard Wineries, Cellars, Enologists or Farmers from the board, as many as there are; how many."""
    count = min(most, game.buildings[kind])
    game.buildings = put(game.buildings, kind, game.buildings[kind] - count)
    return count


def gain_bagos(game: Game, side: int, amount: int) -> None:
    """Bagos from the bank into a purse, or with a negative amount back to it."""
    held = game.bagos[side] + amount
    if held < 0:
        raise CannotDo(f"{game.sides[side]} cannot pay {-amount} Bagos out of {game.bagos[side]}")
    game.bagos = put(game.bagos, side, held)


def score(game: Game, side: int, points: int) -> None:
    """Victory Points on the score track."""
    game.vp = put(game.vp, side, game.vp[side] + points)


def gain_fair_points(game: Game, side: int, points: int) -> None:
    """Fair Points on the Fair track; they are never reset."""
    game.fair_points = put(game.fair_points, side, game.fair_points[side] + points)


def place_barrel_on_sales(game: Game, side: int, slot: int) -> None:
    """Put a barrel of a supply on a free Sales slot."""
    if game.sales[slot]:
        raise CannotDo(f"{game.board.sales_slots[slot].name} is taken by {game.sides[game.sales[slot]]}")
    spend_barrel(game, side)
    game.sales = put(game.sales, slot, side)


def return_barrel_from_sales(game: Game, slot: int) -> None:
    """Give the barrel on a Sales slot back to its owner's supply."""
    side = game.sales[slot]
    if not side:
        raise CannotDo(f"there is no barrel on {game.board.sales_slots[slot].name}")
    game.sales = put(game.sales, slot, NOBODY)
    game.barrels = put(game.barrels, side, game.barrels[side] + 1)


def return_barrel_from_export(game: Game, slot: int) -> None:
    """Give the barrel on an Export slot back to its owner's supply."""
    side = game.export[slot]
    if not side:
        raise CannotDo(f"there is no barrel on {game.board.export_slots[slot].name}")
    game.export = put(game.export, slot, NOBODY)
    game.barrels = put(game.barrels, side, game.barrels[side] + 1)


def place_barrel_on_export(game: Game, side: int, slot: int) -> None:
    """Put a barrel of a supply on a free Export slot of the 2-player frame."""
    place = game.board.export_slots[slot]
    if game.export[slot] or not place.framed:
        raise CannotDo(
            f"{place.name} is " + (f"taken by {game.sides[game.export[slot]]}" if place.framed else "outside the frame")
        )
    spend_barrel(game, side)
    game.export = put(game.export, slot, side)


def move_marker(game: Game, side: int, space: int) -> None:
    """Move an Action Marker to a space of the Quadrel."""
    if not ALL_SPACES >> space & 1:
        raise CannotDo(f"the Quadrel has no space {space}")
    game.markers = put(game.markers, side, space)


def leave_bribe(game: Game, space: int) -> bool:
    """Put a Bago of the bank on a space other than the centre if none lies there; whether one was put."""
    if space == CENTRE or game.bribes >> space & 1:
        return False
    game.bribes |= 1 << space
    return True


def take_bribe(game: Game, space: int) -> bool:
    """Return the Bago that lies on a space to the bank; whether one lay there."""
    lay = bool(game.bribes >> space & 1)
    game.bribes &= ~(1 << space)
    return lay


def take_lower_slot(game: Game, side: int, slot: int) -> None:
    """Move a turn-order marker to an empty slot of the lower row."""
    if game.next_order[slot] or side in game.next_order:
        raise CannotDo(f"slot {slot + 1} of the lower row is not open to {game.sides[side]}")
    game.next_order = put(game.next_order, slot, side)


def stand_at_booth(game: Game, side: int, booth: int) -> None:
    """Put a disc on a free booth of the Fair."""
    if game.booths[booth] or side in game.booths:
        raise CannotDo(f"{game.sides[side]} cannot take the booth {BOOTHS[booth]}")
    game.booths = put(game.booths, booth, side)


def spend_barrel(game: Game, side: int) -> None:
    """Take a barrel out of a supply."""
    if not game.barrels[side]:
        raise CannotDo(f"{game.sides[side]} has no barrel left")
    game.barrels = put(game.barrels, side, game.barrels[side] - 1)
