"""Rows of facts in which every value says where it comes from; a value that does not is refused."""

from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import Any, NamedTuple

from vinhos_kernel.table.errors import nearest
from vinhos_kernel.table.facts_check import FactsError, Table, Where, names_in, on_offer, shown
from vinhos_kernel.table.facts_read import OUR_KINDS, YOUR_KINDS, Cells, Origin, parsed, read_cells

__all__ = ["Cells", "Facts", "FactsError", "Origin", "Row", "Schema", "amend", "read_facts"]


class Row:
    """One row of a table, to be read by field name."""

    __slots__ = ("_cells", "id", "table")

    def __init__(self, table: str, row: str, cells: Mapping[str, Origin]) -> None:
        self.table, self.id, self._cells = table, row, cells

    def __getitem__(self, field: str) -> Any:
        return _handed_out(self.origin(field)).value

    def __contains__(self, field: str) -> bool:
        return field in self._cells

    def __repr__(self) -> str:
        return f"Row({self.table}.{self.id}: {', '.join(self._cells)})"

    @property
    def fields(self) -> tuple[str, ...]:
        """The names of the fields that the row holds."""
        return tuple(self._cells)

    def get(self, field: str, otherwise: Any = None) -> Any:
        """The value of a field, or something else where the row does not hold it."""
        return self[field] if field in self._cells else otherwise

    def origin(self, field: str) -> Origin:
        """The value of a field with where it comes from."""
        return self._cells[Where("facts", self.table, self.id).known("a field", field, self._cells)]


class Facts:
    """Tables of rows; nothing in them changes."""

    __slots__ = ("_cells",)

    def __init__(self, cells: Cells) -> None:
        self._cells = cells

    @property
    def tables(self) -> tuple[str, ...]:
        """The names of the tables."""
        return tuple(self._cells)

    def rows(self, table: str) -> tuple[Row, ...]:
        """The rows of a table in their order."""
        return tuple(Row(table, row, cells) for row, cells in self._table(table).items())

    def row(self, table: str, row: str) -> Row:
        """A row by its id."""
        rows = self._table(table)
        return Row(table, row, rows[Where("facts", table).known("a row", row, rows)])

    def value(self, path: str) -> Any:
        """The value at a path `table.row.field`."""
        return self.origin(path).value

    def origin(self, path: str) -> Origin:
        """The value at a path with where it comes from."""
        table, _, rest = str(path).partition(".")
        row, _, field = rest.partition(".")
        if not field:
            Where("facts").refuse(f"{shown(path)} is not a path as in 'table.row.field'")
        return _handed_out(self.row(table, row).origin(field))

    def origins(self) -> tuple[Origin, ...]:
        """Every value with where it comes from."""
        return tuple(map(_handed_out, _every(self._cells)))

    def standins(self) -> tuple[Origin, ...]:
        """Every value that is invented."""
        return tuple(origin for origin in self.origins() if origin.is_standin)

    def _table(self, table: str) -> dict[str, dict[str, Origin]]:
        return self._cells[Where("facts").known("a table", table, self._cells)]


class Schema(NamedTuple):
    """Which tables there are, and checks of one against another; a check yields its complaints."""

    tables: Mapping[str, Table]
    checks: tuple[Callable[[Facts], Iterator[str]], ...] = ()


def read_facts(files: Iterable[tuple[str, str]], schema: Schema) -> Facts:
    """The facts of several TOML files (name and text); rows with the same table and id are merged."""
    cells: Cells = {table: {} for table in schema.tables}
    for file, text in files:
        for table, rows in read_cells(file, parsed(file, text), schema.tables, OUR_KINDS).items():
            for row, fields in rows.items():
                kept = cells[table].setdefault(row, {})
                for field in filter(kept.__contains__, fields):
                    Where(file, table, row, field).refuse(f"is also given in {kept[field].file}")
                kept |= fields
    return _finished("facts", cells, schema)


def amend(facts: Facts, text: str, schema: Schema, file: str = "your file") -> Facts:
    """
    The facts with a reader's own TOML laid over them; all of it or, with a FactsError, nothing.

    A field takes the place of ours, an open table may gain rows, `replace = ["table"]` drops our rows of it.
    """
    plain = parsed(file, text)
    dropped = _dropped(Where(file), plain.pop("replace", []), schema)
    own = read_cells(file, plain, schema.tables, YOUR_KINDS)
    cells = {table: {} if table in dropped else dict(rows) for table, rows in facts._cells.items()}
    for table in dropped:
        if table not in own:
            Where(file, table).refuse("is to be replaced, and no row of it follows")
    for table, rows in own.items():
        for row, fields in rows.items():
            if row not in cells[table]:
                _refuse_half_a_row(Where(file, table, row), schema.tables[table], fields, cells[table])
            cells[table][row] = cells[table].get(row, {}) | fields
    return _finished(file, cells, schema)


def _dropped(where: Where, replace: object, schema: Schema) -> tuple[str, ...]:
    offered = [name for name, table in schema.tables.items() if table.is_open]
    if not isinstance(replace, list):
        where.refuse(f"replace is a list of tables, not {shown(replace)}{on_offer('', offered)}")
    return tuple(where.known("a table that can be replaced", name, offered) for name in replace)


def _refuse_half_a_row(where: Where, table: Table, fields: Iterable[str], ours: Iterable[str]) -> None:
    lacking = _lacking(table, where.row, fields)
    if lacking:
        guess = nearest(where.row, ours)
        where.refuse(f"is no row of ours{guess}; a new one also needs {', '.join(lacking)}")


def _lacking(table: Table, row: str, fields: Iterable[str]) -> list[str]:
    held = set(fields)
    return [name for name, field in table.fields_of(row).items() if not field.optional and name not in held]


def _finished(file: str, cells: Cells, schema: Schema) -> Facts:
    for name, table in schema.tables.items():
        _refuse_incomplete(Where(file, name), table, cells[name])
    for origin in _every(cells):
        _refuse_dangling(file, origin, cells, schema)
    facts = Facts(cells)
    for check in schema.checks:
        for complaint in check(facts):
            Where(file).refuse(complaint)
    return facts


def _refuse_incomplete(where: Where, table: Table, rows: Mapping[str, Mapping[str, Origin]]) -> None:
    missing = [row for row in table.ids if row not in rows and not table.is_open]
    if missing or not rows:
        where.refuse(f"lacks its rows {', '.join(missing)}" if missing else "has no row")
    if len(rows) > table.most_rows:
        where.refuse(f"has {len(rows)} rows, {table.most_rows} at most can be used")
    for row, fields in rows.items():
        lacking = _lacking(table, row, fields)
        if lacking:
            where._replace(row=row).refuse(f"lacks {', '.join(lacking)}")


def _refuse_dangling(file: str, origin: Origin, cells: Cells, schema: Schema) -> None:
    table, row, field = origin.path.split(".")
    spec = schema.tables[table].fields_of(row)[field]
    for name in names_in(spec, origin.value):
        if name not in cells[spec.refers]:
            still = "" if origin.file == file else f" any more, and {origin.file} needs it"
            Where(file, table, row, field).known(f"a row of {spec.refers}{still}", name, cells[spec.refers])


def _every(cells: Cells) -> Iterator[Origin]:
    return (origin for rows in cells.values() for fields in rows.values() for origin in fields.values())


def _handed_out(origin: Origin) -> Origin:
    return origin._replace(value=dict(origin.value)) if isinstance(origin.value, dict) else origin
