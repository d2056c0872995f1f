"""Lisboa's pieces are told apart by shape or letter, not by colour alone."""

import re

import pytest

from vinhos_kernel.lisboa.names import BOATS, KINDS, LACERDA, LETTERS, NOBLES, NOBODY, YOU
from vinhos_kernel.views.lisboa import pieces
from vinhos_kernel.views.svg import Svg

COLOUR = re.compile(r'(fill|stroke)="[^"]*"')
ALIKE: dict[str, list[Svg]] = {
    "houses": [pieces.house(0, 0, side) for side in (YOU, LACERDA)],
    "stores": [pieces.house(0, 0, YOU, facing) for facing in (-1, 0, 1)],
    "Officials": [pieces.official(0, 0, side) for side in (NOBODY, YOU, LACERDA)],
    "cubes": [pieces.rubble(0, 0, kind) for kind in range(len(KINDS))],
    "goods": [pieces.good(0, 0, name) for name in pieces.GOODS],
    "ships": [pieces.ship(0, 0, boat) for boat in range(len(BOATS))],
    "Favors": [pieces.favor(0, 0, noble) for noble in range(len(NOBLES))],
    "Helpers": [pieces.helper(0, 0, ghost=ghost) for ghost in (False, True)],
}


@pytest.mark.parametrize("what", ALIKE)
def test_without_colours_pieces_are_still_told_apart(what: str) -> None:
    """Grey on grey, no two of a kind look alike."""
    drawn = [COLOUR.sub("", piece) for piece in ALIKE[what]]

    assert len(drawn) == len(set(drawn)) >= 2


def test_letters_say_which() -> None:
    """A cube carries the first letter of its kind, an Official its owner's, a Favor its Noble's."""
    cubes = [pieces.rubble(0, 0, kind) for kind in range(len(KINDS))]
    favors = [pieces.favor(0, 0, noble) for noble in range(len(NOBLES))]

    assert [True] * 3 == [f">{letter}</text>" in cube for letter, cube in zip(LETTERS, cubes, strict=True)]
    assert [True] * 3 == [f">{name[0].upper()}</text>" in seal for name, seal in zip(NOBLES, favors, strict=True)]
    assert [">N</text>", ">L</text>"] == [
        found for side in (NOBODY, LACERDA) for found in re.findall(">[A-Z]</text>", pieces.official(0, 0, side))
    ]
