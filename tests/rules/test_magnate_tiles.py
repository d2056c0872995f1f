"""Magnate Action tiles: a whole extra action each, at its own price."""

import pytest

from tests.rules.yours import asked, estate, mine, options, yours
from tests.scenes import left, play, told
from vinhos_kernel.data.board import board_of

BOARD = board_of()
READY = estate("dao", "red", 1, wineries=1, wines=[7, 6])


def tile(name: str) -> int:
    """The code of a tile."""
    return BOARD.tile_at[name]


def holding(name: str, *land: dict, **you: object) -> dict:
    """A table on which you hold this tile."""
    return yours(*(land or (READY,)), you={"actions": {name: 1}, **you})


def test_it_is_flipped() -> None:
    """`tile` (VY050): face down until years 4 and 6; 2 Fair Points at once."""
    scene = play("tile", holding("fair_points_2"), args=[1, tile("fair_points_2")])

    assert ["you flip the tile ‘2 Fair Points’", "you gain 2 Fair Points"] == told(scene)
    assert [2, {}, {"fair_points_2": 1}] == [mine(scene, "fair_points"), *left(scene, "you.actions", "you.used")]


def test_a_free_expert() -> None:
    """`tile`, `experts.free`: one Wine Expert for nothing."""
    scene = play("tile", holding("free_expert"), "aroma", args=[1, tile("free_expert")])

    assert [10, ["aroma_bagos_2"]] == [mine(scene, "bagos"), left(scene, "you.experts")[0]]


def test_one_vineyard_for_less() -> None:
    """`tile`, `vineyards.1`: one only, for a Bago less, with all that a Vineyard brings."""
    position = holding("vineyard_minus_1") | {"tops": {"douro": ["red"]}}
    scene = play("tile", position, "douro", args=[1, tile("vineyard_minus_1")])

    assert [6, 2, 1] == [mine(scene, "bagos"), *left(scene, "you.ports", "cubes.douro")]


@pytest.mark.parametrize("name", ["sales", "export"])
def test_a_whole_sale_or_export(name: str) -> None:
    """`tile`, `sales`, `export`: one or two wines."""
    answers = {"sales": ["1a", "red 7", "1b", "red 6"], "export": ["1a", "A1", "1b", "B1"]}[name]
    scene = play("tile", holding(name), *answers, args=[1, tile(name)])

    assert {"sales": [23, 0], "export": [10, 9]}[name] == [mine(scene, "bagos"), mine(scene, "vp")]


@pytest.mark.parametrize("name, price, part", [("winery_for_2", 2, "wineries"), ("cellar_for_1", 1, "cellar")])
def test_one_building_at_its_price(name: str, price: int, part: str) -> None:
    """`tile`, `buildings.1`: a Winery for 2, a Cellar for 1, one only, with its cube."""
    scene = play("tile", holding(name), 1, args=[1, tile(name)])

    assert [10 - price, 1] == [mine(scene, "bagos"), left(scene, "cubes.dao")[0]]
    assert READY.get(part, 0) + 1 == left(scene, "you.estates")[0][0][part]


@pytest.mark.parametrize("name, price, part", [("enologist_for_2", 2, "enologists"), ("farmer_for_1", 1, "farmers")])
def test_one_worker_at_its_price(name: str, price: int, part: str) -> None:
    """`tile`, `tile.worker`: an Enologist for 2, a Farmer for 1."""
    scene = play("tile", holding(name), args=[1, tile(name)])

    assert [10 - price, 1] == [mine(scene, "bagos"), left(scene, "you.estates")[0][0][part]]


def test_which_worker_is_asked_for() -> None:
    """`tile.worker` (O-72): the prompt names the worker."""
    two = holding("farmer_for_1", estate("dao"), estate("lisboa"))

    assert "For which Estate is the Farmer hired?" == asked("tile", two, 1, tile("farmer_for_1")).question.prompt


@pytest.mark.parametrize(
    "name, position",
    [
        ("free_expert", {"expert_decks": {f: {"hidden": []} for f in ("taste", "aroma", "appearance", "alcohol")}}),
        ("vineyard_minus_1", {"you": {"actions": {"vineyard_minus_1": 1}, "bagos": 1}}),
        ("sales", {"you": {"actions": {"sales": 1}, "bagos": 10}}),
        ("export", {"you": {"actions": {"export": 1}, "bagos": 10}}),
        ("winery_for_2", {"wineries": 0}),
        ("cellar_for_1", {"you": {"actions": {"cellar_for_1": 1}, "bagos": 0}}),
        ("enologist_for_2", {"enologists": 0}),
        ("farmer_for_1", {"farmers": 0}),
    ],
)
def test_an_impossible_tile_is_not_on_offer(name: str, position: dict) -> None:
    """`turn.move`, `tile`: what could do nothing cannot be flipped."""
    table = holding(name, estate("dao", wineries=1)) | position

    assert f"tile:{name}" not in options("turn", table, 1)


def test_every_possible_tile_is_on_offer() -> None:
    """`turn.move` (VY050): face up, possible: all nine."""
    you = {"actions": dict.fromkeys(BOARD.tile_names[1:10], 1)}

    assert {f"tile:{name}" for name in BOARD.tile_names[1:10]} == {
        each for each in options("turn", yours(READY, you=you), 1) if "tile" in each
    }


def test_a_used_tile_is_not_on_offer() -> None:
    """`turn.move` (VY049): a tile that lies face down waits for years 4 and 6."""
    assert "tile:sales" not in options("turn", yours(READY, you={"used": {"sales": 1}}), 1)


def test_face_up_again() -> None:
    """`year.flip` (VY018, VA060): all your face-down Experts and tiles, both sides' if two people play."""
    you = {"face_down": ["taste_cube_1"], "used": {"sales": 1}, "actions": {"export": 1}}
    scene = play("year.flip", yours(you=you))

    assert ["you turn 2 tiles face up"] == told(scene)
    assert [["taste_cube_1"], {"sales": 1, "export": 1}, {}] == left(scene, "you.experts", "you.actions", "you.used")
