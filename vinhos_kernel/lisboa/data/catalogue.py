"""The facts of Lisboa, read from the TOML files beside this module, and where each comes from."""

from os.path import dirname
from typing import Final

from vinhos_kernel.lisboa.data.checks import CHECKS
from vinhos_kernel.lisboa.data.schema import TABLES
from vinhos_kernel.printed import Shelf
from vinhos_kernel.table.facts import Schema

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
    "PT": "a Portuguese digest of the rules",
    "RU": "a Russian page on the set-up and the turn",
    "SPB": "a review of a magazine",
}

SHELF: Final = Shelf(dirname(__file__), FILES, SCHEMA, SOURCES)
facts, origin_of, sources_of = SHELF.facts, SHELF.origin_of, SHELF.sources_of
