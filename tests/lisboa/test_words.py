"""Answers and sentences in words: what an option means at the table, and who acts in a sentence."""

import pytest

from tests.lisboa.moments import evening
from vinhos_kernel.lisboa.answer_words import COUNTED, NAMED, option_words
from vinhos_kernel.lisboa.generator import somebody
from vinhos_kernel.lisboa.solo import play_on, start
from vinhos_kernel.lisboa.words import aloud
from vinhos_kernel.play.asking import option_typed
from vinhos_kernel.play.lisboa import LISBOA
from vinhos_kernel.table.question import Option


@pytest.mark.parametrize("name", ["table", "solo"])
def test_every_option_is_said_in_words(name: str) -> None:
    """Each kind of question that a game asks has its words; none is said as it is written but a number's."""
    table = evening(5) if name == "table" else play_on(start("solo", seed=5), somebody)
    asked = [moment for moment in table.moments if moment.question is not None]
    unsaid = {moment.question.kind for moment in asked} - {*NAMED, *COUNTED}
    bare = [
        (moment.question.kind, option)
        for moment in asked
        for option in moment.question.options
        if str(option) == option_words(moment.game, moment.question, option) and "+" not in str(option)
    ]

    assert set() == unsaid
    assert {"building_goods"} >= {kind for kind, _ in bare}


@pytest.mark.parametrize(
    ("rule", "option", "words"),
    [
        ("lisboa.you", "minister", "visit the Minister: 6 Influence; Lacerda holds the Royal Favor to follow"),
        ("lisboa.you", "gold", "discard the card for a gold"),
        ("lisboa.you.store", "C3 left", "C3 left, facing books: 3 wigs for you; the land costs 16 réis"),
        ("lisboa.you.store", "none", "you built no store"),
        ("lisboa.you.building", "W-A green", "W-A green, shows books and tools: 0 for you, 3 for him"),
        ("lisboa.you.decree", 33, "Decree 33"),
        ("lisboa.you.card", "king", "the King deck: 2 cards in it"),
        ("lisboa.you.favor", "king", "the Royal Favor of the King"),
        ("lisboa.you.builders", "builder", "from the Builder: 1 Official of yours there"),
        ("lisboa.you.cardinal", 2, "2 spaces"),
        ("lisboa.you.sale.ship", 1, "1 good; the ship is full and sails"),
        ("lisboa.follow.yours", "yes", "yes, to the King for 6 Influence: open a Public Building, the King’s action"),
        ("lisboa.follow.yours", "no", "no, he goes alone"),
    ],
)
def test_an_answer_in_words(rule: str, option: Option, words: str) -> None:
    """What it means at the table, with what it brings."""
    args = {"lisboa.you.sale.ship": [0], "lisboa.follow.yours": [2]}.get(rule, [])
    table = start(position={"start": "middle", "agenda": [[rule, *args]]})

    assert table.question is not None and option in table.question.options
    assert words == option_words(table.position, table.question, option)


@pytest.mark.parametrize(
    ("line", "meant"),
    [("b3 left", "B3 left"), ("B3 Left", "B3 left"), ("left B3", "left B3"), ("1", "none"), ("99", "99")],
)
def test_an_option_is_typed_freely(line: str, meant: str) -> None:
    """In small letters, or by its number; what is not on offer stays as it is and is refused."""
    table = start(position={"start": "laid", "agenda": [["lisboa.you.store"]]})

    assert meant == option_typed(LISBOA, table.question, line)


def test_his_sentences_name_him() -> None:
    """Each begins with who acts, or with the thing that moves; a new word must be one or the other."""
    steps = [step for seed in range(6) for step in play_on(start("solo", seed=seed), somebody).steps]
    his = [step for step in steps if LISBOA.voice.whose(step) == 2 and step.rule != "lisboa.rank"]
    first = {aloud(step).split()[0] for step in his}
    things = {"Helper", "Treasury", "Church", "Decree", "Clergy", "the", "an", "no", "all", "his", "you", "below"}

    assert {"Lacerda"} <= first <= {"Lacerda", *things}
    assert "Lacerda moves his Courtier to the King" in map(aloud, his)
