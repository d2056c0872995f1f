"""Where each rule is visited: `python -m tests.coverage` lists the recorded games, and the scenes for the rest."""

import sys
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from types import FrameType
from typing import Any, NamedTuple

from tests.retell import RECORDS
from vinhos_kernel import load
from vinhos_kernel.data.rulebook import rulebook
from vinhos_kernel.rules.citing import FORMULAS
from vinhos_kernel.state.game import Game
from vinhos_kernel.state.names import BUILDINGS, SPACES
from vinhos_kernel.table.deck import cards_in
from vinhos_kernel.table.rule import RULES
from vinhos_kernel.table.session import Session
from vinhos_kernel.table.turn import Step

GAMES = tuple(sorted(RECORDS.glob("*.game")))
IDS = tuple(sorted(rulebook()))
_CODES = {function.__code__: name for name, function in [*RULES.items(), *FORMULAS.items()]}


class Visit(NamedTuple):
    """A recorded game: its table at the end, the ids of the rules and formulas that ran, and what happened in it."""

    table: Session
    ran: frozenset[str]
    seen: frozenset[str]


@cache
def visit(file: Path) -> Visit:
    """The answers of a record played, with an eye on every function that is entered under a rule id."""
    ran: set[str] = set()

    def watch(frame: FrameType, event: str, _: Any) -> None:
        if event == "call" and frame.f_code in _CODES:
            ran.add(_CODES[frame.f_code])

    lines = file.read_text(encoding="utf-8").split("\n")
    answers = "\n".join(line for line in lines if not line.startswith("expect "))
    sys.setprofile(watch)
    try:
        table = load(answers)
    finally:
        sys.setprofile(None)
    happened = {each for step in table.steps for each in _told(step)}
    happened |= {each for moment in table.moments for each in _out(moment.game)}
    return Visit(table, frozenset(ran), frozenset(happened))


def _told(step: Step) -> Iterator[str]:
    """What a sentence shows: a card, a move, an ability, a tile, how a Fair ended."""
    board, facts = step.after.board, step.facts
    if step.rule == "lacerda.turn" and "space" in facts:
        yield f"card {SPACES[facts['space']]}"
    elif step.rule == "quadrel.move" and "space" in facts:
        yield f"move {SPACES[facts['space']]}"
    elif step.rule == "ability" and "expert" in facts:
        yield f"ability {board.experts[facts['expert']].ability}"
    elif step.rule == "tile" and "tile" in facts:
        yield f"used {board.tile_names[facts['tile']]}"
    elif step.rule in ("fair.tiles.you", "setup.tile") and "tile" in facts:
        yield f"taken {board.tile_names[facts['tile']]}"
    elif step.rule == "fair.rank":
        _, yours, theirs = step.after.fair_points
        yield "fair " + ("win" if yours > theirs else "lose" if yours < theirs else "tie")
        yield f"fair of year {step.after.year}"


def _out(game: Game) -> Iterator[str]:
    """Which supplies are used up."""
    yield from (f"no {name} left" for name, left in zip(BUILDINGS, game.buildings, strict=True) if not left)
    used_up = {
        "no cube left": not game.cube_supply,
        "no Port tile left": not game.port_supply,
        "no barrel left": not game.barrels[1],
        "no Bago left": not game.bagos[1],
        "no Vineyard left in a region": any(not game.stacks[n] for n in cards_in(game.in_play)),
        "no Expert left in a deck": any(not any(deck) for deck in game.expert_decks),
        "no room left in an inset": any(game.cubes[n] >= game.board.renown_spaces[n] for n in cards_in(game.in_play)),
    }
    yield from (what for what, holds in used_up.items() if holds)
    if game.calendar.phase != "set_up":
        display, actions, multipliers = game.magnates
        yield from ["no tile left on the display"] * (not any(display))
        yield from ["no Action tile left in the stack"] * (not any(actions))
        yield from ["no Multiplier left in the stack"] * (not any(multipliers))


def where(name: str) -> list[str]:
    """The recorded games in which a rule or formula runs, or something happens."""
    return [file.stem for file in GAMES if name in visit(file).ran or name in visit(file).seen]


def main() -> None:
    """List where each rule is visited."""
    from tests.test_coverage import SCENES

    for name in [*IDS, *sorted({each for file in GAMES for each in visit(file).seen}), *SCENES]:
        print(f"{name}: {', '.join(where(name)) or SCENES.get(name, 'nowhere')}")


if __name__ == "__main__":
    main()
