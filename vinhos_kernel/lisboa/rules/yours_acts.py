"""Your actions, as far as the common board shows them: what was taken, built or moved, each part by part."""

from vinhos_kernel.lisboa.game import Game
from vinhos_kernel.lisboa.names import (
    ARCHITECTS,
    CARDINAL,
    FAVOR,
    KINDS,
    NOBLES,
    OFFICIALS,
    PLACES,
    PLANS,
    PRODUCTION,
    SHIPS,
    YOU,
)
from vinhos_kernel.lisboa.rules.asking import DONE, NONE, ask, portfolio
from vinhos_kernel.lisboa.rules.church import move_the_cardinal, take_the_tile
from vinhos_kernel.lisboa.rules.gains import told_gain
from vinhos_kernel.lisboa.rules.state_actions import produced, raise_treasury
from vinhos_kernel.lisboa.rules.yours_money import can_pay_land, count_your_reis, pay_for_your_land
from vinhos_kernel.lisboa.town import (
    cubes_for,
    free_building_places,
    free_store_places,
    site_name,
    store_name,
    stores_of,
    your_sets,
)
from vinhos_kernel.lisboa.verbs import (
    add,
    build_store,
    clear_site,
    hire,
    office_is_full,
    open_building,
    score,
    take_cube,
    take_decree,
    take_favor,
    take_plan,
    take_ship,
)
from vinhos_kernel.table.rule import rule
from vinhos_kernel.table.turn import Turn

MOST_HIRED = 2
CARDINAL_STEPS = (1, 2)


def open_states(game: Game) -> tuple[int, ...]:
    """The State actions that the common board lets you take."""
    hand = game.hands[YOU]
    opened = {
        OFFICIALS: hand.officials and not all(office_is_full(game, n) for n in range(len(NOBLES))),
        PLANS: any(game.plans),
        SHIPS: bool(game.yard),
        PRODUCTION: any(stores_of(game, YOU)),
        CARDINAL: True,
        FAVOR: any(game.favors),
    }
    return tuple(state for state, is_open in opened.items() if is_open)


@rule("lisboa.you.officials")
def your_officials(turn: Turn[Game], game: Game, most: int) -> None:
    """Your Officials from your area into offices, one by one."""
    free = tuple(name for n, name in enumerate(NOBLES) if not office_is_full(game, n))
    if not free or not game.hands[YOU].officials:
        return
    office = str(ask(turn, game, "office", "Into whose office did an Official of yours go?", (DONE, *free)))
    if office == DONE:
        return
    hire(game, YOU, NOBLES.index(office))
    turn.tells("you send an Official to the {noble}", noble=NOBLES.index(office))
    if most > 1:
        turn.then(your_officials, most - 1)


@rule("lisboa.you.hire")
def your_hiring(turn: Turn[Game], game: Game) -> None:
    """The State action Officials."""
    turn.then(your_officials, MOST_HIRED)


@rule("lisboa.you.plan")
def your_plan(turn: Turn[Game], game: Game) -> None:
    """You take the top Plan of one of the architects."""
    there = tuple(name for n, name in enumerate(ARCHITECTS) if game.plans[n])
    architect = ARCHITECTS.index(str(ask(turn, game, "architect", "Whose Plan did you take?", there)))
    take_plan(game, YOU, architect)
    turn.tells("you take a Plan of the {architect} architect", architect=architect)


@rule("lisboa.you.ship")
def your_ship(turn: Turn[Game], game: Game) -> None:
    """You build the top ship: the Treasury rises, and you gain Influence."""
    yours = portfolio(turn, game)
    ship = take_ship(game, YOU)
    turn.tells("you build the {ship} ship", ship=ship)
    raise_treasury(turn, game)
    told_gain(turn, game, YOU, yours)


@rule("lisboa.you.production")
def your_production(turn: Turn[Game], game: Game) -> None:
    """Your stores produce, as much as your warehouse takes; prices fall."""
    produced(turn, game, YOU)


@rule("lisboa.you.cardinal")
def your_cardinal(turn: Turn[Game], game: Game) -> None:
    """You move the Cardinal and take the tile in front of him."""
    steps = int(ask(turn, game, "steps", "How many spaces did you move the Cardinal?", CARDINAL_STEPS))
    turn.then(move_the_cardinal, YOU, steps)
    turn.then(take_the_tile, YOU)


@rule("lisboa.you.favor")
def your_favor(turn: Turn[Game], game: Game) -> None:
    """You take a Royal Favor of a portrait."""
    there = tuple(name for n, name in enumerate(NOBLES) if game.favors[n])
    noble = NOBLES.index(str(ask(turn, game, "favor", "Whose Royal Favor did you take?", there)))
    take_favor(game, YOU, noble)
    turn.tells("you take the Royal Favor of the {noble}", noble=noble)


@rule("lisboa.you.store")
def your_store(turn: Turn[Game], game: Game) -> None:
    """Where you built a store, if you did: it scores as usual."""
    build_your_store(turn, game, 0)


@rule("lisboa.you.event.store")
def your_store_by_event(turn: Turn[Game], game: Game) -> None:
    """The same by an event: its price is paid already, and the land costs the Treasury once more."""
    build_your_store(turn, game, 1)


def build_your_store(turn: Turn[Game], game: Game, by_event: int) -> None:
    """A house of yours on a space whose land you can pay, as far as that is known; then its price and its cube."""
    places = [place for place in free_store_places(game) if can_pay_land(game, place.space)]
    places = places if game.hands[YOU].houses else []
    names = {store_name(place.space, place.facing): place for place in places}
    name = str(ask(turn, game, "store", "Where did you build a store?", (NONE, *names)))
    if name == NONE:
        return
    place = names[name]
    build_store(game, YOU, place.space, place.facing)
    score(game, YOU, place.wigs)
    turn.tells("you build a store at {store_place}: {n} wigs", store_place=(place.space, place.facing), n=place.wigs)
    turn.then(pay_for_your_land, place.space, by_event)
    turn.then(your_cube, place.space)


@rule("lisboa.you.cube")
def your_cube(turn: Turn[Game], game: Game, space: int) -> None:
    """The cube that you took from the row or the column."""
    names = {f"{PLACES[place]} {KINDS[kind]}": (place, kind) for place, kind in cubes_for(game, space)}
    if not names:
        return
    place, kind = names[str(ask(turn, game, "cube", "Which cube did you take?", tuple(names)))]
    before = your_sets(game)
    take_cube(game, YOU, place, kind)
    turn.tells("you take the {cube} cube at {place}", cube=kind, place=place)
    tell_your_set(turn, game, before)


def tell_your_set(turn: Turn[Game], game: Game, before: int) -> None:
    """A set of rubble that became complete makes room on your own board; goods are stored after it."""
    sets, count = your_sets(game), game.board.counts
    if sets > before:
        turn.tells(
            "set {n} of your rubble is complete: your Portfolio has room for {m} cards, your warehouse for {room} "
            "of each good; goods of the space's reward are stored now",
            n=sets, m=count["portfolio_cards"] + sets, room=count["warehouse"] + sets,
        )  # fmt: skip


@rule("lisboa.you.decree")
def your_decree(turn: Turn[Game], game: Game) -> None:
    """The Decree that you took from the row."""
    number = ask(turn, game, "your_decree", "Which Decree did you take?", (NONE, *game.decrees))
    if number != NONE:
        take_decree(game, YOU, game.decrees.index(int(number)))
        turn.tells("you take Decree {number}", number=int(number))


@rule("lisboa.you.building")
def your_building(turn: Turn[Game], game: Game) -> None:
    """Where you opened a Public Building, if you did: every store that it reaches scores."""
    names = {site_name(place.site, place.architect): place for place in free_building_places(game)}
    name = str(ask(turn, game, "building", "Where did you open a Public Building?", (NONE, *names)))
    if name == NONE:
        return
    site, architect, yours, his = names[name]
    goods = open_building(game, YOU, site, architect)
    before = your_sets(game)
    clear_site(game, YOU, site)
    for side, wigs in enumerate((yours, his), YOU):
        score(game, side, wigs)
    turn.tells(
        "you open the {architect} architect's building at {site}, which shows {goods}: {n} wigs for you, {m} for him",
        architect=architect, site=site, goods=goods, n=yours, m=his,
    )  # fmt: skip
    tell_your_set(turn, game, before)
    turn.then(your_builders)
    turn.then_named("lisboa.building.next", architect)
    turn.then(count_your_reis)


@rule("lisboa.you.builders")
def your_builders(turn: Turn[Game], game: Game) -> None:
    """The Officials of yours that left their offices for the building, one by one."""
    there = tuple(name for n, name in enumerate(NOBLES) if game.hands[YOU].offices[n])
    if not there:
        return
    prompt = "From whose office did an Official of yours go into the building?"
    office = str(ask(turn, game, "builder", prompt, (DONE, *there)))
    if office == DONE:
        return
    hand, noble = game.hands[YOU], NOBLES.index(office)
    game.change(YOU, offices=add(hand.offices, noble, -1, "Officials"), built=hand.built + 1)
    turn.tells("an Official of yours goes from the {noble} into the building", noble=noble)
    turn.then(your_builders)


YOUR_STATE_ACTIONS = (your_hiring, your_plan, your_ship, your_production, your_cardinal, your_favor)
YOUR_NOBLE_ACTIONS = (your_store, your_decree, your_building)
