"""Renown cubes: Lacerda takes them from your best region, and adds them by Number card."""

from vinhos_kernel.opponents.numbers import draw_number, settle_by_number
from vinhos_kernel.rules.citing import formula
from vinhos_kernel.state.game import Game
from vinhos_kernel.state.names import ALENTEJO
from vinhos_kernel.state.verbs import add_cube, take_cubes
from vinhos_kernel.table.choosing import Sieve
from vinhos_kernel.table.deck import cards_in, mask_of
from vinhos_kernel.table.turn import Turn

MOST_CUBES = 2


@formula("lacerda.cubes")
def spend_cubes(turn: Turn[Game], game: Game) -> tuple[int, int]:
    """He takes up to two cubes of your region that holds most; the region (0: none) and how many."""
    best = Sieve("region", your_regions(turn, game), turn.listening)
    best.most("Renown cubes", lambda region: game.cubes[region])
    most = game.cubes[best.kept[0]] if best.kept else 0
    if not most:
        where = "of yours" if game.readings["your_region"] == "with_estate" else "in play"
        turn.tells(f"takes no cube: no region {where} holds one", because=best)
        return 0, 0
    region = settle_by_number(turn, game, "Which of your tied regions?", best)
    count = min(MOST_CUBES, most)
    take_cubes(game, region, count)
    turn.tells("spends {n} cubes of {region}", because=best, n=count, region=region)
    return region, count


def your_regions(turn: Turn[Game], game: Game) -> tuple[int, ...]:
    """Where he may take cubes: regions with an Estate of yours, or by the other reading all in play."""
    if turn.reads(game, "your_region") == "with_estate":
        return game.your_regions
    return regions_in_play(game)


def worth_of(region: int, cubes: int, in_alentejo: int) -> int:
    """What cubes add: one each, in Alentejo `in_alentejo` each."""
    return cubes * (in_alentejo if region == ALENTEJO else 1)


def draw_a_region(turn: Turn[Game], game: Game, fits: tuple[int, ...]) -> int:
    """The region of a Number card for a new cube, 0 if no card could fit; full insets are drawn or not by a reading."""
    with_room = tuple([n for n in fits if _has_room(game, n)])
    if with_room != fits and turn.reads(game, "full_inset_draw") == "redraw":
        fits = with_room
    if not fits:
        turn.tells("no region could be drawn")
        return 0
    return draw_number(turn, game, "Which region's Number card?", mask_of(fits))


def regions_in_play(game: Game) -> tuple[int, ...]:
    """The numbers of the regions in play."""
    return cards_in(game.in_play)


def add_a_cube(turn: Turn[Game], game: Game, region: int) -> None:
    """Put a cube into the inset of a region if possible, and say if it was not."""
    if add_cube(game, region):
        turn.tells("adds a Renown cube to {region}", region=region)
    elif not game.cube_supply:
        turn.tells("no Renown cube is left for {region}", region=region)
    else:
        turn.tells("the inset of {region} is full: no cube", region=region)


def _has_room(game: Game, region: int) -> bool:
    return bool(game.cube_supply) and game.cubes[region] < game.board.renown_spaces[region]
