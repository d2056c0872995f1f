"""Setting up the table for two."""

import pytest

from tests.scenes import left, play, refused, told
from vinhos_kernel import answer, load, roll, run, start
from vinhos_kernel.state.names import REGIONS

ACTIONS = ("free_expert", "vineyard_minus_1", "fair_points_2", "sales", "export", "winery_for_2")


def set_up(seed: int):
    """A solo table by the seeded die, up to your first two actions."""
    table = start("companion", seed=seed)
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
    assert (6, 19, 0, 4) == (game.barrels[2], game.vp[2], game.bagos[2], game.hands[2].experts.bit_count())
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
    table = answer(answer(start("companion"), REGIONS[first]), REGIONS[second])

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
    """`setup`: regions, Vintage, six tiles, four Experts and the next ones, his Vineyard, his tile, your actions."""
    table = start("companion", seed=7)
    rules = []
    while table.question.who == "chance":
        rules.append(table.question.rule)
        table = roll(table)
    once = [rule for place, rule in enumerate(rules) if place == 0 or rules[place - 1] != rule]

    assert [
        "setup.regions", "year.vintage", "setup.display", "lacerda.experts.1", "experts.top", "lacerda.setup.vineyard",
        "lacerda.setup.tile",
    ] == once  # fmt: skip
    assert "year.you" == table.question.rule


def test_the_preset_leaves_out_setubal_and_algarve() -> None:
    """The quick table has the recommended two regions out (O-14)."""
    assert ["setubal", "algarve"] == left(run("numbers.gather", start("table")), "out_of_play")[0]


def test_a_record_sets_up_a_table() -> None:
    """`setup`: written by hand, the answers stand in the order of the set-up."""
    table = load("start companion\nregion setubal\nregion algarve\nvintage v1\n")

    assert "v1" == table.position.tile.name


PLAYED = {"seats": ["person", "lacerda"], "vintage": "v1", "out_of_play": ["algarve", "minho"]}


@pytest.mark.parametrize(
    "seats, order, bagos",
    [
        (["person", "lacerda"], ["you", "lacerda"], [19, 0]),
        (["person", "lacerda"], ["lacerda", "you"], [19, 0]),
        (["table", "lacerda"], ["you", "lacerda"], [19, 0]),
        (["person", "person"], ["you", "guest"], [19, 20]),
        (["person", "person"], ["guest", "you"], [20, 19]),
    ],
)
def test_money_to_begin_with(seats: list[str], order: list[str], bagos: list[int]) -> None:
    """`setup.money` (VL007): the first 19, the second 20; alone 19, and he nothing."""
    scene = play("setup.money", {"seats": seats, "order": order, "you": {"bagos": 0}})

    assert bagos == list(scene.position.bagos[1:])


@pytest.mark.parametrize(
    "region, answers, wine",
    [
        ("tras_os_montes", ["red"], 2), ("dao", ["white"], 2), ("ribatejo", ["red"], 3), ("lisboa", ["red"], 3),
        ("setubal", ["red", "taste", "taste_cube_1", "taste_bagos_2", "taste", "taste_free_move"], 2),
        ("alentejo", ["red"], 2), ("douro", ["red", 0], 2), ("douro", ["red", 1], 5),
    ],
)  # fmt: skip
def test_your_first_vineyard(region: str, answers: list[int | str], wine: int) -> None:
    """`setup.vineyard`, `setup.wine` (VL004): free, with its bonus, a cube and a wine; a Port tile makes it 5."""
    scene = play("setup.vineyard", PLAYED, region, *answers, args=[1])
    (land,) = left(scene, "you.estates")[0]

    assert ([wine], region) == (land["wines"], land["region"])
    assert [1, 3, 19] == [*left(scene, f"cubes.{region}", f"stacks.{region}"), scene.position.bagos[1]]


def test_a_port_spent_at_once() -> None:
    """`setup.wine`: one of the two goes back."""
    assert [1, 7] == left(play("setup.vineyard", PLAYED, "douro", "red", 1, args=[1]), "you.ports", "port_supply")


def test_the_first_wine_of_dao_lies_in_its_cellar() -> None:
    """`setup.wine`: the Cellar is there before the wine."""
    (land,) = left(play("setup.vineyard", PLAYED, "dao", "red", args=[1]), "you.estates")[0]

    assert (1, [2]) == (land["cellar"], land["wines"])


def test_your_first_tile() -> None:
    """`setup.tile`: any tile of the display, for nothing; it lies face up before you."""
    display = ["sales", "empty", "export", "empty", "empty", "empty"]
    scene = play("setup.tile", PLAYED | {"display": display}, "3", args=[1])

    assert [{"export": 1}, ["sales", *["empty"] * 5]] == left(scene, "you.actions", "display")
    assert ["no Magnate tile lies on the display"] == told(
        play("setup.tile", PLAYED | {"display": ["empty"] * 6}, args=[1])
    )


@pytest.mark.parametrize("name, first, second", [("solo", "you", "lacerda"), ("two", "you", "guest")])
def test_a_game_played_here(name: str, first: str, second: str) -> None:
    """`setup`: first Vineyards in turn order, first tiles in reverse order, then year 1."""
    table = start(name, seed=4)
    asked = []
    while table.position.calendar.phase == "set_up":
        if table.question.rule.startswith(("setup.v", "setup.t", "lacerda.setup.")):
            asked.append((table.question.rule.rpartition(".")[2], table.question.who))
        table = roll(table) if table.question.who == "chance" else answer(table, table.question.options[0])
    who = {"lacerda": "chance"}
    once = [each for place, each in enumerate(asked) if each not in asked[:place]]

    assert [
        ("vineyard", first), ("vineyard", who.get(second, second)), ("tile", who.get(second, second)), ("tile", first),
    ] == once  # fmt: skip
    assert 1 == table.position.year
