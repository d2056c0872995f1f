"""The files around the code agree with each other: README, continuous integration, Binder, versions, pins."""

import os
import re
import tomllib
from typing import Any

import vinhos_kernel
from tests.house.sources import ROOT, text

INSTALL = 'python3 -m venv .venv && .venv/bin/pip install -c constraints.txt -e ".[{}]" && .venv/bin/'
TEST = INSTALL.format("test") + "pytest"
PLAY = INSTALL.format("notebook") + "jupyter lab notebooks/00_start_here.ipynb"
BADGE = r"mybinder\.org/v2/gh/\S*\?urlpath=(?:lab/tree/|lab%2Ftree%2F)([^)\s\"]+)"
PROJECT: dict[str, Any] = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]


def read(place: str) -> str:
    """A file of the repository."""
    return text(ROOT / place)


def names(requirements: list[str]) -> set[str]:
    """The packages that requirements name, as pins spell them."""
    return {re.split(r"[^\w.-]", line)[0].lower().replace("_", "-") for line in requirements}


def test_integration_runs_the_readmes_test_command() -> None:
    """One line, the same in both."""
    assert TEST in read("README.md").splitlines()
    assert TEST == read(".ci/run").splitlines()[-1]


def test_integration_can_be_run() -> None:
    """It is a program that stops at the first failure."""
    assert os.access(ROOT / ".ci" / "run", os.X_OK)
    assert "set -euo pipefail" in read(".ci/run").splitlines()


def test_the_readme_opens_the_first_notebook() -> None:
    """One command sets up everything and opens the book."""
    assert PLAY in read("README.md").splitlines()
    assert (ROOT / "notebooks" / "00_start_here.ipynb").exists()


def test_binder_installs_what_the_play_command_installs() -> None:
    """The same extra under the same pins, with a Python that the project takes."""
    assert ["-c ../constraints.txt", ".[notebook]"] == read("binder/requirements.txt").splitlines()
    assert "python-3.12" == read("binder/runtime.txt").strip()


def test_the_badge_opens_a_notebook_that_exists() -> None:
    """Binder's link goes straight to a notebook in JupyterLab."""
    links = re.findall(BADGE, read("README.md"))

    assert links
    assert [] == [link for link in links if not (ROOT / link.replace("%2F", "/")).exists()]


def test_there_is_one_version() -> None:
    """The package, its description and the changelog name the same one."""
    newest = re.findall(r"^## \[(.*?)\]", read("CHANGELOG.md"), re.MULTILINE)[0]

    assert vinhos_kernel.__version__ == PROJECT["version"] == newest


def test_pins_are_plain() -> None:
    """Name, version, perhaps a marker: no host, no hash, no option, no comment."""
    pin = re.compile(r"[a-z0-9.-]+==[\w.+]+( ; [^#@]+)?")

    assert [] == [line for line in read("constraints.txt").splitlines() if not pin.fullmatch(line)]


def test_everything_named_is_pinned() -> None:
    """Each package of the dependencies and extras has its pin."""
    wanted = names(PROJECT["dependencies"]).union(*map(names, PROJECT["optional-dependencies"].values()))
    pinned = names(read("constraints.txt").splitlines())

    assert set() == wanted - pinned - {PROJECT["name"]}


def test_every_dependency_is_bounded() -> None:
    """A least version that is known to work, and an end before the next incompatible one."""
    extras = PROJECT["optional-dependencies"].values()
    wanted = [*PROJECT["dependencies"], *(line for extra in extras for line in extra)]

    others = [line for line in wanted if not line.startswith(PROJECT["name"])]

    assert [] == [line for line in others if not re.search(">=.*,<", line)]


def test_the_licence_speaks_of_the_game() -> None:
    """MIT for the code; the game belongs to others, and nothing of theirs is used."""
    licence = read("LICENSE")

    assert licence.startswith("MIT License")
    assert "None of their art and none of their rules text is used" in " ".join(licence.split())
