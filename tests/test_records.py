"""Recorded games: each is played line by line, and says what it says; saves of every release open."""

from pathlib import Path

import pytest

from tests.retell import RECORDS, retold
from tests.walks import seen
from vinhos_kernel import __version__, load, text
from vinhos_kernel.opponents.kind import VINHOS, position_of
from vinhos_kernel.state.laws import broken
from vinhos_kernel.state.names import SPACES
from vinhos_kernel.table.session import Session

GAMES = sorted(RECORDS.glob("*.game"))
FROZEN = sorted((RECORDS / "frozen").glob("*.game"))


SPOILT = 8
"""About so many expectations of a record are spoilt, one after the other."""


def read(file: Path) -> str:
    """A record's text."""
    return file.read_text(encoding="utf-8")


def edition_of(save: str) -> int:
    """The rules edition that a save names."""
    return int(next(line for line in save.split("\n") if line.startswith("vinhos record ")).split()[-1])


def stands_at(save: str, table: Session) -> object:
    """The position that a save says it stands at."""
    block = save.partition("stands <<<\n")[2].partition(">>>")[0]
    return position_of(block, facts=table.start.facts)


@pytest.mark.parametrize("file", GAMES, ids=lambda file: file.stem)
def test_a_recorded_game_is_played_as_it_stands(file: Path) -> None:
    """Every sentence after its answer, every field at its place, no law broken on the way."""
    table = load(read(file))

    assert read(file) == retold(read(file))
    assert [] == [fault for moment in table.moments for fault in broken(moment.game)]


@pytest.mark.parametrize("file", GAMES, ids=lambda file: file.stem)
def test_a_recorded_game_is_saved_and_opened(file: Path) -> None:
    """The save of it leads to the same table."""
    table = load(read(file))

    assert seen(table) == seen(load(text(table)))


@pytest.mark.parametrize("file", GAMES, ids=lambda file: file.stem)
def test_a_recorded_game_with_a_line_changed_is_refused(file: Path) -> None:
    """What is expected is looked at: each expectation in turn is spoilt."""
    lines = read(file).split("\n")
    places = [place for place, line in enumerate(lines) if line.startswith("expect ")]
    spoilt = [
        "\n".join([*lines[:place], f"{lines[place]} or not", *lines[place + 1 :]])
        for place in places[:: max(1, len(places) // SPOILT)]
    ]

    assert [] == [record for record in spoilt if opens(record)]
    assert spoilt


def opens(record: str) -> bool:
    """Whether a record is played to its end."""
    try:
        load(record)
    except ValueError:
        return False
    return True


def test_the_recorded_games_play_every_action_card() -> None:
    """All nine, each of Lacerda's rules of a Fair, and the end of the game."""
    steps = [step for file in GAMES for step in load(read(file)).steps]
    cards = {step.facts["space"] for step in steps if step.rule == "lacerda.turn" and "space" in step.facts}

    assert set(range(len(SPACES))) == cards
    assert {"lacerda.fair.tile", "fair.rank", "fair.trophy", "lacerda.score", "year.end"} <= {
        step.rule for step in steps
    }
    assert 5 <= len(GAMES)


@pytest.mark.parametrize("file", FROZEN, ids=lambda file: file.stem)
def test_a_frozen_save_opens(file: Path) -> None:
    """At the position where it stood; under its own rules edition with its answers and its question too."""
    save = read(file)
    table = load(save)
    waits = f"{table.question.kind} {table.question.address}" if table.question else "nothing"

    assert stands_at(save, table) == table.position
    assert (edition_of(save) == VINHOS.edition) == (table.note == "") or table.entries
    assert table.note or save.startswith(f"# waits for {waits}\n")


@pytest.mark.parametrize("file", FROZEN, ids=lambda file: file.stem)
def test_a_frozen_save_of_this_edition_is_written_the_same_again(file: Path) -> None:
    """Byte by byte: the die, the addresses, the order of the keys are part of the promise."""
    save = read(file)
    again = text(load(save))

    assert edition_of(save) != VINHOS.edition or save.partition("\n")[2] == again


def test_saves_of_this_release_are_frozen() -> None:
    """At least six moments of different kinds."""
    assert 6 <= len([file for file in FROZEN if file.stem.startswith(f"{__version__}_")])
