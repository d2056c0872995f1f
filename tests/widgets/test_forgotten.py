"""Did you forget?: what is said applies to the table as it stands, and to whoever is asked."""

from typing import Any

import pytest

from vinhos_kernel import answer, roll, start
from vinhos_kernel.opponents.kind import position_of
from vinhos_kernel.state.game import Game
from vinhos_kernel.table.question import Question
from vinhos_kernel.views.forgotten import forgotten

LAST_ACTION = [["turn.end", 1, 0], ["year.maintenance"], ["production"]]
AGED = {"region": "lisboa", "colour": "red", "vineyards": 1, "wines": [0, 5]}
POORLY = {"region": "dao", "colour": "white", "vineyards": 1}


def asked(kind: str, rule: str = "turn.end", options: tuple[str, ...] = ("end",), who: str = "you") -> Question:
    """A question as a rule would put it."""
    return Question(rule, kind, "?", who, options, None, None, "0/")


def table(year: int = 2, phase: str = "actions", agenda: Any = None, **yours: Any) -> Game:
    """A table in a whole game with this year's tile v1, and what you have."""
    return position_of({
        "start": "empty", "seats": ["person", "lacerda"], "year": year, "phase": phase, "vintage": "v1",
        "agenda": LAST_ACTION if agenda is None else agenda,
        "you": {"barrels": 8, "magnate_barrels": [0, 0, 0], **yours},
    })  # fmt: skip


def said(game: Game, question: Question) -> str:
    """All of it."""
    return "\n".join(forgotten(game, question))


def test_a_wine_that_will_be_lost_is_named() -> None:
    """In the last action while something can be done, at Maintenance as a fact."""
    at_the_end = said(table(estates=[AGED]), asked("end"))
    game = table(phase="maintenance", agenda=[["production"]], estates=[AGED])

    assert "Wine 1b (Quality 5) stands in its last slot and will be lost by ageing: sell" in at_the_end
    assert "will be lost by ageing." in said(game, asked("slot", "year.maintenance.1"))


def test_a_wine_in_a_cellar_has_time() -> None:
    """Its second slot of four is not the last."""
    cellar = {**AGED, "cellar": 1}

    assert "lost by ageing" not in said(table(estates=[cellar]), asked("end"))


def test_nothing_is_said_in_the_first_action_of_a_year() -> None:
    """There is another one to come."""
    game = table(agenda=[["turn.end", 1, 0], ["turn", 1], ["year.maintenance"]], estates=[AGED])

    assert () == forgotten(game, asked("end"))


@pytest.mark.parametrize("question", [None, asked("number", who="chance"), asked("done", who="table")])
def test_nothing_is_said_to_chance(question: Question | None) -> None:
    """Only to a person who plays here."""
    assert () == forgotten(table(estates=[AGED]), question)


def test_an_unused_expert_or_tile_is_named_while_it_can_be_used() -> None:
    """As the question offers it."""
    experts = table().board.experts
    question = asked("end", options=("end", f"ability:{experts[0].name}", "tile:sales"))

    assert "You can still use in this turn: " in said(table(), question)
    assert "before year 4 all of them turn face up again anyway" in said(table(year=3), question)


def test_empty_houses_are_counted() -> None:
    """A Winery without an Enologist, a Vineyard without a Farmer, with what each adds."""
    land = [{"region": "lisboa", "colour": "red", "vineyards": 2, "wineries": 1, "farmers": 1}]
    words = said(table(estates=land), asked("end"))

    assert "1 Winery without an Enologist (Estate 1): each one there adds 2 to the wine." in words
    assert "1 Vineyard without a Farmer (Estate 1): each one there adds 1 to the wine." in words


def test_an_estate_that_makes_no_wine_is_named() -> None:
    """Where the weather takes all that it has."""
    game = table(estates=[POORLY])
    weather = min(range(len(game.board.vintages)), key=lambda tile: game.board.vintages[tile].weather)
    game.calendar = game.calendar._replace(vintage=weather)

    assert game.board.vintages[weather].weather <= -2
    assert "In this weather no wine is made in Estate 1: the Quality would be below 1." in said(game, asked("end"))


def test_a_port_tile_waits_for_a_wine_of_douro() -> None:
    """Only with an Estate there."""
    douro = {"region": "douro", "colour": "red", "vineyards": 1}

    assert "1 Port tile can go into the wine of Estate 1 (Douro)." in said(
        table(estates=[douro], ports=1), asked("end")
    )
    assert "Port" not in said(table(estates=[AGED], ports=1), asked("end"))


def test_the_fair_is_named_in_its_years() -> None:
    """Without a Press Release; and what the Magnates want of those whose barrels they keep."""
    words = said(table(year=3, magnate_barrels=[1, 0, 0], barrels=7), asked("end"))

    assert "A Fair comes this year and you have issued no Press Release" in words
    assert "no wine of yours is there to enter" in words
    assert "Barrels of yours come back with the entry: Carolina for a wine of " in words
    assert "Bruno" not in words
    assert "Fair" not in said(table(year=2), asked("end"))


def test_an_expert_that_can_go_to_the_fair_is_named() -> None:
    """Of a feature of the Vintage tile: face up with its points, face down that it cannot."""
    board = table().board
    feature = board.vintages[0].features[0][0]
    tile = next(expert.name for expert in board.experts if expert.feature == feature)

    assert "can go to this Fair for" in said(table(year=3, experts=[tile]), asked("end"))
    assert "lies face down and cannot go to this Fair" in said(table(year=3, face_down=[tile]), asked("end"))


def test_an_empty_supply_of_barrels_is_told() -> None:
    """Neither a sale nor an export without one."""
    game = table()
    game.barrels = (0, 0, 8)

    assert "No barrel is left in your supply" in said(game, asked("end"))
    assert "No barrel" not in said(table(), asked("end"))


def test_through_a_game_it_is_said_at_the_right_moments() -> None:
    """Only to a person, in the last action of a year, at Maintenance, in Production, or at a Fair."""
    session, moments = start("solo", seed=4), set()
    while session.question is not None:
        if forgotten(session.position, session.question):
            moments.add((session.question.who, session.position.calendar.phase))
        chance = session.question.who == "chance"
        session = roll(session) if chance else answer(session, session.question.options[0])

    assert moments <= {("you", phase) for phase in ("actions", "maintenance", "production", "fair")}
    assert ("you", "actions") in moments
