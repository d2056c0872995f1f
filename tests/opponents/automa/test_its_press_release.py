"""The automa's Press Release: when tokens meet, whom its wine pleases, which barrels come back, and at the Fair."""

import pytest

from tests.opponents.automa.tables import across, cuts, game_of, its, path, winner
from tests.rules.yours import Estate, estate
from tests.scenes import left, play, shown, told
from vinhos_kernel import answer, start
from vinhos_kernel.opponents.automa2021.press_release import magnates_met
from vinhos_kernel.state.notation import plain_of
from vinhos_kernel.table.answers import ByHand, Script
from vinhos_kernel.table.turn import Turn

CAROLINA, BRUNO, ANABELA = range(3)
ONTO_TOKEN_3 = path(token_2="cellars")
"""Token 2 goes one step on and meets token 3 on Wineries (the tile v1: +2, red, Bruno 9, Carolina 1 4 7 8)."""

INSTEAD = "the token meets another one: a Press Release in the place of the action"


def met(land: Estate, value: int, vintage: str, **readings: str) -> tuple[int, ...]:
    """The Magnates whom a wine of its first Estate pleases."""
    game = game_of(across(land, vintage=vintage), **readings)
    return magnates_met(Turn(ByHand(Script(()))), game, 0, value)


@pytest.mark.parametrize(
    "region, colour, value, pleased",
    [
        ("dao", "red", 9, (CAROLINA, BRUNO, ANABELA)),
        ("dao", "red", 8, (CAROLINA, ANABELA)),
        ("dao", "white", 9, (CAROLINA, BRUNO)),
        ("lisboa", "red", 9, (BRUNO, ANABELA)),
        ("lisboa", "white", 8, ()),
    ],
)
def test_whom_a_wine_pleases(region: str, colour: str, value: int, pleased: tuple[int, ...]) -> None:
    """`automa.press.magnates` (VL074): Carolina by region, Bruno by value, Anabela by colour (tile v1)."""
    assert pleased == met(estate(region, colour), value, "v1")


def test_bruno_by_the_tile() -> None:
    """`bruno=tile`: on v3 he asks for 6."""
    table = across(estate("lisboa", wines=[6]), vintage="v3", automa={"magnate_barrels": [0, 2, 0]})
    scene = play("automa.press.2", table, args=[0, 0, 6])

    assert (BRUNO, ANABELA) == met(estate("lisboa"), 6, "v3")[-2:]
    assert "takes a barrel back from Bruno" in told(scene)
    assert "bruno=tile" in shown(scene)


def test_bruno_asks_for_eight() -> None:
    """`bruno=eight`: 6 is not enough, whatever the tile prints; 8 is."""
    table = across(estate("lisboa", wines=[6]), vintage="v3", automa={"magnate_barrels": [0, 2, 0]})
    scene = play("automa.press.2", table, args=[0, 0, 6], bruno="eight")

    assert BRUNO not in met(estate("lisboa"), 7, "v3", bruno="eight")
    assert BRUNO in met(estate("lisboa"), 8, "v3", bruno="eight")
    assert ["no Magnate gives a barrel back"] == told(scene)
    assert "bruno=eight" in shown(scene)


@pytest.mark.parametrize("value", [5, 8, 9])
def test_bruno_is_no_doubt_where_both_agree(value: int) -> None:
    """`automa.press.magnates`: below the tile's minimum, and from 8 on, nothing hangs on the reading."""
    table = across(estate("ribatejo", "white", wines=[value]), vintage="v3")

    assert not [each for each in shown(play("automa.press.2", table, args=[0, 0, value])) if each.startswith("bruno")]


MEETING = across(estate("dao", wines=[5]), **ONTO_TOKEN_3)


def test_meeting_tokens_enter_a_wine() -> None:
    """`automa.press_release`, `automa.press.1` (VL074): Dão and red please two Magnates: it is entered."""
    scene = play("automa.step", MEETING, args=[0, 0])

    assert [INSTEAD, "enters wine 1a", "the automa enters 1a, worth 5"] == told(scene)[1:4]
    assert [8, 10] == [its(scene, "fair_points"), its(scene, "bagos")]
    assert "automa" == left(scene, "booths")[0]["fair_points_3"]
    assert "wines" not in left(scene, "automa.estates")[0][0]


def test_press_release_instead_of_the_action() -> None:
    """`press_release_action=instead`: no Winery is built; the action counts as one that came up."""
    scene = play("automa.step", MEETING, args=[0, 0])

    assert "takes the action of Wineries" not in told(scene)
    assert ["wineries"] == left(scene, "path")[0]["used"]
    assert "press_release_action=instead" in shown(scene)


def test_press_release_beside_the_action() -> None:
    """`press_release_action=extra`: first the Press Release, then the action."""
    scene = play("automa.step", MEETING, args=[0, 0], press_release_action="extra")
    story = told(scene)

    assert "the token meets another one: a Press Release" in story
    assert story.index("the automa enters 1a, worth 5") < story.index("takes the action of Wineries")
    assert "press_release_action=extra" in shown(scene)


@pytest.mark.parametrize(
    "wine, why",
    [({"region": "lisboa", "wines": [5]}, "no wine meets two Magnates"), ({"region": "dao"}, "no wine to enter")],
)
def test_without_a_good_wine_it_acts(wine: Estate, why: str) -> None:
    """`automa.meet` (VL074): one Magnate is not enough: the action is taken."""
    scene = play("automa.step", across(estate(**wine), **ONTO_TOKEN_3), args=[0, 0])

    assert f"the token meets another one, but {why}" in told(scene)
    assert "takes the action of Wineries" in told(scene)


def test_one_press_release_before_a_fair() -> None:
    """`automa.press_release`: its disc stands at a booth already."""
    scene = play("automa.step", MEETING | {"booths": {"bagos_3": "automa"}}, args=[0, 0])

    assert "the token meets another one, but the Press Release for this Fair is out" in told(scene)


def test_the_most_valuable_of_the_good_wines() -> None:
    """`automa.press_release`: 3a is worth most, but pleases one; of the good ones 2a is worth more than 1a."""
    land = (estate("dao", wines=[5]), estate("alentejo", wines=[7]), estate("lisboa", wines=[8]))
    scene = play("automa.press_release", across(*land))

    assert [("meets two Magnates or more", ("1a", "2a")), ("Wine Value", ("2a",))] == cuts(scene, "wine")
    assert "2a" == winner(scene, "wine")


def test_no_good_wine_any_more() -> None:
    """`automa.press_release`: nothing is entered then."""
    assert ["no wine meets two Magnates"] == told(play("automa.press_release", across(estate("lisboa", wines=[3]))))


def test_renown_cubes_go_with_it() -> None:
    """`automa.press.1`: two cubes of its region, 1 Fair Point each, and the booth's 3."""
    scene = play("automa.press.1", across(estate("dao", wines=[5]), cubes={"dao": 3}), args=[0, 0])

    assert "the automa enters 1a, worth 7 with 2 cubes of Dão" in told(scene)
    assert [10, 1] == [its(scene, "fair_points"), *left(scene, "cubes.dao")]


def test_its_experts_go_to_the_fair() -> None:
    """`automa.press.1`: for each feature of the tile its best Expert, with the tile's points."""
    own = {"experts": ["taste_bagos_2", "taste_cube_1", "alcohol_bagos_2"]}
    scene = play("automa.press.1", across(estate("dao", wines=[5]), automa=own), args=[0, 0])
    sent = [sentence for sentence in told(scene) if "the automa sends" in sentence]

    assert 1 == len(sent)
    assert 2 == len(left(scene, "automa.experts")[0])
    assert cuts(scene, "expert_sent")[0][0] == "Fair Points"


@pytest.mark.parametrize(
    "held, back",
    [
        ([2, 2, 2], ["Carolina", "Bruno"]),
        ([0, 2, 2], ["Bruno", "Anabela"]),
        ([1, 0, 2], ["Carolina", "Anabela"]),
        ([0, 0, 1], ["Anabela"]),
        ([0, 0, 0], []),
    ],
)
def test_barrels_come_back_in_their_order(held: list[int], back: list[str]) -> None:
    """`automa.press.2` (VL074): Carolina, then Bruno, then Anabela; two at most."""
    barrels = 8 - sum(held)
    table = across(estate("dao", wines=[9]), automa={"magnate_barrels": held, "barrels": barrels})
    scene = play("automa.press.2", table, args=[0, 0, 9])

    assert back == [each.rpartition(" ")[2] for each in told(scene) if "barrel back from" in each]
    assert barrels + len(back) == its(scene, "barrels")
    assert "wines" not in left(scene, "automa.estates")[0][0]


BOOTHS = [
    ({}, "the automa stands at the booth ‘3 Fair Points’"),
    ({"fair_points_3": "you"}, "the automa stands at the booth ‘3 Bagos’"),
]


@pytest.mark.parametrize("booths, says", BOOTHS)
def test_its_booth(booths: dict[str, str], says: str) -> None:
    """`automa.press.1`: 3 Fair Points, or what comes next in its list (a stand-in)."""
    assert says in told(play("automa.press.1", across(estate("dao", wines=[5]), booths=booths), args=[0, 0]))


def test_late_at_the_fair() -> None:
    """`automa.fair.press_release`: its most valuable wine, whomever it pleases."""
    scene = play("automa.fair.press_release", across(estate("dao", wines=[5]), estate("lisboa", "white", wines=[8])))

    assert "enters wine 2a at the Fair" in told(scene)
    assert [("Wine Value", ("2a",))] == cuts(scene, "wine")
    assert 11 == its(scene, "fair_points")


def test_without_a_wine_at_the_fair() -> None:
    """`automa.fair.press_release`: only its disc comes; the booth gives nothing."""
    scene = play("automa.fair.press_release", across(estate("dao")))

    assert "comes to the Fair without a wine" in told(scene)
    assert "without a wine the booth gives nothing" in told(scene)
    assert 0 == its(scene, "fair_points")


def test_in_the_centre_it_enters_what_it_can() -> None:
    """`automa.act`: if a reader's loop passes the centre: first place in the order, and its best wine by your rules."""
    scene = play("automa.act", across(estate("dao", wines=[5]), estate("lisboa", wines=[8])), args=[4])
    without = play("automa.act", across(estate("dao")), args=[4])

    assert {"the automa takes place 1 in the next order", "the automa enters 2a, worth 8"} <= set(told(scene))
    assert "the automa passes: no wine to enter" in told(without)


def test_its_magnate_tile() -> None:
    """`automa.fair.tile`: space 3 is empty: the card is wasted; space 2 has a tile, paid with its least wine."""
    table = across(estate("dao", wines=[5, 3]), display=["empty", "export", *["empty"] * 4])
    scene = play("automa.fair.tile", table, 3, 2, args=[0])

    assert told(scene)[0].endswith("from space 2 for wine 1b")
    assert [("Wine Value", ("1b",))] == cuts(scene, "wine")
    assert {"export": 1} == left(scene, "automa.actions")[0]


def test_of_wines_that_are_alike_the_first() -> None:
    """`automa.press_release`, `automa.fair.press_release`, `automa.fair.tile`: by the order of the Estates."""
    table = across(estate("dao", wines=[5]), estate("dao", wines=[5]), display=["sales", *["empty"] * 5])
    entered = play("automa.press_release", table)
    late = play("automa.fair.press_release", table)
    paid = play("automa.fair.tile", table, 1, args=[1])

    assert ["enters wine 1a", "enters wine 1a at the Fair"] == [told(entered)[0], told(late)[0]]
    assert told(paid)[0].endswith("for wine 1a")


def test_a_multiplier_takes_a_barrel() -> None:
    """`automa.fair.tile`: a barrel of its supply lies on it; it counts as yours does."""
    table = across(estate("dao", wines=[5]), display=["winery", *["empty"] * 5], booths={"bagos_3": "you"})
    before = game_of(table).barrels[2]
    scene = play("automa.fair.tile", table, 1, args=[1])

    assert before - 1 == its(scene, "barrels")
    assert {"winery": 1} == left(scene, "automa.multipliers")[0]


def test_without_wine_it_takes_no_tile() -> None:
    """`automa.fair.tile`: nothing to pay with; and nothing to take."""
    none = play("automa.fair.tile", across(estate("dao"), display=["sales", *["empty"] * 5]), args=[1])
    empty = play("automa.fair.tile", across(estate("dao", wines=[4])), args=[1])

    assert "takes no more tiles: no wine is left" == told(none)[0]
    assert "takes no more tiles: none can be taken" == told(empty)[0]


TWO_TILES = across(estate("dao", wines=[5, 3]), display=["sales", "export", *["empty"] * 4])


def test_it_takes_tiles_until_no_wine_is_left() -> None:
    """`automa_tiles=until_no_wine`: you take none; it goes on with its second wine."""
    scene = play("automa.fair.tile", TWO_TILES, 2, 1, args=[1])

    assert {"sales": 1, "export": 1} == left(scene, "automa.actions")[0]
    assert "takes no more tiles: no wine is left" in told(scene)
    assert "automa_tiles=until_no_wine" in shown(scene)


def test_it_takes_one_tile() -> None:
    """`automa_tiles=one_tile`: then it keeps its other wine."""
    scene = play("automa.fair.tile", TWO_TILES, 2, args=[1], automa_tiles="one_tile")

    assert {"export": 1} == left(scene, "automa.actions")[0]
    assert [5] == left(scene, "automa.estates")[0][0]["wines"]
    assert "automa_tiles=one_tile" in shown(scene)


WITH_CUBES = across(estate("dao", "white", wines=[7]), cubes={"dao": 2}, **ONTO_TOKEN_3)
"""Dão is Carolina's wish; 7 is too little for Bruno's 9, with two cubes it is enough; white is not Anabela's."""


def test_a_meeting_looks_at_the_wine_alone() -> None:
    """`cubes_at_meeting=no`: one Magnate: no Press Release."""
    scene = play("automa.step", WITH_CUBES, args=[0, 0])

    assert "the token meets another one, but no wine meets two Magnates" in told(scene)
    assert "cubes_at_meeting=no" in shown(scene)


def test_a_meeting_looks_at_the_wine_with_its_cubes() -> None:
    """`cubes_at_meeting=yes`: with two cubes Bruno is pleased as well."""
    scene = play("automa.step", WITH_CUBES, args=[0, 0], cubes_at_meeting="yes")

    assert "the automa enters 1a, worth 9 with 2 cubes of Dão" in told(scene)
    assert "cubes_at_meeting=yes" in shown(scene)


def test_its_cards_are_gathered() -> None:
    """`automa.fair.after`: the Number cards go back."""
    assert list(range(1, 10)) == left(play("automa.fair.after", across(numbers=[4])), "numbers")[0]


def test_after_a_tile_it_is_your_turn() -> None:
    """`automa.fair.tile`: you and it take tiles in turns; who stopped is passed over."""
    table = start(
        position=TWO_TILES | {"agenda": [["automa.fair.tile", 0]], "you": {"estates": [estate("dao", wines=[4])]}}
    )
    after = answer(table, 2)

    assert after.question is not None
    assert ("fair.tiles.you", {"1", "stop"}) == (after.question.rule, set(after.question.options))


def test_when_it_stops_you_go_on() -> None:
    """`automa.fair.tile`: without a wine it is out, and you take what is left."""
    land = {"estates": [estate("dao", wines=[4])]}
    position = across(estate("dao"), display=["sales", *["empty"] * 5], you=land, agenda=[["automa.fair.tile", 0]])
    table = answer(start(position=position), "1")

    assert "over" != table.position.calendar.phase
    assert {"sales": 1} == plain_of(table.position)["you"]["actions"]
    assert 1 == [step.rule for step in table.steps].count("automa.fair.tile")


def test_a_multiplier_needs_a_barrel() -> None:
    """`automa.fair.tile`: without a barrel in its supply only Action tiles can be named."""
    held = {"barrels": 0, "magnate_barrels": [2, 2, 2]}
    sales = {"red 3": "automa", "white 3": "automa"}
    table = across(estate("dao", wines=[5]), automa=held, sales=sales, display=["winery", "sales", *["empty"] * 4])
    scene = play("automa.fair.tile", table, 1, 2, args=[1])

    assert {"sales": 1} == left(scene, "automa.actions")[0]
    assert "winery" == left(scene, "display")[0][0]


def test_an_emptied_space_is_filled_by_a_reading() -> None:
    """`automa.fair.tile`: with refills the same space shows a new tile."""
    table = across(
        estate("dao", wines=[5]), display=["sales", *["empty"] * 5], action_stack={"export": 1}, multiplier_stack={}
    )
    scene = play("automa.fair.tile", table, 1, args=[1], fair_refill="after_each")

    assert "export" == left(scene, "display")[0][0]
