"""Paragraphs that are formulas: functions which compute and ask nothing, entered under their rule id."""

from collections.abc import Callable
from typing import Any, TypeVar

F = TypeVar("F", bound=Callable[..., Any])
FORMULAS: dict[str, Callable[..., Any]] = {}


def formula(name: str) -> Callable[[F], F]:
    """Enter a function as the formula of the paragraph with this id."""

    def enter(function: F) -> F:
        if name in FORMULAS:
            raise ValueError(f"the formula {name!r} is there already")
        FORMULAS[name] = function
        return function

    return enter
