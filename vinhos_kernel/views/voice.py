"""How a game speaks: what the shared story, reasons, records and questions need to know of it."""

from collections.abc import Callable, Mapping, Sequence
from functools import lru_cache
from typing import Any, NamedTuple

from vinhos_kernel.table.question import Option, Question
from vinhos_kernel.table.readings import Reading
from vinhos_kernel.table.rulebook import Paragraph
from vinhos_kernel.table.session import Kind
from vinhos_kernel.table.turn import Step


class Voice(NamedTuple):
    """
    The words of one game.

    `game` is its name, `kind` how a session plays it. A step is told by `sentence`; `named` puts the value of one of
    its facts in words, `candidate` what a reason chose from (by the reason's own `what`), `candidates` what these are
    called together, `noted` what a criterion found for one (nothing where that is only a place in an order), `whose`
    whose doing it was (0 nobody's, 1 yours, 2 that of whoever sits across), `is_rivals` whether it is told by a rule
    of the rival's own, `rival` who that is. `turns` cuts a story, `begins` are the rules whose answers begin a block
    of the record, `moment` says when something was. `option` puts an answer in words; `standing` says in a line or two
    how both sides stand. `fields` are the paths of a position that can be set by hand with what they hold, in groups;
    `typed` says what may be typed for one.
    """

    game: str
    kind: Kind
    sentence: Callable[[Step], str]
    named: Callable[[Step, str, Any], str]
    candidate: Callable[[Step, str, Any], str]
    candidates: Callable[[str], str]
    noted: Callable[[str, Any], str]
    whose: Callable[[Step], int]
    is_rivals: Callable[[Step], bool]
    rival: Callable[[Any], str]
    turns: Callable[[Sequence[Step]], list[int]]
    begins: tuple[str, ...]
    moment: Callable[[Any], str]
    option: Callable[[Any, Question, Option], str]
    standing: Callable[[Any], str]
    boards: Mapping[str, Callable[[Any], str]]
    paragraphs: Callable[[], Mapping[str, Paragraph]]
    readings: Callable[[], Sequence[Reading]]
    fields: Callable[[Any], Mapping[str, Sequence[tuple[str, Any]]]]
    typed: str

    def reading(self, name: str) -> Reading | None:
        """A reading by its name."""
        return next((each for each in self.readings() if each.name == name), None)

    def title(self, rule: str) -> str:
        """The short name of a paragraph."""
        found = self.paragraphs().get(rule)
        return found.title if found else rule


def voice_of(rule: str) -> Voice:
    """The voice of the game whose rule this is."""
    return _lisboa() if rule.startswith("lisboa.") else _vinhos()


def voice_of_kind(kind: Kind) -> Voice:
    """The voice of the game that a session plays."""
    return voice_of(f"{kind.name}.")


@lru_cache(maxsize=1)
def _vinhos() -> Voice:
    from vinhos_kernel.views.vinhos_voice import VOICE

    return VOICE


@lru_cache(maxsize=1)
def _lisboa() -> Voice:
    from vinhos_kernel.views.lisboa.voice import VOICE

    return VOICE
