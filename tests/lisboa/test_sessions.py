"""The table's own session and record with this game: save, load, undo, override, correct, and a record by hand."""

from pathlib import Path

import pytest

from tests.lisboa.scenes import refused
from vinhos_kernel.lisboa.generator import somebody
from vinhos_kernel.lisboa.solo import (
    Session,
    answer,
    correct,
    fork,
    keep,
    load,
    override,
    play_on,
    redo,
    roll,
    start,
    text,
    undo,
)
from vinhos_kernel.lisboa.words import reason, story

RECORDS = sorted((Path(__file__).parent / "records").glob("*.game"))
FROZEN = sorted((Path(__file__).parent / "records" / "frozen").glob("*.game"))


def your_turn(table: Session) -> Session:
    """The example in the first period, played on to your turn: his Plan has been asked for."""
    while table.question is not None and table.question.rule != "lisboa.you":
        table = answer(table, table.question.options[0])
    return table


def test_half_a_turn_is_saved() -> None:
    """`lisboa.turn` (O-48, O-70): at every moment the save leads to the same table and the same question."""
    table = start("middle")
    for _ in range(25):
        assert table.question is not None
        again = load(text(table))

        assert (table.position, table.question) == (again.position, again.question)

        table = answer(table, table.question.options[len(table.entries) % len(table.question.options)])


@pytest.mark.parametrize("seed", range(4))
def test_a_whole_game_is_saved_and_told(seed: int) -> None:
    """Start, answers and position; every sentence and every reason can be said."""
    table = play_on(start("solo", seed=seed), somebody)
    again = load(text(table))

    assert table.position == again.position
    assert story(table.steps) == story(again.steps)
    assert [] == [line for line in story(table.steps) if "{" in line or "[s]" in line]
    assert all(isinstance(line, str) for step in table.steps for line in reason(step))


def test_undo_and_redo() -> None:
    """O-50: as many undos as answers, each to another moment; redo comes back."""
    table = your_turn(start("middle"))
    table = answer(answer(answer(table, "minister"), "none"), 9)
    back = undo(undo(undo(table)))

    assert "lisboa.you" == back.question.rule  # type: ignore[union-attr]
    assert table.position == redo(redo(redo(back))).position
    assert back.position == start("middle").position


def test_a_die_of_a_seed() -> None:
    """O-64: undo gives the same draw again, an asked-for redraw another throw."""
    table = start("solo", seed=3)
    once = roll(table)

    assert once.position == roll(undo(once)).position
    assert 2 == roll(once, "again").entries[-1].rolled


def test_an_earlier_answer_is_changed() -> None:
    """Override: what follows is replayed as far as it fits; what does not is kept on offer or named."""
    table = answer(answer(answer(your_turn(start("middle")), "minister"), "ships"), 3)
    same = override(table, table.entries[0].address, "minister")

    assert table.position == same.position

    changed = override(table, table.entries[1].address, "none")

    assert "lisboa.you.decree" == changed.question.rule  # type: ignore[union-attr]
    assert ["3"] == [str(entry.value) for entry in changed.dropped]

    changed = override(table, table.entries[0].address, "builder")

    assert "lisboa.you.state" == changed.question.rule  # type: ignore[union-attr]
    assert ["ships"] == [entry.value for entry in changed.dropped if entry.what == "state_action"]


def test_an_old_answer_on_offer_is_kept() -> None:
    """After an override an answer whose question comes again is offered there."""
    table = answer(answer(your_turn(start("middle")), "minister"), "none")
    changed = override(table, table.entries[0].address, "king")

    assert "lisboa.you.building" == changed.question.rule  # type: ignore[union-attr]
    assert "no earlier answer is on offer here" in refused(keep, changed)


def test_a_correction_is_a_line_of_the_record() -> None:
    """O-69: logged, undoable, in the save; another side of a doubt as well."""
    table = correct(your_turn(start("middle")), "lacerda.wigs", 30)
    table = correct(table, "readings.follow_decrees", "one")

    assert "set lacerda.wigs = 30" in text(table)
    assert "one" == load(text(table)).position.readings["follow_decrees"]
    assert 30 == load(text(table)).position.hands[2].wigs
    assert "cannot be 'three'" in refused(correct, table, "readings.follow_decrees", "three")
    assert "two" == undo(table).position.readings["follow_decrees"]


def test_a_branch_of_its_own() -> None:
    """Fork: the same table, and what happens there stays there."""
    table = your_turn(start("middle"))
    branch = answer(fork(table), "gold")

    assert "lisboa.you" == table.question.rule  # type: ignore[union-attr]
    assert len(table.entries) + 1 == len(branch.entries)


def test_a_save_of_another_game_is_refused() -> None:
    """The heading names the game."""
    save = text(start("middle")).replace("lisboa record", "vinhos record", 1)

    assert "this is a record of 'vinhos', not of lisboa" in refused(load, save)


def test_a_save_of_another_edition_opens_where_it_stood() -> None:
    """O-68: with a note of the first line that would differ."""
    save = text(answer(start("middle"), start("middle").question.options[0]))  # type: ignore[union-attr]
    old = save.replace("edition 1", "edition 0", 1).replace(" @", " @9", 1)
    table = load(old)

    assert "edition 0" in table.note
    assert load(save).position == table.position


def test_invented_turns_are_said_to_be() -> None:
    """A record of a game that runs here says so in its first line; one of a real table does not."""
    assert "# your turns are legal changes of the table, not a person's play" in text(start("solo"))
    assert "#" not in text(start("middle"))


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_a_record_by_hand(path: Path) -> None:
    """Answers in order with expectations between, as a person writes them."""
    assert load(path.read_text(encoding="utf-8")).entries


def test_a_wrong_expectation_is_named() -> None:
    """With its line, and what was found instead."""
    assert "line 2: expected 'treasury 5', but treasury is 4" in refused(load, "start middle\nexpect treasury 5\n")
    assert "but told was" in refused(load, "start middle\nexpect takes the moon\n")


@pytest.mark.parametrize("path", FROZEN, ids=lambda path: path.stem)
def test_a_save_of_an_earlier_day_opens(path: Path) -> None:
    """O-68: a save of this edition replays to where it stood, in the middle of a turn as well."""
    save = path.read_text(encoding="utf-8")
    table = load(save)

    assert "" == table.note
    assert save == text(table)
