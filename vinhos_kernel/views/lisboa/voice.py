"""How Lisboa speaks: its sentences, turns, names and fields, for all that is told of both games in the same way."""

from collections.abc import Iterator, Sequence
from typing import Any, Final

from vinhos_kernel.lisboa import words
from vinhos_kernel.lisboa.answer_words import option_words
from vinhos_kernel.lisboa.data.rulebook import all_readings, rulebook
from vinhos_kernel.lisboa.game import Game
from vinhos_kernel.lisboa.kind import LISBOA
from vinhos_kernel.lisboa.names import (
    ARCHITECTS,
    BOATS,
    FIGURES,
    GOODS,
    LACERDA,
    NOBLES,
    PLACES,
    SIDES,
    SITES,
    SPACES,
    STREETS,
    YOU,
)
from vinhos_kernel.lisboa.notation import plain_of
from vinhos_kernel.lisboa.telling import BOARDS, tell_standing
from vinhos_kernel.table.turn import Step
from vinhos_kernel.views.lisboa.his_turn import waiting_step
from vinhos_kernel.views.voice import Voice

HIS_TURN, YOUR_TURN = "lisboa.courtier", "lisboa.you"
BEGINS: Final = ("lisboa.you", "lisboa.turn")
CHAPTERS: Final = {
    "lisboa.dock": "his", HIS_TURN: "his", YOUR_TURN: "yours", "lisboa.period.rubble": "period",
    "lisboa.score.his": "score",
}  # fmt: skip
NOBODYS: Final = ("lisboa.setup", "lisboa.round", "lisboa.end", "lisboa.period", "lisboa.rank")
YOURS: Final = ("lisboa.you", "lisboa.follow.yours", "lisboa.score.yours")
SHARED: Final = (
    "lisboa.cardinal.", "lisboa.church", "lisboa.decrees.refill", "lisboa.building.next", "lisboa.building.below",
)  # fmt: skip
"""Rules by whose doing they are; in shared ones the sentence says it."""
SET_HERE: Final = (
    "period", "phase", "courtier", "helper", "treasury", "event_decks", "decrees", "decrees_out", "stores", "rubble",
    "pile", "rest", "streets", "street_goods", "buildings", "stacks", "plans", "starting_plans", "favors", "church",
    "clergy_backs", "yard", "hulls", "ship_influence", "neutral", "prices", "you", "lacerda",
)  # fmt: skip
COUNTED: Final = {
    "event_decks": FIGURES, "streets": STREETS, "neutral": NOBLES, "plans": ARCHITECTS, "favors": NOBLES,
    "prices": GOODS, "offices": NOBLES, "goods": GOODS, "cargo": BOATS,
}  # fmt: skip
WITHIN: Final[dict[str, dict[str, Any]]] = {
    **{name: dict.fromkeys(parts, 0) for name, parts in COUNTED.items()},
    "stores": dict.fromkeys(SPACES, "free"),
    "rubble": dict.fromkeys(PLACES, ""),
    "buildings": dict.fromkeys(SITES, "none"),
    "tops": dict.fromkeys(ARCHITECTS, "none"),
    **{name: dict.fromkeys(BOATS, "?") for name in ("hulls", "ship_influence")},
}
"""The parts of a field that a position leaves out where they hold nothing."""


def turns(steps: Sequence[Step]) -> list[int]:
    """Where the story is cut: at each turn of yours and his, at the end of a period, at the score."""
    cuts, before = [0], ""
    for i, step in enumerate(steps):
        chapter = CHAPTERS.get(step.rule, "")
        again = step.rule == YOUR_TURN and step.address != steps[i - 1].address
        if i and chapter and (chapter != before or again):
            cuts.append(i)
        before = chapter or before
    return cuts


def whose(step: Step) -> int:
    """Whose doing a sentence tells: yours, his, or nobody's."""
    side, first = step.facts.get("side"), step.template.partition(" ")[0]
    if side in (YOU, LACERDA):
        return int(side)
    if step.rule.startswith(NOBODYS):
        return 0
    if first == "you" or step.rule.startswith(YOURS):
        return YOU
    return LACERDA if first in words.HIS_VERBS or not step.rule.startswith(SHARED) else 0


def is_rivals(step: Step) -> bool:
    """Whether a sentence tells what he does, or what happens in his turn."""
    return whose(step) == LACERDA or (not whose(step) and bool(waiting_step(step.before)))


def fields(game: Game) -> dict[str, Sequence[tuple[str, Any]]]:
    """Every field of a position that can be set, with what it holds, in groups."""
    plain = plain_of(game)
    return {key: list(_leaves(key, plain[key])) for key in SET_HERE}


def _leaves(path: str, held: Any) -> Iterator[tuple[str, Any]]:
    """A field, or its parts; those that hold nothing too, since they can be set as well."""
    if not isinstance(held, dict):
        yield path, held
        return
    within = WITHIN.get(path.rpartition(".")[2], {})
    for name, value in {**within, **held}.items():
        yield from _leaves(f"{path}.{name}", value)


def moment(game: Game) -> str:
    """When something was: the period."""
    return f"period {game.period}"


VOICE: Final = Voice(
    game="Lisboa",
    kind=LISBOA,
    sentence=words.sentence,
    named=lambda _, what, value: words.NAMED[what](value) if what in words.NAMED else str(value),
    candidate=lambda _, what, value: words.candidate(what, value),
    candidates=lambda what: what,
    noted=words.noted,
    whose=whose,
    is_rivals=is_rivals,
    rival=lambda _: SIDES[LACERDA].title(),
    turns=turns,
    begins=BEGINS,
    moment=moment,
    option=option_words,
    standing=tell_standing,
    boards=BOARDS,
    paragraphs=rulebook,
    readings=all_readings,
    fields=fields,
    typed="A number, a name, a list like [1, 2], or rubble in letters like eft; sides are you, lacerda, nobody. "
    "It can be undone.",
)
