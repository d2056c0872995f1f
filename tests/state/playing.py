"""Whole games with a watcher: chance by a seeded die, and a player who does something legal at the open moments."""

from collections.abc import Iterator
from random import Random
from typing import NamedTuple

from vinhos_kernel.state.estate import REGION, VINEYARDS
from vinhos_kernel.state.game import Game
from vinhos_kernel.state.growing import discard_vineyard
from vinhos_kernel.state.names import BOOTHS, BUILDINGS, LACERDA, YOU
from vinhos_kernel.state.tiles import take_magnate_barrel
from vinhos_kernel.state.verbs import (
    add_cube,
    discard_buildings,
    gain_bagos,
    gain_fair_points,
    move_marker,
    place_barrel_on_export,
    place_barrel_on_sales,
    score,
    stand_at_booth,
    take_cubes,
    take_lower_slot,
)
from vinhos_kernel.table.agenda import run_next
from vinhos_kernel.table.answers import ByHand, weighted
from vinhos_kernel.table.put import put
from vinhos_kernel.table.question import Question
from vinhos_kernel.table.turn import Turn

LONGEST = 3000


class Played(NamedTuple):
    """One rule of a game: its id, the table before and after it, and what it told."""

    rule: str
    before: Game
    after: Game
    facts: tuple[dict, ...]


def played(game: Game, seed: int) -> Iterator[Played]:
    """Play a position to the end of its agenda, rule by rule."""
    die = Random(seed)

    def reply(question: Question) -> int:
        return weighted(die.getrandbits(60), len(question.options), question.weights)

    for _ in range(LONGEST):
        if not game.agenda:
            return
        rule, before = game.agenda[0][0], game
        game = game.copy()
        if rule == "year.you":
            for _ in range(die.randint(2, 6)):
                act(game, die)
            before = game.copy()
        elif rule == "fair.entry":
            enter(game, die)
            before = game.copy()
        turn: Turn[Game] = Turn(ByHand(reply))
        run_next(game, turn)
        yield Played(rule, before, game, tuple(facts for _, facts, *_ in turn.told))
    raise AssertionError("the game does not end")


def act(game: Game, die: Random) -> None:
    """Something that your own turn could do."""
    regions = [n for n in range(1, 10) if game.in_play >> n & 1]
    region = die.choice(regions)
    what = die.choice(ACTS)
    if what == "vineyard" and game.stacks[region]:
        discard_vineyard(game, region)
        settle(game, region)
        add_cube(game, region)
    elif what == "cube":
        add_cube(game, region)
    elif what == "spend":
        take_cubes(game, region, min(die.randint(0, 2), game.cubes[region]))
    elif what == "building":
        discard_buildings(game, die.randrange(len(BUILDINGS)), die.randint(1, 2))
    elif what in ("sales", "export") and game.barrels[YOU]:
        place = place_barrel_on_sales if what == "sales" else place_barrel_on_export
        row = game.sales if what == "sales" else game.export
        framed = [
            i for i, holder in enumerate(row) if not holder and (what == "sales" or game.board.export_slots[i].framed)
        ]
        if framed:
            place(game, YOU, die.choice(framed))
            score(game, YOU, die.randint(0, 9))
    elif what == "money":
        gain_bagos(game, YOU, die.randint(-min(4, game.bagos[YOU]), 9))
    elif what == "move":
        space = die.randrange(9)
        move_marker(game, YOU, space)
        game.bribes &= ~(1 << space)
    elif what == "order" and YOU not in game.next_order:
        take_lower_slot(game, YOU, die.choice([slot for slot in (0, 1) if not game.next_order[slot]]))
    elif what == "press":
        enter(game, die)


ACTS = (
    "vineyard",
    "vineyard",
    "cube",
    "cube",
    "spend",
    "building",
    "sales",
    "export",
    "money",
    "move",
    "order",
    "press",
)


def enter(game: Game, die: Random) -> None:
    """Your Press Release: a booth that is free, Fair Points, a barrel back from the Magnates."""
    free = [booth for booth in range(len(BOOTHS)) if not game.booths[booth]]
    if YOU in game.booths or not free:
        return
    stand_at_booth(game, YOU, die.choice(free))
    gain_fair_points(game, YOU, die.randint(0, 15))
    held = [magnate for magnate, barrels in enumerate(game.hands[YOU].magnate_barrels) if barrels]
    if held:
        take_magnate_barrel(game, YOU, held[0])


def settle(game: Game, region: int) -> None:
    """Your next Estate without a region gets one, if there is such an Estate."""
    bare = [place for place, estate in enumerate(game.estates[YOU]) if not estate[REGION]]
    if bare:
        land = game.estates[YOU]
        estate = put(put(land[bare[0]], REGION, region), VINEYARDS, 1)
        game.estates = put(game.estates, YOU, put(land, bare[0], estate))


def his_bagos(game: Game) -> int:
    """What lies in his area."""
    return game.bagos[LACERDA]
