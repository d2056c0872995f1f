"""Wine: the Quality of what an Estate makes, and the Value of what it stores."""

from vinhos_kernel.rules.citing import formula
from vinhos_kernel.state.estate import CELLAR, ENOLOGISTS, FARMERS, REGION, VINEYARDS, WINERIES, WINES, Estate
from vinhos_kernel.state.game import Game
from vinhos_kernel.table.turn import Turn


@formula("wine.quality")
def quality_of(game: Game, estate: Estate, weather: int, ports: int = 0) -> int:
    """Vineyards 2 each, Wineries 1, Farmers 1, Enologists 2, Port tiles 3, and the weather; 0 or less is no wine."""
    adds = game.board.quality
    return int(
        estate[VINEYARDS] * adds["vineyard"]
        + estate[WINERIES] * adds["winery"]
        + estate[FARMERS] * adds["farmer"]
        + estate[ENOLOGISTS] * adds["enologist"]
        + ports * adds["port"]
        + weather
    )


@formula("wine.value")
def value_of(game: Game, estate: Estate, slot: int) -> int:
    """The printed Quality, what its slot of the Cellar adds, and 1 for a wine of Algarve."""
    storage = game.board.storage[game.readings["cellar_bonus"]][estate[CELLAR]]
    return int(estate[WINES + slot] + storage[slot] + game.board.value_bonus[estate[REGION]])


def reach_of(game: Game, estate: Estate, slot: int) -> int:
    """The Value of a wine with all the cubes that it may use."""
    region = estate[REGION]
    return value_of(game, estate, slot) + spendable(game, region) * game.board.cube_worth[region]


def told_value(turn: Turn[Game], game: Game, estate: Estate, slot: int) -> int:
    """The same, where the sentence that follows hangs on what a Cellar adds."""
    printed = game.board.storage
    if estate[CELLAR] and len({by_side[1][slot] for by_side in printed.values()}) > 1:
        turn.reads(game, "cellar_bonus")
    return value_of(game, estate, slot)


@formula("wine.cubes")
def cubes_for(game: Game, region: int, value: int, least: int) -> int | None:
    """How many Renown cubes of its region a wine needs to reach a slot: 0 to 2, and only as needed; None: too few."""
    if value >= least:
        return 0
    worth = game.board.cube_worth[region]
    needed = -(-(least - value) // worth)
    return needed if needed <= spendable(game, region) else None


def spendable(game: Game, region: int) -> int:
    """How many cubes of a region one wine may use: at most 2, and only those that lie there."""
    return min(int(game.board.count["cubes_most"]), game.cubes[region])
