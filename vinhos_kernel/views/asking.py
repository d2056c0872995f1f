"""A question as a terminal asks it: its paragraph, the prompt, why these, each option; and what was typed."""

import json
from typing import Any, Final

from vinhos_kernel.data.rulebook import paragraph
from vinhos_kernel.state.game import Game
from vinhos_kernel.table.errors import TableError
from vinhos_kernel.table.question import Option, Question
from vinhos_kernel.views.answer_names import answer_words
from vinhos_kernel.views.question_html import who_is_asked, why_here

HOW: Final = {
    "chance": "Enter turns one; or type the one that came up at your table",
    "you": "type the number or the word that you choose; `hint` advises",
    "table": "type it when your table stands as it should",
}
IN_ROWS: Final = ("number", "done")
"""Kinds whose options say nothing more than themselves."""


def asking_text(question: Question, game: Game) -> list[str]:
    """A question as lines: who is asked, its rule, the prompt, why these, what is on offer, how to answer."""
    title = f"{paragraph(question.rule).title} [{question.rule}]"
    asked = who_is_asked(question, game)
    return [
        f"{asked}: {title}" if asked else title,
        question.prompt,
        f"({why_here(question, game).removesuffix('.')})",
        *typed(question, game),
        f"({HOW.get(question.who, HOW['you'])})",
    ]


def typed(question: Question, game: Game) -> list[str]:
    """What may be typed, with what it means; cards that would not fit stand in brackets."""
    fits = question.options if question.fits is None else question.fits
    words = {option: str(option) if option in fits else f"({option})" for option in question.options}
    if question.kind in IN_ROWS:
        return ["  " + " ".join(words.values())]
    numbers = is_numbered(question)
    return [
        f"  {f'{number}. ' if numbers else ''}{word} - {answer_words(game, question, option)}"
        for number, (option, word) in enumerate(words.items(), 1)
    ]


def is_numbered(question: Question) -> bool:
    """Whether the options have numbers of their place: a person is asked, and none is a number itself."""
    return question.who not in ("chance", "table") and not any(str(option).isdigit() for option in question.options)


def option_typed(question: Question | None, line: str) -> Option:
    """The option that a typed line stands for: the word itself, or the number of its place; else the line as it is."""
    if question is None or not is_numbered(question) or not (line.isascii() and line.isdigit() and len(line) < 4):
        return line
    place = int(line) - 1
    return question.options[place] if 0 <= place < len(question.options) else line


def path_and_value(line: str) -> tuple[str, Any]:
    """`cubes.douro 3`, `sales.red 9 = nobody`, `bribes ["cellars"]`: the path, and the value as plain data."""
    path, given, value = line.partition(" = ")
    if not given:
        starts = [place for place in (line.find(" ["), line.find(" {")) if place >= 0]
        end = min(starts, default=line.rfind(" "))
        path, value = (line[:end], line[end + 1 :]) if end > 0 else (line, "")
    if not value:
        raise TableError("set what, and to what?: `set cubes.douro 3`; `keys` lists what can be set")
    try:
        return path.strip(), json.loads(value)
    except (ValueError, RecursionError):
        return path.strip(), value.strip()
