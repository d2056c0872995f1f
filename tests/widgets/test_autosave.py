"""Autosave: the file always holds a whole save, a table goes on from it, what cannot be read is set aside."""

from pathlib import Path

import pytest

from tests.widgets.hand import Hand
from vinhos_kernel import load, roll, start, text
from vinhos_widgets import TableWidget
from vinhos_widgets.autosave import Autosave


@pytest.fixture(autouse=True)
def nothing_is_counted(monkeypatch: pytest.MonkeyPatch) -> None:
    """The odds take their time, and these tests do not look at them."""
    monkeypatch.setattr("vinhos_widgets.table.counted", lambda table: {})


@pytest.fixture
def path(tmp_path: Path) -> Path:
    """Where the game is kept: nothing lies there yet, not even the folder."""
    return tmp_path / "games" / "mine.vinhos"


def test_a_save_is_written_at_once_and_after_each_answer(path: Path) -> None:
    """Picks, draws, undo, corrections: the file holds the session as it stands."""
    hand = Hand(TableWidget("middle", seed=3, autosave=path))

    assert hand.stage.position == load(path.read_text(encoding="utf-8")).position

    for word in ("q:action:7", "roll:one", "undo", "q:number:4", "roll:turn"):
        hand.click(word)

        assert text(hand.stage.session) == path.read_text(encoding="utf-8")

    hand.click("correct", path="lacerda.bagos", value="30")

    assert 30 == load(path.read_text(encoding="utf-8")).position.bagos[2]


def test_a_table_goes_on_from_its_save(path: Path) -> None:
    """Whatever else it is told to begin with, and then it says so; half a turn as well."""
    hand = Hand(TableWidget("middle", seed=3, autosave=path))
    hand.click("q:action:7")
    hand.click("q:number:9")

    again = TableWidget("solo", seed=9, autosave=str(path))

    assert hand.stage.session.question == again.session.question
    assert hand.stage.position == again.position
    assert "mine.vinhos holds another table: it goes on here; name another file to begin anew" == again.alert
    assert "" == TableWidget("middle", autosave=str(path)).alert


def test_nothing_but_the_save_lies_in_the_folder(path: Path) -> None:
    """What was written beside it has taken its place."""
    hand = Hand(TableWidget("middle", seed=3, autosave=path))
    hand.click("roll:turn")

    assert [path] == list(path.parent.iterdir())


def broken_saves() -> dict[str, bytes]:
    """Files that are no save: cut off, spoilt, of something else, no text, empty."""
    whole = text(roll(start("middle", seed=3), "turn")).encode()
    return {
        "cut off": whole[: len(whole) * 2 // 3],
        "spoilt": whole.replace(b"bagos", b"bogas"),
        "of another game": b"lisboa record 1 edition 1\n",
        "no text": b"\xff\xfe\x00\x80" * 40,
        "empty": b"",
    }


@pytest.mark.parametrize("name", broken_saves())
def test_a_corrupt_save_is_set_aside(path: Path, name: str) -> None:
    """Byte for byte under another name, told in one sentence; the table begins as if there had been none."""
    spoilt = broken_saves()[name]
    path.parent.mkdir()
    path.write_bytes(spoilt)

    stage = TableWidget("middle", seed=3, autosave=path)
    aside = path.with_name("mine.vinhos.set-aside-1")

    assert spoilt == aside.read_bytes()
    assert stage.alert.startswith("mine.vinhos is no save that can be read (")
    assert stage.alert.endswith("it was set aside as mine.vinhos.set-aside-1.")
    assert start("middle", seed=3).position == stage.position == load(path.read_text(encoding="utf-8")).position


def test_what_was_set_aside_is_never_written_over(path: Path) -> None:
    """The next one gets the next number."""
    path.parent.mkdir()
    for spoilt in (b"one", b"two"):
        path.write_bytes(spoilt)
        TableWidget("middle", autosave=path)

    kept = [path.with_name(f"mine.vinhos.set-aside-{number}").read_bytes() for number in (1, 2)]

    assert [b"one", b"two"] == kept


def test_a_corrupt_save_is_told_until_the_next_answer(path: Path) -> None:
    """The alert goes with the first reply; the game is played as ever."""
    path.parent.mkdir()
    path.write_bytes(b"?")
    hand = Hand(TableWidget("middle", seed=3, autosave=path))
    told = hand.stage.alert
    hand.click("roll:one")

    assert told
    assert "" == hand.stage.alert
    assert 1 == len(load(path.read_text(encoding="utf-8")).entries)


def test_a_place_that_cannot_be_written_is_told_once(tmp_path: Path) -> None:
    """The game goes on without a save."""
    (tmp_path / "file").write_text("not a folder", encoding="utf-8")
    hand = Hand(TableWidget("middle", seed=3, autosave=tmp_path / "file" / "mine.vinhos"))
    told = hand.stage.alert
    hand.click("roll:one")

    assert "mine.vinhos cannot be" in told
    assert ("", 1) == (hand.stage.alert, len(hand.stage.session.entries))


def test_a_folder_in_its_place_is_left_alone(tmp_path: Path) -> None:
    """It is no file, so nothing is read or written there."""
    stage = TableWidget("middle", autosave=tmp_path)

    assert "cannot be opened" in stage.alert
    assert [] == list(tmp_path.iterdir())


def test_a_write_that_breaks_off_leaves_the_old_save(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The new one is written beside it first."""
    kept, session = Autosave(path, load, text), start("middle", seed=3)
    kept.write(session)
    old = path.read_text(encoding="utf-8")

    def breaks(_: int) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr("vinhos_widgets.autosave.os.fsync", breaks)

    assert "No space left on device" in kept.write(roll(session))
    assert old == path.read_text(encoding="utf-8")


def test_without_a_path_nothing_is_written(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """As ever."""
    monkeypatch.chdir(tmp_path)
    Hand(TableWidget("middle", seed=3)).click("roll:turn")

    assert [] == list(tmp_path.iterdir())
