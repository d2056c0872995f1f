"""Rounds and periods: when a period ends, what happens then, and the last round."""

import pytest

from tests.lisboa.scenes import hanging, left, play, shown, told
from vinhos_kernel.lisboa.generator import somebody
from vinhos_kernel.lisboa.kind import position_of
from vinhos_kernel.lisboa.solo import play_on, start
from vinhos_kernel.lisboa.words import story

TWO_LEFT = {"builder": 0, "minister": 0, "king": 1, "treasury": 3}
THREE_EMPTY = {"builder": 0, "minister": 0, "king": 0, "treasury": 3}


def test_a_round() -> None:
    """`lisboa.round`: you, then he, then the next; nothing of it is asked of Lacerda."""
    game = position_of({"agenda": [["lisboa.round"]], "seat": "here"})
    table = start(position=game)

    assert [
        "lisboa.you", "lisboa.end", "lisboa.turn", "lisboa.end", "lisboa.round"
    ] == [item[0] for item in table.position.agenda]  # fmt: skip
    assert "lisboa.you" == table.question.rule  # type: ignore[union-attr]


@pytest.mark.parametrize("side, period", [("ends_period", 2), ("does_not_end", 1)])
def test_his_discard_empties_a_third_deck(side: str, period: int) -> None:
    """`third_deck_by_him=ends_period`, `third_deck_by_him=does_not_end` (O-39, LL045): the trace names the doubt."""
    scene = play("lisboa.end", {"event_decks": THREE_EMPTY}, args=[2], third_deck_by_him=side)

    assert [period] == left(scene, "period")
    assert f"third_deck_by_him={side}" in shown(scene)


def test_his_turn_empties_it() -> None:
    """`lisboa.discard`, `lisboa.end` (O-39): two decks empty, the Helper above a deck with one card."""
    position = {"event_decks": TWO_LEFT, "helper": "king", "courtier": "minister", "you": {"wigs": 5},
                "church": {"cardinal": 7}, "lacerda": {"rubble": "fft", "scored": 0},
                "rubble": {"A": ""}}  # fmt: skip
    agenda = [["lisboa.turn"], ["lisboa.end", 2]]
    table = start(position={**position, "seat": "here", "agenda": agenda})
    table = play_on(table)

    assert 2 == table.position.period
    assert "3 Event decks are empty: the first period ends" in story(table.steps)


def test_your_card_empties_it() -> None:
    """`lisboa.end`: nothing is in doubt when you took the card."""
    scene = play("lisboa.end", {"event_decks": THREE_EMPTY}, args=[1])

    assert [2] == left(scene, "period")
    assert not any("third_deck" in doubt for doubt in shown(scene))


@pytest.mark.parametrize("rubble, period", [("eefft", 1), ("eefftt", 2)])
def test_your_second_set(rubble: str, period: int) -> None:
    """`lisboa.end`: one cube of each kind is a set; his never make one."""
    bare = {"rubble": {"A": "", "B": "", "C": ""}}
    scene = play("lisboa.end", {**bare, "you": {"rubble": rubble}}, args=[1])

    assert [period] == left(scene, "period")
    assert [] == told(play("lisboa.end", {**bare, "lacerda": {"rubble": "eefftt"}}, args=[2]))


def test_rubble_between_the_periods() -> None:
    """`lisboa.period.rubble` (LL046): 1 wig for each of his cubes, 3 for each of your sets."""
    position = {"rubble": dict.fromkeys("ABC1", ""), "you": {"rubble": "eft"}, "lacerda": {"rubble": "ttt"}}
    scene = play("lisboa.period.rubble", position)

    assert [5 + 3, 5 + 3, 3] == left(scene, "lacerda.wigs", "you.wigs", "lacerda.scored")
    assert ["Lacerda scores 3 wigs for 3 cubes, you score 3 for your sets"] == told(scene)


def test_ships_between_the_periods() -> None:
    """`lisboa.period.ships`: the red one that nobody took goes, purple lies on brown, and the second period begins."""
    scene = play("lisboa.period.ships", {"yard": ["red"]})

    assert [["purple", "brown"], 2] == left(scene, "yard", "period")


@pytest.mark.parametrize("side, helper", [("stays", "king"), ("from_bottom", "builder")])
def test_decks_between_the_periods(side: str, helper: str) -> None:
    """`lisboa.period.decks`, `helper_at_new_period=stays`, `helper_at_new_period=from_bottom`: five new cards each."""
    scene = play("lisboa.period.decks", {"event_decks": THREE_EMPTY, "helper": "king"}, helper_at_new_period=side)

    assert [helper, [5, 5, 5, 5]] == [*left(scene, "helper"), list(left(scene, "event_decks")[0].values())]
    assert [(f"new Event decks lie out; the Helper is above the {helper.title()} deck",
             (("helper_at_new_period", side),))] == hanging(scene)  # fmt: skip


def test_the_end_of_the_game_is_called() -> None:
    """`lisboa.end`, `lisboa.round`: in the second period this round is finished and one more is played."""
    scene = play("lisboa.end", {"period": 2, "event_decks": THREE_EMPTY}, args=[1])

    assert ["closing", 2] == left(scene, "phase", "period")

    table = start(position={"seat": "here", "period": 2, "phase": "closing", "agenda": [["lisboa.round"]]})

    assert ["the last round begins"] == story(table.steps)
    assert "last_round" == table.position.phase
    assert "over" == play_on(table, somebody).position.phase


def test_a_whole_game_that_runs_here() -> None:
    """`lisboa.round`: two periods, and about as many turns of his as cards allow."""
    table = play_on(start("solo", seed=2), somebody)
    turns = sum(step.rule == "lisboa.courtier" for step in table.steps)

    assert table.question is None
    assert ("over", 2) == (table.position.phase, table.position.period)
    assert 15 <= turns <= 22
