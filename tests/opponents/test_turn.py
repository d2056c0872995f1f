"""His turn: the Action card, the move at the bank's cost, bribes."""

from random import Random

import pytest

from tests.opponents.random_tables import random_position
from tests.scenes import left, play, refused, shown, told
from vinhos_kernel import answer, load, roll, run, start
from vinhos_kernel.state.names import SPACES

CALM = {"tax": "none", "you": {"marker": "press_release"}}


def test_the_card_says_where_and_what() -> None:
    """`lacerda.turn`: an Action card is laid aside, he moves there and does its action."""
    scene = play("lacerda.turn", CALM, "workers")

    assert [
        "Action card: Enologists / Farmers",
        "moves to Enologists / Farmers for nothing",
        "discards 2 Enologists",
        "discards 2 Farmers",
    ] == told(scene)
    assert [[space for space in SPACES if space != "workers"]] == left(scene, "action_deck")


@pytest.mark.parametrize("space", SPACES)
def test_every_card_leads_to_its_own_action(space: str) -> None:
    """`lacerda.turn`: nine cards, one for each space; the two Vineyards cards do the same."""
    rules = {"vineyards_top": "lacerda.vineyards.1", "vineyards_bottom": "lacerda.vineyards.1"}
    told_by = {
        "cellars": "lacerda.buildings.2",
        "wineries": "lacerda.buildings.2",
        "experts": "lacerda.experts.1",
        "press_release": "lacerda.press_release.1",
        "export": "lacerda.export.2",
        "sales": "lacerda.sales.4",
    }
    rules |= told_by | {"workers": "lacerda.workers"}
    table = start(position=CALM | {"agenda": [["lacerda.turn"]]}, seed=4)
    table = answer(table, space)
    while table.question:
        table = roll(table)

    assert rules[space] in {step.rule for step in table.steps}
    assert SPACES.index(space) == table.position.markers[2]


def test_a_drawn_card_stays_out() -> None:
    """`lacerda.turn` (VL017): the card of a second turn is another one."""
    after = play("lacerda.turn", CALM, "workers").position

    assert "'workers' is not one of" in refused(run, "lacerda.turn", after, ["workers"])


def test_an_empty_action_deck_is_shuffled_whole() -> None:
    """`lacerda.turn` (O-53): never an empty draw; all nine cards are shuffled, and the story says so."""
    scene = play("lacerda.turn", CALM | {"action_deck": []}, "workers")

    assert "no Action card is left: all nine are shuffled" == told(scene)[0]
    assert 8 == len(left(scene, "action_deck")[0])


def test_the_bank_pays_distance_tax_and_your_bago() -> None:
    """`lacerda.move` (VL023, O-05): 1 for distance, 1 for tax, 1 for your marker; only you get a Bago."""
    position = {"tax": "vineyards_bottom", "you": {"marker": "vineyards_bottom", "bagos": 5}}
    position |= {"lacerda": {"marker": "vineyards_top", "bagos": 7}}
    scene = play("lacerda.move", position, args=[SPACES.index("vineyards_bottom")])

    assert [
        "leaves a bribe on Vineyards (top left)",
        "moves to Vineyards (bottom right); the bank pays 3 Bagos",
        "your marker is there: you get 1 Bago from the bank",
    ] == told(scene)
    assert [6, 7] == left(scene, "you.bagos", "lacerda.bagos")


def test_the_centre_is_free_and_brings_you_nothing() -> None:
    """`lacerda.move`: nobody pays for Pass / Press Release, even with your marker and the tax there."""
    position = {"tax": "press_release", "you": {"marker": "press_release", "bagos": 5}, "lacerda": {"marker": "export"}}
    scene = play("lacerda.move", position, args=[4])

    assert ["leaves a bribe on Export", "moves to Pass / Press Release for nothing"] == told(scene)
    assert [5] == left(scene, "you.bagos")


def test_he_leaves_no_bribe_on_the_centre() -> None:
    """`lacerda.move` (VL025): a bribe lies on spaces other than the centre only."""
    scene = play("lacerda.move", CALM | {"lacerda": {"marker": "press_release"}}, args=[0])

    assert [[], "vineyards_top"] == left(scene, "bribes", "lacerda.marker")


def test_there_is_one_bribe_on_a_space() -> None:
    """`lacerda.move` (VL025): where a Bago lies already none is added, and he takes none up where he enters."""
    position = CALM | {"lacerda": {"marker": "cellars"}, "bribes": ["cellars", "wineries"]}
    scene = play("lacerda.move", position, args=[2])

    assert ["moves to Wineries for nothing"] == told(scene)
    assert [["cellars", "wineries"]] == left(scene, "bribes")


@pytest.mark.parametrize("here", range(9))
@pytest.mark.parametrize("there", range(9))
def test_every_move_leaves_what_it_must(here: int, there: int) -> None:
    """`lacerda.move`: from every space to every space; only a space that is left, not the centre, gets a bribe."""
    position = {"tax": "none", "lacerda": {"marker": SPACES[here]}, "you": {"marker": SPACES[there], "bagos": 1}}
    scene = play("lacerda.move", position, args=[there])
    leaves = [SPACES[here]] if here not in (4, there) else []
    gets = int(there not in (4, here))

    assert [leaves, 1 + gets, 0] == left(scene, "bribes", "you.bagos", "lacerda.bagos")


STANDING = CALM | {"lacerda": {"marker": "workers"}, "action_deck": ["workers", "wineries"]}


def test_his_own_space_act_in_place() -> None:
    """`same_space=act_in_place` (O-28): no move, no cost, no bribe, and the trace names the reading."""
    position = STANDING | {"tax": "workers", "you": {"marker": "workers", "bagos": 5}}
    scene = play("lacerda.turn", position, "workers", same_space="act_in_place")

    assert [
        "Action card: Enologists / Farmers",
        "stands on Enologists / Farmers already: no move, no bribe",
        "discards 2 Enologists",
        "discards 2 Farmers",
    ] == told(scene)
    assert [[], 5, ["wineries"]] == left(scene, "bribes", "you.bagos", "action_deck")
    assert "same_space=act_in_place" in shown(scene)


def test_his_own_space_redraw() -> None:
    """`same_space=redraw` (O-28): the card is turned, another one is drawn, and the first goes back into the deck."""
    scene = play("lacerda.turn", STANDING, "workers", "wineries", 1, 2, same_space="redraw")

    assert "the card names his own space Enologists / Farmers: it goes back, another is drawn" == told(scene)[0]
    assert "moves to Wineries for nothing" in told(scene)
    assert [["workers"], ["workers"]] == left(scene, "action_deck", "bribes")
    assert "same_space=redraw" in shown(scene)


def test_only_his_own_space_is_left() -> None:
    """`same_space=redraw`: with no other card in the deck he acts in place."""
    scene = play("lacerda.turn", STANDING | {"action_deck": ["workers"]}, "workers", same_space="redraw")

    assert "stands on Enologists / Farmers already: no move, no bribe" in told(scene)


def test_the_first_card_may_be_the_centre() -> None:
    """`same_space=act_in_place`: he starts in the centre, and the Press Release card comes first."""
    scene = play("lacerda.turn", {"vintage": "v1", "tax": "none"}, "press_release", same_space="act_in_place")

    assert "stands on Pass / Press Release already: no move, no bribe" == told(scene)[1]
    assert [12, []] == left(scene, "lacerda.fair_points", "bribes")


def test_the_cards_of_a_turn_go_back_at_its_end() -> None:
    """`numbers.gather` (VL009): Number cards return when the action is over, in a session as in a single rule."""
    table = load("start table\naction cellars\nnumber 9\nnumber 1\nnumber 7\nnumber 2\n")

    assert 0b1111111110 == table.position.numbers
    assert "all Number cards go back and are shuffled" == play("numbers.gather", {"numbers": [3]}).story[0]


def test_nothing_to_gather_is_not_told() -> None:
    """`numbers.gather`: an action without Number cards ends without a word about them."""
    assert () == play("numbers.gather", {}).story


@pytest.mark.parametrize("block", range(2))
def test_a_step_names_each_doubt_once(block: int) -> None:
    """Whatever was looked at how often: the trace of a step holds the name of a reading once."""
    doubled = []
    for seed in range(block * 100, (block + 1) * 100):
        table = start(position=random_position(Random(seed)), seed=seed)
        while table.question:
            table = roll(table)
        names = [(step.rule, [name for name, _ in step.readings]) for step in table.steps]
        doubled += [(seed, rule, each) for rule, each in names if len(each) > len(set(each))]

    assert [] == doubled
