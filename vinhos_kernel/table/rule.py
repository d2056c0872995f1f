"""The register of rules: each function under the id of its paragraph."""

from collections.abc import Callable
from typing import Any, TypeVar

from vinhos_kernel.table.errors import BadPosition, nearest
from vinhos_kernel.table.validator import MOST_SHOWN, shown

F = TypeVar("F", bound=Callable[..., None])
RULES: dict[str, Callable[..., None]] = {}
IDS: dict[Callable[..., None], str] = {}
_PARAMETERS: dict[str, tuple[str, ...]] = {}


def rule(name: str) -> Callable[[F], F]:
    """Enter a function as the rule of the paragraph with this id."""

    def enter(function: F) -> F:
        if name in RULES:
            raise ValueError(f"the rule {name!r} is there already")
        code = function.__code__
        RULES[name] = function
        IDS[function] = name
        _PARAMETERS[name] = code.co_varnames[2 : code.co_argcount]
        return function

    return enter


def item_of(function: Callable[..., None], args: tuple[Any, ...], named: dict[str, Any]) -> tuple[Any, ...]:
    """A rule with its arguments in their order, as it stands on an agenda."""
    name = IDS[function]
    if named:
        args += tuple(named[parameter] for parameter in _PARAMETERS[name][len(args) :])
    return (name, *args)


def parameters_of(name: str) -> tuple[str, ...]:
    """The names of a rule's arguments, in order."""
    known(name)
    return _PARAMETERS[name]


def known(name: str) -> str:
    """The id itself, if it names a rule; else a refusal with the nearest one."""
    if name not in RULES:
        raise BadPosition(f"there is no rule {shown(name)}{nearest(str(name)[:MOST_SHOWN], RULES)}")
    return name
