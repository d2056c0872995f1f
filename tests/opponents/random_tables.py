"""Random legal tables: any year, any slots taken, supplies that run short, decks in any order."""

from random import Random
from typing import Any

from vinhos_kernel.data.board import board_of
from vinhos_kernel.state.names import BOOTHS, FEATURES, REGIONS, SPACES

BOARD = board_of()
SALES = [slot.name for slot in BOARD.sales_slots]
FRAME = [slot.name for slot in BOARD.export_slots if slot.framed]
TILES = BOARD.tile_names[1:]
YEAR_SPACES = ["vineyards_top", "cellars", "wineries", "export", "sales", "vineyards_bottom"]
CUBES = 30


def random_position(die: Random, seen_decks: bool = True) -> dict[str, Any]:
    """A table before one of Lacerda's turns, as plain data; Expert decks seen from top to bottom, or not at all."""
    out = die.sample(range(1, 10), 2)
    regions = [REGIONS[n] for n in range(1, 10) if n not in out]
    year = die.randint(1, 6)
    vintages = die.sample([tile.name for tile in BOARD.vintages], 8)
    sales, export = barrels(die)
    cubes = random_cubes(die, regions)
    waiting = die.choice([0, 0, 0, CUBES - sum(cubes.values()) - die.randint(0, 2)])
    decks, experts = random_experts(die, seen_decks)
    return {
        "year": year, "vintage": vintages[0], "unseen": vintages[1 : 9 - year], "tax": YEAR_SPACES[year - 1],
        "circle": die.randint(1, 2), "out_of_play": [REGIONS[n] for n in out],
        "estates": random_estates(die, regions), "cubes": cubes,
        "stacks": {name: die.choice([0, 0, 1, 2, 3, 4]) for name in regions},
        "wineries": short(die, 11), "cellars": short(die, 8), "enologists": short(die, 7), "farmers": short(die, 9),
        "sales": sales, "export": export, "expert_decks": decks,
        "bribes": die.sample([s for s in SPACES if s != "press_release"], die.randint(0, 4)),
        "order": die.sample(["you", "lacerda"], 2), "next_order": die.choice(ROWS),
        "booths": random_booths(die), "display": random_display(die),
        "action_deck": die.sample(SPACES, die.randint(1, 9)),
        "you": {"marker": die.choice(SPACES), "bagos": die.randint(0, 30), "vp": die.randint(0, 60),
                "fair_points": die.randint(0, 50), "waiting_cubes": max(0, waiting)},
        "lacerda": {"marker": die.choice(SPACES), "bagos": die.randint(0, 60), "vp": die.randint(0, 80),
                    "fair_points": die.randint(0, 50), "experts": experts},
        "agenda": [["lacerda.turn"]],
    }  # fmt: skip


ROWS = [["nobody", "nobody"], ["nobody", "nobody"], ["you", "nobody"], ["nobody", "you"]]


def short(die: Random, most: int) -> int:
    """A supply that often runs short."""
    return die.choice([0, 1, 2, 3, die.randint(0, most)])


def random_estates(die: Random, regions: list[str]) -> dict[str, int]:
    """Up to five Estates in the regions in play, sometimes two in one."""
    found: dict[str, int] = {}
    for _ in range(die.randint(0, 5)):
        name = die.choice(regions)
        found[name] = found.get(name, 0) + 1
    return found


def random_cubes(die: Random, regions: list[str]) -> dict[str, int]:
    """Insets of 0 to 5 cubes; a low ceiling makes ties."""
    ceiling = die.choice([1, 2, 3, 5])
    cubes: dict[str, int] = {}
    for name in regions:
        cubes[name] = min(die.randint(0, ceiling), CUBES - sum(cubes.values()))
    return cubes


def barrels(die: Random) -> tuple[dict[str, str], dict[str, str]]:
    """Taken slots of both areas, at most eight barrels a side; mostly few, sometimes nearly all."""
    left = {"you": 8, "lacerda": 8}
    areas: list[dict[str, str]] = []
    for slots in (SALES, FRAME):
        taken: dict[str, str] = {}
        for slot in die.sample(slots, die.choice([2, 4, len(slots) - 1, len(slots)])):
            side = die.choice(["you", "lacerda"])
            if left[side] > 0:
                left[side] -= 1
                taken[slot] = side
        areas.append(taken)
    return areas[0], areas[1]


def random_experts(die: Random, seen: bool) -> tuple[dict[str, Any], list[str]]:
    """Four decks, and the Experts in his area; some lie with you, so that decks run short."""
    decks: dict[str, Any] = {}
    his: list[str] = []
    for n, feature in enumerate(FEATURES):
        tiles = [BOARD.experts[i].name for i in BOARD.experts_of[n]]
        die.shuffle(tiles)
        his += tiles[: die.randint(0, 3)]
        rest = [tile for tile in tiles if tile not in his][: die.randint(0, 6)]
        decks[feature] = {"top": rest} if seen else {"hidden": rest}
    return decks, his


def random_booths(die: Random) -> dict[str, str]:
    """Nobody, one side or both at the booths; Lacerda only where he can stand."""
    booths: dict[str, str] = {}
    if die.random() < 0.4:
        booths[die.choice(BOOTHS)] = "you"
    if die.random() < 0.3:
        booths["bagos_3" if booths.get("fair_points_3") else "fair_points_3"] = "lacerda"
    return booths


def random_display(die: Random) -> list[str]:
    """Six spaces with different tiles or none."""
    return [tile if die.random() < 0.7 else "empty" for tile in die.sample(TILES, 6)]
