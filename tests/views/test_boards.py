"""Every board in every position: buttons, colours, words, origins, and a text form that says all of it."""

import re
from itertools import product

import pytest

import vinhos_kernel
from tests.views.pictures import DRAW, FULL, PICKS, SVG, TELL, at_home, buttons, parsed, positions, words_in
from vinhos_kernel.state.game import Game
from vinhos_kernel.state.names import BUILDINGS, FAIR_YEARS, LACERDA, YOU
from vinhos_kernel.views import answers, fresh, tokens, words
from vinhos_kernel.views.page import rungs
from vinhos_kernel.views.panel import WIDE
from vinhos_kernel.views.sales import draw_sales, tell_sales
from vinhos_kernel.views.svg import width

KINDS = [(board, kind) for board, kinds in PICKS.items() for kind in kinds]
FORBIDDEN = re.compile(r"<(defs|style|pattern|clipPath|image|use|script)\b|\sid=|\burl\(")
COLOURED = re.compile(r'(?:fill|stroke)="([^"]*)"')
ON_A_PIECE = re.compile(r"[LB]|[A-Z][a-z]")


def middle() -> Game:
    """Year 3, before his two actions."""
    return vinhos_kernel.start("middle").position


def drawings(board: str) -> list[str]:
    """A board in all positions, and once with everything on it."""
    full = (DRAW[board](game, **FULL.get(board, {})) for game in (middle(), at_home()))
    return [*(DRAW[board](game) for game in positions()), *full]


# ---------------------------------------------------------------- every picture
@pytest.mark.parametrize("board", DRAW)
def test_a_picture_can_share_its_page(board: str) -> None:
    """It parses and has no id, definition, style sheet or anything from elsewhere."""
    pictures = drawings(board)

    assert {f"{SVG}svg"} == {parsed(picture).tag for picture in pictures}
    assert [] == [found.group() for picture in pictures for found in FORBIDDEN.finditer(picture)]


@pytest.mark.parametrize("board", DRAW)
def test_every_colour_is_a_token(board: str) -> None:
    """Nothing is painted in a colour of its own."""
    used = {colour for picture in drawings(board) for colour in COLOURED.findall(picture)}

    assert set() == used - set(tokens.PAINTS.values()) - {"none"}


@pytest.mark.parametrize("board", DRAW)
def test_a_picture_says_what_it_shows(board: str) -> None:
    """It has a name, and its text form is inside it."""
    for game in positions():
        root = parsed(DRAW[board](game))

        assert root.get("aria-label")
        assert TELL[board](game) == root.findtext(f"{SVG}desc")


@pytest.mark.parametrize("board", DRAW)
def test_a_still_picture_has_no_dead_control(board: str) -> None:
    """Still, it is one image on its own paper, with nothing to press."""
    still = DRAW[board](at_home(), **FULL[board], still=True)

    assert [] == buttons(still)
    assert ("img", True) == (parsed(still).get("role"), tokens.PAINTS["paper"] in still)
    assert not re.search('tabindex|role="button"|cursor', still)


@pytest.mark.parametrize("board", DRAW)
def test_no_words_are_small(board: str) -> None:
    """At the size shown nothing is below 12, letters on pieces apart."""
    small = [
        element.text
        for picture in drawings(board)
        for _, _, scale, element in words_in(picture)
        if float(element.get("font-size", 0)) * scale < 12 and not ON_A_PIECE.fullmatch(element.text or "")
    ]

    assert [] == small


@pytest.mark.parametrize("board", DRAW)
def test_no_words_leave_the_board(board: str) -> None:
    """In a wide font, too, every line of words ends before the edge."""
    outside = []
    for picture in drawings(board):
        for x, _, scale, element in words_in(picture):
            line = "".join(element.itertext())
            long = width(line, float(element.get("font-size", 0)) * scale, element.get("font-weight") is not None)
            left = x - {"middle": long / 2, "end": long}.get(element.get("text-anchor", ""), 0)
            outside += [line] * (left < 0 or left + long > WIDE + 2)

    assert [] == outside


@pytest.mark.parametrize("board", DRAW)
def test_the_same_position_gives_the_same_picture(board: str) -> None:
    """A picture depends on values only."""
    assert [DRAW[board](game) for game in positions()] == [DRAW[board](game.copy()) for game in positions()]


def test_pieces_that_move_have_one_name_each() -> None:
    """Markers, the tax and discs on the Fair track can travel: each name stands once in its picture."""
    for board, game in product(("quadrel", "fair"), positions()):
        names = re.findall('data-piece="([^"]*)"', DRAW[board](game))

        assert len(names) == len(set(names)) >= 2


# ---------------------------------------------------------------- buttons
@pytest.mark.parametrize(("board", "kind"), KINDS)
def test_what_can_be_picked_is_a_button(board: str, kind: str) -> None:
    """It has its answer, a key for the focus, its place in the tab order, and first a name."""
    offered = PICKS[board][kind]
    found = buttons(DRAW[board](at_home(), **offered))
    answers_ = [f"{kind}:{i}" for i in next(iter(offered.values()))]

    assert set(answers_) >= {each.get("data-answer") for each in found} != set()
    assert [("button", "0", each.get("data-answer")) for each in found] == [
        (each.get("role"), each.get("tabindex"), each.get("data-key")) for each in found
    ]
    assert [f"{SVG}title"] * len(found) == [each[0].tag for each in found]
    assert all(each[0].text for each in found)


@pytest.mark.parametrize("board", PICKS)
def test_without_a_question_there_is_no_button(board: str) -> None:
    """Nothing to answer, nothing to press."""
    assert [] == [button for game in positions() for button in buttons(DRAW[board](game))]


def test_every_question_of_a_game_finds_its_buttons() -> None:
    """Whatever a whole game asks, each option is on offer under one answer, and comes back from it."""
    table, kinds = vinhos_kernel.start("solo", seed=11), set()
    while table.question is not None:
        question, board = table.question, table.position.board
        offered = answers.on_offer(question, board)
        kinds |= {answer.partition(":")[0] for answer in offered}

        assert list(question.options) == list(offered.values())

        roll = question.who == "chance"
        table = vinhos_kernel.roll(table) if roll else vinhos_kernel.answer(table, question.options[-1])

    assert {"number", "action", "region", "vintage", "tile", "done"} <= kinds


def test_places_on_offer() -> None:
    """What a question offers is picked by index: the cards of his deck in the middle of year 3."""
    table = vinhos_kernel.start("middle")

    assert table.question is not None
    assert (0, 2, 5, 7, 8) == answers.picks(table.question, table.position.board, "action")


# ---------------------------------------------------------------- origins
@pytest.mark.parametrize("board", DRAW)
def test_every_origin_is_one_of_the_facts(board: str) -> None:
    """The path at a printed value leads to a row of the facts."""
    facts = middle().board.facts
    paths = {path for picture in drawings(board) for path in re.findall('data-origin="([^"]*)"', picture)}

    assert paths == {facts.origin(path).path for path in paths}


@pytest.mark.parametrize(
    "board", ["quadrel", "map", "sales", "export", "vintage", "magnates", "area", "supply", "estates"]
)
def test_printed_values_have_origins(board: str) -> None:
    """A board with printed values marks them."""
    assert 'data-origin="' in DRAW[board](middle())


def test_your_own_facts_lose_the_diamond() -> None:
    """A house whose slots are all invented wears the mark; a slot of your own box takes it from its house."""
    own = '[sales_slot]\nred_3 = { value = 2, from = { value = "yours:my box" } }\n'
    ours, yours = (vinhos_kernel.start("table", facts=facts).position for facts in ("", own))
    diamonds = [draw_sales(game).count("M0,-4.6L4.6,0") for game in (ours, yours)]

    assert [4, 3] == diamonds
    assert ">2</text>" in draw_sales(yours)


# ---------------------------------------------------------------- the text forms
def told(game: Game) -> dict[str, str]:
    """All text forms of a position."""
    return {name: tell(game) for name, tell in TELL.items()}


def missing_places(game: Game) -> list[str]:
    """Barrels, booths, tiles and cups on the table that are not in the words."""
    board, said = game.board, told(game)
    names = {YOU: "you", LACERDA: "Lacerda"}
    sales = [f"{board.sales_slots[i].name} taken by {names[side]}" for i, side in enumerate(game.sales) if side]
    export = [(board.export_slots[i], names[side]) for i, side in enumerate(game.export) if side]
    exported = [f"{s.name} (value {s.least}, {s.vp} VP) taken by {name}" for s, name in export]
    booths = [f"{board.booth_names[i]}: {names[side]}" for i, side in enumerate(game.booths) if side]
    tiles = [words.tile_name(board, tile) for tile in game.magnates.display if tile]
    cups = [f"year {year} " for year, side in zip(FAIR_YEARS, game.trophies, strict=True) if side]
    expected = {"sales": sales, "export": exported, "fair": booths, "magnates": tiles, "area": cups}
    return [line for name, lines in expected.items() for line in lines if line not in said[name]]


def missing_amounts(game: Game) -> list[str]:
    """Cubes, Vineyards, scores, cards and tiles that are not in the words."""
    board, said = game.board, told(game)
    regions = [
        f"{board.region_names[n]}: {game.cubes[n]} of {board.renown_spaces[n]} cubes, {game.stacks[n]} Vineyards left"
        for n in range(1, 10)
        if game.in_play >> n & 1
    ]
    vp, fair, bagos, barrels = game.vp, game.fair_points, game.bagos, game.barrels
    scores = [
        f"{name}: {vp[side]} VP, {fair[side]} Fair, {bagos[side]} Bagos, {barrels[side]} barrels"
        for side, name in ((YOU, "you"), (LACERDA, "Lacerda"))
    ]
    numbers = " ".join(str(n) for n in range(1, 10) if game.numbers >> n & 1)
    vintage = [
        f"{game.calendar.unseen.bit_count()} tiles unseen",
        f"tile {game.tile.name}, weather" if game.tile else "",
    ]
    left = [
        f"{n} of {board.count[kind]} {kind.capitalize()}" for n, kind in zip(game.buildings, BUILDINGS, strict=True)
    ]
    expected = {"map": regions, "ribbon": scores, "vintage": vintage, "supply": left}
    expected["decks"] = [f"Number cards left: {numbers or 'none'}"]
    return [line for name, lines in expected.items() for line in lines if line not in said[name]]


def test_text_forms_name_every_taken_place() -> None:
    """Every barrel, booth, tile of the display and trophy is in the words."""
    assert [] == [line for game in positions() for line in missing_places(game)]


def test_text_forms_name_every_amount() -> None:
    """Cubes and Vineyards of each region, scores of both sides, cards and tiles left are in the words."""
    assert [] == [line for game in positions() for line in missing_amounts(game)]


def test_text_forms_count_what_lies_about() -> None:
    """Regions out of play, bribes, both markers, his Experts: as many in the words as on the table."""
    for game in positions():
        said = told(game)

        assert said["map"].count("out of play") == 9 - game.in_play.bit_count()
        assert said["quadrel"].count("a bribe") == game.bribes.bit_count()
        assert [1, 1] == [said["quadrel"].count(each) for each in ("you stand here", "Lacerda stands here")]
        assert said["area"].count(" Expert (") == game.hands[LACERDA].experts.bit_count()


# ---------------------------------------------------------------- single boards
def test_a_search_is_numbered_and_told() -> None:
    """He looks for red 11, finds red 9 and white 9 taken, and red 8 free."""
    outcome = vinhos_kernel.run("lacerda.sales.3", {"start": "middle"}, args=(9,))
    ladder = rungs(outcome.steps[0])
    said = tell_sales(outcome.position, ladder, True)

    assert (6, 14, 5) == ladder
    assert "tried: red 9 (taken, your barrel), white 9 (taken, his own barrel)\nfound: red 8" in said
    assert "free: his barrel, 8 Bagos" in draw_sales(outcome.position, ladder=ladder)


def test_a_long_search_keeps_its_ends() -> None:
    """Of nine tried slots the first three and the last two are told, the rest is counted."""
    taken = {f"{colour} {n}": side for colour, side in (("red", "lacerda"), ("white", "you")) for n in (6, 7, 8)}
    game = vinhos_kernel.start(position={"start": "middle", "sales": taken, "you": {"magnate_barrels": 0}}).position
    picture = draw_sales(game, ladder=(6, 14, 5, 13, 4, 12, 3, 11, 2))

    assert [True, True, False] == [
        f">{line}<" in picture for line in ("and 4 more, all of them taken", "red 5", "white 7")
    ]


def test_a_closed_space_says_why() -> None:
    """No dead grey: the reason stands in the space and in its name."""
    picture = DRAW["quadrel"](middle(), prices={2: (None, ("5 B, you hold 4",))})

    assert [True, True] == [">5 B, you hold 4<" in picture, "Wineries: closed (5 B, you hold 4)" in picture]


def test_his_next_card_has_exact_odds() -> None:
    """Five Action cards left: each comes next with 1 in 5."""
    picture = DRAW["decks"](middle())

    assert [5, 1] == [picture.count(">1/5<"), picture.count(">, each next with 1 in 5<")]


def test_wasted_cards_are_told() -> None:
    """A Number card that did not fit is named as wasted, in the order in which it was turned."""
    picture = DRAW["decks"](middle(), turned=((2, False, "too low"), (8, True, "first sale")))

    assert "Number card 2, wasted: too low\nNumber card 8: first sale" in picture


def test_the_ribbon_fits_three_widths() -> None:
    """Two rows for one column, one row for two and three."""
    sizes = [parsed(DRAW["ribbon"](middle(), wide)) for wide in (376, 768, 1160)]

    assert [("376", "216"), ("768", "108"), ("1160", "108")] == [(s.get("width"), s.get("height")) for s in sizes]


def test_changes_between_two_positions() -> None:
    """His sale on red 8: a barrel, 8 Bagos, and nothing that did not change."""
    before = middle()
    outcome = vinhos_kernel.run("lacerda.sales.3", {"start": "middle"}, args=(9,))
    new = fresh.changes(before, outcome.position)

    assert ((5,), {"bagos": 8, "barrels": -1}) == (new.sales, new.area)
    assert {(LACERDA, "bagos"): 8, (LACERDA, "barrels"): -1} == new.ribbon
    assert ((), {}, {}, (), False, {}) == (new.quadrel, new.regions, new.stacks, new.export, new.vintage, new.supply)
