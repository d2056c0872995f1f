"""His turn as a whole: the present or last one cut from a story at its five steps, and the one that comes next."""

from collections.abc import Sequence
from typing import Final, NamedTuple

from vinhos_kernel.lisboa.data.board import helper_is_high
from vinhos_kernel.lisboa.game import Game
from vinhos_kernel.lisboa.names import NOWHERE
from vinhos_kernel.lisboa.pattern import Ahead, pattern
from vinhos_kernel.table.turn import Step

COURTIER, HELPER = "lisboa.courtier", "lisboa.helper"
TO_COME: Final = {COURTIER: 1, "lisboa.state": 2, "lisboa.visit": 3, "lisboa.discard": 4, HELPER: 5}
"""The rules that wait on the agenda while he plays, with the numbers of their steps."""
OPENS: Final = {**TO_COME, "lisboa.noble": 3}
"""The rules with whose sentence a step begins: a visit is told by the Noble's action."""
STEPS: Final = ("Courtier", "State action", "Noble action", "discard", "Helper")


class HisTurn(NamedTuple):
    """
    A turn of his: the Noble visited, where the Helper stood as it began, his State action, what was told.

    `told` has the sentences before the first step, then those of each; `waits` is the step that waits for an answer,
    0 when the turn is over.
    """

    noble: int
    helper: int
    action: int
    told: tuple[tuple[Step, ...], ...]
    waits: int


def waiting_step(game: Game) -> int:
    """The step of his turn that waits for an answer; 0 when it is not his turn."""
    ahead = [TO_COME[name] for name, *_ in game.agenda if name in TO_COME]
    if not ahead:
        return 0
    return ahead[0] if game.agenda[0][0] in TO_COME else ahead[0] - 1


def his_turn(steps: Sequence[Step], game: Game) -> HisTurn | None:
    """His present turn, or his last one; None before the first."""
    waits = waiting_step(game)
    span = _span(steps, bool(waits))
    begun = next((step for step in span if step.rule == COURTIER), None)
    if begun is None and not waits:
        return None
    noble = game.courtier if waits or begun is None else begun.after.courtier
    helper = begun.before.helper if begun else _kept_helper(game)
    return HisTurn(noble, helper, state_action(game, noble, helper), _cut(span), waits)


def state_action(game: Game, noble: int, helper: int) -> int:
    """The State action of a Noble's office by the Helper's place."""
    return game.board.state_actions[noble][0 if helper_is_high(helper) else 1]


def next_turns(game: Game, turns: int = 2) -> tuple[Ahead, ...]:
    """His turn that is under way, else the next one, and those after it; none where he plays no more or not yet."""
    if game.phase in ("set_up", "over") or NOWHERE in (game.courtier, game.helper):
        return ()
    return pattern(game, turns)


def _span(steps: Sequence[Step], going: bool) -> Sequence[Step]:
    """The sentences of his last turn, with his ships that dock before it."""
    rules = [step.rule for step in steps]
    ended = len(rules) - 1 - rules[::-1].index(HELPER) if HELPER in rules else -1
    begun = len(rules) - 1 - rules[::-1].index(COURTIER) if COURTIER in rules else -1
    first = ended + 1 if going and begun < ended else max(begun, 0)
    while first and rules[first - 1] == "lisboa.dock":
        first -= 1
    last = rules.index(HELPER, first) + 1 if HELPER in rules[first:] else len(rules)
    return steps[first:last]


def _kept_helper(game: Game) -> int:
    """The Helper's place that the steps to come keep in mind, else where it stands."""
    return next((int(kept[0]) for name, *kept in game.agenda if name in TO_COME and kept), game.helper)


def _cut(span: Sequence[Step]) -> tuple[tuple[Step, ...], ...]:
    """What was told, by the steps of the turn; a sentence belongs to the step that opened last."""
    told: list[list[Step]] = [[] for _ in range(len(STEPS) + 1)]
    number = 0
    for step in span:
        number = max(number, OPENS.get(step.rule, number))
        told[number].append(step)
    return tuple(map(tuple, told))
