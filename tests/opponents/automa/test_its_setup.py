"""Setting up against the automa: a draft that says so, a board as yours, Number cards for its first things."""

import pytest

from tests.opponents.automa.tables import AGAINST, BOARD, across, its
from tests.scenes import left, play, refused, told
from vinhos_kernel import answer, correct, play_on, start, trace
from vinhos_kernel.lab.policies import any_option, steward
from vinhos_kernel.opponents.automa2021.path import starting_path
from vinhos_kernel.state.estate import REGION, wines_of
from vinhos_kernel.state.names import REGIONS, SPACES
from vinhos_kernel.table.session import Session
from vinhos_kernel.views.story import sentence

DRAFT = "this opponent is an unpublished draft of 2021: keep its sheet beside you and check each icon"
LACERDA = "lacerda."


def before_year_one(seed: int = 3) -> Session:
    """A table against the automa, set up: the first question of year 1 is open."""
    return play_on(start("automa", seed=seed), any_option, lambda table: table.position.calendar.phase == "actions")


def test_it_looks_like_a_draft() -> None:
    """`automa.setup` (VL065, VL066, VL076, O-33): the notice is the first thing that it tells, once."""
    scene = play("automa.setup", across())
    story = [sentence(step) for step in play_on(start("automa", seed=1), any_option).steps]

    assert DRAFT == told(scene)[0]
    assert 1 == story.count(DRAFT)


def test_its_tokens_begin_in_the_corners() -> None:
    """`automa.setup`: a corner for each (a stand-in)."""
    scene = play("automa.setup", across())

    assert (starting_path(scene.position).tokens, 0, 0) == scene.position.path
    assert ["vineyards_top", "wineries", "vineyards_bottom", "export"] == [
        SPACES[BOARD.loop[place]] for place in scene.position.path.tokens
    ]


def test_a_number_card_names_its_first_region() -> None:
    """`automa.setup.vineyard` (VL069): 7 is out of play and is wasted; 4 is Dão; bonus, cube and wine come as yours."""
    scene = play("automa.setup.vineyard", across(), 7, 4, "red")

    assert ["Number card 4: its first Vineyard lies in Dão", "the automa takes a red Vineyard of Dão"] == told(scene)[
        :2
    ]
    assert 4 == its(scene, "estates")[0][REGION]
    assert ((0, 0),) == wines_of(its(scene, "estates"))
    assert [1] == left(scene, "cubes.dao")


def test_its_first_tile_is_never_the_export_tile() -> None:
    """`automa.setup.tile` (VL069): 2 is the Export tile and is wasted; 5 names its tile."""
    display = ["sales", "export", "free_expert", "fair_points_2", "winery_for_2", "farmer_for_1"]
    scene = play("automa.setup.tile", across(display=display), 2, 7, 5)

    assert {"winery_for_2": 1} == left(scene, "automa.actions")[0]
    assert "export" in left(scene, "display")[0]


@pytest.mark.parametrize("display", [["export", *["empty"] * 5], ["empty"] * 6])
def test_no_tile_for_it(display: list[str]) -> None:
    """`automa.setup.tile`: only Export tiles lie there, or none."""
    assert ["no Magnate tile can be taken"] == told(play("automa.setup.tile", across(display=display)))


def test_the_vintage_tile_comes_after_the_magnate_tiles() -> None:
    """`automa.setup` (VL068): it is turned only when both have a Magnate tile; against Lacerda it comes before."""

    def order(name: str) -> list[str]:
        told_by = [step.rule for step in play_on(start(name, seed=2), any_option).steps]
        return [rule for rule in dict.fromkeys(told_by) if rule in ("year.vintage", "setup.tile")]

    assert ["setup.tile", "year.vintage"] == order("automa")
    assert ["year.vintage", "setup.tile"] == order("solo")


@pytest.mark.parametrize("seed", range(5))
def test_it_is_set_up_as_the_second_of_two(seed: int) -> None:
    """`automa.setup` (VL068): 19 and 20 Bagos, seven regions, a Vineyard with a wine and a tile for each."""
    game = before_year_one(seed).position

    assert ([19, 20], 7) == (list(game.bagos[1:]), game.in_play.bit_count())
    assert [(1, 1)] * 2 == [(len(wines_of(game.estates[side])), sum(game.hands[side].actions)) for side in (1, 2)]
    assert game.tile is not None


def test_who_plays_cannot_be_changed() -> None:
    """O-33: the opponent of a running game stays, in both ways."""
    for name, seats in (("automa", ["person", "lacerda"]), ("solo", AGAINST), ("two", AGAINST), ("companion", AGAINST)):
        table = answer(start(name, seed=1), "dao")

        assert "who plays cannot be changed" in refused(correct, table, "seats", seats)


@pytest.mark.parametrize("path", ["lacerda.vp", "lacerda.bagos", "guest.vp"])
def test_fields_of_another_opponent_are_not_there(path: str) -> None:
    """O-33: they are no fields of this table, while its own can be set."""
    table = before_year_one()

    assert refused(correct, table, path, 3)
    assert 3 == correct(table, "automa.vp", 3).position.vp[2]


@pytest.mark.parametrize("seed", range(6))
def test_it_never_bribes_and_turns_no_action_card(seed: int) -> None:
    """O-33: in a whole game no bribe lies anywhere, the nine Action cards stay, no rule of Lacerda runs."""
    table = play_on(start("automa", seed=seed), steward if seed % 2 else any_option)
    games = [moment.game for moment in table.moments]

    assert "over" == table.position.calendar.phase
    assert ({0}, 1) == ({game.bribes for game in games}, len({game.action_deck for game in games}))
    assert [] == [step.rule for step in trace(table) if step.rule.startswith(LACERDA)]


def test_lacerda_has_no_tokens() -> None:
    """O-33: a loop and tokens are refused where Lacerda sits across."""
    path = {"tokens": {}, "year": 0, "used": []}

    assert "path" in refused(start, position={"seats": ["person", "lacerda"], "path": path})


def test_its_region_is_one_in_play() -> None:
    """`automa.setup.vineyard`: every region in play can be named, no other."""
    question = start(position=across(agenda=[["automa.setup.vineyard"]])).question

    assert question is not None
    assert [n for n, name in enumerate(REGIONS) if n and name not in ("setubal", "algarve")] == list(
        question.fits or ()
    )
