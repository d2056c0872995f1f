"""What the present action or turn may come to: exact odds of Lacerda's gains, and what another reading would change."""

from collections.abc import Sequence
from fractions import Fraction
from functools import lru_cache
from typing import Any, NamedTuple

from vinhos_kernel.data.rulebook import all_readings, rulebook
from vinhos_kernel.lab.distribution import Distribution
from vinhos_kernel.lab.odds import odds
from vinhos_kernel.lab.standing import standing
from vinhos_kernel.lab.steward import advise
from vinhos_kernel.state.game import Game
from vinhos_kernel.state.names import LACERDA
from vinhos_kernel.table.question import Question
from vinhos_kernel.table.readings import Reading, settled
from vinhos_kernel.table.session import Session
from vinhos_kernel.table.turn import Step
from vinhos_kernel.views.answer_names import answer_words
from vinhos_kernel.views.answers import answer_of
from vinhos_kernel.views.odds_html import Chance, Odds, next_cards
from vinhos_kernel.views.question_html import Hint

GATHER = "numbers.gather"
WITH_CUBES = ("lacerda.sales", "lacerda.export", "lacerda.press_release")
TURN = "lacerda.turn"
COUNTERS = ("Bagos", "VP", "Fair Points")
BUDGET = 60_000
GAMES = 1_000


class Outlook(NamedTuple):
    """The odds of what he gains until the end of the action or turn, and what that end is called."""

    until: str
    found: Distribution


def outlook(game: Game, budget: int = BUDGET) -> Outlook:
    """What he gains until the end of the action (or of the turn, when his card is drawn first)."""
    rules = [item[0] for item in game.agenda]
    turn = rules[0] == TURN or GATHER not in rules
    rest = len(rules) - (1 if turn else rules.index(GATHER))
    found = odds(game, lambda after: len(after.agenda) <= rest, _gains(game), budget=budget, games=GAMES)
    return Outlook("this turn" if rules[0] == TURN else "this step" if turn else "this action", found)


def odds_of(session: Session) -> list[Odds]:
    """Everything that is shown beside the open question."""
    question, game = session.question, session.position
    if question is None:
        return []
    first = next_cards(question, game.board)
    start = standing(session)
    return [*([first] if first else []), *(gains(outlook(start)) if start else [])]


def gains(seen: Outlook) -> list[Odds]:
    """A list of odds for each of his counters that may come out differently."""
    return [each for n, name in enumerate(COUNTERS) if (each := _gain(seen, n, name))]


def mixed(number: Fraction) -> str:
    """A fraction as a whole number and the rest, or to a hundredth where that would be long."""
    whole, rest = divmod(abs(number), 1)
    sign = "−" if number < 0 else ""
    if rest.denominator > 999:
        return f"about {sign}{float(abs(number)):.2f}"
    return f"{sign}{whole or ''}{' ' if whole and rest else ''}{rest or ''}" or "0"


def hint_for(question: Question, game: Game) -> Hint:
    """What the steward, a player by rules of thumb, would answer, and why."""
    found = advise(question, game)
    said = answer_words(game, question, found.option)
    return Hint(answer_of(question, found.option, game.board), f"{said[:1].upper()}{said[1:]}: {found.because}")


# ---------------------------------------------------------------- another reading
def touching(session: Session, steps: Sequence[Step]) -> list[Reading]:
    """The readings that this turn's sentences and the chapters of the pending rules hang on, in our list's order."""
    names = {name for step in steps for name, _ in step.readings}
    rules = [item[0] for item in session.position.agenda]
    pending = rules[: rules.index(GATHER)] if GATHER in rules else rules[:1]
    for rule in pending:
        names |= _doubts_of(".".join(rule.split(".")[:2]))
    return [each for each in all_readings() if each.name in names]


@lru_cache(maxsize=256)
def _doubts_of(chapter: str) -> frozenset[str]:
    """The readings of all paragraphs of a chapter; where he takes cubes, also those of that."""
    ids = [rule for rule in rulebook() if rule == chapter or rule.startswith(f"{chapter}.")]
    ids += ["lacerda.cubes"] if chapter in WITH_CUBES else []
    return frozenset(name for rule in ids if rule in rulebook() for name in rulebook()[rule].readings)


def under(game: Game, name: str, side: str, budget: int = BUDGET) -> Outlook:
    """What he gains under one side of a reading."""
    other = game.copy()
    other.readings = settled(all_readings(), {**game.readings, name: side})
    return outlook(other, budget)


def in_short(seen: Outlook) -> str:
    """His gains on average: 6 1/3 Bagos, 2 VP."""
    means = [(sum((Fraction(gain[n]) * chance for gain, chance in seen.found.chances.items()), Fraction(0)), name)  # type: ignore[index]
             for n, name in enumerate(COUNTERS)]  # fmt: skip
    waits = f"; waits for you with {seen.found.waiting}" if seen.found.waiting else ""
    return (", ".join(f"{mixed(mean)} {name}" for mean, name in means if mean) or "nothing to count") + waits


def _gains(before: Game) -> Any:
    start = (before.bagos[LACERDA], before.vp[LACERDA], before.fair_points[LACERDA])

    def gained(after: Game) -> tuple[int, int, int]:
        return (
            after.bagos[LACERDA] - start[0],
            after.vp[LACERDA] - start[1],
            after.fair_points[LACERDA] - start[2],
        )

    return gained


def _gain(seen: Outlook, place: int, name: str) -> Odds | None:
    chances: dict[int, Fraction] = {}
    for gain, chance in seen.found.chances.items():
        chances[gain[place]] = chances.get(gain[place], Fraction(0)) + chance  # type: ignore[index]
    if len(chances) < 2:
        return None
    mean = sum((gain * chance for gain, chance in chances.items()), Fraction(0))
    rows = [Chance(f"{gain:+d}".replace("+0", "0"), chances[gain]) for gain in sorted(chances, reverse=True)]
    if seen.found.waiting:
        rows.append(Chance("waits for you", seen.found.waiting))
    return Odds(f"His {name} of {seen.until}: {mixed(mean)} on average", rows, seen.found.how())
