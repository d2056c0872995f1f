"""The Pass / Press Release card, and the Press Release made in the Fair."""

import pytest

from tests.scenes import estates, left, play, shown, told

SEEN = {"vintage": "v1", "tax": "none"}
NO_BONUS = """
[vintage]
v1 = { bruno = 8, features = { taste = 0 } }
"""


def expert(feature: str, bonus: int) -> str:
    """An Expert of this feature with this bonus of its own."""
    return f"{feature}_" + {1: "bagos_2", 2: "cube_1", 3: "rearrange_stack"}[bonus]


def test_four_steps_in_order() -> None:
    """`lacerda.press_release`: order, Bruno's value, two cubes, booth, Experts."""
    scene = play("lacerda.press_release", SEEN | estates(minho=3) | {"lacerda": {"experts": [expert("taste", 3)]}})

    assert [
        "will go first from the next order on",
        "gains 9 Fair Points, Bruno's minimum",
        "spends 2 cubes of Minho",
        "stands at 3 Fair Points: 3 Fair Points",
        "sends the Taste Expert (rearrange a stack): 5 Fair Points",
    ] == [sentence for sentence in told(scene) if "issued" not in sentence]
    assert [17, 1] == left(scene, "lacerda.fair_points", "cubes.minho")


@pytest.mark.parametrize("vintage, bruno", [(f"v{n}", v) for n, v in enumerate((9, 7, 6, 8, 8, 9, 7, 6), 1)])
def test_brunos_minimum(vintage: str, bruno: int) -> None:
    """`lacerda.press_release.1` (VL050): Bruno's least value on the current tile, whatever his wine would be."""
    scene = play("lacerda.press_release.1", {"vintage": vintage})

    assert [bruno] == left(scene, "lacerda.fair_points")


def test_his_cubes_add_nothing() -> None:
    """`lacerda.press_release.2` (VL051, VL020): two cubes of Alentejo go and no Fair Point comes."""
    scene = play("lacerda.press_release.2", SEEN | estates(alentejo=2))

    assert [0, 0] == left(scene, "lacerda.fair_points", "cubes.alentejo")


def test_his_booth() -> None:
    """`lacerda.press_release.3` (VL052): the booth of 3 Fair Points."""
    scene = play("lacerda.press_release.3", {"booths": {"bagos_3": "you"}})

    assert [{"bagos_3": "you", "fair_points_3": "lacerda"}, 3, 0] == left(
        scene, "booths", "lacerda.fair_points", "lacerda.bagos"
    )


def test_his_booth_when_you_have_it() -> None:
    """`lacerda.press_release.3` (VL052): if you have it, the booth of 3 Bagos, and the bank pays him."""
    scene = play("lacerda.press_release.3", {"booths": {"fair_points_3": "you"}, "you": {"bagos": 4}})

    assert ["finds your disc there and stands at 3 Bagos: 3 Bagos"] == told(scene)
    assert [0, 3, 4] == left(scene, "lacerda.fair_points", "lacerda.bagos", "you.bagos")


@pytest.mark.parametrize("booths, fair, bagos", [({}, 14, 0), ({"fair_points_3": "you"}, 11, 3)])
def test_the_worked_case(booths: dict[str, str], fair: int, bagos: int) -> None:
    """`lacerda.press_release.4` (O-32): Bruno 8, Taste 3 and 2, a tile of Taste with bonus 0: 8 + 3 + 3, or 8 + 3."""
    from vinhos_kernel import run

    his = {"experts": [expert("taste", 3), expert("taste", 2)]}
    scene = run("lacerda.press_release", SEEN | {"lacerda": his, "booths": booths}, facts=NO_BONUS)

    assert [fair, bagos] == left(scene, "lacerda.fair_points", "lacerda.bagos")
    assert [[expert("taste", 2)]] == left(scene, "lacerda.experts")


def test_one_expert_for_each_feature() -> None:
    """`lacerda.press_release.4` (O-03, VL053): v1 shows Taste and Aroma: Taste 3 and Aroma 2 go, Taste 1 stays."""
    his = [expert("taste", 1), expert("taste", 3), expert("aroma", 2), expert("alcohol", 3)]
    scene = play("lacerda.press_release.4", SEEN | {"lacerda": {"experts": his}}, vintage_bonus="ignore")

    assert [5, [expert("taste", 1), expert("alcohol", 3)]] == left(scene, "lacerda.fair_points", "lacerda.experts")


@pytest.mark.parametrize("side, points", [("add", 5 + 3), ("ignore", 3 + 2)])
def test_the_bonus_of_the_vintage_tile(side: str, points: int) -> None:
    """`vintage_bonus=add`, `vintage_bonus=ignore`: v1 adds 2 to Taste and 1 to Aroma, or nothing."""
    his = {"experts": [expert("taste", 3), expert("aroma", 2)]}
    scene = play("lacerda.press_release.4", SEEN | {"lacerda": his}, vintage_bonus=side)

    assert [points] == left(scene, "lacerda.fair_points")
    assert f"vintage_bonus={side}" in shown(scene)


def test_experts_go_under_their_deck() -> None:
    """`lacerda.press_release.4` (VA055): a discarded Expert lies face up under its deck."""
    his = {"experts": [expert("taste", 3)]}
    scene = play("lacerda.press_release.4", SEEN | {"lacerda": his})

    assert [expert("taste", 3)] == left(scene, "expert_decks")[0]["taste"]["bottom"]
    assert [[]] == left(scene, "lacerda.experts")


def test_no_expert_matches() -> None:
    """`lacerda.press_release.4`: without a matching Expert he gains nothing, and says so."""
    scene = play("lacerda.press_release.4", SEEN | {"lacerda": {"experts": [expert("alcohol", 3)]}})

    assert ["has no Expert that matches the Vintage tile"] == told(scene)
    assert [0] == left(scene, "lacerda.fair_points")


def test_the_second_visit_is_a_pass() -> None:
    """`lacerda.press_release`: once before each Fair; with a disc at a booth he changes the order and passes."""
    scene = play("lacerda.press_release", SEEN | {"booths": {"fair_points_3": "lacerda"}} | estates(minho=3))

    assert [0, 3, ["lacerda", "nobody"]] == left(scene, "lacerda.fair_points", "cubes.minho", "next_order")
    assert "has issued his Press Release already: he passes" in told(scene)


def test_he_goes_first() -> None:
    """`lacerda.press_release.order` (VL049, O-59): the first slot of the lower row; the order stays as yet."""
    scene = play("lacerda.press_release.order", {})

    assert [["lacerda", "nobody"], ["you", "lacerda"]] == left(scene, "next_order", "order")


def test_your_second_slot_leaves_him_the_first() -> None:
    """`lacerda.press_release.order`: you stand in the second slot of the lower row, so nothing is in doubt."""
    scene = play("lacerda.press_release.order", {"next_order": ["nobody", "you"]})

    assert [["lacerda", "you"]] == left(scene, "next_order")
    assert set() == {name for name in shown(scene) if name.startswith("turn_order_conflict")}


def test_turn_order_conflict_next_slot() -> None:
    """`turn_order_conflict=next_slot`: you hold the first slot of the lower row, he takes the second."""
    taken = {"next_order": ["you", "nobody"]}
    scene = play("lacerda.press_release.order", taken, turn_order_conflict="next_slot")

    assert [["you", "lacerda"]] == left(scene, "next_order")
    assert "turn_order_conflict=next_slot" in shown(scene)


def test_turn_order_conflict_push() -> None:
    """`turn_order_conflict=push`: he goes first all the same, and you second."""
    scene = play("lacerda.press_release.order", {"next_order": ["you", "nobody"]}, turn_order_conflict="push")

    assert [["lacerda", "you"]] == left(scene, "next_order")
    assert "turn_order_conflict=push" in shown(scene)


def test_his_marker_lies_below_already() -> None:
    """`lacerda.press_release.order`: it is not moved twice."""
    scene = play("lacerda.press_release.order", {"next_order": ["nobody", "lacerda"]})

    assert [["nobody", "lacerda"]] == left(scene, "next_order")


def test_late_press_release() -> None:
    """`lacerda.fair.press_release` (VL055): the same four steps, without an action card and without a move."""
    scene = play("lacerda.fair.press_release", SEEN | estates(minho=2, dao=2), 4)

    assert "issues his Press Release now" == told(scene)[0]
    assert [12, 0, "press_release", {"fair_points_3": "lacerda"}] == left(
        scene, "lacerda.fair_points", "cubes.dao", "lacerda.marker", "booths"
    )


@pytest.mark.parametrize("side, row", [("no", ["nobody", "nobody"]), ("yes", ["lacerda", "nobody"])])
def test_a_late_press_release_and_the_order(side: str, row: list[str]) -> None:
    """`fair_pr_order=no`, `fair_pr_order=yes`: whether the Press Release inside the Fair moves his order marker."""
    scene = play("lacerda.fair.press_release", SEEN, fair_pr_order=side)

    assert [row] == left(scene, "next_order")
    assert f"fair_pr_order={side}" in shown(scene)


def test_equally_valuable_experts() -> None:
    """`lacerda.press_release.4`: of two tiles worth 2 the first of the list goes; the points are the same."""
    for his in (["taste_cube_1", "taste_free_move"], ["taste_free_move", "taste_cube_1"]):
        scene = play("lacerda.press_release.4", SEEN | {"lacerda": {"experts": his}})

        assert [4, ["taste_cube_1"]] == left(scene, "lacerda.fair_points", "lacerda.experts")


def test_without_a_vintage_tile() -> None:
    """`lacerda.press_release.1`, `lacerda.press_release.4`: no tile lies open, so nothing is gained for it."""
    unseen = {"vintage": "none", "lacerda": {"experts": [expert("taste", 3)]}}

    assert [0] == left(play("lacerda.press_release.1", unseen), "lacerda.fair_points")
    assert [0] == left(play("lacerda.press_release.4", unseen), "lacerda.fair_points")
