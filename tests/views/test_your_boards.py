"""Your own boards: Estates with their wines, what you hold, and the score in rows."""

import pytest

import vinhos_kernel
from tests.views.pictures import AT_HOME, at_home, buttons
from vinhos_kernel.opponents.lacerda import score as his_score
from vinhos_kernel.rules import scoring
from vinhos_kernel.state.game import Game
from vinhos_kernel.state.names import ACROSS, YOU
from vinhos_kernel.views import fresh
from vinhos_kernel.views.estates import draw_estates, tell_estates
from vinhos_kernel.views.hand import draw_hand, tell_hand
from vinhos_kernel.views.quadrel import draw_quadrel
from vinhos_kernel.views.regions import draw_map, tell_region
from vinhos_kernel.views.ribbon import coming, tell_ribbon
from vinhos_kernel.views.score import draw_score, score_of, tell_score, tell_winner


def home(**changes: object) -> Game:
    """The table at which your side has something of everything, with other values of yours."""
    return vinhos_kernel.start(position={**AT_HOME, "you": {**AT_HOME["you"], **changes}}).position


def finished() -> Game:
    """A whole game against Lacerda after its last step: chance rolls, you take the first thing on offer."""
    table = vinhos_kernel.start("solo", seed=3)
    while table.question is not None:
        rolls = table.question.who == "chance"
        table = vinhos_kernel.roll(table) if rolls else vinhos_kernel.answer(table, table.question.options[0])
    return table.position


# ---------------------------------------------------------------- Estates
def test_estates_are_told_with_everything_in_them() -> None:
    """Region, colour, houses, workers, storage, the next wine, and each wine with what it is worth there."""
    lines = tell_estates(at_home()).splitlines()

    assert "1 red Douro, 2 Vineyards, 1 Winery, 1 Enologist, 1 Farmer, a Cellar, makes Quality 10" in lines[1]
    assert "wine 1a: red Douro, Quality 7, worth 8; wine 1c: red Douro, Quality 5, worth 8" in lines[1]
    assert "3 no region yet, 1 Winery, a Warehouse, 1 Renown cube waiting for a region" == lines[3]
    assert "5 nothing built yet" == lines[5]


def test_the_other_side_of_the_cellar_reading_is_drawn() -> None:
    """With 0, 1, 3, 5 the first slot adds nothing, and the note says which numbers hold."""
    game = vinhos_kernel.start(position=at_home(), readings={"cellar_bonus": "secondary"}).position

    assert "wine 1a: red Douro, Quality 7, worth 7" in tell_estates(game)
    assert "a Cellar adds 0, 1, 3, 5" in draw_estates(game)
    assert "a Cellar adds 1, 1, 3, 5" in draw_estates(at_home())


def test_a_cellar_bonus_says_where_it_is_printed() -> None:
    """Each slot has the path of its own value, of the column that the reading takes."""
    picture = draw_estates(at_home())

    assert [1, 1, 4] == [
        picture.count(f'data-origin="storage.{each}.bonus"') for each in ("cellar_1", "cellar_4", "warehouse_1")
    ]


def test_only_the_first_free_house_takes_a_worker() -> None:
    """Estate 1 has a Farmer on one of its two Vineyards: the other one is the button, once."""
    found = [each.get("data-answer") for each in buttons(draw_estates(at_home(), pick_farmers=(1, 2)))]

    assert ["farmer:1", "farmer:2"] == found


def test_estates_of_a_guest_are_named() -> None:
    """At a table for two the other Estates say whose they are."""
    game = vinhos_kernel.start("two").position

    assert "The guest’s Estates" == tell_estates(game, ACROSS).splitlines()[0]
    assert "The guest’s hand" in draw_hand(game, ACROSS)
    assert [True, False] == [">G</text>" in draw_hand(game, side) for side in (ACROSS, YOU)]


# ---------------------------------------------------------------- the hand
def test_a_hand_is_told_in_full() -> None:
    """Money, barrels, Experts and tiles face up and used, Multipliers with and without a barrel, Port tiles."""
    said = tell_hand(at_home())

    assert "7 Bagos, 2 Port tiles" in said
    assert "Barrels: 2 in the supply, 2 with Carolina, 1 with Bruno, 0 with Anabela" in said
    assert "used: Taste Expert (free move)" in said
    assert "Action tiles face up: hire 1 Enologist for 2 Bagos, hire 1 Farmer for 1 Bago; used: build 1 Cellar" in said
    assert "2 VP for each Vineyard (8 VP now)" in said
    assert "3 VP for each Cellar (no barrel, scores nothing)" in said


def test_what_lies_face_down_is_no_button() -> None:
    """A used Expert and a used tile cannot be picked, nor a Multiplier without a barrel."""
    picture = draw_hand(at_home(), pick=range(24), pick_tiles=range(1, 10), pick_multipliers=range(10, 22))

    assert [3, 2, 2] == [
        sum(each.get("data-answer", "").startswith(f"{place}:") for each in buttons(picture))
        for place in ("hand_expert", "hand_tile", "multiplier")
    ]


def test_invented_values_of_a_hand_wear_the_diamond() -> None:
    """Experts face up and Multipliers: their numbers are stand-ins."""
    marks = draw_hand(at_home()).count("M0,-4.6L4.6,0")

    assert 3 + 3 + 1 == marks


# ---------------------------------------------------------------- other boards
def test_a_closed_space_has_the_reason_of_whoever_is_asked() -> None:
    """Lacerda stands on the centre, you on Wine Experts: whoever moves stands somewhere, the other space is closed."""
    costs = {3: (None, ("you stand here",)), 4: (None, ("no wine to sell",))}
    mine, theirs = (draw_quadrel(at_home(), prices=costs, side=side) for side in (YOU, ACROSS))

    assert [1, 1] == [picture.count(">closed<") for picture in (mine, theirs)]
    assert mine != theirs


def test_a_seen_vineyard_is_told_and_drawn() -> None:
    """A stack of which two are known says them from the top."""
    game = vinhos_kernel.start(position={**AT_HOME, "tops": {"dao": ["white", "red"]}}).position

    assert "Vineyards left, from the top white, red" in tell_region(game, 4)
    assert draw_map(game) != draw_map(at_home())


def test_what_comes_next_is_read_from_the_agenda() -> None:
    """Your second action, his turns, Maintenance, Production, then the next year."""
    agenda = [["turn", 1], ["lacerda.turn"], ["lacerda.turn"], ["year.maintenance"], ["production"], ["year", 5]]
    game = vinhos_kernel.start(position={**AT_HOME, "agenda": agenda}).position

    assert ("Lacerda’s turn", "Maintenance", "Production", "year 5") == coming(game, 5)[-4:]
    assert "next: " in tell_ribbon(game)


def test_changes_of_your_side_are_marked() -> None:
    """A new Winery, a wine that has moved, 3 Bagos less."""
    estates = [dict(each) for each in AT_HOME["you"]["estates"]]
    estates[3]["wineries"], estates[1]["wines"] = 1, [0, 3]
    new = fresh.changes(at_home(), home(estates=estates, bagos=4))

    assert ((4,), (5,), {"bagos": -3}) == (new.estates[YOU], new.wines[YOU], new.hands[YOU])


# ---------------------------------------------------------------- the score
def test_rows_add_up_before_the_end() -> None:
    """What the rules would add now stands on top of the track."""
    game = at_home()
    yours, his = score_of(game, YOU), score_of(game, ACROSS)

    assert (scoring.score_rows(game, YOU), his_score.score_rows(game)) == (yours.rows, his.rows)
    assert [sum(row.vp for row in each.rows) for each in (yours, his)] == [yours.total, his.total]


def test_rows_add_up_after_the_end() -> None:
    """Once all is on the track, the first row is what the track held before."""
    game = finished()

    for side in (YOU, ACROSS):
        assert game.vp[side] == score_of(game, side).total == sum(row.vp for row in score_of(game, side).rows)


def test_the_score_is_told_row_by_row() -> None:
    """Each row of both sides, who leads, accolades and title."""
    said = tell_score(at_home())

    assert "half the Quality of each wine left" in said
    assert "Multiplier ‘2 VP for each Vineyard’ 8" in said
    assert [True, True] == [part in said for part in (tell_winner(at_home()), " accolades (")]


@pytest.mark.parametrize(("his_vp", "said"), [(0, "you lead"), (200, "Lacerda leads")])
def test_who_leads_is_said(his_vp: int, said: str) -> None:
    """You or Lacerda, as the points stand."""
    assert said == tell_winner(vinhos_kernel.start(position={**AT_HOME, "lacerda": {"vp": his_vp}}).position)


def test_the_score_marks_what_is_invented() -> None:
    """Two Multipliers with a barrel, six accolades, the title, and the note."""
    assert 2 + 6 + 1 + 1 == draw_score(at_home()).count("M0,-4.6L4.6,0")


def test_a_score_of_two_people_has_no_title() -> None:
    """Accolades are for the game against Lacerda."""
    said = tell_score(vinhos_kernel.start("two").position)

    assert [False, True] == ["accolades" in said, "the guest 0 VP" in said]
