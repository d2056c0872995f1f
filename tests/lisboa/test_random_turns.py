"""Thousands of turns on random tables: no law is broken, nothing appears or vanishes, every choice is the best one."""

from typing import Any

import pytest

from tests.lisboa.tables import play_turn, random_tables
from vinhos_kernel.lisboa.game import Game, decrees_unseen, rubble_total
from vinhos_kernel.lisboa.laws import broken
from vinhos_kernel.lisboa.names import LACERDA, YOU
from vinhos_kernel.lisboa.rules.noble_actions import best_building, best_store

TURNS = 400


def kept(game: Game) -> dict[str, int]:
    """What a turn of his neither makes nor destroys."""
    hands = game.hands
    return {
        "cubes": rubble_total(game) + game.rest,
        "houses": sum(hand.houses for hand in hands) + sum(map(bool, game.stores)),
        "officials": sum(hand.officials + sum(hand.offices) + hand.built for hand in hands),
        "decrees": len(decrees_unseen(game)) + len(game.decrees) + game.decrees_out.bit_count()
        + sum(hand.decrees.bit_count() for hand in hands),
        "favors": sum(game.favors) + sum(sum(hand.favors) for hand in hands),
        "plans": sum(game.plans) + game.starting_plans + sum(hand.plans for hand in hands),
        "clergy": game.church.bag + game.church.tiles.bit_count() + sum(hand.clergy for hand in hands),
        "buildings": sum(game.stacks.left) + sum(map(bool, game.stacks.tops)) + sum(map(bool, game.buildings)),
        "ships": len(game.yard) + sum(hand.ships.bit_count() for hand in hands),
    }  # fmt: skip


@pytest.mark.parametrize("first", range(0, 5 * TURNS, TURNS))
def test_his_turns_keep_the_laws(first: int) -> None:
    """`lisboa.turn`: after every step of about four hundred turns each."""
    games = random_tables(first, TURNS)
    wrong: list[Any] = []
    for seed, game in enumerate(games):
        scene = play_turn(game, seed)
        wrong += [law for step in scene.steps for law in broken(step.after)]
        wrong += [(name, n) for name, n in kept(scene.position).items() if n != kept(game)[name]]

    assert [] == wrong
    assert TURNS // 2 < len(games)


def test_your_turns_keep_the_laws() -> None:
    """`lisboa.you`: whatever the generator of turns does on four hundred tables."""
    wrong: list[Any] = []
    for seed, game in enumerate(random_tables(20_000, TURNS)):
        scene = play_turn(game, seed, "lisboa.you")
        wrong += [law for step in scene.steps for law in broken(step.after)]
        wrong += [name for name, n in kept(scene.position).items() if n != kept(game)[name]]

    assert [] == wrong


def test_his_turn_is_short() -> None:
    """`lisboa.turn`: one Courtier, at most one card discarded, at most one house, at most 2 Decrees more."""
    for seed, game in enumerate(random_tables(40_000, TURNS)):
        after, his = play_turn(game, seed).position, game.hands[LACERDA]

        assert (game.courtier + 1) % 3 == after.courtier
        assert 0 <= sum(game.event_decks) - sum(after.event_decks) <= 1
        assert 0 <= his.houses - after.hands[LACERDA].houses <= 1
        assert 0 <= after.hands[LACERDA].decrees.bit_count() - his.decrees.bit_count() <= 2
        assert after.hands[LACERDA].wigs >= 0


def columns_by_hand(game: Game) -> list[tuple[int, int, int, int]]:
    """Every store that he could build as (wigs, row, column, facing), counted another way than the engine does."""
    goods = {1: (None, 0), 2: (0, 1), 3: (1, 2), 4: (2, 3), 5: (3, None)}
    ends = {"A": (3, 8), "B": (2, 9), "C": (1, 10), "D": (0, 11)}
    found = []
    for row, letter in enumerate("ABCD"):
        for column in range(1, 6):
            if game.stores[row * 5 + column - 1]:
                continue
            for facing, street in enumerate(goods[column]):
                if street is not None:
                    shown = [game.buildings[site] >> 3 for site in (*ends[letter], 4 + street)]
                    wigs = sum(mask >> street & 1 for mask in shown) * game.streets[street]
                    found.append((wigs, row, column, facing))
    return found


def test_the_store_is_the_best_one() -> None:
    """`lisboa.store` (LL034, LL035): sorted by hand, most wigs, then row, column, left."""
    for game in random_tables(60_000, TURNS):
        best = min(columns_by_hand(game), key=lambda place: (-place[0], *place[1:]))
        kept_one = best_store(game).kept

        assert 1 == len(kept_one)
        assert best == (kept_one[0].wigs, kept_one[0].space // 5, kept_one[0].space % 5 + 1, kept_one[0].facing)


def sites_by_hand(game: Game, high: bool) -> list[tuple[int, int, int]]:
    """Every building that he could open as (his wigs less yours, site, order of the architect)."""
    rows = {0: 3, 1: 2, 2: 1, 3: 0, 8: 0, 9: 1, 10: 2, 11: 3}
    found = []
    for site in range(12):
        for architect, goods in enumerate(game.stacks.tops):
            if game.buildings[site] or not goods:
                continue
            relative = 0
            for space, code in enumerate(game.stores):
                if code:
                    street = space % 5 - 1 + (code - 1) % 2
                    near = space // 5 == rows[site] if site in rows else street == site - 4
                    relative += (goods >> street & 1) * near * game.streets[street] * (1 if code > 2 else -1)
            found.append((relative, site, int(architect != high)))
    return found


@pytest.mark.parametrize("helper", range(4))
def test_the_building_is_the_best_one(helper: int) -> None:
    """`lisboa.building` (LL042, LL043): sorted by hand, relative wigs, then clockwise, then the architect."""
    for game in random_tables(80_000, TURNS):
        best = min(sites_by_hand(game, helper >= 2), key=lambda place: (-place[0], *place[1:]))
        place = best_building(game, helper).kept

        assert 1 == len(place)
        assert best[:2] == (place[0].his - place[0].yours, place[0].site)
        assert best[2] == int(place[0].architect != (helper >= 2))


def test_both_sides_are_somewhere() -> None:
    """Random tables are not all alike: else the tests above would prove little."""
    games = random_tables(0, 200)

    assert 100 < len({game.key() for game in games})
    assert {0, 1} <= {bool(game.hands[YOU].favors[0]) for game in games}
