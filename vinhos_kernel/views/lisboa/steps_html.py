"""His five steps as a panel: the board of his turn, and below it each step with its paragraphs, doubts and why."""

from collections.abc import Sequence

from vinhos_kernel.lisboa.game import Game
from vinhos_kernel.lisboa.town import BuildingPlace, StorePlace
from vinhos_kernel.table.choosing import Sieve
from vinhos_kernel.table.turn import Step
from vinhos_kernel.views.frames import board_fold
from vinhos_kernel.views.lisboa.candidates import draw_choice
from vinhos_kernel.views.lisboa.his_turn import STEPS, his_turn
from vinhos_kernel.views.lisboa.steps import draw_steps
from vinhos_kernel.views.markup import EMPTY, Html, drawing, fold, joined, tag, text
from vinhos_kernel.views.story_html import first_upper, step_html
from vinhos_kernel.views.why import has_reason

TITLE = "His five steps"


def steps_html(steps: Sequence[Step], game: Game) -> Html:
    """His present or last turn; nothing before his first."""
    turn = his_turn(steps, game)
    if turn is None:
        return EMPTY
    parts = [_step(number, told) for number, told in enumerate(turn.told) if number and _asks_why(told)]
    board = joined(drawing(draw_steps(steps, game)), tag("div", *parts, class_="vh-steps") if parts else EMPTY)
    waits = f"step {turn.waits} waits for an answer" if turn.waits else "his last turn, step by step"
    return board_fold("steps", TITLE, waits, board, "123")


def _asks_why(told: Sequence[Step]) -> bool:
    """Whether a step has a reason or hangs on a doubt."""
    return any(has_reason(step) or step.readings for step in told)


def _step(number: int, told: Sequence[Step]) -> Html:
    """A step as a fold: its sentences with chips and reasons; where he chose a place, the town with what it offered."""
    pictures = [drawing(draw_choice(step.before, found)) for step in told if (found := _on_the_town(step))]
    lines = [step_html(step, f"step.{number}.{place}", why_open="123") for place, step in enumerate(told)]
    body = tag("div", tag("ol", *lines, class_="vh-story"), *pictures, class_="vh-body")
    return fold(f"step.{number}", text(f"{number} {first_upper(STEPS[number - 1])}: why?"), body, "vh-turn")


def _on_the_town(step: Step) -> Sieve | None:
    """The choice of a space or a site behind a step."""
    found = step.because
    if not isinstance(found, Sieve) or not found.candidates:
        return None
    return found if isinstance(found.candidates[0], StorePlace | BuildingPlace) else None
