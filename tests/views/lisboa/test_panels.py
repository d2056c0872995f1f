"""Lisboa's panels: well-formed at every question, about the right board, with what is new and what may be picked."""

import pytest

from tests.views.test_html import faults
from vinhos_kernel.lisboa import solo
from vinhos_kernel.lisboa.generator import somebody
from vinhos_kernel.table.errors import NotAnAnswer
from vinhos_kernel.table.session import Session, answer, roll
from vinhos_kernel.views.lisboa.answers import answer_of, groups, is_typed, option_of
from vinhos_kernel.views.lisboa.columns import PANELS
from vinhos_kernel.views.lisboa.fresh import changes
from vinhos_kernel.views.lisboa.opened import Table, begins, newest, rounds
from vinhos_kernel.views.lisboa.page import BOARDS, KINDS, focus, tell_board
from vinhos_kernel.views.lisboa.question_html import question_text
from vinhos_kernel.views.lisboa.score_html import BEFORE, final_scores
from vinhos_kernel.views.lisboa.table_html import panels
from vinhos_kernel.views.markup import plain

FOREIGN = (' id="', "<style", "<script", "<defs", "onclick", "http://www.w3.org/1999")


def given(*answers: str | int) -> Session:
    """A table of the first period after some answers."""
    session = solo.start("middle")
    for each in answers:
        session = answer(session, each)
    return session


def played(turns: int) -> Session:
    """A game that runs here after so many turns of the generator."""
    session = solo.play_on(solo.start("solo", seed=1))
    while turns or session.question.kind != "play":
        turns -= session.question.kind == "play"
        session = solo.play_on(answer(session, somebody(session.question, session.position)))
    return session


@pytest.mark.parametrize("name", ["table", "solo", "middle"])
def test_every_panel_is_well_formed(name: str) -> None:
    """At every question of some turns; no id and no style sheet, since several tables share a page."""
    session = solo.start(name, seed=2)
    for _ in range(25):
        shown = panels(Table(session, session.position))

        assert [] == [panel for panel, html in shown.items() if faults(html)]
        assert [] == [word for word in FOREIGN if word in "".join(shown.values())]
        assert list(PANELS) == list(shown)

        question = session.question
        option = question.options[-1]
        session = roll(session) if question.who == "chance" else answer(session, option)


def test_a_question_is_about_its_board() -> None:
    """Places and rubble about the town, most else about the court; no board is unknown."""
    store = given("builder", "none")

    assert ["court", "town", "town"] == [focus(each.question) for each in (given(), store, answer(store, "C3 left"))]
    assert "lacerda" == focus(None)
    assert set(KINDS.values()) < set(BOARDS)
    assert [] == [name for name in BOARDS if len(tell_board(name, store.position)) < 20]


def test_what_an_answer_changes_is_named_for_each_board() -> None:
    """A store of yours: its space, a house less, the wigs that it brings; then the cube from the row."""
    before = given("builder", "none").position
    store = given("builder", "none", "C3 left").position
    cube = given("builder", "none", "C3 left", "C tsunami").position
    built, taken = changes(before, store), changes(store, cube)

    assert ({"C3"}, {"wigs": 3, "houses": -1}) == (built.town, built.you)
    assert ({"C"}, {"rubble": 1}) == (taken.town, taken.you)
    assert (frozenset(), {}) == (built.court, built.lacerda)


def test_his_turn_is_new_on_the_court() -> None:
    """Courtier, Helper and the deck that he discards from."""
    session = given("gold", "minister")
    while session.question.kind != "play":
        session = answer(session, session.question.options[-1])
    new = changes(given("gold").position, session.position)

    assert {"courtier", "helper", "deck:minister", "deck:treasury"} <= new.court


def test_options_stand_in_groups() -> None:
    """All of them once: spaces by row, sites by side, orders of goods by the first one; none of them comes last."""
    for session, headings in (
        (given("builder", "none"), ["row A", "row B", "row C", "row D", ""]),
        (given("king", "none"), ["in the west", "in the north", "in the east", ""]),
        (solo.start("table"), [f"{good} in the west, then" for good in ("cloth", "books", "tools", "gold")]),
    ):
        found = groups(session.question)

        assert headings == [heading for heading, _ in found]
        assert sorted(session.question.options) == sorted(option for _, part in found for option in part)


def test_an_answer_is_its_kind_and_its_option() -> None:
    """And nothing else is taken for one."""
    question = given("builder", "none").question

    assert "C3 left" == option_of(question, answer_of(question, "C3 left"))
    for wrong in ("C3 left", "building:C3 left", "store:C3", "store:"):
        with pytest.raises(NotAnAnswer, match="is not one of the 23 that are on offer"):
            option_of(question, wrong)


def test_many_numbers_are_typed() -> None:
    """Numbers of Decrees and of wigs, but not the few of a ship, and no words."""
    table = solo.start(position={"start": "middle", "agenda": [["lisboa.score.yours"]]})

    assert is_typed(table.question)
    assert not is_typed(given("builder", "none").question)
    assert "on offer: the numbers 0 to 250" in question_text(table.question, table.position)


def test_the_newest_part_of_the_story_is_a_round() -> None:
    """Your turn and his, from the turn in which the last answer was given."""
    session = played(2)
    steps = newest(Table(session, session.position, len(played(1).steps)))

    assert "lisboa.you" == steps[0].rule
    assert "lisboa.helper" in {step.rule for step in steps}
    assert 1 == rounds(steps)


def test_a_period_begins_with_the_table_laid_and_your_first_turn() -> None:
    """Then its checklist comes up; an example that begins in the middle has none to come up."""
    tables = (played(0), played(1), played(2), given())

    assert [True, True, False, False] == [begins(Table(each, each.position)) for each in tables]
    assert [0, 1, 2, 0] == [rounds(each.steps) for each in tables]


def test_who_has_won_is_said_at_the_end() -> None:
    """With the wigs of both, as they stand after the last row of the score."""
    session = solo.play_on(solo.start("solo", seed=1), somebody)
    yours, his = (session.position.hands[side].wigs for side in (1, 2))
    asked = plain(panels(Table(session, session.position))["question"])

    assert f"you have {yours} wigs, Lacerda {his}." in asked
    assert ("Lacerda has won" in asked) == (his > yours)


def test_the_final_score_is_a_table() -> None:
    """What both had on the track and what each thing brought add up to their wigs; before the end there is none."""
    session = solo.play_on(solo.start("solo", seed=1), somebody)
    scores = final_scores(session.steps, session.position)

    assert [BEFORE, "ships", "rubble"] == list(scores)[:3]
    assert {"Decrees", "Officials", "Royal Favors", "money", "stores of gold"} <= set(scores)
    for side in (1, 2):
        assert session.position.hands[side].wigs == sum(brought[side] for brought in scores.values())
        assert scores[BEFORE][side] >= 0
    assert scores["Decrees"][2] == 3 * session.position.hands[2].decrees.bit_count()
    asked = panels(Table(session, session.position))["question"]
    assert len(scores) + 2 == asked.count("<tr>")
    assert "vh-sheet" not in panels(Table(given(), given().position))["question"]
