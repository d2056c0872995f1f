"""Lisboa's table in a real JupyterLab: a turn by clicks and by keyboard alone, changes, a save, three widths."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, Page
from playwright.sync_api import expect as assert_that

from tests.browser.notebook import Notebook
from tests.browser.test_dashboard import CUT, PAGE_FITS, SIDEWAYS, SMALL, THEME, WIDTHS, answered, shown
from tools.photograph import CLEAR_THE_SIDES

TABLE = 'from vinhos_widgets import LisboaWidget\ntable = LisboaWidget("middle")\ntable'
HERE = 'from vinhos_widgets import LisboaWidget\ntable = LisboaWidget("solo", seed=1)\ntable'
ACTIVE = "document.activeElement.dataset.answer ?? ''"
OPEN_FOLDS = "(stage) => stage.querySelectorAll('details').forEach(d => { d.open = true; })"
MOST_TABS = 60


@pytest.fixture
def stage(running: Callable[..., Notebook]) -> Locator:
    """A fresh table in the first period, shown."""
    return shown(running(TABLE))


def pick(stage: Locator, *answers: str) -> None:
    """Click the buttons of some answers, each after the one before has been taken."""
    for answer in answers:
        answered(stage, stage.locator(f'.vh-question [data-answer="{answer}"]').click)


def assert_asked(stage: Locator, words: str) -> None:
    """Wait until the question is this one."""
    assert_that(stage.locator(".vh-question h3")).to_have_text(words)


def assert_says(stage: Locator, words: str) -> None:
    """Wait until the story says this."""
    assert_that(stage.locator('[data-panel="story"]')).to_contain_text(words)


def tab_to(page: Page, answer: str) -> None:
    """Press Tab until the button of an answer has the focus."""
    for _ in range(MOST_TABS):
        if page.evaluate(ACTIVE) == answer:
            return
        page.keyboard.press("Tab")
    raise AssertionError(f"Tab never reached {answer!r}")


def test_a_turn_is_told_by_clicks(stage: Locator) -> None:
    """A visit, a store picked on the town, a cube, a card: then he plays, and his steps say how far he is."""
    pick(stage, "q:play:builder", "q:state_action:none")
    assert_asked(stage, "Where did you build a store?")
    town = stage.locator('[data-key="d:town"] svg [data-answer="q:store:C3 left"]')
    answered(stage, lambda: town.dispatch_event("click"))
    assert_says(stage, "You build a store at C3, facing left")
    pick(stage, "q:cube:C tsunami")
    while stage.locator('.vh-question [data-answer="q:deck:minister"]').count() == 0:
        answered(stage, stage.locator('.vh-question [data-answer^="q:"]').first.click)
    pick(stage, "q:deck:minister")
    assert_says(stage, "Moves his Courtier to the Minister")

    assert_that(stage.locator('[data-key="s:steps"]')).to_contain_text("step 2 waits for an answer")


def test_why_opens_what_he_weighed(stage: Locator) -> None:
    """The reason of his store: every free place with its wigs, in the story and on the town."""
    stage.locator(".vh-story .vh-why summary").nth(2).click()
    assert_that(stage.locator(".vh-story .vh-why").nth(2)).to_contain_text("most wigs now")
    steps = stage.locator('[data-panel="steps"]')
    steps.locator('[data-key="s:step.3"]').click()

    assert_that(steps.locator('[data-key="d:step.3"] svg')).to_be_visible()


def test_a_turn_is_told_by_keyboard_alone(stage: Locator) -> None:
    """Tab reaches the options, arrows go from one to the next, Enter answers; the focus is never lost."""
    page = stage.page
    stage.locator(".vh-question [data-home]").focus()
    tab_to(page, "q:play:builder")
    page.keyboard.press("ArrowRight")
    assert page.evaluate(ACTIVE) == "q:play:minister"
    answered(stage, lambda: page.keyboard.press("Enter"))
    assert_asked(stage, "Which State action did you take?")
    assert_that(stage.locator(".vh-question [data-home]")).to_be_focused()
    tab_to(page, "q:state_action:none")
    answered(stage, lambda: page.keyboard.press("Space"))
    assert_asked(stage, "Which Decree did you take?")
    assert_says(stage, "You visit the Minister")
    tab_to(page, "undo")
    answered(stage, lambda: page.keyboard.press("Enter"))

    assert_asked(stage, "Which State action did you take?")


def test_a_place_on_the_town_is_reached_by_keyboard(stage: Locator) -> None:
    """Its places are buttons too, one stop for Tab, arrows between them."""
    pick(stage, "q:play:builder", "q:state_action:none")
    town = stage.locator('[data-key="d:town"] svg [data-answer]')
    town.first.focus()
    stage.page.keyboard.press("ArrowRight")
    name = stage.page.evaluate(ACTIVE)
    assert name != town.first.get_attribute("data-answer")
    answered(stage, lambda: stage.page.keyboard.press("Enter"))

    assert_says(stage, f"You build a store at {name.removeprefix('q:store:')[:2]}")


def test_an_earlier_answer_is_changed_and_taken_back(stage: Locator) -> None:
    """Another Noble: what follows is another question; undo and redo go back and on."""
    pick(stage, "q:play:builder", "q:state_action:none")
    stage.locator('[data-key="s:draws"]').click()
    answered(stage, stage.locator('[data-answer="change:0"]').click)
    other = stage.locator('[data-panel="draws"] [data-answer^="override:0:"]', has_text="isit the King")
    answered(stage, other.click)
    assert_says(stage, "You visit the King")
    answered(stage, stage.locator('[data-answer="undo"]').click)
    answered(stage, stage.locator('[data-answer="redo"]').click)

    assert_says(stage, "You visit the King")


def test_a_double_click_answers_once(stage: Locator) -> None:
    """Its second click would land on what has come up there."""
    stage.locator('.vh-question [data-answer="q:play:builder"]').dblclick()
    assert_asked(stage, "Which State action did you take?")
    answered(stage, stage.locator('.vh-question [data-answer="q:state_action:none"]').click)

    assert_asked(stage, "Where did you build a store?")


def test_a_number_has_the_focus_where_one_is_asked(stage: Locator) -> None:
    """The field, not the question before it, so that it is typed at once; its name says the question."""
    pick(stage, "q:play:minister", "q:state_action:none", "q:your_decree:9")
    field = stage.locator('.vh-question input[name="number"]')

    assert_that(field).to_be_focused()
    assert_that(field).to_have_accessible_name("Number of the Decree that comes out? A number, 1 to 70")


def test_a_correction_is_refused_in_words_and_another_is_taken(stage: Locator) -> None:
    """As an alert; the next one is set, and marked on the strip."""
    stage.locator('[data-key="s:correct"]').click()
    field, form = stage.locator('[data-panel="correct"] input[name="value"]'), stage.locator('[data-panel="correct"]')
    form.locator('select[name="path"]').select_option("you.wigs")
    field.fill("many")
    answered(stage, lambda: stage.page.keyboard.press("Enter"))
    assert_that(stage.get_by_role("alert")).to_contain_text("you.wigs: 'many' is not a whole number from 0 to 999")
    assert "correct" == stage.locator(".vh-alert").evaluate("alert => alert.nextSibling.dataset.panel")
    form.locator('select[name="path"]').select_option("you.wigs")
    field.fill("31")
    answered(stage, lambda: stage.page.keyboard.press("Enter"))

    assert_that(stage.locator(".vh-alert")).to_be_empty()
    assert_that(stage.locator(".vh-scores")).to_contain_text("31")


def test_a_line_of_the_checklist_is_set_in_its_place(running: Callable[..., Notebook]) -> None:
    """Before turn 1: a field opens in the line, takes the value, and the board shows it."""
    stage = shown(running('from vinhos_widgets import LisboaWidget\ntable = LisboaWidget("table")\ntable'))
    pick(stage, "q:street_goods:books-tools-cloth-gold")
    stage.locator('[data-key="s:checklist"]').click()
    answered(stage, stage.locator('[data-answer="setting:hulls.blue"]').click)
    stage.locator('[data-panel="checklist"] input[name="value"]').fill("4")
    answered(stage, lambda: stage.page.keyboard.press("Enter"))

    assert_that(stage.locator('[data-panel="checklist"]')).to_contain_text("Goods that fill the blue ship: 4")
    assert_that(stage.locator('[data-key="d:checklist"]')).to_have_attribute("open", "")


def test_a_game_that_runs_here_is_drawn_and_played(running: Callable[..., Notebook]) -> None:
    """Chance lays the table, the generator plays a turn that is shown as invented; the save opens in another cell."""
    notebook = running(HERE, "LisboaWidget(load=table.save)")
    stage = shown(notebook)
    answered(stage, stage.locator('.vh-question [data-answer="run"]').click)
    answered(stage, stage.locator('[data-answer="generator"]').click)
    assert_says(stage, "invented: the generator answered for you")
    asked = stage.locator(".vh-question h3").inner_text()
    cards = stage.locator(".vh-strip .vh-short").inner_text()
    notebook.run_cell(1)
    again = notebook.output(1).locator(".vh-stage")
    assert_that(again.locator(".vh-strip .vh-short")).to_have_text(cards, use_inner_text=True)

    assert_that(again.locator(".vh-question h3")).to_have_text(asked)


def test_the_table_fits_at_every_width(running: Callable[..., Notebook]) -> None:
    """Laptop, tablet and phone, light and dark: nothing goes sideways, nothing is cut or too small to read."""
    stage = shown(running(HERE))
    page = stage.page
    for answer in ("run", "generator", "run"):
        if stage.locator(f'.vh-question [data-answer="{answer}"]').count():
            answered(stage, stage.locator(f'.vh-question [data-answer="{answer}"]').click)

    for width, columns in WIDTHS.items():
        page.set_viewport_size({"width": width, "height": 900})
        page.evaluate(CLEAR_THE_SIDES, width < 760)
        assert_that(stage.locator(".vh-columns")).to_have_attribute("data-columns", columns)
        for theme in ("JupyterLab Dark", "JupyterLab Light"):
            page.evaluate(THEME, theme)
            stage.evaluate(OPEN_FOLDS)

            assert stage.evaluate(PAGE_FITS), width
            assert [] == stage.evaluate(SIDEWAYS), width
            assert [] == stage.evaluate(CUT), width
            assert [] == stage.evaluate(SMALL, 12 if width > 700 else 11), width
