"""What a saved notebook shows: a still picture and words for each widget, always the same bytes, nothing to click."""

import base64
import re
from xml.etree import ElementTree

import pytest

from vinhos_kernel import play_on, roll, start
from vinhos_widgets import SalesWidget, TableWidget, odds_chart, run_of_turns, score_chart
from vinhos_widgets.stage import Stage

MAKERS = {
    "table": lambda: TableWidget("middle", seed=3),
    "in a turn": lambda: TableWidget(roll(start("middle", seed=3))),
    "set-up": lambda: TableWidget("companion", seed=1),
    "whole game": lambda: TableWidget(play_on(start("solo", seed=1))),
    "two people": lambda: TableWidget(play_on(start("two", seed=1))),
    "sales": lambda: SalesWidget(card=7),
}


def still(stage: Stage) -> str:
    """The picture of a stage's mime bundle, as SVG."""
    found = re.search(r'src="data:image/svg\+xml;base64,([^"]+)"', stage._repr_mimebundle_()[0]["text/html"])
    assert found
    return base64.b64decode(found[1]).decode()


@pytest.mark.parametrize("name", MAKERS)
def test_a_still_picture_is_the_same_every_time(name: str) -> None:
    """So that a notebook's file does not change without reason."""
    one, other = (MAKERS[name]()._repr_mimebundle_()[0] for _ in range(2))

    assert [one["text/html"], one["text/plain"]] == [other["text/html"], other["text/plain"]]


@pytest.mark.parametrize("name", MAKERS)
def test_a_still_picture_stands_alone(name: str) -> None:
    """Well-formed, with its size, on its own ground; no button, no style, no id, no address."""
    svg = still(MAKERS[name]())
    root = ElementTree.fromstring(svg)

    assert float(root.attrib["width"]) > 300
    assert [] == [
        word for word in ("data-answer", "tabindex", "<style", ' id="', "href", 'role="button"') if word in svg
    ]


@pytest.mark.parametrize("name", MAKERS)
def test_words_stand_for_the_picture(name: str) -> None:
    """In the plain text and in the picture's own text."""
    shown = MAKERS[name]()._repr_mimebundle_()[0]

    assert len(shown["text/plain"].splitlines()) > 5
    assert "<" not in shown["text/plain"]


def test_the_table_in_words() -> None:
    """Score, question, story, boards."""
    words = MAKERS["in a turn"]().words()

    assert words.startswith("Vinhos: year 3 of 6, actions")
    assert "Action card: Wineries  [Action card]" in words
    assert "Which region's Number card?" in words


def test_charts_leave_a_picture_on_paper() -> None:
    """An image cannot follow the theme; its numbers stand in words beside it."""
    chart = score_chart(run_of_turns(seed=3))
    shown = chart._repr_mimebundle_()[0]

    assert "fffdf8" in still(chart).lower()
    assert "var(--vh-ink" in chart.panel_chart
    assert "Fairs:" in shown["text/plain"]


def test_a_chart_is_the_same_every_time_on_one_machine() -> None:
    """Same figure, same bytes: no date, no random ids."""
    from vinhos_kernel import odds

    found = odds({"start": "middle", "agenda": [["lacerda.sales.1"]]}, of=lambda game: game.bagos[2])
    one, other = (odds_chart(found) for _ in range(2))

    assert one.panel_chart == other.panel_chart
    assert still(one) == still(other)
