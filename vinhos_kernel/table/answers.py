"""Who answers: the seeded die, a script that must be used up, and the person who is waited for."""

from collections.abc import Callable, Sequence
from typing import Any

from vinhos_kernel.table.deck import cards_in
from vinhos_kernel.table.errors import NotAnAnswer, WrongDraws, nearest, offers
from vinhos_kernel.table.question import Option, Question, Waiting
from vinhos_kernel.table.turn import Draw, Turn
from vinhos_kernel.table.validator import shown

Who = Callable[[Question], int]
Policy = Callable[[Question, Any], Option]
"""Somebody who answers what a person decides: sees the question and the position, gives one of the options."""
_MASK = (1 << 64) - 1


def mixed(number: int) -> int:
    """A well mixed 64-bit number for a number (splitmix64)."""
    z = (number + 0x9E3779B97F4A7C15) & _MASK
    z = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) & _MASK
    z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & _MASK
    return z ^ (z >> 31)


def seed_of(seed: int, *parts: str) -> int:
    """A number that depends on a seed and on words, the same on every machine."""
    number = mixed(seed & _MASK)
    for part in parts:
        for byte in part.encode():
            number = mixed(number ^ byte)
        number = mixed(number + 1)
    return number


def weighted(number: int, count: int, weights: tuple[int, ...] | None) -> int:
    """The place among `count` options that a random number falls on."""
    if weights is None:
        return number % count
    rest = number % sum(weights)
    for place, weight in enumerate(weights):
        rest -= weight
        if rest < 0:
            return place
    raise AssertionError("weights are whole numbers above 0")


class ByHand:
    """A source that turns one card at a time, as hands do; what `asked` says is the answer."""

    def __init__(self, asked: Who) -> None:
        self._asked = asked

    def pick(
        self, turn: Turn[Any], who: str, kind: str, prompt: str, options: tuple[Option, ...],
        weights: tuple[int, ...] | None, fits: tuple[Option, ...] | None,
    ) -> int:  # fmt: skip
        """Ask one question at the address that its rule and its number give it."""
        address = f"{turn.address}{len(turn.draws) + 1}"
        place = self._asked(Question(turn.rule, kind, prompt, who, options, weights, fits, address))
        option = options[place]
        turn.draws.append(Draw(kind, option, fits is None or option in fits, prompt))
        return place

    def draw(
        self, turn: Turn[Any], deck: str, kind: str, prompt: str, left: int, fits: int, full: int,
        names: Sequence[Option] | None, at_once: bool,
    ) -> tuple[int, int]:  # fmt: skip
        """Turn cards one by one until one fits; an empty deck is shuffled whole."""
        while True:
            if not left or (at_once and not left & fits):
                left = full
            cards = cards_in(left)
            place = self.pick(
                turn, "chance", kind, prompt, _named(cards, names), None, _named(cards_in(left & fits), names)
            )
            left &= ~(1 << cards[place])
            if fits >> cards[place] & 1:
                return cards[place], left

    def rest(self, turn: Turn[Any], kind: str, prompt: str, left: int) -> None:
        """Turn one card after the other until the deck is empty."""
        while left:
            cards = cards_in(left)
            left &= ~(1 << cards[self.pick(turn, "chance", kind, prompt, cards, None, ())])


class Playout:
    """A fast seeded die for whole games: a stream of its own, no questions made."""

    def __init__(self, seed: int, policy: Policy | None = None) -> None:
        self._state = mixed(seed & _MASK)
        self._policy = policy

    def throw(self) -> int:
        """The next 64-bit number of the stream."""
        self._state = (self._state + 0x9E3779B97F4A7C15) & _MASK
        return mixed(self._state)

    def pick(
        self, turn: Turn[Any], who: str, kind: str, prompt: str, options: tuple[Option, ...],
        weights: tuple[int, ...] | None, fits: tuple[Option, ...] | None,
    ) -> int:  # fmt: skip
        """Throw the die; ask the policy what is not chance."""
        if who == "chance":
            return weighted(self.throw(), len(options), weights)
        if self._policy is any_option:
            return self.throw() % len(options)
        question = Question(turn.rule, kind, prompt, who, options, weights, fits, turn.address)
        if self._policy is None:
            raise Waiting(question)
        return place_of(self._policy(question, turn.game), question)

    def draw(
        self, turn: Turn[Any], deck: str, kind: str, prompt: str, left: int, fits: int, full: int,
        names: Sequence[Option] | None, at_once: bool,
    ) -> tuple[int, int]:  # fmt: skip
        """Turn cards until one fits, without a word."""
        if not left & fits:
            left = full
        while True:
            cards = cards_in(left)
            card = cards[self.throw() % len(cards)]
            left &= ~(1 << card)
            if fits >> card & 1:
                return card, left

    def rest(self, turn: Turn[Any], kind: str, prompt: str, left: int) -> None:
        """Nothing depends on the order of cards that do not fit."""


class Script:
    """Answers given beforehand, in the order in which cards are turned; all of them must be used."""

    def __init__(self, draws: Sequence[Option]) -> None:
        self._left = list(draws)

    def __call__(self, question: Question) -> int:
        """The next answer of the script, as a place among the options."""
        if not self._left:
            raise WrongDraws(f"{question.prompt}: the draws ran out, on offer are {offers(question.options)}")
        return place_of(self._left.pop(0), question)

    def finish(self) -> None:
        """Refuse what was left over."""
        if self._left:
            raise WrongDraws(f"nobody asked for the draws {offers(map(shown, self._left))}: they are left over")


def any_option(question: Question, position: Any) -> Option:
    """A policy that takes any of the options, all alike: by the question's address, in a playout by its own die."""
    number = seed_of(0, question.address, question.rule, question.prompt)
    return question.options[number % len(question.options)]


def wait(question: Question) -> int:
    """The person who is waited for: never answers at once."""
    raise Waiting(question)


def place_of(answer: object, question: Question) -> int:
    """Where an answer stands among the options of its question; text may have other capitals, blanks, be a number."""
    options = question.options
    if isinstance(answer, bool) or not isinstance(answer, int | str):
        raise NotAnAnswer(f"{question.prompt}: {shown(answer)} is not one of {offers(options)}")
    if answer in options:
        return options.index(answer)
    if isinstance(answer, str):
        word = answer.strip().lower()
        for place, option in enumerate(options):
            if str(option).lower() == word:
                return place
    hint = nearest(answer, [str(option) for option in options]) if isinstance(answer, str) else ""
    raise NotAnAnswer(f"{question.prompt}: {shown(answer)} is not one of {offers(options)}{hint}")


def _named(cards: tuple[int, ...], names: Sequence[Option] | None) -> tuple[Option, ...]:
    return cards if names is None else tuple(names[card] for card in cards)
