"""The plain form of both sides: purses, tiles and Estates, and the Vineyards that nobody has seen; how it is read."""

from collections.abc import Sequence
from typing import Any

from vinhos_kernel.data.board import Board
from vinhos_kernel.state.estate import (
    BARE,
    COLOUR,
    PARTS,
    REGION,
    STORAGE,
    VINEYARDS,
    WAITING,
    Estate,
    Land,
)
from vinhos_kernel.state.game import Game, Hand, Vines, bare_land
from vinhos_kernel.state.names import AT_A_TABLE, COLOURS, MAGNATES, REGIONS, SPACES, YOU
from vinhos_kernel.state.shape import MANY, Names, Plain, count_row, mask, region_number, region_row
from vinhos_kernel.table.errors import BadPosition
from vinhos_kernel.table.put import put
from vinhos_kernel.table.validator import known_keys, listing, mapping, one_of, whole

COUNTED_FIELDS = ("bagos", "vp", "fair_points")


def read_sides(game: Game, plain: Plain, names: Names, per_magnate: int) -> None:
    """Both sides: marker, purse, track places, barrels, tiles, Estates."""
    pairs = [(who, plain[who]) for who in game.sides[1:]]
    game.markers = bytes((0, *(one_of(f"{who}.marker", side["marker"], SPACES) for who, side in pairs)))
    for field in COUNTED_FIELDS:
        setattr(game, field, (0, *(whole(f"{who}.{field}", side[field], 0, MANY) for who, side in pairs)))
    game.barrels = (0, *(whole(f"{who}.barrels", side["barrels"], 0, 255) for who, side in pairs))
    nothing = Hand(bytes(3), 0, 0, *(bytes(len(names.actions)),) * 2, *(bytes(len(names.multipliers)),) * 2, 0)
    game.hands = (nothing, *(_hand(who, side, names, per_magnate) for who, side in pairs))


def _hand(who: str, side: Plain, names: Names, per_magnate: int) -> Hand:
    return Hand(
        _magnate_barrels(f"{who}.magnate_barrels", side["magnate_barrels"], per_magnate),
        mask(f"{who}.experts", side["experts"], names.experts),
        mask(f"{who}.face_down", side["face_down"], names.experts),
        count_row(f"{who}.actions", side["actions"], names.actions),
        count_row(f"{who}.used", side["used"], names.actions),
        count_row(f"{who}.multipliers", side["multipliers"], names.multipliers),
        count_row(f"{who}.bare", side["bare"], names.multipliers),
        whole(f"{who}.ports", side["ports"], 0, 255),
    )


def _magnate_barrels(where: str, value: Any, per_magnate: int) -> bytes:
    """Barrels with Carolina, Bruno and Anabela; a single number is shared out among them, Carolina first."""
    if isinstance(value, list | tuple):
        return bytes(whole(where, each, 0, 255) for each in listing(where, value, len(MAGNATES)))
    left = whole(where, value, 0, 3 * per_magnate)
    rows = [per_magnate] * 3
    while sum(rows) > left:
        rows[rows.index(max(rows), 0)] -= 1
    return bytes(sorted(rows, reverse=True))


def read_estates(game: Game, plain: Plain, board: Board) -> tuple[Land, ...]:
    """The five Estates of each side; for a side at a real table only the regions that they belong to."""
    lands = [bare_land(board)]
    for side, who in enumerate(game.sides[1:], 1):
        land = list(_estates(f"{who}.estates", plain[who]["estates"], board))
        if side == YOU and game.seats[0] == AT_A_TABLE and any(map(any, land)):
            raise BadPosition("you.estates: your side lies on a real table, say only how many by region: estates.douro")
        if side == YOU and plain["estates"]:
            land = _by_region(plain["estates"], board)
        waiting = whole(f"{who}.waiting_cubes", plain[who]["waiting_cubes"], 0, 99)
        if waiting:
            place = next((i for i, estate in enumerate(land) if not estate[REGION]), 0)
            land[place] = put(land[place], WAITING, waiting)
        lands.append(tuple(land))
    return tuple(lands)


def _by_region(value: Any, board: Board) -> list[Estate]:
    """Estates of which only the region is known: one Vineyard each."""
    row = region_row("estates", value, board.count["estates"])
    land = [bytes((n, 0, 1)) + bytes(len(BARE) - 3) for n in range(1, 10) for _ in range(row[n])]
    if len(land) > board.count["estates"]:
        raise BadPosition(f"you have {board.count['estates']} Estates, not {len(land)}")
    return land + [BARE] * (board.count["estates"] - len(land))


def _estates(where: str, value: Any, board: Board) -> Land:
    given = listing(where, value)
    most = board.count["estates"]
    if len(given) > most:
        raise BadPosition(f"{where}: there are {most} Estates, not {len(given)}")
    return (*(_estate(f"{where}.{n}", each) for n, each in enumerate(given, 1)), *(BARE,) * (most - len(given)))


def _estate(where: str, value: Any) -> Estate:
    parts = mapping(where, value)
    known_keys(where, parts, (*PARTS, "wines"))
    head = [
        region_number(f"{where}.region", parts["region"]) if "region" in parts else 0,
        one_of(f"{where}.colour", parts.get("colour", "none"), ("none", *COLOURS)),
        *(whole(f"{where}.{part}", parts.get(part, 0), 0, 9) for part in PARTS[2:]),
    ]
    wines = [whole(f"{where}.wines", each, 0, 99) for each in listing(f"{where}.wines", parts.get("wines", ()))]
    if len(wines) > STORAGE:
        raise BadPosition(f"{where}.wines: there are at most {STORAGE} slots, not {len(wines)}")
    return bytes((*head, *wines, *(0,) * (STORAGE - len(wines))))


def read_vines(plain: Plain, board: Board, estates: Sequence[Land]) -> Vines:
    """The Vineyards that nobody has seen: those given, for other regions those that lie in no Estate and on no top."""
    tops = [b""] * 10
    for key, value in mapping("tops", plain["tops"]).items():
        where = f"tops.{REGIONS[region_number('tops', key)]}"
        colours = [one_of(where, each, ("none", *COLOURS)) for each in listing(where, value)]
        if 0 in colours:
            raise BadPosition(f"{where}: a Vineyard is red or white")
        tops[region_number("tops", key)] = bytes(colours)
    rows = [bytearray(board.reds), bytearray(board.whites)]
    planted = [estate for land in estates for estate in land if estate[COLOUR]]
    for colour, row in enumerate(rows, 1):
        for n in range(1, 10):
            seen = tops[n].count(colour)
            seen += sum(estate[VINEYARDS] for estate in planted if estate[REGION] == n and estate[COLOUR] == colour)
            row[n] = max(0, row[n] - seen)
    for key, value in mapping("vines", plain["vines"]).items():
        pair = mapping(f"vines.{key}", value)
        known_keys(f"vines.{key}", pair, COLOURS)
        for row, colour_name in zip(rows, COLOURS, strict=True):
            row[region_number("vines", key)] = whole(f"vines.{key}.{colour_name}", pair.get(colour_name, 0), 0, 99)
    return Vines(bytes(rows[0]), bytes(rows[1]), tuple(tops))
