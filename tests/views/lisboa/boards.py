"""What the tests of Lisboa's boards look at: positions, boards with everything on them, a turn of his that waits."""

from collections.abc import Callable
from functools import cache
from typing import Any

from tests.views.pictures import SVG, parsed, words_in
from vinhos_kernel.lisboa import solo
from vinhos_kernel.lisboa.game import Game
from vinhos_kernel.lisboa.generator import somebody
from vinhos_kernel.lisboa.solo import Session
from vinhos_kernel.views.lisboa.church import draw_church
from vinhos_kernel.views.lisboa.court import draw_court
from vinhos_kernel.views.lisboa.sides import draw_lacerda, draw_you
from vinhos_kernel.views.lisboa.steps import draw_steps

MOVED = {"wigs": 3, "influence": -2, "houses": -1, "officials": -2, "rubble": 4, "favors": 1, "goods": 2, "decrees": 2}


def draw_told(game: Game, still: bool = False) -> str:
    """The steps of a position as they were told until it stood; of the example where it is none of the whole game."""
    steps = played().steps
    told = next((steps[: n + 1] for n, step in enumerate(steps) if step.after == game), middle().steps)
    return draw_steps(told, game, still)


DRAW: dict[str, Callable[..., str]] = {
    "court": draw_court,
    "church": draw_church,
    "lacerda": draw_lacerda,
    "you": draw_you,
    "steps": draw_told,
}
FULL: dict[str, dict[str, Any]] = {
    "court": {"picks": ("builder", "king"), "kind": "play", "fresh": ("courtier", "helper", "decree:66", "deck:king")},
    "church": {"fresh": ("cardinal", "treasury", "spot:2", "ship:red", "price:gold")},
    "lacerda": {"fresh": {**MOVED, "ships": 1, "plans": 1, "clergy": 1}},
    "you": {"fresh": MOVED},
    "steps": {},
}
"""Each board with everything on it at once."""


@cache
def middle() -> Session:
    """The example in the first period, after his first turn: your turn waits."""
    return solo.start("middle", seed=1)


@cache
def played() -> Session:
    """A whole game that runs here."""
    return solo.play_on(solo.start("solo", seed=7), somebody)


@cache
def positions() -> tuple[Game, ...]:
    """The named starts, and a whole game at every ninth sentence."""
    starts = tuple(solo.start(name).position for name in ("table", "solo", "middle", "laid"))
    return (*starts, *(step.after for step in played().steps[::9]), played().position)


WAITS = {
    "lisboa.ships": 2,
    "lisboa.plans": 2,
    "lisboa.cardinal.tile": 2,
    "lisboa.church": 2,
    "lisboa.decrees.refill": 3,
    "lisboa.building.below": 3,
    "lisboa.follow.yours": 3,
}
"""The rules that ask within his turn, with the step to which they belong."""
BEFORE: dict[str, dict[str, Any]] = {
    "lisboa.ships": {"courtier": "builder", "helper": "king"},
    "lisboa.plans": {"courtier": "king", "helper": "minister"},
    "lisboa.cardinal.tile": {"courtier": "minister", "helper": "king"},
    "lisboa.church": {"courtier": "minister", "helper": "king", "church": {"cardinal": 6}},
    "lisboa.decrees.refill": {"courtier": "builder", "helper": "builder"},
    "lisboa.building.below": {"courtier": "minister", "helper": "builder"},
    "lisboa.follow.yours": {"courtier": "minister", "helper": "builder"},
}
"""Where Courtier, Helper and Cardinal stand before a turn of his in which each of these rules asks."""


@cache
def waiting(rule: str) -> Session:
    """A turn of his in which this rule waits for an answer; whatever is asked before it takes its first option."""
    table = solo.start(position={"start": "middle", **BEFORE[rule]})
    while table.question is not None and table.question.rule != rule:
        table = solo.answer(table, table.question.options[0])
    return table


def titles(picture: str) -> list[str]:
    """The names of all things in a picture."""
    return [str(each.text) for each in parsed(picture).iter(f"{SVG}title")]


def spoken(picture: str) -> list[str]:
    """Every line of words in a picture."""
    return ["".join(element.itertext()) for *_, element in words_in(picture)]
