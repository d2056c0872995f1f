"""The set-up: a table for two, Scoring tiles, the Helper, the first Public Building, his Courtier."""

from fractions import Fraction
from itertools import pairwise

import pytest

from tests.lisboa.scenes import left, play, refused, shown, told
from vinhos_kernel.lab.odds import odds
from vinhos_kernel.lisboa.data.board import board_of
from vinhos_kernel.lisboa.kind import position_of
from vinhos_kernel.lisboa.names import PLACES
from vinhos_kernel.lisboa.notation import plain_of
from vinhos_kernel.lisboa.rules.setup import tiles_that_fit, ways_to_draw
from vinhos_kernel.lisboa.solo import answer, correct, load, play_on, run, start, text
from vinhos_kernel.lisboa.words import place_name, story

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
        "lisboa.building.next", "lisboa.building.below", "lisboa.setup.favor", "lisboa.setup.helper",
        "lisboa.setup.courtier",
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
    assert {2: 4, 3: 4} == tiles_that_fit((2, 2, 3, 3), ())
    assert {3: 4} == tiles_that_fit((2, 2, 3, 3), (2,))
    assert {2: 2} == tiles_that_fit((2, 3, 3), (3,))

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
    bare = {"stacks": {"tops": {"green": "gold"}, "nexts": {"green": "books"}}, "start": "empty"}
    scene = play("lisboa.building.next", bare, "cloth+gold", "tools", args=[0])

    assert [{"blue": "cloth+gold", "green": "gold"}, {"blue": "tools", "green": "books"}] == left(
        scene, "stacks.tops", "stacks.nexts"
    )
    assert [{"green": "gold"}] == left(play("lisboa.building.next", bare, args=[1]), "stacks.tops")

    scene = play("lisboa.building.next", {**HERE}, 5, 9, args=[1])

    assert not {5, 9} & set(plain_of(scene.position)["stacks"]["unseen"])
    assert board_of().building_faces[4][1] == scene.position.stacks.tops[1]


def test_the_building_below_can_be_seen() -> None:
    """`lisboa.building.below`: it takes the place of the one that goes, and only the one below it is asked for."""
    position = {"stacks": {"tops": {"blue": "none", "green": "gold"}, "nexts": {"blue": "books", "green": "tools"}}}
    scene = play("lisboa.building.next", position, "cloth", args=[0])

    assert [{"blue": "books", "green": "gold"}, {"blue": "cloth", "green": "tools"}, 7] == left(
        scene, "stacks.tops", "stacks.nexts", "stacks.left.blue"
    )
    assert ["the next building of the blue architect shows books",
            "below it the blue architect's next one shows cloth"] == told(scene)  # fmt: skip


def test_nothing_lies_below_the_last_building() -> None:
    """`lisboa.building.below`: nothing is asked, and a stack of one has nothing that could be seen."""
    last = {"stacks": {"tops": {"blue": "none"}, "nexts": {"blue": "gold"}},
            "buildings": dict.fromkeys(("W-A", "W-B", "W-C", "W-D", "N-1", "N-2", "N-3"), "you blue gold")}  # fmt: skip
    scene = play("lisboa.building.next", last, args=[0])

    assert ["gold", 0, 0] == left(scene, "stacks.tops.blue", "stacks.nexts.blue", "stacks.left.blue")
    assert [] == told(play("lisboa.building.below", scene.position, args=[0]))


def test_his_courtier_waits_for_a_noble() -> None:
    """`lisboa.setup.courtier` (O-91, LL013): Treasury cards are passed over."""
    scene = play("lisboa.setup.courtier", {"phase": "set_up"}, "treasury", "treasury", "minister", args=[0])

    assert ["minister", "play"] == left(scene, "courtier", "phase")
    assert 2 == sum("no Noble" in sentence for sentence in told(scene))


@pytest.mark.parametrize(
    "rule, args",
    [("lisboa.turn", []), ("lisboa.courtier", []), ("lisboa.state", [1]), ("lisboa.visit", [1]), ("lisboa.helper", []),
     ("lisboa.round", []), ("lisboa.period.decks", []), ("lisboa.rank", [])],
)  # fmt: skip
def test_nothing_of_his_before_the_set_up(rule: str, args: list[int]) -> None:
    """What needs Helper or Courtier is refused while they stand nowhere, on an agenda by hand as well."""
    sentence = "before the set-up is over the Helper stands above no deck or his Courtier at no Noble"

    assert sentence == refused(play, rule, BARE, args=args)
    assert sentence == refused(correct, start("table"), "agenda", [[rule, *args]])


def test_the_helper_comes_first() -> None:
    """`lisboa.setup.courtier`: with the Courtier the play begins, so that the Helper stands somewhere by then."""
    assert "the Helper stands above its deck before" in refused(play, "lisboa.setup.courtier", BARE, "king", args=[0])


def test_his_courtier_begins_at_each_noble_alike() -> None:
    """`lisboa.setup.courtier` (O-91): here the card that ends the turning is drawn; never the Treasury."""
    begins = position_of({"seat": "here", "agenda": [["lisboa.setup.courtier", 0]]})
    found = odds(begins, None, lambda game: game.courtier)

    assert {0: Fraction(1, 3), 1: Fraction(1, 3), 2: Fraction(1, 3)} == dict(found.chances)
    assert "'treasury' is not one of (builder, minister, king)" in refused(
        play, "lisboa.setup.courtier", {"seat": "here"}, "treasury", args=[0]
    )


@pytest.mark.parametrize("own, place", [("column.column_5.rubble = 0", 8), ("site.w_d.rubble = 0", 9)])
def test_where_no_rubble_lies_nothing_is_asked(own: str, place: int) -> None:
    """`lisboa.setup.rubble`: a place without room, by a file of your own, and the save made right after it opens."""
    scene = run("lisboa.setup.rubble", BARE, ["et"] * (20 - place), facts=own, args=[place])

    assert f"rubble at {place_name(place)}: none" == scene.story[0]

    table = start(position=BARE, facts=own)
    table = correct(table, "agenda", [["lisboa.setup.rubble", place]])

    assert PLACES[place + 1] in table.question.prompt  # type: ignore[union-attr]
    assert table.position == load(text(table)).position


def test_a_tile_beside_two_others() -> None:
    """`lisboa.setup.scoring` (LL007): laid in any order, a tile differs from both of its neighbours."""
    beside = {"streets": {"street_1": 2, "street_2": 0, "street_3": 5, "street_4": 3}}

    assert "is not one of (1, 3, 4, 6, 7, 8, 9)" in refused(play, "lisboa.setup.scoring", beside, 5, args=[1])
