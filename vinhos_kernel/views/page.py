"""The whole table as panels: which there are, what each shows of a session, and where they stand at each width."""

from collections.abc import Callable, Mapping, Sequence
from typing import Final, NamedTuple

from vinhos_kernel.state.game import Game
from vinhos_kernel.state.names import ACROSS, AUTOMA, YOU
from vinhos_kernel.table.choosing import Ladder
from vinhos_kernel.table.question import Question
from vinhos_kernel.table.session import Session
from vinhos_kernel.table.turn import Step
from vinhos_kernel.views.answers import picks
from vinhos_kernel.views.area import draw_area, tell_area
from vinhos_kernel.views.dealt import drawn_actions, prices, turned_numbers
from vinhos_kernel.views.decks import Turned, draw_decks, tell_decks
from vinhos_kernel.views.estates import draw_estates, tell_estates
from vinhos_kernel.views.export import draw_export, tell_export
from vinhos_kernel.views.fair import draw_fair, tell_fair
from vinhos_kernel.views.fresh import Fresh
from vinhos_kernel.views.hand import draw_hand, tell_hand
from vinhos_kernel.views.loop import draw_loop, tell_loop
from vinhos_kernel.views.magnates import draw_magnates, tell_magnates
from vinhos_kernel.views.quadrel import draw_quadrel, tell_quadrel
from vinhos_kernel.views.regions import draw_map, tell_map
from vinhos_kernel.views.sales import draw_sales, tell_sales
from vinhos_kernel.views.score import draw_score, tell_score
from vinhos_kernel.views.supply import draw_supply, tell_supply
from vinhos_kernel.views.vintage import draw_vintage, tell_vintage

BOARDS: Final = (
    "decks", "loop", "quadrel", "estates", "hand", "sales", "map", "export", "area", "guest_estates", "guest_hand",
    "magnates", "vintage", "fair", "supply", "score",
)  # fmt: skip
"""Every board that a table can show."""
YOURS: Final = ("estates", "hand", "score")
THEIRS: Final = ("guest_estates", "guest_hand")
HIS: Final = ("decks", "area")
ITS: Final = ("loop",)
"""Boards of a side that is played here: you, whoever sits across; those of Lacerda; those of the automa."""
KINDS: Final = {
    "action": "decks", "region": "map", "vineyard": "map", "slot": "sales", "tile_pick": "magnates",
    "tile": "magnates", "expert": "supply", "feature": "supply", "vintage": "vintage", "move": "quadrel",
    "order_slot": "fair", "press": "quadrel", "arrive": "hand", "end": "hand", "expert_sent": "hand",
    "estate": "estates", "worker": "estates", "wine": "estates", "housed": "estates", "workers": "estates",
    "ports": "estates", "export_slot": "export", "cubes": "map", "stack_order": "map", "booth": "fair",
    "magnate": "vintage", "barrel": "sales", "die": "loop",
}  # fmt: skip
CHAPTERS: Final = {
    "lacerda.sales": "sales", "lacerda.export": "export", "lacerda.vineyards": "map", "lacerda.buildings": "map",
    "lacerda.press_release": "fair", "lacerda.experts": "supply", "lacerda.setup.vineyard": "map",
    "lacerda.setup.tile": "magnates", "lacerda.fair.tile": "magnates", "fair": "magnates", "fair.entry": "fair",
    "lacerda.cubes": "map", "lacerda.workers": "supply", "year.you": "quadrel", "lacerda.sales.1": "map",
    "lacerda.export.1": "map", "lacerda.press_release.2": "map", "automa": "loop", "automa.setup.vineyard": "map",
    "automa.setup.tile": "magnates", "automa.fair.tile": "magnates",
}  # fmt: skip


NUMBERED: Final = {"map": "region", "magnates": "display"}
"""Boards on which each thing has the number of a card."""


class Shown(NamedTuple):
    """What the boards show: a position, the one before it, the open question, and the story of this turn."""

    game: Game
    before: Game
    question: Question | None
    steps: tuple[Step, ...]
    turned: tuple[Turned, ...] = ()
    drawn: tuple[int, ...] = ()


def shown(session: Session, before: Game, steps: tuple[Step, ...]) -> Shown:
    """What the boards show of a session; `before` is the position that changes are marked against."""
    game = session.position
    return Shown(game, before, session.question, steps, turned_numbers(session), drawn_actions(session))


def draw_board(name: str, seen: Shown, new: Fresh, still: bool = False) -> str:
    """One board as SVG."""
    return DRAWN[name](seen, new, still)


def tell_board(name: str, seen: Shown) -> str:
    """One board as plain text."""
    if name == "quadrel":
        return tell_quadrel(seen.game, prices(seen.game))
    if name == "decks":
        return tell_decks(seen.game, seen.drawn, seen.turned)
    return TOLD[name](seen.game)


def boards_of(game: Game) -> tuple[str, ...]:
    """The boards that this table shows: whoever plays here has Estates and a hand, whoever has a board for Lacerda."""
    hidden = {*(() if game.played_here(YOU) else YOURS), *(HIS if game.played_here(ACROSS) else THEIRS)}
    hidden.update(() if game.seats[1] == AUTOMA else ITS)
    return tuple(board for board in BOARDS if board not in hidden)


def is_whole(game: Game) -> bool:
    """Whether the whole game is played here, your own side too."""
    return game.played_here(YOU)


def side_asked(game: Game, question: Question | None) -> int:
    """The side of the person that a question is put to, or 0: it is for chance, or for a real table."""
    return game.sides.index(question.who) if question and question.who in game.sides[1:] else 0


def is_for_the_rival(question: Question, game: Game) -> bool:
    """Whether chance is asked for a card, die or tile of the opponent's: his rules carry his name, cards are his."""
    return question.who == "chance" and (question.rule.startswith(game.seats[ACROSS - 1]) or question.kind == "number")


def about(question: Question | None) -> str:
    """The board that a question is about."""
    if question is None:
        return "area"
    if question.kind in KINDS:
        board = KINDS[question.kind]
        return f"guest_{board}" if question.who == "guest" and board in YOURS else board
    rule = question.rule
    while rule:
        if rule in CHAPTERS:
            return CHAPTERS[rule]
        rule = rule.rpartition(".")[0]
    return "decks"


def focus(question: Question | None, game: Game) -> str:
    """The board of this table that a question is about; when nothing is asked any more, the score."""
    board, shown = about(question), boards_of(game)
    if question is None and is_whole(game):
        return "score"
    return board if board in shown else shown[0]


def card_named(question: Question, picked: str) -> str:
    """The Number card that a region or a space of the display stands for, when the question is about these."""
    place, _, number = picked.partition(":")
    stands = question.kind == "number" and place == NUMBERED.get(about(question))
    return f"number:{number}" if stands else picked


def last_ladder(steps: Sequence[Step]) -> Step | None:
    """The newest step of a story that looked for a slot of the Sales area."""
    found = (s for s in reversed(steps) if isinstance(s.because, Ladder) and s.because.what == "colour_value")
    return next(found, None)


def rungs(step: Step) -> tuple[int, ...]:
    """The slots that a search in the Sales area came by, in order."""
    assert isinstance(step.because, Ladder)
    at = step.before.board.sales_at
    return tuple(slot for place, _ in step.because.tried for slot in at.get(place, ())[:1])


# ---------------------------------------------------------------- each board
def _quadrel(seen: Shown, new: Fresh, still: bool) -> str:
    side = side_asked(seen.game, seen.question) or YOU
    return draw_quadrel(seen.game, _picks(seen, "space"), new.quadrel, still, prices(seen.game, side), side=side)


def _picks(seen: Shown, place: str) -> tuple[int, ...]:
    """What can be picked of one kind; where a Number card names a thing, the things that fit."""
    question = seen.question
    if question is None:
        return ()
    if question.kind == "number" and NUMBERED.get(about(question)) == place:
        return tuple(int(card) for card in question.fits or ())
    return picks(question, seen.game.board, place)


def _map(seen: Shown, new: Fresh, still: bool) -> str:
    return draw_map(seen.game, _picks(seen, "region"), new.regions, still, new.stacks)


def _sales(seen: Shown, new: Fresh, still: bool) -> str:
    step = last_ladder(seen.steps)
    ladder, found = (
        (rungs(step), step.because.found is not None) if step and isinstance(step.because, Ladder) else ((), True)
    )
    return draw_sales(seen.game, _picks(seen, "slot"), new.sales, still, ladder, found)


def _export(seen: Shown, new: Fresh, still: bool) -> str:
    return draw_export(seen.game, _picks(seen, "export"), new.export, still)


def _decks(seen: Shown, new: Fresh, still: bool) -> str:
    return draw_decks(
        seen.game, _picks(seen, "action"), new.actions, still, seen.drawn, seen.turned, _picks(seen, "number")
    )


def _area(seen: Shown, new: Fresh, still: bool) -> str:
    return draw_area(seen.game, new.area, still)


def _magnates(seen: Shown, new: Fresh, still: bool) -> str:
    return draw_magnates(seen.game, _picks(seen, "display"), new.display, still, _picks(seen, "tile"))


def _vintage(seen: Shown, new: Fresh, still: bool) -> str:
    side = side_asked(seen.game, seen.question) or YOU
    picked = _picks(seen, "vintage")
    return draw_vintage(seen.game, picked, new.vintage, still, _picks(seen, "magnate"), side)


def _fair(seen: Shown, new: Fresh, still: bool) -> str:
    return draw_fair(seen.game, _picks(seen, "booth"), new.fair, still, new.booths, _picks(seen, "order_slot"))


def _supply(seen: Shown, new: Fresh, still: bool) -> str:
    return draw_supply(seen.game, _picks(seen, "expert"), new.supply, still, _picks(seen, "feature"))


def _own_picks(seen: Shown, side: int, place: str) -> tuple[int, ...]:
    """What can be picked of a side's own things: nothing while somebody else is asked."""
    return _picks(seen, place) if side_asked(seen.game, seen.question) == side else ()


def _estates(side: int) -> Callable[[Shown, Fresh, bool], str]:
    """The Estates of a side, with what has been built and made since the last answer."""

    def draw(seen: Shown, new: Fresh, still: bool) -> str:
        return draw_estates(
            seen.game, side, _own_picks(seen, side, "estate"), _own_picks(seen, side, "wine"),
            _own_picks(seen, side, "enologist"), _own_picks(seen, side, "farmer"), new.estates[side],
            new.wines[side], still,
        )  # fmt: skip

    return draw


def _loop(seen: Shown, new: Fresh, still: bool) -> str:
    return draw_loop(seen.game, _picks(seen, "die"), new.tokens, still)


def _hand(side: int) -> Callable[[Shown, Fresh, bool], str]:
    """The hand of a side."""

    def draw(seen: Shown, new: Fresh, still: bool) -> str:
        return draw_hand(
            seen.game, side, _own_picks(seen, side, "hand_expert"), _own_picks(seen, side, "hand_tile"),
            _own_picks(seen, side, "multiplier"), new.hands[side], still,
        )  # fmt: skip

    return draw


DRAWN: Final[Mapping[str, Callable[[Shown, Fresh, bool], str]]] = {
    "quadrel": _quadrel, "map": _map, "sales": _sales, "export": _export, "decks": _decks, "area": _area,
    "loop": _loop, "magnates": _magnates, "vintage": _vintage, "fair": _fair, "supply": _supply,
    "estates": _estates(YOU), "guest_estates": _estates(ACROSS),
    "hand": _hand(YOU), "guest_hand": _hand(ACROSS),
    "score": lambda seen, new, still: draw_score(seen.game, still),
}  # fmt: skip
TOLD: Final[Mapping[str, Callable[[Game], str]]] = {
    "map": tell_map, "sales": tell_sales, "export": tell_export, "area": tell_area, "magnates": tell_magnates,
    "loop": tell_loop,
    "vintage": tell_vintage, "fair": tell_fair, "supply": tell_supply, "estates": tell_estates,
    "guest_estates": lambda game: tell_estates(game, ACROSS),
    "hand": tell_hand, "guest_hand": lambda game: tell_hand(game, ACROSS),
    "score": tell_score,
}  # fmt: skip
