"""His six State actions, and what he does when he cannot take one."""

import pytest

from tests.lisboa.scenes import left, play, refused, shown, told, why


@pytest.mark.parametrize("blue, green, taken", [(2, 3, "green"), (3, 2, "blue"), (2, 2, "blue")])
def test_the_plan_with_more_officials(blue: int, green: int, taken: str) -> None:
    """`lisboa.plans` (LL025): the top Plan that shows more; a tie goes to the blue architect."""
    scene = play("lisboa.plans", {}, blue, green)

    assert [f"takes the top Plan of the {taken} architect"] == told(scene)
    assert [9, 3] == left(scene, f"plans.{taken}", "lacerda.plans")
    assert f"Officials ({max(blue, green)})" in why(scene, "lisboa.plans")[1]


def test_the_only_plan_needs_no_question() -> None:
    """`lisboa.plans`: with one stack left nothing is asked; with none he skips."""
    scene = play("lisboa.plans", {"plans": {"blue": 0, "green": 4}})

    assert [3] == left(scene, "plans.green")
    assert ["no Plan is left: he skips the State action"] == told(
        play("lisboa.plans", {"plans": {"blue": 0, "green": 0}})
    )


def test_plans_of_a_game_that_runs_here_are_stand_ins() -> None:
    """`lisboa.plans`: sorted, the fewest Officials on top; here nobody is asked."""
    scene = play("lisboa.plans", {"seat": "here", "plans": {"blue": 8, "green": 2}})

    assert ["takes the top Plan of the green architect"] == told(scene)


@pytest.mark.parametrize(
    "his, sent",
    [
        ([1, 0, 1], ["Minister", "Builder"]), ([0, 1, 0], ["Builder", "King"]), ([0, 0, 0], ["Builder", "Minister"]),
        ([2, 2, 1], ["King", "Builder"]), ([0, 2, 2], ["Builder", "Minister"]),
    ],
)  # fmt: skip
def test_two_different_offices(his: list[int], sent: list[str]) -> None:
    """`lisboa.officials` (O-46, O-92, LL026): where he has fewest, of equal ones the left, never the same."""
    offices = dict(zip(("builder", "minister", "king"), his, strict=True))
    scene = play("lisboa.officials", {"lacerda": {"offices": offices}})

    assert [f"sends an Official to the {name}" for name in sent] == told(scene)
    assert [6 - sum(his)] == left(scene, "lacerda.officials")


def test_a_full_office_pushes_yours_out() -> None:
    """`lisboa.officials` (O-46): his are never pushed out, yours are."""
    position = {"you": {"offices": {"builder": 3}}, "lacerda": {"offices": {"builder": 1, "minister": 2, "king": 2}}}
    scene = play("lisboa.officials", position)

    assert "an Official of yours leaves the office of the Builder" in told(scene)
    assert [{"builder": 2}, 6, {"builder": 2, "minister": 3, "king": 2}] == left(
        scene, "you.offices", "you.officials", "lacerda.offices"
    )


@pytest.mark.parametrize("side, offices", [("skip", {"builder": 1, "minister": 2, "king": 2}),
                                           ("next", {"builder": 1, "minister": 2, "king": 3})])  # fmt: skip
def test_a_full_office_without_yours(side: str, offices: dict[str, int]) -> None:
    """`full_office=skip`, `full_office=next`: no Official goes there, or the next office takes it."""
    position = {
        "neutral": {"builder": 4},
        "you": {"offices": {}},
        "lacerda": {"offices": {"builder": 1, "minister": 1, "king": 2}},
    }
    scene = play("lisboa.officials", position, full_office=side)

    assert f"full_office={side}" in shown(scene)
    assert [offices] == left(scene, "lacerda.offices")


@pytest.mark.parametrize("side, sent", [("as_many", 1), ("all_or_nothing", 0)])
def test_one_official_left(side: str, sent: int) -> None:
    """`officials_short=as_many`, `officials_short=all_or_nothing`: he moves the one, or skips."""
    position = {"lacerda": {"offices": {"builder": 2, "minister": 2, "king": 3}}}
    scene = play("lisboa.officials", position, officials_short=side)

    assert [1 - sent] == left(scene, "lacerda.officials")
    assert {f"officials_short={side}"} == shown(scene)


def test_no_official_left() -> None:
    """`lisboa.officials` (LL023): with none in his area he skips it, and nothing is in doubt."""
    scene = play("lisboa.officials", {"lacerda": {"offices": {"builder": 2, "minister": 3, "king": 3}}})

    assert ["has too few Officials in his area: he skips the State action"] == told(scene)
    assert set() == shown(scene)


def test_the_top_ship_for_nothing() -> None:
    """`lisboa.ships` (LL027): Treasury up, Influence of the ship and of your Portfolio, nothing paid."""
    scene = play("lisboa.ships", {"lacerda": {"influence": 2}}, 3)

    assert [["blue"], ["red"], 4, 2 + 1 + 3, 5] == left(
        scene, "lacerda.ships", "yard", "treasury", "lacerda.influence", "lacerda.wigs"
    )
    assert "takes the blue ship for nothing; you may sell to it" in told(scene)


def test_no_ship_no_question() -> None:
    """`lisboa.ships` (LL023): an empty yard is skipped before anything is asked."""
    assert ["no ship lies in the yard: he skips the State action"] == told(play("lisboa.ships", {"yard": []}))


def test_the_treasury_stays_at_its_end() -> None:
    """`lisboa.ships`: at the end of its track it cannot rise."""
    scene = play("lisboa.ships", {"treasury": 6}, 0)

    assert [6] == left(scene, "treasury")
    assert "the Treasury stays at 6" in told(scene)


@pytest.mark.parametrize("side, wigs", [("one", 6), ("two", 7)])
def test_the_ship_at_the_end_of_the_track(side: str, wigs: int) -> None:
    """`ship_gain=one`, `ship_gain=two`: at Influence 9 one gain brings a wig, two gains bring two."""
    scene = play("lisboa.ships", {"lacerda": {"influence": 9, "wigs": 5}}, 4, ship_gain=side)

    assert [10, wigs] == left(scene, "lacerda.influence", "lacerda.wigs")
    assert {f"ship_gain={side}"} == shown(scene)


def test_an_invented_portfolio_is_said_to_be_one() -> None:
    """`lisboa.ships`: in a game that runs here nobody is asked, and the story says so."""
    scene = play("lisboa.ships", {"seat": "here"})

    assert "the top of your Portfolio counts as 2 Influence, an invented number" in told(scene)


def test_production() -> None:
    """`lisboa.production` (LL028): a good of each store to his pile; each kind gets a step cheaper, never below 1."""
    stores = {"A2": "lacerda right", "B2": "lacerda right", "D5": "lacerda left", "A1": "you right"}
    position = {"stores": stores, "prices": {"gold": 1}, "lacerda": {"goods": {"books": 40}}}
    scene = play("lisboa.production", position)

    assert [{"books": 42, "gold": 1}, {"cloth": 3, "books": 2, "tools": 3, "gold": 1}] == left(
        scene, "lacerda.goods", "prices"
    )


def test_nothing_to_produce() -> None:
    """`lisboa.production` (LL023): without a store he skips."""
    assert ["has no store that produces: he skips the State action"] == told(play("lisboa.production", {}))


@pytest.mark.parametrize(
    "held, gone, taken",
    [((), (), "builder"), (("builder",), (), "minister"), (("builder", "minister"), (), "king"),
     (("minister",), (), "builder"), ((), ("builder",), "minister")],
)  # fmt: skip
def test_a_favor_that_he_lacks(held: tuple[str, ...], gone: tuple[str, ...], taken: str) -> None:
    """`lisboa.favor` (LL030): from the Builder to the right, the first that he lacks and that is there."""
    position = {"lacerda": {"favors": dict.fromkeys(held, 1)}, "you": {"favors": dict.fromkeys(gone, 2)}}
    scene = play("lisboa.favor", position)

    assert [f"takes the Royal Favor of the {taken.title()}"] == told(scene)
    assert [1, 1] == left(scene, f"lacerda.favors.{taken}", f"favors.{taken}")


def test_no_favor_that_he_lacks() -> None:
    """`lisboa.favor` (LL023): with one of each he skips, and the reason names what stood in the way."""
    scene = play("lisboa.favor", {"lacerda": {"favors": {"builder": 1, "minister": 1, "king": 1}}})

    assert ["finds no Royal Favor that he lacks: he skips the State action"] == told(scene)
    assert ["Builder: he has it", "Minister: he has it", "King: he has it"] == why(scene, "lisboa.favor")


def test_an_answer_that_is_not_on_offer() -> None:
    """`lisboa.plans`: the refusal names prompt, offence and options."""
    assert "Officials on the top blue Plan?: 9 is not one of (0, 1, 2" in refused(play, "lisboa.plans", {}, 9)


FULL = {"neutral": {"builder": 5, "minister": 5, "king": 5}, "lacerda": {"offices": {}}, "you": {"offices": {}}}


@pytest.mark.parametrize(
    "side, story",
    [("next", ["finds every office full: he skips the State action"]),
     ("skip", ["the office of the Builder is full: no Official goes there",
               "the office of the Minister is full: no Official goes there"])],
)  # fmt: skip
def test_all_offices_are_full(side: str, story: list[str]) -> None:
    """`lisboa.officials` (LL023), `full_office=next`, `full_office=skip`: told, with the doubt, and nobody moves."""
    scene = play("lisboa.officials", FULL, full_office=side)

    assert story == told(scene)
    assert {f"full_office={side}"} == shown(scene)
    assert [8, {}] == left(scene, "lacerda.officials", "lacerda.offices")


def test_all_other_offices_are_full() -> None:
    """`lisboa.officials`, `full_office=next`: the first Official finds the King's office, the second none."""
    scene = play("lisboa.officials", {**FULL, "neutral": {"builder": 5, "minister": 5, "king": 4}}, full_office="next")

    assert ["sends an Official to the King", "finds every other office full: no Official goes there"] == told(scene)
    assert [7, {"king": 1}] == left(scene, "lacerda.officials", "lacerda.offices")


@pytest.mark.parametrize("seat, first, story", [
    ("table", 3, "its price falls"), ("table", 1, "its price stays at 1"),
    ("here", 3, "its price is 2"), ("here", 1, "its price stays at 1"),
])  # fmt: skip
def test_how_a_price_falls(seat: str, first: int, story: str) -> None:
    """`lisboa.production` (LL028): a step, and never below 1; the sentence says whether it moved."""
    scene = play("lisboa.production", {"seat": seat, "stores": {"A1": "lacerda right"}, "prices": {"cloth": first}})

    assert [f"Lacerda produces 1 cloth; {story}"] == told(scene)
    assert [max(1, first - 1)] == left(scene, "prices.cloth")


def test_a_price_that_nobody_said() -> None:
    """`lisboa.production`: on the empty table there are no prices, and none comes out of nothing."""
    position = {"start": "empty", "phase": "play", "courtier": "king", "helper": "king",
                "stores": {"A1": "lacerda right"}}  # fmt: skip

    assert [{}] == left(play("lisboa.production", position), "prices")


def test_more_goods_than_can_be_counted() -> None:
    """`lisboa.production`: his pile has no limit in the game; what goes beyond 255 is refused with a sentence."""
    position = {"stores": {"A1": "lacerda right"}, "lacerda": {"goods": {"cloth": 255}}}

    assert "his cloth: more than 255 cannot be counted" == refused(play, "lisboa.production", position)
