"""Random sessions for tests: whoever answers, and when two moments of a table are the same."""

from random import Random
from typing import Any

from vinhos_kernel import answer, correct, roll, start
from vinhos_kernel.state.laws import broken
from vinhos_kernel.table.errors import TableError
from vinhos_kernel.table.session import Session
from vinhos_kernel.views.story import told

STARTS = ("solo", "two", "companion", "table", "middle")
CORRECTIONS: tuple[tuple[str, Any], ...] = (
    ("you.bagos", 7),
    ("lacerda.vp", 31),
    ("lacerda.fair_points", 12),
    ("you.fair_points", 9),
    ("cubes.douro", 2),
    ("cubes.alentejo", 1),
    ("wineries", 3),
    ("bribes", ["sales", "workers"]),
    ("you.marker", "export"),
    ("sales.red 8", "you"),
    ("readings.number_return", "after_draw"),
    ("readings.sales_cascade", "first_colour_below"),
)


def seen(table: Session) -> tuple[Any, ...]:
    """All that a reader sees of a moment: the position, the readings, the question, the story, what was given."""
    return (table.position.key(), dict(table.position.readings), table.question, told(table.steps), table.entries)


def answered(table: Session, dice: Random) -> Session:
    """One more answer, by chance or by hand."""
    question = table.question
    assert question is not None
    if question.who == "chance" and dice.random() < 0.5:
        return roll(table)
    return answer(table, dice.choice(question.options), question.address)


def corrected(table: Session, dice: Random) -> Session:
    """One of the corrections if the table takes it, else the table itself."""
    try:
        return correct(table, *dice.choice(CORRECTIONS))
    except TableError:
        return table


def walk(seed: int, most: int, corrections: float = 0.1, name: str = "") -> list[Session]:
    """The moments of a random session: its start and after each answer or correction."""
    dice = Random(seed)
    moments = [start(name or dice.choice(STARTS), seed=seed)]
    while len(moments) <= most and moments[-1].question is not None:
        moved = corrected if dice.random() < corrections else answered
        table = moved(moments[-1], dice)
        if table is not moments[-1]:
            moments.append(table)
    return moments


def faults(table: Session) -> list[str]:
    """What is wrong with a moment: laws broken, or a question that nobody could answer."""
    question = table.question
    wrong = broken(table.position)
    if question is None:
        return wrong + ["no question, but the agenda is not done"] * bool(table.position.agenda)
    wrong += ["a question without options"] * (not question.options)
    wrong += ["an option twice"] * (len(set(question.options)) < len(question.options))
    wrong += ["what fits is not on offer"] * (not set(question.fits or ()) <= set(question.options))
    return wrong + ["weights that are not those of the options"] * (
        question.weights is not None and len(question.weights) != len(question.options)
    )


def refusal(call: Any, *given: Any, **named: Any) -> str:
    """The sentence with which the table refuses a call; any other error is the test's."""
    try:
        call(*given, **named)
    except TableError as error:
        return str(error)
    raise AssertionError(f"{call} was not refused")
