"""Building Wineries and Cellars, hiring workers, and the Renown cubes that come with what is built."""

import pytest

from tests.rules.yours import asked, estate, mine, options, yours
from tests.scenes import left, play, refused, shown, told
from vinhos_kernel import run


def test_two_wineries() -> None:
    """`wineries`, `buildings.1` (VA021-VA024, VY024): 3 Bagos each, a tile of the board, a cube for the region."""
    scene = play("wineries", yours(estate("dao", "white")), 1, 1, args=[1])

    assert ["you build a Winery in Estate 1 for 3 Bagos", "a Renown cube comes to Dão"] * 2 == told(scene)
    assert [4, 9, 2] == [mine(scene, "bagos"), *left(scene, "wineries", "cubes.dao")]
    assert 2 == left(scene, "you.estates")[0][0]["wineries"]


def test_one_winery_is_enough() -> None:
    """`wineries` (VA022): one or two."""
    assert 7 == mine(play("wineries", yours(estate("dao")), 1, "stop", args=[1]), "bagos")


def test_at_most_two_wineries_and_three_slots() -> None:
    """`buildings.1` (VA006, VA009): none where two Wineries or three tiles are."""
    land = (
        estate("dao", "red", 2, wineries=1), {"wineries": 2}, estate("dao", "white", 2), estate("lisboa", wineries=1)
    )  # fmt: skip

    assert {3, 4, 5} == options("wineries", yours(*land), 1)


def test_a_third_winery_is_refused() -> None:
    """`buildings.1` (VA009): two Vineyards and two Wineries, or three Wineries, cannot lie in an Estate (O-13)."""
    assert "do not fit into 3 slots" in refused(options, "wineries", yours(estate("dao", "red", 2, wineries=2)), 1)
    assert "belong into it" in refused(options, "wineries", yours({"wineries": 3}), 1)


def test_two_cellars() -> None:
    """`cellars` (VA031-VA033, VY026): 3 Bagos each, one for an Estate; the second goes into another."""
    scene = play("cellars", yours(estate("dao"), estate("lisboa")), 1, 2, args=[1])

    assert [4, 6, 1, 1] == [mine(scene, "bagos"), *left(scene, "cellars", "cubes.dao", "cubes.lisboa")]


def test_one_cellar_for_an_estate_and_none_in_minho() -> None:
    """`cellars`, `buildings.1` (VA033, VA036): neither where one is, nor in Minho."""
    assert {3, 4} == options("cellars", yours(estate("dao", cellar=1), estate("minho"), estate("lisboa")), 1)
    assert "none in Minho" in refused(options, "cellars", yours(estate("minho", cellar=1)), 1)


def test_wines_keep_their_slot() -> None:
    """`buildings.1` (VA034): what lay in the Warehouse lies in the same slot of the Cellar."""
    scene = play("cellars", yours(estate("dao", wines=[5, 3])), 1, "stop", args=[1])
    after = left(scene, "you.estates")[0][0]

    assert (1, [5, 3]) == (after["cellar"], after["wines"])


@pytest.mark.parametrize("bagos, second", [(5, False), (6, True)])
def test_the_second_must_be_paid(bagos: int, second: bool) -> None:
    """`buildings.1`: without 3 more Bagos nothing more is asked."""
    table = asked("wineries", yours(estate("dao"), you={"bagos": bagos}), 1, answers=[1])

    assert second == (table.question is not None)


@pytest.mark.parametrize("kind, action", [("wineries", "wineries"), ("cellars", "cellars")])
def test_the_last_tile(kind: str, action: str) -> None:
    """`buildings.1` (VY060): one left on the board, so one is built."""
    scene = play(action, yours(**{kind: 1}), args=[1])

    assert [7, 0] == [mine(scene, "bagos"), left(scene, kind)[0]]


@pytest.mark.parametrize("action", ["wineries", "cellars"])
def test_a_cube_waits(action: str) -> None:
    """`renown.add` (VA025, VA026, VA035): without a Vineyard the cube waits on the tile."""
    scene = play(action, yours(), "stop", args=[1])

    assert "a Renown cube waits on it for a region" in told(scene)
    assert [1, 29] == [left(scene, "you.estates")[0][0]["waiting"], left(scene, "cube_supply")[0]]


def test_no_cube_to_wait() -> None:
    """`renown.add` (VY060): the supply is empty: the Winery stands, no cube."""
    full = dict.fromkeys(("minho", "douro", "lisboa", "alentejo", "ribatejo", "dao"), 5)
    scene = play("wineries", yours(cubes=full), "stop", args=[1])

    assert "no Renown cube is left" in told(scene)
    assert "waiting" not in left(scene, "you.estates")[0][0]


def test_waiting_cubes_move_with_the_first_vineyard() -> None:
    """`renown.arrive` (VA026): two waiting cubes and the Vineyard's own: three in Dão."""
    land = {"wineries": 1, "cellar": 1, "waiting": 2}
    scene = play("vineyards.3", yours(land), 1, args=[1, 4, 1])

    assert 2 == told(scene).count("a waiting Renown cube moves to Dão")
    assert [3, 27] == left(scene, "cubes.dao", "cube_supply")
    assert "waiting" not in left(scene, "you.estates")[0][0]


def test_waiting_cube_full_inset_back_to_supply() -> None:
    """`waiting_cube_full_inset=back_to_supply`: one finds room, the other goes to the supply; none for the Vineyard."""
    land = {"wineries": 1, "cellar": 1, "waiting": 2}
    scene = play(
        "vineyards.3", yours(land, cubes={"dao": 4}), 1, args=[1, 4, 1], waiting_cube_full_inset="back_to_supply"
    )

    assert [5, 25] == left(scene, "cubes.dao", "cube_supply")
    assert "waiting" not in left(scene, "you.estates")[0][0]
    assert "the inset of Dão is full: no cube" in told(scene)
    assert "waiting_cube_full_inset=back_to_supply" in shown(scene)


def test_waiting_cube_full_inset_stays_on_tile() -> None:
    """`waiting_cube_full_inset=stays_on_tile`: it stays on its tile."""
    land = {"wineries": 1, "cellar": 1, "waiting": 2}
    scene = play(
        "vineyards.3", yours(land, cubes={"dao": 4}), 1, args=[1, 4, 1], waiting_cube_full_inset="stays_on_tile"
    )

    assert [5, 24] == left(scene, "cubes.dao", "cube_supply")
    assert 1 == left(scene, "you.estates")[0][0]["waiting"]
    assert "waiting_cube_full_inset=stays_on_tile" in shown(scene)


HOUSES = (estate("dao", "red", 2, wineries=1), estate("lisboa", "white", 1, wineries=2, enologists=1))


def test_any_mix_of_workers() -> None:
    """`workers`, `workers.1` (VA027, VY025): an Enologist for 3 and a Farmer for 2, or two alike."""
    mixed = play("workers", yours(*HOUSES), "enologist 1", "farmer 1", args=[1])
    alike = play("workers", yours(*HOUSES), "farmer 1", "farmer 1", args=[1])

    assert ["you hire an Enologist for Estate 1: 3 Bagos", "you hire a Farmer for Estate 1: 2 Bagos"] == told(mixed)
    assert [5, 5, 8] == [mine(mixed, "bagos"), *left(mixed, "enologists", "farmers")]
    assert [6, 2] == [mine(alike, "bagos"), left(alike, "you.estates")[0][0]["farmers"]]


def test_a_house_for_each() -> None:
    """`workers.1` (VA021, VA028): Enologists where a Winery is free, Farmers where a Vineyard is."""
    land = (
        estate("dao", "red", 1, wineries=1, enologists=1),
        estate("lisboa", "red", 1, wineries=1, farmers=1),
        {"wineries": 1},
    )

    assert {"enologist 2", "enologist 3", "farmer 1"} == options("workers", yours(*land), 1)


def test_the_first_takes_the_house() -> None:
    """`workers.1`: one Winery, one Enologist: after him only Farmers, and stopping."""
    assert {"farmer 1", "farmer 2", "enologist 2", "stop"} == options(
        "workers", yours(*HOUSES), 1, answers=["enologist 1"]
    )
    assert {"farmer 1", "stop"} == options("workers", yours(estate("dao", wineries=1)), 1, answers=["enologist 1"])


@pytest.mark.parametrize("bagos, found", [(2, {"farmer 1"}), (3, {"farmer 1", "enologist 1"})])
def test_what_a_purse_hires(bagos: int, found: set[str]) -> None:
    """`workers.1`: a Farmer costs 2, an Enologist 3."""
    table = yours(estate("dao", "red", 1, wineries=1), you={"bagos": bagos})

    assert found | {"stop"} == options("workers.1", table, 1, 1)


def test_no_worker_left() -> None:
    """`workers.1` (VY060, O-30): what is not on the board cannot be hired."""
    assert {"farmer 1", "farmer 2"} == options("workers", yours(*HOUSES, enologists=0), 1)
    assert {"enologist 1", "enologist 2"} == options("workers", yours(*HOUSES, farmers=0), 1)


def test_two_is_all() -> None:
    """`workers` (VA002): no third one."""
    assert asked("workers", yours(*HOUSES), 1, answers=["farmer 1", "farmer 1"]).question is None
    assert "left over" in refused(run, "workers", yours(*HOUSES), ["farmer 1", "farmer 1", "farmer 2"], args=[1])
