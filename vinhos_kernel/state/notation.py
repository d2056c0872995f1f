"""A position as plain data and as text: one validator for all ways in."""

from collections.abc import Callable, Mapping
from typing import Any

from vinhos_kernel.data.board import Board
from vinhos_kernel.state import shape, shape_sides, shape_write
from vinhos_kernel.state.empty import PLAYERS, complete, laid_over, spelling
from vinhos_kernel.state.game import Game
from vinhos_kernel.state.laws import broken
from vinhos_kernel.state.names import BOOTHS, BUILDINGS, SPACES
from vinhos_kernel.state.shape import Plain, names_on
from vinhos_kernel.state.short import lengthened, shortened
from vinhos_kernel.state.supplies import count_what_is_left, take_from_stacks
from vinhos_kernel.table.errors import BadPosition
from vinhos_kernel.table.put import put
from vinhos_kernel.table.rule import known, parameters_of
from vinhos_kernel.table.validator import known_keys, listing, mapping, one_of, over, plain_word, shown, whole

LONGEST = 100_000
FOLLOWING = ("cube_supply", "port_supply", *(f"{who}.barrels" for who in PLAYERS))
BY_PARTS = ("vines", "stacks", "expert_decks")
"""Tables of which the text has only the parts that differ from what the empty table has, or from what is counted."""
ALL_COUNTED = (*FOLLOWING, "unseen", "action_stack", "multiplier_stack")


def read_position(
    given: Mapping[str, Any] | str, board: Board, readings: Mapping[str, str], starts: Mapping[str, Plain]
) -> Game:
    """A position from plain data or its text, laid over a named start; refused with one sentence if it cannot be.

    What a partial position leaves out comes from the start named by its key `start` (default: the first start);
    supplies, stacks and decks that are not given are counted so that nothing is missing.
    """
    plain = lengthened(parsed(given) if isinstance(given, str) else mapping("position", given))
    name = plain.pop("start", next(iter(starts)))
    start = starts[list(starts)[one_of("start", name, list(starts))]]
    base = complete({**start, "seats": plain["seats"]} if "seats" in plain else start, board)
    merged, touched = laid_over(base, plain)
    game = _built(merged, board, readings)
    count_what_is_left(game, touched)
    return _lawful(game)


def plain_of(game: Game) -> Plain:
    """The complete plain form of a position."""
    return shape_write.write(game)


def position_text(game: Game) -> str:
    """A position as a text that a person can read and paste (TOML), without what the empty table has anyway."""
    plain, bare = shape_write.write(game), complete({"seats": list(game.seats)}, game.board)
    counted = _as_counted(game)
    players = game.sides[1:]
    lines = [f'start = "{shape.EMPTY}"\n', f"seats = {_toml(shortened('seats', plain['seats']))}\n"]
    for key, value in plain.items():
        known_already: Any = counted[key] if key in counted else bare.get(key)
        if key not in ("start", "seats", *players) and value != known_already:
            value = _different(value, known_already) if key in BY_PARTS else value
            lines.append(f"{key} = {_toml(shortened(key, value))}\n")
    for who in players:
        lines.append(f"\n[{who}]\n")
        for field, value in plain[who].items():
            path = f"{who}.{field}"
            if value != (counted[path] if path in counted else bare[who][field]) or field == "marker":
                lines.append(f"{field} = {_toml(shortened(field, value, of_a_side=True), field == 'estates')}\n")
    return "".join(lines)


def _as_counted(game: Game) -> Plain:
    """What a reader of the text would count: supplies, stacks, unseen Vineyards, the rest of the Expert decks."""
    other = game.copy()
    count_what_is_left(other, set())
    plain = shape_write.write(other)
    stacks = {"stacks": {}, "tops": plain["tops"], "vines": {}}
    other.vines = shape_sides.read_vines(stacks, game.board, game.estates)
    counted = {key: plain[key] for key in ("cube_supply", "port_supply", "action_stack", "multiplier_stack")}
    other.stacks = game.board.vineyards
    count_what_is_left(other, set())
    again = shape_write.write(other)
    counted |= {"vines": again["vines"], "stacks": again["stacks"]}
    counted |= {f"{who}.barrels": plain[who]["barrels"] for who in game.sides[1:]}
    return counted


def _different(value: Plain, usual: Plain) -> Plain:
    return {key: each for key, each in value.items() if each != usual[key]}


def corrected(game: Game, path: Any, value: Any) -> Game:
    """The position with one field set (`cubes.douro`, `sales.red 9`, `lacerda.bagos`); supplies follow, laws hold."""
    plain = shape_write.write(game)
    del plain["start"]
    if not isinstance(path, str) or not path.isprintable():
        raise BadPosition(f"{shown(path)} is not the path of a field such as cubes.douro")
    key, _, field = path.partition(".")
    known_keys("", {key: 0}, list(plain))
    if key == "seats":
        raise BadPosition("seats: who plays cannot be changed in a game that has begun; start another one")
    if field:
        inner = plain[key]
        if not isinstance(inner, dict):
            raise BadPosition(f"{key} has no parts: {shown(path)} cannot be set")
        if key == "path" and field.partition(".")[0] == "tokens":
            field, value = "tokens", {**inner["tokens"], **_tokens_moved(field, value)}
        plain[key] = over(key, inner, {field: value}, spelling(key))
    else:
        plain[key] = value
    plain = lengthened(plain)
    if key in game.sides or key == "tops":
        del plain["vines"]
    if path == "vintage":
        shown_now = plain_word(value) if isinstance(value, str) else ""
        plain["unseen"] = [tile for tile in plain["unseen"] if tile != shown_now]
    bare = complete({"seats": plain["seats"]}, game.board)
    game = _built(laid_over(bare, plain)[0], game.board, game.readings)
    count_what_is_left(game, {path, *(each for each in ALL_COUNTED if each not in FOLLOWING)})
    take_from_stacks(game)
    return _lawful(game)


def _tokens_moved(field: str, value: Any) -> Mapping[str, Any]:
    """The tokens that a correction moves: one of them (`path.tokens.2`), or a table of some."""
    number = field.partition(".")[2]
    return {number: value} if number else mapping("path.tokens", value)


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
    game.seats = shape.read_seats(plain["seats"])
    sides = game.sides
    out = [shape.region_number("out_of_play", each) for each in listing("out_of_play", plain["out_of_play"])]
    game.in_play = sum(1 << n for n in range(1, 10) if n not in out)
    game.estates = shape_sides.read_estates(game, plain, board)
    game.stacks = shape.region_row("stacks", plain["stacks"])
    for n in out:
        game.stacks = put(game.stacks, n, 0)
    game.vines = shape_sides.read_vines(plain, board, game.estates)
    game.cubes = shape.region_row("cubes", plain["cubes"])
    game.cube_supply = whole("cube_supply", plain["cube_supply"], 0, 255)
    game.buildings = bytes(whole(kind, plain[kind], 0, 255) for kind in BUILDINGS)
    game.path = shape.read_path(plain, board)
    game.port_supply = whole("port_supply", plain["port_supply"], 0, 255)
    shape_sides.read_sides(game, plain, names, board.count["barrels_per_magnate"])
    game.expert_decks = shape.read_expert_decks(plain, names, game.hands, board)
    game.magnates = shape.read_magnates(plain, names)
    game.bribes = shape.mask("bribes", plain["bribes"], SPACES)
    game.order = shape.side_list("order", plain["order"], 2, sides)
    game.next_order = shape.side_list("next_order", plain["next_order"], 2, sides)
    game.sales = shape.slot_row("sales", plain["sales"], names.sales, sides)
    game.export = shape.slot_row("export", plain["export"], names.export, sides)
    game.booths = shape.slot_row("booths", plain["booths"], BOOTHS, sides)
    trophies = listing("trophies", plain["trophies"], 3)
    game.trophies = bytes(one_of("trophies", each, (*sides, "both")) for each in trophies)
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
    limits = shape.argument_limits(board)

    def check(name: str, args: tuple[Any, ...]) -> None:
        if name.startswith("lisboa."):
            raise BadPosition(f"agenda: {name} is a rule of another game")
        parameters = parameters_of(known(name))
        if len(args) != len(parameters):
            raise BadPosition(f"agenda: {name} takes {list(parameters)}, not {shown(list(args))}")
        for parameter, value in zip(parameters, args, strict=True):
            if value not in limits[parameter]:
                raise BadPosition(
                    f"agenda: {name} cannot have {parameter} = {shown(value)}, only {_range(limits[parameter])}"
                )

    return check


def _range(limit: range) -> str:
    return f"{limit[0]} to {limit[-1]}"


def _toml(value: Any, by_lines: bool = False) -> str:
    if isinstance(value, int):
        return str(value)
    if isinstance(value, str):
        return '"' + value.replace("\\", "\\\\").replace('"', '\\"') + '"'
    if isinstance(value, list):
        written = [_toml(each) for each in value]
        return "[\n  " + ",\n  ".join(written) + ",\n]" if by_lines else "[" + ", ".join(written) + "]"
    filled = {key: inner for key, inner in value.items() if inner != {} and inner != []}
    return "{" + ", ".join(f"{_key(key)}={_toml(inner)}" for key, inner in filled.items()) + "}"


def _key(key: str) -> str:
    return key if key.replace("_", "").isalnum() and key.isascii() else f'"{key}"'
