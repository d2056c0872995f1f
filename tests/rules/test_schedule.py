"""The years: who acts when, and the rules of the last time."""

import pytest

from tests.scenes import left, play, refused, told
from vinhos_kernel import answer, correct, roll, run, start
from vinhos_kernel.rules.schedule import LAST_YEAR
from vinhos_kernel.state.game import Game
from vinhos_kernel.state.names import SPACES


def whole_game(seed: int, **readings: str):
    """A whole game beside a real table, by the seeded die, you doing nothing."""
    table = start("companion", seed=seed, readings=readings)
    while table.question:
        table = roll(table) if table.question.who == "chance" else answer(table, table.question.options[-1])
    return table


@pytest.fixture(scope="module")
def game():
    """One whole game."""
    return whole_game(1)


def told_rules(table, *wanted: str) -> list[tuple[int, str]]:
    """Years and rules of the steps of certain rules, once for each time that a rule ran."""
    found: list[tuple[int, str, int]] = []
    for step in table.steps:
        entry = (step.before.year, step.rule, id(step.before))
        if step.rule in wanted and (not found or found[-1] != entry):
            found.append(entry)
    return [(year, rule) for year, rule, _ in found]


def test_the_year_in_order(game) -> None:
    """`year` (VY010, O-12): Vintage tile from year 2 on, tax marker, actions, Maintenance, Fairs in 3, 5 and 6."""
    order = told_rules(
        game, "year.vintage", "year.tax", "lacerda.turn", "year.maintenance.1", "lacerda.maintenance", "fair.rank"
    )
    years = []
    for year in range(1, 7):
        start_of = [(max(1, year - 1), rule) for rule in ("year.vintage", "year.tax")]
        turns = [(year, "lacerda.turn")] * 2 + [(year, "maintenance")] * 2
        years += start_of + turns + [(year, "fair.rank")] * (year in (3, 5, 6))

    assert years == [
        (year, "maintenance" if rule in ("year.maintenance.1", "lacerda.maintenance") else rule) for year, rule in order
    ]


@pytest.mark.parametrize("year, fair", [(n, n in (3, 5, 6)) for n in range(1, 7)])
def test_fair_years(year: int, fair: bool, game) -> None:
    """`year` (O-58): a Fair in years 3, 5 and 6, in none before, between or after them."""
    assert fair == ((year, "fair.rank") in told_rules(game, "fair.rank"))


def test_six_different_tiles_are_seen(game) -> None:
    """`year.vintage` (O-16): never the 0 tile; six of the eight are turned, two stay unseen."""
    tiles = [step.after.calendar.vintage for step in game.steps if step.rule == "year.vintage"]

    assert (6, 6, 2) == (len(tiles), len(set(tiles)), game.position.calendar.unseen.bit_count())


def test_next_years_tile_is_one_of_the_unseen() -> None:
    """`year.vintage` (O-16): only tiles not yet seen can be turned."""
    assert "'v5' is not one of (v6, v7, v8)" in refused(
        run, "year.vintage", {"vintage": "v5", "unseen": ["v6", "v7", "v8"]}, ["v5"]
    )


def test_without_a_tile_the_old_one_stays() -> None:
    """`year.vintage`: an empty pool is no error."""
    scene = play("year.vintage", {"vintage": "v5", "unseen": []})

    assert ["no Vintage tile is left: the old one stays"] == told(scene)


@pytest.mark.parametrize("year", range(1, 7))
def test_the_tax_marker(year: int) -> None:
    """`year.tax` (VY019): one space of the Quadrel for the whole year, on its first circle."""
    scene = play("year.tax", {"circle": 2}, args=[year])
    spaces = ("vineyards_top", "cellars", "wineries", "export", "sales", "vineyards_bottom")

    assert [year, spaces[year - 1], 1] == left(scene, "year", "tax", "circle")


def test_the_second_circle() -> None:
    """`year.circle` (VL015, O-29): between the sides the marker moves on; it taxes the same space."""
    scene = play("year.circle", {"tax": "sales", "circle": 1})

    assert [2, "sales"] == left(scene, "circle", "tax")


@pytest.mark.parametrize("order", [["you", "lacerda"], ["lacerda", "you"]])
def test_each_side_acts_twice_in_a_row(order: list[str]) -> None:
    """`year.actions` (VL014, O-29): the second side acts with the marker on the second circle, both times."""
    table = start(position={"order": order, "tax": "none", "agenda": [["year.actions"]]}, seed=2)
    circles = []
    while table.question:
        asked = table.question
        if asked.rule in ("lacerda.turn", "year.you"):
            circles.append((asked.rule, table.position.calendar.circle))
        table = roll(table) if asked.who == "chance" else answer(table, "done")
    his = [("lacerda.turn", 1 + order.index("lacerda"))] * 2
    yours = [("year.you", 1 + order.index("you"))] * 2

    assert (his + yours if order[0] == "lacerda" else yours + his) == circles


def test_your_moment() -> None:
    """`year.you`: the table waits while you act at yours; corrections change it meanwhile."""
    table = start(position={"agenda": [["year.you"]]})
    table = correct(table, "you.bagos", 3)
    after = answer(table, "done")

    assert ("table", ("done",), 3, None) == (
        table.question.who, table.question.options, after.position.bagos[1], after.question,
    )  # fmt: skip


def test_your_maintenance() -> None:
    """`year.maintenance` (VY052, VY053, O-09): two barrels in Sales are two choices, "none" is not one."""
    position = {"sales": {"red 4": "you", "white 9": "you", "red 5": "lacerda"}, "export": {"A3": "you"}}
    table = start(position=position | {"agenda": [["year.maintenance"]]})
    after = answer(table, "white 9").position

    assert ("red 4", "white 9") == table.question.options
    assert (1, after.barrels[1] - table.position.barrels[1]) == (after.sales.count(1), 1)


def test_your_only_barrel_needs_no_question() -> None:
    """`year.maintenance.1`: what the rules leave no choice about is not asked."""
    one = play("year.maintenance.1", {"sales": {"red 4": "you"}}, args=[1])
    none = play("year.maintenance.1", {"export": {"A3": "you"}}, args=[1])

    assert ["you take the barrel back from red 4"] == told(one)
    assert ["none of your barrels lies in the Sales area"] == told(none)


def test_the_last_action() -> None:
    """`year.last`, `year.end` (VY058, O-04): one question for you, no card and no tile; he passes; scoring; the end."""
    position = {"year": 6, "phase": "fair", "vintage": "v1"}
    table = start(position=position | {"agenda": [["year.last"]]})
    rules = []
    while table.question:
        rules.append(table.question.rule)
        table = answer(table, "done")
    scored = [step.rule for step in table.steps]

    assert ["year.you"] == rules
    assert ["year.last", "lacerda.last_action", "lacerda.score", "year.end"] == sorted(set(scored), key=scored.index)
    assert "over" == table.position.calendar.phase


def test_no_card_after_the_third_fair(game) -> None:
    """O-04, O-58: the last card comes before the third Fair; then one action for you, none for him."""
    rules = [step.rule for step in game.steps]
    last_fair = max(place for place, rule in enumerate(rules) if rule == "fair.rank")

    assert not {"lacerda.turn", "year.vintage"} & set(rules[last_fair:])
    assert 13 == sum(entry.rule == "year.you" for entry in game.entries)
    assert LAST_YEAR == game.position.year


def cards_of(table) -> list[tuple[int, str]]:
    """Year and space of each Action card."""
    return [
        (step.before.year, SPACES[step.facts["space"]])
        for step in table.steps
        if step.template == "Action card: {space}"
    ]


@pytest.mark.parametrize("seed", range(5))
def test_blocks_of_six_four_and_two(seed: int) -> None:
    """O-26: 12 cards: 6 before the first Fair, 4 before the second, 2 before the third; no repeat in a block."""
    cards = cards_of(whole_game(seed))
    blocks = [[space for year, space in cards if year in years] for years in ((1, 2, 3), (4, 5), (6,))]

    assert [6, 4, 2] == [len(block) for block in blocks]
    assert [6, 4, 2] == [len(set(block)) for block in blocks]


def test_the_deck_of_year_two_is_what_year_one_left(game) -> None:
    """O-57, O-60: no card comes back between years without a Fair."""
    decks: dict[int, int] = {}
    for step in game.steps:
        position: Game = step.before
        decks.setdefault(position.year, position.action_deck)

    assert [9, 7, 5, 9, 7, 9] == [decks[year].bit_count() if year > 1 else 9 for year in range(1, 7)]
