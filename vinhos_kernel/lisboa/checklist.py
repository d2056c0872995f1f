"""What a person types from a real table: before turn 1, and when the second period begins."""

import json
from collections.abc import Iterable, Iterator
from typing import Any, Final, NamedTuple

from vinhos_kernel.lisboa.data import catalogue
from vinhos_kernel.lisboa.game import Game, known_hull, known_influence
from vinhos_kernel.lisboa.names import (
    ARCHITECTS,
    AT_A_TABLE,
    BOATS,
    COLUMNS,
    FIGURES,
    GOODS,
    NOBLES,
    ROWS,
    SIDES,
    SITES,
    STREETS,
    YOU,
)
from vinhos_kernel.lisboa.notation import plain_of

OWN_FACTS: Final = {
    "count.treasury_least.value": "the least that the Treasury shows",
    "count.treasury_most.value": "the most that the Treasury shows",
    "count.office_spaces.value": "spaces for Officials in an office",
    "worth.reis_for_influence.value": "réis that a step down the Influence track brings",
    **{f"church_spot.spot_{n}.holds": f"what spot {n} of the Church track holds, clockwise" for n in range(1, 9)},
    **{f"site.{name}.row": f"the row that a building at {name.upper().replace('_', '-')} reaches"
       for name in ("w_d", "w_c", "w_b", "w_a", "e_a", "e_b", "e_c", "e_d")},
    **{f"site.n_{n}.street": f"the street that a building at N-{n} reaches" for n in range(1, 5)},
    **{f"rank.rank_{n}.least": f"wigs more than his for rank {n} at court" for n in range(2, 5)},
}  # fmt: skip
"""Values that a table is not asked for, though nobody has found them: what hangs on them, by their paths."""
LETTERS = "e earthquake, f fire, t tsunami"


class Entry(NamedTuple):
    """
    One thing to look up: where it goes, what it is, what stands there now, and whether that is invented.

    `where` is "position" (a path for `correct`) or "facts" (a path in a file of your own). A value of None is not
    known yet.
    """

    where: str
    path: str
    what: str
    value: Any
    invented: bool


def asked_for(game: Game, period: int) -> tuple[Entry, ...]:
    """What a real table is asked for when a period begins."""
    return before_turn_one(game) if period == 1 else at_the_second_period(game)


def before_turn_one(game: Game) -> tuple[Entry, ...]:
    """One page of everything that the companion needs from the table before the first turn."""
    return (*_printed(game, 1), *_on_the_table(game))


def at_the_second_period(game: Game) -> tuple[Entry, ...]:
    """The brown decks, the new ships, and what is laid out anew when the first period has ended."""
    plain = plain_of(game)
    brown = "cards of the brown {} deck"
    decks = tuple(_entry(plain, f"event_decks.{name}", brown.format(name.title()), 0) for name in FIGURES)
    rest = (
        _entry(plain, "helper", "the deck below the Helper"),
        _entry(plain, "yard", "ships in the yard, the top one first"),
        _entry(plain, "decrees", "the Decrees from the left"),
        _entry(plain, "church.tiles", "spots of the Church track that have a tile"),
        _entry(plain, "you.rubble", f"your rubble, a letter for each cube: {LETTERS}"),
        _entry(plain, "lacerda.rubble", "his rubble, in the same letters"),
    )
    return (*_printed(game, 2), *decks, *rest)


def tell_checklist(entries: Iterable[Entry]) -> str:
    """The page as lines: what can be typed as it stands, then what belongs into a file of your own."""
    typed, printed = list[str](), list[str]()
    for entry in entries:
        mark = " (invented)" if entry.invented else ""
        if entry.where == "position":
            typed.append(f"  set {entry.path} {_typed(entry.value)} # {entry.what}{mark}")
        else:
            printed.append(f"  {entry.path} = {_typed(entry.value)} # {entry.what}{mark}")
    heads = (
        "look these up, and type what is not so",
        "printed in your box; a file of your own (--facts) may say them",
    )
    return "\n".join([heads[0], *typed, *([heads[1], *printed] if printed else [])])


def _typed(value: Any) -> str:
    """A value as it is typed after `set`; a question mark where it is not known yet."""
    return "?" if value is None else value if isinstance(value, str) and value else json.dumps(value)


def _printed(game: Game, period: int) -> Iterator[Entry]:
    """Printed values that only the box knows."""
    for n, ship in enumerate(game.board.ships):
        if ship.period == period:
            yield from _ship(game, n)
    if game.seat == AT_A_TABLE and period == 1:
        goods = [GOODS[good] for good in game.street_goods]
        yield Entry("position", "street_goods", "what the streets sell, from the west", goods, False)
    streets = () if game.seat == AT_A_TABLE else tuple(f"street.{street}.good" for street in STREETS)
    for path in (*streets, *OWN_FACTS) if period == 1 else ():
        yield _fact(game, path)


def _ship(game: Game, ship: int) -> Iterator[Entry]:
    """What is printed on a ship: said by the table and remembered, or in a file of your own."""
    name = BOATS[ship]
    for field, where, what, known in (
        ("hull", "hulls", f"goods that fill the {name} ship", known_hull(game, ship) or None),
        ("influence", "ship_influence", f"Influence on the {name} ship", known_influence(game, ship)),
    ):
        fact = _fact(game, f"ship.{name}.{field}")
        if game.seat != AT_A_TABLE or not fact.invented:
            yield fact
        else:
            yield Entry("position", f"{where}.{name}", what, None if known == -1 else known, False)


def _fact(game: Game, path: str) -> Entry:
    origin = catalogue.origin_of(path, game.board.own)
    return Entry("facts", path, OWN_FACTS.get(path) or _called(path), origin.value, origin.is_standin)


def _called(path: str) -> str:
    """A ship's or a street's value in words: `hull of the blue ship`, `good of street 1`."""
    table, row, field = path.split(".")
    return f"{field} of {row.replace('_', ' ') if table in row else f'the {row} {table}'}"


def _on_the_table(game: Game) -> Iterator[Entry]:
    """What the set-up has laid out by chance."""
    plain, invented = plain_of(game), game.seat != AT_A_TABLE
    for path, what, bare in _laid_out(plain):
        yield _entry(plain, path, what, bare, invented)


def _laid_out(plain: dict[str, Any]) -> Iterator[tuple[str, str, Any]]:
    """Paths with what they are, and what a part holds that is not written."""
    for n, street in enumerate(STREETS, 1):
        yield f"streets.{street}", f"wigs on the Scoring tile of street {n}", 0
    for names, what in ((ROWS, "row"), (COLUMNS, "column"), (SITES, "site")):
        for name in names:
            yield f"rubble.{name}", f"rubble at {what} {name}: {LETTERS}", ""
    yield "decrees", "the eight Decrees from the left", None
    for name in ARCHITECTS:
        yield f"stacks.tops.{name}", f"goods on the {name} architect's top Public Building", "none"
        yield f"stacks.nexts.{name}", "goods on the one below it", "none"
        yield f"plans.{name}", f"Plans of the {name} architect that are left", 0
    yield "church.cardinal", "the Cardinal's spot on the Church track", None
    yield "church.tiles", "spots of the Church track that have a tile", None
    yield "helper", "the deck below the Helper", None
    yield "courtier", "the Noble with his Courtier", None
    for site in plain["buildings"]:
        yield f"buildings.{site}", "a Public Building: whose it is, its architect, its goods", None
    for who, whose in zip(SIDES[YOU:], ("your", "his"), strict=True):
        for noble in NOBLES:
            yield f"{who}.favors.{noble}", f"{whose} Royal Favors of the {noble.title()}", 0
        for noble in NOBLES:
            yield f"{who}.offices.{noble}", f"{whose} Officials with the {noble.title()}", 0
    yield "treasury", "the Treasury", None
    for name in FIGURES:
        yield f"event_decks.{name}", f"cards of the red {name.title()} deck", 0


def _entry(plain: dict[str, Any], path: str, what: str, bare: Any = None, invented: bool = False) -> Entry:
    value: Any = plain
    for part in path.split("."):
        value = value.get(part, bare)
    return Entry("position", path, what, value, invented)
