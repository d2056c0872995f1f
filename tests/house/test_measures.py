"""Files and functions stay small enough to be read at one sitting."""

import ast
from collections.abc import Iterator
from statistics import median, quantiles

import nbformat

from tests.house.sources import files, functions, name, packaged, text, tree

MOST_LINES_OF_A_FILE = 400
MOST_LINES_OF_A_FILE_IN_THE_MIDDLE = 250
MOST_LINES_OF_A_FUNCTION = 60
MOST_LINES_OF_NINE_FUNCTIONS_IN_TEN = 20
MOST_LINES_OF_A_FUNCTION_IN_THE_MIDDLE = 6
MOST_LINES_OF_A_SCRIPT = 150
MOST_LINES_OF_A_CELL = 10

DEFINING = (ast.FunctionDef, ast.AsyncFunctionDef, ast.ClassDef)
LOOPING = (ast.For, ast.AsyncFor, ast.While)


def lines(source: str) -> int:
    """How many lines a text has."""
    return len(source.splitlines())


def cells() -> Iterator[tuple[str, str]]:
    """The code cells of all notebooks, each with its place."""
    for path in files(".ipynb"):
        for number, cell in enumerate(nbformat.read(path, as_version=4).cells):
            if cell.cell_type == "code":
                yield f"{name(path)} cell {number}", cell.source


def test_no_file_is_long() -> None:
    """At most 400 lines, and half of the packages' files at most 250."""
    assert [] == [name(path) for path in files(".py") if lines(text(path)) > MOST_LINES_OF_A_FILE]
    assert MOST_LINES_OF_A_FILE_IN_THE_MIDDLE >= median(lines(text(path)) for path in packaged())


def test_no_function_is_long() -> None:
    """At most 60 lines, docstring apart."""
    everything = [function for path in files(".py") for function in functions(path)]

    assert [] == [function.where for function in everything if function.lines > MOST_LINES_OF_A_FUNCTION]


def test_most_functions_are_short() -> None:
    """In the packages half of the functions take at most 6 lines, nine in ten at most 20."""
    lengths = [function.lines for path in packaged() for function in functions(path)]

    assert MOST_LINES_OF_A_FUNCTION_IN_THE_MIDDLE >= median(lengths)
    assert MOST_LINES_OF_NINE_FUNCTIONS_IN_TEN >= quantiles(lengths, n=10)[-1]


def test_no_script_is_long() -> None:
    """JavaScript is written by hand and stays thin."""
    scripts = files(".js", ".mjs")

    assert [] == [name(path) for path in scripts if lines(text(path)) > MOST_LINES_OF_A_SCRIPT]


def test_no_cell_is_long() -> None:
    """Code in a notebook is a call or two."""
    assert [] == [where for where, source in cells() if lines(source) > MOST_LINES_OF_A_CELL]


def test_no_cell_defines_or_loops() -> None:
    """What a notebook needs is defined in the packages; a lambda as an argument is a call's own affair."""
    nodes = [(where, node) for where, source in cells() for node in ast.walk(ast.parse(source))]

    assert [] == [where for where, node in nodes if isinstance(node, DEFINING + LOOPING)]


def test_every_test_asserts() -> None:
    """A test that asserts nothing is a defect."""
    tests = [path for path in files(".py") if path.name.startswith("test_")]

    assert [] == [
        function.where
        for path in tests
        for function in functions(path)
        if function.node.name.startswith("test_") and not asserts(function.node)
    ]


def asserts(node: ast.AST) -> bool:
    """Whether a test asserts, expects an error, or calls a function that says it asserts."""
    return any(
        isinstance(part, ast.Assert) or (isinstance(part, ast.Call) and is_assertion(part.func))
        for part in ast.walk(node)
    )


def is_assertion(called: ast.expr) -> bool:
    """Whether a called name is `raises` or begins with `assert`."""
    word = called.attr if isinstance(called, ast.Attribute) else getattr(called, "id", "")
    return word == "raises" or word.startswith("assert")


def test_every_module_says_what_it_is() -> None:
    """One line at the head of each module of the packages."""
    heads = {name(path): ast.get_docstring(tree(path)) or "" for path in packaged()}

    assert [] == [where for where, head in heads.items() if not head.splitlines()[:1]]
