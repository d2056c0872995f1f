"""A question as a terminal asks it: its paragraph, the prompt, why it is asked, each option; and what was typed."""

import json
import re
from collections.abc import Iterator, Sequence
from itertools import groupby
from typing import Any, Final

from vinhos_kernel.play.playing import Playing
from vinhos_kernel.table.errors import TableError
from vinhos_kernel.table.question import Option, Question

HOW: Final = {
    "chance": "Enter turns one; or type the one that came up at your table",
    "table": "type it when your table stands as it should",
}
CHOOSE: Final = "type the number or the word that you choose"
SEVERAL: Final = "; more of the kind may follow on the same line"
HAPPENED: Final = "type the number or the word of what happened at your table"
MOST_IN_A_ROW: Final = 20
SHORTEST_RUN: Final = 4
"""Whole numbers in a row that are shown by the first and the last one."""


def asking_text(playing: Playing, question: Question, game: Any) -> list[str]:
    """A question as lines: who is asked, its rule, the prompt, why it is asked, what is on offer, how to answer."""
    title = f"{playing.voice.title(question.rule)} [{question.rule}]"
    asked, why = playing.who(question, game), playing.why(question, game).removesuffix(".")
    return [
        f"{asked}: {title}" if asked else title,
        question.prompt,
        *([f"({why})"] if why else []),
        *typed(playing, question, game),
        f"({_how(playing, question)})",
    ]


def _how(playing: Playing, question: Question) -> str:
    if question.who == "table" and is_numbered(playing, question):
        return HAPPENED
    if question.who in HOW:
        return HOW[question.who] + (SEVERAL if comes_in_a_row(playing, question) else "")
    return CHOOSE + ("; `hint` advises" if playing.hint else "")


def typed(playing: Playing, question: Question, game: Any) -> list[str]:
    """What may be typed, with what it means; cards that would not fit stand in brackets."""
    fits = question.options if question.fits is None else question.fits
    words = {option: str(option) if option in fits else f"({option})" for option in question.options}
    if question.kind in playing.in_rows:
        return ["  " + (" ".join(words.values()) if question.who == "chance" else _row(question.options))]
    numbers = is_numbered(playing, question)
    return [
        f"  {f'{number}. ' if numbers else ''}" + _said(word, playing.voice.option(game, question, option))
        for number, (option, word) in enumerate(words.items(), 1)
    ]


def _said(word: str, meaning: str) -> str:
    """An option with its meaning, which may begin with the option itself."""
    return meaning if meaning.startswith((f"{word}:", f"{word},")) else f"{word} - {meaning}"


def _row(options: Sequence[Option]) -> str:
    """Options in a row; of many words only the first and the last."""
    runs = list(_runs(options))
    if len(runs) <= MOST_IN_A_ROW or isinstance(options[-1], int):
        return ", ".join(runs)
    return f"{runs[0]} ... {runs[-1]}: any of {len(options)} orders"


def _runs(options: Sequence[Option]) -> Iterator[str]:
    """Options, with the whole numbers among them that follow each other drawn together: 1 to 8, 10."""
    for _, run in groupby(enumerate(options), lambda each: _step(*each)):
        found = [option for _, option in run]
        if len(found) < SHORTEST_RUN:
            yield from map(str, found)
        else:
            yield f"{found[0]} to {found[-1]}"


def _step(place: int, option: Option) -> Option:
    """The same for numbers that follow each other, another one for each word."""
    return option - place if isinstance(option, int) else option


def is_numbered(playing: Playing, question: Question) -> bool:
    """Whether the options have numbers of their place: people are asked, and none is a number itself."""
    if question.who == "chance" or question.kind in playing.in_rows:
        return False
    return not any(str(option).isdigit() for option in question.options)


def comes_in_a_row(playing: Playing, question: Question) -> bool:
    """Whether people at a table are asked for one thing after the other of a kind: rubble, Decrees."""
    return question.who == "table" and question.kind in playing.in_series


def option_typed(playing: Playing, question: Question | None, line: str) -> Option:
    """The option that a line stands for: the number of its place, its words or letters; else the line as it is."""
    if question is None or line in map(str, question.options):
        return line
    if is_numbered(playing, question) and line.isascii() and line.isdigit() and len(line) < 4:
        place = int(line) - 1
        return question.options[place] if 0 <= place < len(question.options) else line
    for alike in (_words, _letters):
        meant = [option for option in question.options if alike(str(option)) == alike(line)]
        if len(meant) == 1:
            return meant[0]
    return line


def _words(line: str) -> list[str]:
    """The words of an option, whatever stands between them."""
    return re.findall(r"\w+", line.lower())


def _letters(line: str) -> list[str]:
    """The letters of an option in any order, without `and`; one with figures is only meant as it is written."""
    return [line] if re.search(r"\d", line) else sorted("".join(word for word in _words(line) if word != "and"))


def path_and_value(line: str, playing: Playing) -> tuple[str, Any]:
    """`cubes.douro 3`, `sales.red 9 = nobody`, `bribes ["cellars"]`, ` # a remark`: the path, and the value."""
    line = line.partition(" # ")[0]
    path, given, value = line.partition(" = ")
    if not given:
        starts = [place for place in (line.find(" ["), line.find(" {")) if place >= 0]
        blank = line.find(" ") if playing.first_blank else line.rfind(" ")
        end = min(starts, default=blank)
        path, value = (line[:end], line[end + 1 :]) if end > 0 else (line, "")
    if not value:
        raise TableError(f"set what, and to what?: {playing.examples['set']}; `keys` lists what can be set")
    path = playing.short.get(path.strip(), path.strip())
    try:
        return path, json.loads(value)
    except (ValueError, RecursionError):
        return path, value.strip()
