"""A session: undo, redo, forks, throws of the die, corrections; a refused command changes nothing."""

from itertools import pairwise
from random import Random

import pytest

from tests.walks import answered, corrected, faults, refusal, seen, walk
from vinhos_kernel import answer, correct, fork, roll, start, undo
from vinhos_kernel import redo as do_again
from vinhos_kernel.table.session import Session
from vinhos_kernel.views.story import told

SEEDS = range(12)


def back_to(table: Session, count: int) -> Session:
    """The table after so many undos."""
    for _ in range(count):
        table = undo(table)
    return table


@pytest.mark.parametrize("seed", SEEDS)
def test_each_undo_gives_back_one_moment(seed: int) -> None:
    """n answers, then n single undos: each earlier moment exactly, and the start in the end (O-50)."""
    moments = walk(seed, 60)
    table, wrong = moments[-1], []
    for moment in reversed(moments):
        wrong += [len(moment.entries)] if seen(moment) != seen(table) else []
        table = undo(table)

    assert [] == wrong
    assert len(moments) == len({str(moment.entries) for moment in moments})


@pytest.mark.parametrize("seed", SEEDS)
def test_each_redo_gives_a_later_moment_again(seed: int) -> None:
    """From the start to the end, one by one."""
    moments = walk(seed, 60)
    table, wrong = back_to(moments[-1], len(moments) - 1), []
    for moment in moments[1:]:
        table = do_again(table)
        wrong += [len(moment.entries)] if seen(moment) != seen(table) else []

    assert [] == wrong
    assert () == table.undone


@pytest.mark.parametrize("seed", SEEDS)
def test_no_moment_is_impossible(seed: int) -> None:
    """Laws hold, and whoever is asked has something to say (O-56, O-72)."""
    assert [] == [fault for moment in walk(seed, 120) for fault in faults(moment)]


def test_undo_at_the_start_does_nothing() -> None:
    """Not even a new session (O-51)."""
    table = start("middle", seed=1)

    assert undo(table) is table
    assert do_again(table) is table


def test_undo_of_the_only_answer_is_the_start() -> None:
    """With the same seed and the same set-up (O-51)."""
    table = start("middle", seed=5)

    assert seen(table) == seen(undo(roll(table)))


@pytest.mark.parametrize("seed", SEEDS)
def test_undo_gives_the_same_draw_again(seed: int) -> None:
    """Undo is no way to peek and draw anew (O-55, O-64)."""
    for table in walk(seed, 30, corrections=0)[:-1]:
        if table.question and table.question.who == "chance":
            once, again = roll(table), roll(undo(roll(table)))

            assert seen(once) == seen(again)


def test_a_throw_again_is_another_and_is_logged() -> None:
    """The record tells the second throw from the first (O-64)."""
    table = roll(start("middle", seed=2))
    throws = [table]
    for _ in range(12):
        throws.append(roll(throws[-1], "again"))

    assert list(range(1, 14)) == [each.entries[-1].rolled for each in throws]
    assert {1} == {len(each.entries) for each in throws}
    assert 3 < len({each.entries[-1].value for each in throws})


def test_a_throw_again_disturbs_nothing_later() -> None:
    """The dice of later questions hear only their own address."""
    table = roll(start("solo", seed=4))
    again = roll(table, "again")

    assert roll(again).entries[-1].address == roll(table).entries[-1].address
    assert [2, 1] == [entry.rolled for entry in roll(again).entries]


@pytest.mark.parametrize("table", [start("middle"), correct(start("middle"), "you.bagos", 3)], ids=["start", "set"])
def test_there_must_be_a_draw_to_throw_again(table: Session) -> None:
    """A correction is none."""
    assert "there is no draw to throw again" == refusal(roll, table, "again")


def test_a_way_to_roll_that_does_not_exist_is_refused() -> None:
    """With those on offer."""
    assert "roll how?: 'twice' is not one of (one, turn, again)" == refusal(roll, start("middle"), "twice")


def test_a_fork_shares_its_luck_and_nothing_else() -> None:
    """Two branches draw the same until they differ; neither sees the other (house rule of values)."""
    table = roll(start("middle", seed=7))
    before = seen(table)
    one, other = roll(fork(table), "turn"), roll(fork(table), "turn")

    assert seen(one) == seen(other)
    assert before == seen(table)


@pytest.mark.parametrize("seed", SEEDS)
def test_a_fork_at_a_place_is_the_moment_there(seed: int) -> None:
    """Each earlier moment, without what came after."""
    moments = walk(seed, 25)

    assert [seen(moment) for moment in moments] == [seen(fork(moments[-1], n)) for n in range(len(moments))]
    assert () == fork(undo(moments[-1])).undone


@pytest.mark.parametrize("place", [-1, 2, 10**30, "1", 1.0, True])
def test_a_fork_at_no_place_is_refused(place: object) -> None:
    """Only as many answers as there are."""
    assert "is not a whole number from 0 to 1" in refusal(fork, roll(start("middle")), place)


def test_a_stale_address_is_refused() -> None:
    """A second click on an old board does nothing (O-49)."""
    table = start("middle", seed=1)
    old = table.question
    assert old is not None
    new = answer(table, "sales", old.address)

    said = refusal(answer, new, "sales", old.address)

    assert said.startswith("that question is no longer open; now it is: ")


@pytest.mark.parametrize("seed", SEEDS)
def test_what_is_not_offered_is_refused_without_change(seed: int) -> None:
    """At every moment of a random session."""
    for table in walk(seed, 25)[:-1]:
        before = seen(table)
        said = refusal(answer, table, "no such thing")

        assert "'no such thing' is not one of" in said
        assert before == seen(table)


def test_nothing_is_answered_when_nothing_is_asked() -> None:
    """The agenda is done."""
    table = start(position={"agenda": []})

    assert {"no question is open: the agenda is done"} == {refusal(answer, table, 3), refusal(roll, table)}


def test_an_answer_after_an_undo_forgets_what_was_undone() -> None:
    """There is one line of play; a fork keeps another."""
    table = answer(undo(roll(start("middle", seed=3))), "sales")

    assert () == table.undone
    assert do_again(table) is table


def test_a_correction_is_a_line_of_the_record() -> None:
    """Applied, told in the record, taken back like an answer; phase and order are left alone (O-69)."""
    table = start("middle", seed=1)
    set_ = correct(table, "lacerda.bagos", 7)

    assert (9, 7) == (table.position.bagos[2], set_.position.bagos[2])
    assert ("lacerda.bagos", 7, False) == (set_.entries[0].what, set_.entries[0].value, set_.entries[0].is_answer)
    assert (table.position.calendar, table.position.order) == (set_.position.calendar, set_.position.order)
    assert seen(table) == seen(undo(set_))


@pytest.mark.parametrize(
    ("path", "value", "said"),
    [
        ("lacerda.barrels", 10, "lacerda has 8 barrels, but 3 are out and 10 in the supply"),
        ("cubes.douro", 31, "Douro has"),
        ("cubes.setubal", 1, "Setúbal is out of play and must be empty"),
        ("sales.red 99", "you", "'red 99' is not one of"),
        ("sales.red 10", "nobdy", "did you mean 'nobody'?"),
        ("lacerda.bagos", -1, "-1 is not a whole number from 0"),
        ("lacerda.bagos", 1.5, "1.5 is not a whole number"),
        ("lacerda.bagos", True, "True is not a whole number"),
        ("lacerda.bagoes", 1, "did you mean 'bagos'?"),
        ("yeer", 1, "did you mean 'year'?"),
        ("year.month", 1, "year has no parts"),
        ("order", ["you", "you"], "the order must name both sides once"),
        ("bribes", ["press_release"], "never on the centre"),
        ("readings.his_mony", "none", "did you mean 'his_money'?"),
        ("readings.his_money", "some", "cannot be 'some', only one of (table, none)"),
        ("start", "middle", "'start' is not one of"),
        ("agenda", [["lacerda.trun"]], "did you mean 'lacerda.turn'?"),
        ("agenda", [["lacerda.move"]], "takes"),
        ("", 1, "is not one of"),
    ],
)
def test_an_impossible_correction_is_refused(path: str, value: object, said: str) -> None:
    """With the law or the name that it breaks, and nothing changes (O-69)."""
    table = start("middle", seed=1)
    before = seen(table)

    assert said in refusal(correct, table, path, value)
    assert before == seen(table)


def test_a_corrected_supply_follows() -> None:
    """Cubes and barrels that lie out are no longer in their supplies."""
    table = correct(correct(start("middle"), "cubes.minho", 2), "sales.red 10", "lacerda")

    assert 30 == sum(table.position.cubes) + table.position.cube_supply
    assert 4 == table.position.barrels[2]


def test_a_correction_keeps_the_address_of_the_question() -> None:
    """Only a new agenda has new addresses."""
    table = start("middle", seed=1)

    assert table.question == correct(table, "you.bagos", 1).question
    assert "c0.0/lacerda.turn/1" == correct(table, "agenda", [["lacerda.turn"]]).question.address  # type: ignore[union-attr]


def test_the_cards_of_a_year_are_not_forgotten() -> None:
    """After the last action of a year the next one plays on with the cards that are left (O-57)."""
    table = start("solo", seed=8)
    cards: list[object] = []
    while table.position.year < 2 or len(cards) < 4:
        question = table.question
        assert question is not None
        table = roll(table) if question.who == "chance" else answer(table, question.options[-1])
        cards += [table.entries[-1].value] if table.entries[-1].what == "action" else []

    assert 4 == len(set(cards))
    assert 5 == table.position.action_deck.bit_count()


def test_a_session_never_changes() -> None:
    """Whatever is done with it, the old value stays as it was."""
    dice = Random(3)
    for table in walk(3, 30):
        before = (seen(table), table.moments, table.undone)
        if table.question is not None:
            answered(table, dice)
        corrected(table, dice)
        undo(table)

        assert before == (seen(table), table.moments, table.undone)


def test_the_story_of_a_moment_is_a_beginning_of_the_later_ones() -> None:
    """Nothing told is told anew."""
    moments = walk(5, 60, corrections=0)

    assert all(told(late.steps)[: len(early.steps)] == told(early.steps) for early, late in pairwise(moments))


def test_the_card_that_started_a_turn_stays_in_its_story() -> None:
    """Reshuffling later changes no step that was told (O-60)."""
    table = roll(start("middle", seed=3), "turn")
    card = table.steps[0]
    later = roll(table, "turn")

    assert later.steps[0] is card
    assert table.entries[0].value == card.draws[0].card


def test_a_fair_in_a_wrong_year_is_refused_and_can_be_mended() -> None:
    """The year was set by hand: the answer that leads to the ranking is refused, and the year set back."""
    table = correct(start("middle", seed=1), "year", 4)
    said = ""
    while not said and table.question is not None:
        try:
            table = roll(table) if table.question.who == "chance" else answer(table, table.question.options[0])
        except ValueError as error:
            said = str(error)

    assert "a Fair comes in the years (3, 5, 6), not in year 4" == said
    assert 3 == answer(correct(table, "year", 3), "done").position.year


def test_a_region_in_which_something_lies_can_go_out_of_play() -> None:
    """Cubes set by hand before the set-up was over break no law."""
    table = answer(correct(start("solo"), "cubes.douro", 2), "douro")

    assert [] == faults(table)
