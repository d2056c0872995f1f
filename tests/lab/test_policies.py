"""Policies: the steward answers every question legally, gives advice, and beats any legal option clearly."""

from statistics import mean

import pytest

from vinhos_kernel import TableError, answer, hint, play_on, roll, start
from vinhos_kernel.lab.policies import POLICIES, advice, any_option, steward
from vinhos_kernel.lab.simulate import game_seed, play_out
from vinhos_kernel.opponents.kind import position_of
from vinhos_kernel.views.answer_names import answer_words

GAMES = 40


def points(name: str, policy: str) -> list[int]:
    """Your VP at the end of games from a named start under a policy."""
    position = position_of({"start": name})
    return [play_out(position, game_seed(5, n), None, POLICIES[policy]).vp[1] for n in range(GAMES)]


def test_the_steward_beats_any_legal_option_clearly() -> None:
    """His worst games are about as good as the mean of the other one."""
    by_plan, by_chance = points("solo", "steward"), points("solo", "random")

    assert mean(by_plan) > 1.5 * mean(by_chance)
    assert sorted(by_plan)[GAMES // 10] > mean(by_chance)


@pytest.mark.parametrize("name", ["solo", "two"])
def test_the_steward_answers_every_question_of_a_game(name: str) -> None:
    """Each of his answers is on offer, for you and for a guest, to the end of the game."""
    table = play_on(start(name, seed=3), steward)

    assert table.question is None
    assert "over" == table.position.calendar.phase


def test_advice_names_an_option_and_a_reason() -> None:
    """What he would answer, and why; a hint says it in the words of the table."""
    table = play_on(start("solo", seed=2))
    while table.question:
        option = steward(table.question, table.position)
        because = advice(table.question, table.position).removeprefix(f"{option}: ")

        assert option in table.question.options
        assert len(because.split()) >= 3
        assert f"{answer_words(table.position, table.question, option)}: {because}" == hint(table)
        table = play_on(answer(table, option))


def test_a_hint_is_for_people() -> None:
    """What chance or the people at a real table are asked has no advice."""
    with pytest.raises(TableError, match="a hint is for a question that a person is asked"):
        hint(start("solo"))


def test_any_option_is_the_same_for_the_same_table() -> None:
    """Outside a playout it depends on the question and its address alone."""
    table = play_on(start("solo", seed=4))

    assert any_option(table.question, table.position) == any_option(table.question, table.position)
    assert any_option(table.question, table.position) in table.question.options


def test_playing_on_stops_where_a_person_is_asked() -> None:
    """Without a policy chance answers until it is your question; `until` can stop before."""
    table = start("solo", seed=1)

    assert "you" == play_on(table).question.who
    assert 1 == len(play_on(table, until=lambda _: True).entries)
    assert "table" == play_on(start("companion", seed=1)).question.who


def test_a_seat_keeps_its_own_policy_in_a_session() -> None:
    """A policy sees whose question it is: here you take the first option, the guest the last."""

    def by_seat(question, position):
        return question.options[0 if question.who == "you" else -1]

    table = start("two", seed=9)
    while table.question and len(table.entries) < 60:
        if table.question.who == "chance":
            table = roll(table)
        else:
            expected = table.question.options[0 if table.question.who == "you" else -1]

            assert expected == by_seat(table.question, table.position)
            table = answer(table, expected)
    assert {"you", "guest"} <= set(table.position.sides)
