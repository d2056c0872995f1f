"""Setting up against Lacerda."""

from tests.scenes import GATHERED, left, play, refused, told
from vinhos_kernel import answer, start
from vinhos_kernel.state.names import SPACES
from vinhos_kernel.state.notation import plain_of
from vinhos_kernel.views.story import sentence

TABLE = {"export": {}, "lacerda": {"bagos": 5}, "action_deck": ["sales"], "numbers": [1]}
ACTIONS = ["free_expert", "vineyard_minus_1", "fair_points_2", "sales", "export", "winery_for_2"]
EXPERTS = ("taste_cube_1", "aroma_bagos_2", "appearance_free_move", "alcohol_bagos_2")


def whole(position: dict, *cards: int | str, **readings: str):
    """His part of the set-up in the order in which the table asks for it: area, Vineyard, Magnate tile."""
    rules = ("lacerda.setup", "lacerda.setup.vineyard", "lacerda.setup.tile")
    table = start(position=position | {"agenda": [[rule] for rule in rules]}, readings=readings)
    for card in cards:
        table = answer(table, card)
    return table


def test_the_whole_set_up() -> None:
    """`lacerda.setup` (VL005-VL013): barrels, four Experts, two decks, the head start; a Vineyard, a Magnate tile."""
    table = whole(TABLE, *EXPERTS, 9, 3, 8, 7, 4, setup_deck="each_step")
    story = [sentence(step) for step in table.steps]
    plain = plain_of(table.position)

    assert [
        "has all 8 barrels in his area and no Bagos",
        "nine Action cards and nine Number cards are shuffled",
        "puts a barrel on A3",
        "puts a barrel on B3",
        "starts with 19 VP",
        "his first Vineyard comes from Douro",
        "discards the top Vineyard of Douro",
        "adds a Renown cube to Douro",
        "takes ‘a Sales action’ from space 4 of the display",
    ] == [each for each in story if "Expert" not in each and each != GATHERED]
    assert [0, 6, 19] == [plain["lacerda"][field] for field in ("bagos", "barrels", "vp")]
    assert [3, 1] == [plain[part]["douro"] for part in ("stacks", "cubes")]
    assert [list(SPACES), list(range(1, 10))] == [plain["action_deck"], plain["numbers"]]
    assert sorted(EXPERTS) == sorted(plain["lacerda"]["experts"])


def test_a_barrel_that_lies_out_stays_out() -> None:
    """`lacerda.setup`: on a table set by hand with a barrel of his in the Sales area, eight are eight."""
    scene = play("lacerda.setup", TABLE | {"sales": {"red 8": "lacerda"}}, *EXPERTS)

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
    table = whole(TABLE, *EXPERTS, 4, 4, setup_deck="each_step")

    assert [1, "empty"] == [plain_of(table.position)["cubes"]["dao"], plain_of(table.position)["display"][3]]
    assert ("setup_deck", "each_step") in doubts(table)


def test_setup_deck_shared() -> None:
    """`setup_deck=shared`: the card of the first draw stays out of the second."""
    table = whole(TABLE, *EXPERTS, 4, 9, 5, setup_deck="shared")

    assert "4 is not one of" in refused(whole, TABLE, *EXPERTS, 4, 4, setup_deck="shared")
    assert "empty" == plain_of(table.position)["display"][4]
    assert ("setup_deck", "shared") in doubts(table)


def doubts(table) -> set[tuple[str, str]]:
    """The doubts that the steps of a session say they hang on."""
    return {doubt for step in table.steps for doubt in step.readings}
