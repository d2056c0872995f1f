"""A reader with the box at hand: true values in place of ours, and every mistake in typing them."""

from random import Random

import pytest

from vinhos_kernel.data import catalogue
from vinhos_kernel.data.catalogue import facts, origin_of
from vinhos_kernel.data.schema import TABLES
from vinhos_kernel.table.facts import FactsError, Schema, amend

PIECES = ("", "\x00", "[", "]", '"', "=", ".", "9" * 700, "0x" + "f" * 700, "\ud800", "é", "true", "nan")
PRICE = "region.douro.price = 6"
TRUE_SALES = """
replace = ["sales_slot"]
from.sales_slot."*" = "yours:the board"

[sales_slot]
red_4 = { place = "casa_de_fados", colour = "red", value = 4 }
red_4_hotel = { place = "hotel", colour = "red", value = 4 }
white_9 = { place = "enoteca", colour = "white", value = 9 }
"""


def refused(own):
    """The sentence of a refusal."""
    with pytest.raises(FactsError) as caught:
        facts(own)
    return str(caught.value)


def test_one_price():
    """
    The price of the Douro changes, and nothing else; it says whose it is.
    """
    changed = [new for old, new in zip(facts().origins(), facts(PRICE).origins(), strict=True) if old != new]

    assert ["region.douro.price"] == [origin.path for origin in changed]
    assert (6, "yours") == (
        origin_of("region.douro.price", PRICE).value,
        origin_of("region.douro.price", PRICE).kind,
    )
    assert (5, "seed") == (origin_of("region.douro.price").value, origin_of("region.douro.price").kind)


def test_true_sales_slots():
    """
    Fewer slots than ours, two of the same colour and value in different places.
    """
    slots = facts(TRUE_SALES).rows("sales_slot")

    assert [("casa_de_fados", 4), ("hotel", 4), ("enoteca", 9)] == [(row["place"], row["value"]) for row in slots]
    assert "the board" == origin_of("sales_slot.red_4_hotel.place", TRUE_SALES).source


def test_a_copy_of_our_file_is_not_the_readers():
    """
    Who copies a file of ours has to say that its values are now known.
    """
    text = dict(catalogue.SHELF.texts())["standins.toml"]

    assert refused(text).startswith("your file, region tras_os_montes, renown_spaces: 'stand-in' is not an origin")
    assert facts(text.replace('"stand-in:', '"yours:')).standins() == ()


def test_tables_that_can_be_replaced():
    """
    Those of which the box may hold more or fewer.
    """
    expected = {
        "sales_slot", "export_column", "export_slot", "money_vp", "vintage", "expert", "magnate_action",
        "multiplier", "title",
    }  # fmt: skip

    assert expected == {name for name, table in TABLES.items() if table.is_open}


CONTRADICTIONS = (
    ("region.douro.number = 4", "region, number: [1, 2, 4, 4, 5, 6, 7, 8, 9] is not 1 to 9 in order"),
    ("count.regions_in_play.value = 8", "region, left_out: true 2 times, but count.regions_in_play is 8"),
    ("space.cellars.row = 1", "space cellars: its place is row 0, column 1"),
    ('space.cellars.action = "sales"', "space, action: vineyards is not there twice and every other once"),
    ("year_space.year_2.year = 3", "year_space, year: [1, 3, 3, 4, 5, 6] is not 1 to 6 in order"),
    ("fair.fair_2.year = 6", "fair, year: [3, 6, 6] does not rise"),
    ("fair.fair_2.second = 13", "fair fair_2: a worse place brings more VP than a better one"),
    ("export_slot.A2.row = 1", "export_slot: two stand in column A, row 1"),
    (
        'replace = ["export_slot"]\nexport_slot.E1 = { column = "E", row = 1, least = 1, vp = 1 }',
        "export_column, in_frame: 0 of them have slots, the head start needs 2",
    ),
    ("vintage.v0.used = true", "vintage v0: used, but lacks anabela, bruno, carolina, features"),
    ("vintage.v1.carolina = [1, 2, 1]", "vintage v1, carolina: 1 is there twice"),
    ("vintage.v1.used = false", "vintage, used: true 7 times, but count.vintage_pool is 8"),
    (
        "count.vintage_pool.value = 3\n[vintage]\n" + "".join(f"v{n}.used = false\n" for n in range(1, 6)),
        "count.vintage_pool: 3 tiles are too few for 6 years",
    ),
    (
        'expert.taste_cube_1.feature = "aroma"',
        "expert, feature: 7 of aroma, not 1 to 6 (count.experts_per_deck)",
    ),
    ("magnate_action.sales.copies_2p = 3", "magnate_action sales, copies_2p: 3 of 2 copies"),
    (
        'replace = ["magnate_action"]\nmagnate_action.sales = { name = "x", copies = 2, copies_2p = 2 }',
        "magnate_action, copies_2p: 2 tiles cannot fill 6 spaces",
    ),
    (
        "multiplier.winery.unique = true",
        "multiplier, unique: all, without and with are [12, 9, 3], but count.multipliers says [12, 10, 2]",
    ),
    ("display_space.1.column = 1", "display_space: two stand in row 0, column 1"),
    ("booth.bagos_3.order = 1", "booth, order: [1, 2, 1, 4] is not each of 1 to 4 once"),
    ("tie_break.bagos.rank = 1", "tie_break, rank: [1, 1] is not each of 1 to 2 once"),
    (
        "money_vp.m3.least = 7",
        "money_vp, least: [0, 7, 6, 9, 12, 15, 18, 21, 24] does not begin at 0 and rise",
    ),
    ("money_vp.m3.vp = 4", "money_vp, vp: [0, 4, 3, 5, 7, 10, 14, 18, 22] falls"),
    ("title.grape_picker.least = 1", "title, least: [1, 2, 4, 6] does not begin at 0 and rise"),
    ("count.barrels.value = 9", "count.barrels: 9 is not 2 (supply) and three times 2 (per_magnate)"),
    (
        "automa.die.value = [2, 3]",
        "automa.die: [2, 3] is not six faces that each name one of the tokens [2, 3, 4, 5]",
    ),
    ('automa.loop.value = ["sales", "export", "sales"]', "automa.loop: sales is there twice"),
    (
        "automa_token.token_2.direction = 0",
        "automa_token token_2: starts off the loop, or its direction is 0",
    ),
)


@pytest.mark.parametrize(("own", "sentence"), CONTRADICTIONS, ids=range(len(CONTRADICTIONS)))
def test_a_contradiction_is_named(own, sentence):
    """
    Each value may be, but not together with the others.
    """
    assert f"your file: {sentence}" == refused(own)


def test_every_check_can_fail():
    """
    Without any one of the checks a contradiction would go through.
    """
    idle = [check.__name__ for check in catalogue.SCHEMA.checks if not finds_something(check)]

    assert [] == idle


def finds_something(check):
    """Whether a check complains of one of the contradictions."""
    unchecked = Schema(TABLES)
    return any(list(check(amend(facts(), own, unchecked))) for own, _ in CONTRADICTIONS)


@pytest.mark.parametrize(
    ("path", "sentence"),
    [
        (
            "region.duoro.price",
            "facts, region: 'duoro' is not a row, did you mean 'douro'? (on offer: tras_os_montes, minho,"
            " douro, dao, ribatejo, lisboa, setubal, alentejo, algarve)",
        ),
        (
            "storage.cellar_1.bonsu",
            "facts, storage cellar_1: 'bonsu' is not a field, did you mean 'bonus'?"
            " (on offer: place, slot, bonus, secondary)",
        ),
    ],
)
def test_an_unknown_path(path, sentence):
    """
    It names what is near.
    """
    with pytest.raises(FactsError) as caught:
        origin_of(path)

    assert sentence == str(caught.value)


@pytest.mark.parametrize("file", catalogue.FILES)
def test_damaged_text_is_read_or_refused(file):
    """
    A cut, a strange character, a piece of another line, huge numbers: facts, or one sentence of one line.
    """
    text = dict(catalogue.SHELF.texts())[file].replace('"stand-in:', '"yours:').replace('"public:', '"yours:')
    text = text.replace('"seed:', '"yours:')
    die, seen = Random(file), {"read": 0, "refused": 0}
    for _ in range(60):
        try:
            seen["read"] += len(amend(facts(), damaged(text, die), catalogue.SCHEMA).tables) > 0
        except FactsError as error:
            seen["refused"] += is_one_line(str(error))

    assert 60 == sum(seen.values())
    assert seen["refused"] > 20


def damaged(text, die):
    """The text with one kind of damage, at a place by the die."""
    place, other = die.randrange(len(text)), die.randrange(len(text))
    piece = die.choice(["", "\x00", "[", "]", '"', "=", ".", "9" * 700, "0x" + "f" * 700, "\ud800", "é", "true", "nan"])
    return die.choice(
        [
            text[:place],
            text[place:],
            text[:place] + piece + text[place + 1 :],
            text[:place] + text[other : other + 9] + text[place:],
            text[:place] + text[place + die.randrange(40) :],
        ]
    )


def is_one_line(sentence):
    """Whether it can be printed on one line, and names the file."""
    return sentence.startswith("your file") and sentence.isprintable() and len(sentence) < 700
