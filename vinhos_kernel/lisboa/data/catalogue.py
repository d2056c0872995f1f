"""The facts of Lisboa, read from the TOML files beside this module, and where each comes from."""

from collections.abc import Iterator
from functools import lru_cache
from os.path import dirname, join
from typing import Final

from vinhos_kernel.lisboa.data.checks import CHECKS
from vinhos_kernel.lisboa.data.schema import TABLES
from vinhos_kernel.table.facts import Facts, Origin, Schema, amend, read_facts

SCHEMA: Final = Schema(TABLES, CHECKS)
FILES: Final = ("town.toml", "court.toml", "standins.toml")
SOURCES: Final = {
    "L1": "the rules page of the solo game against Lacerda",
    "SB": "a public solo helper: the set-up pages of the printed rules",
    "FC": "the same helper: its score table and steps",
    "R22": "the printed rules, page 22",
    "RC": "the opening of the printed rules: components and start of the set-up",
    "APP": "a public helper for this solo game",
    "TTS": "a set-up script of a virtual table: where cubes, tiles and decks lie",
    "CARDS": "a public summary made from the printed rules",
    "BGG": "often overlooked rules (boardgamegeek.com/thread/1858587)",
    "VID": "the transcript of a rules video",
    "ES": "a public list of the components",
    "KNOB": "a German review",
    "RU": "a Russian page on the set-up and the turn",
    "SPB": "a review of a magazine",
}


@lru_cache(maxsize=32)
def facts(own: str = "") -> Facts:
    """The facts, with a reader's own TOML laid over them where there is one."""
    return amend(_ours(), own, SCHEMA) if own else _ours()


def origin_of(path: str, own: str = "") -> Origin:
    """The value at a path as in `ship.blue.hull` with where it comes from."""
    return facts(own).origin(path)


def sources_of(origin: Origin) -> tuple[str, ...]:
    """The sources that an origin names by their keys, in words."""
    keys = origin.source.partition(" (")[0].split(", ")
    return tuple(SOURCES[key] for key in keys if key in SOURCES)


@lru_cache(maxsize=1)
def _ours() -> Facts:
    return read_facts(_texts(), SCHEMA)


def _texts() -> Iterator[tuple[str, str]]:
    for file in FILES:
        with open(join(dirname(__file__), file), encoding="utf-8") as text:
            yield file, text.read()
