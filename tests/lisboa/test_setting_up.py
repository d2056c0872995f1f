"""The set-up: a table for two, Scoring tiles, the Helper, the first Public Building, his Courtier."""

from itertools import pairwise

import pytest

from tests.lisboa.scenes import left, play, refused, shown, told
from vinhos_kernel.lisboa.data.board import board_of
from vinhos_kernel.lisboa.kind import position_of
from vinhos_kernel.lisboa.names import PLACES
from vinhos_kernel.lisboa.notation import plain_of
from vinhos_kernel.lisboa.rules.setup import tiles_that_fit, ways_to_draw
from vinhos_kernel.lisboa.solo import answer, play_on, start
from vinhos_kernel.lisboa.words import story

HERE = {"start": "empty", "seat": "here"}
BARE = {"start": "empty"}


def test_the_whole_set_up_in_order() -> None:
    """`lisboa.setup`: table, tiles, rubble, Decrees, buildings, favors, Helper, first building, Courtier, round."""
    table = start("table")
    asked = []
    while table.question is not None and table.question.rule != "lisboa.you":
        asked.append(table.question.rule)
        table = answer(table, table.question.options[0])

    order = list(dict.fromkeys(asked))

    assert [
        "lisboa.setup.streets", "lisboa.setup.scoring", "lisboa.setup.rubble", "lisboa.decrees.refill",
        "lisboa.building.next", "lisboa.setup.favor", "lisboa.setup.helper", "lisboa.setup.courtier",
    ] == order  # fmt: skip
    assert "play" == table.position.phase
    assert "a table for two: you have the Starting Player marker, Lacerda plays across" == story(table.steps)[0]


def test_what_everybody_begins_with() -> None:
    """`lisboa.setup.table` (O-92, LL005, LL006): Influence 4 and 5, 5 wigs each, Treasury 3, Officials as printed."""
    scene = play("lisboa.setup.table", BARE)

    assert [4, 5, 5, 5, 3] == left(scene, "you.influence", "lacerda.influence", "you.wigs", "lacerda.wigs", "treasury")
    assert [{"minister": 1}, {"minister": 1}, {"builder": 1, "minister": 1, "king": 1}] == left(
        scene, "you.offices", "lacerda.offices", "neutral"
    )
    assert [2, {}, 8, ["blue", "red"], [1, 2, 4, 5, 6, 8], 7] == left(
        scene, "lacerda.plans", "lacerda.goods", "lacerda.houses", "yard", "church.tiles", "church.cardinal"
    )


@pytest.mark.parametrize("side, officials", [("minister", 7), ("none", 8)])
def test_his_official_of_the_set_up(side: str, officials: int) -> None:
    """`setup_official=minister`, `setup_official=none`: one of his in the middle office, or all in his area."""
    scene = play("lisboa.setup.table", BARE, setup_official=side)

    assert [officials] == left(scene, "lacerda.officials")
    assert f"setup_official={side}" in shown(scene)


def test_the_goods_of_the_streets() -> None:
    """`lisboa.setup.streets`: asked at a table; a file of your own, or a game that runs here, leaves no question."""
    scene = play("lisboa.setup.streets", BARE, "gold-tools-books-cloth")

    assert [["gold", "tools", "books", "cloth"]] == left(scene, "street_goods")
    assert ["the streets from the west sell cloth, books, tools, gold"] == told(play("lisboa.setup.streets", HERE))


def test_no_equal_scoring_tiles_are_neighbours() -> None:
    """`lisboa.setup.scoring` (LL007): 2, 2, 3, 3 can only alternate; a table is not offered its neighbour's number."""
    assert ((2, 3), (4, 4)) == tiles_that_fit((2, 2, 3, 3), ())
    assert ((3,), (4,)) == tiles_that_fit((2, 2, 3, 3), (2,))
    assert ((2,), (2,)) == tiles_that_fit((2, 3, 3), (3,))

    asked = {"streets": {"street_1": 2}}

    assert [4] == left(play("lisboa.setup.scoring", asked, 4, args=[1]), "streets.street_2")
    assert "2 is not one of (1, 3, 4" in refused(play, "lisboa.setup.scoring", asked, 2, args=[1])


@pytest.mark.parametrize("seed", range(12))
def test_scoring_tiles_of_games_that_run_here(seed: int) -> None:
    """`lisboa.setup.scoring` (LL007): whatever is drawn."""
    table = play_on(start("solo", seed=seed))
    tiles = table.position.streets

    assert sorted(board_of().scoring_tiles) == sorted(tiles)
    assert all(one != other for one, other in pairwise(tiles))


def test_rubble_is_drawn_from_the_bag() -> None:
    """`lisboa.setup.rubble`: a kind that is all out cannot come; a draw weighs by the ways to draw it."""
    assert 21 * 21 * 21 == ways_to_draw("eft", [21, 21, 21])
    assert 0 == ways_to_draw("eee", [2, 21, 21])
    assert 1 == ways_to_draw("eee", [3, 0, 0])

    cubes = ["eft"] * 8 + ["ft"] + ["ff"] * 12
    scene = play("lisboa.setup.rubble", BARE, *cubes[:9], *["et"] * 12, args=[0])

    assert ["eft", "eft", "ft", "et", 6, 7] == left(
        scene, "rubble.A", "rubble.4", "rubble.5", "rubble.W-D", "pile", "rest"
    )
    assert len(PLACES) == len(left(scene, "rubble")[0])


def test_a_favor_each() -> None:
    """`lisboa.setup.favor` (LL006): of six in the bag each side draws one, four stay."""
    scene = play("lisboa.setup.favor", {}, "king", args=[2])

    assert [{"king": 1}, {"builder": 2, "minister": 2, "king": 1}] == left(scene, "lacerda.favors", "favors")
    assert ["Lacerda begins with the Royal Favor of the King"] == told(scene)


@pytest.mark.parametrize("figure", ["builder", "minister", "king", "treasury"])
def test_the_helper_stands_above_any_deck(figure: str) -> None:
    """`lisboa.setup.helper` (O-91, LL008, LL009): the figure of the card, the Treasury as well."""
    scene = play("lisboa.setup.helper", {}, figure)

    assert [figure] == left(scene, "helper")


def test_equal_chances_are_said_to_be_assumed() -> None:
    """`lisboa.setup.helper` (O-91): where a card is drawn here, the story says what was assumed."""
    table = play_on(start("solo", seed=4))

    assert 2 == sum("(equal chances assumed)" in sentence for sentence in story(table.steps))


@pytest.mark.parametrize(
    "helper, site, building",
    [
        ("builder", "W-D", "nobody blue cloth+books"),
        ("minister", "W-D", "nobody blue cloth+books"),
        ("king", "E-D", "nobody green tools+gold"),
        ("treasury", "E-D", "nobody green tools+gold"),
    ],
)
def test_the_first_building(helper: str, site: str, building: str) -> None:
    """`lisboa.setup.building` (LL010 to LL012): blue in the west or green in the east of row D, its cubes discarded."""
    before = position_of({"helper": helper})
    scene = play("lisboa.setup.building", before, "books")

    assert [{site: building}, 0] == left(scene, "buildings", f"rubble.{site}")
    assert before.rest + 2 == scene.position.rest
    assert ["", ""] == left(scene, "lacerda.rubble", "you.rubble")


def test_the_next_building_lies_open() -> None:
    """`lisboa.building.next`: asked at a table, a tile of those unseen here; nothing where one lies open."""
    bare = {"stacks": {"tops": {"green": "gold"}}, "start": "empty"}

    assert [{"blue": "cloth+gold", "green": "gold"}] == left(
        play("lisboa.building.next", bare, "cloth+gold", args=[0]), "stacks.tops"
    )
    assert [{"green": "gold"}] == left(play("lisboa.building.next", bare, args=[1]), "stacks.tops")

    scene = play("lisboa.building.next", {**HERE}, 5, args=[1])

    assert 5 not in plain_of(scene.position)["stacks"]["unseen"]
    assert board_of().building_faces[4][1] == scene.position.stacks.tops[1]


def test_his_courtier_waits_for_a_noble() -> None:
    """`lisboa.setup.courtier` (O-91, LL013): Treasury cards are passed over."""
    scene = play("lisboa.setup.courtier", {"phase": "set_up"}, "treasury", "treasury", "minister", args=[0])

    assert ["minister", "play"] == left(scene, "courtier", "phase")
    assert 2 == sum("no Noble" in sentence for sentence in told(scene))
