"""The numbers that the book prints about Lacerda's cards, each computed through the engine."""

from fractions import Fraction
from itertools import combinations
from math import factorial
from typing import Any

import pytest

from tests.lab.test_odds import count_turned
from tests.scenes import SALES, estates
from vinhos_kernel import odds, start
from vinhos_kernel.lab.odds import Event
from vinhos_kernel.state.game import Game
from vinhos_kernel.state.names import SPACES

OUTER = [space for space in SPACES if space != "press_release"]
CARDS_ONLY: dict[str, Any] = {
    "out_of_play": list(range(1, 10)), "vintage": "none", "tax": "none", "bribes": OUTER, "wineries": 0, "cellars": 0,
    "enologists": 0, "farmers": 0, "next_order": ["lacerda", "nobody"], "booths": {"fair_points_3": "lacerda"},
    "sales": dict.fromkeys(SALES[:8], "lacerda"),
}  # fmt: skip
TURN, SHUFFLE = ["lacerda.turn"], ["lacerda.fair.after"]
BLOCKS = {1: 6, 2: 4, 3: 2}


def cards_only(*agenda: list[str]):
    """A table on which no card does anything, so that the cards alone are counted."""
    return start(position=CARDS_ONLY | {"agenda": list(agenda)})


def in_order(so_far: tuple, event: Event) -> tuple:
    """A tally: the Action cards in the order in which they came."""
    return so_far + tuple(draw.card for draw in event.drawn)


@pytest.mark.parametrize("cards, orders", [(4, 3024), (2, 72)])
def test_orders_of_his_cards(cards: int, orders: int) -> None:
    """O-26: 3,024 orders before the second Fair and 72 before the third, all alike."""
    found = odds(cards_only(*[TURN] * cards), of=lambda game: 0, tally=((), in_order))

    assert (orders, {Fraction(1, orders)}) == (len(found), set(found.chances.values()))


def test_until_his_next_turn() -> None:
    """A named rule stops the walk the next time that it comes, not where the walk begins."""
    found = odds(cards_only(TURN, TURN), until="lacerda.turn", of=lambda game: game.action_deck)

    assert (9, {Fraction(1, 9)}) == (len(found), set(found.chances.values()))


def test_orders_before_the_first_fair() -> None:
    """O-26: 84 sets of six cards, all alike, in 720 orders each: 60,480; in the whole game 13,168,189,440."""
    found = odds(cards_only(*[TURN] * 6), of=lambda game: game.action_deck)

    assert (84, {Fraction(1, 84)}) == (len(found), set(found.chances.values()))
    assert (60_480, 13_168_189_440) == (84 * factorial(6), 84 * factorial(6) * 3024 * 72)


@pytest.mark.parametrize("fair, share", [(1, Fraction(2, 3)), (2, Fraction(4, 9)), (3, Fraction(2, 9))])
@pytest.mark.parametrize("space", ("export", "press_release", "sales"))
def test_a_space_comes_before_a_fair(fair: int, share: Fraction, space: str) -> None:
    """A given card comes before a Fair with 2/3, 4/9, 2/9; so no Press Release by card has 1/3, 5/9, 7/9."""
    bit = 1 << SPACES.index(space)
    found = odds(cards_only(*[TURN] * BLOCKS[fair]), of=lambda game: not game.action_deck & bit)

    assert (share, 1 - share) == (found[True], found[False])


def test_both_vineyards_cards_before_the_first_fair() -> None:
    """O-26: 35/84, which is 5/12."""
    both = 1 | 1 << 8
    found = odds(cards_only(*[TURN] * 6), of=lambda game: not game.action_deck & both)

    assert Fraction(35, 84) == Fraction(5, 12) == found[True]


def visits(*spaces: str):
    """A tally: how often he went to one of these spaces."""

    def count(so_far: int, event: Event) -> int:
        return so_far + sum(draw.card in spaces for draw in event.drawn)

    return (0, count)


def test_export_in_a_whole_game() -> None:
    """O-26: 12 cards in blocks of 6, 4, 2: Export never 35/243, once 4/9, twice 28/81, three times 16/243; mean 4/3."""
    agenda = [*[TURN] * 6, SHUFFLE, *[TURN] * 4, SHUFFLE, *[TURN] * 2]
    found = odds(cards_only(*agenda), tally=visits("export"))

    assert found.is_exact
    assert [Fraction(35, 243), Fraction(4, 9), Fraction(28, 81), Fraction(16, 243)] == [found[n] for n in range(4)]
    assert Fraction(4, 3) == found.mean()


def test_vineyards_in_a_whole_game() -> None:
    """Two of the nine cards are Vineyards: 8/3 of them in a game on average."""
    agenda = [*[TURN] * 6, SHUFFLE, *[TURN] * 4, SHUFFLE, *[TURN] * 2]

    assert Fraction(8, 3) == odds(cards_only(*agenda), tally=visits("vineyards_top", "vineyards_bottom")).mean()


@pytest.mark.parametrize("here", SPACES)
def test_the_first_card_after_a_fair_is_his_own_space(here: str) -> None:
    """O-28: 1/9, wherever he stands."""
    table = start(position=CARDS_ONLY | {"lacerda": {"marker": here}, "agenda": [SHUFFLE, TURN]})
    found = odds(table, until="lacerda.move", of=lambda game: game.agenda[0][1] == game.markers[2])

    assert Fraction(1, 9) == found[True]


def test_two_cards_are_never_the_same_space_within_a_block() -> None:
    """O-28: after the first card of a block the doubt cannot come up."""
    found = odds(cards_only(TURN, TURN), tally=((), in_order))

    assert 0 == sum(found[pair, pair] for pair in SPACES)
    assert all(first != second for first, second in found)


def pairs(**readings: str) -> dict[tuple[int, ...], Fraction]:
    """The regions of the two cards of a Cellars card, seven in play, with their chances."""
    table = start(position={"agenda": [["lacerda.cellars"], ["numbers.gather"]]}, readings=readings)
    found = odds(table, of=lambda game: tuple(n for n in range(1, 10) for _ in range(game.cubes[n])))
    return found.chances


def test_21_pairs_of_regions() -> None:
    """O-27: 21 unordered pairs, each 1/21, never the same region twice; 42 in order, each 1/42."""
    regions = (1, 2, 3, 4, 5, 6, 8)
    table = start(position={"agenda": [["lacerda.vineyards"], ["numbers.gather"]]})
    ordered = odds(table, of=lambda game: 0, tally=((), in_order)).chances

    assert dict.fromkeys(combinations(regions, 2), Fraction(1, 21)) == pairs()
    assert (42, {Fraction(1, 42)}) == (len(ordered), set(ordered.values()))


def test_pairs_can_repeat_when_cards_go_back_after_each_draw() -> None:
    """`number_return=after_draw`: 49 ordered pairs, a region twice with 1/49, two given ones with 2/49."""
    chances = pairs(number_return="after_draw")

    assert {Fraction(1, 49), Fraction(2, 49)} == set(chances.values())
    assert Fraction(1, 7) == sum(chance for pair, chance in chances.items() if pair[0] == pair[1])


NO_CUBE = {"estates": {"minho": 1}, "vintage": "v1"}


def test_the_first_sale() -> None:
    """O-27: his card is 3 to 9, each 1/7; 1.25 cards are turned on average."""
    table = start(position=NO_CUBE | {"agenda": [["lacerda.sales.1"], ["numbers.gather"]]})
    found = odds(table, of=lambda game: game.bagos[2])

    assert dict.fromkeys(range(3, 10), Fraction(1, 7)) == found.chances
    assert Fraction(5, 4) == odds(table, tally=(0, count_turned)).mean()


@pytest.mark.parametrize("readings, count, same", [({}, 42, 0), ({"number_return": "after_draw"}, 49, Fraction(1, 7))])
def test_both_sales(readings: dict[str, str], count: int, same: Fraction) -> None:
    """O-27: 42 ordered pairs of cards, never the same twice; put back after each draw, 49, a seventh doubles."""
    table = start(position=NO_CUBE | {"agenda": [["lacerda.sales"], ["numbers.gather"]]}, readings=readings)
    found = odds(table, of=lambda game: 0, tally=((), in_order))

    assert (count, {Fraction(1, count)}) == (len(found), set(found.chances.values()))
    assert same == sum(found[0, (card, card)] for card in range(3, 10))


def test_two_cubes_make_the_highest_slot_likelier() -> None:
    """8 and 9 with two cubes both fall to the red 10: 2/7."""
    table = start(position={"vintage": "v1", "agenda": [["lacerda.sales.1"]]} | estates(minho=2))

    assert Fraction(2, 7) == odds(table, of=lambda game: game.bagos[2])[10]


MEANS = {1: Fraction(5), 2: Fraction(10, 3), 3: Fraction(5, 2), 4: Fraction(2), 5: Fraction(5, 3), 6: Fraction(10, 7)}


@pytest.mark.parametrize("tiles", range(1, 7))
def test_a_magnate_tile(tiles: int) -> None:
    """O-27: with k of 6 tiles left each is 1/k; 10/(k+1) cards are turned on average."""
    kinds = ["free_expert", "vineyard_minus_1", "fair_points_2", "sales", "export", "winery_for_2"]
    display = [*kinds[:tiles], *["empty"] * (6 - tiles)]
    table = start(position={"display": display, "agenda": [["lacerda.setup.tile"], ["numbers.gather"]]})
    taken = odds(table, of=lambda game: game.magnates.display)

    assert (tiles, {Fraction(1, tiles)}) == (len(taken), set(taken.chances.values()))
    assert Fraction(10, tiles + 1) == MEANS[tiles] == odds(table, tally=(0, count_turned)).mean()


@pytest.mark.parametrize("size", range(2, 8))
@pytest.mark.parametrize("side", ("after_action", "after_draw"))
def test_a_tie(size: int, side: str) -> None:
    """O-23: of m tied regions each is 1/m and 10/(m+1) cards are turned; the odds of a tie hang on no reading."""
    tied = (1, 2, 3, 4, 5, 6, 8)[:size]
    readings = {"your_region": "any_in_play", "number_return": side}
    position = {"cubes": {str(n): 2 for n in tied}, "agenda": [["lacerda.press_release.2"]]}
    table = start(position=position, readings=readings)
    found = odds(table, of=lambda game: next(n for n in tied if not game.cubes[n]))

    assert dict.fromkeys(tied, Fraction(1, size)) == found.chances
    assert Fraction(10, size + 1) == odds(table, tally=(0, count_turned)).mean()


@pytest.mark.parametrize("swapped", [(2, 4, 6), (4, 6, 2), (6, 2, 4), (1, 3, 5)])
def test_swapped_regions_swap_the_odds(swapped: tuple[int, ...]) -> None:
    """Relabelling: both barrels of an Export card treat tied regions alike, whatever their numbers."""

    def ends(regions: tuple[int, ...]):
        position = {"estates": {str(n): 1 for n in regions}, "cubes": {str(n): 3 for n in regions}}
        table = start(position=position | {"agenda": [["lacerda.export"], ["numbers.gather"]]})
        return odds(table, of=lambda game: (tuple(game.cubes[n] for n in regions), game.vp[2])).chances

    assert ends((2, 4, 6)) == ends(swapped)
    assert {Fraction(1, 3)} == set(ends(swapped).values())


def test_next_years_weather_is_one_of_the_unseen() -> None:
    """O-16: with five tiles gone the odds for the weather come from the three not yet seen, not from all eight."""
    table = start(position={"vintage": "v5", "unseen": ["v6", "v7", "v8"], "agenda": [["year.vintage"]]})
    found = odds(table, of=lambda game: game.tile.weather)

    assert {2: Fraction(1, 3), -1: Fraction(1, 3), -2: Fraction(1, 3)} == found.chances


def test_one_seed_makes_no_chance_unfair() -> None:
    """Chi-square over 7 cells: 7,000 seeded first sales do not differ from 1/7 each."""
    counts = dict.fromkeys(range(3, 10), 0)
    table = start(position=NO_CUBE | {"agenda": [["lacerda.sales.1"], ["numbers.gather"]]})
    found = odds(table, of=lambda game: game.bagos[2], budget=0, games=7000, seed=11)
    for card in counts:
        counts[card] = int(found[card] * 7000)

    assert 7000 == sum(counts.values())
    assert 22.5 > sum((n - 1000) ** 2 / 1000 for n in counts.values())


def test_seeded_simulation_agrees_with_the_count() -> None:
    """Chi-square of 5,000 seeded turns of the middle game's Vineyards card against its exact odds."""
    game: Game = start("middle").position
    game = game.copy()
    game.agenda = (("lacerda.vineyards",), ("numbers.gather",))
    exact = odds(game, of=lambda end: end.stacks)
    drawn = odds(game, of=lambda end: end.stacks, budget=0, games=5000, seed=3)
    chi = sum(float((drawn[x] - exact[x]) ** 2 / exact[x]) * 5000 for x in exact)

    assert set(drawn) <= set(exact)
    assert chi < len(exact) + 4 * (2 * len(exact)) ** 0.5
