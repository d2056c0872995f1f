"""The final score as a table: what each side has scored for, beside the other."""

from collections.abc import Sequence
from typing import Final

from vinhos_kernel.lisboa.game import Game
from vinhos_kernel.lisboa.names import LACERDA, SIDES, YOU
from vinhos_kernel.table.turn import Step
from vinhos_kernel.views.markup import EMPTY, Html, tag
from vinhos_kernel.views.story_html import first_upper

SCORED: Final = ("lisboa.score.his", "lisboa.score.yours")
BEFORE: Final = "on the track before"
SCORES = dict[str, dict[int, int]]


def score_html(steps: Sequence[Step], game: Game) -> Html:
    """Wigs on the track before, what each thing brought, and the sum; nothing before the end."""
    if game.phase != "over":
        return EMPTY
    scores = final_scores(steps, game)
    total = {side: game.hands[side].wigs for side in (YOU, LACERDA)}
    head = [tag("th", words=word, scope="col") for word in ("wigs", *(SIDES[side].title() for side in total))]
    rows = [_row(what, brought) for what, brought in scores.items()]
    return tag("table", tag("tr", *head), *rows, _row("together", total), class_="vh-scores vh-sheet")


def final_scores(steps: Sequence[Step], game: Game) -> SCORES:
    """What each side has scored, by what it was for; his Influence stands with the money."""
    scores: SCORES = {BEFORE: {side: game.hands[side].wigs for side in (YOU, LACERDA)}}
    for step in steps:
        if step.rule in SCORED and "what" in step.facts:
            side, wigs, what = step.facts["side"], step.facts["n"], step.facts["what"]
            scores.setdefault(what.partition(" and ")[0], {})[side] = wigs
            scores[BEFORE][side] -= wigs
    return scores


def _row(what: str, brought: dict[int, int]) -> Html:
    cells = [tag("td", words=str(brought.get(side, 0))) for side in (YOU, LACERDA)]
    return tag("tr", tag("th", words=first_upper(what), scope="row"), *cells)
