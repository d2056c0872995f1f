"""The terminal as a program: arguments, input and output, exit codes."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.house.sources import ROOT
from vinhos_kernel.__main__ import main

FACTS = '[region.douro]\nprice = 6\nfrom = { price = "yours:my own box" }\n'


def run(*arguments: str, given: str = "", **environment: str) -> subprocess.CompletedProcess[str]:
    """The module as a program of its own."""
    return subprocess.run(
        [sys.executable, "-m", "vinhos_kernel", *arguments],
        cwd=ROOT,
        input=given,
        capture_output=True,
        encoding="utf-8",
        env={**os.environ, **environment},
    )


def test_a_script_is_played_as_a_program() -> None:
    """From the input, without asking; the same each time."""
    one, other = (run("--script", "--start", "middle", given="turn\nwhy\nodds\nquit\n") for _ in range(2))

    assert (0, "") == (one.returncode, one.stderr)
    assert one.stdout == other.stdout
    assert "Vinhos alone against Lacerda, beside your table: start middle, seed 0" in one.stdout


def test_a_refused_command_shows_in_the_exit_code() -> None:
    """So that a pipe notices."""
    found = run("--script", given="nonsense\n")

    assert (1, "") == (found.returncode, found.stderr)


def test_the_arguments_say_where_to_begin(tmp_path: Path) -> None:
    """A position, own facts, readings, a seed."""
    for file, content in (("p.toml", 'start = "middle"\nlacerda = {bagos = 3}\n'), ("f.toml", FACTS)):
        (tmp_path / file).write_text(content, encoding="utf-8")
    save = tmp_path / "s.game"
    begun = run(
        "--script",
        "--position",
        str(tmp_path / "p.toml"),
        "--facts",
        str(tmp_path / "f.toml"),
        "--seed",
        "5",
        "--reading",
        "his_money=none",
        given=f"board lacerda\norigin region.douro.price\nsave {save}\n",
    )
    again = run("--script", "--load", str(save), given="board lacerda\nreadings\n")

    assert (0, 0, "", "") == (begun.returncode, again.returncode, begun.stderr, again.stderr)
    assert "3 Bagos" in begun.stdout
    assert "3 Bagos" in again.stdout
    assert "region.douro.price = 6; yours: my own box" in begun.stdout
    assert "  * none: no\n" in again.stdout
    assert "seed 5" in again.stdout


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (["--load", "no/such.game"], "no/such.game: No such file or directory"),
        (["--position", "pyproject.toml"], "position: 'build-system' is not one of"),
        (["--facts", "pyproject.toml"], "build-system"),
        (["--reading", "his_money=never"], "the reading his_money cannot be 'never', only one of (table, none)"),
        (["--reading", "x"], "there is no reading 'x'"),
        (["--load", "LICENSE"], "a record begins with"),
        (["--seed", "9" * 30], "seed"),
    ],
)
def test_what_cannot_be_opened_is_one_sentence(
    arguments: list[str], words: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """And the exit code is 2."""
    monkeypatch.chdir(ROOT)

    assert 2 == main(["--script", *arguments])
    assert words in capsys.readouterr().out


def test_it_speaks_where_letters_are_few() -> None:
    """A terminal that knows ASCII only shows what it can."""
    found = run("--script", given="board map\n", PYTHONIOENCODING="ascii")

    assert (0, "") == (found.returncode, found.stderr)
    assert "Douro" in found.stdout


def test_the_end_of_the_input_ends_politely() -> None:
    """Also where a person types."""
    found = run("--start", "middle", "--seed", "3")

    assert (0, "") == (found.returncode, found.stderr)
    assert found.stdout.endswith("Goodbye\n")


def test_an_interruption_ends_politely(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    """Ctrl-C at the prompt."""

    def interrupted(*_: object) -> str:
        raise KeyboardInterrupt

    monkeypatch.setattr("builtins.input", interrupted)

    assert 0 == main(["--start", "middle"])
    assert capsys.readouterr().out.endswith("Goodbye\n")
