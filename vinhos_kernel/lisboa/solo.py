"""The public names of Lisboa's solo game: start, run a rule, save and load; the rest is the table's own."""

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from vinhos_kernel.lisboa import empty, notation
from vinhos_kernel.lisboa.data import catalogue
from vinhos_kernel.lisboa.game import Game
from vinhos_kernel.lisboa.kind import LISBOA, chosen_readings, position_of
from vinhos_kernel.lisboa.names import MOST_REIS, YOU
from vinhos_kernel.lisboa.rules.scoring import MOST_SAID, Line, his_lines, your_lines
from vinhos_kernel.lisboa.words import sentence
from vinhos_kernel.table import record, session
from vinhos_kernel.table.answers import ByHand, Policy, Script, wait
from vinhos_kernel.table.errors import TableError
from vinhos_kernel.table.question import Option, Waiting
from vinhos_kernel.table.scene import contradiction, played
from vinhos_kernel.table.session import (
    Session,
    Start,
    answer,
    correct,
    fork,
    keep,
    of_a_session,
    override,
    redo,
    roll,
    undo,
)
from vinhos_kernel.table.turn import Step, Turn
from vinhos_kernel.table.validator import function, listing, mapping, whole

MOST = 10**18


class Outcome(NamedTuple):
    """What running a rule came to: the position after it, the story in sentences, and the steps behind them."""

    position: Game
    story: tuple[str, ...]
    steps: tuple[Step, ...]

    def __repr__(self) -> str:
        return "\n".join(self.story)


def start(
    name: str = "table", *, seed: int = 0, position: Any = None, readings: Mapping[str, str] | None = None,
    facts: str = "",
) -> Session:  # fmt: skip
    """A new session: a named start, or a position of your own.

    "table" is a whole game beside your own table, "solo" one that runs here with invented turns of yours, "middle" an
    example in the first period, "laid" one after the set-up.
    """
    chosen = dict(mapping("readings", readings or {}))
    position = position.position if isinstance(position, Session) else position
    if isinstance(position, Game):
        chosen, facts = {**chosen_readings(position), **chosen}, facts or position.board.own
    text = "" if position is None else notation.position_text(position_of(position, chosen, facts))
    if not text and not name:
        raise TableError("a session begins with a named start or with a position")
    return session.begin(LISBOA, Start("" if text else name, whole("seed", seed, -MOST, MOST), chosen, facts, text))


def load(text: str) -> Session:
    """The session that a save, or a record written by hand, stands for."""
    return record.read(text, LISBOA, _what_is_wrong)


def text(table: Session) -> str:
    """The save of a session: every answer with its rule and prompt, and the position, half a turn as well."""
    return record.written(table)


def run(
    rule: str, position: Any = None, draws: Sequence[Option] = (), readings: Mapping[str, str] | None = None,
    facts: str = "", args: Sequence[Any] = (),
) -> Outcome:  # fmt: skip
    """Run one rule, or a whole turn, on a position with the answers in the order in which they are asked."""
    before = position_of(position, readings, facts)
    game = before.copy()
    game.agenda = (notation.agenda_item((rule, *listing("args", args))),)
    game, steps = played(game, Script(listing("draws", draws)), sentence)
    game.agenda = before.agenda
    return Outcome(game, tuple(sentence(step) for step in steps), steps)


@of_a_session
def play_on(table: Session, policy: Policy | None = None, most: int = 10_000) -> Session:
    """The session played on: chance answers, and with a `policy` your side too; a real table is always waited for."""
    policy, most = function("policy", policy), whole("most", most, 0, MOST)
    while (question := table.question) is not None and question.who != "table" and most:
        most -= 1
        if question.who == "chance":
            table = session.roll(table)
        elif policy is not None:
            table = session.answer(table, policy(question, table.position))
        else:
            break
    return table


def score_sheet(
    position: Any, decrees: int = 0, reis: int | None = None, **readings: str
) -> dict[str, tuple[Line, ...]]:  # fmt: skip
    """The rows of both final scores as a position would end now; your Decrees are yours to say, and your réis.

    Without a number your réis are those that the position knows, or none.
    """
    game = position_of(position, readings).copy()
    wigs, known = whole("decrees", decrees, 0, MOST_SAID), max(0, game.hands[YOU].reis)
    money = known if reis is None else whole("reis", reis, 0, MOST_REIS)
    turn: Turn[Game] = Turn(ByHand(wait), listening=False)
    try:
        return {"lacerda": tuple(his_lines(turn, game)), "you": tuple(your_lines(turn, game, wigs, money))}
    except Waiting as missing:
        raise TableError(f"the score cannot be counted yet: {missing}") from None


def schema() -> str:
    """What a position by hand may hold, key by key."""
    return empty.schema()


def origin_of(path: str, facts: str = "") -> Any:
    """Where a printed value comes from: `origin_of("ship.blue.hull")`."""
    return catalogue.origin_of(path, facts)


def _what_is_wrong(table: Session, expected: str) -> str:
    """What contradicts an `expect` line of a record."""
    return contradiction(table, expected, sentence, notation.whole_plain_of(table.position), lambda field: None)


__all__ = [
    "Game", "Outcome", "Session", "TableError", "answer", "correct", "fork", "keep", "load", "origin_of", "override",
    "play_on", "redo", "roll", "run", "schema", "score_sheet", "start", "text", "undo",
]  # fmt: skip
