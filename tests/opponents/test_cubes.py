"""His Renown cubes: from your region with most, a tie by Number card, simply removed."""

import itertools

import pytest

from tests.scenes import estates, left, play, refused, shown, told
from vinhos_kernel import run
from vinhos_kernel.state.names import REGIONS

PRESS = "lacerda.press_release.2"
IN_PLAY = (1, 2, 3, 4, 5, 6, 8)


def test_only_regions_with_your_estate() -> None:
    """`lacerda.cubes`, `your_region=with_estate` (O-23): Lisboa holds most, but you have no Estate there."""
    position = {"estates": {"minho": 1, "dao": 1}, "cubes": {"minho": 2, "dao": 2, "lisboa": 3}}
    scene = play(PRESS, position, 6, 3, 4, your_region="with_estate")

    assert ["spends 2 cubes of Dão"] == told(scene)
    assert [2, 0, 3] == left(scene, "cubes.minho", "cubes.dao", "cubes.lisboa")
    assert "your_region=with_estate" in shown(scene)


def test_any_region_in_play() -> None:
    """`lacerda.cubes`, `your_region=any_in_play` (O-23): by the other reading Lisboa is taken, without a tie."""
    position = {"estates": {"minho": 1, "dao": 1}, "cubes": {"minho": 2, "dao": 2, "lisboa": 3}}
    scene = play(PRESS, position, your_region="any_in_play")

    assert ["spends 2 cubes of Lisboa"] == told(scene)
    assert "your_region=any_in_play" in shown(scene)


def test_no_cube_of_yours_is_no_obstacle() -> None:
    """`lacerda.cubes` (O-23): he takes none and the action goes on; by the other reading nothing is said of Estates."""
    scene = play("lacerda.sales", {"estates": {"minho": 1}, "vintage": "v1", "cubes": {"dao": 3}}, 5, 4)

    assert "takes no cube: no region of yours holds one" == told(scene)[0]
    assert [9, 3] == left(scene, "lacerda.bagos", "cubes.dao")
    assert "Estate" not in told(play(PRESS, {}, your_region="any_in_play"))[0]


def test_without_an_estate_there_is_nothing_to_take() -> None:
    """`lacerda.cubes`: cubes lie in insets, but none is yours."""
    scene = play(PRESS, {"cubes": {"minho": 2}}, your_region="with_estate")

    assert [["takes no cube: no region of yours holds one"], 2] == [told(scene), *left(scene, "cubes.minho")]


@pytest.mark.parametrize("cubes", range(6))
def test_he_takes_two_or_what_is_there(cubes: int) -> None:
    """`lacerda.cubes`: of 0, 1, 2, 3, 4, 5 cubes he takes 0, 1, 2, 2, 2, 2, and they go back to the supply."""
    scene = play(PRESS, estates(minho=cubes))
    taken = min(2, cubes)

    assert [cubes - taken, 30 - cubes + taken] == left(scene, "cubes.minho", "cube_supply")


def test_one_cube_is_not_made_two_elsewhere() -> None:
    """`lacerda.cubes`: both cubes come from one region; where the best holds one, he takes one."""
    scene = play(PRESS, estates(minho=1, dao=1), 4)

    assert [1, 0] == left(scene, "cubes.minho", "cubes.dao")


@pytest.mark.parametrize("size", range(2, 8))
def test_a_tie_of_any_size_goes_to_the_drawn_one(size: int) -> None:
    """`lacerda.cubes`: whichever of the tied regions is named first is taken; other numbers are wasted."""
    tied = IN_PLAY[:size]
    position = {"estates": {str(n): 1 for n in tied[:5]}, "cubes": {str(n): 3 for n in tied}}
    for winner in tied:
        wasted = [n for n in range(1, 10) if n not in tied]
        scene = play(PRESS, position, *wasted, winner, your_region="any_in_play")

        assert {n: 1 if n == winner else 3 for n in tied} == {n: scene.position.cubes[n] for n in tied}


@pytest.mark.parametrize("richest", IN_PLAY)
def test_the_richest_needs_no_card(richest: int) -> None:
    """`lacerda.cubes`: one region ahead by a single cube is taken without a draw, wherever it lies."""
    position = {"cubes": {str(n): 2 + (n == richest) for n in IN_PLAY}}
    scene = play(PRESS, position, your_region="any_in_play")

    assert 1 == scene.position.cubes[richest]


def test_a_loser_of_the_tie_is_refused_as_winner() -> None:
    """`lacerda.cubes`: a region with fewer cubes ends no draw, so the script runs out."""
    assert "the draws ran out" in refused(run, PRESS, estates(minho=2, douro=1, dao=2), [3])


def test_the_reason_is_kept() -> None:
    """`lacerda.cubes`: candidates, what was counted, who was kept, and the card that settled it."""
    (step,) = [s for s in play(PRESS, estates(minho=2, douro=1, dao=2), 9, 4).steps if s.because]
    because = step.because

    assert (2, 3, 4) == because.candidates
    assert [((2, 2), (3, 1), (4, 2)), ()] == [cut.values for cut in because.cuts]
    assert [(2, 4), (4,)] == [cut.kept for cut in because.cuts]
    assert [(9, False), (4, True)] == [(draw.card, draw.fits) for draw in step.draws]


@pytest.mark.parametrize("swapped", list(itertools.permutations((2, 4, 6))))
def test_swapped_regions_swap_the_result(swapped: tuple[int, ...]) -> None:
    """`lacerda.cubes`: what is tied is settled by the card alone, not by the place in a list."""
    names = [REGIONS[n] for n in swapped]
    scene = play(PRESS, {"estates": dict.fromkeys(names, 1), "cubes": dict.fromkeys(names, 2)}, swapped[1])

    assert {names[0]: 2, names[2]: 2} == left(scene, "cubes")[0]


def test_they_go_back_to_the_supply() -> None:
    """`lacerda.cubes` (VL020): simply removed; with all 30 out, two are free again."""
    all_out = {"estates": {"minho": 1}, "cubes": {str(n): 5 for n in (1, 2, 3, 4, 5, 6)}}

    assert [3, 2] == left(play(PRESS, all_out), "cubes.minho", "cube_supply")
