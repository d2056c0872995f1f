"""Moments of Lisboa's solo game, each of another kind: what a release freezes, and every later version opens."""

from collections.abc import Callable
from random import Random
from typing import Any

from vinhos_kernel.lisboa.generator import somebody
from vinhos_kernel.lisboa.names import YOU
from vinhos_kernel.lisboa.solo import answer, correct, override, play_on, roll, start, undo
from vinhos_kernel.table.errors import TableError
from vinhos_kernel.table.question import Option, Question
from vinhos_kernel.table.session import Session

MOST = 900
FACTS = '[ship.blue]\nhull = 4\nfrom = { hull = "yours:my own box" }\n'
READINGS = {"favor_after_follow": "kept", "cardinal_counts": "all_spots", "short_wigs": "skip"}
SET_UP_AGAIN = [["lisboa.end", YOU], ["lisboa.turn"], ["lisboa.end", 2], ["lisboa.round"]]


def at_the_table(question: Question, table: Session, dice: Random) -> Option:
    """What might happen at a real table: small numbers, and some move of whoever plays there."""
    if question.rule.startswith("lisboa.you"):
        return somebody(question, table.position)
    if question.kind == "scoring_tile":
        return dice.choice([option for option in question.options if option in (2, 3)])
    small = [option for option in question.options if isinstance(option, int) and 0 < option < 5]
    return dice.choice(small if small and question.kind not in ("wigs", "decree") else list(question.options))


def evening(seed: int, until: Callable[[Session], bool] = lambda table: False, **more: Any) -> Session:
    """A game beside a real table, with whatever happens there, to its end or until something is so.

    Influence that was gained there without being asked for is set when a visit costs more than is known.
    """
    table, dice = start("table", **more), Random(seed)
    while table.question is not None and len(table.entries) < MOST and not until(table):
        option = at_the_table(table.question, table, dice)
        try:
            table = answer(table, option)
        except TableError:
            table = correct(table, "you.influence", 10)
    return table


def asks(rule: str) -> Callable[[Session], bool]:
    """Whether a rule asks."""
    return lambda table: table.question is not None and table.question.rule == rule


def phase(name: str) -> Callable[[Session], bool]:
    """Whether the game has come so far."""
    return lambda table: table.position.phase == name


def between_the_periods() -> Session:
    """Your second set of rubble has ended the first period; a Decree is still to be laid out."""
    position = {"start": "middle", "decrees": [9, 14, 21, 33, 38, 47, 58], "agenda": SET_UP_AGAIN,
                "you": {"rubble": "eefftt"}}  # fmt: skip
    return start(position=position)


def corrected_and_undone() -> Session:
    """Four things set, one of them a doubt, some answers given and two lines taken back."""
    table = evening(3, asks("lisboa.you"))
    for path, value in (
        ("you.wigs", 12),
        ("stores.B3", "you left"),
        ("decrees", [1, 2, 3, 4, 5, 6, 7, 8]),
        ("readings.follow_decrees", "one"),
    ):
        table = correct(table, path, value)
    table = answer(answer(table, "gold"), "king")
    return undo(undo(correct(table, "treasury", 4)))


def an_answer_on_offer() -> Session:
    """Another Noble was visited after all; later answers wait for their questions."""
    table = evening(3, asks("lisboa.you"))
    place = len(table.entries)
    table = answer(answer(answer(table, "king"), "none"), "none")
    while table.question is not None and not asks("lisboa.you")(table):
        table = answer(table, table.question.options[0])
    return override(table, table.entries[place].address, "builder")


def moments() -> dict[str, Session]:
    """The saves that a release leaves behind."""
    return {
        "start": start("table"),
        "rubble_half_laid": evening(1, lambda table: len(table.entries) == 15),
        "your_turn": evening(2, asks("lisboa.you")),
        "half_a_turn_of_his": evening(4, asks("lisboa.plans")),
        "you_may_follow": evening(4, asks("lisboa.follow.yours")),
        "between_the_periods": between_the_periods(),
        "second_period": evening(5, lambda table: table.position.period == 2),
        "last_round": evening(6, phase("last_round")),
        "before_your_score": evening(0, asks("lisboa.score.yours")),
        "finished": evening(7),
        "corrections_and_undone": corrected_and_undone(),
        "answers_on_offer": an_answer_on_offer(),
        "own_facts_and_readings": play_on(start("solo", seed=6, readings=READINGS, facts=FACTS), somebody),
        "runs_here": roll(roll(start("solo", seed=2)), "again"),
    }
