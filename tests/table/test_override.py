"""Override: another answer at an earlier address; what follows is played anew, and nothing is lost silently."""

from random import Random

import pytest

from tests.walks import refusal, seen, walk
from vinhos_kernel import answer, correct, fork, keep, override, roll, start, undo
from vinhos_kernel.table.session import Entry, Session

SEEDS = range(16)


def again(table: Session) -> Session:
    """The record of a table, played by hand from its start."""
    fresh = fork(table, 0)
    for entry in table.entries:
        fresh = (
            answer(fresh, entry.value, entry.address) if entry.is_answer else correct(fresh, entry.what, entry.value)
        )
    return fresh


def plain(entries: object) -> list[tuple[object, object]]:
    """Entries by address (or path) and value, in an order of their own."""
    return sorted(((entry.address or entry.what, str(entry.value)) for entry in entries), key=str)  # type: ignore[attr-defined]


def overridden(seed: int) -> list[tuple[Session, Session, Entry, object]]:
    """A random session with one of its answers changed, for each of its answers: before, after, what, to what."""
    dice, table = Random(seed), walk(seed, 30)[-1]
    found = []
    for place, entry in enumerate(table.entries):
        question = fork(table, place).question
        if entry.is_answer and question is not None:
            option = dice.choice(question.options)
            found.append((table, override(table, entry.address, option), entry, option))
    return found


@pytest.mark.parametrize("seed", SEEDS)
def test_what_follows_is_recomputed(seed: int) -> None:
    """At every prefix: the record of the branch, played from the start, leads to the same table."""
    pairs = [(after, again(after)) for _, after, _, _ in overridden(seed)]

    assert [] == [
        after.entries for after, fresh in pairs if (after.position, after.question) != (fresh.position, fresh.question)
    ]


@pytest.mark.parametrize("seed", SEEDS)
def test_what_stood_before_is_kept(seed: int) -> None:
    """And the new answer stands at the old one's address."""
    for before, after, entry, option in overridden(seed):
        place = before.entries.index(entry)

        assert before.entries[:place] == after.entries[:place]
        assert (entry.address, option) == (after.entries[place].address, after.entries[place].value)


@pytest.mark.parametrize("seed", SEEDS)
def test_no_later_answer_is_lost(seed: int) -> None:
    """Each one is played again, on offer, or named as dropped."""
    for before, after, entry, _ in overridden(seed):
        place = before.entries.index(entry)
        found = [*after.entries[place + 1 :], *after.offered.values(), *after.dropped]

        assert plain(before.entries[place + 1 :]) == plain(found)


@pytest.mark.parametrize("seed", SEEDS)
def test_the_same_answer_changes_nothing(seed: int) -> None:
    """All later answers fit."""
    table = walk(seed, 30)[-1]
    for entry in table.entries:
        if entry.is_answer:
            same = override(table, entry.address, entry.value)

            assert (table.position, table.question, (), {}) == (
                same.position,
                same.question,
                same.dropped,
                same.offered,
            )


@pytest.mark.parametrize("seed", SEEDS)
def test_an_override_leaves_the_old_table_alone(seed: int) -> None:
    """The branch is another value."""
    table = walk(seed, 20)[-1]
    before = (seen(table), table.dropped, table.offered)
    for entry in table.entries:
        if entry.is_answer:
            refusal(override, table, entry.address, "no such thing")
            override(table, entry.address, entry.value)

    assert before == (seen(table), table.dropped, table.offered)


def test_what_does_not_fit_waits_and_the_rest_is_on_offer() -> None:
    """Sales for Wineries: other questions come, the cards of the old ones stay on offer."""
    table = roll(start("middle", seed=3), "turn")
    changed = override(table, "0/lacerda.turn/1", "sales")

    assert "Which of your tied regions?" == changed.question.prompt  # type: ignore[union-attr]
    assert ["6", "8"] == [str(entry.value) for entry in changed.offered.values()]


def test_a_wasted_card_changed_into_a_fitting_one() -> None:
    """The card after it belonged to the same draw and is dropped by name; the next draw keeps its own."""
    table = start("middle", seed=3)
    for card in ("sales", 1, 3, 9):
        table = answer(table, card)
    changed = override(table, table.entries[1].address, 4)

    assert ["sales", 4, 9] == [entry.value for entry in changed.entries]
    assert [3] == [entry.value for entry in changed.dropped]


def test_keep_goes_on_as_far_as_the_old_answers_fit() -> None:
    """One that does not fit is named, the person answers, keep takes the rest."""
    table = start("middle", seed=1)
    for card in ("vineyards_top", 1, 2, "sales", 8):
        table = answer(table, card)
    changed = override(table, table.entries[1].address, 2)

    assert [2] == [entry.value for entry in changed.dropped]
    assert ["sales", 8] == [entry.value for entry in changed.offered.values()]

    kept = keep(answer(changed, 1))

    assert ["vineyards_top", 2, 1, "sales", 8] == [entry.value for entry in kept.entries]
    assert ({}, ()) == (kept.offered, kept.dropped)


def test_nothing_is_kept_where_nothing_is_on_offer() -> None:
    """The question is named."""
    assert "Which Action card?: no earlier answer is on offer here" == refusal(keep, start("middle"))


def test_a_correction_stays_where_it_was() -> None:
    """Between the same two answers, if the table still takes it."""
    table = answer(correct(answer(start("middle"), "workers"), "you.bagos", 1), "sales")
    changed = override(table, "0/lacerda.turn/1", "vineyards_top")

    assert ["vineyards_top", 1] == [entry.value for entry in changed.entries]
    assert ["sales"] == [entry.value for entry in changed.offered.values()]


def test_a_correction_that_no_longer_holds_is_dropped_by_name() -> None:
    """Two barrels fewer after two sales: with the Workers card none is missing."""
    table = answer(start("middle", seed=1), "sales")
    table = correct(roll(table, "turn"), "lacerda.barrels", 3)
    changed = override(table, "0/lacerda.turn/1", "workers")

    assert ["lacerda.barrels"] == [entry.what for entry in changed.dropped if not entry.is_answer]
    assert 5 == changed.position.barrels[2]


@pytest.mark.parametrize("address", ["", "1/lacerda.turn/1", 5, None])
def test_an_address_without_an_answer_is_refused(address: object) -> None:
    """Nothing was ever answered there."""
    said = refusal(override, answer(start("middle"), "sales"), address, "workers")

    assert f"no answer stands at {address!r}; there are 1, the last at 0/lacerda.turn/1" == said


def test_an_option_that_was_not_offered_there_is_refused() -> None:
    """The options are those of that moment, not of the present one."""
    said = refusal(override, roll(start("middle"), "turn"), "0/lacerda.turn/1", 7)

    assert said.startswith("Which Action card?: 7 is not one of (vineyards_top, wineries")


def test_undo_after_an_override_takes_back_one_answer() -> None:
    """As everywhere."""
    table = override(roll(start("middle", seed=3), "turn"), "0/lacerda.turn/1", "sales")

    assert seen(start("middle", seed=3)) == seen(undo(table))
