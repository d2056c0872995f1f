"""What things are worth to a sensible player, in points of about one VP: the yardstick of the steward."""

from vinhos_kernel.rules.export import export_slots_for
from vinhos_kernel.rules.sales import slots_for
from vinhos_kernel.rules.scoring import multiplier_vp
from vinhos_kernel.rules.wine import quality_of, value_of
from vinhos_kernel.state.estate import REGION, VINEYARDS, Estate, wines_of
from vinhos_kernel.state.game import Game
from vinhos_kernel.state.growing import why_not_build
from vinhos_kernel.state.names import CELLARS, ENOLOGISTS, FAIR_YEARS, FARMERS
from vinhos_kernel.state.names import WINERIES as WINERY

ENOUGH_ESTATES = 3
QUALITY_POINT = 0.8
BAGO = 0.7
BAGO_WHEN_POOR = 1.2
POOR = 9
PLENTY = 24
BARREL_A_YEAR = 1.2
FAIR_POINT = 1.0
MAJORITY_SHARE = 0.25

Wine = tuple[int, int]


def productions_left(game: Game) -> int:
    """How many times wine is still made."""
    made = game.calendar.phase in ("production", "fair", "last_action", "over")
    return 6 - game.year + (0 if made else 1)


def bago_worth(game: Game, side: int) -> float:
    """What one more Bago is worth: much to the poor, nothing beyond the end of the money table."""
    held = game.bagos[side]
    if held >= PLENTY and not productions_left(game):
        return 0.1
    return BAGO_WHEN_POOR if held < POOR and productions_left(game) > 1 else BAGO


def barrel_worth(game: Game) -> float:
    """What a barrel is worth that does not come back: a sale in each year to come."""
    return BARREL_A_YEAR * productions_left(game)


def producing(game: Game, side: int) -> int:
    """How many Estates make wine."""
    return sum(bool(estate[VINEYARDS]) for estate in game.estates[side])


def vineyard_worth(game: Game, side: int, region: int) -> float:
    """A Vineyard of a region: quality for an Estate that has one, or one more Estate while there are few."""
    years = productions_left(game)
    own = [estate for estate in game.estates[side] if estate[REGION] == region and estate[VINEYARDS] == 1]
    more = 2.4 if producing(game, side) < ENOUGH_ESTATES else 0.4
    return years * (2 * QUALITY_POINT if own else more) + (BONUS_WORTH[game.board.bonuses[region]] if not own else 0)


def building_worth(game: Game, estate: Estate, kind: int) -> float:
    """A Winery, Cellar, Enologist or Farmer for an Estate; without a Vineyard nothing comes of it."""
    if not estate[VINEYARDS] or why_not_build(game.board, estate, kind):
        return 0.0
    return productions_left(game) * GAINS[kind]


def best_building(game: Game, side: int, kind: int) -> tuple[float, int]:
    """The best Estate for a building or a worker, and what it is worth there."""
    return max((building_worth(game, estate, kind), -place) for place, estate in enumerate(game.estates[side]))


def sale_of(game: Game, side: int, wine: Wine) -> int:
    """The Bagos of the best slot that a wine reaches (0: none)."""
    return max((game.board.sales_slots[slot].value for slot in slots_for(game, side, *wine)), default=0)


def export_of(game: Game, side: int, wine: Wine) -> float:
    """The VP of the best Export slot that a wine reaches, with a share of the majority (0: none)."""
    return max((export_slot_worth(game, side, slot) for slot in export_slots_for(game, side, *wine)), default=0.0)


def export_slot_worth(game: Game, side: int, slot: int) -> float:
    """VP of a slot, and a share of its country's majority while it is in reach."""
    printed = game.board.export_slots[slot]
    ahead = game.export_barrels(3 - side, printed.column) - game.export_barrels(side, printed.column)
    reach = MAJORITY_SHARE * game.board.export_columns[printed.column].majority if -1 <= ahead <= 1 else 0.0
    return printed.vp + reach


def keeps_for_the_fair(game: Game, side: int) -> Wine | None:
    """The wine that is kept for the Fair of this year, if there is one to come."""
    if game.year not in FAIR_YEARS or game.has_press_release(side) or game.calendar.phase == "last_action":
        return None
    wines = wines_of(game.estates[side])
    return max(wines, key=lambda wine: entry_worth(game, side, wine)) if len(wines) > 1 else None


def entry_worth(game: Game, side: int, wine: Wine) -> float:
    """Fair Points of a wine, and the barrels that it calls back."""
    estate = game.estates[side][wine[0]]
    tile, value = game.tile, value_of(game, estate, wine[1])
    held = game.hands[side].magnate_barrels
    barrels = 0
    if tile:
        barrels = (estate[REGION] in tile.carolina and held[0] > 0) + (value >= tile.bruno and held[1] > 0)
    return value + game.board.press_bonus[estate[REGION]] + 2 * barrels


def wines_for_sale(game: Game, side: int) -> list[Wine]:
    """The wines that need not be kept for the Fair."""
    kept = keeps_for_the_fair(game, side)
    return [wine for wine in wines_of(game.estates[side]) if wine != kept]


def expert_worth(game: Game, tile: int) -> float:
    """An Expert's Fair Points if this year's Vintage tile shows its feature, and a little for its ability."""
    expert = game.board.experts[tile]
    shown = dict(game.tile.features) if game.tile else {}
    soon = game.year in FAIR_YEARS and game.calendar.phase in ("actions", "fair")
    fair = (expert.fair_bonus + shown[expert.feature]) * FAIR_POINT if soon and expert.feature in shown else 0.4
    return fair + ABILITY_WORTH[expert.ability]


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
