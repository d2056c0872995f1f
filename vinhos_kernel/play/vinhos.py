"""Vinhos in a terminal."""

from collections.abc import Sequence

from vinhos_kernel import solo
from vinhos_kernel.data.catalogue import sources_of
from vinhos_kernel.lab.policies import POLICIES
from vinhos_kernel.opponents.kind import VINHOS as KIND
from vinhos_kernel.play.playing import Playing
from vinhos_kernel.state.game import Game
from vinhos_kernel.state.names import YOU
from vinhos_kernel.table.errors import TableError
from vinhos_kernel.table.session import Session
from vinhos_kernel.table.turn import Step
from vinhos_kernel.views.odds_html import odds_text
from vinhos_kernel.views.outlook import odds_of
from vinhos_kernel.views.question_html import who_is_asked, why_here
from vinhos_kernel.views.score import tell_score
from vinhos_kernel.views.story import aloud, told
from vinhos_kernel.views.telling import GREETINGS
from vinhos_kernel.views.voice import voice_of


def _told(steps: Sequence[Step], game: Game) -> list[str]:
    """Where you play as well, an opponent's sentences begin with its name."""
    return (aloud if game.played_here(YOU) else told)(steps)


def _odds(table: Session) -> str:
    if table.question is None or table.question.who != "chance":
        raise TableError("no card is turned now: there are no odds")
    return odds_text(odds_of(table))


VINHOS = Playing(
    voice=voice_of("vinhos."),
    starts=("solo", "two", "automa", "companion", "table", "middle"),
    begin=solo.start,
    load=solo.load,
    policies=POLICIES,
    greeting=lambda game: GREETINGS.get(game.seats, "Vinhos"),
    who=who_is_asked,
    why=why_here,
    stands=lambda question: question.who != "chance" or question.rule == KIND.turn_begins,
    in_rows=frozenset({"number", "done"}),
    in_series=frozenset(),
    told=_told,
    hint=solo.hint,
    odds=_odds,
    score=lambda game, _: tell_score(game),
    more={},
    schema=solo.schema,
    origin_of=solo.origin_of,
    sources_of=sources_of,
    last_rule="year.end",
    examples={
        "board": "ribbon, quadrel, map, sales, export ...",
        "set": "`set cubes.douro 3`, `set sales.red 9 nobody`",
        "origin": "region.douro.price",
        "score": "",
    },
    first_blank=False,
    short={},
)
