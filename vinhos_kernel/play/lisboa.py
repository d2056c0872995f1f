"""Lisboa's solo game in a terminal."""

from collections.abc import Sequence
from fractions import Fraction
from typing import Any, Final

from vinhos_kernel.lisboa import solo
from vinhos_kernel.lisboa.answer_words import COUNTED, option_words, why_asked
from vinhos_kernel.lisboa.checklist import asked_for, tell_checklist
from vinhos_kernel.lisboa.data.catalogue import sources_of
from vinhos_kernel.lisboa.game import Game
from vinhos_kernel.lisboa.generator import somebody
from vinhos_kernel.lisboa.names import AT_A_TABLE, LACERDA, SIDES, YOU
from vinhos_kernel.lisboa.rules.scoring import Line
from vinhos_kernel.lisboa.telling import tell_pattern
from vinhos_kernel.lisboa.words import aloud, counted
from vinhos_kernel.play.playing import Playing
from vinhos_kernel.table.errors import TableError
from vinhos_kernel.table.question import Question
from vinhos_kernel.table.session import Session
from vinhos_kernel.table.turn import Step
from vinhos_kernel.views.lisboa.his_turn import STEPS, his_turn, next_turns
from vinhos_kernel.views.odds_html import Chance, Odds, odds_text
from vinhos_kernel.views.reasons import reason_text
from vinhos_kernel.views.voice import voice_of

MOST_TURNS, MOST_LISTED = 60, 12
STANDS: Final = ("lisboa.you", "lisboa.score.yours")
FIRST_ASKED: Final = "lisboa.setup.streets"
WHO: Final = {"chance": "Chance decides", "you": "Your decision"}


def _greeting(game: Game) -> str:
    beside = game.seat == AT_A_TABLE
    return "Lisboa alone against Lacerda, " + ("beside your table" if beside else "with invented turns of yours")


def _who(question: Question, _: Any) -> str:
    return WHO.get(question.who, "")


def _why(question: Question, game: Game) -> str:
    """Why it is asked; before a visit also what is known of your tracks, which other gains have moved."""
    why, hand = why_asked(question), game.hands[YOU]
    if game.seat != AT_A_TABLE or question.rule not in ("lisboa.you", FIRST_ASKED):
        return why
    if question.rule == FIRST_ASKED:
        return f"{why}; `checklist` shows all that the set-up asks for"
    known = counted(f"{hand.influence} Influence and {hand.wigs} wigs")
    return f"{why}; a visit is paid out of {known}: if your tracks show more, `set influence 7`, `set wigs 12`"


def _told(steps: Sequence[Step], game: Game) -> list[str]:
    """Sentences that name him; beside a table a reminder where a period begins."""
    lines = []
    for place, step in enumerate(steps, 1):
        lines.append(aloud(step))
        ends_its_rule = place == len(steps) or steps[place].address != step.address
        if game.seat == AT_A_TABLE and ends_its_rule and _stage(step.before) != _stage(step.after):
            lines.append("(`checklist` lists what your table shows now, as lines to type)")
    return lines


def _stage(game: Game) -> tuple[int, bool]:
    """The period, and whether it is still set up."""
    return game.period, game.phase == "set_up"


def _odds(table: Session) -> str:
    """What turns up next, where chance is asked; his decisions are computed, so that nothing else has odds."""
    question = table.question
    if question is None or question.who != "chance":
        raise TableError("nothing is left to chance here: what Lacerda does is computed, see `steps` and `pattern`")
    weights = question.weights or (1,) * len(question.options)
    whole = sum(weights)
    if len(weights) > MOST_LISTED and len(set(weights)) == 1:
        rows = [Chance(f"each of {len(weights)}", Fraction(1, whole))]
    else:
        rows = [
            Chance(option_words(table.position, question, option), Fraction(weight, whole))
            for option, weight in zip(question.options, weights, strict=True)
        ]
    return odds_text([Odds(question.prompt, rows, "exact, for what nobody has seen yet")])


def _score(game: Game, line: str) -> str:
    """Both scores as the position would end now; your Decrees and réis are counted as they are typed."""
    if game.phase == "over":
        return "the game is over and everything is counted\n" + LISBOA.voice.standing(game)
    typed, known = line.split(), max(0, game.hands[YOU].reis)
    if typed and not (len(typed) == 2 and all(_is_number(word) for word in typed)):
        raise TableError("score: type the wigs of your Decrees and your réis, as in `score 7 23`, or nothing")
    decrees, reis = map(int, typed or (0, known))
    missing = "your Decrees" if known else "your Decrees and réis"
    lines = [] if typed else [f"without {missing}, which lie before you: `score 7 23` counts 7 wigs and 23 réis"]
    sheet = solo.score_sheet(game, decrees, reis)
    for side in (LACERDA, YOU):
        lines += _score_lines(SIDES[side], game.hands[side].wigs, sheet[SIDES[side]])
    return "\n".join(lines)


def _score_lines(side: str, held: int, rows: Sequence[Line]) -> list[str]:
    """A side's wigs as they would be, on the track and row by row."""
    whole = held + sum(row.wigs for row in rows)
    return [f"{side.title()}: {whole} wigs", f"  {held} on the track", *(f"  {row.wigs} {row.what}" for row in rows)]


def _checklist(table: Session, line: str) -> str:
    """Everything to type from a real table, for this period or for the one that is named."""
    period = _number("checklist", line, table.position.period, 2)
    page = tell_checklist(asked_for(table.position, period))
    asked = table.position.phase == "set_up"
    return f"the set-up asks for all of this; then `set` corrects it\n{page}" if asked else page


def _pattern(table: Session, line: str) -> str:
    ahead = next_turns(table.position, _number("pattern", line, 12, MOST_TURNS))
    if not ahead:
        raise TableError("he has no turns to come here: the pattern begins after the set-up and ends with the game")
    return f"if nobody else takes a card; empty decks are skipped\n{tell_pattern(ahead)}"


def _steps(table: Session, line: str) -> str:
    """The five steps of his present or last turn, or one of them, with the reasons."""
    turn = his_turn(table.steps, table.position)
    if turn is None:
        raise TableError("he has not played yet: his five steps are told after his first turn")
    wanted = [_number("steps", line, 0, len(STEPS))] if line else range(1, len(STEPS) + 1)
    lines = [] if line else [aloud(step) for step in turn.told[0]]
    for number in wanted:
        lines.append(f"{number}. {STEPS[number - 1]}" + _still(number, turn.waits))
        for step in turn.told[number]:
            lines += [f"  {aloud(step)}", *("    " + why for why in reason_text(step))]
    return "\n".join(lines)


def _still(number: int, waits: int) -> str:
    return ": waits for an answer" if number == waits else ": to come" if 0 < waits < number else ""


def _number(what: str, line: str, otherwise: int, most: int) -> int:
    if not line:
        return otherwise
    if not _is_number(line) or not 1 <= int(line) <= most:
        raise TableError(f"{what}: {line[:40]!r} is not a number from 1 to {most}")
    return int(line)


def _is_number(word: str) -> bool:
    return word.isascii() and word.isdigit() and len(word) < 5


LISBOA: Final = Playing(
    voice=voice_of("lisboa."),
    starts=("table", "solo", "middle", "laid"),
    begin=solo.start,
    load=solo.load,
    policies={"somebody": somebody},
    greeting=_greeting,
    who=_who,
    why=_why,
    stands=lambda question: question.rule in STANDS,
    in_rows=frozenset({*COUNTED, "rubble", "building_goods", "street_goods", "decree"}),
    in_series=frozenset({"scoring_tile", "rubble", "decree", "plan_officials"}),
    told=_told,
    hint=None,
    odds=_odds,
    score=_score,
    more={"checklist": _checklist, "pattern": _pattern, "steps": _steps},
    schema=solo.schema,
    origin_of=solo.origin_of,
    sources_of=sources_of,
    last_rule="lisboa.score",
    examples={
        "board": "town, court, you, lacerda, stores, sites",
        "set": "`set wigs 12`, `set stores.B3 you left`",
        "origin": "ship.purple.hull",
        "score": " (score 7 23: with 7 wigs of Decrees and 23 réis)",
    },
    first_blank=True,
    short={name: f"you.{name}" for name in ("wigs", "influence", "reis")},
)
