"""What a person types from a real table: before turn 1, and when the second period begins."""

from collections.abc import Iterator
from typing import Any, NamedTuple

from vinhos_kernel.lisboa.data import catalogue
from vinhos_kernel.lisboa.game import Game
from vinhos_kernel.lisboa.names import BOATS, FIGURES, PLACES, STREETS
from vinhos_kernel.lisboa.notation import plain_of

OWN_FACTS = (
    "street.street_1.good", "street.street_2.good", "street.street_3.good", "street.street_4.good",
    "count.treasury_least.value", "count.treasury_most.value", "count.office_spaces.value",
)  # fmt: skip


class Entry(NamedTuple):
    """
    One thing to look up: where it goes, what it is, what stands there now, and whether that is invented.

    `where` is "position" (a path for `correct`) or "facts" (a path in a file of your own).
    """

    where: str
    path: str
    what: str
    value: Any
    invented: bool


def before_turn_one(game: Game) -> tuple[Entry, ...]:
    """One page of everything that the companion needs from the table before the first turn."""
    return (*_printed(game, 1), *_on_the_table(game))


def at_the_second_period(game: Game) -> tuple[Entry, ...]:
    """The brown decks, the new ships, and what is laid out anew when the first period has ended."""
    plain = plain_of(game)
    decks = tuple(_entry(plain, f"event_decks.{name}", f"cards of the {name} deck", 0) for name in FIGURES)
    rest = (
        _entry(plain, "helper", "the deck below the Helper"),
        _entry(plain, "yard", "ships in the yard, the top one first"),
        _entry(plain, "decrees", "the Decrees from the left"),
        _entry(plain, "church.tiles", "spots of the Church track that have a tile"),
        _entry(plain, "you.rubble", "your rubble, as letters e, f, t"),
        _entry(plain, "lacerda.rubble", "his rubble, as letters e, f, t"),
    )
    return (*_printed(game, 2), *decks, *rest)


def _printed(game: Game, period: int) -> Iterator[Entry]:
    """Printed values that only the box knows."""
    ships = [n for n, ship in enumerate(game.board.ships) if ship.period == period]
    paths = [f"ship.{BOATS[n]}.{field}" for n in ships for field in ("hull", "influence")]
    for path in [*paths, *(OWN_FACTS if period == 1 else ())]:
        origin = catalogue.origin_of(path, game.board.own)
        yield Entry("facts", path, path.replace(".", " ").replace("_", " "), origin.value, origin.is_standin)


def _on_the_table(game: Game) -> Iterator[Entry]:
    """What the set-up has laid out by chance."""
    plain = plain_of(game)
    invented = game.seat == "here"
    for n, street in enumerate(STREETS):
        yield _entry(plain, f"streets.{street}", f"Scoring tile of street {n + 1}", 0, invented)
    for place in PLACES:
        yield _entry(plain, f"rubble.{place}", f"rubble at {place}, as letters e, f, t", "", invented)
    for path, what in (
        ("helper", "the deck below the Helper"), ("courtier", "the Noble with his Courtier"),
        ("decrees", "the eight Decrees from the left"), ("stacks.tops", "goods on the two top Public Buildings"),
        ("buildings", "the first Public Building"), ("you.favors", "your Royal Favor"),
        ("lacerda.favors", "his Royal Favor"), ("you.offices", "your Official"), ("lacerda.offices", "his Official"),
        ("treasury", "the Treasury"), ("event_decks", "cards of the four Event decks"),
    ):  # fmt: skip
        yield _entry(plain, path, what, None, invented)


def _entry(plain: dict[str, Any], path: str, what: str, bare: Any = None, invented: bool = False) -> Entry:
    value: Any = plain
    for part in path.split("."):
        value = value.get(part, bare)
    return Entry("position", path, what, value, invented)
