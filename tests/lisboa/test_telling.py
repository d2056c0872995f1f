"""Every part of the table in words, and the sentences of the story."""

import pytest

from vinhos_kernel.lisboa.kind import position_of
from vinhos_kernel.lisboa.solo import play_on, start
from vinhos_kernel.lisboa.telling import BOARDS
from vinhos_kernel.lisboa.words import place_name, story
from vinhos_kernel.views.reasons import reason_text

MIDDLE = position_of({"start": "middle"})


@pytest.mark.parametrize(
    "board, said",
    [
        ("town", "row D: D1 free, D2 left Lacerda (cloth), D3 free, D4 right you (gold), D5 free; rubble eft; "
                 "W-D blue building of nobody: cloth+tools; E-D free, rubble et"),
        ("town", "north: N-1 free, rubble ft; N-2 blue building of Lacerda: books+tools"),
        ("town", "streets from the west, each with the wigs of its Scoring tile: cloth 2, books 3, tools 2, gold 3"),
        ("town", "blue architect: cloth+gold on top, cloth+books below it, 5 left below; green architect: books+tools"),
        ("town", "books+tools on top, tools+gold below it, 6 left below"),
        ("court", "period 1; Helper above the King deck; his Courtier at the King; Treasury 4"),
        ("court", "Minister: Officials you 2, Lacerda 1, neutral 1; a visit costs you 6, him 7; Royal Favors left 1"),
        ("church", "4 tile with the Cardinal, 5 tile, 6 tile, 7 church icon, 8 tile"),
        ("lacerda", "ships blue with 1 of 2 goods"),
        ("you", "Royal Favors king"),
        ("stores", "he would build at B2 right; wigs now: B2 right 6"),
        ("sites", "he would open at W-A green; his wigs to yours: "),
    ],
)  # fmt: skip
def test_a_board_in_words(board: str, said: str) -> None:
    """What is drawn can be read."""
    assert said in BOARDS[board](MIDDLE)


@pytest.mark.parametrize("name", ["laid", "solo", "middle", "empty"])
def test_every_board_of_every_start(name: str) -> None:
    """And at the end of a game."""
    games = [position_of({"start": name})]
    if name == "solo":
        games = [moment.game for moment in play_on(start("solo")).moments[:3]] + [play_on(start("solo")).position]

    assert all(tell(game) for game in games for tell in BOARDS.values())


def test_places_in_words() -> None:
    """Rows, columns and sites."""
    assert ["row A", "column 1", "W-D"] == [place_name(0), place_name(4), place_name(9)]


def test_a_story_with_its_reasons() -> None:
    """Whoever asks why is told: candidates, what each criterion left, what stood in the way."""
    steps = start("middle").steps
    store = next(step for step in steps if step.rule == "lisboa.store")

    assert "builds a store at B2, facing right: 6 wigs; he takes no reward and pays nothing" in story(steps)
    assert "  B2 right: 6 wigs" in reason_text(store)
    assert "  1. Treasury: free" in reason_text(steps[-1])


def test_where_he_cannot_build_it_is_said_why() -> None:
    """`lisboa.store`, `lisboa.building` (LL038): no house is left; no building is left, or no site."""
    houses = {"stores": dict.fromkeys(("A1", "B1", "C1", "D1", "A2", "B2", "C2", "D2"), "lacerda right")}
    bare = {"stacks": {"tops": {"blue": "none", "green": "none"}}}

    assert BOARDS["stores"](position_of(houses)).startswith(
        "he would build nowhere, since he has no wooden house left; wigs now: A3 left 0"
    )
    assert BOARDS["sites"](position_of(bare)).startswith(
        "he would open nowhere, since no site is free, or no building is left; his wigs to yours: "
    )
