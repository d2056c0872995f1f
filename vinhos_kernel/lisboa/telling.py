"""Every part of the table in plain words, by its name: the same for a terminal, a screen reader and a test."""

from collections.abc import Callable, Iterable
from typing import Final

from vinhos_kernel.lisboa.data.catalogue import origin_of
from vinhos_kernel.lisboa.game import (
    UNSAID,
    Game,
    building_owner,
    known_hull,
    known_influence,
    store_facing,
    store_owner,
)
from vinhos_kernel.lisboa.names import (
    ARCHITECTS,
    BOATS,
    BUILDER,
    COLUMNS,
    FIGURES,
    GOODS,
    HERE,
    KING,
    LACERDA,
    LETTERS,
    NOBLE_ACTIONS,
    NOBLES,
    NOWHERE,
    PLACES,
    ROWS,
    SITES,
    SPACES,
    STATE_ACTIONS,
    YOU,
)
from vinhos_kernel.lisboa.pattern import Ahead
from vinhos_kernel.lisboa.rules.noble_actions import best_building, best_store, why_not
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
from vinhos_kernel.lisboa.words import ACTIONS, HIS_NOBLE_ACTIONS, counted
from vinhos_kernel.table.deck import cards_in

MOST_LISTED = 8
WHO: Final = ("nobody", "you", "Lacerda")


def tell_town(game: Game) -> str:
    """Rows with their stores, rubble and the buildings at both ends; the north; the columns' rubble."""
    streets = ", ".join(f"{GOODS[good]} {wigs}" for good, wigs in zip(game.street_goods, game.streets, strict=True))
    lines = [f"streets from the west, each with the wigs of its Scoring tile: {streets}"]
    lines += [_row(game, row) for row in range(len(ROWS))]
    lines.append("north: " + "; ".join(_site(game, SITES.index(f"N-{n}")) for n in range(1, 5)))
    lines.append("rubble at the columns: " + ", ".join(f"{name} {_cubes(game, name)}" for name in COLUMNS))
    lines.append("; ".join(_stack(game, architect) for architect in range(len(ARCHITECTS))))
    return "\n".join(lines)


def _stack(game: Game, architect: int) -> str:
    """The Public Buildings of an architect: the top one, the one that can be seen below it, how many are left."""
    top, below = goods_names(game.stacks.tops[architect]), goods_names(game.stacks.nexts[architect])
    seen = f", {below} below it" if below else ""
    return f"{ARCHITECTS[architect]} architect: {top or 'none'} on top{seen}, {game.stacks.left[architect]} left below"


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
    return f"{store_name(space, facing)} {WHO[store_owner(code)]} ({GOODS[good_of(game, space, facing)]})"


def _site(game: Game, site: int) -> str:
    if not game.buildings[site]:
        return f"{SITES[site]} free, rubble {_cubes(game, SITES[site])}"
    _, architect, goods = building_name(game.buildings[site])
    return f"{SITES[site]} {architect} building of {WHO[building_owner(game.buildings[site])]}: {goods}"


def _cubes(game: Game, name: str) -> str:
    return _letters(game.rubble_at(PLACES.index(name)))


def _letters(cubes: bytes) -> str:
    return "".join(letter * n for letter, n in zip(LETTERS, cubes, strict=True)) or "none"


def tell_standing(game: Game) -> str:
    """How both sides stand, in two lines: the clock of the period, then wigs, Influence and rubble."""
    you, his = game.hands[YOU], game.hands[LACERDA]
    when = "set-up" if game.phase == "set_up" else f"period {game.period}"
    return "\n".join(
        [
            counted(f"{when}; {_his_places(game)}; Treasury {game.treasury}; Event decks: {_decks(game)}"),
            counted(f"you: {you.wigs} wigs, Influence {you.influence}, {min(you.rubble)} sets of rubble")
            + counted(f"; Lacerda: {his.wigs} wigs, Influence {his.influence}, {sum(his.rubble)} cubes of rubble"),
        ]
    )


def _his_places(game: Game) -> str:
    helper = "nowhere" if game.helper == NOWHERE else f"above the {FIGURES[game.helper].title()} deck"
    courtier = "nowhere" if game.courtier == NOWHERE else f"at the {NOBLES[game.courtier].title()}"
    return f"Helper {helper}; his Courtier {courtier}"


def _decks(game: Game) -> str:
    return ", ".join(f"{name.title()} {n}" for name, n in zip(FIGURES, game.event_decks, strict=True))


def tell_court(game: Game) -> str:
    """Helper, Courtier, decks, what a visit costs, offices, favors, Decrees, Plans."""
    plans = ", ".join(f"{name} {n}" for name, n in zip(ARCHITECTS, game.plans, strict=True))
    return "\n".join(
        [
            f"period {game.period}; {_his_places(game)}; Treasury {game.treasury}",
            f"Event decks from the bottom: {_decks(game)}",
            *(_office(game, noble) for noble in range(len(NOBLES))),
            f"Decrees from the left: {', '.join(map(str, game.decrees)) or 'none'}",
            f"Plans left of the architects: {plans}",
        ]
    )


def tell_church(game: Game) -> str:
    """Treasury, Church track with the Cardinal, ships in the yard, prices of the goods."""
    spots = enumerate(game.board.spots)
    track = ", ".join(f"{spot + 1} {_spot(game, spot, holds)}" for spot, holds in spots)
    ships = ", ".join(_ship(game, ship) for ship in game.yard)
    prices = ", ".join(f"{name} {price}" for name, price in zip(GOODS, game.prices, strict=True))
    return "\n".join(
        [
            f"Treasury {game.treasury}",
            f"Church track, clockwise: {track}; {game.church.bag} tiles in the bag",
            f"ships in the yard, the top one first: {ships or 'none'}",
            f"prices of the goods: {prices}" + _mark(game, *(f"good.{name}.price" for name in GOODS)),
        ]
    )


def _ship(game: Game, ship: int) -> str:
    name, influence = BOATS[ship], known_influence(game, ship)
    mark = _mark(game, f"ship.{name}.hull", f"ship.{name}.influence") if game.seat == HERE else ""
    said = f"hull {known_hull(game, ship) or '?'}, Influence {'?' if influence < 0 else influence}"
    return f"{name} with {said}{mark}"


def _mark(game: Game, *paths: str) -> str:
    """What is said after printed values of which one is invented."""
    return " (invented)" if any(origin_of(path, game.board.own).is_standin for path in paths) else ""


def _office(game: Game, noble: int) -> str:
    counts = ", ".join(f"{WHO[side]} {game.hands[side].offices[noble]}" for side in (YOU, LACERDA))
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
        **({"réis": hand.reis} if hand.reis != UNSAID else {}),
    }  # fmt: skip
    return f"{WHO[side]}: " + "; ".join(f"{what} {value if value != '' else 'none'}" for what, value in parts.items())


def tell_pattern(ahead: Iterable[Ahead]) -> str:
    """Turns of his to come, one a line: whom he visits, what the Helper's place lets him do there, the cards left."""
    return "\n".join(_turn_to_come(each) for each in ahead)


def _turn_to_come(ahead: Ahead) -> str:
    state = ACTIONS[STATE_ACTIONS.index(ahead.state_action)]
    noble = HIS_NOBLE_ACTIONS[NOBLE_ACTIONS.index(ahead.noble_action)]
    return counted(
        f"turn {ahead.turn}: visits the {ahead.noble.title()} with the Helper above the {ahead.deck.title()} deck: "
        f"{state}, then {noble}; {ahead.left} cards left there after it"
    )


def tell_stores(game: Game) -> str:
    """Where he would build a store now, or why nowhere: the best free places with their wigs, his own choice first."""
    places = sorted(free_store_places(game), key=lambda place: -place.wigs)[:MOST_LISTED]
    chosen = [store_name(place.space, place.facing) for place in best_store(game).kept]
    listed = ", ".join(f"{store_name(place.space, place.facing)} {place.wigs}" for place in places)
    return f"{_would(game, BUILDER, 'build', chosen)}; wigs now: {listed or 'no space is free'}"


def tell_sites(game: Game) -> str:
    """Where he would open a building now, or why nowhere: the best sites with his wigs and yours, his choice first."""
    if game.helper == NOWHERE:
        return "the Helper stands nowhere yet"
    places = sorted(free_building_places(game), key=lambda place: place.yours - place.his)[:MOST_LISTED]
    chosen = [site_name(place.site, place.architect) for place in best_building(game, game.helper).kept]
    listed = ", ".join(f"{site_name(p.site, p.architect)} {p.his} to {p.yours}" for p in places)
    return f"{_would(game, KING, 'open', chosen)}; his wigs to yours: {listed or 'no site is free'}"


def _would(game: Game, noble: int, act: str, chosen: Iterable[str]) -> str:
    """Where he would act at a Noble's, or what keeps him from it."""
    why = why_not(game, noble)
    return f"he would {act} nowhere, since {why}" if why else f"he would {act} at {', '.join(chosen)}"


BOARDS: Final[dict[str, Callable[[Game], str]]] = {
    "town": tell_town,
    "court": tell_court,
    "church": tell_church,
    "you": lambda game: tell_side(game, YOU),
    "lacerda": lambda game: tell_side(game, LACERDA),
    "stores": tell_stores,
    "sites": tell_sites,
}
