"""Exact odds against literal enumeration, their honesty beyond the budget, and where a person decides."""

from collections.abc import Callable, Iterator
from fractions import Fraction
from random import Random
from typing import Any

import pytest

from tests.lab.literal import literal, literal_or_not, turned
from tests.opponents.random_tables import random_position
from tests.scenes import but, estates, refused
from vinhos_kernel import odds, run, start
from vinhos_kernel.data.rulebook import all_readings
from vinhos_kernel.lab import odds as lab
from vinhos_kernel.lab.odds import Event
from vinhos_kernel.state.game import Game
from vinhos_kernel.table import rule as register
from vinhos_kernel.table.rule import rule
from vinhos_kernel.table.turn import Turn

LACERDA = 2


def count_turned(so_far: int, event: Event) -> int:
    """A tally: all cards that were turned."""
    return so_far + sum(draw.turned for draw in event.drawn)


LOW = {f"{colour} {v}": "you" for v in (3, 4, 5, 6) for colour in ("red", "white")}
SALE = {"vintage": "v1", "agenda": [["lacerda.sales.1"], ["numbers.gather"]]}
SALES = {"vintage": "v1", "agenda": [["lacerda.sales"], ["numbers.gather"]]}
SMALL: dict[str, tuple[dict[str, Any], dict[str, str]]] = {
    "one sale": (SALE | estates(minho=2), {}),
    "a sale with few slots": (SALE | estates(minho=1) | {"sales": but(["red 8", "white 4", "white 9"])}, {}),
    "a sale with slots above": (SALE | {"sales": LOW}, {}),
    "two sales of a small deck": (SALES | estates(minho=2) | {"numbers": [2, 3, 4, 7, 9]}, {}),
    "two sales after a tie": (SALES | estates(minho=2, dao=2) | {"numbers": [2, 3, 4, 9]}, {}),
    "cubes taken again": (
        SALE | estates(minho=3) | {"sales": but(["red 7", "white 9"]), "numbers": [3, 4, 5, 7]},
        {"sales_redraw_cubes": "again"},
    ),
    "cards back after each draw": (
        SALES | {"estates": {"minho": 1}, "numbers": [1, 2, 3, 5, 9]}, {"number_return": "after_draw"},
    ),
    "both, and no cube": (
        SALE | {"estates": {"minho": 1}, "sales": LOW, "numbers": [3, 4, 7, 9]},
        {"number_return": "after_draw", "sales_redraw_cubes": "again"},
    ),
    "Vineyards of three regions": (
        {"out_of_play": [4, 5, 6, 7, 8, 9], "numbers": [1, 2, 3, 7, 9],
         "agenda": [["lacerda.vineyards"], ["numbers.gather"]]}, {},
    ),
    "Cellars when the deck runs out": (
        {"out_of_play": [5, 6, 7, 8, 9], "numbers": [4], "agenda": [["lacerda.cellars"]]},
        {"exhausted_deck": "at_once"},
    ),
    "a tie of six when nothing fits": (
        {"cubes": {str(n): 2 for n in (1, 2, 3, 4, 5, 6)}, "numbers": [7, 9], "agenda": [["lacerda.press_release.2"]]},
        {"your_region": "any_in_play", "exhausted_deck": "turn_all"},
    ),
    "exports after a tie": (
        estates(minho=3, dao=3) | {"numbers": [2, 4, 6, 9], "agenda": [["lacerda.export"], ["numbers.gather"]]}, {},
    ),
    "an unseen Expert": (
        {"vintage": "v1", "agenda": [["lacerda.experts"], ["lacerda.press_release.4"]]}, {},
    ),
    "an Action card": (
        {"vintage": "v1", "action_deck": ["press_release", "workers", "export"], "agenda": [["lacerda.turn"]]}, {},
    ),
    "two Action cards, one redrawn": (
        {"vintage": "v1", "action_deck": ["press_release", "workers", "export"], "agenda": [["lacerda.turn"]] * 2},
        {"same_space": "redraw"},
    ),
    "tiles without you": (
        {"display": ["sales", "winery", "export", "empty", "empty", "cellar"], "numbers": [1, 2, 3, 6, 9],
         "agenda": [["lacerda.fair.tile", 1]]}, {},
    ),
}  # fmt: skip


@pytest.mark.parametrize("table", SMALL)
def test_odds_are_what_turning_every_card_gives(table: str) -> None:
    """House rule of small decks: merged outcomes of a draw and cards turned one by one agree to the last digit."""
    position, readings = SMALL[table]
    found = odds(start(position=position, readings=readings), of=Game.key)

    assert literal(position, lambda end: end.position.key(), readings) == found.chances
    assert (True, 1, 0) == (found.is_exact, sum(found.chances.values()), found.waiting)


@pytest.mark.parametrize("table", SMALL)
def test_the_tally_of_turned_cards_is_what_was_turned(table: str) -> None:
    """How many cards are turned is forgotten by the position; the tally has it, together with the Bagos."""
    position, readings = SMALL[table]
    found = odds(
        start(position=position, readings=readings), of=lambda game: game.bagos[LACERDA], tally=(0, count_turned)
    )
    expected = literal(position, lambda end: (end.position.bagos[LACERDA], turned(end)), readings)

    assert expected == found.chances


CARDS = ("vineyards", "cellars", "wineries", "export", "sales", "press_release", "experts")


def by_lot(seed: int) -> tuple[dict[str, Any], dict[str, str]]:
    """A random table before one of his actions with a small Number deck, and a side by lot for each doubt."""
    die = Random(seed)
    position = random_position(die) | {"numbers": die.sample(range(1, 10), die.randint(2, 4))}
    agenda = [[f"lacerda.{die.choice(CARDS)}"], *([["numbers.gather"]] if die.random() < 0.5 else [])]
    return position | {"agenda": agenda}, {each.name: die.choice(each.sides)[0] for each in all_readings()}


@pytest.mark.parametrize("block", range(8))
def test_odds_of_random_tables_are_what_turning_every_card_gives(block: int) -> None:
    """Any action, any readings, any slots taken: the clever count and the literal one agree to the last digit."""
    compared, differing = 0, []
    for seed in range(block * 25, (block + 1) * 25):
        position, readings = by_lot(seed)
        expected = literal_or_not(position, readings, most=400)
        if expected is not None:
            compared += 1
            if expected != odds(start(position=position, readings=readings), of=Game.key).chances:
                differing.append(seed)

    assert [] == differing
    assert 10 < compared


def test_a_named_rule_stops_the_walk() -> None:
    """`until` is the id of a rule: the walk stops before it; an unknown one is refused with the nearest."""
    table = start(position=SALE | estates(minho=2))

    assert Fraction(1, 7) == odds(table, until="lacerda.sales.3", of=lambda game: game.agenda[0][1])[11]
    assert "did you mean 'lacerda.sales'" in refused(odds, table, until="lacerda.sale")


def test_a_test_of_positions_stops_the_walk() -> None:
    """`until` is a test: the first time that his purse holds something."""
    table = start(position=SALES | {"estates": {"minho": 1}})
    found = odds(table, until=lambda game: game.bagos[LACERDA] > 0, of=lambda game: game.bagos[LACERDA])

    assert dict.fromkeys(range(3, 10), Fraction(1, 7)) == found.chances


def test_the_order_of_asking_is_no_matter() -> None:
    """The same call gives the same value, whatever was asked before it."""
    table = start("middle")
    calls = [
        odds(table, until="order.update", of=lambda game: game.vp[LACERDA], budget=500, games=50) for _ in range(2)
    ]

    assert calls[0].chances == calls[1].chances


WAITS = {
    "display": ["sales", "winery", "empty", "empty", "empty", "empty"], "you": {"barrels": 0, "magnate_barrels": 6},
    "sales": {"red 3": "you", "red 4": "you"},
    "agenda": [["lacerda.fair.tile", 0]],
}  # fmt: skip


def test_a_branch_that_asks_you_waits_with_its_weight() -> None:
    """Half of the cards leave you a tile to choose; that half is neither averaged nor decided for you."""
    found = odds(start(position=WAITS), of=lambda game: sum(game.hands[2].multipliers))

    assert ({1: Fraction(1, 2)}, Fraction(1, 2)) == (found.chances, found.waiting)


def test_a_policy_answers_for_you() -> None:
    """With a policy nothing waits: you stop at once, and he takes the other tile as well."""
    found = odds(
        start(position=WAITS), of=lambda game: sum(game.hands[2].multipliers), you=lambda question, position: "stop"
    )

    assert ({1: 1}, 0) == (found.chances, found.waiting)


def test_a_question_to_the_table_waits_too() -> None:
    """What only the people at the table know is not guessed; where nothing else is left, the odds say so."""
    table = start(position={"agenda": [["year.you"], ["lacerda.turn"]]})
    found = lab.odds(table.position)

    assert (0, 1) == (len(found), found.waiting)
    assert "the end is never reached: a person is asked before, and nobody answers" in refused(odds, table)


def test_beyond_the_budget_it_simulates_and_says_so() -> None:
    """An honest result: method, number of games, seed, standard error; near the exact one."""
    table = start(position=SALES | estates(minho=2, dao=2))
    exact = odds(table, of=lambda game: game.bagos[LACERDA])
    found = odds(table, of=lambda game: game.bagos[LACERDA], budget=10, games=4000, seed=5)

    assert (False, "simulated", 4000, 5) == (found.is_exact, found.method, found.n, found.seed)
    assert "simulated, 4,000 games, seed 5, standard error" in found.how()
    assert all(abs(found[x] - exact[x]) <= 4.5 * max(found.error(x), 0.004) for x in {*found, *exact})
    share = (found[15] * 4000 + 1) / 4002
    assert found.error(15) == pytest.approx(float(share * (1 - share) / 4000) ** 0.5)
    assert found.error("never seen") > 0
    assert 0.0 == exact.error(15)


def test_a_simulation_is_repeatable() -> None:
    """The seed alone decides: the same one gives the same numbers, another one others."""
    table = start(position=SALES | estates(minho=2, dao=2))
    runs = [odds(table, of=lambda game: game.bagos[LACERDA], budget=1, games=300, seed=s).chances for s in (1, 1, 2)]

    assert runs[0] == runs[1] != runs[2]


def test_a_simulation_counts_what_waits() -> None:
    """Beyond the budget too: about half of the games end at your question."""
    found = odds(start(position=WAITS), of=lambda game: sum(game.hands[2].multipliers), budget=0, games=1000, seed=1)

    assert (1 - found.waiting, "simulated") == (found[1], found.method)
    assert abs(float(found.waiting) - 0.5) < 0.08


def test_a_simulation_has_a_tally() -> None:
    """Beyond the budget the tally of turned cards is as good: 1.25 cards for a sale."""
    found = odds(start(position=SALE), tally=(0, count_turned), budget=0, games=4000, seed=2)

    assert abs(float(found.mean()) - 1.25) < 0.04


def test_a_whole_game_is_beyond_any_budget() -> None:
    """A question that cannot be counted is answered by simulation in reasonable time, not by an endless count."""
    found = odds(start("solo"), of=lambda game: game.year, budget=2000, games=10,
                 you=lambda question, position: question.options[-1])  # fmt: skip

    assert ("simulated", 10, {6: 1}) == (found.method, found.n, found.chances)


MANY = 20_000


class EndlessLoop(AssertionError):
    """A rule that leads back to itself ran very often and nobody refused it."""


@pytest.fixture
def circle() -> Iterator[Callable[..., str]]:
    """Enters a rule that leads back to itself, for one test only; it does not go on for ever."""
    entered: list[str] = []

    def enter(name: str, with_a_card: bool = False) -> str:
        times = [0]

        def again(turn: Turn[Game], game: Game) -> None:
            times[0] += 1
            if times[0] > MANY:
                raise EndlessLoop(name)
            if with_a_card and turn.look("number", "Which?", (1, 2)) == 1:
                return
            turn.then_named(name)

        rule(name)(again)
        entered.append(name)
        return name

    yield enter
    for name in entered:
        del register.RULES[name], register._PARAMETERS[name]


def at(name: str) -> Game:
    """A table on which this rule is the next thing to do."""
    game: Game = start(position={}).position.copy()
    game.agenda = ((name,),)
    return game


@pytest.mark.parametrize("with_a_card", (False, True))
def test_a_position_that_returns_is_an_error(circle: Callable[..., str], with_a_card: bool) -> None:
    """A rule that leads back to its own table is refused in a sentence; never a loop."""
    name = circle("test.circle", with_a_card)

    assert f"{name} leads back to the same position on its own path" == refused(odds, at(name))


def test_a_rule_that_returns_is_refused_in_a_session(circle: Callable[..., str]) -> None:
    """Where no choice lies in between, a session refuses it as well."""
    name = circle("test.circle")

    assert name in refused(start, position={"agenda": [[name]]})


def test_a_rule_that_returns_is_refused_when_run(circle: Callable[..., str]) -> None:
    """A rule run alone is no exception."""
    name = circle("test.circle")

    assert name in refused(run, name, {})


def test_a_rule_that_returns_is_refused_in_a_simulation(circle: Callable[..., str]) -> None:
    """Nor is a playout."""
    name = circle("test.circle")

    assert name in refused(odds, at(name), budget=0, games=2)
