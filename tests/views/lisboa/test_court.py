"""The Royal Court and the Church: what they show is the position, and what can be picked answers the question."""

import re

import pytest

from tests.views.lisboa.boards import middle, played, positions, spoken, titles, waiting
from tests.views.pictures import SVG, buttons, words_in
from vinhos_kernel.lisboa import solo
from vinhos_kernel.lisboa.game import Game
from vinhos_kernel.lisboa.names import BOATS, FIGURES, GOODS, LACERDA, NOBLES, YOU
from vinhos_kernel.lisboa.pattern import pattern
from vinhos_kernel.lisboa.town import visit_cost
from vinhos_kernel.views.lisboa.church import draw_church, place_of
from vinhos_kernel.views.lisboa.court import draw_court, outlook
from vinhos_kernel.views.lisboa.his_turn import next_turns

DIAMOND = "M0,-4.6L4.6,0"
KINDS = {
    "play": NOBLES,
    "office": NOBLES,
    "builder": NOBLES,
    "favor": NOBLES,
    "deck": FIGURES,
    "blue_card": FIGURES,
    "architect": ("blue", "green"),
}
OFFICE = '[count]\noffice_spaces = { value = 6, from = { value = "yours:my box" } }\n'
SPOTS = "\n".join(
    f'spot_{n} = {{ holds = "{holds}", from = {{ holds = "yours:my box" }} }}'
    for n, holds in enumerate(("tile", "church", "tile", "tile", "tile", "treasury", "tile", "tile"), 1)
)


def where(picture: str, *lines: str) -> list[float]:
    """The heights of lines of words."""
    return [y for line in lines for _, y, _, element in words_in(picture) if element.text == line]


# ---------------------------------------------------------------- what is shown
def test_the_court_shows_the_position() -> None:
    """Officials, Favors, costs and cards left are those of the position, in every position."""
    for game in positions():
        said = titles(draw_court(game))

        for n, noble in enumerate(map(str.title, NOBLES)):
            mine, his, neutral = game.hands[YOU].offices[n], game.hands[LACERDA].offices[n], game.neutral[n]
            officials = f"office of the {noble}: Officials yours {mine}, his {his}, neutral {neutral}, 5 spaces"
            yours, theirs = visit_cost(game, YOU, n), visit_cost(game, LACERDA, n)

            assert officials in said
            assert f"Royal Favors of the {noble}: {game.favors[n]} left" in said
            assert f"a visit to the {noble} costs you {yours} Influence, him {theirs}" in said

        decks = [f"{f.title()} deck: " + (f"{n} cards left" if n else "empty") for f, n in decks_of(game)]
        assert [True] * len(decks) == [any(title.startswith(deck) for title in said) for deck in decks]
        assert len(game.decrees) == len([title for title in said if title.startswith("Decree ")])


def decks_of(game: Game) -> list[tuple[str, int]]:
    """The Event decks by figure."""
    return list(zip(FIGURES, game.event_decks, strict=True))


def test_an_office_has_an_official_or_a_ring_on_every_space() -> None:
    """The example after his first turn: of the Builder's five spaces one is free, of the King's three."""
    game = middle().position

    assert (1, 2, 1) == (game.hands[YOU].offices[0], game.hands[LACERDA].offices[0], game.neutral[0])
    assert [1, 0, 3] == [5 - game.neutral[n] - sum(hand.offices[n] for hand in game.hands) for n in range(3)]
    assert 1 == spoken(draw_court(game)).count("office, full")


def test_the_builders_deck_lies_at_the_bottom() -> None:
    """The decks stand as the Helper climbs: Builder, Minister, King, Treasury."""
    picture = draw_court(middle().position)
    heights = [max(where(picture, figure.title())) for figure in FIGURES]

    assert heights == sorted(heights, reverse=True)


def test_an_empty_deck_looks_empty() -> None:
    """It is dashed and says so; the Helper that stands there is still beside it."""
    game = solo.start(position={"start": "middle", "helper": "king", "event_decks": {"king": 0}}).position.copy()
    game.event_decks, game.helper = bytes((3, 4, 0, 1)), FIGURES.index("king")

    assert "King deck: empty, the Helper is here" in titles(draw_court(game))
    assert 'stroke-dasharray="4 3"' in draw_court(game)
    assert 'stroke-dasharray="4 3"' not in draw_court(middle().position)
    assert "discards: nothing" == outlook(game)[2]


def test_what_he_takes_next_is_named_and_marked() -> None:
    """After his first turn of the example: Courtier at the Builder, Helper above the Treasury deck, so Ships."""
    game = middle().position
    (ahead, after), picture = next_turns(game), draw_court(game)

    assert pattern(game, 2) == (ahead, after)
    assert outlook(game) == (
        "next: Minister, top, Ships",
        "and 2 Decrees",
        "discards: Treasury",
        "Helper then: Builder",
    )
    assert "next: Minister, top, Ships" in " ".join(spoken(picture))
    assert set(outlook(game)[1:]) <= set(spoken(picture))
    assert "; ".join(outlook(game)) in picture
    assert ["top State action: Ships, his next", "Noble action, for him: 2 Decrees, his next"] == [
        title for title in titles(picture) if title.endswith("his next")
    ]


def test_while_he_plays_the_court_shows_this_turn() -> None:
    """Half way through a turn it is not yet the next Noble's."""
    game = waiting("lisboa.decrees.refill").position
    ahead = next_turns(game)[0]

    assert NOBLES[game.courtier] == ahead.noble == "minister"
    assert "now: Minister" == outlook(game)[0].partition(", ")[0]


def test_who_plays_no_more_has_no_next_turn() -> None:
    """Before the set-up and after the end nothing is marked."""
    for game in (solo.start("table").position, played().position):
        picture = draw_court(game)

        assert () == next_turns(game)
        assert [] == [title for title in titles(picture) if title.endswith("his next")]
        assert "he has none" in spoken(picture)


def test_his_two_decrees_are_marked() -> None:
    """The two at the left end of the row, or the only one."""
    game = middle().position.copy()
    marked = [title for title in titles(draw_court(game)) if title.endswith("he takes it next")]
    game.decrees = game.decrees[:1]

    assert [
        f"Decree {n}, place {i}: he takes it next" for i, n in enumerate(middle().position.decrees[:2], 1)
    ] == marked
    assert 1 == len([title for title in titles(draw_court(game)) if title.endswith("he takes it next")])


# ---------------------------------------------------------------- what can be picked
@pytest.mark.parametrize("kind", KINDS)
def test_what_can_be_picked_is_a_button(kind: str) -> None:
    """It carries the question's kind and the option's own name, and can be reached by the keyboard."""
    found = buttons(draw_court(middle().position, KINDS[kind], kind))

    assert {f"q:{kind}:{option}" for option in KINDS[kind]} == {each.get("data-answer") for each in found}
    assert {("button", "0", True)} == {
        (each.get("role"), each.get("tabindex"), each.get("data-key") == each.get("data-answer")) for each in found
    }
    assert [f"{SVG}title"] * len(found) == [each[0].tag for each in found]


def test_the_open_question_finds_its_buttons() -> None:
    """In the example you may visit each Noble; what is no Noble is not on this board."""
    table = middle()
    assert table.question is not None
    found = [each.get("data-answer") for each in buttons(draw_court(table.position, table.question.options, "play"))]

    assert ["q:play:builder", "q:play:minister", "q:play:king"] == found


def test_a_decree_of_the_row_can_be_picked_by_its_number() -> None:
    """Options that are numbers are answered by their digits."""
    game = middle().position
    found = [each.get("data-answer") for each in buttons(draw_court(game, ("none", *game.decrees), "your_decree"))]

    assert [f"q:your_decree:{number}" for number in game.decrees] == found


def test_a_noble_whom_you_cannot_pay_is_closed_with_the_reason() -> None:
    """Not on offer, the card says why."""
    said = spoken(draw_court(middle().position, ("builder", "king"), "play"))

    assert (1, 2) == (said.count("too dear for you"), said.count("a visit costs"))


# ---------------------------------------------------------------- Church, yard, Treasury, prices
def test_the_church_shows_the_position() -> None:
    """The Cardinal, the tiles, the ships from the top, the Treasury and the prices, in every position."""
    for game in positions():
        said = titles(draw_church(game))
        tiles = [f"spot {n + 1}: Clergy tile" for n in range(len(game.board.spots)) if game.church.tiles >> n & 1]
        ships = [title.partition(" ")[0] for title in said if " ship: " in title]

        assert len(tiles) == len([title for title in said if "Clergy tile" in title])
        assert [BOATS[n] for n in game.yard] == ships
        assert [f"{name}: price {game.prices[n]}" for n, name in enumerate(GOODS)] == said[-len(GOODS) :]
        assert (game.treasury > 0) == (f"Treasury {game.treasury}: the marker is here" in said)
        assert f"spot {game.church.cardinal + 1}: " in next(title for title in said if "the Cardinal is here" in title)


def test_the_ring_runs_clockwise_from_the_top() -> None:
    """Spot 1 is at the top, spot 3 at the right, spot 5 at the bottom."""
    game = middle().position
    (top_x, top_y), (right_x, right_y), (low_x, low_y) = (place_of(game, n) for n in (0, 2, 4))

    assert top_y < right_y < low_y
    assert right_x > top_x == pytest.approx(low_x)


# ---------------------------------------------------------------- stand-ins
def test_your_own_office_spaces_lose_the_diamond() -> None:
    """With the number from your own box a sixth space is drawn, and no mark stands there."""
    ours, yours = (draw_court(solo.start("middle", facts=facts).position) for facts in ("", OFFICE))

    assert [4, 0] == [picture.count(DIAMOND) for picture in (ours, yours)]
    assert any(title.endswith("6 spaces") for title in titles(yours))


def test_your_own_church_track_loses_the_diamond() -> None:
    """Icons move to where your box has them, and the footnote on them goes."""
    ours, yours = (solo.start("solo", facts=facts).position for facts in ("", f"[church_spot]\n{SPOTS}\n"))
    marks = [draw_church(game).count(DIAMOND) for game in (ours, yours)]

    assert 1 == marks[0] - marks[1]
    assert "spot 2: Church icon, the Cardinal is here" in titles(draw_church(yours))
    assert "places of the icons" not in draw_church(yours)


def test_ships_are_stand_ins_only_where_nobody_can_be_asked() -> None:
    """Beside a real table a ship's numbers are unknown until they are said; a game that runs here invents them."""
    table = solo.start(position={"start": "middle", "hulls": {"red": 0}}).position
    here = next(step.after for step in played().steps if step.after.yard)

    assert [True, False] == [bool(re.search("stand-ins: .*ships", draw_church(game))) for game in (here, table)]
    assert "red ship: ? goods fill it, Influence 1, on top" in titles(draw_church(table))
