"""How to read the boards: every piece, state and mark with its name."""

from functools import lru_cache
from typing import Final

from vinhos_kernel.state.names import LACERDA, YOU
from vinhos_kernel.views import pieces
from vinhos_kernel.views.cards import HIGH, card_back, number_card, wasted_card
from vinhos_kernel.views.icons import icon
from vinhos_kernel.views.labels import (
    box,
    change,
    closed_word,
    fork,
    marks,
    plate,
    price,
    reading_chip,
    rule_chip,
    standin,
    step,
)
from vinhos_kernel.views.panel import LEFT, TOP, board, section
from vinhos_kernel.views.svg import NOTHING, Svg, at, joined, line, rect, text

TITLE: Final = "Pieces and states"
SUBTITLE: Final = "Shape first, colour second"
PITCH: Final = 86
STATE: Final = 108
STATE_HIGH: Final = 44

Item = tuple[Svg, str]
Group = tuple[str, int, tuple[Item, ...]]
"""A heading, how high its pieces are, and the pieces with their names."""


def draw_legend(still: bool = False) -> str:
    """All pieces, states and marks, in one column."""
    parts, y = [], float(TOP + 12)
    for heading, high, items in _groups():
        parts.append(_group(heading, high, items, y))
        y += 32 + (high + 30) * -(-len(items) // 4)
    parts.append(_states(y))
    y += 34 + (STATE_HIGH + 42) * -(-len(_boxes()) // 3)
    return board(TITLE, SUBTITLE, joined(*parts, _chips(y)), y + 30, (), tell_legend(), still)


def tell_legend() -> str:
    """What the legend shows, in words."""
    lines = [f"{heading}: {', '.join(name for _, name in items)}" for heading, _, items in _groups()]
    return "\n".join([TITLE, *lines, "States: " + ", ".join(f"{name} ({why})" for _, name, why in _boxes())])


@lru_cache(maxsize=1)
def _groups() -> tuple[Group, ...]:
    search = joined(line(-22, 0, 22, 0, "ink", 2.5), step(-22, 0, 1), step(0, 0, 2), step(22, 0, 3, True))
    return (
        ("You: round", 36, _owned(YOU)),
        ("Lacerda: cornered, with an L", 36, (*_owned(LACERDA)[:3], (pieces.bribe(0, 0), "bribe"))),
        ("A second person: cornered, with a G", 36, _owned(pieces.GUEST)),
        ("The 2021 draft: cornered, with an A", 36, _owned(pieces.DRAFT)),
        ("Red: full, square", 58, _wine("red")),
        ("White: hollow, round", 58, _wine("white")),
        ("For everybody", 34, (*_small(), *_people())),
        ("Cards", HIGH, _cards()),
        (
            "Marks",
            26,
            ((standin(0, 0, 1.2), "stand-in"), (fork(0, 0, 1.2), "reading"), (marks(-6, 0, True, True), "both")),
        ),
        ("A search, the last place free", 24, ((search, "1, 2, 3"),)),
    )


def _owned(side: int) -> tuple[Item, ...]:
    barrel, disc, marker = pieces.barrel(0, 0, side, 1.2), pieces.disc(0, 0, side, 1.2), pieces.marker(0, 0, side, 1.1)
    return ((barrel, "barrel"), (disc, "disc"), (marker, "marker"), (plate(0, 0, side), "on a slot"))


def _wine(colour: str) -> tuple[Item, ...]:
    """A bottle, a Vineyard, and a slot that asks for a wine worth 7."""
    radius = 4 if colour == "red" else 12
    inner = rect(-15, -25, 30, 50, 9.5, "", "on-white", 0.8) if colour == "white" else NOTHING
    value = text(0, -4, 7, 18, f"on-{colour}", 700, "middle")
    slot = joined(rect(-18, -28, 36, 56, radius, colour, "edge"), inner, value, pieces.drop(0, 14, colour))
    bottle, grapes = pieces.bottle(0, 0, colour, 1.4), pieces.grapes(0, 0, colour, 1.6)
    return ((bottle, "bottle"), (grapes, "Vineyard"), (slot, "slot"))


def _small() -> tuple[Item, ...]:
    return (
        (pieces.cube(0, 0, 1.3), "Renown cube"),
        (pieces.ghost_cube(0, 0, 1.3), "just taken"),
        (pieces.bago(0, 0, 1.2), "Bago"),
        (pieces.tax_stamp(0, 0, 3), "year, tax"),
    )


def _people() -> tuple[Item, ...]:
    return (
        (at(0, 0, pieces.expert_tile("Ta"), 1.1), "Expert"),
        (pieces.farmer(0, 0, 1.3), "Farmer"),
        (pieces.enologist(0, 0, 1.3), "Enologist"),
        (at(0, 0, pieces.vineyard_back(0, 0), 1.3), "face down"),
    )


def _cards() -> tuple[Item, ...]:
    kinds = (
        (number_card(-26, -38, 8), "turned"),
        (card_back(-26, -38), "face down"),
        (wasted_card(-26, -38, 2), "wasted"),
    )
    return (*kinds, (number_card(-26, -38, 5, True), "the newest"))


@lru_cache(maxsize=1)
def _boxes() -> tuple[tuple[Svg, str, str], ...]:
    rest = box(0, 0, STATE, STATE_HIGH, "rest")
    return (
        (rest, "at rest", "thin edge"),
        (joined(box(0, 0, STATE, STATE_HIGH, "pick"), price(STATE - 8, 16, 2)), "to be picked", "blue, its price"),
        (joined(box(0, 0, STATE, STATE_HIGH, "forced"), icon(20, 22, "lock")), "forced", "lock, no choice"),
        (joined(box(0, 0, STATE, STATE_HIGH, "closed"), closed_word(STATE - 10, 20)), "closed", "dashed, its reason"),
        (
            joined(box(0, 0, STATE, STATE_HIGH, "fresh"), change(STATE / 2, 22, "+8", "middle")),
            "new",
            "gold, how much",
        ),
        (joined(rest, pieces.empty_place(STATE / 2, 22, 5)), "empty", "a small ring"),
    )


def _group(heading: str, high: int, items: tuple[Item, ...], y: float) -> Svg:
    parts = [section(LEFT, y, heading)]
    for i, (piece, name) in enumerate(items):
        x, top = LEFT + 43 + PITCH * (i % 4), y + 14 + (high + 30) * (i // 4)
        parts += [at(x, top + high / 2, piece), text(x, top + high + 16, name, 12, "muted", 400, "middle")]
    return joined(*parts)


def _states(y: float) -> Svg:
    parts = [section(LEFT, y, "States")]
    for i, (body, name, why) in enumerate(_boxes()):
        x, top = LEFT + (STATE + 10) * (i % 3), y + 16 + (STATE_HIGH + 42) * (i // 3)
        label = text(x, top + STATE_HIGH + 15, name, 12.5, "ink", 700)
        parts += [at(x, top, body), label, text(x, top + STATE_HIGH + 29, why, 12, "muted")]
    return joined(*parts)


def _chips(y: float) -> Svg:
    """A chip opens a paragraph; a dashed one a reading."""
    return joined(rule_chip(LEFT, y + 16, "a paragraph"), reading_chip(LEFT + 130, y + 16, "a reading"))
