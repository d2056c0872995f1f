"""A reader's own loop, from the draft's sheet: laid in as facts, walked, and checked."""

import json
from random import Random

import pytest

from tests.opponents.automa.tables import AGAINST, across
from tests.opponents.automa.test_its_games import any_readings
from tests.scenes import refused
from tests.walks import seen
from vinhos_kernel import load, origin_of, play_on, start, text
from vinhos_kernel.lab.policies import any_option
from vinhos_kernel.state.laws import broken
from vinhos_kernel.state.names import SPACES

LOOP = """
[automa.loop]
value = ["sales", "cellars", "experts", "vineyards_top", "workers", "wineries"]
from = { value = "yours:the sheet of the draft" }

[from.automa_token]
"*" = "yours:the sheet of the draft"

[automa_token]
token_2 = { number = 2, direction = -1, start = "sales" }
token_3 = { number = 3, direction = 1, start = "sales" }
token_4 = { number = 4, direction = 1, start = "experts" }
token_5 = { number = 5, direction = -1, start = "workers" }
"""
SMALL = '[automa.loop]\nvalue = {}\nfrom = {{ value = "yours:my sheet" }}\n'
TOKEN = '[automa_token.token_2]\n{}\nfrom = {{ "*" = "yours:my sheet" }}\n'
DIE = '[automa.die]\nvalue = {}\nfrom = {{ value = "yours:my sheet" }}\n'


@pytest.mark.parametrize("token, space", [(0, "wineries"), (1, "cellars"), (2, "vineyards_top"), (3, "vineyards_top")])
def test_its_tokens_walk_on_your_loop(token: int, space: str) -> None:
    """`automa.step.1`: each along its own arrows, and round the end of it."""
    table = start(position=across(automa={"bagos": 0}, agenda=[["automa.step", token, 0]]), facts=LOOP)

    assert SPACES.index(space) == table.position.markers[2]


def test_your_loop_is_yours() -> None:
    """Its origin is the reader's; without it, a stand-in."""
    assert "yours" in str(origin_of("automa.loop.value", LOOP))
    assert "stand-in" in str(origin_of("automa.loop.value"))


@pytest.mark.parametrize("seed", range(4))
def test_a_game_on_your_loop(seed: int) -> None:
    """It comes to its end, no law broken; its marker was only where the loop leads."""
    table = play_on(start("automa", seed=seed, facts=LOOP), any_option)
    seen = {SPACES[moment.game.markers[2]] for moment in table.moments if moment.game.calendar.phase == "actions"}

    assert ([], "over") == (broken(table.position), table.position.calendar.phase)
    assert seen <= {"sales", "cellars", "experts", "vineyards_top", "workers", "wineries", SPACES[0], "press_release"}
    assert not seen & {"export", "vineyards_bottom"}


@pytest.mark.parametrize(
    "facts, says",
    [
        (SMALL.format('["sales", "cellars", "sales", "wineries", "vineyards_top", "export"]'), "sales is there twice"),
        (SMALL.format('["sales", "cellars", "kitchen"]'), "kitchen"),
        (SMALL.format('["sales", "cellars", "experts", "workers", "vineyards_top"]'), "starts off the loop"),
        (LOOP.replace('direction = -1, start = "sales"', 'direction = 0, start = "sales"'), "direction is 0"),
        (LOOP.replace('direction = -1, start = "sales"', 'direction = 2, start = "sales"'), "direction"),
        (LOOP.replace('direction = -1, start = "sales"', 'direction = 1, start = "export"'), "starts off the loop"),
        (LOOP.replace("number = 3", "number = 2"), "six faces"),
        (DIE.format("[2, 3, 3, 4, 4]"), "six faces"),
        (DIE.format("[1, 3, 3, 4, 4, 5]"), "1"),
        (SMALL.format("[]"), "loop"),
    ],
)
def test_a_loop_that_cannot_be_walked_is_refused(facts: str, says: str) -> None:
    """With one sentence that names what is wrong."""
    sentence = refused(start, "automa", facts=facts)

    assert says in sentence
    assert "\n" not in sentence


def test_a_loop_too_short_for_a_turn_is_refused() -> None:
    """Two actions, and perhaps a step more for each: four different actions are needed, else it cannot go on."""
    short = LOOP.replace(
        '["sales", "cellars", "experts", "vineyards_top", "workers", "wineries"]', '["sales", "experts", "workers"]'
    )

    assert "different actions" in refused(start, "automa", facts=short)


def test_seats_name_it() -> None:
    """The position of its table says who sits across."""
    assert AGAINST == list(start("automa").position.seats)


def any_loop(seed: int) -> str:
    """Facts of a loop by lot: four to nine spaces, arrows either way, tokens anywhere, any faces."""
    die = Random(seed)
    spaces = die.sample(SPACES, die.randint(5, 9))
    tokens = [
        f'token_{n} = {{ number = {n}, direction = {die.choice((1, -1))}, start = "{die.choice(spaces)}" }}'
        for n in (2, 3, 4, 5)
    ]
    faces = [die.randint(2, 5) for _ in range(6)]
    whose = 'from = { value = "yours:the sheet" }\n'
    return (
        f"[automa.loop]\nvalue = {json.dumps(spaces)}\n{whose}[automa.die]\nvalue = {faces}\n{whose}"
        f'[from.automa_token]\n"*" = "yours:the sheet"\n[automa_token]\n' + "\n".join(tokens)
    )


@pytest.mark.parametrize("block", range(4))
def test_games_on_any_loop_come_to_their_end(block: int) -> None:
    """Whatever the sheet shows, the centre too: under any readings no law is broken, and no token is stuck."""
    for seed in range(block * 5, block * 5 + 5):
        table = play_on(start("automa", seed=seed, facts=any_loop(seed), readings=any_readings(seed)), any_option)

        assert ("over", []) == (table.position.calendar.phase, broken(table.position)), seed
        assert seen(table) == seen(load(text(table)))
