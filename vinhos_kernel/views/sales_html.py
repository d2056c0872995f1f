"""One sale of Lacerda's as a model to play with: the slots, what decides it, the ladder, and what it comes to."""

from fractions import Fraction
from typing import Any, Final, NamedTuple

from vinhos_kernel.data.board import Board, board_of
from vinhos_kernel.lab.odds import odds
from vinhos_kernel.lab.standing import standing
from vinhos_kernel.opponents.kind import Vinhos, position_of
from vinhos_kernel.state.game import Game
from vinhos_kernel.state.names import LACERDA, REGIONS, SIDES, YOU
from vinhos_kernel.table.choosing import Ladder
from vinhos_kernel.table.errors import NotAnAnswer
from vinhos_kernel.table.session import Session, Start, answer, begin
from vinhos_kernel.table.turn import Step
from vinhos_kernel.views import words as names_of
from vinhos_kernel.views.markup import EMPTY, Html, button, drawing, joined, tag
from vinhos_kernel.views.odds_html import NUMBERS, Chance, Odds, odds_html
from vinhos_kernel.views.page import rungs
from vinhos_kernel.views.sales import draw_sales, tell_sales
from vinhos_kernel.views.story import sentence
from vinhos_kernel.views.story_html import first_upper, story_html, story_text
from vinhos_kernel.views.svg import Run

RULE: Final = "lacerda.sales.1"
NO_SLOT: Final = -1
NEXT_SIDE: Final = {0: LACERDA, LACERDA: YOU, YOU: 0}
KINDS: Final = {"douro": "one of your regions", "alentejo": "Alentejo"}
MOST_CUBES: Final = 2
"""What the reader can choose; how many of them he takes is the rules' affair."""


class Sale(NamedTuple):
    """A table for one sale: who holds each slot, Anabela's colour, your region, its cubes, the first card (0: any)."""

    sales: bytes
    colour: str
    region: str
    cubes: int
    card: int = 0
    facts: str = ""
    readings: tuple[tuple[str, str], ...] = ()


class Sold(NamedTuple):
    """What became of a sale: the session that played it as far as the cards are known, and its search."""

    session: Session
    search: Step | None


class Where(NamedTuple):
    """The odds of the slot that the barrel ends on, and how they were found."""

    chances: dict[int, Fraction]
    how: str


class Ready(Vinhos):
    """The solo game, begun from a position that is ready."""

    def __init__(self, game: Game) -> None:
        self._game = game

    def begin(self, start: Start) -> Game:
        """The position itself."""
        return self._game


def sale_at(game: Game, card: int = 0) -> Sale:
    """The sale that a position would bring: its slots, the tile's colour, your region with most cubes."""
    region = max(game.your_regions, key=lambda n: game.cubes[n], default=0)
    colour = game.tile.anabela if game.tile else "red"
    cubes = min(MOST_CUBES, game.cubes[region])
    name = "alentejo" if REGIONS[region] == "alentejo" else "douro"
    return Sale(game.sales, colour, name, cubes, card, readings=tuple(game.readings.items()))


def sell(sale: Sale) -> Sold:
    """Play the sale with the chosen card, as far as that goes."""
    game = position_of(position_of_sale(sale), dict(sale.readings), sale.facts)
    session = begin(Ready(game), Start("table", 0, dict(sale.readings), sale.facts, ""))
    if sale.card and session.question is not None:
        session = answer(session, sale.card)
    return Sold(session, _search(session.steps))


def position_of_sale(sale: Sale) -> dict[str, Any]:
    """The sale as a position by hand."""
    board = board_of(sale.facts)
    slots = {board.sales_slots[i].name: SIDES[side] for i, side in enumerate(sale.sales) if side}
    return {
        "start": "table",
        "vintage": _tile_that_wants(board, sale.colour),
        "sales": slots,
        "estates": {sale.region: 1},
        "cubes": {sale.region: sale.cubes},
        "agenda": [[RULE]],
    }


# ---------------------------------------------------------------- panels
def sales_panel(sale: Sale, sold: Sold, shown: int) -> Html:
    """The houses with every slot to click, and the search as far as it is shown."""
    return tag("div", drawing(sales_svg(sale, sold, shown)), class_="vh-plainboard")


def sales_svg(sale: Sale, sold: Sold, shown: int, still: bool = False) -> str:
    """The Sales area; with a search, the first `shown` slots of it."""
    game = _before(sold)
    ladder, found = _ladder(sold)
    part = ladder[:shown]
    return draw_sales(
        game, range(len(game.sales)), (), still, part, found and len(part) == len(ladder), _sought(sale, sold)
    )


def controls_panel(sale: Sale, sold: Sold) -> Html:
    """Colour, cubes and card as rows of buttons."""
    question = sold.session.moments[0].question
    cards = question.options if question and question.kind == "number" else ()
    rows = (
        ("Anabela wants", [(c, f"colour:{c}", c == sale.colour) for c in ("red", "white")]),
        ("Your best region", [(says, f"region:{name}", name == sale.region) for name, says in KINDS.items()]),
        ("Its Renown cubes", [(str(n), f"cubes:{n}", n == sale.cubes) for n in range(MOST_CUBES + 1)]),
        ("First Number card", [(str(n or "any"), f"card:{n}", n == sale.card) for n in (0, *cards)]),
    )
    body = joined(*(_choices(label, choices) for label, choices in rows))
    note = tag("p", words="A click on a slot: free, Lacerda’s barrel, yours, free again.", class_="vh-note")
    reset = button("Empty all slots", "empty", kind="vh-small")
    return _panel("One sale", "click the slots, choose the rest", joined(body, note, reset))


def story_panel(sale: Sale, sold: Sold, shown: int) -> Html:
    """What the rules make of it, and the steps of the search."""
    ladder, _ = _ladder(sold)
    session = sold.session
    waits = session.question.prompt if session.question else ""
    told = story_html(session.steps, "sale", len(session.steps) - 1) if session.steps else EMPTY
    asked = tag("p", words=f"Next: {waits}" if waits else "The sale is over.", class_="vh-note")
    return _panel("What he does", "the rules’ own words", joined(told, asked, _leafing(len(ladder), shown)))


def odds_panel(sale: Sale, where: Where | None, chart: str = "") -> Html:
    """Where the barrel ends, as a chart if there is one and as fractions; None: still being counted."""
    if where is None:
        return _panel("Where the barrel ends", "exact odds on this board", odds_html((), waits=True))
    picture = tag("figure", drawing(chart), class_="vh-chart") if chart else EMPTY
    listed = Odds("In fractions", chances_in_words(sale, where), f"{NUMBERS}; {where.how}")
    return _panel("Where the barrel ends", "exact odds on this board", joined(picture, odds_html([listed])))


def chances_in_words(sale: Sale, where: Where) -> list[Chance]:
    """Each slot that the barrel may end on, from the highest."""
    board = board_of(sale.facts)
    slots = sorted(where.chances, key=lambda slot: order_of(board, slot))
    return [Chance(slot_in_words(board, slot), where.chances[slot]) for slot in slots]


def slot_in_words(board: Board, slot: int) -> str:
    """A slot by name, or that there is none."""
    return "no sale" if slot == NO_SLOT else names_of.slot_name(board, slot)


def order_of(board: Board, slot: int) -> tuple[int, str]:
    """Slots from the highest value down, no sale last."""
    return (1, "") if slot == NO_SLOT else (-board.sales_slots[slot].value, board.sales_slots[slot].colour)


def words_of(sale: Sale, sold: Sold, where: Where) -> str:
    """The sale in words."""
    ladder, found = _ladder(sold)
    lines = [f"{chance.chance} {chance.what}" for chance in chances_in_words(sale, where)]
    given = f"Anabela wants {sale.colour}; {sale.cubes} cubes of {KINDS[sale.region]}; card {sale.card or 'any'}"
    parts = [tell_sales(_before(sold), ladder, found), given, story_text(sold.session.steps), "\n".join(lines)]
    return "\n\n".join(part for part in parts if part)


def said(sale: Sale, sold: Sold, number: int) -> str:
    """What is read aloud after a click; no two are alike."""
    told = sentence(sold.session.steps[-1]) if sold.session.steps else "nothing happens"
    taken = len(sale.sales) - sale.sales.count(0)
    return f"{number}. {taken} slots are taken, Anabela wants {sale.colour}. {first_upper(told)}"


def ladder_length(sold: Sold) -> int:
    """How many slots the search came by."""
    return len(_ladder(sold)[0])


def clicked(sale: Sale, what: str) -> Sale:
    """The sale after a click: a slot cycles through free, Lacerda's and yours; the rest is set."""
    verb, _, rest = what.partition(":")
    if verb == "slot" and rest.isdigit() and int(rest) < len(sale.sales):
        slot = int(rest)
        held = bytes([NEXT_SIDE[sale.sales[slot]]])
        return sale._replace(sales=sale.sales[:slot] + held + sale.sales[slot + 1 :])
    if verb == "empty":
        return sale._replace(sales=bytes(len(sale.sales)))
    if verb == "colour" and rest in ("red", "white"):
        return sale._replace(colour=rest)
    if verb == "region" and rest in KINDS:
        return sale._replace(region=rest)
    if verb in ("cubes", "card") and rest.isdigit():
        return sale._replace(cubes=int(rest)) if verb == "cubes" else sale._replace(card=int(rest))
    raise NotAnAnswer(f"{what!r} is not something to click here")


# ---------------------------------------------------------------- what the rules say
def where_it_ends(sale: Sale, sold: Sold) -> Where:
    """The odds of the slot; certain when the cards have decided it."""

    def slot(game: Game) -> int:
        new = [i for i, side in enumerate(game.sales) if side == LACERDA and sale.sales[i] != LACERDA]
        return new[0] if new else NO_SLOT

    ready = standing(sold.session)
    if ready is None or sold.session.question is None:
        return Where({slot(sold.session.position): Fraction(1)}, "decided")
    found = odds(ready, None, slot)
    return Where({int(str(outcome)): chance for outcome, chance in found.chances.items()}, found.how())


def _tile_that_wants(board: Board, colour: str) -> str:
    return next(tile.name for tile in board.vintages if tile.anabela == colour)


def _search(steps: tuple[Step, ...]) -> Step | None:
    return next((step for step in reversed(steps) if isinstance(step.because, Ladder)), None)


def _before(sold: Sold) -> Game:
    """The table as the reader has set it, before the barrel."""
    game: Game = sold.session.moments[0].game if sold.search is None else sold.search.before
    return game


def _ladder(sold: Sold) -> tuple[tuple[int, ...], bool]:
    if sold.search is None or not isinstance(sold.search.because, Ladder):
        return (), False
    return rungs(sold.search), sold.search.because.found is not None


def _sought(sale: Sale, sold: Sold) -> tuple[Run, ...]:
    if sold.search is None or not isinstance(sold.search.because, Ladder):
        return ()
    (colour, value), _ = sold.search.because.tried[0]
    added = value - sale.card
    wanted, why = f"{colour} {value}", f" = card {sale.card} + {added}"
    return (("He looks for ", "ink", 400), (wanted, "ink", 700), (why, "ink", 400))


# ---------------------------------------------------------------- small parts
def _choices(label: str, choices: list[tuple[str, str, bool]]) -> Html:
    buttons = [
        button(("● " if on else "") + words, answer_, kind="vh-small" + (" vh-chosen" if on else ""),
               title=f"{label}: {words}{' (chosen)' if on else ''}")
        for words, answer_, on in choices
    ]  # fmt: skip
    row = tag("div", *buttons, class_="vh-row", role="group", aria_label=label, data_roving=True)
    return tag("div", tag("span", words=label), row, class_="vh-field")


def _leafing(count: int, shown: int) -> Html:
    """First, back, on, last: the search slot by slot."""
    if count < 1:
        return EMPTY
    targets = (("«", "the first slot", 1), ("‹", "one slot back", max(1, shown - 1)),
               ("›", "one slot on", min(count, shown + 1)), ("»", "the last slot", count))  # fmt: skip
    buttons = [button(sign, f"rung:{n}:{i}", kind="vh-small", title=told) for i, (sign, told, n) in enumerate(targets)]
    where = tag("span", words=f"slot {min(shown, count)} of {count}", class_="vh-note")
    told = "the search, slot by slot"
    return tag("div", *buttons, where, class_="vh-row", role="group", aria_label=told, data_roving=True)


def _panel(title: str, subtitle: str, body: Html) -> Html:
    tile = tag("i", class_="vh-tile", aria_hidden="true")
    head = tag("header", tile, tag("h3", words=title), tag("p", words=subtitle))
    return tag("section", head, tag("div", body, class_="vh-stack"), class_="vh-panel", aria_label=title)
