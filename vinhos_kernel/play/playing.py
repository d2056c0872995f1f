"""What a terminal needs of a game: how it begins, what it greets with, what it knows besides its voice."""

from collections.abc import Callable, Mapping, Sequence
from functools import lru_cache
from typing import Any, NamedTuple

from vinhos_kernel.table.answers import Policy
from vinhos_kernel.table.errors import TableError, nearest, offers
from vinhos_kernel.table.facts import Origin
from vinhos_kernel.table.question import Question
from vinhos_kernel.table.rulebook import Paragraph
from vinhos_kernel.table.session import Kind, Session
from vinhos_kernel.table.turn import Step
from vinhos_kernel.views.voice import Voice


class Playing(NamedTuple):
    """
    One game in a terminal.

    `starts` are the named starts that the command line offers, `policies` who may play for people. `who` says whose
    question it is, `why` stands below its prompt, and it `stands` below how both sides stand; kinds `in_rows` have
    options that say nothing more than themselves, and of those `in_series` several are asked for, one after the other.
    `told` tells steps, `hint`, `odds` and `score` answer the commands of these names, `more` are commands that this
    game alone has. `examples` stand in the help, `last_rule` is read where nothing is asked any more. A path to `set`
    ends at its `first_blank`, or at the last one; some paths have a `short` name.
    """

    voice: Voice
    starts: tuple[str, ...]
    begin: Callable[..., Session]
    load: Callable[[str], Session]
    policies: Mapping[str, Policy]
    greeting: Callable[[Any], str]
    who: Callable[[Question, Any], str]
    why: Callable[[Question, Any], str]
    stands: Callable[[Question], bool]
    in_rows: frozenset[str]
    in_series: frozenset[str]
    told: Callable[[Sequence[Step], Any], list[str]]
    hint: Callable[[Session], str] | None
    odds: Callable[[Session], str]
    score: Callable[[Any, str], str]
    more: Mapping[str, Callable[[Session, str], str]]
    schema: Callable[[], str]
    origin_of: Callable[[str, str], Origin]
    sources_of: Callable[[Origin], Sequence[str]]
    last_rule: str
    examples: Mapping[str, str]
    first_blank: bool
    short: Mapping[str, str]

    def paragraph(self, rule: str) -> Paragraph:
        """The paragraph of this game's rulebook with this id, or a refusal with the nearest one."""
        book = self.voice.paragraphs()
        if rule not in book:
            raise TableError(f"the rulebook has no paragraph {rule!r}{nearest(rule, book)}")
        return book[rule]


@lru_cache(maxsize=1)
def games() -> dict[str, Playing]:
    """Every game that a terminal plays, by its name."""
    from vinhos_kernel.play.lisboa import LISBOA
    from vinhos_kernel.play.vinhos import VINHOS

    return {each.voice.kind.name: each for each in (VINHOS, LISBOA)}


def game_of(kind: Kind) -> Playing:
    """The game that a session plays."""
    return games()[kind.name]


def begun(names: Sequence[str], start: str, **given: Any) -> Session:
    """A session of the first of these games: a named start (its first one, if none is named).

    A position is tried with each of them.
    """
    if given.get("position"):
        return _of_one_that_can(names, lambda playing: playing.begin("", **given))
    playing = games()[names[0]]
    if start and start not in playing.starts:
        raise TableError(f"{playing.voice.game} has no start {start!r}, only {offers(playing.starts)}")
    return playing.begin(start or playing.starts[0], **given)


def loaded(text: str, names: Sequence[str]) -> Session:
    """The session of a record of one of these games: its heading names the game, else each is tried."""
    lines = (line.split() for line in text.splitlines() if not line.startswith("#"))
    word, *rest = next(filter(None, lines), [""])
    if rest[:1] == ["record"]:
        names = [word] if word in names else names[:1]
    return _of_one_that_can(names, lambda playing: playing.load(text))


def _of_one_that_can(names: Sequence[str], work: Callable[[Playing], Session]) -> Session:
    """The session of the first game that can make it; where none can, what each of them refuses."""
    refusals = {}
    for name in names:
        playing = games()[name]
        try:
            return work(playing)
        except TableError as error:
            refusals[playing.voice.game] = str(error)
    if len(set(refusals.values())) == 1:
        raise TableError(next(iter(refusals.values())))
    raise TableError("; ".join(f"as {game}: {why}" for game, why in refusals.items()))
