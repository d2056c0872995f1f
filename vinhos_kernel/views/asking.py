"""A question as a terminal asks it: its paragraph, the prompt, why these, and each option as it is typed."""

from typing import Final

from vinhos_kernel.data.board import Board
from vinhos_kernel.data.rulebook import paragraph
from vinhos_kernel.table.question import Question
from vinhos_kernel.views.question_html import option_name, why_these

HOW: Final = {
    "chance": "Enter turns one; or type the one that came up at your table",
    "you": "type the one that you choose",
    "table": "type it when your table stands as it should",
}


def asking_text(question: Question, board: Board) -> list[str]:
    """A question as lines: title and id of its rule, the prompt, why these, what is on offer, how to answer."""
    title = f"{paragraph(question.rule).title} [{question.rule}]"
    return [
        title,
        question.prompt,
        f"({why_these(question, board)})",
        *typed(question, board),
        f"({HOW[question.who]})",
    ]


def typed(question: Question, board: Board) -> list[str]:
    """What may be typed, with names where they say more; cards that would not fit stand in brackets."""
    fits = question.options if question.fits is None else question.fits
    words = {option: str(option) if option in fits else f"({option})" for option in question.options}
    names = {option: option_name(question, option, board) for option in question.options}
    if question.kind in ("number", "slot", "tile_pick", "done"):
        return ["  " + " ".join(words.values())]
    return [f"  {word} - {names[option]}" for option, word in words.items()]
