"""Tables on which you play your own side: Estates, wines, and decks that are seen, so that no chance is left."""

from collections.abc import Sequence
from typing import Any

from vinhos_kernel import answer, start
from vinhos_kernel.data.board import board_of
from vinhos_kernel.solo import Outcome, position_of
from vinhos_kernel.state.game import Game
from vinhos_kernel.state.names import FEATURES, YOU
from vinhos_kernel.table.question import Option
from vinhos_kernel.table.session import Session

BOARD = board_of()
PLAYED = ["person", "lacerda"]
Estate = dict[str, Any]


def estate(region: str, colour: str = "red", vineyards: int = 1, **parts: Any) -> Estate:
    """An Estate of yours with so many Vineyards."""
    return {"region": region, "colour": colour, "vineyards": vineyards, **parts}


def seen_decks(held: Sequence[str] = ()) -> dict[str, Any]:
    """Expert decks in their printed order, all tiles seen, without those that somebody holds."""
    return {
        feature: {
            "top": [name for i in BOARD.experts_of[n] if (name := BOARD.experts[i].name) not in held],
            "hidden": [],
        }
        for n, feature in enumerate(FEATURES)
    }


def yours(*estates: Estate, you: dict[str, Any] | None = None, **table: Any) -> dict[str, Any]:
    """A table without tax and with decks that are seen: these Estates of yours, 10 Bagos, the marker at Sales."""
    mine = {"bagos": 10, "marker": "sales", "estates": list(estates), **(you or {})}
    held = [*mine.get("experts", ()), *mine.get("face_down", ())]
    basis = {
        "seats": PLAYED, "vintage": "v1", "tax": "none", "you": mine, "expert_decks": seen_decks(held),
        "out_of_play": ["setubal", "algarve"], "display": ["empty"] * 6,
    }  # fmt: skip
    return basis | table


def game_of(position: dict[str, Any], **readings: str) -> Game:
    """The position itself."""
    return position_of(position, readings)


def asked(rule: str, position: dict[str, Any], *args: int, answers: Sequence[Option] = (), **readings: str) -> Session:
    """A table at which a rule has been answered so far, and which asks on."""
    table = start(position=position | {"agenda": [[rule, *args]]}, readings=readings)
    for each in answers:
        table = answer(table, each)
    return table


def options(
    rule: str, position: dict[str, Any], *args: int, answers: Sequence[Option] = (), **readings: str
) -> set[Any]:
    """What the question on the table offers."""
    question = asked(rule, position, *args, answers=answers, **readings).question
    return set() if question is None else set(question.options)


def doubts(table: Session) -> set[str]:
    """The doubts that the steps of a table hang on, each as `name=side`."""
    return {f"{name}={side}" for step in table.steps for name, side in step.readings}


def mine(scene: Outcome, field: str) -> Any:
    """A purse or track of yours afterwards: bagos, vp, fair_points, barrels."""
    return getattr(scene.position, field)[YOU]
