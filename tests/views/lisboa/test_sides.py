"""Both sides: what is drawn is what the position counts; of yours only what is known."""

import pytest

from tests.views.lisboa.boards import middle, played, positions, spoken, titles
from vinhos_kernel.lisboa import solo
from vinhos_kernel.lisboa.game import Game, known_hull
from vinhos_kernel.lisboa.names import BOATS, GOODS, HERE, KINDS, LACERDA, NOBLES, YOU
from vinhos_kernel.table.deck import cards_in
from vinhos_kernel.views.lisboa.pieces import house, official
from vinhos_kernel.views.lisboa.sides import draw_lacerda, draw_you

DRAW = {LACERDA: draw_lacerda, YOU: draw_you}
DIAMOND = "M0,-4.6L4.6,0"
OWN = '[ship]\nblue = { hull = 5, from = { hull = "yours:my box" } }\n'


def expected(game: Game, side: int) -> list[str]:
    """What the names of things must say of a side."""
    hand = game.hands[side]
    counted = [f"wigs: {hand.wigs}", f"Influence: {hand.influence}", f"Plans: {hand.plans}"]
    wood = [f"houses: {hand.houses} of 8 left, {8 - hand.houses} built"]
    cubes = [f"{kind} cubes: {hand.rubble[n]}" for n, kind in enumerate(KINDS)]
    favors = [f"Royal Favors of the {name.title()}: {hand.favors[n]}" for n, name in enumerate(NOBLES)]
    ships = [f"{BOATS[n]} ship: {hand.cargo[n]} of {known_hull(game, n) or '?'} goods" for n in cards_in(hand.ships)]
    return [*counted, *wood, *cubes, *favors, *ships, *(f"Decree {n}" for n in cards_in(hand.decrees))]


@pytest.mark.parametrize("side", DRAW)
def test_a_side_shows_what_it_has(side: int) -> None:
    """Wigs, Influence, wood, rubble by kind, Favors, ships with cargo and Decrees, in every position."""
    for game in positions():
        said = titles(DRAW[side](game))

        assert [] == [thing for thing in expected(game, side) if thing not in said]
        assert len(cards_in(game.hands[side].decrees)) == len([title for title in said if title.startswith("Decree")])


@pytest.mark.parametrize("side", DRAW)
def test_wooden_pieces_are_counted_one_by_one(side: int) -> None:
    """The example after his first turn: a house and an Official are drawn for each that is left."""
    game, picture = middle().position, DRAW[side](middle().position)
    wood = [house(0, 0, side), official(0, 0, side, 0.72)]
    shapes = [piece.partition(">")[2].removesuffix("</g>") for piece in wood]

    assert [game.hands[side].houses, game.hands[side].officials] == [picture.count(shape) for shape in shapes]


def test_officials_are_somewhere() -> None:
    """Those left, in offices and in buildings are all eight; the words say where they are."""
    for game in positions():
        for side in (YOU, LACERDA):
            hand = game.hands[side]
            out = f"offices {sum(hand.offices)}" + (f", buildings {hand.built}" if hand.built else "")

            assert 8 == hand.officials + sum(hand.offices) + hand.built
            assert f"Officials: {hand.officials} of 8 left, {out}" in titles(DRAW[side](game))


def test_his_goods_lie_on_his_pile() -> None:
    """Each good with its number; yours are not known and the board says so."""
    game = played().position
    his, yours = spoken(draw_lacerda(game)), spoken(draw_you(game))

    assert [f"{name}: {game.hands[LACERDA].goods[n]}" for n, name in enumerate(GOODS)] == [
        title for title in titles(draw_lacerda(game)) if title.partition(":")[0] in GOODS
    ]
    assert ("not known" in his, "not known" in yours) == (False, True)


def test_your_side_says_what_is_not_known() -> None:
    """The companion sees the common board only."""
    said = spoken(draw_you(middle().position))

    assert {"Only what the companion knows", "not known here: your hand, Portfolio, réis, goods"} <= set(said)
    assert "Only what the companion knows" not in spoken(draw_lacerda(middle().position))


def test_cubes_that_brought_wigs_are_told() -> None:
    """In the second period the cubes of the first have scored, a wig each."""
    ends = next(step for step in played().steps if step.rule == "lisboa.period.rubble")
    his = ends.after.hands[LACERDA]

    assert his.wigs - ends.before.hands[LACERDA].wigs == his.scored == sum(his.rubble) > 0
    assert f"{his.scored} of them scored" in spoken(draw_lacerda(ends.after))
    assert not [line for line in spoken(draw_lacerda(ends.before)) if "scored" in line]


def test_a_hold_has_a_place_for_each_good() -> None:
    """His blue ship of the example holds two goods, one lies there."""
    game = middle().position

    assert (1, 2) == (game.hands[LACERDA].cargo[0], known_hull(game, 0))
    assert "blue ship: 1 of 2 goods" in titles(draw_lacerda(game))


def test_a_hull_that_nobody_has_said_is_a_question_mark() -> None:
    """Beside a real table an unprinted hull is unknown until it is asked for."""
    game = solo.start(position={"start": "middle", "hulls": {"blue": 0}}).position

    assert 0 == known_hull(game, 0)
    assert "blue ship: 1 of ? goods" in titles(draw_lacerda(game))


def test_your_own_hull_loses_the_diamond() -> None:
    """Where a game runs here the hull is invented and marked; the one of your box is not."""
    table = {"start": "middle", "seat": HERE}
    ours, yours = (solo.start(position=table, facts=facts).position for facts in ("", OWN))

    assert [2, 0] == [draw_lacerda(game).count(DIAMOND) for game in (ours, yours)]
    assert "blue ship: 1 of 5 goods" in titles(draw_lacerda(yours))
