"""What the project consists of: its files, its modules, its functions."""

import ast
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).parents[2]
PACKAGES = ("vinhos_kernel", "widgets/vinhos_widgets")
HIDDEN_AND_OURS = {".ci", ".gitignore", ".gitattributes", ".github"}
MADE = {"__pycache__", "build", "dist", "node_modules", "photographs"}

Function = ast.FunctionDef | ast.AsyncFunctionDef


class Defined(NamedTuple):
    """A function and where it stands."""

    where: str
    node: Function

    @property
    def lines(self) -> int:
        """Its length in lines, its docstring apart."""
        whole = (self.node.end_lineno or self.node.lineno) - self.node.lineno + 1
        return whole - docstring_lines(self.node)


@cache
def files(*suffixes: str) -> tuple[Path, ...]:
    """The project's own files, all or those with these suffixes: nothing hidden, installed or made."""
    found = (path for path in walk(ROOT) if not suffixes or path.suffix in suffixes)
    return tuple(sorted(found))


def walk(folder: Path) -> Iterator[Path]:
    """The files of a folder and of what is in it."""
    for path in folder.iterdir():
        if (path.name.startswith(".") and path.name not in HIDDEN_AND_OURS) or path.name in MADE:
            continue
        if path.is_file():
            yield path
        elif not (path / "pyvenv.cfg").exists() and path.suffix != ".egg-info":
            yield from walk(path)


def packaged() -> tuple[Path, ...]:
    """The modules of the kernel and of the widgets."""
    return tuple(path for path in files(".py") if name(path).startswith(PACKAGES))


def name(path: Path) -> str:
    """A file's place in the repository."""
    return path.relative_to(ROOT).as_posix()


@cache
def text(path: Path) -> str:
    """What a file holds."""
    return path.read_text(encoding="utf-8")


@cache
def tree(path: Path) -> ast.Module:
    """A module's syntax tree."""
    return ast.parse(text(path))


def functions(path: Path) -> list[Defined]:
    """Every function and method of a module."""
    found = [node for node in ast.walk(tree(path)) if isinstance(node, Function)]
    return [Defined(f"{name(path)}:{node.lineno} {node.name}", node) for node in found]


def docstring_lines(node: Function) -> int:
    """How many lines a function's docstring takes."""
    first = node.body[0]
    if ast.get_docstring(node, clean=False) is None:
        return 0
    return (first.end_lineno or first.lineno) - first.lineno + 1
