"""The frame of a board: tile, title, what it shows now, body, footnotes behind their marks."""

from typing import Final, NamedTuple

from vinhos_kernel.views.labels import fork, standin
from vinhos_kernel.views.motif import motif
from vinhos_kernel.views.pieces import cube, vineyard_back
from vinhos_kernel.views.svg import (
    NOTHING,
    Svg,
    at,
    joined,
    line,
    picture,
    rect,
    text,
)

WIDE: Final = 376
INNER: Final = 344
LEFT: Final = 16
TOP: Final = 76
"""One column, what is left between its margins, where those begin, and where a body begins."""


class Note(NamedTuple):
    """A footnote and the mark before it: "" | "standin" | "reading" | "cube" | "vineyard"."""

    mark: str
    words: str


def standin_note(words: str) -> Note:
    """A footnote on values that are invented."""
    return Note("standin", words)


def panel(wide: float, high: float, title: str, subtitle: str, body: Svg, notes: tuple[Note, ...] = ()) -> Svg:
    """A white-glazed label on the warm ground, with its heading and footnotes."""
    frame = rect(0.5, 0.5, wide - 1, high - 1, 8, "panel", "line", 1)
    heading = joined(text(60, 32, title, 20, "ink", 600, face="serif"), text(60, 49, subtitle, 12.5, "muted"))
    return joined(frame, motif(16, 16, 32), heading, line(16, 60, wide - 16, 60), body, _footnotes(wide, high, notes))


def notes_height(notes: tuple[Note, ...]) -> int:
    """How much room a body must leave below itself for its footnotes."""
    return 33 + 17 * len(notes) if notes else 16


def board(
    title: str, subtitle: str, body: Svg, end: float, notes: tuple[Note, ...], told: str, still: bool = False
) -> str:
    """A whole board, one column wide: `end` is where its body ends, `told` its text form."""
    high = end + notes_height(notes)
    drawn = panel(WIDE, high, title, subtitle, body, notes)
    return picture(WIDE, high, f"{title}: {subtitle}", told, drawn, still)


def section(x: float, y: float, words: str) -> Svg:
    """A heading inside a panel."""
    return text(x, y, words, 16, "ink", 600, face="serif")


def _footnotes(wide: float, high: float, notes: tuple[Note, ...]) -> Svg:
    if not notes:
        return NOTHING
    top = high - 16 - 17 * len(notes)
    rows = [_footnote(top + 16 + 17 * i, note) for i, note in enumerate(notes)]
    return joined(line(16, top - 1, wide - 16, top - 1), *rows)


def _footnote(y: float, note: Note) -> Svg:
    if not note.mark:
        return text(16, y, note.words, 12, "muted")
    return joined(_mark(note.mark, 21, y - 4), text(32, y, note.words, 12, "muted"))


def _mark(mark: str, x: float, y: float) -> Svg:
    if mark == "reading":
        return fork(x, y)
    if mark == "standin":
        return standin(x, y)
    if mark == "cube":
        return cube(x, y, 0.62)
    return at(x, y, vineyard_back(0, 0), 0.66)
