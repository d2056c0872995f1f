"""Odds by turning every card: slow, literal, one scripted table for each way in which the cards can lie."""

from collections.abc import Callable, Hashable
from fractions import Fraction
from typing import Any

from vinhos_kernel import answer, start
from vinhos_kernel.solo import Session

Chances = dict[Hashable, Fraction]


def literal(
    position: dict[str, Any], of: Callable[[Session], Hashable], readings: dict[str, str] | None = None
) -> Chances:
    """What `of` reads at the end of the agenda, with its probability, by one branch for each turned card."""
    chances: Chances = {}
    _turn(start(position=position, readings=readings), Fraction(1), of, chances)
    return chances


def _turn(table: Session, chance: Fraction, of: Callable[[Session], Hashable], chances: Chances) -> None:
    asked = table.question
    if asked is None:
        outcome = of(table)
        chances[outcome] = chances.get(outcome, Fraction(0)) + chance
        return
    weights = asked.weights or (1,) * len(asked.options)
    for option, weight in zip(asked.options, weights, strict=True):
        _turn(answer(table, option), chance * weight / sum(weights), of, chances)


class TooMany(Exception):
    """There are more ways than anybody can lie out."""


def literal_or_not(position: dict[str, Any], readings: dict[str, str], most: int) -> Chances | None:
    """The chances of all end positions, or None if they would need more than `most` tables."""
    count = [0]

    def key(table: Session) -> Hashable:
        count[0] += 1
        if count[0] > most:
            raise TooMany
        return table.position.key()

    try:
        return literal(position, key, readings)
    except TooMany:
        return None


def turned(table: Session) -> int:
    """How many cards were turned at this table."""
    return len(table.entries)
