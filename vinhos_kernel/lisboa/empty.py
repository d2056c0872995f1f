"""The empty table that partial positions are laid over, and what is counted so that nothing is missing."""

from collections.abc import Mapping
from typing import Any

from vinhos_kernel.lisboa.data.board import Board
from vinhos_kernel.lisboa.game import Game, building_architect, rubble_total, store_owner
from vinhos_kernel.lisboa.names import ARCHITECTS, GOODS, LACERDA, NOBLES, NOBODY, SITES, YOU
from vinhos_kernel.lisboa.shape import FIELDS, HAND, PLAYERS, UNKNOWN, Plain
from vinhos_kernel.lisboa.verbs import clear_site
from vinhos_kernel.table.errors import BadPosition
from vinhos_kernel.table.validator import known_keys, mapping, over

EMPTY = "empty"
FOLLOWING = (
    "rest", "favors", "stacks.left", "church.bag",
    *(f"{who}.{what}" for who in PLAYERS for what in ("houses", "officials")),
)  # fmt: skip
"""What is counted from everything else, unless it is given."""


def empty_table(board: Board) -> Plain:
    """A table on which nothing lies, with every supply full."""
    side: Plain = {
        "wigs": 0, "influence": 0, "houses": board.counts["houses"], "officials": board.counts["officials"],
        "offices": {}, "built": 0, "rubble": "", "scored": 0, "decrees": [], "favors": {}, "ships": [], "cargo": {},
        "plans": 0, "goods": {}, "clergy": 0, "reis": UNKNOWN,
    }  # fmt: skip
    return {
        "seat": "table",
        "period": 1,
        "phase": "set_up",
        "courtier": "none",
        "helper": "none",
        "treasury": board.counts["treasury_start"],
        "event_decks": {},
        "decrees": [],
        "decrees_out": [],
        "stores": {},
        "rubble": {},
        "pile": 0,
        "rest": sum(board.cube_copies),
        "streets": {},
        "street_goods": [GOODS[n] for n in board.street_goods],
        "buildings": {},
        "stacks": {"tops": {}, "left": dict.fromkeys(ARCHITECTS, board.counts["buildings_each"]),
                   "unseen": list(range(1, len(board.building_faces) + 1)), "nexts": {}},
        "plans": {name: len(board.plans[n]) for n, name in enumerate(ARCHITECTS)},
        "starting_plans": board.counts["starting_plans"],
        "favors": dict.fromkeys(NOBLES, board.counts["favors_each"]),
        "church": {"cardinal": board.spots.index("church") + 1, "tiles": [], "bag": board.counts["clergy_tiles"]},
        "clergy_backs": [copies for _, copies in board.clergy_backs],
        "yard": [],
        "hulls": {},
        "ship_influence": {},
        "neutral": {},
        "prices": {},
        "agenda": [],
        **{who: dict(side) for who in PLAYERS},
    }  # fmt: skip


def laid_over(base: Plain, plain: Mapping[str, Any]) -> tuple[Plain, set[str]]:
    """A partial position over a complete one, and the paths that it names itself."""
    known_keys("", plain, list(base))
    merged, touched = dict(base), set(plain)
    for key, value in plain.items():
        if isinstance(base[key], dict):
            inner = mapping(key, value)
            if key in (*PLAYERS, "stacks", "church"):
                known_keys(key, inner, list(base[key]))
            merged[key] = over(key, base[key], inner)
            touched |= {f"{key}.{field}" for field in inner}
        else:
            merged[key] = value
    return merged, touched


def count_what_is_left(game: Game, touched: set[str]) -> None:
    """Houses, Officials, rubble, favors, buildings and Clergy tiles that lie nowhere are where they come from.

    Below a Public Building no rubble lies, and in the yard no ship of another period, unless it is given (and then
    refused).
    """
    count = game.board.counts
    for side, who in ((YOU, PLAYERS[0]), (LACERDA, PLAYERS[1])):
        hand = game.hands[side]
        if f"{who}.houses" not in touched:
            game.change(side, houses=left(f"{who}.houses", count["houses"], _stores_of(game, side)))
        if f"{who}.officials" not in touched:
            out = sum(hand.offices) + hand.built
            game.change(side, officials=left(f"{who}.officials", count["officials"], out))
    for site, code in enumerate(game.buildings):
        if code and f"rubble.{SITES[site]}" not in touched:
            clear_site(game, NOBODY, site)
    if "yard" not in touched:
        game.yard = tuple(ship for ship in game.yard if game.board.ships[ship].period == game.period)
    if "rest" not in touched:
        game.rest = left("rubble", sum(game.board.cube_copies), rubble_total(game))
    if "favors" not in touched:
        game.favors = bytes(
            left(f"favors.{name}", count["favors_each"], sum(hand.favors[n] for hand in game.hands))
            for n, name in enumerate(NOBLES)
        )
    if "stacks.left" not in touched:
        game.stacks = game.stacks._replace(left=bytes(_buildings_left(game, n) for n in range(len(ARCHITECTS))))
    if "church.bag" not in touched:
        out = game.church.tiles.bit_count() + sum(hand.clergy for hand in game.hands)
        game.church = game.church._replace(bag=left("church.bag", count["clergy_tiles"], out))


def left(where: str, total: int, out: int) -> int:
    """What is left of so many; more than there are is refused."""
    if out > total:
        raise BadPosition(f"{where}: there are {total}, not {out}")
    return total - out


def _stores_of(game: Game, side: int) -> int:
    return sum(store_owner(code) == side for code in game.stores)


def _buildings_left(game: Game, architect: int) -> int:
    out = sum(bool(code) and building_architect(code) == architect for code in game.buildings)
    name = f"stacks.left.{ARCHITECTS[architect]}"
    return left(name, game.board.counts["buildings_each"], out + bool(game.stacks.tops[architect]))


def schema() -> str:
    """Every key of a position with what may stand there, for the reader."""
    lines = ["start: a named start that the rest is laid over"]
    lines += [f"{name}: {field.says}" for name, field in FIELDS.items()]
    lines += [f"{', '.join(PLAYERS)}: {HAND.says}"]
    lines += ["agenda: what is still to be done: lists of a rule id and its arguments"]
    return "\n".join(lines)
