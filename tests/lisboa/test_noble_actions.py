"""His three Noble actions: the price, the store, the Decrees, the Public Building."""

import pytest

from tests.lisboa.scenes import left, play, shown, told, why
from vinhos_kernel.lisboa.kind import position_of
from vinhos_kernel.lisboa.town import free_building_places, free_store_places, site_name, store_name

TOPS = {"stacks": {"tops": {"blue": "cloth", "green": "cloth"}}}


def test_the_price_of_a_visit() -> None:
    """`lisboa.noble` (LL032): Treasury 3, a neutral Official and two of yours: 6, Influence first, then wigs."""
    position = {"you": {"offices": {"minister": 2}}, "lacerda": {"influence": 4, "wigs": 9}}
    scene = play("lisboa.noble", position, 40, 41, args=[1, 0, 2])

    assert "pays 4 Influence and 2 wigs of 6 for the Minister" in told(scene)
    assert [0, 7] == left(scene, "lacerda.influence", "lacerda.wigs")


def test_his_own_officials_cost_nothing() -> None:
    """`lisboa.noble`: only Officials of others count."""
    scene = play("lisboa.noble", {"lacerda": {"offices": {"king": 4}}}, "books", args=[2, 0, 2])

    assert "pays 4 Influence of 4 for the King" in told(scene)


@pytest.mark.parametrize("side, wigs, decrees", [("pay_what_he_has", 0, 2), ("skip", 1, 0)])
def test_too_little_of_both(side: str, wigs: int, decrees: int) -> None:
    """`short_wigs=pay_what_he_has`, `short_wigs=skip`: his wigs stop at 0, or he takes no action."""
    draws = [40, 41] if decrees else []
    scene = play("lisboa.noble", {"lacerda": {"influence": 1, "wigs": 1}}, *draws, args=[1, 0, 2], short_wigs=side)

    assert [wigs, decrees] == [left(scene, "lacerda.wigs")[0], len(left(scene, "lacerda.decrees")[0])]
    assert f"short_wigs={side}" in shown(scene)


@pytest.mark.parametrize("side, influence", [("no_pay", 5), ("pay", 1)])
@pytest.mark.parametrize("noble", [0, 1, 2])
def test_an_action_that_cannot_be_done(side: str, influence: int, noble: int) -> None:
    """`impossible_noble=no_pay`, `impossible_noble=pay` (LL038): no house, no Decree, no building: he pays or not."""
    town = {f"{row}{column}": "lacerda right" for row in "AB" for column in range(1, 5)}
    position = {"stores": town, "decrees": [], "stacks": {"tops": {"blue": "none", "green": "none"}},
                "you": {"offices": {}}}  # fmt: skip
    scene = play("lisboa.noble", position, args=[noble, 0, 2], impossible_noble=side)

    assert [influence] == left(scene, "lacerda.influence")
    assert f"impossible_noble={side}" in shown(scene)
    assert ("he has no wooden house left", "no Decree lies out", "no site is free")[noble] in told(scene)[-1]


def test_the_store_with_most_wigs() -> None:
    """`lisboa.store` (LL034, LL037): row C has the only building that shows tools, street 3 brings 2."""
    scene = play("lisboa.store", {"buildings": {"E-C": "nobody green tools"}})

    assert ["builds a store at C3, facing right: 2 wigs; he takes no reward and pays nothing"] == told(scene)[:1]
    assert [7, 7, {"C3": "lacerda right"}] == left(scene, "lacerda.wigs", "lacerda.houses", "stores")


def test_several_buildings_add_up() -> None:
    """`lisboa.store`: both ends of the row and the street count, each with the street's Scoring tile."""
    buildings = {"W-B": "you blue books", "E-B": "nobody green books+gold", "N-2": "lacerda blue books"}
    game = position_of({"buildings": buildings})
    wigs = {store_name(place.space, place.facing): place.wigs for place in free_store_places(game)}

    assert {"B2 right": 9, "B3 left": 9, "A2 right": 3, "B4 right": 3, "B5 left": 3} == {
        name: n for name, n in wigs.items() if n and (name[0] == "B" or name == "A2 right")
    }


def test_the_topmost_row_then_the_leftmost_space() -> None:
    """`lisboa.store` (LL034): with nothing to gain A1; A1 taken: A2, which faces two streets."""
    assert "builds a store at A1, facing right" in told(play("lisboa.store", {}))[0]

    scene = play("lisboa.store", {"stores": {"A1": "you right"}})

    assert "builds a store at A2, facing left" in told(scene)[0]


def test_two_businesses_on_one_space() -> None:
    """`lisboa.store` (LL035): equal wigs: facing left; if the right one brings more, facing right."""
    row = {"W-A": "nobody blue cloth+books", "E-A": "nobody green cloth+books"}
    even = {"buildings": {**row, "N-1": "nobody blue cloth"}}
    taken = {"stores": {"A1": "you right"}}

    assert "A2, facing left: 6 wigs" in told(play("lisboa.store", {**even, **taken}))[0]
    assert "A2, facing right: 6 wigs" in told(play("lisboa.store", {"buildings": row, **taken}))[0]


def test_the_reason_of_a_store_is_kept() -> None:
    """`lisboa.store`: every free place with its wigs, and what each criterion left."""
    scene = play("lisboa.store", {"buildings": {"N-1": "nobody blue cloth"}})
    lines = why(scene, "lisboa.store")

    assert lines[0].startswith("free spaces: A1 right, A2 left, A2 right")
    assert ["most wigs now (2): A1 right, A2 left, B1 right, B2 left, C1 right, C2 left, D1 right, D2 left",
            "the topmost row (0): A1 right, A2 left", "the leftmost space (0): A1 right",
            "facing left (1): A1 right"] == lines[1:5]  # fmt: skip


def test_no_house_no_store() -> None:
    """`lisboa.noble` (LL038): with all houses built he cannot build."""
    town = {f"{row}{column}": "lacerda right" for row in "AB" for column in range(1, 5)}

    assert "cannot take the action of the Builder, since he has no wooden house left: he pays nothing" in told(
        play("lisboa.noble", {"stores": town}, args=[0, 0, 2])
    )


@pytest.mark.parametrize(
    "row, column, cube, place",
    [
        ("ef", "et", "tsunami", "column 2"), ("ft", "ef", "tsunami", "row A"), ("ef", "ef", "fire", "column 2"),
        ("e", "", "earthquake", "row A"), ("", "e", "earthquake", "column 2"), ("t", "t", "tsunami", "column 2"),
    ],
)  # fmt: skip
def test_the_cheapest_cube(row: str, column: str, cube: str, place: str) -> None:
    """`lisboa.store.cube` (LL036): tsunami before fire before earthquake; equal ones: the column's."""
    scene = play("lisboa.store.cube", {"rubble": {"A": row, "2": column}}, args=[1])

    assert [f"takes the {cube} cube at {place}"] == told(scene)


def test_no_cube_left() -> None:
    """`lisboa.store.cube`: he takes none."""
    scene = play("lisboa.store.cube", {"rubble": {"A": "", "2": ""}}, args=[1])

    assert ["no cube is left at the row or the column"] == told(scene)
    assert [""] == left(scene, "lacerda.rubble")


def test_the_two_leftmost_decrees() -> None:
    """`lisboa.decrees`, `lisboa.decrees.refill` (O-45, LL039, LL041): 12 and 40 go, 69 is replaced, 5 and 31 come."""
    row = [12, 40, 7, 20, 21, 22, 23, 24]
    scene = play("lisboa.decrees", {"decrees": row}, 69, 5, 31, args=[2])

    assert [[12, 40], [7, 20, 21, 22, 23, 24, 5, 31], [69]] == left(scene, "lacerda.decrees", "decrees", "decrees_out")
    assert "Decree 69 leaves the game and is replaced" in told(scene)


def test_the_last_decrees() -> None:
    """`lisboa.decrees`: he takes what lies out; an empty deck refills nothing."""
    mine = [n for n in range(1, 71) if n not in (8, 69)]
    scene = play("lisboa.decrees", {"decrees": [8], "you": {"decrees": mine}, "decrees_out": [69]}, args=[2])

    assert [[8], []] == left(scene, "lacerda.decrees", "decrees")


@pytest.mark.parametrize("side, row, out", [("anywhere", 7, [69]), ("refill_only", 8, [])])
def test_decree_69_in_the_row_of_the_set_up(side: str, row: int, out: list[int]) -> None:
    """`sixty_nine=anywhere`, `sixty_nine=refill_only`: replaced there as well, or it stays in the row."""
    draws = [69, 50] if side == "anywhere" else [69]
    scene = play("lisboa.decrees.refill", {"decrees": list(range(1, 8))}, *draws, args=[1], sixty_nine=side)

    assert [out] == left(scene, "decrees_out")
    assert (side == "refill_only") == (69 in left(scene, "decrees")[0])
    assert 8 == len(left(scene, "decrees")[0])
    assert row in (7, 8)
    assert f"sixty_nine={side}" in shown(scene)


def test_relative_wigs() -> None:
    """`lisboa.building` (O-44, LL042): his 6 and yours 4 lose against his 3 and none of yours."""
    stores = {"A1": "lacerda right", "A2": "lacerda left", "A3": "lacerda right", "A4": "you left", "A5": "you left",
              "C2": "lacerda right"}  # fmt: skip
    position = {
        "stores": stores,
        "streets": {"street_1": 2, "street_2": 3, "street_3": 2, "street_4": 3},
        "stacks": {"tops": {"blue": "cloth+books+tools+gold", "green": "none"}},
    }
    game = position_of(position)
    wigs = {site_name(p.site, p.architect): (p.his, p.yours) for p in free_building_places(game)}

    assert [(6, 5), (3, 0), (4, 0)] == [wigs["W-A blue"], wigs["W-C blue"], wigs["N-1 blue"]]

    scene = play("lisboa.building", position, "books", args=[0])

    assert "at N-1" in told(scene)[0]
    assert [5 + 4, 5] == left(scene, "lacerda.wigs", "you.wigs")


def test_clockwise_from_the_west_end_of_row_d() -> None:
    """`lisboa.building` (O-44, LL042): equal everywhere: W-D; taken: W-C; the whole west: N-1."""
    assert "at W-D" in told(play("lisboa.building", TOPS, "books", args=[0]))[0]

    for taken, site in ((["W-D"], "W-C"), (["W-D", "W-C", "W-B", "W-A"], "N-1")):
        built = dict.fromkeys(taken, "nobody blue gold")
        scene = play("lisboa.building", {**TOPS, "buildings": built}, "books", args=[0])

        assert f"at {site}," in told(scene)[0]


@pytest.mark.parametrize("helper, architect", [(0, "blue"), (1, "blue"), (2, "green"), (3, "green")])
def test_equal_buildings_go_by_the_helper(helper: int, architect: str) -> None:
    """`lisboa.building` (O-44, LL043): above King or Treasury the green architect's, else the blue one's."""
    scene = play("lisboa.building", TOPS, "books", args=[helper])

    assert f"opens the {architect} architect's building" in told(scene)[0]


def test_the_better_building_wins_over_the_helper() -> None:
    """`lisboa.building`: the Helper decides only between equal buildings."""
    position = {"stores": {"D1": "lacerda right"}, "stacks": {"tops": {"blue": "gold", "green": "cloth"}}}
    scene = play("lisboa.building", position, "books", args=[0])

    assert "opens the green architect's building at W-D" in told(scene)[0]


def test_both_cubes_and_nothing_else() -> None:
    """`lisboa.building` (O-44, LL044): both cubes of the site; no Plan, no Officials, no reward."""
    before = position_of(TOPS)
    scene = play("lisboa.building", before, "books", args=[0])

    assert ["ft", 0, 2, 7, 5, {"W-D": "lacerda blue cloth"}] == left(
        scene, "lacerda.rubble", "rubble.W-D", "lacerda.plans", "lacerda.officials", "lacerda.wigs", "buildings"
    )


def test_a_building_pays_every_store_in_reach() -> None:
    """`lisboa.building`: in the north the street counts, whatever the row; each owner is paid."""
    stores = {"A1": "lacerda right", "B2": "lacerda left", "D1": "lacerda right", "C2": "you left"}
    scene = play("lisboa.building", {"stores": stores, **TOPS}, "books", args=[0])

    assert "at N-1, which shows cloth: 6 wigs for him, 2 for you" in told(scene)[0]
    assert [5 + 6, 5 + 2] == left(scene, "lacerda.wigs", "you.wigs")
