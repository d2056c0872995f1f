"""The terminal as a program that plays Lisboa: arguments, records of both games, what the README shows."""

from io import StringIO
from pathlib import Path

import pytest

from tests.house.sources import ROOT
from tests.test_program import run
from vinhos_kernel.__main__ import GAMES, main
from vinhos_kernel.play.playing import loaded


def test_a_record_by_hand_is_tried_with_both_games() -> None:
    """It names no game: the one that can play it does; if none can, the first one's refusal is told."""
    ours, theirs = "start middle\nplay minister\n", "start middle\naction sales\n"

    assert ["lisboa", "vinhos"] == [loaded(record, GAMES).kind.name for record in (ours, theirs)]
    with pytest.raises(ValueError, match="line 2: 'play' is answered, but asked is a action"):
        loaded(ours, ["vinhos"])


def test_the_program_plays_lisboa() -> None:
    """By its name, with a start, a seed, a reading; the same each time."""
    given = "go\nscore\npattern 2\nquit\n"
    options = ("--script", "--game", "lisboa", "--start", "solo", "--seed", "4", "--reading", "setup_official=none")
    one, other = (run(*options, given=given) for _ in range(2))

    assert (0, "") == (one.returncode, one.stderr)
    assert one.stdout == other.stdout
    assert "Lisboa alone against Lacerda, with invented turns of yours: start solo, seed 4" in one.stdout


def test_a_game_is_played_by_itself(capsys: pytest.CaptureFixture[str]) -> None:
    """By somebody who changes the table: story and score."""
    assert 0 == main(["--script", "--game", "lisboa", "--autoplay", "somebody", "--seed", "3"])

    words = capsys.readouterr().out
    assert "4 at court (the steps are stand-ins)" in words
    assert "the game is over and everything is counted" in words


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (["--game", "lisboa", "--start", "two"], "Lisboa has no start 'two', only (table, solo, middle, laid)"),
        (["--start", "laid"], "Vinhos has no start 'laid', only (solo, two"),
        (["--game", "lisboa", "--autoplay", "steward"], "nobody is called 'steward' who plays Lisboa, only (somebody)"),
        (["--autoplay", "somebody"], "nobody is called 'somebody' who plays Vinhos, only (random, steward)"),
        (["--game", "vinhos", "--load", "tests/lisboa/records/frozen/edition_1_half_a_turn.game"], "not of vinhos"),
        (["--game", "lisboa", "--reading", "his_money=none"], "there is no reading 'his_money'"),
        (["--game", "lisboa", "--position", "pyproject.toml"], "'build-system' is not one of"),
    ],
)
def test_what_cannot_be_opened_is_one_sentence(
    arguments: list[str], words: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """And the exit code is 2."""
    monkeypatch.chdir(ROOT)

    assert 2 == main(["--script", *arguments])
    assert words in capsys.readouterr().out


def test_a_load_needs_no_game(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    """The record's first line names it."""
    monkeypatch.setattr("sys.stdin", StringIO("board court\n"))

    assert 0 == main(["--script", "--load", str(Path(__file__).parent / "lisboa" / "records" / "a_round.game")])
    assert "Decrees from the left: " in capsys.readouterr().out


def test_a_position_needs_no_game(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """The one that can read it plays it; what none can read is refused in the words of both."""
    (tmp_path / "p.toml").write_text('start = "laid"\ntreasury = 5\n', encoding="utf-8")
    (tmp_path / "q.toml").write_text("moon = 1\n", encoding="utf-8")

    assert 0 == main(["--script", "--autoplay", "somebody", "--position", str(tmp_path / "p.toml")])
    assert "Lisboa alone against Lacerda, beside your table: start of your own" in capsys.readouterr().out
    assert 2 == main(["--script", "--position", str(tmp_path / "q.toml")])
    words = capsys.readouterr().out
    assert words.startswith("as Vinhos: position: 'moon' is not one of (") and "; as Lisboa: " in words


def test_the_examples_of_the_readme_run() -> None:
    """Those of Lisboa, in their order; every public name that differs from Vinhos has one."""
    section = (
        (ROOT / "README.md").read_text(encoding="utf-8").partition("### Lisboa from Python")[2].partition("\n## ")[0]
    )
    rows = [line for line in section.splitlines() if line.startswith("| `")]
    names: dict[str, object] = {}
    exec(section.partition("```python\n")[2].partition("```")[0], names)
    imported = set(names) - {"__builtins__"}
    for row in rows:
        exec(row.split(" | ")[-1].strip("| `"), names)

    named = {name for row in rows for name in row.split(" | ")[0].replace("`", "").strip("| ").split(", ")}
    assert imported - {"roll"} == named
    assert "lisboa.you.card" == names["table"].question.rule  # type: ignore[attr-defined]
