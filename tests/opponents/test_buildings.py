"""Vineyards, Cellars, Wineries, Enologists / Farmers, Wine Experts."""

import pytest

from tests.scenes import left, play, shown, told, turned


def test_vineyards() -> None:
    """`lacerda.vineyards` (VL029): two Number cards; the top Vineyard of each region goes, a cube comes."""
    scene = play("lacerda.vineyards", {}, 7, 1, 3)

    assert [
        "discards the top Vineyard of Trás-os-Montes",
        "adds a Renown cube to Trás-os-Montes",
        "discards the top Vineyard of Douro",
        "adds a Renown cube to Douro",
    ] == told(scene)
    assert [3, 3, 4] == left(scene, "stacks.tras_os_montes", "stacks.douro", "stacks.minho")


def test_empty_stack_redraw() -> None:
    """`lacerda.vineyards.1`, `empty_stack=redraw`: a region without Vineyards does not fit; its card stays out."""
    scene = play("lacerda.vineyards", {"stacks": {"minho": 0, "douro": 1}}, 2, 3, 1, empty_stack="redraw")

    assert [0, 0, 3] == left(scene, "cubes.minho", "stacks.douro", "stacks.tras_os_montes")
    assert "empty_stack=redraw" in shown(scene)


def test_empty_stack_cube_only() -> None:
    """`lacerda.vineyards.1`, `empty_stack=cube_only`: the number fits; there is a cube and no Vineyard."""
    scene = play("lacerda.vineyards", {"stacks": {"minho": 0}}, 2, 3, empty_stack="cube_only")

    assert ["no Vineyard is left in Minho", "adds a Renown cube to Minho"] == told(scene)[:2]
    assert [1] == left(scene, "cubes.minho")
    assert "empty_stack=cube_only" in shown(scene)


def test_the_last_vineyard_of_all() -> None:
    """`lacerda.vineyards` (O-63): one Vineyard is left in the game; he discards it and says that no region is left."""
    stacks = {str(n): int(n == 3) for n in (1, 2, 3, 4, 5, 6, 8)}
    scene = play("lacerda.vineyards", {"stacks": stacks}, 1, 3)

    assert ["discards the top Vineyard of Douro", "adds a Renown cube to Douro", "no region could be drawn"] == told(
        scene
    )


CARDS = [("lacerda.cellars", "cellars", "Cellar"), ("lacerda.wineries", "wineries", "Winery")]


@pytest.mark.parametrize("rule, kind, one", CARDS)
@pytest.mark.parametrize("supply", (0, 1, 2, 3))
def test_two_tiles_or_all_that_are_left(rule: str, kind: str, one: str, supply: int) -> None:
    """`lacerda.cellars`, `lacerda.wineries`, `lacerda.buildings.2` (VL030, VL031, O-63): supplies of 0, 1, 2, 3."""
    scene = play(rule, {kind: supply}, 1, 2)
    name = kind.capitalize()
    sentence = {0: f"discards 0 {name}: none is left", 1: f"discards 1 {one}: all that were left"}

    assert [
        "adds a Renown cube to Trás-os-Montes",
        "adds a Renown cube to Minho",
        sentence.get(supply, f"discards 2 {name}"),
    ] == told(scene)
    assert [max(0, supply - 2)] == left(scene, kind)


def test_no_vineyard_goes_with_a_building() -> None:
    """`lacerda.buildings.1`: Cellars and Wineries add cubes only; stacks stay, and the other tiles too."""
    scene = play("lacerda.cellars", {}, 1, 2)

    assert [4, 4, 11, 6] == left(scene, "stacks.tras_os_montes", "stacks.minho", "wineries", "cellars")


@pytest.mark.parametrize("rule", ["lacerda.vineyards", "lacerda.cellars", "lacerda.wineries"])
def test_full_inset_draw_nothing(rule: str) -> None:
    """`full_inset_draw=nothing` (O-63): the number fits, the inset is full, and he says so."""
    scene = play(rule, {"cubes": {"minho": 5}}, 2, 1, full_inset_draw="nothing")

    assert "the inset of Minho is full: no cube" in told(scene)
    assert [5, 1, 24] == left(scene, "cubes.minho", "cubes.tras_os_montes", "cube_supply")
    assert "full_inset_draw=nothing" in shown(scene)


@pytest.mark.parametrize("rule", ["lacerda.vineyards", "lacerda.cellars", "lacerda.wineries"])
def test_full_inset_draw_redraw(rule: str) -> None:
    """`full_inset_draw=redraw`: a region that can take no cube does not fit."""
    scene = play(rule, {"cubes": {"minho": 5}}, 2, 1, 3, full_inset_draw="redraw")

    assert [2, 1, 3] == turned(scene)
    assert [1, 1] == left(scene, "cubes.tras_os_montes", "cubes.douro")
    assert "full_inset_draw=redraw" in shown(scene)


@pytest.mark.parametrize("supply", (0, 1, 2, 3))
def test_the_last_renown_cubes(supply: int) -> None:
    """`lacerda.buildings.1` (O-63): with 0, 1, 2, 3 cubes in the supply he adds 0, 1, 2, 2, and says what he cannot."""
    lying = {"1": 5, "2": 5, "3": 5, "4": 5, "5": 5, "6": 5 - supply}
    scene = play("lacerda.cellars", {"cubes": lying}, 8, 6, full_inset_draw="nothing")
    added = min(2, supply)

    assert [supply - added] == left(scene, "cube_supply")
    assert 2 - added == sum("no Renown cube is left" in sentence for sentence in told(scene))


@pytest.mark.parametrize("enologists", (0, 1, 2, 3))
@pytest.mark.parametrize("farmers", (0, 1, 2, 3))
def test_workers(enologists: int, farmers: int) -> None:
    """`lacerda.workers` (VL033, O-30): two of each, or all that are left; none below 0."""
    scene = play("lacerda.workers", {"enologists": enologists, "farmers": farmers})

    assert [max(0, enologists - 2), max(0, farmers - 2)] == left(scene, "enologists", "farmers")
    assert 2 == len(told(scene))


def test_one_enologist_is_not_two() -> None:
    """`lacerda.workers` (O-30): Enologists 1, Farmers 3: he discards 1 and 2, and the words agree."""
    scene = play("lacerda.workers", {"enologists": 1, "farmers": 3})

    assert ["discards 1 Enologist: all that were left", "discards 2 Farmers"] == told(scene)


def deck(*top: str) -> dict[str, list[str]]:
    """An Expert deck with these tiles, all seen."""
    return {"top": list(top), "hidden": [], "bottom": []}


def test_experts_of_the_features_on_the_tile() -> None:
    """`lacerda.experts`, `lacerda.experts.1` (VL032): v1 shows Taste and Aroma: the top tile of both decks."""
    decks = {"taste": deck("taste_cube_1", "taste_bagos_2"), "aroma": deck("aroma_bagos_2")}
    scene = play("lacerda.experts", {"vintage": "v1", "expert_decks": decks})

    assert [["taste_cube_1", "aroma_bagos_2"]] == left(scene, "lacerda.experts")
    assert [["taste_bagos_2"], []] == [scene_deck(scene, "taste")["top"], scene_deck(scene, "aroma").get("top", [])]
    assert 2 == len(told(scene))


def scene_deck(scene, feature: str) -> dict[str, list[str]]:
    """The deck of a feature afterwards."""
    return left(scene, "expert_decks")[0][feature]


@pytest.mark.parametrize("tiles", (0, 1, 2, 3))
def test_a_short_expert_deck(tiles: int) -> None:
    """`lacerda.experts.1` (O-54): decks of 0, 1, 2, 3 tiles give what is there; an empty one gives none."""
    names = ["taste_cube_1", "taste_bagos_2", "taste_free_move"][:tiles]
    decks = {"taste": deck(*names), "aroma": deck()}
    scene = play("lacerda.experts", {"vintage": "v1", "expert_decks": decks})
    taken = [name for name in ("taste_cube_1",) if tiles]

    assert [taken] == left(scene, "lacerda.experts")
    assert "the Aroma deck is empty: no Expert" == told(scene)[1]


def test_an_unseen_top_turns_up() -> None:
    """`lacerda.experts.1`: where nobody has seen the top tile it turns up now, one of those that can lie there."""
    decks = {"taste": {"top": [], "hidden": ["taste_cube_1", "taste_bagos_2"], "bottom": ["taste_free_move"]}}
    scene = play("lacerda.experts", {"vintage": "v1", "expert_decks": decks | {"aroma": deck()}}, "taste_bagos_2")

    assert [["taste_bagos_2"]] == left(scene, "lacerda.experts")
    assert ["taste_cube_1"] == scene_deck(scene, "taste")["hidden"]


def test_the_bottom_of_a_deck_comes_last() -> None:
    """`lacerda.experts.1`: tiles put under a deck come when all others are gone."""
    decks = {"taste": {"top": [], "hidden": [], "bottom": ["taste_free_move", "taste_cube_1"]}, "aroma": deck()}
    scene = play("lacerda.experts", {"vintage": "v1", "expert_decks": decks})

    assert [["taste_free_move"]] == left(scene, "lacerda.experts")


def test_without_a_vintage_tile_he_takes_no_expert() -> None:
    """`lacerda.experts`: no tile lies open, so no feature is shown."""
    assert ["takes no Expert: no Vintage tile shows a feature"] == told(play("lacerda.experts", {"vintage": "none"}))


@pytest.mark.parametrize(
    "side, sentence",
    [("no", "discards the top Vineyard of Dão"), ("yes", "discards the top Vineyard of Dão, a white one")],
)
def test_whether_a_discard_is_seen(side: str, sentence: str) -> None:
    """`lacerda.vineyards.1`, `discards_seen=no`, `discards_seen=yes`: its colour is told, or it is not."""
    scene = play("lacerda.vineyards.1", {}, 4, *(["white"] if side == "yes" else []), discards_seen=side)

    assert sentence == told(scene)[0]
    assert 3 == left(scene, "stacks.dao")[0]
