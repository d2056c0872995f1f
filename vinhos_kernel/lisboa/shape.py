"""The plain form of a position: each field by name, how it is read and how it is written."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final, NamedTuple

from vinhos_kernel.lisboa.game import UNSAID, Church, Hand, Stacks, building_goods
from vinhos_kernel.lisboa.names import (
    ARCHITECTS,
    BOATS,
    FACINGS,
    FIGURES,
    GOODS,
    LETTERS,
    MOST_COUNTED,
    MOST_CUBES,
    MOST_REIS,
    MOST_WIGS,
    NOBLES,
    PHASES,
    PLACES,
    SEATS,
    SIDES,
    SITES,
    SPACES,
    STREETS,
)
from vinhos_kernel.lisboa.town import building_name, goods_names
from vinhos_kernel.table.deck import cards_in, mask_of
from vinhos_kernel.table.errors import BadPosition, offers
from vinhos_kernel.table.validator import by_place, known_keys, listing, mapping, one_of, shown, whole

Plain = dict[str, Any]
FREE, NONE, UNKNOWN = "free", "none", "unknown"
MOST_DECREES: Final = 99
SPOTS: Final = 8
STORE_WORDS: Final = (FREE, *(f"{side} {facing}" for side in SIDES[1:] for facing in FACINGS))


class Field(NamedTuple):
    """A field of the plain form: from plain data, to plain data, what may stand there in words; parts left out."""

    read: Callable[[str, Any], Any]
    write: Callable[[Any], Any]
    says: str
    bare: Mapping[str, Any] = {}


def number(least: int, most: int) -> Field:
    """A whole number."""
    return Field(lambda where, value: whole(where, value, least, most), int, f"{least} to {most}")


def word(options: Sequence[str], start: int = 0) -> Field:
    """One of some words, kept as its place."""
    return Field(
        lambda where, value: one_of(where, value, options) + start,
        lambda place: options[place - start],
        " or ".join(filter(None, options)) if len(options) < 9 else f"{options[0]} to {options[-1]}",
    )


def spelled(options: Sequence[str]) -> Field:
    """One of some words, kept as it is."""
    return Field(lambda where, value: options[one_of(where, value, options)], str, " or ".join(options))


def row_of(names: Sequence[str], inner: Field, whole_row: bool = False) -> Field:
    """A row of bytes from a table by name; what is not named is 0, and the zeros are not written (or they are)."""

    def read(where: str, value: Any) -> bytes:
        row = bytearray(len(names))
        for place, _, each in by_place(where, value, lambda key: one_of(where, key, names)):
            row[place] = inner.read(f"{where}.{names[place]}", each)
        return bytes(row)

    def write(row: bytes) -> Plain:
        return {name: inner.write(each) for name, each in zip(names, row, strict=True) if each or whole_row}

    return Field(read, write, f"by {names[0]} ... {names[-1]}: {inner.says}", dict.fromkeys(names, inner.write(0)))


def counts(names: Sequence[str], most: int = 99, whole_row: bool = False) -> Field:
    """How many of each."""
    return row_of(names, number(0, most), whole_row)


def listed(names: Sequence[str]) -> Field:
    """A set of named things, kept as a mask."""

    def read(where: str, value: Any) -> int:
        places = [one_of(where, each, names) for each in listing(where, value)]
        return _mask(where, places, value)

    return Field(read, lambda mask: [names[n] for n in cards_in(mask)], f"a list of {names[0]} ... {names[-1]}")


def numbered(least: int, most: int, start: int = 0) -> Field:
    """A set of numbers, kept as a mask."""

    def read(where: str, value: Any) -> int:
        places = [whole(where, each, least, most) - start for each in listing(where, value)]
        return _mask(where, places, value)

    return Field(read, lambda mask: [n + start for n in cards_in(mask)], f"a list of numbers {least} to {most}")


def in_order(least: int, most: int) -> Field:
    """Numbers in their order."""
    return Field(
        lambda where, value: tuple(whole(where, each, least, most) for each in listing(where, value)),
        list,
        f"numbers {least} to {most} in order",
    )


def _mask(where: str, places: list[int], value: Any) -> int:
    for place, each in zip(places, value, strict=True):
        if places.count(place) > 1:
            raise BadPosition(f"{where}: {shown(each)} is named twice")
    return mask_of(places)


def _read_cubes(where: str, value: Any) -> bytes:
    """Cubes by kind from letters as in `eft`."""
    if not isinstance(value, str) or len(value) > MOST_CUBES or not set(value) <= set(LETTERS):
        raise BadPosition(f"{where}: {shown(value)} is not a word of the letters e, f and t")
    return bytes(value.count(letter) for letter in LETTERS)


def _write_cubes(cubes: bytes) -> str:
    return "".join(letter * count for letter, count in zip(LETTERS, cubes, strict=True))


def _read_rubble(where: str, value: Any) -> bytes:
    rubble = bytearray(3 * len(PLACES))
    for place, _, cubes in by_place(where, value, lambda key: one_of(where, str(key), PLACES)):
        rubble[3 * place : 3 * place + 3] = _read_cubes(f"{where}.{PLACES[place]}", cubes)
    return bytes(rubble)


def _write_rubble(rubble: bytes) -> Plain:
    parts = {name: rubble[3 * n : 3 * n + 3] for n, name in enumerate(PLACES)}
    return {name: _write_cubes(cubes) for name, cubes in parts.items() if any(cubes)}


def _read_building(where: str, value: Any) -> int:
    """Who opened it, its architect and its goods, from words as in `lacerda blue cloth+tools`."""
    if value == NONE:
        return 0
    words = value.split(" ") if isinstance(value, str) else []
    if len(words) != 3:
        raise BadPosition(f"{where}: {shown(value)} is not a side, an architect and goods, as in 'you blue cloth+gold'")
    side, architect = one_of(where, words[0], SIDES), one_of(where, words[1], ARCHITECTS)
    return side + 4 * architect + 8 * _read_goods(where, words[2])


def _read_goods(where: str, value: Any) -> int:
    """A mask of goods from words as in `cloth+tools`, in any order."""
    if value == NONE:
        return 0
    if not isinstance(value, str):
        raise BadPosition(f"{where}: {shown(value)} is not a word such as cloth+tools")
    return _mask(where, [one_of(where, name, GOODS) for name in value.split("+")], value.split("+"))


def _write_building(code: int) -> str:
    return " ".join(building_name(code)) if building_goods(code) else NONE


def record(kind: Callable[..., Any], fields: dict[str, Field]) -> Field:
    """A part with fields of its own."""

    def read(where: str, value: Any) -> Any:
        plain = mapping(where, value)
        known_keys(where, plain, list(fields))
        missing = [name for name in fields if name not in plain]
        if missing:
            raise BadPosition(f"{where}: {missing[0]} is missing, a whole one has {offers(fields)}")
        return kind(*(field.read(f"{where}.{name}", plain[name]) for name, field in fields.items()))

    def write(part: Any) -> Plain:
        return {name: field.write(each) for (name, field), each in zip(fields.items(), part, strict=True)}

    bare = {name: field.bare for name, field in fields.items() if field.bare}
    return Field(read, write, "; ".join(f"{name}: {field.says}" for name, field in fields.items()), bare)


def _write_said(said: int) -> int | str:
    """The Influence of a ship; one that was not said is written nowhere."""
    return said - 1 if said else UNKNOWN


CUBES: Final = Field(_read_cubes, _write_cubes, "letters e, f, t, one for each cube")
OPEN_GOODS: Final = Field(_read_goods, lambda mask: goods_names(mask) or NONE, "goods as in cloth+tools, or none")
MONEY: Final = Field(
    lambda where, value: UNSAID if value == UNKNOWN else whole(where, value, 0, MOST_REIS),
    lambda reis: UNKNOWN if reis == UNSAID else reis,
    f"0 to {MOST_REIS}, or unknown",
)
HAND: Final = record(
    Hand,
    {
        "wigs": number(0, MOST_WIGS), "influence": number(0, 30), "houses": number(0, 20), "officials": number(0, 20),
        "offices": counts(NOBLES), "built": number(0, 20), "rubble": CUBES, "scored": number(0, MOST_CUBES),
        "decrees": numbered(1, MOST_DECREES), "favors": counts(NOBLES), "ships": listed(BOATS), "cargo": counts(BOATS),
        "plans": number(0, 60), "goods": counts(GOODS, MOST_COUNTED), "clergy": number(0, 60), "reis": MONEY,
    },
)  # fmt: skip
FIELDS: Final[dict[str, Field]] = {
    "seat": spelled(SEATS),
    "period": number(1, 2),
    "phase": spelled(PHASES),
    "courtier": word((*NOBLES, "", NONE)),
    "helper": word((*FIGURES, NONE)),
    "treasury": number(0, 9),
    "event_decks": counts(FIGURES),
    "decrees": in_order(1, MOST_DECREES),
    "decrees_out": numbered(1, MOST_DECREES),
    "stores": row_of(SPACES, word(STORE_WORDS)),
    "rubble": Field(
        _read_rubble, _write_rubble, f"by {PLACES[0]} ... {PLACES[-1]}: {CUBES.says}", dict.fromkeys(PLACES, "")
    ),
    "pile": number(0, 30),
    "rest": number(0, MOST_CUBES),
    "streets": counts(STREETS, 9),
    "street_goods": Field(
        lambda where, value: bytes(one_of(where, each, GOODS) for each in listing(where, value, len(GOODS))),
        lambda goods: [GOODS[n] for n in goods],
        "the goods of the streets from the west",
    ),
    "buildings": row_of(SITES, Field(_read_building, _write_building, "side architect goods, or none")),
    "stacks": record(
        Stacks,
        {"tops": row_of(ARCHITECTS, OPEN_GOODS), "left": counts(ARCHITECTS, whole_row=True),
         "unseen": numbered(1, 16, 1), "nexts": row_of(ARCHITECTS, OPEN_GOODS)},
    ),
    "plans": counts(ARCHITECTS, whole_row=True),
    "starting_plans": number(0, 20),
    "favors": counts(NOBLES, whole_row=True),
    "church": record(
        Church, {"cardinal": Field(lambda w, v: whole(w, v, 1, SPOTS) - 1, lambda spot: spot + 1, "spot 1 to 8"),
                 "tiles": numbered(1, SPOTS, 1), "bag": number(0, 60)}
    ),
    "clergy_backs": Field(
        lambda where, value: bytes(whole(where, each, 0, 60) for each in listing(where, value)), list,
        "how many backs of each kind are unseen",
    ),
    "yard": Field(
        lambda where, value: tuple(one_of(where, each, BOATS) for each in listing(where, value)),
        lambda yard: [BOATS[n] for n in yard],
        "ships, the top one first",
    ),
    "hulls": counts(BOATS, 9),
    "ship_influence": row_of(
        BOATS, Field(lambda where, value: whole(where, value, 0, 9) + 1, _write_said, "0 to 9")
    ),
    "neutral": counts(NOBLES),
    "prices": counts(GOODS),
}  # fmt: skip
PLAYERS: Final = SIDES[1:]
