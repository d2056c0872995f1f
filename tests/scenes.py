"""Scenes: a rule played with the cards in the order in which they are turned, and what it told."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any

import pytest

from vinhos_kernel import TableError, run
from vinhos_kernel.data.board import board_of
from vinhos_kernel.solo import Outcome
from vinhos_kernel.state.game import Game
from vinhos_kernel.state.names import LACERDA, YOU
from vinhos_kernel.state.notation import plain_of

GATHERED = "all Number cards go back and are shuffled"
SALES = tuple(slot.name for slot in board_of().sales_slots)
EXPORT = tuple(slot.name for slot in board_of().export_slots if slot.framed)
MOST_OF_YOURS = 8


def play(
    rule: str, position: Mapping[str, Any] | Game, *draws: int | str, args: Sequence[Any] = (), **readings: str
) -> Outcome:
    """A rule, or a whole turn, on a position; all cards must be used up, the unfit ones too."""
    return run(rule, position, draws, readings, args=args)


def told(scene: Outcome) -> list[str]:
    """The story of a scene, without the sentence that closes every action."""
    return [sentence for sentence in scene.story if sentence != GATHERED]


def left(scene: Outcome, *paths: str) -> list[Any]:
    """What stands in the position afterwards: `cubes.minho`, `lacerda.bagos`, `sales`."""
    plain = plain_of(scene.position)
    return [_inner(plain, path) for path in paths]


def shown(scene: Outcome) -> set[str]:
    """The doubts that the steps say they hang on, each as `name=side`."""
    return {f"{name}={side}" for step in scene.steps for name, side in step.readings}


def turned(scene: Outcome) -> list[int | str]:
    """All cards and answers of a scene in order, once each."""
    rules: dict[tuple[str, int], list[int | str]] = {}
    for step in scene.steps:
        rules[step.rule, id(step.before)] = [draw.card for draw in step.draws]
    return [card for cards in rules.values() for card in cards]


def but(free: Iterable[str], slots: Sequence[str] = SALES) -> dict[str, str]:
    """All slots taken but these: at most eight by you, the others by Lacerda."""
    open_slots = set(free)
    closed = [slot for slot in slots if slot not in open_slots]
    return {slot: "you" if place < MOST_OF_YOURS else "lacerda" for place, slot in enumerate(closed)}


def estates(**cubes: int) -> dict[str, Any]:
    """An Estate of yours in each of these regions, with so many Renown cubes."""
    return {"estates": dict.fromkeys(cubes, 1), "cubes": {name: n for name, n in cubes.items() if n}}


def refused(call: Callable[..., object], *given: object, **named: object) -> str:
    """The sentence with which the table refuses."""
    with pytest.raises(TableError) as caught:
        call(*given, **named)
    return str(caught.value)


def purses(game: Game) -> tuple[int, ...]:
    """Bagos and VP of both sides and Lacerda's Fair Points."""
    return game.bagos[YOU], game.bagos[LACERDA], game.vp[YOU], game.vp[LACERDA], game.fair_points[LACERDA]


def gains(facts: Iterable[Mapping[str, Any]]) -> tuple[int, ...]:
    """What the told facts say that purses and tracks gained, in the order of `purses`."""
    rows = list(facts)
    return tuple(
        sum(each.get(name, 0) for each in rows) for name in ("your_bagos", "his_bagos", "your_vp", "his_vp", "his_fair")
    )


def _inner(plain: Mapping[str, Any], path: str) -> Any:
    value: Any = plain
    for part in path.split(".", 1):
        value = value.get(part, 0)
    return value
