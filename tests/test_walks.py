"""Random walks over everything a person can do at a table: it never breaks, and it never forgets."""

from collections.abc import Callable
from random import Random

import pytest

from tests.walks import answered, corrected, faults, refusal, seen
from vinhos_kernel import answer, correct, fork, keep, load, override, roll, start, text, undo
from vinhos_kernel import redo as do_again
from vinhos_kernel.table.errors import TableError
from vinhos_kernel.table.session import Session

STARTS = ("solo", "two", "companion", "middle")
SEEDS = range(24)
LENGTH = 40


def chance_answers(table: Session, dice: Random) -> Session:
    """One card, a whole turn, or the last card thrown again."""
    return roll(table, dice.choice(("one", "turn", "again")))


def an_earlier_answer_is_changed(table: Session, dice: Random) -> Session:
    """Into another option of its question."""
    places = [place for place, entry in enumerate(table.entries) if entry.is_answer]
    if not places:
        return table
    place = dice.choice(places)
    question = fork(table, place).question
    assert question is not None
    return override(table, table.entries[place].address, dice.choice(question.options))


def several_are_undone(table: Session, dice: Random) -> Session:
    """One to four."""
    for _ in range(dice.randrange(1, 5)):
        table = undo(table)
    return table


def a_night_passes(table: Session, dice: Random) -> Session:
    """Saved and loaded."""
    return load(text(table))


COMMANDS: tuple[tuple[int, Callable[[Session, Random], Session]], ...] = (
    (8, answered),
    (6, chance_answers),
    (3, corrected),
    (3, an_earlier_answer_is_changed),
    (2, lambda table, dice: keep(table)),
    (2, several_are_undone),
    (2, lambda table, dice: do_again(table)),
    (1, a_night_passes),
    (1, lambda table, dice: fork(table, dice.randrange(len(table.entries) + 1))),
    (1, lambda table, dice: correct(table, "lacerda.barrels", 40)),
    (1, lambda table, dice: answer(table, dice.choice((0, "douro", 10**20)))),
)


def moves(seed: int) -> list[tuple[Session, Session]]:
    """A walk: each table with what became of it; refused commands leave it as it is."""
    dice = Random(seed)
    table, found = start(dice.choice(STARTS), seed=seed), list[tuple[Session, Session]]()
    commands = [command for times, command in COMMANDS for _ in range(times)]
    for _ in range(LENGTH):
        before = table
        try:
            table = dice.choice(commands)(table, dice) if table.question else several_are_undone(table, dice)
        except TableError:
            table = before
        found.append((before, table))
    return found


@pytest.mark.parametrize("seed", SEEDS)
def test_every_table_of_a_walk_is_sound(seed: int) -> None:
    """Laws hold, one question is open or the agenda is done, the record is as long as the moments."""
    walked = moves(seed)

    assert [] == [fault for _, table in walked for fault in faults(table)]
    assert [] == [table for _, table in walked if len(table.moments) != len(table.entries) + 1]
    assert len({seen(table)[0] for _, table in walked}) > LENGTH // 4


@pytest.mark.parametrize("seed", SEEDS)
def test_every_choice_on_offer_is_taken_and_no_other(seed: int) -> None:
    """An option leads on; what is no option changes nothing."""
    dice = Random(seed)
    for _, table in moves(seed)[::6]:
        if table.question is not None:
            before = seen(table)
            option = dice.choice(table.question.options)

            assert option == answer(table, option, table.question.address).entries[-1].value
            assert "is not one of" in refusal(answer, table, "no such thing")
            assert "no longer open" in refusal(answer, table, option, "0/elsewhere/1")
            assert before == seen(table)


@pytest.mark.parametrize("seed", SEEDS)
def test_every_table_of_a_walk_can_be_saved(seed: int) -> None:
    """With what was undone and what is on offer."""
    for _, table in moves(seed)[3::9]:
        opened = load(text(table))

        assert seen(table) == seen(opened)
        assert [str(entry.value) for entry in table.undone] == [str(entry.value) for entry in opened.undone]
        assert sorted(table.offered) == sorted(opened.offered)


@pytest.mark.parametrize("seed", SEEDS)
def test_a_record_alone_tells_the_whole_table(seed: int) -> None:
    """Played by hand from its start, answer by answer, it leads to the same place: nothing hidden counts."""
    table = moves(seed)[-1][1]
    fresh = fork(table, 0)
    for entry in table.entries:
        fresh = answer(fresh, entry.value) if entry.is_answer else correct(fresh, entry.what, entry.value)

    assert (table.position, table.question) == (fresh.position, fresh.question)
    assert dict(table.position.readings) == dict(fresh.position.readings)
