"""Tables at which the draft automa sits across: its Estates, its tokens on the loop, and decks that are seen."""

from collections.abc import Mapping, Sequence
from typing import Any

from tests.rules.yours import Estate, seen_decks
from vinhos_kernel import start
from vinhos_kernel.data.board import board_of
from vinhos_kernel.opponents.kind import position_of
from vinhos_kernel.solo import Outcome, Session
from vinhos_kernel.state.game import Game
from vinhos_kernel.state.names import ACROSS, SPACES
from vinhos_kernel.table.choosing import Sieve

BOARD = board_of()
AGAINST = ["person", "automa"]
STARTS = {"2": "vineyards_top", "3": "wineries", "4": "vineyards_bottom", "5": "export"}


def across(*estates: Estate, automa: Mapping[str, Any] | None = None, **table: Any) -> dict[str, Any]:
    """A table without tax: these Estates of the automa, 10 Bagos, its marker in the centre, decks that are seen."""
    own = {"bagos": 10, "marker": "press_release", "estates": list(estates), **(automa or {})}
    held = [*own.get("experts", ()), *own.get("face_down", ())]
    basis = {
        "seats": AGAINST, "vintage": "v1", "tax": "none", "you": {"marker": "press_release"}, "automa": own,
        "expert_decks": seen_decks(held), "out_of_play": ["setubal", "algarve"], "display": ["empty"] * 6,
    }  # fmt: skip
    return basis | table


def path(used: Sequence[str] = (), **tokens: str) -> dict[str, Any]:
    """Its tokens (`token_2="cellars"`; the others where they begin), and what it used in this first year."""
    places = {**STARTS, **{name.removeprefix("token_"): space for name, space in tokens.items()}}
    return {"path": {"tokens": places, "year": 1, "used": list(used)}}


NUMBER = {2: 0, 3: 1, 4: 2, 5: 3}
"""Which token has which number."""


def marker(scene: Outcome) -> str:
    """The space on which its marker stands afterwards."""
    return SPACES[its(scene, "markers")]


def its(scene: Outcome, field: str) -> Any:
    """A purse or track of the automa afterwards: bagos, vp, fair_points, barrels, markers, estates."""
    return getattr(scene.position, field)[ACROSS]


def game_of(position: Mapping[str, Any], **readings: str) -> Game:
    """The position itself."""
    return position_of(position, readings)


def waiting(rule: str, position: dict[str, Any], *args: int, **readings: str) -> Session:
    """A table at which a rule of the automa asks for its first card."""
    return start(position=position | {"agenda": [[rule, *args]]}, readings=readings)


def sieves(scene: Outcome, kind: str) -> list[Sieve]:
    """The reasons of its decisions of a kind: candidates, each criterion, who was left."""
    found = [step.because for step in scene.steps if isinstance(step.because, Sieve)]
    return [sieve for sieve in found if sieve.what == f"choice:{kind}"]


def cuts(scene: Outcome, kind: str, number: int = 0) -> list[tuple[str, tuple[Any, ...]]]:
    """Of one decision: each criterion with the candidates that it left."""
    return [(cut.criterion, cut.kept) for cut in sieves(scene, kind)[number].cuts]


def winner(scene: Outcome, kind: str, number: int = 0) -> Any:
    """What one decision came to."""
    return sieves(scene, kind)[number].kept[0]
