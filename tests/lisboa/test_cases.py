"""Often asked: the base rules that the companion keeps, and the cases that no other scene names."""

import pytest

from tests.lisboa.scenes import left, play, refused, told
from vinhos_kernel.lisboa.checklist import at_the_second_period, before_turn_one, tell_checklist
from vinhos_kernel.lisboa.game import Game
from vinhos_kernel.lisboa.kind import position_of
from vinhos_kernel.lisboa.notation import corrected
from vinhos_kernel.lisboa.solo import origin_of, start
from vinhos_kernel.lisboa.town import land_cost, visit_cost
from vinhos_kernel.lisboa.verbs import gain_influence, pay_influence
from vinhos_kernel.play.asking import path_and_value
from vinhos_kernel.play.lisboa import LISBOA


def purse(influence: int, wigs: int) -> Game:
    """A table on which you have so much."""
    return position_of({"you": {"influence": influence, "wigs": wigs}}).copy()


def test_wigs_pay_for_missing_influence() -> None:
    """O-35: Influence 2, wigs 5, cost 4: 0 and 3 are left; with 1 wig it is refused."""
    game = purse(2, 5)

    assert (2, 2) == pay_influence(game, 1, 4)
    assert (0, 3) == (game.hands[1].influence, game.hands[1].wigs)
    assert "you cannot pay 4 out of 2 Influence and 1 wig" in refused(pay_influence, purse(2, 1), 1, 4)


@pytest.mark.parametrize("before, gain, after, wigs", [(9, 1, 10, 1), (9, 5, 10, 1), (10, 1, 10, 1), (10, 0, 10, 0),
                                                       (3, 6, 9, 0)])  # fmt: skip
def test_the_end_of_the_influence_track(before: int, gain: int, after: int, wigs: int) -> None:
    """A gain that reaches 10 or would pass it brings one wig in all."""
    game = purse(before, 0)

    assert wigs == gain_influence(game, 1, gain)
    assert (after, wigs) == (game.hands[1].influence, game.hands[1].wigs)


def test_a_store_started_by_an_event() -> None:
    """O-37: Treasury 3, rubble worth 1 at the row and 2 at the column: 6 by a visit, 9 by an event."""
    game = position_of({"treasury": 3, "rubble": {"A": "t", "1": "f"}})

    assert [6, 9] == [land_cost(game, 0), land_cost(game, 0, by_event=True)]


def test_neutral_officials_count_as_opponents() -> None:
    """O-92: for both sides, all game."""
    game = position_of({"you": {"offices": {"king": 1}}, "lacerda": {"offices": {"king": 2}}})

    assert [3 + 1 + 2, 3 + 1 + 1] == [visit_cost(game, 1, 2), visit_cost(game, 2, 2)]


def test_his_first_officials_go_to_the_outer_offices() -> None:
    """O-92: after the set-up his counts are 0, 1, 0."""
    assert ["sends an Official to the Builder", "sends an Official to the King"] == told(play("lisboa.officials", {}))


def test_the_set_up_noble_is_not_the_first_one() -> None:
    """O-42: his Courtier is set up on the King: Builder, Minister, King, Builder."""
    nobles, position = [], position_of({"courtier": "king"})
    for _ in range(4):
        position = play("lisboa.courtier", position).position
        nobles.append(position.courtier)

    assert [0, 1, 2, 0] == nobles


def test_one_page_before_turn_one() -> None:
    """Everything to type from the table: what the table remembers of this period's ships, and what lies where."""
    page = before_turn_one(start("table").position)
    paths = [entry.path for entry in page]

    assert {"hulls.blue", "streets.street_4", "rubble.E-D", "decrees", "stacks.tops.green", "helper"} <= set(paths)
    assert len(paths) == len(set(paths))
    assert [None, "none"] == [entry.value for entry in page if entry.path in ("hulls.blue", "helper")]
    assert {"facts", "position"} == {entry.where for entry in page}


def test_the_page_of_a_game_that_runs_here() -> None:
    """What is printed and not known for certain is a file's affair there, and marked as invented."""
    page = {entry.path: entry for entry in before_turn_one(start("solo").position)}

    assert [("facts", True)] * 2 == [page[path][::4] for path in ("ship.blue.hull", "street.street_1.good")]


@pytest.mark.parametrize("name", ["middle", "laid"])
def test_every_line_of_the_page_can_be_set(name: str) -> None:
    """What the page calls a position's path is one, and every fact has an origin."""
    game = position_of({"start": name})

    for entry in (*before_turn_one(game), *at_the_second_period(game)):
        if entry.where == "facts":
            assert entry.value == origin_of(entry.path).value
        elif entry.value is not None:
            assert [] == left_over(corrected(game, entry.path, entry.value), game, entry.path)


def test_every_line_of_the_page_can_be_typed() -> None:
    """With its remark behind it, in a terminal."""
    game = position_of({"start": "middle"})
    lines = [line.strip() for line in tell_checklist(before_turn_one(game)).split("\n") if line.startswith("  set ")]
    typed = [path_and_value(line.removeprefix("set "), LISBOA) for line in lines]

    assert [(entry.path, entry.value) for entry in before_turn_one(game) if entry.where == "position"] == typed


def left_over(changed: Game, game: Game, path: str) -> list[str]:
    """A path whose own value changed the table."""
    return [] if changed == game else [path]


def test_the_second_period_has_its_own_page() -> None:
    """The brown decks, the purple and brown ships, the Helper."""
    paths = [entry.path for entry in at_the_second_period(position_of({"start": "middle"}))]

    assert {"event_decks.treasury", "ship_influence.purple", "yard", "helper", "lacerda.rubble"} <= set(paths)


def test_a_mistake_is_named() -> None:
    """An answer that the table does not offer is refused with what it does."""
    sentence = refused(play, "lisboa.you", {}, "queen")

    assert "'queen' is not one of (builder, minister, king, event, sell, trade, gold)" in sentence
    assert [5] == left(play("lisboa.courtier", {}), "lacerda.wigs")
