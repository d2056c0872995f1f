"""HTML as text that only this module can make: every tag, attribute and word goes through xml.etree."""

from functools import lru_cache
from typing import Final, NewType
from xml.etree import ElementTree

Html = NewType("Html", str)
"""A finished piece of HTML; the type checker keeps plain words from slipping in unescaped."""

EMPTY: Final = Html("")
VOID: Final = frozenset({"input", "img"})
Attribute = str | int | bool | None


def tag(element: str, /, *inside: Html, words: str = "", **attributes: Attribute) -> Html:
    """An element around some words and other elements; `class_` is class, `data_key` is data-key, True is present."""
    first, last = _ends(element, tuple(attributes.items()))
    return Html(first + (_escaped(words) if words else "") + "".join(inside) + last)


def text(words: str) -> Html:
    """Plain words between elements."""
    return Html(_escaped(words))


def joined(*pieces: Html) -> Html:
    """Several pieces, one after the other."""
    return Html("".join(pieces))


def drawing(svg: str) -> Html:
    """A picture that `views.svg` has made, in the page."""
    return Html(svg)


def plain(html: str) -> str:
    """The words of a piece of HTML, for whoever reads it without a page; one line for each block."""
    root = ElementTree.fromstring(f"<div>{_closed(html)}</div>")
    return "\n".join(line for line in _lines(root) if line)


# ---------------------------------------------------------------- what a page is made of
def button(words: str, answer: str, *inside: Html, kind: str = "", title: str = "", home: bool = False) -> Html:
    """A button that sends an answer; its answer is also the key by which the stage keeps the focus."""
    return tag(
        "button", *inside, words=words, type="button", class_=f"vh-button {kind}".strip(),
        data_answer=answer, data_key=f"b:{answer}", aria_label=title or None, title=title or None, data_home=home,
    )  # fmt: skip


def fold(key: str, heading: Html, body: Html, kind: str = "", open_at: str = "") -> Html:
    """A native fold; it is open by itself on stages of as many columns as `open_at` names."""
    head = tag("summary", heading, data_key=f"s:{key}")
    return tag("details", head, body, class_=kind or None, data_key=f"d:{key}", data_open=open_at)


def form(answer: str, *inside: Html, kind: str = "") -> Html:
    """Fields that are sent together with an answer."""
    return tag("form", *inside, data_form=answer, class_=f"vh-form {kind}".strip(), data_key=f"f:{answer}")


def field(label: str, control: Html) -> Html:
    """A control with its name before it."""
    return tag("label", tag("span", words=label), control, class_="vh-field")


def panel(title: str, subtitle: str, *inside: Html, kind: str = "", tile: Html = EMPTY) -> Html:
    """A label in the page: tile, title, what this shows now, and its body."""
    words = tag("div", tag("h3", words=title), tag("p", words=subtitle) if subtitle else EMPTY)
    return tag("section", tag("header", tile, words), *inside, class_=f"vh-panel {kind}".strip(), aria_label=title)


# ---------------------------------------------------------------- tags as text
@lru_cache(maxsize=4096)
def _ends(name: str, attributes: tuple[tuple[str, Attribute], ...]) -> tuple[str, str]:
    """The opening and the closing tag of an element."""
    plain = {}
    for key, value in attributes:
        if value is not None and value is not False:
            key = key.rstrip("_").replace("_", "-")
            plain[key] = key if value is True else str(value)
    empty = ElementTree.tostring(ElementTree.Element(name, plain), "unicode", short_empty_elements=False)
    close = f"</{name}>"
    first = empty.removesuffix(close)
    return (first, "") if name in VOID else (first, close)


@lru_cache(maxsize=8192)
def _escaped(words: str) -> str:
    element = ElementTree.Element("b")
    element.text = words
    return ElementTree.tostring(element, "unicode", short_empty_elements=False)[3:-4]


# ---------------------------------------------------------------- words again
BLOCKS: Final = frozenset({"p", "li", "h3", "h4", "div", "tr", "summary", "button", "section", "header", "label", "dt"})
UNTOLD: Final = frozenset({"svg", "{http://www.w3.org/2000/svg}svg", "select", "textarea", "datalist"})


def _closed(html: str) -> str:
    import re

    return re.sub(rf"<({'|'.join(VOID)})\b([^>]*)>", r"<\1\2/>", html)


def _lines(element: ElementTree.Element) -> list[str]:
    lines = [""]
    _gather(element, lines)
    return [" ".join(line.split()) for line in lines]


def _gather(element: ElementTree.Element, lines: list[str]) -> None:
    if element.tag in UNTOLD:
        return
    block = element.tag in BLOCKS
    if block:
        lines.append("")
    lines[-1] += element.text or ""
    for child in element:
        _gather(child, lines)
        lines[-1] += child.tail or ""
    if block:
        lines.append("")
