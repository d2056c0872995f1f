"""His five steps as a board: cut at the right rules, the waiting one marked, all by the Helper's place at the start."""

import pytest

from tests.views.lisboa.boards import WAITS, middle, played, spoken, titles, waiting
from vinhos_kernel.lisboa import solo
from vinhos_kernel.lisboa.names import FIGURES, NOBLES, STATE_ACTIONS
from vinhos_kernel.lisboa.pattern import pattern
from vinhos_kernel.views.lisboa.his_turn import his_turn, next_turns, waiting_step
from vinhos_kernel.views.lisboa.steps import draw_steps, tell_steps

YOUR_TURN = ("lisboa.you", "lisboa.you.card", "lisboa.you.refill", "lisboa.round")
LOOKING_BACK = {"start": "middle", "courtier": "king", "helper": "minister", "event_decks": {"king": 2}}


# ---------------------------------------------------------------- the cut
def test_a_turn_is_cut_at_its_five_steps() -> None:
    """The example's first turn: Courtier; Officials; a store with its cube; the discard; the Helper."""
    turn = his_turn(middle().steps, middle().position)
    assert turn is not None

    assert [[step.rule.removeprefix("lisboa.") for step in told] for told in turn.told] == [
        [],
        ["courtier"],
        ["state", "officials", "officials"],
        ["noble", "store", "store.cube"],
        ["discard"],
        ["helper"],
    ]
    assert 0 == turn.waits


def test_every_turn_of_a_game_has_its_five_steps() -> None:
    """Cut after each Helper's step of a whole game, nothing of your turn is in it and nothing of his is missing."""
    steps = played().steps
    ends = [n for n, step in enumerate(steps, 1) if step.rule == "lisboa.helper"]
    assert len(ends) == len([step for step in steps if step.rule == "lisboa.courtier"]) > 10

    for end in ends:
        turn = his_turn(steps[:end], steps[end - 1].after)
        assert turn is not None
        assert [1, 1, 1] == [len(turn.told[number]) for number in (1, 4, 5)]
        assert ("lisboa.state", "lisboa.noble") == (turn.told[2][0].rule, turn.told[3][0].rule)
        assert {"lisboa.dock"} >= {step.rule for step in turn.told[0]}
        assert not [step for told in turn.told for step in told if step.rule in YOUR_TURN]


def test_his_last_turn_stays_while_you_play() -> None:
    """What you did since then is no part of it."""
    table = solo.answer(middle(), "king")
    turn, before = his_turn(table.steps, table.position), his_turn(middle().steps, middle().position)

    assert len(table.steps) > len(middle().steps)
    assert turn == before


def test_before_his_first_turn_there_is_nothing_to_show() -> None:
    """At the start of the set-up the board says so."""
    table = solo.start("table")

    assert his_turn(table.steps, table.position) is None
    assert "He has not taken a turn yet." in spoken(draw_steps(table.steps, table.position))
    assert "his five steps: he has not taken a turn yet" == tell_steps(table.steps, table.position).lower()


def test_a_turn_begun_by_hand_is_shown_from_where_it_stands() -> None:
    """A position in the middle of his turn has no story yet: its Helper is the one that its steps keep in mind."""
    agenda = [["lisboa.plans"], ["lisboa.visit", 1], ["lisboa.discard", 1], ["lisboa.helper"]]
    table = solo.start(position={"start": "middle", "courtier": "builder", "agenda": agenda})
    turn = his_turn(table.steps, table.position)
    assert turn is not None

    assert (2, FIGURES.index("minister")) == (turn.waits, turn.helper)
    assert "Builder, bottom: Plans, in use" in titles(draw_steps(table.steps, table.position))


# ---------------------------------------------------------------- the step that waits
@pytest.mark.parametrize("rule", WAITS)
def test_the_step_that_waits_is_marked(rule: str) -> None:
    """Steps before it are told, it waits, those after it are still to come."""
    table = waiting(rule)
    picture = draw_steps(table.steps, table.position)
    ends = [title.rpartition(": ")[2] for title in titles(picture) if title.startswith("step ")]

    assert WAITS[rule] == waiting_step(table.position)
    assert "waits for an answer" == ends[WAITS[rule] - 1]
    assert ["still to come"] * (5 - WAITS[rule]) == ends[WAITS[rule] :]
    assert 1 == spoken(picture).count("waits for an answer")
    assert f"step {WAITS[rule]} waits" in tell_steps(table.steps, table.position).splitlines()[0]


def test_when_it_is_your_turn_nothing_of_his_waits() -> None:
    """The question that is open is yours."""
    assert 0 == waiting_step(middle().position)
    assert not [line for line in spoken(draw_steps(middle().steps, middle().position)) if "waits" in line]


# ---------------------------------------------------------------- the Helper's place at the start
def test_looking_back_the_instruction_stays() -> None:
    """O-90: Courtier on the Builder, Helper above Minister: Plans; when it stands above King it is still Plans."""
    table = solo.start(position=LOOKING_BACK)
    while waiting_step(table.position):
        assert table.question is not None
        table = solo.answer(table, table.question.options[0])
    picture = draw_steps(table.steps, table.position)

    assert ("builder", "king") == (NOBLES[table.position.courtier], FIGURES[table.position.helper])
    assert ["Builder, bottom: Plans, in use"] == [title for title in titles(picture) if title.endswith("in use")]
    assert {"Minister deck: Helper, start", "King deck: Helper, now"} <= set(titles(picture))
    assert "Helper at the start: Minister deck; now: King deck" in tell_steps(table.steps, table.position)
    assert "State action: Builder, bottom, Plans" in tell_steps(table.steps, table.position)


def test_in_use_is_the_cell_of_courtier_and_helper() -> None:
    """In every turn of a game one cell is marked: that of the State action which the story tells."""
    steps = played().steps
    for told in (step for step in steps if step.rule == "lisboa.state"):
        upto = steps[: steps.index(told) + 1]
        used = [title for title in titles(draw_steps(upto, told.after)) if title.endswith("in use")]
        turn = his_turn(upto, told.after)
        assert turn is not None

        assert (told.facts["noble"], told.facts["deck"], told.facts["action"]) == (turn.noble, turn.helper, turn.action)
        assert [f"{NOBLES[turn.noble].title()}, "] == [title[: title.index(", ") + 2] for title in used]


def test_the_next_turn_is_the_first_of_the_pattern() -> None:
    """Between his turns: what the pattern says; within one: this turn itself."""
    game = middle().position
    within = waiting("lisboa.decrees.refill").position
    turn = his_turn(waiting("lisboa.decrees.refill").steps, within)
    assert turn is not None

    assert pattern(game, 2) == next_turns(game)
    assert (NOBLES[turn.noble], FIGURES[turn.helper], STATE_ACTIONS[turn.action]) == next_turns(within)[0][1:4]


def test_the_text_says_every_sentence_of_the_board() -> None:
    """Who reads instead of looking misses nothing."""
    lines = tell_steps(middle().steps, middle().position).splitlines()

    assert ["1 Courtier", "2 State action", "3 Noble action", "4 discard", "5 Helper"] == [
        line.partition(":")[0] for line in lines[-5:]
    ]
    assert "3 Noble action: pays 3 Influence and 3 wigs of 6 for the Builder; builds a store at B2" in "\n".join(lines)
