"""Facts that cannot be used, and the one sentence for each offence."""

import pytest

from tests.table.market import FRUIT, GUESSES, MARKET, OURS, market, ours, refused
from vinhos_kernel.table.errors import TableError
from vinhos_kernel.table.facts import FactsError, Schema, amend, read_facts
from vinhos_kernel.table.facts_check import open_rows

MISTAKES = (
    (
        "fruit.pear.price = 5 6",
        ": is not TOML: Expected newline or end of document after a statement (at line 1, column 22)",
    ),
    ('fruit.pear.name = "P', ": is not TOML: Unterminated string (at end of document)"),
    ("x = " + "[" * 900, ": is nested too deeply"),
    ("# " + "x" * 1000, ": is too long: at most 100000 characters, and 1000 in a line"),
    ("#\n" * 60_000, ": is too long: at most 100000 characters, and 1000 in a line"),
    (
        "friut.pear.price = 5",
        ": 'friut' is not a table, did you mean 'fruit'? (on offer: fruit, basket, day)",
    ),
    ("fruit.paer.price = 5", ", fruit: 'paer' is not a row, did you mean 'pear'? (on offer: apple, pear)"),
    (
        "fruit.pear.prise = 5",
        ", fruit pear: 'prise' is not a field, did you mean 'price'? (on offer: name, price, colour, ripe, note)",
    ),
    ("fruit.pear.price = true", ", fruit pear, price: true is not a whole number from 0 to 9"),
    ("fruit.pear.price = 10", ", fruit pear, price: 10 is not a whole number from 0 to 9"),
    ("fruit.pear.price = 5.0", ", fruit pear, price: 5.0 is not a whole number from 0 to 9"),
    ("fruit.pear.price = nan", ", fruit pear, price: nan is not a whole number from 0 to 9"),
    ('fruit.pear.price = "5"', ", fruit pear, price: '5' is not a whole number from 0 to 9"),
    ("fruit.pear.price = 1979-05-27", ", fruit pear, price: 1979-05-27 is not a whole number from 0 to 9"),
    (
        f"fruit.pear.price = {'9' * 900}",
        ", fruit pear, price: a number that long is not a whole number from 0 to 9",
    ),
    (
        f"fruit.pear.price = 0x{'f' * 900}",
        ", fruit pear, price: a number that long is not a whole number from 0 to 9",
    ),
    ("fruit.pear.ripe = 1", ", fruit pear, ripe: 1 is not true or false"),
    ("fruit.pear.name = 5", ", fruit pear, name: 5 is not a text of 1 to 120 characters"),
    ('fruit.pear.name = "a\\nb"', ", fruit pear, name: 'a\\nb' is not a text of 1 to 120 characters"),
    (
        'fruit.pear.colour = "geen"',
        ", fruit pear, colour: 'geen' is not a choice, did you mean 'green'? (on offer: red, green)",
    ),
    ("fruit.pear.colour = 5", ", fruit pear, colour: 5 is not a choice (on offer: red, green)"),
    (
        "basket.small.sizes = [1, true]",
        ", basket small, sizes: [1, true] is not a list of whole numbers from 1 to 5",
    ),
    (
        "basket.small.sizes = [[1]]",
        ", basket small, sizes: [...] is not a list of whole numbers from 1 to 5",
    ),
    ("basket.small.sizes = []", ", basket small, sizes: [] is not a list of whole numbers from 1 to 5"),
    (
        "basket.small.mix = { apple = 9 }",
        ", basket small, mix: {'apple' = 9} is not a table of whole numbers from 1 to 3 by fruit",
    ),
    (
        "basket.small.mix = { appel = 1 }",
        ", basket small, mix: 'appel' is not a row of fruit, did you mean 'apple'? (on offer: apple, pear)",
    ),
    (
        'basket.small.holds = "pera"',
        ", basket small, holds: 'pera' is not a row of fruit, did you mean 'pear'? (on offer: apple, pear)",
    ),
    ("day.best.value = [1]", ", day best, value: [1] is not a list of ids of fruit"),
    (
        'day.best.value = ["plum"]',
        ", day best, value: 'plum' is not a row of fruit (on offer: apple, pear)",
    ),
    ("fruit = 5", ", fruit: 5 holds no row; write [[fruit]] and an id below it"),
    ("fruit = []", ", fruit: [] holds no row; write [[fruit]] and an id below it"),
    ("fruit = [5]", ", fruit: 5 has no id that is a text"),
    ("fruit.pear = 5", ", fruit: 'pear' is not a row with fields, but 5"),
    ("day.hours = 9", ", day: 'hours' is not a row with fields, but 9"),
    ("[[fruit]]\nprice = 5", ", fruit: {'price' = 5} has no id that is a text"),
    ("[[fruit]]\nid = true", ", fruit: true has no id that is a text"),
    ('[[fruit]]\nid = "pear"\n[[fruit]]\nid = "pear"', ", fruit: there are two rows 'pear'"),
    (
        'basket."a b" = { holds = "pear", sizes = [1] }',
        ", basket: 'a b' is not an id of at most 40 letters, digits and underscores",
    ),
    (
        "basket.smal.sizes = [1]",
        ", basket smal: is no row of ours, did you mean 'small'?; a new one also needs holds",
    ),
    (
        'basket.a = { holds = "pear", sizes = [1] }\nbasket.b = { holds = "pear", sizes = [1] }',
        ", basket: has 4 rows, 3 at most can be used",
    ),
    ("fruit.pear = { price = 5, from = 5 }", ", fruit pear: 'from' is a table of texts by field, not 5"),
    (
        "fruit.pear = { price = 5, from = { price = 5 } }",
        ", fruit pear: 'from' of price is not a line of text, but 5",
    ),
    (
        'fruit.pear = { price = 5, from = { prize = "yours" } }',
        ", fruit pear: 'prize' is not a field for 'from', did you mean 'price'? (on offer: *, price)",
    ),
    (
        'fruit.pear = { price = 5, from = { price = "seed:S1" } }',
        ", fruit pear, price: 'seed' is not an origin in a file of yours (on offer: yours)",
    ),
    (
        'fruit.pear = { price = 5, conflict = { "*" = "x" } }',
        ", fruit pear: '*' is not a field for 'conflict' (on offer: price)",
    ),
    ("from = 5", ": 'from' is a table of tables, not 5"),
    ("fruit.pear.price = 5\nfrom.fruit = 5", ", fruit: 'from' is a table of texts by field, not 5"),
    (
        'from.fruit.price = "yours"',
        ": 'fruit' is not a table of this file that 'from' can speak of (on offer: nothing)",
    ),
    ("replace = 5", ": replace is a list of tables, not 5 (on offer: basket)"),
    ('replace = ["fruit"]', ": 'fruit' is not a table that can be replaced (on offer: basket)"),
    ('replace = ["basket"]', ", basket: is to be replaced, and no row of it follows"),
    (
        'replace = ["basket"]\nbasket.small.sizes = [1]',
        ", basket small: is no row of ours; a new one also needs holds",
    ),
    ("fruit.pear.price = 1", ": fruit, price: an apple at 2 is not cheaper than a pear at 1"),
)


@pytest.mark.parametrize(("own", "sentence"), MISTAKES, ids=range(len(MISTAKES)))
def test_a_mistake_gets_one_sentence(own, sentence):
    """
    File, table, row, field, the offence and what was on offer.
    """
    assert f"your file{sentence}" == refused(market, own)


def test_a_text_that_is_none():
    """
    Bytes and numbers are refused as well.
    """
    assert "your file: 5 is not a text in TOML" == refused(market, 5)
    assert issubclass(FactsError, TableError)


@pytest.mark.parametrize(
    ("old", "new", "sentence"),
    [
        (
            'from = { price = "seed:S1", "*" = "public:a list" }',
            'from = { price = "seed:S1" }',
            "fruit.toml, fruit apple, name: does not say where it comes from"
            " (on offer: seed, public, inferred, stand-in)",
        ),
        (
            "stand-in:any",
            "standin:any",
            "guesses.toml, basket small, holds: 'standin' is not an origin, did you mean 'stand-in'?"
            " (on offer: seed, public, inferred, stand-in)",
        ),
        (
            "stand-in:any basket will do",
            "stand-in:",
            "guesses.toml, basket small, holds: the origin 'stand-in' names no source and no reason",
        ),
        (
            "ripe = false",
            "ripe = false, price = 4",
            "guesses.toml, fruit pear, price: does not say where it comes from"
            " (on offer: seed, public, inferred, stand-in)",
        ),
        (
            'ripe = false, from = { ripe = "inferred:it is hard" }',
            'ripe = false, price = 4, from = { "*" = "inferred:it is hard" }',
            "guesses.toml, fruit pear, price: is also given in fruit.toml",
        ),
        ("price = 4\n", "", "facts, fruit pear: lacks price"),
        ('name = "Pear"\nprice = 4\n', "", "facts, fruit pear: lacks name, price"),
        (
            'hours = { value = 8, from = { value = "public:the door" } }',
            "",
            "facts, day: lacks its rows hours",
        ),
        (
            "[basket]\n",
            "[day]\n",
            "guesses.toml: is not TOML: Cannot declare ('day',) twice (at line 16, column 5)",
        ),
    ],
)
def test_a_mistake_of_ours_is_refused(old, new, sentence):
    """
    What is missing, given twice or without an origin does not load.
    """
    assert sentence == refused(ours, old=old, new=new)


def test_our_files_cannot_replace():
    """
    `replace` is a reader's word.
    """
    sentence = refused(read_facts, [*OURS, ("more.toml", 'replace = ["basket"]')], MARKET)

    assert "more.toml: 'replace' is not a table (on offer: fruit, basket, day)" == sentence


def test_a_table_of_ours_without_rows():
    """
    Every table of the schema has to be there.
    """
    without = GUESSES[: GUESSES.index("[from.basket]")] + GUESSES[GUESSES.index("[day]") :]
    sentence = refused(read_facts, [("fruit.toml", FRUIT), ("guesses.toml", without)], MARKET)

    assert "facts, basket: has no row" == sentence


def test_a_row_that_others_need_cannot_go():
    """
    The sentence names the file that still needs it.
    """
    tables = {**MARKET.tables, "fruit": open_rows(MARKET.tables["fruit"].fields, most_rows=9)}
    plum = 'replace = ["fruit"]\nfruit.plum = { name = "Plum", price = 1, colour = "red", ripe = true }'
    sentence = refused(amend, read_facts(OURS, MARKET), plum, Schema(tables))

    assert (
        "your file, basket small, holds: 'apple' is not a row of fruit any more, and guesses.toml needs it"
        " (on offer: plum)" == sentence
    )


@pytest.mark.parametrize(
    ("path", "sentence"),
    [
        (
            "fruit.pera.price",
            "facts, fruit: 'pera' is not a row, did you mean 'pear'? (on offer: apple, pear)",
        ),
        (
            "frut.pear.price",
            "facts: 'frut' is not a table, did you mean 'fruit'? (on offer: fruit, basket, day)",
        ),
        (
            "fruit.pear.prize",
            "facts, fruit pear: 'prize' is not a field, did you mean 'price'? (on offer: name, price, colour, ripe)",
        ),
        ("fruit.pear", "facts: 'fruit.pear' is not a path as in 'table.row.field'"),
        ("", "facts: '' is not a path as in 'table.row.field'"),
    ],
)
def test_an_unknown_path_names_near_ones(path, sentence):
    """
    Table, row and field each say what is on offer.
    """
    assert sentence == refused(market().origin, path)


def test_nothing_is_half_applied():
    """
    A file with one mistake changes nothing, and a good one does not change the facts that it was laid over.
    """
    facts = read_facts(OURS, MARKET)
    before = facts.origins()
    refused(amend, facts, "fruit.pear.price = 5\nday.hours.value = 99", MARKET)
    amend(facts, "fruit.pear.price = 5", MARKET)

    assert before == facts.origins()
