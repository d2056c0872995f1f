"""The rule table and the readings, loaded from their TOML when they are first asked for."""

from functools import lru_cache
from os.path import dirname, join
from typing import Any

from vinhos_kernel.table.errors import TableError, nearest
from vinhos_kernel.table.readings import Reading
from vinhos_kernel.table.rulebook import NotARule, Paragraph, paragraphs


@lru_cache(maxsize=1)
def all_readings() -> tuple[Reading, ...]:
    """Every reading of Lisboa with its doubt, its sides and where the doubt comes from."""
    return tuple(
        Reading(row["id"], row["doubt"], tuple((side["id"], side["says"]) for side in row["sides"]), row["source"])
        for row in _table("readings.toml")["reading"]
    )


@lru_cache(maxsize=1)
def rulebook() -> dict[str, Paragraph]:
    """Every paragraph of the rulebook by its id."""
    return paragraphs(_table("rulebook.toml")["rule"])


def paragraph(rule: str) -> Paragraph:
    """The paragraph with this id, or a refusal with the nearest one."""
    if rule not in rulebook():
        raise TableError(f"the rulebook has no paragraph {rule!r}{nearest(rule, rulebook())}")
    return rulebook()[rule]


def not_rules() -> tuple[NotARule, ...]:
    """Seed sentences that no paragraph covers, each with a word why."""
    return tuple(NotARule(tuple(row["keys"]), row["why"]) for row in _table("rulebook.toml")["not_a_rule"])


@lru_cache(maxsize=2)
def _table(name: str) -> dict[str, Any]:
    import tomllib

    with open(join(dirname(__file__), name), encoding="utf-8") as file:
        return tomllib.loads(file.read())
