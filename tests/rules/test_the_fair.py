"""The Wine Tasting Fair for two sides."""

import pytest

from tests.scenes import left, play, refused, shown, told
from vinhos_kernel import answer, correct, run, start
from vinhos_kernel.rules.fair import fair_vp
from vinhos_kernel.solo import position_of

EMPTY = ["empty"] * 6
VP = {3: (9, 3, 6), 5: (12, 4, 8), 6: (15, 5, 10)}


def at_fair(year: int, yours: int, his: int) -> dict:
    """A Fair with these Fair Points; both sides stand at booths."""
    return {
        "year": year, "phase": "fair", "vintage": "v1", "you": {"fair_points": yours}, "lacerda": {"fair_points": his},
        "booths": {"magnate_first": "you", "fair_points_3": "lacerda"},
    }  # fmt: skip


@pytest.mark.parametrize("year", VP)
@pytest.mark.parametrize("yours, his", [(14, 14), (0, 0), (15, 14), (14, 15), (41, 1), (0, 1)])
def test_first_and_third_place(year: int, yours: int, his: int) -> None:
    """`fair.vp`, `fair.rank` (O-02, VL056): 9-3, 12-4, 15-5; a tie shares both: 6, 8, 10; points over 40 count on."""
    first, third, tie = VP[year]
    expected = (tie, tie) if yours == his else (first, third) if yours > his else (third, first)
    scene = play("fair.rank", at_fair(year, yours, his))

    assert expected == fair_vp(position_of(at_fair(year, yours, his)))
    assert [*expected, yours, his] == left(scene, "you.vp", "lacerda.vp", "you.fair_points", "lacerda.fair_points")


def test_a_shared_place_is_rounded_down() -> None:
    """`fair.vp`: with a reader's own third place of 4, 9 and 4 are 6 each."""
    assert (6, 6) == fair_vp(position_of(at_fair(3, 1, 1), facts="[fair]\nfair_1 = { third = 4 }\n"))


@pytest.mark.parametrize("year", (1, 2, 4))
@pytest.mark.parametrize("rule", ("fair.rank", "fair.trophy"))
def test_there_is_no_fair_in_other_years(year: int, rule: str) -> None:
    """`fair.rank`, `fair.trophy`: years 1, 2 and 4 have none; the table refuses in a sentence."""
    assert str(year) in refused(run, rule, {"year": year})


@pytest.mark.parametrize("yours, his, trophy", [(15, 14, "you"), (14, 15, "lacerda")])
@pytest.mark.parametrize("year, place", [(3, 0), (5, 1), (6, 2)])
def test_the_trophy(year: int, place: int, yours: int, his: int, trophy: str) -> None:
    """`fair.trophy` (VL057): the Fair's winner takes it, you as well as he."""
    scene = play("fair.trophy", at_fair(year, yours, his))

    assert [trophy if n == place else "nobody" for n in range(3)] == left(scene, "trophies")[0]


@pytest.mark.parametrize("side, trophy", [("none", "nobody"), ("both", "both")])
def test_trophy_on_tie(side: str, trophy: str) -> None:
    """`trophy_on_tie=none`, `trophy_on_tie=both`: who takes the trophy of a Fair that ends in a tie."""
    scene = play("fair.trophy", at_fair(3, 14, 14), trophy_on_tie=side)

    assert [[trophy, "nobody", "nobody"]] == left(scene, "trophies")
    assert f"trophy_on_tie={side}" in shown(scene)


def the_fair(position: dict, *answers: int | str, **readings: str):
    """A whole Fair, answered in order."""
    return play("fair", {"display": EMPTY} | position, *answers, **readings)


def test_a_whole_fair() -> None:
    """`fair`: your entry, ranking, trophy, order, the display filled, tiles in turns, discs and cards back."""
    fill = ("winery", "cellar", "farmer", "expert", "vineyard", "enologist")
    scene = the_fair(
        at_fair(3, 20, 12) | {"action_deck": ["sales"]}, "done", *fill, "2", 9, 4, "stop", 2, 7, 1, 3, 5, 6
    )
    story = told(scene)

    assert "Fair Points 20 to 12: you score 9 VP, Lacerda 3" in story
    assert story.index("the trophy goes to you") < story.index("by the booths the order is you, Lacerda")
    assert [EMPTY, {}, 9] == [*left(scene, "display", "booths"), len(left(scene, "action_deck")[0])]
    assert [{"cellar": 1}, 5] == [left(scene, "you.multipliers")[0], len(left(scene, "lacerda.multipliers")[0])]


def test_markers_stay_at_a_fair() -> None:
    """O-01: nobody's Action Marker goes to the centre for a Fair, even where the Press Release is made in it."""
    position = at_fair(3, 0, 0) | {"booths": {}, "you": {"marker": "export"}, "lacerda": {"marker": "cellars"}}
    scene = the_fair(position, "done", fair_fill="none")

    assert ["export", "cellars", []] == left(scene, "you.marker", "lacerda.marker", "bribes")


def test_your_entry() -> None:
    """`fair.entry` (VY057): the table waits for your booth and points; without a booth that is told."""
    table = start(position=at_fair(3, 0, 12) | {"booths": {"fair_points_3": "lacerda"}, "agenda": [["fair"]]})
    entered = answer(correct(table, "booths.bagos_3", "you"), "done")
    without = answer(table, "done")

    assert ("fair.entry", "table") == (table.question.rule, table.question.who)
    assert "you stand at no booth of this Fair" not in [step.template for step in entered.steps]
    assert "you stand at no booth of this Fair" in [step.template for step in without.steps]


@pytest.mark.parametrize(
    "side, order, first",
    [
        ("turn_order", ["you", "lacerda"], "fair.entry"),
        ("turn_order", ["lacerda", "you"], "lacerda.fair.press_release"),
        ("lacerda", ["you", "lacerda"], "lacerda.fair.press_release"),
    ],
)
def test_fair_entry_order(side: str, order: list[str], first: str) -> None:
    """`fair_entry_order=turn_order`, `fair_entry_order=lacerda`: who chooses a booth first when both still lack one."""
    position = at_fair(3, 0, 0) | {"booths": {}, "order": order}
    scene = the_fair(position, "done", fair_entry_order=side, fair_fill="none")
    rules = [step.rule for step in scene.steps if step.rule in ("fair.entry", "lacerda.fair.press_release")]

    assert first == rules[0]
    assert f"fair_entry_order={side}" in shown(scene)


def test_he_enters_once() -> None:
    """`fair`: where his disc stands at a booth already he makes no second Press Release."""
    rules = {step.rule for step in the_fair(at_fair(3, 5, 12), "done", fair_fill="none").steps}

    assert "lacerda.fair.press_release" not in rules


def test_fair_fill_before() -> None:
    """`fair_fill=before`, `fair.fill`, `fair.fill.1`: empty spaces are filled, Multipliers first."""
    display = ["sales", "empty", "empty", "export", "export_barrel", "winery"]
    scene = the_fair(
        at_fair(3, 0, 12) | {"display": display}, "done", "farmer", "cellar", "stop", *range(1, 7), fair_fill="before"
    )

    assert [(1, "farmer"), (2, "cellar")] == [
        (step.facts["n"] - 1, scene.position.board.tile_names[step.facts["tile"]])
        for step in scene.steps
        if step.rule == "fair.fill.1"
    ]
    assert ["Which tile turns up on space 2 of the display?", "Which tile turns up on space 3 of the display?"] == [
        step.draws[0].prompt for step in scene.steps if step.rule == "fair.fill.1"
    ]
    assert "fair_fill=before" in shown(scene)


def test_fair_fill_none() -> None:
    """`fair_fill=none`: the display stays as it is."""
    scene = the_fair(at_fair(3, 0, 12) | {"display": ["sales", *EMPTY[1:]]}, "done", "1", fair_fill="none")

    assert [EMPTY, {"sales": 1}] == left(scene, "display", "you.actions")
    assert "fair_fill=none" in shown(scene)


def test_actions_follow_when_multipliers_are_gone() -> None:
    """`fair.fill.1`: then Action tiles turn up, and then nothing does."""
    none = {"display": EMPTY, "multiplier_stack": {}}
    with_actions = play("fair.fill.1", none | {"action_stack": {"sales": 1}}, args=[0])
    without = play("fair.fill.1", none | {"action_stack": {}}, args=[0])

    assert ["sales", *EMPTY[1:]] == left(with_actions, "display")[0]
    assert ["no tile is left for space 1 of the display"] == told(without)


def test_the_holder_of_the_booth_begins() -> None:
    """`fair.tiles`: who stands at the booth for it takes the first tile."""
    for side in ("you", "lacerda"):
        position = {"booths": {"magnate_first": side}, "display": EMPTY}
        scene = play("fair.tiles", position)

        assert f"the first Magnate tile is for {'Lacerda' if side == 'lacerda' else side}" == told(scene)[0]


@pytest.mark.parametrize(
    "side, order, first",
    [
        ("turn_order", ["you", "lacerda"], "you"),
        ("turn_order", ["lacerda", "you"], "Lacerda"),
        ("you", ["lacerda", "you"], "you"),
        ("lacerda", ["you", "lacerda"], "Lacerda"),
    ],
)
def test_tile_picks_start(side: str, order: list[str], first: str) -> None:
    """`tile_picks_start=turn_order`, `tile_picks_start=you`, `tile_picks_start=lacerda`: nobody is at that booth."""
    scene = play("fair.tiles", {"order": order, "display": EMPTY}, tile_picks_start=side)

    assert f"the first Magnate tile is for {first}" == told(scene)[0]
    assert f"tile_picks_start={side}" in shown(scene)


FOUR = {"display": ["sales", "winery", "export", "cellar", "empty", "empty"]}


def picks(scene) -> list[str]:
    """Who took a tile or stopped, in order."""
    return [{"fair.tiles.you": "you", "lacerda.fair.tile": "he"}[step.rule] for step in scene.steps if step.rule in (
        "fair.tiles.you", "lacerda.fair.tile",
    )]  # fmt: skip


def test_tiles_are_taken_in_turns() -> None:
    """`fair.tiles.1` (VL058): one each, until both have stopped."""
    scene = play("fair.tiles.you", FOUR, "2", 1, "4", 3, args=[1, 0])

    assert ["you", "he", "you", "he", "you", "he"] == picks(scene)
    assert [{"winery": 1, "cellar": 1}, {}] == left(scene, "you.multipliers", "lacerda.multipliers")


def test_human_stop_he_continues() -> None:
    """`human_stop=he_continues`: you stop, he goes on alone until nothing is left."""
    scene = play("fair.tiles.you", FOUR, "stop", 1, 2, 3, 4, args=[1, 0], human_stop="he_continues")

    assert [EMPTY, {"winery": 1, "cellar": 1}] == left(scene, "display", "lacerda.multipliers")
    assert "human_stop=he_continues" in shown(scene)


def test_human_stop_he_stops() -> None:
    """`human_stop=he_stops`: you stop, and so does he."""
    scene = play("fair.tiles.you", FOUR, "stop", args=[1, 0], human_stop="he_stops")

    assert [FOUR["display"]] == left(scene, "display")
    assert "human_stop=he_stops" in shown(scene)


def test_you_go_on_when_he_has_stopped() -> None:
    """`fair.tiles.1`: without a barrel he stops at once; you take tile after tile."""
    taken = {f"{colour} {v}": "lacerda" for v in (3, 4, 5, 6) for colour in ("red", "white")}
    scene = play("fair.tiles.you", FOUR | {"sales": taken}, "1", "2", "stop", args=[1, 0])

    assert ["you", "he", "you", "you"] == picks(scene)


def test_your_tile() -> None:
    """`fair.tiles.you`: an Action tile is kept, a Multiplier takes a barrel of your supply."""
    scene = play("fair.tiles.you", FOUR, "1", 2, "4", 3, args=[1, 0])

    assert [{"sales": 1}, {"cellar": 1}, 1] == left(scene, "you.actions", "you.multipliers", "you.barrels")


def test_no_multiplier_without_a_barrel() -> None:
    """`fair.tiles.you`: with no barrel in your supply only Action tiles are on offer, and stopping."""
    table = start(
        position=FOUR
        | {
            "you": {"barrels": 0, "magnate_barrels": 6},
            "sales": {"red 3": "you", "red 4": "you"},
            "agenda": [["fair.tiles.you", 1, 0]],
        }
    )

    assert ("1", "3", "stop") == table.question.options


@pytest.mark.parametrize("side, tile", [("none", "empty"), ("after_each", "expert")])
def test_your_tile_is_replaced_or_not(side: str, tile: str) -> None:
    """`fair.tiles.you`, `fair_refill=none`, `fair_refill=after_each`: whether the stack fills the space you emptied."""
    table = start(position=FOUR | {"agenda": [["fair.tiles.you", 1, 0]]}, readings={"fair_refill": side})
    table = answer(table, "1")
    if table.question.kind == "tile":
        table = answer(table, tile)

    assert tile == table.position.board.tile_names[table.position.magnates.display[0]]


def test_discs_come_back() -> None:
    """`fair.clear`: the booths are free again, so that both sides may enter the next Fair."""
    scene = play("fair.clear", {"booths": {"bagos_3": "you", "fair_points_3": "lacerda"}})

    assert [{}] == left(scene, "booths")
