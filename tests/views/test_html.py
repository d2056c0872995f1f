"""Panels of HTML: nothing unescaped, words for whoever reads without a page, reasons told in full."""

from html.parser import HTMLParser
from xml.etree import ElementTree

import pytest

from vinhos_kernel import answer, roll, start
from vinhos_kernel.table.choosing import Ladder, Sieve
from vinhos_kernel.table.session import Session
from vinhos_kernel.views import markup
from vinhos_kernel.views.markup import EMPTY, button, drawing, fold, plain, tag, text
from vinhos_kernel.views.odds_html import Chance, Odds, next_cards, odds_html, odds_text
from vinhos_kernel.views.outlook import mixed
from vinhos_kernel.views.page import BOARDS, about, boards_of, card_named, tell_board
from vinhos_kernel.views.question_html import question_text
from vinhos_kernel.views.still import composed, image
from vinhos_kernel.views.story_html import story_html, story_text, turns
from vinhos_kernel.views.table_html import PANELS, Table, panels, seen_on
from vinhos_kernel.views.why import why_html, why_text

NASTY = "<b a=\"1\" c='2'>&amp;</b>"
VOID = {"input", "img"}


class Balanced(HTMLParser):
    """A page whose elements must close in the order in which they were opened."""

    def __init__(self) -> None:
        super().__init__()
        self.open: list[str] = []
        self.faults: list[str] = []

    def handle_starttag(self, element: str, attributes: list[tuple[str, str | None]]) -> None:
        """One more is open."""
        if element not in VOID:
            self.open.append(element)

    def handle_endtag(self, element: str) -> None:
        """The last one must be this one."""
        if not self.open or self.open.pop() != element:
            self.faults.append(element)


def faults(html: str) -> list[str]:
    """Elements that are not closed, or not in order."""
    page = Balanced()
    page.feed(html)
    return page.faults + page.open


@pytest.fixture
def sold() -> Session:
    """A sale: 9 wasted, the tie to Dão, sold for 7 + 2."""
    session = start("middle", seed=3)
    for card in ("sales", 9, 4, 7):
        session = answer(session, card)
    return session


def test_words_and_attributes_are_escaped() -> None:
    """Whatever they hold."""
    html = tag("p", text(NASTY), words=NASTY, title=NASTY)

    assert [] == faults(html)
    assert NASTY * 2 == ElementTree.fromstring(html).text
    assert NASTY == ElementTree.fromstring(html).attrib["title"]


def test_a_button_answers_with_its_key() -> None:
    """Which is how the focus finds it again."""
    made = ElementTree.fromstring(button("Undo", "undo"))

    assert ("undo", "b:undo", "button") == (made.attrib["data-answer"], made.attrib["data-key"], made.attrib["type"])


def test_a_fold_is_native() -> None:
    """So it works with a keyboard, and without Python."""
    assert ["summary", "p"] == [each.tag for each in ElementTree.fromstring(fold("k", text("head"), tag("p")))]


def test_words_of_html_are_found_again() -> None:
    """One line for each block; pictures and boxes to fill in are left out."""
    html = tag("div", tag("p", tag("b", words="9"), words="red "), drawing("<svg><title>no</title></svg>"))

    assert "red 9" == plain(html).strip()
    assert "" == plain(tag("select", tag("option", words="no")))
    assert "" == plain(EMPTY)


@pytest.mark.parametrize("name", ["middle", "solo"])
def test_every_panel_is_well_formed(name: str) -> None:
    """At every question of some turns."""
    session = start(name, seed=2)
    for _ in range(12):
        shown = panels(Table(session, session.position))

        assert [] == [panel for panel, html in shown.items() if faults(html)]
        assert list(PANELS) == list(shown)

        question = session.question
        assert question is not None
        session = roll(session) if question.who == "chance" else answer(session, question.options[-1])


def test_no_panel_has_an_id_or_a_style_sheet(sold: Session) -> None:
    """Several tables share one page."""
    shown = "".join(panels(Table(sold, sold.position)).values())

    assert [] == [
        word for word in (' id="', "<style", "<script", "<defs", "onclick", "http://www.w3.org/1999") if word in shown
    ]


def test_the_reason_of_a_sieve_is_told(sold: Session) -> None:
    """Each candidate with what every criterion made of it; the same in text and in HTML."""
    step = next(step for step in sold.steps if isinstance(step.because, Sieve))

    assert "  Dão: 3 Renown cubes, chosen by Number card 4" in why_text(step).splitlines()
    assert "chosen by Number card 4" in plain(why_html(step, "k"))


def test_the_reason_of_a_ladder_is_told(sold: Session) -> None:
    """Each place with what stood in its way, the last one free."""
    step = next(step for step in sold.steps if isinstance(step.because, Ladder))

    assert ["  1. red 9: taken by you", "  2. white 9: taken by Lacerda", "  3. red 8: free"] == why_text(
        step
    ).splitlines()[1:]


def test_a_step_without_a_reason_has_no_fold(sold: Session) -> None:
    """Most sentences speak for themselves."""
    step = sold.steps[0]

    assert ("", EMPTY) == (why_text(step), why_html(step, "k"))


def test_a_story_names_the_cards_that_were_turned(sold: Session) -> None:
    """Once for each rule, the wasted ones too."""
    told = plain(story_html(sold.steps, "k", 0))

    assert 1 == told.count("Number cards 9 (stays out), 4")
    assert 1 == told.count("Number card 7")


def test_a_story_as_text_names_its_paragraphs(sold: Session) -> None:
    """And its reasons, if they are asked for."""
    assert "Spends 2 cubes of Dão  [Sales 1]" in story_text(sold.steps).splitlines()
    assert "    tried in this order" in story_text(sold.steps, reasons=True).splitlines()


def test_a_story_is_cut_at_his_turns() -> None:
    """Two turns of a year, each beginning with its Action card."""
    session = roll(roll(start("middle", seed=3), "turn"), "turn")

    assert ["Action card: {space}"] * 2 == [session.steps[cut].template for cut in turns(session.steps)][:2]


def test_every_board_is_told_in_words(sold: Session) -> None:
    """For whoever cannot see it."""
    seen = seen_on(Table(sold, sold.position))

    assert [] == [name for name in BOARDS if len(tell_board(name, seen)) < 20]


@pytest.mark.parametrize(
    ("picks", "board"),
    [((), "decks"), (("sales",), "map"), (("sales", 4), "sales"), (("wineries",), "map")],
)
def test_a_question_is_about_a_board(picks: tuple[str | int, ...], board: str) -> None:
    """The one on which its answer is looked for."""
    session = start("middle", seed=3)
    for pick in picks:
        session = answer(session, pick)

    assert board == about(session.question)


def test_a_region_stands_for_its_card_only_where_cards_name_regions(sold: Session) -> None:
    """Not while the card is a value."""
    tie = answer(start("middle", seed=3), "sales").question
    value = answer(answer(start("middle", seed=3), "sales"), 4).question
    assert tie is not None and value is not None

    assert ["number:4", "region:4"] == [card_named(tie, "region:4"), card_named(value, "region:4")]


def test_a_question_is_told_in_words() -> None:
    """What is asked, why these, what is on offer."""
    session = answer(answer(start("middle", seed=3), "sales"), 9)

    assert [
        "Which of your tied regions?",
        "8 Number cards are left; 3 fit, the other 5 would stay out",
        "on offer: 1, 2, 3, 4, 5, 6, 7, 8",
    ] == question_text(session.question, session.position).splitlines()


def test_a_drawn_tile_is_as_likely_as_its_copies() -> None:
    """Weights count; the sum is one."""
    session = start("solo", seed=1)
    while session.question is not None and session.question.kind != "tile":
        session = roll(session)
    assert session.question is not None
    found = next_cards(session.question, session.position.board)
    assert found is not None

    assert 1 == sum(chance for _, chance in found.chances)


def test_rare_outcomes_share_a_line() -> None:
    """A long list is cut, and still sums to one."""
    from fractions import Fraction

    odds = Odds("many", [Chance(f"outcome {n}", Fraction(1, 20)) for n in range(20)], "exact")

    assert "11 rarer ones" in plain(odds_html([odds]))
    assert 21 == len(odds_text([odds]).splitlines())


@pytest.mark.parametrize(
    ("number", "words"),
    [("0", "0"), ("7/2", "3 1/2"), ("1/3", "1/3"), ("-5/2", "−2 1/2"), ("4", "4"), ("1/1009", "about 0.00")],
)
def test_a_mean_is_a_mixed_number(number: str, words: str) -> None:
    """As it is written by hand; a monstrous one is rounded and says so."""
    from fractions import Fraction

    assert words == mixed(Fraction(number))


def test_boards_are_composed_side_by_side() -> None:
    """Columns on one ground, each board at its place."""
    one = '<svg xmlns="http://www.w3.org/2000/svg" width="100" height="50"/>'
    svg = ElementTree.fromstring(composed([[one, one], [one]], "three", above=one))
    places = [(each.attrib["x"], each.attrib["y"]) for each in svg if each.tag.endswith("svg")]

    assert [("16", "16"), ("16", "82"), ("16", "148"), ("132", "82")] == places


def test_a_picture_is_an_image_with_words() -> None:
    """Which every viewer shows, trusted or not."""
    assert image("<svg/>", NASTY).startswith("<img alt=")
    assert NASTY == ElementTree.fromstring(image("<svg/>", NASTY)[:-1] + "/>").attrib["alt"]


def test_markup_is_made_in_one_place() -> None:
    """No other module of the pages writes a tag by hand."""
    from pathlib import Path

    folder = Path(markup.__file__).parent
    pages = [*folder.glob("*_html.py"), *(folder / name for name in ("why.py", "strip.py", "page.py"))]

    assert [] == [path.name for path in pages if "</" in path.read_text(encoding="utf-8")]


def test_a_table_on_which_nothing_is_left_to_do_is_shown() -> None:
    """After the last answer the question says so, and no board of this table is missing."""
    session = start("table", seed=2)
    while session.question is not None:
        session = roll(session)
    shown = panels(Table(session, session.position))

    assert [] == [panel for panel, html in shown.items() if faults(html)]
    assert [] == [panel for panel in ("question", "story", *boards_of(session.position)) if not shown[panel]]
    assert "Nothing is left to do" in plain(shown["question"])
