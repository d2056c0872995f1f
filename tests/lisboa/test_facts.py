"""The facts of Lisboa: each value with its origin, stand-ins apart, a reader's own values over ours."""

import pytest

from tests.lisboa.scenes import left, refused
from vinhos_kernel.lisboa.data import catalogue
from vinhos_kernel.lisboa.data.board import board_of
from vinhos_kernel.lisboa.data.catalogue import facts, origin_of, sources_of
from vinhos_kernel.lisboa.kind import position_of
from vinhos_kernel.lisboa.solo import run, start, text

OWN = """
[ship]
blue = { hull = 3, influence = 2 }
[street]
street_1 = { good = "gold" }
street_4 = { good = "cloth" }
"""
ASKED = {"start": "empty", "phase": "play", "courtier": "king", "helper": "king", "yard": ["blue"]}


def test_stand_ins_live_in_their_own_file() -> None:
    """Apart from what a building reaches, which belongs to its site."""
    standins = facts().standins()

    assert {"standins.toml", "town.toml"} == {origin.file for origin in standins}
    assert {"site"} == {origin.path.split(".")[0] for origin in standins if origin.file == "town.toml"}
    assert [] == [o.path for o in facts().origins() if o.file == "standins.toml" and not o.is_standin]


def test_every_source_has_its_name_in_words() -> None:
    """The keys of seeds and public sources are those of the list."""
    told = [origin for origin in facts().origins() if origin.kind in ("seed", "public")]

    assert [] == [origin.path for origin in told if not sources_of(origin)]
    assert {"L1"} == {origin.source[:2] for origin in told if origin.kind == "seed"}


@pytest.mark.parametrize(
    "path, value, kind",
    [
        ("good.tools.second", 2, "public"), ("count.influence_second.value", 5, "inferred"),
        ("count.influence_first.value", 4, "public"), ("his.decrees_removed.value", (69,), "seed"),
        ("ship.purple.hull", 3, "public"), ("ship.blue.hull", 2, "stand-in"),
        ("worth.officials_most.value", 15, "public"), ("rank.rank_4.least", 40, "stand-in"),
        ("cube.earthquake.cost", 3, "public"),
    ],
)  # fmt: skip
def test_where_values_come_from(path: str, value: object, kind: str) -> None:
    """The better values of the printed set-up pages win; what was not found is a stand-in."""
    origin = origin_of(path)

    assert (value, kind) == (origin.value, origin.kind)


def test_the_rubble_adds_up() -> None:
    """Rows, columns, sites and the pile take 56 of 63 cubes; the other 7 are those of the covered row."""
    board = board_of()

    assert 63 - 7 == sum(board.rubble) + board.counts["rubble_pile"]
    assert 63 == sum(board.cube_copies)


def test_your_own_values() -> None:
    """A file of your own changes what the rules do, in a save as well."""
    scene = run("lisboa.ships", ASKED, [0], facts=OWN)

    assert [2] == left(scene, "lacerda.influence")
    assert "yours" == origin_of("ship.blue.hull", OWN).kind
    assert board_of(OWN).street_goods[0] == 3
    assert "hull = 3" in text(start("middle", facts=OWN))
    assert [3, 1, 2, 0] == list(position_of({}, facts=OWN).street_goods)


@pytest.mark.parametrize(
    "own, sentence",
    [
        ('[street]\nstreet_1 = { good = "gold" }', "are not the four goods once each"),
        ("[ship]\nblue = { hull = 0 }", "0 is not a whole number from 1 to 9"),
        ("[ship]\ngreen = { hull = 2 }", "green"),
        ('[site]\nw_d = { street = "street_1" }', "it needs a row or a street, and not both"),
        ('replace = ["scoring_tile"]\n[scoring_tile]\na = { wigs = 2 }', "1 tiles for 4 streets"),
        ("[scoring_tile]\ntile_2 = { wigs = 3 }\ntile_1 = { wigs = 3 }", "two equal ones are neighbours"),
        ("[clergy_back]\nlow = { copies = 3 }", "count.clergy_tiles is 37"),
        ('[church_spot]\nspot_1 = { holds = "church" }', "has not one icon of each kind"),
        ("[rank]\nrank_2 = { least = 99 }", "are not four rising steps"),
        ("[count]\ntreasury_start = { value = 1 }\ntreasury_least = { value = 2 }", "is not on the track"),
        ('replace = ["plan"]\n[plan]\na = { architect = "blue", officials = 2 }', "one of the two has no Plan"),
        ("[count]\nbuildings_each = { value = 9 }", "16 tiles, but count.buildings_each is 9"),
    ],
)  # fmt: skip
def test_values_that_do_not_fit_together(own: str, sentence: str) -> None:
    """Refused with one sentence, and nothing is taken over."""
    assert sentence in refused(facts, own)


def test_columns_must_face_a_street() -> None:
    """Every column of ours does; the check would say so."""
    from vinhos_kernel.lisboa.data.checks import columns_face_a_street

    assert [] == list(columns_face_a_street(catalogue.facts()))
