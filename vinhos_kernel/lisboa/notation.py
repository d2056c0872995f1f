"""A position as plain data and as text: one validator for all ways in."""

from collections.abc import Mapping
from typing import Any

from vinhos_kernel.lisboa.data.board import Board
from vinhos_kernel.lisboa.empty import EMPTY, FOLLOWING, count_what_is_left, empty_table, laid_over
from vinhos_kernel.lisboa.game import Game, bare_hand
from vinhos_kernel.lisboa.laws import broken
from vinhos_kernel.lisboa.names import YOU
from vinhos_kernel.lisboa.shape import FIELDS, HAND, PLAYERS, Plain
from vinhos_kernel.table.errors import BadPosition
from vinhos_kernel.table.rule import known, parameters_of
from vinhos_kernel.table.validator import known_keys, listing, mapping, one_of, over, shown

LONGEST = 100_000
MOST_ITEMS = 200
LIMITS = {
    "street": range(4), "place": range(21), "first": range(2), "architect": range(2), "side": range(1, 3),
    "turned": range(100), "helper": range(4), "noble": range(3), "most": range(1, 10), "spaces": range(1, 9),
    "ship": range(4), "space": range(20), "by_event": range(2),
}  # fmt: skip
"""For the arguments of rules, by name: the numbers that they can be."""
Starts = Mapping[str, Plain]


def read_position(given: Any, board: Board, readings: Mapping[str, str], starts: Starts) -> Game:
    """A position from plain data or its text, laid over a named start; refused with one sentence if it cannot be.

    What a partial position leaves out comes from the start named by its key `start` (default: the first start);
    supplies that are not given are counted so that nothing is missing.
    """
    plain = dict(parsed(given) if isinstance(given, str) else mapping("position", given))
    name = plain.pop("start", next(iter(starts)))
    start = starts[list(starts)[one_of("start", name, list(starts))]]
    base, _ = laid_over(empty_table(board), start)
    merged, touched = laid_over(base, plain)
    game = _built(merged, board, readings)
    count_what_is_left(game, touched)
    return _lawful(game)


def plain_of(game: Game) -> Plain:
    """The complete plain form of a position."""
    plain: Plain = {"start": EMPTY}
    plain |= {name: field.write(getattr(game, name)) for name, field in FIELDS.items()}
    plain["agenda"] = [list(item) for item in game.agenda]
    plain |= {who: HAND.write(game.hands[side]) for side, who in enumerate(PLAYERS, YOU)}
    return plain


def whole_plain_of(game: Game) -> Plain:
    """The plain form with every part by its name, those that hold nothing as well."""
    bare = {name: field.bare for name, field in FIELDS.items()} | dict.fromkeys(PLAYERS, HAND.bare)
    return {name: _filled(bare.get(name), value) for name, value in plain_of(game).items()}


def _filled(bare: Any, value: Any) -> Any:
    if not isinstance(value, dict) or not bare:
        return value
    return {**bare, **{name: _filled(bare.get(name), each) for name, each in value.items()}}


def position_text(game: Game) -> str:
    """A position as a text that a person can read and paste (TOML), without what the empty table has anyway."""
    plain, bare = plain_of(game), empty_table(game.board)
    del plain["start"]
    counted = _as_counted(game)
    lines = [f'start = "{EMPTY}"\n']
    for key, value in plain.items():
        if key not in PLAYERS and value != bare[key] and key not in FOLLOWING:
            lines.append(f"{key} = {_toml(_without(key, value, bare[key], counted))}\n")
        elif key in FOLLOWING and value != counted[key]:
            lines.append(f"{key} = {_toml(value)}\n")
    for who in PLAYERS:
        lines.append(f"\n[{who}]\n")
        for field, value in plain[who].items():
            path = f"{who}.{field}"
            if value != (counted[path] if path in FOLLOWING else bare[who][field]):
                lines.append(f"{field} = {_toml(value)}\n")
    return "".join(lines)


def _without(key: str, value: Any, bare: Any, counted: Plain) -> Any:
    """A table without the parts that the empty table has, or that are counted."""
    if key not in ("stacks", "church"):
        return value
    usual = {field: counted.get(f"{key}.{field}", bare[field]) for field in value}
    return {field: each for field, each in value.items() if each != usual[field]}


def _as_counted(game: Game) -> Plain:
    """What a reader of the text would count: supplies by their path."""
    other = game.copy()
    count_what_is_left(other, set())
    plain = plain_of(other)
    return {path: _inner(plain, path) for path in FOLLOWING}


def _inner(plain: Plain, path: str) -> Any:
    key, _, field = path.partition(".")
    return plain[key][field] if field else plain[key]


def corrected(game: Game, path: Any, value: Any) -> Game:
    """The position with one field set (`treasury`, `stores.B3`, `you.offices.king`); supplies follow, laws hold."""
    if not isinstance(path, str) or not path.isprintable():
        raise BadPosition(f"{shown(path)} is not the path of a field such as lacerda.wigs")
    key, *inner = path.split(".")
    plain = plain_of(game)
    del plain["start"]
    known_keys("", {key: 0}, list(plain))
    if key == "seat":
        raise BadPosition("seat: cannot be changed in a game that has begun; start another one")
    plain[key] = _set(key, plain[key], inner, value)
    merged, _ = laid_over(empty_table(game.board), {**plain})
    for each in FIELDS:
        merged[each] = plain[each]
    changed = _built(merged, game.board, game.readings)
    top = ".".join(path.split(".")[:2]) if key in (*PLAYERS, "stacks", "church") else key
    count_what_is_left(changed, {path, top})
    return _lawful(changed)


def _set(where: str, old: Any, inner: list[str], value: Any) -> Any:
    """A part with a value set deep inside."""
    if not inner:
        return value
    if not isinstance(old, dict):
        raise BadPosition(f"{where} has no parts: {shown('.'.join([where, *inner]))} cannot be set")
    first, *rest = inner
    if rest or where in PLAYERS:
        known_keys(where, {first: 0}, list(old))
    return over(where, old, {first: _set(f"{where}.{first}", old.get(first), rest, value) if rest else value})


def agenda_item(item: tuple[Any, ...]) -> tuple[Any, ...]:
    """A rule with its arguments, as it may stand on an agenda."""
    return read_agenda([list(item)])[0]


def parsed(text: str) -> Plain:
    """The plain form that a position's text stands for."""
    import tomllib

    if len(text) > LONGEST:
        raise BadPosition(f"a position's text has at most {LONGEST} characters, not {len(text)}")
    try:
        return tomllib.loads(text)
    except (ValueError, RecursionError) as error:
        raise BadPosition(f"the position cannot be read: {error}") from None


def read_agenda(value: Any) -> tuple[tuple[Any, ...], ...]:
    """What is still to be done: rules of this game with arguments that they can have."""
    items = listing("agenda", value)
    if len(items) > MOST_ITEMS:
        raise BadPosition(f"agenda: at most {MOST_ITEMS} items, not {len(items)}")
    return tuple(_item(tuple(listing("agenda", entry))) for entry in items)


def _item(item: tuple[Any, ...]) -> tuple[Any, ...]:
    name = item[0] if item else ""
    if not isinstance(name, str) or not name.startswith("lisboa."):
        raise BadPosition(f"agenda: {shown(list(item))} is not a rule of Lisboa with its arguments")
    parameters = parameters_of(known(name))
    if len(item) - 1 != len(parameters):
        raise BadPosition(f"agenda: {name} takes {list(parameters)}, not {shown(list(item[1:]))}")
    for parameter, value in zip(parameters, item[1:], strict=True):
        limit = LIMITS[parameter]
        if isinstance(value, bool) or not isinstance(value, int) or value not in limit:
            raise BadPosition(
                f"agenda: {name} cannot have {parameter} = {shown(value)}, only {limit[0]} to {limit[-1]}"
            )
    return item


def _built(plain: Plain, board: Board, readings: Mapping[str, str]) -> Game:
    game = Game()
    game.board, game.readings, game.aside = board, readings, 0
    for name, field in FIELDS.items():
        setattr(game, name, field.read(name, plain[name]))
    game.hands = (bare_hand(), *(HAND.read(who, plain[who]) for who in PLAYERS))
    game.agenda = read_agenda(plain["agenda"])
    if len(game.clergy_backs) != len(board.clergy_backs):
        raise BadPosition(f"clergy_backs: {len(board.clergy_backs)} numbers are needed")
    return game


def _lawful(game: Game) -> Game:
    faults = broken(game)
    if faults:
        raise BadPosition("; ".join(faults[:3]))
    return game


def _toml(value: Any) -> str:
    if isinstance(value, int):
        return str(value)
    if isinstance(value, str):
        return '"' + value + '"'
    if isinstance(value, list):
        return "[" + ", ".join(_toml(each) for each in value) + "]"
    return "{" + ", ".join(f'"{key}"={_toml(each)}' for key, each in value.items()) + "}"
