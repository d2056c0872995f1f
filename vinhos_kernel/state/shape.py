"""The plain form of a position: each field by name, and how it is read."""

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

from vinhos_kernel.data.board import Board
from vinhos_kernel.state.game import NO_PATH, Calendar, ExpertDeck, Hand, Magnates, Path
from vinhos_kernel.state.names import (
    AT_A_TABLE,
    BUILDINGS,
    FEATURES,
    PERSON,
    PHASES,
    REGIONS,
    SIDES_AGAINST,
    SPACES,
)
from vinhos_kernel.table.deck import mask_of
from vinhos_kernel.table.errors import BadPosition
from vinhos_kernel.table.validator import by_place, known_keys, listing, mapping, one_of, shown, whole

Plain = dict[str, Any]
MANY = 100_000
EMPTY = "empty"
SIDE_FIELDS = (
    "marker", "bagos", "vp", "fair_points", "barrels", "magnate_barrels", "waiting_cubes", "estates", "experts",
    "face_down", "actions", "used", "multipliers", "bare", "ports",
)  # fmt: skip
REST = "rest"
"""Instead of a list: the tiles of an Expert deck that lie nowhere else."""


class Names(NamedTuple):
    """The names that a position uses, with one of our boards."""

    vintages: tuple[str, ...]
    tiles: tuple[str, ...]
    actions: tuple[str, ...]
    multipliers: tuple[str, ...]
    experts: tuple[str, ...]
    sales: tuple[str, ...]
    export: tuple[str, ...]


def names_on(board: Board) -> Names:
    """All names that the slots and tiles of a board have."""
    kinds = len(board.action_copies)
    return Names(
        vintages=tuple(tile.name for tile in board.vintages),
        tiles=board.tile_names,
        actions=board.tile_names[1 : kinds + 1],
        multipliers=board.tile_names[kinds + 1 :],
        experts=tuple(expert.name for expert in board.experts),
        sales=tuple(slot.name for slot in board.sales_slots),
        export=tuple(slot.name for slot in board.export_slots),
    )


def region_row(where: str, value: Any, most: int = 255) -> bytes:
    """A row by region from a table of regions (by id, name or number)."""
    row = bytearray(10)
    for place, key, count in by_place(where, value, lambda key: region_number(where, key)):
        row[place] = whole(f"{where}.{key}", count, 0, most)
    return bytes(row)


def region_number(where: str, key: Any) -> int:
    """The printed number of a region given by id, name or number."""
    text = str(key) if isinstance(key, int | str) else ""
    if len(text) == 1 and text in "123456789":
        return int(text)
    return one_of(where, key, REGIONS)


def slot_row(where: str, value: Any, slots: Sequence[str], holders: Sequence[str]) -> bytes:
    """Who holds each slot, from a table of taken slots."""
    row = bytearray(len(slots))
    for place, key, side in by_place(where, value, lambda key: one_of(where, key, slots)):
        row[place] = one_of(f"{where}.{key}", side, holders)
    return bytes(row)


def count_row(where: str, value: Any, kinds: Sequence[str]) -> bytes:
    """How many of each kind, from a table or from a list of kinds."""
    row = bytearray(len(kinds))
    if isinstance(value, list | tuple):
        places = [one_of(where, key, kinds) for key in value]
        return bytes(whole(where, places.count(place), 0, 255) for place in range(len(kinds)))
    for place, key, count in by_place(where, value, lambda key: one_of(where, key, kinds)):
        row[place] = whole(f"{where}.{key}", count, 0, 255)
    return bytes(row)


def mask(where: str, value: Any, names: Sequence[str]) -> int:
    """A set of named things as a mask."""
    return _once_each(where, value, [one_of(where, each, names) for each in listing(where, value)])


def number_mask(where: str, value: Any) -> int:
    """A set of Number cards as a mask."""
    return _once_each(where, value, [whole(where, each, 1, 9) for each in listing(where, value)])


def _once_each(where: str, value: Any, places: list[int]) -> int:
    for place, each in zip(places, value, strict=True):
        if places.count(place) > 1:
            raise BadPosition(f"{where}: {shown(each)} is named twice")
    return mask_of(places)


def side_list(where: str, value: Any, length: int, sides: Sequence[str]) -> bytes:
    """Sides in order."""
    return bytes(one_of(where, each, sides) for each in listing(where, value, length))


def read_seats(value: Any) -> tuple[str, ...]:
    """Who plays each side: you a person here or at a real table, and who sits across."""
    you, across = listing("seats", value, 2)
    mine, theirs = (PERSON, AT_A_TABLE), tuple(SIDES_AGAINST)
    return mine[one_of("seats", you, mine)], theirs[one_of("seats", across, theirs)]


def read_calendar(plain: Plain, names: Names) -> Calendar:
    """Year, phase, Vintage tile, unseen tiles and the tax marker."""
    vintage = plain["vintage"]
    return Calendar(
        year=whole("year", plain["year"], 1, 6),
        phase=PHASES[one_of("phase", plain["phase"], PHASES)],
        vintage=-1 if vintage == "none" else one_of("vintage", vintage, names.vintages),
        unseen=mask("unseen", plain["unseen"], names.vintages),
        tax=one_of("tax", plain["tax"], (*SPACES, "none")),
        circle=whole("circle", plain["circle"], 1, 2),
    )


def read_expert_decks(plain: Plain, names: Names, hands: Sequence[Hand], board: Board) -> tuple[ExpertDeck, ...]:
    """For each feature the tiles known from the top, those in unknown order, those known at the bottom."""
    decks: list[ExpertDeck] = []
    held = [hand.experts | hand.face_down for hand in hands]
    for n, feature in enumerate(FEATURES):
        where = f"expert_decks.{feature}"
        deck = mapping(where, mapping("expert_decks", plain["expert_decks"])[feature])
        known_keys(where, deck, ("top", "hidden", "bottom"))
        top, bottom = (
            tuple(
                one_of(f"{where}.{end}", each, names.experts) for each in listing(f"{where}.{end}", deck.get(end, ()))
            )
            for end in ("top", "bottom")
        )
        if deck.get("hidden") == REST:
            elsewhere = mask_of([*top, *bottom])
            for mask_held in held:
                elsewhere |= mask_held
            hidden = mask_of(board.experts_of[n]) & ~elsewhere
        else:
            hidden = mask(f"{where}.hidden", deck.get("hidden", ()), names.experts)
        decks.append((top, hidden, bottom))
    return tuple(decks)


def read_magnates(plain: Plain, names: Names) -> Magnates:
    """The six display spaces and what both stacks hold."""
    display = bytes(one_of("display", each, names.tiles) for each in listing("display", plain["display"], 6))
    actions = count_row("action_stack", plain["action_stack"], names.actions)
    return Magnates(display, actions, count_row("multiplier_stack", plain["multiplier_stack"], names.multipliers))


def argument_limits(board: Board) -> dict[str, range]:
    """For the arguments of rules, by name: the numbers that they can be on this board."""
    estates, most = range(board.count["estates"]), range(1, 10)
    return {
        "region": range(10), "cubes": range(3), "added": range(5), "value": range(1, 100),
        "kind": range(len(BUILDINGS)), "colour": range(1, 3), "estate": estates, "at": range(4),
        "feature": range(len(FEATURES)), "space": range(len(SPACES)), "slot": range(len(board.sales_slots)),
        "place": range(6), "year": range(1, 7), "side": range(1, 3), "out": range(4), "used": range(16),
        "most": most, "done": range(10), "price": range(100), "discount": range(21), "freely": range(2),
        "tile": range(1, len(board.action_copies) + 1), "expert": range(len(board.experts)), "bought": range(1024),
        "without": range(2), "forced": range(2), "token": range(len(board.tokens)),
    }  # fmt: skip


def read_path(plain: Plain, board: Board) -> Path:
    """The automa's tokens on its loop, and the spaces that it has used this year; nothing with another opponent."""
    if "path" not in plain:
        return NO_PATH
    path = mapping("path", plain["path"])
    known_keys("path", path, ("tokens", "year", "used"))
    loop = [SPACES[space] for space in board.loop]
    given = mapping("path.tokens", path["tokens"])
    known_keys("path.tokens", given, [str(token.number) for token in board.tokens])
    tokens = [
        one_of(f"path.tokens.{token.number}", given.get(str(token.number), loop[token.start]), loop)
        for token in board.tokens
    ]
    used = mask("path.used", path["used"], SPACES)
    year = whole("path.year", path["year"], 0, 6)
    return Path(bytes(tokens), year or (plain["year"] if used else 0), used)


def read_agenda(value: Any, known: Callable[[str, tuple[Any, ...]], None]) -> tuple[tuple[Any, ...], ...]:
    """What is still to be done: rule ids with plain arguments."""
    items = []
    for entry in listing("agenda", value):
        item = tuple(listing("agenda", entry))
        if (
            not item
            or not isinstance(item[0], str)
            or any(isinstance(a, bool) or not isinstance(a, int | str) for a in item)
        ):
            raise BadPosition(f"agenda: {shown(entry)} is not a rule id with plain arguments")
        known(item[0], item[1:])
        items.append(item)
    return tuple(items)
