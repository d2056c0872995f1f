"""His five steps, each by the Helper's place at the start of the turn."""

from collections import Counter

import pytest

from tests.lisboa.scenes import hanging, left, play, refused, told
from vinhos_kernel.lisboa.game import Game
from vinhos_kernel.lisboa.kind import position_of
from vinhos_kernel.lisboa.names import FIGURES, NOBLES
from vinhos_kernel.lisboa.pattern import at_the_start_of_his_turn, pattern
from vinhos_kernel.lisboa.solo import answer, correct, start
from vinhos_kernel.lisboa.words import story


def test_the_five_steps_in_order() -> None:
    """`lisboa.turn` (LL014): Courtier, State action, Noble's action, discard, Helper."""
    scene = play("lisboa.turn", {"helper": "minister"}, 2, 3)

    assert [
        "moves his Courtier to the Builder",
        "Helper above the Minister deck: the bottom State action of the Builder, Plans",
        "takes the top Plan of the green architect",
        "pays 4 Influence of 4 for the Builder",
        "builds a store at A1, facing right: 0 wigs; he takes no reward and pays nothing",
        "takes the tsunami cube at column 1",
        "discards the top card of the Minister deck; 4 left there",
        "the Helper moves up to the King deck",
    ] == told(scene)
    assert [
        "lisboa.courtier", "lisboa.state", "lisboa.plans", "lisboa.noble", "lisboa.store", "lisboa.store.cube",
        "lisboa.discard", "lisboa.helper",
    ] == list(dict.fromkeys(step.rule for step in scene.steps))  # fmt: skip


@pytest.mark.parametrize("before, after", [("builder", "minister"), ("minister", "king"), ("king", "builder")])
def test_the_courtier_goes_to_the_right(before: str, after: str) -> None:
    """`lisboa.courtier` (O-42, LL015): he moves first, then acts; from the King back to the Builder."""
    assert [after] == left(play("lisboa.courtier", {"courtier": before}), "courtier")


@pytest.mark.parametrize(
    "courtier, helper, action",
    [
        ("builder", 0, "Plans"), ("builder", 1, "Plans"), ("builder", 2, "Officials"), ("builder", 3, "Officials"),
        ("minister", 0, "Production"), ("minister", 1, "Production"), ("minister", 2, "Ships"),
        ("minister", 3, "Ships"), ("king", 0, "Royal Favor"), ("king", 1, "Royal Favor"), ("king", 2, "Cardinal"),
        ("king", 3, "Cardinal"),
    ],
)  # fmt: skip
def test_top_or_bottom_state_action(courtier: str, helper: int, action: str) -> None:
    """`lisboa.state` (O-43, LL016, LL021, LL022): by the deck that the Helper stood above when the turn began."""
    nothing = {"plans": {"blue": 0, "green": 0}, "yard": [], "church": {"tiles": []}}
    scene = play("lisboa.state", {**nothing, "courtier": courtier, "helper": "builder"}, args=[helper])

    assert f"Helper above the {FIGURES[helper].title()} deck" == told(scene)[0].partition(":")[0]
    assert told(scene)[0].endswith(action)


def test_what_cannot_be_done_is_skipped_and_the_noble_still_acts() -> None:
    """`lisboa.state`, `lisboa.visit` (O-43, LL023, LL017): no ship in the yard, and the Decrees come all the same."""
    scene = play("lisboa.turn", {"courtier": "builder", "helper": "treasury", "yard": []}, 40, 41)

    assert "no ship lies in the yard: he skips the State action" in told(scene)
    assert "takes the leftmost Decrees: 1, 2" in told(scene)
    assert ["builder"] == left(scene, "helper")
    assert "Helper above the Treasury deck: the top State action of the Minister, Ships" in told(scene)


def test_the_card_below_the_helper() -> None:
    """`lisboa.discard` (LL018): from the deck at the start of the turn; from an empty one nothing."""
    scene = play("lisboa.discard", {"helper": "king"}, args=[2])

    assert [4] == left(scene, "event_decks.king")
    assert [4, 5] == left(
        play("lisboa.discard", {"helper": "treasury"}, args=[2]), "event_decks.king", "event_decks.treasury"
    )
    assert ["the King deck is empty: nothing to discard"] == told(
        play("lisboa.discard", {"event_decks": {"king": 0}}, args=[2])
    )


@pytest.mark.parametrize(
    "helper, empty, after",
    [
        ("builder", (), "minister"), ("treasury", (), "builder"), ("builder", ("minister",), "king"),
        ("king", ("treasury", "builder"), "minister"), ("king", ("treasury", "builder", "minister"), "king"),
        ("king", FIGURES, "king"),
    ],
)  # fmt: skip
def test_the_helper_goes_up(helper: str, empty: tuple[str, ...], after: str) -> None:
    """`lisboa.helper` (LL019, LL020): the next deck above, from the top one to the bottom, empty ones skipped."""
    scene = play("lisboa.helper", {"helper": helper, "event_decks": dict.fromkeys(empty, 0)})

    assert [after] == left(scene, "helper")


@pytest.mark.parametrize("side, cargo", [("yes", {}), ("no", {"blue": 2})])
def test_his_full_ship_docks(side: str, cargo: dict[str, int]) -> None:
    """`lisboa.dock`, `dock_at_start=yes`, `dock_at_start=no`: a full ship can be sold to again, or never."""
    position = {"yard": ["red"], "lacerda": {"ships": ["blue"], "cargo": {"blue": 2}}}
    scene = play("lisboa.dock", position, dock_at_start=side)

    assert [cargo] == left(scene, "lacerda.cargo")
    does = "docks empty again" if side == "yes" else "stays full"
    assert [(f"his blue ship {does}", (("dock_at_start", side),))] == hanging(scene)


def test_each_full_ship_is_told() -> None:
    """`lisboa.dock`, `dock_at_start=no`: both stay full, and both sentences hang on the doubt."""
    cargo = {"blue": 2, "red": 3}
    scene = play("lisboa.dock", {"yard": [], "lacerda": {"ships": ["blue", "red"], "cargo": cargo}}, dock_at_start="no")

    assert ["his blue ship stays full", "his red ship stays full"] == [sentence for sentence, _ in hanging(scene)]


def test_a_helper_set_by_hand_during_his_turn() -> None:
    """`lisboa.turn`, `lisboa.discard`, `lisboa.helper`: action and discard keep the old place, step 5 the new one."""
    table = start(position={"courtier": "king", "helper": "minister", "agenda": [["lisboa.turn"]]})
    table = correct(table, "helper", "king")
    table = answer(answer(table, 2), 2)

    assert [5, 4, 5, 5] == list(table.position.event_decks)
    assert "the Helper moves up to the Treasury deck" == story(table.steps)[-1]


def turns(count: int, helper: str, courtier: str = "king", **position: object) -> list[Game]:
    """The positions before each of his turns: cards are put back on the decks, so that nothing breaks the pattern."""
    game = position_of({"helper": helper, "courtier": courtier, **position})
    games = []
    for _ in range(count):
        games.append(game)
        scene = play("lisboa.turn", {**fresh(game)}, *answers(game))
        after = scene.position
        game = position_of({"courtier": NOBLES[after.courtier], "helper": FIGURES[after.helper], **position})
    return games


def fresh(game: Game) -> dict[str, object]:
    """A table as it was laid, with the same Courtier and Helper."""
    decks = {name: game.event_decks[n] for n, name in enumerate(FIGURES)}
    return {"courtier": NOBLES[game.courtier], "helper": FIGURES[game.helper], "event_decks": decks}


def answers(game: Game) -> list[int | str]:
    """What a turn on a freshly laid table asks for."""
    noble, high = (game.courtier + 1) % 3, game.helper >= 2
    state = {(0, False): [2, 2], (1, True): [2], (2, True): [3]}.get((noble, high), [])
    return [*state, *{0: [], 1: [40, 41], 2: ["books"]}[noble]]


@pytest.mark.parametrize("helper", FIGURES)
@pytest.mark.parametrize("courtier", NOBLES)
def test_the_pattern_of_twelve_turns(helper: str, courtier: str) -> None:
    """`lisboa.turn`: in 12 turns each State action comes twice and each Noble's action four times, then all repeats."""
    games = turns(13, helper, courtier)
    states = Counter(
        game.board.state_actions[(game.courtier + 1) % 3][0 if game.helper >= 2 else 1] for game in games[:12]
    )
    nobles = Counter((game.courtier + 1) % 3 for game in games[:12])

    assert dict.fromkeys(range(6), 2) == states
    assert dict.fromkeys(range(3), 4) == nobles
    assert (games[0].courtier, games[0].helper) == (games[12].courtier, games[12].helper)


def test_an_empty_deck_breaks_the_pattern() -> None:
    """`lisboa.helper` (LL020): with the Minister's deck empty a cycle has three decks, and the pair repeats after 3."""
    games = turns(4, "builder", event_decks={"minister": 0})

    assert [0, 2, 3, 0] == [game.helper for game in games]


def test_the_pattern_ahead() -> None:
    """`lisboa.helper`: what is foretold is what is played, deck by deck, until decks run out."""
    game = position_of({"helper": "king", "event_decks": {"builder": 1, "minister": 0, "king": 2, "treasury": 3}})
    foretold = pattern(game, 6)

    assert [("builder", "king", "officials", "store", 1), ("minister", "treasury", "ships", "decrees", 2)] == [
        tuple(ahead[1:]) for ahead in foretold[:2]
    ]
    assert ["king", "treasury", "builder", "king", "treasury", "treasury"] == [ahead.deck for ahead in foretold]

    position = game
    for ahead in foretold:
        assert ahead.deck == FIGURES[position.helper]

        position = play("lisboa.discard", position, args=[position.helper]).position
        position = play("lisboa.helper", position).position


@pytest.mark.parametrize("place", range(5))
def test_the_pattern_inside_his_turn(place: int) -> None:
    """`lisboa.turn`: wherever his turn waits, the turn that runs is the first one ahead, its discard counted once."""
    left_over = [["lisboa.state", 2], ["lisboa.visit", 2], ["lisboa.follow.yours", 1], ["lisboa.discard", 2],
                 ["lisboa.helper"]][place:]  # fmt: skip
    cards = {"king": 4 if ["lisboa.discard", 2] in left_over else 3}
    game = position_of({"helper": "king", "courtier": "minister", "agenda": left_over, "event_decks": cards})
    foretold = pattern(position_of({"helper": "king", "courtier": "builder", "event_decks": {"king": 4}}), 5)

    assert foretold == pattern(game, 5)
    assert foretold == pattern(at_the_start_of_his_turn(game), 5)


def test_an_endless_pattern_repeats() -> None:
    """`lisboa.turn`: with decks that never run out the thirteenth turn is the first one."""
    ahead = pattern(position_of({}), 24, endless=True)

    assert [each[1:5] for each in ahead[:12]] == [each[1:5] for each in ahead[12:]]
    assert 12 == len({each[1:3] for each in ahead[:12]})


def test_looking_back_shows_the_old_helper() -> None:
    """`lisboa.state` (O-90): after the Helper has moved, the record still says which deck the action went by."""
    table = start(position={"courtier": "king", "helper": "minister", "plans": {"blue": 5, "green": 0}})
    told_before = [line for line in story(table.steps) if "State action" in line]

    assert ["Helper above the Minister deck: the bottom State action of the Builder, Plans"] == told_before
    assert 2 == table.position.helper
    assert 1 == next(step.before.helper for step in table.steps if step.rule == "lisboa.state")


def test_a_turn_waits_in_the_middle() -> None:
    """`lisboa.turn` (O-70): while a Plan is asked for, nothing of it has happened; the answer goes on from there."""
    table = start(position={"courtier": "king", "helper": "builder"})

    assert "Officials on the top blue Plan?" == table.question.prompt  # type: ignore[union-attr]
    assert 0 == table.position.courtier

    table = answer(answer(table, 2), 3)

    assert table.question is None
    assert [7, 1] == [sum(table.position.plans) - 12, table.position.helper]


def test_a_pattern_that_cannot_be_told() -> None:
    """`lisboa.turn`: before the set-up is over, and for no number of turns."""
    assert "before the set-up is over" in refused(pattern, start("table"))
    assert "turns: 'x' is not a whole number from 0 to 1000" == refused(pattern, {}, "x")
    assert pattern(start("middle").position, 3) == pattern(start("middle"), 3)
