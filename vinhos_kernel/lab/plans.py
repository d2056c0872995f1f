"""What each action, Expert and tile would bring a sensible player now: the steward's plans, in points of about a VP."""

from collections.abc import Callable

from vinhos_kernel.lab import worth
from vinhos_kernel.rules.buildings import COSTS
from vinhos_kernel.state.game import Game
from vinhos_kernel.state.names import CELLARS, ENOLOGISTS, FARMERS
from vinhos_kernel.state.names import WINERIES as WINERY

Plan = tuple[float, str]
"""What an action is worth, and why."""


def _plan_vineyards(game: Game, side: int) -> Plan:
    gains = sorted(_gains_of_vineyards(game, side), reverse=True)
    two = len(gains) > 1 and game.bagos[side] >= 9
    return sum([g for g in gains[: 1 + two] if g > 0]), "more Vineyards make better wine every year"


def _plan_building(kind: int, why: str) -> Callable[[Game, int], Plan]:
    def plan(game: Game, side: int) -> Plan:
        cost = game.board.cost[COSTS[kind]]
        price = cost * worth.bago_worth(game, side)
        count = min(2, game.bagos[side] // cost) if cost else 2
        return sum([max(0.0, gain - price) for gain in worth.buildings_worth(game, side, kind)[:count]]), why

    return plan


def _plan_workers(game: Game, side: int) -> Plan:
    gains = []
    for kind in (ENOLOGISTS, FARMERS):
        cost = game.board.cost[COSTS[kind]] * worth.bago_worth(game, side)
        gains += [gain - cost for gain in worth.buildings_worth(game, side, kind)]
    count = min(2, game.bagos[side] // 2)
    return sum([gain for gain in sorted(gains, reverse=True)[:count] if gain > 0]), "workers lift every wine to come"


def _plan_sales(game: Game, side: int) -> Plan:
    values = sorted([worth.sale_of(game, side, wine) for wine in worth.wines_for_sale(game, side)], reverse=True)
    bagos = sum(values[: min(2, game.barrels[side])])
    return bagos * worth.bago_worth(game, side) * 0.9, f"the wines bring {bagos} Bagos"


def _plan_export(game: Game, side: int) -> Plan:
    gains = sorted([worth.export_of(game, side, wine) for wine in worth.wines_for_sale(game, side)], reverse=True)
    barrel = worth.barrel_worth(game)
    gain = sum([max(0.0, each - barrel) for each in gains[: min(2, game.barrels[side])]])
    return gain, "exported wines score at once and count for the majorities"


def _plan_experts(game: Game, side: int) -> Plan:
    tops = [deck[0][0] for deck in game.expert_decks if deck[0]]
    gains = sorted(map(worth.experts_worth(game), tops), reverse=True)
    gain = sum(gains[: min(2, game.bagos[side])]) - 2 * worth.bago_worth(game, side)
    return gain if worth.productions_left(game) else 0.0, "Experts help at the Fair and in the turns before"


def _plan_centre(game: Game, side: int) -> Plan:
    return 0.2, "nothing else pays at the moment"


PLANS: dict[str, Callable[[Game, int], Plan]] = {
    "vineyards": _plan_vineyards,
    "wineries": _plan_building(WINERY, "a Winery lifts the wine and can house an Enologist"),
    "cellars": _plan_building(CELLARS, "a Cellar lets good wine gain value"),
    "workers": _plan_workers,
    "sales": _plan_sales,
    "export": _plan_export,
    "experts": _plan_experts,
    "press_release": _plan_centre,
}


def worth_of_use(game: Game, side: int, use: str) -> float:
    """What an Expert or a tile on offer would bring now (below 0: keep it)."""
    kind, _, name = use.partition(":")
    if kind == "ability":
        expert = game.board.experts[game.board.expert_at[name]]
        shown = dict(game.tile.features) if game.tile else {}
        if expert.feature in shown and game.year in (3, 5, 6) and not game.has_press_release(side):
            return -1.0
        return {"bagos_2": 9.0, "cube_1": 0.3, "vineyards_minus_1": 9.0}.get(expert.ability, -1.0)
    return TILE_USES.get(name, _never)(game, side)


def _never(game: Game, side: int) -> float:
    return -1.0


def _tile_building(kind: int) -> Callable[[Game, int], float]:
    def gain(game: Game, side: int) -> float:
        return worth.buildings_worth(game, side, kind)[0] - 2 * worth.bago_worth(game, side)

    return gain


def vineyard_gain(game: Game, side: int) -> Callable[[int], float]:
    """By region, what a Vineyard is worth beyond its price."""
    prices: tuple[int, ...] = game.board.prices
    worth_of, bago = worth.vineyards_worth(game, side), worth.bago_worth(game, side)
    return lambda region: worth_of(region) - prices[region] * bago


def _gains_of_vineyards(game: Game, side: int) -> list[float]:
    """The gains of the Vineyards that lie there and can be paid."""
    gain, purse, prices = vineyard_gain(game, side), game.bagos[side], game.board.prices
    return [gain(n) for n, left in enumerate(game.stacks) if left and prices[n] <= purse]


TILE_USES: dict[str, Callable[[Game, int], float]] = {
    "fair_points_2": lambda game, side: 9.0,
    "free_expert": lambda game, side: 9.0,
    "sales": lambda game, side: _plan_sales(game, side)[0] - 2.0,
    "export": lambda game, side: _plan_export(game, side)[0] - 3.0,
    "winery_for_2": _tile_building(WINERY),
    "cellar_for_1": _tile_building(CELLARS),
    "enologist_for_2": _tile_building(ENOLOGISTS),
    "farmer_for_1": _tile_building(FARMERS),
    "vineyard_minus_1": lambda game, side: max(_gains_of_vineyards(game, side), default=-1.0),
}
