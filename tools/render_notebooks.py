"""Run notebooks and store outputs that every host can show: pictures and text, no widget state.

    python tools/render_notebooks.py                     all notebooks
    python tools/render_notebooks.py notebooks/06*.ipynb  only these

A cell tagged `chart` shows pictures that depend on the version of matplotlib and on the machine's fonts;
they are stored, but a comparison leaves them out.
"""

import os
import re
import sys
import tempfile
from collections.abc import Sequence
from copy import deepcopy
from pathlib import Path

import nbformat
from nbclient import NotebookClient
from nbformat import NotebookNode

BOOK = Path(__file__).parents[1] / "notebooks"
CELL_SECONDS = 120
CHART = "chart"
VIEW = "application/vnd.jupyter.widget-view+json"
STATE = "application/vnd.jupyter.widget-state+json"


def main(names: Sequence[str]) -> None:
    """Run the named notebooks, or all, and write what they show."""
    for path in [Path(name) for name in names] or sorted(BOOK.glob("*.ipynb")):
        write(stored_form(run(path)), path)
        print(path)


def run(path: Path) -> NotebookNode:
    """Run a notebook in a fresh kernel, with nobody's IPython settings; errors stay in the outputs."""
    notebook = nbformat.read(path, as_version=4)
    clear(notebook)
    where = {"metadata": {"path": str(path.parent)}}
    client = NotebookClient(
        notebook,
        timeout=CELL_SECONDS,
        allow_errors=True,
        record_timing=False,
        coalesce_streams=True,  # what a cell prints may come in several messages: one output all the same
        resources=where,
    )
    with tempfile.TemporaryDirectory() as settings:
        client.execute(env={**os.environ, "IPYTHONDIR": settings})
    return notebook


def clear(notebook: NotebookNode) -> None:
    """Take out what an earlier run left."""
    notebook.metadata.pop("widgets", None)
    for cell in code_cells(notebook):
        cell.outputs = []
        cell.execution_count = None


def stored_form(notebook: NotebookNode) -> NotebookNode:
    """The notebook as it is committed: pictures and text, without widget views, their state and timings."""
    stored = deepcopy(notebook)
    stored.metadata.pop("widgets", None)
    stored.metadata.language_info = {"name": "python"}  # a browser's kernel is chosen by this name
    for cell in code_cells(stored):
        cell.metadata.pop("execution", None)
        for output in cell.outputs:
            if len(output.get("data", {})) > 1:
                output.data.pop(VIEW, None)
    return stored


def comparable(notebook: NotebookNode) -> NotebookNode:
    """The notebook without the pictures of its charts."""
    plain = deepcopy(notebook)
    for cell in code_cells(plain):
        if CHART in cell.metadata.get("tags", []):
            for output in cell.outputs:
                leave_out_pictures(output)
    return plain


def leave_out_pictures(output: NotebookNode) -> None:
    """Keep an output's words, drop its pictures."""
    data = output.get("data", {})
    for kind in [kind for kind in data if kind.startswith("image/")]:
        del data[kind]
    if "text/html" in data:
        data["text/html"] = re.sub(r"data:image/[^\"']*", "", data["text/html"])


def code_cells(notebook: NotebookNode) -> list[NotebookNode]:
    """The cells that run."""
    return [cell for cell in notebook.cells if cell.cell_type == "code"]


def troubles(notebook: NotebookNode) -> list[str]:
    """What went wrong in a run: errors, words on stderr, and errors that an Output widget swallowed."""
    shown = [(cell.source, output) for cell in code_cells(notebook) for output in cell.outputs]
    states = notebook.metadata.get("widgets", {}).get(STATE, {}).get("state", {})
    swallowed = [(name, output) for name, model in states.items() for output in model["state"].get("outputs", [])]
    return [f"{where}\n-> {trouble(output)}" for where, output in shown + swallowed if trouble(output)]


def trouble(output: NotebookNode) -> str:
    """What an output complains of, or nothing."""
    if output["output_type"] == "error":
        return f"{output['ename']}: {output['evalue']}"
    return str(output["text"]) if output.get("name") == "stderr" else ""


def write(notebook: NotebookNode, path: Path) -> None:
    """Write a notebook where none of its cells failed."""
    nbformat.validate(notebook)
    path.write_text(as_text(notebook), encoding="utf-8")


def as_text(notebook: NotebookNode) -> str:
    """The notebook as its file holds it."""
    return str(nbformat.writes(notebook)) + "\n"


if __name__ == "__main__":
    main(sys.argv[1:])
