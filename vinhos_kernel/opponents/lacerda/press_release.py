"""The Pass / Press Release card: first in turn order, then his entry for the next Fair in four steps."""

from vinhos_kernel.opponents.lacerda.cubes import spend_cubes
from vinhos_kernel.state.game import Game
from vinhos_kernel.state.names import BAGOS_BOOTH, FAIR_POINTS_BOOTH, LACERDA
from vinhos_kernel.state.tiles import discard_expert
from vinhos_kernel.state.verbs import (
    gain_bagos,
    gain_fair_points,
    stand_at_booth,
    take_lower_slot,
)
from vinhos_kernel.table.choosing import Sieve
from vinhos_kernel.table.rule import rule
from vinhos_kernel.table.turn import Turn

BOOTH_GAIN = 3


@rule("lacerda.press_release")
def pass_or_press_release(turn: Turn[Game], game: Game) -> None:
    """He moves to the front of the order and, once before each Fair, issues a Press Release."""
    turn.then(go_first)
    if game.has_press_release(LACERDA):
        return turn.tells("has issued his Press Release already: he passes")
    enter_the_fair(turn)


@rule("lacerda.press_release.order")
def go_first(turn: Turn[Game], game: Game) -> None:
    """His order marker goes to the first slot of the lower row, or where a reading sends it."""
    taken = game.next_order[0]
    if LACERDA in game.next_order:
        return turn.tells("has moved his order marker already")
    if not taken:
        take_lower_slot(game, LACERDA, 0)
        return turn.tells("will go first from the next order on")
    if turn.reads(game, "turn_order_conflict") == "push":
        game.next_order = bytes((LACERDA, taken))
        return turn.tells("pushes you to the second slot: he will go first")
    take_lower_slot(game, LACERDA, 1)
    turn.tells("you hold the first slot: he takes the second")


def enter_the_fair(turn: Turn[Game]) -> None:
    """The four steps of his Press Release, in order."""
    turn.then(gain_brunos_value)
    turn.then(spend_cubes_for_the_press)
    turn.then(take_a_booth)
    turn.then(send_experts)


@rule("lacerda.press_release.1")
def gain_brunos_value(turn: Turn[Game], game: Game) -> None:
    """Bruno's minimum value on the Vintage tile, in Fair Points."""
    points = game.tile.bruno if game.tile else 0
    gain_fair_points(game, LACERDA, points)
    turn.tells("gains {his_fair} Fair Points, Bruno's minimum", his_fair=points)


@rule("lacerda.press_release.2")
def spend_cubes_for_the_press(turn: Turn[Game], game: Game) -> None:
    """Two Renown cubes of your best region go; they add nothing."""
    spend_cubes(turn, game)


@rule("lacerda.press_release.3")
def take_a_booth(turn: Turn[Game], game: Game) -> None:
    """The booth of 3 Fair Points, or if you have it the one of 3 Bagos."""
    if not game.booths[FAIR_POINTS_BOOTH]:
        stand_at_booth(game, LACERDA, FAIR_POINTS_BOOTH)
        gain_fair_points(game, LACERDA, BOOTH_GAIN)
        turn.tells("stands at {booth}: {his_fair} Fair Points", booth=FAIR_POINTS_BOOTH, his_fair=BOOTH_GAIN)
    else:
        stand_at_booth(game, LACERDA, BAGOS_BOOTH)
        gain_bagos(game, LACERDA, BOOTH_GAIN)
        turn.tells(
            "finds your disc there and stands at {booth}: {his_bagos} Bagos",
            booth=BAGOS_BOOTH,
            his_bagos=BOOTH_GAIN,
        )


@rule("lacerda.press_release.4")
def send_experts(turn: Turn[Game], game: Game) -> None:
    """Of each feature on the Vintage tile, his most valuable Expert goes to the Fair."""
    features = game.tile.features if game.tile else ()
    sent = [expert for feature, bonus in features if (expert := _send_best(turn, game, feature, bonus))]
    if not sent:
        turn.tells("has no Expert that matches the Vintage tile")


def _send_best(turn: Turn[Game], game: Game, feature: int, bonus: int) -> bool:
    experts = game.board.experts
    his = [tile for tile in game.board.experts_of[feature] if game.hands[LACERDA].experts >> tile & 1]
    best = Sieve("expert", his, turn.listening).most("Fair Points", lambda tile: experts[tile].fair_bonus)
    best.least("place in the list, since equal ones are worth the same", lambda tile: tile)
    if not best.kept:
        return False
    tile = best.kept[0]
    points = experts[tile].fair_bonus + (bonus if turn.reads(game, "vintage_bonus") == "add" else 0)
    discard_expert(game, LACERDA, tile)
    gain_fair_points(game, LACERDA, points)
    turn.tells(
        "sends the {expert}: {his_fair} Fair Points",
        because=best,
        expert=tile,
        his_fair=points,
    )
    return True
