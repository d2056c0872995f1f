"""A scene: rules run on a position with answers given beforehand, and what a record expects of a story."""

from collections.abc import Callable, Iterator, Mapping
from typing import Any, Final, TypeVar

from vinhos_kernel.table.agenda import run_next
from vinhos_kernel.table.answers import ByHand, Script
from vinhos_kernel.table.errors import GoesInCircles, WrongDraws
from vinhos_kernel.table.session import Session, steps_of
from vinhos_kernel.table.turn import Position, Step, Turn
from vinhos_kernel.table.validator import plain_word, shown

G = TypeVar("G", bound=Position)
Told = Callable[[Step], str]
NOTHING: Final = "none"


def played(game: G, script: Script, told: Told) -> tuple[G, tuple[Step, ...]]:
    """The position after its agenda has run with the answers of a script, and the steps; no answer may be left over."""
    steps: tuple[Step, ...] = ()
    seen: set[tuple[Any, ...]] = set()
    while game.agenda:
        if game.key() in seen:
            raise GoesInCircles(f"{game.agenda[0][0]} comes back to the same table without a choice in between")
        after = game.copy()
        turn: Turn[G] = Turn(ByHand(script))
        run_next(after, turn, f"{game.agenda[0][0]}/")
        seen = set() if turn.draws else {*seen, game.key()}
        steps += steps_of(turn, game, after)
        game = after
    try:
        script.finish()
    except WrongDraws as error:
        raise WrongDraws(f"{error}; told was: {told(steps[-1]) if steps else 'nothing'}") from None
    return game, steps


def contradiction(
    table: Session, expected: str, told: Told, plain: Mapping[str, Any], bare: Callable[[str], Any]
) -> str:  # fmt: skip
    """What contradicts an `expect` line: a field and its value, or a sentence told since the last answer.

    `bare` says what a part of a field is that the plain form does not name; None: there is no such part. Where nothing
    stands, `none` says so.
    """
    before = len(table.moments[-2].steps) if len(table.moments) > 1 else 0
    story = [told(step) for step in table.steps[before:]]
    if expected in story:
        return ""
    for path, value in _fields(expected):
        found = _found(plain, path, bare)
        if found is not None:
            words = [_word(each) for each in (found if isinstance(found, list) else [found])] or [NOTHING]
            return "" if words == [_word(value)] else f"expected {shown(expected)}, but {path} is {found or NOTHING}"
    return f"expected {shown(expected)}, but told was {story}"


def _fields(expected: str) -> Iterator[tuple[str, str]]:
    """Each way to read a line as a path and a value: both may have blanks, and the longest path comes first."""
    words = expected.split(" ")
    return ((" ".join(words[:n]), " ".join(words[n:])) for n in range(len(words) - 1, 0, -1))


def _found(plain: Mapping[str, Any], path: str, bare: Callable[[str], Any]) -> Any:
    """What stands at a path; None where there is no such field."""
    field, *parts = path.split(".")
    found = plain.get(field)
    for part in parts if found is not None else ():
        found = found.get(part, bare(field)) if isinstance(found, Mapping) else bare(field)
    return found


def _word(value: Any) -> str:
    return plain_word(str(value)) or NOTHING
