"""A record: what happened at a table, as text that a person can write; a save is a record with its position."""

from collections.abc import Callable, Iterator
from typing import Any, NamedTuple

from vinhos_kernel.table.errors import BadRecord, TableError
from vinhos_kernel.table.question import Question
from vinhos_kernel.table.session import (
    Entry,
    Kind,
    Session,
    Start,
    answer,
    begin,
    correct,
    of_a_session,
    offering,
    undo,
)
from vinhos_kernel.table.validator import shown

FORMAT = 1
LONGEST = 300_000
MOST_LINES = 5_000
LONGEST_NUMBER = 20
BYTE_ORDER = "\ufeff"
"""What some editors put before a text; it says nothing here."""
BLOCKS = ("facts", "position", "stands")
Check = Callable[[Session, str], str]


class Line(NamedTuple):
    """A line of a record: its number, its first word, and the rest."""

    number: int
    word: str
    rest: str


@of_a_session
def written(session: Session) -> str:
    """The save of a session: start, every answer with its place and prompt, corrections, undone lines, position."""
    start, kind = session.start, session.kind
    lines = [f"{kind.name} record {FORMAT} edition {kind.edition}"]
    notice = kind.notice(session.position)
    lines += [f"# {notice}"] if notice else []
    lines += [f"start {start.name}"] if start.name else []
    lines += [f"seed {start.seed}", *(f"reading {name} {side}" for name, side in start.readings.items())]
    lines += _block("facts", start.facts) + _block("position", start.position)
    lines += [_entry_line(entry) for entry in session.entries]
    lines += ["undone " + _entry_line(entry) for entry in reversed(session.undone)]
    lines += ["offered " + _entry_line(entry) for entry in session.offered.values()]
    return "\n".join(lines + _block("stands", kind.position_text(session.position))) + "\n"


def read(text: str, kind: Kind, check: Check) -> Session:
    """The session that a record or a save stands for.

    A line that does not fit is refused with its number. A save of another rules edition that replays differently opens
    at its stored position, and `note` names the first line that would differ. `check` says what contradicts an
    `expect` line.
    """
    lines, blocks = _lines(text)
    edition, is_save = _heading(lines, kind)
    stands = blocks.get("stands", "")
    if is_save and not stands:
        raise BadRecord("the save is cut off: its last block 'stands' is missing")
    start = _start(lines, blocks)
    try:
        session = _replayed(begin(kind, start), lines, check)
        if stands and kind.position_text(session.position) != stands:
            raise BadRecord("the record does not lead to the position that it says it does")
    except TableError as error:
        if not stands or edition == kind.edition:
            raise
        return _at_stored_position(kind, start, lines, stands, _carried_over(edition, kind.edition, error))
    return session


def _carried_over(edition: int, current: int, error: TableError) -> str:
    """What the reader is told of a save that today's rules cannot replay."""
    return (
        f"this save is of rules edition {edition}: edition {current} cannot replay its answers ({error}), "
        "so the table opens where it stood, and they cannot be undone"
    )


def _at_stored_position(kind: Kind, start: Start, lines: list[Line], stands: str, note: str) -> Session:
    """A session that begins where an old save stood, with the readings that had been chosen by then."""
    readings = dict(start.readings)
    for line in lines:
        path, _, value = line.rest.partition(" = ")
        if line.word == "set" and path.startswith("readings."):
            readings[path.removeprefix("readings.")] = _plain_value(value)
    start = Start("", start.seed, readings, start.facts, stands)
    return Session(kind, start, (), begin(kind, start).moments, note=note)


def _replayed(session: Session, lines: list[Line], check: Check) -> Session:
    undone, offered = 0, list[Entry]()
    for line in lines:
        if line.word == "offered":
            offered.append(_offer(line))
            continue
        if line.word == "expect":
            fault = check(session, line.rest)
            if fault:
                raise BadRecord(f"line {line.number}: {fault}")
            continue
        again = line.word == "undone"
        if again:
            word, _, rest = line.rest.partition(" ")
            line, undone = Line(line.number, word, rest), undone + 1
        session = _played(session, line)
    for _ in range(undone):
        session = undo(session)
    if offered:
        session = offering(session, offered)
    return session


def _offer(line: Line) -> Entry:
    """An answer that an override has left on offer, from its line."""
    word, _, rest = line.rest.partition(" ")
    text, _, place = rest.partition(" @")
    address, _, prompt = place.partition(" | ")
    if address.count("/") != 2:
        raise BadRecord(f"line {line.number}: {line.rest[:60]!r} is no answer with its place")
    thrown, option = _thrown(text)
    return Entry(True, word, _plain_value(option), address, address.split("/")[1], prompt, thrown)


def _thrown(text: str) -> tuple[int, str]:
    """How often the die was thrown for an answer (0: given by hand), and the answer itself."""
    thrown, star, option = text.partition("* ")
    return (_whole(thrown), option.strip()) if star else (0, text.strip())


def _played(session: Session, line: Line) -> Session:
    try:
        if line.word == "set":
            path, _, value = line.rest.partition(" = ")
            return correct(session, path.strip(), _plain_value(value))
        text, _, rest = line.rest.partition(" @")
        place, _, _ = rest.partition(" | ")
        question = session.question
        if question is None:
            raise BadRecord(f"nothing is asked any more, but {shown(line.word)} is answered")
        _agree(question, line.word, place.split())
        thrown, option = _thrown(text)
        session = answer(session, option)
        return _with_throw(session, thrown) if thrown else session
    except TableError as error:
        raise BadRecord(f"line {line.number}: {error}") from None


def _with_throw(session: Session, throw: int) -> Session:
    entries = (*session.entries[:-1], session.entries[-1]._replace(rolled=throw))
    return Session(session.kind, session.start, entries, session.moments, session.undone)


def _agree(question: Question, word: str, place: list[str]) -> None:
    """Kind, address and rule of a written answer must be those of the open question; its words may have changed."""
    if word not in (question.kind, "answer"):
        raise BadRecord(f"{shown(word)} is answered, but asked is a {question.kind}: {question.prompt}")
    if place and place[0] != question.address:
        raise BadRecord(f"the answer stands at {shown(place[0])}, but asked is {question.address}: {question.prompt}")


def _entry_line(entry: Entry) -> str:
    if not entry.is_answer:
        return f"set {entry.what} = {_written_value(entry.value)}"
    thrown = f"{entry.rolled}* " if entry.rolled else ""
    return f"{entry.what} {thrown}{entry.value} @{entry.address} | {entry.prompt}"


def _written_value(value: Any) -> str:
    import json

    return json.dumps(value, ensure_ascii=False)


def _plain_value(text: str) -> Any:
    import json

    try:
        return json.loads(text)
    except (ValueError, RecursionError):
        return text.strip()


def _whole(text: str) -> int:
    """A whole number as it stands in a record."""
    if not (text.isascii() and text.removeprefix("-").isdigit() and len(text) <= LONGEST_NUMBER):
        raise BadRecord(f"{text[:40]!r} is not a whole number")
    return int(text)


def _block(name: str, text: str) -> list[str]:
    return [f"{name} <<<", *("  " + line for line in text.rstrip("\n").split("\n")), ">>>"] if text else []


def _lines(text: object) -> tuple[list[Line], dict[str, str]]:
    """The lines of a record without comments, and its blocks."""
    if not isinstance(text, str) or len(text) > LONGEST:
        raise BadRecord(f"a record is a text of at most {LONGEST} characters")
    lines: list[Line] = []
    blocks: dict[str, str] = {}
    numbered = iter(enumerate(text.removeprefix(BYTE_ORDER).replace("\r\n", "\n").split("\n"), 1))
    for number, raw in numbered:
        line = raw.strip()
        word, _, rest = line.partition(" ")
        if rest == "<<<" and word in BLOCKS:
            _only_once(number, f"the block {word}", word in blocks)
            blocks[word] = _block_text(numbered, word)
        elif line and not line.startswith("#"):
            lines.append(Line(number, word, rest.strip()))
    if len(lines) > MOST_LINES:
        raise BadRecord(f"a record has at most {MOST_LINES} lines, not {len(lines)}")
    return lines, blocks


def _only_once(number: int, what: str, is_there: bool) -> None:
    if is_there:
        raise BadRecord(f"line {number}: {what} stands here for the second time")


def _block_text(numbered: Iterator[tuple[int, str]], name: str) -> str:
    kept: list[str] = []
    for _, raw in numbered:
        if raw.rstrip() == ">>>":
            return "\n".join(kept) + "\n"
        kept.append(raw.removeprefix("  "))
    raise BadRecord(f"the block {name} has no end (>>>): the record is cut off")


def _heading(lines: list[Line], kind: Kind) -> tuple[int, bool]:
    """The rules edition, and whether this is a save: a record written by hand has no heading."""
    if not lines or not lines[0].rest.startswith("record "):
        return kind.edition, False
    number, word, rest = lines.pop(0)
    if word != kind.name:
        raise BadRecord(f"this is a record of {word[:40]!r}, not of {kind.name}")
    words = rest.split()
    if len(words) != 4 or words[2] != "edition":
        raise BadRecord(f"line {number}: the heading is not '{kind.name} record {FORMAT} edition {kind.edition}'")
    if _whole(words[1]) != FORMAT:
        raise BadRecord(f"the record has format {words[1]}; this version reads format {FORMAT}")
    return _whole(words[3]), True


def _start(lines: list[Line], blocks: dict[str, str]) -> Start:
    """The start that the first lines name; they are taken off."""
    said, readings = dict[str, str](), dict[str, str]()
    while lines and lines[0].word in ("start", "seed", "reading"):
        number, word, rest = lines.pop(0)
        name, _, side = rest.partition(" ")
        doubled = name in readings if word == "reading" else word in said
        _only_once(number, f"{word} {name}" if word == "reading" else word, doubled)
        if word == "reading":
            readings[name] = side.strip()
        else:
            said[word] = rest
    name, seed = said.get("start", ""), _whole(said.get("seed", "0"))
    if not name and "position" not in blocks:
        raise BadRecord("a record begins with a line as 'start solo', or with a block 'position'")
    return Start(name, seed, readings, blocks.get("facts", ""), blocks.get("position", ""))
