"""Lisboa's boards on a table: which there are, what each shows of a session, and which one a question is about."""

from collections.abc import Callable, Mapping
from typing import Final, NamedTuple

from vinhos_kernel.lisboa.game import Game
from vinhos_kernel.lisboa.names import FIGURES, LACERDA, NOBLES, NOWHERE, YOU
from vinhos_kernel.lisboa.rules.noble_actions import best_building, best_store
from vinhos_kernel.lisboa.telling import BOARDS as TOLD
from vinhos_kernel.lisboa.town import site_name, store_name
from vinhos_kernel.lisboa.words import counted
from vinhos_kernel.table.question import Question
from vinhos_kernel.views.lisboa.candidates import draw_candidates
from vinhos_kernel.views.lisboa.church import draw_church
from vinhos_kernel.views.lisboa.court import draw_court
from vinhos_kernel.views.lisboa.fresh import Fresh
from vinhos_kernel.views.lisboa.sides import draw_lacerda, draw_you
from vinhos_kernel.views.lisboa.town import draw_town

BOARDS: Final = ("town", "court", "church", "lacerda", "you", "stores", "sites")
KINDS: Final = {
    "store": "town", "building": "town", "cube": "town", "rubble": "town", "street_goods": "town",
    "scoring_tile": "town", "building_goods": "town", "building_tile": "town", "steps": "church", "clergy": "church",
    "hull": "church", "ship_influence": "church", "sold": "lacerda", "portfolio": "you", "wigs": "you",
    "decree_wigs": "you", "reis": "you",
}  # fmt: skip
"""The board that a question is about, by its kind; all others are about the court."""
TITLES: Final = {
    "town": "Downtown", "court": "The Royal Court", "church": "Church and harbour", "lacerda": "Lacerda’s area",
    "you": "Your side", "stores": "His next store", "sites": "His next building",
}  # fmt: skip


OVER: Final = "he plays no more"


class Shown(NamedTuple):
    """What the boards show: a position, the open question, and what is new."""

    game: Game
    question: Question | None
    new: Fresh

    @property
    def picks(self) -> tuple[str, ...]:
        """What can be picked."""
        return tuple(map(str, self.question.options)) if self.question else ()

    @property
    def kind(self) -> str:
        """The kind of the open question."""
        return self.question.kind if self.question else ""


def draw_board(name: str, seen: Shown, still: bool = False) -> str:
    """One board as SVG."""
    return DRAWN[name](seen, still)


def tell_board(name: str, game: Game) -> str:
    """One board as plain text."""
    return TOLD[name](game)


def focus(question: Question | None) -> str:
    """The board that a question is about; when nothing is asked any more, his area."""
    return KINDS.get(question.kind, "court") if question else "lacerda"


def summary(name: str, game: Game) -> str:
    """A board in one line: the most important thing in it."""
    return counted(SUMMARIES[name](game))


def _next_store(game: Game) -> str:
    if game.phase == "over":
        return OVER
    places = best_store(game).kept
    return f"{store_name(places[0].space, places[0].facing)}, {places[0].wigs} wigs" if places else "no space is free"


def _next_building(game: Game) -> str:
    if game.phase == "over":
        return OVER
    places = best_building(game, game.helper).kept if game.helper != NOWHERE else ()
    return f"{site_name(places[0].site, places[0].architect)}, {places[0].his} wigs" if places else "none can be opened"


def _court_line(game: Game) -> str:
    at = "nowhere" if game.courtier == NOWHERE else f"at the {NOBLES[game.courtier].title()}"
    above = "nowhere" if game.helper == NOWHERE else f"above {FIGURES[game.helper].title()}"
    return f"his Courtier {at}, the Helper {above}"


def _side_line(side: int) -> Callable[[Game], str]:
    """What a side has, in a line."""

    def told(game: Game) -> str:
        hand = game.hands[side]
        return f"{hand.wigs} wigs, Influence {hand.influence}, {sum(hand.rubble)} cubes of rubble"

    return told


SUMMARIES: Final[Mapping[str, Callable[[Game], str]]] = {
    "town": lambda game: f"{game.stores.count(0)} spaces and {game.buildings.count(0)} sites free",
    "court": _court_line,
    "church": lambda game: f"Treasury {game.treasury}, {game.church.tiles.bit_count()} Clergy tiles on the track",
    "lacerda": _side_line(LACERDA), "you": _side_line(YOU), "stores": _next_store, "sites": _next_building,
}  # fmt: skip
DRAWN: Final[Mapping[str, Callable[[Shown, bool], str]]] = {
    "town": lambda seen, still: draw_town(seen.game, seen.picks, seen.kind, seen.new.town, still),
    "court": lambda seen, still: draw_court(seen.game, seen.picks, seen.kind, seen.new.court, still),
    "church": lambda seen, still: draw_church(seen.game, seen.new.church, still),
    "lacerda": lambda seen, still: draw_lacerda(seen.game, seen.new.lacerda, still),
    "you": lambda seen, still: draw_you(seen.game, seen.new.you, still),
    "stores": lambda seen, still: draw_candidates(seen.game, "store", still),
    "sites": lambda seen, still: draw_candidates(seen.game, "building", still),
}  # fmt: skip
