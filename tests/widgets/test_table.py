"""The table widget: cards drawn and picked, his story, odds after the board, everything by the page's own messages."""

from fractions import Fraction
from itertools import chain

import pytest

from tests.widgets.hand import Hand
from vinhos_kernel import answer, load, roll, start
from vinhos_kernel.views.answers import on_offer
from vinhos_kernel.views.columns import PANELS
from vinhos_kernel.views.markup import plain
from vinhos_widgets import TableWidget

SALES = "q:action:7"
MOST_BYTES = 100_000


def hand_at(name: str = "middle", seed: int = 3) -> Hand:
    """A hand at a fresh table."""
    return Hand(TableWidget(name, seed=seed))


@pytest.fixture
def hand() -> Hand:
    """A hand at the table of year 3."""
    return hand_at()


def story(hand: Hand) -> list[str]:
    """The sentences of the story panel, without what hangs on them."""
    return [line for line in plain(hand.panel("story")).splitlines() if line[:1].isupper()]


def test_a_table_opens_complete(hand: Hand) -> None:
    """Every panel that has a place is filled, the odds are counted, nothing waits for a click."""
    placed = {*chain.from_iterable(hand.stage.columns["1"])}

    assert [] == [name for name, shown in hand.panels().items() if bool(shown) != (name in placed)]
    assert "counting" not in hand.panel("odds")
    assert list(PANELS) == list(hand.stage.panels)


def test_every_panel_has_its_place(hand: Hand) -> None:
    """At one, two and three columns the same ones, each once."""
    one, two, three = (sorted(chain.from_iterable(hand.stage.columns[count])) for count in "123")

    assert one == two == three
    assert len(one) == len(set(one))
    assert set(one) < set(PANELS)


def test_a_card_is_picked(hand: Hand) -> None:
    """The card that came up at the reader's own table."""
    hand.click(SALES)

    assert "Action card: Sales" in hand.panel("earlier")
    assert "Which of your tied regions?" in plain(hand.panel("question"))


def test_chance_draws_as_the_session_does(hand: Hand) -> None:
    """The same seed, the same card."""
    hand.click("roll:one")

    assert roll(start("middle", seed=3)).position == hand.stage.position


def test_the_rest_of_a_turn_is_drawn_at_once(hand: Hand) -> None:
    """Up to his next Action card."""
    hand.click("roll:turn")

    assert roll(start("middle", seed=3), "turn").position == hand.stage.position
    assert "lacerda.turn" == hand.stage.session.question.rule


def test_a_region_on_the_map_stands_for_its_number_card(hand: Hand) -> None:
    """Where Number cards decide about regions, those that fit can be picked on the map."""
    hand.click(SALES)
    regions = [each for each in hand.offered("map") if each.startswith("region:")]

    hand.click("region:4")

    assert ["region:3", "region:4", "region:8"] == sorted(regions)
    assert "2</b> cubes of <b>Dão" in hand.panel("story")


@pytest.mark.parametrize("name", ["middle", "companion"])
def test_every_offered_option_is_accepted(name: str) -> None:
    """Through a game: each button of the question leads to where the session's answer leads."""
    hand = hand_at(name)
    for _ in range(16):
        session = hand.stage.session
        offered = on_offer(session.question, session.position.board)
        shown = [each for each in hand.offered("question") if each.startswith("q:")]

        assert [f"q:{each}" for each in offered] == shown

        for each, option in offered.items():
            hand.stage.session = session
            hand.send(f"q:{each}", hand.stage.seq)

            assert answer(session, option).position == hand.stage.position


@pytest.mark.parametrize(
    "wrong",
    ["q:action:1", "action:1", "number:5", "q:", "", "roll:all", "roll:", "space:3", "keep", "region:1", "done:done",
     "override:0:1", "override:x:y", "change:x", "block:x", "switch:nothing:no", "switch:same_space:maybe", "switch:x",
     "compare:nothing", "<script>"],
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


def test_the_board_comes_first_then_the_rest_then_the_odds(hand: Hand) -> None:
    """Only the first message raises the number of the picture."""
    hand.click("roll:one")
    first, *rest, odds = hand.sent()

    assert {"panel_question", "panel_story", "panel_map", "panel_odds", "seq"} <= first
    assert {"panel_draws", "panel_earlier"} <= set().union(*rest)
    assert {"panel_odds", "tick"} == odds


def test_no_message_is_heavy() -> None:
    """Not in a whole game, set-up and Fairs included."""
    hand = hand_at("companion", 5)
    while hand.stage.session.question is not None and len(hand.stage.session.entries) < 70:
        question = hand.stage.session.question
        last = list(on_offer(question, hand.stage.position.board))[-1]
        hand.click("roll:one" if question.who == "chance" else f"q:{last}")

    assert MOST_BYTES >= max(hand.sizes())


def test_old_odds_are_never_shown_beside_a_new_question(hand: Hand) -> None:
    """Until they are counted the panel says that they are being counted."""
    hand.click(SALES)
    first = next(message["state"] for message in hand.messages if "state" in message)

    assert "counting" in first["panel_odds"]
    assert "1/3" in plain(hand.panel("odds"))


def test_the_odds_name_their_draw_model(hand: Hand) -> None:
    """Nine cards, turned ones stay out; linked to the paragraph; exact."""
    hand.click(SALES)
    odds = plain(hand.panel("odds"))

    assert "nine Number cards; turned ones, wasted ones too, stay out until the action ends" in odds
    assert "Number cards\nNine cards as a randomiser" in odds
    assert "exact" in odds


def test_wasted_cards_change_the_odds(hand: Hand) -> None:
    """With 9 and 1 out, the next card fits with 3/7; each region keeps its third."""
    hand.click(SALES)
    hand.click("q:number:9")
    hand.click("q:number:1")
    odds = plain(hand.panel("odds"))

    assert "the next one fits with 3/7" in odds
    assert 3 == odds.count(str(Fraction(1, 3)))


def test_a_wasted_card_is_shown_as_such(hand: Hand) -> None:
    """In the decks and in the answers."""
    hand.click(SALES)
    hand.click("q:number:9")

    assert "Number card 9: stays out (wasted)" in hand.panel("decks")
    assert "by hand, stays out" in plain(hand.panel("draws"))


def test_new_sentences_are_read_aloud_and_never_twice_alike(hand: Hand) -> None:
    """What is new, then the question, with the number of answers before it."""
    said = [hand.stage.says]
    for _ in range(6):
        hand.click("roll:one")
        said.append(hand.stage.says)

    assert len(said) == len(set(said))
    assert said[1].startswith(
        "1 answers. Action card: Wineries. Moves to Wineries; the bank pays 2 Bagos. Which region"
    )


def test_each_sentence_has_its_paragraph(hand: Hand) -> None:
    """As a fold with our wording, the source and the standing."""
    hand.click("roll:turn")
    told = hand.panel("story")

    assert told.count('class="vh-step') == told.count("vh-chip vh-rule")
    assert "The bank pays for him and gives you your Bago" in told


def test_why_names_the_candidates_and_the_places_tried(hand: Hand) -> None:
    """A Sieve and a Ladder behind the sentences of a sale."""
    for card in (SALES, "q:number:4", "q:number:7"):
        hand.click(card)
    told = plain(hand.panel("story"))

    assert "Dão3 Renown cubes, chosen by Number card 4" in told
    assert "tried in this order\nred 9taken by you\nwhite 9taken by Lacerda\nred 8free" in told


def test_a_run_of_his_turns_stops_where_you_must_decide(hand: Hand) -> None:
    """The barrel that you take back is yours to choose."""
    hand.click("run")

    assert "year.maintenance.1" == hand.stage.session.question.rule


def test_a_run_passes_over_your_own_turns_if_it_is_told_to() -> None:
    """From the set-up to the Fair of year 3; without that it stops in year 1."""
    stops, passes = hand_at("companion"), hand_at("companion")
    passes.click("passes")
    for hand in (stops, passes):
        hand.click("run")

    assert "year.you" == stops.stage.session.question.rule
    assert "fair.entry" == passes.stage.session.question.rule
    assert 3 == passes.stage.position.year


def test_a_session_can_be_given_and_read() -> None:
    """The widget shows it and goes on from it; the session itself does not change."""
    session = roll(start("middle", seed=3))
    hand = Hand(TableWidget(session))

    hand.click("roll:one")

    assert 1 == len(session.entries)
    assert roll(session).position == hand.stage.position


def test_a_position_of_ones_own_is_one_call() -> None:
    """In the middle of a game, from a dict."""
    stage = TableWidget(position={"start": "middle", "cubes": {"douro": 5}, "lacerda": {"bagos": 30}})

    assert (5, 30) == (stage.position.cubes[3], stage.position.bagos[2])
    assert "30" in plain(stage.panel_strip)


def test_a_save_is_one_call() -> None:
    """Half a turn as well."""
    hand = hand_at()
    hand.click(SALES)
    hand.click("q:number:9")

    opened = TableWidget(load=hand.stage.save)

    assert hand.stage.session.question == opened.session.question
    assert load(hand.stage.save).position == opened.position


def test_no_words_of_a_reader_become_html() -> None:
    """Whatever a save, a correction or a prompt says."""
    hand = hand_at()
    hand.click("correct", path="<img src=x>", value="<b>")

    assert "<img" not in "".join(hand.panels().values())


def test_a_run_goes_on_through_a_fair_to_the_next() -> None:
    """Once you have made your entry; where only you can decide there is no such button."""
    hand = hand_at("companion")
    hand.click("passes")
    hand.click("run")

    assert "run" not in hand.offered("controls")

    hand.click("q:done:done")
    for _ in range(20):
        if hand.stage.position.year > 3:
            break
        hand.click("run" if "run" in hand.offered("controls") else "q:done:stop")
    hand.click("run")

    assert (5, "fair.entry") == (hand.stage.position.year, hand.stage.session.question.rule)
