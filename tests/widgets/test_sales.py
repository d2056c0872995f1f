"""The Sales widget: slots, colour, cubes and card to play with; every outcome is the engine's own."""

from fractions import Fraction

import pytest

from tests.widgets.hand import Hand
from vinhos_kernel import odds, run
from vinhos_kernel.views.markup import plain
from vinhos_kernel.views.sales_html import clicked, position_of_sale, sale_at, sell, where_it_ends
from vinhos_widgets import SalesWidget

MIDDLE = {
    "red 10": Fraction(2, 7),
    "red 8": Fraction(2, 7),
    "red 7": Fraction(1, 7),
    "red 6": Fraction(1, 7),
    "red 5": Fraction(1, 7),
}


@pytest.fixture
def hand() -> Hand:
    """A hand at the houses of year 3."""
    return Hand(SalesWidget())


def test_it_opens_with_the_odds_counted(hand: Hand) -> None:
    """The table of year 3 with two cubes: 8 and 9 both lead to the red 10."""
    assert MIDDLE == hand.stage.chances
    assert "counting" not in hand.panel("odds")
    assert "<svg" in hand.panel("odds")


def test_every_slot_can_be_clicked(hand: Hand) -> None:
    """All sixteen."""
    assert [f"slot:{i}" for i in range(16)] == [each for each in hand.offered("sales") if each.startswith("slot")]


def test_a_slot_goes_from_free_to_his_to_yours_and_back(hand: Hand) -> None:
    """Three clicks lead back to the same board."""
    seen = [hand.panel("sales")]
    for _ in range(3):
        hand.click("slot:5")
        seen.append(hand.panel("sales"))

    assert seen[0] == seen[3]
    assert ["free", "taken by Lacerda", "taken by you"] == [
        word for shown in seen[:3] for word in ("free", "taken by Lacerda", "taken by you") if f"red 8 {word}" in shown
    ]


def test_a_taken_slot_changes_the_odds(hand: Hand) -> None:
    """What if the red 10 is taken?"""
    hand.click("slot:7")

    assert Fraction(2, 7) == hand.stage.chances["white 10"]
    assert "white 10" in plain(hand.panel("odds"))


def test_a_full_house_sends_him_elsewhere() -> None:
    """What if the Hotel is full: 6, 7 and 8 of both colours? He only has eight barrels, so some are yours."""
    hand = Hand(SalesWidget())
    for slot in (3, 4, 5, 11, 12, 13):
        hand.click(f"slot:{slot}")

    assert not set(hand.stage.chances) & {f"{colour} {n}" for colour in ("red", "white") for n in (6, 7, 8)}
    assert 1 == sum(hand.stage.chances.values())


def test_a_card_decides(hand: Hand) -> None:
    """With card 7 and two cubes: red 9 and white 9 are taken, red 8 is free; his own rules tell it."""
    hand.click("card:7")

    assert {"red 8": Fraction(1)} == hand.stage.chances
    assert "Sells to red 8" in plain(hand.panel("story"))
    assert "tried: red 9 (taken, your barrel), white 9 (taken, his own barrel)\nfound: red 8" in hand.panel("sales")


def test_the_search_lights_up_slot_by_slot(hand: Hand) -> None:
    """One slot, two, three; only the last is gold."""
    hand.click("card:7")
    for shown in (1, 2, 3):
        hand.click(f"rung:{shown}:0")

        assert f"slot {shown} of 3" in plain(hand.panel("story"))
        assert (shown == 3) == ("found: red 8" in hand.panel("sales"))


def test_a_card_without_a_slot_is_wasted(hand: Hand) -> None:
    """Below the lowest value nothing is free: he draws again, and the odds know the card is out."""
    for slot in range(16):
        held = hand.stage.sale.sales[slot]
        if slot in (7, 15):
            continue
        for _ in range({0: 2, 1: 0, 2: 1}[held]) if slot < 8 else range({0: 1, 1: 2, 2: 0}[held]):
            hand.click(f"slot:{slot}")
            if hand.stage.alert:
                break

    hand.click("card:3")

    assert 1 == sum(hand.stage.chances.values())
    assert {"red 10", "white 10"} >= set(hand.stage.chances) - {
        "red 3",
        "white 3",
        "red 5",
        "white 5",
    } or hand.stage.alert


@pytest.mark.parametrize(
    "wrong", ["slot:16", "slot:-1", "slot:x", "colour:blue", "region:lisbon", "cubes:x", "x", "card:"]
)
def test_what_is_not_there_is_refused(hand: Hand, wrong: str) -> None:
    """In words; nothing changes."""
    hand.click(wrong)

    assert "is not something to click here" in hand.stage.alert
    assert MIDDLE == hand.stage.chances


def test_too_many_barrels_are_refused(hand: Hand) -> None:
    """He has eight: the ninth cannot lie there."""
    hand.click("empty")
    for slot in range(8):
        hand.click(f"slot:{slot}")
    before = hand.stage.sale

    hand.click("slot:8")

    assert hand.stage.alert
    assert before == hand.stage.sale


def test_the_odds_are_those_of_the_session() -> None:
    """The same table, the same rule, the same fractions."""
    sale = sale_at(run("numbers.gather", {"start": "middle"}).position)
    table = odds(position_of_sale(sale), of=lambda game: game.bagos[2])
    found: dict[int, Fraction] = {}
    for slot, chance in where_it_ends(sale, sell(sale)).chances.items():
        bagos = 0 if slot < 0 else 3 + slot % 8
        found[bagos] = found.get(bagos, Fraction(0)) + chance

    assert table.chances == found


def test_no_cubes_no_extra(hand: Hand) -> None:
    """With none, card 8 looks for 8."""
    hand.click("cubes:0")
    hand.click("card:8")

    assert {"red 8": Fraction(1)} == hand.stage.chances


def test_alentejo_hangs_on_a_reading() -> None:
    """Two each by the other side."""
    plainly = Hand(SalesWidget(region="alentejo", cubes=1, card=6))
    doubly = Hand(SalesWidget(region="alentejo", cubes=1, card=6, readings={"sales_alentejo": "2"}))

    assert [{"red 7": 1}, {"red 8": 1}] == [plainly.stage.chances, doubly.stage.chances]


def test_clicks_are_values() -> None:
    """The sale before a click stays what it was."""
    sale = SalesWidget().sale

    other = clicked(sale, "colour:white")

    assert ("red", "white") == (sale.colour, other.colour)


def test_the_search_moves_only_for_those_who_want_it(hand: Hand, monkeypatch: pytest.MonkeyPatch) -> None:
    """Calm: the whole search at once. Else one slot, then the others in messages of their own, then the odds."""
    monkeypatch.setattr("vinhos_widgets.sales.BETWEEN_FRAMES", 0)
    hand.click("card:7")
    calm = len(hand.sent())
    hand.click("card:0")
    hand.messages.clear()

    hand.stage._heard(None, {"answer": "card:7", "seq": hand.stage.seq, "calm": False}, None)
    hand.stage.settle()
    told = [plain(message["state"]["panel_story"]) for message in hand.messages if "panel_story" in message["state"]]

    assert 2 == calm
    assert [f"slot {n} of 3" for n in (1, 2, 3)] == [
        next(w for w in text.splitlines() if "of 3" in w)[-11:] for text in told
    ]
