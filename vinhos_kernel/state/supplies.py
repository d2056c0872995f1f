"""What is left over: supplies, stacks and decks, counted from what lies elsewhere."""

from vinhos_kernel.state.estate import COLOUR, REGION, VINEYARDS
from vinhos_kernel.state.game import Game, Magnates, barrels_on_the_board, waiting_cubes
from vinhos_kernel.state.growing import PLACES
from vinhos_kernel.state.names import BUILDINGS
from vinhos_kernel.state.shape import region_number
from vinhos_kernel.table.put import put


def count_what_is_left(game: Game, touched: set[str]) -> None:
    """Supplies, stacks and decks that were not given hold what lies nowhere else."""
    count = game.board.count
    if "cube_supply" not in touched:
        game.cube_supply = count["renown_cubes"] - sum(game.cubes) - waiting_cubes(game)
    if "port_supply" not in touched:
        game.port_supply = max(0, count["port_tiles"] - sum(hand.ports for hand in game.hands))
    if "unseen" not in touched and game.calendar.vintage >= 0:
        game.calendar = game.calendar._replace(unseen=game.calendar.unseen & ~(1 << game.calendar.vintage))
    _count_barrels(game, touched)
    _count_board(game, touched)
    _count_tiles(game, touched)


def _count_barrels(game: Game, touched: set[str]) -> None:
    total = game.board.count["barrels"]
    for side, out in enumerate(barrels_on_the_board(game), 1):
        who = game.sides[side]
        if f"{who}.barrels" in touched:
            continue
        if out > total and f"{who}.magnate_barrels" not in touched:
            out -= _called_back(game, side, out - total)
        game.barrels = put(game.barrels, side, max(0, total - out))


def _count_board(game: Game, touched: set[str]) -> None:
    """Buildings, workers and Vineyards that lie in Estates are not on the board as well."""
    land = [estate for side in game.estates for estate in side]
    for kind, name in enumerate(BUILDINGS):
        if name not in touched:
            left = game.board.count[name] - sum(estate[PLACES[kind]] for estate in land)
            game.buildings = put(game.buildings, kind, max(0, min(game.buildings[kind], left)))
    named = {region_number("stacks", path.removeprefix("stacks.")) for path in touched if path.startswith("stacks.")}
    for n in set(range(1, 10)) - named:
        planted = sum(estate[VINEYARDS] for estate in land if estate[REGION] == n and estate[COLOUR])
        game.stacks = put(game.stacks, n, max(0, min(game.stacks[n], game.board.vineyards[n] - planted)))


def _called_back(game: Game, side: int, most: int) -> int:
    """Barrels that cannot lie with the Magnates since they lie elsewhere; how many these were."""
    hand = game.hands[side]
    held = list(hand.magnate_barrels)
    back = min(most, sum(held))
    for _ in range(back):
        held[held.index(max(held))] -= 1
    game.hands = put(game.hands, side, hand._replace(magnate_barrels=bytes(held)))
    return back


def _count_tiles(game: Game, touched: set[str]) -> None:
    free = _free_tiles(game)
    display, actions, multipliers = game.magnates
    if "action_stack" not in touched:
        actions = free[0]
    if "multiplier_stack" not in touched:
        multipliers = free[1]
    game.magnates = Magnates(display, actions, multipliers)


def _free_tiles(game: Game) -> tuple[bytes, bytes]:
    """How many Action tiles and Multipliers of each kind lie neither on the display nor with a player."""
    display, board, hands = game.magnates.display, game.board, game.hands
    first = len(board.action_copies) + 1
    actions = bytes(
        max(0, n - display.count(kind + 1) - sum(hand.actions[kind] + hand.used[kind] for hand in hands))
        for kind, n in enumerate(board.action_copies)
    )
    multipliers = bytes(
        max(0, n - display.count(first + kind) - sum(hand.multipliers[kind] + hand.bare[kind] for hand in hands))
        for kind, n in enumerate(board.multiplier_copies)
    )
    return actions, multipliers


def take_from_stacks(game: Game) -> None:
    """Tiles and Experts that lie somewhere else now are no longer in their stack."""
    display, *stacks = game.magnates
    rows = [bytes(map(min, stack, free)) for stack, free in zip(stacks, _free_tiles(game), strict=True)]
    game.magnates = Magnates(display, rows[0], rows[1])
    held = 0
    for hand in game.hands:
        held |= hand.experts | hand.face_down
    game.expert_decks = tuple(
        (tuple(t for t in top if not held >> t & 1), hidden & ~held, tuple(t for t in bottom if not held >> t & 1))
        for top, hidden, bottom in game.expert_decks
    )
