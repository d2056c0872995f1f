"""The four ways to play a card: where it goes, what may follow, who may follow you; a check of a learner's marks."""

from collections.abc import Collection
from typing import Final, NamedTuple

from vinhos_kernel.table.errors import TableError, offers
from vinhos_kernel.table.validator import one_of

PLACES: Final = ("portfolio", "court")
FOLLOWS: Final = {
    "sale": "a sale of goods",
    "state": "a State action",
    "noble": "the Noble's own action",
    "event": "the action of the event",
    "others": "Lacerda with you, if he holds that Noble's Royal Favor",
}
"""What may follow a card, by its mark."""


class Play(NamedTuple):
    """A way to play a card: its name and card, the place, the marks of what may follow, and why, with the rules."""

    name: str
    card: str
    place: str
    follows: tuple[str, ...]
    why_there: str
    why_then: str
    rules: tuple[str, ...]


PLAYS: Final = (
    Play(
        "sell", "any card, to sell goods", "portfolio", ("sale",),
        "a card that you sell with goes into your own Portfolio: a Noble to its top edge, a Treasury card to its foot",
        "you must sell then, and nobody goes with you: only visits are followed",
        ("lisboa.you.portfolio", "lisboa.you.sale"),
    ),
    Play(
        "trade", "any card, to trade goods with Nobles", "portfolio", ("state",),
        "a card that you trade with goes into your own Portfolio, whoever you trade with",
        "one or two goods buy as many State actions, but no Noble's own action; all three take gold, the Builder "
        "tools as well, the Minister books, the King cloth; nobody goes with you",
        ("lisboa.you.portfolio", "lisboa.you.trade"),
    ),
    Play(
        "visit", "a Noble card, to visit that Noble", "court", ("state", "noble", "others"),
        "only a Noble card in the Royal Court is a visit",
        "you pay Influence, may take one State action of that office, then the Noble's own action; whoever holds that "
        "Noble's Royal Favor may follow, and Lacerda always does",
        ("lisboa.you", "lisboa.you.state", "lisboa.follow.his"),
    ),
    Play(
        "event", "a Treasury card, to sponsor its event", "court", ("event",),
        "only a Treasury card in the Royal Court sponsors its event",
        "you pay the Treasury in réis and do what the card says; an event is no visit, so that nobody follows",
        ("lisboa.you.event",),
    ),
)  # fmt: skip
"""The four plays; a card may also be discarded for a gold, and then nothing follows."""


class Marked(NamedTuple):
    """What a check says of a learner's marks: whether all of them are right, and why, in one sentence."""

    right: bool
    says: str

    def __repr__(self) -> str:
        return self.says


def play_named(name: str) -> Play:
    """One of the four plays."""
    return PLAYS[one_of("play", name, [play.name for play in PLAYS])]


def check(play: str, place: str, follows: Collection[str]) -> Marked:
    """Whether a learner marked the right place (`PLACES`) and exactly what may follow (`FOLLOWS`), with the reasons."""
    asked, there = play_named(play), PLACES[one_of("place", place, PLACES)]
    marks = {list(FOLLOWS)[one_of("follows", mark, list(FOLLOWS))] for mark in _marks(follows)}
    faults = [] if there == asked.place else [f"the card does not go to the {_place(there)}: {asked.why_there}"]
    faults += _listed("wrongly marked", marks.difference(asked.follows))
    faults += _listed("left out", set(asked.follows).difference(marks))
    if faults:
        return Marked(False, "not quite: " + "; ".join([*faults, asked.why_then]))
    return Marked(True, f"right: {asked.why_there}; {asked.why_then}")


def _marks(follows: Collection[str]) -> Collection[str]:
    """The marks as a collection of words; a single word is none."""
    if isinstance(follows, str) or not isinstance(follows, Collection):
        raise TableError(f"follows: a list of marks is needed, out of {offers(FOLLOWS)}")
    return follows


def _listed(what: str, marks: Collection[str]) -> list[str]:
    """A sentence on some marks in their order, if there are any."""
    return [f"{what}: " + ", ".join(FOLLOWS[mark] for mark in FOLLOWS if mark in marks)] if marks else []


def _place(place: str) -> str:
    return "Royal Court" if place == "court" else "Portfolio"
