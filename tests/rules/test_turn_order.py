"""Turn order: two rows of slots."""

import pytest

from tests.scenes import left, play, told
from vinhos_kernel import answer, correct, roll, start

YOU_FIRST, HE_FIRST = ["you", "lacerda"], ["lacerda", "you"]
NOBODY = ["nobody", "nobody"]


@pytest.mark.parametrize("order", [YOU_FIRST, HE_FIRST])
@pytest.mark.parametrize(
    "row, first",
    [
        (["lacerda", "nobody"], HE_FIRST),
        (["nobody", "lacerda"], YOU_FIRST),
        (["you", "nobody"], YOU_FIRST),
        (["nobody", "you"], HE_FIRST),
        (["you", "lacerda"], YOU_FIRST),
        (["lacerda", "you"], HE_FIRST),
    ],
)
def test_markers_move_straight_up(order: list[str], row: list[str], first: list[str]) -> None:
    """`order.update` (VY041, VY045, VY046): lower markers keep their slot, those above make room."""
    scene = play("order.update", {"order": order, "next_order": row})

    assert [first, NOBODY] == left(scene, "order", "next_order")


def test_nothing_changed() -> None:
    """`order.update`: an empty lower row changes nothing and is not told."""
    scene = play("order.update", {"order": HE_FIRST})

    assert [[], [HE_FIRST]] == [told(scene), left(scene, "order")]


BOOTHS = ("magnate_first", "free_expert", "bagos_3", "fair_points_3")


@pytest.mark.parametrize("order", [YOU_FIRST, HE_FIRST])
@pytest.mark.parametrize("yours", [*BOOTHS, None])
@pytest.mark.parametrize("his", [*BOOTHS[2:], None])
def test_booths_set_the_order(order: list[str], yours: str | None, his: str | None) -> None:
    """`order.booths` (VY047): the lower booth is first; who has none comes last; with none at all nothing changes."""
    if yours == his and yours:
        return
    places = {yours: "you", his: "lacerda"}
    places.pop(None, None)
    scene = play("order.booths", {"order": order, "next_order": ["lacerda", "nobody"], "booths": places})
    ranks = [
        (BOOTHS.index(booth) if booth else 9, order.index(side)) for booth, side in ((yours, "you"), (his, "lacerda"))
    ]
    expected = YOU_FIRST if ranks[0] < ranks[1] else HE_FIRST

    assert [expected, NOBODY] == left(scene, "order", "next_order")


def test_his_press_release_as_second_side() -> None:
    """O-59: you act first; his Press Release counts from the next year on; your later Pass changes it back."""
    table = start("table", position={"agenda": [["year", 1]], "tax": "none"})
    table = answer(answer(table, "done"), "done")
    table = answer(table, "press_release")
    orders = [list(table.position.order)]
    while table.position.year == 1:
        table = roll(table)
    orders.append(list(table.position.order))
    while table.question.kind != "done":
        table = roll(table)
    table = correct(table, "next_order", ["you", "nobody"])
    table = answer(answer(table, "done"), "done")
    while table.position.year == 2 and table.question.rule != "fair.entry":
        table = roll(table)

    assert [[1, 2], [2, 1], [1, 2]] == [*orders, list(table.position.order)]


@pytest.mark.parametrize("side, order", [("after_both_sides", [2, 1]), ("after_each_side", [1, 2])])
def test_solo_order_update(side: str, order: list[int]) -> None:
    """`solo_order_update=after_both_sides`, `solo_order_update=after_each_side`: what holds when only he has acted."""
    position = {"order": HE_FIRST, "next_order": ["nobody", "lacerda"], "tax": "none"}
    table = start(position=position | {"agenda": [["year.actions"]]}, readings={"solo_order_update": side})
    table = answer(answer(table, "workers"), "experts")
    while table.question.who == "chance":
        table = roll(table)

    assert "year.you" == table.question.rule
    assert order == list(table.position.order)
    assert ("solo_order_update", side) in {reading for step in table.steps for reading in step.readings}
