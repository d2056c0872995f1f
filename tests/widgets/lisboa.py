"""A reader's hand at Lisboa's table: fresh, after some answers, after a whole turn."""

from tests.widgets.hand import Hand
from vinhos_kernel.views.lisboa.answers import answer_of
from vinhos_widgets import LisboaWidget

TO_A_STORE = ("q:play:builder", "q:state_action:none")
TURN = (*TO_A_STORE, "q:store:C3 left", "q:cube:C tsunami")


def hand_at(name: str = "middle", seed: int = 3) -> Hand:
    """A hand at a fresh table."""
    return Hand(LisboaWidget(name, seed=seed))


def clicked(hand: Hand, *answers: str) -> Hand:
    """The hand after some answers, none of them refused."""
    for each in answers:
        hand.click(each)

        assert "" == hand.stage.alert, each
    return hand


def whole_turn(hand: Hand) -> Hand:
    """The hand after a turn with a store, as far as his turn goes by itself."""
    clicked(hand, *TURN)
    while hand.stage.session.question.kind != "deck":
        clicked(hand, f"q:{answer_of(hand.stage.session.question, hand.stage.session.question.options[0])}")
    return clicked(hand, "q:deck:minister")
