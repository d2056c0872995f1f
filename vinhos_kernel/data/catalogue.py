"""The facts of Vinhos, read from the TOML files beside this module, and where each comes from."""

from os.path import dirname
from typing import Final

from vinhos_kernel.data.checks import CHECKS
from vinhos_kernel.data.schema import TABLES
from vinhos_kernel.printed import Shelf
from vinhos_kernel.table.facts import Schema

SCHEMA: Final = Schema(TABLES, CHECKS)
FILES: Final = (
    "regions.toml",
    "quadrel.toml",
    "estates.toml",
    "markets.toml",
    "tiles.toml",
    "fairs.toml",
    "counts.toml",
    "rivals.toml",
    "standins.toml",
)
SOURCES: Final = {
    "S0": "the rules page of the solo game against Lacerda, with the outline of the 2021 draft automa",
    "S2": "the rules page of the actions",
    "S4": "the rules page of the year and the Quadrel",
    "CR": "a public companion app for two players: its page data of the regions",
    "CL": "the same app: its rules data, later version",
    "CE": "the same app: its rules data, first version (weaker)",
    "CA": "the same app: its guide to the actions",
    "CG": "the same app: its guide to the regions",
    "CW": "the same app: its wine calculator",
    "CS": "the same app: its score calculator (calls some of its numbers an example)",
    "CF": "the same app: its rules of the end of the game",
    "CT": "the same app: its tracker of the year",
    "J": "a public set-up aid for the 2016 rules (blog.jmo.name)",
    "B": "collected answers of the designer (boardgamegeek.com/thread/1741786)",
    "M": "a public page about the draft automa (merchantsofplay.com)",
    "X10": "pages about the 2010 edition, only where nothing has changed since",
}

SHELF: Final = Shelf(dirname(__file__), FILES, SCHEMA, SOURCES)
facts, origin_of, sources_of = SHELF.facts, SHELF.origin_of, SHELF.sources_of
