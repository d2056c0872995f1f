"""Random tables by hand: plain data that a person could have typed, and turns played on them."""

from collections.abc import Iterator
from random import Random
from typing import Any

from vinhos_kernel.lisboa.data.board import board_of
from vinhos_kernel.lisboa.game import Game
from vinhos_kernel.lisboa.kind import position_of
from vinhos_kernel.lisboa.names import ARCHITECTS, BOATS, FIGURES, GOODS, LINES, NOBLES, SITES, SPACES, STREETS
from vinhos_kernel.lisboa.solo import Outcome
from vinhos_kernel.table.agenda import run_next
from vinhos_kernel.table.answers import ByHand, Playout, any_option
from vinhos_kernel.table.errors import TableError
from vinhos_kernel.table.question import Question
from vinhos_kernel.table.turn import Step, Turn

BOARD = board_of()


def some(dice: Random, things: Any, most: int) -> list[Any]:
    """A few of the things, in an order of their own."""
    things = list(things)
    return dice.sample(things, dice.randrange(min(most, len(things)) + 1))


def random_plain(seed: int, seat: str = "here") -> dict[str, Any]:
    """A position as plain data, mostly lawful, some of its keys left out."""
    dice = Random(seed)
    decrees = dice.sample(range(1, 71), 40)
    favors = [noble for noble in NOBLES for _ in range(2)]
    dice.shuffle(favors)
    plain: dict[str, Any] = {
        "start": "laid",
        "seat": seat,
        "period": dice.choice((1, 2)),
        "courtier": dice.choice(NOBLES),
        "helper": dice.choice(FIGURES),
        "treasury": dice.randrange(1, 7),
        "event_decks": {name: dice.randrange(6) for name in FIGURES},
        "decrees": decrees[: dice.randrange(9)],
        "stores": dict(_stores(dice)),
        "buildings": {site: _building(dice) for site in some(dice, SITES, 7)},
        "streets": dict(zip(STREETS, _tiles(dice), strict=True)),
        "rubble": {place: "".join(dice.choices("eft", k=dice.randrange(3))) for place in some(dice, LINES, 9)},
        "stacks": {"tops": {name: _goods(dice) for name in ARCHITECTS}},
        "plans": {name: dice.randrange(9) for name in ARCHITECTS},
        "church": {"cardinal": dice.randrange(1, 9), "tiles": sorted(some(dice, (1, 2, 4, 5, 6, 8), 6))},
        "yard": [],
        "you": _side(dice, decrees[8:16], favors[:2]),
        "lacerda": _side(dice, decrees[16:24], list(set(favors[2:4]))),
    }
    boats = BOATS[: 2 * plain["period"]]
    plain["lacerda"]["ships"] = some(dice, boats, 2)
    plain["yard"] = [name for name in boats[-2:] if name not in plain["lacerda"]["ships"]][: dice.randrange(3)]
    plain["you"]["reis"] = dice.choice(("unknown", dice.randrange(15)))
    plain["stacks"]["nexts"] = {name: dice.choice(("none", _goods(dice))) for name in ARCHITECTS}
    if dice.random() < 0.2:
        del plain["rubble"]
    return plain


def _stores(dice: Random) -> Iterator[tuple[str, str]]:
    for space in some(dice, SPACES, 12):
        facings = ["left", "right"]
        facings = facings[1:] if space.endswith("1") else facings[:1] if space.endswith("5") else facings
        yield space, f"{dice.choice(('you', 'lacerda'))} {dice.choice(facings)}"


def _tiles(dice: Random) -> list[int]:
    """Scoring tiles of 1 to 3 wigs, no two equal ones side by side."""
    tiles = [dice.randrange(1, 4)]
    while len(tiles) < len(STREETS):
        tiles.append(dice.choice([n for n in (1, 2, 3) if n != tiles[-1]]))
    return tiles


def _goods(dice: Random) -> str:
    return "+".join(name for name in GOODS if dice.random() < 0.5) or "gold"


def _building(dice: Random) -> str:
    return f"{dice.choice(('nobody', 'you', 'lacerda'))} {dice.choice(ARCHITECTS)} {_goods(dice)}"


def _side(dice: Random, decrees: list[int], favors: list[str]) -> dict[str, Any]:
    return {
        "wigs": dice.randrange(40), "influence": dice.randrange(11),
        "offices": {name: dice.randrange(3) for name in NOBLES}, "decrees": decrees[: dice.randrange(9)],
        "favors": {name: favors.count(name) for name in favors}, "rubble": "".join(dice.choices("eft", k=2)),
    }  # fmt: skip


def random_table(seed: int, seat: str = "here") -> Game | None:
    """A lawful random position, or None where the dice made none."""
    try:
        return position_of(random_plain(seed, seat))
    except TableError:
        return None


def random_tables(first: int, count: int) -> list[Game]:
    """The lawful ones among so many."""
    return [game for seed in range(first, first + count) if (game := random_table(seed)) is not None]


def play_turn(game: Game, seed: int, rule: str = "lisboa.turn") -> Outcome:
    """One turn with a die of its own, which answers for people as well, with every step."""
    from vinhos_kernel.lisboa.words import story
    from vinhos_kernel.table.session import steps_of

    after, steps = game.copy(), tuple[Step, ...]()
    after.agenda = ((rule,),)
    turn: Turn[Game] = Turn(Playout(seed))
    die = Playout(seed, any_option)

    def reply(question: Question) -> int:
        return die.pick(turn, question.who, question.kind, question.prompt, question.options, question.weights, None)

    turn.source = ByHand(reply)
    while after.agenda:
        before = after.copy()
        run_next(after, turn)
        steps += steps_of(turn, before, after.copy())
    return Outcome(after, tuple(story(steps)), steps)
