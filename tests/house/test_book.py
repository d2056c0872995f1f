"""The book against the engine: every paragraph has its place, prose leads, examples run."""

import json
import re
from fractions import Fraction
from pathlib import Path
from typing import Any

import pytest

import vinhos_kernel
from tests.house.sources import ROOT
from vinhos_kernel.data.rulebook import rulebook
from vinhos_kernel.lisboa.data import rulebook as lisboa

BOOK = sorted((ROOT / "notebooks").glob("*.ipynb"))
RULES = {**rulebook(), **lisboa.rulebook()}
"""Every paragraph of both games, by its id."""
DOUBTS = [doubt.name for doubt in lisboa.all_readings()]
CITED = r"`((?:lacerda|fair|year|lisboa)\.[a-z_0-9.]+)`"
FIRST_WORDS = 300
PROSE_FOR_A_CODE_LINE = (8, 60)


def cells(path: Path, kind: str) -> list[str]:
    """The sources of a notebook's cells of one kind."""
    book = json.loads(path.read_text(encoding="utf-8"))
    return ["".join(cell["source"]) for cell in book["cells"] if cell["cell_type"] == kind]


def test_every_paragraph_stands_in_a_notebook() -> None:
    """Each rule id of both games is cited in the prose of some chapter, as `lacerda.sales.1` or `lisboa.store`."""
    prose = "\n".join(text for path in BOOK for text in cells(path, "markdown"))
    cited = set(re.findall(r"`([a-z_0-9.]+)`", prose))

    assert [] == sorted(set(RULES) - cited)


def test_the_prose_cites_no_paragraph_that_is_not_there() -> None:
    """What looks like a rule of his in the prose is one, in either game."""
    prose = "\n".join(text for path in BOOK for text in cells(path, "markdown"))
    cited = set(re.findall(CITED, prose))

    assert [] == sorted(cited - set(RULES))


def test_every_doubt_of_lisboa_is_told() -> None:
    """The chapter on Lisboa names each of its readings where the rule stands."""
    prose = "\n".join(cells(ROOT / "notebooks" / "10_lisboas_lacerda.ipynb", "markdown"))

    assert [] == [doubt for doubt in DOUBTS if f"`{doubt}`" not in prose]


@pytest.mark.parametrize("path", BOOK, ids=lambda path: path.stem)
def test_a_chapter_begins_with_something_to_try(path: Path) -> None:
    """Before the first cell that can be run stand fewer than three hundred words."""
    book = json.loads(path.read_text(encoding="utf-8"))
    words = 0
    for cell in book["cells"]:
        if cell["cell_type"] == "code":
            break
        words += len("".join(cell["source"]).split())

    assert words < FIRST_WORDS


@pytest.mark.parametrize("path", BOOK, ids=lambda path: path.stem)
def test_prose_leads_and_code_is_short(path: Path) -> None:
    """A chapter has many words of prose for each line of code."""
    words = sum(len(text.split()) for text in cells(path, "markdown"))
    lines = sum(len(text.splitlines()) for text in cells(path, "code"))
    least, most = PROSE_FOR_A_CODE_LINE

    assert least <= Fraction(words, lines) <= most


@pytest.mark.parametrize("path", BOOK, ids=lambda path: path.stem)
def test_no_odds_are_typed_in_prose(path: Path) -> None:
    """Fractions and percentages come from cells, never from the writer."""
    typed = [word for text in cells(path, "markdown") for word in re.findall(r"\b\d+/\d+\b|\b\d+(?:\.\d+)? ?%", text)]

    assert [] == typed


def examples() -> list[str]:
    """The examples of the README's table of public names, in order."""
    readme = (ROOT / "README.md").read_text(encoding="utf-8")
    table = readme.partition("## From Python")[2].partition("## ")[0]
    rows = [line for line in table.splitlines() if line.startswith("| `")]
    return [re.findall(r"`([^`]+)`", row.split(" | ")[-1])[0] for row in rows]


def test_the_examples_of_the_readme_run() -> None:
    """They run in their order, each with what the ones before it made."""
    names: dict[str, Any] = {name: getattr(vinhos_kernel, name) for name in vinhos_kernel.__all__}
    for example in examples():
        exec(example, names)

    assert isinstance(names["table"].question.prompt, str)


def test_every_public_name_has_its_example() -> None:
    """The README's table and the exported names are the same."""
    readme = (ROOT / "README.md").read_text(encoding="utf-8")
    table = readme.partition("## From Python")[2].partition("## ")[0]
    named = re.findall(r"^\| `(\w+)`", table, flags=re.MULTILINE)

    assert sorted(named) == sorted(name for name in vinhos_kernel.__all__ if name != "TableError")
