"""What is asked at real tables about your own side, each as a small scene."""

import pytest

from tests.rules.yours import BOARD, asked, estate, game_of, mine, options, yours
from tests.scenes import left, play, refused, told
from vinhos_kernel import answer, correct, roll, start
from vinhos_kernel.data.rulebook import rulebook
from vinhos_kernel.rules.scoring import score_rows
from vinhos_kernel.state.names import SPACES, YOU


def test_distances_count_from_where_you_stood() -> None:
    """O-01: after the Fair you stand on Export still; Sales is next to it, Cellars is not."""
    table = yours(estate("dao", wines=[9]), you={"marker": "export"}, lacerda={"marker": "cellars"}, year=4)

    assert "you move to Sales for nothing" in told(play("turn", table, "sales", "red 9", args=[1]))


def test_the_multiplier_without_a_barrel() -> None:
    """O-11, `ability.barrel`, `score.rows`: 8 VP with its barrel, nothing without, and the barrel is in the supply."""
    land = [estate("dao", "red", 2), estate("dao", "white", 2)]
    table = yours(*land, you={"multipliers": {"vineyard": 1}, "magnate_barrels": [1, 2, 2], "bagos": 0})
    scene = play("ability.barrel", table, args=[1])
    before, after = (dict(score_rows(game, YOU)) for game in (game_of(table), scene.position))

    assert 8 == before["Multiplier ‘2 VP for each Vineyard’"]
    assert "Multiplier ‘2 VP for each Vineyard’" not in after
    assert 1 == mine(scene, "barrels") - game_of(table).barrels[YOU]


@pytest.mark.parametrize(
    "parts, sentence",
    [
        ({"vineyards": 1, "farmers": 2}, "each Farmer needs a Vineyard"),
        ({"vineyards": 2, "wineries": 2}, "do not fit into 3 slots"),
        ({"vineyards": 1, "wineries": 1, "enologists": 2}, "each Enologist a Winery"),
        ({"vineyards": 3}, "belong into it"),
        ({"vineyards": 1, "wines": [1, 2, 3]}, "it has 2 slots for wines"),
    ],
)
def test_impossible_estates_are_refused(parts: dict, sentence: str) -> None:
    """O-13, VA005-VA009: two Farmers on one Vineyard, four tiles in three slots ... each with its reason."""
    assert sentence in refused(game_of, yours(estate("dao", "red", **parts)))


def test_a_possible_estate() -> None:
    """O-13: one Vineyard and two Wineries are fine; five Estates, no sixth (VA005)."""
    assert 2 == game_of(yours(estate("dao", "red", 1, wineries=2))).estates[YOU][0][3]
    assert "there are 5 Estates, not 6" in refused(game_of, yours(*[{"wineries": 1}] * 6))


def test_a_correction_keeps_to_the_laws() -> None:
    """O-13: a Vineyard taken away by hand takes its Farmer with it, or is refused with a reason."""
    table = start(position=yours(estate("dao", "red", 2, wineries=1, farmers=2)) | {"agenda": [["turn", 1]]})
    alone = [estate("dao", "red", 1, wineries=1, farmers=2)]

    assert "each Farmer needs a Vineyard" in refused(correct, table, "you.estates", alone)


def test_nothing_else_may_be_asked_of_maintenance() -> None:
    """O-09, VY053: of your own barrels one, never none; without any there is no question."""
    table = yours(sales={"red 3": "you", "white 4": "you", "red 5": "lacerda"}, export={"A1": "you"})

    assert {"red 3", "white 4"} == options("year.maintenance", table)
    assert set() == options("year.maintenance", yours(export={"A1": "you"}))


def test_both_actions_on_the_first_circle() -> None:
    """O-29, VL014, VL015, `turn`, `year.circle`: yours on the first circle, his on the second, then Maintenance."""
    table = start(position=yours() | {"agenda": [["year.actions"], ["year.maintenance"]], "tax": "cellars"}, seed=3)
    circles = []
    while table.question:
        asked_now = table.question
        if asked_now.rule in ("turn.move", "lacerda.turn"):
            circles.append((asked_now.rule, table.position.calendar.circle))
        pick = next((each for each in ("press_release", "experts", "stop") if each in asked_now.options), None)
        table = roll(table) if asked_now.who == "chance" else answer(table, pick or asked_now.options[0])

    assert [("turn.move", 1)] * 2 + [("lacerda.turn", 2)] * 2 == circles


def test_no_action_produces_wine() -> None:
    """O-19: no space of the Quadrel makes wine; Production does, for every Estate with a Vineyard."""
    assert not [action for action in BOARD.actions if "produc" in action]
    assert 1 == len(left(play("production", yours(estate("dao"), vintage="v4")), "you.estates")[0][0]["wines"])


@pytest.mark.parametrize("word", ["bank account", "investment", "interest", "wage", "loan", "spring", "winter"])
def test_no_rule_of_the_older_edition(word: str) -> None:
    """O-18, O-19: words of the game of 2010, and of wrong summaries, are in no rule."""
    said = " ".join(f"{row.title} {row.says}" for row in rulebook().values()).lower()

    assert word not in said.split()
    assert f"{word} " not in said


def test_five_estates_nine_regions_seven_in_play() -> None:
    """O-14, O-18: the numbers of the 2016 rules."""
    game = game_of(yours())

    assert (5, 9, 7) == (len(game.estates[YOU]), len(BOARD.region_names) - 1, game.in_play.bit_count())


def test_open_information() -> None:
    """VY059: money, wines, Experts and tiles of both sides stand in every position."""
    table = asked(
        "turn", yours(estate("dao", wines=[5]), you={"experts": ["taste_cube_1"], "actions": {"sales": 1}}), 1
    )
    plain = left(play("year.end", table.position), "you")[0]

    assert [10, [5], ["taste_cube_1"], {"sales": 1}] == [
        plain["bagos"], plain["estates"][0]["wines"], plain["experts"], plain["actions"],
    ]  # fmt: skip


def test_bagos_and_wine_tiles_never_run_out() -> None:
    """VY060: a purse holds what it holds, and a wine of any Quality can be made."""
    rich = play("ability", yours(you={"bagos": 500, "experts": ["taste_bagos_2"]}), args=[1, 0])
    good = play("production.wine", yours(estate("dao"), vintage="v4"), args=[1, 0])

    assert [502, [3]] == [mine(rich, "bagos"), left(good, "you.estates")[0][0]["wines"]]


def test_the_nine_spaces() -> None:
    """VA001, VY022-VY030: nine spaces, two of them Vineyards, one in the centre."""
    assert (9, 2, "press_release") == (len(SPACES), BOARD.actions.count("vineyards"), BOARD.actions[4])
