"""The agenda: what a rule names stands in its place, and a rule that waits has never run."""

from collections.abc import Iterator

import pytest

from tests.table.jar import Jar, entered, on_the_table
from tests.walks import refusal
from vinhos_kernel.table.agenda import run_next
from vinhos_kernel.table.answers import ByHand, wait
from vinhos_kernel.table.question import Waiting
from vinhos_kernel.table.rule import known, parameters_of, rule
from vinhos_kernel.table.session import answer, correct, roll, undo
from vinhos_kernel.table.turn import Turn


@pytest.fixture(autouse=True)
def rules() -> Iterator[None]:
    """The rules of the jar are known while a test runs."""
    with entered():
        yield


def test_what_a_rule_names_stands_in_its_place() -> None:
    """In its order, before what stood behind it, with the arguments in order."""
    jar = Jar(agenda=(("jar.meal",), ("jar.wish",)))
    run_next(jar, Turn(ByHand(wait)))

    assert (("jar.bite", 1), ("jar.bite", 2), ("jar.gather",), ("jar.wish",)) == jar.agenda


def test_a_rule_that_waits_leaves_the_position_alone() -> None:
    """What the rule did before it asked has not happened."""
    table = on_the_table("jar.meal")

    assert 9 == table.position.sweets
    assert (("jar.bite", 1), ("jar.bite", 2), ("jar.gather",)) == table.position.agenda
    with pytest.raises(Waiting):
        run_next(table.position.copy(), Turn(ByHand(wait)))
    assert 9 == table.position.sweets


def test_cards_that_do_not_fit_stay_out() -> None:
    """The same question comes again, without them."""
    table = answer(answer(on_the_table("jar.meal"), 4), 3)

    assert table.question is not None
    assert ((1, 2), (1, 2)) == (table.question.options, table.question.fits)
    assert ((1,), (1,)) == (answer(table, 2).question.options, answer(table, 2).question.fits)  # type: ignore[union-attr]


def test_the_gathering_stands_behind_the_action() -> None:
    """After the action all four cards are back."""
    table = on_the_table("jar.meal", "jar.meal")
    for card in (4, 1, 2):
        table = answer(table, card)

    assert table.question is not None
    assert (1, 2, 3, 4) == table.question.options
    assert 6 == table.position.sweets


def test_a_deck_in_which_nothing_fits_is_turned_and_shuffled() -> None:
    """One card of at most 2 for two bites: the rest is turned, then all four can come."""
    table = answer(on_the_table("jar.meal", deck=0b10010), 1)
    assert table.question is not None
    assert ((4,), ()) == (table.question.options, table.question.fits)

    again = answer(table, 4).question

    assert again is not None
    assert ((1, 2, 3, 4), (1, 2)) == (again.options, again.fits)


def test_a_position_that_returns_on_its_own_path_is_refused() -> None:
    """An error, never a loop."""
    assert "jar.circle comes back to the same table without a choice in between" == refusal(on_the_table, "jar.circle")


def test_a_rule_draws_once() -> None:
    """A second draw is the author's mistake."""
    assert "Which card?: a rule draws once" == refusal(answer, on_the_table("jar.twice"), 2)


def test_a_draw_that_nothing_could_end_is_refused() -> None:
    """Before anybody turns a card."""
    assert "Which card?: no card of the deck fits" == refusal(on_the_table, "jar.nothing_fits")


def test_the_only_choice_is_not_asked_for() -> None:
    """One sweet is left: no question, no line of the record."""
    table = on_the_table("jar.wish", sweets=1)

    assert (None, 0, ()) == (table.question, table.position.sweets, table.entries)


def test_nothing_to_choose_from_is_refused() -> None:
    """An empty list never becomes a question."""
    assert "How many?: there is nothing to choose from" == refusal(on_the_table, "jar.wish", sweets=0)


def test_two_questions_of_a_rule_have_two_addresses() -> None:
    """The first answer is kept while the second one is waited for."""
    table = on_the_table("jar.wish")
    asked = [table.question, answer(table, 2).question]

    assert ["0/jar.wish/1", "0/jar.wish/2"] == [each.address for each in asked if each]
    assert ["you", "chance"] == [each.who for each in asked if each]
    assert 9 == answer(table, 2).position.sweets


def test_chance_does_not_answer_for_a_player() -> None:
    """With what is on offer."""
    said = refusal(roll, on_the_table("jar.wish"))

    assert "How many?: this is not for chance to answer; on offer are (1, 2, 3)" == said


def test_a_turn_is_rolled_to_its_end() -> None:
    """Up to the beginning of the next one, or to a question for a player."""
    table = roll(on_the_table("jar.meal", "jar.wish", seed=3), "turn")

    assert table.question is not None
    assert "you" == table.question.who


def test_a_correction_in_the_middle_of_a_draw_is_refused() -> None:
    """And allowed again once the draw is taken back."""
    table = answer(on_the_table("jar.meal"), 4)

    assert "in the middle of a draw" in refusal(correct, table, "sweets", 5)
    assert 5 == correct(undo(table), "sweets", 5).position.sweets


def test_a_rule_has_one_function() -> None:
    """A second one of the same name is the author's mistake."""
    with pytest.raises(ValueError, match=r"the rule 'jar\.meal' is there already"):
        rule("jar.meal")(lambda turn, game: None)


def test_an_unknown_rule_is_refused_with_the_nearest() -> None:
    """Wherever a rule is named."""
    assert "there is no rule 'jar.bit', did you mean 'jar.bite'?" == refusal(known, "jar.bit")
    assert ("most",) == parameters_of("jar.bite")
