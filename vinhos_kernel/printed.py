"""What a game keeps in TOML files of a folder: its facts, its rule table, its readings; read when first asked for."""

from collections.abc import Iterable, Iterator, Mapping
from functools import lru_cache
from os.path import join
from typing import Any

from vinhos_kernel.table.errors import TableError, nearest
from vinhos_kernel.table.facts import Facts, Origin, Schema, amend, read_facts
from vinhos_kernel.table.readings import Reading
from vinhos_kernel.table.rulebook import NotARule, Paragraph, paragraphs


class Shelf:
    """The facts of a game, with the names of the sources that their keys stand for."""

    __slots__ = ("files", "folder", "schema", "sources")

    def __init__(self, folder: str, files: Iterable[str], schema: Schema, sources: Mapping[str, str]) -> None:
        self.folder, self.files, self.schema, self.sources = folder, tuple(files), schema, sources

    def texts(self) -> Iterator[tuple[str, str]]:
        """Each file's name with its text."""
        return ((name, _text(self.folder, name)) for name in self.files)

    def facts(self, own: str = "") -> Facts:
        """The facts, with a reader's own TOML laid over them where there is one."""
        return _facts(self, own)

    def origin_of(self, path: str, own: str = "") -> Origin:
        """The value at a path as in `table.row.field` with where it comes from."""
        return _facts(self, own).origin(path)

    def sources_of(self, origin: Origin) -> tuple[str, ...]:
        """The sources that an origin names by their keys, in words."""
        keys = origin.source.partition(" (")[0].split(", ")
        return tuple(self.sources[key] for key in keys if key in self.sources)


class Book:
    """The rule table of a game and the doubts in its text."""

    __slots__ = ("folder",)

    def __init__(self, folder: str) -> None:
        self.folder = folder

    def all_readings(self) -> tuple[Reading, ...]:
        """Every reading with its doubt, its sides and where the doubt comes from."""
        return _readings(self.folder)

    def rulebook(self) -> dict[str, Paragraph]:
        """Every paragraph of the rulebook by its id."""
        return _paragraphs(self.folder)

    def paragraph(self, rule: str) -> Paragraph:
        """The paragraph with this id, or a refusal with the nearest one."""
        table = _paragraphs(self.folder)
        if rule not in table:
            raise TableError(f"the rulebook has no paragraph {rule!r}{nearest(rule, table)}")
        return table[rule]

    def not_rules(self) -> tuple[NotARule, ...]:
        """Seed sentences that no paragraph covers, each with a word why."""
        return tuple(NotARule(tuple(row["keys"]), row["why"]) for row in _rule_table(self.folder)["not_a_rule"])


@lru_cache(maxsize=64)
def _facts(shelf: Shelf, own: str) -> Facts:
    if own:
        return amend(_facts(shelf, ""), own, shelf.schema)
    return read_facts(shelf.texts(), shelf.schema)


@lru_cache(maxsize=4)
def _readings(folder: str) -> tuple[Reading, ...]:
    return tuple(
        Reading(row["id"], row["doubt"], tuple((side["id"], side["says"]) for side in row["sides"]), row["source"])
        for row in _plain(folder, "readings.toml")["reading"]
    )


@lru_cache(maxsize=4)
def _paragraphs(folder: str) -> dict[str, Paragraph]:
    return paragraphs(_rule_table(folder)["rule"])


@lru_cache(maxsize=4)
def _rule_table(folder: str) -> dict[str, Any]:
    return _plain(folder, "rulebook.toml")


def _plain(folder: str, name: str) -> dict[str, Any]:
    import tomllib

    return tomllib.loads(_text(folder, name))


def _text(folder: str, name: str) -> str:
    with open(join(folder, name), encoding="utf-8") as file:
        return file.read()
