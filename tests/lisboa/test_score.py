"""The final score of both sides, and your rank."""

from typing import Any

import pytest

from tests.lisboa.scenes import hanging, left, play, reason, refused, shown, told
from vinhos_kernel.lisboa.rules.scoring import Line
from vinhos_kernel.lisboa.solo import run, score_sheet

STORES = {
    "A2": "lacerda right", "B2": "lacerda right", "C2": "lacerda right", "D2": "lacerda right", "A3": "you left",
    "B3": "you left", "A1": "lacerda right", "B1": "you right", "C1": "you right", "D1": "you right",
    "A5": "lacerda left", "B5": "lacerda left", "A4": "you left",
}  # fmt: skip
"""O-47: his and your stores are books 4 and 2, cloth 1 and 3, gold 2 and 0, tools 0 and 1."""
OFFICIALS = {"you": {"built": 5, "offices": {}}, "lacerda": {"offices": {"minister": 2, "king": 1}}}


def line(scene: object, what: str) -> int:
    """The wigs of one row of a score."""
    return next(step.facts["n"] for step in scene.steps if step.facts.get("what") == what)  # type: ignore[attr-defined]


def test_his_final_score() -> None:
    """`lisboa.score.his` (O-47, LL040, LL048 to LL056): 7 for hulls, 5 cubes, 12, 6, and nothing for Influence."""
    position = {
        "period": 2, "yard": [], "rubble": {"A": "", "B": ""},
        "lacerda": {"wigs": 0, "influence": 7, "ships": ["purple", "brown"], "rubble": "eefft",
                    "decrees": [11, 12, 13, 14], "favors": {"builder": 1, "minister": 1, "king": 1}, "offices": {}},
    }  # fmt: skip
    scene = play("lisboa.score.his", position)

    assert [7, 5, 12, 6, 0] == [
        line(scene, what) for what in ("ships", "rubble", "Decrees", "Royal Favors", "money and Influence")
    ]
    assert [7 + 5 + 12 + 6] == left(scene, "lacerda.wigs")


def test_the_worked_majorities() -> None:
    """`lisboa.score.his`, `lisboa.score.yours` (O-47, LL052, LL055): stores 15 and 18, Officials 5 and 15."""
    his = play("lisboa.score.his", {"stores": STORES, **OFFICIALS})
    yours = play("lisboa.score.yours", {"stores": STORES, **OFFICIALS}, 0, 0, 0)
    goods = [f"stores of {good}" for good in ("books", "cloth", "gold", "tools")]

    assert [9, 3, 3, 0] == [line(his, good) for good in goods]
    assert [3, 9, 0, 6] == [line(yours, good) for good in goods]
    assert [5, 15] == [line(his, "Officials"), line(yours, "Officials")]


@pytest.mark.parametrize("side, wigs", [("both_lower", 3), ("both_higher", 9), ("shared", 6)])
def test_a_tie_of_stores(side: str, wigs: int) -> None:
    """`majority_tie=both_lower`, `majority_tie=both_higher`, `majority_tie=shared`: 9 and 3 of cloth."""
    stores = {"A1": "you right", "B1": "lacerda right"}
    scene = play("lisboa.score.his", {"stores": stores}, majority_tie=side)

    assert wigs == line(scene, "stores of cloth")
    assert f"majority_tie={side}" in shown(scene)


@pytest.mark.parametrize("side, wigs", [("none", 0), ("second", 2)])
def test_second_with_nothing(side: str, wigs: int) -> None:
    """`second_with_none=none`, `second_with_none=second`: he has no store of tools, you have one."""
    scene = play("lisboa.score.his", {"stores": {"A4": "you left"}}, second_with_none=side)

    assert wigs == line(scene, "stores of tools")
    assert f"second_with_none={side}" in shown(scene)


@pytest.mark.parametrize("side, wigs", [("mixed", (5, 15)), ("offices", (15, 5)), ("buildings", (0, 15))])
def test_which_officials_count(side: str, wigs: tuple[int, int]) -> None:
    """`officials_count=mixed`, `officials_count=offices`, `officials_count=buildings`: yours 5 inside and 1 outside."""
    position = {"you": {"built": 5, "offices": {"king": 1}}, "lacerda": {"offices": {"minister": 2, "king": 1}}}
    his = play("lisboa.score.his", position, officials_count=side)
    yours = play("lisboa.score.yours", position, 0, 0, 0, officials_count=side)

    assert wigs == (line(his, "Officials"), line(yours, "Officials"))
    assert f"officials_count={side}" in shown(his)


@pytest.mark.parametrize("side, wigs", [("all", 5), ("new_only", 2)])
def test_which_cubes_count(side: str, wigs: int) -> None:
    """`end_rubble=all`, `end_rubble=new_only` (LL046, LL051): all five, or those since the first period."""
    position = {"rubble": {"A": "", "B": ""}, "lacerda": {"rubble": "eefft", "scored": 3}}
    scene = play("lisboa.score.his", position, end_rubble=side)

    assert wigs == line(scene, "rubble")
    assert f"end_rubble={side}" in shown(scene)


def test_your_score_asks_for_what_lies_on_your_board() -> None:
    """`lisboa.score.yours` (LL047): wigs on the track, Decrees, réis; 3 for a set, 1 for 5 réis."""
    position = {"yard": ["red"], "rubble": {"A": "", "B": ""},
                "you": {"ships": ["blue"], "rubble": "eefft", "favors": {"king": 2}, "offices": {}}}  # fmt: skip
    scene = play("lisboa.score.yours", position, 61, 14, 13)

    assert [2, 3, 2, 14, 4] == [line(scene, what) for what in ("ships", "rubble", "money", "Decrees", "Royal Favors")]
    assert [61 + 2 + 3 + 2 + 14 + 4] == left(scene, "you.wigs")


def test_invented_numbers_of_yours_are_said_to_be() -> None:
    """`lisboa.score.yours`: in a game that runs here."""
    scene = play("lisboa.score.yours", {"seat": "here", "you": {"decrees": [31, 32]}})

    assert "your Decrees and réis are counted with invented numbers" == told(scene)[0]
    assert 6 == line(scene, "Decrees")


@pytest.mark.parametrize("yours, rank", [(30, 1), (31, 2), (49, 2), (50, 3), (69, 3), (70, 4), (0, 1)])
def test_four_ranks(yours: int, rank: int) -> None:
    """`lisboa.rank`: by the wigs between you and his 30; the steps are stand-ins, and the sentence says so."""
    scene = play("lisboa.rank", {"you": {"wigs": yours}, "lacerda": {"wigs": 30}})

    assert [f"{yours} wigs to 30: rank {rank} of 4 at court (the steps are stand-ins)"] == told(scene)
    assert ["over"] == left(scene, "phase")


def test_the_score_in_order() -> None:
    """`lisboa.score`: his rows, yours, the rank."""
    scene = run("lisboa.score", {}, [10, 0, 0])

    assert ["lisboa.score.his", "lisboa.score.yours", "lisboa.rank"] == list(
        dict.fromkeys(step.rule for step in scene.steps)
    )
    assert [] == [line for step in scene.steps for line in reason(step)]


def test_the_calculator() -> None:
    """The rows of both sides as a table would end now, and readings change them."""
    sheet = score_sheet({"stores": STORES, **OFFICIALS}, decrees=9, reis=11)

    assert [15 + 5, 18 + 15 + 9 + 2] == [sum(row.wigs for row in sheet[side]) for side in ("lacerda", "you")]

    sheet = score_sheet({"stores": STORES, **OFFICIALS}, officials_count="buildings")

    assert 15 == sum(row.wigs for row in sheet["lacerda"])
    assert "How many goods fill the blue ship?" in refused(
        score_sheet, {"start": "empty", "lacerda": {"ships": ["blue"]}}
    )


def test_a_margin_below_the_lowest_step() -> None:
    """`lisboa.rank`: with steps of your own the lowest rank has no floor."""
    scene = run("lisboa.rank", {"you": {"wigs": 0}, "lacerda": {"wigs": 30}}, facts="[rank]\nrank_1 = { least = 0 }")

    assert "0 wigs to 30: rank 1 of 4 at court (the steps are stand-ins)" == scene.story[0]


def test_a_doubt_hangs_on_its_own_row() -> None:
    """`lisboa.score.his`, `lisboa.score.yours`: rubble, a tie of cloth, no store of tools, the Officials."""
    stores = {"A1": "you right", "B1": "lacerda right", "A4": "you left"}
    his = hanging(play("lisboa.score.his", {"stores": stores, **OFFICIALS}))
    yours = hanging(play("lisboa.score.yours", {"stores": stores, **OFFICIALS}, 0, 0, 0))

    assert [
        ("Lacerda scores 0 wigs for rubble", (("end_rubble", "all"),)),
        ("Lacerda scores 3 wigs for stores of cloth", (("majority_tie", "both_lower"),)),
        ("Lacerda scores 0 wigs for stores of tools", (("second_with_none", "none"),)),
        ("Lacerda scores 5 wigs for Officials", (("officials_count", "mixed"),)),
    ] == his
    assert [
        ("you score 3 wigs for stores of cloth", (("majority_tie", "both_lower"),)),
        ("you score 15 wigs for Officials", (("officials_count", "mixed"),)),
    ] == yours


def money(sheet: dict[str, tuple[Line, ...]]) -> int:
    """The wigs of your réis on a sheet."""
    return next(row.wigs for row in sheet["you"] if row.what == "money")


def test_the_calculator_knows_your_reis() -> None:
    """`lisboa.score.yours`: 1 wig for 5 réis; those that were said, unless others are."""
    said = {"you": {"reis": 20}}

    assert [4, 2, 0, 0] == [
        money(sheet)
        for sheet in (score_sheet(said), score_sheet(said, reis=10), score_sheet(said, reis=0), score_sheet({}))
    ]


@pytest.mark.parametrize(
    "given, sentence",
    [
        ({"decrees": -7}, "decrees: -7 is not a whole number from 0 to 250"),
        ({"decrees": 1.5}, "decrees: 1.5 is not a whole number from 0 to 250"),
        ({"reis": -9}, "reis: -9 is not a whole number from 0 to 200"),
        ({"reis": "b"}, "reis: 'b' is not a whole number from 0 to 200"),
        ({"officials_count": "all"}, "officials_count"),
    ],
)
def test_what_the_calculator_refuses(given: dict[str, Any], sentence: str) -> None:
    """`lisboa.score`: one sentence each."""
    assert sentence in refused(score_sheet, {}, **given)


def test_no_score_goes_beyond_what_can_be_counted() -> None:
    """`lisboa.score.his`: 999 wigs are the most."""
    position = {"lacerda": {"wigs": 999, "favors": {"king": 1}, "offices": {}}}

    assert "lacerda cannot have 1001 wigs: more than 999 cannot be counted" == refused(
        play, "lisboa.score.his", position
    )
