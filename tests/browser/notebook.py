"""A notebook open in JupyterLab, driven through its page."""

from pathlib import Path
from typing import Any, NamedTuple

import nbformat
from playwright.sync_api import Locator, Page

from tests.browser.lab import Lab

OPEN_SECONDS = 90
RUN_SECONDS = 180

# The indicator that says "idle" comes too early: a command given then is lost without a word.
READY = """async () => {
    const app = window.jupyterapp;
    await app.restored;
    const panel = app.shell.currentWidget;
    await panel.context.ready;
    await panel.revealed;
    await panel.sessionContext.ready;
    await panel.sessionContext.session.kernel.info;
}"""

OPENED = "() => window.jupyterapp?.shell.currentWidget?.sessionContext !== undefined"

RUN_ALL = "async () => { await window.jupyterapp.commands.execute('notebook:run-all-cells'); }"

# From the model, not from the page: cells out of sight may have no elements.
CELLS = """() => [...window.jupyterapp.shell.currentWidget.content.model.cells].map(cell => ({
    kind: cell.type,
    source: cell.sharedModel.getSource(),
    executed: cell.type === 'code' ? cell.executionCount : null,
    outputs: cell.type === 'code' ? cell.outputs.toJSON() : [],
}))"""

RUN_ONE = """async (number) => {
    const app = window.jupyterapp;
    const notebook = app.shell.currentWidget.content;
    notebook.activeCellIndex = number;
    await app.commands.execute('notebook:run-cell');
}"""


class Cell(NamedTuple):
    """A cell as the notebook holds it."""

    kind: str
    source: str
    executed: int | None
    outputs: list[dict[str, Any]]


class Notebook:
    """A notebook in the browser: run it, look at its cells, take hold of what they show."""

    def __init__(self, page: Page) -> None:
        self.page = page

    def run_all(self) -> None:
        """Run every cell and fail if one of them fails, complains or was not run."""
        self.page.set_default_timeout(RUN_SECONDS * 1000)
        self.page.evaluate(RUN_ALL)
        troubles = self.troubles()
        self.page.set_default_timeout(30_000)
        if troubles:
            raise AssertionError("\n".join(troubles))

    def run_cell(self, number: int) -> None:
        """Run one cell (again)."""
        self.page.evaluate(RUN_ONE, number)

    def cells(self) -> list[Cell]:
        """The cells with their outputs, from the top."""
        return [Cell(**cell) for cell in self.page.evaluate(CELLS)]

    def troubles(self) -> list[str]:
        """What went wrong in the code cells, in words."""
        return [
            f"cell {number}: {trouble}" for number, cell in enumerate(self.cells()) for trouble in troubles_of(cell)
        ]

    def output(self, number: int) -> Locator:
        """The output area of a cell, counted from 0 over all cells."""
        return self.page.locator(".jp-Notebook .jp-Cell").nth(number).locator(".jp-Cell-outputArea")


def troubles_of(cell: Cell) -> list[str]:
    """What went wrong in one cell."""
    if cell.kind != "code" or not cell.source.strip():
        return []
    unrun = [] if cell.executed else ["was not run"]
    failed = [str(output["evalue"]) for output in cell.outputs if output["output_type"] == "error"]
    said = [str(output["text"]) for output in cell.outputs if output.get("name") == "stderr"]
    return unrun + failed + said


def open_notebook(page: Page, lab: Lab, name: str) -> Notebook:
    """Open a notebook of the Lab's folder and wait until its kernel is ready."""
    page.goto(lab.url(name))
    page.wait_for_function(OPENED, timeout=OPEN_SECONDS * 1000)
    page.evaluate(READY)
    return Notebook(page)


def write_notebook(path: Path, cells: tuple[str, ...]) -> None:
    """Write a notebook of code cells."""
    content = nbformat.v4.new_notebook(cells=[nbformat.v4.new_code_cell(cell) for cell in cells])
    content.metadata.kernelspec = {"name": "python3", "display_name": "Python 3", "language": "python"}
    nbformat.write(content, path)


def watch(page: Page) -> list[str]:
    """A list that fills with every error of the page: in the console, uncaught, or of a request."""
    complaints: list[str] = []
    page.on("console", lambda said: complaints.append(said.text) if said.type == "error" else None)
    page.on("pageerror", lambda error: complaints.append(str(error)))
    page.on("requestfailed", lambda request: complaints.append(f"{request.url}: {request.failure}"))
    page.on(
        "response",
        lambda answer: complaints.append(f"{answer.url}: {answer.status}") if answer.status >= 400 else None,
    )
    return complaints
