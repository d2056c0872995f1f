"""A whole game at the table widget: everything by the question's own buttons, hints, tiles, two people, the end."""

import random
from itertools import chain

import pytest

from tests.widgets.hand import Hand
from vinhos_kernel import answer, roll, start
from vinhos_kernel.state.laws import broken
from vinhos_kernel.table.session import Session
from vinhos_kernel.views.answers import on_offer
from vinhos_kernel.views.markup import plain
from vinhos_kernel.views.story import sentence
from vinhos_widgets import TableWidget

MOST_BYTES = 110_000


@pytest.fixture(autouse=True)
def nothing_is_counted(monkeypatch: pytest.MonkeyPatch) -> None:
    """The odds take their time, and these tests do not look at them."""
    monkeypatch.setattr("vinhos_widgets.table.counted", lambda table: {})


def decided(session: Session) -> Session:
    """A session in which chance has answered until a person is asked."""
    while session.question is not None and session.question.who == "chance":
        session = roll(session)
    return session


def at_your_move(name: str = "solo", seed: int = 3) -> Hand:
    """A hand at the first move of a whole game, set up with the first thing on offer."""
    session = decided(start(name, seed=seed))
    while session.question is not None and session.question.kind != "move":
        session = decided(answer(session, session.question.options[0]))
    return Hand(TableWidget(session))


def options_shown(hand: Hand) -> list[str]:
    """The options of the question that are buttons."""
    return [each for each in hand.offered("question") if each.startswith("q:")]


@pytest.mark.parametrize(("name", "seed"), [("solo", 1), ("two", 2)])
def test_a_whole_game_is_played_by_its_buttons(name: str, seed: int) -> None:
    """From the set-up to the end: every question shows its options, what a board offers is one of them."""
    luck, hand = random.Random(seed), Hand(TableWidget(name, seed=seed))
    while (question := hand.stage.session.question) is not None:
        offered = [f"q:{each}" for each in on_offer(question, hand.stage.position.board)]

        assert offered == options_shown(hand)
        assert not hand.stage.alert

        hand.click(luck.choice(["roll:one", "roll:turn", "run"] if question.who == "chance" else offered))

    assert "over" == hand.stage.position.calendar.phase
    assert [] == broken(hand.stage.position)
    assert MOST_BYTES >= max(hand.sizes())
    assert "Nothing is left to do" in plain(hand.panel("question"))
    assert "you have" in plain(hand.panel("question"))
    assert "score" in hand.stage.columns["3"][1]


@pytest.mark.parametrize(("name", "seed"), [("solo", 5), ("two", 6)])
def test_only_legal_things_can_be_clicked(name: str, seed: int) -> None:
    """Whatever a board offers, the question offers as well; nothing of a side that is not asked."""
    luck, hand = random.Random(seed), Hand(TableWidget(name, seed=seed))
    for _ in range(60):
        question = hand.stage.session.question
        assert question is not None
        offered = options_shown(hand)
        boards = [name for name in chain.from_iterable(hand.stage.columns["1"]) if name not in ("question", "controls")]
        shown = {each for name in boards for each in hand.offered(name) if f"q:{each}" not in offered}

        assert set() == {each for each in shown if each.partition(":")[0] in ("space", "wine", "estate", "hand_tile")}
        assert question.who != "you" or not hand.offered("guest_estates")

        hand.click("run" if question.who == "chance" else luck.choice(offered))


def test_every_panel_of_a_whole_game_has_its_place() -> None:
    """At one, two and three columns the same ones, each once; for two people the guest's boards in place of his."""
    for name in ("solo", "two"):
        columns = Hand(TableWidget(name)).stage.columns
        one, two, three = (sorted(chain.from_iterable(columns[count])) for count in "123")

        assert one == two == three
        assert ("area" in one, "guest_estates" in one) == (name == "solo", name == "two")


def test_it_is_said_whose_question_it_is() -> None:
    """Yours, the guest's, or chance's."""
    hand = at_your_move("two")
    asked = []
    for _ in range(12):
        question = hand.stage.session.question
        assert question is not None
        asked.append((question.who, plain(hand.panel("question")).strip().splitlines()[0]))
        hand.click("run" if question.who == "chance" else options_shown(hand)[0])

    assert {("you", "Your decision, not the guest’s"), ("guest", "The guest’s decision")} <= set(asked)


def test_a_move_says_what_it_costs_and_leaves() -> None:
    """One sentence for each choice, as a person would say it, under the answer of its button."""
    hand = at_your_move()
    told = plain(hand.panel("choices"))

    assert sorted(options_shown(hand)) == sorted(hand.panel("choices").count(f'data-of="{each}"') * each
                                                 for each in options_shown(hand))  # fmt: skip
    assert "then you hold" in told


def test_what_choices_bring_comes_after_the_board() -> None:
    """The reply to a click does not wait for it, and never shows what belongs to another question."""
    hand = at_your_move()
    hand.click(options_shown(hand)[0])
    first = next(message["state"] for message in hand.messages if "state" in message)

    assert "being worked out" in first["panel_choices"]
    assert "being worked out" not in hand.panel("choices")


def test_a_hint_marks_an_option_and_says_why() -> None:
    """It is gone after the answer."""
    hand = at_your_move()
    hand.click("hint")
    question = hand.panel("question")

    assert 1 == question.count("vh-hinted")
    assert "Hint: " in plain(question)

    hand.click(options_shown(hand)[0])

    assert "vh-hinted" not in hand.panel("question")


def test_there_is_no_hint_for_chance() -> None:
    """No button, and a late click is refused in words."""
    hand = Hand(TableWidget("solo"))

    assert "hint" not in hand.offered("controls")

    hand.click("hint")

    assert "nobody decides here" in hand.stage.alert


def test_his_two_actions_are_two_clicks() -> None:
    """After the first one the table waits, so that it can be followed; one more button goes on to your decision."""
    hand = at_your_move()
    while hand.stage.session.question.rule != "lacerda.turn":
        hand.click("run" if hand.stage.session.question.who == "chance" else options_shown(hand)[0])
    stood = hand.stage.session

    hand.click("roll:turn")
    paused = hand.stage.session.question.rule
    hand.click("roll:turn")
    after = hand.stage.session
    hand.stage.session = stood
    hand.click("run")

    assert "lacerda.turn" == paused
    assert after.entries == hand.stage.session.entries[: len(after.entries)]
    assert "you" == hand.stage.session.question.who


def test_tiles_turn_up_by_themselves_and_back() -> None:
    """What you turn up yourself needs no click; undo takes it back with the answer. By hand it waits."""
    hand = Hand(TableWidget(decided(start("solo", seed=3))))
    before = hand.stage.session
    hand.click(options_shown(hand)[0])

    assert 1 < len(hand.stage.session.entries) - len(before.entries)
    assert not hand.stage.session.question.rule.startswith("vineyards")

    hand.click("undo")

    assert before.position == hand.stage.position

    hand.click("by_hand")
    hand.click(options_shown(hand)[0])

    assert 1 == len(hand.stage.session.entries) - len(before.entries)
    assert "chance" == hand.stage.session.question.who


def test_one_click_leads_back_to_the_last_decision() -> None:
    """Over all cards of Lacerda's that were turned since."""
    hand = at_your_move()
    while hand.stage.session.question.rule != "lacerda.turn":
        stood = hand.stage.session
        hand.click("run" if stood.question.who == "chance" else options_shown(hand)[0])
    hand.click("run")
    hand.click("back")

    assert stood.position == hand.stage.position
    assert stood.question == hand.stage.session.question


def test_of_a_long_story_the_newest_sentences_lie_open() -> None:
    """The others are in a fold before them; none is lost."""
    hand = Hand(TableWidget("solo", seed=3))
    hand.click("run")
    steps = hand.stage.session.steps
    told = plain(hand.panel("story"))

    assert f"{len(steps) - 14} sentences before these" in told
    assert 14 == hand.panel("story").count('class="vh-step')
    assert sentence(steps[0]).capitalize() in told


def test_redo_gives_back_the_tiles_as_well() -> None:
    """The same position as before the undo."""
    hand = Hand(TableWidget(decided(start("solo", seed=3))))
    hand.click(options_shown(hand)[0])
    there = hand.stage.position

    hand.click("undo")
    hand.click("redo")

    assert there == hand.stage.position


def test_what_may_be_forgotten_is_said_before_the_year_ends() -> None:
    """As a fold that is closed; not in the first action of a year."""
    hand = at_your_move()

    assert "" == hand.panel("forgotten")

    for _ in range(40):
        if hand.panel("forgotten"):
            break
        hand.click("run" if hand.stage.session.question.who == "chance" else options_shown(hand)[0])

    assert "Did you forget?" in plain(hand.panel("forgotten"))
    assert 'data-open=""' in hand.panel("forgotten")


def test_a_new_game_is_another_game() -> None:
    """The same start with the next seed."""
    hand = Hand(TableWidget("solo", seed=3))
    hand.click("run")
    hand.click("anew")

    assert (4, 0) == (hand.stage.session.start.seed, len(hand.stage.session.entries))


def test_the_story_names_lacerda_over_what_he_does() -> None:
    """His sentences have no subject; and what is bold is what moved, never a part of another number."""
    hand = Hand(TableWidget("solo", seed=3))
    hand.click("run")
    told = hand.panel("story")

    assert '<li class="vh-by">Lacerda</li>' in told
    assert "begin with <b>19</b> Bagos" in told
