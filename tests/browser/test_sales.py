"""The Sales widget in a real JupyterLab: a slot toggled, the odds follow; keyboard as well."""

from collections.abc import Callable

from playwright.sync_api import Locator
from playwright.sync_api import expect as assert_that

from tests.browser.notebook import Notebook

SALES = "from vinhos_widgets import SalesWidget\nSalesWidget()"


def stage_of(notebook: Notebook) -> Locator:
    """The stage, shown."""
    stage = notebook.output(0).locator(".vh-stage")
    stage.wait_for()
    return stage


def test_a_taken_slot_changes_the_odds(running: Callable[..., Notebook]) -> None:
    """With the red 10 taken, 8 and 9 both lead to the white 10."""
    stage = stage_of(running(SALES))
    bars = stage.locator(".vh-bars")
    assert_that(bars).to_contain_text("red 10")
    stage.locator('svg [data-answer="slot:7"]').click()

    assert_that(bars).to_contain_text("white 10")
    assert_that(bars).not_to_contain_text("red 10")
    assert_that(stage.locator(".vh-chart svg")).to_contain_text("white 10: 2/7")


def test_a_slot_is_taken_by_keyboard(running: Callable[..., Notebook]) -> None:
    """Arrows go from slot to slot, Enter takes one, the focus stays on it."""
    stage = stage_of(running(SALES))
    stage.locator('svg [data-answer="slot:6"]').focus()
    stage.page.keyboard.press("ArrowRight")
    stage.page.keyboard.press("Enter")

    assert_that(stage.locator('svg [data-answer="slot:7"] title')).to_have_text("red 10 taken by Lacerda")
    assert_that(stage.locator('svg [data-answer="slot:7"]')).to_be_focused()


def test_the_search_is_leafed_through(running: Callable[..., Notebook]) -> None:
    """Slot by slot, with the number where it stands."""
    stage = stage_of(running(SALES))
    stage.locator('[data-answer="card:7"]').click()
    assert_that(stage.locator('[data-panel="story"]')).to_contain_text("slot 3 of 3")
    stage.get_by_role("button", name="the first slot").click()
    assert_that(stage.locator('[data-panel="story"]')).to_contain_text("slot 1 of 3")
    stage.get_by_role("button", name="one slot on").click()

    assert_that(stage.locator('[data-panel="story"]')).to_contain_text("slot 2 of 3")
