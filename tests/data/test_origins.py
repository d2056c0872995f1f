"""Where the facts of Vinhos come from, what is invented, and when they are read."""

import subprocess
import sys
from pathlib import Path

import pytest

from vinhos_kernel.data import catalogue
from vinhos_kernel.data.catalogue import facts

ROOT = Path(catalogue.__file__).parents[2]


def test_the_weak_places_are_named():
    """
    Every value that a source contradicts or leaves open says so.
    """
    expected = {
        "region.setubal.left_out": "C3", "region.algarve.left_out": "C3",
        "way.regions_left_out.value": "C3",
        "storage.cellar_1.bonus": "C1", "automa.pairing.value": "C2",
        "count.money_first.value": "C4", "count.money_second.value": "C4",
        "count.barrels.value": "C5", "count.barrels_per_magnate.value": "C5",
        "count.vintage_tiles.value": "C6", "count.vintage_pool.value": "C6",
        "vintage.v0.used": "C6",
        "way.expert_decks.value": "C7", "count.port_tiles.value": "U4", "solo.marker_start.value": "U3",
    }  # fmt: skip

    assert expected == {one.path: one.conflict[:2] for one in facts().origins() if one.conflict}


def test_every_value_says_where_it_comes_from():
    """
    A kind that there is, and sources that are listed.
    """
    origins = facts().origins()
    sourced = [origin for origin in origins if origin.kind in ("seed", "public")]

    assert {"seed", "public", "stand-in"} == {origin.kind for origin in origins}
    assert [] == [origin for origin in sourced if not catalogue.sources_of(origin)]
    assert [] == [origin for origin in sourced if not are_all_known(origin)]


def are_all_known(origin):
    """Whether every key before the bracket is a source."""
    return set(origin.source.partition(" (")[0].split(", ")) <= set(catalogue.SOURCES)


def test_seeds_are_called_seeds():
    """
    A page of rules is never called public, nor the other way round.
    """
    keys = {
        kind: {
            key
            for origin in facts().origins()
            if origin.kind == kind
            for key in origin.source.partition(" (")[0].split(", ")[:1]
        }
        for kind in ("seed", "public")
    }

    assert {"S0", "S2", "S4"} == keys["seed"]
    assert set() == keys["public"] & keys["seed"]


def test_standins_are_in_their_own_file():
    """
    All of them, nothing else, and each with a reason of some words.
    """
    origins = facts().origins()

    assert [] == [one for one in origins if one.is_standin != (one.file == "standins.toml")]
    assert [] == [one for one in facts().standins() if len(one.source.split()) < 4]


@pytest.mark.parametrize(
    ("table", "standins"),
    [
        ("sales_slot", 16 * 3),
        ("export_slot", 15 * 4),
        ("export_column", 5),
        ("vintage", 8 * 6),
        ("expert", 24 * 3),
        ("multiplier", 12 * 5),
        ("magnate_action", 9),
        ("region", 9),
        ("year_space", 5),
        ("space", 0),
        ("fair", 0),
    ],
)
def test_what_is_invented(table, standins):
    """
    Whole tiles and slots; of what is known in part, the rest.
    """
    assert standins == len([one for one in facts().standins() if one.path.startswith(f"{table}.")])


def test_the_catalogue_is_cheap_to_import():
    """
    Nothing is read, nor the reader of TOML loaded, before somebody asks for a fact.
    """
    script = """
import sys
import vinhos_kernel.data.catalogue
import vinhos_kernel.printed as printed
print(*({"tomllib", "difflib"} & set(sys.modules)), printed._facts.cache_info().currsize)
"""
    told = subprocess.check_output([sys.executable, "-c", script], cwd=ROOT, text=True)

    assert "0" == told.strip()


def test_facts_are_read_once():
    """
    The same text gives the same facts.
    """
    own = "region.douro.price = 6"

    assert facts() is facts("")
    assert facts(own) is facts(own)
