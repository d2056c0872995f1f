"""Lacerda between his turns: Maintenance, Magnate tiles, the last action."""

import pytest

from tests.scenes import left, play, shown, told
from vinhos_kernel.state.names import SPACES

EMPTY = ["empty"] * 6
ACTIONS = ["free_expert", "vineyard_minus_1", "fair_points_2", "sales", "export", "winery_for_2"]
TILE = "lacerda.fair.tile"


def test_the_lowest_barrel_comes_back() -> None:
    """`lacerda.maintenance` (VL054): his barrel of the lowest value, whatever its colour; yours stay."""
    position = {"vintage": "v1", "sales": {"red 7": "lacerda", "white 4": "lacerda", "red 3": "you"}}
    scene = play("lacerda.maintenance", position)

    assert ["takes his barrel back from white 4"] == told(scene)
    assert [{"red 7": "lacerda", "red 3": "you"}, 7, 0] == left(scene, "sales", "lacerda.barrels", "lacerda.bagos")


@pytest.mark.parametrize("vintage, colour", [("v1", "red"), ("v2", "white")])
@pytest.mark.parametrize("value", range(3, 11))
def test_a_tie_goes_to_anabelas_colour(vintage: str, colour: str, value: int) -> None:
    """`lacerda.maintenance` (VL054): of two barrels of the same lowest value, the one of Anabela's colour."""
    position = {"vintage": vintage, "sales": {f"red {value}": "lacerda", f"white {value}": "lacerda"}}
    scene = play("lacerda.maintenance", position)

    assert [f"takes his barrel back from {colour} {value}"] == told(scene)


def test_exactly_one_barrel_comes_back() -> None:
    """`lacerda.maintenance` (O-09): exactly one, and only from the Sales area."""
    position = {"sales": {"red 7": "lacerda", "white 7": "lacerda", "red 8": "lacerda"}, "export": {"A3": "lacerda"}}
    scene = play("lacerda.maintenance", position)

    assert [2, {"A3": "lacerda"}, 5] == [len(left(scene, "sales")[0]), *left(scene, "export", "lacerda.barrels")]


def test_nothing_to_take_back() -> None:
    """`lacerda.maintenance`: with no barrel in the Sales area the step is skipped, and he says so."""
    position = {"sales": {"red 7": "you"}, "export": {"A3": "lacerda"}}

    assert ["has no barrel in the Sales area"] == told(play("lacerda.maintenance", position))


def tiles(*names: str) -> dict[str, list[str]]:
    """A display with these tiles on its first spaces."""
    return {"display": [*names, *EMPTY][:6]}


def once(scene) -> list[str]:
    """What he told until it was your turn to pick."""
    return [sentence for step, sentence in zip(scene.steps, scene.story, strict=True) if step.rule == TILE]


STOP = ("stop",)


def pick(position: dict, *cards: int | str, **readings: str):
    """He picks once, then stops because his cards lead nowhere; you have stopped before."""
    return play(TILE, position, *cards, args=[1], human_stop="he_continues", **readings)


def test_an_action_tile_is_discarded() -> None:
    """`lacerda.fair.tile` (VL059): his Action tiles are discarded."""
    scene = pick(tiles("sales"), 7, 1)

    assert ["takes ‘a Sales action’ from space 1 and discards it", "finds no tile on the display: he passes"] == once(
        scene
    )
    assert [EMPTY, {}, 8] == left(scene, "display", "lacerda.multipliers", "lacerda.barrels")


def test_a_multiplier_takes_a_barrel() -> None:
    """`lacerda.fair.tile` (VL059): a Multiplier goes to his area with one of his barrels on it."""
    scene = pick(tiles("winery"), 1)

    assert [{"winery": 1}, 7] == left(scene, "lacerda.multipliers", "lacerda.barrels")


def test_without_barrels_he_takes_none() -> None:
    """`lacerda.fair.tile` (VL060, O-31): with no barrel left he takes no more, not even Action tiles."""
    taken = {f"{colour} {v}": "lacerda" for v in (3, 4, 5, 6) for colour in ("red", "white")}
    scene = pick(tiles("sales", "winery") | {"sales": taken})

    assert ["has no barrel left: he takes no more tiles"] == once(scene)
    assert [tiles("sales", "winery")["display"]] == left(scene, "display")


def test_without_cards_he_passes() -> None:
    """`lacerda.fair.tile` (VL058, O-31): the deck runs out while he draws, so he passes."""
    scene = pick(tiles("sales", "winery") | {"numbers": [3, 9]}, 9, 3, exhausted_deck="turn_all")

    assert ["runs out of Number cards: he passes"] == once(scene)
    assert [tiles("sales", "winery")["display"], 8] == left(scene, "display", "lacerda.barrels")


def test_without_cards_the_rest_is_not_turned() -> None:
    """`lacerda.fair.tile`, `exhausted_deck=at_once`: he passes without turning cards that cannot help him."""
    scene = pick(tiles("sales", "winery") | {"numbers": [3, 9]}, exhausted_deck="at_once")

    assert ["runs out of Number cards: he passes"] == once(scene)
    assert [0] == [step.after.numbers for step in scene.steps if step.rule == TILE]


def test_a_space_emptied_before_is_drawn_again() -> None:
    """`lacerda.fair.tile` (VL010): only tiles still on the display match; 7, 8, 9 never do."""
    scene = pick({"display": ["empty", "sales", "empty", "empty", "export", "empty"]}, 9, 1, 5, 6, 2)

    assert [
        "takes ‘an Export action’ from space 5 and discards it",
        "takes ‘a Sales action’ from space 2 and discards it",
        "finds no tile on the display: he passes",
    ] == once(scene)


@pytest.mark.parametrize("space", range(1, 7))
def test_one_tile_left_ends_after_at_most_nine_cards(space: int) -> None:
    """`lacerda.fair.tile` (O-54): the display holds one tile; the ninth card at the latest takes it."""
    display = ["empty"] * 6
    display[space - 1] = "sales"
    others = [n for n in range(1, 10) if n != space]
    scene = pick({"display": display}, *others, space)

    assert [EMPTY] == left(scene, "display")


def test_fair_number_deck_whole_fair() -> None:
    """`fair_number_deck=whole_fair`: cards stay out for all his picks of this Fair; the 3 cannot come twice."""
    scene = pick(tiles(*ACTIONS), 3, 9, 1, 2, 4, 5, 6, fair_number_deck="whole_fair")

    assert "fair_number_deck=whole_fair" in shown(scene)
    assert [3, 1, 2, 4, 5, 6] == [step.facts["card"] for step in scene.steps if "card" in step.facts]


def test_fair_number_deck_each_pick() -> None:
    """`fair_number_deck=each_pick`: shuffled after each pick, so an unfit card can come again."""
    scene = pick(tiles("sales", "export"), 9, 2, 9, 1, fair_number_deck="each_pick")

    assert [EMPTY] == left(scene, "display")
    assert "fair_number_deck=each_pick" in shown(scene)


def test_fair_refill_none() -> None:
    """`fair_refill=none`: an emptied space stays empty during the Fair."""
    scene = pick(tiles("sales"), 1, fair_refill="none")

    assert [EMPTY] == left(scene, "display")
    assert "fair_refill=none" in shown(scene)


def test_fair_refill_after_each() -> None:
    """`fair_refill=after_each`: the stack fills the space at once; his 1 is out, so the rest of the deck is turned."""
    scene = pick(tiles("sales"), 1, "winery", 2, 3, 4, 5, 6, 7, 8, 9, fair_refill="after_each")

    assert ["winery"] == left(scene, "display")[0][:1]
    assert "runs out of Number cards: he passes" == once(scene)[-1]
    assert "fair_refill=after_each" in shown(scene)


def test_three_multipliers() -> None:
    """`lacerda.fair.tile`, `lacerda.score` (O-31): three Multipliers take three barrels and are 30 VP at the end."""
    after = pick(tiles("winery", "cellar", "farmer"), 1, 2, 3)
    scored = play("lacerda.score", after.position)

    assert [{"winery": 1, "cellar": 1, "farmer": 1}, 5] == left(after, "lacerda.multipliers", "lacerda.barrels")
    assert "3 Multipliers: 30 VP" in told(scored)


@pytest.mark.parametrize("barrels", range(4))
def test_barrels_bound_his_multipliers(barrels: int) -> None:
    """`lacerda.fair.tile` (VL060, O-63): with 0, 1, 2, 3 barrels he takes at most so many Multipliers."""
    slots = [f"{colour} {v}" for v in (3, 4, 5, 6) for colour in ("red", "white")]
    taken = dict.fromkeys(slots[: 8 - barrels], "lacerda")
    picks = (1, 2, 3)[:barrels]
    scene = pick(tiles("winery", "cellar", "farmer", "expert") | {"sales": taken}, *picks)

    assert [barrels, 0] == [len(left(scene, "lacerda.multipliers")[0]), left(scene, "lacerda.barrels")[0]]
    assert "has no barrel left: he takes no more tiles" == once(scene)[-1]


def test_cards_are_shuffled_after_a_fair() -> None:
    """`lacerda.fair.after` (VL018, VL061, O-53): both decks have nine cards again."""
    scene = play("lacerda.fair.after", {"action_deck": ["sales"], "numbers": [4]})

    assert [list(SPACES), list(range(1, 10))] == left(scene, "action_deck", "numbers")


LAST = {"lacerda": {"marker": "sales"}, "year": 6, "phase": "last_action"}


def test_final_pass_stays() -> None:
    """`lacerda.last_action`, `final_pass=stays` (VL062, O-04): he passes without a card, marker and deck untouched."""
    scene = play("lacerda.last_action", LAST, final_pass="stays")

    assert ["passes and stays on Sales"] == told(scene)
    assert ["sales", [], 9] == [*left(scene, "lacerda.marker", "bribes"), len(left(scene, "action_deck")[0])]
    assert "final_pass=stays" in shown(scene)


def test_final_pass_moves() -> None:
    """`lacerda.last_action`, `final_pass=moves`: his marker goes to the centre and leaves a bribe; no Press Release."""
    scene = play("lacerda.last_action", LAST, final_pass="moves")

    assert ["leaves a bribe on Sales", "passes on Pass / Press Release"] == told(scene)
    assert ["press_release", ["sales"], 0] == left(scene, "lacerda.marker", "bribes", "lacerda.fair_points")
    assert "final_pass=moves" in shown(scene)


def test_a_final_pass_from_the_centre_leaves_nothing() -> None:
    """`lacerda.last_action`: on the centre both sides of the doubt are one."""
    for side in ("stays", "moves"):
        scene = play("lacerda.last_action", LAST | {"lacerda": {"marker": "press_release"}}, final_pass=side)

        assert [[], "press_release"] == left(scene, "bribes", "lacerda.marker")
