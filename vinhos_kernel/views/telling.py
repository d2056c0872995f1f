"""Every board in words, by its name, and how a table is greeted."""

from collections.abc import Callable
from typing import Final

from vinhos_kernel.state.game import Game
from vinhos_kernel.state.names import ACROSS, AUTOMA, YOU
from vinhos_kernel.views import (
    area,
    decks,
    estates,
    export,
    fair,
    hand,
    loop,
    magnates,
    quadrel,
    regions,
    ribbon,
    sales,
    score,
    supply,
    vintage,
)


def _of_people(tell: Callable[[Game, int], str]) -> Callable[[Game], str]:
    """What is told of each side that is played here; at a real table of yours alone."""
    return lambda game: "\n\n".join(tell(game, side) for side in (YOU, ACROSS) if side == YOU or game.played_here(side))


def _loop(game: Game) -> str:
    """The loop of the automa, where it sits across."""
    return loop.tell_loop(game) if game.seats[1] == AUTOMA else ""


BOARDS: Final[dict[str, Callable[[Game], str]]] = {
    "ribbon": ribbon.tell_ribbon, "quadrel": quadrel.tell_quadrel, "map": regions.tell_map,
    "estates": _of_people(estates.tell_estates), "hand": _of_people(hand.tell_hand), "sales": sales.tell_sales,
    "export": export.tell_export, "vintage": vintage.tell_vintage, "lacerda": area.tell_area, "decks": decks.tell_decks,
    "magnates": magnates.tell_magnates, "fair": fair.tell_fair, "supply": supply.tell_supply,
    "loop": _loop, "score": score.tell_score,
}  # fmt: skip
GREETINGS: Final = {
    ("person", "lacerda"): "Vinhos alone against Lacerda",
    ("table", "lacerda"): "Vinhos alone against Lacerda, beside your table",
    ("person", "automa"): "Vinhos alone against the automa of 2021, a draft: keep the draft sheet beside you",
    ("person", "person"): "Vinhos for two: you and a guest",
}
