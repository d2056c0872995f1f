"""What a step changed on the boards: the difference of two positions, in the form in which each board marks it."""

from collections.abc import Sequence
from typing import NamedTuple

from vinhos_kernel.state.estate import WINES, Land
from vinhos_kernel.state.game import Game
from vinhos_kernel.state.names import LACERDA, YOU


class Fresh(NamedTuple):
    """What is new, board by board; the fields are the arguments `fresh` of the drawing functions."""

    quadrel: tuple[int, ...]
    regions: dict[int, int]
    stacks: dict[int, int]
    sales: tuple[int, ...]
    export: tuple[int, ...]
    vintage: bool
    display: tuple[int, ...]
    area: dict[str, int]
    actions: tuple[int, ...]
    supply: dict[int, int]
    ribbon: dict[tuple[int, str], int]
    fair: dict[int, int]
    booths: tuple[int, ...]
    estates: tuple[tuple[int, ...], ...]
    wines: tuple[tuple[int, ...], ...]
    hands: tuple[dict[str, int], ...]
    tokens: tuple[int, ...]
    """By side: Estates (1 to 5) in which something was built, wines that are new where they lie, what changed.

    Last the tokens of the automa that have moved, 0 to 3.
    """


def changes(before: Game, after: Game) -> Fresh:
    """What differs between two positions."""
    ribbon = _ribbon(before, after)
    tiles = _places(before.magnates.display, after.magnates.display)
    return Fresh(
        quadrel=_spaces(before, after),
        regions=_amounts(before.cubes, after.cubes),
        stacks={n: by for n, by in _amounts(before.stacks, after.stacks).items() if after.in_play >> n & 1},
        sales=_places(before.sales, after.sales),
        export=_places(before.export, after.export),
        vintage=before.calendar.vintage != after.calendar.vintage,
        display=tuple(place + 1 for place in tiles),
        area={name: by for (side, name), by in ribbon.items() if side == LACERDA},
        actions=tuple(space for space in range(9) if (before.action_deck & ~after.action_deck) >> space & 1),
        supply=_amounts(before.buildings, after.buildings),
        ribbon=ribbon,
        fair=_amounts(before.fair_points, after.fair_points),
        booths=_places(before.booths, after.booths),
        estates=tuple(_built(*lands) for lands in zip(before.estates, after.estates, strict=True)),
        wines=tuple(_wines(*lands) for lands in zip(before.estates, after.estates, strict=True)),
        hands=tuple(_hand(before, after, side) for side in range(len(after.sides))),
        tokens=_moved(before.path.tokens, after.path.tokens),
    )


def _places(before: Sequence[int], after: Sequence[int]) -> tuple[int, ...]:
    """Where something lies that did not lie there before."""
    return tuple(i for i, thing in enumerate(after) if thing and thing != before[i])


def _moved(before: bytes, after: bytes) -> tuple[int, ...]:
    """The tokens that lie elsewhere; none while they are being laid out."""
    return tuple(n for n, place in enumerate(after) if before and place != before[n])


def _amounts(before: Sequence[int], after: Sequence[int]) -> dict[int, int]:
    """By how much each number of a row has changed."""
    return {i: number - before[i] for i, number in enumerate(after) if number != before[i]}


def _built(before: Land, after: Land) -> tuple[int, ...]:
    """The Estates in which something was planted, built or hired."""
    return tuple(place for place, estate in enumerate(after, 1) if estate[:WINES] != before[place - 1][:WINES])


def _wines(before: Land, after: Land) -> tuple[int, ...]:
    """The wines that lie where they did not lie before: four numbers for each Estate."""
    old, new = (b"".join(estate[WINES:] for estate in land) for land in (before, after))
    return _places(old, new)


def _hand(before: Game, after: Game, side: int) -> dict[str, int]:
    """By how much money, barrels and Port tiles of a side have changed."""
    amounts = {
        "bagos": after.bagos[side] - before.bagos[side],
        "barrels": after.barrels[side] - before.barrels[side],
        "ports": after.hands[side].ports - before.hands[side].ports,
    }
    return {name: by for name, by in amounts.items() if by}


def _spaces(before: Game, after: Game) -> tuple[int, ...]:
    """The spaces of the Quadrel on which a marker, the tax or a bribe is new."""
    moved = {after.markers[side] for side in (YOU, LACERDA) if after.markers[side] != before.markers[side]}
    taxed = {after.calendar.tax} if after.calendar.tax != before.calendar.tax else set()
    bribes = {space for space in range(9) if (after.bribes & ~before.bribes) >> space & 1}
    return tuple(sorted(moved | taxed | bribes))


def _ribbon(before: Game, after: Game) -> dict[tuple[int, str], int]:
    """By how much each count of each side has changed."""
    rows = {
        "vp": (before.vp, after.vp),
        "fair": (before.fair_points, after.fair_points),
        "bagos": (before.bagos, after.bagos),
        "barrels": (before.barrels, after.barrels),
    }
    return {(side, name): by for name, (old, new) in rows.items() for side, by in _amounts(old, new).items()}
