"""How the tests come to a browser: what is there is used, what is missing is installed, none is skipped."""

import os
import sys
from pathlib import Path

import pytest

from tests.browser import chromium
from tests.browser.chromium import NoBrowser, find_browser

WORKS = "print('Chromium 1')"
BREAKS = "raise SystemExit('a library is missing')"


def program(folder: Path, name: str, does: str) -> Path:
    """A program of this name in a folder."""
    path = folder / name
    path.write_text(f"#!{sys.executable}\n{does}\n")
    path.chmod(0o755)
    return path


@pytest.fixture
def path(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The only folder on the PATH, on a machine where Playwright downloads nothing."""
    monkeypatch.setenv("PATH", str(tmp_path))
    monkeypatch.setattr(chromium, "playwrights_own", lambda: None)
    monkeypatch.setattr(chromium, "downloaded", lambda: None)
    monkeypatch.setattr(os, "geteuid", lambda: 0)
    return tmp_path


def test_a_browser_on_the_path_is_used(path: Path) -> None:
    """Whichever of the known names it has."""
    chrome = program(path, "google-chrome", WORKS)

    assert chrome == find_browser()


def test_a_browser_that_does_not_start_is_passed_over(path: Path) -> None:
    """A wrapper without its browser is no browser."""
    program(path, "chromium", BREAKS)
    chrome = program(path, "google-chrome", WORKS)

    assert chrome == find_browser()


def test_playwrights_own_is_next(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """One downloaded earlier is used, one that was not is downloaded."""
    monkeypatch.setattr(chromium, "downloaded", lambda: path / "downloaded")
    downloaded = find_browser()
    monkeypatch.setattr(chromium, "playwrights_own", lambda: path / "there already")

    assert path / "downloaded" == downloaded
    assert path / "there already" == find_browser()


def test_debians_package_is_last(path: Path) -> None:
    """After an update of the lists, asking nothing."""
    installs = f"""
import os, pathlib, sys
assert os.environ["DEBIAN_FRONTEND"] == "noninteractive" and not sys.stdin.read()
browser = pathlib.Path({str(path)!r}, "chromium")
if sys.argv[-1] == "chromium":
    browser.write_text("#!{sys.executable}")
    browser.chmod(0o755)
"""
    program(path, "apt-get", installs)

    assert path / "chromium" == find_browser()


def test_without_any_browser_the_tests_fail(path: Path) -> None:
    """One sentence says what is needed and what was tried."""
    program(path, "apt-get", BREAKS)

    with pytest.raises(NoBrowser, match=r"need Chromium or Chrome on the PATH: .* could install one"):
        find_browser()


def test_only_root_installs_a_package(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody is asked for a password."""
    program(path, "apt-get", "raise SystemExit(0)")
    monkeypatch.setattr(os, "geteuid", lambda: 1000)

    with pytest.raises(NoBrowser):
        find_browser()


def test_a_command_that_hangs_is_given_up() -> None:
    """A download that never answers does not hold the tests."""
    assert not chromium.succeeds([sys.executable, "-c", "import time; time.sleep(60)"], seconds=0.2)
