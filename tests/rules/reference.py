"""A second, slow reading of your own rules: plain data in, plain answers out, nothing shared with the rules' code."""

from collections.abc import Iterator
from typing import Any

Plain = dict[str, Any]
COLOURS = ("red", "white")


def _table(facts: Any, table: str) -> dict[str, Plain]:
    return {row.id: {field: row[field] for field in row.fields} for row in facts.rows(table)}


class Printed:
    """What is printed, by id, straight from the rows of facts."""

    def __init__(self, facts: Any) -> None:
        self.region = _table(facts, "region")
        self.space = {row.id: (row["row"], row["column"], row["action"]) for row in facts.rows("space")}
        self.cost = {row.id: row["value"] for row in facts.rows("cost")}
        columns = {row.id: row for row in facts.rows("export_column")}
        self.majority = {name: row["majority"] for name, row in columns.items()}
        self.sales = {
            f"{row['colour']} {row['value']}": (row["colour"], row["value"]) for row in facts.rows("sales_slot")
        }
        self.export = {
            row.id: (row["column"], row["least"], row["vp"])
            for row in facts.rows("export_slot")
            if columns[row["column"]]["in_frame"]
        }
        self.vintage = _table(facts, "vintage")
        self.expert = _table(facts, "expert")
        self.money = [(row["least"], row["vp"]) for row in facts.rows("money_vp")]
        self.multiplier = _table(facts, "multiplier")


class Reference:
    """A position in plain data, looked at by one side; every method is a paragraph."""

    def __init__(self, plain: Plain, printed: Printed, who: str) -> None:
        self.plain, self.printed, self.who = plain, printed, who
        self.other = "you" if who != "you" else "guest" if "guest" in plain else "lacerda"
        self.mine: Plain = plain[who]
        self.estates: list[Plain] = [dict(each) for each in self.mine["estates"]]
        self.estates += [{} for _ in range(5 - len(self.estates))]

    def price(self, space: str, freely: bool = False) -> int:
        """What entering a space costs: far away, tax, the other marker, a bribe; the centre nothing."""
        if space == "press_release" or freely:
            return 0
        row, column, _ = self.printed.space[space]
        from_row, from_column, _ = self.printed.space[self.mine["marker"]]
        far = abs(row - from_row) > 1 or abs(column - from_column) > 1
        taxed = self.plain["tax"] == space
        met = self.plain[self.other]["marker"] == space
        bribed = self.who == "you" and space in self.plain["bribes"]
        return far + taxed + met + bribed

    def spaces(self, freely: bool = False) -> set[str]:
        """Where the side can go: another space whose move and action it can pay and do; else stay in the centre."""
        here = self.mine["marker"]
        found = {"press_release"} - {here}
        for space in set(self.printed.space) - {here, "press_release"}:
            left = self.mine["bagos"] - self.price(space, freely)
            if left >= 0 and self.can_act(self.printed.space[space][2], left):
                found.add(space)
        return found or {"press_release"}

    def can_act(self, action: str, purse: int) -> bool:
        """Whether one of the thing of a space can be had."""
        return bool(
            {
                "vineyards": lambda: self.vineyard_regions(purse, set(), 0),
                "wineries": lambda: self.building_places("wineries", purse, 3),
                "cellars": lambda: self.building_places("cellars", purse, 3),
                "workers": lambda: self.workers(purse),
                "sales": lambda: self.sellable(),
                "export": lambda: self.exportable(),
                "experts": lambda: self.decks() if purse >= 1 else (),
            }[action]()
        )

    def usable_experts(self) -> set[str]:
        """Face-up Experts that can do something before the move: cheaper or rearranged Vineyards cannot."""
        spots = {"sales": self.plain["sales"], "export": self.plain["export"]}
        lying = any(self.who in spot.values() for spot in spots.values()) or bool(self.mine["multipliers"])
        room = any(
            self.plain["cubes"].get(region, 0) < self.printed.region[region]["renown_spaces"]
            for region in self.plain["stacks"]
        )
        can = {
            "bagos_2": True, "free_move": True, "recall_barrel": lying,
            "cube_1": room and self.plain["cube_supply"] > 0,
        }  # fmt: skip
        return {name for name in self.mine["experts"] if can.get(self.printed.expert[name]["ability"], False)}

    def usable_tiles(self) -> set[str]:
        """Face-up Action tiles whose action is possible at their own price."""
        purse = self.mine["bagos"]
        hired = {each.partition(" ")[0] for each in self.workers(99)}
        can = {
            "fair_points_2": True, "free_expert": bool(self.decks()), "sales": bool(self.sellable()),
            "export": bool(self.exportable()), "vineyard_minus_1": bool(self.vineyard_regions(purse, set(), 1)),
            "winery_for_2": bool(self.building_places("wineries", purse, 2)),
            "cellar_for_1": bool(self.building_places("cellars", purse, 1)),
            "enologist_for_2": purse >= 2 and "enologist" in hired, "farmer_for_1": purse >= 1 and "farmer" in hired,
        }  # fmt: skip
        return {name for name in self.mine["actions"] if can[name]}

    def vineyard_regions(self, purse: int, bought: set[str], off: int) -> set[str]:
        """Regions not bought from, with a Vineyard left that can be paid and put somewhere, red or white."""
        found = set()
        for region, count in self.plain["stacks"].items():
            price = max(0, self.printed.region[region]["price"] - off)
            if count and region not in bought and price <= purse and self._can_take_the_top(region):
                found.add(region)
        return found

    def _can_take_the_top(self, region: str) -> bool:
        seen = self.plain["tops"].get(region, [])
        unseen = self.plain["vines"][region]
        colours = seen[:1] or [colour for colour in COLOURS if unseen[colour]]
        return all(self.vineyard_places(region, colour) for colour in colours)

    def vineyard_places(self, region: str, colour: str) -> set[int]:
        """Estates (1-5) of the same region and colour, or of none yet, with a slot and fewer than 2 Vineyards."""
        found = set()
        for n, estate in enumerate(self.estates, 1):
            vineyards = estate.get("vineyards", 0)
            same = (estate.get("region"), estate.get("colour")) == (region, colour)
            room = vineyards + estate.get("wineries", 0) < 3 and vineyards < 2
            cellar_in_minho = region == "minho" and estate.get("cellar", 0)
            if room and not cellar_in_minho and (same or not vineyards):
                found.add(n)
        return found

    def building_places(self, kind: str, purse: int, price: int) -> set[int]:
        """Estates that can take a Winery (a slot, at most 2) or a Cellar (one, never in Minho)."""
        if purse < price or not self.plain[kind]:
            return set()
        if kind == "cellars":
            fits = [not estate.get("cellar") and estate.get("region") != "minho" for estate in self.estates]
        else:
            fits = [
                estate.get("wineries", 0) < 2 and estate.get("wineries", 0) + estate.get("vineyards", 0) < 3
                for estate in self.estates
            ]
        return {n for n, fit in enumerate(fits, 1) if fit}

    def workers(self, purse: int) -> set[str]:
        """Enologists for free Wineries (3 Bagos) and Farmers for free Vineyards (2), while there are any."""
        found = set()
        for n, estate in enumerate(self.estates, 1):
            for one, many, house, price in (
                ("enologist", "enologists", "wineries", 3),
                ("farmer", "farmers", "vineyards", 2),
            ):
                if purse >= price and self.plain[many] and estate.get(house, 0) > estate.get(many, 0):
                    found.add(f"{one} {n}")
        return found

    def decks(self) -> set[str]:
        """Expert decks that hold a tile."""
        return {
            feature
            for feature, deck in self.plain["expert_decks"].items()
            if deck.get("top") or deck.get("hidden") not in ([], None) or deck.get("bottom")
        }

    def wines(self) -> Iterator[tuple[str, Plain, int, int]]:
        """Every wine: its name, its Estate, its printed Quality, its Wine Value without cubes."""
        for n, estate in enumerate(self.estates, 1):
            for slot, quality in enumerate(estate.get("wines", [])):
                if quality:
                    bonus = (1, 1, 3, 5)[slot] if estate.get("cellar") else 0
                    yield f"{n}{'abcd'[slot]}", estate, quality, quality + bonus + (estate["region"] == "algarve")

    def cubes_needed(self, region: str, value: int, least: int) -> int | None:
        """The fewest of at most 2 cubes that lift a wine to a slot, or None if it stays out of reach."""
        worth = 2 if region == "alentejo" else 1
        for count in range(min(2, self.plain["cubes"].get(region, 0)) + 1):
            if value + count * worth >= least:
                return count
        return None

    def sellable(self) -> dict[str, dict[str, int]]:
        """Wines that can be sold: free slots of their colour that they reach, and the cubes each needs."""
        return self._placeable("sales", {slot: (value, colour) for slot, (colour, value) in self.printed.sales.items()})

    def exportable(self) -> dict[str, dict[str, int]]:
        """Wines that can be exported: free slots of the frame that they reach, and the cubes each needs."""
        return self._placeable("export", {slot: (least, "") for slot, (_, least, _) in self.printed.export.items()})

    def _placeable(self, area: str, slots: dict[str, tuple[int, str]]) -> dict[str, dict[str, int]]:
        found: dict[str, dict[str, int]] = {}
        if not self.mine["barrels"]:
            return found
        for name, estate, _, value in self.wines():
            reached = {}
            for slot, (least, colour) in slots.items():
                needed = self.cubes_needed(estate["region"], value, least)
                if slot not in self.plain[area] and colour in ("", estate["colour"]) and needed is not None:
                    reached[slot] = needed
            if reached:
                found[name] = reached
        return found

    def new_wines(self, weather: int) -> dict[int, int]:
        """The Quality of what each Estate with a Vineyard makes, without Port tiles; 0 or less is no wine."""
        made = {}
        for n, estate in enumerate(self.estates, 1):
            parts = {part: estate.get(part, 0) for part in ("vineyards", "wineries", "enologists", "farmers")}
            quality = 2 * parts["vineyards"] + parts["wineries"] + 2 * parts["enologists"] + parts["farmers"] + weather
            if parts["vineyards"]:
                made[n] = quality
        return made

    def fair_points(self, wine: str, cubes: int, booth: str, sent: list[str]) -> int:
        """A Press Release: Wine Value with cubes, the region's bonus, the booth's, Experts with the tile's bonus."""
        (estate, value), *_ = [(estate, value) for name, estate, _, value in self.wines() if name == wine]
        features = self.printed.vintage[self.plain["vintage"]]["features"]
        experts = [self.printed.expert[each] for each in sent]
        return (
            value
            + cubes * (2 if estate["region"] == "alentejo" else 1)
            + 2 * (estate["region"] == "tras_os_montes")
            + 3 * (booth == "fair_points_3")
            + sum(each["fair_bonus"] + features[each["feature"]] for each in experts)
        )

    def magnates_pleased(self, wine: str, value: int) -> set[str]:
        """Magnates whose wish a wine meets and who still hold a barrel of the side."""
        tile = self.printed.vintage[self.plain["vintage"]]
        (estate,) = [estate for name, estate, _, _ in self.wines() if name == wine]
        met = {
            "carolina": self.printed.region[estate["region"]]["number"] in tile["carolina"],
            "bruno": value >= tile["bruno"],
            "anabela": estate["colour"] == tile["anabela"],
        }
        held = dict(zip(("carolina", "bruno", "anabela"), self.mine["magnate_barrels"], strict=True))
        return {name for name, wish in met.items() if wish and held[name]}

    def final(self) -> int:
        """VP at the end: the track, money, half of each wine left, majorities, Multipliers that hold a barrel."""
        money = max(vp for least, vp in self.printed.money if self.mine["bagos"] >= least)
        wines = sum(quality // 2 for _, _, quality, _ in self.wines())
        multipliers = sum(count * self.multiplier(name) for name, count in self.mine["multipliers"].items())
        return int(self.mine["vp"] + money + wines + self.majorities() + multipliers)

    def majorities(self) -> int:
        """The VP of each country in the frame for most barrels, halved and rounded down on a tie."""
        total = 0
        for column in {column for column, _, _ in self.printed.export.values()}:
            held = [side for slot, side in self.plain["export"].items() if self.printed.export[slot][0] == column]
            mine, theirs = held.count(self.who), held.count(self.other)
            if mine >= theirs and mine:
                total += self.printed.majority[column] // (2 if mine == theirs else 1)
        return total

    def multiplier(self, name: str) -> int:
        """What a Multiplier that holds a barrel brings: so many VP for each thing counted, up to its cap."""
        tile = self.printed.multiplier[name]
        return min(int(tile["cap"]), int(tile["vp_each"]) * self.counted(tile["counts"]))

    def counted(self, what: str) -> int:
        """How many of a thing the side has."""
        in_estates = {"vineyard": "vineyards", "winery": "wineries", "enologist": "enologists", "farmer": "farmers",
                      "cellar": "cellar"}  # fmt: skip
        if what in in_estates:
            return sum(estate.get(in_estates[what], 0) for estate in self.estates)
        regions = {estate["region"] for estate in self.estates if estate.get("region")}
        tiles = ("actions", "used", "multipliers", "bare")
        return {
            "expert": lambda: len(self.mine["experts"]) + len(self.mine["face_down"]),
            "export_barrel": lambda: list(self.plain["export"].values()).count(self.who),
            "sales_barrel": lambda: list(self.plain["sales"].values()).count(self.who),
            "region_with_estate": lambda: len(regions),
            "magnate_tile": lambda: sum(sum(self.mine[kind].values()) for kind in tiles),
            "best_wine_value": lambda: max([value for *_, value in self.wines()], default=0),
            "own_regions_cubes": lambda: sum(self.plain["cubes"].get(region, 0) for region in regions),
        }[what]()
