"""Times a click until the picture has changed, beside a stock ipywidgets Button, in a real JupyterLab."""

import json
import statistics
import sys
import tempfile
from pathlib import Path

from playwright.sync_api import Page, sync_playwright

sys.path.insert(0, str(Path(__file__).parents[1]))

from tests.browser.chromium import SWITCHES, find_browser
from tests.browser.lab import serve_lab
from tests.browser.notebook import open_notebook, write_notebook

CLICKS = 40
SETTING = """
import ipywidgets
from vinhos_widgets import TableWidget
table = TableWidget("middle", seed=3)
button = ipywidgets.Button(description="0")
button.on_click(lambda _: setattr(button, "description", str(int(button.description) + 1)))
ipywidgets.VBox([button])
"""
# The two are clicked in turns, so that both meet the same machine; between them the late messages may arrive.
RACE = """async (clicks) => {
    const stage = document.querySelector('.vh-stage');
    const button = document.querySelector('.jupyter-button');
    const changed = (node, what) => new Promise(resolve => {
        const seen = new MutationObserver(() => { seen.disconnect(); resolve(); });
        seen.observe(node, what);
    });
    const pause = (ms) => new Promise(resolve => setTimeout(resolve, ms));
    const timed = async (node, what, click) => {
        const done = changed(node, what), began = performance.now();
        click();
        await done;
        const took = performance.now() - began;
        await pause(400);
        return took;
    };
    const ours = [], theirs = [];
    for (let n = 0; n < clicks; n++) {
        theirs.push(await timed(button, {childList: true, characterData: true, subtree: true}, () => button.click()));
        const answer = n % 2 ? 'undo' : 'roll:one';
        ours.push(await timed(stage, {attributes: true, attributeFilter: ['data-seq']},
            () => stage.querySelector(`[data-answer="${answer}"]`).click()));
    }
    return [ours, theirs];
}"""


def race(page: Page) -> dict[str, float]:
    """Milliseconds of both, their medians and 95th percentiles, and the ratio of the medians."""
    ours, theirs = page.evaluate(RACE, CLICKS)
    figures = {}
    for name, taken in (("table", ours), ("stock Button", theirs)):
        figures[f"{name}, median ms"] = statistics.median(taken)
        figures[f"{name}, p95 ms"] = sorted(taken)[int(0.95 * len(taken))]
    figures["ratio"] = statistics.median(ours) / statistics.median(theirs)
    return {name: round(value, 2) for name, value in figures.items()}


def main() -> None:
    """Open a notebook with both in JupyterLab and click them in turns."""
    with sync_playwright() as playwright, tempfile.TemporaryDirectory() as folder:
        browser = playwright.chromium.launch(executable_path=find_browser(), args=SWITCHES)
        books = Path(folder, "notebooks")
        books.mkdir()
        write_notebook(books / "race.ipynb", (SETTING, "table"))
        with serve_lab(books, Path(folder)) as lab:
            page = browser.new_page(viewport={"width": 1280, "height": 900}, reduced_motion="reduce")
            open_notebook(page, lab, "race.ipynb").run_all()
            page.locator(".vh-stage").wait_for()
            print(json.dumps(race(page), indent=1))
        browser.close()


if __name__ == "__main__":
    main()
