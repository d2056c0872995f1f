"""The rule table, the code and the tests name the same paragraphs, sentences and doubts."""

import ast
import re
import tomllib
from functools import cache
from typing import Any

import pytest

from tests.house.sources import ROOT, files, name, text, tree

TABLE: dict[str, Any] = tomllib.loads(text(ROOT / "vinhos_kernel" / "data" / "rulebook.toml"))
LISBOA: dict[str, Any] = tomllib.loads(text(ROOT / "vinhos_kernel" / "lisboa" / "data" / "rulebook.toml"))
READINGS: dict[str, Any] = tomllib.loads(text(ROOT / "vinhos_kernel" / "data" / "readings.toml"))
ROWS: list[dict[str, Any]] = TABLE["rule"]
IDS = [row["id"] for row in ROWS]
DOUBTS: list[dict[str, Any]] = READINGS["reading"]
LAST_KEY = {"VL": 76, "VA": 69, "VY": 60, "LL": 57}
SENTENCES = [f"{page}{n:03}" for page in ("VL", "VA", "VY") for n in range(1, LAST_KEY[page] + 1)]
KERNEL = tuple(path for path in files(".py") if name(path).startswith("vinhos_kernel/"))
TESTS = tuple(path for path in files(".py") if name(path).startswith("tests/") and path.name.startswith("test_"))


@cache
def entered() -> list[str]:
    """The ids under which the code enters rules and formulas, one for each function."""
    decorators = [
        decorator
        for path in KERNEL
        for node in ast.walk(tree(path))
        if isinstance(node, ast.FunctionDef)
        for decorator in node.decorator_list
    ]
    return [
        str(call.args[0].value)
        for call in decorators
        if isinstance(call, ast.Call)
        and isinstance(call.func, ast.Name)
        and call.func.id in ("rule", "formula")
        and isinstance(call.args[0], ast.Constant)
    ]


@cache
def words_of_the_tests() -> str:
    """All tests in one text, this one apart."""
    return "\n".join(text(path) for path in TESTS if path.name != "test_rulebook.py")


@cache
def code() -> str:
    """The kernel in one text."""
    return "\n".join(text(path) for path in KERNEL)


def named_in(rows: str) -> list[str]:
    """The sentences that a table of the rulebook sets aside, each with a reason."""
    return [key for row in TABLE[rows] if row["why"].strip() for key in row["keys"]]


def is_a_sentence(key: str) -> bool:
    """Whether a key looks like one of the seeds'."""
    found = re.fullmatch(r"(VL|VA|VY|LL)(\d{3})", key)
    return bool(found) and 1 <= int(found[2]) <= LAST_KEY[found[1]] if found else False


def test_every_rule_has_one_function_and_one_row() -> None:
    """No id twice, none without code, none without a paragraph."""
    assert sorted(set(IDS)) == sorted(IDS)
    assert sorted([*IDS, *(row["id"] for row in LISBOA["rule"])]) == sorted(entered())


def test_every_rule_is_named_by_a_test() -> None:
    """The id stands in quotes or backticks in some test."""
    assert [] == [each for each in IDS if not re.search(rf"[`\"']{re.escape(each)}[`\"']", words_of_the_tests())]


def test_every_row_says_something() -> None:
    """Title, one line of our own, source, standing."""
    assert [] == [row["id"] for row in ROWS if not all(row[field].strip() for field in ("title", "says", "source"))]
    assert {"seed", "public", "stand-in"} >= {row["standing"] for row in ROWS}


def test_every_sentence_of_vinhos_is_somewhere() -> None:
    """Each is carried by a paragraph, or set aside with a reason; none is both."""
    covered = {key for row in ROWS for key in row["covers"]}
    aside = named_in("not_a_rule")

    assert [] == [key for key in SENTENCES if key not in covered and key not in aside]
    assert [] == [key for key in aside if key in covered or aside.count(key) > 1]


def test_keys_look_like_keys() -> None:
    """Whatever the table names is a sentence of a seed."""
    keys = [key for row in ROWS for key in row["covers"]] + named_in("not_a_rule")

    assert [] == [key for key in keys if not is_a_sentence(key)]


def test_what_stands_on_a_seed_names_its_sentences() -> None:
    """A paragraph of standing `seed` covers at least one sentence."""
    assert [] == [row["id"] for row in ROWS if row["standing"] == "seed" and not row["covers"]]


@pytest.mark.parametrize("doubt", DOUBTS, ids=lambda doubt: str(doubt["id"]))
def test_a_doubt_is_read_cited_and_tested(doubt: dict[str, Any]) -> None:
    """The code asks for it, a paragraph names it, and each of its sides has a test that names it as `name=side`."""
    reading = doubt["id"]
    ways = (r'reads\(game, "{}"\)', r'readings\["{}"\]', r', "{}"\)', '="{}"')
    asked = any(re.search(way.replace("{}", reading), code()) for way in ways)
    sides = [f"{reading}={side['id']}" for side in doubt["sides"]]

    assert asked
    assert [row["id"] for row in ROWS if reading in row.get("readings", [])]
    assert [] == [side for side in sides if f"`{side}`" not in words_of_the_tests()]


def test_paragraphs_name_doubts_that_exist() -> None:
    """And each doubt has two sides or more, with different ids."""
    known = [doubt["id"] for doubt in DOUBTS]

    assert [] == [(row["id"], each) for row in ROWS for each in row.get("readings", []) if each not in known]
    assert [] == [doubt["id"] for doubt in DOUBTS if len({side["id"] for side in doubt["sides"]}) < 2]
