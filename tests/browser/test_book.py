"""The book in a real JupyterLab: every notebook runs from top to bottom, and its page reports no error."""

from collections.abc import Callable
from pathlib import Path

import pytest

from tests.browser.notebook import Notebook

BOOK = sorted(path.stem for path in (Path(__file__).parents[2] / "notebooks").glob("*.ipynb"))


@pytest.mark.parametrize("name", BOOK)
def test_a_notebook_runs_in_jupyterlab(notebook: Callable[[str], Notebook], name: str) -> None:
    """No cell fails or complains, no console error, no failed request."""
    opened = notebook(name)

    opened.run_all()

    assert [] == opened.troubles()
