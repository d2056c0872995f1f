"""The automa's loop as a board: tokens and where they would come, what came up, the die, stand-ins, and the draft."""

import re
from typing import Any

import pytest

import vinhos_kernel
from tests.views.pictures import buttons, parsed
from vinhos_kernel.opponents.kind import VINHOS
from vinhos_kernel.state.game import Game
from vinhos_kernel.state.names import FEATURES
from vinhos_kernel.table.question import Question
from vinhos_kernel.views import fresh, headings, page, ribbon, score, telling
from vinhos_kernel.views.columns import columns
from vinhos_kernel.views.loop import draw_loop, gone, places, status, tell_loop, used_spaces, walks
from vinhos_kernel.views.pieces import DRAFT, owner
from vinhos_kernel.views.record_html import told_text
from vinhos_kernel.views.story_html import story_text, turns

TOKENS = {"2": "vineyards_top", "3": "workers", "4": "sales", "5": "experts"}
TABLE: dict[str, Any] = {
    "seats": "person automa", "year": 2, "vintage": "v7", "display": "empty " * 6,
    "path": {"tokens": TOKENS, "year": 2, "used": []},
    "automa": {"bagos": 9, "estates": ["douro red V1 W1 E1 8 5"]},
}  # fmt: skip
TOPS = {
    feature: {"top": [f"{feature}_{ability}"], "hidden": "rest"}
    for feature, ability in zip(FEATURES, ("bagos_2", "cube_1", "bagos_2", "cube_1"), strict=True)
}
OWN = """
automa.loop.value = ["sales", "cellars", "workers", "vineyards_top", "export", "wineries", "experts"]
automa_token.token_2 = { direction = 1, start = "sales" }
automa_token.token_3 = { direction = -1, start = "workers" }
automa_token.token_4 = { direction = 1, start = "sales" }
automa_token.token_5 = { direction = -1, start = "experts" }
"""
DIAMOND = "M0,-4.6L4.6,0"


def table(**more: Any) -> Game:
    """A table of year 2 on which token 5 would meet token 2."""
    return vinhos_kernel.start(position={**TABLE, **more}).position


def used(*spaces: str) -> dict[str, Any]:
    """The path with spaces that came up this year."""
    return {"path": {"tokens": TOKENS, "year": 2, "used": list(spaces)}}


# ---------------------------------------------------------------- where tokens would come
def test_each_token_goes_its_way() -> None:
    """2, 3 and 5 go along the loop, 4 against it; 5 meets 2."""
    game = table()
    board = game.board

    assert [
        (2, 1, "Cellars", ()),
        (3, 2, "Vineyards (bottom right)", ()),
        (4, 2, "Vineyards (bottom right)", ()),
        (5, 1, "Vineyards (top left)", (2,)),
    ] == [(w.number, w.faces, board.space_names[board.loop[w.to]], w.meets) for w in walks(game)]


def test_a_token_steps_past_what_came_up() -> None:
    """Both Vineyards spaces are one action by default: 3 goes on to Sales, 4 to the workers, 5 to Cellars."""
    game = table(**used("vineyards_bottom"))
    names = [game.board.space_names[game.board.loop[walk.to]] for walk in walks(game)]

    assert ["Cellars", "Sales", "Enologists / Farmers", "Cellars"] == names
    assert 2 == len(used_spaces(game))


def test_a_token_without_a_space_to_go_to_says_so() -> None:
    """When every action of the loop came up nothing is promised."""
    every = ("vineyards_top", "cellars", "wineries", "workers", "sales", "export", "experts")
    game = table(**used(*every))

    assert {-1} == {walk.to for walk in walks(game)}
    assert "token 2 on Vineyards (top left) finds no space: every action came up this year" in tell_loop(game)


def test_how_far_tokens_went() -> None:
    """Along its own way, round the end of the loop as well."""
    after = table(path={"tokens": {**TOKENS, "4": "workers", "5": "cellars"}, "year": 2, "used": []})

    assert (0, 0, 2, 2) == gone(table(), after)


@pytest.mark.parametrize(
    ("bagos", "first"),
    [(4, "It holds 4 Bagos: it must sell"), (1, "It holds 1 Bago: it must sell"), (5, "The die names the token")],
)
def test_what_its_turn_begins_with(bagos: int, first: str) -> None:
    """Four Bagos or fewer and a wine: a forced sale."""
    assert status(table(automa={**TABLE["automa"], "bagos": bagos}))[0].startswith(first)


def test_what_a_meeting_would_bring() -> None:
    """A Press Release if a wine meets two Magnates, else why not."""
    without = table(automa={"bagos": 9})

    assert ["a meeting now: a Press Release", "a meeting now: no wine to enter"] == [
        status(table())[1],
        status(without)[1],
    ]


# ---------------------------------------------------------------- the board
def test_picture_and_words_say_the_same() -> None:
    """Where tokens come next, whom they meet, how many faces lead there, what came up."""
    picture, said = draw_loop(table(**used("wineries"))), tell_loop(table(**used("wineries")))

    assert [">next: 3, 4<", ">5 meets 2<", ">4/6<", ">came up<"] == [
        words for words in (">next: 3, 4<", ">5 meets 2<", ">4/6<", ">came up<") if words in picture
    ]
    assert "token 5 on Wine Experts goes along the arrows: next Vineyards (top left), where it meets 2" in said
    assert "Wineries, came up this year;" in said
    assert said == parsed(picture).findtext("{http://www.w3.org/2000/svg}desc")


def test_the_die_can_be_picked() -> None:
    """Four faces, each a button with how many of the six it has; none in a still picture."""
    faces = buttons(draw_loop(table(), pick=(2, 3, 4, 5)))

    assert ["die:2", "die:3", "die:4", "die:5"] == [each.get("data-answer") for each in faces]
    assert "the die shows 3: 2 of 6" == faces[1][0].text
    assert [] == buttons(draw_loop(table(), pick=(2, 3, 4, 5), still=True))


def test_what_is_invented_wears_the_mark() -> None:
    """The loop, ways and first places are stand-ins; a reader's own loop takes all marks away."""
    ours = vinhos_kernel.start(position={"seats": "person automa"}).position
    yours = vinhos_kernel.start(position={"seats": "person automa"}, facts=OWN).position

    assert [True, False] == [DIAMOND in draw_loop(game) for game in (ours, yours)]
    assert ["stand-in" in tell_loop(game) for game in (ours, yours)] == [True, False]
    assert "keep the draft sheet beside you" in draw_loop(yours)


@pytest.mark.parametrize("count", range(3, 10))
def test_a_loop_of_any_length_has_its_places(count: int) -> None:
    """No two spaces lie on each other, and the die keeps the middle."""
    left, top = places(8)[0]
    middle = (places(8)[1][0], places(8)[3][1])

    assert count == len(set(places(count)))
    assert (left, top) in places(count)
    assert middle not in places(count)


def test_tokens_that_moved_are_marked() -> None:
    """Token 3 after its step; nothing while they are being laid out."""
    before, after = table(), table(path={"tokens": {**TOKENS, "3": "vineyards_bottom"}, "year": 2, "used": []})
    laid = vinhos_kernel.start("table").position

    assert (1,) == fresh.changes(before, after).tokens
    assert () == fresh.changes(laid, before).tokens
    assert draw_loop(after, fresh=(1,)) != draw_loop(after)


# ---------------------------------------------------------------- on the table
def test_the_loop_lies_where_the_automa_sits() -> None:
    """Among its boards, and nowhere else; the die's question is about it."""
    session = vinhos_kernel.start(position={**TABLE, "agenda": [["automa.die", 0]]})
    game = session.position

    assert [True, False] == ["loop" in page.boards_of(g) for g in (game, vinhos_kernel.start("solo").position)]
    assert not {"decks", "area"} & set(page.boards_of(game))
    assert "loop" == page.focus(session.question, game)
    assert "loop" in columns(session.question, game)["1"][1]
    seen = page.shown(session, game, ())
    assert 4 == len(buttons(page.draw_board("loop", seen, fresh.changes(game, game))))


def test_its_pieces_carry_its_own_letter() -> None:
    """An A, not the L of Lacerda."""
    game = table()

    assert DRAFT == owner(game, 2)
    assert ">A</text>" in ribbon.draw_ribbon(game)
    assert ">L</text>" not in ribbon.draw_ribbon(game)


def test_its_score_counts_each_bago() -> None:
    """The rows of the score board are its own."""
    rows = score.score_of(table(), 2).rows

    assert ("9 Bagos", 9) in [tuple(row) for row in rows]


# ---------------------------------------------------------------- a draft everywhere
def test_a_record_says_that_it_is_a_draft() -> None:
    """A comment behind the heading, which a reader of the file sees and `load` passes over; no word at Lacerda's."""
    session = vinhos_kernel.start("automa", seed=4)
    saved = vinhos_kernel.text(session)

    assert f"# {VINHOS.notice(session.position)}" == saved.splitlines()[1]
    assert "unpublished draft" in VINHOS.notice(session.position)
    assert saved == vinhos_kernel.text(vinhos_kernel.load(saved))
    assert "#" not in vinhos_kernel.text(vinhos_kernel.start("solo"))


def test_the_strip_and_the_greeting_say_it() -> None:
    """Over the table, over every still picture, and in the terminal."""
    game = table()

    assert "draft" in ribbon.against(game)
    assert re.search("draft", ribbon.draw_ribbon(game, still=True))
    assert "keep the draft sheet beside you" in telling.GREETINGS[game.seats]


def test_a_copied_story_says_it() -> None:
    """First the notice, then the story; a story of Lacerda's has none."""
    ours = vinhos_kernel.run("automa.die", TABLE, [2], args=[0]).steps
    his = vinhos_kernel.run("lacerda.setup.decks", {}).steps

    assert told_text(ours).startswith("The automa is an unpublished draft of 2021")
    assert told_text(his) == story_text(his)


def test_what_lies_across_is_the_automas() -> None:
    """Not the guest's."""
    names = [headings.title(name, table()) for name in ("guest_estates", "guest_hand", "loop")]

    assert ["The automa’s Estates", "The automa’s hand", "The automa’s loop"] == names


def test_its_turn_begins_once() -> None:
    """The story is cut where its turn begins, and not again at the die that follows a forced sale."""
    poor = {**TABLE, "automa": {**TABLE["automa"], "bagos": 3}, "expert_decks": TOPS}
    told = vinhos_kernel.run("automa.turn", poor, [2], {"forced_sale_die": "die_first"}).steps
    yours = vinhos_kernel.run("numbers.gather", {**TABLE, "numbers": [1]}).steps

    assert ["automa.turn", "automa.die"] == [step.rule for step in told][:2]
    assert [0] == turns(told)
    assert [0, 1] == turns((*yours, *told))


def test_a_number_card_is_always_the_opponents() -> None:
    """Also where a tie of its priorities is settled in one of your own rules: it waits for whoever turns cards."""
    tie = Question("vineyards.1", "number", "Which Number card?", "chance", (3, 4), None, (3, 4), "")
    top = Question("vineyards.2", "vineyard", "Which colour?", "chance", ("red", "white"), None, None, "")

    assert [True, False] == [page.is_for_the_rival(each, table()) for each in (tie, top)]


def test_the_terminal_tells_the_loop() -> None:
    """`board loop` where the automa sits; nothing anywhere else."""
    told = telling.BOARDS["loop"]

    assert [tell_loop(table()), ""] == [told(table()), told(vinhos_kernel.start("solo").position)]
