"""The oracle: a source that goes through all outcomes of a rule's questions, one run of the rule for each."""

from collections.abc import Iterator, Sequence
from functools import lru_cache
from math import gcd
from typing import Any, NamedTuple

from vinhos_kernel.table.answers import Policy, place_of
from vinhos_kernel.table.deck import merged_outcomes
from vinhos_kernel.table.question import Option, Question, Waiting
from vinhos_kernel.table.rule import RULES
from vinhos_kernel.table.turn import Position, Turn


class Drawn(NamedTuple):
    """A draw as the odds see it: the card that ended it and how many cards were turned."""

    kind: str
    card: Option
    turned: int


class Fan:
    """The outcomes of one question, with the decks that each may leave, and which outcome is taken now.

    `decks` (for the deck aside) holds (deck after it, weight) for each answer; `afters` the one deck after each answer.
    `count` is how many cards could be turned: that many less the deck after it were.
    """

    __slots__ = ("afters", "answers", "count", "decks", "denominator", "place", "weights")

    def __init__(self, answers: Sequence[int], weights: Sequence[int], denominator: int) -> None:
        self.answers = answers
        self.weights = weights
        self.denominator = denominator
        self.decks: Sequence[Decks] = ()
        self.afters: Sequence[int] = ()
        self.count = 0
        self.place = 0


Decks = Sequence[tuple[int, int]]
Grouped = tuple[tuple[int, ...], tuple[int, ...], int, tuple[Decks, ...]]


@lru_cache(maxsize=16384)
def grouped_outcomes(left: int, fits: int, full: int, at_once: bool) -> Grouped:
    """The outcomes of a draw by card: cards, their weights, the sum, and for each card (deck after it, weight)."""
    outcomes, total = merged_outcomes(left, fits, full, at_once)
    common = gcd(total, *(weight for _, _, weight in outcomes))
    decks: dict[int, list[tuple[int, int]]] = {}
    for card, after, weight in outcomes:
        decks.setdefault(card, []).append((after, weight // common))
    weights = tuple(sum(weight for _, weight in each) for each in decks.values())
    return tuple(decks), weights, total // common, tuple(map(tuple, decks.values()))


class Oracle:
    """Answers with the outcomes of the present branch; a question beyond it opens a new fan.

    `aside` names the deck whose variants are counted together; `counts_turned` says whether a tally wants every card.
    """

    def __init__(self, policy: Policy | None, aside: str, counts_turned: bool) -> None:
        self._policy = policy
        self._aside = aside
        self._counts_turned = counts_turned
        self.fans: list[Fan] = []
        self.next = 0
        self.drawn: list[Drawn] = []

    def pick(
        self, turn: Turn[Any], who: str, kind: str, prompt: str, options: tuple[Option, ...],
        weights: tuple[int, ...] | None, fits: tuple[Option, ...] | None,
    ) -> int:  # fmt: skip
        """Branch over chance; ask the policy, or wait, where a person decides."""
        if who != "chance":
            question = Question(turn.rule, kind, prompt, who, options, weights, fits, turn.address)
            if self._policy is None:
                raise Waiting(question)
            return place_of(self._policy(question, turn.game), question)
        if self.next == len(self.fans):
            shares = weights or (1,) * len(options)
            self.fans.append(Fan(range(len(options)), shares, sum(shares)))
        fan = self.fans[self.next]
        self.next += 1
        place = fan.answers[fan.place]
        if self._counts_turned:
            self.drawn.append(Drawn(kind, options[place], 1))
        return place

    def draw(
        self, turn: Turn[Any], deck: str, kind: str, prompt: str, left: int, fits: int, full: int,
        names: Sequence[Option] | None, at_once: bool,
    ) -> tuple[int, int]:  # fmt: skip
        """Branch over the cards that can end the draw; the deck aside is parted later, another one here."""
        if self.next == len(self.fans):
            self.fans.append(self._fan(deck, left, fits, full, at_once))
        fan = self.fans[self.next]
        self.next += 1
        card = fan.answers[fan.place]
        after = fan.decks[fan.place][0][0] if fan.decks else fan.afters[fan.place] if fan.afters else left
        if self._counts_turned:
            self.drawn.append(Drawn(kind, names[card] if names else card, fan.count - after.bit_count()))
        return card, after

    def _fan(self, deck: str, left: int, fits: int, full: int, at_once: bool) -> Fan:
        cards, weights, total, decks = grouped_outcomes(left, fits, full, at_once)
        if deck == self._aside:
            fan = Fan(cards, weights, total)
            fan.decks = decks
        elif deck or self._counts_turned:
            each = [(card, after, weight) for card, group in zip(cards, decks, strict=True) for after, weight in group]
            fan = Fan([card for card, _, _ in each], [weight for _, _, weight in each], total)
            fan.afters = [after for _, after, _ in each]
        else:
            fan = Fan(cards, weights, total)
        shuffled = not left & fits
        fan.count = (full if shuffled else left).bit_count() + (left.bit_count() if shuffled and not at_once else 0)
        return fan

    def rest(self, turn: Turn[Any], kind: str, prompt: str, left: int) -> None:
        """Nothing depends on the order of cards that do not fit."""


Transition = tuple[Any, int, int, Decks]


def transitions(game: Position, oracle: Oracle, turn: Turn[Any]) -> Iterator[Transition]:
    """Every way in which the next rule can end: position, numerator and denominator of its share, and its decks.

    Where the rule drew a card that stays out, the position comes once for the card, and `decks` holds (deck after it,
    weight) for what can have been wasted before; the shares are then numerator * weight / denominator. Where a person
    must decide and nobody answers for them, the position comes as None.
    """
    item, behind = game.agenda[0], game.agenda[1:]
    rule, args = RULES[item[0]], item[1:]
    fans = oracle.fans
    fans.clear()
    turn.rule = item[0]
    while True:
        work: Any = game.copy()
        work.agenda = behind
        turn.game = work
        oracle.next = 0
        turn.named = []
        turn.drew = False
        try:
            rule(turn, work, *args)
            if turn.named:
                work.agenda = (*turn.named, *behind)
        except Waiting:
            work = None
        if not fans:
            yield work, 1, 1, ()
            return
        yield _branch(work, fans)
        oracle.drawn = []
        while fans and fans[-1].place + 1 == len(fans[-1].answers):
            fans.pop()
        if not fans:
            return
        fans[-1].place += 1


def _branch(work: Any, fans: list[Fan]) -> Transition:
    """The position at the end of a branch, with its share and the decks that it may have left."""
    share = whole = 1
    decks: Decks = ()
    for fan in fans:
        whole *= fan.denominator
        if fan.decks and work is not None:
            decks = fan.decks[fan.place]
        else:
            share *= fan.weights[fan.place]
    return work, share, whole, decks
