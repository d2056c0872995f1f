"""A turn as a rule sees it: it asks, acts through verbs, tells what it did, and names what follows."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, ClassVar, Concatenate, Generic, NamedTuple, ParamSpec, Protocol, Self, TypeVar

from vinhos_kernel.table.choosing import Ladder, Sieve
from vinhos_kernel.table.errors import CannotDo
from vinhos_kernel.table.question import Option
from vinhos_kernel.table.rule import IDS, item_of

Item = tuple[Any, ...]
Reason = Sieve | Ladder | None


class Position(Protocol):
    """What the table needs to know of a position: it is copied, compared, and holds what is still to be done.

    `deck_aside` names the field of the deck that most draws use: positions that differ in it alone count together.
    """

    deck_aside: ClassVar[str]
    agenda: tuple[Item, ...]
    readings: Mapping[str, str]

    def copy(self) -> Self:
        """A private copy to work on."""

    def key(self) -> tuple[Any, ...]:
        """Hashable, and equal for equal tables."""


P = ParamSpec("P")
G = TypeVar("G", bound=Position)


class Draw(NamedTuple):
    """One turned card or tile, or one choice: what was asked, what came, and whether it ended the draw."""

    kind: str
    card: Option
    fits: bool
    prompt: str


class Step(NamedTuple):
    """One sentence of the story with everything behind it; `before` and `after` enclose the rule that told it."""

    rule: str
    template: str
    facts: dict[str, Any]
    because: Reason
    readings: tuple[tuple[str, str], ...]
    draws: tuple[Draw, ...]
    before: Any
    after: Any
    address: str


class Source(Protocol):
    """Whoever answers: a die, a script, a waiting person, a policy, the exact odds."""

    def pick(
        self, turn: "Turn[Any]", who: str, kind: str, prompt: str, options: tuple[Option, ...],
        weights: tuple[int, ...] | None, fits: tuple[Option, ...] | None,
    ) -> int:  # fmt: skip
        """The place of the answer among the options."""

    def draw(
        self, turn: "Turn[Any]", deck: str, kind: str, prompt: str, left: int, fits: int, full: int,
        names: Sequence[Option] | None, at_once: bool,
    ) -> tuple[int, int]:  # fmt: skip
        """Turn cards of a deck until one fits: that card and the deck after it (no deck named: they all go back)."""

    def rest(self, turn: "Turn[Any]", kind: str, prompt: str, left: int) -> None:
        """Turn all cards that are left, none of which fits."""


class Turn(Generic[G]):
    """The hands and the voice of one rule: made for each agenda item, thrown away after it."""

    __slots__ = ("address", "draws", "drew", "game", "listening", "named", "readings", "rule", "source", "told")

    def __init__(self, source: Source, listening: bool = True) -> None:
        self.source = source
        self.listening = listening
        self.rule = ""
        self.address = ""
        self.game: G | None = None
        self.drew = False
        self.named: list[Item] = []
        self.told: list[tuple[str, dict[str, Any], Reason, tuple[tuple[str, str], ...]]] = []
        self.draws: list[Draw] = []
        self.readings: list[tuple[str, str]] = []

    def choose(self, kind: str, prompt: str, options: tuple[Option, ...], who: str = "you") -> Option:
        """Ask a player, or the people at the "table", for one of the options; a player's only one is not asked for."""
        if not options:
            raise CannotDo(f"{prompt}: there is nothing to choose from")
        if len(options) == 1 and who != "table":
            return options[0]
        return options[self.source.pick(self, who, kind, prompt, options, None, None)]

    def look(
        self, kind: str, prompt: str, options: tuple[Option, ...], weights: tuple[int, ...] | None = None
    ) -> Option:
        """What turns up from a hidden stack: chance, with these weights; the only one is not asked for."""
        if not options:
            raise CannotDo(f"{prompt}: nothing can turn up")
        if len(options) == 1:
            return options[0]
        return options[self.source.pick(self, "chance", kind, prompt, options, weights, None)]

    def draw(
        self, game: G, deck: str, kind: str, prompt: str, fits: int, full: int,
        names: Sequence[Option] | None = None, at_once: bool = False, stay_out: bool = True,
    ) -> int:  # fmt: skip
        """Turn cards of a deck (a field of the game) until one fits: that card.

        All turned cards are out of the deck then, unless they do not `stay_out`. A rule does not look at the deck
        again after its draw: that is how the odds may run it once for a card, whatever was wasted before it.
        """
        if self.drew or not full & fits:
            raise CannotDo(f"{prompt}: " + ("a rule draws once" if self.drew else "no card of the deck fits"))
        self.drew = True
        left: int = getattr(game, deck)
        card, after = self.source.draw(self, deck if stay_out else "", kind, prompt, left, fits, full, names, at_once)
        if stay_out:
            setattr(game, deck, after)
        return card

    def turn_rest(self, kind: str, prompt: str, left: int) -> None:
        """Turn every card that is left in a deck in which none fits."""
        self.source.rest(self, kind, prompt, left)

    def reads(self, game: G, name: str) -> str:
        """The side that a reading takes at this table; the next sentence says that it hangs on it."""
        side = game.readings[name]
        if self.listening and (name, side) not in self.readings:
            self.readings.append((name, side))
        return side

    def tells(self, template: str, because: Reason = None, **facts: Any) -> None:
        """Tell one sentence; its words are only made when somebody reads it."""
        if self.listening:
            self.told.append((template, facts, because, tuple(self.readings)))
            self.readings = []

    def then_named(self, rule: str, *args: Any) -> None:
        """Put a rule of a higher floor on the agenda by its id."""
        self.named.append((rule, *args))

    def then(self, rule: "Callable[Concatenate[Turn[G], G, P], None]", /, *args: P.args, **named: P.kwargs) -> None:
        """Put a rule on the agenda, in the place of the rule that runs."""
        self.named.append(item_of(rule, args, named) if named else (IDS[rule], *args))
