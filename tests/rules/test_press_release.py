"""The centre of the Quadrel: a place in the order, and your Press Release."""

import pytest

from tests.rules.yours import asked, estate, mine, options, yours
from tests.scenes import left, play, refused, shown, told
from vinhos_kernel import run

DAO = estate("dao", "white", wines=[8])
"""On v1 (red, 9, regions 1 4 7 8; Taste 2, Aroma 1) this pleases Carolina alone."""


def test_the_order_first() -> None:
    """`press_release`, `order.choose` (VA004, VY030, VY042, VY043): any empty slot below; nothing changes yet."""
    scene = play("press_release", yours(DAO), 2, "pass", args=[1])

    assert ["you take place 2 in the next order", "you pass"] == told(scene)
    assert [["nobody", "you"], ["you", "lacerda"]] == left(scene, "next_order", "order")


@pytest.mark.parametrize("row, found", [(["nobody", "nobody"], {1, 2}), (["lacerda", "nobody"], set())])
def test_empty_slots(row: list[str], found: set[int]) -> None:
    """`order.choose` (VY042): where he lies already there is one slot left, and nothing to ask."""
    assert found == options("order.choose", yours(next_order=row), 1)


@pytest.mark.parametrize("side, row", [("stays", ["you", "nobody"]), ("moves", ["nobody", "you"])])
def test_second_pass(side: str, row: list[str]) -> None:
    """`second_pass=stays`, `second_pass=moves`: you come again while your marker lies in the lower row."""
    answers = [2] if side == "moves" else []
    scene = play("order.choose", yours(next_order=["you", "nobody"]), *answers, args=[1], second_pass=side)

    assert [row] == left(scene, "next_order")
    assert f"second_pass={side}" in shown(scene)


def test_no_order_after_the_last_action() -> None:
    """`order.choose` (VY058): no action follows, so no slot is asked for."""
    scene = play("order.choose", yours(year=6, phase="last_action"), args=[1])

    assert [[], [["nobody", "nobody"]]] == [told(scene), left(scene, "next_order")]


@pytest.mark.parametrize(
    "table, why",
    [
        (yours(), "you pass: no wine to enter"),
        (yours(DAO, booths={"bagos_3": "you"}), "you pass: the Press Release for this Fair is out"),
        (yours(DAO, year=6, phase="last_action"), "you pass: no Fair comes any more"),
    ],
)
def test_only_a_pass(table: dict, why: str) -> None:
    """`press_release.choose` (VY030, VY058): without a wine, a second time, after the third Fair."""
    assert [why] == told(play("press_release.choose", table, args=[1]))


def test_pass_or_enter() -> None:
    """`press_release.choose`: otherwise it is your choice."""
    assert {"pass", "press_release"} == options("press_release.choose", yours(DAO), 1)


def entered(table: dict, *answers: int | str, **readings: str):
    """A Press Release, answered in order."""
    return play("press_release.wine", table, *answers, args=[1], **readings)


def test_fair_points_are_the_value() -> None:
    """`press_release.wine`, `press_release.booth`: Quality, cubes, 3 at the booth; the wine goes at the end."""
    scene = entered(yours(DAO, cubes={"dao": 3}), 2, "fair_points_3")

    assert "you enter 1a, worth 10 with 2 cubes of Dão" in told(scene)
    assert [13, 1, "you"] == [mine(scene, "fair_points"), *left(scene, "cubes.dao", "booths.fair_points_3")]
    assert "wines" not in left(scene, "you.estates")[0][0]


@pytest.mark.parametrize("region, points", [("tras_os_montes", 10), ("alentejo", 12), ("algarve", 9), ("douro", 8)])
def test_regions_at_a_press_release(region: str, points: int) -> None:
    """`press_release.wine`: Trás-os-Montes 2 more, Alentejo 2 for each cube, Algarve 1 more."""
    table = yours(estate(region, "white", wines=[8]), cubes={"alentejo": 2}, out_of_play=["setubal", "ribatejo"])
    answers = [2] if region == "alentejo" else []

    assert points == mine(entered(table, *answers, "bagos_3"), "fair_points")


def test_cubes_are_free_to_choose() -> None:
    """`press_release.wine`: none, one or two, as many as lie there."""
    assert {0, 1, 2} == options("press_release.wine", yours(DAO, cubes={"dao": 3}), 1)
    assert {0, 1} == options("press_release.wine", yours(DAO, cubes={"dao": 1}), 1)


@pytest.mark.parametrize(
    "booth, bagos, points, experts",
    [
        ("magnate_first", 10, 8, []), ("free_expert", 10, 8, ["taste_bagos_2"]), ("bagos_3", 13, 8, []),
        ("fair_points_3", 10, 11, []),
    ],
)  # fmt: skip
def test_booths(booth: str, bagos: int, points: int, experts: list[str]) -> None:
    """`press_release.booth`: the disc stands there, and its bonus comes at once."""
    answers = ["taste", "none"] if experts else []
    scene = entered(yours(DAO), booth, *answers)

    assert [bagos, points, experts, "you"] == [
        mine(scene, "bagos"), mine(scene, "fair_points"), *left(scene, "you.experts", f"booths.{booth}"),
    ]  # fmt: skip


def test_a_taken_booth() -> None:
    """`press_release.booth`: his is not on offer."""
    assert {"magnate_first", "free_expert", "bagos_3"} == options(
        "press_release.booth", yours(DAO, booths={"fair_points_3": "lacerda"}), 1, 0
    )


def test_without_a_wine_a_booth_gives_nothing() -> None:
    """`press_release.booth`: the disc alone."""
    scene = play("press_release.booth", yours(), "bagos_3", args=[1, 1])

    assert [10, "you"] == [mine(scene, "bagos"), left(scene, "booths.bagos_3")[0]]


EXPERTS = ["taste_rearrange_stack", "taste_bagos_2", "aroma_free_move", "alcohol_cube_1"]


def test_one_expert_for_a_feature() -> None:
    """`press_release.experts` (VA057, O-03): Taste 3 and 2 of the tile, Aroma 2 and 1; no second Taste, no Alcohol."""
    table = yours(DAO, you={"experts": EXPERTS})
    scene = play("press_release.experts", table, "taste_rearrange_stack", "aroma_free_move", args=[1])

    assert [8, ["taste_bagos_2", "alcohol_cube_1"]] == [mine(scene, "fair_points"), left(scene, "you.experts")[0]]
    assert {"taste_rearrange_stack", "taste_bagos_2", "none"} == options("press_release.experts", table, 1)


def test_sent_experts_go_under_their_deck() -> None:
    """`press_release.experts` (VA055): face up at the bottom."""
    scene = play("press_release.experts", yours(you={"experts": EXPERTS[:1]}), EXPERTS[0], args=[1])

    assert [EXPERTS[0]] == left(scene, "expert_decks")[0]["taste"]["bottom"]


def test_a_face_down_expert_cannot_go() -> None:
    """`press_release.experts` (VA060, O-03)."""
    assert set() == options("press_release.experts", yours(you={"face_down": ["taste_bagos_2"]}), 1)


@pytest.mark.parametrize("side, points", [("add", 5), ("ignore", 3)])
def test_vintage_bonus_for_you(side: str, points: int) -> None:
    """`press_release.experts`, `vintage_bonus=add`, `vintage_bonus=ignore`: with the tile's bonus or without."""
    table = yours(you={"experts": EXPERTS[:1]})
    scene = play("press_release.experts", table, EXPERTS[0], args=[1], vintage_bonus=side)

    assert points == mine(scene, "fair_points")
    assert f"vintage_bonus={side}" in shown(scene)


@pytest.mark.parametrize(
    "region, colour, value, pleased",
    [
        ("dao", "white", 8, ["Carolina"]), ("lisboa", "white", 9, ["Bruno"]), ("lisboa", "red", 8, ["Anabela"]),
        ("dao", "white", 9, ["Carolina", "Bruno"]), ("dao", "red", 8, ["Carolina", "Anabela"]),
        ("lisboa", "white", 8, []),
    ],
)  # fmt: skip
def test_barrels_from_the_magnates(region: str, colour: str, value: int, pleased: list[str]) -> None:
    """`press_release.barrels` (VY017): Carolina's regions, Bruno's least value, Anabela's colour: a barrel each."""
    table = yours(estate(region, colour, wines=[value]))
    scene = play("press_release.barrels", table, args=[1, 0, 0, value])

    assert [f"you take a barrel back from {name}" for name in pleased] == [s for s in told(scene) if "back from" in s]
    assert 2 + len(pleased) == mine(scene, "barrels")


@pytest.mark.parametrize("keeps, left_with", [("carolina", [2, 1, 1]), ("bruno", [1, 2, 1]), ("anabela", [1, 1, 2])])
def test_two_barrels_at_most(keeps: str, left_with: list[int]) -> None:
    """`press_release.barrels`: all three are pleased: you say who keeps the barrel."""
    table = yours(estate("dao", "red", wines=[9]))
    scene = play("press_release.barrels", table, keeps, args=[1, 0, 0, 9])

    assert [4, left_with] == [mine(scene, "barrels"), left(scene, "you.magnate_barrels")[0]]


def test_a_magnate_without_your_barrels() -> None:
    """`press_release.barrels`: who keeps none gives none; then the other two are all."""
    table = yours(estate("dao", "red", wines=[9]), you={"magnate_barrels": [0, 2, 2]})
    scene = play("press_release.barrels", table, args=[1, 0, 0, 9])

    assert [[0, 1, 1]] == left(scene, "you.magnate_barrels")


def test_one_barrel_by_own_facts() -> None:
    """`press_release.barrels`: a reader's facts may give back one barrel only: twice it is asked who keeps."""
    own = "[count]\npress_release_most_barrels = { value = 1 }\n"
    table = yours(estate("dao", "red", wines=[9]))
    scene = run("press_release.barrels", table, ["anabela", "bruno"], facts=own, args=[1, 0, 0, 9])

    assert [1, 2, 2] == left(scene, "you.magnate_barrels")[0]


def test_a_late_entry() -> None:
    """`fair.entry` (VY051): the Press Release that is missing is made in the Fair; no ability is on offer."""
    table = yours(DAO, you={"experts": ["taste_bagos_2"]}, year=3, phase="fair")
    scene = play("fair.entry", table, "bagos_3", "none", args=[1])

    assert "you enter the Fair only now" == told(scene)[0]
    assert [8, ["taste_bagos_2"], "you"] == [mine(scene, "fair_points"), *left(scene, "you.experts", "booths.bagos_3")]


def test_a_late_entry_without_a_wine() -> None:
    """`fair.entry`: no Fair Points and no bonus, but a booth for the order."""
    scene = play("fair.entry", yours(year=3, phase="fair"), "fair_points_3", args=[1])

    assert "you come without a wine: no Fair Points" in told(scene)
    assert [0, "you"] == [mine(scene, "fair_points"), left(scene, "booths.fair_points_3")[0]]


def test_no_second_entry() -> None:
    """`fair.entry`: whose disc stands at a booth is not asked again."""
    assert [] == told(play("fair.entry", yours(DAO, year=3, phase="fair", booths={"bagos_3": "you"}), args=[1]))


def test_a_tile_for_a_wine() -> None:
    """`fair.tiles.you` (VY011): one wine for each tile; without a wine you can only stop."""
    table = yours(estate("dao", wines=[5, 3]), display=["sales", "cellar", *["empty"] * 4], year=3, phase="fair")
    first = asked("fair.tiles.you", table, 1, 0, answers=["1", "1b"])
    refusal = refused(run, "fair.tiles.you", table | {"you": {"estates": []}}, ["1"], args=[1, 2])

    assert {"sales": 1} == {"sales": first.position.hands[1].actions[3]}
    assert bytes([5, 0]) == first.position.estates[1][0][8:10]
    assert "left over" in refusal
