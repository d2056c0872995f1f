"""His candidates on the town: what each free place brings, which he takes, and why, as the rules compute it."""

import re

import pytest

from tests.lisboa.tables import random_tables
from tests.views.pictures import SVG, buttons, parsed
from vinhos_kernel.lisboa import solo
from vinhos_kernel.lisboa.game import Game
from vinhos_kernel.lisboa.kind import position_of
from vinhos_kernel.lisboa.names import BUILDER, KING, LACERDA, NOWHERE, SITES, SPACES, YOU
from vinhos_kernel.lisboa.rules.noble_actions import best_building, best_store, why_not
from vinhos_kernel.lisboa.telling import BOARDS
from vinhos_kernel.lisboa.town import free_building_places, free_store_places, site_name, store_name
from vinhos_kernel.lisboa.verbs import build_store
from vinhos_kernel.table.choosing import Sieve
from vinhos_kernel.views.lisboa.candidates import (
    deciding,
    draw_candidates,
    draw_choice,
    obstacle,
    tell_candidates,
    tell_cut,
)

STORE = re.compile(r"([A-D][1-5] (?:left|right)): (\d+) wigs? for him(.*)")
BUILDING = re.compile(r"([WNE]-[A-D1-4] (?:blue|green)): (\d+) wigs? for him, (\d+) for you(.*)")


def tables() -> list[Game]:
    """The examples and random tables on which he could act."""
    named = [solo.start(name).position for name in ("laid", "middle")]
    return [game for game in (*named, *random_tables(100, 60)) if not (why_not(game, BUILDER) or why_not(game, KING))]


def shown(picture: str, pattern: re.Pattern[str]) -> list[tuple[str, ...]]:
    """The candidates of a picture by their names: each with its wigs and what is said of it."""
    names = (each.text or "" for each in parsed(picture).iter(f"{SVG}title"))
    return [match.groups() for name in names if (match := pattern.fullmatch(name))]


def drawn_numbers(picture: str, pattern: re.Pattern[str]) -> dict[str, str]:
    """The number that stands on each candidate."""
    named = ((group, group.findtext(f"{SVG}title", "")) for group in parsed(picture).iter(f"{SVG}g"))
    return {match[1]: group.findtext(f"{SVG}text", "") for group, title in named if (match := pattern.fullmatch(title))}


# ---------------------------------------------------------------- what each place brings
def test_each_free_place_shows_its_wigs() -> None:
    """Both facings of a block apart: the numbers of the rules, none missing and none more."""
    for game in tables():
        picture = draw_candidates(game, "store")
        wigs = {store_name(place.space, place.facing): str(place.wigs) for place in free_store_places(game)}

        assert wigs == {name: count for name, count, _ in shown(picture, STORE)} == drawn_numbers(picture, STORE)


def test_each_free_site_shows_his_less_yours() -> None:
    """Both architects apart, with the sign; the name says both numbers."""
    for game in tables():
        picture = draw_candidates(game, "building")
        both = {
            site_name(place.site, place.architect): (place.his, place.yours) for place in free_building_places(game)
        }
        less = {name: f"{his - yours:+}".replace("-", "−").replace("+0", "0") for name, (his, yours) in both.items()}

        assert both == {name: (int(his), int(yours)) for name, his, yours, _ in shown(picture, BUILDING)}
        assert less == drawn_numbers(picture, BUILDING)


def test_a_number_is_what_building_there_would_bring() -> None:
    """Each store of the example, built by hand: both sides of a block bring what stands on them."""
    game = solo.start("middle").position
    for name, wigs in drawn_numbers(draw_candidates(game, "store"), STORE).items():
        scene = solo.run("lisboa.you.store", game, [name, *_first_cube(game, name)])

        assert game.hands[YOU].wigs + int(wigs) == scene.position.hands[YOU].wigs


def _first_cube(game: Game, name: str) -> list[str]:
    """The first answer to what is asked next."""
    table = solo.answer(solo.start(position=_asking(game)), name)
    return [str(table.question.options[0])] if table.question else []


def _asking(game: Game) -> Game:
    other = game.copy()
    other.agenda = (("lisboa.you.store",),)
    return other


# ---------------------------------------------------------------- his choice
def test_his_choice_is_what_the_rule_does() -> None:
    """The store that he builds, the building that he opens, on every table; one place, and it says so."""
    for game in tables():
        (store,) = (name for name, _, said in shown(draw_candidates(game, "store"), STORE) if "his choice" in said)
        built = solo.run("lisboa.store", game).position
        (space,) = (n for n in range(len(SPACES)) if built.stores[n] != game.stores[n])
        picture = draw_candidates(game, "building")
        (site,) = (name for name, *_, said in shown(picture, BUILDING) if "his choice" in said)
        opened = best_building(game, game.helper).kept[0]

        assert store == store_name(space, (built.stores[space] - 1) % 2)
        assert site == site_name(opened.site, opened.architect)


def test_the_building_rule_opens_there() -> None:
    """`lisboa.building` on the example: the site with its word is the one that is built on."""
    game = solo.start("middle").position
    after = solo.run("lisboa.building", game, ["cloth"], args=(game.helper,)).position
    (site,) = (n for n in range(len(SITES)) if after.buildings[n] != game.buildings[n])
    (name,) = (name for name, *_, said in shown(draw_candidates(game, "building"), BUILDING) if "his choice" in said)

    assert name.startswith(f"{SITES[site]} ")


@pytest.mark.parametrize("what", ["store", "building"])
def test_one_place_has_a_ring_and_a_word(what: str) -> None:
    """Not by gold alone: `his` stands below it; those with as many wigs have a thick edge and say so."""
    for game in tables():
        picture = draw_candidates(game, what)
        sieve = best_store(game) if what == "store" else best_building(game, game.helper)

        assert 1 == [element.text for element in parsed(picture).iter(f"{SVG}text")].count("his")
        assert 1 == len(re.findall(r'<(?:rect|polygon)[^>]*fill="var\(--vh-fresh-bg', picture))
        assert len(sieve.cuts[0].kept) - 1 == picture.count("tied for most</title>")


# ---------------------------------------------------------------- why
def test_the_cuts_are_told_until_one_is_left() -> None:
    """Six places bring 3 wigs; the topmost row decides, and nothing after it is told."""
    game = solo.start("middle").position
    sieve = best_store(game)
    told = [tell_cut(sieve, cut) for cut in deciding(sieve)]
    picture = draw_candidates(game, "store")
    words = ["".join(each.itertext()) for each in parsed(picture).iter(f"{SVG}text")]

    assert told == [
        ("most wigs now: 3", "A3 left, B4 right, B5 left, C2 right, C3 left, D3 left"),
        ("the topmost row", "A3 left"),
    ]
    assert {part for cut in told for part in cut} <= set(words)
    assert "most wigs now: 3: A3 left, B4 right, B5 left, C2 right, C3 left, D3 left" in picture


def test_many_ties_are_counted() -> None:
    """On an empty map all 32 places bring nothing: twelve are named and 20 counted, down to the leftmost."""
    sieve = best_store(solo.start("laid").position)
    told = [tell_cut(sieve, cut) for cut in deciding(sieve)]

    assert ["most wigs now: 0", "the topmost row", "the leftmost space"] == [criterion for criterion, _ in told]
    assert told[0][1].endswith(" and 20 more")
    assert (12, "A1 right") == (told[0][1].count(",") + 1, told[-1][1])


def test_the_helper_decides_between_architects() -> None:
    """Equal buildings on W-D: blue below the King's deck, green from it on; the sign stands at the difference."""
    laid = solo.start("laid").position
    named = []
    for helper in ("minister", "king"):
        sieve = best_building(position_of({"helper": helper}), position_of({"helper": helper}).helper)
        named.append(tell_cut(sieve, deciding(sieve)[-1]))

    assert named == [
        ("the blue architect's, by the Helper", "W-D blue"),
        ("the green architect's, by the Helper", "W-D green"),
    ]
    assert "his wigs less yours: 0" in draw_candidates(laid, "building")
    assert "his wigs less yours: +3" in draw_candidates(solo.start("middle").position, "building")


def test_the_reason_of_a_step_is_the_same_picture() -> None:
    """What he chose between in a step, on the table before it, is what the candidates of that table showed."""
    game = solo.start("middle").position
    for rule, what, draws, args in (
        ("lisboa.store", "store", [], ()),
        ("lisboa.building", "building", ["cloth"], (game.helper,)),
    ):
        (because,) = (step.because for step in solo.run(rule, game, draws, args=args).steps if step.rule == rule)

        assert isinstance(because, Sieve)
        assert draw_candidates(game, what) == draw_choice(game, because)


# ---------------------------------------------------------------- when he cannot
def test_when_he_cannot_it_says_why() -> None:
    """No house, no free space, no building, no Helper: a sentence, and no place is his."""
    game = solo.start("laid").position
    bare, full, unturned, early = game.copy(), game.copy(), game.copy(), game.copy()
    bare.change(LACERDA, houses=0)
    full.stores = bytes((1,)) * len(SPACES)
    unturned.stacks = unturned.stacks._replace(tops=bytes(2))
    early.helper = NOWHERE
    cases = [
        (bare, "store", "he has no wooden house left"),
        (full, "store", "no space is free"),
        (unturned, "building", "no site is free, or no building is left"),
        (early, "building", "the Helper stands nowhere yet"),
    ]
    for table, what, sentence in cases:
        picture = draw_candidates(table, what)

        assert sentence == obstacle(table, what)
        assert f">{sentence}</text>" in picture
        assert "his choice" not in picture and ">his</text>" not in picture
    assert 32 == len(shown(draw_candidates(bare, "store"), STORE))


def test_a_picture_says_what_it_shows() -> None:
    """Its text form begins with what a terminal tells, and there is nothing to press."""
    for game in tables():
        for what, told in (("store", "stores"), ("building", "sites")):
            picture = draw_candidates(game, what)

            assert tell_candidates(game, what) == parsed(picture).findtext(f"{SVG}desc")
            assert tell_candidates(game, what).startswith(BOARDS[told](game))
            assert [] == buttons(picture)
            assert "img" == parsed(draw_candidates(game, what, still=True)).get("role")


def test_a_store_of_his_changes_what_sites_bring() -> None:
    """One more store of his at a site's row raises his number there, by its street's tile."""
    game = solo.start("laid").position
    after = game.copy()
    build_store(after, LACERDA, SPACES.index("D1"), 1)
    before, now = (drawn_numbers(draw_candidates(each, "building"), BUILDING) for each in (game, after))

    assert ("0", "+2") == (before["W-D blue"], now["W-D blue"])
    assert {"W-D blue", "E-D blue", "N-1 blue"} == {name for name in now if now[name] != before[name]}
