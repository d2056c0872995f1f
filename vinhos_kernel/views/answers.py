"""What a question has on offer, as the names that buttons carry: its board, and the thing on it."""

from collections.abc import Sequence
from typing import Final

from vinhos_kernel.data.board import Board
from vinhos_kernel.state.estate import STORAGE, wine_name
from vinhos_kernel.state.names import BOOTHS, COLOURS, FEATURES, MAGNATES, REGIONS, SPACES
from vinhos_kernel.table.question import Option, Question

PLACES: Final = {"tile_pick": "display", "choose": "done", "export_slot": "export", "expert_sent": "hand_expert"}
"""Kinds of questions whose options lie on something of another name."""

NUMBERED: Final = ("number", "estate", "order_slot", "cubes", "ports", "housed", "tile_pick", "display", "die")
"""Kinds whose options are numbers that stand on the thing itself."""

MIXED: Final = ("move", "arrive", "end", "worker", "barrel")
"""Kinds whose options lie on several boards."""


def on_offer(question: Question, board: Board) -> dict[str, Option]:
    """Each option under the answer of its button: `number:7`, `space:1`, `region:3`, `wine:4`, `done:stop` ..."""
    return {answer_of(question, option, board): option for option in question.options}


def answer_of(question: Question, option: Option, board: Board) -> str:
    """The answer that the button of an option carries."""
    kind = question.kind
    if kind in MIXED:
        return _mixed(kind, str(option), board)
    names = _names(kind, board)
    if option in names:
        return f"{PLACES.get(kind, kind)}:{names.index(option)}"
    if kind in NUMBERED and str(option).isdigit():
        return f"{PLACES.get(kind, kind)}:{option}"
    if kind == "stack_order":
        return f"{kind}:{question.options.index(option)}"
    return f"done:{option}"


def picks(question: Question, board: Board, place: str) -> tuple[int, ...]:
    """The things of one place (`number`, `region`, `display` ...) that a question offers, by index."""
    parts = [answer.partition(":") for answer in on_offer(question, board)]
    return tuple(int(index) for where, _, index in parts if where == place)


def _mixed(kind: str, option: str, board: Board) -> str:
    """A space, an Expert or tile of your hand; a worker for an Estate; a barrel on one of three boards."""
    if kind == "worker":
        worker, _, place = option.partition(" ")
        return f"{worker}:{place}" if place else f"done:{option}"
    if kind == "barrel":
        return _barrel(option, board)
    what, _, name = option.partition(":")
    if what == "ability":
        return f"hand_expert:{board.expert_at[name]}"
    if what == "tile":
        return f"hand_tile:{board.tile_at[name]}"
    return f"space:{SPACES.index(option)}" if option in SPACES else f"done:{option}"


def _barrel(option: str, board: Board) -> str:
    if option in board.sales_slot_at:
        return f"slot:{board.sales_slot_at[option]}"
    what, _, tile = option.partition(" ")
    if what == "multiplier":
        return f"multiplier:{board.tile_at[tile]}"
    return f"export:{[slot.name for slot in board.export_slots].index(option)}"


def _names(kind: str, board: Board) -> Sequence[Option]:
    """The options of a kind by index; Number cards, Estates and spaces of the display are their own."""
    if kind == "slot":
        return [slot.name for slot in board.sales_slots]
    if kind == "export_slot":
        return [slot.name for slot in board.export_slots]
    if kind in ("expert", "expert_sent"):
        return [expert.name for expert in board.experts]
    if kind == "vintage":
        return [tile.name for tile in board.vintages]
    if kind == "wine":
        return [wine_name(place, slot) for place in range(board.count["estates"]) for slot in range(STORAGE)]
    return {
        "action": SPACES, "region": REGIONS, "tile": board.tile_names, "feature": FEATURES, "booth": BOOTHS,
        "magnate": MAGNATES, "vineyard": COLOURS,
    }.get(kind, ())  # fmt: skip
