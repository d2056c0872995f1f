"""Each notebook runs from top to bottom in a fresh kernel and shows what is stored in it."""

import re
import subprocess
import sys
from itertools import pairwise
from pathlib import Path
from typing import Any

import nbformat
import pytest
from nbformat import NotebookNode

from tools.render_notebooks import (
    BOOK,
    STATE,
    VIEW,
    as_text,
    code_cells,
    comparable,
    run,
    stored_form,
    troubles,
)
from vinhos_kernel import answer
from vinhos_kernel.data.rulebook import rulebook
from vinhos_kernel.lisboa.data import rulebook as lisboa

PATHS = sorted(BOOK.glob("*.ipynb"))
OPENED = 1
"""How often a table has been shown when nobody has answered it."""
MOST_STEPS = 15


def read(path: Path) -> NotebookNode:
    """A notebook as it is committed."""
    return nbformat.read(path, as_version=4)


def widget_outputs(notebook: NotebookNode) -> list[dict[str, str]]:
    """What the outputs that show a widget offer besides, by type."""
    shown = [output.get("data", {}) for cell in code_cells(notebook) for output in cell.outputs]
    return [data for data in shown if VIEW in data]


def tables(notebook: NotebookNode) -> list[tuple[str, int]]:
    """The stages of a run notebook: their labels, and how often each was shown."""
    states = notebook.metadata.get("widgets", {}).get(STATE, {}).get("state", {})
    parts = [model["state"] for model in states.values()]
    return [(part["label"], part["seq"]) for part in parts if "seq" in part]


@pytest.fixture(scope="session", autouse=True)
def fonts_are_known() -> None:
    """matplotlib looks for fonts once and says so on stderr: let it do so before any notebook runs."""
    subprocess.run([sys.executable, "-c", "import matplotlib.font_manager"], check=True, capture_output=True)


@pytest.mark.parametrize("path", PATHS, ids=lambda path: path.stem)
def test_a_notebook_runs_and_shows_what_is_stored(path: Path) -> None:
    """No trouble in a fresh run, a still picture and words for every widget, an up-to-date file."""
    fresh = run(path)

    assert [] == troubles(fresh)
    assert [] == [data for data in widget_outputs(fresh) if "<img" not in data.get("text/html", "")]
    assert [] == [data for data in widget_outputs(fresh) if not data.get("text/plain")]
    assert [] == [label for label, shown in tables(fresh) if shown != OPENED], "running all cells plays no game"
    assert as_text(comparable(read(path))) == as_text(comparable(stored_form(fresh))), (
        f"the outputs are stale: python tools/render_notebooks.py notebooks/{path.name}"
    )


@pytest.mark.parametrize("path", PATHS, ids=lambda path: path.stem)
def test_no_widget_is_stored(path: Path) -> None:
    """A stored view without its model shows an error, a stored state shows dead controls."""
    text = path.read_text(encoding="utf-8")

    assert [] == [kind for kind in (VIEW, STATE) if kind in text]
    assert text == as_text(stored_form(read(path)))


def test_every_rule_can_be_tried_where_it_is_told() -> None:
    """Right behind the prose that tells a paragraph stands a cell: a table, a scripted turn, a calculator."""
    tried: set[str] = set()
    for path in PATHS:
        for told, next_one in pairwise(read(path).cells):
            if (told.cell_type, next_one.cell_type) == ("markdown", "code"):
                tried |= set(re.findall(r"`([a-z_0-9.]+)`", told.source))

    told_elsewhere = [rule for rule in rulebook() if rule.startswith("lacerda")]
    assert [] == sorted({*rulebook(), *lisboa.rulebook()}.difference(tried, told_elsewhere))


def test_the_lesson_ends_in_a_checked_turn(capsys: pytest.CaptureFixture[str]) -> None:
    """At most fifteen steps; who answers as they say is told so by the cell that checks, and nobody before."""
    chapter = read(BOOK / "08_play_a_solo_game.ipynb")
    steps = [re.findall(r"^\d+\. ", cell.source, flags=re.M) for cell in chapter.cells if "Check it" in cell.source]
    names: dict[str, Any] = {}
    check = ""
    for cell in code_cells(chapter):
        exec(cell.source, names)
        check = cell.source if "Well played" in cell.source else check
    before = capsys.readouterr().out
    for each in names["answers"]:
        names["lesson"].session = answer(names["lesson"].session, each)
    exec(check, names)

    assert 1 <= len(steps[0]) <= MOST_STEPS
    assert "Not there yet" in before
    assert "Well played" in capsys.readouterr().out


def test_a_table_that_was_played_is_seen(tmp_path: Path) -> None:
    """A cell that answers a table's question shows it once more."""
    source = 'from vinhos_widgets import TableWidget\ntable = TableWidget("middle")\n'
    played = run(notebook_of(tmp_path, source + 'table.reply("roll:one", {})\ntable'))

    assert [OPENED] != [shown for _, shown in tables(played)]


def test_an_error_in_an_output_widget_is_seen(tmp_path: Path) -> None:
    """An Output widget keeps errors to itself; the run tells them all the same."""
    path = notebook_of(
        tmp_path,
        "import ipywidgets\nshown = ipywidgets.Output()\nshown",
        "with shown:\n    raise ValueError('no such slot')",
    )

    assert ["ValueError: no such slot"] == [said.rpartition("-> ")[2] for said in troubles(run(path))]


def test_words_on_stderr_are_seen(tmp_path: Path) -> None:
    """A warning in a cell counts as trouble."""
    path = notebook_of(tmp_path, "import sys\nprint('beware', file=sys.stderr)")

    assert ["beware\n"] == [said.rpartition("-> ")[2] for said in troubles(run(path))]


def test_a_chart_is_stored_but_not_compared(tmp_path: Path) -> None:
    """Only the pictures of a cell tagged `chart` are left out of a comparison."""
    source = "from IPython.display import HTML\nHTML('<img src=\"data:image/png,' + 'ab' + 'cd' + '\">')"
    shown = stored_form(run(notebook_of(tmp_path, source)))
    tagged = stored_form(shown)
    tagged.cells[0].metadata["tags"] = ["chart"]

    assert "abcd" in as_text(comparable(shown))
    assert "abcd" in as_text(tagged)
    assert "abcd" not in as_text(comparable(tagged))


def notebook_of(folder: Path, *sources: str) -> Path:
    """A notebook of these code cells."""
    cells = [nbformat.v4.new_code_cell(source) for source in sources]
    path = folder / "small.ipynb"
    nbformat.write(nbformat.v4.new_notebook(cells=cells), path)
    return path
