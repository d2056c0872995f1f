"""The whole game in a real JupyterLab: a year by clicks, by keyboard alone, and the dashboard at three widths."""

from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Locator
from playwright.sync_api import expect as assert_that

from tests.browser.notebook import Notebook
from tools.photograph import CLEAR_THE_SIDES

GAME = 'from vinhos_widgets import TableWidget\ntable = TableWidget("solo", seed=3)\ntable'
IN_YEAR_3 = """
from vinhos_kernel import play_on, start
from vinhos_kernel.lab.policies import steward
from vinhos_widgets import TableWidget
game = play_on(start("{name}", seed=3), steward, lambda game: game.position.year == 3)
game = play_on(game, steward, lambda game: game.question.kind == "move")
table = TableWidget(game)
table
"""
WIDTHS = {1280: "3", 800: "1", 400: "1"}
"""Windows, and how many columns the stage has in them: JupyterLab keeps some 70 pixels for itself."""
MOST_CLICKS = 80

THEME = """async (theme) => { await window.jupyterapp.commands.execute('apputils:change-theme', {theme}); }"""
SIDEWAYS = """(stage) => [stage, ...stage.querySelectorAll('*')]
    .filter(n => !n.closest('svg') && !n.closest('.vh-live') && n.clientWidth && n.scrollWidth > n.clientWidth + 1)
    .filter(n => !n.matches('select, textarea, summary > *, .vh-board, .vh-strip'))
    .map(n => `${n.tagName}.${n.className}: ${n.scrollWidth} > ${n.clientWidth}`)"""
PAGE_FITS = """(stage) => document.documentElement.scrollWidth <= innerWidth
    && stage.closest('.jp-OutputArea-output').scrollWidth <= stage.closest('.jp-OutputArea-output').clientWidth"""
# Text of a board that reaches over the edge of its drawing or of the stage: it would be cut.
CUT = """(stage) => {
    const edge = stage.getBoundingClientRect();
    return [...stage.querySelectorAll('svg text')].filter(n => n.closest('svg').clientWidth)
        .filter(n => {
            const box = n.getBoundingClientRect(), own = n.closest('svg').getBoundingClientRect();
            const left = Math.max(own.left, edge.left), right = Math.min(own.right, edge.right);
            return box.width && (box.left < left - 1 || box.right > right + 1 || box.bottom > own.bottom + 1);
        }).map(n => n.textContent);
}"""
# Words too small to read; single letters, and the two on an Expert's cup, are part of a piece.
SMALL = """(stage, least) => [...stage.querySelectorAll('*')]
    .filter(n => n.getClientRects().length && !n.closest('.vh-live'))
    .filter(n => [...n.childNodes].some(c => c.nodeType === 3 && c.data.trim().length > 2))
    .map(n => [n.textContent, parseFloat(getComputedStyle(n).fontSize) * (n.getScreenCTM ? n.getScreenCTM().a : 1)])
    .filter(([, size]) => size < least - 0.1)"""
OPEN_ALL = """(stage) => stage.querySelectorAll('.vh-board, .vh-aside, .vh-numbers').forEach(d => { d.open = true; })"""
RESTART = "async () => { await window.jupyterapp.shell.currentWidget.sessionContext.restartKernel(); }"
SEQ = "(stage) => Number(stage.dataset.seq)"


def shown(notebook: Notebook) -> Locator:
    """The stage that the first cell shows."""
    stage = notebook.output(0).locator(".vh-stage")
    stage.wait_for()
    return stage


def answered(stage: Locator, act: Callable[[], object]) -> None:
    """Do something that is an answer, and wait until Python has taken it."""
    seq = stage.evaluate(SEQ)
    act()
    stage.page.wait_for_function(
        "seq => Number(document.querySelector('.vh-stage').dataset.seq) > seq", arg=seq, timeout=10_000
    )


def test_a_year_is_played_by_clicks(running: Callable[..., Notebook]) -> None:
    """Set-up, your actions by hints, Lacerda's one by one, Maintenance and Production, until year 2 begins."""
    stage = shown(running(GAME))
    asked = set()
    for _ in range(MOST_CLICKS):
        if "Year 2" in (stage.locator(".vh-strip").get_attribute("aria-label") or ""):
            break
        asked.add(stage.locator(".vh-question h3").inner_text())
        chance = stage.locator('.vh-question [data-answer="roll:turn"]')
        if chance.count():
            answered(stage, chance.click)
        else:
            answered(stage, stage.locator('[data-answer="hint"]').click)
            answered(stage, stage.locator(".vh-hinted").click)

    assert_that(stage.locator(".vh-strip")).to_have_attribute("aria-label", "Year 2 of 6, actions")
    assert_that(stage.locator(".vh-alert")).to_be_empty()
    assert {"Which Action card?", "In which region does the first Vineyard lie?"} < asked


def test_a_board_takes_a_move_as_the_button_does(running: Callable[..., Notebook]) -> None:
    """The spaces that are open are buttons on the Quadrel, the closed ones are not."""
    stage = shown(running(IN_YEAR_3.format(name="solo")))
    board = stage.locator('[data-key="d:quadrel"]')
    offered = stage.locator('.vh-question [data-answer^="q:space:"]')
    named = [str(each.get_attribute("data-answer")).removeprefix("q:") for each in offered.all()]
    spaces = [str(each.get_attribute("data-answer")) for each in board.locator("[data-answer]").all()]

    assert sorted(named) == sorted(spaces)

    answered(stage, lambda: board.locator(f'[data-answer="{named[0]}"]').dispatch_event("click"))

    assert_that(stage.locator(".vh-story")).to_contain_text("You move to")


def test_pointing_at_a_choice_says_what_it_brings(running: Callable[..., Notebook]) -> None:
    """In a line below the question and as its title, for the mouse, for the keyboard, and for a place on a board."""
    stage = shown(running(IN_YEAR_3.format(name="solo")))
    line, option = stage.locator("[data-tell]"), stage.locator('.vh-question [data-answer^="q:space:"]').first
    assert_that(line).to_contain_text("Point at a choice")
    option.hover()
    name = option.inner_text()
    assert_that(line).to_contain_text(name)
    stage.page.mouse.move(0, 0)
    last = stage.locator('.vh-question [data-answer^="q:"]').last
    last.focus()

    assert_that(line).to_contain_text(last.inner_text())
    assert name in (option.get_attribute("title") or "")

    place = str(option.get_attribute("data-answer")).removeprefix("q:")
    stage.locator(f'svg [data-answer="{place}"]').first.focus()

    assert_that(line).to_contain_text(name)


def test_an_action_is_played_by_keyboard_alone(running: Callable[..., Notebook]) -> None:
    """Arrows and Enter answer every question, Tab reaches undo; the focus is never lost."""
    stage = shown(running(GAME))
    keyboard = stage.page.keyboard
    stage.locator(".vh-question [data-home]").focus()
    for _ in range(6):
        answered(stage, lambda: keyboard.press("Enter"))
        assert_that(stage.locator(".vh-question [data-home]")).to_be_focused()
        options = stage.locator('.vh-question [data-answer^="q:"]')
        if stage.locator(".vh-question button[data-home]").count():
            continue
        keyboard.press("Tab")
        if stage.locator(".vh-question summary").first.evaluate("n => n === document.activeElement"):
            keyboard.press("Tab")
        assert_that(options.first).to_be_focused()
        keyboard.press("ArrowRight")
        assert_that(options.nth(1)).to_be_focused()

    for _ in range(12):
        if stage.page.evaluate("document.activeElement.dataset.answer") == "undo":
            break
        keyboard.press("Tab")

    assert_that(stage.locator('[data-answer="undo"]')).to_be_focused()

    answered(stage, lambda: keyboard.press("Enter"))

    assert_that(stage.locator('[data-answer="redo"]')).to_be_visible()


@pytest.mark.parametrize("name", ["solo", "two"])
def test_the_dashboard_fits_at_every_width(running: Callable[..., Notebook], name: str) -> None:
    """Laptop, tablet and phone, light and dark: nothing goes sideways, nothing is cut or too small to read."""
    stage = shown(running(IN_YEAR_3.format(name=name)))
    page = stage.page
    beside_the_files = stage.locator(".vh-columns").get_attribute("data-columns")

    assert "2" == beside_the_files
    assert stage.evaluate(PAGE_FITS)

    for width, columns in WIDTHS.items():
        page.set_viewport_size({"width": width, "height": 900})
        page.evaluate(CLEAR_THE_SIDES, width < 760)
        assert_that(stage.locator(".vh-columns")).to_have_attribute("data-columns", columns)
        for theme in ("JupyterLab Dark", "JupyterLab Light"):
            page.evaluate(THEME, theme)
            stage.evaluate(OPEN_ALL)

            assert stage.evaluate(PAGE_FITS), width
            assert [] == stage.evaluate(SIDEWAYS), width
            assert [] == stage.evaluate(CUT), width
            assert [] == stage.evaluate(SMALL, 12 if width > 700 else 11), width


def test_a_game_goes_on_after_the_kernel_is_gone(running: Callable[..., Notebook], tmp_path: Path) -> None:
    """With an autosave the same cell, run again, shows the game where it stopped, and it can be played on."""
    kept = tmp_path / "game.vinhos"
    notebook = running(f'from vinhos_widgets import TableWidget\nTableWidget("solo", seed=3, autosave={str(kept)!r})')
    stage = shown(notebook)
    answered(stage, stage.locator('[data-answer="run"]').click)
    asked = stage.locator(".vh-question h3").inner_text()
    notebook.page.evaluate(RESTART)
    notebook.run_cell(0)
    assert_that(notebook.page.locator(".vh-stage")).to_have_count(1)
    stage = shown(notebook)
    assert_that(stage.locator(".vh-question h3")).to_have_text(asked)
    assert_that(stage.locator(".vh-alert")).to_be_empty()

    answered(stage, stage.locator('.vh-question [data-answer^="q:"]').first.click)

    assert "region" in kept.read_text(encoding="utf-8")
