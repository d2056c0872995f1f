"""What no file may hold: places of one machine, hosts of registries, notes to ourselves, skipped tests."""

import re

import pytest

from tests.house.sources import files, name, text

# Each pattern has a letter in brackets, so that it does not find itself.
FORBIDDEN = {
    "a place of one machine": r"(?<![\w.])/(h[o]me|r[o]ot|w[o]rk|U[s]ers|t[m]p)/|\b[A-Z]:\\\\?U[s]ers",
    "a host of a registry": r"p[y]pi\.org|pythonh[o]sted|registry\.n[p]m|deb\.d[e]bian|--(extra-)?i[n]dex-url",
    "a note to ourselves": r"\b(T[O]DO|F[I]XME|X[X]X|H[A]CK)\b",
}
SKIPPED = r"(pytest|mark|unittest)\.(s[k]ip|x[f]ail)|import[o]rskip"
BINARY = {".png", ".ico", ".woff2"}


def found(pattern: str, *suffixes: str) -> list[str]:
    """Where a pattern stands, line by line."""
    return [
        f"{name(path)}:{number}: {line[:120]}"
        for path in files(*suffixes)
        if path.suffix not in BINARY
        for number, line in enumerate(text(path).splitlines(), 1)
        if re.search(pattern, line)
    ]


@pytest.mark.parametrize("what", FORBIDDEN)
def test_no_file_holds(what: str) -> None:
    """The repository says nothing of the machine that it was written on, and leaves nothing for later."""
    assert [] == found(FORBIDDEN[what])


def test_no_test_is_skipped() -> None:
    """A test that cannot run fails."""
    assert [] == found(SKIPPED, ".py")
