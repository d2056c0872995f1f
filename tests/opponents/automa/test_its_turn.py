"""The automa's turn: forced sales, what it pays, what it uses, when it acts, and its last action."""

from typing import Any

import pytest

from tests.opponents.automa.tables import across, game_of, its, marker, path, waiting
from tests.rules.yours import doubts, estate
from tests.scenes import left, play, shown, told
from vinhos_kernel import start
from vinhos_kernel.solo import Outcome
from vinhos_kernel.table.agenda import run_next
from vinhos_kernel.table.answers import ByHand, Script
from vinhos_kernel.table.turn import Turn

WINE = estate("dao", wines=[6])
SALES = 7


def asks(position: dict[str, Any], **readings: str) -> tuple[str, str]:
    """What its turn asks first: the rule and the kind of the question."""
    question = waiting("automa.turn", position, **readings).question
    return (question.rule, question.kind) if question else ("", "")


def with_bagos(bagos: int, *land: Any, **table: Any) -> dict[str, Any]:
    """A table at which it holds so much."""
    return across(*(land or (WINE,)), automa={"bagos": bagos}, **table)


@pytest.mark.parametrize("bagos", [5, 6, 20])
def test_with_more_than_four_bagos_the_die_decides(bagos: int) -> None:
    """`automa.turn` (VL073, O-34): 5 Bagos: a normal action."""
    assert ("automa.die", "die") == asks(with_bagos(bagos))


@pytest.mark.parametrize("bagos", [0, 3, 4])
def test_with_four_bagos_or_fewer_it_sells(bagos: int) -> None:
    """`automa.turn` (VL073, O-34): 4 Bagos: a sale; without a step, with the wine's own value and its cubes."""
    scene = play("automa.turn", with_bagos(bagos))

    assert f"holds {bagos} Bagos: it must sell" == told(scene)[0]
    assert "the automa sells 1a on red 6 for 6 Bagos" in told(scene)
    assert [bagos + 6, "sales"] == [its(scene, "bagos"), marker(scene)]


def test_the_limit_is_a_printed_value() -> None:
    """`automa.turn`: what the reader's own sheet prints counts."""
    facts = '[automa.sales_at_bagos]\nvalue = 6\nfrom = { value = "yours:my sheet" }\n'
    table = start(position=with_bagos(6) | {"agenda": [["automa.turn"]]}, facts=facts)

    assert table.question is None


def test_a_sale_is_forced_once_a_year() -> None:
    """`automa.turn` (VL071, VL073): it sold already in this turn: the die decides."""
    assert ("automa.die", "die") == asks(with_bagos(2, **path(["sales"])))


def test_forced_sale_without_a_die() -> None:
    """`forced_sale_die=no_die`: no die, no step: the tokens stay where they were."""
    table = with_bagos(2)
    scene = play("automa.turn", table)

    assert "forced_sale_die=no_die" in shown(scene)
    assert play("automa.maintenance", table).position.path.tokens == scene.position.path.tokens


def test_forced_sale_after_the_die() -> None:
    """`forced_sale_die=die_first`: token 2 steps to Cellars, and the sale takes the place of that action."""
    scene = play("automa.turn", with_bagos(4), 2, forced_sale_die="die_first")

    assert "the sale takes the place of that action" in told(scene)
    assert "the automa sells 1a on red 6 for 6 Bagos" in told(scene)
    assert "forced_sale_die=die_first" in shown(scene)
    assert "cellars" == left(scene, "path.tokens")[0]["2"]
    assert [["sales"], "sales", 10] == [left(scene, "path")[0]["used"], marker(scene), its(scene, "bagos")]


def test_nothing_to_sell_and_the_die_decides() -> None:
    """`forced_sale_needs_wine=yes`: without a wine the forced sale is left out."""
    scene = play("automa.turn", with_bagos(4, estate("dao"), wineries=0), 4)

    assert "holds 4 Bagos, but nothing can be sold: the die decides" == told(scene)[0]
    assert "forced_sale_needs_wine=yes" in shown(scene)


def test_nothing_to_sell_and_the_action_is_gone() -> None:
    """`forced_sale_needs_wine=no`: the action is used up for nothing."""
    scene = play("automa.turn", with_bagos(4, estate("dao")), forced_sale_needs_wine="no")

    assert ["holds 4 Bagos: it must sell", "the action of Sales cannot be done: nothing happens"] == told(scene)
    assert "forced_sale_needs_wine=no" in shown(scene)


def test_it_acts_by_your_rules() -> None:
    """`automa.act` (VL072): two Wineries for 3 Bagos each, a Renown cube for each."""
    scene = play("automa.act", across(estate("dao", vineyards=1)), args=[2])

    assert [
        "takes the action of Wineries",
        "the automa chooses Estate 1",
        "the automa builds a Winery in Estate 1 for 3 Bagos",
        "a Renown cube comes to Dão",
        "the automa chooses Estate 1",
        "the automa builds a Winery in Estate 1 for 3 Bagos",
        "a Renown cube comes to Dão",
    ] == told(scene)
    assert [4, 2] == [its(scene, "bagos"), *left(scene, "cubes.dao")]


@pytest.mark.parametrize(
    "space, paid",
    [(0, 5), (1, 6), (2, 6), (3, 2), (5, 5)],
    ids=["vineyards", "cellars", "wineries", "experts", "workers"],
)
def test_it_pays_for_what_it_takes(space: int, paid: int) -> None:
    """`automa_pays_actions=yes`: as you do."""
    scene = paying(space)

    assert paid == 20 - its(scene, "bagos")
    assert "automa_pays_actions=yes" in shown(scene)


@pytest.mark.parametrize("space", [0, 1, 2, 3, 5])
def test_it_pays_for_nothing(space: int) -> None:
    """`automa_pays_actions=no`: whatever it takes."""
    scene = paying(space, automa_pays_actions="no")

    assert 20 == its(scene, "bagos")
    assert "automa_pays_actions=no" in shown(scene)


@pytest.mark.parametrize("space", [0, 2, 3, 5])
def test_without_money_it_takes_what_costs_nothing(space: int) -> None:
    """`automa_pays_actions=no`: with an empty purse as well; if it pays, nothing happens then."""
    free = paying(space, 0, automa_pays_actions="no")
    paid = play("automa.act", table_of(0), args=[space])

    assert "nothing happens" in told(paid)[0]
    assert free.position.estates != paid.position.estates or free.position.hands != paid.position.hands


def table_of(bagos: int) -> dict[str, Any]:
    """One Estate in Dão with room, tops of Dão and Minho that are seen, and nothing else to buy."""
    stacks = {"tras_os_montes": 0, "douro": 0, "ribatejo": 0, "lisboa": 0, "alentejo": 0, "minho": 0}
    return across(
        estate("dao", vineyards=1, wineries=1, cellar=0), automa={"bagos": bagos}, stacks=stacks, tops={"dao": "red"}
    )


def paying(space: int, bagos: int = 20, **readings: str) -> Outcome:
    """An action of it with so much money."""
    return play("automa.act", table_of(bagos), args=[space], **readings)


HAND = {"experts": ["taste_bagos_2"], "actions": ["fair_points_2"]}


def test_its_experts_are_for_the_fair() -> None:
    """`automa_uses_experts=fair_only`: neither its Expert nor its tile is used."""
    scene = play("automa.act", across(WINE, automa=HAND), args=[SALES])

    assert [16, 0] == [its(scene, "bagos"), its(scene, "fair_points")]
    assert "automa_uses_experts=fair_only" in shown(scene)


def test_it_uses_an_expert_and_a_tile() -> None:
    """`automa.extras`, `automa_uses_experts=abilities_too`: one of each, after its action."""
    scene = play("automa.act", across(WINE, automa=HAND), args=[SALES], automa_uses_experts="abilities_too")

    assert [18, 2] == [its(scene, "bagos"), its(scene, "fair_points")]
    assert ["taste_bagos_2"] == left(scene, "automa.face_down")[0]
    assert "automa_uses_experts=abilities_too" in shown(scene)


@pytest.mark.parametrize("kind", ["experts", "actions"])
def test_an_expert_or_a_tile_alone_is_a_doubt(kind: str) -> None:
    """`automa.act`: with either of them the next sentence hangs on the reading; with empty hands nothing does."""
    one = play("automa.act", across(WINE, automa={kind: HAND[kind]}), args=[SALES])
    none = play("automa.act", across(WINE), args=[SALES])

    assert "automa_uses_experts=fair_only" in shown(one)
    assert not [each for each in shown(none) if each.startswith("automa_uses_experts")]


def test_first_an_expert_then_a_tile() -> None:
    """`automa.extras`: in this order."""
    story = told(play("automa.extras", across(WINE, automa=HAND)))

    assert ["the automa flips the Taste Expert (2 Bagos)", "the automa flips the tile"] == [
        sentence[: len("the automa flips the Taste Expert (2 Bagos)")].partition(" ‘")[0]
        for sentence in story
        if "flips" in sentence
    ]


def test_nothing_in_its_hand_is_nothing_to_use() -> None:
    """`automa.extras`: it goes on without."""
    scene = play("automa.extras", across(WINE))

    assert [] == told(scene)


def test_it_alternates_with_you() -> None:
    """`automa_turn_shape=alternating`: one action each, then the other."""
    assert ["turn", "automa.turn", "year.circle"] == acts("alternating")
    assert "automa_turn_shape=alternating" in doubts_of_a_year("alternating")


def test_it_takes_both_in_a_row() -> None:
    """`automa_turn_shape=in_a_row`: both of yours, then both of its."""
    assert ["turn", "turn", "year.circle", "automa.turn", "automa.turn"] == acts("in_a_row")
    assert "automa_turn_shape=in_a_row" in doubts_of_a_year("in_a_row")


def doubts_of_a_year(shape: str) -> set[str]:
    """The doubts that the beginning of a year hangs on."""
    return doubts(start(position=across(agenda=[["year", 1]]), readings={"automa_turn_shape": shape}))


def acts(shape: str) -> list[str]:
    """Who acts in a year until the tax marker moves, as the rules stand on the agenda."""
    game = game_of(across(agenda=[["year", 1]]), automa_turn_shape=shape).copy()
    for _ in range(5 if shape == "alternating" else 4):
        run_next(game, Turn(ByHand(Script(()))))
    names = [item[0] for item in game.agenda]
    return [
        each for each in names[: names.index("year.maintenance")] if each in ("turn", "automa.turn", "year.circle")
    ][:5]
