"""Choices that keep their reason: a Sieve cuts candidates down, a Ladder tries places in order."""

from collections.abc import Callable, Iterable
from typing import Any, NamedTuple

Value = Any


class Cut(NamedTuple):
    """One criterion of a sieve: what it measured for each candidate, and who was kept."""

    criterion: str
    values: tuple[tuple[Value, int], ...]
    kept: tuple[Value, ...]


class Sieve:
    """Candidates, cut down by one criterion after another; a loud one remembers each cut."""

    __slots__ = ("candidates", "cuts", "kept", "loud", "what")

    def __init__(self, what: str, candidates: Iterable[Value], loud: bool = True) -> None:
        self.what = what
        self.candidates = self.kept = tuple(candidates)
        self.cuts: tuple[Cut, ...] = ()
        self.loud = loud

    def most(self, criterion: str, of: Callable[[Value], int]) -> "Sieve":
        """Keep the candidates for which `of` is highest."""
        return self._keep(criterion, of, max)

    def least(self, criterion: str, of: Callable[[Value], int]) -> "Sieve":
        """Keep the candidates for which `of` is lowest."""
        return self._keep(criterion, of, min)

    def by_lot(self, criterion: str, winner: Value) -> "Sieve":
        """Keep the one that a card or a person chose."""
        self.kept = (winner,)
        if self.loud:
            self.cuts += (Cut(criterion, (), self.kept),)
        return self

    def _keep(self, criterion: str, of: Callable[[Value], int], best: Callable[[list[int]], int]) -> "Sieve":
        kept = self.kept
        if len(kept) > 1 or self.loud:
            values = [of(candidate) for candidate in kept]
            if values:
                aim = best(values)
                self.kept = tuple(c for c, value in zip(kept, values, strict=True) if value == aim)
            if self.loud:
                self.cuts += (Cut(criterion, tuple(zip(kept, values, strict=True)), self.kept),)
        return self


class Ladder:
    """Places tried in order until one is free; a loud one remembers what stood in the way."""

    __slots__ = ("found", "tried", "what")

    def __init__(self, what: str) -> None:
        self.what = what
        self.tried: list[tuple[Value, str]] = []
        self.found: Value | None = None

    def first(self, places: Iterable[Value], obstacle: Callable[[Value], str], loud: bool = True) -> "Ladder":
        """Climb until `obstacle` names nothing that stands in the way."""
        for place in places:
            why = obstacle(place)
            if loud:
                self.tried.append((place, why))
            if not why:
                self.found = place
                break
        return self
