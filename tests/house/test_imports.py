"""What the kernel imports: the standard library, little of it where turns are played, no pictures."""

import ast
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.house.sources import ROOT, files, name, tree

KERNEL = tuple(path for path in files(".py") if name(path).startswith("vinhos_kernel/"))
HOT_FLOORS = ("table", "state", "rules", "opponents", "data", "lisboa")
SLOW = {"dataclasses", "enum", "fractions", "importlib", "inspect", "random", "re"}


def imported(node: ast.AST) -> list[str]:
    """The modules that a statement imports, relative ones apart."""
    if isinstance(node, ast.Import):
        return [alias.name for alias in node.names]
    if isinstance(node, ast.ImportFrom) and node.level == 0:
        return [node.module or ""]
    return []


def at_the_head(path: Path) -> Iterator[str]:
    """The modules that a module imports when it is imported itself."""
    for node in tree(path).body:
        yield from imported(node)


def top(module: str) -> str:
    """The package that a module belongs to."""
    return module.partition(".")[0]


def test_the_kernel_needs_the_standard_library_only() -> None:
    """So it runs wherever Python runs, in a browser's kernel too."""
    known = sys.stdlib_module_names | {"vinhos_kernel"}
    strangers = [
        f"{name(path)}: {module}"
        for path in KERNEL
        for node in ast.walk(tree(path))
        for module in imported(node)
        if top(module) not in known
    ]

    assert [] == strangers


def test_the_floors_of_the_turn_import_nothing_slow() -> None:
    """Modules that cost milliseconds are imported where they are used."""
    hot = [path for path in KERNEL if name(path).split("/")[1] in HOT_FLOORS]

    assert [] == [f"{name(path)}: {module}" for path in hot for module in at_the_head(path) if top(module) in SLOW]


@pytest.mark.parametrize("floor", ["views.svg", "lab", "play", "lisboa"])
def test_the_kernel_opens_without(floor: str) -> None:
    """`import vinhos_kernel` loads neither the pictures nor the second game."""
    question = f"import sys, vinhos_kernel; print('vinhos_kernel.{floor}' in sys.modules)"
    answer = subprocess.run([sys.executable, "-c", question], cwd=ROOT, capture_output=True, text=True)

    assert ("False\n", "") == (answer.stdout, answer.stderr)
