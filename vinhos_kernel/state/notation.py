"""A position as plain data and as text: one validator for all ways in."""

from collections.abc import Callable, Container, Mapping
from typing import Any

from vinhos_kernel.data.board import Board
from vinhos_kernel.state import shape
from vinhos_kernel.state.empty import complete, laid_over, spelled
from vinhos_kernel.state.game import Game
from vinhos_kernel.state.laws import broken
from vinhos_kernel.state.names import BOOTHS, BUILDINGS, FEATURES, SIDES, SPACES
from vinhos_kernel.state.shape import Plain, names_on
from vinhos_kernel.state.supplies import count_what_is_left, take_from_stacks
from vinhos_kernel.table.errors import BadPosition, offers
from vinhos_kernel.table.put import put
from vinhos_kernel.table.rule import WORDS, known, parameters_of
from vinhos_kernel.table.validator import known_keys, listing, mapping, one_of, plain_word, shown, whole

REPLACED_WHOLE = (
    "unseen",
    "display",
    "order",
    "next_order",
    "bribes",
    "trophies",
    "action_deck",
    "numbers",
    "agenda",
    "out_of_play",
)
LONGEST = 100_000
FOLLOWING = ("cube_supply", "you.barrels", "lacerda.barrels")
ALL_COUNTED = (
    *FOLLOWING,
    "unseen",
    "action_stack",
    "multiplier_stack",
    *(f"expert_decks.{name}" for name in FEATURES),
)


def read_position(
    given: Mapping[str, Any] | str, board: Board, readings: Mapping[str, str], starts: Mapping[str, Plain]
) -> Game:
    """A position from plain data or its text, laid over a named start; refused with one sentence if it cannot be.

    What a partial position leaves out comes from the start named by its key `start` (default: the first start);
    supplies, stacks and decks that are not given are counted so that nothing is missing.
    """
    plain = dict(parsed(given) if isinstance(given, str) else mapping("position", given))
    name = plain.pop("start", next(iter(starts)))
    base = complete(starts[list(starts)[one_of("start", name, list(starts))]], board)
    merged, touched = laid_over(base, plain)
    game = _built(merged, board, readings)
    count_what_is_left(game, touched)
    return _lawful(game)


def plain_of(game: Game) -> Plain:
    """The complete plain form of a position."""
    return shape.write(game)


def position_text(game: Game) -> str:
    """A position as a text that a person can read and paste, one field a line (TOML)."""
    return "".join(f"{key} = {_toml(value)}\n" for key, value in shape.write(game).items())


def corrected(game: Game, path: Any, value: Any) -> Game:
    """The position with one field set (`cubes.douro`, `sales.red 9`, `lacerda.bagos`); supplies follow, laws hold."""
    plain = shape.write(game)
    del plain["start"]
    if not isinstance(path, str) or not path.isprintable():
        raise BadPosition(f"{shown(path)} is not the path of a field such as cubes.douro")
    key, _, field = path.partition(".")
    known_keys("", {key: 0}, list(plain))
    if field:
        inner = plain[key]
        if not isinstance(inner, dict):
            raise BadPosition(f"{key} has no parts: {shown(path)} cannot be set")
        plain[key] = {**spelled(inner, key), **spelled({field: value}, key)}
    else:
        plain[key] = value
    if path == "vintage":
        shown_now = plain_word(value) if isinstance(value, str) else ""
        plain["unseen"] = [tile for tile in plain["unseen"] if tile != shown_now]
    game = _built(laid_over(complete({}, game.board), plain)[0], game.board, game.readings)
    count_what_is_left(game, {each for each in ALL_COUNTED if each not in FOLLOWING or each == path})
    take_from_stacks(game)
    return _lawful(game)


def agenda_item(item: tuple[Any, ...], board: Board) -> tuple[Any, ...]:
    """A rule with its arguments, as it may stand on an agenda of this board."""
    return shape.read_agenda([list(item)], _fits_its_rule(board))[0]


def parsed(text: str) -> Plain:
    """The plain form that a position's text stands for."""
    import tomllib

    if len(text) > LONGEST:
        raise BadPosition(f"a position's text has at most {LONGEST} characters, not {len(text)}")
    try:
        return tomllib.loads(text)
    except (ValueError, RecursionError) as error:
        raise BadPosition(f"the position cannot be read: {error}") from None


def _built(plain: Plain, board: Board, readings: Mapping[str, str]) -> Game:
    names = names_on(board)
    game = Game()
    game.board, game.readings = board, readings
    game.calendar = shape.read_calendar(plain, names)
    out = [shape.region_number("out_of_play", each) for each in listing("out_of_play", plain["out_of_play"])]
    game.in_play = sum(1 << n for n in range(1, 10) if n not in out)
    game.estates = shape.region_row("estates", plain["estates"])
    game.stacks = shape.region_row("stacks", plain["stacks"])
    for n in out:
        game.stacks = put(game.stacks, n, 0)
    game.cubes = shape.region_row("cubes", plain["cubes"])
    game.cube_supply = whole("cube_supply", plain["cube_supply"], 0, 255)
    game.buildings = bytes(whole(kind, plain[kind], 0, 255) for kind in BUILDINGS)
    game.expert_decks = shape.read_expert_decks(plain, names)
    game.magnates = shape.read_magnates(plain, names)
    game.bribes = shape.mask("bribes", plain["bribes"], SPACES)
    game.order = shape.side_list("order", plain["order"], 2)
    game.next_order = shape.side_list("next_order", plain["next_order"], 2)
    game.sales = shape.slot_row("sales", plain["sales"], names.sales)
    game.export = shape.slot_row("export", plain["export"], names.export)
    game.booths = shape.slot_row("booths", plain["booths"], BOOTHS)
    trophies = listing("trophies", plain["trophies"], 3)
    game.trophies = bytes(one_of("trophies", each, (*SIDES, "both")) for each in trophies)
    shape.read_sides(game, plain, names)
    game.action_deck = shape.mask("action_deck", plain["action_deck"], SPACES)
    game.numbers = shape.number_mask("numbers", plain["numbers"])
    game.agenda = shape.read_agenda(plain["agenda"], _fits_its_rule(board))
    return game


def _lawful(game: Game) -> Game:
    faults = broken(game)
    if faults:
        raise BadPosition("; ".join(faults[:3]))
    return game


def _fits_its_rule(board: Board) -> Callable[[str, tuple[Any, ...]], None]:
    """A check that an agenda item names a rule, and that its arguments are some that the rule can have."""
    limits = {**shape.argument_limits(board), **WORDS}

    def check(name: str, args: tuple[Any, ...]) -> None:
        parameters = parameters_of(known(name))
        if len(args) != len(parameters):
            raise BadPosition(f"agenda: {name} takes {list(parameters)}, not {shown(list(args))}")
        for parameter, value in zip(parameters, args, strict=True):
            if value not in limits[parameter]:
                raise BadPosition(
                    f"agenda: {name} cannot have {parameter} = {shown(value)}, only {_range(limits[parameter])}"
                )

    return check


def _range(limit: Container[Any]) -> str:
    return f"{limit[0]} to {limit[-1]}" if isinstance(limit, range) else offers(list(limit))  # type: ignore[call-overload]


def _toml(value: Any) -> str:
    if isinstance(value, int):
        return str(value)
    if isinstance(value, str):
        return '"' + value.replace("\\", "\\\\").replace('"', '\\"') + '"'
    if isinstance(value, list):
        return "[" + ", ".join(map(_toml, value)) + "]"
    filled = {key: inner for key, inner in value.items() if inner != {} and inner != []}
    return "{" + ", ".join(f"{_key(key)} = {_toml(inner)}" for key, inner in filled.items()) + "}"


def _key(key: str) -> str:
    return key if key.replace("_", "").isalnum() and key.isascii() else f'"{key}"'
