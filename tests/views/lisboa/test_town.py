"""The town as a picture: where things lie, whose stores face what, what can be picked, what is new or invented."""

import re
from functools import cache
from itertools import combinations, product

import pytest

from tests.lisboa.tables import random_tables
from tests.views.pictures import SVG, buttons, parsed, words_in
from vinhos_kernel.lisboa import solo
from vinhos_kernel.lisboa.game import Game
from vinhos_kernel.lisboa.generator import somebody
from vinhos_kernel.lisboa.kind import position_of
from vinhos_kernel.lisboa.names import ARCHITECTS, COLUMNS, LEFT, LINES, RIGHT, ROWS, SITES, SPACES, STREETS
from vinhos_kernel.lisboa.telling import BOARDS
from vinhos_kernel.views import tokens
from vinhos_kernel.views.lisboa import places
from vinhos_kernel.views.lisboa.candidates import draw_candidates
from vinhos_kernel.views.lisboa.places import Box
from vinhos_kernel.views.lisboa.sites import tell_site, tell_stack
from vinhos_kernel.views.lisboa.town import draw_town, tell_space
from vinhos_kernel.views.panel import WIDE
from vinhos_kernel.views.svg import width

FORBIDDEN = re.compile(r"<(defs|style|pattern|clipPath|image|use|script)\b|\sid=|\burl\(")
COLOURED = re.compile(r'(?:fill|stroke)="([^"]*)"')
DIAMOND = re.compile(r"M0,-4\.6L4\.6,0L0,4\.6L-4\.6,0Z")
DOUBTS = {"order of the streets", "Scoring tiles", "goods of buildings", "what a building reaches"}
KNOWN = "\n".join([
    '[street]\nstreet_1 = { good = "gold" }\nstreet_2 = { good = "books" }',
    'street_3 = { good = "tools" }\nstreet_4 = { good = "cloth" }',
    "[scoring_tile]", *(f"tile_{n} = {{ wigs = {2 + n % 2} }}" for n in range(1, 5)),
    "[public_building]",
    *(f'building_{n} = {{ blue = ["cloth"], green = ["gold"] }}' for n in range(1, 17)),
    "[site]", *(f'{end}_{row} = {{ row = "row_{row}" }}' for end, row in product("we", "abcd")),
    *(f'n_{n} = {{ street = "street_{n}" }}' for n in range(1, 5)),
])  # fmt: skip
"""A reader's own file that says everything of the town that is a stand-in."""
HERE = {"start": "middle", "seat": "here"}


def middle() -> Game:
    """An example in the first period, beside a table."""
    game: Game = solo.start("middle").position
    return game


@cache
def tables() -> list[Game]:
    """The named starts and random tables."""
    named = [solo.start(name).position for name in ("table", "solo", "laid", "middle", "empty")]
    return [*named, position_of(HERE), *random_tables(0, 40)]


@cache
def drawings() -> list[str]:
    """The town and both sets of candidates on all tables."""
    new = (*SPACES, *SITES, *LINES, *ARCHITECTS, "pile")
    chosen = [draw_candidates(game, what) for game in tables() for what in ("store", "building")]
    return [*(draw_town(game, fresh=new) for game in tables()), *chosen]


def titles(picture: str) -> list[str]:
    """The names of all things in a picture."""
    return [each.text or "" for each in parsed(picture).iter(f"{SVG}title")]


def everything() -> dict[str, Box]:
    """Every place on the board by its name."""
    board = middle().board
    cubes = {
        f"cube {n} of {name}": box
        for line, name in enumerate(LINES)
        for n, box in enumerate(places.cube_boxes(line, board.rubble[line]))
    }
    return {
        **{name: places.space_box(n) for n, name in enumerate(SPACES)},
        **{name: places.site_box(n) for n, name in enumerate(SITES)},
        **{name: places.foot_box(n) for n, name in enumerate(STREETS)},
        **{name: places.card_box(n) for n, name in enumerate(ARCHITECTS)},
        **cubes,
        "pile": places.pile_box(),
    }


# ---------------------------------------------------------------- where things lie
def test_nothing_lies_on_something_else() -> None:
    """20 spaces, 12 sites, 26 cubes at rows and columns, 4 feet, 2 stacks and the pile, all on the board, all apart."""
    boxes = everything()
    overlapping = [
        (one, other)
        for (one, a), (other, b) in combinations(boxes.items(), 2)
        if a.x < b.x + b.wide and b.x < a.x + a.wide and a.y < b.y + b.high and b.y < a.y + a.high
    ]

    assert 20 + 12 + 26 + 4 + 2 + 1 == len(boxes)
    assert [] == overlapping
    assert [] == [name for name, box in boxes.items() if box.x < 12 or box.x + box.wide > WIDE - 12]


def test_north_is_up() -> None:
    """Rows from the north, columns from the west, sites where their names say, cubes east and south."""
    boxes = everything()
    west, east = boxes["W-A"], boxes["A5"]

    assert sorted(ROWS, key=lambda row: boxes[f"{row}1"].y) == list(ROWS)
    assert sorted(COLUMNS, key=lambda column: boxes[f"A{column}"].x) == list(COLUMNS)
    assert west.x + west.wide < boxes["A1"].x
    assert all(boxes[f"N-{n}"].y + boxes[f"N-{n}"].high < boxes["A1"].y for n in range(1, 5))
    assert all(east.x + east.wide < boxes[f"cube 0 of {row}"].x < boxes[f"E-{row}"].x for row in ROWS)
    assert all(boxes[f"cube 0 of {column}"].y > boxes["D1"].y + boxes["D1"].high for column in COLUMNS)
    assert boxes["A5"].wide < boxes["A1"].wide == boxes["A4"].wide


def test_the_map_agrees_with_the_facts() -> None:
    """The street that a space faces lies on that side of it; a site stands at the row or the street that it reaches."""
    board = middle().board
    for space, faces in enumerate(board.faces):
        box = places.space_box(space)
        for facing, edge in ((LEFT, box.x), (RIGHT, box.x + box.wide)):
            if faces[facing] >= 0:
                way = places.street_box(faces[facing])
                assert edge == (way.x + way.wide if facing == LEFT else way.x)
    for site, (row, street) in enumerate(board.reach):
        box = places.site_box(site)
        assert box.y == places.row_top(row) if row >= 0 else box.centre == places.street_box(street).centre


def test_fronts_stay_on_their_block_and_point_into_the_street() -> None:
    """Both halves of a block lie side by side below its name; the tip is beyond the edge, on the faced side."""
    for space in range(len(SPACES)):
        box = places.space_box(space)
        left, right = (places.front_box(space, facing, True) for facing in (LEFT, RIGHT))
        tips = [[float(part.split(",")[0]) for part in places.pointed(box, facing).split()] for facing in (LEFT, RIGHT)]

        assert (box.x, box.x + box.wide) == (left.x, right.x + right.wide)
        assert left.x + left.wide == right.x
        assert [box.x - places.POINT, box.x + box.wide + places.POINT] == [min(tips[LEFT]), max(tips[RIGHT])]
        assert [box.x + box.wide, box.x] == [max(tips[LEFT]), min(tips[RIGHT])]


# ---------------------------------------------------------------- every picture
def test_a_picture_can_share_its_page() -> None:
    """It parses, is painted in tokens, and has no id, definition, style sheet or anything from elsewhere."""
    for picture in drawings():
        assert f"{SVG}svg" == parsed(picture).tag
        assert None is FORBIDDEN.search(picture)
        assert set() == set(COLOURED.findall(picture)) - set(tokens.PAINTS.values()) - {"none"}


def test_words_are_large_enough_and_stay_on_the_board() -> None:
    """Nothing below 12 but single letters on pieces; in a wide font, too, words end before the edge."""
    small, outside = set(), set()
    for picture in drawings():
        for x, _, scale, element in words_in(picture):
            line, size = "".join(element.itertext()), float(element.get("font-size", 0)) * scale
            long = width(line, size, element.get("font-weight") is not None)
            left = x - {"middle": long / 2, "end": long}.get(element.get("text-anchor", ""), 0)
            small |= {line} if size < 12 and len(line) > 1 else set()
            outside |= {line} if left < 0 or left + long > WIDE + 2 else set()

    assert (set(), set()) == (small, outside)


def test_a_picture_says_what_it_shows() -> None:
    """The text form is inside; every space, site and stack has its name."""
    for game in tables():
        picture = draw_town(game)
        names = [tell_space(game, n) for n in range(20)] + [tell_site(game, n) for n in range(12)]

        assert BOARDS["town"](game) == parsed(picture).findtext(f"{SVG}desc")
        assert set() == {*names, *(tell_stack(game, n) for n in range(2))} - set(titles(picture))
        assert f"{game.pile} cubes in the pile" in titles(picture)


def test_things_in_words() -> None:
    """Whose store, what it sells, who opened a building, which cubes lie: by the example's own words."""
    found = titles(draw_town(middle()))

    assert "B3 left: your store, sells books" in found
    assert "D2 left: Lacerda’s store, sells cloth" in found
    assert "A5 free: gold left" in found
    assert "C2 free: cloth left, books right" in found
    assert "W-D: blue building, opened by nobody, shows cloth and tools" in found
    assert "E-B: green building, opened by you, shows books and gold" in found
    assert "N-1 free, rubble at N-1: 1 fire, 1 tsunami" in found
    assert "rubble at row A: 1 earthquake, 1 fire" in found
    assert "street 4: gold, Scoring tile 3" in found
    assert "blue architect: cloth and gold on top, 5 below" in found


def test_owners_are_told_by_shape() -> None:
    """Each store of his carries an L beside that of the key; yours do not."""
    for game in tables():
        letters = [element.text for *_, element in words_in(draw_town(game))].count("L")
        his = sum(code in (3, 4) for code in game.stores) + sum(code & 3 == 2 for code in game.buildings)

        assert his + 1 == letters


def test_a_still_picture_has_no_dead_control() -> None:
    """Still, it is one image on its own paper, with nothing to press."""
    still = draw_town(middle(), ["A1 right", "A3 left"], "store", ("A1",), still=True)

    assert [] == buttons(still)
    assert ("img", True) == (parsed(still).get("role"), tokens.PAINTS["paper"] in still)
    assert not re.search('tabindex|role="button"|cursor', still)


# ---------------------------------------------------------------- buttons
@pytest.mark.parametrize(
    "kind, rule", [("store", ["you.store"]), ("building", ["you.building"]), ("cube", ["you.cube", 10])]
)
def test_what_a_question_offers_is_a_button(kind: str, rule: list[str | int]) -> None:
    """Each place on offer once, with its answer, its key and its name; and its answer is taken."""
    table = solo.start(position={"start": "middle", "agenda": [[f"lisboa.{rule[0]}", *rule[1:]]]})
    assert table.question is not None and table.question.kind == kind
    options = [str(option) for option in table.question.options]
    found = buttons(draw_town(table.position, options, kind))
    answers = [each.get("data-answer", "") for each in found]

    assert sorted(f"q:{kind}:{option}" for option in options if option != "none") == sorted(answers)
    assert [("button", "0", answer) for answer in answers] == [
        (each.get("role"), each.get("tabindex"), each.get("data-key")) for each in found
    ]
    assert [f"{SVG}title"] * len(found) == [each[0].tag for each in found]
    for answer in answers:
        assert solo.answer(table, answer.removeprefix(f"q:{kind}:")).position != table.position


def test_every_question_about_the_town_finds_its_buttons() -> None:
    """Through a whole game that runs here: stores, buildings and cubes, each option on its place."""
    table, kinds = solo.start("solo", seed=5), set()
    while (question := table.question) is not None:
        if question.kind in ("store", "building", "cube"):
            kinds |= {question.kind}
            found = buttons(draw_town(table.position, [str(option) for option in question.options], question.kind))
            offered = {f"q:{question.kind}:{option}" for option in question.options if option != "none"}
            assert offered == {each.get("data-answer") for each in found}
        roll = question.who == "chance"
        table = solo.roll(table) if roll else solo.answer(table, somebody(question, table.position))

    assert {"store", "building", "cube"} == kinds
    assert [] == buttons(draw_town(table.position))


def test_only_what_is_offered_can_be_pressed() -> None:
    """Nothing without a question; a place that is taken, or of another question, is no button."""
    game = middle()
    offered = ["A1 right", "B3 left", "W-A blue", "none"]

    assert [] == [button for game in tables() for button in buttons(draw_town(game))]
    assert ["q:store:A1 right"] == [each.get("data-answer") for each in buttons(draw_town(game, offered, "store"))]
    assert ["q:building:W-A blue"] == [
        each.get("data-answer") for each in buttons(draw_town(game, offered, "building"))
    ]
    assert [] == buttons(draw_town(game, offered, "office"))


def test_a_finger_finds_every_button() -> None:
    """The hit area of each is at least 24 wide and high, and no two of them overlap."""
    game = middle()
    for kind, rule in (("store", ["lisboa.you.store"]), ("building", ["lisboa.you.building"])):
        question = solo.start(position={"start": "middle", "agenda": [rule]}).question
        assert question is not None
        found = buttons(draw_town(game, [str(option) for option in question.options], kind))
        areas = [
            Box(*(float(each.get(name, 0)) for name in ("x", "y", "width", "height")))
            for button in found
            for each in button
            if each.get("pointer-events") == "all"
        ]

        assert len(found) == len(areas) > 10
        assert 24 <= min(min(area.wide, area.high) for area in areas)
        assert not [1 for a, b in combinations(areas, 2) if abs(a.centre - b.centre) < (a.wide + b.wide) / 2
                    and abs(a.middle - b.middle) < (a.high + b.high) / 2]  # fmt: skip


# ---------------------------------------------------------------- new and invented
@pytest.mark.parametrize("name", ["B3", "A5", "W-D", "N-2", "E-A", "A", "3", "5", "pile", "blue", "green"])
def test_what_is_new_has_its_ring(name: str) -> None:
    """One gold ring, around the place of that name and no other."""
    gold = re.compile(r'<rect x="([\d.]+)" y="([\d.]+)" width="([\d.]+)"[^>]*stroke="var\(--vh-fresh,')
    rings = gold.findall(draw_town(middle(), fresh=(name,)))
    boxes = everything()
    around = boxes.get(name) or (places.line_box(LINES.index(name)) if name in LINES else boxes["pile"])

    assert [] == gold.findall(draw_town(middle()))
    assert [(around.x - 2, around.y - 2, around.wide + 4)] == [tuple(map(float, ring)) for ring in rings]


def doubts(game: Game) -> set[str]:
    """The stand-ins that the footnotes name."""
    picture = draw_town(game)
    return {doubt for doubt in DOUBTS if re.search(f"{doubt}[^<]*stand-in", picture)}


def test_invented_values_look_invented() -> None:
    """In a game that runs here: 12 sites, 4 goods, 4 tiles, 3 buildings and 2 on top, and a mark at each footnote."""
    game = position_of(HERE)

    assert DOUBTS == doubts(game)
    assert 12 + 4 + 4 + 3 + 2 + len(DOUBTS) == len(DIAMOND.findall(draw_town(game)))


def test_what_a_table_says_is_not_invented() -> None:
    """Beside a table only what a building reaches is ours; before the streets are read, their order as well."""
    assert {"what a building reaches"} == doubts(middle())
    assert 12 + 1 == len(DIAMOND.findall(draw_town(middle())))
    assert {"what a building reaches", "order of the streets"} == doubts(solo.start("table").position)


def test_your_own_file_takes_the_marks_away() -> None:
    """Where a file of your own says the values, none of them is a stand-in; pointers stand in the diamonds' places."""
    game = position_of(
        {**HERE, "buildings": {"W-D": "you blue cloth"}, "stacks": {"tops": {"blue": "cloth"}}}, facts=KNOWN
    )

    assert set() == doubts(game)
    assert [] == DIAMOND.findall(draw_town(game))
    assert "street 1: gold, Scoring tile 2" in titles(draw_town(game))
