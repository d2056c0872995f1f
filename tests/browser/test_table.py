"""The table in a real JupyterLab: a turn by clicks and by keyboard, changes, two views, errors, a lost kernel."""

from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Locator, Page
from playwright.sync_api import expect as assert_that

from tests.browser.lab import Lab
from tests.browser.notebook import Notebook, open_notebook, write_notebook
from tools.photograph import CLEAR_THE_SIDES

TABLE = 'from vinhos_widgets import TableWidget\ntable = TableWidget("middle", seed=3)\ntable'
LETTERS = "abcdjkmoryxvz"
FIT = """(stage) => {
    const output = stage.closest('.jp-OutputArea-output');
    return output.scrollWidth <= output.clientWidth && document.documentElement.scrollWidth <= window.innerWidth;
}"""
RESTART = "async () => { await window.jupyterapp.shell.currentWidget.sessionContext.restartKernel(); }"
UNGUARDED = """(stage) => [...stage.querySelectorAll("button, summary, input, select, textarea, a[href], [tabindex]")]
    .filter(n => n.dataset.lmSuppressShortcuts !== "true").length"""


@pytest.fixture
def stage(running: Callable[..., Notebook]) -> Locator:
    """A fresh table of year 3, shown."""
    return shown(running(TABLE))


def shown(notebook: Notebook, cell: int = 0) -> Locator:
    """The stage that a cell shows."""
    stage = notebook.output(cell).locator(".vh-stage")
    stage.wait_for()
    return stage


def pick(stage: Locator, answer: str) -> None:
    """Click the button of an answer."""
    stage.locator(f'[data-answer="{answer}"]').first.click()


def assert_asked(stage: Locator, words: str) -> None:
    """Wait until the question is this one."""
    assert_that(stage.locator(".vh-question h3")).to_have_text(words)


def assert_says(stage: Locator, words: str) -> None:
    """Wait until the story of this turn says this."""
    assert_that(stage.locator(".vh-story")).to_contain_text(words)


def test_a_turn_is_drawn_by_clicks(stage: Locator) -> None:
    """The cards that came up at the reader's own table: Sales, 9 wasted, the tie to Dão, sold for 7 + 2."""
    pick(stage, "q:action:7")
    assert_asked(stage, "Which of your tied regions?")
    pick(stage, "q:number:9")
    assert_that(stage.locator('[data-answer="q:number:9"]')).to_have_count(0)
    pick(stage, "q:number:4")
    assert_asked(stage, "Which Number card above 2?")
    pick(stage, "q:number:7")

    assert_says(stage, "Spends 2 cubes of Dão")
    assert_says(stage, "His wine is worth 7 + 2")
    assert_says(stage, "Sells to red 8")


def test_a_turn_is_drawn_by_keyboard_alone(stage: Locator) -> None:
    """Arrows lead from card to card, Enter and Space pick; focus never gets lost."""
    page = stage.page
    stage.locator('[data-answer="q:action:0"]').focus()
    for key in ("ArrowRight", "ArrowRight", "ArrowDown", "Enter"):
        page.keyboard.press(key)
    assert_asked(stage, "Which of your tied regions?")

    assert_that(stage.locator("[data-home]")).to_be_focused()
    page.keyboard.press("Shift+Tab")
    for key in ("ArrowRight", "ArrowRight", "ArrowRight", "Space"):
        page.keyboard.press(key)

    assert_asked(stage, "Which Number card above 2?")
    assert_says(stage, "Spends 2 cubes of Dão")


def test_chance_can_be_asked_again_and_again_with_one_key(stage: Locator) -> None:
    """The focus stays on the same button through redraws."""
    stage.locator('[data-answer="roll:one"]').focus()
    for sentence in ("Wineries", "Lisboa", "Alentejo"):
        stage.page.keyboard.press("Enter")

        assert_that(stage.locator('[data-key="d:earlier"]')).to_contain_text(sentence)
        assert_that(stage.locator('[data-answer="roll:one"]')).to_be_focused()


def test_a_card_on_the_board_is_a_button(stage: Locator) -> None:
    """The deck's own card does what the button of the question does."""
    stage.locator('[data-key="d:decks"] svg [data-answer="action:7"]').dispatch_event("click")

    assert_asked(stage, "Which of your tied regions?")


def test_undo_takes_the_last_answer_back(stage: Locator) -> None:
    """The menu and the story are those before it; redo gives it again."""
    pick(stage, "q:action:7")
    assert_asked(stage, "Which of your tied regions?")
    pick(stage, "undo")
    assert_asked(stage, "Which Action card?")
    pick(stage, "redo")

    assert_asked(stage, "Which of your tied regions?")


def test_an_earlier_draw_is_changed(stage: Locator) -> None:
    """Wineries instead of Sales: what follows is his Wineries turn."""
    pick(stage, "q:action:7")
    assert_asked(stage, "Which of your tied regions?")
    stage.locator('[data-key="s:draws"]').click()
    pick(stage, "change:0")
    stage.locator('[data-panel="draws"] .vh-button', has_text="Wineries").click()

    assert_says(stage, "Action card: Wineries")
    assert_asked(stage, "Which region's Number card?")


def test_a_fold_stays_open_while_the_table_changes(stage: Locator) -> None:
    """Why, a paragraph, a board: whatever was opened."""
    pick(stage, "q:action:7")
    assert_says(stage, "Action card: Sales")
    stage.locator(".vh-story .vh-rule summary").first.click()
    stage.locator('[data-key="s:export"]').click()
    pick(stage, "q:number:4")
    assert_asked(stage, "Which Number card above 2?")

    assert_that(stage.locator(".vh-story .vh-rule").first).to_have_attribute("open", "")
    assert_that(stage.locator('[data-key="d:export"]')).to_have_attribute("open", "")


def test_odds_follow_the_board(stage: Locator) -> None:
    """Exact, as fractions, beside the question that they belong to."""
    pick(stage, "q:action:7")

    assert_that(stage.locator(".vh-odds").first).to_contain_text("1/3")
    assert_that(stage.locator('[data-panel="odds"]')).to_contain_text("exact,")


def test_what_cannot_be_is_refused_on_the_screen(stage: Locator) -> None:
    """As an alert, and the next answer is taken."""
    stage.locator('[data-key="s:correct"]').click()
    stage.locator('select[name="path"]').select_option("cubes.douro")
    stage.locator('input[name="value"]').fill("99")
    stage.page.keyboard.press("Enter")
    assert_that(stage.get_by_role("alert")).to_contain_text("Douro has 5 spaces for cubes, not 99")
    pick(stage, "q:action:7")

    assert_asked(stage, "Which of your tied regions?")
    assert_that(stage.locator(".vh-alert")).to_be_empty()


def test_an_error_in_a_callback_is_seen(running: Callable[..., Notebook]) -> None:
    """No traceback reaches the cell, so the stage says it."""
    stage = shown(running(TABLE, "table._pick = lambda picked: 1 // 0"))
    pick(stage, "q:action:7")

    assert_that(stage.get_by_role("alert")).to_contain_text("ZeroDivisionError")
    assert_asked(stage, "Which Action card?")


def test_two_views_of_one_table_agree(running: Callable[..., Notebook]) -> None:
    """A click in one is seen in both and counts once."""
    notebook = running(TABLE, "table", "len(table.session.entries)")
    one, other = shown(notebook, 0), shown(notebook, 1)
    pick(one, "q:action:7")
    assert_asked(other, "Which of your tied regions?")
    pick(other, "q:number:4")
    assert_asked(one, "Which Number card above 2?")
    notebook.run_cell(2)

    assert_that(notebook.output(2)).to_contain_text("2")


def test_a_cell_run_again_shows_one_fresh_table(running: Callable[..., Notebook]) -> None:
    """The old view is gone, the new one works."""
    notebook = running(TABLE)
    pick(shown(notebook), "q:action:7")
    assert_asked(shown(notebook), "Which of your tied regions?")
    notebook.run_cell(0)
    assert_asked(shown(notebook), "Which Action card?")

    assert_that(notebook.page.locator(".vh-stage")).to_have_count(1)


def test_a_quick_double_click_counts_once(stage: Locator) -> None:
    """The second one belongs to a picture that is gone."""
    stage.locator('[data-answer="roll:one"]').evaluate("button => { button.click(); button.click(); button.click(); }")
    assert_says(stage, "Action card: Wineries")

    assert_that(stage.locator('[data-panel="draws"] li')).to_have_count(1)


def test_no_shortcut_reaches_the_notebook(stage: Locator) -> None:
    """JupyterLab's letters insert, delete and move cells; not while something of the stage has the focus."""
    page = stage.page
    cells = page.locator(".jp-Notebook .jp-Cell")
    stage.locator('[data-key="s:correct"]').click()
    for selector in ('[data-answer="roll:one"]', '[data-key="s:export"]', 'svg [data-answer="action:7"]', "input"):
        stage.locator(selector).first.focus()
        for letter in LETTERS:
            page.keyboard.press(letter)
        page.keyboard.press("d")
        page.keyboard.press("d")

    assert 1 == cells.count()
    assert f"{LETTERS}dd" == stage.locator("input").input_value()
    assert 0 == stage.evaluate(UNGUARDED)


def test_new_sentences_are_in_the_live_region(stage: Locator) -> None:
    """For whoever hears the table instead of seeing it."""
    pick(stage, "q:action:7")

    assert_that(stage.get_by_role("status")).to_contain_text("Action card: Sales. Moves to Sales for nothing. Which")


def test_the_table_is_at_home_on_a_phone(stage: Locator) -> None:
    """One column, nothing to scroll sideways; back on a desk there are three again."""
    columns = stage.locator(".vh-columns")
    stage.page.evaluate(CLEAR_THE_SIDES, True)
    stage.page.set_viewport_size({"width": 400, "height": 800})
    assert_that(columns).to_have_attribute("data-columns", "1")

    assert stage.evaluate(FIT)

    stage.page.set_viewport_size({"width": 1280, "height": 900})
    assert_that(columns).to_have_attribute("data-columns", "3")

    assert stage.evaluate(FIT)


def test_a_lost_kernel_is_told(stage: Locator) -> None:
    """The old table stays on the page; a click says in plain words what to do."""
    stage.page.evaluate(RESTART)
    pick(stage, "q:action:7")

    assert_that(stage.get_by_role("alert")).to_contain_text("Run this cell again.")


@pytest.fixture
def moving(browser: object, lab: Lab) -> Iterator[Page]:
    """A page on which things may move."""
    context = browser.new_context(viewport={"width": 1280, "height": 900})  # type: ignore[attr-defined]
    yield context.new_page()
    context.close()
    lab.end_sessions()


def test_his_marker_travels(moving: Page, lab: Lab) -> None:
    """From space to space, unless the reader wants nothing to move."""
    write_notebook(lab.folder / "test_moving.ipynb", (TABLE,))
    notebook = open_notebook(moving, lab, "test_moving.ipynb")
    notebook.run_all()
    stage = shown(notebook)
    stage.evaluate("stage => { stage.seen = []; const old = Element.prototype.animate; "
                   "Element.prototype.animate = function (...a) { stage.seen.push(this.dataset.piece); "
                   "return old.apply(this, a); }; }")  # fmt: skip
    pick(stage, "q:action:7")
    assert_asked(stage, "Which of your tied regions?")

    stage.page.wait_for_function("document.querySelector('.vh-stage').seen.includes('marker-2')")

    assert "marker-2" in stage.evaluate("stage => stage.seen")
