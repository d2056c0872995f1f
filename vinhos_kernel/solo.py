"""The public names: everything that a notebook, a script or a test needs to play a table and to question it."""

from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Any, NamedTuple

from vinhos_kernel.data import catalogue
from vinhos_kernel.opponents.kind import VINHOS, chosen_readings, position_of
from vinhos_kernel.state import empty, notation
from vinhos_kernel.state.game import Game
from vinhos_kernel.state.names import YOU
from vinhos_kernel.table import record, session
from vinhos_kernel.table.answers import Policy, Script
from vinhos_kernel.table.errors import TableError, offers
from vinhos_kernel.table.question import Option
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
from vinhos_kernel.table.turn import Step
from vinhos_kernel.table.validator import function, listing, mapping, shown, whole
from vinhos_kernel.views.story import aloud, sentence

if TYPE_CHECKING:
    from vinhos_kernel.lab.distribution import Distribution

GATHER = ("numbers.gather",)
MOST = 10**18


class Outcome(NamedTuple):
    """What running a rule came to: the position after it, the story in sentences, and the steps behind them."""

    position: Game
    story: tuple[str, ...]
    steps: tuple[Step, ...]

    def __repr__(self) -> str:
        whole = self.position.played_here(YOU)
        return "\n".join(aloud(self.steps) if whole else self.story)


def start(
    name: str = "", *, seed: int = 0, position: Mapping[str, Any] | str | Game | Session | None = None,
    readings: Mapping[str, str] | None = None, facts: str = "",
) -> Session:  # fmt: skip
    """A new session: a named start, or a position of your own.

    Without a name it is "solo", a whole game against Lacerda that you play here; "two" is one for two people, "automa"
    one against the draft, "companion" one beside your own table; "table" begins with his next turn, "middle" in year 3,
    both beside your own table. A position by hand is laid over the named start (without a name: "table").
    """
    chosen = dict(mapping("readings", readings or {}))
    position = position.position if isinstance(position, Session) else position
    if isinstance(position, Game):
        chosen, facts = {**chosen_readings(position), **chosen}, facts or position.board.own
    if name and position is not None:
        if not isinstance(position, Mapping) or "start" in position:
            raise TableError(
                f"a whole position begins where it stands, not with the start {shown(name)}: leave one out"
            )
        position = {"start": name, **position}
    text = "" if position is None else notation.position_text(position_of(position, chosen, facts))
    begins = Start("" if text else name or "solo", whole("seed", seed, -MOST, MOST), chosen, facts, text)
    return session.begin(VINHOS, begins)


def load(text: str) -> Session:
    """The session that a save, or a record written by hand, stands for."""
    return record.read(text, VINHOS, _what_is_wrong)


def text(table: Session) -> str:
    """The save of a session: every answer with its rule and prompt, and the position, half a turn as well."""
    return record.written(table)


@of_a_session
def trace(table: Session) -> tuple[Step, ...]:
    """The steps of a session: rule, sentence and facts, reason, readings, draws, the position before and after."""
    return table.steps


def run(
    rule: str, position: Any = None, draws: Sequence[Option] = (), readings: Mapping[str, str] | None = None,
    facts: str = "", args: Sequence[Any] = (),
) -> Outcome:  # fmt: skip
    """Run one rule, or a whole turn, on a position with the cards in the order in which they are turned.

    `position` is a dict (laid over a named start), its text, a position or a session; `draws` hold the unfit cards
    too, and must be used up; `args` are the rule's own arguments, in order.
    """
    before = position_of(position, readings, facts)
    game = before.copy()
    game.agenda = (notation.agenda_item((rule, *listing("args", args)), before.board), GATHER)
    game, steps = played(game, Script(listing("draws", draws)), sentence)
    game.agenda = before.agenda
    return Outcome(game, tuple(sentence(step) for step in steps), steps)


@of_a_session
def play_on(
    table: Session, policy: Policy | str | None = None, until: Callable[[Session], bool] | None = None
) -> Session:  # fmt: skip
    """The session played on: chance answers, and with a `policy` people as well, until a person is asked or `until`.

    A question to the people at a real table is always left open. `until` sees the session after each answer.
    """
    policy, until = policy_named(policy), function("until", until)
    while (question := table.question) is not None and question.who != "table":
        if question.who == "chance":
            table = session.roll(table)
        elif policy is not None:
            table = session.answer(table, policy(question, table.position))
        else:
            break
        if until is not None and until(table):
            break
    return table


def simulate(position: Any, games: int = 200, policy: Policy | str | None = None, **more: Any) -> "Distribution":
    """How whole games end when a policy (the steward, if none is given) plays for people (`lab.many_games`)."""
    from vinhos_kernel.lab import many_games
    from vinhos_kernel.lab.policies import steward

    return many_games.simulate(
        position_of(position), whole("games", games, 1, 10**7), policy_named(policy) or steward, **more
    )


def policy_named(policy: Policy | str | None) -> Policy | None:
    """A policy, or the one with this name: "steward", "random"."""
    if not isinstance(policy, str):
        return function("policy", policy)
    from vinhos_kernel.lab.policies import POLICIES

    if policy not in POLICIES:
        raise TableError(f"there is no policy {shown(policy)}, only {offers(POLICIES)}")
    return POLICIES[policy]


@of_a_session
def hint(table: Session) -> str:
    """What the steward, a rule-of-thumb player, would answer to the open question of a person, and why."""
    from vinhos_kernel.lab.steward import advise
    from vinhos_kernel.views.answer_names import answer_words

    question = table.question
    if question is None or question.who in ("chance", "table"):
        raise TableError("a hint is for a question that a person is asked")
    given = advise(question, table.position)
    return f"{answer_words(table.position, question, given.option)}: {given.because}"


def odds(
    position: Any, until: Any = None, of: Callable[[Game], Any] | None = None,
    tally: Any = None, you: Any = None, **more: Any,
) -> "Distribution":  # fmt: skip
    """The exact odds of what `of` reads from the position when `until` is reached (see `vinhos_kernel.lab.odds`)."""
    from vinhos_kernel.lab import odds as lab
    from vinhos_kernel.lab.standing import standing

    given = standing(position) if isinstance(position, Session) else position_of(position)
    if given is None:
        raise TableError("the odds cannot be counted in the middle of this draw: turn the next card first")
    found = lab.odds(given, until, of, tally, policy_named(you), **more)
    if not found.chances:
        raise TableError(
            f"{until if isinstance(until, str) else 'the end'} is never reached: a person is asked before, and nobody "
            'answers; name a policy, as in you="steward", or an earlier event'
        )
    return found


def schema() -> str:
    """What a position by hand may hold, key by key."""
    return empty.schema(position_of({}).board)


def origin_of(path: str, facts: str = "") -> Any:
    """Where a printed value comes from: `origin_of("region.douro.price")`."""
    return catalogue.origin_of(path, facts)


def _what_is_wrong(table: Session, expected: str) -> str:
    """What contradicts an `expect` line of a record."""
    return contradiction(table, expected, sentence, notation.plain_of(table.position), _bare)


def _bare(field: str) -> Any:
    """What a part of a field is that a position does not name."""
    return "nobody" if field in ("sales", "export", "booths") else 0


__all__ = [
    "Game",
    "Outcome",
    "Session",
    "TableError",
    "answer",
    "correct",
    "fork",
    "hint",
    "keep",
    "load",
    "odds",
    "origin_of",
    "override",
    "play_on",
    "redo",
    "roll",
    "run",
    "schema",
    "simulate",
    "start",
    "text",
    "trace",
    "undo",
]
