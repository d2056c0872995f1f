"""Portfolio or court: the four plays, what may follow, and a learner's marks with the reasons."""

import pytest

from tests.lisboa.scenes import refused
from vinhos_kernel.lisboa.data.rulebook import rulebook
from vinhos_kernel.lisboa.kind import position_of
from vinhos_kernel.lisboa.plays import FOLLOWS, PLACES, PLAYS, check
from vinhos_kernel.table.agenda import run_next
from vinhos_kernel.table.answers import ByHand, Script
from vinhos_kernel.table.turn import Turn

RIGHT = {
    "sell": ("portfolio", {"sale"}),
    "trade": ("portfolio", {"state"}),
    "visit": ("court", {"state", "noble", "others"}),
    "event": ("court", {"event"}),
}


@pytest.mark.parametrize("name", RIGHT)
def test_all_four_are_checked(name: str) -> None:
    """O-40: exactly one place and one set of marks is right; every other pair is not, and says why."""
    marks = [{mark for n, mark in enumerate(FOLLOWS) if bits >> n & 1} for bits in range(1 << len(FOLLOWS))]
    right = [(place, follows) for place in PLACES for follows in marks if check(name, place, follows).right]

    assert [RIGHT[name]] == right


def test_the_reasons() -> None:
    """O-40: what is wrong is named, and so is the rule behind it."""
    assert str(check("sell", "court", ["sale"])).startswith(
        "not quite: the card does not go to the Royal Court: a card that you sell with goes into your own Portfolio"
    )
    assert "wrongly marked: the Noble's own action; " in check("trade", "portfolio", ["state", "noble"]).says
    assert "left out: Lacerda with you, if he holds" in check("visit", "court", ["state", "noble"]).says
    assert "an event is no visit, so that nobody follows" in check("event", "court", ["event", "others"]).says
    assert check("visit", "Court", ("noble", "others", "state")).says.startswith("right: only a Noble card")


def test_its_rules_exist() -> None:
    """Each play names paragraphs of the rulebook, and at least one of its own."""
    named = [rule for each in PLAYS for rule in each.rules]

    assert set(named) <= set(rulebook())
    assert all(each.rules for each in PLAYS)


@pytest.mark.parametrize("name", RIGHT)
def test_the_rules_do_the_same(name: str) -> None:
    """`lisboa.you`, `lisboa.follow.his`: what a play leaves to be done is what its marks say."""
    after = agenda_after(name if name != "visit" else "king")
    doing = {
        "sale": "lisboa.you.sale" in after,
        "state": bool({"lisboa.you.trade", "lisboa.you.state"} & after),
        "noble": "lisboa.you.building" in after,
        "event": "lisboa.you.event" in after,
        "others": "lisboa.follow.his" in after,
    }

    assert RIGHT[name][1] == {mark for mark, follows in doing.items() if follows}
    assert (RIGHT[name][0] == "portfolio") == ("lisboa.you.portfolio" in after)


def agenda_after(option: str) -> set[str]:
    """The rules that the play puts on the agenda."""
    game = position_of({"agenda": [["lisboa.you"]]}).copy()
    run_next(game, Turn(ByHand(Script([option]))), "here/")
    return {item[0] for item in game.agenda}


@pytest.mark.parametrize(
    "given, sentence",
    [
        (("buy", "court", ()), "'buy' is not one of sell, trade, visit, event"),
        (("sell", "table", ()), "'table' is not one of portfolio, court"),
        (("sell", "court", ("nothing",)), "'nothing' is not one of sale, state, noble, event, others"),
        (("sell", "court", "sale"), "a list of marks is needed"),
    ],
)
def test_what_is_no_mark(given: tuple[object, ...], sentence: str) -> None:
    """Refused with what is on offer."""
    assert sentence.replace("(", "") in refused(check, *given).replace("(", "").replace(")", "")
