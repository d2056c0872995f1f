"""Lisboa's table as a widget: your turn told by clicks, his computed, panels, texts, what may be picked and typed."""

import re
from itertools import chain

import pytest

from tests.widgets.hand import Hand
from tests.widgets.lisboa import TO_A_STORE, clicked, hand_at, whole_turn
from vinhos_kernel.lisboa import solo
from vinhos_kernel.lisboa.checklist import before_turn_one
from vinhos_kernel.lisboa.generator import somebody
from vinhos_kernel.table.session import answer
from vinhos_kernel.views.lisboa.answers import answer_of, is_typed
from vinhos_kernel.views.lisboa.columns import PANELS
from vinhos_kernel.views.markup import plain
from vinhos_widgets import LisboaWidget

MOST_BYTES = 100_000
SETTINGS = re.compile(r'data-answer="setting:([^"]*)"')
STREETS = "books-tools-cloth-gold"


@pytest.fixture
def hand() -> Hand:
    """A hand at the table of the first period."""
    return hand_at()


# ---------------------------------------------------------------- how a table opens
def test_a_table_opens_complete(hand: Hand) -> None:
    """Every panel is filled, in one message; each has its place once at every width."""
    one, two, three = (sorted(chain.from_iterable(hand.stage.columns[count])) for count in "123")

    assert [] == [name for name, shown in hand.panels().items() if not shown]
    assert sorted(PANELS) == one == two == three


def test_before_his_first_turn_there_are_no_steps() -> None:
    """That panel alone is empty while the table is laid."""
    assert ["steps"] == [name for name, shown in hand_at("table").panels().items() if not shown]


@pytest.mark.parametrize(("name", "who"), [("table", "At your table"), ("solo", "Chance decides")])
def test_a_table_is_asked_and_a_game_here_is_drawn(name: str, who: str) -> None:
    """By its start: beside a table nothing is left to chance here."""
    hand = hand_at(name)

    assert who in plain(hand.panel("question"))
    assert (name == "solo") == ("roll:one" in hand.offered("question"))


# ---------------------------------------------------------------- answers
def test_a_turn_is_told_by_clicks(hand: Hand) -> None:
    """Visit, no State action, a store, a cube, a card: then he has taken his turn, and the next is asked for."""
    before = hand.stage.position
    whole_turn(hand)
    game = hand.stage.position

    assert "visit the <b>Builder</b>" in hand.panel("story")
    assert "store at <b>C3, facing left</b>: <b>3</b> wigs" in hand.panel("story")
    assert game.event_decks[1] == before.event_decks[1] - 1
    assert {"lisboa.courtier", "lisboa.state"} <= {step.rule for step in hand.stage.session.steps}


@pytest.mark.parametrize("name", ["middle", "table", "solo"])
def test_every_offered_option_is_accepted(name: str) -> None:
    """At each question of some turns: what its buttons lead to is what the session's answers lead to."""
    hand = hand_at(name)
    for _ in range(40):
        session = hand.stage.session
        question = session.question
        offered = [f"q:{answer_of(question, option)}" for option in question.options]
        shown = [each for each in hand.offered("question") if each.startswith("q:")]

        assert sorted([] if is_typed(question) else offered) == sorted(shown)

        option = question.options[-1]
        hand.click(f"q:{answer_of(question, option)}")

        assert answer(session, option).position == hand.stage.position


def test_a_number_is_typed_where_there_would_be_too_many_buttons() -> None:
    """The Decrees of the set-up, by their numbers."""
    hand = hand_at("table")
    while hand.stage.session.question.kind != "decree":
        clicked(hand, f"q:{answer_of(hand.stage.session.question, hand.stage.session.question.options[0])}")

    assert 'data-form="typed"' in hand.panel("question")

    hand.click("typed", number="58")

    assert (58,) == hand.stage.position.decrees


@pytest.mark.parametrize("typed", ["", "71", "-1", "many", "1.5"])
def test_a_number_that_cannot_be_is_refused(typed: str) -> None:
    """In one sentence that says which can; the table stays."""
    hand = Hand(LisboaWidget(position={"start": "middle", "agenda": [["lisboa.score.yours"]]}))
    before = hand.stage.session
    hand.click("typed", number="300" if typed == "71" else typed)

    assert "is not one of the numbers 0 to 250" in hand.stage.alert
    assert before is hand.stage.session


@pytest.mark.parametrize(
    "wrong",
    ["q:play:bishop", "q:store:B3 left", "play", "q:", "", "typed", "roll:one", "roll:all", "run", "keep", "back",
     "generator", "override:0:1", "override:x:y", "change:x", "block:x", "switch:dock_at_start:perhaps", "switch:x",
     "load", "<script>"],
)  # fmt: skip
def test_what_is_not_on_offer_changes_nothing(hand: Hand, wrong: str) -> None:
    """Refused in words; position, record and every board stay."""
    session, boards = hand.stage.session, hand.panels()

    try:
        hand.click(wrong)
    except (IndexError, ValueError):
        assert "Something went wrong" in hand.stage.alert

    assert hand.stage.alert
    assert (session, boards) == (hand.stage.session, hand.panels())


def test_an_answer_to_an_older_picture_is_ignored(hand: Hand) -> None:
    """A second click that was on its way counts for nothing."""
    seq = hand.stage.seq
    clicked(hand, "q:play:builder")
    there = hand.stage.session
    hand.send("q:state_action:none", seq)

    assert there is hand.stage.session


# ---------------------------------------------------------------- places on the town
def test_places_are_offered_in_rows_and_on_the_town(hand: Hand) -> None:
    """The same ones; small print says what each would bring, a list says it in full."""
    clicked(hand, *TO_A_STORE)
    asked, town = hand.panel("question"), set(hand.offered("town"))
    places = {f"q:store:{option}" for option in hand.stage.session.question.options if option != "none"}

    assert places == town == {each for each in hand.offered("question") if each.startswith("q:")} - {"q:store:none"}
    assert ["Row A", "Row B", "Row C", "Row D"] == re.findall(r">(Row .)<", asked)
    assert "books 3" in asked
    assert 'data-of="q:store:C3 left"' in asked
    assert "C3 left, facing books: 3 wigs for you" in plain(asked)


def test_a_place_on_the_town_is_a_pick(hand: Hand) -> None:
    """Its answer is the one of the button."""
    clicked(hand, *TO_A_STORE)
    hand.click(next(each for each in hand.offered("town") if each == "q:store:C3 left"))

    assert "you left" == solo.notation.plain_of(hand.stage.position)["stores"]["C3"]


def test_sites_are_offered_with_the_wigs_of_both(hand: Hand) -> None:
    """By the side of the town on which they lie."""
    clicked(hand, "q:play:king", "q:state_action:none")
    asked = hand.panel("question")

    assert ["In the west", "In the north", "In the east"] == re.findall(r">(In the \w+)<", asked)
    assert "W-B green</span><small>3 : 3</small>" in asked


def test_what_he_would_do_now_lies_folded(hand: Hand) -> None:
    """His next store and building, named in a line."""
    told = plain(hand.panel("stores")), plain(hand.panel("sites"))

    assert "A3 left, 3 wigs" in told[0]
    assert "W-A green, 3 wigs" in told[1]


# ---------------------------------------------------------------- his turn
def test_each_of_his_steps_says_why(hand: Hand) -> None:
    """The board of five steps, and below it the steps that have reasons, open at once."""
    steps = hand.panel("steps")

    assert ["2 State action: why?", "3 Noble action: why?", "5 Helper: why?"] == re.findall(
        r"\d [A-Z][^<]*why\?", steps
    )
    assert "free spaces: most wigs now, then the topmost row" in plain(steps)
    assert 'aria-label="His five steps' in steps


def test_sentences_have_paragraphs_doubts_and_reasons() -> None:
    """As in the other game: chips behind which the text stands."""
    hand = hand_at("solo", 1)
    clicked(hand, "run", "generator")
    told = hand.panel("story")

    assert told.count('class="vh-step') == told.count("vh-chip vh-rule")
    assert "vh-why" in told
    assert "Lacerda</li>" in told


# ---------------------------------------------------------------- a game that runs here
def test_chance_runs_up_to_your_decision() -> None:
    """The whole set-up in one click, the same as the session's own."""
    hand = hand_at("solo")
    clicked(hand, "run")

    assert solo.play_on(solo.start("solo", seed=3)).position == hand.stage.position
    assert "you" == hand.stage.session.question.who
    assert "Let the generator play for me" in plain(hand.panel("question"))


def test_the_generator_plays_one_turn_that_is_shown_as_invented() -> None:
    """Up to your next turn; its answers are marked among the draws, and the story says it."""
    hand = hand_at("solo")
    clicked(hand, "run")
    before = hand.stage.session
    clicked(hand, "generator")
    session = hand.stage.session
    by_it = [entry for entry in session.entries[len(before.entries) :] if not entry.rolled]

    assert "play" == session.question.kind
    assert by_it[0].value == somebody(before.question, before.position)
    assert "◇ invented: the generator answered for you" in plain(hand.panel("story"))
    clicked(hand, "block:1")
    assert len(by_it) == hand.panel("draws").count("◇ invented")


def test_what_a_person_answers_instead_is_not_invented() -> None:
    """After undo, or as another answer: the mark goes with what the generator had answered."""
    hand = clicked(hand_at("solo"), "run", "generator", "back")
    question = hand.stage.session.question
    clicked(hand, f"q:{answer_of(question, somebody(question, hand.stage.position))}")

    assert "◇ invented" not in hand.panel("draws")
    assert "since your last answers" in plain(hand.panel("story"))


def test_a_table_has_no_generator(hand: Hand) -> None:
    """Its people are asked."""
    assert "generator" not in hand.offered()

    hand.click("generator")

    assert "here chance or your own table is asked" in hand.stage.alert


def test_a_whole_game_is_played_out() -> None:
    """By the generator: at its end the panel says who has won, and no message was heavy."""
    hand = hand_at("solo", 1)
    clicked(hand, "run")
    while hand.stage.session.question is not None:
        clicked(hand, "generator")
    asked = plain(hand.panel("question"))
    yours, his = (hand.stage.position.hands[side].wigs for side in (1, 2))

    assert f"you have {yours} wigs, Lacerda {his}." in asked
    assert "Nothing is left to do" in asked
    assert MOST_BYTES >= max(hand.sizes())


# ---------------------------------------------------------------- before a period
def test_the_checklist_lists_what_a_table_is_asked() -> None:
    """Each thing with its value and a button to set it; high up before turn 1, low down later."""
    hand = hand_at("table")
    entries = before_turn_one(hand.stage.position)
    shown = hand.panel("checklist")

    typed = [f"setting:{entry.path}" for entry in entries if entry.where == "position"]
    assert sorted(typed) == sorted(hand.offered("checklist"))
    assert len(entries) == shown.count("<li>")
    assert sum(entry.invented for entry in entries) == shown.count("◇ invented")
    one = hand.stage.columns["1"][1]
    assert one.index("checklist") < one.index("story")
    late = hand_at("middle").stage.columns["1"][1]
    assert late.index("checklist") > late.index("sites")


def test_a_line_of_the_checklist_is_set_right_there() -> None:
    """A field opens in its line; what is typed there is validated as any other correction."""
    hand = hand_at("table")
    clicked(hand, f"q:street_goods:{STREETS}", "setting:hulls.blue")

    assert ["hulls.blue"] == re.findall(r'name="path" value="([^"]*)"', hand.panel("checklist"))

    hand.click("correct", path="hulls.blue", value="12")

    assert "hulls.blue: 12 is not a whole number from 0 to 9" in hand.stage.alert

    hand.click("correct", path="hulls.blue", value="4")

    assert 4 == hand.stage.position.hulls[0]
    assert "Goods that fill the blue ship: 4" in plain(hand.panel("checklist"))


def test_what_nobody_has_said_comes_first() -> None:
    """The ships before all else, in sight at once; what is set goes to its group."""
    hand = clicked(hand_at("table"), f"q:street_goods:{STREETS}")
    page = hand.panel("checklist")
    unsaid = page.partition("<details")[2].partition("<details")[0]

    assert ["hulls.blue", "ship_influence.blue", "hulls.red", "ship_influence.red"] == SETTINGS.findall(unsaid)
    assert "85 to look up, 4 not said yet, 27 invented" in plain(page)

    clicked(hand, "setting:hulls.blue")
    hand.click("correct", path="hulls.blue", value="4")
    shown = plain(hand.panel("checklist"))

    assert "3 not said yet" in shown
    assert "Ships: 1" in shown
    assert "What the streets sell, from the west: books, tools, cloth, gold" in shown


def test_an_example_says_that_its_ships_are_invented() -> None:
    """On the strip, in words and line by line, until its table says them; a table of one's own never does."""
    hand = hand_at("middle")
    count = hand.panel("checklist").count("◇ invented")

    assert "◇ an example: its ships are invented" in hand.panel("strip")

    hand.click("correct", path="hulls.red", value="3")

    assert count - 1 == hand.panel("checklist").count("◇ invented")
    assert "beside your table" in hand_at("table").panel("strip")


def test_the_second_period_has_a_page_of_its_own() -> None:
    """It comes up when the brown decks are laid out."""
    hand = hand_at("solo", 1)
    clicked(hand, "run")
    while hand.stage.position.period == 1:
        clicked(hand, "generator")
    told = plain(hand.panel("checklist"))

    assert "The second period begins" in told
    assert "brown King deck" in told
    one = hand.stage.columns["1"][1]
    assert one.index("checklist") < one.index("story")


# ---------------------------------------------------------------- words and the still picture
def test_the_table_in_words(hand: Hand) -> None:
    """How both sides stand, the question, the story, his steps, the court."""
    words = hand.stage.words()

    assert words.startswith("Lisboa, an example: its ships are invented\nperiod 1; Helper above the Treasury deck; his")
    assert "on offer: visit the Builder: 7 Influence" in words
    assert "<" not in words


def test_a_saved_notebook_shows_picture_and_words(hand: Hand) -> None:
    """The same bytes every time, nothing to click."""
    one, other = (hand_at().stage._repr_mimebundle_()[0] for _ in range(2))

    assert (one["text/html"], one["text/plain"]) == (other["text/html"], other["text/plain"])
    assert hand.stage.words() == one["text/plain"]
    assert "data-answer" not in hand.stage.picture()


def test_new_sentences_are_read_aloud(hand: Hand) -> None:
    """What is new, then the question, with the number of answers before it."""
    clicked(hand, *TO_A_STORE, "q:store:C3 left")

    assert hand.stage.says.startswith("3 answers. You build a store at C3, facing left: 3 wigs")
    assert hand.stage.says.endswith(hand.stage.session.question.prompt)


def test_the_board_of_the_question_comes_first(hand: Hand) -> None:
    """Question, story and that board in the first message; the other boards after it."""
    clicked(hand, *TO_A_STORE)
    hand.messages.clear()
    clicked(hand, "q:store:C3 left")
    first, *rest = hand.sent()

    assert {"panel_question", "panel_story", "panel_town", "seq"} <= first
    assert {"panel_draws", "panel_earlier"} <= set().union(*rest)
