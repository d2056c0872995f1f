"""Hiring Wine Experts, what lies on top of their decks, and what they can do once in a turn."""

import pytest

from tests.rules.test_vineyards import FULL, ONLY_DAO
from tests.rules.yours import asked, doubts, estate, mine, options, yours
from tests.scenes import left, play, shown, told

DECKS = ("taste", "aroma", "appearance", "alcohol")
EMPTY = {"expert_decks": {feature: {"hidden": []} for feature in DECKS}}
UNSEEN = {"expert_decks": {feature: {"hidden": "rest"} for feature in DECKS}}


def test_two_experts() -> None:
    """`experts`, `experts.1` (VA053, VA054, VY029): the top of two decks, 1 Bago each, face up in front of you."""
    scene = play("experts", yours(), "taste", "alcohol", args=[1])

    assert [
        "you hire the Taste Expert (2 Bagos) for 1 Bago",
        "you hire the Alcohol Content Expert (2 Bagos) for 1 Bago",
    ] == told(scene)
    assert [8, ["taste_bagos_2", "alcohol_bagos_2"]] == [mine(scene, "bagos"), left(scene, "you.experts")[0]]


def test_the_second_after_seeing_the_first() -> None:
    """`experts.1` (VA054): from any deck, the same one too, or none."""
    assert {*DECKS, "stop"} == options("experts", yours(), 1, answers=["taste"])
    assert ["taste_bagos_2", "taste_recall_barrel"] == left(
        play("experts", yours(), "taste", "taste", args=[1]), "you.experts"
    )[0]


def test_one_bago_one_expert() -> None:
    """`experts.1` (VA053): with one Bago one Expert."""
    scene = play("experts", yours(you={"bagos": 1}), "aroma", args=[1])

    assert [0, ["aroma_bagos_2"]] == [mine(scene, "bagos"), left(scene, "you.experts")[0]]


def test_no_limit() -> None:
    """`experts.1` (VA055): you may own all four decks; then there is none left to hire."""
    rest = yours(expert_decks={f: {"top": ["alcohol_bagos_2"] if f == "alcohol" else [], "hidden": []} for f in DECKS})
    held = [f"{f}_{a}" for f in DECKS[:3] for a in ABILITIES]
    scene = play("experts", rest | {"you": {"bagos": 5, "experts": held}}, args=[1])

    assert 19 == len(left(scene, "you.experts")[0])
    assert 4 == mine(scene, "bagos")


ABILITIES = ("bagos_2", "recall_barrel", "free_move", "rearrange_stack", "cube_1", "vineyards_minus_1")


def test_the_bottom_comes_last() -> None:
    """`experts.1` (VA055): what was put under a deck comes on top when the others are gone."""
    decks = {feature: {"hidden": []} for feature in DECKS} | {
        "taste": {"top": ["taste_free_move"], "hidden": [], "bottom": ["taste_cube_1", "taste_bagos_2"]}
    }
    scene = play("experts", yours(expert_decks=decks), "taste", args=[1])

    assert [["taste_free_move", "taste_cube_1"]] == left(scene, "you.experts")
    assert ["taste_bagos_2"] == left(scene, "expert_decks")[0]["taste"]["bottom"]


def test_a_free_expert() -> None:
    """`experts.free`: for nothing; where none is left, none comes."""
    assert [10, ["taste_bagos_2"]] == [
        mine(scene := play("experts.free", yours(you={"bagos": 10}), "taste", args=[1]), "bagos"),
        left(scene, "you.experts")[0],
    ]
    assert ["no Wine Expert is left"] == told(play("experts.free", yours(**EMPTY), args=[1]))


def test_expert_tops_face_up() -> None:
    """`expert_tops=face_up`, `experts.top`: the top of each deck is seen first, and the next after hiring."""
    table = asked("turn", yours(**UNSEEN), 1, expert_tops="face_up")
    scene = play("experts", yours(**UNSEEN), "taste", "taste_cube_1", "taste_bagos_2", "stop", args=[1])
    known = play("experts.top", yours(), args=[0])

    assert ("experts.top", "expert", "chance") == (table.question.rule, table.question.kind, table.question.who)
    assert ["taste_bagos_2"] == left(scene, "expert_decks")[0]["taste"]["top"]
    assert "expert_tops=face_up" in shown(scene)
    assert [] == told(known)


def test_expert_tops_face_down() -> None:
    """`expert_tops=face_down`: it turns up when it is taken."""
    table = asked("turn", yours(**UNSEEN), 1, expert_tops="face_down")
    hired = asked("experts", yours(**UNSEEN), 1, answers=["taste", "taste_cube_1"], expert_tops="face_down")

    assert "turn.move" == table.question.rule
    assert "top" not in left(play("experts.free", yours(**UNSEEN), "taste", "taste_cube_1", args=[1],
                                  expert_tops="face_down"), "expert_decks")[0]["taste"]  # fmt: skip
    assert "expert_tops=face_down" in doubts(hired)


def test_two_bagos() -> None:
    """`ability` (VA056, VA058, VA059, VA062): flipped face down, 2 Bagos of the supply."""
    scene = play("ability", yours(you={"experts": ["taste_bagos_2"]}), args=[1, 0])

    assert ["you flip the Taste Expert (2 Bagos)", "you take 2 Bagos from the supply"] == told(scene)
    assert [12, [], ["taste_bagos_2"]] == [mine(scene, "bagos"), *left(scene, "you.experts", "you.face_down")]


BARRELS = {
    "sales": {"red 4": "you", "red 5": "lacerda"}, "export": {"C1": "you", "A3": "lacerda"},
    "you": {"experts": ["aroma_recall_barrel"], "multipliers": {"cellar": 1}, "magnate_barrels": [1, 2, 2]},
}  # fmt: skip


def test_a_barrel_from_anywhere_but_the_magnates() -> None:
    """`ability`, `ability.barrel` (VA044, VA048, VA063): Sales, Export or a Multiplier; not his, not the Magnates'."""
    found = options("ability", yours(**BARRELS), 1, 7)

    assert {"red 4", "C1", "multiplier cellar"} == found


@pytest.mark.parametrize("place, path", [("red 4", "sales.red 4"), ("C1", "export.C1"), ("multiplier cellar", "")])
def test_the_barrel_comes_back(place: str, path: str) -> None:
    """`ability.barrel` (O-11): the supply has one more; a Multiplier without its barrel scores nothing any more."""
    before = yours(**BARRELS)
    scene = play("ability.barrel", before, place, args=[1])

    assert 1 == mine(scene, "barrels") - asked("ability.barrel", before, 1).position.barrels[1]
    if path:
        assert 0 == left(scene, path)[0]
    else:
        assert [{}, {"cellar": 1}] == left(scene, "you.multipliers", "you.bare")


def test_no_barrel_no_use() -> None:
    """`turn.move`: an ability that could do nothing is not on offer."""
    idle = {"experts": ["aroma_recall_barrel", "taste_rearrange_stack", "taste_vineyards_minus_1", "taste_cube_1"]}
    full = dict.fromkeys(("minho", "douro", "lisboa", "alentejo", "ribatejo", "dao"), 5)

    assert set() == {each for each in options("turn", yours(you=idle, cubes=full), 1) if each.startswith("ability")}


def test_a_cube_for_a_region() -> None:
    """`ability`, `ability.cube` (VA066): any region in play with room, yours or not."""
    position = yours(estate("dao"), you={"experts": ["taste_cube_1"]}, cubes={"minho": 5})
    scene = play("ability", position, "lisboa", args=[1, 4])

    assert {"tras_os_montes", "douro", "dao", "ribatejo", "lisboa", "alentejo"} == options("ability", position, 1, 4)
    assert [1, 24] == left(scene, "cubes.lisboa", "cube_supply")


def test_cheaper_vineyards() -> None:
    """`ability` (VA067): in a Vineyards action each one bought costs a Bago less."""
    position = yours(you={"experts": ["taste_vineyards_minus_1"]}, tops={"dao": ["red"], "minho": ["red"]})
    scene = play("turn", position, "vineyards_bottom", "ability:taste_vineyards_minus_1", "dao", "minho", args=[1])

    assert 10 - 4 - 2 == mine(scene, "bagos")
    assert "ability:taste_vineyards_minus_1" not in options("turn", position, 1)
    assert {"ability:taste_vineyards_minus_1"} == {
        each for each in options("turn", position, 1, answers=["vineyards_bottom"]) if "ability" in str(each)
    }


def test_a_stack_in_another_order() -> None:
    """`ability.stack`, `ability.stack.1`, `ability.stack.2` (VA065): all tiles are seen, then laid in any order."""
    position = yours(you={"experts": ["taste_rearrange_stack"]}, stacks={"dao": 3}, tops={"dao": ["red"]})
    answers = ["vineyards_bottom", "ability:taste_rearrange_stack", "dao", "white", "white", "white red white"]
    scene = play("turn", position, *answers, "dao", "stop", args=[1])

    assert [
        "you look through the stack of Dão",
        "in it lies a white Vineyard",
        "in it lies a white Vineyard",
        "the stack of Dão lies now: white red white",
        "you buy a white Vineyard of Dão for 5 Bagos",
    ] == told(scene)[2:7]
    assert ["red", "white"] == left(scene, "tops.dao")[0]


def test_which_stacks_can_be_rearranged() -> None:
    """`ability.stack`: two tiles at least, and not all known to be alike."""
    stacks = {"dao": 1, "lisboa": 2, "minho": 2, "douro": 2, "alentejo": 0, "ribatejo": 0, "tras_os_montes": 0}
    tops = {"lisboa": ["red", "red"], "minho": ["red", "white"]}

    assert {"minho", "douro"} == options("ability.stack", yours(stacks=stacks, tops=tops), 1)


def test_a_stack_cannot_be_laid_so_that_nothing_can_be_bought() -> None:
    """`ability.stack.2` (VY037): the action must stay possible: here only red can be planted, so red lies on top."""
    known = yours(
        *FULL, **ONLY_DAO, tops={"dao": ["red", "white", "white"]}, you={"experts": ["taste_rearrange_stack"]}
    )

    table = asked("turn", known, 1, answers=["vineyards_top", "ability:taste_rearrange_stack"])

    assert ["red white white"] == [step.facts["order_of"] for step in table.steps if step.rule == "ability.stack.2"]


def test_nothing_in_the_stack_can_be_planted() -> None:
    """`ability.stack.2`, `vineyards.1`, `blind_purchase=may_fail`: two whites without a home: nothing is bought."""
    stacks = ONLY_DAO["stacks"] | {"dao": 2}
    blind = yours(*FULL, stacks=stacks, you={"experts": ["taste_rearrange_stack"]})
    answers = ["vineyards_top", "ability:taste_rearrange_stack", "white", "white"]
    scene = play("turn", blind, *answers, args=[1], blind_purchase="may_fail")

    assert [9, 2] == [mine(scene, "bagos"), left(scene, "stacks.dao")[0]]
