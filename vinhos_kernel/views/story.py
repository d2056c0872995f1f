"""The story: steps as sentences, rows and plain text."""

from collections.abc import Callable, Iterable
from typing import Any, NamedTuple

from vinhos_kernel.data.board import Board
from vinhos_kernel.state.names import ACROSS, BUILDINGS, ENOLOGISTS, LACERDA, SIDES_AGAINST, YOU
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
    "a_piece": lambda _, kind: ("an " if kind == ENOLOGISTS else "a ") + words.piece_name(kind),
    "barrel_place": words.barrel_place,
    "piece": lambda _, kind: words.piece_name(kind),
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
    "tiles": "tile",
    "accolades": "accolade",
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
    kind = what.partition(":")[2]
    if what == "choice":
        kind, value = value
    return words.choice_name(board, kind, value) if kind else NAMED[what](board, value) if what in NAMED else str(value)


def sentence(step: Step) -> str:
    """A step as one sentence in the present tense, without a full stop."""
    game, facts = step.after, step.facts
    said = {name: named(game.board, name, value) for name, value in facts.items()}
    if "side" in facts:
        said["side"] = words.side_name(game, facts["side"])
    if "whose" in facts:
        said["whose"] = words.owner_name(game, facts["whose"])
    if "order" in facts:
        said["order"] = ", ".join(words.side_name(game, side) for side in facts["order"])
    return _counted(_conjugated(step.template, facts.get("side") == YOU).format(**said))


def _conjugated(template: str, second_person: bool) -> str:
    """The template with `buy[s]` as it is said of you (buy) or of somebody else (buys)."""
    for ending in ("[s]", "[es]"):
        template = template.replace(ending, "" if second_person else ending[1:-1])
    return template


def _counted(text: str) -> str:
    """The sentence with the singular after a 1: 1 Bago, 1 Fair Point."""
    words = text.split(" ")
    for place, word in enumerate(words):
        bare = word.rstrip(":,;.")
        named = words[max(0, place - 1)] in ("Fair", "Port", "Renown")
        ahead = words[place - 2 : place] if named else words[max(0, place - 1) : place]
        if bare in SINGULARS and ahead[:1] == ["1"]:
            words[place] = SINGULARS[bare] + word[len(bare) :]
    return " ".join(words)


def aloud(steps: Iterable[Step]) -> list[str]:
    """The story of a table at which several play: an opponent's sentences begin with its name."""
    return [speaker(step) + sentence(step) for step in steps]


def speaker(step: Step) -> str:
    """The name of the opponent whose rule a step is, if its sentence does not say who acts."""
    opponent, _, _ = step.rule.partition(".")
    known = opponent in SIDES_AGAINST and "side" not in step.facts
    return f"{words.side_name(step.after, ACROSS).removeprefix('the ').capitalize()}: " if known else ""


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
