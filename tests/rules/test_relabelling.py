"""Other names, same game: regions, colours, sides, places of the Quadrel exchanged, and all that happens with them."""

from collections.abc import Callable, Iterable
from typing import Any

import pytest

from tests.rules.walking import Walked, walk
from vinhos_kernel.data.board import board_of
from vinhos_kernel.solo import position_of
from vinhos_kernel.state.game import Game
from vinhos_kernel.state.names import SPACES
from vinhos_kernel.state.notation import plain_of
from vinhos_kernel.table.agenda import run_next
from vinhos_kernel.table.answers import ByHand
from vinhos_kernel.table.question import Question
from vinhos_kernel.table.turn import Turn

Names = Callable[[Any], Any]
BOARD = board_of()
COLOURS = {"red": "white", "white": "red"}
SIDES = {"you": "guest", "guest": "you"}


def translated(value: Any, name: Names) -> Any:
    """Plain data with every word in other words; what has no order sorted."""
    if isinstance(value, dict):
        found = {name(key): translated(each, name) for key, each in value.items()}
        return found | {"out_of_play": sorted(found["out_of_play"])} if "out_of_play" in found else found
    if isinstance(value, list):
        return [translated(each, name) for each in value]
    return name(value)


def words(pairs: dict[str, str]) -> Names:
    """A dictionary for answers of several words (`red 7`, `red white`) and for plain data."""

    def name(value: Any) -> Any:
        return " ".join(pairs.get(word, word) for word in value.split(" ")) if isinstance(value, str) else value

    return name


def replayed(game: Game, played: Iterable[Walked], name: Names, *kinds: str) -> tuple[Game, list[tuple[Any, Any]]]:
    """The same game with every answer (or those of some kinds) translated: the end, and where options differed."""
    differing: list[tuple[Any, Any]] = []
    for step in played:
        given = list(zip(step.asked, step.answers, strict=True))

        def reply(question: Question, given: list[tuple[Question, Any]] = given) -> int:
            asked, answer = given.pop(0)
            told = name if not kinds or asked.kind in kinds else str_or_same
            expected = {told(option) for option in asked.options}
            if expected != set(question.options):
                differing.append((expected, question.options))
            return question.options.index(told(answer))

        game = game.copy()
        turn: Turn[Game] = Turn(ByHand(reply))
        run_next(game, turn)
    return game, differing


def exchanged(one: str, other: str) -> str:
    """A reader's facts in which two regions have exchanged all that is printed at them."""
    fields = ("price", "bonus", "amount", "start_quality", "renown_spaces", "red", "white")
    rows = {row.id: row for row in BOARD.facts.rows("region")}
    numbers = {rows[one]["number"]: rows[other]["number"], rows[other]["number"]: rows[one]["number"]}
    lines = ["[region]"]
    for name, like in ((one, other), (other, one)):
        cells = ", ".join(f"{field} = {rows[like][field]!r}" for field in fields)
        lines.append(f"{name} = {{ {cells} }}".replace("'", '"'))
    lines.append("[vintage]")
    for tile in BOARD.vintages:
        lines.append(f"{tile.name} = {{ carolina = {[numbers.get(n, n) for n in tile.carolina]} }}")
    return "\n".join(lines) + "\n"


PAIRS = [("dao", "lisboa"), ("tras_os_montes", "ribatejo"), ("setubal", "algarve"), ("ribatejo", "dao")]


@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize("one, other", PAIRS)
def test_two_regions_exchanged(one: str, other: str, seed: int) -> None:
    """`vineyards`, `setup`: with all that is printed at two regions exchanged, a game of two people is too."""
    played = list(walk("two", seed))
    name = words({one: other, other: one})
    end, differing = replayed(position_of({"start": "two"}, facts=exchanged(one, other)), played, name)

    assert [] == differing
    assert translated(plain_of(played[-1].after), name) == translated(plain_of(end), str_or_same)


def str_or_same(value: Any) -> Any:
    """The same word."""
    return value


@pytest.mark.parametrize("seed", range(4))
@pytest.mark.parametrize("start", ["solo", "two"])
def test_colours_exchanged(start: str, seed: int) -> None:
    """`sales.1`, `vineyards.3`, `press_release.barrels`: with Anabela's colours exchanged, red and white are."""
    played = list(walk(start, seed))
    own = "[vintage]\n" + "".join(
        f'{tile.name} = {{ anabela = "{COLOURS[tile.anabela]}" }}\n' for tile in BOARD.vintages
    )
    end, differing = replayed(position_of({"start": start}, facts=own), played, words(COLOURS))

    assert [] == differing
    assert translated(plain_of(played[-1].after), words(COLOURS)) == translated(plain_of(end), str_or_same)


@pytest.mark.parametrize("seed", range(6))
def test_sides_exchanged(seed: int) -> None:
    """`year.round`, `fair`: with the guest first, a game of two people is the same with the sides exchanged."""
    played = list(walk("two", seed))
    end, differing = replayed(position_of({"start": "two", "order": ["guest", "you"]}), played, words({}))
    first, second = plain_of(played[-1].after), plain_of(end)

    assert [] == differing
    assert translated(first, words(SIDES)) == translated(second, str_or_same)


CELLS = {(row["row"], row["column"]): row.id for row in BOARD.facts.rows("space")}
TURNS: dict[str, Callable[[int, int], tuple[int, int]]] = {
    "over the first diagonal": lambda row, column: (column, row),
    "over the other diagonal": lambda row, column: (2 - column, 2 - row),
    "half round": lambda row, column: (2 - row, 2 - column),
}


def other_places(turn: Callable[[int, int], tuple[int, int]]) -> dict[str, str]:
    """Which space lies where another one was, once the Quadrel is turned."""
    return {space: CELLS[turn(*cell)] for cell, space in CELLS.items()}


def with_actions(places: dict[str, str]) -> str:
    """A reader's facts in which the actions and the years stand on other spaces."""
    actions = dict(zip(SPACES, BOARD.actions, strict=True))
    spaces = "".join(f'{places[space]} = {{ action = "{action}" }}\n' for space, action in actions.items())
    years = "".join(
        f'year_{year} = {{ space = "{places[SPACES[space]]}" }}\n' for year, space in BOARD.year_spaces.items()
    )
    return f"[space]\n{spaces}[year_space]\n{years}"


@pytest.mark.parametrize("seed", range(2))
@pytest.mark.parametrize("start", ["solo", "two"])
@pytest.mark.parametrize("turned", TURNS)
def test_the_quadrel_mirrored(turned: str, start: str, seed: int) -> None:
    """`quadrel.price`, `quadrel.closed`, `turn.move`: every space elsewhere, and the whole game goes there too."""
    places = other_places(TURNS[turned])
    played = list(walk(start, seed))
    game = position_of({"start": start}, facts=with_actions(places))
    end, differing = replayed(game, played, lambda option: places.get(option, option), "move", "action")
    first, second = plain_of(played[-1].after), plain_of(end)

    assert [] == differing
    assert [first[who] | {"marker": places[first[who]["marker"]]} for who in end.sides[1:]] == [
        second[who] for who in end.sides[1:]
    ]
    assert sorted(places[space] for space in first["bribes"]) == sorted(second["bribes"])
