"""The Export card: cubes, the highest free slot, VP."""

import pytest

from tests.scenes import EXPORT, but, estates, gains, left, play, shown, told
from vinhos_kernel import run
from vinhos_kernel.data.board import board_of

VP = {slot.name: slot.vp for slot in board_of().export_slots}
NO_CUBES = {"estates": {"minho": 1}}


def frame(*free: str) -> dict[str, dict[str, str]]:
    """The frame of the Export area with these slots free."""
    return {"export": but(free, EXPORT)}


def test_best_region_is_looked_up_again() -> None:
    """`lacerda.export` (O-24): Minho 3 and Dão 2, slots of 6 and 4 VP: 6 + 2 from Minho, then 4 + 2 from Dão."""
    scene = play("lacerda.export", estates(minho=3, dao=2) | frame("C1", "C2"))

    assert [
        "spends 2 cubes of Minho",
        "exports to C2: 6 + 2 VP",
        "spends 2 cubes of Dão",
        "exports to C1: 4 + 2 VP",
    ] == told(scene)
    assert [14, 1, 0] == left(scene, "lacerda.vp", "cubes.minho", "cubes.dao")


def test_the_second_lookup_may_tie() -> None:
    """`lacerda.export` (O-24): Minho 4 and Dão 2 are tied after the first barrel, so a Number card decides."""
    scene = play("lacerda.export", estates(minho=4, dao=2) | frame("C1", "C2"), 9, 4)

    assert "spends 2 cubes of Dão" in told(scene)


def test_alentejo_cubes_count_two() -> None:
    """`lacerda.export.2` (O-24, VL034): slot of 4 and two cubes of Alentejo are 8 VP."""
    scene = play("lacerda.export.1", estates(alentejo=2) | frame("B1"))

    assert ["spends 2 cubes of Alentejo", "exports to B1: 4 + 4 VP"] == told(scene)
    assert [8] == left(scene, "lacerda.vp")


@pytest.mark.parametrize("cubes, more", [(0, 0), (1, 1), (2, 2), (3, 2)])
@pytest.mark.parametrize("region, each", [("minho", 1), ("alentejo", 2)])
def test_each_cube_counts(cubes: int, more: int, region: str, each: int) -> None:
    """`lacerda.export.1`: 0, 1, 2 or 3 cubes bring 0, 1, 2, 2 VP, in Alentejo twice that."""
    scene = play("lacerda.export.1", estates(**{region: cubes}))

    assert [10 + more * each] == left(scene, "lacerda.vp")
    assert (0, 0, 0, 10 + more * each, 0) == gains(step.facts for step in scene.steps)


def order_of_filling(height: str) -> list[str]:
    """The slots in the order in which he fills an empty frame, with a barrel for each."""
    filled: dict[str, str] = {}
    order = []
    for _ in EXPORT:
        mine = {slot: "you" if place < 8 else "lacerda" for place, slot in enumerate(filled)}
        scene = play("lacerda.export.1", NO_CUBES | {"export": mine}, export_highest=height)
        assert f"export_highest={height}" in shown(scene)
        slot = scene.steps[1].facts["export_slot"]
        order.append(board_of().export_slots[slot].name)
        filled[order[-1]] = "lacerda"
    return order


def test_export_highest_vp() -> None:
    """`export_highest=vp`: most VP first, the leftmost of equals; never outside the frame."""
    order = order_of_filling("vp")

    assert sorted(EXPORT, key=lambda slot: (-VP[slot], slot[0])) == order
    assert ["A3", "B3", "C3", "D3", "A2", "B2", "C2", "D2", "A1", "B1", "C1", "D1"] == order


def test_export_highest_row() -> None:
    """`export_highest=row`: the topmost row first, each from the left."""
    assert [column + row for row in "321" for column in "ABCD"] == order_of_filling("row")


def test_export_highest_value() -> None:
    """`export_highest=value`: the slot that asks for the best wine first: 12, 12, 11, 11, 9, 9, 8, 8, ..."""
    assert [
        "A3", "B3", "C3", "D3", "A2", "B2", "C2", "D2", "A1", "B1", "C1", "D1",
    ] == order_of_filling("value")  # fmt: skip


@pytest.mark.parametrize("height, found", [("vp", "C1"), ("row", "A2"), ("value", "B1")])
def test_the_three_heights_differ(height: str, found: str) -> None:
    """`export_highest` with a reader's own slots: `vp`, `row` and `value` each choose another one."""
    own = """
    [export_slot]
    A2 = { vp = 3, least = 5 }
    B1 = { vp = 4, least = 12 }
    C1 = { vp = 8, least = 6 }
    """
    scene = run(
        "lacerda.export.2", NO_CUBES | frame("A2", "B1", "C1"), (), {"export_highest": height}, own, args=[0, 0]
    )

    assert f"exports to {found}: " in scene.story[0]


def test_equal_slots_go_to_the_leftmost() -> None:
    """`lacerda.export.2` (VL034): B3, C3 both bring 9; he takes B3, and the reason says so."""
    scene = play("lacerda.export.2", frame("C3", "B3", "D1"), args=[0, 0])
    because = scene.steps[0].because

    assert ["exports to B3: 9 + 0 VP"] == told(scene)
    assert "leftmost column" in [cut.criterion for cut in because.cuts]
    assert ["B3", "C3", "D1"] == [board_of().export_slots[slot].name for slot in because.candidates]


def test_the_last_slot_and_then_none() -> None:
    """`lacerda.export.1`, `impossible_half=skip` (O-63): one slot is left for two barrels; the second takes no cube."""
    scene = play("lacerda.export", estates(minho=4) | frame("D1"), impossible_half="skip")

    assert ["spends 2 cubes of Minho", "exports to D1: 3 + 2 VP", "no Export slot is free: no export"] == told(scene)
    assert [2, 5] == left(scene, "cubes.minho", "lacerda.vp")
    assert "impossible_half=skip" in shown(scene)


def test_no_slot_but_the_cubes_go() -> None:
    """`impossible_half=cubes_taken`: two cubes go for the barrel that finds no slot, without VP."""
    scene = play("lacerda.export", estates(minho=4) | frame("D1"), impossible_half="cubes_taken")

    assert ["no Export slot is free: no export", "spends 2 cubes of Minho"] == told(scene)[2:]
    assert [0, 5] == left(scene, "cubes.minho", "lacerda.vp")
    assert "impossible_half=cubes_taken" in shown(scene)


def test_the_last_barrel_and_then_none() -> None:
    """`lacerda.export.1` (O-63): with one barrel in his area the second half is none."""
    taken = dict.fromkeys(("red 3", "red 4", "red 5", "red 6", "red 7", "red 8", "red 9"), "lacerda")
    scene = play("lacerda.export", estates(minho=4) | {"sales": taken})

    assert ["exports to A3: 10 + 2 VP", "has no barrel to export with"] == told(scene)[1:]
    assert [2, 0] == left(scene, "cubes.minho", "lacerda.barrels")


def test_slots_outside_the_frame_are_never_used() -> None:
    """`lacerda.export.2` (VL003): with a full frame column E stays empty."""
    scene = play("lacerda.export.1", estates(minho=2) | frame())

    assert ["no Export slot is free: no export"] == told(scene)


def test_the_head_start_is_two_barrels_and_19() -> None:
    """`lacerda.setup.head_start` (VL013, O-24): A3 and B3, and 19 VP, which is what these two slots bring."""
    scene = play("lacerda.setup.head_start", {})

    assert ["puts a barrel on A3", "puts a barrel on B3", "starts with 19 VP"] == told(scene)
    assert [{"A3": "lacerda", "B3": "lacerda"}, 19, 6] == left(scene, "export", "lacerda.vp", "lacerda.barrels")
    assert 19 == VP["A3"] + VP["B3"]
