"""Your turn: where you can go, what may be used and when, and how a turn ends."""

import pytest

from tests.rules.yours import asked, doubts, estate, game_of, mine, options, yours
from tests.scenes import left, play, refused, shown, told
from vinhos_kernel import run
from vinhos_kernel.rules.turn import why_closed
from vinhos_kernel.state.names import FEATURES, SPACES, YOU

OUTER = {space for space in SPACES if space != "press_release"}
READY = estate("dao", "red", 1, wineries=1, wines=[7, 0])


def closed(space: str, position: dict, **readings: str) -> str:
    """Why a space is closed to you."""
    return why_closed(game_of(position, **readings), YOU, SPACES.index(space))


def test_every_space_that_you_can_pay_and_use() -> None:
    """`turn.move` (VY020, VY037): with money, a wine and houses all spaces but your own."""
    assert set(SPACES) - {"sales"} == options("turn", yours(READY), 1)


def test_never_the_same_space() -> None:
    """`turn.move`, `quadrel.closed` (O-06, VY020): "another space": your own is not on the list."""
    assert "sales" not in options("turn", yours(READY), 1)
    assert "you stand here" == closed("sales", yours(READY))


def test_both_vineyards_spaces() -> None:
    """`turn.move` (VA011): from one to the other costs a Bago for distance."""
    scene = play("turn", yours(you={"marker": "vineyards_top"}), "vineyards_bottom", "minho", "red", "stop", args=[1])

    assert "you move to Vineyards (bottom right) for 1 Bago" in told(scene)
    assert 6 == mine(scene, "bagos")


@pytest.mark.parametrize(
    "space, position, why",
    [
        ("wineries", yours(you={"bagos": 3, "marker": "sales"}), "move 1 B and action 3 B, you hold 3"),
        ("wineries", yours(wineries=0), "no Wineries are left on the board"),
        ("cellars", yours(cellars=0), "no Cellars are left on the board"),
        ("workers", yours(), "no house is free for a worker, or none is left"),
        ("experts", yours(expert_decks={f: {"hidden": []} for f in FEATURES}), "no Wine Expert is left"),
        ("export", yours(), "no wine in the Estates"),
        ("sales", yours(you={"marker": "export"}), "no wine in the Estates"),
    ],
)  # fmt: skip
def test_closed_spaces(space: str, position: dict, why: str) -> None:
    """`quadrel.closed` (VY037, O-72): each with its reason."""
    assert why == closed(space, position)
    assert space not in options("turn.move", position, 1, 0)


@pytest.mark.parametrize("bagos, found", [(2, False), (3, False), (4, True)])
def test_move_and_action_together(bagos: int, found: bool) -> None:
    """`quadrel.closed` (VY037): 1 Bago for the way and 3 for the Winery must both be there."""
    assert found == ("wineries" in options("turn.move", yours(you={"bagos": bagos}), 1, 0))


def test_the_centre_is_always_open() -> None:
    """`turn.move` (VY038): even without a Bago and with his marker there."""
    poor = yours(you={"bagos": 0}, lacerda={"marker": "press_release"})
    scene = play("turn", poor, 1, args=[1])

    assert "you move to Pass / Press Release for nothing" in told(scene)


@pytest.mark.parametrize("bagos, stays", [(0, True), (1, False)])
def test_staying_on_the_centre(bagos: int, stays: bool) -> None:
    """`turn.move` (VY039, O-06): only where nothing else is possible; one Bago hires an Expert."""
    position = yours(you={"bagos": bagos, "marker": "press_release"})
    table = asked("turn.move", position, 1, 0)

    assert ("order_slot" if stays else "feature") == table.question.kind


def test_no_staying_where_a_wine_can_be_sold() -> None:
    """`turn.move` (VY039, O-06): without a Bago, but with a wine and a barrel: Sales and Export, not the centre."""
    table = yours(estate("dao", wines=[9]), you={"bagos": 0, "marker": "press_release"})

    assert {"sales", "export"} == options("turn", table, 1)


def test_staying_acts() -> None:
    """`staying=acts`: staying is a visit: the order marker moves, a Press Release is possible."""
    poor = {"bagos": 0, "marker": "press_release", "barrels": 0, "magnate_barrels": 6}
    table = yours(estate("dao", wines=[5, 0]), you=poor, sales={"red 3": "you", "red 4": "you"})
    scene = play("turn", table, 1, "pass", args=[1], staying="acts")

    assert ["you stay on Pass / Press Release: nothing else is possible", "you take place 1 in the next order"] == told(
        scene
    )[:2]
    assert "staying=acts" in shown(scene)


def test_staying_passes() -> None:
    """`staying=passes`: you just pass; the order stays as it is."""
    poor = yours(you={"bagos": 0, "marker": "press_release"})
    scene = play("turn", poor, args=[1], staying="passes")

    assert ["you stay on Pass / Press Release: nothing else is possible"] == told(scene)[:1]
    assert [["nobody", "nobody"]] == left(scene, "next_order")
    assert "staying=passes" in shown(scene)


def test_the_price_is_paid_before_the_action() -> None:
    """`quadrel.move`, `turn.arrive` (VA003, VY031, O-05): tax and distance to the bank, 1 to him, then the action."""
    position = yours(you={"marker": "vineyards_top"}, lacerda={"marker": "vineyards_bottom"}, tax="vineyards_bottom")
    scene = play("turn", position, "vineyards_bottom", "minho", "red", "stop", args=[1])

    assert [
        "you move to Vineyards (bottom right) for 3 Bagos",
        "Lacerda gets 1 Bago of it for the marker there",
    ] == told(scene)[:2]
    assert [4, 1] == [mine(scene, "bagos"), left(scene, "lacerda.bagos")[0]]


def test_a_bribe_goes_back() -> None:
    """`quadrel.move` (VL026): you pay it, and it lies there no longer."""
    scene = play("turn", yours(estate("dao"), you={"bagos": 5}, bribes=["wineries"]), "wineries", 1, args=[1])

    assert "the bribe on Wineries goes back to the bank" in told(scene)
    assert [0, []] == [mine(scene, "bagos"), left(scene, "bribes")[0]]


FREE = {"experts": ["taste_free_move"], "marker": "vineyards_top"}
DEAR = {"lacerda": {"marker": "vineyards_bottom"}, "tax": "vineyards_bottom", "bribes": ["vineyards_bottom"]}


@pytest.mark.parametrize("side, paid", [("free", 0), ("pay", 1)])
def test_free_move_bribe(side: str, paid: int) -> None:
    """`free_move_bribe=free`, `free_move_bribe=pay` (VA064): nothing but, by a reading, the bribe."""
    position = yours(you=FREE, **DEAR)
    scene = play(
        "turn", position, "ability:taste_free_move", "vineyards_bottom", "minho", "red", "stop",
        args=[1], free_move_bribe=side,
    )  # fmt: skip

    assert [10 - 3 - paid, 0, []] == [mine(scene, "bagos"), *left(scene, "lacerda.bagos", "bribes")]
    assert f"free_move_bribe={side}" in shown(scene)


def test_a_free_move_opens_a_space() -> None:
    """`turn.move`, `ability` (VA064): with 3 Bagos the far Vineyards can only be reached for nothing."""
    position = yours(you=FREE | {"bagos": 3})

    assert "vineyards_bottom" not in options("turn", position, 1)
    assert "vineyards_bottom" in options("turn", position, 1, answers=["ability:taste_free_move"])


def test_one_expert_and_one_tile_in_a_turn() -> None:
    """`turn.end`, `turn.move` (VY048-VY050, O-29): once used, the others of that sort are out until the next turn."""
    you = {"experts": ["taste_bagos_2", "aroma_bagos_2"], "actions": {"fair_points_2": 1}}
    position = yours(READY, you=you)
    first = options("turn", position, 1)
    second = options("turn", position, 1, answers=["ability:taste_bagos_2"])
    third = options("turn", position, 1, answers=["ability:taste_bagos_2", "tile:fair_points_2"])

    assert {"ability:taste_bagos_2", "ability:aroma_bagos_2", "tile:fair_points_2"} < first
    assert {"tile:fair_points_2"} == {each for each in second if ":" in each}
    assert set() == {each for each in third if ":" in each}


def test_two_actions_two_turns() -> None:
    """`turn` (O-29, VL016): the second action of a year may use another Expert."""
    you = {"experts": ["taste_bagos_2", "aroma_bagos_2"]}
    position = yours(you=you) | {"agenda": [["turn", 1], ["turn", 1]]}
    table = asked("turn", position, 1, answers=["ability:taste_bagos_2", "press_release", 1])
    again = asked("turn", yours(you={"experts": ["aroma_bagos_2"], "face_down": ["taste_bagos_2"]}), 1)

    assert table.question is None
    assert "ability:aroma_bagos_2" in again.question.options
    assert "ability:taste_bagos_2" not in again.question.options


@pytest.mark.parametrize("answers", [["tile:fair_points_2", "experts"], ["experts", "tile:fair_points_2"]])
def test_a_tile_before_the_move_or_the_action(answers: list[str]) -> None:
    """`turn.move`, `turn.arrive` (VY050): before you move, or before your action."""
    scene = play("turn", yours(you={"actions": {"fair_points_2": 1}}), *answers, "taste", "stop", "end", args=[1])

    assert [2, {}, {"fair_points_2": 1}] == [
        mine(scene, "fair_points"), *left(scene, "you.actions", "you.used"),
    ]  # fmt: skip


def test_a_tile_after_the_action() -> None:
    """`turn.end` (VY050): or after it; never in the middle."""
    position = yours(you={"actions": {"fair_points_2": 1}})
    middle = options("turn", position, 1, answers=["experts", "act", "taste"])
    scene = play("turn", position, "experts", "act", "taste", "aroma", "tile:fair_points_2", "end", args=[1])

    assert {"taste", "aroma", "appearance", "alcohol", "stop"} == middle
    assert 2 == mine(scene, "fair_points")


def test_a_tile_must_not_spoil_the_action() -> None:
    """`turn.arrive` (VY037): on the Sales space the only wine cannot go away by the Export tile first."""
    position = yours(READY, you={"marker": "experts", "actions": {"export": 1}})

    assert "tile:export" in options("turn", position, 1)
    assert "wine" not in options("turn", position, 1)
    assert {"red 3", "red 4", "red 5", "red 6", "red 7"} == options("turn", position, 1, answers=["sales"])


def test_no_money_to_spare_for_a_tile() -> None:
    """`turn.arrive`: with 4 Bagos on the Wineries space a Cellar for 1 can be built first, with 3 it cannot."""
    rich = yours(READY, you={"marker": "cellars", "bagos": 4, "actions": {"cellar_for_1": 1}})
    poor = yours(READY, you={"marker": "cellars", "bagos": 3, "actions": {"cellar_for_1": 1}})

    assert {"act", "tile:cellar_for_1"} == options("turn", rich, 1, answers=["wineries"])
    assert {1, 2} == options("turn", poor, 1, answers=["wineries"])


def test_afford_with_later_gain_no() -> None:
    """`afford_with_later_gain=no` (VY037): 2 Bagos of an Expert that is used later do not open the Wineries."""
    poor = yours(you={"bagos": 1, "marker": "cellars", "experts": ["taste_bagos_2"]})

    assert "wineries" not in options("turn", poor, 1, afford_with_later_gain="no")
    assert "wineries" in options("turn", poor, 1, answers=["ability:taste_bagos_2"], afford_with_later_gain="no")


def test_afford_with_later_gain_yes() -> None:
    """`afford_with_later_gain=yes`: they do, and then the Expert must be used before the action."""
    poor = yours(you={"bagos": 1, "marker": "cellars", "experts": ["taste_bagos_2", "taste_cube_1"]})
    scene = play("turn", poor, "wineries", args=[1], afford_with_later_gain="yes")

    assert "wineries" in options("turn", poor, 1, afford_with_later_gain="yes")
    assert [0, 1] == [mine(scene, "bagos"), left(scene, "you.estates")[0][0]["wineries"]]
    assert "afford_with_later_gain=yes" in shown(scene)


def test_a_second_expert_brings_no_later_gain() -> None:
    """`afford_with_later_gain=yes`: once an Expert is used, another one does not count."""
    poor = yours(you={"bagos": 0, "marker": "cellars", "experts": ["taste_bagos_2", "aroma_bagos_2"]})

    assert "wineries" not in options("turn", poor, 1, answers=["ability:taste_bagos_2"], afford_with_later_gain="yes")


@pytest.mark.parametrize("bagos", [0, 1, 2])
def test_a_sale_by_tile_brings_the_money(bagos: int) -> None:
    """`afford_with_later_gain=yes`: the Sales tile brings at least the least slot's value: enough for a Winery."""
    poor = yours(
        estate("dao", wines=[5, 0]),
        you={"bagos": bagos, "actions": {"sales": 1}, "marker": "cellars"},
    )  # fmt: skip
    more = ["stop"] * (bagos > 0)
    scene = play("turn", poor, "wineries", "red 5", 1, *more, args=[1], afford_with_later_gain="yes")

    assert bagos + 5 - 3 == mine(scene, "bagos")


def test_a_discount_counts_as_later_gain() -> None:
    """`afford_with_later_gain=yes`: with 2 Bagos and the Expert for cheaper Vineyards Minho can be bought."""
    poor = yours(you={"bagos": 2, "marker": "cellars", "experts": ["taste_vineyards_minus_1"]})
    scene = play("turn", poor, "vineyards_top", "red", args=[1], afford_with_later_gain="yes")

    assert [0, {"minho"}] == [mine(scene, "bagos"), {each["region"] for each in left(scene, "you.estates")[0]}]


def test_the_last_action_is_a_normal_turn() -> None:
    """`turn.move`, `press_release.choose` (VY058, O-04): no Press Release, no face-down Expert, no order."""
    position = yours(READY, you={"face_down": ["taste_bagos_2"]}, year=6, phase="last_action")
    scene = play("turn", position, "press_release", args=[1])

    assert not [each for each in options("turn", position, 1) if "taste" in each]
    assert ["you move to Pass / Press Release for nothing", "you pass: no Fair comes any more"] == told(scene)
    assert [["nobody", "nobody"]] == left(scene, "next_order")


def test_nothing_is_used_outside_the_actions() -> None:
    """`turn.end` (VY051, VA059): in Maintenance and Production no ability and no tile is on offer."""
    you = {"experts": ["taste_bagos_2"], "actions": {"sales": 1}}
    position = yours(READY, you=you, sales={"red 3": "you", "red 4": "you"})

    assert {"red 3", "red 4"} == options("year.maintenance", position)
    assert set() == options("production", position)


def test_a_closed_space_is_refused() -> None:
    """`turn.move` (O-72): an answer that is not on the list names what is."""
    assert "'export' is not one of" in refused(run, "turn", yours(), ["export"], args=[1])


def test_the_turn_of_a_guest() -> None:
    """`turn`: a second person plays by the same rules, without bribes."""
    position = {
        "seats": ["person", "person"], "vintage": "v1", "tax": "none",
        "expert_decks": yours()["expert_decks"], "guest": {"bagos": 3, "marker": "vineyards_top"},
    }  # fmt: skip
    scene = play("turn", position, "cellars", args=[2])

    assert ["the guest moves to Cellars for nothing", "the guest builds a Cellar in Estate 1 for 3 Bagos"] == told(
        scene
    )[:2]
    assert doubts(asked("turn", position, 2)) == set()
