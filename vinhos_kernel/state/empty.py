"""The empty table, partial positions laid over it, and what a position may hold."""

from collections.abc import Mapping
from typing import Any

from vinhos_kernel.data.board import Board
from vinhos_kernel.state import shape
from vinhos_kernel.state.names import BOOTHS, BUILDINGS, FEATURES, SPACES
from vinhos_kernel.state.shape import HIS_FIELDS, YOUR_FIELDS, Plain, names_on
from vinhos_kernel.table.validator import known_keys, mapping


def complete(start: Plain, board: Board) -> Plain:
    """A named start laid over the empty table of this board."""
    names = names_on(board)
    empty: Plain = {
        "year": 1,
        "phase": "actions",
        "vintage": "none",
        "unseen": list(names.vintages),
        "tax": "none",
        "circle": 1,
        "out_of_play": [],
        "estates": {},
        "stacks": {str(n): board.vineyards[n] for n in range(1, 10)},
        "cubes": {},
        "cube_supply": 0,
        **{kind: board.count[kind] for kind in BUILDINGS},
        "expert_decks": {
            f: {"hidden": [board.experts[i].name for i in board.experts_of[n]]} for n, f in enumerate(FEATURES)
        },
        "display": ["empty"] * 6,
        "action_stack": {},
        "multiplier_stack": {},
        "bribes": [],
        "order": ["you", "lacerda"],
        "next_order": ["nobody"] * 2,
        "sales": {},
        "export": {},
        "booths": {},
        "trophies": ["nobody"] * 3,
        "you": {
            "marker": "press_release",
            "bagos": 0,
            "vp": 0,
            "fair_points": 0,
            "barrels": 0,
            "magnate_barrels": 3 * board.count["barrels_per_magnate"],
            "waiting_cubes": 0,
            "actions": {},
            "multipliers": {},
        },
        "lacerda": {
            "marker": "press_release",
            "bagos": 0,
            "vp": 0,
            "fair_points": 0,
            "barrels": 0,
            "experts": [],
            "multipliers": {},
        },
        "action_deck": list(SPACES),
        "numbers": list(range(1, 10)),
        "agenda": [],
    }
    return laid_over(empty, start)[0]


def laid_over(base: Plain, plain: Mapping[str, Any]) -> tuple[Plain, set[str]]:
    """A partial position over a complete one, and the paths that it names itself."""
    known_keys("", plain, list(base))
    merged, touched = dict(base), set(plain)
    for key, value in plain.items():
        if isinstance(base[key], dict):
            inner = mapping(key, value)
            if key in ("you", "lacerda", "expert_decks"):
                known_keys(key, inner, list(base[key]))
            merged[key] = {**spelled(base[key], key), **spelled(inner, key)}
            touched |= {f"{key}.{field}" for field in inner}
        else:
            merged[key] = value
    return merged, touched


def spelled(table: Mapping[str, Any], key: str) -> dict[str, Any]:
    """Regions under their number, so that a region given by name replaces the same one given by number."""
    if key not in ("estates", "stacks", "cubes"):
        return dict(table)
    return {str(shape.region_number(key, name)): value for name, value in table.items()}


def schema(board: Board) -> str:
    """Every key of a position with what may stand there, for the reader."""
    names = names_on(board)
    lines = {
        "start": "a named start that the rest is laid over",
        "year, phase": "1 to 6, and one of set_up, actions, maintenance, fair, last_action, over",
        "vintage, unseen": f"the open Vintage tile (or none) and those not yet seen: {', '.join(names.vintages)}",
        "tax, circle": f"the tax marker's space or none, and its circle 1 or 2: {', '.join(SPACES)}",
        "out_of_play": "regions by id, name or number",
        "estates, stacks, cubes": "tables by region: your Estates, Vineyards left, Renown cubes",
        "cube_supply": "cubes in the supply (counted if left out)",
        ", ".join(BUILDINGS): "what is left on the board",
        "expert_decks": f"for {', '.join(FEATURES)}: top (known), hidden (any order), bottom (known)",
        "display": "six Magnate tiles or empty, in the order of the spaces",
        "action_stack, multiplier_stack": "tables of how many of each tile (counted if left out)",
        "bribes": "spaces with a Bago on them",
        "order, next_order": "two sides each, the lower row may hold nobody",
        "sales": f"slot = side: {', '.join(names.sales)}",
        "export": f"slot = side: {', '.join(names.export)}",
        "booths": f"booth = side: {', '.join(BOOTHS)}",
        "trophies": "for each of the three Fairs nobody, you, lacerda or both",
        "you": ", ".join(YOUR_FIELDS),
        "lacerda": ", ".join(HIS_FIELDS),
        "action_deck, numbers": "cards still in the two decks",
        "agenda": "what is still to be done: lists of a rule id and its arguments",
    }
    return "\n".join(f"{key}: {what}" for key, what in lines.items())
