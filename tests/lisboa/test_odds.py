"""What the laboratory of the first game makes of the second: exact odds and playouts with the same call."""

from fractions import Fraction

import pytest

from tests.lisboa.scenes import refused
from vinhos_kernel.lab.odds import odds
from vinhos_kernel.lab.simulate import play_out
from vinhos_kernel.lisboa.generator import both_wigs, many, played_out, somebody
from vinhos_kernel.lisboa.kind import position_of
from vinhos_kernel.lisboa.solo import start

CARDINAL = {"seat": "here", "courtier": "minister", "helper": "king", "agenda": [["lisboa.turn"]]}


def test_the_odds_of_a_clergy_tile() -> None:
    """`lisboa.cardinal.tile`: 12, 13 and 12 of 37 backs bring 2, 3 and 4 wigs (stand-ins)."""
    found = odds(position_of(CARDINAL), "lisboa.visit", lambda game: game.hands[2].wigs - 5)

    assert [Fraction(12, 37), Fraction(13, 37), Fraction(12, 37)] == [found[wigs] for wigs in (2, 3, 4)]


def test_the_odds_of_the_helper() -> None:
    """`lisboa.setup.helper` (O-91): equal chances, the Treasury among them, for his Courtier never."""
    helper = odds(position_of({"seat": "here", "agenda": [["lisboa.setup.helper"]]}), None, lambda game: game.helper)

    assert [Fraction(1, 4)] * 4 == [helper[deck] for deck in range(4)]


@pytest.mark.parametrize("seed", range(3))
def test_playouts_are_the_same_again(seed: int) -> None:
    """A seed gives the same game, by this game's own function and by the laboratory's."""
    position = position_of({"start": "solo"})

    assert played_out(position, seed) == played_out(position, seed)
    assert not play_out(position, seed, None, somebody).agenda
    assert position == position_of({"start": "solo"})


def test_many_games() -> None:
    """Both sides score, he mostly more against turns that nobody thought about, and no two games are alike."""
    ends = many(position_of({"start": "solo"}), 30, seed=5)

    assert ends == many(position_of({"start": "solo"}), 30, seed=5, of=both_wigs)
    assert 20 < len(set(ends))
    assert all(yours >= 0 and his > 0 for yours, his in ends)


def test_a_real_table_is_not_played_out() -> None:
    """There its people are asked."""
    assert "its people are asked" in refused(many, position_of({"start": "middle"}))


@pytest.mark.parametrize(
    "given, named, sentence",
    [
        ({"start": "middle"}, {}, "only a game that runs here can be played out"),
        ({"seat": "here"}, {"games": "x"}, "games: 'x' is not a whole number from 0"),
        ({"seat": "here"}, {"seed": None}, "seed: None is not a whole number"),
        ({"seat": "here"}, {"of": 3}, "of: 3 is not a function"),
        ({"seat": "here"}, {"policy": "somebody"}, "policy: 'somebody' is not a function"),
        (7, {}, "position: 7 is not a table of names and values"),
    ],
)
def test_what_cannot_be_played_out(given: object, named: dict[str, object], sentence: str) -> None:
    """One sentence each."""
    assert sentence in refused(many, given, **{"games": 1, **named})


def test_a_session_is_played_out_as_its_position() -> None:
    """`lisboa.round`: from where it stands."""
    table = start("solo", seed=4)

    assert many(table.position, 2) == many(table, 2)
