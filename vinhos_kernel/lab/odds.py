"""Exact odds: the tree of chance over agenda items, with equal positions merged; above a budget a simulation."""

from collections.abc import Callable, Hashable
from math import factorial
from typing import Any, NamedTuple

from vinhos_kernel.lab.distribution import Distribution
from vinhos_kernel.lab.oracle import Decks, Drawn, Oracle, transitions
from vinhos_kernel.lab.simulate import game_seed, play_out
from vinhos_kernel.table.answers import Policy
from vinhos_kernel.table.errors import GoesInCircles, TableError
from vinhos_kernel.table.question import Waiting
from vinhos_kernel.table.rule import known
from vinhos_kernel.table.turn import Draw, Position, Turn

BUDGET = 150_000
GAMES = 1_000
LONGEST_PATH = 5_000
FIRST_SCALE = factorial(9) ** 6


class Event(NamedTuple):
    """What a tally sees of one rule: its id, the positions around it, and what was drawn."""

    rule: str
    before: Any
    after: Any
    drawn: tuple[Drawn, ...]


Until = str | Callable[[Any], bool] | None
Tally = tuple[Hashable, Callable[[Any, Event], Hashable]]


class _Node:
    """Positions on the way that differ in the deck aside alone: `decks` holds their weights over the common scale."""

    __slots__ = ("decks", "depth", "game", "tally")

    def __init__(self, game: Any, tally: Hashable, depth: int) -> None:
        self.game, self.tally, self.depth = game, tally, depth
        self.decks: dict[int, int] = {}


class _Budget(Exception):
    """More transitions than the budget allows."""


def odds(
    position: Position, until: Until = None, of: Callable[[Any], Hashable] | None = None, tally: Tally | None = None,
    you: Policy | None = None, *, budget: int = BUDGET, games: int = GAMES, seed: int = 0,
) -> Distribution:  # fmt: skip
    """The distribution of `of(position)` when `until` is reached.

    `until` is the id of a rule (stop before it, the next time that it comes), a test of positions, or None (the
    agenda is done). `of` reads positions; with a `tally` (first value, function of value and `Event`) it reads the pair
    (position, tally). Where a person decides, `you` answers; without it that branch ends as `waiting`. Equal positions
    are merged after each rule (those that differ in the deck aside alone are counted together, so `until` must not look
    at it); above `budget` transitions `games` seeded playouts are counted instead, and the result says so.
    """
    walk = _Walk(position, _stop(until, position), tally, you)
    try:
        walk.count(budget)
    except _Budget:
        return _simulated(walk, of, games, seed)
    weights: dict[Hashable, int] = {}
    for node in walk.ends.values():
        for deck, weight in node.decks.items():
            setattr(node.game, walk.aside, deck)
            outcome = _reading(of, node.game, node.tally, tally)
            weights[outcome] = weights.get(outcome, 0) + weight
    return Distribution(weights, walk.scale, "exact", walk.transitions, walk.waiting)


class _Walk:
    """A walk over the tree: the longest agendas first, so that equal positions meet before they go on."""

    def __init__(
        self, position: Position, stop: Callable[[Any], bool], tally: Tally | None, policy: Policy | None
    ) -> None:
        self.root, self.stop, self.tally, self.policy = position, stop, tally, policy
        self.aside = position.deck_aside
        self.scale = FIRST_SCALE
        self.ends: dict[Hashable, _Node] = {}
        self.levels: dict[int, dict[Hashable, _Node]] = {}
        self.waiting = 0
        self.transitions = 0

    def count(self, budget: int) -> None:
        """Go through all transitions; refuse beyond the budget."""
        oracle = Oracle(self.policy, self.aside, self.tally is not None)
        turn: Turn[Any] = Turn(oracle, listening=False)
        first = self.root.copy()
        self._file(first, ((getattr(first, self.aside), 1),), self.scale, self.tally[0] if self.tally else None, 0)
        while self.levels:
            level = self.levels.pop(max(self.levels))
            while level:
                _, node = level.popitem()
                for deck in node.decks:
                    self._open(node, deck, level, oracle, turn)
                if self.transitions > budget:
                    raise _Budget

    def _open(
        self, node: _Node, deck: int, level: dict[Hashable, _Node], oracle: Oracle, turn: Turn[Any]
    ) -> None:  # fmt: skip
        """Run the next rule of a position in all its ways, and file where each leads."""
        game, depth = node.game, node.depth + 1
        if depth > LONGEST_PATH:
            raise GoesInCircles(f"{game.agenda[0][0]} leads back to the same position on its own path")
        setattr(game, self.aside, deck)
        for after, share, whole, decks in transitions(game, oracle, turn):
            unit, left = divmod(node.decks[deck] * share, whole)
            if left:
                self._refine(node, level, whole)
                unit = node.decks[deck] * share // whole
            if after is None:
                self.waiting += unit
                self.transitions += 1
            elif self.tally is None:
                self._file(after, decks or ((getattr(after, self.aside), 1),), unit, None, depth)
            else:
                self._file_with_tally(node, game, after, decks, unit, oracle)

    def _file(self, game: Any, decks: Decks, unit: int, tally: Hashable, depth: int) -> None:
        """Lay positions that differ in the deck aside where they wait, onto equal ones if there are any."""
        setattr(game, self.aside, decks[0][0])
        shelf = self.ends if self.stop(game) else self.levels.setdefault(len(game.agenda), {})
        setattr(game, self.aside, 0)
        key = game.key() if self.tally is None else (game.key(), tally)
        node = shelf.get(key)
        if node is None:
            shelf[key] = node = _Node(game, tally, depth)
        elif node.depth < depth:
            node.depth = depth
        weights = node.decks
        self.transitions += len(decks)
        for deck, weight in decks:
            weights[deck] = weights.get(deck, 0) + unit * weight

    def _file_with_tally(self, node: _Node, before: Any, after: Any, decks: Decks, unit: int, oracle: Oracle) -> None:
        """The same, one deck at a time: each has a tally of its own."""
        fold = self.tally[1] if self.tally else None
        drawn = oracle.drawn
        turned = drawn[-1].turned + decks[0][0].bit_count() if decks else 0
        for deck, weight in decks or ((getattr(after, self.aside), 1),):
            each = after.copy()
            setattr(each, self.aside, deck)
            if decks:
                drawn = [*drawn[:-1], drawn[-1]._replace(turned=turned - deck.bit_count())]
            tally = fold(node.tally, Event(before.agenda[0][0], before, each, tuple(drawn))) if fold else None
            self._file(each.copy(), ((deck, weight),), unit, tally, node.depth + 1)

    def _refine(self, node: _Node, level: dict[Hashable, _Node], whole: int) -> None:
        """Multiply all weights, so that a share is a whole number again."""
        self.scale *= whole
        self.waiting *= whole
        nodes = [each for shelf in (level, self.ends, *self.levels.values()) for each in shelf.values()]
        for each in (node, *nodes):
            each.decks = {deck: weight * whole for deck, weight in each.decks.items()}


def _simulated(walk: _Walk, of: Callable[[Any], Hashable] | None, games: int, seed: int) -> Distribution:
    """Seeded playouts where counting would take too long."""
    weights: dict[Hashable, int] = {}
    waiting = 0
    for number in range(games):
        tally = [walk.tally[0] if walk.tally else None]
        fold = None if walk.tally is None else _folding(walk.tally[1], tally)
        try:
            end = play_out(walk.root, game_seed(seed, number), walk.stop, walk.policy, fold)
        except Waiting:
            waiting += 1
            continue
        outcome = _reading(of, end, tally[0], walk.tally)
        weights[outcome] = weights.get(outcome, 0) + 1
    return Distribution(weights, games, "simulated", games, waiting, seed)


def _folding(
    fold: Callable[[Any, Event], Hashable], tally: list[Hashable]
) -> Callable[[str, Any, Any, list[Draw]], None]:
    def count(rule: str, before: Any, after: Any, draws: list[Draw]) -> None:
        drawn: list[Drawn] = []
        turned = 0
        for draw in draws:
            turned += 1
            if draw.fits:
                drawn.append(Drawn(draw.kind, draw.card, turned))
                turned = 0
        tally[0] = fold(tally[0], Event(rule, before, after, tuple(drawn)))

    return count


def _reading(of: Callable[[Any], Hashable] | None, game: Any, value: Hashable, tally: Tally | None) -> Hashable:
    if tally is None:
        return game.key() if of is None else of(game)
    return value if of is None else (of(game), value)


def _stop(until: Until, root: Position) -> Callable[[Any], bool]:
    """A test for the positions at which the walk ends; with the agenda done it always does."""
    if until is None:
        return lambda game: not game.agenda
    if isinstance(until, str):
        known(until)
        here = root.agenda
        return lambda game: not game.agenda or (game.agenda[0][0] == until and game.agenda is not here)
    if not callable(until):
        raise TableError(f"until: {until!r} is not a rule id, a test of positions, or None")
    return lambda game: not game.agenda or bool(until(game))
