"""Buying Vineyards: regions and prices, the top tile, the Estate, the region's bonus, the Renown cube."""

import pytest

from tests.rules.yours import asked, doubts, estate, game_of, mine, options, yours
from tests.scenes import left, play, refused, shown, told
from vinhos_kernel import run
from vinhos_kernel.rules.vineyards import vineyard_price
from vinhos_kernel.state.names import REGIONS

PRICES = {"minho": 3, "tras_os_montes": 4, "alentejo": 4, "algarve": 4} | dict.fromkeys(
    ("douro", "dao", "ribatejo", "lisboa", "setubal"), 5
)
RED_DAO = {"tops": {"dao": ["red"], "lisboa": ["white"], "minho": ["red"]}}


@pytest.mark.parametrize("region", PRICES)
def test_prices(region: str) -> None:
    """`vineyards.1` (VA016): Minho 3, Trás-os-Montes, Alentejo and Algarve 4, the other five 5."""
    game = game_of(yours(out_of_play=[]))

    assert PRICES[region] == vineyard_price(game, REGIONS.index(region), 0)
    assert PRICES[region] - 1 == vineyard_price(game, REGIONS.index(region), 1)
    assert 0 == vineyard_price(game, REGIONS.index(region), 20)


def test_one_vineyard_of_each_of_two_regions() -> None:
    """`vineyards`, `vineyards.2` (VA011, VA013-VA016): red of Dão, white of Lisboa, 5 Bagos each."""
    scene = play("vineyards", yours(**RED_DAO), "dao", "lisboa", args=[1, 0])

    assert [
        "you buy a red Vineyard of Dão for 5 Bagos",
        "you plant it in Estate 1",
        "the disc of Estate 1 goes to Dão",
        "a free Cellar comes into Estate 1",
        "a Renown cube comes to Dão",
    ] == told(scene)[:5]
    assert [0, 3, 3] == [mine(scene, "bagos"), *left(scene, "stacks.dao", "stacks.lisboa")]


def test_never_two_of_one_region() -> None:
    """`vineyards.1` (VA013): after Dão everything but Dão is on offer, and stopping."""
    first = options("vineyards", yours(), 1, 0)
    second = options("vineyards", yours(**RED_DAO), 1, 0, answers=["dao"])

    assert first - {"dao"} | {"stop"} == second
    assert "stop" not in first


def test_a_third_is_not_for_sale() -> None:
    """`vineyards` (VA002): two at most; with a reader's own facts it may be another number."""
    done = asked("vineyards", yours(**RED_DAO), 1, 0, answers=["dao", "lisboa"])

    assert done.question is None
    assert (
        5
        == run(
            "vineyards", yours(), ["tras_os_montes", "red"], facts="[count]\ntake_most = { value = 1 }\n", args=[1, 0]
        ).position.bagos[1]
        - 1
    )


def test_stopping_after_one() -> None:
    """`vineyards.1`: the second one is free to take or leave."""
    scene = play("vineyards", yours(**RED_DAO), "dao", "stop", args=[1, 0])

    assert [5, 1] == [mine(scene, "bagos"), left(scene, "cubes.dao")[0]]


def test_only_what_can_be_paid() -> None:
    """`vineyards.1`: with 4 Bagos nothing of 5 is on offer; with a Bago off it is."""
    assert {"minho", "tras_os_montes", "alentejo"} == options("vineyards", yours(you={"bagos": 4}), 1, 0)
    assert "dao" in options("vineyards", yours(you={"bagos": 4}), 1, 1)


def test_an_empty_stack_sells_nothing() -> None:
    """`vineyards.1` (VA015): no tile, no purchase."""
    assert {"minho", "alentejo", "dao", "lisboa", "ribatejo", "tras_os_montes"} == options(
        "vineyards", yours(stacks={"douro": 0}), 1, 0
    )


def test_the_colour_is_chance() -> None:
    """`vineyards.2` (VA015): nobody chooses the tile; of an unseen stack two reds and two whites can come."""
    table = asked("vineyards.2", yours(), 1, 4, 5)

    assert ("chance", ("red", "white"), (2, 2)) == (
        table.question.who, table.question.options, table.question.weights,
    )  # fmt: skip
    assert "next_tile_visible=no" in doubts(asked("vineyards.2", yours(), 1, 4, 5, answers=["red"]))


def test_colours_already_seen_weigh_less() -> None:
    """`vineyards.2`: one red Vineyard is planted, so one red and two whites are left to come."""
    table = asked("vineyards.2", yours(estate("dao", "red")), 1, 4, 5)

    assert (1, 2) == table.question.weights


def test_an_estate_has_one_region_and_one_colour() -> None:
    """`vineyards.3` (VA007, VA010, VA017): red of Dão fits red Dão or an Estate without a Vineyard."""
    land = (estate("dao", "red"), estate("dao", "white"), estate("lisboa", "red"))

    assert {1, 4} == options("vineyards.3", yours(*land), 1, 4, 1)
    assert {2, 4} == options("vineyards.3", yours(*land), 1, 4, 2)


def test_slots_of_an_estate() -> None:
    """`vineyards.3` (VA006, VA008, VA009): three slots, two Vineyards; two Wineries leave room for one Vineyard."""
    two = yours(estate("dao", "red", 2), {"wineries": 2}, stacks={"dao": 1}, tops={"dao": ["white"]})
    one = yours(estate("dao", "red", 1, wineries=2), estate("dao", "red", 1, wineries=1), {"wineries": 1})

    assert {2, 3} == options("vineyards.3", two, 1, 4, 1)
    assert {3, 4} == options("vineyards.3", one, 1, 4, 2)
    assert "Dão has 2 red Vineyards" in refused(options, "vineyards.3", yours(*[estate("dao")] * 3), 1, 4, 1)


def test_no_cellar_in_minho() -> None:
    """`vineyards.3` (VA036): an Estate with a Cellar takes no Vineyard of Minho."""
    assert {2, 3} == options("vineyards.3", yours({"cellar": 1}, estate("minho", "red")), 1, 2, 1)
    assert {1, 3} == options("vineyards.3", yours({"cellar": 1}, estate("minho", "red")), 1, 4, 1)


def test_a_second_vineyard_brings_no_bonus() -> None:
    """`vineyards.3`, `vineyards.4` (VA018, VA019, VA020): no disc, no Ports; the cube comes all the same."""
    first = play("vineyards.3", yours(), args=[1, 3, 1])
    second = play("vineyards.3", yours(estate("douro")), 1, args=[1, 3, 1])

    assert [2, 6] == left(first, "you.ports", "port_supply")
    assert ["you plant it in Estate 1", "a Renown cube comes to Douro"] == told(second)
    assert 0 == left(second, "you.ports")[0]


@pytest.mark.parametrize("region, part", [("dao", "cellar"), ("ribatejo", "farmers"), ("lisboa", "wineries")])
def test_free_building(region: str, part: str) -> None:
    """`vineyards.4` (VA018): Dão a Cellar, Ribatejo a Farmer, Lisboa a Winery; one cube, for the Vineyard only."""
    scene = play("vineyards.3", yours(), args=[1, REGIONS.index(region), 1])

    assert 1 == left(scene, "you.estates")[0][0][part]
    assert [1, 29] == left(scene, f"cubes.{region}", "cube_supply")


@pytest.mark.parametrize(
    "region, part, piece",
    [("dao", "cellars", "Cellar"), ("ribatejo", "farmers", "Farmer"), ("lisboa", "wineries", "Winery")],
)
def test_nothing_left_for_the_bonus(region: str, part: str, piece: str) -> None:
    """`vineyards.4`: with none left on the board the bonus comes to nothing."""
    scene = play("vineyards.3", yours(**{part: 0}), args=[1, REGIONS.index(region), 1])

    assert f"the bonus cannot be placed: no {piece}" in told(scene)
    assert part.removesuffix("s") not in left(scene, "you.estates")[0][0]


def test_no_room_for_the_bonus() -> None:
    """`vineyards.4`: an Estate with two Wineries has no slot for Lisboa's; one with a Cellar needs none of Dão."""
    winery = play("vineyards.3", yours({"wineries": 2}), 1, args=[1, 6, 1])
    cellar = play("vineyards.3", yours({"cellar": 1}), 1, args=[1, 4, 1])

    assert [2, 9] == [left(winery, "you.estates")[0][0]["wineries"], left(winery, "wineries")[0]]
    assert [1, 7] == [left(cellar, "you.estates")[0][0]["cellar"], left(cellar, "cellars")[0]]


def test_two_experts_of_setubal() -> None:
    """`vineyards.4`, `experts.free`: two Experts for nothing, the second after the first."""
    scene = play("vineyards.3", yours(out_of_play=["minho", "dao"]), "taste", "taste", args=[1, 7, 1])

    assert [["taste_bagos_2", "taste_recall_barrel"]] == left(scene, "you.experts")
    assert 10 == mine(scene, "bagos")


def test_one_port_tile_left() -> None:
    """`vineyards.4`: what is left of the Port tiles."""
    taken = {"lacerda": {"ports": 7}}

    assert 1 == left(play("vineyards.3", yours(**taken), args=[1, 3, 1]), "you.ports")[0]


@pytest.mark.parametrize("cubes, supply", [({"dao": 5}, 25), ({}, 0)])
def test_no_cube_is_no_fault(cubes: dict, supply: int) -> None:
    """`renown.add` (VA020, VY060): a full inset or an empty supply: the Vineyard stands, no cube."""
    full = {"minho": 5, "douro": 5, "lisboa": 5, "alentejo": 5, "ribatejo": 5, "tras_os_montes": 5}
    scene = play("vineyards.3", yours(cubes=cubes or full), args=[1, 4, 1])

    assert [len(told(scene)), supply] == [4, left(scene, "cube_supply")[0]]
    assert told(scene)[-1] in ("the inset of Dão is full: no cube", "no Renown cube is left for Dão")


FULL = (
    estate("dao", "red"), estate("lisboa", "red", 2), estate("lisboa", "white", 1, wineries=2),
    estate("minho", "red", 2), estate("minho", "white", 2),
)  # fmt: skip
ONLY_DAO = {"stacks": dict.fromkeys(("lisboa", "minho", "douro", "ribatejo", "alentejo", "tras_os_montes"), 0)}


def test_blind_purchase_must_fit() -> None:
    """`blind_purchase=must_fit` (VA015, VY037): an unseen tile that might be white has no home; a red one has."""
    table = yours(*FULL, **ONLY_DAO)

    assert "vineyards_top" not in options("turn.move", table, 1, 0, blind_purchase="must_fit")
    assert "vineyards_top" in options("turn.move", table | {"tops": {"dao": ["red"]}}, 1, 0)
    assert "vineyards_top" not in options("turn.move", table | {"tops": {"dao": ["white"]}}, 1, 0)


def test_blind_purchase_may_fail() -> None:
    """`blind_purchase=may_fail`: it may be bought; a white one stays on its stack and nothing is paid."""
    table = yours(*FULL, **ONLY_DAO)
    red = play("vineyards", table, "red", args=[1, 0], blind_purchase="may_fail")
    white = play("vineyards", table, "white", args=[1, 0], blind_purchase="may_fail")

    assert "vineyards_top" in options("turn.move", table, 1, 0, blind_purchase="may_fail")
    assert [5, 10] == [mine(red, "bagos"), mine(white, "bagos")]
    assert [2, 3] == [*left(red, "stacks.dao"), *left(white, "stacks.dao")]
    assert "blind_purchase=may_fail" in shown(white)


def test_next_tile_visible_no() -> None:
    """`next_tile_visible=no`: nothing is turned up before you choose; the colour comes with the tile."""
    table = asked("turn", yours(estate("dao")), 1, next_tile_visible="no")

    assert "turn.move" == table.question.rule
    assert {} == dict(enumerate(filter(None, table.position.vines.tops)))


def test_next_tile_visible_yes() -> None:
    """`next_tile_visible=yes`, `vineyards.next`: the top of every stack lies open, also after a purchase."""
    table = asked("turn", yours(), 1, next_tile_visible="yes")
    shown_first = [table.question.rule, table.question.kind]
    scene = play("vineyards.2", yours(tops={"dao": ["red"]}), "white", args=[1, 4, 5], next_tile_visible="yes")
    known = play("vineyards.next", yours(tops={"dao": ["red"]}), args=[4], next_tile_visible="yes")

    assert ["vineyards.next", "vineyard"] == shown_first
    assert [["white"]] == [left(scene, "tops.dao")[0]]
    assert "the next Vineyard of Dão is turned up" in told(scene)
    assert ([], ["red"]) == (told(known), left(known, "tops.dao")[0])
    assert "next_tile_visible=yes" in shown(scene)


@pytest.mark.parametrize("side, weights", [("no", None), ("yes", (1, 2))])
def test_discards_seen(side: str, weights: tuple[int, int] | None) -> None:
    """`discards_seen=no`, `discards_seen=yes` (VL029): whether a Vineyard that he discards is looked at."""
    cards = [4, "red", 6, "red"] if side == "yes" else [4, 6]
    scene = play("lacerda.vineyards", yours(), *cards, discards_seen=side)
    vines = scene.position.vines

    assert (3, 3) == (scene.position.stacks[4], scene.position.stacks[6])
    assert (weights or (2, 2)) == (vines.red[4], vines.white[4])
