"""Where he would build, drawn on the town; and the exercise of the four cards."""

from typing import Any

import pytest

from vinhos_kernel.lisboa.plays import FOLLOWS, PLAYS
from vinhos_kernel.table.errors import TableError
from vinhos_widgets.lisboa_choice import LisboaChoice
from vinhos_widgets.lisboa_plays import UNDECIDED, PlaysExercise

BOOKS = {"buildings": {"W-B": "nobody blue books+gold"}}
"""On the start `laid`: one building west of row B that shows books; a store of books there brings 3 wigs."""

EIGHT = ("A1", "B1", "C1", "D1", "A2", "B2", "C2", "D2")


# ---------------------------------------------------------------- his choice on the town
def test_the_places_and_the_reasons_are_told() -> None:
    """Of three places in row B with 3 wigs the leftmost: B2, facing right."""
    told = LisboaChoice("store", BOOKS).words().splitlines()

    assert "His next store: the wigs that each free place brings him" == told[0]
    assert told[1].startswith("he would build at B2 right; wigs now: B2 right 3, B3 left 3, B4 right 3, B5 left 3,")
    assert ["most wigs now: 3: B2 right, B3 left, B4 right, B5 left", "the leftmost space: B2 right"] == [
        line for line in told[2:] if not line.startswith("the topmost row")
    ]


def test_a_building_is_weighed_by_the_difference() -> None:
    """`lisboa.building` (O-44): a store of yours counts against a site; without stores the first site is his."""
    bare, yours = LisboaChoice("building"), LisboaChoice("building", {"stores": {"D2": "you left"}})

    assert "he would open at W-D blue" in bare.words()
    assert "he would open at W-D green" in yours.words()


def test_it_is_drawn_and_nothing_can_be_clicked() -> None:
    """In the page and on paper; that no house is left is said."""
    shown = LisboaChoice("store", BOOKS)
    none_left = LisboaChoice("store", {"lacerda": {"houses": 0}, "stores": dict.fromkeys(EIGHT, "lacerda right")})

    assert "data-answer" not in shown.panel_choice and "<svg" in shown.panel_choice
    assert "data-answer" not in shown.picture() and shown.picture().startswith("<svg")
    assert "he has no wooden house left" in none_left.words()


def test_what_he_chooses_is_a_store_or_a_building() -> None:
    """Anything else is refused with both words."""
    with pytest.raises(TableError, match="store, building"):
        LisboaChoice("ship")


# ---------------------------------------------------------------- the exercise
def controls(exercise: PlaysExercise) -> Any:
    """The cards and the button, in their order."""
    cards, button = exercise.box.children
    return *cards.children, button


def test_all_four_can_be_right() -> None:
    """The true marks of each card; every verdict gives its reasons."""
    exercise = PlaysExercise()
    for play in PLAYS:
        exercise.mark(play.name, play.place, play.follows)

    assert [True] * 4 == exercise.check()
    assert all(said.startswith("right: ") for said in exercise.said.values())


def test_a_wrong_mark_is_told_with_its_reason() -> None:
    """O-40: a card to sell with put into the court, with Lacerda following."""
    exercise = PlaysExercise()
    exercise.mark("sell", "court", ["sale", "others"])

    assert [False] * 4 == exercise.check()
    assert exercise.said["sell"].startswith("not quite: ")
    assert "only visits are followed" in exercise.said["sell"]
    assert UNDECIDED == exercise.said["event"]
    assert exercise.said["sell"] in exercise.words()


def test_the_controls_mark() -> None:
    """Place and ticks are heard, the button checks, the verdict stands below its card."""
    exercise = PlaysExercise()
    *cards, button = controls(exercise)
    _, place, *ticks, verdict = cards[0].children
    place.value = "portfolio"
    ticks[list(FOLLOWS).index("sale")].value = True
    ticks[list(FOLLOWS).index("state")].value = True
    ticks[list(FOLLOWS).index("state")].value = False
    button.click()

    assert ("portfolio", {"sale"}) == (exercise.places["sell"], exercise.marks["sell"])
    assert "right: " in verdict.value


def test_a_verdict_is_of_the_marks_that_stand() -> None:
    """After a check a tick or a place is changed: the old verdict goes, those of the other cards stay."""
    exercise = PlaysExercise()
    *cards, button = controls(exercise)
    button.click()
    cards[0].children[1].value = "portfolio"
    cards[1].children[2].value = True

    assert ["", ""] == [card.children[-1].value for card in cards[:2]]
    assert {"visit": UNDECIDED, "event": UNDECIDED} == exercise.said


def test_the_exercise_without_widgets() -> None:
    """A picture and words with the cards and all marks."""
    shown, _ = PlaysExercise()._repr_mimebundle_()

    assert "<img" in shown["text/html"]
    assert [] == [play.card for play in PLAYS if play.card not in shown["text/plain"]]
    assert [] == [words for words in FOLLOWS.values() if words not in shown["text/plain"]]


def test_a_card_that_is_not_there_is_refused() -> None:
    """With what is on offer."""
    with pytest.raises(TableError, match="visit"):
        PlaysExercise().mark("vist")
