"""Questions and reasons in words, as the terminal tells them."""

from typing import Any

import pytest

from vinhos_kernel import run, start
from vinhos_kernel.play.asking import asking_text
from vinhos_kernel.play.vinhos import VINHOS
from vinhos_kernel.views.reasons import reason_text

ALL_TAKEN = {
    f"{colour} {value}": "lacerda" if value > 8 else "you" for colour in ("red", "white") for value in range(6, 11)
}


def asked(agenda: list[list[Any]], **position: Any) -> list[str]:
    """The words of the first question of an agenda."""
    table = start(position={"start": "middle", "agenda": agenda, **position})
    assert table.question is not None
    return asking_text(VINHOS, table.question, table.position)


def reasons(rule: str, *draws: Any, args: tuple[Any, ...] = (), **position: Any) -> list[list[str]]:
    """The reasons of each sentence of a rule."""
    return [reason_text(step) for step in run(rule, {"start": "middle", **position}, draws, args=args).steps]


@pytest.mark.parametrize(
    ("agenda", "line"),
    [
        ([["lacerda.turn"]], "  sales - Sales"),
        ([["setup.regions"]], "  tras_os_montes - Trás-os-Montes"),
        ([["lacerda.experts.1", 0]], "  taste_bagos_2 - Taste Expert ("),
        ([["year.maintenance.1", 1]], "  1. red 9 - the barrel on red 9"),
        ([["year.you"]], "  done"),
        ([["lacerda.sales.2", 0]], "  (1) (2) 3 4 5 6 7 8 9"),
        ([["fair.tiles.you", 1, 2]], "  6 - space 6: "),
    ],
)
def test_options_are_shown_with_their_names(agenda: list[list[Any]], line: str) -> None:
    """Those that say all by themselves stand in one line."""
    assert [] != [each for each in asked(agenda) if each.startswith(line)]


def test_a_tile_is_shown_with_what_it_does() -> None:
    """Not only its id."""
    words = asked([["setup.display", 0]], display=["empty"] * 6)

    assert [] == [each for each in words[3:-1] if " - " not in each]


@pytest.mark.parametrize(
    ("agenda", "how"),
    [
        ([["lacerda.turn"]], "Enter turns one; or type the one that came up at your table"),
        ([["year.maintenance.1", 1]], "type the number or the word that you choose; `hint` advises"),
        ([["year.you"]], "type it when your table stands as it should"),
    ],
)
def test_who_is_asked_is_said(agenda: list[list[Any]], how: str) -> None:
    """Chance, you, or the people at the table."""
    assert f"({how})" == asked(agenda)[-1]


def test_the_reason_of_a_tie_is_told_in_full() -> None:
    """The chosen candidate first, then the others; cubes, the card, the wasted card."""
    assert [
        "Which of your tied regions? 9 (stays out)",
        "Which of your tied regions? 8",
        "your regions: Renown cubes, then Number card 8",
        "  Alentejo: 3 Renown cubes, chosen by Number card 8",
        "  Douro: 3 Renown cubes",
        "  Dão: 3 Renown cubes",
        "reading your_region: with_estate (only regions in which you have an Estate)",
    ] == reasons("lacerda.press_release.2", 9, 8)[0]


def test_the_reason_of_a_slot_is_every_place_that_was_tried() -> None:
    """From the highest down, with who stands there."""
    lines = reasons("lacerda.sales.3", args=(10,), sales={**ALL_TAKEN, "white 8": "nobody"})[0]

    assert "tried in this order" == lines[0]
    assert ["  1. red 10: taken by Lacerda", "  2. white 10: taken by Lacerda"] == lines[1:3]
    assert ["  5. red 8: taken by you", "  6. white 8: free"] == lines[5:7]


def test_no_candidate_is_a_reason_too() -> None:
    """You have no Estate."""
    position = {"start": "table", "estates": {}, "lacerda": {"barrels": 8}}
    lines = next(reason_text(step) for step in run("lacerda.press_release.2", position).steps)

    assert "  there is none" in lines


def test_a_step_without_a_reason_has_none() -> None:
    """It says all by itself."""
    assert [[]] == reasons("lacerda.press_release.1")
