"""How Vinhos speaks: its sentences, turns, names and fields, for all that is told of both games in the same way."""

from collections.abc import Sequence
from typing import Any, Final

from vinhos_kernel.data.rulebook import all_readings, rulebook
from vinhos_kernel.opponents.kind import VINHOS
from vinhos_kernel.state import notation
from vinhos_kernel.state.game import Game
from vinhos_kernel.state.names import ACROSS, BOOTHS, REGIONS, YOU
from vinhos_kernel.table.question import Option, Question
from vinhos_kernel.table.turn import Step
from vinhos_kernel.views import words
from vinhos_kernel.views.answer_names import answer_words
from vinhos_kernel.views.question_html import NAMES, option_name
from vinhos_kernel.views.ribbon import tell_ribbon
from vinhos_kernel.views.story import named, sentence
from vinhos_kernel.views.telling import BOARDS
from vinhos_kernel.views.voice import Voice

TURN, MOVE = "lacerda.turn", "quadrel.move"
ITS_TURN = ("automa.turn", "automa.die")
SEASONS = ("year.maintenance", "production")
FAIR = ("fair.", "lacerda.fair.", "order.booths")
BEGINS: Final = ("lacerda.turn", "automa.die", "turn.move")
SET_HERE: Final = (
    "year", "phase", "vintage", "tax", "circle", "estates", "stacks", "cubes", "cube_supply", "wineries", "cellars",
    "enologists", "farmers", "sales", "export", "booths", "you", "lacerda", "guest", "automa", "path", "order",
    "next_order", "numbers", "action_deck", "bribes", "display", "trophies",
)  # fmt: skip
CANDIDATES: Final = {
    "region": "your regions", "slot": "his barrels", "expert": "his Experts", "export_slot": "the slots",
}  # fmt: skip


def turns(steps: Sequence[Step]) -> list[int]:
    """Where the story is cut: at each turn of his, each Fair and each year; 0 begins whatever came first."""
    cuts, before = [0], ""
    for i, step in enumerate(steps):
        chapter = _chapter(step)
        if i and chapter and (chapter != before or chapter == "turn"):
            cuts.append(i)
        before = chapter
    return cuts


def _chapter(step: Step) -> str:
    if step.rule == TURN:
        return "turn" if step.template.startswith("Action card") else ""
    if step.rule in ITS_TURN:
        return "its turn"
    if step.rule == MOVE:
        return "turn" if "side" in step.facts else ""
    if step.rule in ("year.vintage", "year.tax"):
        return "year"
    if step.rule.startswith(SEASONS):
        return "maintenance"
    return "fair" if step.rule.startswith(FAIR) else ""


def whose(step: Step) -> int:
    """Whose doing a sentence tells: a side, or 0 for nobody's."""
    if is_rivals(step):
        return ACROSS
    side = step.facts.get("side", YOU if step.rule.startswith(("year", "fair.tiles.you", "fair.entry")) else 0)
    return side if side in (YOU, ACROSS) else 0


def is_rivals(step: Step) -> bool:
    """Whether a sentence tells what the opponent does, by a rule of its own."""
    return step.rule.startswith(step.after.seats[ACROSS - 1])


def option(game: Game, question: Question, option: Option) -> str:
    """An option in words, as a person or the table is asked for it."""
    if question.who in game.sides or question.kind not in NAMES:
        return answer_words(game, question, option)
    return option_name(question, option, game.board)


def fields(game: Game) -> dict[str, Sequence[tuple[str, Any]]]:
    """Every field of a position that can be set, with what it holds, in groups."""
    plain = notation.plain_of(game)
    return {key: _leaves(key, plain[key], game) for key in SET_HERE if key in plain}


def _leaves(key: str, held: Any, game: Game) -> Sequence[tuple[str, Any]]:
    if not isinstance(held, dict):
        return [(key, held)]
    names = _places(key, game)
    if not names:
        return [(f"{key}.{name}", value) for name, value in held.items()]
    nothing: Any = 0 if key in ("estates", "stacks", "cubes") else "nobody"
    return [(f"{key}.{name}", held.get(name, nothing)) for name in names]


def _places(key: str, game: Game) -> Sequence[str]:
    in_play = [name for n, name in enumerate(REGIONS) if game.in_play >> n & 1]
    return {
        "estates": in_play, "stacks": in_play, "cubes": in_play, "booths": BOOTHS,
        "sales": [slot.name for slot in game.board.sales_slots],
        "export": [slot.name for slot in game.board.export_slots if slot.framed],
    }.get(key, ())  # fmt: skip


VOICE: Final = Voice(
    game="Vinhos",
    kind=VINHOS,
    sentence=sentence,
    named=lambda step, what, value: named(step.after.board, what, value),
    candidate=lambda step, what, value: named(step.after.board, what, value),
    candidates=lambda what: CANDIDATES.get(what, "candidates"),
    noted=lambda criterion, value: f"{value} {criterion}",
    whose=whose,
    is_rivals=is_rivals,
    rival=lambda game: words.side_name(game, ACROSS),
    turns=turns,
    begins=BEGINS,
    moment=lambda game: f"year {game.year}",
    option=option,
    standing=tell_ribbon,
    boards=BOARDS,
    paragraphs=rulebook,
    readings=all_readings,
    fields=fields,
    typed="A number, a name, or a list like [1, 2]; sides are you, lacerda, guest, automa, nobody. It can be undone.",
)
