"""Setting up against Lacerda."""

from tests.scenes import left, play, shown, told
from vinhos_kernel.state.names import SPACES

TABLE = {"export": {}, "lacerda": {"bagos": 5}, "action_deck": ["sales"], "numbers": [1]}
ACTIONS = ["free_expert", "vineyard_minus_1", "fair_points_2", "sales", "export", "winery_for_2"]
EXPERTS = ("taste_cube_1", "aroma_bagos_2", "appearance_free_move", "alcohol_bagos_2")


def test_the_whole_set_up() -> None:
    """`lacerda.setup` (VL005-VL013): barrels, four Experts, two decks, a Vineyard, a Magnate tile, the head start."""
    scene = play("lacerda.setup", TABLE, *EXPERTS, 9, 3, 8, 7, 4, setup_deck="each_step")

    assert [
        "has all 8 barrels in his area and no Bagos",
        "nine Action cards and nine Number cards are shuffled",
        "his initial Vineyard: the top one of Douro is discarded",
        "adds a Renown cube to Douro",
        "takes ‘a Sales action’ from space 4 of the display",
        "puts a barrel on A3",
        "puts a barrel on B3",
        "starts with 19 VP",
    ] == [sentence for sentence in told(scene) if "Expert" not in sentence]
    assert [0, 6, 19, 3, 1, list(SPACES), list(range(1, 10))] == left(
        scene, "lacerda.bagos", "lacerda.barrels", "lacerda.vp", "stacks.douro", "cubes.douro", "action_deck", "numbers"
    )
    assert [sorted(EXPERTS)] == [sorted(each) for each in left(scene, "lacerda.experts")]


def test_a_barrel_that_lies_out_stays_out() -> None:
    """`lacerda.setup`: on a table set by hand with a barrel of his in the Sales area, eight are eight."""
    scene = play("lacerda.setup", TABLE | {"sales": {"red 8": "lacerda"}}, *EXPERTS, 3, 4)

    assert [{"red 8": "lacerda"}, 5] == left(scene, "sales", "lacerda.barrels")


def test_two_decks() -> None:
    """`lacerda.setup.decks` (VL008): nine Action cards, one for each space, and nine Number cards."""
    scene = play("lacerda.setup.decks", TABLE)

    assert [list(SPACES), list(range(1, 10))] == left(scene, "action_deck", "numbers")


def test_his_initial_vineyard() -> None:
    """`lacerda.setup.vineyard` (VL011, VL010): a number out of play is redrawn; the top Vineyard goes, a cube comes."""
    scene = play("lacerda.setup.vineyard", {}, 7, 9, 8)

    assert [3, 1] == left(scene, "stacks.alentejo", "cubes.alentejo")


def test_his_first_tile() -> None:
    """`lacerda.setup.tile` (VL012): Number cards until one names a tile of the display; the tile leaves it."""
    scene = play("lacerda.setup.tile", {"display": [*ACTIONS[:2], "empty", *ACTIONS[3:]]}, 9, 3, 7, 6)

    assert [[*ACTIONS[:2], "empty", *ACTIONS[3:5], "empty"]] == left(scene, "display")
    assert ["takes ‘build 1 Winery for 2 Bagos’ from space 6 of the display"] == told(scene)


def test_an_empty_display_gives_none() -> None:
    """`lacerda.setup.tile`: no tile, no draw."""
    assert ["no Magnate tile lies on the display"] == told(play("lacerda.setup.tile", {"display": ["empty"] * 6}))


def test_setup_deck_each_step() -> None:
    """`setup_deck=each_step`: shuffled in between, so the same Number card can name region 4 and tile 4."""
    scene = play("lacerda.setup", TABLE, *EXPERTS, 4, 4, setup_deck="each_step")

    assert [1, "empty"] == [left(scene, "cubes.dao")[0], left(scene, "display")[0][3]]
    assert "setup_deck=each_step" in shown(scene)


def test_setup_deck_shared() -> None:
    """`setup_deck=shared`: the card of the first draw stays out of the second."""
    from tests.scenes import refused
    from vinhos_kernel import run

    shared = {"setup_deck": "shared"}
    scene = play("lacerda.setup", TABLE, *EXPERTS, 4, 9, 5, **shared)

    assert "4 is not one of" in refused(run, "lacerda.setup", TABLE, [*EXPERTS, 4, 4], shared)
    assert "empty" == left(scene, "display")[0][4]
    assert "setup_deck=shared" in shown(scene)
