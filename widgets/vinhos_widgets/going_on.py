"""How a session goes on by itself: his turns up to a Fair, a whole game up to the next decision, and back again."""

from vinhos_kernel.solo import play_on
from vinhos_kernel.state.names import YOU
from vinhos_kernel.table.session import Session, answer, redo, roll, undo
from vinhos_kernel.views.controls_html import can_run
from vinhos_kernel.views.page import is_for_the_rival


def run_block(session: Session, passes: bool) -> Session:
    """His turns until a Fair opens or somebody must decide; `passes` goes on where you are to act."""
    if session.position.played_here(YOU):
        return play_on(session)
    inside = session.position.calendar.phase == "fair"
    while can_run(session.question, session.position, passes):
        phase = session.position.calendar.phase
        if phase == "fair" and not inside:
            break
        inside = inside and phase == "fair"
        question = session.question
        chance = question is None or question.who == "chance"
        session = roll(session, "turn") if chance else answer(session, "done")
    return session


def tiles_turned(session: Session) -> Session:
    """What you turn up yourself has been turned up; a card of Lacerda's waits for whoever turns it."""
    while turns_by_itself(session):
        session = roll(session)
    return session


def one_back(session: Session, by_hand: bool) -> Session:
    """The session before its last answer, and before the tiles that had turned up by themselves."""
    session = undo(session)
    while not by_hand and session.entries and turns_by_itself(session):
        session = undo(session)
    return session


def one_on(session: Session, by_hand: bool) -> Session:
    """The last undone answer given again, with the tiles that had turned up by themselves."""
    session = redo(session)
    while not by_hand and session.undone and turns_by_itself(session):
        session = redo(session)
    return session


def to_the_last_decision(session: Session) -> Session:
    """The session before the last answer that a person gave here, and before all that chance answered after it."""
    session = undo(session)
    while session.entries and (session.question is None or session.question.who == "chance"):
        session = undo(session)
    return session


def turns_by_itself(session: Session) -> bool:
    """Whether chance is asked for something that is no card of the opponent's."""
    question = session.question
    return question is not None and question.who == "chance" and not is_for_the_rival(question, session.position)
