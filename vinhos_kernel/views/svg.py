"""SVG as text that only this module can make: every tag, attribute and word goes through xml.etree."""

from collections.abc import Callable
from functools import lru_cache
from typing import Final, NewType, ParamSpec, cast
from xml.etree import ElementTree

from vinhos_kernel.views.tokens import PAINTS

Svg = NewType("Svg", str)
"""A finished piece of SVG; the type checker keeps plain words from slipping in unescaped."""

NOTHING: Final = Svg("")
SANS: Final = "var(--jp-ui-font-family, system-ui, -apple-system, 'Segoe UI', Helvetica, Arial, sans-serif)"
SERIF: Final = "var(--vh-serif, Georgia, 'Iowan Old Style', 'Liberation Serif', 'Times New Roman', serif)"
NUMERALS: Final = "max-width:100%;height:auto;font-variant-numeric:tabular-nums lining-nums"

P = ParamSpec("P")


def remembered(draw: Callable[P, Svg]) -> Callable[P, Svg]:
    """Draw each thing once: the next time the same words come from memory."""
    return cast(Callable[P, Svg], lru_cache(maxsize=8192)(draw))


# ---------------------------------------------------------------- tags
def _leaf(tag: str, words: str = "", /, **attributes: str | float) -> Svg:
    element = ElementTree.Element(tag, _plain(attributes))
    element.text = words
    return Svg(ElementTree.tostring(element, encoding="unicode"))


@lru_cache(maxsize=4096)
def _ends(tag: str, attributes: tuple[tuple[str, str], ...]) -> tuple[str, str]:
    """The opening and the closing tag of something that holds other things."""
    empty = ElementTree.tostring(ElementTree.Element(tag, dict(attributes)), "unicode", short_empty_elements=False)
    close = f"</{tag}>"
    return empty.removesuffix(close), close


def _around(tag: str, body: str, /, **attributes: str | float) -> Svg:
    first, last = _ends(tag, tuple(_plain(attributes).items()))
    return Svg(first + body + last)


def _plain(attributes: dict[str, str | float]) -> dict[str, str]:
    """Attributes as text: numbers short, empty ones left out, `_` as `-`."""
    plain = {}
    for name, value in attributes.items():
        if value != "":
            plain[name.replace("_", "-")] = value if isinstance(value, str) else short(value)
    return plain


def short(number: float) -> str:
    """A number of a drawing, to a hundredth of a pixel."""
    whole = int(number)
    return str(whole) if whole == number else f"{number:.2f}".rstrip("0").rstrip(".")


def joined(*parts: Svg) -> Svg:
    """Several pieces, the later ones on top."""
    return Svg("".join(parts))


# ---------------------------------------------------------------- words
@remembered
def text(
    x: float, y: float, words: str | int, size: float = 14, fill: str = "ink", weight: int = 400,
    anchor: str = "start", face: str = "", origin: str = "",
) -> Svg:  # fmt: skip
    """One line of words; `face` may be serif, italic, or both; `origin` is the path of a printed value."""
    return _leaf(
        "text", str(words), x=x, y=y, font_size=size, fill=PAINTS[fill], data_origin=origin,
        font_weight=str(weight) if weight != 400 else "", text_anchor=anchor if anchor != "start" else "",
        font_family=SERIF if "serif" in face else "", font_style="italic" if "italic" in face else "",
    )  # fmt: skip


Run = tuple[str, str, int]
"""Words, their colour, their weight."""


@remembered
def rich(x: float, y: float, runs: tuple[Run, ...], size: float = 14, anchor: str = "start") -> Svg:
    """One line of several runs."""
    spans = [_leaf("tspan", words, fill=PAINTS[fill], font_weight=str(weight)) for words, fill, weight in runs]
    return _around("text", "".join(spans), x=x, y=y, font_size=size, text_anchor=anchor)


_NARROW: Final = frozenset("iljtf.,:' 1I|·()/")
_WIDE: Final = frozenset("mwMW")


@lru_cache(maxsize=4096)
def width(words: str, size: float, bold: bool = False) -> float:
    """A generous guess of how long words are, so that a wider font still fits."""
    plain = sum(0.34 if c in _NARROW else 0.88 if c in _WIDE else 0.72 if c.isupper() else 0.63 for c in words)
    return size * plain * (1.1 if bold else 1)


def wrapped(words: str, size: float, most: float, bold: bool = False) -> tuple[str, ...]:
    """Words cut into lines that are at most so wide."""
    return packed(tuple(part for word in words.split() for part in _parted(word, size, most)), " ", size, most, bold)


def _parted(word: str, size: float, most: float) -> tuple[str, ...]:
    """A word that is too wide for a line, cut behind its last hyphen."""
    head, hyphen, tail = word.rpartition("-")
    return (head + hyphen, tail) if hyphen and width(word, size) > most else (word,)


@lru_cache(maxsize=4096)
def packed(parts: tuple[str, ...], between: str, size: float, most: float, bold: bool = False) -> tuple[str, ...]:
    """Parts that stay whole, as many on a line as fit."""
    lines: list[str] = []
    for part in parts:
        if lines and width(lines[-1] + between + part, size, bold) <= most:
            lines[-1] += between + part
        else:
            lines.append(part)
    return tuple(lines)


# ---------------------------------------------------------------- shapes
@remembered
def rect(
    x: float, y: float, wide: float, high: float, radius: float = 4, fill: str = "panel", stroke: str = "",
    thick: float = 1, dash: str = "", origin: str = "",
) -> Svg:  # fmt: skip
    """A rectangle with round corners."""
    return _leaf(
        "rect", x=x, y=y, width=wide, height=high, rx=radius, fill=PAINTS[fill] if fill else "none",
        data_origin=origin, **_pen(stroke, thick, dash, ""),
    )  # fmt: skip


@remembered
def path(d: str, fill: str = "", stroke: str = "ink", thick: float = 1.5, dash: str = "") -> Svg:
    """A path with round ends and corners."""
    return _leaf("path", d=d, fill=PAINTS[fill] if fill else "none", **_pen(stroke, thick, dash, "round"))


@remembered
def polygon(points: str, fill: str, stroke: str, thick: float, dash: str = "") -> Svg:
    """A closed shape of straight sides."""
    return _leaf("polygon", points=points, fill=PAINTS[fill], **_pen(stroke, thick, dash, ""))


@remembered
def circle(
    x: float,
    y: float,
    radius: float,
    fill: str = "panel",
    stroke: str = "",
    thick: float = 1.5,
    dash: str = "",
) -> Svg:
    """A circle."""
    return _leaf("circle", cx=x, cy=y, r=radius, fill=PAINTS[fill] if fill else "none", **_pen(stroke, thick, dash, ""))


def line(x1: float, y1: float, x2: float, y2: float, stroke: str = "line", thick: float = 1, dash: str = "") -> Svg:
    """A straight line."""
    return path(f"M{short(x1)},{short(y1)}L{short(x2)},{short(y2)}", "", stroke, thick, dash)


def _pen(stroke: str, thick: float, dash: str, ends: str) -> dict[str, str | float]:
    if not stroke:
        return {}
    return {
        "stroke": PAINTS[stroke], "stroke_width": thick, "stroke_dasharray": dash,
        "stroke_linecap": ends, "stroke_linejoin": ends,
    }  # fmt: skip


@remembered
def touch(x: float, y: float, wide: float, high: float) -> Svg:
    """An unseen rectangle that makes a small button as large as a finger."""
    return _leaf("rect", x=x, y=y, width=wide, height=high, fill="none", pointer_events="all")


# ---------------------------------------------------------------- groups
def at(x: float, y: float, body: Svg, scale: float = 1, turn: float = 0, piece: str = "", origin: str = "") -> Svg:
    """Something moved to a place; `piece` names it, so that the stage can let it travel."""
    spin = f" rotate({short(turn)})" if turn else ""
    grow = f" scale({short(scale)})" if scale != 1 else ""
    moved = f"translate({short(x)} {short(y)}){spin}{grow}"
    return _around("g", body, transform=moved, data_piece=piece, data_origin=origin)


@remembered
def _title(words: str) -> Svg:
    return _leaf("title", words)


def named(title: str, body: Svg) -> Svg:
    """A thing with a name, for the pointer and the screen reader."""
    return _around("g", _title(title) + body)


def button(title: str, body: Svg, answer: str) -> Svg:
    """A thing that can be picked; its answer is also the key by which the stage keeps the focus."""
    return _around(
        "g", _title(title) + body,
        data_answer=answer, data_key=answer, role="button", tabindex="0", cursor="pointer",
    )  # fmt: skip


def thing(title: str, body: Svg, answer: str = "") -> Svg:
    """A button when there is an answer, else a thing with a name."""
    return button(title, body, answer) if answer else named(title, body)


def picture(wide: float, high: float, label: str, description: str, body: Svg, still: bool = False) -> Svg:
    """A whole drawing with its name and its text form; a still one is an image on its own paper."""
    ground = rect(0, 0, wide, high, 0, "paper") if still else NOTHING
    return _around(
        "svg", _leaf("desc", description) + ground + body,
        xmlns="http://www.w3.org/2000/svg", width=wide, height=high, viewBox=f"0 0 {short(wide)} {short(high)}",
        role="img" if still else "group", aria_label=label, font_family=SANS, style=NUMERALS,
    )  # fmt: skip
