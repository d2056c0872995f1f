"""A position as plain data and as text: what is written is read again, and what is left out is counted."""

import pytest

from tests.state.positions import AGENDAS, random_position
from tests.walks import walk
from vinhos_kernel import schema, start
from vinhos_kernel.opponents.kind import position_of
from vinhos_kernel.state.laws import broken
from vinhos_kernel.state.notation import plain_of, position_text

LONGEST = 3000


@pytest.mark.parametrize("first", range(0, 300, 50))
def test_a_position_is_read_as_it_was_written(first: int) -> None:
    """Random lawful tables: as text, as plain data, and as the text of that again."""
    games = [game for seed in range(first, first + 50) if (game := random_position(seed)) is not None]

    assert [] == [game for game in games if game != position_of(position_text(game))]
    assert [] == [game for game in games if game != position_of(plain_of(game))]
    assert [] == [game for game in games if position_text(game) != position_text(position_of(position_text(game)))]
    assert 30 < len(games)


@pytest.mark.parametrize("seed", range(6))
def test_every_moment_of_a_game_can_be_written(seed: int) -> None:
    """In few enough characters to be pasted anywhere, with all laws kept."""
    games = [table.position for table in walk(seed, 120)]

    assert [] == [game for game in games if game != position_of(position_text(game))]
    assert [] == [position_text(game) for game in games if len(position_text(game)) > LONGEST]
    assert [] == [fault for game in games for fault in broken(game)]


def test_random_positions_are_not_all_alike() -> None:
    """Else the tests above would prove little."""
    games = {game for seed in range(100) if (game := random_position(seed)) is not None}

    assert 90 < len(games)
    assert len(AGENDAS) == len({game.agenda for game in games})


def test_the_plain_form_is_plain() -> None:
    """Words, whole numbers, lists and tables: it is JSON and TOML at once."""
    import json
    import tomllib

    plain = plain_of(start("middle").position)

    assert plain == json.loads(json.dumps(plain))
    assert plain["cubes"] == tomllib.loads(position_text(start("middle").position))["cubes"]


@pytest.mark.parametrize("douro", ["douro", "Douro", "DOURO ", "3", pytest.param(3, id="whole")])
def test_a_region_is_given_by_id_name_or_number(douro: object) -> None:
    """As the map prints it."""
    assert 2 == position_of({"cubes": {douro: 2}}).cubes[3]


@pytest.mark.parametrize(
    ("name", "number"), [("Trás-os-Montes", 1), ("tras os montes", 1), ("Dão", 4), ("SETÚBAL", 7), ("Setubal", 7)]
)
def test_accents_and_hyphens_are_forgiven(name: str, number: int) -> None:
    """Not every keyboard has them."""
    assert (number,) == position_of({"start": "empty", "estates": {name: 1}}).your_regions


def test_a_region_named_twice_is_the_last_one() -> None:
    """By name over the number that the start has."""
    assert 1 == position_of({"start": "middle", "cubes": {"Douro": 1}}).cubes[3]


@pytest.mark.parametrize("name", ["table", "solo", "companion", "middle", "empty", "Middle"])
def test_a_partial_position_is_laid_over_a_named_start(name: str) -> None:
    """Everything that is not given is as it is there."""
    given, whole = position_of({"start": name, "lacerda": {"bagos": 33}}), position_of({"start": name})

    assert 33 == given.bagos[2]
    assert {**plain_of(whole), "lacerda": None} == {**plain_of(given), "lacerda": None}


def test_a_position_that_names_no_start_is_laid_over_the_table() -> None:
    """Set up for two, his turn next."""
    assert position_of({"start": "table"}) == position_of({}) == position_of("")


def test_what_is_left_out_is_counted() -> None:
    """Supplies, stacks and decks hold what lies nowhere else."""
    game = position_of({
        "cubes": {"douro": 2, "dao": 1}, "sales": {"red 9": "lacerda"}, "vintage": "v3",
        "lacerda": {"experts": ["taste_bagos_2"], "multipliers": {"winery": 1}}, "display": ["sales", *["empty"] * 5],
    })  # fmt: skip
    plain = plain_of(game)

    assert (27, 6) == (game.cube_supply, game.barrels[2])
    assert "v3" not in plain["unseen"]
    assert "taste_bagos_2" not in plain["expert_decks"]["taste"]["hidden"]
    assert "winery" not in plain["multiplier_stack"]
    assert game.board.action_copies[game.board.tile_names.index("sales") - 1] - 1 == plain["action_stack"].get(
        "sales", 0
    )


def test_what_is_given_is_not_counted() -> None:
    """A supply that does not agree is refused, not mended."""
    with pytest.raises(ValueError, match="there are 30 Renown cubes, but 2 lie out and 30 are in the supply"):
        position_of({"cubes": {"douro": 2}, "cube_supply": 30})


def test_a_region_out_of_play_has_no_stack() -> None:
    """Its Vineyards leave the table."""
    assert 0 == position_of({"start": "empty", "out_of_play": [2]}).stacks[2]


def test_the_schema_names_every_key() -> None:
    """Also the keys of both sides, and where a position begins."""
    plain, told = plain_of(start("middle").position), schema()

    assert [] == [key for key in ("start", *plain, *plain["you"], *plain["lacerda"]) if key not in told]


def test_the_schema_names_what_may_stand_there() -> None:
    """Slots, tiles, spaces, phases, features."""
    told = schema()

    assert [] == [
        word for word in ("red 9", "white 3", "A3", "v8", "bagos_3", "press_release", "last_action", "both", "hidden")
        if word not in told
    ]  # fmt: skip


def test_two_tables_with_the_same_key_are_equal() -> None:
    """However they were made."""
    one, other = position_of({"start": "middle"}), start("middle").position

    assert one == other
    assert hash(one) == hash(other)
    assert one.copy() == one
    assert one is not one.copy()
    assert one != "middle"
