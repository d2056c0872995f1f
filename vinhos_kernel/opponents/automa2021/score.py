"""The draft automa's score: as usual, but each of its Bagos counts 1 VP; and the opponent as the schedule sees it."""

from vinhos_kernel.opponents.automa2021.priorities import decide
from vinhos_kernel.rules.citing import formula
from vinhos_kernel.rules.rival import Rival, enter
from vinhos_kernel.rules.scoring import Row, score_rows
from vinhos_kernel.state.game import Game
from vinhos_kernel.state.names import ACROSS, AUTOMA
from vinhos_kernel.state.verbs import score
from vinhos_kernel.table.rule import rule
from vinhos_kernel.table.turn import Turn

MONEY_ROW = 1


@formula("automa.score.rows")
def automa_score_rows(game: Game) -> tuple[Row, ...]:
    """Its score as rows: yours, with 1 VP for each Bago in the place of the money table."""
    rows = list(score_rows(game, ACROSS))
    bagos = game.bagos[ACROSS]
    rows[MONEY_ROW] = Row(f"{bagos} Bagos", bagos * game.board.automa["bago_vp"])
    return tuple(rows)


@rule("automa.score")
def score_the_automa(turn: Turn[Game], game: Game) -> None:
    """It scores as usual, and each of its Bagos counts 1 VP."""
    for row in automa_score_rows(game)[1:]:
        if row.vp:
            score(game, ACROSS, row.vp)
            turn.tells("{what}: {n} VP", what=row.what, n=row.vp)
    turn.tells("ends with {n} VP", n=game.vp[ACROSS])


AUTOMA_AS_RIVAL = Rival(
    name=AUTOMA,
    set_up="automa.setup",
    initial_vineyard="automa.setup.vineyard",
    first_tile="automa.setup.tile",
    take_turn="automa.turn",
    maintain="automa.maintenance",
    press_release_at_fair="automa.fair.press_release",
    pick_at_fair="automa.fair.tile",
    after_fair="automa.fair.after",
    last_action="automa.last_action",
    score="automa.score",
    decides=decide,
    turn_shape="automa_turn_shape",
    pays="automa_pays_actions",
    vintage_after_tiles=True,
    notice="The automa is an unpublished draft of 2021: keep the draft sheet beside you and check each icon.",
)
enter(AUTOMA_AS_RIVAL)
