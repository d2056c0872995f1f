"""The steward: a rule-of-thumb player who plans a few good Estates, sells and exports when it pays, enters Fairs."""

from collections.abc import Callable
from typing import NamedTuple

from vinhos_kernel.lab import worth
from vinhos_kernel.lab.plans import PLANS, vineyard_gain, worth_of_use
from vinhos_kernel.rules.buildings import COSTS, PROMPTS
from vinhos_kernel.rules.quadrel import price_of
from vinhos_kernel.rules.wine import value_of
from vinhos_kernel.state.estate import REGION, VINEYARDS, WINERIES, wine_at, wine_name
from vinhos_kernel.state.game import Game
from vinhos_kernel.state.names import (
    FEATURES,
    MAGNATES,
    REGIONS,
    SPACES,
)
from vinhos_kernel.table.question import Option, Question

STOP = "stop"


class Advice(NamedTuple):
    """An option and why it is a good one, in half a sentence."""

    option: Option
    because: str


def steward(question: Question, game: Game) -> Option:
    """A policy: the option that the rules of thumb name."""
    return advise(question, game).option


def advice(question: Question, game: Game) -> str:
    """The steward's option as advice: what, and why."""
    given = advise(question, game)
    return f"{given.option}: {given.because}"


def advise(question: Question, game: Game) -> Advice:
    """The steward's option with its reason."""
    side = max(1, game.sides.index(question.who)) if question.who in game.sides else 1
    return THUMBS.get(question.kind, _first)(question, game, side)


def _first(question: Question, game: Game, side: int) -> Advice:
    return Advice(question.options[0], "there is little between them")


def _best(question: Question, of: Callable[[Option], float], because: str, stop_below: float = 0.0) -> Advice:
    """The option with the most worth; `stop` counts as the worth below which nothing more is taken."""

    def rated(option: Option) -> float:
        return stop_below if option in (STOP, "none") else of(option)

    option = max(question.options, key=rated)
    return Advice(option, "nothing more is worth it" if option in (STOP, "none") else because)


# ------------------------------------------------------------ where to go
def _move(question: Question, game: Game, side: int) -> Advice:
    rated = [(worth_of_use(game, side, str(option)), option, why) for option, why in _uses(question, game, side)]
    plans = {action: plan(game, side) for action, plan in PLANS.items()}
    bago = worth.bago_worth(game, side)
    for space, name in enumerate(SPACES):
        if name in question.options:
            gain, why = plans[game.board.actions[space]]
            rated.append((gain - price_of(game, side, space).total * bago, name, why))
    _, option, why = max(rated, key=lambda each: each[0])
    return Advice(option, why)


def _uses(question: Question, game: Game, side: int) -> list[tuple[Option, str]]:
    """The Experts and tiles on offer."""
    return [(each, "it costs nothing and can be used now") for each in question.options if ":" in str(each)]


def _go_on(question: Question, game: Game, side: int) -> Advice:
    """Act or end, unless something on offer is worth using first."""
    uses = [(worth_of_use(game, side, str(option)), option, why) for option, why in _uses(question, game, side)]
    gain, option, why = max(uses, key=lambda each: each[0], default=(0.0, question.options[0], ""))
    if gain > 0 or question.options[0] not in ("act", "end"):
        return Advice(option, why)
    return Advice(question.options[0], "nothing else needs to be used before")


# ------------------------------------------------------------ the actions
def _region(question: Question, game: Game, side: int) -> Advice:
    if question.rule == "ability.cube":
        own = {estate[REGION] for estate in game.estates[side]}
        return _best(
            question, lambda name: REGIONS.index(str(name)) in own, "a cube helps the wines of your own region"
        )
    free = question.rule == "setup.vineyard"
    gain = worth.vineyards_worth(game, side) if free else vineyard_gain(game, side)
    return _best(question, lambda name: gain(REGIONS.index(str(name))), "its price and its bonus are the best")


def _estate(question: Question, game: Game, side: int) -> Advice:
    land = game.estates[side]

    def gain(option: Option) -> float:
        estate = land[int(option) - 1]
        if question.rule in ("vineyards.3", "tile.worker"):
            return estate[VINEYARDS] * 10 + estate[WINERIES]
        kind = PROMPTS.index(question.prompt)
        price = float(game.board.cost[COSTS[kind]]) * worth.bago_worth(game, side)
        return worth.building_worth(game, estate, kind) - price + 0.1 * worth.wine_made(game, estate)

    return _best(question, gain, "this Estate makes the most of it")


def _worker(question: Question, game: Game, side: int) -> Advice:
    def gain(option: Option) -> float:
        name, _, place = str(option).partition(" ")
        cost = float(game.board.cost[name]) * worth.bago_worth(game, side)
        return worth.building_worth(game, game.estates[side][int(place) - 1], COSTS.index(name)) - cost

    return _best(question, gain, "the wine of this Estate gains most")


def _wine(question: Question, game: Game, side: int) -> Advice:
    land = game.estates[side]

    def value(option: Option) -> int:
        place, slot = wine_at(str(option))
        return value_of(game, land[place], slot)

    if question.rule == "press_release.wine":
        return _best(question, lambda o: worth.entry_worth(game, side, wine_at(str(o))), "it shines most at the Fair")
    if question.rule == "fair.tiles.you":
        return _best(question, lambda o: -value(o), "it is the one to part with")
    kept = worth.keeps_for_the_fair(game, side)
    held = wine_name(*kept) if kept else ""
    if question.rule == "export.1":
        return _best(
            question,
            lambda o: worth.export_of(game, side, wine_at(str(o))) - (6 if o == held else 0.1 * value(o)),
            "it reaches the best slot",
            worth.barrel_worth(game),
        )
    return _best(
        question,
        lambda o: worth.sale_of(game, side, wine_at(str(o))) - (6 if o == held else 0.2 * value(o)),
        "it sells best",
        1.0,
    )


def _slot(question: Question, game: Game, side: int) -> Advice:
    board = game.board
    back = " and frees the best slot" if question.rule == "year.maintenance.1" else ""
    return _best(
        question, lambda o: board.sales_slots[board.sales_slot_at[str(o)]].value, "it pays the most Bagos" + back
    )  # fmt: skip


def _export_slot(question: Question, game: Game, side: int) -> Advice:
    names = [slot.name for slot in game.board.export_slots]
    worths = worth.export_slots_worth(game.board, game.export, side)
    return _best(question, lambda o: worths[names.index(str(o))], "VP at once, and the majority")


def _feature(question: Question, game: Game, side: int) -> Advice:
    worth_of = worth.experts_worth(game)

    def gain(option: Option) -> float:
        top = game.expert_decks[FEATURES.index(str(option))][0]
        return worth_of(top[0]) if top else 0.9

    return _best(question, gain, "its Expert fits the Vintage tile best", 1.0)


# ------------------------------------------------------------ Press Release and Fair
def _press(question: Question, game: Game, side: int) -> Advice:
    fair_year = game.year in (3, 5, 6)
    return Advice(
        "press_release" if fair_year else "pass",
        "the Fair comes this year" if fair_year else "the wine is worth more later",
    )


def _most(question: Question, game: Game, side: int) -> Advice:
    return Advice(question.options[-1], "more points for what costs little")


def _booth(question: Question, game: Game, side: int) -> Advice:
    ranks = {
        "fair_points_3": 4.0,
        "bagos_3": 3 * worth.bago_worth(game, side),
        "free_expert": 1.5,
        "magnate_first": 1.0,
    }
    return _best(question, lambda o: ranks[str(o)], "its gift is the best one left")


def _expert_sent(question: Question, game: Game, side: int) -> Advice:
    board = game.board
    return _best(question, lambda o: board.experts[board.expert_at[str(o)]].fair_bonus, "it brings most Fair Points")


def _magnate(question: Question, game: Game, side: int) -> Advice:
    held = game.hands[side].magnate_barrels
    return _best(question, lambda o: -held[MAGNATES.index(str(o))], "the others keep more barrels")


def _tile_pick(question: Question, game: Game, side: int) -> Advice:
    first = question.rule == "setup.tile"

    def gain(option: Option) -> float:
        tile = game.magnates.display[int(option) - 1]
        if game.board.is_multiplier(tile):
            return worth.multiplier_worth(game, side, tile) - 3.0
        rank = TILE_RANKS.get(game.board.tile_names[tile], 1.0)
        return rank if first else rank - 4.5

    return _best(question, gain, "it will be worth more than the wine")


def _barrel(question: Question, game: Game, side: int) -> Advice:
    return _best(question, lambda o: str(o) in game.board.sales_slot_at, "a barrel in the Sales area is not missed")


TILE_RANKS = {"sales": 5.0, "export": 4.0, "fair_points_2": 3.0, "winery_for_2": 2.5}
"""Action tiles that are taken first, as the steward likes them."""

THUMBS: dict[str, Callable[[Question, Game, int], Advice]] = {
    "move": _move, "arrive": _go_on, "end": _go_on, "region": _region, "estate": _estate, "worker": _worker,
    "wine": _wine, "slot": _slot, "export_slot": _export_slot, "feature": _feature, "press": _press, "cubes": _most,
    "ports": _most, "booth": _booth, "expert_sent": _expert_sent, "magnate": _magnate, "tile_pick": _tile_pick,
    "barrel": _barrel,
}  # fmt: skip
