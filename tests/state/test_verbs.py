"""Verbs: hands that move pieces, refuse the impossible with a sentence, and touch nothing else."""

from collections.abc import Callable
from typing import Any

import pytest

from tests.walks import refusal
from vinhos_kernel.opponents.kind import position_of
from vinhos_kernel.state import growing, tiles, verbs
from vinhos_kernel.state.game import Game
from vinhos_kernel.state.laws import broken
from vinhos_kernel.state.notation import plain_of
from vinhos_kernel.table.put import put

YOU, LACERDA = 1, 2
RED_8, RED_9, WHITE_9 = 5, 6, 14


@pytest.fixture
def game() -> Game:
    """Year 3, with barrels, cubes, Experts and tiles about."""
    return position_of({"start": "middle", "you": {"magnate_barrels": 2}}).copy()


def tile(game: Game, name: str) -> int:
    """The code of a tile on the display."""
    return game.board.tile_names.index(name)


def expert(game: Game, name: str) -> int:
    """The index of an Expert."""
    return [each.name for each in game.board.experts].index(name)


def changed(game: Game, move: Callable[[Game], Any]) -> dict[str, Any]:
    """The fields of the plain form that a verb changes, with what they hold then."""
    before = plain_of(game)
    move(game)
    return {key: value for key, value in plain_of(game).items() if value != before[key]}


def test_a_row_is_put_anew() -> None:
    """The old one stays as it was."""
    row, sides = bytes((0, 1, 2)), (0, 5, 7)

    assert (bytes((0, 9, 2)), (0, 5, 300)) == (put(row, 1, 9), put(sides, 2, 300))
    assert (bytes((0, 1, 2)), (0, 5, 7)) == (row, sides)


def test_cubes_go_back_to_the_supply(game: Game) -> None:
    """From one region."""
    after = changed(game, lambda g: verbs.take_cubes(g, 3, 2))

    assert {"cubes", "cube_supply"} == set(after)
    assert (1, 21) == (after["cubes"]["douro"], after["cube_supply"])


def test_a_cube_comes_if_there_is_room_and_a_cube(game: Game) -> None:
    """Else nothing happens."""
    room = game.board.renown_spaces[3] - game.cubes[3]

    assert [True] * room + [False] == [verbs.add_cube(game, 3) for _ in range(room + 1)]
    assert game.board.renown_spaces[3] == game.cubes[3]

    game.cube_supply = 0

    assert {} == changed(game, lambda g: verbs.add_cube(g, 2))


def test_a_vineyard_leaves_its_stack(game: Game) -> None:
    """One."""
    assert 1 == changed(game, lambda g: growing.discard_vineyard(g, 3))["stacks"]["douro"]


@pytest.mark.parametrize(("most", "gone", "left"), [(2, 2, 5), (7, 7, 0), (9, 7, 0)])
def test_buildings_go_as_far_as_there_are_any(game: Game, most: int, gone: int, left: int) -> None:
    """As much as possible."""
    assert gone == verbs.discard_buildings(game, 0, most)
    assert left == game.buildings[0]


def test_bagos_come_and_go(game: Game) -> None:
    """In one purse."""
    assert 6 == changed(game, lambda g: verbs.gain_bagos(g, YOU, 2))["you"]["bagos"]
    assert 0 == changed(game, lambda g: verbs.gain_bagos(g, YOU, -6))["you"]["bagos"]


def test_points_are_added(game: Game) -> None:
    """On the score track and on the Fair track."""
    assert 30 == changed(game, lambda g: verbs.score(g, LACERDA, 3))["lacerda"]["vp"]
    assert 15 == changed(game, lambda g: verbs.gain_fair_points(g, LACERDA, 4))["lacerda"]["fair_points"]


def test_a_barrel_is_sold_and_comes_back(game: Game) -> None:
    """Supply and slot change together."""
    sold = changed(game, lambda g: verbs.place_barrel_on_sales(g, LACERDA, RED_8))

    assert {"sales", "lacerda"} == set(sold)
    assert ("lacerda", 4) == (sold["sales"]["red 8"], sold["lacerda"]["barrels"])

    back = changed(game, lambda g: verbs.return_barrel_from_sales(g, RED_8))

    assert 5 == back["lacerda"]["barrels"]
    assert "red 8" not in back["sales"]


def test_a_barrel_is_exported(game: Game) -> None:
    """Into the frame."""
    slot = [each.name for each in game.board.export_slots].index("B2")
    after = changed(game, lambda g: verbs.place_barrel_on_export(g, YOU, slot))

    assert ("you", 2) == (after["export"]["B2"], after["you"]["barrels"])


def test_a_marker_moves_and_leaves_a_bribe(game: Game) -> None:
    """One Bago on a space, never on the centre."""
    assert "sales" == changed(game, lambda g: verbs.move_marker(g, LACERDA, 7))["lacerda"]["marker"]
    assert [True, False, False] == [verbs.leave_bribe(game, space) for space in (0, 0, 4)]
    assert ["vineyards_top", "cellars", "export"] == plain_of(game)["bribes"]


def test_an_order_marker_takes_a_lower_slot(game: Game) -> None:
    """An empty one, once."""
    assert ["nobody", "lacerda"] == changed(game, lambda g: verbs.take_lower_slot(g, LACERDA, 1))["next_order"]


def test_a_disc_stands_at_a_booth(game: Game) -> None:
    """A free one, one for each side."""
    assert "you" == changed(game, lambda g: verbs.stand_at_booth(g, YOU, 0))["booths"]["magnate_first"]


@pytest.mark.parametrize(
    "deck",
    [
        {"top": ["taste_cube_1", "taste_bagos_2"]},
        {"hidden": ["taste_cube_1", "taste_bagos_2"]},
        {"bottom": ["taste_cube_1"]},
    ],
)
def test_the_top_expert_is_taken(deck: dict[str, Any]) -> None:
    """The one that is known, one of those in unknown order, or the last one of a turned deck."""
    game = position_of({"start": "middle", "expert_decks": {"taste": deck}}).copy()
    tiles.take_top_expert(game, LACERDA, expert(game, "taste_cube_1"))

    assert "taste_cube_1" in plain_of(game)["lacerda"]["experts"]
    assert "taste_cube_1" not in str(plain_of(game)["expert_decks"])


def test_an_expert_goes_under_its_deck(game: Game) -> None:
    """Face up, so it is known there."""
    after = changed(game, lambda g: tiles.discard_expert(g, LACERDA, expert(g, "taste_free_move")))

    assert ["taste_free_move"] == after["expert_decks"]["taste"]["bottom"]
    assert 3 == len(after["lacerda"]["experts"])


def test_a_tile_is_taken_and_another_laid_out(game: Game) -> None:
    """From the stack of its kind."""
    taken = tiles.take_display_tile(game, 0)
    after = changed(game, lambda g: tiles.lay_out_tile(g, 0, tile(g, "winery")))

    assert "free_expert" == game.board.tile_names[taken]
    assert {"display", "multiplier_stack"} == set(after)
    assert "winery" == after["display"][0]
    assert "winery" not in after["multiplier_stack"]


@pytest.mark.parametrize(("side", "who"), [(YOU, "you"), (LACERDA, "lacerda")])
def test_a_multiplier_is_kept_with_a_barrel(game: Game, side: int, who: str) -> None:
    """Of its owner's supply."""
    barrels = game.barrels[side]
    after = changed(game, lambda g: tiles.keep_multiplier(g, side, tile(g, "winery")))

    assert ({"winery": 1}, barrels - 1) == (after[who]["multipliers"], after[who]["barrels"])


def test_an_action_tile_is_kept(game: Game) -> None:
    """On your side, without a barrel."""
    after = changed(game, lambda g: tiles.keep_action_tile(g, YOU, tile(g, "sales")))

    assert {"sales": 1} == after["you"]["actions"]


@pytest.mark.parametrize(
    ("move", "said"),
    [
        (lambda g: verbs.take_cubes(g, 3, 4), "Douro holds 3 cubes, not 4"),
        (lambda g: growing.discard_vineyard(g, 7), "Setúbal has no Vineyard left"),
        (lambda g: verbs.gain_bagos(g, YOU, -5), "you cannot pay 5 Bagos out of 4"),
        (lambda g: verbs.place_barrel_on_sales(g, LACERDA, RED_9), "red 9 is taken by you"),
        (lambda g: [verbs.place_barrel_on_sales(g, YOU, slot) for slot in range(4)], "you has no barrel left"),
        (lambda g: verbs.return_barrel_from_sales(g, RED_8), "there is no barrel on red 8"),
        (lambda g: verbs.place_barrel_on_export(g, LACERDA, 2), "A3 is taken by lacerda"),
        (lambda g: verbs.place_barrel_on_export(g, LACERDA, len(g.export) - 1), "is outside the frame"),
        (lambda g: verbs.move_marker(g, YOU, 9), "the Quadrel has no space 9"),
        (
            lambda g: [verbs.take_lower_slot(g, side, 0) for side in (YOU, LACERDA)],
            "slot 1 of the lower row is not open",
        ),
        (
            lambda g: [verbs.take_lower_slot(g, YOU, slot) for slot in (0, 1)],
            "slot 2 of the lower row is not open to you",
        ),
        (lambda g: verbs.stand_at_booth(g, YOU, 3), "you cannot take the booth fair_points_3"),
        (lambda g: verbs.stand_at_booth(g, LACERDA, 0), "lacerda cannot take the booth magnate_first"),
        (
            lambda g: tiles.take_top_expert(g, LACERDA, expert(g, "taste_free_move")),
            "cannot lie on top of the taste deck",
        ),
        (
            lambda g: tiles.discard_expert(g, LACERDA, expert(g, "taste_bagos_2")),
            "lacerda does not have taste_bagos_2 face up",
        ),
        (lambda g: tiles.lay_out_tile(g, 0, tile(g, "winery")), "winery cannot be laid on space 1 of the display"),
        (lambda g: [tiles.take_display_tile(g, 0) for _ in range(2)], "space 1 of the display is empty"),
    ],
)
def test_the_impossible_is_refused(game: Game, move: Callable[[Game], Any], said: str) -> None:
    """With the pieces that stand in the way."""
    assert said in refusal(move, game)


def test_no_verb_breaks_a_law(game: Game) -> None:
    """Pieces are moved, not made."""
    verbs.take_cubes(game, 3, 2)
    verbs.place_barrel_on_sales(game, LACERDA, RED_8)
    verbs.return_barrel_from_sales(game, WHITE_9)
    tiles.discard_expert(game, LACERDA, expert(game, "taste_free_move"))

    assert [] == broken(game)
