"""The rule table: each paragraph with its id, title, our wording, source, and the seed sentences that it carries."""

from collections.abc import Iterable, Mapping
from typing import Any, NamedTuple

from vinhos_kernel.table.errors import TableError

STANDINGS = ("seed", "public", "stand-in")
FIELDS = ("id", "title", "says", "source", "standing", "covers", "readings")


class Paragraph(NamedTuple):
    """One paragraph: `title` is short enough for a chip, `says` is our own wording in one line."""

    id: str
    title: str
    says: str
    source: str
    standing: str
    covers: tuple[str, ...]
    readings: tuple[str, ...]


class NotARule(NamedTuple):
    """Sentences of the seeds that are no rule here, and why."""

    keys: tuple[str, ...]
    why: str


def paragraphs(rows: Iterable[Mapping[str, Any]]) -> dict[str, Paragraph]:
    """The rule table from its rows; a row with a missing, unknown or doubled field is refused."""
    table: dict[str, Paragraph] = {}
    for row in rows:
        name = row.get("id", "(no id)")
        wrong = [field for field in row if field not in FIELDS] + [f for f in FIELDS[:6] if f not in row]
        if wrong:
            raise TableError(f"rule {name}: the field {wrong[0]!r} is missing or not one of {FIELDS}")
        if name in table or row["standing"] not in STANDINGS:
            raise TableError(f"rule {name}: stands twice, or its standing is not one of {STANDINGS}")
        table[name] = Paragraph(
            name,
            row["title"],
            row["says"],
            row["source"],
            row["standing"],
            tuple(row["covers"]),
            tuple(row.get("readings", ())),
        )
    return table
