"""The automa's ranked priorities: each as a sieve whose criteria, and who was left after each, stand in the trace."""

from typing import Any

import pytest

from tests.opponents.automa.tables import BOARD, across, cuts, its, sieves, winner
from tests.rules.yours import estate
from tests.scenes import left, play, shown, told
from vinhos_kernel.opponents.automa2021.priorities import CHOICES
from vinhos_kernel.state.names import FEATURES
from vinhos_kernel.table.choosing import Sieve

COLOUR = "Quality in Anabela's colour"
BEST = "best Quality"
EVEN = "Quality breaks even with the weather"
OWN_CUBES = "Renown cubes in its own region"
CUBES = "Renown cubes"
VINEYARDS = "Vineyards"
ENOLOGIST = "Enologists first"
TOPS = dict.fromkeys(("tras_os_montes", "minho", "douro", "dao", "ribatejo", "lisboa", "alentejo"), "red")
EVERY = ("tras_os_montes", "minho", "douro", "dao", "ribatejo", "lisboa", "alentejo")
NO_SECOND = {"bagos": 5}


def bought(*land: dict[str, Any], **table: Any) -> dict[str, Any]:
    """A table before its Vineyards action: the tops are seen, and the money is enough for one."""
    return across(*land, automa=NO_SECOND, tops=TOPS, **table)


# ------------------------------------------------------------ Vineyards
def test_vineyards_where_its_wine_is_best() -> None:
    """`automa.act`, `pairing=seed` (VL072): Anabela's red comes first, though the white of Lisboa is better."""
    land = (estate("dao", "red"), estate("lisboa", "white", vineyards=1, wineries=2))
    scene = play("automa.act", bought(*land), args=[0])

    assert (COLOUR, ("dao",)) == cuts(scene, "region")[0]
    assert "dao" == winner(scene, "region")
    assert {"pairing=seed", "best_wine=own"} <= shown(scene)


def test_then_the_best_wine_of_any_colour() -> None:
    """`automa.act` (VL072): nothing of its own is red: then the best Quality."""
    land = (estate("dao", "white"), estate("lisboa", "white", wineries=2))
    scene = play("vineyards.1", bought(*land), args=[2, 0, 0, 1])

    assert [(COLOUR, EVERY), (BEST, ("lisboa",))] == cuts(scene, "region")[:2]


def test_then_its_region_with_most_cubes() -> None:
    """`automa.act` (VL072): two regions alike: the one with more Renown cubes."""
    land = (estate("dao"), estate("lisboa"))
    scene = play("vineyards.1", bought(*land, cubes={"lisboa": 1, "minho": 4}), args=[2, 0, 0, 1])

    assert [(COLOUR, ("dao", "lisboa")), (BEST, ("dao", "lisboa")), (OWN_CUBES, ("lisboa",))] == cuts(scene, "region")[
        :3
    ]


def test_then_any_region_with_most_cubes() -> None:
    """`automa.act` (VL072): without an Estate of its own the cubes of the map decide."""
    scene = play("vineyards.1", bought(cubes={"minho": 2, "ribatejo": 1}), args=[2, 0, 0, 1])

    assert [EVERY, EVERY, EVERY, ("minho",)] == [kept for _, kept in cuts(scene, "region")]


def test_ties_go_by_number_cards() -> None:
    """`automa.act`: 7 is no region in play and is wasted; 3 is Douro."""
    scene = play("vineyards.1", bought(), 7, 3, args=[2, 0, 0, 1])

    assert ("Number card 3", ("douro",)) == cuts(scene, "region")[-1]
    assert "the automa buys a red Vineyard of Douro for 5 Bagos" in told(scene)


def test_whose_wine_is_best() -> None:
    """`best_wine=own`: the automa's; `best_wine=yours`: yours."""
    yours = {"marker": "press_release", "estates": [estate("lisboa", "red", wineries=2)]}
    table = bought(estate("dao"), you=yours)

    assert "dao" == winner(play("vineyards.1", table, args=[2, 0, 0, 1]), "region")
    scene = play("vineyards.1", table, args=[2, 0, 0, 1], best_wine="yours")
    assert "lisboa" == winner(scene, "region")
    assert "best_wine=yours" in shown(scene)


def test_vineyards_by_breaking_even() -> None:
    """`pairing=m` (C2): Vineyards go where Quality just equals what the weather (-2) takes."""
    land = (estate("dao", wineries=2), estate("lisboa"))
    scene = play("vineyards.1", bought(*land, vintage="v3"), args=[2, 0, 0, 1], pairing="m")

    assert (EVEN, ("lisboa",)) == cuts(scene, "region")[0]
    assert "pairing=m" in shown(scene)


def test_an_estate_for_it() -> None:
    """`automa.act`: the one with more Vineyards, rather than one that has none yet."""
    scene = play("vineyards.3", across({"wineries": 1}, estate("dao")), args=[2, 4, 1])

    assert [(VINEYARDS, (2,))] == cuts(scene, "estate")[:1]


# ------------------------------------------------------------ Cellars and Wineries
MIXED = (
    estate("dao", "white", vineyards=1, wineries=2),
    estate("lisboa", "red", vineyards=1),
    estate("ribatejo", "red", vineyards=2, wineries=1),
)


def test_cellars_where_its_wine_is_best() -> None:
    """`automa.act`, `pairing=seed` (VL072): the best red, then the next one."""
    scene = play("automa.act", across(*MIXED), args=[1])

    assert [(COLOUR, (3,)), (BEST, (3,))] == cuts(scene, "estate")[:2]
    assert [3, 2] == [winner(scene, "estate", number) for number in (0, 1)]
    assert [0, 1, 1] == [each.get("cellar", 0) for each in left(scene, "automa.estates")[0][:3]]


@pytest.mark.parametrize("pairing", ["seed", "m"])
def test_cellars_are_not_in_conflict(pairing: str) -> None:
    """`automa.act` (C2): both pairings put them where the wine is best, so no doubt is noted."""
    scene = play("automa.act", across(*MIXED), args=[1], pairing=pairing)

    assert 3 == winner(scene, "estate")
    assert not [each for each in shown(scene) if each.startswith("pairing")]


def test_an_estate_without_a_vineyard_has_no_colour() -> None:
    """`automa.act`: two Wineries alone make no wine, neither white nor red."""
    scene = play("automa.act", across(estate("dao", "red"), {"wineries": 2}, vintage="v2"), 2, args=[1])
    first = sieves(scene, "estate")[0].cuts[0]

    assert (COLOUR, {1: 0, 2: 0}) == (
        first.criterion,
        {each: first.values and dict(first.values)[each] for each in (1, 2)},
    )
    assert 1 == winner(scene, "estate")


def test_wineries_lift_quality_to_break_even() -> None:
    """`automa.act`, `pairing=seed` (VL072): the weather takes 2, so the Estate of Quality 2."""
    land = (estate("dao", vineyards=2), estate("lisboa"))
    scene = play("buildings.1", across(*land, vintage="v3"), args=[2, 0, 3, 1, 2])

    assert [(EVEN, (2,)), (BEST, (2,))] == cuts(scene, "estate")[:2]
    assert "pairing=seed" in shown(scene)


def test_without_bad_weather_the_best_estate_gets_the_winery() -> None:
    """`automa.act`: the weather takes nothing, so nothing has to break even: not even an Estate without Vineyards."""
    for vintage in ("v1", "v4"):
        scene = play(
            "buildings.1", across(estate("lisboa"), estate("dao", vineyards=2), vintage=vintage), args=[2, 0, 3, 1, 2]
        )

        assert [(BEST, (2,))] == cuts(scene, "estate")[:1]


def test_wineries_by_best_wine() -> None:
    """`pairing=m` (C2): Wineries go where the wine is best."""
    land = (estate("dao", vineyards=2), estate("lisboa"))
    scene = play("buildings.1", across(*land, vintage="v3"), args=[2, 0, 3, 1, 2], pairing="m")

    assert [(COLOUR, (1,)), (BEST, (1,))] == cuts(scene, "estate")[:2]
    assert "pairing=m" in shown(scene)


def test_tied_estates_go_by_cubes_and_cards() -> None:
    """`automa.act`: alike in all but the cubes of their region; else a Number card."""
    land = (estate("dao"), estate("lisboa"))
    by_cubes = play("buildings.1", across(*land, cubes={"lisboa": 1}), args=[2, 0, 3, 1, 2])
    by_card = play("buildings.1", across(*land), 9, 2, args=[2, 0, 3, 1, 2])

    assert (CUBES, (2,)) == cuts(by_cubes, "estate")[-1]
    assert ("Number card 2", (2,)) == cuts(by_card, "estate")[-1]


# ------------------------------------------------------------ workers
HOUSES = (estate("dao", vineyards=1, wineries=1), estate("lisboa", vineyards=2, wineries=1))


def test_an_enologist_first() -> None:
    """`automa.act` (VL072): two kinds on offer: the Enologist, at the best Quality."""
    scene = play("workers.1", across(*HOUSES), args=[2, 1])

    assert (ENOLOGIST, ("enologist 1", "enologist 2")) == cuts(scene, "worker")[0]
    assert (BEST, ("enologist 2",)) == cuts(scene, "worker")[1]


def test_a_worker_where_quality_breaks_even() -> None:
    """`automa.act` (VL072): the weather takes 2."""
    land = (estate("dao", vineyards=1), estate("lisboa", vineyards=2))
    scene = play("workers.1", across(*land, vintage="v3"), args=[2, 1])

    assert [(ENOLOGIST, ("farmer 1", "farmer 2")), (EVEN, ("farmer 1",))] == cuts(scene, "worker")[:2]
    assert "the automa hires a Farmer for Estate 1: 2 Bagos" in told(scene)


# ------------------------------------------------------------ wines and slots
def test_it_sells_what_would_be_lost() -> None:
    """`automa.act` (VL072): the last slot of a Warehouse comes first, though the other wine is worth more."""
    scene = play("sales.1", across(estate("dao", wines=[7, 3]), estate("lisboa", wines=[8])), args=[2, 1])

    assert [("lost by ageing", ("1b",)), ("Wine Value, 10 at most", ("1b",))] == cuts(scene, "wine")[:2]


def test_it_sells_the_best_wine_ten_at_most() -> None:
    """`automa.act` (VL072): 12 counts as 10, so both are alike and the first one goes."""
    land = (estate("dao", vineyards=1, wines=[10]), estate("lisboa", wines=[12]), estate("minho", wines=[9]))
    scene = play("sales.1", across(*land), args=[2, 1])

    assert [("lost by ageing", ("1a", "2a", "3a")), ("Wine Value, 10 at most", ("1a", "2a"))] == cuts(scene, "wine")[:2]
    assert ("the first of these", ("1a",)) == cuts(scene, "wine")[-1]


def test_the_slot_with_most_bagos() -> None:
    """`automa.act`: red 6 of those that it reaches, with a cube."""
    scene = play("sales.1", across(estate("dao", wines=[5]), cubes={"dao": 1}), args=[2, 1])

    assert [("Bagos", ("red 6",))] == cuts(scene, "slot")
    assert "the automa sells 1a on red 6 for 6 Bagos, with 1 cube of Dão" in told(scene)


def test_the_export_slot_with_most_vp() -> None:
    """`automa.act`: the best wine, the slot with most VP, leftmost if tied."""
    scene = play("export.1", across(estate("dao", wines=[7]), estate("lisboa", wines=[9])), args=[2, 1])

    assert ("Wine Value", ("2a",)) == cuts(scene, "wine")[0]
    assert [("VP", ("A2", "B2")), ("leftmost column", ("A2",))] == cuts(scene, "export_slot")


def test_the_expert_with_the_best_sum() -> None:
    """`automa.act` (VL072): the Expert's Fair Points and what the tile adds (taste 2, aroma 1)."""
    scene = play("experts.1", across(), args=[2, 1, 1, 2])
    cut = sieves(scene, "feature")[0].cuts[0]

    assert "points of Expert and Vintage tile" == cut.criterion
    assert "taste" == winner(scene, "feature")
    tops = {name: BOARD.experts[BOARD.experts_of[n][0]].fair_bonus for n, name in enumerate(FEATURES)}
    assert {name: own + {"taste": 2, "aroma": 1}.get(name, 0) for name, own in tops.items()} == dict(cut.values)


def test_its_lowest_barrel_comes_back() -> None:
    """`automa.maintenance`: of its barrels in the Sales area the one on the lowest slot."""
    scene = play("automa.maintenance", across(sales={"red 8": "automa", "white 4": "automa", "red 3": "you"}))

    assert [("lowest value", ("white 4",))] == cuts(scene, "slot")
    assert ["red 3", "red 8"] == sorted(left(scene, "sales")[0])


def test_nothing_in_the_sales_area() -> None:
    """`automa.maintenance`: then nothing comes back."""
    assert ["none of the automa’s barrels lies in the Sales area"] == told(play("automa.maintenance", across()))


def test_its_workers_stay() -> None:
    """`automa.act`: what no list ranks goes as it lies: at Production its workers keep their houses (a stand-in)."""
    land = (estate("dao", vineyards=2, farmers=1), estate("lisboa", vineyards=1))
    scene = play("production.workers", across(*land), args=[2])

    assert ([], 1) == (told(scene), left(scene, "automa.estates")[0][0]["farmers"])


def test_it_never_stops_early() -> None:
    """`automa.act`: whatever it may do twice it does twice, if it can."""
    scene = play("automa.act", across(estate("dao", wines=[5, 4])), args=[7])

    assert 2 == sum("the automa sells" in sentence for sentence in told(scene))
    assert 10 + 5 + 4 == its(scene, "bagos")


def test_every_kind_of_decision_is_ranked() -> None:
    """`automa.act` (VL072): the kinds that the actions ask for have a sieve each."""
    assert {
        "region", "estate", "worker", "wine", "slot", "export_slot", "feature", "expert_sent", "booth", "cubes",
    } <= set(CHOICES)  # fmt: skip


def test_every_choice_ends_with_one() -> None:
    """A sieve that is told leaves exactly one, the one of the sentence."""
    scene = play("automa.act", across(*MIXED), args=[1])
    told_reasons = [step for step in scene.steps if isinstance(step.because, Sieve) and "choice" in step.facts]

    assert told_reasons
    assert [] == [step for step in told_reasons if step.because.kept != (step.facts["choice"][1],)]  # type: ignore[union-attr]
