"""Laws of the player boards: what an Estate can be, and where every Vineyard lies."""

from collections.abc import Iterator

from vinhos_kernel.state.estate import (
    CELLAR,
    COLOUR,
    ENOLOGISTS,
    FARMERS,
    REGION,
    VINEYARDS,
    WAITING,
    WINERIES,
    WINES,
    Estate,
    built,
    slots_of,
)
from vinhos_kernel.state.game import Game
from vinhos_kernel.state.names import ACROSS, COLOURS, MINHO, YOU


def estates_are_possible(game: Game) -> Iterator[str]:
    """Each Estate keeps to its slots, its one region and colour, and houses its workers."""
    for side in (YOU, ACROSS):
        for place, estate in enumerate(game.estates[side], 1):
            yield from (f"Estate {place} of {game.sides[side]}: {fault}" for fault in _faults(game, side, estate))


def _faults(game: Game, side: int, estate: Estate) -> Iterator[str]:
    count = game.board.count
    if built(estate) > count["estate_slots"]:
        yield f"{built(estate)} Vineyards and Wineries do not fit into {count['estate_slots']} slots"
    if estate[VINEYARDS] > count["vineyards_per_estate"] or estate[WINERIES] > count["wineries_per_estate"]:
        most = f"{count['vineyards_per_estate']} Vineyards and {count['wineries_per_estate']} Wineries"
        yield f"at most {most} belong into it, not {estate[VINEYARDS]} and {estate[WINERIES]}"
    if bool(estate[VINEYARDS]) != bool(estate[REGION]) or (estate[COLOUR] and not estate[VINEYARDS]):
        yield "its region and colour come with a Vineyard"
    if game.played_here(side) and estate[VINEYARDS] and not estate[COLOUR]:
        yield "a Vineyard is red or white"
    if estate[FARMERS] > estate[VINEYARDS] or estate[ENOLOGISTS] > estate[WINERIES]:
        yield "each Farmer needs a Vineyard, each Enologist a Winery"
    if estate[CELLAR] > 1 or (estate[CELLAR] and estate[REGION] == MINHO):
        yield "it can have one Cellar, and none in Minho"
    if any(estate[WINES + slots_of(estate) :]):
        yield f"it has {slots_of(estate)} slots for wines"
    if any(estate[WINES:]) and not estate[VINEYARDS]:
        yield "without a Vineyard it has no wine"
    if estate[WAITING] > estate[WINERIES] + estate[CELLAR] and game.played_here(side):
        yield f"{estate[WAITING]} cubes wait on {estate[WINERIES] + estate[CELLAR]} buildings"


def vineyards_add_up(game: Game) -> Iterator[str]:
    """Planted, known and unseen Vineyards are no more than printed, and a stack holds no more than these."""
    red, white, tops = game.vines
    planted = _planted(game)
    for n in range(1, 10):
        name = game.board.region_names[n]
        unknown = game.stacks[n] - len(tops[n])
        if unknown < 0 or unknown > red[n] + white[n]:
            yield f"the stack of {name} cannot hold {game.stacks[n]} Vineyards: {len(tops[n])} are known on top"
        for colour, unseen, printed in ((1, red[n], game.board.reds[n]), (2, white[n], game.board.whites[n])):
            lying = unseen + tops[n].count(colour) + planted[colour][n]
            if lying > printed:
                yield f"{name} has {printed} {COLOURS[colour - 1]} Vineyards, not {lying}"


def _planted(game: Game) -> tuple[bytearray, ...]:
    """How many Vineyards of each colour (0: unknown) lie in Estates, by region."""
    rows = bytearray(10), bytearray(10), bytearray(10)
    for land in game.estates:
        for estate in land:
            rows[estate[COLOUR]][estate[REGION]] += estate[VINEYARDS]
    return rows


ESTATE_LAWS = (estates_are_possible, vineyards_add_up)
