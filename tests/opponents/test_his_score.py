"""Lacerda's final score."""

import pytest

from tests.scenes import left, play, shown, told
from vinhos_kernel.opponents.lacerda.score import score_rows
from vinhos_kernel.solo import position_of

END = {
    "year": 6,
    "export": {"A3": "lacerda", "B3": "lacerda", "B2": "you", "C3": "you"},
    "lacerda": {"vp": 40, "bagos": 17, "multipliers": {"winery": 1, "cellar": 1, "farmer": 1}},
}


def test_his_score() -> None:
    """`lacerda.score` (VL063): 17 Bagos are 10, A is his (14), B is shared (6), three Multipliers are 30."""
    scene = play("lacerda.score", END)

    assert [
        "17 Bagos: 10 VP",
        "Export majority A: 14 VP",
        "Export majority B: 6 VP",
        "3 Multipliers: 30 VP",
        "ends with 100 VP",
    ] == told(scene)
    assert [100] == left(scene, "lacerda.vp")


def test_the_rows_add_up() -> None:
    """`lacerda.score.rows`: track, Bagos, majorities and Multipliers together are the end score."""
    rows = score_rows(position_of(END))

    assert [40, 10, 14, 6, 30] == [row.vp for row in rows]
    assert left(play("lacerda.score", END), "lacerda.vp") == [sum(row.vp for row in rows)]


@pytest.mark.parametrize("side, vp", [("table", 14), ("none", 0)])
def test_his_money(side: str, vp: int) -> None:
    """`his_money=table`, `his_money=none`: 20 Bagos are 14 VP by the money table, or nothing."""
    scene = play("lacerda.score", {"lacerda": {"bagos": 20, "vp": 1}}, his_money=side)

    assert [1 + vp] == left(scene, "lacerda.vp")
    assert f"his_money={side}" in shown(scene)


@pytest.mark.parametrize("count", range(9))
def test_each_multiplier_is_ten(count: int) -> None:
    """`lacerda.score.rows` (VL059): ten VP for each of his Multipliers, whatever it shows."""
    kinds = [
        "vineyard", "winery", "cellar", "enologist", "farmer", "expert", "export_barrel", "sales_barrel",
    ]  # fmt: skip
    game = position_of({"lacerda": {"multipliers": dict.fromkeys(kinds[:count], 1)}})

    assert 10 * count == score_rows(game)[-1].vp
