"""Setting up the table for two."""

import pytest

from tests.scenes import left, play, refused, told
from vinhos_kernel import answer, load, roll, run, start
from vinhos_kernel.state.names import REGIONS

ACTIONS = ("free_expert", "vineyard_minus_1", "fair_points_2", "sales", "export", "winery_for_2")


def set_up(seed: int):
    """A solo table by the seeded die, up to your first two actions."""
    table = start("solo", seed=seed)
    while table.question.who == "chance":
        table = roll(table)
    return table


@pytest.mark.parametrize("seed", range(12))
def test_a_table_for_two(seed: int) -> None:
    """`setup` (VL002-VL004, O-14): seven regions, a Vintage tile, five tiles left for you, his area, then year 1."""
    game = set_up(seed).position

    assert (7, 7, 5) == (
        game.in_play.bit_count(),
        game.calendar.unseen.bit_count(),
        sum(map(bool, game.magnates.display)),
    )
    assert (6, 19, 0, 4) == (game.barrels[2], game.vp[2], game.bagos[2], game.his_experts.bit_count())
    assert (1, 29, 27) == (sum(game.cubes), game.cube_supply, sum(game.stacks))
    assert (1, "actions", 0, 19) == (game.year, game.calendar.phase, game.calendar.tax, game.bagos[1])


def test_a_region_goes_out() -> None:
    """`setup.regions` (VL003, O-14): its Vineyards leave the table, and no Number card can hit it any more."""
    scene = play("setup.regions", {"out_of_play": []}, "douro")

    assert ["Douro is out of play"] == told(scene)
    assert [["douro"], 0] == left(scene, "out_of_play", "stacks.douro")
    assert "the draws ran out" in refused(run, "lacerda.cellars", scene.position, [3, 1])


@pytest.mark.parametrize("first, second", [(1, 2), (7, 9), (9, 8)])
def test_any_two_regions_can_go_out(first: int, second: int) -> None:
    """`setup.regions`: the draw is repeated for two of the nine."""
    table = answer(answer(start("solo"), REGIONS[first]), REGIONS[second])

    assert {first, second} == {n for n in range(1, 10) if not table.position.in_play >> n & 1}


def test_the_display() -> None:
    """`setup.display`: a tile of the Action stack lies on each numbered space; it is taken from the stack."""
    scene = play("setup.display", {"display": ["empty"] * 6}, "sales", args=[2])

    assert ["empty", "empty", "sales", "empty", "empty", "empty"] == left(scene, "display")[0]
    assert [0, 1] == left(scene, "action_stack.sales", "action_stack.export")


def test_the_display_begins_with_action_tiles() -> None:
    """`setup.display`: six of the nine Action tiles, no Multiplier; each tile once."""
    display = set_up(3).position.magnates.display

    assert all(tile <= 9 for tile in display)
    assert 5 == len({tile for tile in display if tile})


def test_the_first_questions_in_order() -> None:
    """`setup`: two regions, a Vintage tile, six tiles, four Experts, his Vineyard, his tile, then your actions."""
    table = start("solo", seed=7)
    rules = []
    while table.question.who == "chance":
        rules.append(table.question.rule)
        table = roll(table)
    once = [rule for place, rule in enumerate(rules) if place == 0 or rules[place - 1] != rule]

    assert [
        "setup.regions", "year.vintage", "setup.display", "lacerda.experts.1", "lacerda.setup.vineyard",
        "lacerda.setup.tile",
    ] == once  # fmt: skip
    assert "year.you" == table.question.rule


def test_the_preset_leaves_out_setubal_and_algarve() -> None:
    """The quick table has the recommended two regions out (O-14)."""
    assert ["setubal", "algarve"] == left(run("numbers.gather", start("table")), "out_of_play")[0]


def test_a_record_sets_up_a_table() -> None:
    """`setup`: written by hand, the answers stand in the order of the set-up."""
    table = load("start solo\nregion setubal\nregion algarve\nvintage v1\n")

    assert "v1" == table.position.tile.name
