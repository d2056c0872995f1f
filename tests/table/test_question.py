"""Questions: each says which paragraph asks, what is on offer, and why these (O-72)."""

import pytest

from tests.walks import walk
from vinhos_kernel import answer, correct, roll, start
from vinhos_kernel.data.rulebook import paragraph
from vinhos_kernel.table.question import Question
from vinhos_kernel.table.session import Session


def asked(table: Session) -> Question:
    """The open question of a table on which one is open."""
    assert table.question is not None
    return table.question


@pytest.mark.parametrize("seed", range(8))
def test_every_question_has_a_paragraph_a_prompt_and_a_reason(seed: int) -> None:
    """At every moment of a random session; the address names its rule."""
    questions = [table.question for table in walk(seed, 90) if table.question is not None]

    assert [] == [each for each in questions if not (paragraph(each.rule).says and each.prompt and each.why)]
    assert [] == [each for each in questions if each.address.split("/")[1] != each.rule]
    assert [] == [each for each in questions if each.who not in ("chance", "you", "guest", "table")]
    assert [] == [each for each in questions if each.prompt.endswith(".")]


@pytest.mark.parametrize("seed", range(8))
def test_no_two_questions_of_a_session_have_one_address(seed: int) -> None:
    """So that an answer is never taken for another's."""
    addresses = [entry.address for entry in walk(seed, 120)[-1].entries if entry.is_answer]

    assert len(addresses) == len(set(addresses))


def test_a_draw_says_which_cards_would_fit() -> None:
    """And which are left at all."""
    question = asked(answer(start("middle"), "sales"))

    assert "still in the deck: 1, 2, 3, 4, 5, 6, 7, 8, 9; of these 3, 4, 8 would fit" == question.why


def test_a_draw_that_any_card_ends_says_so() -> None:
    """Nothing stays out."""
    assert "5 of them can come" == asked(start("middle")).why


def test_a_choice_names_what_the_table_allows() -> None:
    """For a person to pick from."""
    table = start(position={"start": "middle", "agenda": [["year.maintenance"]]})

    assert "the table allows these: red 9, white 5" == asked(table).why


def test_a_question_to_the_people_at_the_table_is_asked_even_if_there_is_one_answer() -> None:
    """It is a moment to do something by hand."""
    question = asked(start(position={"start": "middle", "agenda": [["year.you"]]}))

    assert ("table", ("done",)) == (question.who, question.options)


def test_a_card_put_back_in_the_middle_of_an_action_is_mixed_with_those_left() -> None:
    """Cards that were drawn stay out until the action ends (O-52)."""
    table = answer(answer(start("middle", seed=1), "vineyards_top"), 3)

    assert (1, 2, 4, 5, 6, 7, 8, 9) == asked(table).options
    assert tuple(range(1, 10)) == asked(correct(table, "numbers", [*range(1, 10)])).options

    table = answer(table, 4)

    assert "lacerda.turn" == asked(table).rule
    assert 0b1111111110 == table.position.numbers


def test_other_readings_ask_all_questions_of_the_set_up() -> None:
    """The same seed answers chance only; what people decide is never fixed by it (O-66)."""
    plain, other = (
        start("companion", seed=5),
        start("companion", seed=5, readings={"setup_deck": "shared", "trophy_on_tie": "both"}),
    )
    kinds = [[entry.what for entry in roll(table, "turn").entries] for table in (plain, other)]

    assert {"region", "vintage", "tile", "number"} <= set(kinds[0])
    assert [kind for kind in kinds[0] if kind != "number"] == [kind for kind in kinds[1] if kind != "number"]
