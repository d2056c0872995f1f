"""A small table that knows no wine: a jar of sweets, a deck of four cards, and rules to eat by."""

from collections.abc import Iterator
from contextlib import contextmanager
from types import MappingProxyType
from typing import Any

from vinhos_kernel.table import rule as register
from vinhos_kernel.table.session import Session, Start, begin
from vinhos_kernel.table.turn import Turn

ALL = 0b11110


class Jar:
    """Sweets, a deck of the cards 1 to 4, and what is still to be done."""

    def __init__(self, sweets: int = 9, deck: int = ALL, agenda: tuple[Any, ...] = ()) -> None:
        self.sweets, self.deck, self.agenda = sweets, deck, agenda
        self.readings = MappingProxyType({"greedy": "no"})

    def copy(self) -> "Jar":
        """Another jar with the same in it."""
        return Jar(self.sweets, self.deck, self.agenda)

    def key(self) -> tuple[Any, ...]:
        """What makes two jars equal."""
        return (self.sweets, self.deck, self.agenda)


class Kitchen:
    """The kind of game that sessions of these tests play."""

    name, edition, turn_begins = "jar", 1, "jar.meal"

    def __init__(self, jar: Jar) -> None:
        self.jar = jar

    def begin(self, start: Start) -> Jar:
        """The jar as it stands."""
        return self.jar

    def corrected(self, game: Jar, path: str, value: Any) -> Jar:
        """Another number of sweets."""
        changed = game.copy()
        changed.sweets = value
        return changed

    def position_text(self, game: Jar) -> str:
        """The number of sweets."""
        return f"sweets = {game.sweets}\n"

    def notice(self, game: Jar) -> str:
        """Nothing needs to be said of a jar."""
        return ""


def meal(turn: Turn[Any], game: Jar) -> None:
    """Two bites, then the cards go back."""
    turn.tells("a meal of {n} sweets", n=game.sweets)
    turn.then(bite, 1)
    turn.then(bite, most=2)
    turn.then(gather)


def bite(turn: Turn[Any], game: Jar, most: int) -> None:
    """A card of at most 2 says how many sweets go."""
    game.sweets -= 1
    card = turn.draw(game, "deck", "card", "Which card of at most 2?", 0b110, ALL)
    game.sweets -= min(card, most) - 1
    turn.tells("eats {n}", n=min(card, most))


def gather(turn: Turn[Any], game: Jar) -> None:
    """All cards go back."""
    game.deck = ALL


def circle(turn: Turn[Any], game: Jar) -> None:
    """Comes back to itself."""
    turn.then(circle)


def twice(turn: Turn[Any], game: Jar) -> None:
    """Draws twice, which no rule may."""
    turn.draw(game, "deck", "card", "Which card?", ALL, ALL)
    turn.draw(game, "deck", "card", "Which card?", ALL, ALL)


def nothing_fits(turn: Turn[Any], game: Jar) -> None:
    """Waits for a card that is not in the deck."""
    turn.draw(game, "deck", "card", "Which card?", 0, ALL)


def wish(turn: Turn[Any], game: Jar) -> None:
    """A player says how many, if there is anything to say; a lid turns up."""
    count = turn.choose("count", "How many?", tuple(range(1, min(3, game.sweets) + 1)))
    lid = turn.look("lid", "Which lid?", ("tin", "cork"), (1, 3)) if game.sweets > 1 else "none"
    game.sweets -= int(count)
    turn.tells("{n} go, under the lid of {lid}", n=count, lid=lid)


RULES = (meal, bite, gather, circle, twice, nothing_fits, wish)


@contextmanager
def entered() -> Iterator[None]:
    """Have these rules known for a while."""
    for each in RULES:
        register.rule(f"jar.{each.__name__}")(each)
    try:
        yield
    finally:
        for each in RULES:
            name = register.IDS.pop(each)
            del register.RULES[name], register._PARAMETERS[name]


def on_the_table(*rules: str, sweets: int = 9, deck: int = ALL, seed: int = 0) -> Session:
    """A session of a jar with these rules to be done."""
    jar = Jar(sweets, deck, tuple((rule,) for rule in rules))
    return begin(Kitchen(jar), Start("", seed, {}, "", ""))
