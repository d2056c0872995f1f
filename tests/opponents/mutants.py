"""Mutants: a rule with one comparison, order, sum or constant turned round, put in the place of the real one."""

import ast
import copy
import importlib
import inspect
import itertools
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from types import ModuleType
from typing import Any

import pytest

from vinhos_kernel.table import rule as register

SWAPPED_WORDS = {"most": "least", "least": "most", "max": "min", "min": "max", "any": "all", "all": "any"}
SWAPPED_SIGNS: dict[type[ast.AST], type[ast.AST]] = {
    ast.Lt: ast.LtE, ast.LtE: ast.Lt, ast.Gt: ast.GtE, ast.GtE: ast.Gt, ast.Eq: ast.NotEq, ast.NotEq: ast.Eq,
    ast.Is: ast.IsNot, ast.IsNot: ast.Is, ast.In: ast.NotIn, ast.NotIn: ast.In, ast.And: ast.Or, ast.Or: ast.And,
    ast.Add: ast.Sub, ast.Sub: ast.Add,
}  # fmt: skip
QUIET = ("loud", "listening")


def functions_of(module: str) -> list[str]:
    """The names of a module's functions."""
    return [node.name for node in parsed(module).body if isinstance(node, ast.FunctionDef)]


def parsed(module: str) -> ast.Module:
    """The syntax tree of a module of the kernel."""
    return ast.parse(inspect.getsource(importlib.import_module(module)))


def mutants_of(module: str, function: str) -> Iterator[tuple[str, ast.FunctionDef]]:
    """Every mutant of a function: what was changed, and the changed function."""
    original = next(n for n in parsed(module).body if isinstance(n, ast.FunctionDef) and n.name == function)
    for place in itertools.count():
        changed = copy.deepcopy(original)
        what = _change(changed, place)
        if what is None:
            return
        if what:
            changed.decorator_list = []
            yield f"{function}: {what}", ast.fix_missing_locations(changed)


def _change(function: ast.FunctionDef, place: int) -> str | None:
    """Change the nth place that can be changed; "" where the change would be an idle one, None beyond the last."""
    changes = [change for node in _nodes(function) for change in _changes(node)]
    if place >= len(changes):
        return None
    node, change = changes[place]
    before = ast.unparse(node)
    if any(word in before for word in QUIET):
        return ""
    change()
    return f"{before}  ->  {ast.unparse(node)}"


def _nodes(function: ast.FunctionDef) -> Iterator[ast.AST]:
    """The expressions of a function's body, its docstring and annotations apart."""
    inside = [node for statement in function.body[1:] for node in ast.walk(statement)]
    types = [node.annotation for node in inside if isinstance(node, ast.arg) and node.annotation]
    types += [node.returns for node in inside if isinstance(node, ast.FunctionDef) and node.returns]
    skipped = {id(part) for annotation in types for part in ast.walk(annotation)}
    yield from (node for node in inside if id(node) not in skipped)


def _changes(node: ast.AST) -> list[tuple[ast.AST, Callable[[], None]]]:
    found: list[tuple[ast.AST, Callable[[], None]]] = []
    for field, target in (("attr", ast.Attribute), ("id", ast.Name)):
        if isinstance(node, target) and getattr(node, field) in SWAPPED_WORDS:
            found.append((node, _setting(node, field, SWAPPED_WORDS[getattr(node, field)])))
    if isinstance(node, ast.Compare) and type(node.ops[0]) in SWAPPED_SIGNS:
        found.append((node, _setting(node, "ops", [SWAPPED_SIGNS[type(node.ops[0])](), *node.ops[1:]])))
    if isinstance(node, ast.BoolOp | ast.BinOp) and type(node.op) in SWAPPED_SIGNS:
        found.append((node, _setting(node, "op", SWAPPED_SIGNS[type(node.op)]())))
    if isinstance(node, ast.Constant) and type(node.value) is int:
        found.append((node, _setting(node, "value", node.value + 1)))
    if isinstance(node, ast.Subscript) and isinstance(node.slice, ast.Constant) and node.slice.value == 0:
        found.append((node, _setting(node, "slice", ast.UnaryOp(ast.USub(), ast.Constant(1)))))
    if isinstance(node, ast.Tuple) and isinstance(node.ctx, ast.Load) and len(node.elts) > 1:
        found.append((node, _setting(node, "elts", node.elts[::-1])))
    return found


def _setting(node: ast.AST, field: str, value: Any) -> Callable[[], None]:
    return lambda: setattr(node, field, value)


@contextmanager
def in_its_place(module: str, mutant: ast.FunctionDef) -> Iterator[None]:
    """The kernel with a mutant where the real function was; afterwards all is as before."""
    home = importlib.import_module(module)
    real = home.__dict__[mutant.name]
    scope: dict[str, Any] = {}
    exec(compile(ast.Module([mutant], []), module, "exec"), home.__dict__, scope)
    false = scope[mutant.name]
    spaces = [vars(user) for user in loaded("vinhos_kernel.", "tests.")]
    spaces += [value for space in spaces for value in list(space.values()) if type(value) is dict]
    users = [(space, name) for space in spaces for name, value in list(space.items()) if value is real]
    entry = register.IDS.get(real)
    _put(users, false, entry)
    try:
        yield
    finally:
        _put(users, real, entry)
        register.IDS.pop(false, None)


def _put(users: list[tuple[dict[Any, Any], Any]], function: Callable[..., None], entry: str | None) -> None:
    for space, name in users:
        space[name] = function
    if entry:
        register.RULES[entry] = function
        register.IDS[function] = entry
    for user in loaded("vinhos_kernel.opponents", "vinhos_kernel.rules"):
        for value in list(vars(user).values()):
            if hasattr(value, "cache_clear"):
                value.cache_clear()


def loaded(*places: str) -> list[ModuleType]:
    """The modules that are loaded and whose names begin so."""
    return [module for name, module in sorted(sys.modules.items()) if name.startswith(places) and module]


def is_noticed(tests: ModuleType) -> bool:
    """Whether a scene of a test module fails now; parameters are filled in as pytest does."""
    for test in [value for name, value in vars(tests).items() if name.startswith("test_") and callable(value)]:
        for given in _filled(test):
            try:
                test(**given)
            except (Exception, pytest.fail.Exception):
                return True
    return False


def _filled(test: Callable[..., None]) -> Iterator[dict[str, Any]]:
    """All arguments that the parameters of a test stand for."""
    marks = [mark for mark in getattr(test, "pytestmark", ()) if mark.name == "parametrize"]
    choices = []
    for mark in marks:
        names = [each.strip() for each in mark.args[0].split(",")]
        rows = [row if len(names) > 1 else (row,) for row in mark.args[1]]
        choices.append([dict(zip(names, row, strict=True)) for row in rows])
    for chosen in itertools.product(*choices):
        yield {name: value for part in chosen for name, value in part.items()}
