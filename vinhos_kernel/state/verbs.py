"""Verbs: small pairs of hands that change a private copy of the table and refuse the impossible with a sentence."""

from vinhos_kernel.state.game import ExpertDeck, Game, Magnates
from vinhos_kernel.state.names import (
    ALL_SPACES,
    BOOTHS,
    CENTRE,
    FEATURES,
    LACERDA,
    NOBODY,
    SIDES,
)  # fmt: skip
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


def discard_vineyard(game: Game, region: int) -> None:
    """Discard the top Vineyard of a region's stack."""
    if not game.stacks[region]:
        raise CannotDo(f"{game.board.region_names[region]} has no Vineyard left")
    game.stacks = put(game.stacks, region, game.stacks[region] - 1)


def discard_buildings(game: Game, kind: int, most: int) -> int:
    """Discard Wineries, Cellars, Enologists or Farmers from the board, as many as there are; how many."""
    count = min(most, game.buildings[kind])
    game.buildings = put(game.buildings, kind, game.buildings[kind] - count)
    return count


def gain_bagos(game: Game, side: int, amount: int) -> None:
    """Bagos from the bank into a purse, or with a negative amount back to it."""
    held = game.bagos[side] + amount
    if held < 0:
        raise CannotDo(f"{SIDES[side]} cannot pay {-amount} Bagos out of {game.bagos[side]}")
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
        raise CannotDo(f"{game.board.sales_slots[slot].name} is taken by {SIDES[game.sales[slot]]}")
    _spend_barrel(game, side)
    game.sales = put(game.sales, slot, side)


def return_barrel_from_sales(game: Game, slot: int) -> None:
    """Give the barrel on a Sales slot back to its owner's supply."""
    side = game.sales[slot]
    if not side:
        raise CannotDo(f"there is no barrel on {game.board.sales_slots[slot].name}")
    game.sales = put(game.sales, slot, NOBODY)
    game.barrels = put(game.barrels, side, game.barrels[side] + 1)


def place_barrel_on_export(game: Game, side: int, slot: int) -> None:
    """Put a barrel of a supply on a free Export slot of the 2-player frame."""
    place = game.board.export_slots[slot]
    if game.export[slot] or not place.framed:
        raise CannotDo(
            f"{place.name} is " + (f"taken by {SIDES[game.export[slot]]}" if place.framed else "outside the frame")
        )
    _spend_barrel(game, side)
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


def take_lower_slot(game: Game, side: int, slot: int) -> None:
    """Move a turn-order marker to an empty slot of the lower row."""
    if game.next_order[slot] or side in game.next_order:
        raise CannotDo(f"slot {slot + 1} of the lower row is not open to {SIDES[side]}")
    game.next_order = put(game.next_order, slot, side)


def stand_at_booth(game: Game, side: int, booth: int) -> None:
    """Put a disc on a free booth of the Fair."""
    if game.booths[booth] or side in game.booths:
        raise CannotDo(f"{SIDES[side]} cannot take the booth {BOOTHS[booth]}")
    game.booths = put(game.booths, booth, side)


def take_top_expert(game: Game, tile: int) -> None:
    """Move an Expert tile, which lies on top of its deck, into Lacerda's area."""
    feature = game.board.experts[tile].feature
    known, hidden, bottom = game.expert_decks[feature]
    if known and known[0] == tile:
        deck: ExpertDeck = (known[1:], hidden, bottom)
    elif not known and hidden >> tile & 1:
        deck = ((), hidden & ~(1 << tile), bottom)
    elif not known and not hidden and bottom and bottom[0] == tile:
        deck = ((), 0, bottom[1:])
    else:
        raise CannotDo(f"{game.board.experts[tile].name} cannot lie on top of the {FEATURES[feature]} deck")
    game.expert_decks = put(game.expert_decks, feature, deck)
    game.his_experts |= 1 << tile


def discard_his_expert(game: Game, tile: int) -> None:
    """Put an Expert of Lacerda's area face up under its deck."""
    if not game.his_experts >> tile & 1:
        raise CannotDo(f"Lacerda does not have {game.board.experts[tile].name}")
    game.his_experts &= ~(1 << tile)
    feature = game.board.experts[tile].feature
    known, hidden, bottom = game.expert_decks[feature]
    game.expert_decks = put(game.expert_decks, feature, (known, hidden, (*bottom, tile)))


def lay_out_tile(game: Game, place: int, tile: int) -> None:
    """Put a Magnate tile of its stack on an empty space (0-5) of the display."""
    display, actions, multipliers = game.magnates
    kind = tile - 1 - (len(actions) if game.board.is_multiplier(tile) else 0)
    stack = multipliers if game.board.is_multiplier(tile) else actions
    if display[place] or not stack[kind]:
        raise CannotDo(f"{game.board.tile_names[tile]} cannot be laid on space {place + 1} of the display")
    stack = put(stack, kind, stack[kind] - 1)
    rest = (actions, stack) if game.board.is_multiplier(tile) else (stack, multipliers)
    game.magnates = Magnates(put(display, place, tile), *rest)


def take_display_tile(game: Game, place: int) -> int:
    """Take the tile on a space (0-5) of the Magnate display; its code."""
    tile = game.magnates.display[place]
    if not tile:
        raise CannotDo(f"space {place + 1} of the display is empty")
    game.magnates = game.magnates._replace(display=put(game.magnates.display, place, 0))
    return tile


def keep_multiplier(game: Game, side: int, tile: int) -> None:
    """Keep a Multiplier with a barrel of the supply on it."""
    kind = tile - 1 - len(game.board.action_copies)
    _spend_barrel(game, side)
    if side == LACERDA:
        game.his_multipliers = put(game.his_multipliers, kind, game.his_multipliers[kind] + 1)
    else:
        held = game.yours.multipliers
        game.yours = game.yours._replace(multipliers=put(held, kind, held[kind] + 1))


def keep_action_tile(game: Game, tile: int) -> None:
    """Keep a Magnate Action tile on your side."""
    held = game.yours.actions
    game.yours = game.yours._replace(actions=put(held, tile - 1, held[tile - 1] + 1))


def _spend_barrel(game: Game, side: int) -> None:
    if not game.barrels[side]:
        raise CannotDo(f"{SIDES[side]} has no barrel left")
    game.barrels = put(game.barrels, side, game.barrels[side] - 1)
