"""The table's own session and record with this game: save, load, undo, override, correct, and a record by hand."""

from pathlib import Path
from typing import Any

import pytest

from tests.lisboa.scenes import refused
from tests.retell import LISBOA, retold
from vinhos_kernel import __version__
from vinhos_kernel.lisboa.generator import somebody
from vinhos_kernel.lisboa.kind import LISBOA as LISBOA_RULES
from vinhos_kernel.lisboa.kind import position_of
from vinhos_kernel.lisboa.laws import broken
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
from vinhos_kernel.lisboa.words import story
from vinhos_kernel.views.reasons import reason_text

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
    assert all(isinstance(line, str) for step in table.steps for line in reason_text(step))


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


def test_nothing_is_set_while_a_rule_asks_a_person() -> None:
    """`lisboa.plans`: of two Plans one was said; the sentence speaks of the open question, not of cards."""
    table = answer(start(position={"courtier": "king", "helper": "minister"}), 2)

    assert "treasury cannot be set in the middle of this rule: answer the open question, or undo the last answer" == (
        refused(correct, table, "treasury", 5)
    )
    assert 5 == correct(undo(table), "treasury", 5).position.treasury


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
    old = save.replace(f"edition {LISBOA_RULES.edition}", "edition 0", 1).replace(" @", " @9", 1)
    table = load(old)

    assert "edition 0" in table.note
    assert load(save).position == table.position


def test_invented_turns_are_said_to_be() -> None:
    """A record of a game that runs here says so in its first line; one of a real table does not."""
    assert "# your turns are legal changes of the table, not a person's play" in text(start("solo"))
    assert "#" not in text(start("middle"))


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_a_recorded_game_is_played_as_it_stands(path: Path) -> None:
    """Every sentence after its answer, every field at its place, no law broken on the way; and it can be saved."""
    record = path.read_text(encoding="utf-8")
    table = load(record)

    assert record == retold(record, LISBOA)
    assert [] == [fault for moment in table.moments for fault in broken(moment.game)]
    assert table.position == load(text(table)).position


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_a_recorded_game_with_a_line_changed_is_refused(path: Path) -> None:
    """What is expected is looked at: some of the expectations are spoilt in turn."""
    lines = path.read_text(encoding="utf-8").split("\n")
    places = [place for place, line in enumerate(lines) if line.startswith("expect ")]

    for place in places[:: max(1, len(places) // 5)]:
        assert "expected" in refused(load, "\n".join([*lines[:place], lines[place] + " or not", *lines[place + 1 :]]))


def test_the_recorded_games_play_all_of_his_actions() -> None:
    """His six State actions, his three Noble actions, following on both sides, both periods, the end."""
    steps = [step for path in RECORDS for step in load(path.read_text(encoding="utf-8")).steps]
    rules = {step.rule.removeprefix("lisboa.") for step in steps}

    assert {
        "officials",
        "plans",
        "ships",
        "production",
        "cardinal.move",
        "favor",
        "store",
        "decrees",
        "building",
    } <= rules
    assert {"follow.his", "follow.yours", "church", "period.decks", "score.his", "score.yours", "rank"} <= rules
    assert 5 <= len(RECORDS)


def test_a_wrong_expectation_is_named() -> None:
    """With its line, and what was found instead."""
    assert "line 2: expected 'treasury 5', but treasury is 4" in refused(load, "start middle\nexpect treasury 5\n")
    assert "but told was" in refused(load, "start middle\nexpect takes the moon\n")


@pytest.mark.parametrize("path", FROZEN, ids=lambda path: path.stem)
def test_a_frozen_save_opens(path: Path) -> None:
    """O-68: where it stood; under its own rules edition with its answers and its question, in half a turn as well."""
    save = path.read_text(encoding="utf-8")
    table = load(save)
    block = save.partition("stands <<<\n")[2].partition(">>>")[0]

    assert position_of(block, facts=table.start.facts).key() == table.position.key()
    if f"lisboa record 1 edition {LISBOA_RULES.edition}\n" in save:
        waits = f"{table.question.kind} {table.question.address}" if table.question else "nothing"
        assert ("", f"# waits for {waits}\n{text(table)}") == (table.note, save)


def test_saves_of_this_release_are_frozen() -> None:
    """At least ten moments of different kinds."""
    assert 10 <= len([path for path in FROZEN if path.stem.startswith(f"{__version__}_")])


@pytest.mark.parametrize(
    "start_name, holds",
    [
        ("laid", "stores.A1 free"), ("laid", "buildings.W-D none"), ("middle", "rubble.W-D none"),
        ("middle", "stores.A2 lacerda right"), ("laid", "decrees_out none"),
        ("middle", "buildings.W-D nobody blue cloth+tools"), ("laid", "stacks.nexts.blue books+tools"),
        ("empty", "stacks.tops.blue none"), ("laid", "you.offices.king 0"), ("empty", "ship_influence.blue unknown"),
        ("laid", "you.rubble none"), ("laid", "you.reis unknown"),
    ],
)  # fmt: skip
def test_what_holds_nothing_can_be_expected(start_name: str, holds: str) -> None:
    """In the bare words of the field; a place that does not exist is no field."""
    assert load(f"start {start_name}\nexpect {holds}\n").entries == ()

    path = holds.partition(" ")[0]

    assert f"but {path} is" in refused(load, f"start {start_name}\nexpect {path} something\n")
    assert "but told was" in refused(load, f"start {start_name}\nexpect {path}x free\n")


@pytest.mark.parametrize(
    "named, sentence",
    [
        ({"most": "x"}, "most: 'x' is not a whole number from 0"),
        ({"most": -1}, "most: -1 is not a whole number from 0"),
        ({"policy": 5}, "policy: 5 is not a function"),
    ],
)
def test_what_nobody_can_play_on_with(named: dict[str, Any], sentence: str) -> None:
    """One sentence, whichever session it is."""
    assert sentence in refused(play_on, start("solo"), **named)
    assert sentence in refused(play_on, start("table"), **named)


def test_a_session_begins_where_another_one_stands() -> None:
    """With its position, its readings and its facts."""
    own = "ship.blue.hull = 5"
    table = start(position=start("middle", readings={"ship_gain": "two"}, facts=own))

    assert start("middle", readings={"ship_gain": "two"}, facts=own).position == table.position
    assert ("two", own) == (table.position.readings["ship_gain"], table.position.board.own)
