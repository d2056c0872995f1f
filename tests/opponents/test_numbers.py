"""Number cards: drawn one by one, those that do not fit stay out too."""

import itertools

import pytest

from tests.scenes import estates, left, play, refused, shown, told, turned
from vinhos_kernel import run

TIE = {"estates": {"minho": 1, "douro": 1}, "cubes": {"minho": 2, "douro": 2}}


def test_a_region_out_of_play_is_drawn_again() -> None:
    """`numbers.draw` (VL010, O-14): 7 and 9 are not in play; the wasted cards stay out."""
    scene = play("lacerda.cellars", {}, 9, 1, 7, 2)

    assert ["adds a Renown cube to Trás-os-Montes", "adds a Renown cube to Minho", "discards 2 Cellars"] == told(scene)
    assert [9, 1, 7, 2] == turned(scene)


def test_a_card_that_is_out_cannot_be_drawn() -> None:
    """`number_return=after_action` (VL009, O-27): one region never comes twice in an action."""
    sentence = refused(run, "lacerda.cellars", {}, [3, 3])

    assert "Which region's Number card?: 3 is not one of (1, 2, 4, 5, 6, 7, 8, 9)" == sentence


def test_every_draw_must_be_used() -> None:
    """A script with a card too many, or one too few, is refused."""
    said = refused(run, "lacerda.cellars", {}, [1, 2, 5])

    assert (
        "nobody asked for the draws (5): they are left over; told was: all Number cards go back and are shuffled"
        == said
    )
    assert "the draws ran out" in refused(run, "lacerda.cellars", {}, [1])


def test_number_return_after_action() -> None:
    """`number_return=after_action`: the card of a tie stays out for the sale that follows."""
    sentence = refused(run, "lacerda.sales.1", TIE, [3, 3], {"number_return": "after_action"})

    assert "3 is not one of (1, 2, 4, 5, 6, 7, 8, 9)" in sentence


def test_number_return_after_draw() -> None:
    """`number_return=after_draw`: the same card can come again at once, and the trace says that a reading allows it."""
    scene = play("lacerda.cellars", {}, 3, 3, number_return="after_draw")

    assert [2] == left(scene, "cubes.douro")
    assert "number_return=after_draw" in shown(scene)


def test_exhausted_deck_turn_all() -> None:
    """`exhausted_deck=turn_all`: nothing left can fit, so the rest is turned, then all nine are shuffled."""
    position = estates(minho=2, douro=2) | {"numbers": [5, 9]}
    scene = play("lacerda.press_release.2", position, 9, 5, 4, 3, exhausted_deck="turn_all")

    assert ["spends 2 cubes of Douro"] == told(scene)
    assert [9, 5, 4, 3] == turned(scene)
    assert "exhausted_deck=turn_all" in shown(scene)


def test_exhausted_deck_at_once() -> None:
    """`exhausted_deck=at_once`: nothing left can fit, so all nine are shuffled without turning the rest."""
    position = estates(minho=2, douro=2) | {"numbers": [5, 9]}
    scene = play("lacerda.press_release.2", position, 9, 2, exhausted_deck="at_once")

    assert ["spends 2 cubes of Minho"] == told(scene)
    assert "exhausted_deck=at_once" in shown(scene)


def test_a_tenth_card_is_defined() -> None:
    """`exhausted_deck` (O-53): with one region left in the game the second card comes after a shuffle of all nine."""
    position = {"out_of_play": [2, 3, 4, 5, 6, 7, 8, 9]}
    scene = play("lacerda.cellars", position, 2, 3, 1, 4, 5, 6, 7, 8, 9, 2, 1)

    assert [2] == left(scene, "cubes.tras_os_montes")


def test_an_empty_number_deck_is_shuffled() -> None:
    """`numbers.draw` (O-53): no card at all is left; both sides of the doubt shuffle all nine."""
    position = estates(minho=1, douro=1) | {"numbers": []}

    for side in ("turn_all", "at_once"):
        assert ["spends 1 cube of Minho"] == told(play("lacerda.press_release.2", position, 2, exhausted_deck=side))


@pytest.mark.parametrize("first, second", list(itertools.permutations((1, 2, 3, 4, 5, 6, 8), 2)))
def test_all_42_ordered_pairs_can_come(first: int, second: int) -> None:
    """`numbers.draw` (O-27): with seven regions every ordered pair of different regions is possible."""
    scene = play("lacerda.cellars", {}, first, second)

    assert {first: 1, second: 1} == {n: cubes for n, cubes in enumerate(scene.position.cubes) if cubes}
