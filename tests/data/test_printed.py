"""What a game keeps in TOML files of a folder: read once, when first asked for, and refused by name."""

from pathlib import Path

from tests.walks import refusal
from vinhos_kernel.printed import Book, Shelf
from vinhos_kernel.table.facts import Schema
from vinhos_kernel.table.facts_check import number, rows_with

SCHEMA = Schema({"jar": rows_with({"sweets": number(0, 9)}, ("red", "blue"))})
FACTS = '[from.jar]\nsweets = "public:LABEL, SHOP (both)"\n[jar]\nred = { sweets = 3 }\nblue = { sweets = 4 }\n'
RULES = """
[[rule]]
id = "jar.eat"
title = "Eating"
says = "One at a time."
source = "a page"
standing = "seed"
covers = ["J1"]
[[not_a_rule]]
keys = ["J2"]
why = "a headline"
"""
READINGS = """
[[reading]]
id = "greedy"
doubt = "May one eat two?"
source = "J1"
sides = [{ id = "no", says = "no" }, { id = "yes", says = "yes" }]
"""


def shelf_in(folder: Path) -> Shelf:
    """A shelf with one file."""
    (folder / "jars.toml").write_text(FACTS, encoding="utf-8")
    return Shelf(str(folder), ("jars.toml",), SCHEMA, {"LABEL": "what is printed on the jar"})


def test_facts_of_a_folder(tmp_path: Path) -> None:
    """Read once; a reader's own over them; sources in words, as far as they have a name."""
    shelf = shelf_in(tmp_path)

    assert shelf.facts() is shelf.facts("")
    assert [("jars.toml", FACTS)] == list(shelf.texts())
    assert 3 == shelf.origin_of("jar.red.sweets").value
    assert ("what is printed on the jar",) == shelf.sources_of(shelf.origin_of("jar.red.sweets"))
    assert 5 == shelf.origin_of("jar.red.sweets", "[jar]\nred = { sweets = 5 }").value
    assert 3 == shelf.facts().value("jar.red.sweets")


def test_two_shelves_are_two(tmp_path: Path) -> None:
    """The facts of one game are not those of the other, whatever is laid over them."""
    other = tmp_path / "other"
    other.mkdir()
    one, two = shelf_in(tmp_path), shelf_in(other)

    assert one.facts() is not two.facts()


def test_the_rule_table_of_a_folder(tmp_path: Path) -> None:
    """Paragraphs by id, what is no rule, and the doubts; an unknown id is refused with the nearest."""
    (tmp_path / "rulebook.toml").write_text(RULES, encoding="utf-8")
    (tmp_path / "readings.toml").write_text(READINGS, encoding="utf-8")
    book = Book(str(tmp_path))

    assert ["jar.eat"] == list(book.rulebook())
    assert "Eating" == book.paragraph("jar.eat").title
    assert "the rulebook has no paragraph 'jar.eats', did you mean 'jar.eat'?" == refusal(book.paragraph, "jar.eats")
    assert [(("J2",), "a headline")] == [tuple(each) for each in book.not_rules()]
    assert ["greedy", "no"] == [book.all_readings()[0].name, book.all_readings()[0].default]
    assert book.all_readings() is book.all_readings()
