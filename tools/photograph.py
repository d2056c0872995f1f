"""Photograph a notebook in JupyterLab: run it, scroll through it, and keep the pictures.

python tools/photograph.py notebooks/06_meet_lacerda.ipynb --theme light dark --width 1280 400
python tools/photograph.py notebooks/06_meet_lacerda.ipynb --cells 3 5 --click "[data-answer]"
"""

import argparse
import shutil
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import count
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1]))

from playwright.sync_api import Browser, Page, ViewportSize, sync_playwright

from tests.browser.chromium import SWITCHES, find_browser
from tests.browser.lab import DARK, QUIET, Lab, serve_lab
from tests.browser.notebook import Notebook, open_notebook, watch

NARROW = 760
AROUND_A_CELL = 250

CLEAR_THE_SIDES = """(narrow) => {
    const shell = window.jupyterapp.shell;
    shell.collapseLeft();
    shell.collapseRight();
    if (narrow) shell.mode = 'single-document';
}"""

TO_THE_TOP = "scroller => { scroller.scrollTop = 0; }"

SCROLL_ON = """scroller => {
    const end = [...scroller.querySelectorAll('.jp-Cell')].at(-1).getBoundingClientRect().bottom;
    if (end <= scroller.getBoundingClientRect().bottom) return false;
    scroller.scrollTop += scroller.clientHeight * 0.92;
    return true;
}"""


def main() -> None:
    """Take the pictures that the command line asks for and name their files."""
    wish = wishes()
    wish.out.mkdir(parents=True, exist_ok=True)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=find_browser(), args=SWITCHES)
        for theme in wish.theme:
            with lab_over_a_copy(wish.notebook.parent, theme) as lab:
                for width in wish.width:
                    take(browser, lab, wish, theme, width)
        browser.close()


def wishes() -> argparse.Namespace:
    """The command line."""
    as_written = argparse.RawDescriptionHelpFormatter
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=as_written)
    parser.add_argument("notebook", type=Path)
    parser.add_argument("--theme", choices=["light", "dark"], nargs="+", default=["light"])
    parser.add_argument("--width", type=int, nargs="+", default=[1280], help="of the window, in pixels")
    parser.add_argument("--height", type=int, default=900)
    parser.add_argument("--scale", type=float, default=1, help="pixels of the picture for one of the page")
    parser.add_argument("--out", type=Path, default=Path("photographs"), help="folder for the pictures")
    parser.add_argument("--cells", type=int, nargs="+", default=[], help="only the outputs of these, from 0")
    parser.add_argument("--click", nargs="+", default=[], metavar="SELECTOR", help="clicked first, in order")
    parser.add_argument("--wait", type=int, default=800, help="milliseconds after the run and after a click")
    return parser.parse_args()


@contextmanager
def lab_over_a_copy(folder: Path, theme: str) -> Iterator[Lab]:
    """A Lab of this theme over a copy of a folder of notebooks."""
    settings = {**QUIET, **(DARK if theme == "dark" else {})}
    with tempfile.TemporaryDirectory() as private:
        copy = Path(private, "notebooks")
        shutil.copytree(folder, copy, ignore=shutil.ignore_patterns(".*"))
        with serve_lab(copy, Path(private), settings) as lab:
            yield lab


def take(browser: Browser, lab: Lab, wish: argparse.Namespace, theme: str, width: int) -> None:
    """Run the notebook in a window of this width, click what is to be clicked, and take the pictures."""
    size = ViewportSize(width=width, height=wish.height)
    page = browser.new_page(viewport=size, device_scale_factor=wish.scale, reduced_motion="reduce")
    complaints = watch(page)
    notebook = open_notebook(page, lab, wish.notebook.name)
    page.evaluate(CLEAR_THE_SIDES, width < NARROW)
    notebook.run_all()
    page.wait_for_timeout(wish.wait)
    for selector in wish.click:
        page.locator(selector).first.click()
        page.wait_for_timeout(wish.wait)
    stem = wish.out / f"{wish.notebook.stem}-{theme}-{width}"
    pictures = cell_pictures(notebook, wish.cells, stem) if wish.cells else scrolled_pictures(page, stem)
    print(*pictures, *(f"the page says: {said}" for said in complaints), sep="\n")
    page.close()
    lab.end_sessions()


def scrolled_pictures(page: Page, stem: Path) -> Iterator[Path]:
    """The window, from the top of the notebook to its end."""
    scroller = page.locator(".jp-NotebookPanel .jp-WindowedPanel-outer")
    scroller.evaluate(TO_THE_TOP)
    for number in count():
        page.wait_for_timeout(200)
        path = stem.with_name(f"{stem.name}-{number:02}.png")
        page.screenshot(path=path)
        yield path
        if not scroller.evaluate(SCROLL_ON):
            break


def cell_pictures(notebook: Notebook, cells: list[int], stem: Path) -> Iterator[Path]:
    """The outputs of some cells, each whole: the window grows as high as that takes."""
    page = notebook.page
    for number in cells:
        output = notebook.output(number)
        output.scroll_into_view_if_needed()
        box, window = output.bounding_box(), page.viewport_size
        if box and window:
            high = max(window["height"], int(box["height"]) + AROUND_A_CELL)
            page.set_viewport_size({"width": window["width"], "height": high})
            page.wait_for_timeout(400)
        path = stem.with_name(f"{stem.name}-cell{number:02}.png")
        output.screenshot(path=path)
        yield path


if __name__ == "__main__":
    main()
