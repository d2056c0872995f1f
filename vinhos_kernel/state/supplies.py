"""What is left over: supplies, stacks and decks, counted from what lies elsewhere."""

from vinhos_kernel.state.game import Game, Magnates, barrels_on_the_board
from vinhos_kernel.state.names import FEATURES
from vinhos_kernel.table.put import put


def count_what_is_left(game: Game, touched: set[str]) -> None:
    """Supplies, stacks and decks that were not given hold what lies nowhere else."""
    count = game.board.count
    if "cube_supply" not in touched:
        game.cube_supply = count["renown_cubes"] - sum(game.cubes) - game.yours.waiting_cubes
    if "unseen" not in touched and game.calendar.vintage >= 0:
        game.calendar = game.calendar._replace(unseen=game.calendar.unseen & ~(1 << game.calendar.vintage))
    _count_barrels(game, touched)
    _count_tiles(game, touched)


def _count_barrels(game: Game, touched: set[str]) -> None:
    total = game.board.count["barrels"]
    yours, his = barrels_on_the_board(game)
    if "you.barrels" not in touched:
        if yours > total and "you.magnate_barrels" not in touched:
            held = max(0, game.yours.magnate_barrels - (yours - total))
            yours -= game.yours.magnate_barrels - held
            game.yours = game.yours._replace(magnate_barrels=held)
        game.barrels = put(game.barrels, 1, max(0, total - yours))
    if "lacerda.barrels" not in touched:
        game.barrels = put(game.barrels, 2, max(0, total - his))


def _count_tiles(game: Game, touched: set[str]) -> None:
    display, actions, multipliers = game.magnates
    first = len(actions) + 1
    if "action_stack" not in touched:
        copies = enumerate(game.board.action_copies)
        actions = bytes(max(0, n - display.count(i + 1) - game.yours.actions[i]) for i, n in copies)
    if "multiplier_stack" not in touched:
        held = (game.yours.multipliers, game.his_multipliers)
        copies = enumerate(game.board.multiplier_copies)
        multipliers = bytes(max(0, n - display.count(first + i) - held[0][i] - held[1][i]) for i, n in copies)
    game.magnates = game.magnates._replace(actions=actions, multipliers=multipliers)
    for feature, name in enumerate(FEATURES):
        if f"expert_decks.{name}" not in touched:
            known_tiles, hidden, bottom = game.expert_decks[feature]
            game.expert_decks = put(game.expert_decks, feature, (known_tiles, hidden & ~game.his_experts, bottom))


def take_from_stacks(game: Game) -> None:
    """Tiles and Experts that lie somewhere else now are no longer in their stack."""
    display, actions, multipliers = game.magnates
    first, yours = len(actions) + 1, game.yours
    free = [n - display.count(i + 1) - yours.actions[i] for i, n in enumerate(game.board.action_copies)]
    actions = bytes(max(0, min(pair)) for pair in zip(actions, free, strict=True))
    held = [yours.multipliers[i] + game.his_multipliers[i] for i in range(len(multipliers))]
    free = [n - display.count(first + i) - held[i] for i, n in enumerate(game.board.multiplier_copies)]
    multipliers = bytes(max(0, min(pair)) for pair in zip(multipliers, free, strict=True))
    game.magnates = Magnates(display, actions, multipliers)
    his = game.his_experts
    game.expert_decks = tuple(
        (
            tuple(t for t in top if not his >> t & 1),
            hidden & ~his,
            tuple(t for t in bottom if not his >> t & 1),
        )
        for top, hidden, bottom in game.expert_decks
    )
