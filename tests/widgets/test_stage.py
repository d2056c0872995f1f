"""The stage: one answer for each picture, errors on the screen, only what changed is sent."""

import gc
import threading
import weakref
from collections.abc import Mapping

import pytest

from tests.widgets.hand import Hand
from vinhos_kernel.table.errors import TableError
from vinhos_widgets.stage import Stage, shows
from vinhos_widgets.style import stylesheet

COLUMNS = {count: [["left", "right"]] for count in "123"}


@shows("left", "right")
class Counter(Stage):
    """Counts what it is told to; refuses `refuse`, breaks on `break`."""

    def __init__(self) -> None:
        super().__init__(label="a counter")
        self.count = 0
        self.show({"left": "0", "right": "never changes"}, "ready", COLUMNS)

    def reply(self, answer: str, values: Mapping[str, str]) -> None:
        """Count, refuse or break."""
        if answer == "refuse":
            raise TableError("that cannot be")
        if answer == "break":
            raise ZeroDivisionError("oh")
        self.count += 1
        self.show({"left": str(self.count), "right": "never changes"}, f"{self.count}")

    def picture(self) -> str:
        """Nothing to see."""
        return '<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"/>'

    def words(self) -> str:
        """The count."""
        return f"count {self.count} & more"


@pytest.fixture
def hand() -> Hand:
    """A hand at a fresh counter."""
    return Hand(Counter())


def test_an_answer_is_taken_and_the_picture_gets_the_next_number(hand: Hand) -> None:
    """The number only goes up."""
    before = hand.stage.seq

    hand.click("count")

    assert ("1", before + 1) == (hand.panel("left"), hand.stage.seq)


def test_a_double_click_counts_once(hand: Hand) -> None:
    """Both clicks belong to the same picture; the second one comes too late."""
    seq = hand.stage.seq

    hand.send("count", seq)
    hand.send("count", seq)

    assert "1" == hand.panel("left")


@pytest.mark.parametrize("seq", [0, -1, 99, "1", None])
def test_an_answer_to_another_picture_is_ignored(hand: Hand, seq: int) -> None:
    """A stale one, one from the future, one without a number."""
    hand.click("count")

    hand.send("count", seq)

    assert "1" == hand.panel("left")


@pytest.mark.parametrize("message", [None, "count", [], {}, {"answer": 3}, {"seq": 1}, {"answer": None, "seq": 1}])
def test_a_message_that_is_no_answer_is_ignored(hand: Hand, message: object) -> None:
    """Whatever it is."""
    hand.stage._heard(None, message, None)

    assert (0, 1) == (hand.stage.count, hand.stage.seq)


def test_values_that_are_no_words_become_words(hand: Hand) -> None:
    """Fields come as they come."""
    hand.stage._heard(None, {"answer": "count", "seq": 1, "values": {"a": 3, 4: None}}, None)

    assert "1" == hand.panel("left")


def test_only_what_changed_is_sent(hand: Hand) -> None:
    """One message: the panel, the words, the numbers."""
    hand.click("count")

    assert [{"panel_left", "says", "seq", "tick"}] == hand.sent()


def test_a_refusal_is_said_on_the_stage(hand: Hand) -> None:
    """The sentence, nothing else changes, and the next answer is taken."""
    hand.click("refuse")

    assert ("that cannot be", "0") == (hand.stage.alert, hand.panel("left"))
    assert isinstance(hand.stage.last_error, TableError)

    hand.click("count")

    assert ("", "1") == (hand.stage.alert, hand.panel("left"))


def test_an_error_is_said_kept_and_raised(hand: Hand) -> None:
    """A callback's traceback is seen nowhere, so the stage says it; it stays usable."""
    with pytest.raises(ZeroDivisionError):
        hand.click("break")

    assert "Something went wrong, and nothing was changed: ZeroDivisionError: oh" == hand.stage.alert
    assert isinstance(hand.stage.last_error, ZeroDivisionError)

    hand.click("count")

    assert "1" == hand.panel("left")


def test_late_work_comes_in_a_message_of_its_own(hand: Hand) -> None:
    """It leaves the number of the picture alone."""
    hand.stage.later(lambda: {"right": "counted"})
    hand.stage.settle()

    assert [{"panel_right", "tick"}] == hand.sent()
    assert "counted" == hand.panel("right")


def test_late_work_for_an_older_picture_is_dropped(hand: Hand) -> None:
    """The newest answer wins."""
    begun, go_on = threading.Event(), threading.Event()

    def slow() -> Mapping[str, str]:
        begun.set()
        go_on.wait(10)
        return {"right": "too late"}

    hand.stage.later(slow)
    begun.wait(10)
    hand.send("count", hand.stage.seq)
    go_on.set()
    hand.stage.settle()

    assert ("1", "never changes") == (hand.panel("left"), hand.panel("right"))


def test_of_waiting_jobs_only_the_newest_is_begun(hand: Hand) -> None:
    """Twenty quick clicks are not twenty counts."""
    begun, go_on, done = threading.Event(), threading.Event(), list[int]()

    def slow() -> Mapping[str, str]:
        begun.set()
        go_on.wait(10)
        return {}

    def job(number: int) -> Mapping[str, str]:
        done.append(number)
        return {"right": str(number)}

    hand.stage.later(slow)
    begun.wait(10)
    for number in range(20):
        hand.stage.later(lambda number=number: job(number))
    go_on.set()
    hand.stage.settle()

    assert ([19], "19") == (done, hand.panel("right"))


def test_late_work_that_fails_is_said(hand: Hand) -> None:
    """On the stage, and kept."""
    hand.stage.later(lambda: {"right": str(1 // 0)})
    hand.stage.settle()

    assert "ZeroDivisionError" in hand.stage.alert
    assert isinstance(hand.stage.last_error, ZeroDivisionError)


def test_answers_from_many_threads_are_taken_one_by_one(hand: Hand) -> None:
    """Each number is answered once, whichever thread comes first."""

    def click() -> None:
        for seq in range(1, 40):
            hand.send("count", seq)

    threads = [threading.Thread(target=click) for _ in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()

    assert hand.stage.count == hand.stage.seq - 1


def test_a_saved_notebook_shows_a_picture_and_words(hand: Hand) -> None:
    """Both beside the widget; nothing in them can be clicked."""
    shown, _ = hand.stage._repr_mimebundle_()

    assert "count 0 & more" == shown["text/plain"]
    assert shown["text/html"].startswith('<img alt="a counter: count 0 &amp; more" src="data:image/svg+xml;base64,')
    assert "application/vnd.jupyter.widget-view+json" in shown


def test_a_closed_stage_is_forgotten() -> None:
    """The module travels as text: a path would keep every instance alive."""
    stage = Counter()
    known = weakref.ref(stage)

    stage.close()
    del stage
    gc.collect()

    assert isinstance(Counter._esm, str) or "export default" in str(Counter._esm)
    assert known() is None


def test_every_rule_of_the_stylesheet_stays_on_the_stage() -> None:
    """A stylesheet goes to the head of the page: each selector names the stage."""
    import re

    rules = re.sub(r"/\*.*?\*/|@[^{]*\{", "", stylesheet(), flags=re.DOTALL)
    selectors = [part for part in re.findall(r"([^{}]+)\{", rules) if ".vh-stage" not in part]

    assert [] == selectors
