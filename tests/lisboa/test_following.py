"""Who follows whom: he always, you if you like, each with the Noble's own Royal Favor."""

import pytest

from tests.lisboa.scenes import hanging, left, play, shown, told

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


def test_he_does_not_follow_where_he_cannot_pay() -> None:
    """`lisboa.follow.his`, `short_wigs=skip`: he keeps his favor; else his wigs stop at 0 and he takes the Decrees."""
    poor = {"lacerda": {"favors": {"minister": 1}, "influence": 1, "wigs": 1}}
    scene = play("lisboa.follow.his", poor, args=[1], short_wigs="skip")

    assert ["would follow you to the Minister, but he cannot pay 5 for it"] == told(scene)
    assert [{"minister": 1}, 1, 1] == left(scene, "lacerda.favors", "lacerda.influence", "lacerda.wigs")
    assert {"short_wigs=skip"} == shown(scene)
    assert [0, [1, 2]] == left(play("lisboa.follow.his", poor, 40, 41, args=[1]), "lacerda.wigs", "lacerda.decrees")


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


@pytest.mark.parametrize("side, favors, influence", [("no_pay", {"minister": 1}, 5), ("pay", {}, 0)])
def test_a_follow_that_cannot_be_done(side: str, favors: dict[str, int], influence: int) -> None:
    """`lisboa.follow.his`, `impossible_noble=no_pay`, `impossible_noble=pay`: he stays, or spends the favor."""
    scene = play("lisboa.follow.his", {**HIS, "decrees": []}, args=[1], impossible_noble=side)

    assert [favors, influence] == left(scene, "lacerda.favors", "lacerda.influence")
    assert f"impossible_noble={side}" in shown(scene)
    assert "no Decree lies out" in told(scene)[-1]


@pytest.mark.parametrize("side", ["two", "one"])
def test_where_the_doubts_of_a_follow_hang(side: str) -> None:
    """`lisboa.follow.his`, `follow_decrees=two`, `follow_decrees=one`: each on the sentence that it is about."""
    scene = play("lisboa.follow.his", HIS, *(40, 41)[: 2 if side == "two" else 1], args=[1], follow_decrees=side)

    assert [
        ("follows you to the Minister", (("follow_decrees", side),)),
        ("the Royal Favor of the Minister goes back to its portrait", (("favor_after_follow", "spent"),)),
    ] == hanging(scene)


NO_DECREES = {"courtier": "minister", "decrees": [], "you": {"favors": {"minister": 1}}}


def test_a_visit_for_nothing_may_be_followed() -> None:
    """`lisboa.visit`, `lisboa.follow.yours.nothing`, `follow_nothing=yes` (LL033): his Courtier stands there."""
    scene = play("lisboa.visit", NO_DECREES, "yes", args=[0])

    assert [
        "cannot take the action of the Minister, since no Decree lies out: he pays nothing",
        "you may follow him, though he paid nothing and took nothing there",
        "you follow him to the Minister",
    ] == told(scene)[:3]
    assert ("you may follow him, though he paid nothing and took nothing there",
            (("follow_nothing", "yes"),)) in hanging(scene)  # fmt: skip
    assert [{}] == left(scene, "you.favors")


def test_a_visit_for_nothing_is_no_visit() -> None:
    """`lisboa.follow.yours.nothing`, `follow_nothing=no`: nothing is asked, and your favor stays."""
    scene = play("lisboa.visit", NO_DECREES, args=[0], follow_nothing="no")

    assert ("you cannot follow him: he paid nothing and took nothing there",
            (("follow_nothing", "no"),)) == hanging(scene)[-1]  # fmt: skip
    assert [{"minister": 1}] == left(scene, "you.favors")


def test_a_visit_that_is_too_dear_is_for_nothing_too() -> None:
    """`lisboa.follow.yours.nothing`, `short_wigs=skip`: he cannot pay; `short_wigs=pay_what_he_has` is a visit."""
    poor = {"courtier": "minister", "you": {"favors": {"minister": 1}}, "lacerda": {"influence": 1, "wigs": 1}}

    assert [
        "cannot take the action of the Minister, since he cannot pay 5 for it: he pays nothing",
        "you cannot follow him: he paid nothing and took nothing there",
    ] == told(play("lisboa.visit", poor, args=[0], short_wigs="skip", follow_nothing="no"))
    assert not any(
        doubt.startswith("follow_nothing") for doubt in shown(play("lisboa.visit", poor, 40, 41, "no", args=[0]))
    )


def test_a_visit_that_he_pays_for_is_in_no_doubt() -> None:
    """`lisboa.visit`, `impossible_noble=pay`: he paid, so that you may follow whatever `follow_nothing` says."""
    scene = play("lisboa.visit", NO_DECREES, "no", args=[0], impossible_noble="pay", follow_nothing="no")

    assert "you do not follow him" == told(scene)[-1]


def test_who_cannot_follow_is_told_nothing() -> None:
    """`lisboa.follow.yours.nothing`: without that Noble's favor there is nothing to tell."""
    assert [] == told(play("lisboa.follow.yours.nothing", YOURS, args=[1]))
