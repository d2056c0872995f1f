"""The odds of the automa's next action, of a meeting and of a double, against a literal count of the die."""

from collections import Counter
from collections.abc import Sequence
from fractions import Fraction
from random import Random
from typing import Any

import pytest

from tests.opponents.automa.tables import STARTS, across, path
from tests.rules.yours import estate
from vinhos_kernel import answer, odds, roll, start
from vinhos_kernel.lab.odds import Event
from vinhos_kernel.state.game import Game
from vinhos_kernel.state.names import SPACES

FACES = (2, 3, 3, 4, 4, 5)
RING = ("vineyards_top", "cellars", "wineries", "workers", "vineyards_bottom", "sales", "export", "experts")
WAY = {2: 1, 3: 1, 4: -1, 5: 1}
ACTION = {space: space.partition("_")[0] for space in RING}
TURN = {"agenda": [["automa.turn"]]}
RICH: dict[str, Any] = across(
    estate("lisboa", "white", wines=[5]), {"wineries": 1}, automa={"bagos": 20, "experts": []}
)
"""A table at which every action can be done, and no wine pleases two Magnates."""

GOOD: dict[str, Any] = across(estate("dao", wines=[5]), automa={"bagos": 20})
"""A table at which each meeting brings a Press Release."""

POOR: dict[str, Any] = across(automa={"bagos": 0})
"""A table at which no action can be done: the path alone is seen."""


def stepped(tokens: dict[int, str], number: int, used: Sequence[str]) -> str:
    """Where a token goes: space by space along its arrows until an action is new, counted by hand."""
    place = RING.index(tokens[number])
    came_up = [ACTION[space] for space in used]
    while True:
        place = (place + WAY[number]) % 8
        if ACTION[RING[place]] not in came_up:
            return RING[place]


def by_the_die(tokens: dict[int, str], used: Sequence[str]) -> Counter[str]:
    """On how many of the six faces each space comes up."""
    return Counter(stepped(tokens, face, used) for face in FACES)


def shares(counts: Counter[Any]) -> dict[Any, Fraction]:
    """Counts as probabilities."""
    return {each: Fraction(n, counts.total()) for each, n in counts.items()}


def coming(game: Game) -> str:
    """The action that comes now: the space that the next rule names."""
    rule, *args = game.agenda[0]
    return SPACES[args[0]] if rule == "automa.act" else rule


def by_lot(seed: int) -> tuple[dict[int, str], list[str]]:
    """Tokens anywhere on the loop, and none to two spaces used already."""
    die = Random(seed)
    return {number: die.choice(RING) for number in WAY}, die.sample(RING, die.randint(0, 2))


def laid(tokens: dict[int, str], used: Sequence[str]) -> dict[str, Any]:
    """The same as part of a position."""
    return path(used, **{f"token_{number}": space for number, space in tokens.items()})


def test_odds_of_its_first_action() -> None:
    """Token 3 and token 4 both come to the workers from their corners: 2 + 2 faces of 6."""
    found = odds(start(position=RICH | TURN), until="automa.act", of=coming)

    assert {"cellars": Fraction(1, 6), "workers": Fraction(2, 3), "experts": Fraction(1, 6)} == found.chances
    assert found.is_exact and not found.waiting


@pytest.mark.parametrize("block", range(6))
def test_odds_of_its_next_action(block: int) -> None:
    """Anywhere on the loop, with anything used: die times token, face by face."""
    for seed in range(block * 20, (block + 1) * 20):
        tokens, used = by_lot(seed)
        found = odds(start(position=RICH | TURN | laid(tokens, used)), until="automa.act", of=coming)

        assert shares(by_the_die(tokens, used)) == found.chances, seed


def test_odds_of_a_forced_sale() -> None:
    """With 4 Bagos it is certain."""
    poorer = RICH | TURN | {"automa": {**RICH["automa"], "bagos": 4}}

    assert {"sales": 1} == odds(poorer, until="automa.act", of=coming).chances


def meets(tokens: dict[int, str], number: int, used: Sequence[str]) -> bool:
    """Whether a token comes to lie where another one lies."""
    space = stepped(tokens, number, used)
    return any(space == other for each, other in tokens.items() if each != number)


@pytest.mark.parametrize("block", range(4))
def test_odds_of_a_meeting(block: int) -> None:
    """The faces whose token meets another one; each meeting brings a Press Release here."""
    for seed in range(block * 20, (block + 1) * 20):
        tokens, used = by_lot(seed)
        found = odds(
            start(position=GOOD | TURN | laid(tokens, used)),
            until=lambda game: game.agenda[0][0] in ("automa.press_release", "automa.blocked"),
            of=lambda game: game.agenda[0][0] == "automa.press_release",
        )
        expected = Counter(meets(tokens, face, used) for face in FACES)

        assert shares(expected) == found.chances, seed


def doubles(so_far: int, event: Event) -> int:
    """A tally: how often a token went further than one space."""
    if event.rule != "automa.step":
        return so_far
    token = event.before.agenda[0][1]
    way = event.before.board.tokens[token].direction
    gone = (event.after.path.tokens[token] - event.before.path.tokens[token]) * way % 8
    return so_far + int(gone > 1)


def double_by_hand(tokens: dict[int, str]) -> Counter[bool]:
    """All 36 pairs of faces: whether the second token steps over an action that came up already."""
    counts: Counter[bool] = Counter()
    for first in FACES:
        space = stepped(tokens, first, [])
        moved = tokens | {first: space}
        for second in FACES:
            counts[stepped(moved, second, [space]) != stepped(moved, second, [])] += 1
    return counts


TWO_TURNS = {"agenda": [["automa.turn"], ["automa.turn"]]}


@pytest.mark.parametrize("seed", range(12))
def test_odds_of_a_double(seed: int) -> None:
    """In 36 pairs of faces: how often the same action would come up twice in a turn."""
    tokens = by_lot(seed)[0]
    found = odds(start(position=POOR | TWO_TURNS | laid(tokens, [])), of=lambda game: 0, tally=(0, doubles))
    expected = shares(double_by_hand(tokens))

    assert {(0, int(double)): chance for double, chance in expected.items()} == found.chances


def test_odds_of_a_double_from_the_start() -> None:
    """From the four corners: the workers come up from both sides; 8 pairs (3 then 4, 4 then 3)."""
    corners = {int(number): space for number, space in STARTS.items()}
    found = odds(start(position=POOR | TWO_TURNS), of=lambda game: 0, tally=(0, doubles))

    assert shares(double_by_hand(corners))[True] == found[0, 1]
    assert found[0, 1] == Fraction(2, 9)


def test_simulated_frequencies_agree() -> None:
    """Where counting is not allowed 3,000 throws come within four standard errors of the exact odds."""
    table = start(position=RICH | TURN)
    exact = odds(table, until="automa.act", of=coming)
    thrown = odds(table, until="automa.act", of=coming, budget=0, games=3000)

    assert (True, False) == (exact.is_exact, thrown.is_exact)
    assert [] == [each for each in exact if abs(float(exact[each] - thrown[each])) > 4 * thrown.error(each)]


def test_a_session_throws_the_same_die() -> None:
    """Over 600 seeds the faces come as often as they are printed."""
    table = RICH | {"agenda": [["automa.die", 0]]}
    faces = Counter(roll(start(position=table, seed=seed)).entries[0].value for seed in range(600))

    assert {2, 3, 4, 5} == set(faces)
    assert [] == [face for face in faces if abs(faces[face] - 100 * FACES.count(face)) > 50]


def test_the_die_that_you_rolled() -> None:
    """The number of a real die is typed in, and its token steps."""
    table = answer(start(position=RICH | {"agenda": [["automa.die", 0]]}), 5)

    assert "experts" == SPACES[table.position.markers[2]]
