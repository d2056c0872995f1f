"""Rows of facts, each value with its origin, and a reader's own laid over them."""

import pickle

import pytest

from tests.table.market import market


def test_a_row_is_read_by_field():
    """
    Rows of one table and id are merged over the files, in the order of the first.
    """
    rows = market().rows("fruit")

    assert [("apple", 2, True), ("pear", 4, False)] == [(row.id, row["price"], row["ripe"]) for row in rows]


def test_every_kind_of_value_is_read():
    """
    Lists come as tuples; small tables as tables.
    """
    row, facts = market().row("basket", "small"), market()

    assert ("apple", (1, 2), {"apple": 1, "pear": 2}) == (row["holds"], row["sizes"], row["mix"])
    assert (8, ("pear", "apple")) == (facts.value("day.hours.value"), facts.value("day.best.value"))


def test_a_field_that_may_be_missing():
    """
    A row without a `note` says so.
    """
    row = market().row("fruit", "pear")

    assert (False, None, "-") == ("note" in row, row.get("note"), row.get("note", "-"))
    assert ("name", "price", "colour", "ripe") == row.fields
    assert "Row(fruit.pear: name, price, colour, ripe)" == repr(row)


def test_a_row_cannot_be_changed():
    """
    What is handed out is a copy: changing it leaves the facts as they are.
    """
    facts = market()
    facts.row("basket", "small")["mix"]["apple"] = 3
    facts.origin("basket.small.mix").value["apple"] = 3

    assert {"apple": 1, "pear": 2} == facts.value("basket.small.mix")


@pytest.mark.parametrize(
    ("path", "kind", "source", "conflict", "file"),
    [
        ("fruit.apple.price", "seed", "S1", "another list says 3", "fruit.toml"),
        ("fruit.apple.name", "public", "a list", "", "fruit.toml"),
        ("fruit.apple.ripe", "stand-in", "nobody has bitten into it", "", "guesses.toml"),
        ("fruit.pear.ripe", "inferred", "it is hard", "", "guesses.toml"),
        ("basket.large.sizes", "stand-in", "any basket will do", "", "guesses.toml"),
    ],
)
def test_a_value_says_where_it_comes_from(path, kind, source, conflict, file):
    """
    The row's word for a field, then its "*", then the file's word for the field, then the file's "*".
    """
    origin = market().origin(path)

    assert (path, kind, source, conflict, file) == (
        origin.path,
        origin.kind,
        origin.source,
        origin.conflict,
        origin.file,
    )


def test_standins_are_the_invented_values():
    """
    Only what an origin calls invented.
    """
    standins = market().standins()

    assert ["fruit.apple.ripe", "basket.small.holds"] == [origin.path for origin in standins][:2]
    assert 6 == len(standins)
    assert 15 == len(market().origins())
    assert ("fruit", "basket", "day") == market().tables


def test_facts_can_be_sent_to_another_process():
    """
    They come out of a pickle as they went in.
    """
    facts = market("fruit.pear.price = 5")

    assert facts.origins() == pickle.loads(pickle.dumps(facts)).origins()


@pytest.mark.parametrize(
    "own",
    [
        "fruit.pear.price = 5",
        "[fruit.pear]\nprice = 5",
        '[[fruit]]\nid = "pear"\nprice = 5',
        '[[fruit]]\nid = "pear"\nprice = 5\nfrom = { price = "yours" }',
        'fruit = [{ id = "pear", price = 5 }]',
    ],
)
def test_a_reader_changes_one_value(own):
    """
    In whatever way it is written; everything else stays.
    """
    before, after = market().origins(), market(own).origins()
    (changed,) = set(map(repr, after)) - set(map(repr, before))

    assert "Origin(path='fruit.pear.price', value=5, kind='yours', source='', conflict='', file='your file')" == changed


def test_a_reader_says_where():
    """
    An origin of the reader's own may carry a source, for one row or for a table.
    """
    row = market('fruit.pear.price = 5\nfruit.pear.from.price = "yours:the sign"').origin("fruit.pear.price")
    table = market('from.fruit."*" = "yours:the sign"\nfruit.pear.price = 5').origin("fruit.pear.price")

    assert [("yours", "the sign")] * 2 == [(origin.kind, origin.source) for origin in (row, table)]


def test_a_reader_settles_a_conflict():
    """
    The reader's value has only the conflict that the reader names.
    """
    plain = market("fruit.apple.price = 3").origin("fruit.apple.price")
    doubted = market('fruit.apple = { price = 3, conflict = { price = "it was smudged" } }')

    assert "" == plain.conflict
    assert "it was smudged" == doubted.origin("fruit.apple.price").conflict


def test_a_reader_adds_a_row_to_an_open_table():
    """
    It comes after ours.
    """
    facts = market('basket.huge = { holds = "pear", sizes = [5, 5] }')

    assert ["small", "large", "huge"] == [row.id for row in facts.rows("basket")]


def test_a_reader_replaces_an_open_table():
    """
    Then only the reader's rows are left.
    """
    facts = market('replace = ["basket"]\nbasket.huge = { holds = "pear", sizes = [5, 5] }')

    assert [("basket.huge.holds", "yours"), ("basket.huge.sizes", "yours")] == [
        (origin.path, origin.kind) for origin in facts.origins() if origin.path.startswith("basket")
    ]
