"""Who follows whom: he always, you if you like, each with the Noble's own Royal Favor."""

import pytest

from tests.lisboa.scenes import left, play, shown, told

HIS = {"lacerda": {"favors": {"minister": 1}}}
YOURS = {"you": {"favors": {"builder": 1}}}


def test_he_always_follows_with_the_right_favor() -> None:
    """`lisboa.follow.his` (LL033): he pays and takes the Noble's action, by the Helper's place now."""
    scene = play("lisboa.follow.his", HIS, 40, 41, args=[1])

    assert "follows you to the Minister" == told(scene)[0]
    assert "pays 5 Influence of 5 for the Minister" in told(scene)
    assert "takes the leftmost Decrees: 1, 2" in told(scene)


@pytest.mark.parametrize("noble", [0, 2])
def test_the_wrong_favor_is_no_use(noble: int) -> None:
    """`lisboa.follow.his`: without that Noble's favor he stays where he is, and says nothing."""
    assert [] == told(play("lisboa.follow.his", HIS, args=[noble]))


@pytest.mark.parametrize("side, his, there", [("spent", {}, 2), ("kept", {"minister": 1}, 1)])
def test_what_becomes_of_the_favor(side: str, his: dict[str, int], there: int) -> None:
    """`favor_after_follow=spent`, `favor_after_follow=kept`: back on its portrait, or kept for 2 wigs."""
    scene = play("lisboa.follow.his", HIS, 40, 41, args=[1], favor_after_follow=side)

    assert [his, there] == left(scene, "lacerda.favors", "favors.minister")
    assert f"favor_after_follow={side}" in shown(scene)


@pytest.mark.parametrize("side, draws, taken", [("two", (40, 41), [1, 2]), ("one", (40,), [1])])
def test_decrees_of_a_follow(side: str, draws: tuple[int, ...], taken: list[int]) -> None:
    """`follow_decrees=two`, `follow_decrees=one`: as in his own turn, or one."""
    scene = play("lisboa.follow.his", HIS, *draws, args=[1], follow_decrees=side)

    assert [taken] == left(scene, "lacerda.decrees")
    assert f"follow_decrees={side}" in shown(scene)


def test_he_does_not_follow_for_nothing() -> None:
    """`lisboa.follow.his`: an action that he cannot take keeps the favor in his hand."""
    scene = play("lisboa.follow.his", {**HIS, "decrees": []}, args=[1])

    assert ["would follow you to the Minister, but no Decree lies out"] == told(scene)
    assert [1] == left(scene, "lacerda.favors.minister")


@pytest.mark.parametrize("helper, architect", [("minister", "blue"), ("king", "green")])
def test_the_architect_of_a_follow(helper: str, architect: str) -> None:
    """`lisboa.follow.his`, `lisboa.building`: equal buildings go by where the Helper stands in your turn."""
    position = {"helper": helper, "lacerda": {"favors": {"king": 1}},
                "stacks": {"tops": {"blue": "gold", "green": "gold"}}}  # fmt: skip
    scene = play("lisboa.follow.his", position, "books", args=[2])

    assert any(f"opens the {architect} architect's building" in line for line in told(scene))


def test_you_may_follow_him() -> None:
    """`lisboa.follow.yours` (LL033): asked only with the right favor; the favor goes and you take the action."""
    scene = play("lisboa.follow.yours", YOURS, "yes", "B3 left", "B tsunami", args=[0])

    assert ["you follow him to the Builder", "the Royal Favor of the Builder goes back to its portrait"] == (
        told(scene)[:2]
    )
    assert [{"B3": "you left"}, {}] == left(scene, "stores", "you.favors")


@pytest.mark.parametrize("answer, favors", [("no", {"builder": 1}), ("otherwise", {})])
def test_you_need_not(answer: str, favors: dict[str, int]) -> None:
    """`lisboa.follow.yours`: not at all, or for something else than the Noble's action."""
    scene = play("lisboa.follow.yours", YOURS, answer, args=[0])

    assert [favors, {}] == left(scene, "you.favors", "stores")


def test_without_the_favor_nothing_is_asked() -> None:
    """`lisboa.follow.yours`: the right one is another Noble's."""
    assert [] == told(play("lisboa.follow.yours", YOURS, args=[1]))
