"""Every decision of whole games against the ranked lists as they are written a second time."""

from collections import Counter

import pytest

from tests.opponents.automa.reference import Ranking, left_of, rank_of
from tests.opponents.automa.test_its_games import any_readings
from vinhos_kernel import play_on, start
from vinhos_kernel.lab.policies import any_option
from vinhos_kernel.state.names import CELLARS
from vinhos_kernel.state.notation import plain_of
from vinhos_kernel.table.choosing import Sieve
from vinhos_kernel.table.turn import Step

GAMES = 5
COMPARED: tuple[tuple[str, str], ...] = (
    ("vineyards.1", "region"),
    ("vineyards.3", "estate"),
    ("buildings.1", "estate"),
    ("workers.1", "worker"),
    ("sales.1", "wine"),
    ("sales.1", "slot"),
    ("experts.1", "feature"),
    ("automa.fair.tile", "wine"),
)


def decisions(seed: int) -> list[tuple[Step, Sieve]]:
    """What the automa decided in a game under random readings, each with its reason."""
    table = play_on(start("automa", seed=seed, readings=any_readings(seed)), any_option)
    return [
        (step, step.because)
        for step in table.steps
        if isinstance(step.because, Sieve) and step.because.what.startswith("choice:")
    ]


def differs(step: Step, sieve: Sieve) -> str:
    """How a decision differs from its list; "" if it does not, "?" if the list does not say."""
    game = step.before
    ranking = Ranking(plain_of(game), dict(game.readings))
    cellar = step.rule == "buildings.1" and game.agenda[0][2] == CELLARS
    rank = rank_of(step.rule, sieve.what.removeprefix("choice:"), ranking, cellar)
    if rank is None:
        return "?"
    by_rank = [cut for cut in sieve.cuts if cut.values]
    before_the_lot = by_rank[-1].kept if by_rank else sieve.candidates
    expected = left_of(sieve.candidates, rank)
    if before_the_lot != expected or sieve.kept[0] not in expected:
        return f"{step.rule} {sieve.what}: {before_the_lot}, not {expected}"
    return ""


@pytest.mark.parametrize("block", range(6))
def test_every_decision_follows_its_list(block: int) -> None:
    """`automa.act` (VL072): 30 games, any readings: whoever is left before a lot is who is ranked best."""
    compared: Counter[tuple[str, str]] = Counter()
    different = []
    for seed in range(block * GAMES, (block + 1) * GAMES):
        for step, sieve in decisions(seed):
            found = differs(step, sieve)
            if found not in ("", "?"):
                different.append((seed, found))
            compared[step.rule, sieve.what.removeprefix("choice:")] += found != "?"

    assert [] == different
    assert [] == [each for each in COMPARED if not compared[each]]
