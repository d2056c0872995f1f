"""Downtown: streets with their goods, stores and the side they face, rubble, Public Buildings, the architects."""

from collections.abc import Collection
from typing import Final

from vinhos_kernel.lisboa.game import Game, store_facing, store_owner
from vinhos_kernel.lisboa.names import (
    ARCHITECTS,
    FACINGS,
    GOODS,
    LACERDA,
    LINES,
    SITES,
    SPACES,
    STREETS,
    YOU,
)
from vinhos_kernel.lisboa.telling import BOARDS
from vinhos_kernel.lisboa.town import (
    BuildingPlace,
    StorePlace,
    free_building_places,
    free_store_places,
    good_of,
    site_name,
    store_name,
)
from vinhos_kernel.views.labels import box, standin
from vinhos_kernel.views.lisboa import pieces
from vinhos_kernel.views.lisboa.fronts import LOOKS, Front, Fronts, sign, wigs_of
from vinhos_kernel.views.lisboa.places import (
    END,
    HIGH,
    NORTH,
    ROOF,
    WEST,
    Box,
    card_box,
    foot_box,
    front_box,
    line_box,
    pile_box,
    pointed,
    site_box,
    space_box,
    stack_edge,
    street_box,
)
from vinhos_kernel.views.lisboa.printed import any_standin, shows_standin
from vinhos_kernel.views.lisboa.rubble import lines, pile
from vinhos_kernel.views.lisboa.sites import draw_site, draw_stack, invented_goods, nobodys, reach_paths
from vinhos_kernel.views.panel import Note, board, standin_note
from vinhos_kernel.views.pieces import empty_place
from vinhos_kernel.views.svg import NOTHING, Svg, at, joined, path, polygon, rect, remembered, text, thing

TITLE: Final = "Downtown"
WHOSE: Final = {YOU: "your store", LACERDA: "Lacerda’s store"}


def draw_town(
    game: Game, picks: Collection[str] = (), kind: str = "", fresh: Collection[str] = (), still: bool = False
) -> str:
    """
    The town; what a question of a kind ("store", "building", "cube") offers are buttons `q:store:B3 left` and so on.

    `fresh` names spaces, sites, rows, columns, the `pile` and architects at which something has changed.
    """
    offered = frozenset[str]() if still else frozenset(picks)
    fronts = {"store": _store_fronts, "building": _building_fronts}.get(kind, _no_fronts)(game, offered)
    cubes = offered if kind == "cube" else frozenset[str]()
    body = joined(draw_whole(game, fronts, cubes), *(_ring(name) for name in fresh))
    built = [sum(store_owner(code) == side for code in game.stores) for side in (YOU, LACERDA)]
    opened = sum(map(bool, game.buildings))
    subtitle = f"stores: you {built[0]}, Lacerda {built[1]}; {opened} Public Building{'s' * (opened != 1)}"
    return board(TITLE, subtitle, body, END, town_notes(game), BOARDS["town"](game), still)


# ---------------------------------------------------------------- what can be picked
def _no_fronts(game: Game, offered: frozenset[str]) -> Fronts:
    return {}


def _store_fronts(game: Game, offered: frozenset[str]) -> Fronts:
    """Where you may have built a store, with the wigs that it brings."""
    named = {store_name(place.space, place.facing): place for place in free_store_places(game)}
    return {name: _your_store(game, name, place) for name, place in named.items() if name in offered}


def _your_store(game: Game, name: str, place: StorePlace) -> Front:
    good = GOODS[good_of(game, place.space, place.facing)]
    return Front(str(place.wigs), "pick", f"{name}: sells {good}, {wigs_of(place.wigs)} now", f"q:store:{name}")


def _building_fronts(game: Game, offered: frozenset[str]) -> Fronts:
    """Where you may have opened whose building."""
    named = {site_name(place.site, place.architect): place for place in free_building_places(game)}
    return {name: _your_building(name, place) for name, place in named.items() if name in offered}


def _your_building(name: str, place: BuildingPlace) -> Front:
    title = f"{name}: {wigs_of(place.yours)} for you, {place.his} for Lacerda"
    return Front(ARCHITECTS[place.architect], "pick", title, f"q:building:{name}")


# ---------------------------------------------------------------- the whole town
def draw_whole(game: Game, fronts: Fronts, cubes: Collection[str] = ()) -> Svg:
    """Streets, spaces, sites, rubble and architects, with what the free places offer."""
    return joined(
        _compass(),
        _owners(),
        *(_street(game, street) for street in range(len(STREETS))),
        *(_space(game, space, fronts) for space in range(len(SPACES))),
        *(draw_site(game, site, fronts) for site in range(len(SITES))),
        lines(game, cubes),
        pile(game),
        *(draw_stack(game, architect) for architect in range(len(ARCHITECTS))),
    )


@remembered
def _compass() -> Svg:
    """North is up."""
    arrow = path("M0,18V-12M-6,-5L0,-13L6,-5", "", "azulejo", 1.6)
    return at(WEST + 20, NORTH + 34, joined(arrow, text(0, 34, "north", 12, "azulejo", 600, "middle")))


@remembered
def _owners() -> Svg:
    """Whose houses are whose, and the mark of a building that nobody opened."""
    names = [text(14, 26 * n + 4, who, 12, "ink") for n, who in enumerate(("you", "Lacerda", "nobody"))]
    houses = joined(pieces.house(0, 0, YOU, scale=0.9), pieces.house(0, 26, LACERDA, scale=0.9), nobodys(0, 52))
    return at(stack_edge() + 4, NORTH + 13, joined(houses, *names))


def _ring(name: str) -> Svg:
    """The gold ring around a place where something has changed."""
    x, y, wide, high = _place(name)
    return rect(x - 2, y - 2, wide + 4, high + 4, 6, "", "fresh", 3)


def _place(name: str) -> Box:
    if name in SPACES:
        return space_box(SPACES.index(name))
    if name in SITES:
        return site_box(SITES.index(name))
    if name in LINES:
        return line_box(LINES.index(name))
    return card_box(ARCHITECTS.index(name)) if name in ARCHITECTS else pile_box()


# ---------------------------------------------------------------- streets
def street_is_invented(game: Game, street: int) -> bool:
    """Whether the good of a street is invented: in a game that runs here, and while a table is still to say it."""
    path_ = (f"street.{STREETS[street]}.good",)
    unread = any(item[0] in ("lisboa.setup", "lisboa.setup.streets") for item in game.agenda)
    ours = game.street_goods[street] == game.board.street_goods[street]
    return ours and (any_standin(game, path_) if unread else shows_standin(game, path_))


def tile_is_invented(game: Game, street: int) -> bool:
    """Whether the wigs of a Scoring tile are invented."""
    tiles = (n for n, wigs in enumerate(game.board.scoring_tiles, 1) if wigs == game.streets[street])
    return shows_standin(game, (f"scoring_tile.tile_{n}.wigs" for n in tiles))


def _street(game: Game, street: int) -> Svg:
    """A street, at its foot its good and what its Scoring tile brings."""
    way, foot, name = street_box(street), foot_box(street), GOODS[game.street_goods[street]]
    wigs = game.streets[street]
    parts = joined(
        rect(*way, 0, "sunk"),
        box(foot.x, foot.y, foot.wide, foot.high, "here", 4),
        pieces.good(way.centre, way.y + 16, name, 0.6),
        pieces.good(foot.centre, foot.y + 14, name, 0.8),
        text(foot.centre, foot.y + 36, name, 12, "ink", 600, "middle"),
        pieces.wig(foot.centre - 4, foot.y + 51, 0.75),
        text(foot.centre + 8, foot.y + 57, wigs or "?", 16, "ink", 700),
        standin(foot.x + 6, foot.y + 13, 0.8) if street_is_invented(game, street) else NOTHING,
        standin(foot.x + 5, foot.y + 51, 0.8) if tile_is_invented(game, street) else NOTHING,
    )
    return thing(f"street {street + 1}: {name}, Scoring tile {wigs or 'not laid yet'}", parts)


# ---------------------------------------------------------------- spaces
def tell_space(game: Game, space: int) -> str:
    """A space in words: free with what can be sold there, or whose store it holds and what that sells."""
    code = game.stores[space]
    if code:
        facing = store_facing(code)
        good = GOODS[good_of(game, space, facing)]
        return f"{store_name(space, facing)}: {WHOSE[store_owner(code)]}, sells {good}"
    sides = [f"{GOODS[good_of(game, space, facing)]} {FACINGS[facing]}" for facing in _facings(game, space)]
    return f"{SPACES[space]} free: {', '.join(sides)}"


def _facings(game: Game, space: int) -> list[int]:
    return [facing for facing, street in enumerate(game.board.faces[space]) if street >= 0]


def _space(game: Game, space: int, fronts: Fronts) -> Svg:
    """A block with its store, or with what a store at each of its streets would bring."""
    place, code, both = space_box(space), game.stores[space], len(_facings(game, space)) > 1
    offered = [(n, fronts[name]) for n in range(len(FACINGS)) if (name := store_name(space, n)) in fronts]
    ground = box(place.x, place.y, place.wide, HIGH, "rest", 3)
    name = text(place.centre, place.y + 13, SPACES[space], 12, "ink" if code else "muted", 600, "middle")
    his = any(front.state == "his" for _, front in offered)
    word = text(place.centre, place.y + HIGH - 4, "his", 12, "fresh", 700, "middle") if his else NOTHING
    held = _store(place, code) if code else NOTHING if offered else empty_place(place.centre, place.middle + 4)
    offered.sort(key=lambda each: LOOKS[each[1].state].thick)
    signs = [sign(front_box(space, facing, both), facing, front) for facing, front in offered]
    return joined(thing(tell_space(game, space), joined(ground, name, held, word)), *signs)


def _store(place: Box, code: int) -> Svg:
    """A house on a sign that points to the street to which the store faces."""
    facing = store_facing(code)
    front = Box(place.x, place.y + ROOF, place.wide, HIGH - ROOF - 4)
    shape = polygon(pointed(front, facing), "panel", "ink", 1.5)
    return joined(shape, pieces.house(front.centre, front.middle, store_owner(code), facing))


# ---------------------------------------------------------------- footnotes
def town_notes(game: Game) -> tuple[Note, ...]:
    """What is invented, and how to read the pieces."""
    cost = game.board.cube_cost
    streets = range(len(STREETS))
    tops = [(n, goods) for n, goods in enumerate(game.stacks.tops) if goods]
    standing = [(code >> 2 & 1, code >> 3) for code in game.buildings if code]
    doubts = {
        "the order of the streets is a stand-in": any(street_is_invented(game, n) for n in streets),
        "the Scoring tiles are stand-ins": any(tile_is_invented(game, n) for n in streets),
        "goods of buildings are stand-ins": any(invented_goods(game, *each) for each in (*tops, *standing)),
        "what a building reaches is a stand-in": any(any_standin(game, reach_paths(n)) for n in range(len(SITES))),
    }
    return (
        Note("", "gable: blue architect · dome: green architect"),
        Note("", f"land: e earthquake {cost[0]}, f fire {cost[1]}, t tsunami {cost[2]} réis more"),
        *(standin_note(words) for words, holds in doubts.items() if holds),
    )
