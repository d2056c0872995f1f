"""Every rule runs in a recorded game, or in a scene that is named here; so does all that can happen at a table."""

import ast

import pytest

from tests.coverage import GAMES, IDS, visit, where
from tests.house.sources import ROOT, tree
from vinhos_kernel import start
from vinhos_kernel.state.names import BUILDINGS, SPACES

SCENES = {
    "lacerda.sales.rest": "tests/opponents/test_sales.py::"
    "test_the_tie_goes_to_the_one_that_cannot_sell_and_the_rest_is_turned",
    "no cube left": "tests/rules/test_building.py::test_no_cube_to_wait",
}
"""What a whole game hardly reaches: a scene for each, by name."""

BOARD = start("middle").position.board
HAPPENS = [
    *(f"card {space}" for space in SPACES),
    *(f"move {space}" for space in SPACES),
    *sorted({f"ability {expert.ability}" for expert in BOARD.experts}),
    *(f"used {tile}" for tile in BOARD.tile_names[1 : len(BOARD.action_copies) + 1]),
    *(f"taken {tile}" for tile in BOARD.tile_names[1:]),
    *("fair win", "fair lose", "fair tie", "fair of year 3", "fair of year 5", "fair of year 6"),
    *(f"no {name} left" for name in BUILDINGS),
    *("no cube left", "no Port tile left", "no barrel left", "no Bago left", "no Vineyard left in a region"),
    *("no Expert left in a deck", "no room left in an inset"),
    *("no tile left on the display", "no Action tile left in the stack", "no Multiplier left in the stack"),
]
"""Action cards, your actions, abilities, Magnate tiles, Fairs, and supplies that run out."""


def is_there(scene: str) -> bool:
    """Whether a scene `file::test` exists."""
    file, _, test = scene.partition("::")
    path = ROOT / file
    return path.is_file() and test in {node.name for node in ast.walk(tree(path)) if isinstance(node, ast.FunctionDef)}


@pytest.mark.parametrize("name", IDS)
def test_every_rule_is_visited(name: str) -> None:
    """In a recorded game, or in a scene."""
    assert where(name) or name in SCENES


@pytest.mark.parametrize("name", HAPPENS)
def test_all_that_can_happen_is_seen(name: str) -> None:
    """In a recorded game, or in a scene."""
    assert where(name) or name in SCENES


def test_the_scenes_are_there_and_needed() -> None:
    """Each is a test that exists, for something that no recorded game shows."""
    assert [] == [scene for scene in SCENES.values() if not is_there(scene)]
    assert [] == [name for name in SCENES if where(name)]
    assert {*IDS, *HAPPENS} >= set(SCENES)


def test_the_recorded_games_are_of_all_kinds() -> None:
    """Ten whole games or more: against both opponents, of two people, beside a real table, under other readings."""
    whole = [visit(file).table for file in GAMES if visit(file).table.position.calendar.phase == "over"]
    starts = {table.start.name for table in whole}

    assert 10 <= len(whole)
    assert {"solo", "two", "automa", "companion"} <= starts
    assert [] != [table for table in whole if table.start.readings]
