"""Small print: what comes first and last in a question, what a sentence names, where a purse just does."""

import pytest

from tests.rules.test_magnate_tiles import holding, tile
from tests.rules.test_vineyards import FULL, ONLY_DAO
from tests.rules.yours import asked, estate, game_of, mine, options, yours
from tests.scenes import left, play, shown, told
from vinhos_kernel import run
from vinhos_kernel.rules.magnate_tiles import least_sale
from vinhos_kernel.rules.vineyards import need_for_a_vineyard
from vinhos_kernel.state.names import YOU

HOUSED = estate("dao", "red", 1, wineries=2, wines=[9, 9])
FAR = estate("lisboa", "white", 1, wines=[2, 0])


@pytest.mark.parametrize(
    "rule, args, answers",
    [
        ("sales", [1], ["1a", "red 3"]), ("export", [1], ["1a", "A1"]), ("wineries", [1], [2]), ("cellars", [1], [1]),
        ("workers", [1], ["farmer 1"]), ("experts", [1], ["taste"]), ("vineyards", [1, 0], ["dao"]),
    ],
)  # fmt: skip
def test_stopping_is_the_last_option(rule: str, args: list[int], answers: list[int | str]) -> None:
    """`sales.1`, `export.1`, `buildings.1`, `workers.1`, `experts.1`, `vineyards.1`: and never on offer at first."""
    table = yours(HOUSED, estate("minho"), tops={"dao": ["red"]})

    assert "stop" not in options(rule, table, *args)
    assert "stop" == asked(rule, table, *args, answers=answers).question.options[-1]


@pytest.mark.parametrize(
    "rule, answers, count",
    [
        ("sales", ["1a", "red 3", "1b", "red 4", "2a", "red 5"], "sales"),
        ("export", ["1a", "A1", "1b", "B1", "2a", "C1"], "export"),
    ],
)
@pytest.mark.parametrize("most, left_to_ask", [(2, 2), (3, 3)])
def test_two_and_no_more(rule: str, answers: list[str], count: str, most: int, left_to_ask: int) -> None:
    """`sales`, `export` (VA002): with three barrels and three wines two go; with a reader's own 3, three."""
    table = yours(
        HOUSED, estate("dao", "red", 1, wines=[9, 9]), you={"magnate_barrels": [0, 1, 2], "barrels": 5}, cubes={}
    )
    scene = run_with(rule, table, answers[: 2 * left_to_ask], f"[count]\ntake_most = {{ value = {most} }}\n", [1])

    assert left_to_ask == list(left(scene, count)[0].values()).count("you")


def run_with(rule: str, table: dict, answers: list, own: str, args: list[int]):
    """A rule with a reader's own facts."""
    return run(rule, table, answers, facts=own, args=args)


@pytest.mark.parametrize("rule, answer, part", [("wineries", 1, "wineries"), ("experts", "taste", "experts")])
def test_three_by_own_facts(rule: str, answer: int | str, part: str) -> None:
    """`wineries`, `experts` (VA002): three of them if a reader's facts say so; a fourth is not asked for."""
    table = yours(*[estate(name) for name in ("dao", "lisboa", "minho")], you={"bagos": 19})
    answers = [1, 2, 3] if rule == "wineries" else [answer] * 3
    scene = run_with(rule, table, answers, "[count]\ntake_most = { value = 3 }\n", [1])

    assert {"wineries": 8, "experts": 16}[part] == (
        left(scene, "wineries")[0] if part == "wineries" else mine(scene, "bagos")
    )


def test_three_workers_by_own_facts() -> None:
    """`workers` (VA002): the same."""
    table = yours(estate("dao", "red", 2), estate("lisboa", "red", 2), you={"bagos": 19})
    scene = run_with(
        "workers", table, ["farmer 1", "farmer 1", "farmer 2"], "[count]\ntake_most = { value = 3 }\n", [1]
    )

    assert 6 == left(scene, "farmers")[0]


def test_one_good_wine_is_enough() -> None:
    """`quadrel.closed`: Sales and Export are open if one of your wines reaches a slot."""
    table = yours(HOUSED, FAR, you={"marker": "workers"})

    assert {"sales", "export"} < options("turn", table, 1)


def test_a_farmer_is_enough() -> None:
    """`quadrel.closed`: with 2 Bagos the workers' space is open, for a Farmer; one full deck opens the Experts'."""
    decks = {f: {"hidden": []} for f in ("taste", "aroma", "appearance")} | {
        "alcohol": {"top": ["alcohol_cube_1"], "hidden": []}
    }
    table = yours(HOUSED, you={"bagos": 2, "marker": "press_release"}, expert_decks=decks)

    assert {"workers", "experts"} < options("turn", table, 1)
    assert "workers" not in options("turn", table | {"farmers": 0}, 1)


def test_what_lies_under_a_deck_does_not_count_as_seen() -> None:
    """`experts.top`, `experts.1`: with discarded tiles at the bottom the unseen top is still turned up, and told."""
    decks = yours()["expert_decks"] | {
        "taste": {"hidden": ["taste_cube_1", "taste_free_move"], "bottom": ["taste_bagos_2"]}
    }
    top = play("experts.top", yours(expert_decks=decks), "taste_cube_1", args=[0])
    hired = play("experts.free", yours(expert_decks=decks), "taste", "taste_cube_1", args=[1], expert_tops="face_down")

    assert ["the Taste Expert (1 Renown cube) lies on top"] == told(top)
    assert "expert_tops=face_down" in shown(hired)


def test_abilities_of_another_moment() -> None:
    """`turn.arrive` (VA064, VA065, VA067): no free move once you moved, no cheaper Vineyards on another space."""
    you = {"experts": ["taste_free_move", "taste_vineyards_minus_1", "aroma_rearrange_stack"], "marker": "cellars"}
    none = dict.fromkeys(("lisboa", "minho", "douro", "ribatejo", "alentejo", "tras_os_montes"), 0) | {"dao": 1}

    assert {1, 2} == options("turn", yours(estate("dao"), you=you), 1, answers=["wineries"])
    assert {"act", "ability:taste_vineyards_minus_1"} == options(
        "turn", yours(you=you, stacks=none), 1, answers=["vineyards_top"]
    )


def test_a_discount_does_not_save_a_bad_order() -> None:
    """`ability.stack.2`: with 3 Bagos only Minho can be paid, so what lies on top there must find a home."""
    land = (
        estate("minho", "red", 1), estate("lisboa", "red", 2), estate("lisboa", "white", 2), estate("dao", "red", 2),
        estate("alentejo", "white", 1),
    )  # fmt: skip
    table = yours(
        *land, you={"bagos": 3, "experts": ["taste_rearrange_stack"]},
        stacks={"minho": 2, "alentejo": 1}, tops={"minho": ["red", "white"], "alentejo": ["white"]},
    )  # fmt: skip
    scene = play("ability.stack", table, "minho", args=[1])

    assert ["red", "white"] == left(scene, "tops.minho")[0]


def test_the_colour_that_does_not_fit_is_named() -> None:
    """`vineyards.2`, `blind_purchase=may_fail`: the sentence and the prompt of the Estate name the colour."""
    white = play("vineyards", yours(*FULL, **ONLY_DAO), "white", args=[1, 0], blind_purchase="may_fail")
    prompt = asked("vineyards.3", yours(estate("dao")), 1, 4, 1).question.prompt

    assert "it is white: no Estate can take it, it stays on the stack" == told(white)[0]
    assert "In which Estate does the red Vineyard of Dão go?" == prompt


def test_the_top_of_a_stack_comes_first() -> None:
    """`vineyards.2` (VA015): of two known tiles the upper one; of a stack with one colour left nothing is asked."""
    known = play("vineyards.2", yours(tops={"dao": ["red", "white"]}), args=[1, 4, 5])
    white = play("vineyards.2", yours(estate("dao", "red", 2), stacks={"dao": 2}), args=[1, 4, 5])

    assert "you buy a red Vineyard of Dão for 5 Bagos" in told(known)
    assert "you buy a white Vineyard of Dão for 5 Bagos" in told(white)


def test_what_a_vineyard_takes_at_least() -> None:
    """`quadrel.closed`: the cheapest price, never below nothing; also where Algarve alone is left."""
    algarve = {"stacks": dict.fromkeys(("tras_os_montes", "douro", "ribatejo", "lisboa", "setubal", "alentejo"), 0)}

    assert [3, 2, 0] == [need_for_a_vineyard(game_of(yours()), YOU, discount).bagos for discount in (0, 1, 5)]
    assert 4 == need_for_a_vineyard(game_of(yours(out_of_play=["minho", "dao"], **algarve)), YOU).bagos


FOUR = (
    estate("dao", "red", 2), estate("lisboa", "red", 2), estate("lisboa", "white", 2), estate("minho", "red", 2),
)  # fmt: skip


@pytest.mark.parametrize("colour, unseen, found", [("white", 1, True), ("red", 1, False)])
def test_an_unseen_tile_of_one_colour_left(colour: str, unseen: int, found: bool) -> None:
    """`vineyards.1`, `blind_purchase=must_fit`: all reds of Dão are out, so a white one comes: its Estate decides."""
    last = estate("dao", colour, 1) if colour == "white" else estate("alentejo", "red", 1)
    table = yours(*FOUR, last, stacks=ONLY_DAO["stacks"] | {"dao": unseen})

    assert found == ("vineyards_top" in options("turn.move", table, 1, 0, blind_purchase="must_fit"))


def test_the_same_for_red() -> None:
    """`vineyards.1`, `blind_purchase=must_fit`: all whites of Dão are out."""
    land = (estate("dao", "white", 2), *FOUR[1:], estate("dao", "red", 1))
    table = yours(*land, stacks=ONLY_DAO["stacks"] | {"dao": 1})

    assert "vineyards_top" in options("turn.move", table, 1, 0, blind_purchase="must_fit")


def test_a_bribe_paid_as_usual_is_no_doubt() -> None:
    """`quadrel.move`: the doubt about free moves is named for a free move onto a bribe only."""
    usual = play("quadrel.move", yours(bribes=["wineries"]), args=[1, 2, 0])
    free = play("quadrel.move", yours(), args=[1, 2, 1])

    assert set() == shown(usual) | shown(free)


def test_orders_of_options() -> None:
    """`press_release.choose`, `press_release.experts`, `production.workers`, `setup.wine`: one place for each."""
    land = (
        estate("dao", "white", 1, wineries=1, enologists=1, farmers=1, wines=[8]),
        estate("dao", "red", 2, wineries=1),
    )
    table = yours(*land, you={"experts": ["taste_cube_1"], "ports": 1})
    move = asked("production.workers", table, 1, answers=["move"])

    assert ("pass", "press_release") == asked("press_release.choose", table, 1).question.options
    assert ("taste_cube_1", "none") == asked("press_release.experts", table, 1).question.options
    assert ("keep", "move") == asked("production.workers", table, 1).question.options
    assert "How many Enologists live in Estate 1?" == move.question.prompt
    assert "How many Farmers live in Estate 1?" == asked("production.workers.1", table, 1, 3).question.prompt
    assert (0, 1) == asked(
        "setup.vineyard", {"seats": ["person", "lacerda"]}, 1, answers=["douro", "red"]
    ).question.options


def test_sentences_name_their_estate() -> None:
    """`production.age`, `production.wine`, `setup.wine`: Estates are counted from 1."""
    lost = play("production.age", yours(estate("dao", wines=[0, 3])), args=[1])
    douro = yours(estate("douro"), you={"ports": 1}, vintage="v4")

    assert "you lose a wine of Quality 3 from Estate 1" in told(lost)
    assert ["you spend 1 Port tile in Estate 1", "your Estate 1 makes a wine of Quality 6"] == told(
        play("production.wine", douro, 1, args=[1, 0])
    )
    assert (
        "How many Port tiles does the wine of Estate 1 take?" == asked("production.wine", douro, 1, 0).question.prompt
    )
    assert "your Estate 1 begins with a wine of Quality 2" in told(
        play("setup.vineyard", {"seats": ["person", "lacerda"]}, "dao", "red", args=[1])
    )


def test_no_tile_no_weather() -> None:
    """`production.wine`: on a table without a Vintage tile the weather is 0."""
    assert [2] == left(play("production.wine", yours(estate("dao"), vintage="none"), args=[1, 0]), "you.estates")[0][0][
        "wines"
    ]


def test_no_port_tile_to_begin_with() -> None:
    """`setup.wine`: the supply is empty: nothing is asked, and the wine is one of 2."""
    table = {"seats": ["person", "lacerda"], "lacerda": {"ports": 8}}

    assert [2] == left(play("setup.vineyard", table, "douro", "red", args=[1]), "you.estates")[0][0]["wines"]


def test_regions_with_an_estate_stay() -> None:
    """`setup.regions`: on a table set by hand no region with an Estate goes out, nor one that is out already."""
    table = yours(estate("douro"), out_of_play=["minho"])

    assert {"tras_os_montes", "dao", "ribatejo", "lisboa", "setubal", "alentejo", "algarve"} == options(
        "setup.regions", table
    )


def test_the_display_is_numbered_from_one() -> None:
    """`setup.display`: in the prompt and in the sentence."""
    table = {"display": ["empty"] * 6}

    assert "Which Action tile lies on space 3 of the display?" == asked("setup.display", table, 2).question.prompt
    assert ["the tile ‘a Sales action’ lies on space 3 of the display"] == told(
        play("setup.display", table, "sales", args=[2])
    )


@pytest.mark.parametrize("name, rule", [("winery_for_2", "buildings.1"), ("vineyard_minus_1", "vineyards.1")])
def test_a_flipped_tile_is_carried_out(name: str, rule: str) -> None:
    """`tile`: once flipped there is no stopping."""
    table = holding(name, estate("dao", wineries=1), estate("lisboa"))
    question = asked("tile", table, 1, tile(name)).question

    assert rule == question.rule
    assert "stop" not in question.options


def test_what_a_sale_brings_at_least() -> None:
    """`afford_with_later_gain=yes`: the least free slot of your wines' colours; nothing without a barrel or a wine."""
    both = yours(estate("dao", "red", wines=[9]), estate("lisboa", "white", wines=[5]), sales={"white 3": "lacerda"})
    bare = yours(estate("dao", wines=[9]), you={"magnate_barrels": 6}, sales={"red 9": "you", "red 10": "you"})

    assert [3, 0, 0] == [least_sale(game_of(table), YOU) for table in (both, bare, yours())]


@pytest.mark.parametrize("bagos, found", [(4, False), (5, True)])
def test_money_for_tile_and_action(bagos: int, found: bool) -> None:
    """`turn.arrive`: a Vineyard of 5 for 4 and an Expert for 1: with 4 Bagos the tile must wait."""
    table = holding("vineyard_minus_1", estate("dao"), bagos=bagos, marker="vineyards_top")

    assert found == ("tile:vineyard_minus_1" in options("turn", table, 1, answers=["experts"]))


def test_acting_and_ending_come_first() -> None:
    """`turn.move`, `turn.arrive`, `turn.end`: spaces before abilities, the action before what is beside it."""
    table = yours(you={"experts": ["taste_bagos_2"]})
    move = asked("turn", table, 1).question.options

    assert [False] * (len(move) - 1) + [True] == [":" in each for each in move]
    assert "act" == asked("turn", table, 1, answers=["experts"]).question.options[0]
    assert "end" == asked("turn", table, 1, answers=["experts", "act", "taste", "stop"]).question.options[0]


def test_a_second_tile_must_wait() -> None:
    """`turn.move` (VY049): of two face-up tiles one is used in a turn."""
    table = yours(you={"actions": {"fair_points_2": 1, "free_expert": 1}})

    assert "tile:free_expert" not in options("turn", table, 1, answers=["tile:fair_points_2"])


def counted_on(table: dict) -> bool:
    """Whether the story says that a later gain is counted on."""
    first = asked("turn", table, 1, answers=["wineries"], afford_with_later_gain="yes")
    return any("count" in step.template for step in first.steps)


@pytest.mark.parametrize("bagos, needed", [(3, True), (4, False), (9, False)])
def test_when_a_later_gain_is_counted_on(bagos: int, needed: bool) -> None:
    """`turn.move`, `afford_with_later_gain=yes`: 1 for the way, 3 for the Winery: told where money is short."""
    table = yours(estate("dao"), you={"bagos": bagos, "experts": ["taste_bagos_2"], "marker": "sales"})

    assert needed == counted_on(table)


@pytest.mark.parametrize(
    "space, table, found",
    [
        ("wineries", yours(you={"bagos": 1, "experts": ["taste_bagos_2"]}), False),
        ("wineries", yours(you={"bagos": 2, "experts": ["taste_bagos_2"]}), True),
        ("vineyards_bottom", yours(FAR, you={"bagos": 0, "actions": {"sales": 1}}, cubes={"lisboa": 1},
                                   stacks=dict.fromkeys(("minho", "tras_os_montes", "alentejo"), 0)), False),
        ("wineries", yours(you={"bagos": 3, "actions": {"fair_points_2": 1}}), False),
        ("vineyards_bottom", yours(you={"bagos": 2, "experts": ["taste_cube_1"]}), False),
        ("vineyards_bottom", yours(you={"bagos": 2, "experts": ["taste_vineyards_minus_1"]}), True),
    ],
)  # fmt: skip
def test_only_enough_is_enough(space: str, table: dict, found: bool) -> None:
    """`quadrel.closed`, `afford_with_later_gain=yes`: what comes later must suffice, after the move is paid."""
    assert found == (space in options("turn", table, 1, afford_with_later_gain="yes"))
