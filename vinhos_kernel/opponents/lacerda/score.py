"""Lacerda's final score, in rows that add up."""

from vinhos_kernel.rules.citing import formula
from vinhos_kernel.rules.rival import Rival, enter
from vinhos_kernel.rules.scoring import Row, majority_vp, vp_for_money
from vinhos_kernel.state.game import Game
from vinhos_kernel.state.names import LACERDA
from vinhos_kernel.state.verbs import score
from vinhos_kernel.table.rule import rule
from vinhos_kernel.table.turn import Turn


@formula("lacerda.score.rows")
def score_rows(game: Game) -> tuple[Row, ...]:
    """His score as rows: the track, his Bagos, Export majorities, 10 VP for each Multiplier."""
    bagos = game.bagos[LACERDA]
    money = vp_for_money(game, bagos) if game.readings["his_money"] == "table" else 0
    multipliers = sum(game.hands[LACERDA].multipliers)
    return (
        Row("on the score track", game.vp[LACERDA]),
        Row(f"{bagos} Bagos", money),
        *majority_vp(game, LACERDA),
        Row(f"{multipliers} Multipliers", multipliers * game.board.lacerda["multiplier_vp"]),
    )


@rule("lacerda.score")
def score_lacerda(turn: Turn[Game], game: Game) -> None:
    """He scores as usual, and each of his Multipliers is worth 10 VP."""
    turn.reads(game, "his_money")
    for row in score_rows(game)[1:]:
        if row.vp:
            score(game, LACERDA, row.vp)
            turn.tells("{what}: {his_vp} VP", what=row.what, his_vp=row.vp)
    turn.tells("ends with {n} VP", n=game.vp[LACERDA])


LACERDA_AS_RIVAL = Rival(
    name="lacerda",
    set_up="lacerda.setup",
    initial_vineyard="lacerda.setup.vineyard",
    first_tile="lacerda.setup.tile",
    take_turn="lacerda.turn",
    maintain="lacerda.maintenance",
    press_release_at_fair="lacerda.fair.press_release",
    pick_at_fair="lacerda.fair.tile",
    after_fair="lacerda.fair.after",
    last_action="lacerda.last_action",
    score="lacerda.score",
)
enter(LACERDA_AS_RIVAL)
