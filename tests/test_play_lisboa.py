"""The terminal with Lisboa's Lacerda: a whole evening beside a real table, his steps, his pattern, the checklist."""

from io import StringIO
from pathlib import Path
from random import Random

import pytest

import vinhos_kernel
from tests.lisboa.moments import evening
from vinhos_kernel.lisboa.generator import somebody
from vinhos_kernel.lisboa.kind import position_of
from vinhos_kernel.lisboa.pattern import pattern
from vinhos_kernel.lisboa.solo import answer, correct, load, play_on, roll, score_sheet, start, text
from vinhos_kernel.lisboa.telling import BOARDS, tell_pattern
from vinhos_kernel.play.asking import typed
from vinhos_kernel.play.lisboa import LISBOA
from vinhos_kernel.play.terminal import Terminal
from vinhos_kernel.table.session import Session

SET_UP = (
    "cloth books tools gold",
    "2 3 2 3",
    "tfe eet eff ett etf fft eet ttt tf ef et ff tt ee ft et ft et ef tt et",
    "4 8 15 69 16 23 42 51 62",
    *("tools and cloth", "cloth+gold", "gold+books", "books+tools"),
    *("king", "builder"),
    *("minister", "books and cloth"),
    *("treasury", "king"),
)
"""A set-up as a person types it from the table."""


def played(*lines: str, table: Session | None = None) -> tuple[Terminal, str]:
    """A terminal after these lines, and what it said to the last of them."""
    out = StringIO()
    terminal = Terminal(table or start("middle"), True, StringIO("".join(f"{line}\n" for line in lines)), out)
    terminal.cmdloop()
    return terminal, out.getvalue().rpartition(f"> {lines[-1]}\n")[2].rpartition("\n\nGoodbye")[0]


def one_line(words: str) -> str:
    """Words without their line ends."""
    return " ".join(words.split())


def test_a_set_up_is_typed_from_the_table() -> None:
    """Several of a kind on a line, cubes and goods in any order; then it is your turn."""
    terminal, words = played(*SET_UP, table=start("table"))
    game = terminal.table.position

    assert (0, "lisboa.you") == (terminal.refused, terminal.table.question and terminal.table.question.rule)
    assert (4, 8, 15, 16, 23, 42, 51, 62) == game.decrees
    assert [b"\1\1\1", b"\2\0\1", b"\1\0\1"] == [game.rubble_at(place) for place in (0, 1, 20)]
    assert "period 1; Helper above the Minister deck; his Courtier at the King; Treasury 3;" in words
    assert "(`checklist` lists what your table shows now, as lines to type)" in words


def test_a_series_is_asked_for_in_full_once() -> None:
    """The second row of rubble is asked for by its prompt alone."""
    terminal, words = played(*SET_UP[:2], "tfe", table=start("table"))

    assert terminal.table.question is not None
    assert f"rubble at row A: eft\n{terminal.table.question.prompt}" == words


@pytest.mark.parametrize(
    ("lines", "words"),
    [
        (("2 3 2 3 2",), "'2' answers nothing: 5 answers are too many for Scoring tile of street 1?"),
        (("2 2",), "Scoring tile of street 2?: '2' is not one of (1, 3, 4"),
        (("2 3 2 3", "eft eee xyz"), "'xyz' is not one of (eee, eef"),
        (("2 3 2 3", "eftt"), "'eftt' is not one of (eee, eef"),
    ],
)
def test_a_series_is_taken_whole_or_not_at_all(lines: tuple[str, ...], words: str) -> None:
    """A refusal anywhere in the line changes nothing."""
    table = answer(start("table"), "cloth-books-tools-gold")
    terminal, said = played(*lines, table=table)

    assert words in one_line(said)
    assert (4 * (len(lines) - 1), 1) == (len(terminal.table.entries) - 1, terminal.refused)


@pytest.mark.parametrize("seed", range(3))
def test_a_whole_evening_is_typed(seed: int) -> None:
    """Every answer by its number or its word, beside a real table, to the rank at court; nothing is refused."""
    table = evening(seed)
    lines, dice, again = [], Random(seed), start("table")
    for entry in table.entries:
        assert again.question is not None
        if not entry.is_answer:
            lines.append(f"set {entry.what} = {entry.value}")
            again = correct(again, entry.what, entry.value)
            continue
        place = again.question.options.index(entry.value)
        numbered = typed(LISBOA, again.question, again.position)[0].startswith("  1. ")
        lines.append(str(place + 1) if numbered and dice.random() < 0.5 else str(entry.value))
        again = answer(again, entry.value)
    terminal, words = played(*lines, "score", table=start("table"))

    assert (0, table.entries) == (terminal.refused, terminal.table.entries)
    assert "over" == terminal.table.position.phase
    assert words.startswith("the game is over and everything is counted")


def test_his_five_steps_are_read_one_by_one() -> None:
    """Each with its sentences and their reasons; the one that waits says so."""
    whole, one = played("steps")[1], played("steps 3")[1]

    assert ["1. Courtier", "2. State action", "3. Noble action", "4. discard", "5. Helper"] == [
        line for line in whole.split("\n") if line[:1].isdigit()
    ]
    assert one in whole
    assert "  Lacerda builds a store at B2, facing right: 6 wigs; he takes no reward and pays nothing" in one
    assert "      B2 right: 6 wigs\n" in one
    assert "6 wigs" in one and "falls out" in one


def test_a_step_that_waits_says_so() -> None:
    """In the middle of his turn, and before his first one."""
    table = answer(start(position={"start": "laid", "courtier": "king", "helper": "minister"}), 2)

    assert "2. State action: waits for an answer" in played("steps", table=table)[1]
    assert "5. Helper: to come" in played("steps", table=table)[1]
    assert "he has not played yet" in played("steps", table=start("table"))[1]


def test_a_new_period_reminds_of_the_checklist() -> None:
    """Once, with the brown decks; a game that runs here has no table to look at."""
    reminder = "(`checklist` lists what your table shows now, as lines to type)"
    beside, here = evening(7), play_on(start("solo", seed=7), somebody)
    told = LISBOA.told(beside.steps, beside.position)

    assert 2 == told.count(reminder)
    assert told[told.index(reminder, told.index(reminder) + 1) - 1].startswith("the second period begins")
    assert reminder not in LISBOA.told(here.steps, here.position)


def test_his_pattern_is_told() -> None:
    """Twelve turns or as many as are asked for; an empty deck breaks it."""
    twelve, two = played("pattern")[1], played("pattern 2")[1]
    game = start("middle").position

    assert one_line(tell_pattern(pattern(game, 12))) in one_line(twelve)
    assert one_line(twelve).startswith(one_line(two))
    assert "turn 2: visits the King with the Helper above the Builder deck: Royal Favor, then opens a Public" in two
    assert "he has no turns to come here" in played("pattern", table=start("table"))[1]


def test_the_checklist_is_typed_back() -> None:
    """Each of its lines is a command that changes nothing where the table is as it says."""
    page = played("checklist")[1].replace("\n    ", " ")
    lines = [line.strip() for line in page.split("\n") if line.startswith("  set ")]
    terminal, words = played(*lines)

    assert (0, len(lines)) == (terminal.refused, len(terminal.table.entries))
    assert start("middle").position == terminal.table.position
    assert "Still asked: Which Noble did you visit" in one_line(words)
    assert "set event_decks.king 1 # cards of the brown King deck" in played("checklist 2")[1]
    assert "the set-up asks for all of this" in played("checklist", table=start("table"))[1]


def test_the_score_counts_what_only_you_know() -> None:
    """Decrees and réis as they are typed; every row of both sides."""
    without, with_both = played("score")[1], played("score 7 23")[1]
    rows = score_sheet(start("middle"), 7, 23)

    assert "without your Decrees and réis" in without
    assert "  7 Decrees\n" in with_both
    assert f"You: {17 + sum(row.wigs for row in rows['you'])} wigs" in with_both
    assert f"Lacerda: {27 + sum(row.wigs for row in rows['lacerda'])} wigs" in with_both


def test_odds_are_those_of_what_turns_up() -> None:
    """Exact where chance is asked; everything else of his is computed, and said to be."""
    table = start("solo", seed=3)
    words, later = played("odds", table=table)[1], played("odds")[1]
    decree = roll(table)
    while decree.question is not None and decree.question.kind != "decree":
        decree = roll(decree)

    assert "  50 %  1/2  2 wigs\n  50 %  1/2  3 wigs" in words
    assert "each of 70" in played("odds", table=decree)[1]
    assert "what Lacerda does is computed" in later


def test_there_are_no_hints_for_lisboa() -> None:
    """A sentence, as for the commands that Vinhos has not."""
    assert "there are no hints for Lisboa" in played("hint")[1]
    assert "Vinhos has no checklist" in played("checklist", table=vinhos_kernel.start("middle"))[1]


@pytest.mark.parametrize("part", BOARDS)
def test_each_board_is_told_in_words(part: str) -> None:
    """The same text as under the pictures; its name alone is not a command."""
    assert one_line(BOARDS[part](start("middle").position)) == one_line(played(f"board {part}")[1])
    if part != "lacerda":
        assert f"did you mean 'board {part}'?" in one_line(played(part)[1])


def test_paragraphs_origins_readings_and_keys() -> None:
    """Those of Lisboa."""
    assert "Church scoring [lisboa.church]" in played("rule lisboa.church")[1]
    assert "did you mean 'lisboa.church'?" in one_line(played("rule lisboa.chuch")[1])
    assert "Your turn [lisboa.you]" in played("rule")[1]
    assert "ship.purple.hull = 3; public: R22\n  the printed rules, page 22" in played("origin ship.purple.hull")[1]
    assert "  * two: two, as in his own turn" in played("readings")[1]
    assert "  * one: one, as a person does" in played("read follow_decrees one", "readings")[1]
    assert "event_decks: by builder ... treasury" in played("keys")[1]


def test_why_tells_the_reasons_of_his_sentences() -> None:
    """With the paragraph of each, and the doubts it hangs on."""
    words = one_line(played("why")[1])

    assert "Lacerda moves his Courtier to the Builder [lisboa.courtier: Step 1: Courtier]" in words
    assert "Minister: 1 Official of his, falls out by the leftmost" in words


@pytest.mark.parametrize(
    ("line", "words"),
    [
        ("queen", "'queen' is not one of (builder, minister"),
        ("8", "'8' is not one of (builder"),
        ("0", "'0' is not one of (builder"),
        ("", "this is not for chance to answer"),
        ("steps 6", "steps: '6' is not a number from 1 to 5"),
        ("steps x", "steps: 'x' is not a number from 1 to 5"),
        ("pattern 0", "pattern: '0' is not a number from 1 to 60"),
        ("pattern 99999999", "is not a number from 1 to 60"),
        ("checklist brown", "checklist: 'brown' is not a number from 1 to 2"),
        ("score 7", "as in `score 7 23`"),
        ("score 7 -3", "as in `score 7 23`"),
        ("set", "set what, and to what?: `set wigs 12`"),
        ("set treasury 9", "the Treasury stands on 1 to 6, not on 9"),
        ("set treasury", "set what, and to what?"),
        ("set stores.B3 lacerda up", "'lacerda up' is not one of (free, you left"),
        ("set stores.Z9 you left", "'Z9' is not one of"),
        ("set seat here", "seat: cannot be changed"),
        ("set rubble.A xyz", "is not a word of the letters e, f and t"),
        ("set decrees [1, 1]", "Decree"),
        ("read follow_decrees three", "cannot be 'three', only one of (two, one)"),
        ("read nothing", "there is no reading 'nothing'"),
        ("rule lacerda.turn", "the rulebook has no paragraph 'lacerda.turn'"),
        ("origin region.douro.price", "region"),
        ("board ribbon", "board: 'ribbon' is not one of (town, court"),
        ("change 1 king", "no answer stands at '1'"),
        ("again", "there is no draw to throw again"),
        ("turn", "this is not for chance to answer"),
        ("load no/such", "no/such: No such file or directory"),
        ("help me", "help: 'me' is not one of"),
        ("x" * 100_000, "is not one of"),
    ],
)
def test_a_refusal_is_a_sentence_and_changes_nothing(line: str, words: str) -> None:
    """Never a traceback."""
    terminal, said = played(line)

    assert words in one_line(said)
    assert text(start("middle")) == text(terminal.table)
    assert 1 == terminal.refused


def test_a_record_brings_its_own_game(tmp_path: Path) -> None:
    """Loaded from Vinhos, saved, and left alone where the file is something else."""
    file = tmp_path / "evening.game"
    played("king", f"save {file}")
    terminal, words = played(f"load {file}", table=vinhos_kernel.start("middle"))

    assert "Lisboa alone against Lacerda, beside your table" in words
    assert load(file.read_text(encoding="utf-8")).position == terminal.table.position
    assert "lisboa record 1 edition" in file.read_text(encoding="utf-8")
    assert ["king"] == [entry.value for entry in played(f"load {file}", "save " + str(file))[0].table.entries]


@pytest.mark.parametrize("seed", range(3))
def test_whatever_is_typed_the_terminal_lives(seed: int) -> None:
    """A long random walk over commands, options and nonsense; the record leads back to the table."""
    dice = Random(seed)
    lines = [
        *("", "go", "why", "odds", "board", "undo", "redo", "again", "keep", "back", "answers", "steps", "pattern"),
        *("score", "checklist", "rule", "story", "done", "none", "1", "2", "3", "0", "5", "eft", "king", "minister"),
        *("set you.wigs 9", "set treasury 2", "read follow_decrees one", "change 1 gold", "change 2 1", "position"),
    ]
    walk = [dice.choice(lines) for _ in range(150)]
    terminal, words = played(*walk, "help", table=start(dice.choice(("solo", "table", "middle")), seed=seed))

    assert "Traceback" not in words
    assert text(terminal.table) == text(load(text(terminal.table)))


def test_your_tracks_are_set_in_short() -> None:
    """What you gained otherwise: Influence, wigs and réis by their names; the question says what is known."""
    terminal, words = played("set influence 9", "set wigs 30", "set reis 12", "go")
    hand = terminal.table.position.hands[1]

    assert (9, 30, 12, 0) == (hand.influence, hand.wigs, hand.reis, terminal.refused)
    assert "a visit is paid out of 9 Influence and 30 wigs: if your tracks show more, `set influence" in one_line(words)


def test_a_correction_is_told_with_the_question_that_stays() -> None:
    """And with the whole question where it has become another one."""
    stays, other = played("set you.wigs 9")[1], played('set agenda [["lisboa.you.favor"]]')[1]

    assert "set you.wigs = 9\nStill asked: Which Noble did you visit, or what else did you do with your card?" == stays
    assert "Whose Royal Favor did you take?" in other
    assert position_of(text_of_position()) == correct(start("middle"), "you.wigs", 9).position


def text_of_position() -> str:
    """The position that the command prints, as a file would hold it."""
    return played("set you.wigs 9", "position")[1]
