"""Every part of the table in plain words, by its name: the same for a terminal, a screen reader and a test."""

from collections.abc import Callable
from typing import Final

from vinhos_kernel.lisboa.game import Game, known_hull, store_facing, store_owner
from vinhos_kernel.lisboa.names import (
    ARCHITECTS,
    BOATS,
    COLUMNS,
    FIGURES,
    GOODS,
    LACERDA,
    LETTERS,
    NOBLES,
    NOWHERE,
    PLACES,
    ROWS,
    SIDES,
    SITES,
    SPACES,
    YOU,
)
from vinhos_kernel.lisboa.rules.noble_actions import best_building, best_store
from vinhos_kernel.lisboa.town import (
    building_name,
    free_building_places,
    free_store_places,
    good_of,
    goods_names,
    site_name,
    store_name,
    visit_cost,
)
from vinhos_kernel.table.deck import cards_in

MOST_LISTED = 8


def tell_town(game: Game) -> str:
    """Rows with their stores, rubble and the buildings at both ends; the north; the columns' rubble."""
    streets = ", ".join(f"{GOODS[good]} {wigs}" for good, wigs in zip(game.street_goods, game.streets, strict=True))
    lines = [f"streets from the west, each with the wigs of its Scoring tile: {streets}"]
    lines += [_row(game, row) for row in range(len(ROWS))]
    lines.append("north: " + "; ".join(_site(game, SITES.index(f"N-{n}")) for n in range(1, 5)))
    lines.append("rubble at the columns: " + ", ".join(f"{name} {_cubes(game, name)}" for name in COLUMNS))
    tops = zip(ARCHITECTS, game.stacks.tops, game.stacks.left, strict=True)
    lines.append(
        "; ".join(f"{name} architect: {goods_names(top) or 'none'} on top, {n} below" for name, top, n in tops)
    )
    return "\n".join(lines)


def _row(game: Game, row: int) -> str:
    name = ROWS[row]
    spaces = ", ".join(_space(game, row * len(COLUMNS) + column) for column in range(len(COLUMNS)))
    ends = "; ".join(_site(game, SITES.index(f"{end}-{name}")) for end in "WE")
    return f"row {name}: {spaces}; rubble {_cubes(game, name)}; {ends}"


def _space(game: Game, space: int) -> str:
    code = game.stores[space]
    if not code:
        return f"{SPACES[space]} free"
    facing = store_facing(code)
    return f"{store_name(space, facing)} {SIDES[store_owner(code)]} ({GOODS[good_of(game, space, facing)]})"


def _site(game: Game, site: int) -> str:
    if not game.buildings[site]:
        return f"{SITES[site]} free, rubble {_cubes(game, SITES[site])}"
    owner, architect, goods = building_name(game.buildings[site])
    return f"{SITES[site]} {architect} building of {owner}: {goods}"


def _cubes(game: Game, name: str) -> str:
    return _letters(game.rubble_at(PLACES.index(name)))


def _letters(cubes: bytes) -> str:
    return "".join(letter * n for letter, n in zip(LETTERS, cubes, strict=True)) or "none"


def tell_court(game: Game) -> str:
    """Helper, Courtier, Treasury, decks, what a visit costs, offices, favors, Decrees, ships, Church track."""
    helper = "nowhere" if game.helper == NOWHERE else f"above the {FIGURES[game.helper].title()} deck"
    courtier = "nowhere" if game.courtier == NOWHERE else f"at the {NOBLES[game.courtier].title()}"
    decks = ", ".join(f"{name} {n}" for name, n in zip(FIGURES, game.event_decks, strict=True))
    track = ", ".join(
        f"{spot + 1} {_spot(game, spot, holds)}" for spot, holds in enumerate(game.board.spots)
    )  # fmt: skip
    return "\n".join(
        [
            f"period {game.period}; Helper {helper}; his Courtier {courtier}; Treasury {game.treasury}",
            f"Event decks from the bottom: {decks}",
            *(_office(game, noble) for noble in range(len(NOBLES))),
            f"Decrees from the left: {', '.join(map(str, game.decrees)) or 'none'}",
            f"ships in the yard, the top one first: {', '.join(BOATS[n] for n in game.yard) or 'none'}",
            f"Church track, clockwise: {track}; {game.church.bag} tiles in the bag",
        ]
    )


def _office(game: Game, noble: int) -> str:
    counts = ", ".join(f"{SIDES[side]} {game.hands[side].offices[noble]}" for side in (YOU, LACERDA))
    costs = f"a visit costs you {visit_cost(game, YOU, noble)}, him {visit_cost(game, LACERDA, noble)}"
    return (
        f"{NOBLES[noble].title()}: Officials {counts}, neutral {game.neutral[noble]}; {costs}; "
        f"Royal Favors left {game.favors[noble]}"
    )


def _spot(game: Game, spot: int, holds: str) -> str:
    here = " with the Cardinal" if game.church.cardinal == spot else ""
    if holds != "tile":
        return f"{holds} icon{here}"
    return ("tile" if game.church.tiles >> spot & 1 else "empty") + here


def tell_side(game: Game, side: int) -> str:
    """What a side has; of yours only what the companion knows."""
    hand = game.hands[side]
    favors = [NOBLES[n] for n, count in enumerate(hand.favors) for _ in range(count)]
    ships = [f"{BOATS[n]} with {hand.cargo[n]} of {known_hull(game, n) or '?'} goods" for n in cards_in(hand.ships)]
    goods = [f"{name} {n}" for name, n in zip(GOODS, hand.goods, strict=True) if n]
    parts = {
        "wigs": hand.wigs, "Influence": hand.influence, "houses left": hand.houses, "Officials left": hand.officials,
        "rubble": _letters(hand.rubble), "Decrees": ", ".join(map(str, cards_in(hand.decrees))),
        "Royal Favors": ", ".join(favors), "ships": ", ".join(ships), "Plans": hand.plans, "goods": ", ".join(goods),
    }  # fmt: skip
    return f"{SIDES[side]}: " + "; ".join(f"{what} {value if value != '' else 'none'}" for what, value in parts.items())


def tell_stores(game: Game) -> str:
    """Where he would build a store now: the best free places with their wigs, his own choice first."""
    places = sorted(free_store_places(game), key=lambda place: -place.wigs)[:MOST_LISTED]
    chosen = [store_name(place.space, place.facing) for place in best_store(game).kept]
    listed = ", ".join(f"{store_name(place.space, place.facing)} {place.wigs}" for place in places)
    return f"he would build at {', '.join(chosen) or 'none'}; wigs now: {listed or 'no space is free'}"


def tell_sites(game: Game) -> str:
    """Where he would open a building now: the best sites with his wigs and yours, his own choice first."""
    if game.helper == NOWHERE:
        return "the Helper stands nowhere yet"
    places = sorted(free_building_places(game), key=lambda place: place.yours - place.his)[:MOST_LISTED]
    chosen = [site_name(place.site, place.architect) for place in best_building(game, game.helper).kept]
    listed = ", ".join(f"{site_name(p.site, p.architect)} {p.his} to {p.yours}" for p in places)
    return f"he would open at {', '.join(chosen) or 'none'}; his wigs to yours: {listed or 'no site is free'}"


BOARDS: Final[dict[str, Callable[[Game], str]]] = {
    "town": tell_town,
    "court": tell_court,
    "you": lambda game: tell_side(game, YOU),
    "lacerda": lambda game: tell_side(game, LACERDA),
    "stores": tell_stores,
    "sites": tell_sites,
}
