"""The draft beside Lacerda: duels that can be stopped, their chart, and the loop to play with."""

import re
import signal
from typing import Any

import pytest

from vinhos_kernel import TableError
from vinhos_kernel.lab.distribution import Distribution
from vinhos_kernel.lab.policies import steward
from vinhos_kernel.table.question import Option, Question
from vinhos_widgets import LoopWidget, duel_chart, duels
from vinhos_widgets.draft import INVENTED, OWN, Duels, Ending
from vinhos_widgets.loop import EXAMPLE
from vinhos_widgets.many import Bar, mean_of, spans, stoppable

CASES = {"Lacerda": ("solo", {}), "the draft": ("automa", {"pairing": "m"})}
LOOP = 'automa.loop.value = ["vineyards_top", "wineries", "workers", "vineyards_bottom", "sales", "export"]'


def ended(you: int, across: int, won: int = 0) -> Ending:
    """An ending with these VP, and as many Bagos."""
    return Ending((you, across), (you // 10, across // 10), (won, 0, 3 - won))


TOLD = Duels(
    {
        "Lacerda": Distribution({ended(80, 150): 3, ended(100, 150): 1}, 4, "simulated", 4, 0, 7),
        "the draft": Distribution({ended(110, 50, 3): 2, ended(90, 50, 1): 2}, 4, "simulated", 4, 0, 7),
    },
    INVENTED,
)
"""Four made-up games against each."""


@pytest.fixture(scope="module")
def played() -> Duels:
    """Two whole games against each."""
    return duels(2, seed=5, cases=CASES)


# ---------------------------------------------------------------- playing
def test_the_same_call_gives_the_same_games(played: Duels) -> None:
    """Seed and number of games decide, and nothing else."""
    again = duels(2, seed=5, cases=CASES)

    assert {name: found.chances for name, found in played.found.items()} == {
        name: found.chances for name, found in again.found.items()
    }
    assert repr(played) == repr(again)


def test_every_game_is_played_to_its_end(played: Duels) -> None:
    """Three Fairs each, both sides with points; two games a case."""
    endings = [each for found in played.found.values() for each in found]

    assert {3} == {sum(each.fairs) for each in endings if isinstance(each, Ending)}
    assert [2, 2] == [found.n for found in played.found.values()]
    assert INVENTED == played.where


def test_a_loop_of_your_own_is_not_called_invented() -> None:
    """The label follows the facts."""
    one = {"the draft": ("automa", {})}

    assert OWN == duels(1, cases=one, facts=LOOP).where


def test_an_interrupt_keeps_what_was_played(capsys: pytest.CaptureFixture[str]) -> None:
    """The first 25 games are finished, the rest is not begun, and no error is raised."""
    asked: list[int] = []

    def interrupted(question: Question, game: Any) -> Option:
        if not asked:
            asked.append(1)
            signal.raise_signal(signal.SIGINT)
        return steward(question, game)

    found = duels(30, policy=interrupted, cases=CASES).found

    assert {"Lacerda": 25} == {name: each.n for name, each in found.items()}
    assert "25 of 60 games played, stopped here" in capsys.readouterr().out


def test_an_interrupt_is_heard_as_before_afterwards() -> None:
    """Only while games are played it raises no error."""
    with stoppable() as stopped:
        signal.raise_signal(signal.SIGINT)

        assert stopped()
    with pytest.raises(KeyboardInterrupt):
        signal.raise_signal(signal.SIGINT)


def test_no_games_are_refused() -> None:
    """At least one; and nothing cannot be drawn."""
    with pytest.raises(TableError, match="0 games cannot be played"):
        duels(0)
    with pytest.raises(TableError, match="nothing to compare"):
        duel_chart(Duels({}, INVENTED))


def test_the_bar_says_how_far_it_is() -> None:
    """In words, and as a bar where there is a page."""
    bar = Bar(50)
    bar.show(20)

    assert "20 of 50 games played" == repr(bar)
    assert 'max="50" value="20"' in bar._repr_html_()


# ---------------------------------------------------------------- figures
def test_means_have_their_standard_error() -> None:
    """Of 80, 80, 80, 100: the mean 85, and the error of it from four games."""
    mean, error = mean_of(TOLD.found["Lacerda"], lambda each: each.vp[0])

    assert (85.0, 5.0) == (mean, pytest.approx(error))


def test_numbers_fall_into_spans() -> None:
    """Three of four games end between 80 and 99 VP, one between 100 and 119; the error is that of a share."""
    found = spans(TOLD.found["Lacerda"], lambda each: each.vp[0], 20)

    assert {4: (0.75, pytest.approx(0.2165, abs=1e-4)), 5: (0.25, pytest.approx(0.2165, abs=1e-4))} == found


def test_the_chart_says_what_it_stands_on() -> None:
    """The finding, the games, the seed, the error bars, and that the loop is invented, in the figure and in words."""
    chart = duel_chart(TOLD)

    assert "Your lead in VP, on an invented loop: −65, +50" == chart.label
    for told in (chart.panel_chart, chart.words(), chart.picture()):
        assert "simulated, 4 games each, seed 7, on an invented loop; bars of error: one standard error" in told
    assert "the draft: you 100.0 ± 5.8 VP, across 50.0 ± 0.0 VP" in chart.words()
    assert "won 2.0 ± 0.6, shared 0.0 ± 0.0, lost 1.0 ± 0.6; more VP than across: 100 % ± 0" in chart.words()


# ---------------------------------------------------------------- the loop to play with
def test_a_face_moves_its_token() -> None:
    """The reader says 2: token 2 goes to Cellars, its action is told, and the die is asked for again."""
    widget = LoopWidget()
    widget.reply("die:2", {})

    assert "Token 2 goes to" in re.sub("<[^>]*>", "", widget.panel_story)
    assert "What does the die show?" in widget.panel_ask
    assert "token 2 on Cellars" in widget.words()


def test_two_dice_are_a_turn() -> None:
    """After both actions no face can be picked: back, or from the start."""
    widget = LoopWidget(seed=1)
    opened = widget.panel_loop
    widget.reply("roll", {})
    widget.reply("roll", {})

    assert 'data-answer="die:' not in widget.panel_loop
    assert "Both actions of this year are taken" in widget.panel_ask
    with pytest.raises(TableError, match="both actions of this year are taken"):
        widget.reply("die:2", {})
    widget.reply("undo", {})
    assert 1 == sum(entry.what == "die" for entry in widget.session.entries)
    widget.reply("again", {})
    assert opened == widget.panel_loop


def test_a_forced_sale_asks_for_no_die() -> None:
    """With three Bagos it sells at once, and the die decides the second action."""
    widget = LoopWidget({**EXAMPLE, "automa": {**EXAMPLE["automa"], "bagos": 3}})

    assert "must sell" in widget.panel_story
    assert 'data-answer="die:3"' in widget.panel_loop


def test_the_draft_is_named_on_screen_and_in_the_still() -> None:
    """Below the question, in the words, on the picture."""
    widget = LoopWidget()

    assert "keep the draft sheet beside you" in widget.panel_ask
    assert "keep the draft sheet beside you" in widget.words()
    assert "keep the draft sheet beside you" in widget.picture()
    assert "data-answer" not in widget.picture()


def test_without_the_automa_there_is_no_loop() -> None:
    """Lacerda has none."""
    with pytest.raises(TableError, match="the automa does not sit across"):
        LoopWidget({"start": "middle"})
