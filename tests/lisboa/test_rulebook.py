"""The rule table of Lisboa against its functions, its sentences, its readings and the scenes."""

import ast
import re
from pathlib import Path

import pytest

from vinhos_kernel.lisboa import solo
from vinhos_kernel.lisboa.data.rulebook import all_readings, not_rules, paragraph, rulebook
from vinhos_kernel.table.rule import RULES, parameters_of

HERE = Path(__file__).parent
KERNEL = Path(solo.__file__).parent
SENTENCES = [f"LL{n:03}" for n in range(1, 58)]
ENTERED = [name for name in RULES if name.startswith("lisboa.")]


def scenes() -> str:
    """All tests of this game in one text, this one apart."""
    return "\n".join(path.read_text(encoding="utf-8") for path in HERE.glob("test_*.py") if path != Path(__file__))


def code() -> str:
    """All modules of this game in one text."""
    return "\n".join(path.read_text(encoding="utf-8") for path in KERNEL.rglob("*.py"))


def test_every_rule_has_its_paragraph() -> None:
    """And every paragraph its function."""
    assert sorted(rulebook()) == sorted(ENTERED)
    assert "His turn" == paragraph("lisboa.turn").title


def test_every_rule_is_named_by_a_scene() -> None:
    """In backticks or quotes."""
    assert [] == [name for name in rulebook() if not re.search(rf"[`\"]{re.escape(name)}[`\"]", scenes())]


def test_every_sentence_is_somewhere() -> None:
    """Carried by a paragraph, or set aside with a word why; never both."""
    covered = {key for row in rulebook().values() for key in row.covers}
    aside = [key for row in not_rules() for key in row.keys if row.why.strip()]

    assert sorted(SENTENCES) == sorted({*covered, *aside})
    assert [] == [key for key in aside if key in covered or aside.count(key) > 1]


def test_a_paragraph_of_the_seed_names_its_sentences() -> None:
    """The others name none."""
    assert [] == [row.id for row in rulebook().values() if (row.standing == "seed") != bool(row.covers)]


@pytest.mark.parametrize("doubt", all_readings(), ids=lambda doubt: str(doubt.name))
def test_a_doubt_is_read_cited_and_tested(doubt: object) -> None:
    """The code asks for it, a paragraph names it, and each side has a scene that names it as `name=side`."""
    name, sides = doubt.name, [side for side, _ in doubt.sides]  # type: ignore[attr-defined]

    assert f'reads(game, "{name}")' in code()
    assert [row.id for row in rulebook().values() if name in row.readings]
    assert [] == [side for side in sides if f"`{name}={side}`" not in scenes()]


def test_paragraphs_name_doubts_that_exist() -> None:
    """And those that a rule asks for stand in some paragraph."""
    known = {doubt.name for doubt in all_readings()}
    named = {each for row in rulebook().values() for each in row.readings}

    assert known == named
    assert known == set(re.findall(r'reads\(game, "(\w+)"\)', code()))


def test_arguments_of_rules_have_limits() -> None:
    """So that an agenda by hand can be checked."""
    from vinhos_kernel.lisboa.notation import LIMITS

    assert {name for rule in ENTERED for name in parameters_of(rule)} == set(LIMITS)


def test_this_game_stands_on_the_table_alone() -> None:
    """It imports the standard library, the table, what reads printed values, and itself."""
    imported = [
        node.module or ""
        for path in KERNEL.rglob("*.py")
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.ImportFrom) and (node.module or "").startswith("vinhos_kernel")
    ]

    assert [] == [name for name in imported if name.split(".")[1] not in ("table", "printed", "lisboa")]
