"""The empty table, partial positions laid over it, and what a position may hold."""

from collections.abc import Callable, Mapping
from typing import Any

from vinhos_kernel.data.board import Board
from vinhos_kernel.state import shape
from vinhos_kernel.state.estate import PARTS
from vinhos_kernel.state.names import (
    AT_A_TABLE,
    AUTOMA,
    BOOTHS,
    BUILDINGS,
    FEATURES,
    PERSON,
    PHASES,
    SIDES_AGAINST,
    SPACES,
)
from vinhos_kernel.state.shape import REST, SIDE_FIELDS, Plain, names_on, read_seats
from vinhos_kernel.table.validator import known_keys, mapping, over

PLAYERS = tuple(dict.fromkeys(name for sides in SIDES_AGAINST.values() for name in sides[1:]))
"""What a player can be called in a position: you, and who sits across."""


def complete(start: Plain, board: Board) -> Plain:
    """A named start laid over the empty table of this board."""
    names = names_on(board)
    seats = start.get("seats", [AT_A_TABLE, "lacerda"])
    sides = SIDES_AGAINST[read_seats(seats)[1]]
    empty: Plain = {
        "seats": seats,
        "year": 1,
        "phase": "actions",
        "vintage": "none",
        "unseen": list(names.vintages),
        "tax": "none",
        "circle": 1,
        "out_of_play": [],
        "estates": {},
        "stacks": {str(n): board.vineyards[n] for n in range(1, 10)},
        "tops": {},
        "vines": {},
        "cubes": {},
        "cube_supply": 0,
        "port_supply": 0,
        **{kind: board.count[kind] for kind in BUILDINGS},
        "expert_decks": {f: {"hidden": REST} for f in FEATURES},
        "display": ["empty"] * 6,
        "action_stack": {},
        "multiplier_stack": {},
        "bribes": [],
        "order": list(sides[1:]),
        "next_order": ["nobody"] * 2,
        "sales": {},
        "export": {},
        "booths": {},
        "trophies": ["nobody"] * 3,
        "action_deck": list(SPACES),
        "numbers": list(range(1, 10)),
        "agenda": [],
        sides[1]: _empty_side(3 * board.count["barrels_per_magnate"]),
        sides[2]: _empty_side(0 if sides[2] == "lacerda" else 3 * board.count["barrels_per_magnate"]),
    }
    if sides[2] == AUTOMA:
        empty["path"] = {"tokens": {}, "year": 0, "used": []}
    return laid_over(empty, start)[0]


def _empty_side(magnate_barrels: int) -> Plain:
    return {
        "marker": "press_release",
        "bagos": 0,
        "vp": 0,
        "fair_points": 0,
        "barrels": 0,
        "magnate_barrels": [magnate_barrels // 3] * 3,
        "waiting_cubes": 0,
        "estates": [],
        "experts": [],
        "face_down": [],
        "actions": {},
        "used": {},
        "multipliers": {},
        "bare": {},
        "ports": 0,
    }


def laid_over(base: Plain, plain: Mapping[str, Any]) -> tuple[Plain, set[str]]:
    """A partial position over a complete one, and the paths that it names itself."""
    known_keys("", plain, list(base))
    merged, touched = dict(base), set(plain)
    for key, value in plain.items():
        if isinstance(base[key], dict):
            inner = mapping(key, value)
            if key in PLAYERS or key == "expert_decks":
                known_keys(key, inner, list(base[key]))
            merged[key] = over(key, base[key], inner, spelling(key))
            touched |= {f"{key}.{field}" for field in inner}
        else:
            merged[key] = value
    return merged, touched


def spelling(key: str) -> Callable[[str], str] | None:
    """What a name in a table stands for: a region is the same one by name and by number."""
    if key in ("estates", "stacks", "cubes", "tops", "vines"):
        return lambda name: str(shape.region_number(key, name))
    return None


def schema(board: Board) -> str:
    """Every key of a position with what may stand there, for the reader."""
    names = names_on(board)
    lines = {
        "start": "a named start that the rest is laid over",
        "seats": f"you as {PERSON} here or at a {AT_A_TABLE}, and who sits across: {', '.join(SIDES_AGAINST)}",
        "year, phase": f"1 to 6, and one of {', '.join(PHASES)}",
        "vintage, unseen": f"the open Vintage tile (or none) and those not yet seen: {', '.join(names.vintages)}",
        "tax, circle": f"the tax marker's space or none, and its circle 1 or 2: {', '.join(SPACES)}",
        "out_of_play": "regions by id, name or number",
        "estates": "at a real table: how many Estates of yours each region has (else see you.estates)",
        "stacks, cubes": "tables by region: Vineyards left, Renown cubes",
        "tops": "by region, the colours of the Vineyards that are known from the top of its stack",
        "vines": "by region, the red and white Vineyards that nobody has seen (counted if left out)",
        "cube_supply, port_supply": "cubes and Port tiles in the supply (counted if left out)",
        ", ".join(BUILDINGS): "what is left on the board",
        "expert_decks": f"for {', '.join(FEATURES)}: top (known), hidden (any order, or {REST!r}), bottom (known)",
        "display": "six Magnate tiles or empty, in the order of the spaces",
        "action_stack, multiplier_stack": "tables of how many of each tile (counted if left out)",
        "bribes": "spaces with a Bago on them",
        "order, next_order": "two sides each, the lower row may hold nobody",
        "sales": f"slot = side: {', '.join(names.sales)}",
        "export": f"slot = side: {', '.join(names.export)}",
        "booths": f"booth = side: {', '.join(BOOTHS)}",
        "trophies": "for each of the three Fairs nobody, a side or both",
        ", ".join(PLAYERS): ", ".join(SIDE_FIELDS),
        "PLAYER.estates": f"a list of tables: {', '.join(PARTS)}, wines (Quality by slot, 0 for none)",
        "in short": "a list as words in one text; an Estate as 'lisboa white V2 W1 E1 F1 C1 5 0 3' (R: waiting cubes)",
        "path": "with the automa: tokens (number = space of its loop), year and used (the spaces it has used in it)",
        "action_deck, numbers": "cards still in the two decks",
        "agenda": "what is still to be done: lists of a rule id and its arguments",
    }
    return "\n".join(f"{key}: {what}" for key, what in lines.items())
