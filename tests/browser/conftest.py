"""What a browser test asks for: a page of a real browser, and notebooks open in a real JupyterLab."""

import shutil
from collections.abc import Callable, Iterator
from itertools import count
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, sync_playwright

from tests.browser.chromium import SWITCHES, find_browser
from tests.browser.lab import Lab, serve_lab
from tests.browser.notebook import Notebook, open_notebook, watch, write_notebook

NOTEBOOKS = Path(__file__).parents[2] / "notebooks"
WINDOW = {"width": 1280, "height": 900}


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    """One browser for all tests of a process."""
    program = find_browser()
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=program, args=SWITCHES)
        yield browser
        browser.close()


@pytest.fixture(scope="session")
def lab(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Lab]:
    """One JupyterLab for all tests of a process, over a copy of the notebooks."""
    folder = tmp_path_factory.mktemp("lab") / "notebooks"
    shutil.copytree(NOTEBOOKS, folder, ignore=shutil.ignore_patterns(".ipynb_checkpoints"))
    with serve_lab(folder, tmp_path_factory.mktemp("private")) as lab:
        yield lab


@pytest.fixture
def page(browser: Browser) -> Iterator[Page]:
    """A page that moves nothing for show and whose test fails if it reports an error."""
    context = browser.new_context(viewport=WINDOW, reduced_motion="reduce")  # type: ignore[arg-type]
    page = context.new_page()
    complaints = watch(page)
    yield page
    unheard = list(complaints)
    context.close()
    assert [] == unheard


@pytest.fixture
def notebook(lab: Lab, page: Page) -> Iterator[Callable[[str], Notebook]]:
    """Open a notebook of the book by name: `notebook("06_meet_lacerda")`."""
    yield lambda name: open_notebook(page, lab, f"{name}.ipynb")
    lab.end_sessions()


@pytest.fixture
def running(lab: Lab, page: Page) -> Iterator[Callable[..., Notebook]]:
    """Write code cells into a notebook of the test's own, open it and run it: `running("1 + 1")`."""
    numbers = count()

    def write_and_run(*cells: str) -> Notebook:
        name = f"test_{next(numbers)}.ipynb"
        write_notebook(lab.folder / name, cells)
        opened = open_notebook(page, lab, name)
        opened.run_all()
        return opened

    yield write_and_run
    lab.end_sessions()
