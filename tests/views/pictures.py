"""What the tests of the views look at: positions, their pictures, and what stands in a picture."""

from collections.abc import Callable, Iterator
from functools import cache
from typing import Any
from xml.etree import ElementTree

import vinhos_kernel
from vinhos_kernel.state.game import Game
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

SVG = "{http://www.w3.org/2000/svg}"

DRAW: dict[str, Callable[..., str]] = {
    "quadrel": quadrel.draw_quadrel,
    "map": regions.draw_map,
    "sales": sales.draw_sales,
    "export": export.draw_export,
    "vintage": vintage.draw_vintage,
    "magnates": magnates.draw_magnates,
    "area": area.draw_area,
    "decks": decks.draw_decks,
    "ribbon": ribbon.draw_ribbon,
    "fair": fair.draw_fair,
    "supply": supply.draw_supply,
    "estates": estates.draw_estates,
    "hand": hand.draw_hand,
    "score": score.draw_score,
    "loop": loop.draw_loop,
}
TELL: dict[str, Callable[[Game], str]] = {
    "quadrel": quadrel.tell_quadrel,
    "map": regions.tell_map,
    "sales": sales.tell_sales,
    "export": export.tell_export,
    "vintage": vintage.tell_vintage,
    "magnates": magnates.tell_magnates,
    "area": area.tell_area,
    "decks": decks.tell_decks,
    "ribbon": ribbon.tell_ribbon,
    "fair": fair.tell_fair,
    "supply": supply.tell_supply,
    "estates": estates.tell_estates,
    "hand": hand.tell_hand,
    "score": score.tell_score,
    "loop": loop.tell_loop,
}
PICKS: dict[str, dict[str, dict[str, Any]]] = {
    "quadrel": {"space": {"pick": range(9)}},
    "map": {"region": {"pick": range(1, 7)}},
    "sales": {"slot": {"pick": range(16)}},
    "export": {"export": {"pick": range(12)}},
    "vintage": {"vintage": {"pick": range(8)}, "magnate": {"pick_magnates": range(3)}},
    "magnates": {"display": {"pick": range(1, 7)}, "tile": {"pick_tiles": range(1, 22)}},
    "decks": {"action": {"pick": range(9)}, "number": {"pick_numbers": range(1, 10)}},
    "loop": {"die": {"pick": (2, 3, 4, 5)}},
    "fair": {"booth": {"pick": range(4)}, "order_slot": {"pick_order": (1, 2)}},
    "supply": {"expert": {"pick": range(24)}, "feature": {"pick_features": range(4)}},
    "estates": {
        "estate": {"pick": range(1, 6)},
        "wine": {"pick_wines": range(20)},
        "enologist": {"pick_enologists": range(1, 6)},
        "farmer": {"pick_farmers": range(1, 6)},
    },
    "hand": {
        "hand_expert": {"pick": range(24)},
        "hand_tile": {"pick_tiles": range(1, 10)},
        "multiplier": {"pick_multipliers": range(10, 22)},
    },
}
"""For each board what can be picked on it, by the kind of its answers."""

TURNED = (
    (9, False, "no tied region"),
    (4, True, "the tie goes to Trás-os-Montes"),
    (2, False, "too low"),
    (1, False, "too low"),
    (3, False, "out of play"),
    (8, True, "second sale"),
)
PRICES = {
    0: (0, ("next to you",)),
    1: (2, ("far 1", "bribe 1")),
    2: (None, ("5 B, you hold 4",)),
    3: (None, ("you stand here",)),
    4: (0, ("always free",)),
    5: (4, ("far 1", "tax 1", "to Lacerda 1", "bribe 1")),
}
FULL: dict[str, dict[str, Any]] = {
    "quadrel": {"prices": PRICES, "pick": (0, 1, 4), "fresh": (1, 2), "forced": (5,)},
    "map": {"pick": (1, 3), "fresh": {1: 1, 3: -2, 5: -1}, "fresh_stacks": {3: -1, 6: -1}, "forced": (8,)},
    "sales": {
        "ladder": (6, 14, 5, 13, 4, 12, 3),
        "fresh": (3,),
        "sought": (("He looks for ", "muted", 400), ("red 9", "ink", 700)),
        "readings": ("the cubes add to the number: yes",),
        "pick": (0, 8),
    },
    "export": {"pick": (4, 5), "fresh": (2,)},
    "vintage": {"pick": (5, 6), "fresh": True},
    "magnates": {"pick": (1, 2), "fresh": (3,), "pick_tiles": (1, 18, 20)},
    "area": {"fresh": {"bagos": 8, "vp": 12, "fair": -1, "barrels": -1}},
    "decks": {"pick": (7,), "drawn": (1, 3, 4, 6), "fresh": (6,), "turned": TURNED, "pick_numbers": (5, 6, 7)},
    "ribbon": {"fresh": {(1, "vp"): 5, (2, "bagos"): 10}},
    "fair": {"pick": (0, 1), "fresh": {1: 3, 2: 11}, "fresh_booths": (3,)},
    "supply": {"pick": (0, 1, 2), "fresh": {0: -2, 3: -2}},
    "estates": {"pick": (1, 3), "fresh": (2,), "fresh_wines": (0,), "pick_wines": (2,), "pick_farmers": (2,)},
    "hand": {"fresh": {"bagos": -3, "barrels": 1, "ports": 2}, "pick": (0,), "pick_tiles": (8,)},
    "score": {},
    "loop": {"pick": (2, 4), "fresh": (0, 3)},
}
"""Each board with everything on it at once."""


AT_HOME: dict[str, Any] = {
    "start": "table",
    "seats": ["person", "lacerda"],
    "year": 4,
    "sales": {"red 9": "you"},
    "you": {
        "marker": "experts", "bagos": 7, "vp": 12, "fair_points": 9, "magnate_barrels": [2, 1, 0],
        "estates": [
            {"region": "douro", "colour": "red", "vineyards": 2, "wineries": 1, "enologists": 1, "farmers": 1,
             "cellar": 1, "wines": [7, 0, 5]},
            {"region": "minho", "colour": "white", "vineyards": 1, "wineries": 1, "wines": [3, 2]},
            {"wineries": 1, "waiting": 1},
            {"region": "alentejo", "colour": "white", "vineyards": 1},
        ],
        "experts": ["taste_bagos_2", "aroma_cube_1", "alcohol_free_move"], "face_down": ["taste_free_move"],
        "actions": {"farmer_for_1": 1, "enologist_for_2": 1}, "used": {"cellar_for_1": 1},
        "multipliers": {"vineyard": 1, "best_wine_value": 1}, "bare": {"cellar": 1}, "ports": 2,
    },
}  # fmt: skip
"""A table on which your own side has something of everything."""


@cache
def at_home() -> Game:
    """Year 4, your whole side played here."""
    return vinhos_kernel.start(position=AT_HOME).position


@cache
def positions() -> tuple[Game, ...]:
    """The named starts, and a whole game against nobody in particular at every tenth step."""
    table = vinhos_kernel.start("solo", seed=7)
    starts = [vinhos_kernel.start(name).position for name in ("table", "solo", "companion", "middle", "empty")]
    for _ in range(400):
        if table.question is None:
            break
        table = _any_answer(table)
    every_tenth = [step.after for step in vinhos_kernel.trace(table)][::10]
    return (*starts, *every_tenth, table.position, at_home())


def _any_answer(table: Any) -> Any:
    """Chance rolls; everybody else takes the last thing on offer."""
    if table.question.who == "chance":
        return vinhos_kernel.roll(table)
    return vinhos_kernel.answer(table, table.question.options[-1])


def parsed(picture: str) -> ElementTree.Element:
    """A picture as a tree."""
    return ElementTree.fromstring(picture)


def buttons(picture: str) -> list[ElementTree.Element]:
    """What can be picked in a picture."""
    return [each for each in parsed(picture).iter() if "data-answer" in each.attrib]


def words_in(picture: str) -> Iterator[tuple[float, float, float, ElementTree.Element]]:
    """Every line of words with its place on the board and its scale."""
    yield from _words(parsed(picture), 0, 0, 1)


def _words(element: ElementTree.Element, x: float, y: float, scale: float) -> Iterator[Any]:
    moves = element.get("transform", "")
    if moves:
        dx, dy = map(float, moves.partition("(")[2].partition(")")[0].split())
        x, y = x + dx * scale, y + dy * scale
        scale *= float(moves.partition("scale(")[2].rstrip(")") or 1)
    if element.tag == f"{SVG}text":
        place = x + scale * float(element.get("x", 0)), y + scale * float(element.get("y", 0))
        yield *place, scale, element
    for child in element:
        yield from _words(child, x, y, scale)
