"""Each notebook runs from top to bottom in a fresh kernel and shows what is stored in it."""

import subprocess
import sys
from pathlib import Path

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

PATHS = sorted(BOOK.glob("*.ipynb"))


def read(path: Path) -> NotebookNode:
    """A notebook as it is committed."""
    return nbformat.read(path, as_version=4)


def widget_outputs(notebook: NotebookNode) -> list[dict[str, str]]:
    """What the outputs that show a widget offer besides, by type."""
    shown = [output.get("data", {}) for cell in code_cells(notebook) for output in cell.outputs]
    return [data for data in shown if VIEW in data]


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
    assert as_text(comparable(read(path))) == as_text(comparable(stored_form(fresh))), (
        f"the outputs are stale: python tools/render_notebooks.py notebooks/{path.name}"
    )


@pytest.mark.parametrize("path", PATHS, ids=lambda path: path.stem)
def test_no_widget_is_stored(path: Path) -> None:
    """A stored view without its model shows an error, a stored state shows dead controls."""
    text = path.read_text(encoding="utf-8")

    assert [] == [kind for kind in (VIEW, STATE) if kind in text]
    assert text == as_text(stored_form(read(path)))


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
