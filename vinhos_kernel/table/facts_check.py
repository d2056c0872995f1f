"""What a row of facts may hold, and the one sentence for everything that it may not."""

from collections.abc import Collection, Iterable, Mapping
from typing import Any, Final, NamedTuple, NoReturn

from vinhos_kernel.table.errors import TableError, nearest

MOST_SHOWN: Final = 12
LONGEST_TEXT: Final = 120
LONGEST_LIST: Final = 40


class FactsError(TableError):
    """Facts that cannot be used: file, table, row, field, the offence and what was on offer."""


class Field(NamedTuple):
    """What one field takes; `refers` names the table whose row ids are its choices."""

    kind: str
    least: int = 0
    most: int = 0
    choices: tuple[str, ...] = ()
    refers: str = ""
    optional: bool = False


class Table(NamedTuple):
    """
    What the rows of one table hold.

    With `values` each row id has a field `value` of its own kind; with `ids` no other row may be there;
    an open table may gain rows and be replaced by a reader's own file.
    """

    fields: Mapping[str, Field]
    values: Mapping[str, Field]
    ids: tuple[str, ...] = ()
    is_open: bool = False
    most_rows: int = LONGEST_LIST

    @property
    def every_field(self) -> tuple[str, ...]:
        """The names of all fields that some row of the table takes."""
        return (*self.fields, "value") if self.values else tuple(self.fields)

    def fields_of(self, row: str) -> Mapping[str, Field]:
        """The fields of a row, by name."""
        return {"value": self.values[row]} if row in self.values else self.fields


class Where(NamedTuple):
    """The place that a sentence names, as far down as it goes."""

    file: str
    table: str = ""
    row: str = ""
    field: str = ""

    def refuse(self, offence: str) -> NoReturn:
        """Raise the sentence."""
        named = f"{self.table} {self.row}".strip()
        place = ", ".join(part for part in (self.file, named, self.field) if part)
        raise FactsError(f"{place}: {offence}")

    def known(self, what: str, name: object, offered: Collection[str]) -> str:
        """The name, or a refusal that says what was on offer."""
        if isinstance(name, str) and name in offered:
            return name
        self.refuse(f"{shown(name)} is not {what}{on_offer(name, offered)}")


def rows_with(fields: Mapping[str, Field], ids: Iterable[str] = ()) -> Table:
    """A table whose rows hold these fields; with `ids` exactly these rows."""
    return Table(fields, {}, tuple(ids))


def open_rows(fields: Mapping[str, Field], most_rows: int, ids: Iterable[str] = ()) -> Table:
    """A table that a reader may extend or replace; with `ids` by no other rows than these."""
    return Table(fields, {}, tuple(ids), True, most_rows)


def single_values(**values: Field) -> Table:
    """A table with one field `value` in each row, of its own kind in each."""
    return Table({}, values, tuple(values), most_rows=len(values))


def number(least: int, most: int, optional: bool = False) -> Field:
    """A whole number from `least` to `most`."""
    return Field("number", least, most, optional=optional)


def numbers(least: int, most: int, optional: bool = False) -> Field:
    """A list of whole numbers."""
    return Field("numbers", least, most, optional=optional)


def text(*choices: str, refers: str = "", optional: bool = False) -> Field:
    """A text: any, one of the choices, or the id of a row of another table."""
    return Field("text", choices=choices, refers=refers, optional=optional)


def texts(refers: str) -> Field:
    """A list of ids of rows of another table."""
    return Field("texts", refers=refers)


def counts(refers: str, least: int, most: int, optional: bool = False) -> Field:
    """A small table: ids of rows of another table, each with a whole number."""
    return Field("counts", least, most, refers=refers, optional=optional)


def flag() -> Field:
    """True or false."""
    return Field("flag")


def shown(value: object) -> str:
    """A value as a sentence shows it: on one line and never long."""
    if isinstance(value, list):
        seen = f"[{', '.join(map(_shown_inside, value[:LONGEST_LIST]))}]"
    elif isinstance(value, dict):
        seen = f"{{{', '.join(f'{key!r} = {_shown_inside(one)}' for key, one in list(value.items())[:9])}}}"
    else:
        seen = _shown_inside(value)
    return seen if len(seen) <= 60 else f"{seen[:57]}..."


def _shown_inside(value: object) -> str:
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, int) and abs(value) > 10**12:
        return "a number that long"
    if isinstance(value, list | dict):
        return "..."
    return repr(value) if isinstance(value, str) else str(value)


def on_offer(name: object, offered: Collection[str]) -> str:
    """The likeliest of what was on offer, and the first dozen of it."""
    guess = nearest(name[:60], offered) if isinstance(name, str) else ""
    more = f" and {len(offered) - MOST_SHOWN} more" if len(offered) > MOST_SHOWN else ""
    return f"{guess} (on offer: {', '.join(list(offered)[:MOST_SHOWN]) or 'nothing'}{more})"


def checked(where: Where, field: Field, value: object) -> Any:
    """The value in the form in which rows keep it; a list becomes a tuple."""
    if field.choices:
        return where.known("a choice", value, field.choices)
    if not _fits(field, value):
        where.refuse(f"{shown(value)} is not {_wanted(field)}")
    return tuple(value) if isinstance(value, list) else value


def names_in(field: Field, value: Any) -> tuple[str, ...]:
    """The ids of other rows that a value names."""
    if not field.refers:
        return ()
    return (value,) if isinstance(value, str) else tuple(value)


def is_short_text(value: object) -> bool:
    """Whether this is a text of one short line."""
    return isinstance(value, str) and 0 < len(value) <= LONGEST_TEXT and value.isprintable()


def _fits(field: Field, value: object) -> bool:
    if field.kind == "number":
        return _is_number(field, value)
    if field.kind == "text":
        return is_short_text(value)
    if field.kind == "flag":
        return isinstance(value, bool)
    if field.kind == "counts":
        return isinstance(value, dict) and bool(value) and all(_is_number(field, n) for n in value.values())
    if not isinstance(value, list) or not 0 < len(value) <= LONGEST_LIST:
        return False
    return all(is_short_text(one) if field.kind == "texts" else _is_number(field, one) for one in value)


def _is_number(field: Field, value: object) -> bool:
    return type(value) is int and field.least <= value <= field.most


def _wanted(field: Field) -> str:
    whole = f"from {field.least} to {field.most}"
    return {
        "number": f"a whole number {whole}",
        "text": f"a text of 1 to {LONGEST_TEXT} characters",
        "flag": "true or false",
        "counts": f"a table of whole numbers {whole} by {field.refers}",
        "texts": f"a list of ids of {field.refers}",
        "numbers": f"a list of whole numbers {whole}",
    }[field.kind]
