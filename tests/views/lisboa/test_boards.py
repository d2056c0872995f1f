"""Every board of Lisboa's court, church, sides and steps, in every position: well-formed, readable, honest."""

import re

import pytest

from tests.views.lisboa.boards import DRAW, FULL, middle, positions
from tests.views.pictures import SVG, buttons, parsed, words_in
from vinhos_kernel.lisboa.data.catalogue import origin_of
from vinhos_kernel.views import tokens
from vinhos_kernel.views.panel import WIDE
from vinhos_kernel.views.svg import width

FORBIDDEN = re.compile(r"<(defs|style|pattern|clipPath|image|use|script)\b|\sid=|\burl\(")
COLOURED = re.compile(r'(?:fill|stroke)="([^"]*)"')
ON_A_PIECE = re.compile(r"[LNBMKGeft]|\d\d?|[A-Z][a-z]")
DIAMOND = "M0,-4.6L4.6,0"


def drawings(board: str) -> list[str]:
    """A board in all positions, and once with everything on it."""
    return [*(DRAW[board](game) for game in positions()), DRAW[board](middle().position, **FULL[board])]


@pytest.mark.parametrize("board", DRAW)
def test_a_picture_can_share_its_page(board: str) -> None:
    """It parses, names itself, carries its text form, and has no id, style sheet or colour of its own."""
    for picture in drawings(board):
        root = parsed(picture)

        assert (f"{SVG}svg", True, True) == (root.tag, bool(root.get("aria-label")), bool(root.findtext(f"{SVG}desc")))
        assert [] == FORBIDDEN.findall(picture)
        assert set() == set(COLOURED.findall(picture)) - set(tokens.PAINTS.values()) - {"none"}


@pytest.mark.parametrize("board", DRAW)
def test_words_are_large_and_stay_on_the_board(board: str) -> None:
    """Nothing but a letter or number on a piece is below 12, and no line leaves the board, in a wide font either."""
    for picture in drawings(board):
        for x, _, scale, element in words_in(picture):
            line, size = "".join(element.itertext()), float(element.get("font-size", 0)) * scale
            long = width(line, size, element.get("font-weight") is not None)
            left = x - {"middle": long / 2, "end": long}.get(element.get("text-anchor", ""), 0)

            assert size >= 12 or ON_A_PIECE.fullmatch(line)
            assert 0 <= left <= left + long <= WIDE + 2, line


@pytest.mark.parametrize("board", DRAW)
def test_a_still_picture_has_no_dead_control(board: str) -> None:
    """Still, it is one image on its own paper, with nothing to press; without a question no board has a button."""
    still = DRAW[board](middle().position, **FULL[board], still=True)

    assert ("img", True) == (parsed(still).get("role"), tokens.PAINTS["paper"] in still)
    assert None is re.search('data-answer|data-key|tabindex|role="button"|cursor', still)
    assert [] == [button for game in positions() for button in buttons(DRAW[board](game))]


@pytest.mark.parametrize("board", DRAW)
def test_the_same_position_gives_the_same_picture(board: str) -> None:
    """A picture depends on values only."""
    assert [DRAW[board](game) for game in positions()] == [DRAW[board](game.copy()) for game in positions()]


@pytest.mark.parametrize("board", ["court", "church", "lacerda", "steps"])
def test_every_origin_is_one_of_the_facts(board: str) -> None:
    """A printed value carries the path of its row."""
    paths = {path for picture in drawings(board) for path in re.findall('data-origin="([^"]*)"', picture)}

    assert paths
    assert paths == {origin_of(path).path for path in paths}


@pytest.mark.parametrize("board", ["court", "church"])
def test_what_just_changed_is_ringed(board: str) -> None:
    """Each thing that is new has a gold ring of its own."""
    gold = f'stroke="{tokens.PAINTS["fresh"]}" stroke-width="3"'

    assert 0 == DRAW[board](middle().position).count(gold)
    assert len(FULL[board]["fresh"]) == DRAW[board](middle().position, **FULL[board]).count(gold)


@pytest.mark.parametrize("board", ["lacerda", "you"])
def test_what_a_side_gained_is_told_in_gold(board: str) -> None:
    """+3 or −2 stands at each part that has changed."""
    fresh = FULL[board]["fresh"]
    said = [element.text for *_, element in words_in(DRAW[board](middle().position, fresh=fresh))]
    signs = [word for word in said if re.fullmatch("[+−][0-9]", word or "")]

    assert sorted(f"+{by}" if by > 0 else f"−{-by}" for by in fresh.values()) == sorted(map(str, signs))
