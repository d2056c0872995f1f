"""Lacerda's whole turn a second time, slow and plain, from the text of the rules alone.

A table is a plain dict: regions in play, estates, stacks, cubes and supply, tiles and workers left, Expert decks with
the top first, the Vintage tile, markers, bribes, lower order row, slots, booths, purses. `cards` are turned one by one.
"""

from collections.abc import Callable
from typing import Any

Table = dict[str, Any]
GRID = [
    ["vineyards_top", "cellars", "wineries"],
    ["experts", "press_release", "workers"],
    ["export", "sales", "vineyards_bottom"],
]
MIDDLE = "press_release"
OTHER = {"red": "white", "white": "red"}


class Turned:
    """The Number cards on the table: what is still in the deck, and what was turned in which order."""

    def __init__(self, turn_up: Callable[[list[int]], int]) -> None:
        self.deck = [1, 2, 3, 4, 5, 6, 7, 8, 9]
        self.seen: list[int] = []
        self.turn_up = turn_up

    def one(self) -> int:
        """Turn one card; an empty deck is all nine again."""
        if self.deck == []:
            self.deck = [1, 2, 3, 4, 5, 6, 7, 8, 9]
        card = self.turn_up(list(self.deck))
        self.deck.remove(card)
        self.seen.append(card)
        return card

    def until(self, fits: Callable[[int], bool]) -> int:
        """Turn until a card fits."""
        while True:
            card = self.one()
            if fits(card):
                return card


def whole_turn(table: Table, space: str, turned: Turned) -> None:
    """He goes to the card's space and takes his version of its action; then the cards go back."""
    table["action_deck"].remove(space)
    go(table, space)
    if space in ("vineyards_top", "vineyards_bottom"):
        for _ in (1, 2):
            if any(table["stacks"][region] > 0 for region in table["in_play"]):
                region = turned.until(lambda n: n in table["in_play"] and table["stacks"][n] > 0)
                table["stacks"][region] -= 1
                cube_to(table, region)
    elif space in ("cellars", "wineries"):
        for _ in (1, 2):
            cube_to(table, turned.until(lambda n: n in table["in_play"]))
        table[space] = table[space] - 2 if table[space] >= 2 else 0
    elif space == "workers":
        for kind in ("enologists", "farmers"):
            table[kind] = table[kind] - 2 if table[kind] >= 2 else 0
    elif space == "experts":
        for feature in table["vintage"]["features"]:
            if len(table["decks"][feature]) > 0:
                table["his_experts"].append(table["decks"][feature].pop(0))
    elif space == "export":
        export_once(table, turned)
        export_once(table, turned)
    elif space == "sales":
        sell_once(table, turned)
        sell_once(table, turned)
    else:
        centre(table, turned)
    turned.deck = [1, 2, 3, 4, 5, 6, 7, 8, 9]


def where(space: str) -> tuple[int, int]:
    """Row and column of a space."""
    for r, row in enumerate(GRID):
        for c, name in enumerate(row):
            if name == space:
                return r, c
    raise KeyError(space)


def go(table: Table, space: str) -> None:
    """His move: a bribe where he was, your Bago if you stand where he goes; he pays nothing."""
    old = table["his_marker"]
    if old == space:
        return
    if old != MIDDLE and old not in table["bribes"]:
        table["bribes"].append(old)
    table["his_marker"] = space
    if space != MIDDLE and table["your_marker"] == space:
        table["your_bagos"] += 1


def bank_pays(table: Table, space: str) -> int:
    """What the bank pays for his move: distance, tax, you."""
    old = table["his_marker"]
    if space == MIDDLE or old == space:
        return 0
    (r, c), (s, d) = where(old), where(space)
    total = 0
    if abs(r - s) == 2 or abs(c - d) == 2:
        total += 1
    if table["tax"] == space:
        total += 1
    if table["your_marker"] == space:
        total += 1
    return total


def cube_to(table: Table, region: int) -> None:
    """A Renown cube, if there is one and room for it."""
    if table["supply"] > 0 and table["cubes"][region] < table["room"][region]:
        table["supply"] -= 1
        table["cubes"][region] += 1


def use_cubes(table: Table, turned: Turned) -> tuple[int, int]:
    """Up to two cubes of your region with the most: the region and how many."""
    best: list[int] = []
    for region in table["in_play"]:
        if table["estates"][region] > 0 and table["cubes"][region] > 0:
            if best == [] or table["cubes"][region] > table["cubes"][best[0]]:
                best = [region]
            elif table["cubes"][region] == table["cubes"][best[0]]:
                best.append(region)
    if best == []:
        return 0, 0
    region = best[0] if len(best) == 1 else turned.until(lambda n: n in best)
    count = 2 if table["cubes"][region] >= 2 else 1
    table["cubes"][region] -= count
    table["supply"] += count
    return region, count


def export_once(table: Table, turned: Turned) -> None:
    """Cubes, the free slot with most VP (of these the leftmost column), its VP and the cubes'."""
    free = [slot for slot in table["export_slots"] if table["export"].get(slot["name"], "nobody") == "nobody"]
    if table["his_barrels"] == 0 or free == []:
        return
    region, count = use_cubes(table, turned)
    chosen = free[0]
    for slot in free:
        higher = slot["vp"] > chosen["vp"]
        further_left = slot["vp"] == chosen["vp"] and slot["column"] < chosen["column"]
        if higher or further_left:
            chosen = slot
    table["export"][chosen["name"]] = "lacerda"
    table["his_barrels"] -= 1
    table["his_vp"] += chosen["vp"] + count * (2 if region == 8 else 1)


def sell_once(table: Table, turned: Turned) -> None:
    """Cubes, a card above 2, the slot on the way down; without one he draws again."""
    if table["his_barrels"] == 0:
        return
    if not any(reach(table, card + extra) for card in range(3, 10) for extra in {cubes_to_be_had(table)}):
        return
    _, count = use_cubes(table, turned)
    while True:
        card = turned.until(lambda n: n > 2)
        slot = reach(table, card + count)
        if slot is not None:
            break
    table["sales"][slot] = "lacerda"
    table["his_barrels"] -= 1
    table["his_bagos"] += int(slot.split(" ")[1])


def cubes_to_be_had(table: Table) -> int:
    """How many cubes a sale would take now."""
    most = 0
    for region in table["in_play"]:
        if table["estates"][region] > 0:
            most = max(most, table["cubes"][region])
    return min(2, most)


def reach(table: Table, value: int) -> str | None:
    """The first free slot: this value in Anabela's colour, in the other, one lower, and so on."""
    while value >= 1:
        for colour in (table["vintage"]["anabela"], OTHER[table["vintage"]["anabela"]]):
            name = f"{colour} {value}"
            if name in table["sales_slots"] and table["sales"].get(name, "nobody") == "nobody":
                return name
        value -= 1
    return None


def centre(table: Table, turned: Turned) -> None:
    """First in the order; then, once before each Fair, points, cubes, booth and Experts."""
    if "lacerda" not in table["lower_row"]:
        place = 0 if table["lower_row"][0] == "nobody" else 1
        table["lower_row"][place] = "lacerda"
    if "lacerda" in table["booths"].values():
        return
    table["his_fair"] += table["vintage"]["bruno"]
    use_cubes(table, turned)
    if table["booths"].get("fair_points_3", "nobody") == "nobody":
        table["booths"]["fair_points_3"] = "lacerda"
        table["his_fair"] += 3
    else:
        table["booths"]["bagos_3"] = "lacerda"
        table["his_bagos"] += 3
    for feature, bonus in table["vintage"]["features"].items():
        matching = [tile for tile in table["his_experts"] if tile["feature"] == feature]
        if matching != []:
            best = matching[0]
            for tile in matching:
                if tile["points"] > best["points"]:
                    best = tile
            table["his_experts"].remove(best)
            table["decks"][feature].append(best)
            table["his_fair"] += best["points"] + bonus


def maintenance(table: Table) -> None:
    """His barrel of the lowest value comes back; of two such, the one of Anabela's colour."""
    lowest: str | None = None
    for name, side in table["sales"].items():
        if side == "lacerda":
            value, colour = int(name.split(" ")[1]), name.split(" ")[0]
            least = 99 if lowest is None else int(lowest.split(" ")[1])
            if value < least or (value == least and colour == table["vintage"]["anabela"]):
                lowest = name
    if lowest is not None:
        del table["sales"][lowest]
        table["his_barrels"] += 1


def take_tiles(table: Table, turned: Turned) -> None:
    """His Magnate tiles when you have stopped: a card 1-6 of a tile still there; no barrel, tile or card: he stops."""
    while table["his_barrels"] > 0 and any(tile != "empty" for tile in table["display"]):
        matching = [n for n in turned.deck if n <= 6 and table["display"][n - 1] != "empty"]
        if matching == []:
            while turned.deck != []:
                turned.one()
            return
        card = turned.until(lambda n: n <= 6 and table["display"][n - 1] != "empty")
        tile = table["display"][card - 1]
        table["display"][card - 1] = "empty"
        if tile in table["multiplier_names"]:
            table["his_barrels"] -= 1
            table["his_multipliers"][tile] = table["his_multipliers"].get(tile, 0) + 1


def fair_places(table: Table, first: int, third: int) -> None:
    """1st and 3rd place; equal Fair Points share both, rounded down."""
    if table["your_fair"] > table["his_fair"]:
        table["your_vp"] += first
        table["his_vp"] += third
    elif table["your_fair"] < table["his_fair"]:
        table["your_vp"] += third
        table["his_vp"] += first
    else:
        table["your_vp"] += (first + third) // 2
        table["his_vp"] += (first + third) // 2
