"""Every option of every question: on a board or in the panel, in words, and with what it comes to."""

from collections import Counter
from collections.abc import Iterator
from functools import cache

import pytest

import vinhos_kernel
from tests.views.pictures import AT_HOME, DRAW, buttons
from vinhos_kernel.state.game import Game
from vinhos_kernel.table.question import Question
from vinhos_kernel.table.session import Session
from vinhos_kernel.views.answer_names import answer_words, side_asked
from vinhos_kernel.views.answers import on_offer, picks
from vinhos_kernel.views.outcome import outcome, outcomes
from vinhos_kernel.views.question_html import question_html

OF_ITS_SIDE = ("estates", "hand")
ON_BOARDS: dict[str, tuple[str, str]] = {
    "space": ("quadrel", "pick"), "region": ("map", "pick"), "slot": ("sales", "pick"), "export": ("export", "pick"),
    "display": ("magnates", "pick"), "tile": ("magnates", "pick_tiles"), "booth": ("fair", "pick"),
    "order_slot": ("fair", "pick_order"), "feature": ("supply", "pick_features"), "expert": ("supply", "pick"),
    "vintage": ("vintage", "pick"), "magnate": ("vintage", "pick_magnates"), "action": ("decks", "pick"),
    "number": ("decks", "pick_numbers"), "estate": ("estates", "pick"), "wine": ("estates", "pick_wines"),
    "enologist": ("estates", "pick_enologists"), "farmer": ("estates", "pick_farmers"),
    "hand_expert": ("hand", "pick"), "hand_tile": ("hand", "pick_tiles"), "multiplier": ("hand", "pick_multipliers"),
}  # fmt: skip
"""On which board the things of a place lie, and by which argument they are picked."""
IN_THE_PANEL = {"done", "cubes", "ports", "housed", "stack_order", "vineyard"}
KINDS = {
    "move", "arrive", "end", "region", "estate", "worker", "wine", "slot", "export_slot", "feature", "order_slot",
    "press", "cubes", "booth", "expert_sent", "tile_pick", "barrel", "stack_order", "workers", "housed", "ports",
}  # fmt: skip
"""What people are asked in a game."""


SEEN = {"tops": {"dao": ["white", "red", "red", "white"]}, "agenda": [["ability.stack.2", 1, 4]]}
"""A stack that has been looked through."""


@cache
def asked() -> tuple[Session, ...]:
    """Tables that wait: of a few whole games the first questions of each kind."""
    found, seen = [], Counter[str]()
    for name, seed in (("solo", 2), ("two", 3), ("two", 4), ("solo", 5), ("two", 8)):
        for table in _played(name, seed):
            assert table.question is not None
            seen[table.question.kind] += 1
            if seen[table.question.kind] <= 6:
                found.append(table)
    return (*found, vinhos_kernel.start(position={**AT_HOME, **SEEN}))


def _played(name: str, seed: int) -> Iterator[Session]:
    """A whole game in which each person takes one option after the other in turn."""
    table, turn = vinhos_kernel.start(name, seed=seed), 0
    while table.question is not None:
        yield table
        turn += 1
        options = table.question.options
        rolls = table.question.who == "chance"
        table = vinhos_kernel.roll(table) if rolls else vinhos_kernel.answer(table, options[turn * 7 % len(options)])


def each_kind() -> Iterator[tuple[Question, Game]]:
    """Questions with the position that they are asked in."""
    for table in asked():
        assert table.question is not None
        yield table.question, table.position


def drawn(place: str, question: Question, game: Game) -> set[str]:
    """The answers of the buttons that a board shows for a place of a question."""
    board, argument = ON_BOARDS[place]
    side = {"side": side_asked(game, question)} if board in OF_ITS_SIDE else {}
    picture = DRAW[board](game, **{argument: picks(question, game.board, place)}, **side)
    return {each.get("data-answer", "") for each in buttons(picture)}


# ---------------------------------------------------------------- where they lie
def test_every_kind_of_question_is_looked_at() -> None:
    """The games that these tests play ask nearly everything."""
    assert set() == KINDS - {question.kind for question, _ in each_kind()}


def test_every_option_lies_on_a_board_or_in_the_panel() -> None:
    """On its board the buttons are those on offer, no more and no less."""
    for question, game in each_kind():
        offered = on_offer(question, game.board)
        assert list(question.options) == list(offered.values())

        for place in {answer.partition(":")[0] for answer in offered} - IN_THE_PANEL:
            wanted = {answer for answer in offered if answer.startswith(f"{place}:")}
            assert wanted == drawn(place, question, game), question


def test_every_option_is_a_button_of_the_panel() -> None:
    """Whoever does not find it on a board has it beside the question."""
    for table in asked():
        assert table.question is not None
        panel = question_html(table.question, table.position)
        missing = [answer for answer in on_offer(table.question, table.position.board) if f'"q:{answer}"' not in panel]

        assert [] == missing


# ---------------------------------------------------------------- in words
def test_every_option_has_words_of_its_own() -> None:
    """No two options of a question are said alike, and no id is shown."""
    for question, game in each_kind():
        said = [answer_words(game, question, option) for option in question.options]

        assert len(said) == len(set(said))
        assert [] == [words for words in said if "_" in words or not words]


@pytest.mark.parametrize(
    ("agenda", "option", "words"),
    [
        (["turn.move", 1, 0], "ability:taste_bagos_2", "flip the Taste Expert (2 Bagos)"),
        (["turn.move", 1, 0], "tile:farmer_for_1", "flip the tile ‘hire 1 Farmer for 1 Bago’"),
        (["turn.move", 1, 0], "press_release", "Pass / Press Release: the move for nothing"),
        (["turn.end", 1, 0], "end", "end the turn"),
        (["sales.1", 1, 0], "1a", "wine 1a: red Douro, Quality 7, worth 8"),
        (["sales.1", 1, 1], "stop", "no more"),
        (["workers.1", 1, 0], "farmer 2", "a Farmer for Estate 2, 2 Bagos"),
        (["vineyards.1", 1, 1, 0, 2], "lisboa", "Lisboa, for 4 Bagos"),
        (["buildings.1", 1, 0, 3, 0, 2], 3, "Estate 3: no region yet, 1 Winery"),
        (["order.choose", 1], 2, "place 2 in the order"),
        (["press_release.choose", 1], "press_release", "a Press Release: enter a wine in the next Fair"),
        (["press_release.booth", 1, 0], "bagos_3", "booth ‘3 Bagos’"),
        (["ability.barrel", 1], "multiplier vineyard", "the barrel of the Multiplier ‘2 VP for each Vineyard’"),
        (["ability.barrel", 1], "red 9", "the barrel on red 9 of Sales"),
        (["production.workers", 1], "keep", "leave all workers where they are"),
        (["production.wine", 1, 0], 1, "1 Port tile"),
    ],
)  # fmt: skip
def test_an_option_in_words(agenda: list[object], option: object, words: str) -> None:
    """As somebody at the table would say it."""
    table = vinhos_kernel.start(position={**AT_HOME, "agenda": [agenda]})
    assert table.question is not None

    assert words == answer_words(table.position, table.question, next(o for o in table.question.options if o == option))


# ---------------------------------------------------------------- what they come to
def comes_to(agenda: list[object], option: object) -> str:
    """What an option comes to at the table with something of everything."""
    return outcome(vinhos_kernel.start(position={**AT_HOME, "agenda": [agenda]}), option)


@pytest.mark.parametrize(
    ("agenda", "option", "sentence"),
    [
        (["buildings.1", 1, 0, 3, 0, 2], 2, "costs 3 Bagos; brings 1 Renown cube, 1 Winery; then you hold 4 Bagos"),
        (["workers.1", 1, 0], "farmer 2", "costs 2 Bagos; brings 1 Farmer; then you hold 5 Bagos"),
        (["turn.arrive", 1, 1, 0], "ability:taste_bagos_2",
         "costs 1 Expert face up; brings 2 Bagos; then you hold 9 Bagos"),
        (["turn.move", 1, 0], "press_release", "next: Take the action, or use something first?"),
        (["ability.barrel", 1], "red 9", "brings 1 barrel in the supply"),
        (["vineyards.1", 1, 0, 0, 2], "lisboa", "next a draw: Which colour has the top Vineyard of Lisboa?"),
    ],
)  # fmt: skip
def test_what_a_choice_comes_to(agenda: list[object], option: object, sentence: str) -> None:
    """Cost, gain, what is left; or what is asked next when nothing has changed yet."""
    assert sentence == comes_to(agenda, option)


def test_a_wine_comes_with_its_quality() -> None:
    """With a Port tile 3 more."""
    first, *others = AT_HOME["you"]["estates"]
    mine = {**AT_HOME["you"], "estates": [{**first, "wines": [0, 7]}, *others]}
    table = vinhos_kernel.start(position={**AT_HOME, "you": mine, "agenda": [["production.wine", 1, 0]]})

    assert ["brings a wine of Quality 10", "costs 1 Port tile; brings a wine of Quality 13"] == [
        outcome(table, ports) for ports in (0, 1)
    ]


def test_an_outcome_changes_nothing() -> None:
    """Looking ahead leaves the session as it was, and chance is never looked at."""
    for table in asked():
        before, question = table.position.key(), table.question
        found = outcomes(table)

        assert (before, question) == (table.position.key(), table.question)
        assert set(found) == (set() if question.who == "chance" else set(question.options))
        assert all(found.values())


def test_money_that_is_promised_is_there() -> None:
    """Where the sentence says what is left, an answer leaves that."""
    counted = 0
    for table in asked():
        for option, said in outcomes(table).items():
            if "then you hold" in said:
                later = vinhos_kernel.answer(table, option)
                counted += 1
                held = {step.after.bagos[1] for step in later.steps} | {later.position.bagos[1]}
                assert int(said.rpartition("hold ")[2].split()[0]) in held

    assert counted > 10
