"""Changing what was: undo, redraw, another answer for an earlier question, fields set by hand, readings, saves."""

import re

import pytest

from tests.widgets.hand import Hand
from vinhos_kernel import correct, start
from vinhos_kernel.state.laws import broken
from vinhos_kernel.views.markup import plain
from vinhos_kernel.views.record_html import paths
from vinhos_widgets import TableWidget

SALE = ("q:action:7", "q:number:9", "q:number:4", "q:number:7", "q:number:3", "q:number:5")


@pytest.fixture(autouse=True)
def nothing_is_counted(monkeypatch: pytest.MonkeyPatch) -> None:
    """The odds take their time, and these tests do not look at them."""
    monkeypatch.setattr("vinhos_widgets.table.counted", lambda table: {})


@pytest.fixture
def hand() -> Hand:
    """A hand at the table of year 3."""
    return Hand(TableWidget("middle", seed=3))


@pytest.fixture
def sold(hand: Hand) -> Hand:
    """The same after a sale: 9 wasted, the tie to Dão, sold for 7 + 2, and half of the second sale."""
    for card in SALE:
        hand.click(card)
    return hand


def answers(hand: Hand) -> list[object]:
    """The answers of the record."""
    return [entry.value for entry in hand.stage.session.entries]


# ---------------------------------------------------------------- undo
def test_undo_goes_back_one_answer_at_a_time(sold: Hand) -> None:
    """As many different tables as there were answers, back to the first."""
    seen = []
    while answers(sold):
        seen.append((sold.stage.position, sold.stage.session.question))
        sold.click("undo")

    assert len(SALE) == len(seen) == len(set(map(repr, seen)))
    assert start("middle", seed=3).position == sold.stage.position


def test_undo_at_the_very_start_changes_nothing(hand: Hand) -> None:
    """There is no button for it, and a late message does no harm."""
    assert "undo" not in hand.offered()

    hand.click("undo")

    assert start("middle", seed=3).position == hand.stage.position


def test_the_menu_after_undo_is_the_one_before_the_answer(hand: Hand) -> None:
    """The same options at the same question."""
    hand.click("q:action:7")
    before = hand.panel("question")
    hand.click("q:number:4")

    hand.click("undo")

    assert before == hand.panel("question")


def test_redo_gives_the_answer_again(sold: Hand) -> None:
    """All of them, in their order; then there is nothing to redo."""
    there = sold.stage.position
    for word in ("undo",) * 6 + ("redo",) * 6:
        sold.click(word)

    assert there == sold.stage.position
    assert "redo" not in sold.offered()


def test_another_draw_is_thrown_and_logged(hand: Hand) -> None:
    """The record says that it was the second throw; undo and the first throw are the same as ever."""
    hand.click("roll:one")
    first = answers(hand)

    hand.click("roll:again")

    assert [2] == [entry.rolled for entry in hand.stage.session.entries]

    hand.click("undo")
    hand.click("roll:one")

    assert first == answers(hand)


def test_a_card_picked_by_hand_is_not_thrown_again(hand: Hand) -> None:
    """Chance had no part in it, so there is no such button."""
    hand.click("q:action:7")

    assert "roll:again" not in hand.offered()


# ---------------------------------------------------------------- another answer
def test_earlier_answers_are_listed_with_their_alternatives(sold: Hand) -> None:
    """Open at one of them: all that its question had on offer, but for what was answered."""
    sold.click("change:2")
    others = [each for each in sold.offered("draws") if each.startswith("override:2:")]

    assert len(SALE) == len([each for each in sold.offered("draws") if each.startswith("change:")])
    assert 7 == len(others)


def test_an_earlier_answer_is_changed(sold: Hand) -> None:
    """The tie goes to Douro: what follows is played again where it fits."""
    options = sold.stage.session.moments[2].question.options

    sold.click("change:2")
    sold.click(f"override:2:{options.index(3)}")

    assert ["sales", 9, 3, 7] == answers(sold)[:4]
    assert "2 cubes of Douro" in plain(sold.panel("earlier"))


def test_what_an_override_drops_is_named(sold: Hand) -> None:
    """With another Action card none of the numbers is asked for any more."""
    options = sold.stage.session.moments[0].question.options

    sold.click(f"override:0:{options.index('wineries')}")

    assert ["wineries"] == answers(sold)
    assert "no more and were dropped" in plain(sold.panel("draws")) or "on offer again" in plain(sold.panel("draws"))


def test_what_an_override_offers_is_kept_on_request(hand: Hand) -> None:
    """The third card stands for the first draw's answer: the rest waits at its own address until it is kept."""
    for card in ("q:action:7", "q:number:4", "q:number:9"):
        hand.click(card)
    options = hand.stage.session.moments[1].question.options
    hand.click(f"override:1:{options.index(9)}")
    offered = dict(hand.stage.session.offered)

    if "keep" in hand.offered("draws"):
        hand.click("keep")

    assert not offered or answers(hand)[:2] == ["sales", 9]
    assert [] == broken(hand.stage.position)


# ---------------------------------------------------------------- set by hand
def test_a_field_is_set_logged_and_undone(hand: Hand) -> None:
    """What changed at the reader's table is a line of the record."""
    hand.click("correct", path="cubes.douro", value="1")

    assert correct(start("middle", seed=3), "cubes.douro", 1).position == hand.stage.position
    assert "set cubes.douro = 1" in plain(hand.panel("draws"))

    hand.click("undo")

    assert start("middle", seed=3).position == hand.stage.position


@pytest.mark.parametrize(
    ("path", "value", "refusal"),
    [
        ("cubes.douro", "99", "Douro has 5 spaces for cubes, not 99"),
        ("cubes.douro", "many", "is not a whole number"),
        ("nothing", "1", "is not one of"),
        ("", "", "is not one of"),
        ("sales.red 9", "him", "is not one of"),
        ("year", "7", "is not a whole number from 1 to 6"),
    ],
)
def test_a_field_that_cannot_be_is_refused(hand: Hand, path: str, value: str, refusal: str) -> None:
    """In one sentence; the table stays."""
    hand.click("correct", path=path, value=value)

    assert refusal in hand.stage.alert
    assert start("middle", seed=3).position == hand.stage.position


def test_nothing_is_set_in_the_middle_of_a_draw(hand: Hand) -> None:
    """A wasted card lies open: first the draw is finished or undone."""
    for card in ("q:action:7", "q:number:9"):
        hand.click(card)

    hand.click("correct", path="cubes.douro", value="1")

    assert "in the middle of a draw" in hand.stage.alert


def test_every_field_can_be_set_to_what_it_holds(hand: Hand) -> None:
    """Each path on the list is one that the validator knows."""
    import json

    for path, held in list(paths(hand.stage.session)):
        hand.send("correct", hand.stage.seq, path=path, value=held if isinstance(held, str) else json.dumps(held))

        assert ("", path) == (hand.stage.alert, hand.stage.session.entries[-1].what)

    hand.stage.settle()

    assert start("middle", seed=3).position == hand.stage.position


# ---------------------------------------------------------------- readings
def test_the_doubts_of_the_turn_are_shown(hand: Hand) -> None:
    """Those that pending rules and this turn's sentences hang on; each side is a button, one of them marked."""
    for card in SALE[:3]:
        hand.click(card)
    doubts = re.findall(r'aria-label="([^"]*)" role="group"|role="group" aria-label="([^"]*)"', hand.panel("readings"))

    assert {"your region", "sales cubes add", "sales alentejo"} <= {one or other for one, other in doubts}
    assert "switch:your_region:any_in_play" in hand.offered("readings")
    assert "● with estate" in plain(hand.panel("readings"))


def test_either_side_of_a_doubt_is_counted(hand: Hand) -> None:
    """Without the cubes his wines sell for less."""
    hand.click("q:action:7")

    hand.click("compare:sales_cubes_add")
    told = plain(hand.panel("readings"))

    assert "it makes a difference" in told
    assert 2 == len(re.findall(r"this action: \S.*Bagos", told))


def test_a_doubt_that_does_not_matter_is_said_not_to(hand: Hand) -> None:
    """With the inset of no tied region full, it changes nothing."""
    hand.click("q:action:7")

    hand.click("compare:impossible_half")

    assert "no difference in what this action brings him" in plain(hand.panel("readings"))


def test_a_reading_is_switched(hand: Hand) -> None:
    """A line of the record like any other; undo takes it back."""
    hand.click("switch:same_space:redraw")

    assert "redraw" == hand.stage.position.readings["same_space"]

    hand.click("undo")

    assert "act_in_place" == hand.stage.position.readings["same_space"]


def test_sides_are_not_compared_in_the_middle_of_an_uncountable_draw(hand: Hand) -> None:
    """The reader is told to turn the next card first."""
    hand.stage.session = start("middle", readings={"number_return": "after_draw"})
    for card in SALE[:2]:
        hand.click(card)

    hand.click("compare:sales_cubes_add")

    assert "turn the next card first" in hand.stage.alert


# ---------------------------------------------------------------- saves and texts
def test_the_save_is_written_on_request_and_loads(sold: Hand) -> None:
    """Half a turn included; into the same stage."""
    sold.click("save")
    saved = sold.stage.save
    there = sold.stage.session
    for word in ("undo", "undo"):
        sold.click(word)

    sold.click("load", text=saved)

    assert 'data-text="save"' in sold.panel("save") or saved.splitlines()[0] in saved
    assert (there.position, there.question) == (sold.stage.position, sold.stage.session.question)


@pytest.mark.parametrize(
    "text", ["", "nonsense", "vinhos record 9 edition 1\n", "start middle\nnumber 4\n", "start moon\n"]
)
def test_a_save_that_is_none_changes_nothing(sold: Hand, text: str) -> None:
    """It is refused with a sentence."""
    before = sold.stage.session

    sold.click("load", text=text)

    assert before is sold.stage.session or text == ""
    assert sold.stage.alert or text == ""


def test_the_story_can_be_copied_as_text(sold: Hand) -> None:
    """Sentences with the names of their paragraphs."""
    sold.click("story")

    assert "Spends 2 cubes of Dão  [Sales 1]" in sold.panel("earlier")
