"""A session: what a person at a table has; a value, of which every operation makes a new one."""

from collections.abc import Callable, Iterable, Mapping
from functools import wraps
from typing import Any, Concatenate, NamedTuple, ParamSpec, Protocol, TypeVar

from vinhos_kernel.table.agenda import run_next
from vinhos_kernel.table.answers import ByHand, place_of, seed_of, weighted
from vinhos_kernel.table.errors import GoesInCircles, NotAnAnswer, TableError, offers
from vinhos_kernel.table.question import Option, Question, Waiting
from vinhos_kernel.table.turn import Step, Turn
from vinhos_kernel.table.validator import shown, whole

P = ParamSpec("P")
R = TypeVar("R")


class Start(NamedTuple):
    """What a session begins with: a named start or a position's text, a seed, readings, a reader's own facts."""

    name: str
    seed: int
    readings: Mapping[str, str]
    facts: str
    position: str


class Kind(Protocol):
    """A game that a session can play: how its positions are made, corrected and written."""

    name: str
    edition: int
    turn_begins: str

    def begin(self, start: Start) -> Any:
        """The position of a start; refused with one sentence if there can be none."""

    def corrected(self, game: Any, path: Any, value: Any) -> Any:
        """The position with one field set, through the validator."""

    def position_text(self, game: Any) -> str:
        """The position as text."""

    def notice(self, game: Any) -> str:
        """What a record says of a game first, as a comment; mostly nothing."""


class Entry(NamedTuple):
    """A line of the record: an answer (`what` is its kind) or a correction (`what` is its path)."""

    is_answer: bool
    what: str
    value: Any
    address: str = ""
    rule: str = ""
    prompt: str = ""
    rolled: int = 0
    """0: given by hand; n: the die's nth throw at this address."""

    def __repr__(self) -> str:
        return f"{self.what} {self.value} @{self.address}" if self.is_answer else f"set {self.what} = {self.value}"


class Moment(NamedTuple):
    """Where a session stands: the position before the rule that asks, what that rule was answered so far, the story."""

    game: Any
    paths: tuple[str, ...]
    given: tuple[Option, ...]
    question: Question | None
    steps: tuple[Step, ...]


class Session:
    """A table in play. Read `position`, `question`, `steps`, `entries`; change it with the functions of this module."""

    __slots__ = ("dropped", "entries", "kind", "moments", "note", "offered", "start", "undone")

    def __init__(
        self, kind: Kind, start: Start, entries: tuple[Entry, ...], moments: tuple[Moment, ...],
        undone: tuple[Entry, ...] = (), offered: Mapping[str, Entry] | None = None,
        dropped: tuple[Entry, ...] = (), note: str = "",
    ) -> None:  # fmt: skip
        self.kind = kind
        self.start = start
        self.entries = entries
        self.moments = moments
        self.undone = undone
        self.offered: Mapping[str, Entry] = offered or {}
        self.dropped = dropped
        self.note = note

    @property
    def position(self) -> Any:
        """The position: before the rule that waits for an answer."""
        return self.moments[-1].game

    @property
    def question(self) -> Question | None:
        """The question that waits for an answer, or None when nothing is left to do."""
        return self.moments[-1].question

    @property
    def answers(self) -> dict[str, Option]:
        """Every answer so far at its address."""
        return {entry.address: entry.value for entry in self.entries if entry.is_answer}

    @property
    def steps(self) -> tuple[Step, ...]:
        """The story so far."""
        return self.moments[-1].steps


def of_a_session(work: Callable[Concatenate[Session, P], R]) -> Callable[Concatenate[Session, P], R]:
    """The same work; it refuses with a sentence whatever is no session."""

    @wraps(work)
    def checked(session: Session, /, *args: P.args, **named: P.kwargs) -> R:
        if not isinstance(session, Session):
            raise TableError(f"{shown(session)} is not a session: start() begins one, load(text) opens a save")
        return work(session, *args, **named)

    return checked


def begin(kind: Kind, start: Start) -> Session:
    """A fresh session, played on until its first question."""
    game = kind.begin(start)
    paths = tuple(str(place) for place in range(len(game.agenda)))
    return Session(kind, start, (), (_played_on(Moment(game, paths, (), None, ())),))


@of_a_session
def answer(session: Session, option: object, address: str | None = None) -> Session:
    """The session with its question answered; with an address, only if that question is the open one."""
    question = _open(session)
    if address is not None and address != question.address:
        raise NotAnAnswer(f"that question is no longer open; now it is: {question.prompt}")
    return _taken(session, question, question.options[place_of(option, question)], 0)


@of_a_session
def roll(session: Session, how: str = "one") -> Session:
    """Let chance answer: "one" question, a whole "turn", or "again" (another throw for the last rolled answer)."""
    if how == "again":
        return _rolled_again(session)
    if how not in ("one", "turn"):
        raise NotAnAnswer(f"roll how?: {how!r} is not one of (one, turn, again)")
    session = _rolled(session, 1)
    while how == "turn" and session.question and session.question.who == "chance":
        if session.question.rule == session.kind.turn_begins and not session.moments[-1].given:
            break
        session = _rolled(session, 1)
    return session


@of_a_session
def undo(session: Session) -> Session:
    """The session before its last entry; with none, the session itself."""
    if not session.entries:
        return session
    undone = (*session.undone, session.entries[-1])
    entries, moments = session.entries[:-1], session.moments[:-1]
    return Session(session.kind, session.start, entries, moments, undone, session.offered, note=session.note)


@of_a_session
def redo(session: Session) -> Session:
    """The session with the last undone entry done again; with none, the session itself."""
    if not session.undone:
        return session
    again = _enter(session, session.undone[-1])
    return Session(
        again.kind, again.start, again.entries, again.moments, session.undone[:-1], again.offered, note=again.note
    )  # fmt: skip


@of_a_session
def fork(session: Session, at: int | None = None) -> Session:
    """A branch of its own: the session as it stood after `at` entries (default: all of them)."""
    count = len(session.entries)
    end = count if at is None else whole("fork at", at, 0, count)
    return Session(session.kind, session.start, session.entries[:end], session.moments[: end + 1], note=session.note)


@of_a_session
def override(session: Session, address: str, option: object) -> Session:
    """Answer an earlier question anew; what follows is recomputed with the old answers as far as they fit.

    Old answers that do not fit their question any more, or whose question no longer comes, are named in `dropped`;
    where one does not fit, the session waits, and the answers after it are `offered` at their own addresses.
    """
    places = [i for i, entry in enumerate(session.entries) if entry.is_answer and entry.address == address]
    if not places:
        known = [entry.address for entry in session.entries if entry.is_answer]
        raise NotAnAnswer(
            f"no answer stands at {address!r}; there are {len(known)}, the last at {known[-1] if known else 'none'}"
        )
    branch = answer(fork(session, places[0]), option, address)
    return _with_old(branch, session.entries[places[0] + 1 :])


@of_a_session
def keep(session: Session) -> Session:
    """Answer the open question with what an override has left on offer for it, and go on as far as that fits."""
    question = _open(session)
    if question.address not in session.offered:
        raise NotAnAnswer(f"{question.prompt}: no earlier answer is on offer here")
    return _with_old(session, tuple(session.offered.values()))


def offering(session: Session, entries: Iterable[Entry]) -> Session:
    """The session with earlier answers on offer at their own addresses."""
    offered = {entry.address: entry for entry in entries}
    return Session(
        session.kind, session.start, session.entries, session.moments, session.undone, offered, note=session.note
    )


@of_a_session
def correct(session: Session, path: str, value: Any) -> Session:
    """Set one field of the position (`cubes.douro`, `lacerda.bagos`) as a line of the record, through the validator."""
    return _enter(session, Entry(False, path, dict(value) if isinstance(value, Mapping) else value))


def _open(session: Session) -> Question:
    if session.question is None:
        raise NotAnAnswer("no question is open: the agenda is done")
    return session.question


def _taken(session: Session, question: Question, option: Option, rolled: int) -> Session:
    entry = Entry(True, question.kind, option, question.address, question.rule, question.prompt, rolled)
    return _enter(session, entry)


def _enter(session: Session, entry: Entry) -> Session:
    """The session with one more line; the undone ones are gone, and what was on offer for its address."""
    last = session.moments[-1]
    if entry.is_answer:
        question = _open(session)
        option = question.options[place_of(entry.value, question)]
        moment = last._replace(given=(*last.given, option))
        entry = entry._replace(value=option, what=question.kind, prompt=question.prompt)
    else:
        if last.given:
            raise TableError(f"{entry.what} cannot be set in the middle of {_what_runs(last.question)}")
        game = session.kind.corrected(last.game, entry.what, entry.value)
        same = game.agenda == last.game.agenda
        paths = last.paths if same else tuple(f"c{len(session.entries)}.{i}" for i in range(len(game.agenda)))
        moment = last._replace(game=game, paths=paths)
    offered = {address: old for address, old in session.offered.items() if address != entry.address}
    moments = (*session.moments, _played_on(moment))
    return Session(
        session.kind, session.start, (*session.entries, entry), moments, offered=offered, note=session.note
    )  # fmt: skip


def _what_runs(question: Question | None) -> str:
    """What has to be done, or undone, before a field can be set: a draw of cards, or another rule that is half done."""
    if question is not None and question.who == "chance":
        return "a draw: turn the next card, or undo the last one"
    return "this rule: answer the open question, or undo the last answer"


def _with_old(session: Session, old: tuple[Entry, ...]) -> Session:
    """Old entries played again in order where they fit; what cannot be played is dropped by name or stays on offer."""
    rest, dropped = list(old), list[Entry]()
    while rest and session.question is not None:
        addresses = [entry.address for entry in rest if entry.is_answer]
        if rest[0].is_answer and session.question.address not in addresses:
            break
        entry = rest.pop(0)
        if entry.is_answer and entry.address != session.question.address:
            dropped.append(entry)
            continue
        try:
            session = _enter(session, entry)
        except TableError:
            dropped.append(entry)
            if entry.is_answer:
                break
    offered = {entry.address: entry for entry in rest if _may_still_come(session, entry)}
    dropped += [entry for entry in rest if entry.address not in offered]
    return Session(
        session.kind, session.start, session.entries, session.moments, (), offered, tuple(dropped), session.note
    )  # fmt: skip


def _may_still_come(session: Session, entry: Entry) -> bool:
    """Whether the question of an old answer can still be asked: its place is on the agenda, or would come under it."""
    place = entry.address.partition("/")[0] + "."
    return entry.is_answer and any(place.startswith(path + ".") for path in session.moments[-1].paths)


def _rolled(session: Session, throw: int) -> Session:
    question = _open(session)
    if question.who != "chance":
        raise NotAnAnswer(
            f"{question.prompt}: this is not for chance to answer; on offer are {offers(question.options)}"
        )
    number = seed_of(session.start.seed, question.address, str(throw))
    place = weighted(number, len(question.options), question.weights)
    return _taken(session, question, question.options[place], throw)


def _rolled_again(session: Session) -> Session:
    if not session.entries or not session.entries[-1].is_answer:
        raise NotAnAnswer("there is no draw to throw again")
    return _rolled(fork(session, len(session.entries) - 1), session.entries[-1].rolled + 1)


def _played_on(moment: Moment) -> Moment:
    """Run the agenda until a question has no answer, or nothing is left to do."""
    game, paths, given, _, steps = moment
    seen: set[Any] = set()
    while game.agenda:
        if not given and game.key() in seen:
            raise GoesInCircles(f"{game.agenda[0][0]} comes back to the same table without a choice in between")
        seen.add(game.key())
        work, address = game.copy(), f"{paths[0]}/{game.agenda[0][0]}/"
        turn: Turn[Any] = Turn(ByHand(_replying(given)))
        try:
            run_next(work, turn, address)
        except Waiting as missing:
            return Moment(game, paths, given, missing.question, steps)
        paths = (*(f"{paths[0]}.{i}" for i in range(len(turn.named))), *paths[1:])
        steps += steps_of(turn, game, work)
        game, given = work, ()
    return Moment(game, paths, (), None, steps)


def steps_of(turn: Turn[Any], before: Any, after: Any) -> tuple[Step, ...]:
    """What a rule told, with the positions around it; a reading that no sentence followed hangs on the last one."""
    draws, told = tuple(turn.draws), turn.told
    if told and turn.readings:
        template, facts, because, readings = told[-1]
        more = (each for each in turn.readings if each not in readings)
        told[-1] = (template, facts, because, (*readings, *more))
    return tuple(
        Step(turn.rule, template, facts, because, readings, draws, before, after, turn.address)
        for template, facts, because, readings in told
    )


def _replying(given: tuple[Option, ...]) -> Any:
    left = list(given)

    def reply(question: Question) -> int:
        if not left:
            raise Waiting(question)
        return place_of(left.pop(0), question)

    return reply
