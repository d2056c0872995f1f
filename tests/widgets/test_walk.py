"""Random walks over everything that the table offers: no click breaks a law, an undo, or a save."""

import random

import pytest

from tests.widgets.hand import Hand
from vinhos_kernel import load, start
from vinhos_kernel.state.laws import broken
from vinhos_kernel.views.record_html import paths
from vinhos_widgets import SalesWidget, TableWidget

STEPS = 60


@pytest.fixture(autouse=True)
def nothing_is_counted(monkeypatch: pytest.MonkeyPatch) -> None:
    """The odds take their time, and a walk does not look at them."""
    monkeypatch.setattr("vinhos_widgets.table.counted", lambda table: {})


def step(hand: Hand, luck: random.Random) -> None:
    """One thing that a reader may do now: mostly a button, sometimes a field set by hand or a save loaded."""
    what = luck.random()
    if what < 0.08:
        path, _ = luck.choice(list(paths(hand.stage.session)))
        hand.click("correct", path=path, value=luck.choice(["0", "1", "2", "7", "you", "lacerda", "nobody", "-1", "x"]))
    elif what < 0.1:
        hand.click("load", text=hand.stage.save)
    else:
        hand.click(luck.choice(hand.offered()))


@pytest.mark.parametrize("seed", range(6))
def test_a_walk_over_the_table_keeps_every_law(seed: int) -> None:
    """After each step: lawful, numbered on, never broken; a refusal leaves the table as it was."""
    luck, hand = random.Random(seed), Hand(TableWidget(luck_name(seed), seed=seed))
    for _ in range(STEPS):
        before, seq = hand.stage.session, hand.stage.seq
        step(hand, luck)

        assert [] == broken(hand.stage.position)
        assert seq < hand.stage.seq
        assert not hand.stage.alert or before is hand.stage.session
        assert "Something went wrong" not in hand.stage.alert

    assert load(hand.stage.save).position == hand.stage.position


@pytest.mark.parametrize("seed", range(3))
def test_after_any_walk_undo_leads_to_the_start(seed: int) -> None:
    """However it went, as many undos as there are lines in the record."""
    luck, hand = random.Random(seed + 100), Hand(TableWidget("middle", seed=seed))
    for _ in range(STEPS // 2):
        step(hand, luck)
    for _ in hand.stage.session.entries:
        hand.click("undo")

    assert start("middle", seed=seed).position == hand.stage.position
    assert start("middle", seed=seed).question == hand.stage.session.question


@pytest.mark.parametrize("seed", range(2))
def test_a_walk_over_the_houses_always_sums_to_one(seed: int) -> None:
    """Whatever is clicked, the odds are a whole; what cannot be is refused."""
    luck, hand = random.Random(seed), Hand(SalesWidget())
    for _ in range(25):
        before = hand.stage.sale
        hand.click(luck.choice(hand.offered()))

        assert 1 == sum(hand.stage.chances.values())
        assert not hand.stage.alert or before == hand.stage.sale


def luck_name(seed: int) -> str:
    """A start for each walk."""
    return ("middle", "companion", "table", "solo", "two", "middle")[seed % 6]
