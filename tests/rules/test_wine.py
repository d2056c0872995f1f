"""Wine: what an Estate makes of its Vineyards, and what a stored wine is worth."""

import pytest

from tests.rules.yours import estate, game_of, yours
from tests.scenes import play, shown
from vinhos_kernel.rules.wine import quality_of, spendable, value_of
from vinhos_kernel.solo import position_of
from vinhos_kernel.state.names import YOU


def quality(weather: int, ports: int = 0, **parts: int) -> int:
    """The Quality that an Estate makes."""
    game = game_of(yours(estate("douro", "red", **parts)))
    return quality_of(game, game.estates[YOU][0], weather, ports)


@pytest.mark.parametrize(
    "parts, weather, expected",
    [
        ({"vineyards": 1}, 0, 2), ({"vineyards": 2}, 0, 4), ({"vineyards": 1}, -2, 0), ({"vineyards": 1}, -1, 1),
        ({"vineyards": 1, "wineries": 2}, 0, 4), ({"vineyards": 1, "farmers": 1}, 0, 3),
        ({"vineyards": 2, "wineries": 1, "enologists": 1}, 0, 7),
        ({"vineyards": 2, "wineries": 1, "enologists": 1, "farmers": 2}, 0, 9),
        ({"vineyards": 1, "wineries": 2, "enologists": 2, "farmers": 1}, 0, 9),
        ({"vineyards": 2, "wineries": 1, "enologists": 1, "farmers": 2}, 2, 11),
    ],
)  # fmt: skip
def test_quality(parts: dict, weather: int, expected: int) -> None:
    """`wine.quality` (VA012, VA021, VY016, O-07): Vineyard 2, Winery 1, Enologist 2, Farmer 1, and the weather."""
    assert expected == quality(weather, **parts)


@pytest.mark.parametrize("ports, expected", [(0, 2), (1, 5), (2, 8)])
def test_port_tiles(ports: int, expected: int) -> None:
    """`wine.quality` (O-07): 3 for each Port tile."""
    assert expected == quality(0, ports, vineyards=1)


def value(region: str, slot: int, cellar: int = 0, **readings: str) -> int:
    """The Value of a wine of Quality 5 in a slot."""
    wines = [0] * slot + [5]
    game = game_of(yours(estate(region, cellar=cellar, wines=wines), out_of_play=["setubal", "ribatejo"]), **readings)
    return value_of(game, game.estates[YOU][0], slot)


@pytest.mark.parametrize("slot, expected", [(0, 6), (1, 6), (2, 8), (3, 10)])
def test_cellar_bonus_seed(slot: int, expected: int) -> None:
    """`cellar_bonus=seed`, `wine.value` (VA030, O-15): 1, 1, 3, 5 by slot."""
    assert expected == value("dao", slot, 1, cellar_bonus="seed")


@pytest.mark.parametrize("slot, expected", [(0, 5), (1, 6), (2, 8), (3, 10)])
def test_cellar_bonus_secondary(slot: int, expected: int) -> None:
    """`cellar_bonus=secondary`, `wine.value`: two public pages give the first slot nothing."""
    assert expected == value("dao", slot, 1, cellar_bonus="secondary")


@pytest.mark.parametrize("slot", [0, 1])
def test_a_warehouse_adds_nothing(slot: int) -> None:
    """`wine.value` (O-15): 5 stays 5."""
    assert 5 == value("dao", slot)


@pytest.mark.parametrize("slot, cellar, expected", [(0, 0, 6), (1, 0, 6), (2, 1, 9)])
def test_a_wine_of_algarve(slot: int, cellar: int, expected: int) -> None:
    """`wine.value`: 1 more wherever it goes."""
    assert expected == value("algarve", slot, cellar)


@pytest.mark.parametrize("slot, named", [([5], True), ([0, 5], False), ([0, 0, 5], False)])
def test_the_story_names_the_doubt(slot: list[int], named: bool) -> None:
    """`sales.1`, `cellar_bonus=seed`: only a wine in the first slot of a Cellar hangs on it."""
    scene = play("sales", yours(estate("dao", cellar=1, wines=slot)), "red 3", args=[1])

    assert named == ("cellar_bonus=seed" in shown(scene))


@pytest.mark.parametrize(
    "lying, own, found", [(0, "", 0), (1, "", 1), (5, "", 2), (5, "[count]\ncubes_most = { value = 0 }", 0)]
)
def test_at_most_two_cubes(lying: int, own: str, found: int) -> None:
    """`wine.cubes` (VA042): what lies there, at most two; a reader's own number goes before."""
    assert found == spendable(position_of(yours(cubes={"dao": lying}), facts=own), 4)
