"""Positions that cannot be: one sentence that names the place, the offence and what was on offer."""

from random import Random
from typing import Any

import pytest

from tests.state.positions import random_plain
from tests.walks import faults, refusal
from vinhos_kernel import run, start
from vinhos_kernel.opponents.kind import position_of
from vinhos_kernel.state.notation import plain_of, position_text
from vinhos_kernel.table.errors import TableError

ODD: tuple[Any, ...] = (
    None,
    True,
    False,
    -1,
    0,
    1,
    256,
    10**9,
    10**5000,
    1.5,
    float("nan"),
    "",
    "x",
    "x" * 90_000,
    "9" * 5000,
    "²",
    "none",
    [],
    ["x"],
    [1, 2, 3],
    [[]],
    ["you"] * 300,
    ["sales"] * 300,
    [None],
    {},
    {"x": 1},
    {"douro": -1},
    {"²": 1},
    {"1": 256},
    {0: 1},
    b"x",
    object(),
)


def nested(depth: int) -> Any:
    """A list in a list in a list."""
    found: list[Any] = []
    for _ in range(depth):
        found = [found]
    return found


def outcome(given: Any) -> list[str]:
    """What is wrong with how a position is taken or refused: nothing, it is hoped."""
    try:
        table = start(position=given)
    except TableError as error:
        said = str(error)
        wrong = [] if said and "\n" not in said and len(said) < 1500 else [said[:2000]]
    else:
        wrong = faults(table)
    return wrong


@pytest.mark.parametrize(
    ("given", "said"),
    [
        ({"yeer": 3}, "position: 'yeer' is not one of (seats, year, phase, "),
        ({"yeer": 3}, "did you mean 'year'?"),
        ({"year": 7}, "year: 7 is not a whole number from 1 to 6"),
        ({"year": "3"}, "year: '3' is not a whole number"),
        ({"phase": "fare"}, "did you mean 'fair'?"),
        ({"vintage": "v9"}, "vintage: 'v9' is not one of (v1, v2"),
        ({"vintage": "v1", "unseen": ["v1"]}, "v1 lies open and cannot be among the unseen ones"),
        ({"cubes": {"Doro": 1}}, "did you mean 'douro'?"),
        ({"cubes": {"douro": 9}}, "Douro has"),
        ({"cubes": {"setubal": 1}}, "Setúbal is out of play and must be empty"),
        ({"stacks": {"douro": 5}}, "Douro has 4 Vineyards, not 5"),
        ({"start": "empty", "estates": {str(n): 1 for n in range(1, 10)}}, "you have 5 Estates, not 9"),
        ({"wineries": 12}, "there are 11 wineries, not 12"),
        ({"sales": {"red 11": "you"}}, "sales: 'red 11' is not one of (red 3"),
        ({"sales": {"red 9": "she"}}, "sales.red 9: 'she' is not one of (nobody, you, lacerda)"),
        (
            {"sales": {f"red {n}": "lacerda" for n in range(3, 11)}, "export": {"A3": "lacerda"}},
            "lacerda has 8 barrels, but 9",
        ),
        ({"export": {"F3": "you"}}, "export: 'F3' is not one of"),
        ({"booths": {"bagos_3": "you", "free_expert": "you"}}, "you stands at 2 booths"),
        ({"bribes": ["press_release"]}, "never on the centre"),
        ({"order": ["you", "you"]}, "the order must name both sides once"),
        ({"order": ["you"]}, "order: 1 entries are given, 2 are needed"),
        ({"next_order": ["you", "you"]}, "twice in the lower row"),
        ({"trophies": ["you"]}, "trophies: 1 entries are given, 3 are needed"),
        ({"trophies": ["you", "none", "both"]}, "trophies: 'none' is not one of (nobody, you, lacerda, both)"),
        ({"lacerda": {"barrels": 9}}, "lacerda has 8 barrels"),
        ({"lacerda": {"bagoes": 9}}, "lacerda: 'bagoes' is not one of (marker, bagos"),
        ({"lacerda": {"experts": ["taste_bagos_3"]}}, "did you mean 'taste_bagos_2'?"),
        ({"lacerda": 5}, "lacerda: 5 is not a table of names and values"),
        ({"expert_decks": {"taste": {"top": ["aroma_bagos_2"]}}}, "aroma_bagos_2 cannot be in the taste deck"),
        ({"expert_decks": {"taste": {"topp": []}}}, "did you mean 'top'?"),
        ({"display": ["sales"] * 6}, "of the tile sales, not 6"),
        ({"display": ["sales"]}, "display: 1 entries are given, 6 are needed"),
        ({"action_deck": ["sails"]}, "did you mean 'sales'?"),
        ({"action_deck": ["sales", "sales"]}, "sales"),
        ({"numbers": [0]}, "numbers: 0 is not a whole number from 1 to 9"),
        ({"numbers": [3, 3]}, "3"),
        ({"agenda": [["lacerda.trun"]]}, "did you mean 'lacerda.turn'?"),
        ({"agenda": [["lacerda.turn", 1]]}, "agenda: lacerda.turn takes"),
        ({"agenda": ["lacerda.turn"]}, "agenda: 'lacerda.turn' is not a list"),
        ({"agenda": [[]]}, "is not a rule id with plain arguments"),
        ({"agenda": [["lacerda.move", 1.5]]}, "is not a rule id with plain arguments"),
        ({"agenda": [["lacerda.move", 77]]}, "lacerda.move"),
        ({"agenda": [["lacerda.buildings.2", 99]]}, "lacerda.buildings.2"),
        ({"agenda": [["lacerda.experts.1", "taste"]]}, "lacerda.experts.1"),
        ({"agenda": [["year", 99]]}, "year"),
        ({"agenda": [["year", 2, "lacerdo"]]}, "agenda: year takes ['year']"),
        ({"start": "nowhere"}, "start: 'nowhere' is not one of (table, solo, two, "),
        ([], "position"),
        (5, "position: 5 is not a table of names and values"),
        ("year = ", "the position cannot be read: Invalid value"),
        ("year = " + "9" * 5000, "the position cannot be read"),
        ("year = 0x" + "f" * 5000, "year"),
        ("a = " + "[" * 90_000, "the position cannot be read"),
        ("year = 3\n" * 20_000, "at most 100000 characters"),
        ("year = 3\nyear = 4", "the position cannot be read"),
        ("year = 2020-01-01", "year: datetime.date(2020, 1, 1) is not a whole number"),
        ("year = \x00", "the position cannot be read"),
    ],
)
def test_what_cannot_be_is_refused(given: Any, said: str) -> None:
    """From data and from text, through one validator."""
    if given == []:
        given = [1]

    told = refusal(start, position=given)

    assert said in told
    assert 1500 > len(told)


@pytest.mark.parametrize("key", list(plain_of(start("middle").position)))
def test_odd_values_are_refused_at_every_key(key: str) -> None:
    """Wrong types, huge numbers, long texts, deep lists: a sentence, or a table that obeys the laws."""
    odd = [*ODD, nested(10), nested(100_000)]

    assert [] == [fault for value in odd for fault in outcome({"start": "middle", key: value})]


@pytest.mark.parametrize("side", ["you", "lacerda"])
def test_odd_values_are_refused_at_every_key_of_a_side(side: str) -> None:
    """Purses, markers, tiles."""
    keys = plain_of(start("middle").position)[side]

    assert [] == [fault for key in keys for value in ODD for fault in outcome({"start": "middle", side: {key: value}})]


@pytest.mark.parametrize("seed", range(5))
def test_a_position_of_two_halves_is_refused_or_lawful(seed: int) -> None:
    """Keys of one random table in another one: impossible piece counts are named."""
    dice, wrong = Random(seed), list[str]()
    for _ in range(40):
        one, other = random_plain(dice.randrange(1000)), random_plain(dice.randrange(1000))
        keys = dice.sample(sorted(other), dice.randrange(len(other)))
        wrong += outcome({**one, **{key: other[key] for key in keys}})

    assert [] == wrong


@pytest.mark.parametrize("seed", range(5))
def test_a_changed_text_is_refused_or_lawful(seed: int) -> None:
    """Single characters of a position's text changed, lost, or added; the text cut."""
    dice, text, wrong = Random(seed), position_text(start("middle").position), list[str]()
    for _ in range(40):
        place, letter = dice.randrange(len(text)), dice.choice("0123456789abc \n[]{}=\"',.#²")
        wrong += outcome(text[:place] + letter + text[place + 1 :]) + outcome(text[:place] + letter + text[place:])
        wrong += outcome(text[:place]) + outcome(text[:place] + text[place + dice.randrange(9) :])

    assert [] == wrong


@pytest.mark.parametrize(
    "given",
    [
        {"seed": "x"},
        {"seed": 1.5},
        {"seed": True},
        {"seed": 10**25},
        {"seed": None},
        {"readings": 5},
        {"readings": {"his_money": 1}},
        {"readings": ["his_money"]},
        {"facts": 5},
        {"facts": "x"},
        {"name": 5},
        {"name": "nowhere"},
    ],
)
def test_a_start_with_something_wrong_is_refused(given: dict[str, Any]) -> None:
    """Seeds, readings, facts and names too."""
    assert "\n" not in refusal(start, **given)


@pytest.mark.parametrize(
    ("rule", "draws", "args", "said"),
    [
        ("lacerda.trun", (), (), "did you mean 'lacerda.turn'?"),
        (5, (), (), "5"),
        ("lacerda.move", (), (), "lacerda.move takes ['space'], not []"),
        ("lacerda.move", (), (77,), "lacerda.move"),
        ("lacerda.move", (), ("cellars",), "lacerda.move"),
        ("lacerda.sales", (), (), "the draws ran out, on offer are (1, 2, 3, 4, 5, 6, 7, 8, 9)"),
        ("lacerda.workers", (3,), (), "nobody asked for the draws (3): they are left over"),
        ("lacerda.turn", ("douro",), (), "Which Action card?: 'douro' is not one of"),
        ("lacerda.turn", 5, (), ""),
        ("lacerda.workers", (), 5, ""),
    ],
)
def test_a_rule_that_cannot_be_run_is_refused(rule: Any, draws: Any, args: Any, said: str) -> None:
    """Left-over and missing draws are errors."""
    assert said in refusal(run, rule, {"start": "middle"}, draws, args=args)


def test_a_position_taken_with_other_readings_leaves_the_first_alone() -> None:
    """A position is a value."""
    game = start("middle").position
    other = position_of(game, {"his_money": "none"})

    assert ("table", "none") == (game.readings["his_money"], other.readings["his_money"])


def test_a_session_from_a_position_keeps_its_readings() -> None:
    """A table that was played with another reading goes on with it."""
    game = start("middle", readings={"number_return": "after_draw"}).position

    assert "after_draw" == start(position=game).position.readings["number_return"]
