"""A store in Lisboa as a calculator: the wigs that a space brings now, what it costs you, and his cube."""

from collections.abc import Mapping
from itertools import combinations, combinations_with_replacement
from typing import Any, ClassVar, Final

from vinhos_kernel.lisboa.game import Game
from vinhos_kernel.lisboa.names import (
    FACINGS,
    GOODS,
    KINDS,
    LEFT,
    LETTERS,
    PLACES,
    RIGHT,
    ROWS,
    SITES,
    SPACES,
    STREETS,
    column_of,
    lines_of,
    row_of,
)
from vinhos_kernel.lisboa.solo import run
from vinhos_kernel.lisboa.town import good_of, land_cost, reaches, store_name, store_wigs, street_of
from vinhos_kernel.lisboa.words import aloud
from vinhos_kernel.table.errors import CannotDo
from vinhos_kernel.views.panel import Note
from vinhos_widgets.lisboa_score import LisboaCalculator
from vinhos_widgets.reckoning import Choice, Part, Reckoning, Sum, Values, counted

MOST_ON_A_TILE: Final = 9
SHOWN: Final = (("no building", ""), *((" and ".join(pair), "+".join(pair)) for pair in combinations(GOODS, 2)))
RUBBLE: Final = tuple("".join(cubes) for size in range(4) for cubes in combinations_with_replacement(LETTERS, size))
LYING: Final = tuple((cubes or "none", cubes) for cubes in RUBBLE)
REACHED: Final = {"west": "row", "north": "street", "east": "row"}
"""The three buildings that can count for a store, and what each of them reaches."""


class StoreCalculator(LisboaCalculator):
    """What a store brings and costs: `StoreCalculator(space="B3", facing="left", west="books+gold", tile=3)`."""

    title = "A store"
    invented = "what a building reaches is a stand-in"
    first: ClassVar[Mapping[str, Any]] = {
        "space": "B3", "facing": "left", "tile": 3, "west": "", "north": "", "east": "", "treasury": 3, "event": False,
        "row": "", "column": "",
    }  # fmt: skip

    def choices(self) -> dict[str, Choice]:
        """The space, its street's tile, the three buildings in reach, the Treasury, the rubble."""
        count = self.game.board.counts
        return {
            "space": Choice("Space", tuple((name, name) for name in SPACES)),
            "facing": Choice("Facing", tuple((name, name) for name in FACINGS)),
            "tile": Choice("Its Scoring tile", range(1, MOST_ON_A_TILE + 1)),
            "west": Choice("Building in the west", SHOWN),
            "north": Choice("Building in the north", SHOWN),
            "east": Choice("Building in the east", SHOWN),
            "treasury": Choice("The Treasury", range(count["treasury_least"], count["treasury_most"] + 1)),
            "event": Choice("An event starts it", None),
            "row": Choice("Rubble at the row", LYING),
            "column": Choice("Rubble at the column", LYING),
        }

    def fit(self, wanted: Values) -> tuple[Values, str]:
        """An outer column faces one street only: there the store turns to it."""
        space, fitted, note = SPACES.index(wanted["space"]), dict(wanted), ""
        if self.game.board.faces[space][FACINGS.index(wanted["facing"])] < 0:
            if self.is_new(wanted, "facing"):
                raise CannotDo(f"{wanted['space']} faces no street at its {wanted['facing']}")
            fitted["facing"] = FACINGS[RIGHT if column_of(space) == 0 else LEFT]
            note = f"{wanted['space']} faces one street only: the store turns to its {fitted['facing']}"
        self._table(fitted)
        return fitted, note

    def _sites(self, v: Values) -> dict[str, str]:
        """The sites at both ends of the row and in the north of the street, by their choice."""
        space, facing = SPACES.index(v["space"]), FACINGS.index(v["facing"])
        row, street = ROWS[row_of(space)], self.game.board.faces[space][facing] + 1
        return dict(zip(REACHED, (f"W-{row}", f"N-{street}", f"E-{row}"), strict=True))

    def _table(self, v: Values) -> Game:
        """A town with these buildings and this rubble."""
        space, facing = SPACES.index(v["space"]), FACINGS.index(v["facing"])
        row, column = lines_of(space)
        street = self.game.board.faces[space][facing]
        return self.laid(
            treasury=v["treasury"], streets={STREETS[street]: v["tile"]},
            rubble={PLACES[row]: v["row"], PLACES[column]: v["column"]},
            buildings={site: f"nobody blue {v[end]}" for end, site in self._sites(v).items() if v[end]},
        )  # fmt: skip

    def reckon(self) -> Reckoning:
        """What the store brings whoever builds it, and what it costs you."""
        v, game = self.values, self._table(self.values)
        space, facing = SPACES.index(v["space"]), FACINGS.index(v["facing"])
        good = good_of(game, space, facing)
        brings = tuple(self._shows(game, end, site, space, facing) for end, site in self._sites(v).items())
        name = f"{store_name(space, facing)}, a store of {GOODS[good]}"
        wigs = Sum(name, brings, store_wigs(game, space, facing), "wigs")
        land = Sum("What it costs you", self._price(game, space), land_cost(game, space, v["event"]), "réis")
        return Reckoning((wigs, land), (Note("", "Lacerda pays nothing"), *self._his_cube(game, space)))

    def _shows(self, game: Game, end: str, site: str, space: int, facing: int) -> Part:
        """What a building adds: the Scoring tile, if it is in reach and shows the store's good."""
        place, good = SITES.index(site), GOODS[good_of(game, space, facing)]
        counts = good in self.values[end].split("+") and reaches(game, place, space, facing)
        tile = game.streets[street_of(game, space, facing)]
        what = f"shows {good}" if counts else f"does not show {good}" if self.values[end] else "no building"
        return Part(f"{site}: {what}", tile * counts, f"site.{site.lower().replace('-', '_')}.{REACHED[end]}")

    def _price(self, game: Game, space: int) -> tuple[Part, ...]:
        """The Treasury, twice if an event starts the store, and each kind of cube at the row and the column."""
        times = 2 if self.values["event"] else 1
        lying = [sum(game.rubble_at(place)[kind] for place in lines_of(space)) for kind in range(len(KINDS))]
        rubble = zip(KINDS, lying, game.board.cube_cost, strict=True)
        return (
            Part("the Treasury, twice" if times > 1 else "the Treasury", times * game.treasury),
            *(Part(counted(n, f"{kind} cube"), n * cost, f"cube.{kind}.cost") for kind, n, cost in rubble),
        )

    def _his_cube(self, game: Game, space: int) -> tuple[Note, ...]:
        """Which cube he would take."""
        return tuple(Note("", aloud(step)) for step in run("lisboa.store.cube", game, args=[space]).steps)


def tell_store(readings: Mapping[str, str] | None = None, facts: str = "", **values: Any) -> str:
    """What a store brings and costs, as text: `tell_store(space="B3", facing="left", west="books+gold")`."""
    return StoreCalculator(readings, facts, **values).words()
