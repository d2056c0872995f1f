"""What things are worth to a sensible player, in points of about one VP: the yardstick of the steward."""

from collections.abc import Callable
from functools import lru_cache

from vinhos_kernel.data.board import Board
from vinhos_kernel.rules.buildings import takes_of
from vinhos_kernel.rules.export import free_export_slots
from vinhos_kernel.rules.sales import free_slots
from vinhos_kernel.rules.scoring import multiplier_vp
from vinhos_kernel.rules.wine import quality_of, reach_of, value_of
from vinhos_kernel.state.estate import COLOUR, REGION, VINEYARDS, WAITING, Estate, Land, wines_of
from vinhos_kernel.state.game import Game
from vinhos_kernel.state.names import CELLARS, ENOLOGISTS, FAIR_YEARS, FARMERS
from vinhos_kernel.state.names import WINERIES as WINERY

ENOUGH_ESTATES = 3
QUALITY_POINT = 0.8
BAGO = 0.7
BAGO_WHEN_POOR = 1.2
POOR = 9
PLENTY = 24
BARREL_A_YEAR = 1.2
MADE = ("production", "fair", "last_action", "over")
"""The phases in which the wine of the year is made."""
FAIR_POINT = 1.0
MAJORITY_SHARE = 0.25

Wine = tuple[int, int]


def productions_left(game: Game) -> int:
    """How many times wine is still made."""
    year, phase, *_ = game.calendar
    return 6 - year + (phase not in MADE)


def bago_worth(game: Game, side: int) -> float:
    """What one more Bago is worth: much to the poor, nothing beyond the end of the money table."""
    held = game.bagos[side]
    if held >= PLENTY and not productions_left(game):
        return 0.1
    return BAGO_WHEN_POOR if held < POOR and productions_left(game) > 1 else BAGO


def barrel_worth(game: Game) -> float:
    """What a barrel is worth that does not come back: a sale in each year to come."""
    return BARREL_A_YEAR * productions_left(game)


@lru_cache(maxsize=4096)
def planted(land: Land) -> tuple[int, frozenset[int]]:
    """How many Estates make wine, and the regions of those with one Vineyard."""
    ones = frozenset(estate[REGION] for estate in land if estate[VINEYARDS] == 1)
    return sum(bool(estate[VINEYARDS]) for estate in land), ones


def vineyards_worth(game: Game, side: int) -> Callable[[int], float]:
    """By region, a Vineyard: quality for an Estate that has one, or one more Estate while there are few."""
    years, bonuses = productions_left(game), game.board.bonuses
    producing, own = planted(game.estates[side])
    better, more = years * (2 * QUALITY_POINT), years * (2.4 if producing < ENOUGH_ESTATES else 0.4)
    return lambda region: better if region in own else more + BONUS_WORTH[bonuses[region]]


def building_worth(game: Game, estate: Estate, kind: int) -> float:
    """A Winery, Cellar, Enologist or Farmer for an Estate; without a Vineyard nothing comes of it."""
    if estate[VINEYARDS] and takes_of(game.board, estate[:WAITING])[kind]:
        return productions_left(game) * GAINS[kind]
    return 0.0


def buildings_worth(game: Game, side: int, kind: int) -> list[float]:
    """The same for all Estates of a side, the best ones first."""
    land = game.estates[side]
    gaining = _gaining(game.board, land)[kind]
    return [productions_left(game) * GAINS[kind]] * gaining + [0.0] * (len(land) - gaining)


@lru_cache(maxsize=4096)
def _gaining(board: Board, land: Land) -> tuple[int, ...]:
    """By kind of piece, how many Estates gain by one."""
    takes = [takes_of(board, estate[:WAITING]) for estate in land if estate[VINEYARDS]]
    return tuple(sum(each[kind] for each in takes) for kind in GAINS)


def sale_of(game: Game, side: int, wine: Wine) -> int:
    """The Bagos of the best slot that a wine reaches (0: none)."""
    estate = game.estates[side][wine[0]]
    best = _best_sales(game.board, game.sales)[estate[COLOUR] - 1]
    return best[min(reach_of(game, estate, wine[1]), len(best) - 1)]


@lru_cache(maxsize=4096)
def _best_sales(board: Board, taken: bytes) -> tuple[tuple[int, ...], ...]:
    """By colour and reach of a wine, the Bagos of the best slot."""
    reaches = range(board.sales_values[0] + 1)
    return tuple(
        tuple(max((value for _, value in free if value <= reach), default=0) for reach in reaches)
        for free in free_slots(board, taken)
    )


def export_of(game: Game, side: int, wine: Wine) -> float:
    """The VP of the best Export slot that a wine reaches, with a share of the majority (0: none)."""
    best = _best_exports(game.board, game.export, side)
    return best[min(reach_of(game, game.estates[side][wine[0]], wine[1]), len(best) - 1)]


@lru_cache(maxsize=4096)
def _best_exports(board: Board, taken: bytes, side: int) -> tuple[float, ...]:
    """By reach of a wine, the worth of the best slot."""
    worths, slots = export_slots_worth(board, taken, side), free_export_slots(board, taken)
    reaches = range(max(least for _, least in board.export_framed) + 1)
    return tuple(max((worths[slot] for slot, least in slots if least <= reach), default=0.0) for reach in reaches)


@lru_cache(maxsize=4096)
def export_slots_worth(board: Board, taken: bytes, side: int) -> tuple[float, ...]:
    """By slot, its VP, and a share of its country's majority while it is in reach."""
    shares = []
    for column, slots in zip(board.export_columns, board.export_by_column, strict=True):
        holders = [taken[slot] for slot in slots]
        ahead = holders.count(3 - side) - holders.count(side)
        shares.append(MAJORITY_SHARE * column.majority if -1 <= ahead <= 1 else 0.0)
    return tuple(slot.vp + shares[slot.column] for slot in board.export_slots)


def keeps_for_the_fair(game: Game, side: int) -> Wine | None:
    """The wine that is kept for the Fair of this year, if there is one to come."""
    if game.year not in FAIR_YEARS or game.has_press_release(side) or game.calendar.phase == "last_action":
        return None
    wines = wines_of(game.estates[side])
    return max(wines, key=lambda wine: entry_worth(game, side, wine)) if len(wines) > 1 else None


def entry_worth(game: Game, side: int, wine: Wine) -> float:
    """Fair Points of a wine, and the barrels that it calls back."""
    estate = game.estates[side][wine[0]]
    region, tile, value = estate[REGION], game.tile, value_of(game, estate, wine[1])
    held = game.hands[side].magnate_barrels
    barrels = 0
    if tile:
        barrels = (held[0] > 0 and region in tile.carolina) + (held[1] > 0 and value >= tile.bruno)
    return value + game.board.press_bonus[region] + 2 * barrels


def wines_for_sale(game: Game, side: int) -> list[Wine]:
    """The wines that need not be kept for the Fair."""
    kept = keeps_for_the_fair(game, side)
    return [wine for wine in wines_of(game.estates[side]) if wine != kept]


def experts_worth(game: Game) -> Callable[[int], float]:
    """By tile, an Expert's Fair Points if this year's Vintage tile shows its feature, and a little for its ability."""
    soon = game.year in FAIR_YEARS and game.calendar.phase in ("actions", "fair")
    shown = dict(game.tile.features) if soon and game.tile else {}
    experts = game.board.experts

    def of(tile: int) -> float:
        _, feature, ability, fair_bonus = experts[tile]
        fair = (fair_bonus + shown[feature]) * FAIR_POINT if feature in shown else 0.4
        return fair + ABILITY_WORTH[ability]

    return of


def multiplier_worth(game: Game, side: int, code: int) -> float:
    """What a Multiplier would bring if the game ended now, less the barrel on it."""
    return multiplier_vp(game, side, code - 1 - len(game.board.action_copies)) - barrel_worth(game)


def wine_made(game: Game, estate: Estate) -> int:
    """The Quality that an Estate makes in a middling year."""
    return quality_of(game, estate, 0)


GAINS = {WINERY: 1.3, CELLARS: 0.7, ENOLOGISTS: 2 * QUALITY_POINT, FARMERS: QUALITY_POINT}
BONUS_WORTH = {
    "fair_points_plus_2": 2.0, "no_cellar": -0.5, "port_tiles_2": 3.0, "free_cellar": 2.0, "free_farmer": 3.0,
    "free_winery": 3.5, "free_experts_2": 3.0, "cube_value_2": 2.0, "wine_value_plus_1": 3.0,
}  # fmt: skip
ABILITY_WORTH = {
    "bagos_2": 1.2, "recall_barrel": 0.8, "free_move": 0.4, "rearrange_stack": 0.1, "cube_1": 0.5,
    "vineyards_minus_1": 0.8,
}  # fmt: skip
