"""The strip over Lisboa's table: the period, Helper and Courtier over the decks, both sides with what has changed."""

from collections.abc import Mapping
from typing import Final

from vinhos_kernel.lisboa.game import Game
from vinhos_kernel.lisboa.names import FIGURES, LACERDA, NOBLES, NOWHERE, SIDES, YOU
from vinhos_kernel.lisboa.words import counted
from vinhos_kernel.views.lisboa.fresh import COUNTED, Fresh
from vinhos_kernel.views.lisboa.pieces import helper
from vinhos_kernel.views.markup import Html, drawing, tag, text
from vinhos_kernel.views.pieces import disc
from vinhos_kernel.views.strips import Row, scores_table, strip_box
from vinhos_kernel.views.svg import picture

PHASES: Final = {
    "set_up": "the table is being laid", "play": "rounds", "closing": "the last but one round",
    "last_round": "the last round", "over": "the game is over",
}  # fmt: skip
SCORES: Final = {"wigs": "wigs", "influence": "Influence", "rubble": "rubble", "decrees": "Decrees"}


def strip_html(game: Game, new: Fresh, against: str) -> Html:
    """Period, pieces of his, decks and both sides, in as many rows as the stage's width asks for."""
    label = f"Period {game.period} of 2, {PHASES[game.phase]}"
    return strip_box("Lisboa", against, label, _period(game), _pieces(game), _scores(game, new))


def _period(game: Game) -> Html:
    """Both periods as boxes, and how far this one is."""
    boxes = [_box(game, period) for period in (1, 2)]
    now = tag("p", tag("b", words=PHASES[game.phase]), text(_how_far(game)), class_="vh-phase")
    return tag("div", tag("ol", *boxes, class_="vh-years"), now, class_="vh-calendar")


def _how_far(game: Game) -> str:
    """How long the period may go on; nothing before it begins and after its end."""
    if game.phase in ("set_up", "over"):
        return ""
    empty = game.event_decks.count(0)
    return counted(f": {sum(game.event_decks)} cards left") + (f", {empty} of 4 decks empty" if empty else "")


def _box(game: Game, period: int) -> Html:
    over = game.phase == "over"
    state = "past" if period < game.period or over else "now" if period == game.period else "to-come"
    return tag("li", tag("span", words=str(period)), class_=f"vh-{state}", title=f"period {period}")


def _pieces(game: Game) -> Html:
    """Where his Courtier and the Helper stand, and the cards of each deck."""
    at = "nowhere yet" if game.courtier == NOWHERE else f"at the {NOBLES[game.courtier].title()}"
    above = "nowhere yet" if game.helper == NOWHERE else f"above {FIGURES[game.helper].title()}"
    decks = " · ".join(f"{name.title()}\u00a0{n}" for name, n in zip(FIGURES, game.event_decks, strict=True))
    said = tag("div", tag("b", words=f"Courtier {at}"), tag("span", words=f"Helper {above}"), tag("span", words=decks))
    return tag("div", drawing(picture(30, 22, "", "", helper(16, 11))), said, class_="vh-short")


def _scores(game: Game, new: Fresh) -> Html:
    return scores_table(list(SCORES.values()), [_side(game, YOU, new.you), _side(game, LACERDA, new.lacerda)])


def _side(game: Game, side: int, changed: Mapping[str, int]) -> Row:
    amounts = [(COUNTED[key](game.hands[side]), changed.get(key, 0)) for key in SCORES]
    return Row(disc(11, 11, side, 0.9), SIDES[side].title(), amounts)
