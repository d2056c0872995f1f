"""The charts: exact odds as fractions, simulated ones with errors, his score block by block, rows as CSV."""

import csv
import subprocess
import sys
from io import StringIO
from pathlib import Path

import pytest

from vinhos_kernel import odds, roll, start
from vinhos_kernel.lab.distribution import Distribution
from vinhos_kernel.table.session import Session
from vinhos_widgets import odds_chart, run_of_turns, score_chart, to_csv
from vinhos_widgets.charts import blocks, contributions

DIE = Distribution({1: 1, 2: 2, 3: 3}, 6, "exact", 6)
SIMULATED = Distribution({1: 10, 2: 90}, 100, "simulated", 100, seed=4)


@pytest.fixture(scope="module")
def game() -> Session:
    """A whole game of his."""
    return run_of_turns(seed=3)


def test_exact_odds_are_fractions_and_say_so() -> None:
    """No error bars."""
    chart = odds_chart(DIE)

    assert "exact, 6 transitions counted" in chart.words()
    assert "1/2" in chart.panel_chart
    assert "standard error" not in chart.panel_chart


def test_simulated_odds_have_errors_a_number_and_a_seed() -> None:
    """All three in the line below the title."""
    chart = odds_chart(SIMULATED)

    assert "simulated, 100 games, seed 4" in chart.panel_chart
    assert "bars of error: one standard error" in chart.panel_chart


def test_outcomes_can_be_named_and_ordered() -> None:
    """By a dict or a function."""
    assert "50 %  1/2  three" in odds_chart(DIE, names={3: "three"}).words()
    assert "50 %  1/2  number 3" in odds_chart(DIE, names="number {}".format, order=[3, 2, 1]).words()


def test_a_title_is_the_finding_unless_one_is_given() -> None:
    """The likeliest outcome."""
    assert ["3 is the likeliest: 50 %", "a die"] == [odds_chart(DIE).label, odds_chart(DIE, "a die").label]


def test_the_blocks_of_a_game_add_up(game: Session) -> None:
    """Each begins where the one before ended; in all they bring what he has at the end."""
    cut = blocks(game.steps)

    assert [block.before for block in cut[1:]] == [block.after for block in cut[:-1]]
    assert 12 == len([block for block in cut if block.name.startswith("turn ")])
    assert 3 == len([block for block in cut if block.name.startswith("Fair")])


def test_contributions_sum_to_the_final_score(game: Session) -> None:
    """VP, Bagos and Fair Points."""
    brought = contributions(blocks(game.steps)).values()
    end = game.position

    assert (end.vp[2], end.bagos[2], end.fair_points[2]) == tuple(sum(column) for column in zip(*brought, strict=True))


def test_the_score_chart_names_seed_and_method(game: Session) -> None:
    """One run, no error bars, which seed."""
    chart = score_chart(game)

    assert "12 turns of one seeded game (seed 3); no error bars: it is one run" in chart.panel_chart
    assert f"{game.position.vp[2]} VP" in chart.label


def test_half_a_turn_can_be_drawn() -> None:
    """The chart needs no whole game."""
    chart = score_chart(roll(start("middle", seed=3)))

    assert "Wineries: +0 VP" in chart.words()


def test_a_seed_gives_the_same_game() -> None:
    """And another seed another one."""
    assert run_of_turns(seed=5).position == run_of_turns(seed=5).position
    assert run_of_turns(seed=5).position != run_of_turns(seed=6).position


def test_steps_become_rows(game: Session, tmp_path: Path) -> None:
    """One line a step, the last one with what he has at the end; the file holds what is returned."""
    path = tmp_path / "steps.csv"
    text = to_csv(game, path)
    rows = list(csv.DictReader(StringIO(text)))

    assert text == path.read_text(encoding="utf-8")
    assert len(game.steps) == len(rows)
    assert [game.position.vp[2], game.position.bagos[2]] == [int(rows[-1]["vp"]), int(rows[-1]["bagos"])]


def test_some_steps_alone_become_rows(game: Session) -> None:
    """A part of a story is enough."""
    assert 4 == len(to_csv(game.steps[:3]).splitlines())


def test_odds_of_a_turn_are_drawn() -> None:
    """From the engine to the chart."""
    found = odds({"start": "middle", "agenda": [["lacerda.sales.1"]]}, of=lambda game: game.bagos[2] - 9)

    assert found.how() in odds_chart(found).panel_chart


def test_matplotlib_is_loaded_by_the_first_chart_only() -> None:
    """A table opens without it."""
    question = "import sys, vinhos_widgets; vinhos_widgets.TableWidget(); print('matplotlib' in sys.modules)"
    answer = subprocess.run([sys.executable, "-c", question], capture_output=True, text=True)

    assert ("False\n", "") == (answer.stdout, answer.stderr)


def test_a_chart_holds_for_itself_alone() -> None:
    """No rule of matplotlib's reaches the rest of the page, and pyplot is never loaded."""
    chart = odds_chart(DIE)

    assert "<style" not in chart.panel_chart
    assert "matplotlib.pyplot" not in sys.modules
