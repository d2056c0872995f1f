"""Your réis where you said them: reward first, then the price, Influence for what is missing, and nothing more."""

import pytest

from tests.lisboa.scenes import left, play, refused, told
from vinhos_kernel.lisboa import purse
from vinhos_kernel.lisboa.game import Game
from vinhos_kernel.lisboa.kind import position_of
from vinhos_kernel.lisboa.notation import corrected, position_text
from vinhos_kernel.lisboa.solo import answer, correct, run, start
from vinhos_kernel.lisboa.town import land_cost, space_reward
from vinhos_kernel.lisboa.verbs import move_treasury

FOLLOWING = {"treasury": 2, "neutral": {"king": 1}, "lacerda": {"offices": {"king": 1}}}
YOURS = {"favors": {"king": 1}}
FIVE = {"treasury": 3, "rubble": {"A": "f", "1": ""}}
"""Land at A1 costs 3 for the Treasury and 2 for a fire cube."""


def purse_of(reis: int | str, influence: int = 0) -> Game:
    """A table on which you have so much, with land for 5 at A1."""
    return position_of({**FIVE, "you": {"reis": reis, "influence": influence}}).copy()


@pytest.mark.parametrize("influence, wigs, after", [(4, 0, [0, 0]), (2, 5, [0, 3]), (0, 4, [0, 0]), (9, 9, [5, 9])])
def test_your_visit_takes_wigs_for_missing_influence(influence: int, wigs: int, after: list[int]) -> None:
    """`lisboa.you` (O-35): a visit for 4; wigs pay one for one, and only what is missing."""
    you = {**YOURS, "influence": influence, "wigs": wigs}
    scene = play("lisboa.follow.yours", {**FOLLOWING, "you": you}, "otherwise", args=[2])

    assert after == left(scene, "you.influence", "you.wigs")
    paid = f": you pay {influence}, and {4 - influence} wig" if influence < 4 else ""
    assert f"the visit costs you 4 Influence{paid}" in told(scene)[-1]


POOR = {**FOLLOWING, "you": {**YOURS, "influence": 2, "wigs": 1}}


@pytest.mark.parametrize("rule, answer_given, args", [("lisboa.you", "king", []), ("lisboa.follow.yours", "yes", [2])])
def test_a_visit_that_you_cannot_pay(rule: str, answer_given: str, args: list[int]) -> None:
    """`lisboa.you`, `lisboa.follow.yours` (O-35): Influence 2, wigs 1, a price of 4: refused, and nothing is paid."""
    sentence = refused(play, rule, POOR, answer_given, args=args)

    assert "you cannot pay 4 out of 2 Influence and 1 wig; if you have more, set you.influence or" in sentence


def test_a_visit_that_is_not_offered() -> None:
    """`lisboa.you`, `lisboa.follow.yours` (O-35): a game that runs here does not ask for what cannot be paid."""
    here = {**POOR, "seat": "here"}

    assert "'king' is not one of (builder, minister, event" in refused(play, "lisboa.you", here, "king")
    assert [] == told(play("lisboa.follow.yours", here, args=[2]))


def test_the_reward_comes_before_the_price() -> None:
    """`lisboa.you.pay` (O-38): no réis, a price of 5, a reward of 5: it can be built, and nothing is left."""
    scene = play("lisboa.you.store", purse_of(0), "A1 right", 5)

    assert [0, 0, "f", {"A1": "you right"}] == left(scene, "you.reis", "you.influence", "you.rubble", "stores")
    assert ["the space brings you 5 réis before you pay",
            "the land costs you 5 réis, 3 of them for the Treasury: paid"] == told(scene)[1:3]  # fmt: skip


@pytest.mark.parametrize("reward", [4, 0])
def test_without_the_reward_it_cannot_be_paid(reward: int) -> None:
    """`lisboa.you.pay` (O-38): a réis too few and no Influence is refused with what is missing."""
    sentence = refused(play, "lisboa.you.store", purse_of(0), "A1 right", reward)

    assert f"you cannot pay 5 réis out of {reward}" in sentence
    assert f"0 can become réis, and {5 - reward} are missing" in sentence


def test_a_set_is_complete_before_goods_are_stored() -> None:
    """`lisboa.you.cube` (O-38): the cube comes after the price; with it Portfolio and warehouse have more room."""
    position = {**FIVE, "you": {"reis": 0, "rubble": "et"}}
    scene = play("lisboa.you.store", position, "A1 right", 5)

    assert ["lisboa.you.store", "lisboa.you.pay", "lisboa.you.pay", "lisboa.you.cube", "lisboa.you.cube"] == [
        step.rule for step in scene.steps
    ]
    assert told(scene)[-1] == (
        "set 1 of your rubble is complete: your Portfolio has room for 3 cards, your warehouse for 3 of each good; "
        "goods of the space's reward are stored now"
    )


def test_both_cubes_of_a_site_can_complete_a_set() -> None:
    """`lisboa.you.building`: the same sentence."""
    scene = play("lisboa.you.building", {"you": {"rubble": "ffe"}}, "E-D blue", "done", "books")

    assert ["eefft"] == left(scene, "you.rubble")
    assert 1 == sum("set 1 of your rubble is complete" in line for line in told(scene))


@pytest.mark.parametrize("reis, influence, after", [(5, 4, (0, 4)), (4, 4, (0, 3)), (1, 4, (0, 0)), (9, 0, (4, 0))])
def test_influence_pays_what_is_missing(reis: int, influence: int, after: tuple[int, int]) -> None:
    """`lisboa.you.pay` (O-36): réis first, then Influence for exactly the rest."""
    scene = play("lisboa.you.pay", purse_of(reis, influence), 0, args=[0, 0])

    assert list(after) == left(scene, "you.reis", "you.influence")


@pytest.mark.parametrize(
    "reis, missing, influence, sentence",
    [
        (4, 3, 10, "Influence becomes réis only to pay what is missing, 3 and not 4: none is kept"),
        (1, 0, 10, "Influence becomes réis only to pay what is missing, 0 and not 1: none is kept"),
        (7, 7, 10, "Influence becomes 6 réis at most, not 7"),
        (3, 3, 2, "you have 2 Influence, and 3 réis need 3"),
    ],
)
def test_influence_is_not_turned_for_later(reis: int, missing: int, influence: int, sentence: str) -> None:
    """`lisboa.you.pay` (O-36): more than is needed, for later, more than six, more than you have."""
    game = purse_of(0, influence)

    assert sentence == refused(purse.turn_influence, game, reis, missing)
    assert influence == game.hands[1].influence


def test_no_more_than_six() -> None:
    """`lisboa.you.pay` (O-36): seven réis are missing, ten Influence are there."""
    position = {"treasury": 6, "rubble": {"A": "t", "1": ""}, "you": {"reis": 0, "influence": 10}}

    assert [0, 4] == left(play("lisboa.you.pay", position, 1, args=[0, 0]), "you.reis", "you.influence")
    assert "of your 10 Influence 6 can become réis, and 7 are missing" in refused(
        play, "lisboa.you.pay", position, 0, args=[0, 0]
    )


def test_another_rate_of_your_own() -> None:
    """`lisboa.you.pay` (O-36): how much a step brings was not found; a file of your own says it."""
    own = "[worth]\nreis_for_influence = { value = 2 }"
    scene = run("lisboa.you.pay", {**FIVE, "you": {"reis": 0, "influence": 4}}, [0], facts=own, args=[0, 0])

    assert [0, 1] == left(scene, "you.reis", "you.influence")


def test_an_event_costs_the_treasury_and_its_land_once_more() -> None:
    """`lisboa.you.event.store` (O-37): Treasury 3, rubble 1 at the row and 2 at the column: 3 and 6, 9 in all."""
    position = {"treasury": 3, "rubble": {"A": "t", "1": "f"}, "you": {"reis": 20}}
    scene = play("lisboa.you.event", position, "store", "A1 right", 0, "1 fire")

    assert [20 - 9] == left(scene, "you.reis")
    assert "the event costs you 3 réis: paid" == told(scene)[0]
    assert (
        "the land costs you 6 réis, 3 of them for the Treasury once more, 9 with the price of the event: paid"
        in told(scene)
    )
    assert [20 - 6] == left(play("lisboa.you.store", position, "A1 right", 0, "1 fire"), "you.reis")
    assert [6, 9] == [land_cost(position_of(position), 0), land_cost(position_of(position), 0, by_event=True)]


def test_an_event_that_you_cannot_pay() -> None:
    """`lisboa.you.event`: refused with a sentence beside a table; a game that runs here does not offer it."""
    position = {"you": {"reis": 1, "influence": 1}}

    assert "you cannot pay 3 réis out of 1" in refused(play, "lisboa.you.event", position, "none")
    assert "'event' is not one of" in refused(play, "lisboa.you", {**position, "seat": "here"}, "event")


def test_unknown_reis_are_yours_to_count() -> None:
    """`lisboa.you.pay`: nobody said them: the price is told, nothing is asked and nothing taken off."""
    scene = play("lisboa.you.pay", FIVE, args=[0, 0])

    assert ["unknown", 4] == left(scene, "you.reis", "you.influence")
    assert told(scene) == [
        "the land costs you 5 réis, 3 of them for the Treasury; the space's reward comes before you pay; Influence can "
        "become what is missing, 6 at most, spent at once"
    ]


def test_rewards_of_a_game_that_runs_here() -> None:
    """`lisboa.you.pay`: 5 réis where gold alone and where books and tools meet, none where nothing was found."""
    here = {"seat": "here", "treasury": 3, "rubble": {"A": "f", "1": "", "5": ""}, "you": {"reis": 0, "influence": 0}}

    assert [0, 0, 5, 0, 5] == [space_reward(position_of(here), space) for space in range(5)]
    assert "'A1 right' is not one of (none, A5 left)" in refused(play, "lisboa.you.store", here, "A1 right")
    assert [0, {"A5": "you left"}] == left(play("lisboa.you.store", here, "A5 left"), "you.reis", "stores")


def test_a_treasury_card_in_your_portfolio() -> None:
    """`lisboa.you.portfolio`: the Treasury in réis, then it falls, and visits with it; never below its end."""
    scene = play("lisboa.you.portfolio", {"treasury": 4, "you": {"reis": 2}}, "treasury")

    assert [2 + 4, 3] == left(scene, "you.reis", "treasury")
    assert ["your Treasury card brings you 4 réis; the Treasury falls to 3"] == told(scene)
    assert ["your Treasury card brings you 1 real; the Treasury stays at 1"] == told(
        play("lisboa.you.portfolio", {"treasury": 1}, "treasury")
    )
    assert not move_treasury(position_of({"treasury": 1}).copy(), -1)


def test_a_noble_in_your_portfolio() -> None:
    """`lisboa.you.portfolio`, `lisboa.you.reis`: its reward is on your own board, so that said réis are said again."""
    assert [7] == left(play("lisboa.you.portfolio", {"you": {"reis": 2}}, "noble", 7), "you.reis")
    assert ["unknown"] == left(play("lisboa.you.portfolio", {"you": {"reis": 2}}, "noble", "unknown"), "you.reis")
    assert ["unknown"] == left(play("lisboa.you.portfolio", {}, "noble"), "you.reis")


def test_when_reis_are_counted_again() -> None:
    """`lisboa.you.reis`: after a sale, a building, a period; asked beside a table, unknown in a game that runs here."""
    assert [12] == left(play("lisboa.you.sale", {"you": {"reis": 2}}, 12), "you.reis")
    assert [12] == left(play("lisboa.you.building", {"you": {"reis": 2}}, "E-D blue", "done", "books", 12), "you.reis")
    three = {"builder": 0, "minister": 0, "king": 0}
    assert [12, 2] == left(
        play("lisboa.end", {"event_decks": three, "you": {"reis": 2}}, 12, args=[1]), "you.reis", "period"
    )
    scene = play("lisboa.you.sale", {"seat": "here", "you": {"reis": 2}})
    assert [["unknown"], ["your réis are counted on your own board alone"]] == [left(scene, "you.reis"), told(scene)]


def test_said_reis_are_not_asked_again_at_the_end() -> None:
    """`lisboa.score.yours`: a réis for each five, asked only where they are unknown."""
    assert [5 + 2] == left(play("lisboa.score.yours", {"you": {"reis": 11}}, 5, 0), "you.wigs")
    assert [5 + 2] == left(play("lisboa.score.yours", {}, 5, 0, 11), "you.wigs")


def test_reis_are_said_as_a_correction() -> None:
    """A number, or unknown again; Lacerda has none."""
    game = corrected(position_of({}), "you.reis", 7)

    assert "reis = 7" in position_text(game)
    assert game == position_of(position_text(game))
    assert "reis" not in position_text(corrected(game, "you.reis", "unknown"))
    assert "-1 is not a whole number from 0 to 200" in refused(corrected, game, "you.reis", -1)
    assert "lacerda has no money" in refused(corrected, game, "lacerda.reis", 3)


def test_a_price_that_was_refused_can_be_answered_anew() -> None:
    """`lisboa.you.pay`: the session stays at its question."""
    table = start(position={**FIVE, "you": {"reis": 0, "influence": 0}, "agenda": [["lisboa.you.store"]]})
    table = answer(table, "A1 right")

    assert "you cannot pay 5 réis out of 3" in refused(answer, table, 3)
    assert 0 == answer(table, 5).position.hands[1].reis
    assert 4 == answer(correct(table, "you.reis", 4), 5).position.hands[1].reis
