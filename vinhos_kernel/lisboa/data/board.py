"""The facts as the rules use them: small tables, made once for each set of facts."""

from functools import lru_cache
from typing import Any, NamedTuple

from vinhos_kernel.lisboa.data import catalogue
from vinhos_kernel.lisboa.data.schema import NEITHER
from vinhos_kernel.lisboa.names import ARCHITECTS, GOODS, KING, NOWHERE, ROWS, STATE_ACTIONS, STREETS
from vinhos_kernel.table.facts import Facts, Row

NO_STREET = -1


class Ship(NamedTuple):
    """A ship: the period in which it is built, the goods that fill it (also its wigs at the end), its Influence.

    What is invented of it is not `known`: beside a real table it is asked for.
    """

    name: str
    period: int
    hull: int
    influence: int
    hull_known: bool
    influence_known: bool


class Board(NamedTuple):
    """
    Everything printed, by place.

    `faces[space]` are the streets that a store there faces at its left and right (-1: none); `reach[site]` is the
    row and the street of a building site (-1: none). Goods are masks with bit n for good n.
    """

    own: str
    street_goods: bytes
    streets_known: bool
    faces: tuple[tuple[int, int], ...]
    reach: tuple[tuple[int, int], ...]
    rubble: bytes
    cube_cost: tuple[int, ...]
    cube_copies: tuple[int, ...]
    scoring_tiles: tuple[int, ...]
    building_faces: tuple[tuple[int, int], ...]
    state_actions: tuple[tuple[int, int], ...]
    figure_weights: tuple[int, ...]
    plans: tuple[tuple[int, ...], ...]
    clergy_backs: tuple[tuple[int, int], ...]
    spots: tuple[str, ...]
    ships: tuple[Ship, ...]
    space_rewards: tuple[tuple[int, int], ...]
    ranks: tuple[tuple[str, int], ...]
    majorities: tuple[tuple[int, int], ...]
    prices: bytes
    counts: dict[str, int]
    his: dict[str, Any]
    worth: dict[str, int]
    invented: dict[str, int]

    @property
    def tile_spots(self) -> int:
        """The spots of the Church track that hold Clergy tiles, as a mask."""
        return sum(1 << spot for spot, holds in enumerate(self.spots) if holds == "tile")


@lru_cache(maxsize=32)
def board_of(own: str = "") -> Board:
    """The board of our facts, or of ours with a reader's own laid over them."""
    facts = catalogue.facts(own)
    goods = facts.rows("good")
    return Board(
        own=own,
        street_goods=bytes(GOODS.index(row["good"]) for row in facts.rows("street")),
        streets_known=not any(row.origin("good").is_standin for row in facts.rows("street")),
        faces=tuple(_column_faces(facts)) * len(ROWS),
        reach=tuple((_place(row.get("row"), "row_"), _street(row.get("street"))) for row in facts.rows("site")),
        rubble=bytes(row["rubble"] for table in ("row", "column", "site") for row in facts.rows(table)),
        cube_cost=tuple(row["cost"] for row in facts.rows("cube")),
        cube_copies=tuple(row["copies"] for row in facts.rows("cube")),
        scoring_tiles=tuple(row["wigs"] for row in facts.rows("scoring_tile")),
        building_faces=tuple((goods_mask(r["blue"]), goods_mask(r["green"])) for r in facts.rows("public_building")),
        state_actions=tuple(_offices(facts)),
        figure_weights=tuple(row["weight"] for row in facts.rows("blue_card")),
        plans=tuple(_plan_stack(facts, architect) for architect in ARCHITECTS),
        clergy_backs=tuple((row["wigs"], row["copies"]) for row in facts.rows("clergy_back")),
        spots=tuple(row["holds"] for row in facts.rows("church_spot")),
        ships=tuple(_ship(row) for row in facts.rows("ship")),
        space_rewards=tuple((goods_mask(row["goods"]), row["reis"]) for row in facts.rows("space_reward")),
        ranks=tuple((row["name"], row["least"]) for row in facts.rows("rank")),
        majorities=tuple((row["most"], row["second"]) for row in goods),
        prices=bytes(row["price"] for row in goods),
        counts=_values(facts, "count"),
        his=_values(facts, "his"),
        worth=_values(facts, "worth"),
        invented=_values(facts, "invented"),
    )


def goods_mask(names: tuple[str, ...]) -> int:
    """The goods that a building shows as a mask."""
    return sum({1 << GOODS.index(name) for name in names})


def helper_is_high(helper: int) -> bool:
    """Whether the Helper stands above the King or the Treasury deck."""
    return KING <= helper < NOWHERE


def _ship(row: Row) -> Ship:
    known = (not row.origin(field).is_standin for field in ("hull", "influence"))
    return Ship(row.id, row["period"], row["hull"], row["influence"], *known)


def _offices(facts: Facts) -> list[tuple[int, int]]:
    return [(STATE_ACTIONS.index(row["top"]), STATE_ACTIONS.index(row["bottom"])) for row in facts.rows("noble")]


def _column_faces(facts: Facts) -> list[tuple[int, int]]:
    return [(_street(row.get("left")), _street(row.get("right"))) for row in facts.rows("column")]


def _street(name: str | None) -> int:
    return NO_STREET if name in (None, NEITHER) else STREETS.index(str(name))


def _place(name: str | None, start: str) -> int:
    return NO_STREET if name in (None, NEITHER) else ROWS.index(str(name).removeprefix(start).upper())


def _plan_stack(facts: Facts, architect: str) -> tuple[int, ...]:
    """The Officials on an architect's Plans, the fewest first: they lie on top."""
    return tuple(sorted(row["officials"] for row in facts.rows("plan") if row["architect"] == architect))


def _values(facts: Facts, table: str) -> dict[str, Any]:
    return {row.id: row["value"] for row in facts.rows(table)}
