"""What a rule asks: who is asked, what is on offer, and why these."""

from typing import NamedTuple

Option = int | str


class Question(NamedTuple):
    """One question of a rule, as a reader, a script or a policy sees it.

    `who` is "chance" (a card or tile is turned), "you" (a player decides) or "table" (only the people there know).
    `options` are what may be answered; for chance, `weights` are their relative odds (None: all alike).
    `fits` are the options that end a draw; any other card is turned, stays out, and the same question comes again.
    `address` says where the question stands: place on the agenda, rule, and the how manieth of that rule.
    """

    rule: str
    kind: str
    prompt: str
    who: str
    options: tuple[Option, ...]
    weights: tuple[int, ...] | None
    fits: tuple[Option, ...] | None
    address: str

    @property
    def why(self) -> str:
        """Why these options: one sentence for the reader."""
        if self.fits is not None and self.fits != self.options:
            return f"still in the deck: {_list(self.options)}; of these {_list(self.fits)} would fit"
        if self.who == "chance":
            return f"{len(self.options)} of them can come"
        return "the table allows these: " + _list(self.options)


class Waiting(Exception):
    """Raised through a rule when an answer is missing; the rule is dropped as if it had never run."""

    def __init__(self, question: Question) -> None:
        super().__init__(question.prompt)
        self.question = question


def _list(options: tuple[Option, ...]) -> str:
    return ", ".join(str(option) for option in options) or "none"
