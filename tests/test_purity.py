"""The engine hears no clock, no die of the machine and no network: the same input gives the same save anywhere."""

import ast
import os
import subprocess
import sys

import pytest

from tests.house.sources import ROOT, files, name, tree

PURE = ("table", "state", "rules", "opponents", "lisboa/rules")
IMPURE = {
    "asyncio",
    "datetime",
    "glob",
    "http",
    "importlib",
    "io",
    "multiprocessing",
    "os",
    "pathlib",
    "random",
    "secrets",
    "shutil",
    "socket",
    "ssl",
    "subprocess",
    "sys",
    "tempfile",
    "threading",
    "time",
    "urllib",
    "uuid",
}
CALLS = {"open", "input", "print", "id", "eval", "exec", "__import__", "breakpoint"}
GAME = """
from vinhos_kernel import answer, odds, roll, start, text
table = start("solo", seed=11)
while table.question:
    table = roll(table) if table.question.who == "chance" else answer(table, table.question.options[0])
print(text(table))
print(odds(start("middle"), "order.update", lambda game: game.bagos[2], budget=2_000, games=50, seed=3))
"""


def imports(node: ast.AST) -> list[str]:
    """The packages that a statement imports."""
    if isinstance(node, ast.Import):
        return [alias.name.partition(".")[0] for alias in node.names]
    return [(node.module or "").partition(".")[0]] if isinstance(node, ast.ImportFrom) else []


@pytest.mark.parametrize("floor", PURE)
def test_the_engine_imports_nothing_that_changes(floor: str) -> None:
    """Not inside a function either; the facts are read by the floor of the data."""
    modules = [path for path in files(".py") if name(path).startswith(f"vinhos_kernel/{floor}/")]
    nodes = [(name(path), node) for path in modules for node in ast.walk(tree(path))]

    assert [] == [f"{where}: {package}" for where, node in nodes for package in imports(node) if package in IMPURE]
    assert [] == [
        f"{where}:{node.lineno} {node.func.id}"
        for where, node in nodes
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in CALLS
    ]
    assert modules


def test_the_same_seed_gives_the_same_save_in_another_process() -> None:
    """Whatever order that process gives to its sets: a whole game, its text, and simulated odds."""
    saves = {
        subprocess.run(
            [sys.executable, "-c", GAME],
            cwd=ROOT,
            env={**os.environ, "PYTHONHASHSEED": seed},
            capture_output=True,
            check=True,
        ).stdout
        for seed in ("0", "1", "4711")
    }

    assert 1 == len(saves)
    assert b"simulated, 50 games, seed 3" in saves.pop()
