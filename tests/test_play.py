"""The terminal: the same turns, typed; refusals are sentences, and nothing is told by colour alone."""

from io import StringIO
from pathlib import Path
from random import Random

import pytest

from vinhos_kernel import load, odds, origin_of, roll, schema, start, text
from vinhos_kernel.data.rulebook import all_readings, paragraph
from vinhos_kernel.play.terminal import Terminal
from vinhos_kernel.state.notation import plain_of, position_text
from vinhos_kernel.table.session import Session
from vinhos_kernel.views.odds_html import odds_text
from vinhos_kernel.views.outlook import odds_of
from vinhos_kernel.views.story import told
from vinhos_kernel.views.telling import BOARDS

FACTS = '[region.douro]\nprice = 6\nfrom = { price = "yours:my own box" }\n'


def typed(*lines: str, table: Session | None = None) -> tuple[Terminal, str]:
    """A terminal after these lines, and all that it said."""
    out = StringIO()
    terminal = Terminal(
        start("middle", seed=3) if table is None else table, True, StringIO("".join(f"{line}\n" for line in lines)), out
    )
    terminal.cmdloop()
    return terminal, out.getvalue()


def said(*lines: str, table: Session | None = None) -> str:
    """What a terminal says to the last of these lines, before it says goodbye."""
    return typed(*lines, table=table)[1].rpartition(f"> {lines[-1]}\n")[2].rpartition("\n\nGoodbye")[0]


def test_enter_turns_one_card_as_the_session_does() -> None:
    """Same die, same story."""
    terminal, words = typed("", "")
    table = roll(roll(start("middle", seed=3)))

    assert table.entries == terminal.table.entries
    assert all(sentence in words for sentence in told(table.steps))
    assert "turned: wineries" in words


def test_turn_plays_the_whole_turn() -> None:
    """To the next Action card."""
    terminal, words = typed("turn")
    table = roll(start("middle", seed=3), "turn")

    assert table.entries == terminal.table.entries
    assert "\n".join(told(table.steps)) in words


def test_a_whole_turn_can_be_typed_as_it_came_up() -> None:
    """Every card that lay on the real table, the unfit ones too."""
    terminal, words = typed("sales", "9", "2", "4", "3", "8", "6")

    assert "spends 2 cubes of Dão" in words
    assert "sells to red 5" in words
    assert [0] * 7 == [entry.rolled for entry in terminal.table.entries]
    assert 0 == terminal.refused


def test_a_question_is_shown_with_rule_prompt_and_options() -> None:
    """And how it can be answered; cards that do not fit are told apart by brackets and a sentence."""
    words = said("sales")

    assert f"{paragraph('lacerda.sales.1').title} [lacerda.sales.1]\nWhich of your tied regions?" in words
    assert "(9 Number cards are left; 3 fit, the other 6 would stay out)\n  (1) (2) 3 4 (5) (6) (7) 8 (9)\n" in words
    assert "Enter turns one" in words


def test_options_have_their_printed_names() -> None:
    """Not only ids."""
    words = typed()[1]

    assert "  vineyards_top - Vineyards (top left)" in words
    assert "  sales - Sales" in words


def test_why_tells_candidates_and_what_cut_them() -> None:
    """The Sieve and the Ladder of the last sentences, with draws and readings."""
    sieve, ladder = said("sales", "4", "why"), said("sales", "4", "9", "why")

    assert "Which of your tied regions? 4" in sieve
    assert "      Dão: 3 Renown cubes, chosen by Number card 4\n      Douro: 3 Renown cubes" in sieve
    assert "tried in this order\n      1. red 11: no such slot" in ladder
    assert "red 10: free" in ladder
    assert "reading sales_cascade: both_colours (" in ladder


def test_why_all_tells_the_whole_story() -> None:
    """From the first sentence on."""
    words = said("turn", "set you.bagos 1", "why all")

    assert all(sentence in words for sentence in told(roll(start("middle", seed=3), "turn").steps))
    assert "nothing was told" in said("turn", "set you.bagos 1", "why")


def test_the_odds_are_those_beside_the_board() -> None:
    """Exact, as fractions, with the method named; in the middle of a draw wasted cards are out."""
    words, table = said("sales", "9", "odds"), typed("sales", "9")[0].table
    game = table.position.copy()
    game.numbers &= ~(1 << 9)
    exact = odds(game, "lacerda.turn", lambda g: g.bagos[2] - 9)

    assert " ".join(odds_text(odds_of(table)).split()) == " ".join(words.split())
    assert "the next one fits with 3/8" in words
    assert [] == [gain for gain, chance in exact.largest_first() if f" {chance}  +{gain}\n" not in f"{words}\n"]
    assert "(exact, " in words


def test_there_are_no_odds_of_what_a_person_decides() -> None:
    """Said so."""
    tables = (roll(start("companion", seed=1), "turn"), start(position={"agenda": []}))

    assert [True] * 2 == ["there are no odds" in said("odds", table=table) for table in tables]


@pytest.mark.parametrize("part", BOARDS)
def test_each_board_is_told_in_words(part: str) -> None:
    """The same text as under the pictures."""
    words = said(f"board {part}")

    told_ = BOARDS[part](start("middle", seed=3).position) or "nothing of that lies on this table"

    assert told_.split()[:3] == words.split()[:3]


def test_the_whole_table_is_told_in_words() -> None:
    """Every board, one after the other."""
    words = " ".join(said("board").split())

    assert all(" ".join(tell(start("middle", seed=3).position).split()) in words for tell in BOARDS.values())
    assert "board: 'sails' is not one of (ribbon, quadrel" in said("board sails")


def test_undo_and_redo() -> None:
    """What is taken back is named; at the ends a sentence."""
    terminal, words = typed("", "", "undo", "redo", "undo", "undo", "undo", "redo", "redo", "redo")

    assert "taken back: Which Action card? wineries (0/lacerda.turn/1)" in words
    assert "nothing to undo: this is the start" in words
    assert "nothing to do again" in words
    assert 2 == len(terminal.table.entries)
    assert 2 == terminal.refused


def test_again_throws_another_card_and_says_so() -> None:
    """And `back` returns to the first one."""
    terminal, words = typed("", "", "again")

    assert f"throw 2: {terminal.table.entries[-1].value}" in words
    assert [1, 2] == [entry.rolled for entry in terminal.table.entries]
    assert [1, 1] == [entry.rolled for entry in typed("", "", "again", "back")[0].table.entries]


def test_change_an_earlier_answer_by_number_or_address() -> None:
    """What follows is played anew; what does not fit is on offer or dropped, by name."""
    by_number, words = typed("turn", "answers", "change 1 sales")
    by_address, _ = typed("turn", "change 0/lacerda.turn/1 sales")

    assert by_number.table.entries == by_address.table.entries
    assert "1 Which Action card? wineries (0/lacerda.turn/1)" in words
    assert "2 earlier answers are on offer" in words
    assert "sales" == by_number.table.entries[0].value


def test_keep_takes_what_is_on_offer() -> None:
    """As far as it fits."""
    terminal, words = typed("vineyards_top", "1", "2", "sales", "8", "change 2 2", "1", "keep")

    assert "dropped: Which region's Number card? 2" in words
    assert ["vineyards_top", 2, 1, "sales", 8] == [entry.value for entry in terminal.table.entries]


@pytest.mark.parametrize(
    ("line", "path", "value"),
    [
        ("set cubes.douro 2", ("cubes", "douro"), 2),
        ("set sales.red 9 nobody", ("sales", "red 9"), None),
        ("set sales.red 8 = you", ("sales", "red 8"), "you"),
        ('set bribes ["sales", "workers"]', ("bribes",), ["workers", "sales"]),
        ("set bribes = []", ("bribes",), []),
        ('set expert_decks.taste {"top": ["taste_cube_1"]}', ("expert_decks", "taste", "top"), ["taste_cube_1"]),
        ("set phase maintenance", ("phase",), "maintenance"),
    ],
)
def test_the_table_is_corrected(line: str, path: tuple[str, ...], value: object) -> None:
    """A line of the record, through the validator."""
    terminal, words = typed(line)
    found: object = plain_of(terminal.table.position)
    for key in path:
        found = found.get(key) if isinstance(found, dict) else None

    assert value == found
    assert f"set {'.'.join(path[:2])} = " in words
    assert (1, 0) == (len(terminal.table.entries), terminal.refused)


@pytest.mark.parametrize(
    ("line", "words"),
    [
        ("set", "set what, and to what?"),
        ("set cubes.douro", "set what, and to what?"),
        ("set cubes.douro many", "cubes"),
        ("set cubes.douro 99", "Douro has"),
        ("set bribes [[[", "bribes"),
        ("set cubes " + "[" * 50_000, "cubes"),
        ("read his_money", "cannot be ''"),
        ("read his_mony none", "did you mean 'his_money'?"),
        ("rule lacerda.sale", "did you mean"),
        ("origin region.doro.price", "douro"),
        ("change", "no answer stands at ''"),
        ("change 7 sales", "no answer stands at '7'"),
        ("keep", "no earlier answer is on offer"),
        ("back", "there is nothing to go back to"),
        ("help me", "help: 'me' is not one of (again, answers"),
        ("save", "no file is named"),
        ("load", "no file is named"),
        ("load no/such/file", "no/such/file: No such file or directory"),
        ("load .", "Is a directory"),
        ("load a\0b", "is not a text file"),
        ("save no/such/folder/x.game", "No such file or directory"),
        ("42", "'42' is not one of (vineyards_top"),
        ("sails", "did you mean 'sales'?; help lists the commands"),
        ("!", "is not one of"),
        ("😀", "is not one of"),
        ("x" * 100_000, "is not one of"),
    ],
)
def test_a_refusal_is_a_sentence_and_changes_nothing(line: str, words: str) -> None:
    """Never a traceback."""
    terminal, out = typed(line)

    assert words in " ".join(out.split())
    assert "Traceback" not in out
    assert text(start("middle", seed=3)) == text(terminal.table)
    assert 1 == terminal.refused


def test_readings_are_listed_and_chosen() -> None:
    """The one in use has a star, in words."""
    before, after = said("readings"), said("read his_money none", "readings")

    assert [] == [each.name for each in all_readings() if each.name not in before or each.doubt[:30] not in before]
    assert "  * table: " in before
    assert "  * none: no\n" in after[after.index("his_money") :]


def test_a_paragraph_is_read() -> None:
    """By its id, or that of the open question."""
    told_ = paragraph("lacerda.sales.2")

    assert " ".join(told_.says.split()) in " ".join(said("rule lacerda.sales.2").split())
    assert paragraph("lacerda.turn").title in said("rule")


def test_an_origin_is_told() -> None:
    """Value, kind and source; a reader's own values too."""
    ours, mine = origin_of("region.douro.price"), said("origin region.douro.price", table=start("middle", facts=FACTS))

    assert f"region.douro.price = {ours.value}; {ours.kind}: {ours.source}" in said("origin region.douro.price")
    assert "region.douro.price = 6; yours: my own box" in mine


def test_a_table_is_saved_and_loaded(tmp_path: Path) -> None:
    """In the middle of a draw too; `back` returns to the table in play."""
    file = tmp_path / "my table.game"
    terminal, words = typed("sales", "9", f"save {file}", "3", f"load {file}")
    there = typed("sales", "9", f"save {file}", "3", f"load {file}", "back")[0]

    assert f"loaded {file}: 2 answers and corrections, 0 undone" in " ".join(words.split())
    assert text(terminal.table) == file.read_text(encoding="utf-8") == text(load(text(terminal.table)))
    assert 3 == len(there.table.entries)
    assert [file] == list(tmp_path.iterdir())


def test_a_file_that_is_no_record_is_not_overwritten(tmp_path: Path) -> None:
    """A save may take the place of a save, and of nothing else."""
    file = tmp_path / "letter.txt"
    file.write_text("Dear Lacerda", encoding="utf-8")
    terminal, words = typed(f"save {file}")

    assert "is not a record: it is left alone" in " ".join(words.split())
    assert ("Dear Lacerda", 1) == (file.read_text(encoding="utf-8"), terminal.refused)


@pytest.mark.parametrize("content", [b"", b"hello", b"\xff\xfe\x00", b"vinhos record 1 edition 1\nstart middle\n"])
def test_a_bad_file_is_refused_and_the_table_stays(tmp_path: Path, content: bytes) -> None:
    """With the sentence that says why."""
    file = tmp_path / "bad.game"
    file.write_bytes(content)
    terminal, words = typed("sales", f"load {file}")

    assert ["sales"] == [entry.value for entry in terminal.table.entries]
    assert 1 == terminal.refused
    assert "loaded" not in words


def test_story_position_and_keys_are_told() -> None:
    """Everything so far, the position as text, and what can be set."""
    terminal, words = typed("turn", "position")

    assert position_text(terminal.table.position) in words
    assert "\n".join(told(terminal.table.steps)) in said("turn", "turn", "undo", "story") + said("turn", "story")
    assert " ".join(schema().split()) in " ".join(said("keys").split())


def test_every_command_is_listed() -> None:
    """Each with a line of help."""
    words = said("help")
    commands = [name[3:] for name in dir(Terminal) if name.startswith("do_") and name != "do_EOF"]

    assert [] == [name for name in commands if f"\n{name}" not in words]
    assert said("help undo").startswith("undo - ")


def test_a_finished_game_says_so() -> None:
    """Nothing is left to do."""
    terminal, words = typed("", table=start(position={"agenda": []}))

    assert "Nothing is left to do: the agenda is done" in words
    assert "no question is open: the agenda is done" in words
    assert 1 == terminal.refused


def test_tab_completes_commands_and_options() -> None:
    """What is typed in part."""
    assert ["sales"] == typed()[0].completenames("sal")
    assert ["redo"] == typed()[0].completenames("red")


@pytest.mark.parametrize("seed", range(3))
def test_whatever_is_typed_the_terminal_lives(seed: int) -> None:
    """A long random walk over commands, options and nonsense."""
    dice = Random(seed)
    lines = [
        "",
        "",
        "",
        "turn",
        "why",
        "odds",
        "board",
        "undo",
        "redo",
        "again",
        "keep",
        "back",
        "answers",
        "readings",
        "rule",
        "story",
        "done",
        "stop",
        "sales",
        "3",
        "4",
        "8",
        "set you.bagos 3",
        "set cubes.douro 1",
        "read number_return after_draw",
        "change 1 sales",
        "change 2 4",
        "change 3 7",
        "help",
        "position",
        "quit now",
        "?",
        "set",
        "x",
    ]
    walk = [dice.choice(lines[:-4]) for _ in range(120)] + ["help"]
    terminal, words = typed(*walk, table=start(dice.choice(("solo", "two", "middle")), seed=seed))

    assert "Traceback" not in words
    assert words.endswith("Goodbye\n")
    assert text(terminal.table) == text(load(text(terminal.table)))


def test_nothing_is_told_by_colour() -> None:
    """No control characters at all."""
    words = typed("turn", "board", "odds", "why", "readings", "help")[1]

    assert "\x1b" not in words
    assert [] == [letter for letter in words if not letter.isprintable() and letter != "\n"]
    assert 101 > max(map(len, words.split("\n")))
