"""The positions of whole games: as text and back, saved and loaded, undone and done again, at every step."""

from collections.abc import Iterator
from itertools import pairwise
from random import Random

import pytest

from tests.state.test_whole_games import set_up, steps
from tests.walks import answered, seen
from vinhos_kernel import answer, load, redo, start, text, undo
from vinhos_kernel.lab.policies import POLICIES
from vinhos_kernel.lab.simulate import game_seed
from vinhos_kernel.opponents.kind import position_of
from vinhos_kernel.state.game import Game
from vinhos_kernel.state.notation import plain_of, position_text
from vinhos_kernel.table.session import Session

LONGEST_TEXT = 2000
NAMES = ("solo", "two")
BLOCKS = range(8)
GAMES = 25
EVERY = 6
PART = 60


def positions(name: str, seed: int) -> Iterator[Game]:
    """The table after each step of a random game."""
    for _, game in steps(set_up(name).copy(), game_seed(11, seed), POLICIES["random"]):
        yield game.copy()


@pytest.mark.parametrize("seed", range(4))
@pytest.mark.parametrize("name", NAMES)
def test_every_step_of_a_game_is_read_as_it_was_written(name: str, seed: int) -> None:
    """Position, text, position: the same; and the same text again."""
    wrong = []
    for game in positions(name, seed):
        again = position_of(position_text(game))
        if again != game or position_text(again) != position_text(game):
            wrong.append(position_text(game))

    assert [] == wrong


@pytest.mark.parametrize("name", NAMES)
def test_every_step_of_a_game_is_read_from_its_plain_form(name: str) -> None:
    """Without the text between."""
    assert [] == [position_text(game) for game in positions(name, 5) if game != position_of(plain_of(game))]


@pytest.mark.parametrize("block", BLOCKS)
def test_the_text_of_a_position_is_short(block: int) -> None:
    """At any time of 200 random games: short enough for a message."""
    found = []
    for seed in range(block * GAMES, (block + 1) * GAMES):
        for n, game in enumerate(positions(NAMES[seed % 4 == 3], seed)):
            if n % EVERY == seed % EVERY:
                found.append(len(position_text(game)))

    assert LONGEST_TEXT > max(found)
    assert 300 < min(found)


def walked(name: str, seed: int) -> Iterator[list[Session]]:
    """A whole random session in parts: each begins at the position in which the one before has ended."""
    dice = Random(seed)
    part = [start(name, seed=seed)]
    while part[-1].question is not None:
        part.append(answered(part[-1], dice))
        if len(part) > PART and not part[-1].moments[-1].given:
            yield part
            part = [start(position=part[-1].position, seed=seed)]
    yield part


@pytest.mark.parametrize("name", NAMES)
def test_a_save_opens_at_every_step_of_a_whole_game(name: str) -> None:
    """Same position, question, story and answers; and the same save again."""
    parts = list(walked(name, 3))
    wrong = []
    for table in (table for part in parts for table in part):
        save = text(table)
        opened = load(save)
        if seen(opened) != seen(table) or text(opened) != save:
            wrong.append(save)

    assert [] == wrong
    assert "over" == parts[-1][-1].position.calendar.phase
    assert 120 < sum(map(len, parts))


@pytest.mark.parametrize("name", NAMES)
def test_undo_is_the_way_back_at_every_step_of_a_whole_game(name: str) -> None:
    """Every answer is taken back and done again; another answer and back changes nothing either."""
    wrong = []
    for part in walked(name, 4):
        for before, after in pairwise(part):
            back, other = undo(after), before.question
            assert other is not None
            aside = undo(answer(before, other.options[-1]))
            if not (moment(back) == moment(before) == moment(aside) and moment(redo(back)) == moment(after)):
                wrong.append(text(before))

    assert [] == wrong


def moment(table: Session) -> tuple[object, ...]:
    """What can differ between two moments of one session."""
    return table.position.key(), table.question, table.entries, len(table.steps), table.moments[-1].given
