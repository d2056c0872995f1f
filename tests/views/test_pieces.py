"""Tokens, pieces, marks and cards: shape first, colour second, and nothing that collides on a shared page."""

import re
from xml.etree import ElementTree

import pytest

from vinhos_kernel.state.names import LACERDA, YOU
from vinhos_kernel.views import cards, icons, labels, pieces, tokens
from vinhos_kernel.views.legend import draw_legend, tell_legend
from vinhos_kernel.views.motif import frieze, motifs
from vinhos_kernel.views.svg import Svg, short, text, width, wrapped

PIECES = {
    "red bottle": pieces.bottle(0, 0, "red"),
    "white bottle": pieces.bottle(0, 0, "white"),
    "red grapes": pieces.grapes(0, 0, "red"),
    "white grapes": pieces.grapes(0, 0, "white"),
    "your barrel": pieces.barrel(0, 0, YOU),
    "his barrel": pieces.barrel(0, 0, LACERDA),
    "your disc": pieces.disc(0, 0, YOU),
    "his disc": pieces.disc(0, 0, LACERDA),
    "your marker": pieces.marker(0, 0, YOU),
    "his marker": pieces.marker(0, 0, LACERDA),
    "cube": pieces.cube(0, 0),
    "ghost cube": pieces.ghost_cube(0, 0),
    "Bago": pieces.bago(0, 0),
    "bribe": pieces.bribe(0, 0),
    "tax": pieces.tax_stamp(0, 0, 3),
    "Expert up": pieces.expert_tile("Ta"),
    "Expert down": pieces.expert_tile("", False),
    "Vineyard down": pieces.vineyard_back(0, 0),
    "Farmer": pieces.farmer(0, 0),
    "Enologist": pieces.enologist(0, 0),
    "trophy": pieces.trophy(0, 0),
    "star": pieces.star(0, 0, True),
    "empty place": pieces.empty_place(0, 0),
    "number card": cards.number_card(0, 0, 7),
    "wasted card": cards.wasted_card(0, 0, 7),
    "card back": cards.card_back(0, 0),
    "rule chip": labels.rule_chip(0, 0, "Sales 1"),
    "reading chip": labels.reading_chip(0, 0, "cubes add"),
    "stand-in": labels.standin(0, 0),
    "reading": labels.fork(0, 0),
    "step": labels.step(0, 0, 3, True),
} | {f"icon {kind}": icons.icon(0, 0, kind) for kind in icons.STROKES}
PAIRS = (
    ("your barrel", "his barrel"),
    ("your disc", "his disc"),
    ("your marker", "his marker"),
    ("red bottle", "white bottle"),
    ("red grapes", "white grapes"),
    ("number card", "wasted card"),
    ("cube", "ghost cube"),
    ("stand-in", "reading"),
    ("rule chip", "reading chip"),
)
COLOURED = re.compile(r'(?:fill|stroke)="([^"]*)"')


def shapes(piece: Svg) -> list[str]:
    """The outlines of a piece, colours left out."""
    return re.findall(r' (?:d|r|width|points)="([^"]*)"', piece)


def test_words_can_be_read() -> None:
    """Every ink that may write on a ground has a contrast of 4.5 in both themes."""
    pairs = [(ink, ground) for ground, inks in tokens.TEXT_ON.items() for ink in inks]

    assert [] == [pair for pair in pairs if tokens.lowest_contrast(*pair) < 4.5]


def test_shapes_can_be_seen() -> None:
    """Every shape that says something has a contrast of 3 on its ground in both themes."""
    pairs = [(ink, ground) for ground, inks in tokens.SHAPE_ON.items() for ink in inks]

    assert [] == [pair for pair in pairs if tokens.lowest_contrast(*pair) < 3]


def test_contrast_is_that_of_wcag() -> None:
    """Black on white is 21 to 1, a colour on itself 1 to 1."""
    assert (21, 1) == (round(tokens.contrast("#000000", "#FFFFFF"), 6), tokens.contrast("#123456", "#123456"))


def test_the_stylesheet_has_both_themes() -> None:
    """Every token is set twice: on the stage, and on the stage of a dark page."""
    light, dark = tokens.css().split('[data-jp-theme-light="false"]')

    assert [] == [name for name, token in tokens.TOKENS.items() if f"--vh-{name}: {token.light};" not in light]
    assert [] == [name for name, token in tokens.TOKENS.items() if f"--vh-{name}: {token.dark};" not in dark]


@pytest.mark.parametrize("name", PIECES)
def test_a_piece_is_svg_in_the_colours_of_the_look(name: str) -> None:
    """It parses, and each fill and stroke is a token or nothing."""
    ElementTree.fromstring(f"<svg>{PIECES[name]}</svg>")

    assert set() == set(COLOURED.findall(PIECES[name])) - set(tokens.PAINTS.values()) - {"none"}


@pytest.mark.parametrize(("one", "other"), PAIRS)
def test_a_grey_picture_still_tells_them_apart(one: str, other: str) -> None:
    """Owners, wines and states differ in their outlines, not only in colour."""
    assert shapes(PIECES[one]) != shapes(PIECES[other])


def test_his_pieces_say_l() -> None:
    """A letter on all that is his, and on nothing that is yours."""
    kinds = ("barrel", "disc", "marker")

    assert [True] * 3 == [">L<" in PIECES[f"his {kind}"] for kind in kinds]
    assert [False] * 3 == [">L<" in PIECES[f"your {kind}"] for kind in kinds]


def test_many_tiles_cost_as_much_as_one() -> None:
    """A frieze is four paths, however long."""
    assert [4, 4] == [frieze(0, 0, 1144, 14).count("<path"), motifs(((0, 0),), 32).count("<path")]


def test_words_are_escaped() -> None:
    """A name with signs of markup in it is shown as it is."""
    name = 'Quinta <b> & "Filhos" \' '

    assert name == ElementTree.fromstring(text(0, 0, name)).text


def test_numbers_are_short() -> None:
    """To a hundredth of a pixel, without zeros behind."""
    assert ["1", "1.5", "-0.33", "0"] == [short(n) for n in (1.0, 1.5, -1 / 3, 0)]


def test_lines_are_as_wide_as_allowed_and_lose_no_word() -> None:
    """Words go to the next line, and a word that is too wide is cut behind its hyphen."""
    lines = wrapped("the tie goes to Trás-os-Montes", 12, 70)

    assert ("the tie", "goes to", "Trás-os-", "Montes") == lines
    assert [] == [line for line in lines if width(line, 12) > 70]


def test_prices() -> None:
    """No Bago is 'free', all else a number of Bagos."""
    assert [True, True] == [">free<" in labels.price(0, 0, 0), ">3 B<" in labels.price(0, 0, 3)]


def test_signs() -> None:
    """A loss has a real minus, a gain a plus."""
    assert ["−2", "+3", "+0"] == [labels.signed(n) for n in (-2, 3, 0)]


def test_reading_comes_before_the_stand_in() -> None:
    """Two marks on one value: first the fork, then the diamond."""
    both = labels.marks(0, 0, invented=True, reading=True)

    assert labels.fork(0, 0, 0.8) + labels.standin(12, 0) == both


def test_a_button_is_large_enough_for_a_finger() -> None:
    """The hit area of a slim thing is 40 wide and high at least."""
    area = ElementTree.fromstring(labels.reach(10, 10, 36, 64))

    assert ("40", "64") == (area.get("width"), area.get("height"))


def test_the_legend_names_every_owner_wine_and_state() -> None:
    """One picture to read all others by, with nothing to press, and the same in words."""
    picture, said = draw_legend(), tell_legend()
    headings = ("You: round", "Lacerda: cornered, with an L", "Red: full, square", "White: hollow, round")

    assert [] == [heading for heading in headings if f">{heading}<" not in picture or heading not in said]
    assert "closed (dashed, its reason)" in said
    assert said == ElementTree.fromstring(picture).findtext("{http://www.w3.org/2000/svg}desc")
    assert set() == set(COLOURED.findall(picture)) - set(tokens.PAINTS.values()) - {"none"}
