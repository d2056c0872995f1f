"""Production: wines age, workers move, new wine is made."""

import pytest

from tests.rules.yours import asked, estate, mine, options, yours
from tests.scenes import left, play, refused, shown, told
from vinhos_kernel import run


def wines(scene, place: int = 0) -> list[int]:
    """The wines of an Estate afterwards."""
    return left(scene, "you.estates")[0][place].get("wines", [])


def test_the_whole_production() -> None:
    """`production` (VY010, VY054, VY055): wines age, then each Estate with a Vineyard makes one, leftmost."""
    table = yours(estate("dao", "red", 2, wineries=1, wines=[5]), estate("minho"), {"wineries": 1}, vintage="v4")
    scene = play("production", table)

    assert [
        "the year's marker moves on to Production",
        "your wines age one slot",
        "your Estate 1 makes a wine of Quality 6",
        "your Estate 2 makes a wine of Quality 3",
    ] == told(scene)
    assert [[6, 5], [3], "production"] == [wines(scene), wines(scene, 1), left(scene, "phase")[0]]


@pytest.mark.parametrize(
    "cellar, before, after, lost",
    [
        (0, [5, 3], [0, 5], 1), (0, [0, 3], [], 1), (1, [5, 3], [0, 5, 3], 0), (1, [5, 4, 3, 2], [0, 5, 4, 3], 1),
        (0, [], [], 0),
    ],
)  # fmt: skip
def test_ageing(cellar: int, before: list[int], after: list[int], lost: int) -> None:
    """`production.age` (VY055, VA006): a slot to the right; beyond two (Warehouse) or four (Cellar) it is lost."""
    scene = play("production.age", yours(estate("dao", cellar=cellar, wines=before)), args=[1])

    assert after == wines(scene)
    assert lost == sum("lose" in sentence for sentence in told(scene))


@pytest.mark.parametrize("vintage, made", [("v3", []), ("v2", [1]), ("v4", [3]), ("v1", [4])])
def test_the_weather(vintage: str, made: list[int]) -> None:
    """`production.wine` (VY016, O-07): one Vineyard at -2 makes no wine, at -1 one of Quality 1."""
    assert made == wines(play("production.wine", yours(estate("dao"), vintage=vintage), args=[1, 0]))


def test_no_wine_is_told() -> None:
    """`production.wine` (O-07)."""
    scene = play("production.wine", yours(estate("dao"), vintage="v3"), args=[1, 0])

    assert ["your Estate 1 makes no wine: Quality 0"] == told(scene)


def test_only_estates_with_a_vineyard() -> None:
    """`production.wines` (VY010, O-19): no action is needed; without a Vineyard no wine."""
    assert ["your Estate 2 makes a wine of Quality 4"] == told(
        play("production.wines", yours({"wineries": 2}, estate("minho")), args=[1])
    )


TWO = (
    estate("dao", "red", 1, wineries=1, enologists=1, farmers=1),
    estate("lisboa", "red", 2, wineries=1),
)


def test_workers_may_stay() -> None:
    """`production.workers` (VA029, VY055): you are asked; keeping them asks no more."""
    scene = play("production.workers", yours(*TWO), "keep", args=[1])

    assert [] == told(scene)
    assert {"keep", "move"} == options("production.workers", yours(*TWO), 1)


def test_workers_move() -> None:
    """`production.workers`, `production.workers.1` (VA029, O-10): the Enologist to Estate 2, the Farmer too."""
    scene = play("production.workers", yours(*TWO), "move", 0, 0, args=[1])
    estates = left(scene, "you.estates")[0]

    assert [(0, 0), (1, 1)] == [(each.get("enologists", 0), each.get("farmers", 0)) for each in estates]


def test_only_the_new_wine_has_them() -> None:
    """`production` (O-10): wines already stored keep their number."""
    table = yours(
        estate("dao", "red", 1, wineries=1, enologists=1, wines=[5]), estate("lisboa", "red", 1, wineries=1, wines=[4]),
        vintage="v4",
    )  # fmt: skip
    scene = play("production", table, "move", 0)

    assert [[4, 5], [6, 4]] == [wines(scene), wines(scene, 1)]


@pytest.mark.parametrize(
    "land, can",
    [
        ((estate("dao", wineries=1),), False),
        ((estate("dao", wineries=1, enologists=1),), False),
        ((estate("dao", wineries=2, enologists=1),), False),
        ((estate("dao", wineries=1, enologists=1), estate("lisboa", wineries=1, enologists=1)), False),
        ((estate("dao", wineries=1, enologists=1), estate("lisboa", wineries=1)), True),
        ((estate("dao", farmers=1), estate("lisboa")), True),
    ],
)
def test_when_workers_can_move(land: tuple, can: bool) -> None:
    """`production.workers`: only where they could live otherwise is it asked."""
    assert can == bool(options("production.workers", yours(*land), 1))


def test_one_house_one_worker() -> None:
    """`production.workers.1` (VA028, O-10): two Enologists on one Winery are refused; all have a house."""
    table = yours(estate("dao", wineries=1, enologists=1), estate("lisboa", wineries=2, enologists=1))

    assert "2 is not one of (0, 1)" in refused(run, "production.workers.1", table, [2], args=[1, 2])
    assert "each Enologist a Winery" in refused(options, "production", yours(estate("dao", wineries=1, enologists=2)))


def test_the_last_house_is_not_asked_for() -> None:
    """`production.workers.1`: what is left over lives in the last Estate with room."""
    three = yours(*[estate(name, farmers=int(name == "dao")) for name in ("dao", "lisboa", "minho")])
    table = asked("production.workers.1", three, 1, 3, answers=[0, 0])

    assert table.question is None
    assert [0, 0, 1] == [each[5] for each in table.position.estates[1][:3]]


DOURO = estate("douro", "red", 1)


@pytest.mark.parametrize("ports, made, held", [(0, 4, 2), (1, 7, 1)])
def test_a_port_tile(ports: int, made: int, held: int) -> None:
    """`production.wine`: 3 more for a Douro wine; the tile goes back to the supply."""
    scene = play("production.wine", yours(DOURO, you={"ports": 2}), ports, args=[1, 0])

    assert [[made], held, 8 - held] == [wines(scene), *left(scene, "you.ports", "port_supply")]


def test_ports_only_for_douro() -> None:
    """`production.wine`: no other region's wine takes one."""
    assert set() == options("production.wine", yours(estate("dao"), you={"ports": 2}), 1, 0)


@pytest.mark.parametrize("side, found", [("one", {0, 1}), ("several", {0, 1, 2})])
def test_ports_per_wine(side: str, found: set[int]) -> None:
    """`ports_per_wine=one`, `ports_per_wine=several`: how many a wine may take."""
    table = yours(DOURO, you={"ports": 2})

    assert found == options("production.wine", table, 1, 0, ports_per_wine=side)
    assert f"ports_per_wine={side}" in shown(play("production.wine", table, 1, args=[1, 0], ports_per_wine=side))


def test_both_people_produce() -> None:
    """`production`: in turn order; at a real table nothing is done here."""
    position = {
        "seats": ["person", "person"], "order": ["guest", "you"], "vintage": "v1",
        "you": {"estates": [estate("dao")]}, "guest": {"estates": [estate("minho")]},
    }  # fmt: skip
    scene = play("production", position)

    assert ["the guest’s Estate 1 makes a wine of Quality 4", "your Estate 1 makes a wine of Quality 4"] == told(scene)[
        1:
    ]
    assert 1 == len(told(play("production", {"estates": {"dao": 1}, "vintage": "v1"})))


def test_fair_points_do_not_change() -> None:
    """`production`: it scores nothing."""
    assert [0, 0] == [mine(s := play("production", yours(DOURO, vintage="v1")), "vp"), mine(s, "fair_points")]
