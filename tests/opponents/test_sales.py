"""The Sales card: cubes, a Number card above 2, a slot on the way down, Bagos."""

import pytest

from tests.scenes import SALES, but, estates, left, play, refused, shown, told, turned
from vinhos_kernel import run

RED = {"vintage": "v1"}
WHITE = {"vintage": "v2"}
YOURS = {"estates": {"minho": 1}}


def test_he_sells_twice_at_card_plus_cubes() -> None:
    """
    `lacerda.sales`, `lacerda.sales.4`. Cards as they are turned: 9 fits no tied region, 4 is Dão, 7 sells,
    2 is too low, 3 is no tied region any more but sells.
    """
    scene = play("lacerda.sales", RED | estates(douro=3, dao=3), 9, 4, 7, 2, 3)

    assert [
        "spends 2 cubes of Dão",
        "his wine is worth 7 + 2",
        "sells to red 9",
        "takes 9 Bagos",
        "spends 2 cubes of Douro",
        "his wine is worth 3 + 2",
        "sells to red 5",
        "takes 5 Bagos",
    ] == told(scene)
    assert [14, 6] == left(scene, "lacerda.bagos", "lacerda.barrels")


@pytest.mark.parametrize("card", range(3, 10))
@pytest.mark.parametrize("cubes", (0, 1, 2, 3))
def test_value_is_card_plus_cubes(card: int, cubes: int) -> None:
    """`lacerda.sales.2` (VL038, VL039): with 0, 1, 2, 3 cubes to be had he adds 0, 1, 2, 2; 11 falls to the red 10."""
    scene = play("lacerda.sales.1", RED | estates(minho=cubes), card)
    value = min(10, card + min(2, cubes))

    assert [value, {f"red {value}": "lacerda"}] == left(scene, "lacerda.bagos", "sales")


@pytest.mark.parametrize("vintage, colour", [("v1", "red"), ("v2", "white"), ("v3", "red"), ("v4", "white")])
def test_anabela_names_the_colour(vintage: str, colour: str) -> None:
    """`lacerda.sales.3` (VL040): the colour on the current Vintage tile."""
    scene = play("lacerda.sales.1", YOURS | {"vintage": vintage}, 6)

    assert [{f"{colour} 6": "lacerda"}] == left(scene, "sales")


def test_one_and_two_are_too_low() -> None:
    """`lacerda.sales.2` (VL039): cards are turned until one is higher than 2; the low ones stay out."""
    scene = play("lacerda.sales", RED | YOURS, 1, 2, 3, 4)

    assert [1, 2, 3, 4] == turned(scene)
    assert [7] == left(scene, "lacerda.bagos")


@pytest.mark.parametrize("tile, first, other", [(RED, "red", "white"), (WHITE, "white", "red")])
@pytest.mark.parametrize("value", range(3, 10))
def test_the_way_down_is_climbed_rung_by_rung(tile: dict, first: str, other: str, value: int) -> None:
    """`lacerda.sales.3` (VL041-VL045): first colour, other colour, one lower in the first colour, and so on."""
    way = [f"{colour} {v}" for v in range(value, 2, -1) for colour in (first, other)]
    for rungs in range(len(way)):
        taken = dict(zip(way[:rungs], ["you"] * 8 + ["lacerda"] * 8, strict=False))
        if rungs > 15:
            continue
        scene = play("lacerda.sales.3", tile | {"sales": taken}, args=[value])

        assert "lacerda" == left(scene, f"sales.{way[rungs]}")[0]
        assert way[: rungs + 1] == [f"{colour} {v}" for (colour, v), _ in scene.steps[0].because.tried]


def test_the_cubes_stay_spent() -> None:
    """`lacerda.sales.3` (VL045): going down gives no cube back."""
    scene = play("lacerda.sales.1", RED | estates(minho=2) | {"sales": {"red 8": "you", "white 8": "you"}}, 6)

    assert [7, 0] == left(scene, "lacerda.bagos", "cubes.minho")


def test_the_reason_names_who_is_in_the_way() -> None:
    """`lacerda.sales.3`: the trace keeps each place with what stood there."""
    taken = {"red 10": "you", "white 10": "lacerda"}
    scene = play("lacerda.sales.3", RED | {"sales": taken}, args=[11])

    assert [
        (("red", 11), "no such slot"),
        (("white", 11), "no such slot"),
        (("red", 10), "taken by you"),
        (("white", 10), "taken by Lacerda"),
        (("red", 9), ""),
    ] == scene.steps[0].because.tried


def test_sales_cubes_add_yes() -> None:
    """`sales_cubes_add=yes` (O-25): number 6 and 2 cubes are 8, as the list of the sale has it."""
    scene = play("lacerda.sales.1", RED | estates(minho=2), 6, sales_cubes_add="yes")

    assert "his wine is worth 6 + 2" in told(scene)
    assert [8] == left(scene, "lacerda.bagos")
    assert "sales_cubes_add=yes" in shown(scene)


def test_sales_cubes_add_no() -> None:
    """`sales_cubes_add=no` (O-25): number 6 and 2 cubes are 6: cubes never add to his wine; they go all the same."""
    scene = play("lacerda.sales.1", RED | estates(minho=2), 6, sales_cubes_add="no")

    assert [6, 0] == left(scene, "lacerda.bagos", "cubes.minho")
    assert "sales_cubes_add=no" in shown(scene)


@pytest.mark.parametrize("side, worth", [("1", 6), ("2", 8)])
def test_a_cube_of_alentejo_in_a_sale(side: str, worth: int) -> None:
    """`sales_alentejo=1` and `sales_alentejo=2`: 4 and two cubes of Alentejo are 6, or 8 as in Export."""
    scene = play("lacerda.sales.1", RED | estates(alentejo=2), 4, sales_alentejo=side)

    assert [worth] == left(scene, "lacerda.bagos")
    assert f"sales_alentejo={side}" in shown(scene)


LOW_TAKEN = {f"{colour} {v}": "you" for v in (3, 4, 5, 6) for colour in ("red", "white")}


def test_no_slot_at_all_he_draws_again() -> None:
    """`lacerda.sales.2` (VL046, VL047): below his value nothing is free, so the next card counts."""
    scene = play("lacerda.sales.1", RED | YOURS | {"sales": LOW_TAKEN}, 4, 1, 6, 7)

    assert [
        "takes no cube: no region of yours holds one",
        "no slot is free for 4 + 0: he draws again",
        "no slot is free for 6 + 0: he draws again",
        "his wine is worth 7 + 0",
        "sells to red 7",
        "takes 7 Bagos",
    ] == told(scene)


def test_sales_redraw_cubes_none() -> None:
    """`sales_redraw_cubes=none`: the cubes taken before still count for the new card, and none are taken anew."""
    position = RED | estates(minho=4) | {"sales": LOW_TAKEN}
    scene = play("lacerda.sales.1", position, 3, 7, sales_redraw_cubes="none")

    assert [9, 2] == left(scene, "lacerda.bagos", "cubes.minho")
    assert "sales_redraw_cubes=none" in shown(scene)


def test_sales_redraw_cubes_again() -> None:
    """`sales_redraw_cubes=again`: two more cubes go, and only those of the new try count."""
    position = RED | estates(minho=3) | {"sales": LOW_TAKEN}
    scene = play("lacerda.sales.1", position, 3, 7, sales_redraw_cubes="again")

    assert [
        "spends 2 cubes of Minho",
        "his wine is worth 3 + 2",
        "no slot is free for 5: he draws again",
        "spends 1 cube of Minho",
        "his wine is worth 7 + 1",
        "sells to red 8",
        "takes 8 Bagos",
    ] == told(scene)
    assert "sales_redraw_cubes=again" in shown(scene)
    assert (("white", 3), "taken by you") == scene.steps[2].because.tried[-1]


def test_again_counts_no_cube_of_the_first_try() -> None:
    """`sales_redraw_cubes=again`: both cubes went for the card without a slot; the new try has none and sells at 7."""
    position = RED | estates(minho=2) | {"sales": LOW_TAKEN}
    scene = play("lacerda.sales.1", position, 3, 7, sales_redraw_cubes="again")

    assert [7, 0] == left(scene, "lacerda.bagos", "cubes.minho")


def test_again_takes_cubes_that_add_nothing() -> None:
    """`sales_redraw_cubes=again` with `sales_cubes_add=no`: Minho's cubes go for one card, Dão's for the next."""
    position = RED | estates(minho=2, dao=1, lisboa=0) | {"sales": LOW_TAKEN}
    scene = play("lacerda.sales.1", position, 3, 7, sales_redraw_cubes="again", sales_cubes_add="no")

    assert [7, 0, 0] == left(scene, "lacerda.bagos", "cubes.minho", "cubes.dao")


def test_again_until_no_cube_stands_in_the_way() -> None:
    """`sales_redraw_cubes=again`: white 3 alone is free; 9 + 2 finds no slot on the way down, 3 + 0 does."""
    readings = {"sales_redraw_cubes": "again", "sales_cascade": "first_colour_below"}
    scene = play("lacerda.sales.1", RED | estates(minho=2) | {"sales": but(["white 3"])}, 9, 3, **readings)

    assert [3, 0, "lacerda"] == left(scene, "lacerda.bagos", "cubes.minho", "sales.white 3")


@pytest.mark.parametrize("cubes", (0, 1))
def test_no_doubt_is_named_where_none_is(cubes: int) -> None:
    """`lacerda.sales.2`: no value can be too high and every card sells, so nothing hangs on those readings."""
    scene = play("lacerda.sales.1", RED | estates(minho=cubes), 9)

    assert not {"sales_too_high=go_down", "sales_redraw_cubes=none"} & shown(scene)
    assert "sales_redraw_cubes=none" not in shown(play("lacerda.sales.1", RED | YOURS, 9, sales_too_high="redraw"))


def test_again_without_cubes_is_a_card_that_does_not_fit() -> None:
    """`sales_redraw_cubes=again`: with no cube to be had both sides of the doubt are one."""
    position = RED | YOURS | {"sales": LOW_TAKEN}
    scenes = [play("lacerda.sales.1", position, 4, 1, 6, 7, sales_redraw_cubes=side) for side in ("none", "again")]

    assert [[4, 1, 6, 7]] * 2 == [turned(scene) for scene in scenes]
    assert scenes[0].position == scenes[1].position


def test_sales_too_high_go_down() -> None:
    """`sales_too_high=go_down`: 9 and 2 cubes are 11; no slot is worth that, so it counts as taken."""
    scene = play("lacerda.sales.1", RED | estates(minho=2), 9, sales_too_high="go_down")

    assert [{"red 10": "lacerda"}] == left(scene, "sales")
    assert "sales_too_high=go_down" in shown(scene)


def test_sales_too_high_redraw() -> None:
    """`sales_too_high=redraw`: 11 has no slot, so he draws again, and the trace says why."""
    scene = play("lacerda.sales.1", RED | estates(minho=2), 9, 8, sales_too_high="redraw")

    assert "no slot is free for 9 + 2: he draws again" in told(scene)
    assert [{"red 10": "lacerda"}, 10] == left(scene, "sales", "lacerda.bagos")
    assert "sales_too_high=redraw" in shown(scene)


FIRST_TAKEN = RED | YOURS | {"sales": {"red 6": "you", "white 6": "you", "red 5": "you"}}


def test_sales_cascade_both_colours() -> None:
    """`sales_cascade=both_colours`: one lower he tries red 5 and then white 5."""
    scene = play("lacerda.sales.1", FIRST_TAKEN, 6, sales_cascade="both_colours")

    assert ["lacerda"] == left(scene, "sales.white 5")
    assert "sales_cascade=both_colours" in shown(scene)


def test_sales_cascade_first_colour_below() -> None:
    """`sales_cascade=first_colour_below`: below the first value he tries Anabela's colour only."""
    scene = play("lacerda.sales.1", FIRST_TAKEN, 6, sales_cascade="first_colour_below")

    assert ["lacerda"] == left(scene, "sales.red 4")
    assert "sales_cascade=first_colour_below" in shown(scene)


@pytest.mark.parametrize("free", SALES)
@pytest.mark.parametrize("cubes", (0, 1, 2))
def test_the_last_free_slot_is_always_found(free: str, cubes: int) -> None:
    """`lacerda.sales.2` (O-63): only cards that reach the last free slot end the draw, the lowest of them does."""
    value = int(free.split()[1])
    least = max(3, value - cubes)
    if least > 9:
        scene = play("lacerda.sales.1", RED | estates(minho=cubes) | {"sales": but([free])})
        assert ["no slot is free that he could ever reach: no sale"] == told(scene)
        return
    low = range(3, least)
    scene = play("lacerda.sales", RED | estates(minho=cubes) | {"sales": but([free])}, *low, least)

    assert ["lacerda", value, 0] == left(scene, f"sales.{free}", "lacerda.bagos", "lacerda.barrels")
    assert "has no barrel to sell with" == told(scene)[-1]


def test_impossible_half_skip_without_a_barrel() -> None:
    """`impossible_half=skip` (O-63): his last barrel sells, the second sale is none and takes no cube."""
    one = RED | estates(minho=4) | {"export": but(["D1", "D2", "D3"], FRAME), "sales": six_of_his()}
    scene = play("lacerda.sales", one, 6, impossible_half="skip")

    assert ["has no barrel to sell with"] == told(scene)[-1:]
    assert [2, 0] == left(scene, "cubes.minho", "lacerda.barrels")
    assert "impossible_half=skip" in shown(scene)


def test_impossible_half_cubes_taken_without_a_barrel() -> None:
    """`impossible_half=cubes_taken`: the second sale cannot be made, but its cubes go."""
    one = RED | estates(minho=4) | {"export": but(["D1", "D2", "D3"], FRAME), "sales": six_of_his()}
    scene = play("lacerda.sales", one, 6, impossible_half="cubes_taken")

    assert ["has no barrel to sell with", "spends 2 cubes of Minho"] == told(scene)[-2:]
    assert [0] == left(scene, "cubes.minho")
    assert "impossible_half=cubes_taken" in shown(scene)


FRAME = ("A1", "A2", "A3", "B1", "B2", "B3", "C1", "C2", "C3", "D1", "D2", "D3")


def six_of_his() -> dict[str, str]:
    """Sales slots so that Lacerda, with one barrel in the Export area, holds one more."""
    return dict.fromkeys(("red 3", "white 3", "red 4", "white 4", "red 5", "white 5"), "lacerda")


UNREACHABLE = RED | estates(minho=3) | {"sales": but(["white 3"])}


def test_impossible_half_skip_without_a_slot() -> None:
    """`impossible_half=skip`: white 3 alone is free, and from 3 + 2 the way down goes through red only: no sale."""
    readings = {"sales_cascade": "first_colour_below", "impossible_half": "skip"}
    scene = play("lacerda.sales.1", UNREACHABLE, **readings)

    assert ["no slot is free that he could ever reach: no sale"] == told(scene)
    assert [3, 1] == left(scene, "cubes.minho", "lacerda.barrels")


def test_impossible_half_cubes_taken_without_a_slot() -> None:
    """`impossible_half=cubes_taken`: the cubes go first, and all that is left of the deck is turned in vain."""
    readings = {"sales_cascade": "first_colour_below", "impossible_half": "cubes_taken"}
    scene = play("lacerda.sales.1", UNREACHABLE, *range(1, 10), **readings)

    assert [
        "no slot is free that he could ever reach: no sale",
        "spends 2 cubes of Minho",
        "turns all Number cards: none leads to a slot",
    ] == told(scene)
    assert [1, 1] == left(scene, "cubes.minho", "lacerda.barrels")
    assert 0 in [step.after.numbers for step in scene.steps]


def test_a_full_sales_area_sells_nothing() -> None:
    """`lacerda.sales.1` (O-63): no slot is free at all; with sixteen barrels out he has none in hand either."""
    scene = play("lacerda.sales", RED | YOURS | {"sales": but([])})

    assert ["has no barrel to sell with"] * 2 == told(scene)


def test_what_he_could_sell_is_seen_from_his_best_region_alone() -> None:
    """`lacerda.sales.1`: three cubes are more than two; what another region would add is no matter."""
    taken = but(["white 5", "white 6"])
    position = RED | estates(alentejo=3, minho=2) | {"sales": taken}
    readings = {"sales_cascade": "first_colour_below", "sales_alentejo": "2"}
    scene = play("lacerda.sales.1", position, **readings)

    assert ["no slot is free that he could ever reach: no sale"] == told(scene)


def test_the_tie_goes_to_the_one_that_cannot_sell() -> None:
    """`lacerda.sales.1`, `lacerda.sales.2`: only Minho's cubes lead to a slot, but the card names Alentejo."""
    position = RED | estates(alentejo=2, minho=2) | {"sales": but(["white 5", "white 6"])}
    readings = {"sales_cascade": "first_colour_below", "sales_alentejo": "2", "impossible_half": "skip"}
    scene = play("lacerda.sales.1", position, 8, **readings)

    assert ["spends 2 cubes of Alentejo", "no slot is free that he could ever reach: no sale"] == told(scene)
    assert [0, 2] == left(scene, "cubes.alentejo", "cubes.minho")
    assert [5] == left(play("lacerda.sales.1", position, 2, 3, **readings), "lacerda.bagos")


def test_the_tie_goes_to_the_one_that_cannot_sell_and_the_rest_is_turned() -> None:
    """`lacerda.sales.rest`, `impossible_half=cubes_taken`: the other eight are turned in vain."""
    position = RED | estates(alentejo=2, minho=2) | {"sales": but(["white 5", "white 6"])}
    readings = {"sales_cascade": "first_colour_below", "sales_alentejo": "2", "impossible_half": "cubes_taken"}
    scene = play("lacerda.sales.1", position, 8, 1, 2, 3, 4, 5, 6, 7, 9, **readings)

    assert "turns all Number cards: none leads to a slot" == told(scene)[-1]
    assert "impossible_half=cubes_taken" in shown(scene)


@pytest.mark.parametrize("side", ("none", "again"))
def test_without_an_estate_ten_is_out_of_reach(side: str) -> None:
    """`lacerda.sales.1`: no cube can be had, so no card leads to the last free slot."""
    scene = play("lacerda.sales.1", RED | {"sales": but(["red 10"])}, sales_redraw_cubes=side)

    assert ["no slot is free that he could ever reach: no sale"] == told(scene)


def test_a_sale_never_shows_the_number_of_the_first() -> None:
    """`lacerda.sales` (O-27): the first sale's card stays out until the action ends."""
    assert "3 is not one of" in refused(run, "lacerda.sales", RED | YOURS, [3, 3])
