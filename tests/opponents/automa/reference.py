"""The automa's ranked lists written a second time, over plain values: what is left before a lot, for each decision."""

from collections.abc import Callable
from typing import Any

from tests.opponents.automa.tables import BOARD

Plain = dict[str, Any]
Rank = Callable[[Any], tuple[int, ...]]
FEATURES = ("taste", "aroma", "appearance", "alcohol")
ORDER = ("fair_points_3", "bagos_3", "free_expert", "magnate_first")
CELLAR = {"seed": (1, 1, 3, 5), "secondary": (0, 1, 3, 5)}


def lands(table: Plain, side: str = "automa") -> list[Plain]:
    """The five Estates of a side."""
    own = list(table[side].get("estates", []))
    return own + [{}] * (5 - len(own))


def quality(estate: Plain) -> int:
    """What its wine is worth without weather; without a Vineyard there is none."""
    pieces = ("vineyards", 2), ("wineries", 1), ("farmers", 1), ("enologists", 2)
    return int(sum(n * estate.get(piece, 0) for piece, n in pieces)) if estate.get("vineyards") else 0


def value(estate: Plain, slot: int, cellar: str) -> int:
    """The value of a stored wine."""
    shelf = CELLAR[cellar][slot] if estate.get("cellar") else 0
    return int(estate["wines"][slot]) + shelf + int(estate["region"] == "algarve")


def by_wine(estates: list[Plain], anabela: str) -> tuple[int, ...]:
    """Best in Anabela's colour, then best."""
    return (
        max((quality(each) for each in estates if each.get("colour") == anabela), default=0),
        max(map(quality, estates), default=0),
    )


def by_weather(estates: list[Plain], weather: int) -> tuple[int, ...]:
    """As good as what the weather takes, then best."""
    even = any(weather < 0 and each.get("vineyards") and quality(each) == -weather for each in estates)
    return (int(even), max(map(quality, estates), default=0))


class Ranking:
    """How good each option of a decision is, at a table with its readings; higher tuples are better."""

    def __init__(self, table: Plain, readings: dict[str, str]) -> None:
        self.table, self.readings = table, readings
        tile = next((each for each in BOARD.vintages if each.name == table["vintage"]), None)
        self.weather, self.anabela = (tile.weather, tile.anabela) if tile else (0, "")
        self.features = {FEATURES[n]: bonus for n, bonus in tile.features} if tile else {}

    def cubes(self, region: str) -> int:
        """The Renown cubes of a region."""
        return int(self.table["cubes"].get(region, 0))

    def region(self, name: str) -> tuple[int, ...]:
        """Of a Vineyard."""
        whose = "automa" if self.readings["best_wine"] == "own" else "you"
        there = [each for each in lands(self.table, whose) if each.get("region") == name]
        good = by_wine(there, self.anabela) if self.readings["pairing"] == "seed" else by_weather(there, self.weather)
        own = any(each.get("region") == name for each in lands(self.table))
        return (*good, self.cubes(name) if own else 0, self.cubes(name))

    def building(self, place: int, cellar: bool) -> tuple[int, ...]:
        """Of an Estate for a Winery or a Cellar."""
        estate = lands(self.table)[place - 1]
        wine = cellar or self.readings["pairing"] == "m"
        good = by_wine([estate], self.anabela) if wine else by_weather([estate], self.weather)
        return (*good, estate.get("vineyards", 0), self.cubes(estate.get("region", "")))

    def planting(self, place: int) -> tuple[int, ...]:
        """Of an Estate for a Vineyard."""
        estate = lands(self.table)[place - 1]
        return (estate.get("vineyards", 0), self.cubes(estate.get("region", "")))

    def worker(self, option: str) -> tuple[int, ...]:
        """Of a worker with an Estate."""
        kind, place = option.split()
        estate = lands(self.table)[int(place) - 1]
        return (int(kind == "enologist"), *by_weather([estate], self.weather), self.cubes(estate.get("region", "")))

    def wine(self, name: str, most: int = 99) -> tuple[int, ...]:
        """Of a wine that leaves its Estate."""
        estate, slot = lands(self.table)[int(name[0]) - 1], "abcd".index(name[1])
        worth = min(most, value(estate, slot, self.readings["cellar_bonus"]))
        last = slot == (3 if estate.get("cellar") else 1)
        return (int(last), worth) if most < 99 else (worth,)

    def feature(self, name: str) -> tuple[int, ...]:
        """Of an Expert deck."""
        deck = self.table["expert_decks"].get(name, {})
        top = deck.get("top", [])
        points = BOARD.experts[BOARD.expert_at[top[0]]].fair_bonus if top else 0
        return (points + self.features.get(name, 0),)


def export_slot(name: str) -> tuple[int, ...]:
    """Of a slot for an export: its VP, then the leftmost column."""
    slot = next(each for each in BOARD.export_slots if each.name == name)
    return (slot.vp, -slot.column)


def rank_of(rule: str, what: str, ranking: Ranking, cellar: bool) -> Rank | None:
    """How the options of a decision are ranked, or None where this list does not say."""
    ranks: dict[tuple[str, str], Rank] = {
        ("vineyards.1", "region"): ranking.region,
        ("vineyards.3", "estate"): ranking.planting,
        ("buildings.1", "estate"): lambda option: ranking.building(option, cellar),
        ("workers.1", "worker"): ranking.worker,
        ("sales.1", "wine"): lambda option: ranking.wine(option, 10),
        ("export.1", "wine"): ranking.wine,
        ("automa.fair.press_release", "wine"): ranking.wine,
        ("automa.fair.tile", "wine"): lambda option: tuple(-n for n in ranking.wine(option)),
        ("experts.1", "feature"): ranking.feature,
        ("experts.free", "feature"): ranking.feature,
        ("sales.1", "slot"): lambda option: (int(option.split()[1]),),
        ("export.1", "export_slot"): export_slot,
        ("year.maintenance.1", "slot"): lambda option: (-int(option.split()[1]),),
        ("press_release.booth", "booth"): lambda option: (-ORDER.index(option),),
    }
    return ranks.get((rule, what))


def left_of(options: tuple[Any, ...], rank: Rank) -> tuple[Any, ...]:
    """The options that are ranked best."""
    best = max(map(rank, options))
    return tuple(option for option in options if rank(option) == best)
