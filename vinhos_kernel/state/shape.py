"""The plain form of a position: each field by name, how it is read, and how it is written."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, NamedTuple

from vinhos_kernel.data.board import Board
from vinhos_kernel.state.game import Calendar, ExpertDeck, Game, Magnates, Yours
from vinhos_kernel.state.names import BOOTHS, BUILDINGS, FEATURES, PHASES, REGIONS, SIDES, SPACES
from vinhos_kernel.table.deck import cards_in, mask_of
from vinhos_kernel.table.errors import BadPosition
from vinhos_kernel.table.validator import known_keys, listing, mapping, one_of, shown, whole

Plain = dict[str, Any]
MANY = 100_000
EMPTY = "empty"
SIDE_FIELDS = ("marker", "bagos", "vp", "fair_points", "barrels")
YOUR_FIELDS = (*SIDE_FIELDS, "magnate_barrels", "waiting_cubes", "actions", "multipliers")
HIS_FIELDS = (*SIDE_FIELDS, "experts", "multipliers")


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
    for key, count in mapping(where, value).items():
        row[region_number(where, key)] = whole(f"{where}.{key}", count, 0, most)
    return bytes(row)


def region_number(where: str, key: Any) -> int:
    """The printed number of a region given by id, name or number."""
    text = str(key) if isinstance(key, int | str) else ""
    if len(text) == 1 and text in "123456789":
        return int(text)
    return one_of(where, key, REGIONS)


def slot_row(where: str, value: Any, slots: Sequence[str], holders: Sequence[str] = SIDES) -> bytes:
    """Who holds each slot, from a table of taken slots."""
    row = bytearray(len(slots))
    for key, side in mapping(where, value).items():
        row[one_of(where, key, slots)] = one_of(f"{where}.{key}", side, holders)
    return bytes(row)


def count_row(where: str, value: Any, kinds: Sequence[str]) -> bytes:
    """How many of each kind, from a table or from a list of kinds."""
    row = bytearray(len(kinds))
    if isinstance(value, list | tuple):
        places = [one_of(where, key, kinds) for key in value]
        return bytes(whole(where, places.count(place), 0, 255) for place in range(len(kinds)))
    for key, count in mapping(where, value).items():
        row[one_of(where, key, kinds)] = whole(f"{where}.{key}", count, 0, 255)
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


def side_list(where: str, value: Any, length: int) -> bytes:
    """Sides in order."""
    return bytes(one_of(where, each, SIDES) for each in listing(where, value, length))


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


def read_expert_decks(plain: Plain, names: Names) -> tuple[ExpertDeck, ...]:
    """For each feature the tiles known from the top, those in unknown order, those known at the bottom."""
    decks: list[ExpertDeck] = []
    for feature in FEATURES:
        where = f"expert_decks.{feature}"
        deck = mapping(where, mapping("expert_decks", plain["expert_decks"])[feature])
        known_keys(where, deck, ("top", "hidden", "bottom"))
        top, bottom = (
            tuple(
                one_of(f"{where}.{end}", each, names.experts) for each in listing(f"{where}.{end}", deck.get(end, ()))
            )
            for end in ("top", "bottom")
        )
        decks.append((top, mask(f"{where}.hidden", deck.get("hidden", ()), names.experts), bottom))
    return tuple(decks)


def read_magnates(plain: Plain, names: Names) -> Magnates:
    """The six display spaces and what both stacks hold."""
    display = bytes(one_of("display", each, names.tiles) for each in listing("display", plain["display"], 6))
    actions = count_row("action_stack", plain["action_stack"], names.actions)
    return Magnates(display, actions, count_row("multiplier_stack", plain["multiplier_stack"], names.multipliers))


def read_sides(game: Game, plain: Plain, names: Names) -> None:
    """Both sides: marker, purse, track places, barrels, tiles."""
    you, him = plain["you"], plain["lacerda"]
    pairs = (("you", you), ("lacerda", him))
    game.markers = bytes((0, *(one_of(f"{who}.marker", side["marker"], SPACES) for who, side in pairs)))
    for field in ("bagos", "vp", "fair_points"):
        setattr(game, field, (0, *(whole(f"{who}.{field}", side[field], 0, MANY) for who, side in pairs)))
    game.barrels = (0, *(whole(f"{who}.barrels", side["barrels"], 0, 255) for who, side in pairs))
    game.yours = Yours(
        whole("you.magnate_barrels", you["magnate_barrels"], 0, 255),
        whole("you.waiting_cubes", you["waiting_cubes"], 0, 255),
        count_row("you.actions", you["actions"], names.actions),
        count_row("you.multipliers", you["multipliers"], names.multipliers),
    )
    game.his_experts = mask("lacerda.experts", him["experts"], names.experts)
    game.his_multipliers = count_row("lacerda.multipliers", him["multipliers"], names.multipliers)


def argument_limits(board: Board) -> dict[str, range]:
    """For the arguments of rules, by name: the numbers that they can be on this board."""
    return {
        "region": range(10), "cubes": range(3), "added": range(5), "value": range(1, 100),
        "kind": range(len(BUILDINGS)),
        "feature": range(len(FEATURES)), "space": range(len(SPACES)), "slot": range(len(board.sales_slots)),
        "place": range(6), "year": range(1, 7), "side": range(1, 3), "out": range(4),
    }  # fmt: skip


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


def write(game: Game) -> Plain:
    """The plain form of a position, complete."""
    board, names = game.board, names_on(game.board)
    year, phase, vintage, unseen, tax, circle = game.calendar
    return {
        "start": EMPTY,
        "year": year,
        "phase": phase,
        "vintage": "none" if vintage < 0 else names.vintages[vintage],
        "unseen": _named(cards_in(unseen), names.vintages),
        "tax": (*SPACES, "none")[tax],
        "circle": circle,
        "out_of_play": [REGIONS[n] for n in range(1, 10) if not game.in_play >> n & 1],
        "estates": _by_name(game.estates, REGIONS),
        "stacks": {REGIONS[n]: game.stacks[n] for n in range(1, 10) if game.in_play >> n & 1},
        "cubes": _by_name(game.cubes, REGIONS),
        "cube_supply": game.cube_supply,
        **dict(zip(BUILDINGS, game.buildings, strict=True)),
        "expert_decks": {
            feature: {
                "top": _named(top, names.experts),
                "hidden": _named(cards_in(hidden), names.experts),
                "bottom": _named(bottom, names.experts),
            }
            for feature, (top, hidden, bottom) in zip(FEATURES, game.expert_decks, strict=True)
        },
        "display": [board.tile_names[tile] for tile in game.magnates.display],
        "action_stack": _by_name(game.magnates.actions, names.actions),
        "multiplier_stack": _by_name(game.magnates.multipliers, names.multipliers),
        "bribes": _named(cards_in(game.bribes), SPACES),
        "order": [SIDES[side] for side in game.order],
        "next_order": [SIDES[side] for side in game.next_order],
        "sales": _held(game.sales, names.sales),
        "export": _held(game.export, names.export),
        "booths": _held(game.booths, BOOTHS),
        "trophies": [(*SIDES, "both")[side] for side in game.trophies],
        "you": {
            **_side(game, 1),
            "magnate_barrels": game.yours.magnate_barrels,
            "waiting_cubes": game.yours.waiting_cubes,
            "actions": _by_name(game.yours.actions, names.actions),
            "multipliers": _by_name(game.yours.multipliers, names.multipliers),
        },
        "lacerda": {
            **_side(game, 2),
            "experts": _named(cards_in(game.his_experts), names.experts),
            "multipliers": _by_name(game.his_multipliers, names.multipliers),
        },
        "action_deck": _named(cards_in(game.action_deck), SPACES),
        "numbers": list(cards_in(game.numbers)),
        "agenda": [list(item) for item in game.agenda],
    }


def _side(game: Game, side: int) -> Plain:
    return {
        "marker": SPACES[game.markers[side]],
        "bagos": game.bagos[side],
        "vp": game.vp[side],
        "fair_points": game.fair_points[side],
        "barrels": game.barrels[side],
    }


def _named(places: Sequence[int], names: Sequence[str]) -> list[str]:
    return [names[place] for place in places]


def _by_name(row: bytes, names: Sequence[str]) -> dict[str, int]:
    return {names[i]: count for i, count in enumerate(row) if count}


def _held(row: bytes, names: Sequence[str]) -> Mapping[str, str]:
    return {names[i]: SIDES[side] for i, side in enumerate(row) if side}
