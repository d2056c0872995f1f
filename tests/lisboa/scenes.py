"""Scenes of Lisboa: a rule played with the answers in the order in which they are asked, and what it told."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any

import pytest

from vinhos_kernel.lisboa.game import Game
from vinhos_kernel.lisboa.notation import plain_of
from vinhos_kernel.lisboa.solo import Outcome, TableError, run
from vinhos_kernel.lisboa.words import candidate, sentence
from vinhos_kernel.table.choosing import Ladder
from vinhos_kernel.table.turn import Step


def play(
    rule: str, position: Mapping[str, Any] | Game, *draws: int | str, args: Sequence[Any] = (), **readings: str
) -> Outcome:
    """A rule, or a whole turn, on a position laid over the start `laid`; all answers must be used up."""
    return run(rule, position, draws, readings, args=args)


def told(scene: Outcome) -> list[str]:
    """The story of a scene."""
    return list(scene.story)


def left(scene: Outcome, *paths: str) -> list[Any]:
    """What stands in the position afterwards: `treasury`, `lacerda.wigs`, `rubble.A`; 0 where nothing is written."""
    return [_inner(plain_of(scene.position), path) for path in paths]


def shown(scene: Outcome) -> set[str]:
    """The doubts that the steps say they hang on, each as `name=side`."""
    return {f"{name}={side}" for step in scene.steps for name, side in step.readings}


def hanging(scene: Outcome) -> list[tuple[str, tuple[tuple[str, str], ...]]]:
    """The sentences that hang on doubts, each with those doubts and their sides."""
    return [(sentence(step), step.readings) for step in scene.steps if step.readings]


def why(scene: Outcome, rule: str) -> list[str]:
    """The reasons that a rule gave."""
    return [line for step in scene.steps if step.rule == rule for line in reason(step)]


def reason(step: Step) -> list[str]:
    """Why he chose what he chose: each criterion with what it left, or each place tried and what stood in its way."""
    because = step.because
    if isinstance(because, Ladder):
        return [f"{candidate(because.what, place)}: {obstacle or 'free'}" for place, obstacle in because.tried]
    if because is None:
        return []
    lines = [f"{because.what}: " + ", ".join(candidate(because.what, each) for each in because.candidates)]
    for cut in because.cuts:
        best = dict(cut.values).get(cut.kept[0]) if cut.kept else None
        kept = ", ".join(candidate(because.what, each) for each in cut.kept)
        lines.append(f"{cut.criterion} ({best}): {kept}")
    return lines


def refused(call: Callable[..., object], *given: object, **named: object) -> str:
    """The sentence with which the table refuses."""
    with pytest.raises(TableError) as caught:
        call(*given, **named)
    return str(caught.value)


def _inner(plain: Mapping[str, Any], path: str) -> Any:
    value: Any = plain
    for part in path.split("."):
        value = value.get(part, 0)
    return value
