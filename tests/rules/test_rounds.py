"""Years for people: rounds in turns, changed orders, the last action, and what a whole game keeps."""

from functools import cache

import pytest

from tests.rules.walking import Walked, walk
from tests.rules.yours import asked, doubts, estate, yours
from tests.scenes import left, play, shown, told
from vinhos_kernel import answer, roll, start

TWO = {"seats": ["person", "person"], "vintage": "v1", "tax": "sales", "expert_decks": yours()["expert_decks"]}


@cache
def game(name: str, seed: int) -> tuple[Walked, ...]:
    """A whole game in which everybody takes any option."""
    return tuple(walk(name, seed))


def rules(name: str, seed: int, *wanted: str) -> list[tuple[int, str]]:
    """Years and rules as they ran."""
    return [(step.before.year, step.rule) for step in game(name, seed) if step.rule in wanted]


def test_two_people_act_in_turns() -> None:
    """`year.round`, `year.round.1` (VY007, VY008, VY021): one action each, the second circle, one more each."""
    rich = TWO | {"agenda": [["year.round"]], "you": {"bagos": 9}, "guest": {"bagos": 9}, "circle": 1}
    turns = [(step.item[1], step.before.calendar.circle) for step in walk(rich, 1) if step.rule == "turn"]

    assert [1, 1, 2, 2] == [circle for _, circle in turns]
    assert [{1, 2}, {1, 2}] == [{side for side, _ in turns[:2]}, {side for side, _ in turns[2:]}]


def test_twice_in_a_row() -> None:
    """`year.round` (VY043, VY045): the second player takes the first slot, and acts last and first."""
    scene = play(
        "year.round", TWO | {"you": {"bagos": 0, "marker": "sales"}, "guest": {"marker": "sales"}}, 2, staying="passes"
    )
    moves = [step.facts["side"] for step in scene.steps if step.rule == "quadrel.move"]

    assert [1, 2, 2, 1] == moves
    assert [["guest", "you"]] == left(scene, "order")


@pytest.mark.parametrize("slot, whose", [(1, [2, 2, 1, 1, 1, 1, 2, 2]), (2, [2, 2, 1, 1, 2, 2, 1, 1])])
def test_four_actions_in_a_row(slot: int, whose: list[int]) -> None:
    """`year.actions` (VY043, VL014): he acts first; you take place 1 at the centre, and act four times running."""
    table = start(position=yours(order=["lacerda", "you"], agenda=[["year.actions"], ["year.actions"]]), seed=5)
    turns = []
    while table.question:
        question = table.question
        if question.kind in ("move", "action"):
            turns.append(1 if question.kind == "move" else 2)
        pick = next((each for each in ("press_release", slot, "experts", "stop") if each in question.options), None)
        table = roll(table) if question.who == "chance" else answer(table, pick or question.options[0])

    assert whose == turns


@pytest.mark.parametrize("name, each_year", [("solo", 2), ("two", 4)])
def test_actions_of_a_game(name: str, each_year: int) -> None:
    """`turn` (VY002, VY012, VY019, VY058): two actions a year for each side, and one more after the last Fair."""
    turns = [year for year, _ in rules(name, 2, "turn")]

    assert [each_year] * 5 + [each_year + each_year // 2] == [turns.count(year) for year in range(1, 7)]


@pytest.mark.parametrize("name", ["solo", "two"])
def test_phases_of_a_game(name: str) -> None:
    """`year` (O-12, VY003, VY005, VY006, VY013-VY015, VY018, VY056, VY057): flips and Fairs where they belong."""
    phases = rules(name, 3, "year.vintage", "year.flip", "year.maintenance", "production", "fair")
    after = [(max(1, year - 1), "year.vintage") for year in range(2, 7)]

    assert [(1, "year.vintage"), *after] == [each for each in phases if each[1] == "year.vintage"]
    assert [3, 5] == [year for year, rule in phases if rule == "year.flip"]
    assert [1, 2, 3, 4, 5, 6] == [year for year, rule in phases if rule == "production"]
    assert [3, 5, 6] == [year for year, rule in phases if rule == "fair"]


@pytest.mark.parametrize("name", ["solo", "two"])
@pytest.mark.parametrize("seed", range(4))
def test_barrels_stay_eight(name: str, seed: int) -> None:
    """O-17: supply, Magnates, Sales, Export and Multipliers: eight of yours after every step."""
    found = set()
    for step in game(name, seed):
        after, hand = step.after, step.after.hands[1]
        out = after.sales.count(1) + after.export.count(1) + sum(hand.multipliers) + sum(hand.magnate_barrels)
        found.add(after.barrels[1] + out)

    assert {8} == found


@pytest.mark.parametrize("seed", range(4))
def test_the_zero_tile_never_comes(seed: int) -> None:
    """`year.vintage` (O-16): six different tiles of eight, none of weather 0."""
    tiles = [step.after.tile for step in game("two", seed) if step.rule == "year.vintage"]

    assert 6 == len({tile.name for tile in tiles if tile.weather})


def test_markers_stay_before_the_next_year() -> None:
    """O-01: the Fair moves nobody: distances of year 4 count from where the last action was."""
    for before, after in [(step.before, step.after) for step in game("two", 5) if step.rule.startswith("fair")]:
        assert before.markers == after.markers


@pytest.mark.parametrize("side, taxed", [("none", False), ("year_6", True)])
def test_last_action_tax(side: str, taxed: bool) -> None:
    """`last_action_tax=none`, `last_action_tax=year_6`, `year.last` (VY054, VY058): the marker has left, or not."""
    table = yours(you={"marker": "press_release"}, year=6, phase="fair")
    asked_now = asked("year.last", table, last_action_tax=side)
    poor = asked("year.last", yours(you={"marker": "press_release", "bagos": 3}, year=6), last_action_tax=side)

    assert taxed == ("vineyards_bottom" == plain_tax(asked_now))
    assert taxed == ("vineyards_bottom" not in poor.question.options)
    assert f"last_action_tax={side}" in doubts(asked_now)


def plain_tax(table) -> str:
    """Where the tax marker stands."""
    return ("vineyards_top", "cellars", "wineries", "experts", "press_release", "workers", "export", "sales",
            "vineyards_bottom", "none")[table.position.calendar.tax]  # fmt: skip


def test_the_marker_leaves_the_quadrel() -> None:
    """`year.maintenance` (VY009, VY052): from Maintenance on no space is taxed."""
    scene = play("year.maintenance", yours(tax="sales"))

    assert ["none"] == left(scene, "tax")
    assert "the year's marker leaves the Quadrel for Maintenance" == told(scene)[0]


def test_the_game_ends() -> None:
    """`year.last`, `score.side`, `score.title`, `year.end` (O-04): your action, his pass, both scores, the end."""
    table = yours(estate("dao", wines=[9]), you={"marker": "press_release"}, year=6, phase="fair")
    scene = play("year.last", table, "export", "A1", last_action_tax="none")
    wanted = [
        "year.last",
        "quadrel.move",
        "export.1",
        "lacerda.last_action",
        "score.side",
        "lacerda.score",
        "score.end",
    ]
    rules = [step.rule for step in scene.steps]

    assert [*wanted, "score.title", "year.end"] == sorted({*rules} - {"renown.add"}, key=rules.index)
    assert ["over"] == left(scene, "phase")
    assert "last_action_tax=none" in shown(scene)
