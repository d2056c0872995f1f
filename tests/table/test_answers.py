"""Who answers: the die, a script that must be used up, and how an answer is found among the options."""

from collections import Counter
from typing import Any

import pytest

from tests.walks import refusal
from vinhos_kernel.table.answers import ByHand, Playout, Script, mixed, place_of, seed_of, wait, weighted
from vinhos_kernel.table.deck import cards_in, mask_of
from vinhos_kernel.table.question import Question, Waiting
from vinhos_kernel.table.turn import Turn

NUMBERS = Question("a.rule", "number", "Which Number card above 2?", "chance", (3, 4, 7), None, (4, 7), "0/a.rule/1")
PLACES = Question("a.rule", "slot", "Which slot?", "you", ("red 9", "white 9", "stop"), None, None, "0/a.rule/1")


@pytest.mark.parametrize(("given", "place"), [(3, 0), ("4", 1), (" 7 ", 2)])
def test_a_number_may_be_given_as_text(given: object, place: int) -> None:
    """As it is typed."""
    assert place == place_of(given, NUMBERS)


@pytest.mark.parametrize("given", ["red 9", "Red 9", " RED 9 "])
def test_capitals_and_blanks_around_a_word_are_forgiven(given: str) -> None:
    """Nothing else is guessed."""
    assert 0 == place_of(given, PLACES)


STORES = Question("a.rule", "store", "Where?", "table", ("none", "A1 right", "D1 right", "d1", "D1"), None, None, "1/")


@pytest.mark.parametrize(
    "given, place",
    [("A1 right", 1), (" A1 right ", 1), ("A1 RIGHT", 1), ("a1 right", 1), ("NONE", 0), ("d1", 3), ("D1", 4),
     (" D1", 3)],
)  # fmt: skip
def test_options_with_capitals_are_found(given: str, place: int) -> None:
    """Exactly first, then in any capitals and without the blanks around it: `lisboa.you.store` offers such names."""
    assert place == place_of(given, STORES)


def test_a_hint_looks_past_capitals() -> None:
    """The nearest option is the one with the fewest wrong letters, whatever their size."""
    assert ", did you mean 'A1 right'?" in refusal(place_of, "a1 rigt", STORES)
    assert ", did you mean 'A1 right'?" in refusal(place_of, "A1 RIGTH", STORES)


@pytest.mark.parametrize(
    "given",
    [5, "6", "", "Douro", True, None, 3.0, [3], pytest.param(10**5000, id="huge"), pytest.param("9" * 5000, id="long")],
)
def test_what_is_not_on_offer_is_refused(given: Any) -> None:
    """The sentence has the prompt, the offence and what is on offer."""
    said = refusal(place_of, given, NUMBERS)

    assert said.startswith("Which Number card above 2?: ")
    assert "is not one of (3, 4, 7)" in said
    assert 200 > len(said)


def test_a_refusal_names_the_nearest_option() -> None:
    """A slip of the finger is seen at once."""
    assert "Which slot?: 'wite 9' is not one of (red 9, white 9, stop), did you mean 'white 9'?" == refusal(
        place_of, "wite 9", PLACES
    )


def test_a_script_answers_in_order() -> None:
    """And is content when all of it was used."""
    script = Script([7, "3"])

    assert [2, 0] == [script(NUMBERS), script(NUMBERS)]
    assert script.finish() is None


def test_a_script_that_runs_out_is_refused() -> None:
    """The question that it had no answer for is named."""
    assert "Which Number card above 2?: the draws ran out, on offer are (3, 4, 7)" == refusal(Script([]), NUMBERS)


def test_a_script_with_something_left_over_is_refused() -> None:
    """A rule that draws once too seldom is seen."""
    assert "nobody asked for the draws (9, 2): they are left over" == refusal(Script([9, 2]).finish)


def test_a_script_does_not_change_the_list_that_it_was_given() -> None:
    """A reader may run it again."""
    draws = [3]
    Script(draws)(NUMBERS)

    assert [3] == draws


def test_a_person_is_waited_for() -> None:
    """With the question that is open."""
    with pytest.raises(Waiting) as waiting:
        wait(NUMBERS)
    assert NUMBERS is waiting.value.question


def test_weights_are_shares_of_the_die() -> None:
    """Each number of one round of the die falls on its option as often as the option weighs."""
    assert Counter({0: 2, 1: 3, 2: 1}) == Counter(weighted(number, 3, (2, 3, 1)) for number in range(6))
    assert Counter({0: 4, 1: 4, 2: 4}) == Counter(weighted(number, 3, None) for number in range(12))


def test_the_die_is_the_same_on_every_machine() -> None:
    """These numbers stand in every save: they never change."""
    assert [0xE220A8397B1DCDAF, 0x910A2DEC89025CC1] == [mixed(0), mixed(1)]
    assert (
        len({seed_of(seed, *parts) for seed in (0, 1, -1, 2**64) for parts in (("a", "b"), ("ab",), ("b", "a"))}) == 9
    )


def test_the_die_hears_every_part_of_an_address() -> None:
    """Neighbouring addresses, throws and seeds have nothing in common."""
    numbers = {
        seed_of(seed, f"0.{n}/a.rule/1", str(throw)) for seed in range(20) for n in range(20) for throw in (1, 2)
    }

    assert 800 == len(numbers)
    assert 100 > abs(400 - sum(number & 1 for number in numbers))


def test_a_playout_turns_each_fitting_card_alike() -> None:
    """Unfit cards stay out; the deck after the draw lacks them."""
    turn: Turn[Any] = Turn(None, listening=False)  # type: ignore[arg-type]
    die, left, fits = Playout(5), mask_of(range(1, 7)), mask_of((2, 4))
    drawn = [die.draw(turn, "numbers", "number", "?", left, fits, left, None, False) for _ in range(4000)]

    assert 150 > abs(2000 - sum(card == 2 for card, _ in drawn))
    assert {2, 4} == {card for card, _ in drawn}
    assert all(card not in cards_in(after) and after & ~left == 0 for card, after in drawn)


def silent() -> Turn[Any]:
    """A turn that nobody listens to."""
    return Turn(None, listening=False)  # type: ignore[arg-type]


def test_a_playout_throws_the_same_on_every_machine() -> None:
    """So that a simulation with a seed can be told by its numbers."""
    die = Playout(0)

    assert [0xB382A305F4414F5E, 0x631A9154FBABF717] == [die.throw(), die.throw()]
    assert Playout(2**64 + 5).throw() == Playout(5).throw()
    assert Playout(4).throw() != Playout(5).throw()


def test_a_playout_asks_its_policy_what_people_decide() -> None:
    """Chance is thrown for; without a policy it waits."""
    asked: list[Question] = []
    die = Playout(5, lambda question, position: asked.append(question) or "white 9")  # type: ignore[func-returns-value]

    assert 1 == die.pick(silent(), "you", "slot", "Which slot?", ("red 9", "white 9"), None, None)
    assert {0, 2} == {die.pick(silent(), "chance", "tile", "?", ("a", "b", "c"), (1, 0, 1), None) for _ in range(30)}
    assert ["Which slot?"] == [question.prompt for question in asked]
    with pytest.raises(Waiting):
        Playout(5).pick(silent(), "table", "done", "Go on", ("done",), None, None)


def test_a_playout_shuffles_a_deck_in_which_nothing_fits() -> None:
    """All cards again, then one that fits."""
    full, fits = mask_of(range(1, 5)), mask_of((1,))
    drawn = [
        Playout(seed).draw(silent(), "d", "number", "?", mask_of((3, 4)), fits, full, None, False) for seed in range(40)
    ]

    assert {1} == {card for card, _ in drawn}
    assert full & ~fits in {after for _, after in drawn}


@pytest.mark.parametrize(
    ("left", "at_once", "turned"),
    [
        ((3, 4), False, [4, 3, 2, 1]),
        ((3, 4), True, [2, 1]),
        ((), False, [2, 1]),
        ((), True, [2, 1]),
        ((1, 3), True, [3, 1]),
    ],
)
def test_a_deck_in_which_nothing_fits_is_turned_first_or_not(
    left: tuple[int, ...], at_once: bool, turned: list[int]
) -> None:
    """By hand, as a reading has it; then all are shuffled."""
    script, turn = Script(turned), silent()
    card, after = ByHand(script).draw(
        turn, "d", "number", "?", mask_of([*left]), mask_of((1,)), mask_of(range(1, 5)), None, at_once
    )
    script.finish()

    assert 1 == card
    assert turned == [draw.card for draw in turn.draws]
    assert [False] * (len(turned) - 1) + [True] == [draw.fits for draw in turn.draws]
    assert not after & mask_of([*turned][-2:])


def test_the_rest_of_a_deck_is_turned_card_by_card() -> None:
    """Each once, none of them fits."""
    script, turn = Script([7, 2, 9]), silent()
    ByHand(script).rest(turn, "number", "?", mask_of((2, 7, 9)))

    assert [(7, False), (2, False), (9, False)] == [(draw.card, draw.fits) for draw in turn.draws]
    assert script.finish() is None
