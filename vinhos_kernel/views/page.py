"""The whole table as panels: which there are, what each shows of a session, and where they stand at each width."""

from collections.abc import Callable, Mapping, Sequence
from typing import Final, NamedTuple

from vinhos_kernel.data.rulebook import rulebook
from vinhos_kernel.rules.quadrel import price_of
from vinhos_kernel.state.game import Game
from vinhos_kernel.state.names import ALL_NUMBERS, LACERDA, YOU
from vinhos_kernel.table.choosing import Ladder
from vinhos_kernel.table.question import Question
from vinhos_kernel.table.session import Session
from vinhos_kernel.table.turn import Step
from vinhos_kernel.views import words
from vinhos_kernel.views.answers import picks
from vinhos_kernel.views.area import draw_area, tell_area
from vinhos_kernel.views.decks import Turned, draw_decks, tell_decks
from vinhos_kernel.views.export import draw_export, tell_export
from vinhos_kernel.views.fair import draw_fair, tell_fair
from vinhos_kernel.views.fresh import Fresh
from vinhos_kernel.views.magnates import draw_magnates, tell_magnates
from vinhos_kernel.views.quadrel import SpacePrice, draw_quadrel, tell_quadrel
from vinhos_kernel.views.regions import draw_map, tell_map
from vinhos_kernel.views.sales import draw_sales, tell_sales
from vinhos_kernel.views.supply import draw_supply, tell_supply
from vinhos_kernel.views.vintage import draw_vintage, tell_vintage

BOARDS: Final = ("decks", "quadrel", "sales", "map", "export", "area", "magnates", "vintage", "fair", "supply")
KINDS: Final = {"action": "decks", "region": "map", "slot": "sales", "tile_pick": "magnates", "tile": "magnates",
                "expert": "supply", "vintage": "vintage"}  # fmt: skip
CHAPTERS: Final = {
    "lacerda.sales": "sales", "lacerda.export": "export", "lacerda.vineyards": "map", "lacerda.buildings": "map",
    "lacerda.press_release": "fair", "lacerda.experts": "supply", "lacerda.setup.vineyard": "map",
    "lacerda.setup.tile": "magnates", "lacerda.fair.tile": "magnates", "fair": "magnates", "fair.entry": "fair",
    "lacerda.cubes": "map", "lacerda.workers": "supply", "year.you": "quadrel", "lacerda.sales.1": "map",
    "lacerda.export.1": "map", "lacerda.press_release.2": "map",
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


def about(question: Question | None) -> str:
    """The board that a question is about."""
    if question is None:
        return "area"
    if question.kind in KINDS:
        return KINDS[question.kind]
    rule = question.rule
    while rule:
        if rule in CHAPTERS:
            return CHAPTERS[rule]
        rule = rule.rpartition(".")[0]
    return "decks"


def card_named(question: Question, picked: str) -> str:
    """The Number card that a region or a space of the display stands for, when the question is about these."""
    place, _, number = picked.partition(":")
    stands = question.kind == "number" and place == NUMBERED.get(about(question))
    return f"number:{number}" if stands else picked


def summary(name: str, game: Game) -> str:
    """A board in one line: the most important thing in it."""
    return SUMMARIES[name](game)


def prices(game: Game) -> dict[int, SpacePrice]:
    """What each space of the Quadrel costs you, and of what that is made."""
    return {space: _price(game, space) for space in range(9)}


def turned_numbers(session: Session) -> tuple[Turned, ...]:
    """The Number cards of this action: card, whether it fits, and what it was turned for."""
    game = session.position
    turned: list[Turned] = []
    for step in reversed(_distinct(session.steps)):
        if step.rule == "numbers.gather" or step.after.numbers == ALL_NUMBERS:
            break
        turned[:0] = [_turned(int(d.card), d.fits, step.rule) for d in step.draws if d.kind == "number"]
    question, given = session.question, session.moments[-1].given
    if question and question.kind == "number":
        turned += [_turned(int(card), False, question.rule) for card in given if isinstance(card, int)]
    return tuple(turned) if game.numbers != ALL_NUMBERS or given else ()


def drawn_actions(session: Session) -> tuple[int, ...]:
    """The Action cards that lie open, in the order in which they came, if the story knows all of them."""
    drawn: list[int] = []
    for step in session.steps:
        if step.rule in ("lacerda.fair.after", "lacerda.setup.decks"):
            drawn = []
        elif step.rule == "lacerda.turn" and "space" in step.facts and step.template.startswith("Action card"):
            drawn.append(step.facts["space"])
    return tuple(drawn) if len(drawn) == 9 - session.position.action_deck.bit_count() else ()


def last_ladder(steps: Sequence[Step]) -> Step | None:
    """The newest step of a story that looked for a slot of the Sales area."""
    found = (s for s in reversed(steps) if isinstance(s.because, Ladder) and s.because.what == "colour_value")
    return next(found, None)


def rungs(step: Step) -> tuple[int, ...]:
    """The slots that a search in the Sales area came by, in order."""
    assert isinstance(step.because, Ladder)
    at = step.before.board.sales_at
    return tuple(slot for place, _ in step.because.tried for slot in at.get(place, ())[:1])


def _turned(card: int, fits: bool, rule: str) -> Turned:
    found = rulebook().get(rule)
    return card, fits, (found.title if found else rule) if fits else "stays out"


def _distinct(steps: Sequence[Step]) -> list[Step]:
    """One step for each time a rule ran."""
    return [step for i, step in enumerate(steps) if not i or step.address != steps[i - 1].address]


def _price(game: Game, space: int) -> SpacePrice:
    cost = price_of(game, YOU, space)
    if game.markers[YOU] == space:
        return None, ("you stand here",)
    parts = (("far", cost.distance), ("tax", cost.tax), ("to Lacerda", cost.marker), ("bribe", cost.bribe))
    made_of = tuple(f"{name} {bagos}" for name, bagos in parts if bagos)
    if cost.total > game.bagos[YOU]:
        return None, (f"{cost.total} B, you hold {game.bagos[YOU]}",)
    return cost.total, made_of


# ---------------------------------------------------------------- each board
def _quadrel(seen: Shown, new: Fresh, still: bool) -> str:
    return draw_quadrel(seen.game, fresh=new.quadrel, still=still, prices=prices(seen.game))


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
    return draw_vintage(seen.game, _picks(seen, "vintage"), new.vintage, still)


def _fair(seen: Shown, new: Fresh, still: bool) -> str:
    return draw_fair(seen.game, (), new.fair, still, new.booths)


def _supply(seen: Shown, new: Fresh, still: bool) -> str:
    return draw_supply(seen.game, _picks(seen, "expert"), new.supply, still)


DRAWN: Final[Mapping[str, Callable[[Shown, Fresh, bool], str]]] = {
    "quadrel": _quadrel, "map": _map, "sales": _sales, "export": _export, "decks": _decks, "area": _area,
    "magnates": _magnates, "vintage": _vintage, "fair": _fair, "supply": _supply,
}  # fmt: skip
TOLD: Final[Mapping[str, Callable[[Game], str]]] = {
    "map": tell_map, "sales": tell_sales, "export": tell_export, "area": tell_area, "magnates": tell_magnates,
    "vintage": tell_vintage, "fair": tell_fair, "supply": tell_supply,
}  # fmt: skip
TITLES: Final = {
    "quadrel": "The Quadrel", "map": "Nine regions", "sales": "Sales", "export": "Export", "decks": "His decks",
    "area": "Lacerda’s area", "magnates": "Magnates", "vintage": "Vintage", "fair": "The Fair",
    "supply": "What is left",
}  # fmt: skip
SUMMARIES: Final[Mapping[str, Callable[[Game], str]]] = {
    "quadrel": lambda g: (
        f"Lacerda on {words.action_name(g.board, g.markers[LACERDA])}, "
        f"you on {words.action_name(g.board, g.markers[YOU])}"
    ),
    "map": lambda g: f"{sum(g.cubes)} Renown cubes, Estates of yours in {len(g.your_regions)} regions",
    "sales": lambda g: f"{g.sales.count(0)} slots free; Lacerda {g.sales.count(LACERDA)}, you {g.sales.count(YOU)}",
    "export": lambda g: f"Lacerda {g.export_barrels(LACERDA)} barrels, you {g.export_barrels(YOU)}",
    "decks": lambda g: f"{g.action_deck.bit_count()} Action and {g.numbers.bit_count()} Number cards left",
    "area": lambda g: f"{g.vp[LACERDA]} VP, {g.fair_points[LACERDA]} Fair, {g.bagos[LACERDA]} Bagos",
    "magnates": lambda g: f"{sum(map(bool, g.magnates.display))} tiles on the display",
    "vintage": lambda g: f"{g.tile.anabela}, at least {g.tile.bruno}" if g.tile else "no tile lies open",
    "fair": lambda g: f"Lacerda {g.fair_points[LACERDA]} Fair Points, you {g.fair_points[YOU]}",
    "supply": lambda g: f"{g.cube_supply} cubes, {g.buildings[0]} Wineries, {g.buildings[1]} Cellars",
}
