"""What the town brings: the wigs of a store, of a building, what land costs; everything computed, nothing asked."""

from functools import lru_cache
from typing import NamedTuple

from vinhos_kernel.lisboa.game import (
    Game,
    building_architect,
    building_goods,
    building_owner,
    store_facing,
    store_owner,
)
from vinhos_kernel.lisboa.names import (
    ARCHITECTS,
    FACINGS,
    GOODS,
    LACERDA,
    SIDES,
    SITES,
    SPACES,
    YOU,
    lines_of,
    row_of,
)
from vinhos_kernel.lisboa.verbs import rubble_cost


class StorePlace(NamedTuple):
    """A free space with the side to which a store there would face, and the wigs that it would bring now."""

    space: int
    facing: int
    wigs: int


class BuildingPlace(NamedTuple):
    """A free site with an architect's top building, and the wigs that opening it there would bring to both."""

    site: int
    architect: int
    yours: int
    his: int


def store_name(space: int, facing: int) -> str:
    """A place for a store in words: `B3 left`."""
    return f"{SPACES[space]} {FACINGS[facing]}"


def street_of(game: Game, space: int, facing: int) -> int:
    """The street that a store faces."""
    return game.board.faces[space][facing]


def good_of(game: Game, space: int, facing: int) -> int:
    """The good that a store sells: the one of its street."""
    return game.street_goods[street_of(game, space, facing)]


def reaches(game: Game, site: int, space: int, facing: int) -> bool:
    """Whether a building on a site counts for a store: same row, or the store's street."""
    row, street = game.board.reach[site]
    return row == row_of(space) if row >= 0 else street == street_of(game, space, facing)


def store_wigs(game: Game, space: int, facing: int) -> int:
    """What a store there brings now: its street's Scoring tile for each open building in reach that shows its good."""
    shown = 1 << good_of(game, space, facing)
    showing = [site for site, goods in opened(game.buildings) if goods & shown]
    counting = sum([reaches(game, site, space, facing) for site in showing])
    return counting * game.streets[street_of(game, space, facing)]


@lru_cache(maxsize=512)
def opened(buildings: bytes) -> tuple[tuple[int, int], ...]:
    """Every site on which a Public Building stands, with the goods that it shows."""
    return tuple((site, building_goods(code)) for site, code in enumerate(buildings) if code)


@lru_cache(maxsize=512)
def standing(stores: bytes) -> tuple[tuple[int, int, int], ...]:
    """Every store that stands: owner, space, facing."""
    return tuple((store_owner(code), space, store_facing(code)) for space, code in enumerate(stores) if code)


def building_wigs(game: Game, site: int, goods: int) -> tuple[int, int]:
    """What a building with these goods on a site brings to the stores that stand: your wigs and his."""
    wigs = [0, 0, 0]
    for owner, space, facing in standing(game.stores):
        if goods >> good_of(game, space, facing) & 1 and reaches(game, site, space, facing):
            wigs[owner] += game.streets[street_of(game, space, facing)]
    return wigs[YOU], wigs[LACERDA]


def free_store_places(game: Game) -> tuple[StorePlace, ...]:
    """Every free space with each street that it faces, by rows from the north and columns from the west."""
    return tuple(
        StorePlace(space, facing, store_wigs(game, space, facing))
        for space, code in enumerate(game.stores)
        for facing, street in enumerate(game.board.faces[space])
        if not code and street >= 0
    )


def free_building_places(game: Game) -> tuple[BuildingPlace, ...]:
    """Every free site, clockwise, W-D first, with each architect's top building."""
    return tuple(
        BuildingPlace(site, architect, *building_wigs(game, site, goods))
        for site, code in enumerate(game.buildings)
        for architect, goods in enumerate(game.stacks.tops)
        if not code and goods
    )


def stores_of(game: Game, side: int) -> tuple[int, ...]:
    """How many stores of each good a side has."""
    counts = [0] * len(GOODS)
    for owner, space, facing in standing(game.stores):
        counts[good_of(game, space, facing)] += owner == side
    return tuple(counts)


def land_cost(game: Game, space: int, by_event: bool = False) -> int:
    """What a store costs a person: the Treasury (twice, if an event started it) and every cube of row and column."""
    return game.treasury * (2 if by_event else 1) + rubble_cost(game, space)


def space_reward(game: Game, space: int) -> int:
    """The réis that a space brings before its land is paid for, as far as they are known; the others are invented."""
    goods = sum(1 << game.street_goods[street] for street in game.board.faces[space] if street >= 0)
    return dict(game.board.space_rewards).get(goods, game.board.invented["space_reward"])


def your_sets(game: Game) -> int:
    """Your complete sets of rubble: one cube of each kind."""
    return min(game.hands[YOU].rubble)


def cubes_for(game: Game, space: int) -> tuple[tuple[int, int], ...]:
    """The cubes that a builder may take: place and kind, those of the column first."""
    row, column = lines_of(space)
    return tuple((place, kind) for place in (column, row) for kind in range(3) if game.rubble_at(place)[kind])


def visit_cost(game: Game, side: int, noble: int) -> int:
    """The Influence that a visit costs: the Treasury and every Official of others in that office."""
    others = sum(game.hands[other].offices[noble] for other in (YOU, LACERDA) if other != side)
    return game.treasury + game.neutral[noble] + others


def site_name(site: int, architect: int) -> str:
    """A place for a building in words: `W-D blue`."""
    return f"{SITES[site]} {ARCHITECTS[architect]}"


def goods_names(goods: int) -> str:
    """The goods of a mask in words: `cloth+tools`."""
    return "+".join(name for n, name in enumerate(GOODS) if goods >> n & 1)


def goods_of_words(words: str) -> int:
    """The mask of goods in words."""
    return sum(1 << n for n, name in enumerate(GOODS) if name in words.split("+"))


def building_name(code: int) -> tuple[str, str, str]:
    """Who opened a building, its architect and its goods, in words."""
    return SIDES[building_owner(code)], ARCHITECTS[building_architect(code)], goods_names(building_goods(code))
