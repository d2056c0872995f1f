"""How many ways there are to answer: counted to a depth from fixed tables, so that no option comes or goes unseen."""

from typing import Any

import pytest

from vinhos_kernel import answer, start
from vinhos_kernel.table.session import Session

LAND = [
    {"region": "dao", "colour": "red", "vineyards": 2, "wineries": 1, "enologists": 1, "farmers": 1, "wines": [5, 4]},
    {"region": "lisboa", "colour": "white", "vineyards": 1, "wineries": 2, "cellar": 1, "wines": [3, 0, 6]},
    {"region": "douro", "colour": "red", "vineyards": 1, "wines": [4]},
    {"wineries": 1, "waiting": 1},
]
RICH: dict[str, Any] = {
    "start": "empty",
    "seats": ["person", "lacerda"],
    "year": 3,
    "vintage": "v5",
    "tax": "cellars",
    "out_of_play": ["setubal", "algarve"],
    "cubes": {"dao": 2, "lisboa": 1},
    "bribes": ["wineries"],
    "sales": {"red 7": "you", "white 4": "lacerda"},
    "export": {"A3": "lacerda", "B1": "you"},
    "display": ["sales", "winery", "empty", "free_expert", "cellar", "empty"],
    "you": {
        "marker": "wineries",
        "bagos": 12,
        "estates": LAND,
        "experts": ["taste_bagos_2", "aroma_cube_1", "alcohol_recall_barrel", "taste_rearrange_stack"],
        "actions": {"export": 1, "farmer_for_1": 1},
        "magnate_barrels": [1, 1, 0],
        "ports": 2,
    },
    "lacerda": {"marker": "sales", "bagos": 5},
}
POOR = {**RICH, "you": {**RICH["you"], "bagos": 1, "experts": [], "actions": {}}}
TABLES: dict[str, dict[str, Any]] = {
    "a first Vineyard": {"start": "solo"},
    "a first Vineyard of two": {"start": "two"},
    "a first Vineyard against the automa": {"start": "automa"},
    "a turn with everything": {**RICH, "agenda": [["turn", 1]]},
    "a turn with little": {**POOR, "agenda": [["turn", 1]]},
    "Vineyards": {**RICH, "agenda": [["vineyards", 1, 0]]},
    "Wineries": {**RICH, "agenda": [["wineries", 1]]},
    "Cellars": {**RICH, "agenda": [["cellars", 1]]},
    "Workers": {**RICH, "agenda": [["workers", 1]]},
    "Experts": {**RICH, "agenda": [["experts", 1]]},
    "Sales": {**RICH, "agenda": [["sales", 1]]},
    "Export": {**RICH, "agenda": [["export", 1]]},
    "a Press Release": {**RICH, "agenda": [["press_release", 1]]},
    "a stack laid anew": {**RICH, "agenda": [["ability.stack", 1]]},
    "a barrel back": {**RICH, "agenda": [["ability.barrel", 1]]},
    "Production": {**RICH, "agenda": [["production"]]},
    "the Fair": {**RICH, "agenda": [["fair"], ["year.maintenance"]]},
    "two people at the end": {
        **POOR,
        "seats": ["person", "person"],
        "sales": {},
        "export": {},
        "bribes": [],
        "lacerda": None,
    },
}
"""Each table as plain data."""

COUNTS: dict[str, tuple[int, ...]] = {
    "a first Vineyard": (7, 31, 216),
    "a first Vineyard of two": (7, 41, 210),
    "a first Vineyard against the automa": (7, 31, 216),
    "a turn with everything": (13, 73, 356),
    "a turn with little": (2, 6, 19),
    "Vineyards": (7, 15, 105),
    "Wineries": (3, 10, 10),
    "Cellars": (4, 16, 16),
    "Workers": (5, 26, 26),
    "Experts": (4, 20, 20),
    "Sales": (5, 19, 95),
    "Export": (4, 15, 60),
    "a Press Release": (2, 4, 12),
    "a stack laid anew": (7, 31, 31),
    "a barrel back": (2, 2, 2),
    "Production": (2, 4, 6),
    "the Fair": (5, 14, 50),
    "two people at the end": (2, 7, 24),
}
"""For each table how many ways there are to answer one, two and three questions."""


def ways(table: Session, depth: int) -> int:
    """The ways to answer `depth` questions of people one after the other; chance always brings its first option."""
    while table.question is not None and table.question.who == "chance":
        table = answer(table, table.question.options[0])
    if table.question is None or not depth:
        return 1
    return sum(ways(answer(table, option), depth - 1) for option in table.question.options)


def laid(name: str) -> Session:
    """A table of the list as a session."""
    given = {key: value for key, value in TABLES[name].items() if value is not None}
    if "seats" in given and given["seats"][1] == "person":
        given = {**given, "guest": {"marker": "sales", "bagos": 3}, "agenda": [["year.last"]]}
    return start(position=given)


@pytest.mark.parametrize("name", TABLES)
def test_the_ways_to_answer_are_counted(name: str) -> None:
    """To depth three; a new count means that a choice has come or gone."""
    table = laid(name)

    assert {name: COUNTS.get(name)} == {name: tuple(ways(table, depth) for depth in (1, 2, 3))}


def test_the_counts_are_of_tables_that_are_there() -> None:
    """Both lists name the same."""
    assert list(TABLES) == list(COUNTS)
