"""The terminal with your own turns: numbered options, hints, Lacerda's moves, whole games out of a pipe."""

from io import StringIO
from random import Random

import pytest

from tests.test_program import run
from vinhos_kernel import play_on, start
from vinhos_kernel.__main__ import main
from vinhos_kernel.lab.policies import any_option
from vinhos_kernel.play.asking import is_numbered, option_typed, typed
from vinhos_kernel.play.terminal import Terminal
from vinhos_kernel.play.vinhos import VINHOS
from vinhos_kernel.solo import hint
from vinhos_kernel.table.session import Session
from vinhos_kernel.views.answer_names import answer_words
from vinhos_kernel.views.score import tell_score
from vinhos_kernel.views.story import told
from vinhos_kernel.views.telling import BOARDS


def at(name: str = "solo", seed: int = 4) -> Session:
    """A table at the first question that a person is asked."""
    return play_on(start(name, seed=seed))


def played(*lines: str, table: Session) -> tuple[Terminal, str]:
    """A terminal after these lines, and what it said to the last of them."""
    out = StringIO()
    terminal = Terminal(table, True, StringIO("".join(f"{line}\n" for line in lines)), out)
    terminal.cmdloop()
    return terminal, out.getvalue().rpartition(f"> {lines[-1]}\n")[2].rpartition("\n\nGoodbye")[0]


def one_line(words: str) -> str:
    """Words without their line ends."""
    return " ".join(words.split())


def test_go_plays_until_a_person_is_asked() -> None:
    """Lacerda's turns and all draws; `lacerda` says the same."""
    one, words = played("go", table=start("solo", seed=4))
    other, _ = played("lacerda", table=start("solo", seed=4))

    assert one.table.entries == other.table.entries == at().entries
    assert "Your decision: " in words
    assert "nothing is left to do" in played("go", table=start(position={"agenda": []}))[1]


@pytest.mark.parametrize("seed", range(4))
def test_an_option_is_answered_by_its_number_or_its_word(seed: int) -> None:
    """Both lead to the same table, at every question of a game."""
    table, dice = at(seed=seed), Random(seed)
    while table.question is not None:
        question = table.question
        place = dice.randrange(len(question.options))
        shown = typed(VINHOS, question, table.position)[place] if question.who == "you" else ""
        if is_numbered(VINHOS, question):
            assert question.options[place] == option_typed(VINHOS, question, str(place + 1))
            assert shown.startswith(f"  {place + 1}. {question.options[place]}")
        else:
            assert str(question.options[place]) == option_typed(VINHOS, question, str(question.options[place]))
        assert not shown or answer_words(table.position, question, question.options[place]) in shown
        table = play_on(table, lambda q, position, n=place: q.options[min(n, len(q.options) - 1)], lambda each: True)


def test_a_number_typed_is_an_answer() -> None:
    """As the word itself would be; one that is not on offer is refused."""
    table = at()
    assert table.question is not None
    number, _ = played("2", table=table)
    word, _ = played(str(table.question.options[1]), table=table)

    assert number.table.entries == word.table.entries
    assert "is not one of" in played("99", table=table)[1]


def test_a_hint_is_what_the_steward_would_do() -> None:
    """With a reason; none is given where nobody decides."""
    table = at()

    assert one_line(hint(table)) == one_line(played("hint", table=table)[1])
    assert "a hint is for a question" in played("hint", table=start("solo", seed=4))[1]


def test_estates_hand_and_score_are_told() -> None:
    """For two people those of both."""
    alone, two = at(), at("two")

    assert "Estates" in BOARDS["estates"](alone.position)
    assert 2 * BOARDS["estates"](alone.position).count("Estates") == BOARDS["estates"](two.position).count("Estates")
    assert one_line(tell_score(alone.position)) == one_line(played("score", table=alone)[1])
    assert one_line(BOARDS["hand"](two.position)) == one_line(played("board hand", table=two)[1])


def test_whoever_is_asked_is_named() -> None:
    """You, the guest, chance."""
    words = played(*["hint", "1", "go"] * 12, "story", table=at("two", 1))[0].stdout.getvalue()  # type: ignore[attr-defined]

    assert "Your decision, not the guest’s: " in words
    assert "The guest’s decision: " in words
    assert "Chance decides: " in words


@pytest.mark.parametrize("name", ["solo", "two"])
def test_a_whole_game_is_played_out_of_a_pipe(name: str) -> None:
    """Every answer typed as a word or a number; the same game as the session's."""
    table = play_on(start(name, seed=12), any_option)
    lines = [str(entry.value) for entry in table.entries]
    found = run("--script", "--start", name, "--seed", "12", given="\n".join([*lines, "score", "quit", ""]))

    assert (0, "") == (found.returncode, found.stderr)
    assert "the game is over" in found.stdout
    assert one_line(tell_score(table.position)) in one_line(found.stdout)


@pytest.mark.parametrize("policy", ["steward", "random"])
def test_a_game_is_played_by_itself(policy: str, capsys: pytest.CaptureFixture[str]) -> None:
    """To the end, with its story and both scores."""
    assert 0 == main(["--script", "--autoplay", policy, "--seed", "3"])

    words = capsys.readouterr().out
    assert "the game is over" in words
    assert "Lacerda" in words and "The score" in words


def test_a_game_beside_a_real_table_waits_for_it(capsys: pytest.CaptureFixture[str]) -> None:
    """What only the people there know is left open."""
    assert 0 == main(["--script", "--autoplay", "steward", "--start", "companion"])
    assert "(type it when your table stands as it should)" in capsys.readouterr().out


def test_the_story_of_your_turn_is_told_with_its_reasons() -> None:
    """`why` after your own answer."""
    terminal, words = played("go", "1", "go", "why", table=start("solo", seed=4))

    assert told(terminal.last)[0] in words
    assert "[" in words
