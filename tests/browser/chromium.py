"""A browser for the tests: one on the PATH, else Playwright's own, else Debian's package."""

import fcntl
import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path

from playwright.sync_api import sync_playwright

NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome")
SWITCHES = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
)
DOWNLOAD_SECONDS = 120
PACKAGE_SECONDS = 600


class NoBrowser(Exception):
    """No browser was found, and none could be installed."""


def find_browser() -> Path:
    """The program that the browser tests drive, installed now if it must be."""
    with one_at_a_time():
        found = on_the_path() or playwrights_own() or downloaded() or debians_package()
    if found is None:
        raise NoBrowser(
            "The browser tests need Chromium or Chrome on the PATH: none was there, "
            "and neither Playwright nor apt-get could install one."
        )
    return found


@contextmanager
def one_at_a_time() -> Iterator[None]:
    """Two test processes never install a browser at the same moment."""
    path = Path(tempfile.gettempdir(), f"vinhos-browser-{os.getuid()}.lock")
    with path.open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        yield


def on_the_path() -> Path | None:
    """The first known browser on the PATH that starts."""
    places = (shutil.which(name) for name in NAMES)
    return next((Path(place) for place in places if place and starts(Path(place))), None)


def playwrights_own() -> Path | None:
    """The browser that Playwright downloaded, if it is there and starts."""
    with sync_playwright() as playwright:
        place = Path(playwright.chromium.executable_path)
    return place if place.exists() and starts(place) else None


def downloaded() -> Path | None:
    """Playwright's browser, downloaded now."""
    succeeds([sys.executable, "-m", "playwright", "install", "--no-shell", "chromium"], DOWNLOAD_SECONDS)
    return playwrights_own()


def debians_package() -> Path | None:
    """Debian's chromium, installed now where this process may."""
    if shutil.which("apt-get") is None or os.geteuid() != 0:
        return None
    patient = ["apt-get", "-o", "DPkg::Lock::Timeout=120"]
    if not succeeds([*patient, "update"], PACKAGE_SECONDS):
        return None
    succeeds([*patient, "install", "-y", "chromium"], PACKAGE_SECONDS)
    return on_the_path()


def starts(program: Path) -> bool:
    """Whether the program can be started at all: a wrapper or a missing library may stop it."""
    return succeeds([str(program), "--version"], seconds=30)


def succeeds(command: Sequence[str], seconds: float) -> bool:
    """Whether a command ends well in time; it is asked nothing and shows nothing."""
    silent = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    try:
        return (
            subprocess.run(
                command, stdin=subprocess.DEVNULL, capture_output=True, env=silent, timeout=seconds
            ).returncode
            == 0
        )
    except (OSError, subprocess.TimeoutExpired):
        return False
