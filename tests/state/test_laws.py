"""Laws after every step of thousands of turns, from the start and from random tables."""

from collections.abc import Iterable
from functools import cache
from random import Random

import pytest

from tests.opponents.random_tables import random_position
from tests.scenes import SALES, but, gains, purses, refused
from tests.state.playing import Played, his_bagos, played
from vinhos_kernel import start
from vinhos_kernel.data.rulebook import all_readings
from vinhos_kernel.rules.schedule import LAST_YEAR
from vinhos_kernel.solo import position_of
from vinhos_kernel.state.game import Game
from vinhos_kernel.state.laws import LAWS, broken
from vinhos_kernel.state.names import ALL_NUMBERS, ALL_SPACES, LACERDA, YOU
from vinhos_kernel.table.readings import settled

BLOCKS = range(10)
GAMES = 30
TABLES = 100


@cache
def whole_game() -> Game:
    """A table beside a real one before its set-up."""
    return start("companion").position


def broken_by(steps: Iterable[Played]) -> list[str]:
    """Whatever a step breaks: a law, the money law, a deck that is not whole, a purse that falls."""
    return [f"{step.rule}: {fault}" for step in steps for fault in faults(step)]


def faults(step: Played) -> list[str]:
    """The faults of one step."""
    changed = step.after.key()[:-1] != step.before.key()[:-1]
    found = broken(step.after) if changed else []
    gained = tuple(after - before for before, after in zip(purses(step.before), purses(step.after), strict=True))
    if gains(step.facts) != gained and step.rule != "setup.money":
        found.append(f"told {gains(step.facts)}, gained {gained}")
    if his_bagos(step.after) < his_bagos(step.before) and step.rule != "lacerda.setup":
        found.append("Lacerda's Bagos fell")
    if step.rule == "numbers.gather" and step.after.numbers != ALL_NUMBERS:
        found.append("the Number deck is not whole at the end of an action")
    return found


@pytest.mark.parametrize("block", BLOCKS)
def test_whole_games_break_no_law(block: int) -> None:
    """O-17, O-61: 300 games beside a table, set-up to end; the player does something at every open moment."""
    games = range(block * GAMES, (block + 1) * GAMES)

    assert [] == [fault for seed in games for fault in broken_by(played(whole_game(), seed))]


@pytest.mark.parametrize("block", BLOCKS)
def test_random_tables_break_no_law(block: int) -> None:
    """1,000 random tables: two turns, Maintenance, a Fair in the years that have one."""
    found = []
    for seed in range(block * TABLES, (block + 1) * TABLES):
        found += broken_by(played(with_a_year_to_play(seed), seed))

    assert [] == found


def with_a_year_to_play(seed: int, **readings: str) -> Game:
    """A random table before two turns, Maintenance and perhaps a Fair."""
    plain = random_position(Random(seed), seen_decks=seed % 2 == 0)
    agenda: list[list] = [
        ["lacerda.turn"],
        ["lacerda.turn"],
        ["order.update"],
        ["year.maintenance"],
    ]
    if plain["year"] in (3, 5, 6):
        agenda.append(["fair"])
    if plain["year"] == LAST_YEAR:
        agenda.append(["year.last"])
    return position_of(plain | {"agenda": agenda}, readings)


SIDES = [(reading.name, side) for reading in all_readings() for side, _ in reading.sides]


@pytest.mark.parametrize("name, side", SIDES)
def test_no_reading_breaks_a_law(name: str, side: str) -> None:
    """Each side of each doubt: games from the set-up and years from random tables."""
    game = whole_game().copy()
    game.readings = settled(all_readings(), {name: side})
    found = [fault for seed in range(3) for fault in broken_by(played(game, seed))]
    found += [
        fault for seed in range(3) for fault in broken_by(played(with_a_year_to_play(seed, **{name: side}), seed))
    ]

    assert [] == found


@pytest.mark.parametrize("block", BLOCKS)
def test_no_choice_of_readings_breaks_a_law(block: int) -> None:
    """All doubts at once, each with a side by lot: games and years end, and keep every law."""
    found = []
    for seed in range(block * 25, (block + 1) * 25):
        die = Random(seed)
        chosen = {reading.name: die.choice(reading.sides)[0] for reading in all_readings()}
        game = whole_game().copy()
        game.readings = settled(all_readings(), chosen)
        found += [f"{seed} {fault}" for fault in broken_by(played(game, seed))]
        found += [f"{seed} {fault}" for fault in broken_by(played(with_a_year_to_play(seed, **chosen), seed))]

    assert [] == found


def nearly_full(die: Random) -> Game:
    """A table before a Sales card on which few slots are free, with a side by lot for each doubt."""
    free = die.sample(SALES, die.randint(1, 3))
    regions = die.sample(["minho", "dao", "lisboa", "alentejo"], die.randint(0, 4))
    cubes = {name: die.randint(0, 3) for name in regions}
    chosen = {reading.name: die.choice(reading.sides)[0] for reading in all_readings()}
    position = {
        "estates": dict.fromkeys(regions, 1),
        "cubes": cubes,
        "sales": but(free),
        "vintage": die.choice(["v1", "v2"]),
    }
    return position_of(position | {"agenda": [["lacerda.sales"], ["numbers.gather"]]}, chosen)


@pytest.mark.parametrize("block", BLOCKS)
def test_a_nearly_full_sales_area_breaks_no_law(block: int) -> None:
    """O-63: 1,000 tables with one to three free slots, whatever the readings: he sells, or says why he cannot."""
    found = []
    for seed in range(block * TABLES, (block + 1) * TABLES):
        found += [f"{seed} {fault}" for fault in broken_by(played(nearly_full(Random(seed)), seed))]

    assert [] == found


@pytest.mark.parametrize("block", BLOCKS)
def test_action_deck_and_drawn_cards_are_nine(block: int) -> None:
    """O-26, O-56, O-71: 250 games: blocks of 6, 4 and 2 cards without a repeat; after each Fair nine are in."""
    for seed in range(block * 25, (block + 1) * 25):
        drawn: list[int] = []
        blocks: list[int] = []
        for step in played(whole_game(), seed):
            if step.rule == "lacerda.turn":
                drawn.append(step.before.action_deck & ~step.after.action_deck)
            elif step.rule == "lacerda.fair.after":
                blocks.append(len(drawn))
                drawn = []
            if step.rule.startswith("lacerda") and not step.rule.startswith("lacerda.setup"):
                assert ALL_SPACES == step.after.action_deck | sum(drawn) and len(set(drawn)) == len(drawn)

        assert [6, 4, 2] == blocks


def test_the_first_card_of_a_block_may_be_the_last_of_the_one_before() -> None:
    """O-71: all nine are alike: the first card after a Fair repeats the last before it in about 1/9 of 1,400."""
    same = total = 0
    for seed in range(700):
        cards: list[int] = []
        for step in played(whole_game(), seed):
            if step.rule == "lacerda.turn":
                cards.append((step.before.action_deck & ~step.after.action_deck).bit_length() - 1)
        same += (cards[5] == cards[6]) + (cards[9] == cards[10])
        total += 2

    assert abs(same - total / 9) < 4 * (total * 8 / 81) ** 0.5


def test_the_games_mean_something() -> None:
    """In 60 games every rule of a game is seen, ties and unfit cards occur, and he takes Multipliers."""
    seen: set[str] = set()
    multipliers = 0
    for seed in range(60):
        for step in played(whole_game(), seed):
            seen.add(step.rule)
        multipliers += sum(step.after.hands[LACERDA].multipliers)

    assert {"lacerda.sales.4", "lacerda.export.2", "lacerda.press_release.4", "lacerda.fair.press_release",
            "fair.fill.1", "order.update", "fair.tiles.you", "lacerda.maintenance", "year.end"} <= seen  # fmt: skip
    assert 60 < multipliers


WRONG = {
    "calendar_is_possible": {"vintage": "v1", "unseen": ["v1"]},
    "cubes_add_up": {"cube_supply": 7},
    "regions_are_possible": {"out_of_play": ["minho"], "cubes": {"minho": 1}},
    "barrels_add_up": {"lacerda": {"barrels": 3}},
    "magnates_hold_their_barrels": {"you": {"magnate_barrels": [3, 0, 0]}},
    "slots_are_possible": {"export": {"E1": "you"}},
    "buildings_are_possible": {"wineries": 12},
    "experts_are_one_of_each": {"expert_decks": {"taste": {"top": ["aroma_cube_1"]}}},
    "magnate_tiles_are_limited": {"display": ["sales", "sales", "empty", "empty", "empty", "empty"]},
    "decks_and_markers_are_possible": {"bribes": ["press_release"]},
    "purses_are_not_negative": {"you": {"bagos": -1}},
    "estates_are_possible": {"you": {"estates": [{"cellar": 2}]}},
    "vineyards_add_up": {"stacks": {"douro": 1}, "tops": {"douro": ["red", "white"]}},
}


@pytest.mark.parametrize("law", [law.__name__ for law in LAWS])
def test_each_law_refuses_something(law: str) -> None:
    """A table that breaks the law is refused with a sentence."""
    assert law in WRONG
    assert refused(position_of, WRONG[law])


def test_purses_below_nothing_are_seen() -> None:
    """The law itself sees what the reader of positions refuses before it."""
    game = position_of({})
    game.bagos = (0, -1, 0)

    assert [f"{('', 'you', 'lacerda')[YOU]} cannot have -1 Bagos"] == broken(game)
    assert LACERDA == 2
