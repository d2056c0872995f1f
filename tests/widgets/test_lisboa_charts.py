"""Lisboa's charts: the twelve-turn pattern, what an empty deck does to it, and simulated periods with their errors."""

import signal
from fractions import Fraction
from typing import Any

import pytest

from vinhos_kernel.lisboa.generator import somebody
from vinhos_kernel.lisboa.kind import position_of
from vinhos_kernel.lisboa.pattern import pattern
from vinhos_kernel.lisboa.solo import TableError, start
from vinhos_kernel.table.question import Option, Question
from vinhos_widgets.lisboa_charts import first_actions, parting, pattern_chart
from vinhos_widgets.lisboa_periods import Ended, Periods, counted, one_period, period_chart, periods
from vinhos_widgets.lisboa_wigs import after_each_turn, brought, wigs_chart

FEW = {"event_decks": {"builder": 5, "minister": 1, "king": 2, "treasury": 5}}
SOME = {"ends_period": {}, "does_not_end": {"third_deck_by_him": "does_not_end"}}
TOLD = Periods(
    {
        "ends_period": [Ended(10, 10, False, 4, 11), Ended(6, 5, True, 9, 7), Ended(10, 10, False, 2, 14)],
        "does_not_end": [Ended(11, 10, False, 4, 11), Ended(6, 5, True, 9, 7), Ended(10, 10, False, 2, 14)],
    },
    1755,
)
"""Three made-up periods in each case."""


@pytest.fixture(scope="module")
def played() -> Periods:
    """Thirty periods under each side of the doubt."""
    return periods(30, seed=3, cases=SOME)


# ---------------------------------------------------------------- the pattern
def test_the_pattern_in_words() -> None:
    """Courtier from the King, Helper above the Builder deck: Plans and a store first; then twice and four times."""
    chart = pattern_chart()
    lines = chart.words().splitlines()

    assert "His next 12 turns: each State action twice" == chart.label == lines[0]
    assert "turn 1: Builder, Helper above the Builder deck, 4 left after it: Plans, a store" == lines[1]
    assert "State actions: Officials 2, Plans 2, Ships 2, Production 2, Cardinal 2, Royal Favor 2" == lines[-2]
    assert "Noble's actions: a store 4, two Decrees 4, a building 4" == lines[-1]


def test_an_empty_deck_breaks_it() -> None:
    """The Minister deck is empty after turn 2, so that turn 6 has the King's Cardinal and not the Royal Favor."""
    chart = pattern_chart(FEW)

    assert "From turn 6 on an empty deck leads him elsewhere" == chart.label
    assert (
        "turn 6: King, Helper above the King deck, 0 left after it: Cardinal, a building; "
        "in the pattern Minister, Royal Favor"
    ) in chart.words()
    assert "hollow: where decks without end would lead" in chart.panel_chart
    assert "hollow" not in pattern_chart().panel_chart


def test_decks_without_end_never_leave_it() -> None:
    """All repeats after twelve turns, also over three rounds of the pattern."""
    game = position_of(FEW)
    thrice = pattern(game, 36, endless=True)

    assert [each._replace(turn=0, left=0) for each in thrice[:12]] == [
        each._replace(turn=0, left=0) for each in thrice[24:]
    ]
    assert 0 == parting(thrice, thrice)
    assert "His next 36 turns: each State action 6 times" == pattern_chart(FEW, 36, endless=True).label
    assert "not each State action as often" in pattern_chart(turns=7).label


def test_the_chart_of_a_session() -> None:
    """A table as it stands, also when his turn waits for an answer and the Courtier has moved already."""
    session = start(position={"courtier": "king", "helper": "treasury", "agenda": [["lisboa.you"], ["lisboa.turn"]]})
    moved = start(position={"courtier": "minister", "helper": "king", "agenda": [["lisboa.turn"]]})

    assert "turn 1: Builder, Helper above the Treasury deck, 4 left after it: Officials, a store" in (
        pattern_chart(session, 6).words()
    )
    assert moved.question is not None and "lisboa.cardinal.tile" == moved.question.rule
    assert "turn 1: King, Helper above the King deck, 4 left after it: Cardinal, a building" in (
        pattern_chart(moved, 6).words()
    )
    assert "Courtier first at the Minister, Helper above King; nobody else takes a card" in (
        pattern_chart(moved).picture()
    )


@pytest.mark.parametrize("turns", [0, 37])
def test_what_cannot_be_drawn(turns: int) -> None:
    """Too many turns or none, and a table before its set-up."""
    with pytest.raises(TableError, match=f"{turns} turns cannot be drawn: 1 to 36"):
        pattern_chart(turns=turns)
    with pytest.raises(TableError, match="before the set-up is over"):
        pattern_chart({"start": "empty"})


# ---------------------------------------------------------------- periods
def test_the_same_call_gives_the_same_periods(played: Periods) -> None:
    """Seed and number of games decide, and nothing else."""
    assert played.ended == periods(30, seed=3, cases=SOME).ended
    assert played.ended != periods(30, seed=4, cases=SOME).ended


def test_a_period_ends_as_the_rules_say(played: Periods) -> None:
    """By a set of rubble it ends behind your turn; by his discard only under one side of the doubt."""
    first, second = played.ended["ends_period"], played.ended["does_not_end"]

    assert [30, 30] == [len(first), len(second)]
    assert {0, 1} == {each.yours - each.his for each in first}
    assert {1} == {each.yours - each.his for each in second}
    assert {1} == {each.yours - each.his for each in first if each.by_sets}
    assert {(0, 0, 0), (1, 0, 0)} == {
        (two.yours - one.yours, two.his - one.his, two.his_wigs - one.his_wigs)
        for one, two in zip(first, second, strict=True)
    }


def test_three_decks_hold_fifteen_cards(played: Periods) -> None:
    """A turn takes one at most: without two sets of rubble no period is over earlier."""
    by_decks = [each for ended in played.ended.values() for each in ended if not each.by_sets]

    assert by_decks
    assert all(each.yours + each.his >= 15 for each in by_decks)


def test_an_interrupt_keeps_what_was_played(capsys: pytest.CaptureFixture[str]) -> None:
    """The first 25 are finished, the rest is not begun, and no error is raised."""
    asked: list[int] = []

    def interrupted(question: Question, game: Any) -> Option:
        if not asked:
            asked.append(1)
            signal.raise_signal(signal.SIGINT)
        return somebody(question, game)

    ended = periods(30, policy=interrupted, cases=SOME).ended

    assert {"ends_period": 25} == {name: len(each) for name, each in ended.items()}
    assert "25 of 60 games played, stopped here" in capsys.readouterr().out


def test_no_periods_are_refused() -> None:
    """At least one; and nothing cannot be drawn."""
    with pytest.raises(TableError, match="0 games cannot be played"):
        periods(0)
    with pytest.raises(TableError, match="there is nothing to show"):
        period_chart(Periods({}, 1))


def test_the_chart_says_what_it_stands_on() -> None:
    """The finding, the games, the seed, that your turns are invented, the error bars: in the figure and in words."""
    chart = period_chart(TOLD)

    assert "A first period takes 8.7 turns of yours" == chart.label
    for told in (chart.panel_chart, chart.words(), chart.picture()):
        assert "simulated, 3 games each, seed 1755; your turns are invented; bars of error: one standard error" in told
    assert "ends_period: 8.7 ± 1.3 turns of yours, 8.3 ± 1.7 of his; he ends with 10.7 ± 2.0 wigs" in chart.words()
    assert "with the same luck does_not_end gives another length in 1 of 3" in chart.words()
    assert chart.words() == repr(TOLD)


def test_cases_are_counted() -> None:
    """Each ending with its share of the three."""
    found = counted(TOLD)["ends_period"]

    assert 3 == found.n and "simulated" == found.method
    assert sum(found.chances.values()) == 1


def test_one_period_to_be_read() -> None:
    """A session that stops when the second period has begun; its record says that your turns are invented."""
    session = one_period(seed=5)

    assert 2 == session.position.period
    assert "lisboa.period.rubble" in [step.rule for step in session.steps]
    assert "not a person's play" in session.kind.notice(session.position)
    assert session.position == one_period(seed=5).position


# ---------------------------------------------------------------- his wigs
def test_what_brought_him_wigs_adds_up() -> None:
    """Everything that came and went is what both sides have at the end; a row for each of his turns."""
    session = one_period(seed=5)
    end = session.position

    assert [end.hands[side].wigs for side in (1, 2)] == [sum(brought(session.steps, side).values()) for side in (1, 2)]
    assert (end.hands[1].wigs, end.hands[2].wigs) == after_each_turn(session.steps)[-1]
    assert [step.rule for step in session.steps].count("lisboa.courtier") == len(after_each_turn(session.steps))


def test_the_chart_of_his_wigs() -> None:
    """One turn: he builds where a building shows books, and pays 4 for the visit, the last of them as a wig."""
    place = {"buildings": {"W-B": "nobody blue books+gold"}, "lacerda": {"influence": 3}, "agenda": [["lisboa.turn"]]}
    chart = wigs_chart(start(position={**place, "helper": "treasury"}))

    assert "He stands at 7 wigs; visits cost him 1" == chart.label
    assert "after turn 1 of his: you 5, Lacerda 7" in chart.words()
    assert ["The price of a visit: −1", "He builds a store: +3"] == chart.words().splitlines()[-2:]
    assert "one run, seed 0; no error bars" in chart.picture()
    assert "your turns are invented" not in chart.picture()
    assert "your turns are invented" in wigs_chart(one_period(seed=5)).picture()


def test_a_turn_that_is_not_over_is_told_so() -> None:
    """The Cardinal waits for the back of his tile: this turn has brought nothing so far."""
    board = {"courtier": "minister", "helper": "king", "agenda": [["lisboa.turn"]]}
    chart = wigs_chart(start(position=board))

    assert "so far in turn 1 of his: you 5, Lacerda 5" in chart.words()
    assert "the last one goes on" in chart.picture()


def test_without_a_turn_of_his_there_is_no_chart() -> None:
    """Nothing has happened."""
    with pytest.raises(TableError, match="he has taken no turn yet"):
        wigs_chart(start("table"))


def test_his_first_action_is_counted() -> None:
    """Twelve pairs of Helper and Courtier, two for each State action; three Kings for each other figure: two fifths."""
    assert [Fraction(1, 6)] * 6 == list(first_actions().chances.values())
    assert Fraction(2, 5) == first_actions("blue_card.king.weight = 3")["Officials"]
