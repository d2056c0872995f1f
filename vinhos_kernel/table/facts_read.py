"""One TOML text into cells of facts: each value checked, and each with where it comes from."""

from collections.abc import Collection, Iterator, Mapping
from typing import Any, Final, NamedTuple, TypeAlias

from vinhos_kernel.table.facts_check import Field, Table, Where, checked, is_short_text, shown

OUR_KINDS: Final = ("seed", "public", "inferred", "stand-in")
YOUR_KINDS: Final = ("yours",)
LONGEST_FILE: Final = 100_000
LONGEST_LINE: Final = 1_000
LONGEST_ID: Final = 40


class Origin(NamedTuple):
    """A value and where it comes from; `conflict` tells of a source that says otherwise."""

    path: str
    value: Any
    kind: str
    source: str
    conflict: str
    file: str

    @property
    def is_standin(self) -> bool:
        """Whether the value is invented."""
        return self.kind == "stand-in"


Cells: TypeAlias = dict[str, dict[str, dict[str, Origin]]]


class Sources(NamedTuple):
    """Where the values of a row come from, by field or "*": as it says itself, and as its file says."""

    row: dict[str, str]
    file: dict[str, str]
    kinds: tuple[str, ...]

    def of(self, field: str) -> str:
        """The text that tells where a field comes from; a reader's own file need not say it."""
        for told in (self.row, self.file):
            if field in told or "*" in told:
                return told.get(field) or told["*"]
        return "yours" if self.kinds == YOUR_KINDS else ""


def parsed(file: str, text: str) -> dict[str, Any]:
    """The plain tables of a TOML text, or a FactsError."""
    import tomllib

    if not isinstance(text, str):
        Where(file).refuse(f"{shown(text)} is not a text in TOML")
    if len(text) > LONGEST_FILE or any(len(line) > LONGEST_LINE for line in text.splitlines()):
        Where(file).refuse(f"is too long: at most {LONGEST_FILE} characters, and {LONGEST_LINE} in a line")
    try:
        return tomllib.loads(text)
    except RecursionError:
        Where(file).refuse("is nested too deeply")
    except ValueError as error:
        Where(file).refuse(f"is not TOML: {' '.join(str(error).split())[:200]}")


def read_cells(file: str, plain: dict[str, Any], tables: Mapping[str, Table], kinds: tuple[str, ...]) -> Cells:
    """The cells of the plain tables of a file; `[from.table]` speaks for all its rows in this file."""
    sources = plain.pop("from", {})
    if not isinstance(sources, dict):
        Where(file).refuse(f"'from' is a table of tables, not {shown(sources)}")
    for name in plain:
        Where(file).known("a table", name, tables)
    for name in sources:
        Where(file).known("a table of this file that 'from' can speak of", name, plain)
    return {
        name: dict(_rows(Where(file, name), tables[name], given, sources.get(name, {}), kinds))
        for name, given in plain.items()
    }


def _rows(
    where: Where, table: Table, given: object, told: object, kinds: tuple[str, ...]
) -> Iterator[tuple[str, dict[str, Origin]]]:
    shared = _lines(where, "from", told, ("*", *table.every_field))
    for row, fields in _by_id(where, given).items():
        if table.ids:
            where.known("a row", row, table.ids)
        elif len(row) > LONGEST_ID or not row.isascii() or not row.replace("_", "").isalnum():
            where.refuse(f"{shown(row)} is not an id of at most {LONGEST_ID} letters, digits and underscores")
        yield row, _cells(where._replace(row=row), table, fields, shared, kinds)


def _by_id(where: Where, given: object) -> dict[str, dict[str, Any]]:
    rows: dict[str, dict[str, Any]] = {}
    for row, fields in _named(where, given):
        if not isinstance(fields, dict):
            where.refuse(f"{shown(row)} is not a row with fields, but {shown(fields)}")
        if row in rows:
            where.refuse(f"there are two rows {shown(row)}")
        rows[row] = fields
    if not rows:
        where.refuse(f"{shown(given)} holds no row; write [[{where.table}]] and an id below it")
    return rows


def _named(where: Where, given: object) -> Iterator[tuple[str, object]]:
    if isinstance(given, dict):
        yield from given.items()
    for fields in given if isinstance(given, list) else ():
        row = fields.pop("id", None) if isinstance(fields, dict) else None
        if not isinstance(row, str) or not is_short_text(row):
            where.refuse(f"{shown(fields if row is None else row)} has no id that is a text")
        yield row, fields


def _lines(where: Where, what: str, given: object, offered: Collection[str]) -> dict[str, str]:
    if not isinstance(given, dict):
        where.refuse(f"{what!r} is a table of texts by field, not {shown(given)}")
    for field, line in given.items():
        where.known(f"a field for {what!r}", field, offered)
        if not isinstance(line, str) or not line.isprintable() or not line.strip():
            where.refuse(f"{what!r} of {field} is not a line of text, but {shown(line)}")
    return given


def _cells(
    where: Where, table: Table, given: dict[str, Any], shared: dict[str, str], kinds: tuple[str, ...]
) -> dict[str, Origin]:
    told, doubted = given.pop("from", {}), given.pop("conflict", {})
    known = table.fields_of(where.row)
    fields = {where.known("a field", name, known): value for name, value in given.items()}
    sources = Sources(_lines(where, "from", told, ("*", *fields)), shared, kinds)
    conflicts = _lines(where, "conflict", doubted, fields)
    return {
        name: _cell(where._replace(field=name), known[name], value, sources, conflicts.get(name, ""))
        for name, value in fields.items()
    }


def _cell(where: Where, field: Field, value: object, sources: Sources, conflict: str) -> Origin:
    kept = checked(where, field, value)
    kind, source = _kind_and_source(where, sources.of(where.field), sources.kinds)
    return Origin(f"{where.table}.{where.row}.{where.field}", kept, kind, source, conflict, where.file)


def _kind_and_source(where: Where, told: str, kinds: tuple[str, ...]) -> tuple[str, str]:
    if not told:
        where.refuse(f"does not say where it comes from (on offer: {', '.join(kinds)})")
    kind, _, source = told.partition(":")
    where.known("an origin in a file of yours" if kinds == YOUR_KINDS else "an origin", kind, kinds)
    if not source.strip() and kinds != YOUR_KINDS:
        where.refuse(f"the origin {kind!r} names no source and no reason")
    return kind, source.strip()
