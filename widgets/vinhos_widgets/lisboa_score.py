"""The final score of Lisboa as a calculator: both sides in rows, and your rank; every total is the engine's own."""

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar, Final

from vinhos_kernel.lisboa.data import catalogue
from vinhos_kernel.lisboa.data.rulebook import all_readings
from vinhos_kernel.lisboa.game import Game
from vinhos_kernel.lisboa.kind import position_of
from vinhos_kernel.lisboa.names import BOATS, COLUMNS, GOODS, LACERDA, NOBLES, ROWS, SIDES, YOU
from vinhos_kernel.lisboa.rules.scoring import Line
from vinhos_kernel.lisboa.solo import run, score_sheet
from vinhos_kernel.table.errors import CannotDo
from vinhos_kernel.views.panel import Note
from vinhos_widgets.reckoning import Calculator, Choice, Part, Reckoning, Sum, Values, reading_note

BARE: Final = {"start": "empty", "phase": "play", "helper": "builder", "courtier": "builder"}
MOST_WIGS: Final = 150
MOST_REIS: Final = 60
WORDS: Final = {"lacerda": "his", "you": "your"}
OWNERS: Final = tuple((name.title(), name) for name in SIDES)


class LisboaCalculator(Calculator):
    """A calculator whose sums are Lisboa's."""

    def table(self, readings: Mapping[str, str], facts: str) -> Game:
        """An empty table of Lisboa on which games are played."""
        return position_of(BARE, readings, facts)

    def is_invented(self, path: str) -> bool:
        """Whether the printed value at a path is a stand-in."""
        return bool(path) and catalogue.origin_of(path, self.game.board.own).is_standin

    def laid(self, **parts: Any) -> Game:
        """A table on which only this lies, with the readings and facts of the calculator."""
        return position_of({**BARE, **parts}, self.game.readings, self.game.board.own)

    def doubt(self, name: str) -> Note:
        """A footnote on a doubt: which side of it a sum takes."""
        return reading_note(self.game, name, all_readings())


class LisboaScore(LisboaCalculator):
    """Both final scores as a game ends: `LisboaScore(his_cubes=5, his_decrees=4)`; whose each ship is, and so on."""

    title = "The final score"
    first: ClassVar[Mapping[str, Any]] = {
        **{f"{boat}_ship": "nobody" for boat in BOATS}, "his_cubes": 0, "his_decrees": 0, "his_favors": 0,
        "his_influence": 0, **{f"his_{good}": 0 for good in GOODS}, "his_officials": 0,
        **{f"your_{good}": 0 for good in GOODS}, "your_officials": 0, "your_sets": 0, "your_decrees": 0,
        "your_favors": 0, "your_reis": 0, "his_wigs": 0, "your_wigs": 0,
    }  # fmt: skip

    def choices(self) -> dict[str, Choice]:
        """Ships by owner; what he has; what you have; what both had on the track before."""
        count = self.game.board.counts
        houses, officials = range(count["houses"] + 1), range(count["officials"] + 1)
        return {
            **{f"{boat}_ship": Choice(f"The {boat} ship is of", OWNERS) for boat in BOATS},
            "his_cubes": Choice("His rubble cubes", range(31)),
            "his_decrees": Choice("His Decrees", range(31)),
            "his_favors": Choice("His Royal Favors", range(len(NOBLES) + 1)),
            "his_influence": Choice("His Influence", range(count["influence_most"] + 1)),
            **{f"his_{good}": Choice(f"His stores of {good}", houses) for good in GOODS},
            "his_officials": Choice("His Officials in offices", officials),
            **{f"your_{good}": Choice(f"Your stores of {good}", houses) for good in GOODS},
            "your_officials": Choice("Yours in buildings", officials),
            "your_sets": Choice("Your sets of rubble", range(6)),
            "your_decrees": Choice("Wigs of your Decrees", range(61)),
            "your_favors": Choice("Your Royal Favors", range(len(NOBLES) * count["favors_each"] + 1)),
            "your_reis": Choice("Your réis", range(MOST_REIS + 1)),
            "his_wigs": Choice("His wigs before", range(MOST_WIGS + 1)),
            "your_wigs": Choice("Your wigs before", range(MOST_WIGS + 1)),
        }

    def fit(self, wanted: Values) -> tuple[Values, str]:
        """A table that cannot be is refused: more houses, cubes or Royal Favors than there are, no room in a column."""
        self._table(wanted)
        return wanted, ""

    def _table(self, v: Values) -> Game:
        """The end of a game as a position: the engine says what cannot be."""
        lacerda = {
            "wigs": v["his_wigs"], "influence": v["his_influence"], "decrees": list(range(1, v["his_decrees"] + 1)),
            "favors": by_noble(v["his_favors"], NOBLES), "offices": by_noble(v["his_officials"], NOBLES),
            "rubble": cubes(v["his_cubes"]), "ships": [boat for boat in BOATS if v[f"{boat}_ship"] == SIDES[LACERDA]],
        }  # fmt: skip
        you = {
            "wigs": v["your_wigs"], "favors": by_noble(v["your_favors"], NOBLES[::-1]), "built": v["your_officials"],
            "rubble": "eft" * v["your_sets"], "ships": [boat for boat in BOATS if v[f"{boat}_ship"] == SIDES[YOU]],
        }  # fmt: skip
        counts = {who: [v[f"{word}_{good}"] for good in GOODS] for who, word in WORDS.items()}
        stores = town_of(counts, self.game.street_goods)
        hulls = {ship.name: ship.hull for ship in self.game.board.ships}
        return self.laid(period=2, stores=stores, hulls=hulls, you=you, lacerda=lacerda)

    def reckon(self) -> Reckoning:
        """The rows of both scores, what the engine's own rules make of them, and your rank."""
        game, v = self._table(self.values), self.values
        sheet = score_sheet(game, v["your_decrees"], v["your_reis"])
        his = run("lisboa.score.his", game)
        yours = run("lisboa.score.yours", game, (v["your_wigs"], v["your_decrees"], v["your_reis"]))
        sums = (
            self._side("Lacerda", v["his_wigs"], sheet["lacerda"], his.position.hands[LACERDA].wigs),
            self._side("You", v["your_wigs"], sheet["you"], yours.position.hands[YOU].wigs),
        )
        doubts = {name for step in (*his.steps, *yours.steps) for name, _ in step.readings}
        return Reckoning(sums, (*self._rank(sums), *map(self.doubt, sorted(doubts))))

    def _side(self, name: str, before: int, rows: Sequence[Line], total: int) -> Sum:
        """A side's rows, after the wigs that it had."""
        parts = [Part(row.what, row.wigs, self._path(row.what, name)) for row in rows]
        return Sum(name, (Part("wigs on the track", before), *parts), total, "wigs")

    def _path(self, what: str, name: str) -> str:
        """The invented value behind a row, if there is one: the hull of a ship."""
        mine = [boat for boat in BOATS if what == "ships" and self.values[f"{boat}_ship"] == name.lower()]
        return next(filter(self.is_invented, (f"ship.{boat}.hull" for boat in mine)), "")

    def _rank(self, sums: Sequence[Sum]) -> tuple[Note, ...]:
        """Your rank by both totals, as the engine tells it."""
        his, yours = (each.total for each in sums)
        game = self.laid(you={"wigs": yours}, lacerda={"wigs": his})
        return tuple(Note("standin", words) for words in run("lisboa.rank", game).story)


def tell_score(readings: Mapping[str, str] | None = None, facts: str = "", **values: Any) -> str:
    """Both final scores in rows, as text: `tell_score(his_cubes=5, his_decrees=4, his_favors=3)`."""
    return LisboaScore(readings, facts, **values).words()


# ---------------------------------------------------------------- a table of so many pieces
def cubes(count: int) -> str:
    """So many rubble cubes, of all three kinds in turn."""
    return ("eft" * count)[:count]


def by_noble(count: int, nobles: Sequence[str]) -> dict[str, int]:
    """So many of something, one for each Noble in turn."""
    return {noble: (count + len(nobles) - 1 - n) // len(nobles) for n, noble in enumerate(nobles)}


def town_of(counts: Mapping[str, Sequence[int]], street_goods: Sequence[int]) -> dict[str, str]:
    """A town with so many stores of each good and side: streets are filled from the west, column by column."""
    free = {column: [f"{row}{column}" for row in ROWS] for column in COLUMNS}
    stores: dict[str, str] = {}
    for street, good in enumerate(street_goods):
        west, east = COLUMNS[street], COLUMNS[street + 1]
        for who in (who for who, each in counts.items() for _ in range(each[good])):
            column, facing = (west, "right") if free[west] else (east, "left")
            if not free[column]:
                raise CannotDo(f"no space is left that sells {GOODS[good]}")
            stores[free[column].pop(0)] = f"{who} {facing}"
    return stores
