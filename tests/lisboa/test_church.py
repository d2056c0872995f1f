"""The Church track: the Cardinal's way, his icons, the tile in front of him, Church scoring."""

import pytest

from tests.lisboa.scenes import hanging, left, play, shown, told


def at(spot: int, **more: object) -> dict[str, object]:
    """A table with the Cardinal on a spot."""
    return {"church": {"cardinal": spot, **more}}


def test_his_cardinal() -> None:
    """`lisboa.cardinal` (LL029): two spaces, the tile in front of him is discarded for its wigs."""
    scene = play("lisboa.cardinal", at(7), 3)

    assert [1, [2, 4, 5, 6, 8], 8, 1] == left(
        scene, "church.cardinal", "church.tiles", "lacerda.wigs", "lacerda.clergy"
    )
    assert ["the Cardinal moves 2 spaces to spot 1", "discards the Clergy tile and scores the 3 wigs on its back"] == (
        told(scene)
    )


def test_the_treasury_icon() -> None:
    """`lisboa.cardinal.move` (LL029): passing it raises the Treasury by 1."""
    scene = play("lisboa.cardinal.move", at(1), args=[2, 2])

    assert [4, 4] == left(scene, "church.cardinal", "treasury")


def test_the_church_icon_comes_before_the_tile() -> None:
    """`lisboa.cardinal.move`, `lisboa.church`: passing it scores the Church, then the tile is taken."""
    scene = play("lisboa.cardinal", {**at(6), "lacerda": {"influence": 1, "ships": ["blue"]}, "yard": ["red"]}, 3, 4)

    assert ["lisboa.cardinal.move", "lisboa.church", "lisboa.cardinal.tile"] == list(
        dict.fromkeys(step.rule for step in scene.steps)
    )
    assert [1 + 3 + 1, 5 + 4] == left(scene, "lacerda.influence", "lacerda.wigs")


@pytest.mark.parametrize("side, spot, wigs", [("tiles_only", 4, 7), ("all_spots", 3, 5)])
def test_icons_as_spaces(side: str, spot: int, wigs: int) -> None:
    """`cardinal_counts=tiles_only`, `cardinal_counts=all_spots`: two spaces on from spot 1, over or onto the icon."""
    draws = [2] if side == "tiles_only" else []
    scene = play("lisboa.cardinal", at(1), *draws, cardinal_counts=side)

    assert [spot, wigs, 4] == left(scene, "church.cardinal", "lacerda.wigs", "treasury")
    assert f"cardinal_counts={side}" in shown(scene)


def test_no_tile_in_front_of_him() -> None:
    """`lisboa.cardinal.tile`: then nothing is asked and nothing scored."""
    scene = play("lisboa.cardinal.tile", at(4, tiles=[1, 2]), args=[2])

    assert ["no Clergy tile lies in front of the Cardinal"] == told(scene)


@pytest.mark.parametrize("side, tiles", [("not_here", [1, 2, 5, 6, 8]), ("at_once", [1, 2, 4, 5, 6, 8])])
def test_the_gap_on_the_track(side: str, tiles: list[int]) -> None:
    """`church_refill=not_here`, `church_refill=at_once`: the discarded tile is replaced in your turn, or at once."""
    scene = play("lisboa.cardinal.tile", at(4), 2, args=[2], church_refill=side)

    assert [tiles] == left(scene, "church.tiles")
    assert f"church_refill={side}" in shown(scene)


def test_your_tile_is_yours() -> None:
    """`lisboa.cardinal.tile`: when you moved the Cardinal you take it, and its back is nobody's business."""
    scene = play("lisboa.cardinal.tile", at(4), args=[1])

    assert [2, 5] == left(scene, "you.clergy", "you.wigs")


@pytest.mark.parametrize("by", [1, 2])
def test_he_always_gains(by: int) -> None:
    """`lisboa.church` (LL031): whoever set it off, he discards nothing and gains your Portfolio and his ships."""
    position = {"lacerda": {"influence": 2, "ships": ["blue", "red"]}, "yard": []}
    scene = play("lisboa.church", position, 3, args=[by])

    assert [2 + 3 + 2] == left(scene, "lacerda.influence")


def test_church_scoring_of_yours_is_always_yours() -> None:
    """`lisboa.church`: when you set it off, no reading takes it from you."""
    scene = play("lisboa.church", {}, 3, args=[1], church_scores_you="no")

    assert [4 + 3, 5 + 3] == left(scene, "you.influence", "lacerda.influence")
    assert set() == shown(scene)


@pytest.mark.parametrize("side, yours", [("yes", 4 + 3), ("no", 4)])
def test_church_scoring_of_his_counts_for_you(side: str, yours: int) -> None:
    """`church_scores_you=yes`, `church_scores_you=no`: set off by his move it counts for you as well, or not."""
    scene = play("lisboa.church", {}, 3, args=[2], church_scores_you=side)

    assert [yours] == left(scene, "you.influence")
    assert {f"church_scores_you={side}"} == shown(scene)


def test_the_end_of_the_track() -> None:
    """`lisboa.church`: a gain that goes beyond 10 brings one wig, whatever is too much."""
    scene = play("lisboa.church", {"lacerda": {"influence": 10}}, 9, args=[1])

    assert [10, 6] == left(scene, "lacerda.influence", "lacerda.wigs")
    assert [10, 5] == left(play("lisboa.church", {"lacerda": {"influence": 10}}, 0, args=[1]),
                           "lacerda.influence", "lacerda.wigs")  # fmt: skip


def test_your_wig_at_the_end_of_the_track_is_told() -> None:
    """`lisboa.church`: a gain of yours that reaches 10 brings a wig, and the sentence says so; without it, no word."""
    scene = play("lisboa.church", {"you": {"influence": 9, "wigs": 0}}, 4, args=[2])

    assert [10, 1] == left(scene, "you.influence", "you.wigs")
    assert (
        "Church scoring: you gain 4 Influence, 1 wig for the end of the track, and may turn in Clergy tiles for wigs"
    ) == told(scene)[-1]
    assert (
        "Church scoring: you gain 3 Influence and may turn in Clergy tiles for wigs"
        == told(play("lisboa.church", {}, 3, args=[2]))[-1]
    )


@pytest.mark.parametrize("side, wigs", [("one", 1), ("two", 2)])
def test_one_gain_or_two_of_a_church_scoring(side: str, wigs: int) -> None:
    """`lisboa.church`, `ship_gain=one`, `ship_gain=two`: Portfolio and ships at Influence 9, a wig or two."""
    position = {"lacerda": {"influence": 9, "wigs": 0, "ships": ["blue"]}, "yard": ["red"]}
    scene = play("lisboa.church", position, 3, args=[1], ship_gain=side)
    word = "wig" if wigs == 1 else "wigs"

    assert [10, wigs] == left(scene, "lacerda.influence", "lacerda.wigs")
    assert (
        f"Church scoring: he gains 3 Influence of your Portfolio and 1 of his ships and {wigs} {word} for the end of "
        "the track",
        (("ship_gain", side),),
    ) == hanging(scene)[0]


def test_a_single_gain_is_in_no_doubt() -> None:
    """`lisboa.church`: without ships, or short of the end of the track, `ship_gain` does not matter."""
    at_the_end = {"lacerda": {"influence": 10}}
    short = {"lacerda": {"influence": 2, "ships": ["blue"]}, "yard": []}

    assert set() == shown(play("lisboa.church", at_the_end, 9, args=[1], ship_gain="two"))
    assert set() == shown(play("lisboa.church", short, 3, args=[1], ship_gain="two"))


def test_a_church_scoring_of_his_alone_says_so() -> None:
    """`lisboa.church`, `church_scores_you=no`: the doubt hangs on a sentence about you."""
    assert [("you gain nothing: this Church scoring is his alone", (("church_scores_you", "no"),))] == hanging(
        play("lisboa.church", {}, 3, args=[2], church_scores_you="no")
    )
