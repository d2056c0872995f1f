"""The engine beside the slow second version of his turn: same tables, same cards, same outcome."""

from collections import Counter
from random import Random
from typing import Any

import pytest

from tests.opponents.random_tables import random_experts, random_position
from tests.opponents.reference import Table, Turned, bank_pays, fair_places, maintenance, take_tiles, whole_turn
from tests.rules.random_sides import random_table
from vinhos_kernel import run
from vinhos_kernel.solo import position_of
from vinhos_kernel.state.game import Game
from vinhos_kernel.state.names import SPACES
from vinhos_kernel.state.notation import plain_of

TABLES = 250


def table_of(game: Game) -> Table:
    """The reference's own layout of a position."""
    plain, board = plain_of(game), game.board
    if game.played_here(1):
        plain["estates"] = dict(Counter(each["region"] for each in plain["you"]["estates"] if "region" in each))
    names = {row.id: row["number"] for row in board.facts.rows("region")}
    in_play = [number for name, number in names.items() if name not in plain["out_of_play"]]
    experts = {
        row.id: {"name": row.id, "feature": row["feature"], "points": row["fair_bonus"]}
        for row in board.facts.rows("expert")
    }
    decks = plain["expert_decks"]
    counts = {
        part: dict.fromkeys(range(1, 10), 0) | {names[name]: n for name, n in plain[part].items()} for part in PARTS
    }
    columns = [row.id for row in board.facts.rows("export_column") if row["in_frame"]]
    shown = next((row for row in board.facts.rows("vintage") if row.id == plain["vintage"]), None)
    return {
        "in_play": in_play, **counts, "supply": plain["cube_supply"],
        "room": {row["number"]: row["renown_spaces"] for row in board.facts.rows("region")},
        **{kind: plain[kind] for kind in ("wineries", "cellars", "enologists", "farmers")},
        "decks": {feature: [experts[tile] for end in ("top", "bottom") for tile in deck.get(end, [])]
                  for feature, deck in decks.items()},
        "his_experts": [experts[tile] for tile in plain["lacerda"]["experts"]],
        "vintage": {"anabela": shown["anabela"], "bruno": shown["bruno"], "features": dict(shown["features"])},
        "his_marker": plain["lacerda"]["marker"], "your_marker": plain["you"]["marker"], "tax": plain["tax"],
        "bribes": list(plain["bribes"]), "lower_row": list(plain["next_order"]), "booths": dict(plain["booths"]),
        "sales": dict(plain["sales"]), "export": dict(plain["export"]),
        "sales_slots": [f"{row['colour']} {row['value']}" for row in board.facts.rows("sales_slot")],
        "export_slots": [{"name": row.id, "column": columns.index(row["column"]), "vp": row["vp"]}
                         for row in board.facts.rows("export_slot") if row["column"] in columns],
        "action_deck": list(plain["action_deck"]), "your_bagos": plain["you"]["bagos"],
        **{f"his_{field}": plain["lacerda"][field] for field in ("bagos", "vp", "barrels")},
        "his_fair": plain["lacerda"]["fair_points"], "your_fair": plain["you"]["fair_points"],
        "your_vp": plain["you"]["vp"],
        "display": list(plain["display"]), "his_multipliers": dict(plain["lacerda"]["multipliers"]),
        "multiplier_names": [row.id for row in board.facts.rows("multiplier")],
    }  # fmt: skip


PARTS = ("estates", "stacks", "cubes")


def orderless(table: Table) -> dict[str, Any]:
    """A table in which what has no order has none."""
    his = sorted(tile["name"] for tile in table["his_experts"])
    return table | {"bribes": sorted(table["bribes"]), "his_experts": his, "action_deck": sorted(table["action_deck"])}


def both(seed: int, played_here: bool = False) -> tuple[dict[str, Any], dict[str, Any], int, int]:
    """A random table after a turn by reference and by engine, and what the bank paid by each."""
    die = Random(seed)
    game = position_of(solo_table(die) if played_here else random_position(die))
    expected = table_of(game)
    turned = Turned(lambda deck: die.choice(deck))
    space = die.choice(expected["action_deck"])
    paid = bank_pays(expected, space)
    whole_turn(expected, space, turned)
    scene = run("lacerda.turn", game, [space, *turned.seen])
    moves = [step.facts["n"] for step in scene.steps if step.rule == "lacerda.move" and "n" in step.facts]
    return orderless(expected), orderless(table_of(scene.position)), paid, sum(moves)


@pytest.mark.parametrize("block", range(10))
def test_the_engine_agrees_with_the_reference(block: int) -> None:
    """`lacerda.turn` and all below it: 2,500 random tables; position, purses, cards turned, what the bank paid."""
    differing = []
    for seed in range(block * TABLES, (block + 1) * TABLES):
        expected, actual, paid, told = both(seed)
        if (expected, paid) != (actual, told):
            differing.append(
                (seed, {key: (expected[key], actual[key]) for key in expected if expected[key] != actual[key]})
            )

    assert [] == differing


def solo_table(die: Random) -> dict[str, Any]:
    """A random table on which you play your side here, with his decks seen."""
    table = random_table(die)
    while table["seats"][1] != "lacerda":
        table = random_table(die)
    decks, his = random_experts(die, True)
    return table | {
        "agenda": [], "expert_decks": decks, "you": table["you"] | {"experts": [], "face_down": []},
        "lacerda": table["lacerda"] | {"experts": his, "face_down": []},
        "action_deck": die.sample(SPACES, die.randint(1, 9)),
    }  # fmt: skip


@pytest.mark.parametrize("block", range(2))
def test_his_turn_beside_your_own_estates(block: int) -> None:
    """`lacerda.turn`, `lacerda.cubes` (VL019): your regions are those of the Estates that you play here; 500 tables."""
    differing = []
    for seed in range(block * TABLES, (block + 1) * TABLES):
        expected, actual, paid, told = both(seed, True)
        if (expected, paid) != (actual, told):
            differing.append(seed)

    assert [] == differing


@pytest.mark.parametrize("block", range(2))
def test_maintenance_agrees_with_the_reference(block: int) -> None:
    """`lacerda.maintenance`: which of his barrels comes back, on 500 random tables."""
    differing = []
    for seed in range(block * TABLES, (block + 1) * TABLES):
        game = position_of(random_position(Random(seed)))
        expected = table_of(game)
        maintenance(expected)
        if orderless(expected) != orderless(table_of(run("lacerda.maintenance", game).position)):
            differing.append(seed)

    assert [] == differing


@pytest.mark.parametrize("block", range(4))
def test_the_fair_agrees_with_the_reference(block: int) -> None:
    """`fair.rank`, `lacerda.fair.tile`: places, then his tiles when you have stopped, on 1,000 random tables."""
    differing = []
    for seed in range(block * TABLES, (block + 1) * TABLES):
        die = Random(seed)
        game = position_of(
            random_position(die) | {"year": die.choice((3, 5, 6)), "numbers": die.sample(range(1, 10), 7)}
        )
        expected = table_of(game)
        turned = Turned(lambda deck, die=die: die.choice(deck))
        turned.deck = [n for n in range(1, 10) if game.numbers >> n & 1]
        fair_places(expected, *{3: (9, 3), 5: (12, 4), 6: (15, 5)}[game.year])
        take_tiles(expected, turned)
        ranked = run("fair.rank", game).position.copy()
        ranked.numbers = game.numbers
        scene = run("lacerda.fair.tile", ranked, turned.seen, args=[1])
        actual = table_of(scene.position) | {
            "action_deck": list(expected["action_deck"]),
            "booths": dict(expected["booths"]),
        }
        if orderless(expected) != orderless(actual):
            differing.append(seed)

    assert [] == differing


def test_the_tables_are_varied() -> None:
    """The comparison means something: ties, empty supplies, full areas and every card occur often."""
    games = [position_of(random_position(Random(seed))) for seed in range(1000)]
    ties = [sum(game.cubes[n] == max(game.cubes[m] for m in game.your_regions) > 0 for n in game.your_regions)
            for game in games if game.your_regions]  # fmt: skip

    assert 100 < sum(size > 1 for size in ties)
    assert 50 < sum(game.barrels[2] < 2 for game in games)
    assert 50 < sum(game.cube_supply < 2 for game in games)
    assert 20 < sum(game.export.count(0) == 3 for game in games)
    assert 50 < sum(game.sales.count(0) < 4 for game in games)
