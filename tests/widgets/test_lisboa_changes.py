"""Changing what was at Lisboa's table: undo, redraw, other answers, fields set by hand, readings, saves, autosave."""

import json
import random
from pathlib import Path

import pytest

from tests.widgets.hand import Hand
from tests.widgets.lisboa import TURN, clicked, hand_at, whole_turn
from vinhos_kernel.lisboa import solo
from vinhos_kernel.lisboa.data.rulebook import all_readings
from vinhos_kernel.lisboa.laws import broken
from vinhos_kernel.views.markup import plain
from vinhos_kernel.views.record_html import paths
from vinhos_widgets import LisboaWidget, TableWidget

STEPS = 40


@pytest.fixture
def hand() -> Hand:
    """A hand at the table of the first period."""
    return hand_at()


@pytest.fixture
def played(hand: Hand) -> Hand:
    """The same after a turn of yours and, as far as nobody is asked, of his."""
    return whole_turn(hand)


def answers(hand: Hand) -> list[object]:
    """The answers of the record."""
    return [entry.value for entry in hand.stage.session.entries]


# ---------------------------------------------------------------- undo
def test_undo_goes_back_to_the_start_and_redo_to_the_end(played: Hand) -> None:
    """One answer at a time, each table another; then there is nothing to undo, or to redo."""
    there, count = played.stage.position, len(answers(played))
    for _ in range(count):
        played.click("undo")

    assert solo.start("middle", seed=3).position == played.stage.position
    assert "undo" not in played.offered()

    for _ in range(count):
        played.click("redo")

    assert there == played.stage.position
    assert "redo" not in played.offered()


def test_back_leads_to_the_beginning_of_your_turn(played: Hand) -> None:
    """In one click, from the middle of it or from its end; not where no turn was told."""
    clicked(played, "back")

    assert "play" == played.stage.session.question.kind
    assert [] == answers(played)
    assert "back" not in played.offered()

    clicked(played, *TURN[:3], "back")

    assert [] == answers(played)


def test_another_draw_is_thrown() -> None:
    """Where chance has answered; the record says that it was the second throw."""
    hand = clicked(hand_at("solo"), "roll:one", "roll:again")

    assert [2] == [entry.rolled for entry in hand.stage.session.entries]


# ---------------------------------------------------------------- another answer
def test_earlier_answers_are_listed_in_words(played: Hand) -> None:
    """With a button for each that had others; open at one: all others of its question."""
    played.click("change:2")
    told = plain(played.panel("draws"))
    options = played.stage.session.moments[2].question.options

    assert "C3 left, facing books: 3 wigs for you" in told
    assert len(options) - 1 == len([each for each in played.offered("draws") if each.startswith("override:2:")])


def test_an_earlier_answer_is_changed(played: Hand) -> None:
    """Another space: what fits is played again, what does not is named."""
    options = played.stage.session.moments[2].question.options
    played.click(f"override:2:{options.index('D3 left')}")
    stores = solo.notation.plain_of(played.stage.position)["stores"]

    told = plain(played.panel("draws"))

    assert ("you left", None) == (stores["D3"], stores.get("C3"))
    assert "These answers fit no more and were dropped:\nWhich cube did you take? C tsunami" in told
    assert "on offer again:\nFrom which Event deck did you take a card? minister" in told


def test_what_an_override_offers_is_kept_on_request(played: Hand) -> None:
    """Once the question before it has a new answer."""
    options = played.stage.session.moments[2].question.options
    clicked(played, f"override:2:{options.index('D3 left')}", "q:cube:D tsunami", "keep")

    assert ["builder", "none", "D3 left", "D tsunami", "minister"] == answers(played)


def test_a_round_is_a_block_of_the_record() -> None:
    """His turn belongs to yours; one can leaf back to the set-up."""
    hand = clicked(hand_at("solo"), "run", "generator", "generator")

    assert "turn 3 of 3" in plain(hand.panel("draws"))

    hand.click("block:1")

    assert "turn 2 of 3" in plain(hand.panel("draws"))
    assert 1 == plain(hand.panel("draws")).count("Which Noble did you visit")


# ---------------------------------------------------------------- set by hand
@pytest.mark.parametrize(
    ("path", "value", "refusal"),
    [
        ("treasury", "12", "treasury"),
        ("you.wigs", "many", "is not a whole number"),
        ("stores.B3", "him left", "is not one of"),
        ("rubble.A", "xyz", "letters e, f and t"),
        ("nothing", "1", "is not one of"),
        ("", "", "is not one of"),
        ("seat", "here", "cannot be changed"),
    ],
)
def test_a_field_that_cannot_be_is_refused(hand: Hand, path: str, value: str, refusal: str) -> None:
    """In one sentence; the table stays."""
    hand.click("correct", path=path, value=value)

    assert refusal in hand.stage.alert
    assert "\n" not in hand.stage.alert
    assert solo.start("middle", seed=3).position == hand.stage.position


def test_a_field_is_set_logged_and_undone(hand: Hand) -> None:
    """What changed at the reader's table is a line of the record."""
    hand.click("correct", path="you.wigs", value="31")

    assert 31 == hand.stage.position.hands[1].wigs
    assert "set you.wigs = 31" in plain(hand.panel("draws"))

    hand.click("undo")

    assert solo.start("middle", seed=3).position == hand.stage.position


def test_every_field_can_be_set_to_what_it_holds(hand: Hand) -> None:
    """Each path on the list is one that the validator knows; what is not known yet stays a question mark."""
    held = [(path, value) for path, value in paths(hand.stage.session) if value != "?"]
    for path, value in held:
        hand.send("correct", hand.stage.seq, path=path, value=value if isinstance(value, str) else json.dumps(value))

        assert ("", path) == (hand.stage.alert, hand.stage.session.entries[-1].what)

    hand.stage.settle()

    assert "" == hand.stage.alert
    assert "set lacerda.decrees = [5, 12, 17, 50]" in plain(hand.panel("draws"))
    assert len(held) > 100
    assert solo.start("middle", seed=3).position == hand.stage.position


# ---------------------------------------------------------------- readings
def test_every_doubt_can_be_switched(hand: Hand) -> None:
    """Those that touch the turn and the others in a fold; a line of the record like any other."""
    sides = {f"switch:{each.name}:{side}" for each in all_readings() for side, _ in each.sides}

    assert sides == set(hand.offered("readings"))

    hand.click("switch:favor_after_follow:kept")

    assert "kept" == hand.stage.position.readings["favor_after_follow"]

    hand.click("undo")

    assert "spent" == hand.stage.position.readings["favor_after_follow"]


def test_no_doubt_is_compared(hand: Hand) -> None:
    """He decides nothing by chance, so no odds would differ."""
    assert [] == [each for each in hand.offered() if each.startswith("compare")]


# ---------------------------------------------------------------- saves and texts
def test_the_save_is_written_on_request_and_loads(played: Hand) -> None:
    """Half a turn included; into the same stage, and in one call."""
    played.click("save")
    saved, there = played.stage.save, played.stage.session

    assert saved.splitlines()[0] in played.panel("save")

    clicked(played, "undo", "undo")
    played.click("load", text=saved)

    assert (there.position, there.question) == (played.stage.position, played.stage.session.question)
    assert there.position == LisboaWidget(load=saved).position


@pytest.mark.parametrize("text", ["", "nonsense", "lisboa record 9 edition 1\n", "start middle\nplay bishop\n"])
def test_a_save_that_is_none_changes_nothing(played: Hand, text: str) -> None:
    """It is refused with a sentence."""
    before = played.stage.session
    played.click("load", text=text)

    assert before is played.stage.session
    assert played.stage.alert


def test_a_save_of_the_other_game_is_refused(hand: Hand) -> None:
    """By its first line, at either table."""
    vinhos = Hand(TableWidget("middle", seed=3))
    hand.click("load", text=vinhos.stage.save)
    vinhos.click("load", text=hand.stage.save)

    assert "this is a record of 'vinhos', not of lisboa" in hand.stage.alert
    assert "this is a record of 'lisboa', not of vinhos" in vinhos.stage.alert


def test_the_story_can_be_copied_as_text(played: Hand) -> None:
    """Sentences with the names of their paragraphs, a fold for each turn."""
    played.click("story")

    assert "You build a store at C3, facing left: 3 wigs  [Your store]" in played.panel("earlier")
    assert "Period 1: you visit the Builder" in plain(played.panel("earlier"))


def test_a_game_that_runs_here_can_be_begun_anew() -> None:
    """The same start with the next seed."""
    hand = clicked(hand_at("solo"), "run", "anew")

    assert 4 == hand.stage.session.start.seed
    assert [] == answers(hand)


def test_a_table_goes_on_from_its_autosave(tmp_path: Path) -> None:
    """The file holds the save after each answer; what cannot be read is set aside."""
    path = tmp_path / "mine.lisboa"
    hand = clicked(Hand(LisboaWidget("middle", seed=3, autosave=path)), *TURN[:3])

    assert hand.stage.save == path.read_text(encoding="utf-8")

    again = LisboaWidget("middle", seed=9, autosave=path)

    assert (hand.stage.position, "") == (again.position, again.alert)

    path.write_text(TableWidget("middle", seed=3).save, encoding="utf-8")
    other = LisboaWidget("middle", seed=3, autosave=path)

    assert other.alert.endswith("it was set aside as mine.lisboa.set-aside-1.")
    assert solo.start("middle", seed=3).position == other.position


# ---------------------------------------------------------------- anything that a reader may do
def step(hand: Hand, luck: random.Random) -> None:
    """One thing that a reader may do now: mostly a button, sometimes a field, a number or a save."""
    what = luck.random()
    if what < 0.08:
        path, _ = luck.choice(list(paths(hand.stage.session)))
        hand.click(
            "correct", path=path, value=luck.choice(["0", "1", "7", "you", "lacerda", "king", "eft", "-1", "[]"])
        )
    elif what < 0.12:
        hand.click("typed", number=str(luck.randrange(75)))
    elif what < 0.14:
        hand.click("load", text=hand.stage.save)
    else:
        hand.click(luck.choice(hand.offered()))


@pytest.mark.parametrize(("name", "seed"), [("middle", 0), ("table", 1), ("solo", 2), ("laid", 3)])
def test_a_walk_over_the_table_keeps_every_law(name: str, seed: int) -> None:
    """After each step: lawful, numbered on, never broken; a refusal leaves the table as it was."""
    luck, hand = random.Random(seed), Hand(LisboaWidget(name, seed=seed))
    for _ in range(STEPS):
        before, seq = hand.stage.session, hand.stage.seq
        step(hand, luck)

        assert [] == broken(hand.stage.position)
        assert seq < hand.stage.seq
        assert not hand.stage.alert or before is hand.stage.session
        assert "Something went wrong" not in hand.stage.alert

    assert solo.load(hand.stage.save).position == hand.stage.position
