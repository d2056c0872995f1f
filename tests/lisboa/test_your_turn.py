"""Your turn beside your own board: first whom you visited, then narrow questions."""

import pytest

from tests.lisboa.scenes import left, play, refused, told
from vinhos_kernel.lisboa.solo import answer, correct, start, undo
from vinhos_kernel.lisboa.words import story


def test_first_the_noble_then_the_details() -> None:
    """`lisboa.you` (LL033): visit, State action, store, cube, his follow, your card, the refill."""
    position = {"lacerda": {"favors": {"builder": 1}}}
    scene = play("lisboa.you", position, "builder", "officials", "king", "done", "C2 right", "2 earthquake", "treasury")

    assert [
        "you visit the Builder",
        "the visit costs you 4 Influence",
        "you send an Official to the King",
        "you build a store at C2, facing right: 0 wigs",
        "the land costs you 15 réis, 3 of them for the Treasury; the space's reward comes before you pay; Influence "
        "can become what is missing, 6 at most, spent at once",
        "you take the earthquake cube at column 2",
        "follows you to the Builder",
    ] == told(scene)[:7]
    assert ["you take a card of the Treasury deck; 4 left there"] == told(scene)[-1:]
    assert [{"A1": "lacerda right", "C2": "you right"}, "e", 4] == left(
        scene, "stores", "you.rubble", "event_decks.treasury"
    )


@pytest.mark.parametrize("play_made", ["event", "sell", "trade", "gold"])
def test_what_is_no_visit_is_not_followed(play_made: str) -> None:
    """`lisboa.you`: events, sales, trades and a gold; he holds every favor and does not follow."""
    position = {"lacerda": {"favors": {"builder": 1, "minister": 1, "king": 1}}}
    more = {"event": ["none"], "sell": ["noble"], "trade": ["treasury", "done"]}.get(play_made, [])
    scene = play("lisboa.you", position, play_made, *more, "king")

    assert not any("follows" in line for line in told(scene) if "nobody" not in line)


def test_one_of_the_offices_two_state_actions() -> None:
    """`lisboa.you.state`: the Minister offers Ships and, without a store of yours, no Production."""
    assert "'plans' is not one of (none, ships)" in refused(play, "lisboa.you.state", {}, "plans", args=[1])
    assert [] == told(play("lisboa.you.state", {}, "none", args=[1]))


def test_a_trade_buys_up_to_two_state_actions() -> None:
    """`lisboa.you.trade`: two and no third."""
    scene = play("lisboa.you.trade", {}, "favor", "king", "plans", "green", args=[2])

    assert [{"king": 1}, 9, 2] == left(scene, "you.favors", "plans.green", "you.plans")


def test_an_event_may_give_an_action() -> None:
    """`lisboa.you.event`: the narrow question; everything else of it is a correction."""
    scene = play("lisboa.you.event", {}, "decrees", 4)

    assert [[4]] == left(scene, "you.decrees")
    assert ["the event costs you 3 réis; Influence can become what is missing, 6 at most, spent at once"] == told(
        play("lisboa.you.event", {}, "none")
    )


def test_you_sell_to_his_ships() -> None:
    """`lisboa.you.sale`, `lisboa.you.sale.ship` (LL027): asked for each of his ships with room; full: 1 wig a good."""
    position = {"yard": [], "lacerda": {"ships": ["blue", "red"], "cargo": {"red": 1}}}
    scene = play("lisboa.you.sale", position, 1, 2)

    assert [{"blue": 1, "red": 3}, 5 + 3] == left(scene, "lacerda.cargo", "lacerda.wigs")
    assert "his red ship is full: he scores 3 wigs" in told(scene)
    assert [] == told(play("lisboa.you.sale", {}))


def test_your_card_comes_from_a_deck() -> None:
    """`lisboa.you.card`: only decks with cards are offered; with one or none left nothing is asked."""
    decks = {"builder": 0, "minister": 1, "king": 0, "treasury": 0}

    assert [0] == left(play("lisboa.you.card", {"event_decks": decks}), "event_decks.minister")
    assert "'king' is not one of (minister, treasury)" in refused(
        play, "lisboa.you.card", {"event_decks": {**decks, "treasury": 2}}, "king"
    )
    assert ["all Event decks are empty: you take no card"] == told(
        play("lisboa.you.card", {"event_decks": {**decks, "minister": 0}})
    )


def test_the_refill_after_your_turn() -> None:
    """`lisboa.you.refill`: Church track from the bag, the row of Decrees from its deck."""
    scene = play("lisboa.you.refill", {"church": {"tiles": [1, 2]}, "decrees": [1, 2, 3, 4, 5, 6, 7]}, 9)

    assert [[1, 2, 4, 5, 6, 8], [1, 2, 3, 4, 5, 6, 7, 9]] == left(scene, "church.tiles", "decrees")


def test_your_officials_one_by_one() -> None:
    """`lisboa.you.hire`, `lisboa.you.officials`: two at most, only into offices with room."""
    position = {"neutral": {"builder": 5}, "lacerda": {"offices": {"king": 1}}}

    assert [{"minister": 1, "king": 2}] == left(play("lisboa.you.hire", position, "king", "king"), "you.offices")
    assert "'builder' is not one of (done, minister, king)" in refused(
        play, "lisboa.you.officials", position, "builder", args=[1]
    )


def test_your_plan() -> None:
    """`lisboa.you.plan`: of the stack that you name."""
    assert [9, 2] == left(play("lisboa.you.plan", {}, "blue"), "plans.blue", "you.plans")


def test_your_ship() -> None:
    """`lisboa.you.ship`: the Treasury rises and the top of your Portfolio counts; it lies in his reach no more."""
    scene = play("lisboa.you.ship", {}, 2)

    assert [["blue"], 4, 6, ["red"]] == left(scene, "you.ships", "treasury", "you.influence", "yard")


def test_your_production() -> None:
    """`lisboa.you.production`: your goods lie on your own board, the prices fall here."""
    scene = play("lisboa.you.production", {"stores": {"B3": "you left"}})

    assert [2, {}] == left(scene, "prices.books", "you.goods")


def test_your_cardinal() -> None:
    """`lisboa.you.cardinal`: one or two spaces, and the tile is yours."""
    scene = play("lisboa.you.cardinal", {}, 1)

    assert [8, 2] == left(scene, "church.cardinal", "you.clergy")


def test_church_scoring_that_you_set_off() -> None:
    """`lisboa.you.cardinal`, `lisboa.church` (LL031): he gains when you set it off as well."""
    scene = play("lisboa.you.cardinal", {"church": {"cardinal": 6}}, 1, 3)

    assert [5 + 3, 4 + 3] == left(scene, "lacerda.influence", "you.influence")


def test_your_favor() -> None:
    """`lisboa.you.favor`: from a portrait that has one."""
    assert [{"minister": 1}] == left(play("lisboa.you.favor", {}, "minister"), "you.favors")


def test_your_store_scores_as_his_does() -> None:
    """`lisboa.you.store`, `lisboa.you.cube`: wigs for the buildings in reach, then the cube that you took."""
    position = {"buildings": {"W-B": "lacerda blue books"}}
    scene = play("lisboa.you.store", position, "B2 right", "B fire")

    assert [5 + 3, 7, "f", "et"] == left(scene, "you.wigs", "you.houses", "you.rubble", "rubble.B")
    assert [] == told(play("lisboa.you.store", {}, "none"))


def test_no_cube_no_question() -> None:
    """`lisboa.you.cube`: where none is left nothing is asked."""
    assert [] == told(play("lisboa.you.cube", {"rubble": {"A": "", "1": ""}}, args=[0]))


def test_your_decree() -> None:
    """`lisboa.you.decree`: any of the row, or none; the row is refilled at the end of your turn."""
    scene = play("lisboa.you.decree", {}, 5)

    assert [[5], [1, 2, 3, 4, 6, 7, 8]] == left(scene, "you.decrees", "decrees")
    assert [] == told(play("lisboa.you.decree", {}, "none"))


def test_your_building() -> None:
    """`lisboa.you.building`, `lisboa.you.builders`: both owners are paid, your Officials move into it one by one."""
    position = {"stores": {"D1": "you right", "D2": "lacerda left"}, "you": {"offices": {"king": 2}}}
    scene = play("lisboa.you.building", position, "E-D blue", "king", "king", "books")

    assert [5 + 2, 5 + 2, 2, {}, "et"] == left(
        scene, "you.wigs", "lacerda.wigs", "you.built", "you.offices", "you.rubble"
    )
    assert [{"E-D": "you blue cloth+books"}] == left(scene, "buildings")
    assert [] == told(play("lisboa.you.building", {}, "none"))


def test_everything_else_is_a_correction() -> None:
    """`lisboa.you` (O-69): each edit is checked, logged and undoable, and the open question stays."""
    table = start("middle", position=None)
    table = answer(table, table.question.options[0]) if table.question.rule != "lisboa.you" else table  # type: ignore[union-attr]
    before = table.question
    changed = correct(table, "you.wigs", 21)

    assert [21, before] == [changed.position.hands[1].wigs, changed.question]
    assert table.position == undo(changed).position
    assert "you have 8 houses" in refused(correct, table, "you.houses", 9)
    assert story(table.steps) == story(changed.steps)


def test_a_store_that_was_forgotten() -> None:
    """A correction of the town takes the house from its owner."""
    table = correct(start("middle"), "stores.C4", "you left")

    assert [5, 3] == [table.position.hands[1].houses, sum(code in (1, 2) for code in table.position.stores)]
    assert 6 == correct(table, "stores.C4", "free").position.hands[1].houses


def test_a_ship_that_only_the_box_knows() -> None:
    """`lisboa.ships`, `lisboa.you.sale.ship`, `lisboa.score.his`: asked once beside a table, and remembered."""
    bare = {"start": "empty", "phase": "play", "courtier": "king", "helper": "king", "yard": ["blue", "red"]}
    scene = play("lisboa.ships", bare, 2, 1)

    assert [{"blue": 2}, {}, 2 + 1] == left(scene, "ship_influence", "hulls", "lacerda.influence")

    scene = play("lisboa.you.sale.ship", scene.position, 3, 1, args=[0])

    assert [{"blue": 3}, {"blue": 1}] == left(scene, "hulls", "lacerda.cargo")

    scene = play("lisboa.church", scene.position, 1, args=[1])

    assert [3 + 2 + 1] == left(scene, "lacerda.influence")
    assert 3 == next(step.facts["n"] for step in play("lisboa.score.his", scene.position).steps)
