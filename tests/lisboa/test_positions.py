"""A position as plain data and as text: what is written is read again, what cannot be is refused with a sentence."""

import json
import tomllib
from typing import Any

import pytest

from tests.lisboa.scenes import refused
from tests.lisboa.tables import random_tables
from vinhos_kernel.lisboa.generator import somebody
from vinhos_kernel.lisboa.kind import position_of, starts
from vinhos_kernel.lisboa.laws import broken
from vinhos_kernel.lisboa.notation import corrected, plain_of, position_text
from vinhos_kernel.lisboa.shape import FIELDS, HAND
from vinhos_kernel.lisboa.solo import play_on, run, schema, start

LONGEST = 3000


@pytest.mark.parametrize("first", range(0, 300, 100))
def test_a_position_is_read_as_it_was_written(first: int) -> None:
    """Random lawful tables: as text, as plain data, and as the text of that again."""
    games = random_tables(first, 100)

    assert [] == [game for game in games if game != position_of(position_text(game))]
    assert [] == [game for game in games if game != position_of(plain_of(game))]
    assert [] == [game for game in games if plain_of(game) != json.loads(json.dumps(plain_of(game)))]
    assert 50 < len(games)


@pytest.mark.parametrize("seed", range(3))
def test_every_moment_of_a_game_can_be_written(seed: int) -> None:
    """In few enough characters to be pasted anywhere, with all laws kept."""
    games = [moment.game for moment in play_on(start("solo", seed=seed), somebody).moments]

    assert [] == [game for game in games if game != position_of(position_text(game))]
    assert [] == [len(position_text(game)) for game in games if len(position_text(game)) > LONGEST]
    assert [] == [fault for game in games for fault in broken(game)]


@pytest.mark.parametrize("name", ["laid", "solo", "table", "middle", "empty"])
def test_every_start_is_lawful(name: str) -> None:
    """And is written and read like any other table."""
    game = position_of({"start": name})

    assert [] == broken(game)
    assert game == position_of(position_text(game))
    assert name in starts(game.board)


def test_the_text_is_toml() -> None:
    """What is like the empty table is left out of it."""
    plain = tomllib.loads(position_text(position_of({"start": "empty", "treasury": 5, "stores": {"B3": "you left"}})))

    assert {"start": "empty", "treasury": 5, "stores": {"B3": "you left"}, "you": {}, "lacerda": {}} == plain


def test_the_key_sees_every_field() -> None:
    """A change of any field makes another table."""
    game, other = position_of({}), position_of({"start": "middle"})

    for name in ("courtier", "treasury", "stores", "rubble", "buildings", "hands", "church", "event_decks", "agenda"):
        changed = game.copy()
        setattr(changed, name, getattr(other, name) if name != "courtier" else 1)

        assert game.key() != changed.key()
        assert game == position_of({})
    assert len(FIELDS) + 2 == len(game.key())


def test_a_copy_is_the_same_table() -> None:
    """And a change of the copy leaves the first one as it was."""
    game = position_of({"start": "middle"})
    other = game.copy()
    other.change(1, wigs=0)

    assert game == position_of({"start": "middle"}) != other
    assert {game, game.copy()} == {game}


@pytest.mark.parametrize(
    "given, sentence",
    [
        ({"treasury": 9}, "the Treasury stands on 1 to 6, not on 9"),
        ({"treasury": "three"}, "treasury: 'three' is not a whole number from 0 to 9"),
        ({"treasury": True}, "treasury: True is not a whole number"),
        ({"tresury": 3}, "did you mean 'treasury'?"),
        ({"courtier": "treasury"}, "courtier: 'treasury' is not one of (builder, minister, king, none)"),
        ({"helper": "none"}, "the Helper stands above a deck"),
        ({"stores": {"A1": "you left"}}, "a store on A1 cannot face that side"),
        ({"stores": {"E1": "you left"}}, "stores: 'E1' is not one of (A1, A2"),
        ({"stores": {"A1": "nobody left"}}, "stores.A1: 'nobody left' is not one of (free, you left"),
        ({"stores": 7}, "stores: 7 is not a table of names and values"),
        ({"you": {"houses": 9}}, "you have 8 houses, but 0 stand and 9 are left"),
        ({"you": {"offices": {"king": 9}}}, "you.officials: there are 8, not 9"),
        ({"lacerda": {"offices": {"king": 5}}}, "the office of the king has 5 spaces, not 6"),
        ({"lacerda": {"built": 1}}, "lacerda uses no Officials in Public Buildings"),
        ({"lacerda": {"favors": {"king": 2}}}, "never two of the king"),
        ({"lacerda": {"favors": {"king": 3}}}, "favors.king: there are 2, not 3"),
        ({"favors": {"king": 1}}, "there are 2 Royal Favors of the king, not 1"),
        ({"decrees": [1, 1]}, "Decree 1 is in 2 places"),
        ({"decrees": [71]}, "there is no Decree 71, only 1 to 70"),
        ({"decrees": list(range(1, 10))}, "the row has 8 places for Decrees, not 9"),
        ({"you": {"decrees": [3]}}, "Decree 3 is in 2 places"),
        ({"decrees_out": [69, 69]}, "decrees_out: 69 is named twice"),
        ({"rubble": {"A": "eefft"}}, "A has 3 spaces for rubble, not 5"),
        ({"rubble": {"A": "xyz"}}, "rubble.A: 'xyz' is not a word of the letters e, f and t"),
        ({"rubble": {"A": "eee", "B": "eee", "C": "eee", "D": "eee"}}, "there are 21 earthquake cubes"),
        ({"rest": 50}, "cubes, but"),
        ({"buildings": {"W-D": "you blue cloth"}, "rubble": {"W-D": "ef"}}, "W-D is built on and can have no rubble"),
        ({"buildings": {"W-D": "you blue"}}, "is not a side, an architect and goods"),
        ({"buildings": {"W-D": "you blue wine"}}, "'wine' is not one of (cloth, books, tools, gold)"),
        ({"buildings": {"W-D": "you blue none"}}, "shows no good"),
        ({"buildings": {"X-1": "you blue gold"}}, "buildings: 'X-1' is not one of (W-D"),
        ({"stacks": {"left": {"blue": 8}}}, "the blue architect has 8 buildings, not 9"),
        ({"stacks": {"tops": {"blue": "gold+gold"}}}, "named twice"),
        ({"plans": {"blue": 11}}, "the blue stack has 10 Plans, not 11"),
        ({"lacerda": {"plans": 9}}, "there are 25 Plans, not 32"),
        ({"church": {"tiles": [3]}}, "has an icon"),
        ({"church": {"cardinal": 9}}, "church.cardinal: 9 is not a whole number from 1 to 8"),
        ({"church": {"bag": 37}}, "there are 37 Clergy tiles, not"),
        ({"clergy_backs": [13, 13, 12]}, "12 Clergy tiles have 2 wigs on their back, not 13"),
        ({"clergy_backs": [1]}, "clergy_backs: 3 numbers are needed"),
        ({"lacerda": {"ships": ["blue"]}}, "the blue ship is in two places"),
        ({"lacerda": {"ships": ["red"], "cargo": {"red": 4}}, "yard": []}, "the red ship has room for 3 goods, not 4"),
        ({"lacerda": {"cargo": {"brown": 1}}}, "the brown ship has room for 0 goods, not 1"),
        ({"event_decks": {"king": 6}}, "the king deck has 5 cards, not 6"),
        ({"lacerda": {"influence": 11}}, "lacerda cannot have 5 wigs and 11 Influence"),
        ({"lacerda": {"scored": 3}}, "lacerda cannot have scored more cubes than he has"),
        ({"lacerda": {"barrels": 3}}, "'barrels' is not one of (wigs"),
        ({"agenda": [["lacerda.turn"]]}, "is not a rule of Lisboa"),
        ({"agenda": [["lisboa.turm"]]}, "there is no rule 'lisboa.turm', did you mean 'lisboa.turn'?"),
        ({"agenda": [["lisboa.state"]]}, "agenda: lisboa.state takes ['helper'], not []"),
        ({"agenda": [["lisboa.state", 7]]}, "agenda: lisboa.state cannot have helper = 7, only 0 to 3"),
        ({"agenda": [[]]}, "is not a rule of Lisboa"),
        ({"agenda": [["lisboa.turn"]] * 300}, "agenda: at most 200 items"),
        ({"start": "elsewhere"}, "start: 'elsewhere' is not one of (laid, solo, table, middle, empty)"),
        ({"seat": "here", "stacks": {"unseen": [1]}}, "buildings lie unseen, but only 1 tiles are"),
        ({"stacks": {"nexts": {"blue": "gold"}, "left": {"blue": 0}}}, "no blue building is left that"),
        ({"streets": {"street_2": 2}}, "streets 1 and 2 cannot both bring 2 wigs: equal Scoring tiles are kept apart"),
        ({"phase": "last_round"}, "the phase last_round belongs to the second period"),
        ({"phase": "closing"}, "the phase closing belongs to the second period"),
        ({"yard": ["purple"]}, "the purple ship is of period 2, not of period 1"),
        ({"period": 2, "yard": ["blue"]}, "the blue ship is of period 1, not of period 2"),
        ({"lacerda": {"ships": ["brown"]}}, "the brown ship is of period 2, not of period 1"),
        ({"pile": 7}, "the pile has 6 cubes, not 7"),
        ({"hulls": {"purple": 2}}, "by the facts 3 goods fill the purple ship, not 2"),
        ({"seat": "here", "ship_influence": {"blue": 3}}, "by the facts the blue ship has 1 Influence, not 3"),
        ({"prices": {"cloth": 0}}, "the price of cloth is 1 at least, not 0"),
        ({"start": "empty", "prices": {"cloth": 2}}, "the price of books is 1 at least, not 0"),
        ([1], "position: [1] is not a table of names and values"),
    ],
)  # fmt: skip
def test_what_cannot_be_is_refused(given: Any, sentence: str) -> None:
    """The sentence names the place, the offence and what was on offer."""
    assert sentence in refused(position_of, given)


def test_text_that_is_no_position() -> None:
    """Broken TOML, and too much of it."""
    assert "the position cannot be read" in refused(position_of, "treasury = ")
    assert "at most 100000 characters" in refused(position_of, "#" * 100_001)


@pytest.mark.parametrize(
    "path, value, seen",
    [
        ("treasury", 5, 5), ("stores.B3", "you left", "you left"), ("stores.b3", "you left", "you left"),
        ("you.offices.king", 2, 2), ("lacerda.favors.builder", 1, 1), ("rubble.A", "ee", "ee"),
        ("buildings.N-3", "lacerda green cloth", "lacerda green cloth"), ("event_decks.king", 0, 0),
        ("church.cardinal", 2, 2), ("decrees", [30, 31], [30, 31]), ("lacerda.decrees", [40], [40]),
    ],
)  # fmt: skip
def test_a_field_is_set(path: str, value: Any, seen: Any) -> None:
    """Supplies follow, laws hold, and nothing else changes."""
    game = corrected(position_of({}), path, value)
    found: Any = plain_of(game)
    for part in path.replace("b3", "B3").split("."):
        found = found.get(part, 0)

    assert seen == found
    assert [] == broken(game)


@pytest.mark.parametrize(
    "path, value, sentence",
    [
        ("wine", 1, "'wine' is not one of"), ("seat", "here", "cannot be changed in a game that has begun"),
        ("treasury.king", 1, "treasury has no parts"), ("you.wine", 1, "'wine' is not one of (wigs"),
        ("you.houses", 3, "you have 8 houses"), (7, 1, "7 is not the path of a field"),
        ("streets.street_3", 3, "streets 2 and 3 cannot both bring 3 wigs"), ("prices.gold", 0, "1 at least"),
        ("agenda", [["lisboa.turn", 1]], "lisboa.turn takes []"), ("lacerda.offices.queen", 1, "'queen' is not one of"),
    ],
)  # fmt: skip
def test_a_field_that_cannot_be_set(path: Any, value: Any, sentence: str) -> None:
    """One sentence, and the table stays as it was."""
    game = position_of({})

    assert sentence in refused(corrected, game, path, value)
    assert game == position_of({})


def test_a_correction_keeps_the_rest() -> None:
    """Setting a field to what it is changes nothing, whatever the field."""
    game = position_of({"start": "middle"})
    plain = plain_of(game)

    for name in FIELDS:
        if name != "seat":
            assert game == corrected(game, name, plain[name])
    for name in plain["you"]:
        assert game == corrected(game, f"you.{name}", plain["you"][name])


def test_the_schema_names_every_key() -> None:
    """For the reader, key by key."""
    keys = [line.partition(":")[0] for line in schema().splitlines()]

    assert ["start", *FIELDS, "you, lacerda", "agenda"] == keys
    assert "houses" in HAND.says


def test_another_period_has_other_ships() -> None:
    """`lisboa.period.ships`: ships that do not belong to the period are in no yard, unless they are given."""
    changed = corrected(position_of({}), "period", 2)

    assert [] == plain_of(changed)["yard"] == plain_of(position_of({"period": 2}))["yard"]
    assert ["purple"] == plain_of(corrected(changed, "yard", ["purple"]))["yard"]
    assert ["blue", "red"] == plain_of(corrected(position_of({}), "period", 1))["yard"]


def test_streets_without_a_tile_may_be_neighbours() -> None:
    """`lisboa.setup.scoring` (LL007): only tiles that were laid are compared."""
    assert [0, 4, 0, 0] == list(position_of({"start": "empty", "streets": {"street_2": 4}}).streets)


def test_wigs_never_become_more_than_can_be_written() -> None:
    """`lisboa.store`: what would go beyond 999 is refused, so that every position can be corrected."""
    position = {"buildings": {"W-A": "nobody blue cloth"}, "lacerda": {"wigs": 998}}

    assert "lacerda cannot have 1000 wigs: more than 999 cannot be counted" == refused(run, "lisboa.store", position)
