"""The engine beside the slow second reading of your rules: the same options, prices, cubes, points, on random games."""

from collections.abc import Callable, Iterator
from functools import cache
from random import Random
from typing import Any

import pytest

from tests.rules.random_sides import random_table
from tests.rules.reference import Printed, Reference
from tests.rules.walking import Walked, walk
from vinhos_kernel.data.board import board_of
from vinhos_kernel.rules.quadrel import price_of
from vinhos_kernel.rules.scoring import score_rows
from vinhos_kernel.rules.turn import EXPERT_USED, FREELY, TILE_USED, why_closed
from vinhos_kernel.state.game import Game
from vinhos_kernel.state.names import COLOURS, REGIONS, SPACES
from vinhos_kernel.state.notation import plain_of

GAMES = 12
TABLES = 250
PRINTED = Printed(board_of().facts)
Difference = tuple[Any, Any]


def seen_by(game: Game, side: int) -> Reference:
    """A position as the reference reads it, for one side."""
    return Reference(plain_of(game), PRINTED, game.sides[side])


def offered(step: Walked, kind: str) -> set[Any] | None:
    """The options of a question, without `stop`; None if it was not asked."""
    question = next((each for each in step.asked if each.kind == kind), None)
    return None if question is None else set(question.options) - {"stop"}


def distinct(step: Walked, side: int, places: set[int]) -> set[int]:
    """Of Estates that are alike the first one."""
    land = step.before.estates[side]
    return {place for place in places if land.index(land[place - 1]) == place - 1}


def check_move(step: Walked) -> Iterator[Difference]:
    """Where one can go, what every space costs, and which Experts and tiles can be used first."""
    _, side, used = step.item
    mine, freely = seen_by(step.before, side), bool(used & FREELY)
    asked, spaces = offered(step, "move"), mine.spaces(bool(used & FREELY))
    if asked is not None:
        yield spaces, {each for each in asked if ":" not in str(each)}
        experts = set() if used & EXPERT_USED else {f"ability:{name}" for name in mine.usable_experts()}
        tiles = set() if used & TILE_USED else {f"tile:{name}" for name in mine.usable_tiles()}
        yield experts | tiles, {each for each in asked if ":" in str(each)}
    for space, name in enumerate(SPACES):
        yield mine.price(name, freely), price_of(step.before, side, space, freely).total
        closed = name not in spaces and name != mine.mine["marker"]
        yield closed, bool(why_closed(step.before, side, space, used)) and step.before.markers[side] != space


def check_region(step: Walked) -> Iterator[Difference]:
    """From which regions a Vineyard can be bought."""
    _, side, discount, bought, _ = step.item
    mine = seen_by(step.before, side)
    names = {REGIONS[n] for n in range(1, 10) if bought >> n & 1}
    asked = offered(step, "region")
    if asked is not None:
        yield mine.vineyard_regions(mine.mine["bagos"], names, discount), asked


def check_home(step: Walked) -> Iterator[Difference]:
    """Into which Estates a Vineyard fits."""
    _, side, region, colour = step.item
    asked = offered(step, "estate")
    if asked is not None:
        homes = seen_by(step.before, side).vineyard_places(REGIONS[region], COLOURS[colour - 1])
        yield distinct(step, side, homes), asked


def check_building(step: Walked) -> Iterator[Difference]:
    """Into which Estates a Winery or a Cellar can be built."""
    _, side, kind, price, _, _ = step.item
    mine, asked = seen_by(step.before, side), offered(step, "estate")
    if asked is not None:
        places = mine.building_places(("wineries", "cellars")[kind], mine.mine["bagos"], price)
        yield distinct(step, side, places), asked


def check_worker(step: Walked) -> Iterator[Difference]:
    """Who can be hired for which Estate."""
    _, side, _ = step.item
    mine, asked = seen_by(step.before, side), offered(step, "worker")
    if asked is not None:
        expected = {
            each for each in mine.workers(mine.mine["bagos"]) if distinct(step, side, {int(each.rpartition(" ")[2])})
        }
        yield expected, asked


def check_sale(step: Walked) -> Iterator[Difference]:
    """Which wines reach which slots, the cubes that go, the Bagos that come."""
    yield from _market(step, "slot", "sales", Reference.sellable, lambda slot: (PRINTED.sales[slot][1], 0))


def check_export(step: Walked) -> Iterator[Difference]:
    """The same for Export, with Victory Points."""
    yield from _market(step, "export_slot", "export", Reference.exportable, lambda slot: (0, PRINTED.export[slot][2]))


def _market(
    step: Walked, kind: str, area: str, reach: Callable[[Reference], Any], gain: Callable[[str], tuple[int, int]]
) -> Iterator[Difference]:
    side = step.item[1]
    mine, after = seen_by(step.before, side), seen_by(step.after, side)
    wines, asked = reach(mine), offered(step, "wine")
    if asked is not None:
        yield set(wines), asked
    new = {slot for slot in after.plain[area] if slot not in mine.plain[area]}
    if not new:
        return
    (slot,) = new
    gone = {name for name, *_ in mine.wines()} - {name for name, *_ in after.wines()}
    (wine,) = gone
    slots = offered(step, kind)
    if slots is not None:
        yield set(wines[wine]), slots
    yield wines[wine][slot], after.plain["cube_supply"] - mine.plain["cube_supply"]
    yield gain(slot), (after.mine["bagos"] - mine.mine["bagos"], after.mine["vp"] - mine.mine["vp"])
    yield mine.mine["barrels"] - 1, after.mine["barrels"]


def check_production(step: Walked) -> Iterator[Difference]:
    """The new wine of an Estate, with 3 more for each Port tile."""
    _, side, place = step.item
    mine, after = seen_by(step.before, side), seen_by(step.after, side)
    ports = mine.mine["ports"] - after.mine["ports"]
    made = (after.estates[place].get("wines") or [0])[0]
    without = mine.new_wines(step.before.tile.weather if step.before.tile else 0)
    yield max(0, without[place + 1] + 3 * ports), made
    yield True, ports <= (1 if mine.estates[place]["region"] == "douro" else 0)


def check_ageing(step: Walked) -> Iterator[Difference]:
    """Every wine one slot on; two slots in a Warehouse, four in a Cellar."""
    side = step.item[1]
    mine, after = seen_by(step.before, side), seen_by(step.after, side)
    expected = [
        ([0, *estate.get("wines", [])] + [0] * 4)[: 4 if estate.get("cellar") else 2] + [0] * 4
        for estate in mine.estates
    ]
    yield [each[:4] for each in expected], [(estate.get("wines", []) + [0] * 4)[:4] for estate in after.estates]


def check_maintenance(step: Walked) -> Iterator[Difference]:
    """Exactly one Sales barrel comes back, if there is one."""
    side = step.item[1]
    mine, after = seen_by(step.before, side), seen_by(step.after, side)
    lying = [slot for slot, who in mine.plain["sales"].items() if who == mine.who]
    left = [slot for slot, who in after.plain["sales"].items() if who == mine.who]
    yield max(0, len(lying) - 1), len(left)
    yield min(1, len(lying)), after.mine["barrels"] - mine.mine["barrels"]


def check_score(step: Walked) -> Iterator[Difference]:
    """The final points of a side."""
    side = step.item[1]
    mine = seen_by(step.before, side)
    yield mine.final(), sum(row.vp for row in score_rows(step.before, side))
    yield mine.final(), step.after.vp[side]


CHECKS: dict[str, Callable[[Walked], Iterator[Difference]]] = {
    "turn.move": check_move, "vineyards.1": check_region, "vineyards.3": check_home, "buildings.1": check_building,
    "workers.1": check_worker, "sales.1": check_sale, "export.1": check_export, "production.wine": check_production,
    "production.age": check_ageing, "year.maintenance.1": check_maintenance, "score.side": check_score,
}  # fmt: skip


@cache
def steps(start: str, seed: int) -> tuple[Walked, ...]:
    """A whole game, step by step."""
    return tuple(walk(start, seed))


@pytest.mark.parametrize("rule", CHECKS)
@pytest.mark.parametrize("start", ["solo", "two"])
def test_the_engine_agrees_with_the_reference(start: str, rule: str) -> None:
    """Every such rule of 12 games: `quadrel.price`, `quadrel.closed`, `wine.quality`, `wine.value`, `wine.cubes`."""
    found = [
        (seed, step.item, expected, actual)
        for seed in range(GAMES)
        for step in steps(start, seed)
        if step.rule == rule
        for expected, actual in CHECKS[rule](step)
        if expected != actual
    ]

    assert [] == found


@pytest.mark.parametrize("block", range(4))
def test_random_tables_agree_with_the_reference(block: int) -> None:
    """`turn.move`, `production`, `year.maintenance` and all below: the rest of a year on 1,000 random tables."""
    found = []
    for seed in range(block * TABLES, (block + 1) * TABLES):
        for step in walk(random_table(Random(seed)), seed):
            for expected, actual in CHECKS.get(step.rule, lambda step: iter(()))(step):
                if expected != actual:
                    found.append((seed, step.item, expected, actual))

    assert [] == found


@pytest.mark.parametrize("start", ["solo", "two"])
def test_fair_points_and_barrels_of_a_press_release(start: str) -> None:
    """`press_release.wine`, `press_release.experts`, `press_release.barrels`: points by the reference, two barrels."""
    found = [
        (seed, expected, actual)
        for seed in range(GAMES)
        for expected, actual in press_releases(list(steps(start, seed)))
        if expected != actual
    ]

    assert [] == found


def press_releases(walked: list[Walked]) -> Iterator[Difference]:
    """For each Press Release of a person the Fair Points and barrels expected, and those that came."""
    for place, step in enumerate(walked):
        if step.rule != "press_release.wine":
            continue
        side = step.item[1]
        until = next(each for each in walked[place:] if each.rule == "press_release.barrels" and each.item[1] == side)
        mine, after = seen_by(step.before, side), seen_by(until.after, side)
        wine = until.item[2] + 1, until.item[3]
        name = f"{wine[0]}{'abcd'[wine[1]]}"
        (booth,) = [each for each, who in after.plain["booths"].items() if who == mine.who]
        between = [each for each in walked[place : walked.index(until)] if each.rule == "press_release.experts"]
        sent = [answer for each in between for answer in each.answers if answer != "none"]
        cubes = step.answer("cubes") or 0
        yield mine.fair_points(name, cubes, booth, sent), after.mine["fair_points"] - mine.mine["fair_points"]
        pleased = mine.magnates_pleased(name, until.item[4])
        yield min(2, len(pleased)), after.mine["barrels"] - mine.mine["barrels"]
        yield cubes, after.plain["cube_supply"] - mine.plain["cube_supply"]


def test_the_games_are_varied() -> None:
    """The comparison means something: every rule is met often, cubes are spent, spaces are closed."""
    walked = [step for start in ("solo", "two") for seed in range(GAMES) for step in steps(start, seed)]
    met = {rule: sum(step.rule == rule for step in walked) for rule in CHECKS}

    assert [] == [rule for rule, times in met.items() if times < 30]
    assert 30 < sum(
        step.answer("wine") not in (None, "stop") for step in walked if step.rule in ("sales.1", "export.1")
    )
