"""The story: steps as sentences, rows and plain text."""

from collections.abc import Callable, Iterable
from typing import Any, NamedTuple

from vinhos_kernel.data.board import Board
from vinhos_kernel.state.names import BUILDINGS, LACERDA
from vinhos_kernel.table.turn import Step
from vinhos_kernel.views import words

NAMED: dict[str, Callable[[Board, Any], str]] = {
    "region": words.region_name,
    "space": words.space_name,
    "slot": words.slot_name,
    "export_slot": words.export_name,
    "tile": words.tile_name,
    "expert": words.expert_name,
    "feature": words.feature_name,
    "booth": words.booth_name,
    "side": lambda _, side: words.side_name(side),
    "order": lambda _, order: ", ".join(words.side_name(side) for side in order),
    "building": lambda _, kind: BUILDINGS[kind].capitalize(),
    "vintage": lambda board, tile: board.vintages[tile].name,
    "colour_value": lambda _, place: f"{place[0]} {place[1]}",
}
SINGULARS = {
    "Bagos": "Bago",
    "cubes": "cube",
    "barrels": "barrel",
    "Points": "Point",
    "Wineries": "Winery",
    "Cellars": "Cellar",
    "Enologists": "Enologist",
    "Farmers": "Farmer",
    "Multipliers": "Multiplier",
}


class Tally(NamedTuple):
    """A step as a row of figures: its place in the game, and what Lacerda has after it."""

    year: int
    rule: str
    sentence: str
    vp: int
    fair_points: int
    bagos: int


def named(board: Board, what: str, value: Any) -> str:
    """A value of a fact in words, by the name of the fact."""
    return NAMED[what](board, value) if what in NAMED else str(value)


def sentence(step: Step) -> str:
    """A step as one sentence in the present tense, without a full stop."""
    board = step.after.board
    text = step.template.format(**{name: named(board, name, value) for name, value in step.facts.items()})
    return _counted(text)


def _counted(text: str) -> str:
    """The sentence with the singular after a 1: 1 Bago, 1 Fair Point."""
    words = text.split(" ")
    for place, word in enumerate(words):
        bare = word.rstrip(":,;.")
        ahead = words[place - 2 : place] if words[max(0, place - 1)] == "Fair" else words[max(0, place - 1) : place]
        if bare in SINGULARS and ahead[:1] == ["1"]:
            words[place] = SINGULARS[bare] + word[len(bare) :]
    return " ".join(words)


def told(steps: Iterable[Step]) -> list[str]:
    """All sentences of a story in order."""
    return [sentence(step) for step in steps]


def rows(steps: Iterable[Step]) -> list[Tally]:
    """The steps as rows: year, rule, sentence, and Lacerda's VP, Fair Points and Bagos after the step's rule."""
    return [
        Tally(
            s.after.year,
            s.rule,
            sentence(s),
            s.after.vp[LACERDA],
            s.after.fair_points[LACERDA],
            s.after.bagos[LACERDA],
        )
        for s in steps
    ]
