"""The boards of the table by name: title, and the most important thing of each in one line."""

from collections.abc import Callable, Mapping
from typing import Final

from vinhos_kernel.state.estate import wines_of
from vinhos_kernel.state.game import Game
from vinhos_kernel.state.names import ACROSS, LACERDA, YOU
from vinhos_kernel.views import words


def title(name: str, game: Game) -> str:
    """The title of a board; what belongs to whoever sits across says whose it is."""
    whose = words.owner_name(game, ACROSS)
    return f"{whose[:1].upper()}{whose[1:]} {THEIR_BOARDS[name]}" if name in THEIR_BOARDS else TITLES[name]


def summary(name: str, game: Game) -> str:
    """A board in one line: the most important thing in it."""
    return SUMMARIES[name](game)


def _land(game: Game, side: int) -> str:
    land = game.estates[side]
    wines, planted = len(wines_of(land)), sum(estate[0] > 0 for estate in land)
    return f"{planted} planted, {wines} wine{'s' * (wines != 1)} stored"


def _held(game: Game, side: int) -> str:
    hand = game.hands[side]
    experts, tiles = hand.experts.bit_count(), sum(hand.actions)
    return f"face up: {experts} Expert{'s' * (experts != 1)}, {tiles} Magnate tile{'s' * (tiles != 1)}"


def _across(game: Game) -> str:
    name = words.side_name(game, ACROSS)
    return name[:1].upper() + name[1:]


TITLES: Final = {
    "quadrel": "The Quadrel", "map": "Nine regions", "sales": "Sales", "export": "Export", "decks": "His decks",
    "area": "Lacerda’s area", "magnates": "Magnates", "vintage": "Vintage", "fair": "The Fair",
    "supply": "What is left",
    "estates": "Your Estates", "hand": "Your hand", "score": "The score", "loop": "The automa’s loop",
}  # fmt: skip
THEIR_BOARDS: Final = {"guest_estates": "Estates", "guest_hand": "hand"}
SUMMARIES: Final[Mapping[str, Callable[[Game], str]]] = {
    "quadrel": lambda g: (
        f"{_across(g)} on {words.action_name(g.board, g.markers[ACROSS])}, "
        f"you on {words.action_name(g.board, g.markers[YOU])}"
    ),
    "map": lambda g: f"{sum(g.cubes)} Renown cubes, Estates of yours in {len(g.your_regions)} regions",
    "sales": lambda g: f"{g.sales.count(0)} slots free; {_across(g)} {g.sales.count(ACROSS)}, you {g.sales.count(YOU)}",
    "export": lambda g: f"{_across(g)} {g.export_barrels(ACROSS)} barrels, you {g.export_barrels(YOU)}",
    "decks": lambda g: f"{g.action_deck.bit_count()} Action and {g.numbers.bit_count()} Number cards left",
    "area": lambda g: f"{g.vp[LACERDA]} VP, {g.fair_points[LACERDA]} Fair, {g.bagos[LACERDA]} Bagos",
    "magnates": lambda g: f"{sum(map(bool, g.magnates.display))} tiles on the display",
    "vintage": lambda g: f"{g.tile.anabela}, at least {g.tile.bruno}" if g.tile else "no tile lies open",
    "fair": lambda g: f"{_across(g)} {g.fair_points[ACROSS]} Fair Points, you {g.fair_points[YOU]}",
    "supply": lambda g: f"{g.cube_supply} cubes, {g.buildings[0]} Wineries, {g.buildings[1]} Cellars",
    "estates": lambda g: _land(g, YOU),
    "hand": lambda g: _held(g, YOU),
    "guest_estates": lambda g: _land(g, ACROSS),
    "guest_hand": lambda g: _held(g, ACROSS),
    "loop": lambda g: "a draft of 2021: keep the draft sheet beside you",
    "score": lambda g: f"{_across(g)} {g.vp[ACROSS]} VP, you {g.vp[YOU]}",
}
