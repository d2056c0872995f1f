"""The tools that read the code are content: ruff, mypy, import-linter."""

import subprocess
import sys
import sysconfig
from pathlib import Path

import pytest

from tests.house.sources import ROOT

SCRIPTS = Path(sysconfig.get_path("scripts"))
TOOLS = {
    "lint": [sys.executable, "-m", "ruff", "check"],
    "format": [sys.executable, "-m", "ruff", "format", "--check"],
    "types": [sys.executable, "-m", "mypy"],
    "floors": [str(SCRIPTS / "lint-imports"), "--no-cache", "--no-logo"],
}


@pytest.mark.parametrize("tool", TOOLS)
def test_the_tool_is_content(tool: str) -> None:
    """It ends well, or the test shows what it says."""
    said = subprocess.run(
        TOOLS[tool], cwd=ROOT, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.STDOUT
    )

    assert 0 == said.returncode, said.stdout.decode()
