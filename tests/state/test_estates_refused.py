"""Estates that cannot be: refused with one sentence as data, as pasted text, and as a correction."""

from typing import Any

import pytest

from tests.walks import refusal
from vinhos_kernel import correct, start
from vinhos_kernel.opponents.kind import position_of, renewed
from vinhos_kernel.state.empty import complete
from vinhos_kernel.state.laws import broken
from vinhos_kernel.state.notation import plain_of, position_text
from vinhos_kernel.state.short import lengthened

HERE = {"start": "empty", "seats": ["person", "lacerda"]}
ESTATES = [
    ({"region": "douro", "colour": "red", "vineyards": 5}, "5 Vineyards and Wineries do not fit into 3 slots"),
    ({"region": "douro", "colour": "red", "vineyards": 3}, "at most 2 Vineyards and 2 Wineries belong into it, not 3"),
    ({"region": "douro", "colour": "red", "vineyards": 2, "wineries": 3}, "do not fit into 3 slots"),
    ({"region": "douro", "colour": "red"}, "its region and colour come with a Vineyard"),
    ({"vineyards": 1}, "its region and colour come with a Vineyard"),
    ({"region": "douro", "vineyards": 1}, "a Vineyard is red or white"),
    ({"region": "douro", "colour": "red", "vineyards": 1, "farmers": 2}, "each Farmer needs a Vineyard"),
    ({"region": "douro", "colour": "red", "vineyards": 1, "enologists": 1}, "each Enologist a Winery"),
    ({"enologists": 1}, "each Enologist a Winery"),
    ({"region": "minho", "colour": "red", "vineyards": 1, "cellar": 1}, "one Cellar, and none in Minho"),
    ({"cellar": 2}, "it can have one Cellar"),
    ({"wines": [3]}, "without a Vineyard it has no wine"),
    ({"region": "dao", "colour": "red", "vineyards": 1, "wines": [3, 0, 4]}, "it has 2 slots for wines"),
    ({"region": "dao", "colour": "red", "vineyards": 1, "wines": [1] * 5}, "at most 4 slots, not 5"),
    ({"wineries": 1, "waiting": 2}, "2 cubes wait on 1 buildings"),
    ({"region": "duoro", "colour": "red", "vineyards": 1}, "did you mean 'douro'?"),
    ({"region": "douro", "colour": "rosé", "vineyards": 1}, "'rosé' is not one of (none, red, white)"),
    ({"region": "setubal", "colour": "red", "vineyards": 1}, "Setúbal is out of play and must be empty"),
    ({"vinyards": 1}, "did you mean 'vineyards'?"),
]
SIDES = [
    ({"estates": [{"wineries": 1}] * 6}, "there are 5 Estates, not 6"),
    ({"estates": "douro"}, "estates: 'douro' is not a list"),
    ({"magnate_barrels": [3, 0, 0]}, "Carolina keeps 2 barrels of you, not 3"),
    ({"magnate_barrels": [2, 2, 2], "barrels": 3}, "you has 8 barrels, but 6 are out and 3 in the supply"),
    ({"multipliers": {"winery": 1}, "bare": {"winery": 1}}, "1 of the tile winery, not 2"),
    ({"experts": ["taste_cube_1"], "face_down": ["taste_cube_1"]}, "the Expert taste_cube_1 is in two places"),
    ({"ports": 99}, "Port tiles, not 99"),
    ({"bagos": -1}, "you.bagos: -1 is not a whole number"),
]
TABLES = [
    ({"tops": {"douro": ["red"] * 3}}, "Douro has 2 red Vineyards, not 3"),
    ({"tops": {"douro": ["rosé"]}}, "tops.douro: 'rosé' is not one of"),
    ({"stacks": {"douro": 1}, "tops": {"douro": ["red", "white"]}}, "the stack of Douro cannot hold 1 Vineyards"),
    ({"vines": {"douro": {"red": 3, "white": 2}}}, "Douro has 2 red Vineyards, not 3"),
    ({"vines": {"douro": {"rosé": 3}}}, "'rosé' is not one of (red, white)"),
    ({"seats": ["person", "nobody"]}, "seats: 'nobody' is not one of (lacerda, person"),
    ({"seats": ["person"]}, "seats: 1 entries are given, 2 are needed"),
    ({"expert_decks": {"taste": "a | b | c | d"}}, "'a | b | c | d' is not 'top | hidden | bottom'"),
]


@pytest.mark.parametrize(("estate", "said"), ESTATES)
def test_an_estate_that_cannot_be_is_refused(estate: dict[str, Any], said: str) -> None:
    """As data, and as a correction of a game in play; the table in play stays as it was."""
    table = start(position={**HERE, "out_of_play": ["setubal"]})
    before = table.position

    for told in (
        refusal(position_of, {**HERE, "out_of_play": ["setubal"], "you": {"estates": [estate]}}),
        refusal(correct, table, "you.estates", [estate]),
    ):
        assert said in told
        assert "\n" not in told
        assert 700 > len(told)
    assert before == table.position


@pytest.mark.parametrize(("line", "said"), [
    ("douro red V5", "5 Vineyards and Wineries do not fit into 3 slots"),
    ("V1", "its region and colour come with a Vineyard"),
    ("minho red V1 C1", "one Cellar, and none in Minho"),
    ("minho red V1 E1", "each Enologist a Winery"),
    ("dao red V1 3 0 4", "it has 2 slots for wines"),
    ("W1 5", "without a Vineyard it has no wine"),
    ("dao red white V1", "has a word too many: 'white'"),
    ("dao red V1 X1", "has a word too many: 'X1'"),
    ("dao red V77777777777", "has a word too many"),
])  # fmt: skip
def test_a_pasted_line_that_cannot_be_is_refused(line: str, said: str) -> None:
    """The same laws hold for the short form."""
    assert said in refusal(start, position=f'start = "empty"\nseats = "person lacerda"\n[you]\nestates = ["{line}"]\n')


@pytest.mark.parametrize(("you", "said"), SIDES)
def test_a_side_that_cannot_be_is_refused(you: dict[str, Any], said: str) -> None:
    """Tiles, barrels, purses."""
    assert said in refusal(position_of, {**HERE, "you": you})


@pytest.mark.parametrize(("given", "said"), TABLES)
def test_a_table_that_cannot_be_is_refused(given: dict[str, Any], said: str) -> None:
    """Vineyards and seats."""
    assert said in refusal(position_of, {**HERE, **given})


def test_the_guest_has_estates_too() -> None:
    """The laws hold for both sides."""
    two = {"start": "empty", "seats": ["person", "person"]}
    lawful = position_of({**two, "guest": {"estates": ["douro white V1"]}})

    assert [] == broken(lawful)
    assert "Estate 1 of guest: " in refusal(position_of, {**two, "guest": {"estates": [{"farmers": 1}]}})
    assert "position: 'lacerda' is not one of" in refusal(position_of, {**two, "lacerda": {"bagos": 1}})


def test_who_plays_is_not_corrected() -> None:
    """Another start is another game."""
    assert "another one" in refusal(correct, start("solo"), "seats", ["person", "person"])


def test_the_short_form_stands_for_the_long_one() -> None:
    """Words for lists, a line for an Estate, holders for slots, both sides of a deck."""
    short = {
        "unseen": "v3 v4", "numbers": "1 2 9", "agenda": "lacerda.move 7, fair.tiles.you 1 2",
        "sales": {"you": "red 9, white 5", "lacerda": "red 8"}, "tops": {"dao": "red white"},
        "expert_decks": {"taste": "cube_1 | rest | bagos_2"},
        "you": {"estates": ["lisboa white V2 W1 E1 F1 C1 5 0 3", "W1 R1", ""], "experts": "aroma_cube_1 free_move",
                "used": "sales sales", "magnate_barrels": "2 0 1"},
    }  # fmt: skip
    long = lengthened(short)

    assert ["v3", "v4"] == long["unseen"]
    assert [1, 2, 9] == long["numbers"]
    assert [["lacerda.move", 7], ["fair.tiles.you", 1, 2]] == long["agenda"]
    assert {"red 9": "you", "white 5": "you", "red 8": "lacerda"} == long["sales"]
    assert {"dao": ["red", "white"]} == long["tops"]
    assert {"top": ["taste_cube_1"], "hidden": "rest", "bottom": ["taste_bagos_2"]} == long["expert_decks"]["taste"]
    assert [
        {"region": "lisboa", "colour": "white", "vineyards": 2, "wineries": 1, "enologists": 1, "farmers": 1,
         "cellar": 1, "wines": [5, 0, 3]},
        {"wineries": 1, "waiting": 1},
        {},
    ] == long["you"]["estates"]  # fmt: skip
    assert (["aroma_cube_1", "aroma_free_move"], {"sales": 2}, [2, 0, 1]) == (
        long["you"]["experts"], long["you"]["used"], long["you"]["magnate_barrels"],
    )  # fmt: skip
    assert long == lengthened(long)


def test_the_text_uses_the_short_form() -> None:
    """And says nothing that the empty table has anyway."""
    game = position_of({**HERE, "you": {"estates": ["dao red V1 W1 4"], "marker": "sales"}})
    text = position_text(game)

    assert 'estates = [\n  "dao red V1 W1 4",\n]\n' in text
    assert "cube_supply" not in text and "numbers" not in text
    assert [{"region": "dao", "colour": "red", "vineyards": 1, "wineries": 1, "wines": [4]}] == (
        plain_of(game)["you"]["estates"]
    )


def test_an_agenda_of_the_first_edition_is_read_as_it_is_today() -> None:
    """Names of opponents go; what was one item is its parts; what was yours alone names its side."""
    old = [["year.you"], ["year.maintenance"], ["lacerda.maintenance"], ["fair", "lacerda"], ["year", 4, "lacerda"]]
    new = [["year.you"], ["year.you"], ["year.maintenance"], ["fair"], ["year", 4]]

    assert new == renewed({"agenda": old})["agenda"] == renewed({"agenda": new})["agenda"]
    assert [["fair.entry", 1], ["fair.tiles.you", 1, 2]] == renewed(
        {"agenda": [["fair.entry"], ["fair.tiles.you", 2, "lacerda"]]}
    )["agenda"]
    assert [["lacerda.setup"], ["lacerda.setup.vineyard"], ["lacerda.setup.tile"], ["year", 1]] == renewed(
        {"agenda": [["lacerda.setup"], ["year", 1, "lacerda"]]}
    )["agenda"]
    assert {"year": 3} == renewed({"year": 3}) == renewed("year = 3")


def test_the_empty_table_of_two_people_has_two_boards() -> None:
    """Both with barrels at the Magnates; Lacerda has none there."""
    board = start("solo").position.board
    two = complete({"seats": ["person", "person"]}, board)
    alone = complete({"seats": ["person", "lacerda"]}, board)

    assert [2, 2, 2] == two["you"]["magnate_barrels"] == two["guest"]["magnate_barrels"]
    assert ([2, 2, 2], [0, 0, 0]) == (alone["you"]["magnate_barrels"], alone["lacerda"]["magnate_barrels"])
