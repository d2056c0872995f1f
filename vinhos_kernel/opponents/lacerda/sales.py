"""The Sales card: cubes, a Number card, a slot, Bagos; twice."""

from functools import lru_cache

from vinhos_kernel.data.board import Board
from vinhos_kernel.opponents.lacerda.cubes import MOST_CUBES, spend_cubes, your_regions
from vinhos_kernel.opponents.numbers import draw_number
from vinhos_kernel.state.game import Game
from vinhos_kernel.state.names import ALENTEJO, LACERDA, OTHER_COLOUR, RED
from vinhos_kernel.state.verbs import gain_bagos, place_barrel_on_sales
from vinhos_kernel.table.choosing import Ladder
from vinhos_kernel.table.rule import rule
from vinhos_kernel.table.turn import Turn

ABOVE = 2
HIGHEST_CARD = 9
NO_SLOT = "no slot is free that he could ever reach: no sale"
TAKEN_BY = ("", "taken by you", "taken by Lacerda")


@rule("lacerda.sales")
def sales(turn: Turn[Game], game: Game) -> None:
    """He sells twice."""
    turn.then(spend_cubes_for_a_sale)
    turn.then(spend_cubes_for_a_sale)


@rule("lacerda.sales.1")
def spend_cubes_for_a_sale(turn: Turn[Game], game: Game) -> None:
    """Two Renown cubes of your best region go, if he can sell at all."""
    if game.barrels[LACERDA] and _could_sell(turn, game):
        region, cubes = spend_cubes(turn, game)
        return turn.then(draw_a_value, _added(turn, game, region, cubes))
    turn.tells(NO_SLOT if game.barrels[LACERDA] else "has no barrel to sell with")
    if turn.reads(game, "impossible_half") == "cubes_taken":
        spend_cubes(turn, game)
        if game.barrels[LACERDA]:
            turn.then(turn_the_rest)


@rule("lacerda.sales.2")
def draw_a_value(turn: Turn[Game], game: Game, added: int) -> None:
    """A Number card above 2, with the cubes, is what his wine is worth; a card without a slot for it is drawn again."""
    fits = cards_that_sell(game, added)
    again = fits != ANY_CARD and turn.reads(game, "sales_redraw_cubes") == "again"
    if again and _next_try_differs(turn, game, added):
        fits = ANY_CARD
    if not fits:
        turn.tells(NO_SLOT)
        return turn.then(turn_the_rest) if turn.reads(game, "impossible_half") == "cubes_taken" else None
    if HIGHEST_CARD + added > game.board.sales_values[0]:
        turn.reads(game, "sales_too_high")
    card = draw_number(turn, game, "Which Number card above 2?", fits)
    for drawn in turn.draws:
        if not drawn.fits and int(drawn.card) > ABOVE:
            turn.tells("no slot is free for {card} + {n}: he draws again", card=drawn.card, n=added)
    turn.tells("his wine is worth {card} + {n}", card=card, n=added)
    turn.then(place_the_barrel, card + added)


@rule("lacerda.sales.3")
def place_the_barrel(turn: Turn[Game], game: Game, value: int) -> None:
    """Anabela's colour, then the other one, then one value lower; no slot at all: he draws again."""
    slot = slot_for(game.board, game.sales, _colour(game), value, game.readings["sales_cascade"] == "both_colours")
    too_high = value > game.board.sales_values[0]
    if too_high and turn.reads(game, "sales_too_high") == "redraw":
        slot = None
    tried = _ladder(turn, game, value) if turn.listening else None
    if slot is None:
        turn.tells("no slot is free for {n}: he draws again", because=tried, n=value)
        return turn.then(spend_cubes_for_a_sale)
    place_barrel_on_sales(game, LACERDA, slot)
    turn.tells("sells to {slot}", because=tried, slot=slot)
    turn.then(collect_bagos, slot)


@rule("lacerda.sales.4")
def collect_bagos(turn: Turn[Game], game: Game, slot: int) -> None:
    """The slot's Bagos go into his area."""
    bagos = game.board.sales_slots[slot].value
    gain_bagos(game, LACERDA, bagos)
    turn.tells("takes {his_bagos} Bagos", his_bagos=bagos)


@rule("lacerda.sales.rest")
def turn_the_rest(turn: Turn[Game], game: Game) -> None:
    """Where no card could lead to a slot, the rest of the Number cards is turned in vain."""
    turn.turn_rest("number", "Which Number card above 2?", game.numbers)
    game.numbers = 0
    turn.tells("turns all Number cards: none leads to a slot")


ANY_CARD = sum(1 << card for card in range(ABOVE + 1, HIGHEST_CARD + 1))


def cards_that_sell(game: Game, added: int) -> int:
    """The Number cards (a mask) above 2 that lead to a free slot when the cubes add `added`."""
    readings = game.readings
    return _cards_that_sell(
        game.board, game.sales, _colour(game), added,
        readings["sales_cascade"] == "both_colours", readings["sales_too_high"] == "redraw",
    )  # fmt: skip


@lru_cache(maxsize=65536)
def _cards_that_sell(board: Board, sales: bytes, colour: str, added: int, both: bool, too_high_fails: bool) -> int:
    highest = board.sales_values[0] if too_high_fails else HIGHEST_CARD + added
    return sum(
        1 << card
        for card in range(ABOVE + 1, HIGHEST_CARD + 1)
        if card + added <= highest and slot_for(board, sales, colour, card + added, both) is not None
    )


@lru_cache(maxsize=65536)
def slot_for(board: Board, sales: bytes, colour: str, value: int, both: bool) -> int | None:
    """The first free slot on the way down from a colour and value, or none."""
    for name in way_down(board, colour, value, both):
        for slot in board.sales_at.get(name, ()):
            if not sales[slot]:
                return slot
    return None


@lru_cache(maxsize=1024)
def way_down(board: Board, colour: str, value: int, both: bool) -> tuple[tuple[str, int], ...]:
    """Colours and values in the order in which he tries them, down to the lowest slot."""
    lowest = board.sales_values[-1]
    first = ((colour, value), (OTHER_COLOUR[colour], value))
    below = [
        (each, v)
        for v in range(value - 1, lowest - 1, -1)
        for each in ((colour, OTHER_COLOUR[colour]) if both else (colour,))
    ]
    return (*first, *below)


def _ladder(turn: Turn[Game], game: Game, value: int) -> Ladder:
    both = turn.reads(game, "sales_cascade") == "both_colours"

    def obstacle(place: tuple[str, int]) -> str:
        slots = game.board.sales_at.get(place, ())
        if not slots:
            return "no such slot"
        takers = [game.sales[slot] for slot in slots]
        return "" if 0 in takers else TAKEN_BY[takers[0]]

    return Ladder("colour_value").first(way_down(game.board, _colour(game), value, both), obstacle)


def _colour(game: Game) -> str:
    return game.tile.anabela if game.tile else RED


def _added(turn: Turn[Game], game: Game, region: int, cubes: int) -> int:
    if not cubes or turn.reads(game, "sales_cubes_add") == "no":
        return 0
    return cubes * int(turn.reads(game, "sales_alentejo")) if region == ALENTEJO else cubes


def _next_try_differs(turn: Turn[Game], game: Game, added: int) -> bool:
    """Whether a new try would take or lose cubes; else a card without a slot just does not fit."""
    return bool(added) or any(game.cubes[n] for n in your_regions(turn, game))


def _could_sell(turn: Turn[Game], game: Game) -> bool:
    """Whether any Number card could lead him to a free slot, with the cubes that he can get."""
    yours = your_regions(turn, game)
    best = max((game.cubes[n] for n in yours), default=0)
    tied = [n for n in yours if game.cubes[n] == best] or [0]
    most = min(MOST_CUBES, best)
    tries = range(most + 1) if game.readings["sales_redraw_cubes"] == "again" else (most,)
    return any(cards_that_sell(game, _added(turn, game, n, cubes)) for n in tied for cubes in tries)
