"""Whole games in which everybody takes any option: a stream of rules with the tables around them and the answers."""

from collections.abc import Iterator, Mapping
from random import Random
from typing import Any, NamedTuple

from vinhos_kernel.solo import position_of
from vinhos_kernel.state.game import Game
from vinhos_kernel.table.agenda import run_next
from vinhos_kernel.table.answers import ByHand, weighted
from vinhos_kernel.table.question import Question
from vinhos_kernel.table.turn import Turn

LONGEST = 3000


class Walked(NamedTuple):
    """One rule of a game: its agenda item, the tables before and after it, its questions and what was answered."""

    item: tuple[Any, ...]
    before: Game
    after: Game
    asked: tuple[Question, ...]
    answers: tuple[Any, ...]

    @property
    def rule(self) -> str:
        """The id of the rule."""
        return str(self.item[0])

    def answer(self, kind: str) -> Any:
        """What was answered to the first question of a kind (None: it was not asked)."""
        return next((a for q, a in zip(self.asked, self.answers, strict=True) if q.kind == kind), None)


def walk(start: Any, seed: int, readings: Mapping[str, str] | None = None, facts: str = "") -> Iterator[Walked]:
    """Play a start to the end; "stop", "end" and "act" are rarer than other options."""
    game = position_of({"start": start} if isinstance(start, str) else start, readings, facts)
    die = Random(seed)
    for _ in range(LONGEST):
        if not game.agenda:
            return
        before, asked, answers = game, [], []
        game = game.copy()

        def reply(question: Question, asked: list[Question] = asked, answers: list[Any] = answers) -> int:
            place = _pick(question, die)
            asked.append(question)
            answers.append(question.options[place])
            return place

        turn: Turn[Game] = Turn(ByHand(reply))
        run_next(game, turn)
        yield Walked(before.agenda[0], before, game, tuple(asked), tuple(answers))
    raise AssertionError("the game does not end")


def _pick(question: Question, die: Random) -> int:
    if question.who == "chance":
        return weighted(die.getrandbits(60), len(question.options), question.weights)
    weights = [1 if option in ("stop", "press_release", "none") else 4 for option in question.options]
    return die.choices(range(len(weights)), weights)[0]
