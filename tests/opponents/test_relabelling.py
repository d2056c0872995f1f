"""Other names, same game: what is tied is settled by cards, not by the place in a list."""

from random import Random
from typing import Any

import pytest

from tests.opponents.random_tables import random_position
from tests.opponents.reference import Turned, whole_turn
from tests.opponents.test_reference import table_of
from tests.scenes import SALES, left
from vinhos_kernel import run
from vinhos_kernel.solo import position_of
from vinhos_kernel.state.names import ALENTEJO, REGIONS

BY_REGION = ("estates", "cubes", "stacks")
OTHER = {"red": "white", "white": "red"}


def new_names(die: Random) -> dict[int, int]:
    """Another number for each region; Alentejo, whose cubes are worth more, keeps its own."""
    numbers = [n for n in range(1, 10) if n != ALENTEJO]
    return dict(zip(numbers, die.sample(numbers, len(numbers)), strict=True)) | {ALENTEJO: ALENTEJO}


def renamed(position: dict[str, Any], names: dict[int, int]) -> dict[str, Any]:
    """A table with its regions under other numbers."""
    called = {REGIONS[old]: REGIONS[new] for old, new in names.items()}
    changed = {part: {called[name]: n for name, n in position[part].items()} for part in BY_REGION}
    return position | changed | {"out_of_play": [called[name] for name in position["out_of_play"]]}


@pytest.mark.parametrize("block", range(4))
def test_renamed_regions_play_the_same(block: int) -> None:
    """`lacerda.turn`: regions and Number cards renamed alike; Sales apart, where a number is a value."""
    differing = []
    for seed in range(block * 150, (block + 1) * 150):
        die = Random(seed)
        position = random_position(die)
        spaces = [space for space in position["action_deck"] if space != "sales"] or ["workers"]
        position |= {"action_deck": spaces}
        turned = Turned(lambda deck, die=die: die.choice(deck))
        whole_turn(table_of(position_of(position)), spaces[0], turned)
        names = new_names(die)
        as_it_was = run("lacerda.turn", position, [spaces[0], *turned.seen]).position
        other = run(
            "lacerda.turn", renamed(position, names), [spaces[0], *(names[card] for card in turned.seen)]
        ).position
        moved = [(as_it_was.cubes[n], as_it_was.stacks[n]) for n in range(1, 10)]
        back = [(other.cubes[names[n]], other.stacks[names[n]]) for n in range(1, 10)]
        if (moved, as_it_was.vp, as_it_was.bagos, as_it_was.fair_points) != (
            back,
            other.vp,
            other.bagos,
            other.fair_points,
        ):
            differing.append(seed)

    assert [] == differing


@pytest.mark.parametrize("rule", ["lacerda.sales.3", "lacerda.maintenance"])
def test_swapped_colours_swap_the_slots(rule: str) -> None:
    """`lacerda.sales.3`, `lacerda.maintenance`: Anabela wants the other colour: the same value in that."""
    differing = []
    for seed in range(400):
        die = Random(seed)
        taken = {slot: die.choice(["you", "lacerda"]) for slot in die.sample(SALES, die.randint(1, 7))}
        swapped = {f"{OTHER[slot.split()[0]]} {slot.split()[1]}": side for slot, side in taken.items()}
        args = [10] if rule == "lacerda.sales.3" else []
        ends = [
            left(run(rule, {"vintage": vintage, "sales": sales}, args=args), "sales")[0]
            for vintage, sales in (("v1", taken), ("v2", swapped))
        ]
        if ends[0] != {f"{OTHER[slot.split()[0]]} {slot.split()[1]}": side for slot, side in ends[1].items()}:
            differing.append(seed)

    assert [] == differing
