"""The facts as the rules use them: small tables, made once for each set of facts."""

from functools import lru_cache
from operator import add
from typing import NamedTuple

from vinhos_kernel.data import catalogue
from vinhos_kernel.table.facts import Facts, Row


class SalesSlot(NamedTuple):
    """A slot of the Sales area: its house, colour and value in Bagos."""

    name: str
    place: str
    colour: str
    value: int
    origin: str


class ExportSlot(NamedTuple):
    """A slot of the Export area: column, row (3 is the top), least wine value, VP, and whether two players use it."""

    name: str
    column: int
    row: int
    least: int
    vp: int
    framed: bool


class ExportColumn(NamedTuple):
    """A country of the Export area: the VP of its majority, and whether two players use it."""

    name: str
    majority: int
    framed: bool


class Vintage(NamedTuple):
    """A Vintage tile: the weather, what the three Magnates want, and the features with their bonus."""

    name: str
    weather: int
    anabela: str
    bruno: int
    carolina: tuple[int, ...]
    features: tuple[tuple[int, int], ...]


class Expert(NamedTuple):
    """A Wine Expert tile: its feature, ability and Fair Points."""

    name: str
    feature: int
    ability: str
    fair_bonus: int


class Multiplier(NamedTuple):
    """A Multiplier tile: what it counts, VP for each, and the most that it can bring."""

    counts: str
    vp_each: int
    cap: int


class Token(NamedTuple):
    """A number token of the automa: its number, its way along the loop (1 or -1), the place where it begins."""

    number: int
    direction: int
    start: int


class Board:
    """Everything printed that a rule looks at, as tuples by index; `facts` has the origins, `own` a reader's TOML."""

    def __init__(self, facts: Facts, own: str = "") -> None:
        self.facts = facts
        self.own = own
        regions = {row["number"]: row for row in facts.rows("region")}
        self.region_names = ("", *(regions[n]["name"] for n in range(1, 10)))
        self.prices = (0, *(regions[n]["price"] for n in range(1, 10)))
        self.regions_by_price = tuple(sorted(range(1, 10), key=lambda n: self.prices[n]))
        self.bonuses = ("", *(regions[n]["bonus"] for n in range(1, 10)))
        self.bonus_amounts = (0, *(regions[n].get("amount", 0) for n in range(1, 10)))
        self.cube_worth = tuple(self._amount(n, "cube_value_2", 1) for n in range(10))
        self.value_bonus = tuple(self._amount(n, "wine_value_plus_1", 0) for n in range(10))
        self.press_bonus = tuple(self._amount(n, "fair_points_plus_2", 0) for n in range(10))
        self.start_quality = (0, *(regions[n]["start_quality"] for n in range(1, 10)))
        self.start_quality_port = (0, *(regions[n].get("start_quality_port", 0) for n in range(1, 10)))
        self.left_out = tuple(regions[n].id for n in range(1, 10) if regions[n]["left_out"])
        self.renown_spaces = bytes([0, *(regions[n]["renown_spaces"] for n in range(1, 10))])
        self.reds = bytes([0, *(regions[n]["red"] for n in range(1, 10))])
        self.whites = bytes([0, *(regions[n]["white"] for n in range(1, 10))])
        self.vineyards = bytes(map(add, self.reds, self.whites))
        self.count = {row.id: row["value"] for row in facts.rows("count")}
        self.cost = {row.id: row["value"] for row in facts.rows("cost")}
        self.quality = {row.id: row["value"] for row in facts.rows("quality")}
        self.lacerda = {row.id: row["value"] for row in facts.rows("lacerda")}
        self.automa = {row.id: row["value"] for row in facts.rows("automa")}
        self.solo = {row.id: row["value"] for row in facts.rows("solo")}
        self._lay_out_storage(facts)
        self._lay_out_loop(facts)
        self._lay_out_quadrel(facts)
        self._lay_out_markets(facts)
        self._lay_out_tiles(facts)
        self._lay_out_fair(facts)

    def _amount(self, region: int, bonus: str, otherwise: int) -> int:
        """The amount of a region's bonus, if it has this one."""
        return int(self.bonus_amounts[region]) if self.bonuses[region] == bonus else otherwise

    def _lay_out_quadrel(self, facts: Facts) -> None:
        spaces = facts.rows("space")
        self.space_names = tuple(row["name"] for row in spaces)
        self.actions = tuple(row["action"] for row in spaces)
        places = [(row["row"], row["column"]) for row in spaces]
        self.near = tuple(tuple(max(abs(r - s), abs(c - d)) <= 1 for s, d in places) for r, c in places)
        ids = [row.id for row in spaces]
        self.year_spaces = {row["year"]: ids.index(row["space"]) for row in facts.rows("year_space")}

    def _lay_out_loop(self, facts: Facts) -> None:
        """The automa's loop as spaces in their order, and its tokens: number, direction, first place on the loop."""
        ids = [row.id for row in facts.rows("space")]
        self.loop = tuple(ids.index(space) for space in self.automa["loop"])
        self.tokens = tuple(
            Token(row["number"], row["direction"], self.loop.index(ids.index(row["start"])))
            for row in facts.rows("automa_token")
        )
        faces = [token.number for token in self.tokens]
        self.die = tuple(self.automa["die"].count(number) for number in faces)

    def _lay_out_storage(self, facts: Facts) -> None:
        """What a storage slot adds to Wine Value: by the reading `cellar_bonus`, then Warehouse (0) or Cellar (1)."""
        rows = {(row["place"], row["slot"]): row for row in facts.rows("storage")}
        self.storage = {
            side: tuple(
                tuple(rows[place, slot][column] for slot in range(1, slots + 1))
                for place, slots in (("warehouse", 2), ("cellar", 4))
            )
            for side, column in (("seed", "bonus"), ("secondary", "secondary"))
        }

    def _lay_out_markets(self, facts: Facts) -> None:
        self.sales_slots = _sales_slots(facts.rows("sales_slot"))
        self.sales_of = {
            colour: tuple((i, slot.value) for i, slot in enumerate(self.sales_slots) if slot.colour == colour)
            for colour in ("red", "white")
        }
        self.sales_slot_at = {slot.name: i for i, slot in enumerate(self.sales_slots)}
        self.sales_values = tuple(sorted({slot.value for slot in self.sales_slots}, reverse=True))
        self.sales_at: dict[tuple[str, int], tuple[int, ...]] = {}
        for i, slot in enumerate(self.sales_slots):
            self.sales_at[slot.colour, slot.value] = (*self.sales_at.get((slot.colour, slot.value), ()), i)
        columns = facts.rows("export_column")
        self.export_columns = tuple(ExportColumn(row.id, row["majority"], row["in_frame"]) for row in columns)
        at = {row.id: i for i, row in enumerate(columns)}
        self.export_slots = tuple(
            ExportSlot(r.id, at[r["column"]], r["row"], r["least"], r["vp"], columns[at[r["column"]]]["in_frame"])
            for r in facts.rows("export_slot")
        )
        slots = tuple(enumerate(self.export_slots))
        self.export_by_column = tuple(
            tuple(i for i, slot in slots if slot.column == column) for column in range(len(columns))
        )
        self.export_framed = tuple((i, slot.least) for i, slot in enumerate(self.export_slots) if slot.framed)

    def _lay_out_tiles(self, facts: Facts) -> None:
        features = [row.id for row in facts.rows("feature")]
        self.feature_names = tuple(row["name"] for row in facts.rows("feature"))
        self.vintages = tuple(_vintage(row, features) for row in facts.rows("vintage") if row["used"])
        self.experts = tuple(
            Expert(row.id, features.index(row["feature"]), row["ability"], row["fair_bonus"])
            for row in facts.rows("expert")
        )
        self.expert_at = {expert.name: tile for tile, expert in enumerate(self.experts)}
        self.experts_of = tuple(tuple(i for i, e in enumerate(self.experts) if e.feature == f) for f in range(4))
        actions, multipliers = facts.rows("magnate_action"), facts.rows("multiplier")
        self.tile_names = ("empty", *(row.id for row in actions), *(row.id for row in multipliers))
        self.tile_at = {name: code for code, name in enumerate(self.tile_names)}
        self.tile_titles = ("empty", *(row["name"] for row in actions), *(row["name"] for row in multipliers))
        self.action_copies = bytes(row["copies_2p"] for row in actions)
        self.multiplier_copies = bytes(1 for _ in multipliers)
        self.ability_amounts = {row.id: row.get("amount", 0) for row in facts.rows("expert_ability")}
        self.tile_amounts = (0, *(row.get("amount", 0) for row in actions))
        self.multipliers = tuple(Multiplier(row["counts"], row["vp_each"], row["cap"]) for row in multipliers)

    def _lay_out_fair(self, facts: Facts) -> None:
        self.booth_names = tuple(row["name"] for row in facts.rows("booth"))
        self.booth_amounts = tuple(row.get("amount", 0) for row in facts.rows("booth"))
        self.accolades = {row.id: row["name"] for row in facts.rows("accolade")}
        self.titles = tuple((row["least"], row["name"]) for row in facts.rows("title"))
        self.booth_order = tuple(row["order"] for row in facts.rows("booth"))
        self.fair_vp = {row["year"]: (row["first"], row["third"]) for row in facts.rows("fair")}
        self.money_steps = tuple((row["least"], row["vp"]) for row in facts.rows("money_vp"))

    @lru_cache(maxsize=4096)  # noqa: B019  (boards are few and live as long as the program)
    def tiles_in(self, stack: bytes, first: int) -> tuple[tuple[int, ...], tuple[str, ...], tuple[int, ...]]:
        """The tiles of a stack whose kinds begin at code `first`: codes, names, and how many of each."""
        tiles = tuple(first + kind for kind, count in enumerate(stack) if count)
        return tiles, tuple(self.tile_names[tile] for tile in tiles), tuple(count for count in stack if count)

    @lru_cache(maxsize=4096)  # noqa: B019
    def experts_in(self, mask: int) -> tuple[tuple[int, ...], tuple[str, ...]]:
        """The Expert tiles of a mask: indices and names."""
        tiles = tuple(tile for tile in range(len(self.experts)) if mask >> tile & 1)
        return tiles, tuple(self.experts[tile].name for tile in tiles)

    def is_multiplier(self, tile: int) -> bool:
        """Whether a tile code of the Magnate display is a Multiplier."""
        return tile > len(self.action_copies)


@lru_cache(maxsize=16)
def board_of(own: str = "") -> Board:
    """The tables of our facts, or of these with a reader's own TOML laid over them."""
    return Board(catalogue.facts(own), own)


def _sales_slots(rows: tuple[Row, ...]) -> tuple[SalesSlot, ...]:
    """The slots, named by colour and value, and by their house too where that alone would not tell them apart."""
    short = [f"{row['colour']} {row['value']}" for row in rows]
    names = [f"{name} {row['place']}" if short.count(name) > 1 else name for name, row in zip(short, rows, strict=True)]
    return tuple(
        SalesSlot(name, row["place"], row["colour"], row["value"], f"sales_slot.{row.id}")
        for name, row in zip(names, rows, strict=True)
    )


def _vintage(row: Row, features: list[str]) -> Vintage:
    shown = tuple((features.index(name), bonus) for name, bonus in row["features"].items())
    return Vintage(row.id, row["weather"], row["anabela"], row["bruno"], tuple(row["carolina"]), shown)
