"""Broken saves: cut, mistyped, with bytes changed: one sentence within a second, or a table that obeys the laws."""

from random import Random

import pytest

from tests.walks import faults, walk
from vinhos_kernel import correct, load, roll, start, text
from vinhos_kernel.table.errors import TableError
from vinhos_kernel.table.session import Session

FACTS = '[region.douro]\nprice = 6\nfrom = { price = "yours:my own box" }\n'
TABLE = correct(
    roll(roll(start(position={"start": "middle", "cubes": {"dao": 2}}, seed=3, facts=FACTS), "turn")), "you.bagos", 2
)
SAVE = text(TABLE)
ALPHABET = "0123456789abcxyz \n\t[]{}=\"'#@|*<>.,-_/\\ãé²\u2028\x00\ud800😀"


def opened(save: str) -> Session | str:
    """The table that a text opens as, or the sentence that refuses it; anything else is a fault."""
    try:
        found: Session | str = load(save)
    except TableError as error:
        found = str(error)
    return found


def wrong_with(save: str) -> list[str]:
    """What is wrong with how a text is opened or refused."""
    found = opened(save)
    if isinstance(found, Session):
        return faults(found)
    return [] if found and "\n" not in found and len(found) < 1000 else [found]


def test_a_save_cut_anywhere_is_refused() -> None:
    """Only the last line end may be missing: never a shorter game by mistake."""
    whole = SAVE.rstrip("\n")

    assert [] == [end for end in range(1, len(whole)) if not isinstance(opened(whole[:end]), str)]
    assert isinstance(opened(whole), Session)


@pytest.mark.parametrize("seed", range(4))
def test_a_changed_character_breaks_nothing(seed: int) -> None:
    """A wrong one, one too many, one too few, two changed places: hundreds of them."""
    dice, wrong = Random(seed), list[str]()
    for _ in range(120):
        place, other = sorted((dice.randrange(len(SAVE)), dice.randrange(len(SAVE))))
        letter = dice.choice(ALPHABET)
        wrong += wrong_with(SAVE[:place] + letter + SAVE[place + 1 :])
        wrong += wrong_with(SAVE[:place] + letter + SAVE[place:])
        wrong += wrong_with(SAVE[:place] + SAVE[place + 1 :])
        wrong += wrong_with(SAVE[:place] + SAVE[other:])

    assert [] == wrong


@pytest.mark.parametrize("seed", range(4))
def test_changed_lines_break_nothing(seed: int) -> None:
    """Lines doubled, left out, and in another order."""
    dice, lines, wrong = Random(seed), SAVE.split("\n"), list[str]()
    for _ in range(80):
        one, other = dice.randrange(len(lines)), dice.randrange(len(lines))
        swapped = lines.copy()
        swapped[one], swapped[other] = lines[other], lines[one]
        for changed in (lines[:one] + lines[one + 1 :], [*lines[:one], lines[other], *lines[one:]], swapped):
            wrong += wrong_with("\n".join(changed))

    assert [] == wrong


@pytest.mark.parametrize("name", ["solo", "two"])
def test_a_save_of_your_own_turns_is_refused_when_a_line_is_missing_or_spoilt(name: str) -> None:
    """Cut behind each line, each line left out, each line with another end: a sentence, or a lawful table."""
    lines = text(walk(5, 60, name=name)[-1]).rstrip("\n").split("\n")
    cut = ["\n".join(lines[:end]) for end in range(1, len(lines))]
    spoilt = [
        "\n".join([*lines[:n], *more, *lines[n + 1 :]]) for n in range(len(lines)) for more in ([], [lines[n] + "9"])
    ]

    assert [] == [end for end, save in enumerate(cut) if not isinstance(opened(save), str)]
    assert [] == [fault for save in spoilt for fault in wrong_with(save)]
    assert 60 < len(lines)


@pytest.mark.parametrize("seed", range(4))
def test_random_text_is_refused(seed: int) -> None:
    """With and without the first line of a save."""
    dice, wrong = Random(seed), list[str]()
    for _ in range(100):
        noise = "".join(dice.choice(ALPHABET) for _ in range(dice.randrange(300)))
        wrong += wrong_with(noise) + wrong_with("vinhos record 1 edition 1\nstart middle\n" + noise)
        wrong += wrong_with(f"start middle\n{noise}") + wrong_with(f"position <<<\n{noise}\n>>>\n")

    assert [] == wrong


def test_a_record_by_hand_cut_anywhere_is_a_beginning_or_refused() -> None:
    """It has no end that could be missed, but no half line counts."""
    record = "start middle\nseed 3\naction wineries\nnumber 6\nexpect adds a Renown cube to Lisboa\nnumber 8\n"

    assert [] == [fault for end in range(len(record)) for fault in wrong_with(record[:end])]


@pytest.mark.parametrize("seed", range(6))
def test_another_save_is_not_half_applied(seed: int) -> None:
    """The table in play is a value: a load that fails leaves it alone."""
    table = walk(seed, 12)[-1]
    before = text(table)
    for end in (20, len(before) // 2, len(before) - 10):
        opened(before[:end])

    assert before == text(table)
