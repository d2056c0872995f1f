"""The automa's end: its last action, 1 VP for each Bago, everything else as usual."""

import pytest

from tests.opponents.automa.tables import across, game_of, its, marker, path
from tests.rules.yours import estate
from tests.scenes import play, shown, told
from vinhos_kernel import start
from vinhos_kernel.opponents.automa2021.score import automa_score_rows
from vinhos_kernel.rules.scoring import score_rows


@pytest.mark.parametrize("bagos", [0, 1, 17, 40])
def test_each_bago_is_one_point(bagos: int) -> None:
    """`automa.score`, `automa.score.rows` (VL075, O-34): 17 Bagos: 17 VP, not what the money table says."""
    scene = play("automa.score", across(automa={"bagos": bagos}))

    assert bagos == its(scene, "vp")
    assert f"{bagos} Bagos" == automa_score_rows(scene.position)[1].what
    assert f"ends with {bagos} VP" in told(scene)


def test_your_bagos_go_by_the_money_table() -> None:
    """`automa.score.rows`: 17 Bagos of yours are worth less than 17 VP."""
    game = game_of(across(you={"bagos": 17, "marker": "sales"}))

    assert 17 > score_rows(game, 1)[1].vp


def test_all_else_scores_as_usual() -> None:
    """`automa.score` (VL075): wines, Export majorities and Multipliers count as yours do."""
    table = across(
        estate("dao", vineyards=2, wines=[7, 4]),
        automa={"bagos": 17, "vp": 20, "multipliers": {"vineyard": 1}, "barrels": 0},
        export={"A3": "automa"},
    )
    game = game_of(table)
    rows, usual = automa_score_rows(game), score_rows(game, 2)

    assert [row for row in usual if row != usual[1]] == [row for row in rows if row != rows[1]]
    assert sum(row.vp for row in rows) == its(play("automa.score", table), "vp")


def test_the_worth_of_a_bago_is_a_printed_value() -> None:
    """`automa.score`: a reader's own sheet can print another one."""
    facts = '[automa.bago_vp]\nvalue = 2\nfrom = { value = "yours:my sheet" }\n'
    table = start(position=across(agenda=[["automa.score"]]), facts=facts)

    assert 20 == table.position.vp[2]


def test_one_more_action_after_the_third_fair() -> None:
    """`automa.last_action` (VL068): a new turn, so what came up in year 6 may come again; no Press Release."""
    table = across(estate("dao", wines=[9]), **path(["cellars"])) | {"phase": "last_action"}
    scene = play("automa.last_action", table, 2)

    assert "cellars" == marker(scene)
    assert "takes the action of Cellars" in told(scene)


def test_no_press_release_comes_of_the_last_action() -> None:
    """`automa.last_action`: tokens meet, but no Fair comes any more."""
    table = across(estate("dao", wines=[9]), **path(token_2="cellars")) | {"phase": "last_action"}
    scene = play("automa.last_action", table, 2)

    assert "the token meets another one, but no Fair comes any more" in told(scene)
    assert 0 == its(scene, "fair_points")


def test_a_forced_sale_is_the_last_action_too() -> None:
    """`automa.last_action`, `automa.turn` (VL073): with 4 Bagos it sells, although it sold in year 6."""
    table = across(estate("dao", wines=[6]), automa={"bagos": 4}, **path(["sales"])) | {"phase": "last_action"}
    scene = play("automa.last_action", table)

    assert 10 == its(scene, "bagos")
    assert "forced_sale_die=no_die" in shown(scene)
