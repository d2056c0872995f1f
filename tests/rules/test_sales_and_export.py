"""Selling and exporting your wine: slots, colours, cubes, what comes for it."""

import pytest

from tests.rules.yours import asked, estate, game_of, mine, options, yours
from tests.scenes import left, play, refused, told
from vinhos_kernel import run
from vinhos_kernel.rules.wine import cubes_for

RED = estate("dao", "red", wines=[7, 5])


def test_two_wines_to_one_house() -> None:
    """`sales`, `sales.1` (VA037-VA043, VY027): a barrel, the wine gone, the slot's Bagos; both in the Hotel."""
    scene = play("sales", yours(RED, cubes={"dao": 2}), "1a", "red 7", "1b", "red 6", args=[1])

    assert ["you sell 1a on red 7 for 7 Bagos", "you sell 1b on red 6 for 6 Bagos, with 1 cube of Dão"] == told(scene)
    assert [23, 0] == [mine(scene, "bagos"), mine(scene, "barrels")]
    assert ["you", "you", 1] == left(scene, "sales.red 7", "sales.red 6", "cubes.dao")
    assert "wines" not in left(scene, "you.estates")[0][0]


def test_one_wine_is_enough() -> None:
    """`sales` (VA037): one or two."""
    assert [17, 1] == [
        mine(s := play("sales", yours(RED), "1a", "red 7", "stop", args=[1]), "bagos"),
        mine(s, "barrels"),
    ]


def test_slots_of_the_wines_colour() -> None:
    """`sales.1` (VA040, VA041): red slots for red wine, no higher than its value; taken ones apart."""
    red, white = estate("dao", "red", wines=[5]), estate("dao", "white", wines=[5])

    assert {"red 4", "red 5"} == options("sales", yours(red, sales={"red 3": "lacerda"}), 1)
    assert {"white 3", "white 4", "white 5"} == options("sales", yours(white), 1)


@pytest.mark.parametrize(
    "value, least, lying, needed",
    [(8, 8, 5, 0), (9, 8, 5, 0), (7, 8, 5, 1), (6, 8, 5, 2), (5, 8, 5, None), (6, 8, 1, None), (7, 8, 0, None)],
)
def test_cubes_only_if_needed(value: int, least: int, lying: int, needed: int | None) -> None:
    """`wine.cubes` (VA042, VA047, O-08): none if the value is there, as few as reach it, two at most."""
    game = game_of(yours(cubes={"dao": lying}))

    assert needed == cubes_for(game, 4, value, least)


@pytest.mark.parametrize("value, needed", [(8, 0), (7, 1), (6, 1), (5, 2), (4, 2), (3, None)])
def test_cubes_of_alentejo_count_twice(value: int, needed: int | None) -> None:
    """`wine.cubes` (O-08): each adds 2: a wine of 7 or 6 still takes one for the slot of 8."""
    assert needed == cubes_for(game_of(yours(cubes={"alentejo": 3})), 8, value, 8)


def test_cubes_leave_the_region_of_the_wine() -> None:
    """`sales.1` (VA042): its own region's, back to the supply."""
    position = yours(estate("alentejo", wines=[6]), cubes={"alentejo": 2, "dao": 5})
    scene = play("sales", position, "red 8", args=[1])

    assert [1, 5, 24] == left(scene, "cubes.alentejo", "cubes.dao", "cube_supply")


def test_the_slot_pays_not_the_wine() -> None:
    """`sales.1` (VA043): a better wine brings no more."""
    assert 13 == mine(play("sales", yours(estate("dao", wines=[9])), "red 3", args=[1]), "bagos")


@pytest.mark.parametrize("action", ["sales", "export"])
def test_one_barrel_one_wine(action: str) -> None:
    """`sales.1`, `export.1` (VA040, VA047): the second wine needs a barrel too."""
    you = {"barrels": 1, "magnate_barrels": 6}
    extra = {"sales": {"red 3": "you"}}
    slot = {"sales": "red 7", "export": "A1"}[action]
    scene = play(action, yours(RED, you=you, **extra), "1a", slot, args=[1])

    assert 0 == mine(scene, "barrels")


@pytest.mark.parametrize("action", ["sales", "export"])
def test_without_barrel_wine_or_slot(action: str) -> None:
    """`quadrel.closed` (VY037): three ways in which nothing can be sold or exported."""
    none = {"barrels": 0, "magnate_barrels": 6, "marker": "experts"}
    out = {"sales": {"export": {"A1": "you", "A2": "you"}}, "export": {"sales": {"red 3": "you", "red 4": "you"}}}[
        action
    ]
    no_barrel = yours(RED, you=none, **out)
    no_wine = yours(estate("dao"), you={"marker": "experts"})
    poor = yours(estate("dao", wines=[2]), you={"marker": "experts"})

    assert [False] * 3 == [action in options("turn", table, 1) for table in (no_barrel, no_wine, poor)]


def test_two_exports_to_one_country() -> None:
    """`export`, `export.1` (VA045-VA049, VA052, VY028): the slot's VP at once, whatever the wine is worth."""
    scene = play("export", yours(estate("dao", wines=[9, 12])), "1b", "A3", "1a", "A2", args=[1])

    assert ["you export 1b to A3 for 10 VP", "you export 1a to A2 for 7 VP"] == told(scene)
    assert [17, 10, 0] == [mine(scene, "vp"), mine(scene, "bagos"), mine(scene, "barrels")]


def test_a_better_wine_scores_the_slot() -> None:
    """`export.1` (VA049): a wine of 12 on a slot of 4 VP scores 4."""
    assert 4 == mine(play("export", yours(estate("dao", wines=[12])), "C1", args=[1]), "vp")


def test_export_slots_that_are_reached() -> None:
    """`export.1` (VA047, VA051): free ones of the frame, no more asked than the wine has; with cubes one more."""
    found = yours(estate("dao", "white", wines=[5]), export={"C1": "lacerda"})

    assert "you" == left(play("export", found, args=[1]), "export.D1")[0]
    assert {"A1", "B1", "D1"} == options("export", found | {"cubes": {"dao": 1}}, 1)


def test_nothing_outside_the_frame() -> None:
    """`export.1` (VA051): column E is not used with two players."""
    assert not {"E1", "E2", "E3"} & options("export", yours(estate("dao", wines=[15])), 1)
    assert "outside the frame" in refused(options, "export", yours(export={"E1": "you"}), 1)


def test_cubes_for_an_export() -> None:
    """`export.1` (VA047): two cubes lift a wine of 7 to the slot of 9; they go."""
    scene = play("export", yours(estate("dao", wines=[7]), cubes={"dao": 3}), "A2", args=[1])

    assert "you export 1a to A2 for 7 VP, with 2 cubes of Dão" in told(scene)
    assert 1 == left(scene, "cubes.dao")[0]


def test_the_second_wine_may_be_kept() -> None:
    """`export.1`: after the first, stopping is on offer; before it is not."""
    table = asked("export", yours(estate("dao", wines=[9, 12])), 1)

    assert ("1a", "1b") == table.question.options
    assert {"1a", "stop"} == options("export", yours(estate("dao", wines=[9, 12])), 1, answers=["1b", "A3"])


def test_what_the_wine_does_not_reach_is_refused() -> None:
    """`sales.1` (VA041): the answer is not on the list."""
    assert "'red 8' is not one of" in refused(run, "sales", yours(RED), ["1a", "red 8"], args=[1])
