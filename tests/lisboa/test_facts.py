"""The facts of Lisboa: each value with its origin, stand-ins apart, a reader's own values over ours."""

from random import Random

import pytest

from tests.lisboa.scenes import left, refused
from vinhos_kernel.lisboa.data import catalogue
from vinhos_kernel.lisboa.data.board import board_of
from vinhos_kernel.lisboa.data.catalogue import facts, origin_of, sources_of
from vinhos_kernel.lisboa.data.schema import TABLES
from vinhos_kernel.lisboa.generator import played_out
from vinhos_kernel.lisboa.kind import position_of
from vinhos_kernel.lisboa.laws import broken
from vinhos_kernel.lisboa.names import NOBLES, PLACES
from vinhos_kernel.lisboa.solo import TableError, run, start, text

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
        ("[count]\ninfluence_most = { value = 3 }", "count.influence_first: 4 is beyond the end of the track, 3"),
        ("[count]\ninfluence_most = { value = 4 }", "count.influence_second: 5 is beyond the end of the track, 4"),
        ("[count]\noffice_spaces = { value = 1 }", "count.office_spaces: 1 cannot hold count.neutral_officials, 1"),
        ("[count]\nneutral_officials = { value = 5 }", "count.office_spaces: 5 cannot hold count.neutral_officials, 5"),
        ("[count]\nstarting_plans = { value = 0 }", "count.starting_plans: 0 are too few, you take 1 and he 2"),
        ("[count]\nclergy_tiles = { value = 6 }", "6 is not a whole number from 7 to 60"),
        ("row.row_a.rubble = 9\nrow.row_b.rubble = 9", "cube, copies: 63 in all, but the town and its pile take 68"),
        ("\n".join(f"blue_card.{noble}.weight = 0" for noble in NOBLES), "no Noble is among the blue cards"),
        ("[count]\nbuildings_each = { value = 9 }", "16 tiles, but count.buildings_each is 9"),
    ],
)  # fmt: skip
def test_values_that_do_not_fit_together(own: str, sentence: str) -> None:
    """Refused with one sentence, and nothing is taken over."""
    assert sentence in refused(facts, own)


def test_a_site_may_reach_another_line() -> None:
    """What a building reaches is a stand-in: a file of your own says another row, or a street in its place."""
    own = '[site]\nw_d = { row = "none", street = "street_3" }\nn_1 = { street = "street_4" }\ne_a = { row = "row_b" }'
    reach = board_of(own).reach

    assert [(3, -1), (-1, 0), (0, -1)] == [board_of().reach[site] for site in (0, 4, 8)]
    assert [(-1, 2), (-1, 3), (1, -1)] == [reach[site] for site in (0, 4, 8)]


def test_columns_must_face_a_street() -> None:
    """Every column of ours does; the check would say so."""
    from vinhos_kernel.lisboa.data.checks import columns_face_a_street

    assert [] == list(columns_face_a_street(catalogue.facts()))


@pytest.mark.parametrize("seed", range(12))
def test_facts_that_pass_make_a_game(seed: int) -> None:
    """Some values of your own, at the ends of what they may be: refused with a sentence, or a game that ends."""
    own, dice = [], Random(seed)
    for _ in range(4):
        table = dice.choice(list(TABLES))
        row = dice.choice(list(facts().rows(table))).id
        numbers = {name: each for name, each in TABLES[table].fields_of(row).items() if each.kind == "number"}
        own += [f"{table}.{row}.{name} = {dice.choice((each.least, each.most))}" for name, each in numbers.items()]
    try:
        game = start("solo", seed=seed, facts="\n".join(dict.fromkeys(own))).position
    except TableError as error:
        assert str(error).startswith("your file")
        return
    end = played_out(game, seed)

    assert ("over", []) == (end.phase, broken(end))


def test_an_example_follows_your_facts() -> None:
    """Rubble of the starts `laid` and `middle` lies where your file has room for it."""
    own = "row.row_a.rubble = 0\nsite.n_4.rubble = 1"

    for name in ("laid", "middle"):
        game = position_of({"start": name}, facts=own)

        assert [0, 1] == [sum(game.rubble_at(PLACES.index(place))) for place in ("A", "N-4")]


@pytest.mark.parametrize("rule", ["lisboa.ships", "lisboa.score.his"])
def test_facts_of_a_position_can_be_changed(rule: str) -> None:
    """As for a position by hand: `facts` given to `run` hold, whatever the position was made with."""
    by_hand = {**ASKED, "seat": "here", "lacerda": {"influence": 0, "favors": {"king": 1}}}
    game, own = position_of(by_hand), "ship.blue.influence = 7\nworth.favor.value = 9"

    assert run(rule, by_hand, facts=own).story == run(rule, game, facts=own).story != run(rule, game).story
    assert run(rule, game, facts=own).story == run(rule, start(position=game), facts=own).story
    assert "two" == position_of(position_of(by_hand, {"ship_gain": "two"}), {}, own).readings["ship_gain"]
