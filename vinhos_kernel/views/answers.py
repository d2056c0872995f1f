"""What a question has on offer, as the names that buttons carry."""

from collections.abc import Sequence
from typing import Final

from vinhos_kernel.data.board import Board
from vinhos_kernel.state.names import REGIONS, SPACES
from vinhos_kernel.table.question import Option, Question

PLACES: Final = {"tile_pick": "display", "choose": "done"}
"""Kinds of questions whose options lie on something of another name."""


def on_offer(question: Question, board: Board) -> dict[str, Option]:
    """Each option under the answer of its button: `number:7`, `action:1`, `region:3`, `done:stop` ..."""
    return {answer_of(question.kind, option, board): option for option in question.options}


def answer_of(kind: str, option: Option, board: Board) -> str:
    """The answer that the button of an option carries."""
    names = _names(kind, board)
    if option in names:
        return f"{PLACES.get(kind, kind)}:{names.index(option)}"
    numbered = str(option).isdigit()
    return f"{PLACES.get(kind, kind) if numbered else 'done'}:{option}"


def picks(question: Question, board: Board, place: str) -> tuple[int, ...]:
    """The things of one place (`number`, `region`, `display` ...) that a question offers, by index."""
    parts = [answer.partition(":") for answer in on_offer(question, board)]
    return tuple(int(index) for where, _, index in parts if where == place)


def _names(kind: str, board: Board) -> Sequence[Option]:
    """The options of a kind by index; Number cards and spaces of the display are their own."""
    if kind == "slot":
        return [slot.name for slot in board.sales_slots]
    if kind == "expert":
        return [expert.name for expert in board.experts]
    if kind == "vintage":
        return [tile.name for tile in board.vintages]
    return {"action": SPACES, "region": REGIONS, "tile": board.tile_names}.get(kind, ())
