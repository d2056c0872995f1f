"""Random lawful tables on which people play: full Estates, short supplies, waiting cubes, used tiles, any year."""

from random import Random
from typing import Any

from vinhos_kernel.data.board import board_of
from vinhos_kernel.state.names import REGIONS, SPACES

BOARD = board_of()
YEAR_SPACES = [SPACES[BOARD.year_spaces[year]] for year in range(1, 7)]
ACTIONS, MULTIPLIERS = BOARD.tile_names[1:10], BOARD.tile_names[10:]


def random_table(die: Random) -> dict[str, Any]:
    """A table before somebody's turn, with the rest of the year still to be done."""
    two = die.random() < 0.5
    who = ["you", "guest" if two else "lacerda"]
    out = die.sample(range(1, 10), 2)
    regions = [REGIONS[n] for n in range(1, 10) if n not in out]
    year = die.randint(1, 6)
    vintages = die.sample([tile.name for tile in BOARD.vintages], 8)
    lands = {side: random_land(die, regions) for side in (who if two else who[:1])}
    lands, stacks, tops = fitted(die, regions, lands)
    experts = die.sample([expert.name for expert in BOARD.experts], die.randint(0, 12))
    tiles = die.sample(ACTIONS, 9)
    rows = dict(zip(who, [tiles[:3], tiles[3:5]], strict=True))
    waiting = sum(estate.get("waiting", 0) for land in lands.values() for estate in land)
    table: dict[str, Any] = {
        "seats": ["person", "person" if two else "lacerda"], "year": year, "vintage": vintages[0],
        "unseen": vintages[1 : 9 - year], "tax": YEAR_SPACES[year - 1], "out_of_play": [REGIONS[n] for n in out],
        "stacks": stacks, "tops": tops, "cubes": random_cubes(die, regions, 30 - waiting),
        "order": die.sample(who, 2), "display": die.sample(tiles[5:], 2) + ["empty"] * 4,
        "bribes": [] if two else die.sample([s for s in SPACES if s != "press_release"], die.randint(0, 4)),
        "sales": random_slots(die, [slot.name for slot in BOARD.sales_slots], who),
        "export": random_slots(die, [slot.name for slot in BOARD.export_slots if slot.framed], who),
        "agenda": [["turn", 1], *([["turn", 2]] * two), ["order.update"], ["year.maintenance"], ["production"]],
    }  # fmt: skip
    for kind, part in (("wineries", "wineries"), ("cellars", "cellar"), ("enologists", "enologists"),
                       ("farmers", "farmers")):  # fmt: skip
        built = sum(estate.get(part, 0) for land in lands.values() for estate in land)
        table[kind] = min(die.choice([0, 1, 99]), BOARD.count[kind] - built)
    for place, side in enumerate(who):
        table[side] = random_side(die, experts[place::4], experts[2 + place :: 4], rows[side], lands.get(side, []))
    return table


def random_side(
    die: Random, experts: list[str], face_down: list[str], tiles: list[str], land: list[dict[str, Any]]
) -> dict[str, Any]:  # fmt: skip
    """A purse and what lies before a player."""
    return {
        "marker": die.choice(SPACES), "bagos": die.choice([0, 1, 2, 3, 4, 5, 9, 20]), "vp": die.randint(0, 40),
        "fair_points": die.randint(0, 30), "experts": experts, "face_down": face_down,
        "actions": dict.fromkeys(tiles[:2], 1), "used": dict.fromkeys(tiles[2:], 1), "estates": land,
        "ports": die.choice([0, 0, 1, 2]), "magnate_barrels": [die.randint(0, 1) for _ in range(3)],
    }  # fmt: skip


def random_land(die: Random, regions: list[str]) -> list[dict[str, Any]]:
    """Five Estates, many of them full."""
    return [random_estate(die, regions) for _ in range(die.choice([0, 1, 3, 5, 5]))]


def random_estate(die: Random, regions: list[str]) -> dict[str, Any]:
    """One that keeps to its slots."""
    vineyards = die.choice([0, 1, 1, 2])
    wineries = die.randint(0, min(2, 3 - vineyards))
    region = die.choice(regions)
    cellar = int(die.random() < 0.4 and (region != "minho" or not vineyards))
    estate: dict[str, Any] = {
        "vineyards": vineyards, "wineries": wineries, "enologists": die.randint(0, wineries),
        "farmers": die.randint(0, vineyards), "cellar": cellar,
    }  # fmt: skip
    if not vineyards:
        return estate | {"waiting": die.randint(0, wineries + cellar)}
    wines = [die.choice([0, die.randint(1, 11)]) for _ in range(4 if cellar else 2)]
    return estate | {"region": region, "colour": die.choice(["red", "white"]), "wines": wines}


def fitted(
    die: Random, regions: list[str], lands: dict[str, list[dict[str, Any]]]
) -> tuple[dict[str, list[dict[str, Any]]], dict[str, int], dict[str, list[str]]]:
    """The same without Estates for which the printed Vineyards and pieces do not suffice; stacks and known tops."""
    left = {(region, colour): 2 for region in regions for colour in ("red", "white")}
    pieces = {"wineries": 11, "cellar": 8, "enologists": 7, "farmers": 9}
    for side, land in lands.items():
        kept = []
        for estate in land:
            at = (estate.get("region"), estate.get("colour"))
            enough = not estate["vineyards"] or left[at] >= estate["vineyards"]  # type: ignore[index]
            if enough and all(estate[part] <= n for part, n in pieces.items()):
                pieces = {part: n - estate[part] for part, n in pieces.items()}
                if estate["vineyards"]:
                    left[at] -= estate["vineyards"]  # type: ignore[index]
                kept.append(estate)
        lands[side] = kept
    stacks: dict[str, int] = {}
    tops: dict[str, list[str]] = {}
    for region in regions:
        rest = ["red"] * left[region, "red"] + ["white"] * left[region, "white"]
        die.shuffle(rest)
        stacks[region] = die.choice([0, 1, len(rest)]) if rest else 0
        stacks[region] = min(stacks[region], len(rest))
        tops[region] = rest[: die.randint(0, stacks[region])]
    return lands, stacks, tops


def random_cubes(die: Random, regions: list[str], most: int) -> dict[str, int]:
    """Insets of 0 to 5, sometimes nearly all cubes."""
    found: dict[str, int] = {}
    for name in regions:
        found[name] = min(die.choice([0, 1, 2, 5, 5]), most - sum(found.values()))
    return found


def random_slots(die: Random, slots: list[str], who: list[str]) -> dict[str, str]:
    """Taken slots: at most two by each side, so that barrels suffice."""
    return dict(zip(die.sample(slots, 4), die.sample(who * 2, 4), strict=True))
