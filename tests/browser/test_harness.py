"""The harness itself: it sees what goes wrong, and leaves no server behind."""

import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page

from tests.browser.lab import Lab
from tests.browser.notebook import Notebook, open_notebook, watch, write_notebook

ROOT = Path(__file__).parents[2]

HOLD_A_LAB = """
import sys, time
from pathlib import Path
from tests.browser.lab import serve_lab
with serve_lab(Path(sys.argv[1]), Path(sys.argv[1])) as lab:
    print(lab.address, flush=True)
    time.sleep(600)
"""


def test_cells_and_outputs_are_read(running: Callable[..., Notebook]) -> None:
    """From the notebook's model, in their order."""
    notebook = running("year = 3", "year + 1")

    assert [1, 2] == [cell.executed for cell in notebook.cells()]
    assert {"text/plain": "4"} == notebook.cells()[1].outputs[0]["data"]


def test_a_cell_is_run_again(running: Callable[..., Notebook]) -> None:
    """One cell alone, with what the kernel holds."""
    notebook = running("year = 3", "year = year + 1\nyear")

    notebook.run_cell(1)

    assert "5" == notebook.output(1).locator(".jp-OutputArea-output").inner_text().strip()


@pytest.mark.parametrize(
    ("source", "trouble"),
    [("1 / 0", "division by zero"), ("import sys\nprint('beware', file=sys.stderr)", "beware")],
)
def test_a_cell_that_fails_is_told(lab: Lab, page: Page, source: str, trouble: str) -> None:
    """An error or a word on stderr fails the run and names the cell."""
    write_notebook(lab.folder / "test_trouble.ipynb", ("1", source, "2"))
    notebook = open_notebook(page, lab, "test_trouble.ipynb")

    with pytest.raises(AssertionError, match=f"cell 1: {trouble}"):
        notebook.run_all()

    lab.end_sessions()


def test_errors_of_the_page_are_told(browser: Browser, lab: Lab) -> None:
    """In the console, uncaught, and of requests."""
    page = browser.new_page()
    complaints = watch(page)

    page.goto(f"{lab.address}/api/nothing")
    page.evaluate("console.error('first'); setTimeout(() => { throw new Error('second'); })")
    page.wait_for_timeout(100)

    assert any("nothing: 404" in said for said in complaints)
    assert ["first", "second"] == complaints[-2:]


def test_no_server_outlives_its_test(tmp_path: Path) -> None:
    """Even if the test's process is killed without a word."""
    holder = subprocess.Popen(
        [sys.executable, "-c", HOLD_A_LAB, str(tmp_path)], cwd=ROOT, stdout=subprocess.PIPE, text=True
    )
    assert holder.stdout
    address = holder.stdout.readline().strip()
    lab = Lab(tmp_path, address, "")
    answered = answers(lab)

    os.kill(holder.pid, signal.SIGKILL)
    holder.wait()

    assert answered
    assert ended(lab)


def answers(lab: Lab) -> bool:
    """Whether a server listens, be it only to say that the key is wrong."""
    try:
        lab.request("status")
    except OSError as refusal:
        return "403" in str(refusal)
    return True


def ended(lab: Lab, seconds: float = 20) -> bool:
    """Whether the server stops listening in time."""
    last = time.monotonic() + seconds
    while answers(lab) and time.monotonic() < last:
        time.sleep(0.1)
    return not answers(lab)
