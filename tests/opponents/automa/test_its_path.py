"""The automa's path: die, tokens, arrows, the same action twice, meetings, and actions that cannot be done."""

import pytest

from tests.opponents.automa.tables import BOARD, NUMBER, across, game_of, its, marker, path, waiting
from tests.rules.yours import estate
from tests.scenes import play, refused, shown, told
from vinhos_kernel import run
from vinhos_kernel.opponents.automa2021.path import meets_another, starting_path
from vinhos_kernel.state.names import SPACES

POOR = {"bagos": 0}
"""With nothing in its purse, and without a wine, no action is possible: the path alone is seen."""

NAME = dict(zip(SPACES, BOARD.space_names, strict=True))
NOTHING = "the action of {} cannot be done: nothing happens"


def test_the_die_names_a_token() -> None:
    """`automa.die` (VL070): the faces 2, 3, 3, 4, 4, 5."""
    question = waiting("automa.die", across(), 0).question

    assert question is not None
    assert ((2, 3, 4, 5), (1, 2, 2, 1)) == (question.options, question.weights)
    assert told(play("automa.die", across(automa=POOR), 5, args=[0]))[:2] == [
        "the die shows 5",
        f"token 5 goes to {NAME['experts']}; it pays nobody",
    ]


@pytest.mark.parametrize("number, space", [(2, "cellars"), (3, "workers"), (4, "workers"), (5, "experts")])
def test_a_token_goes_one_step_along_its_arrows(number: int, space: str) -> None:
    """`automa.step` (VL070): from its corner one space on; token 4 follows the yellow arrows, the other way round."""
    scene = play("automa.step", across(automa=POOR), args=[NUMBER[number], 0])
    place = scene.position.path.tokens[NUMBER[number]]

    assert [f"token {number} goes to {NAME[space]}; it pays nobody", NOTHING.format(NAME[space])] == told(scene)
    assert [space] * 2 == [marker(scene), SPACES[BOARD.loop[place]]]
    assert scene.position.path.used == 1 << SPACES.index(space)


def test_other_tokens_stay() -> None:
    """`automa.step`: only the token that was named moves."""
    before = starting_path(game_of(across())).tokens
    after = play("automa.step", across(automa=POOR), args=[1, 0]).position.path.tokens

    assert [True, False, True, True] == [one == other for one, other in zip(before, after, strict=True)]


def test_the_loop_is_closed() -> None:
    """`automa.step.1`: after the last space comes the first one, both ways."""
    on = play("automa.step", across(automa=POOR, **path(token_2="experts")), args=[0, 0])
    back = play("automa.step", across(automa=POOR, **path(token_4="vineyards_top", token_2="cellars")), args=[2, 0])

    assert ["vineyards_top", "experts"] == [marker(on), marker(back)]


def test_it_pays_nobody_for_its_move() -> None:
    """`automa.step` (VL071): neither distance nor tax nor your marker costs it anything, and you get nothing."""
    table = across(automa={"marker": "vineyards_top"}, tax="workers", you={"marker": "workers", "bagos": 3})
    scene = play("automa.step", table, args=[1, 0])

    assert [10, 3, "workers"] == [its(scene, "bagos"), scene.position.bagos[1], marker(scene)]


def test_you_pay_it_where_its_marker_stands() -> None:
    """`automa.step`: its marker is a marker: who comes to it pays its owner 1 Bago."""
    table = across(automa={"marker": "sales"}, you={"marker": "export", "bagos": 5})
    scene = run("quadrel.move", table, args=[1, 7, 0])

    assert [11, 4] == [its(scene, "bagos"), scene.position.bagos[1]]


def test_the_same_action_steps_on() -> None:
    """`automa.step.1`, `automa.same` (VL071): Cellars came up already: token 2 goes on to Wineries."""
    scene = play("automa.step", across(automa=POOR, **path(["cellars"], token_3="sales")), args=[0, 0])

    assert "Cellars came up already this year: the token steps on" == told(scene)[0]
    assert "wineries" == marker(scene)
    assert "wineries" == SPACES[BOARD.loop[scene.position.path.tokens[0]]]


def test_it_steps_on_until_an_action_is_new() -> None:
    """`automa.step.1`: two spaces in a row came up already."""
    table = across(automa=POOR, **path(["cellars", "wineries"], token_3="sales"))
    scene = play("automa.step", table, args=[0, 0])

    assert "workers" == marker(scene)
    assert 2 == sum("came up already" in sentence for sentence in told(scene))


def test_a_new_year_begins_anew() -> None:
    """`automa.same`: what it used in another year is forgotten."""
    table = across(automa=POOR, **path(["cellars"])) | {"year": 2}

    assert "cellars" == marker(play("automa.step", table, args=[0, 0]))


BOTH_VINEYARDS = across(automa=POOR, **path(["vineyards_top"], token_2="cellars"))


def test_the_two_vineyards_are_one_action() -> None:
    """`same_action=action`: after Vineyards (top left) the token does not stay on Vineyards (bottom right)."""
    scene = play(
        "automa.step", BOTH_VINEYARDS | path(["vineyards_top"], token_3="workers", token_4="export"), args=[1, 0]
    )

    assert "sales" == marker(scene)
    assert "same_action=action" in shown(scene)


def test_the_two_vineyards_are_two_spaces() -> None:
    """`same_action=space`: only the very same space counts."""
    table = BOTH_VINEYARDS | path(["vineyards_top"], token_3="workers", token_4="export")
    scene = play("automa.step", table, args=[1, 0], same_action="space")

    assert "vineyards_bottom" == marker(scene)
    assert "same_action=space" in shown(scene)


def test_the_very_same_space_is_no_doubt() -> None:
    """`automa.same`: whichever way it is read, and nothing is said of a doubt."""
    table = across(automa=POOR, **path(["cellars"], token_3="sales"))

    assert "wineries" == marker(play("automa.step", table, args=[0, 0], same_action="space"))
    assert not [each for each in shown(play("automa.step", table, args=[0, 0])) if each.startswith("same_action")]


def test_tokens_meet_on_one_space() -> None:
    """`automa.meet` (VL074): a token lies where another one lies."""
    game = game_of(across(**path(token_2="workers", token_3="workers")))

    assert [True, True, False, False] == [meets_another(game, token) for token in range(4)]


def test_a_meeting_counts_where_the_token_ends() -> None:
    """`automa.meet`: it steps over token 3 on Cellars, which came up already, and meets nobody."""
    over = play("automa.step", across(automa=POOR, **path(["cellars"], token_3="cellars")), args=[0, 0])
    onto = play("automa.step", across(automa=POOR, **path(["cellars"])), args=[0, 0])

    assert not [sentence for sentence in told(over) if "meets another" in sentence]
    assert "the token meets another one, but no wine to enter" in told(onto)


def test_a_blocked_action_is_nothing() -> None:
    """`automa.blocked`, `token_choice_when_blocked=none`: it stays there and does nothing; the action came up."""
    scene = play("automa.blocked", across(automa=POOR), args=[0, 1])

    assert [NOTHING.format("Cellars")] == told(scene)
    assert {"token_choice_when_blocked=none", "automa_pays_actions=yes"} == shown(scene)
    assert 1 << 1 == scene.position.path.used


def test_a_blocked_action_steps_on_once() -> None:
    """`automa.blocked`, `token_choice_when_blocked=step_on`: one step more, and only one."""
    table = across(automa=POOR, **path(token_2="cellars", token_3="sales"))
    scene = play("automa.blocked", table, args=[0, 1], token_choice_when_blocked="step_on")

    assert ["it cannot be done: token 2 steps on to Wineries", NOTHING.format("Wineries")] == told(scene)
    assert "token_choice_when_blocked=step_on" in shown(scene)
    assert "wineries" == marker(scene)


def test_stepping_on_from_a_blocked_action_can_meet() -> None:
    """`automa.blocked`, `automa.meet`: where the token comes to lie after all, another one may lie."""
    table = across(estate("dao", wines=[9]), automa=POOR, **path(token_2="cellars"))
    scene = play("automa.blocked", table, args=[0, 1], token_choice_when_blocked="step_on")

    assert "the token meets another one: a Press Release in the place of the action" in told(scene)
    assert its(scene, "fair_points")


def test_when_everything_came_up_there_is_no_step() -> None:
    """`automa.step.1`: a loop whose actions came up all is refused, not walked for ever."""
    assert "every action of the loop came up already" in refused(
        run, "automa.step", across(**path(SPACES)), args=[0, 0]
    )
