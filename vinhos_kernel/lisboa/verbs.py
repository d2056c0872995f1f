"""Verbs: small pairs of hands that change a private copy of the table and refuse the impossible with a sentence."""

from vinhos_kernel.lisboa.game import Game, Hand, known_hull
from vinhos_kernel.lisboa.names import (
    ARCHITECTS,
    BOATS,
    KINDS,
    MOST_COUNTED,
    MOST_WIGS,
    NOBLES,
    NOWHERE,
    PLACES,
    SIDES,
    SITES,
    SPACES,
    YOU,
    lines_of,
)
from vinhos_kernel.table.errors import CannotDo
from vinhos_kernel.table.put import put


def is_set_up(game: Game) -> None:
    """Refuse what needs the Helper above a deck and his Courtier at a Noble, where they stand nowhere yet."""
    if NOWHERE in (game.helper, game.courtier):
        raise CannotDo("before the set-up is over the Helper stands above no deck or his Courtier at no Noble")


def add(row: bytes, place: int, count: int, what: str) -> bytes:
    """The row with so many more (or fewer) in one place; never less than none, nor more than can be counted."""
    if row[place] + count < 0:
        raise CannotDo(f"{what}: there are {row[place]}, not {-count}")
    if row[place] + count > MOST_COUNTED:
        raise CannotDo(f"{what}: more than {MOST_COUNTED} cannot be counted")
    return put(row, place, row[place] + count)


def score(game: Game, side: int, wigs: int) -> None:
    """Wigs on the track, or with a negative number off it."""
    held = game.hands[side].wigs + wigs
    if held < 0:
        raise CannotDo(f"{SIDES[side]} cannot pay {-wigs} wigs out of {game.hands[side].wigs}")
    if held > MOST_WIGS:
        raise CannotDo(f"{SIDES[side]} cannot have {held} wigs: more than {MOST_WIGS} cannot be counted")
    game.change(side, wigs=held)


def gain_influence(game: Game, side: int, amount: int) -> int:
    """Move up the Influence track; a gain that reaches its end brings a wig, whatever is too much: the wigs."""
    most = game.board.counts["influence_most"]
    reached = game.hands[side].influence + amount
    game.change(side, influence=min(reached, most))
    wigs = game.board.worth["full_influence"] if amount and reached >= most else 0
    score(game, side, wigs)
    return wigs


def pay_influence(game: Game, side: int, cost: int) -> tuple[int, int]:
    """Pay Influence, and wigs for what is missing: how much of both."""
    hand = game.hands[side]
    influence = min(cost, hand.influence)
    wigs = cost - influence
    if wigs > hand.wigs:
        purse = f"{hand.influence} Influence and {hand.wigs} wig{'' if hand.wigs == 1 else 's'}"
        raise CannotDo(f"{SIDES[side]} cannot pay {cost} out of {purse}")
    game.change(side, influence=hand.influence - influence, wigs=hand.wigs - wigs)
    return influence, wigs


def move_treasury(game: Game, steps: int) -> bool:
    """Move the Treasury marker, no further than its track; whether it moved."""
    count = game.board.counts
    place = max(count["treasury_least"], min(count["treasury_most"], game.treasury + steps))
    moved = place != game.treasury
    game.treasury = place
    return moved


def build_store(game: Game, side: int, space: int, facing: int) -> None:
    """Put a house of a side on a free space, its store facing a street."""
    if game.stores[space]:
        raise CannotDo(f"{SPACES[space]} is taken")
    if game.board.faces[space][facing] < 0:
        raise CannotDo(f"{SPACES[space]} faces no street on that side")
    if not game.hands[side].houses:
        raise CannotDo(f"{SIDES[side]} has no wooden house left")
    game.change(side, houses=game.hands[side].houses - 1)
    game.stores = put(game.stores, space, 1 + 2 * (side - 1) + facing)


def take_cube(game: Game, side: int, place: int, kind: int) -> None:
    """Take a rubble cube from a row, a column or a site."""
    game.rubble = add(game.rubble, 3 * place + kind, -1, f"{KINDS[kind]} cubes at {PLACES[place]}")
    rubble = game.hands[side].rubble
    game.change(side, rubble=put(rubble, kind, rubble[kind] + 1))


def clear_site(game: Game, side: int, site: int) -> int:
    """All cubes of a building site to a side, or (nobody) out of the game: how many."""
    place = len(PLACES) - len(SITES) + site
    cubes = game.rubble_at(place)
    game.rubble = game.rubble[: 3 * place] + bytes(3) + game.rubble[3 * place + 3 :]
    if side:
        rubble = game.hands[side].rubble
        game.change(side, rubble=bytes(a + b for a, b in zip(rubble, cubes, strict=True)))
    else:
        game.rest += sum(cubes)
    return sum(cubes)


def open_building(game: Game, side: int, site: int, architect: int) -> int:
    """Put the top building of an architect on a free site: the goods that it shows."""
    goods = game.stacks.tops[architect]
    if game.buildings[site]:
        raise CannotDo(f"a Public Building stands on {SITES[site]}")
    if not goods:
        raise CannotDo(f"no building of the {ARCHITECTS[architect]} architect lies on top")
    game.buildings = put(game.buildings, site, side + 4 * architect + 8 * goods)
    game.stacks = game.stacks._replace(tops=put(game.stacks.tops, architect, 0))
    return goods


def turn_building(game: Game, architect: int, goods: int) -> None:
    """The next building of an architect's stack lies on top and shows these goods; what is below it is not seen yet."""
    stacks = game.stacks
    left = add(stacks.left, architect, -1, f"buildings of the {ARCHITECTS[architect]} architect")
    nexts = put(stacks.nexts, architect, 0)
    game.stacks = stacks._replace(tops=put(stacks.tops, architect, goods), left=left, nexts=nexts)


def hire(game: Game, side: int, noble: int) -> None:
    """Move an Official from a side's area into an office."""
    hand = game.hands[side]
    if not hand.officials:
        raise CannotDo(f"{SIDES[side]} has no Official left in the area")
    if office_is_full(game, noble):
        raise CannotDo(f"the office of the {NOBLES[noble]} is full")
    game.change(side, officials=hand.officials - 1, offices=put(hand.offices, noble, hand.offices[noble] + 1))


def push_out(game: Game, noble: int) -> None:
    """An Official of yours goes from an office back to your area."""
    hand = game.hands[YOU]
    offices = add(hand.offices, noble, -1, f"your Officials in the office of the {NOBLES[noble]}")
    game.change(YOU, offices=offices, officials=hand.officials + 1)


def office_is_full(game: Game, noble: int) -> bool:
    """Whether an office has no free space."""
    standing = game.neutral[noble] + sum(hand.offices[noble] for hand in game.hands)
    return standing >= game.board.counts["office_spaces"]


def take_ship(game: Game, side: int) -> int:
    """Take the top ship of the yard: which one."""
    if not game.yard:
        raise CannotDo("no ship lies in the yard")
    ship, *rest = game.yard
    game.yard = tuple(rest)
    game.change(side, ships=game.hands[side].ships | 1 << ship)
    return ship


def load_ship(game: Game, side: int, ship: int, count: int) -> None:
    """Goods onto a ship of a side, no more than it holds."""
    hand: Hand = game.hands[side]
    room = known_hull(game, ship) - hand.cargo[ship]
    if not hand.ships >> ship & 1 or count > room:
        raise CannotDo(f"the {BOATS[ship]} ship of {SIDES[side]} has no room for {count} goods")
    game.change(side, cargo=put(hand.cargo, ship, hand.cargo[ship] + count))


def take_favor(game: Game, side: int, noble: int) -> None:
    """Take a Royal Favor from a portrait."""
    game.favors = add(game.favors, noble, -1, f"Royal Favors of the {NOBLES[noble]}")
    favors = game.hands[side].favors
    game.change(side, favors=put(favors, noble, favors[noble] + 1))


def return_favor(game: Game, side: int, noble: int) -> None:
    """Give a Royal Favor back to its portrait."""
    favors = add(game.hands[side].favors, noble, -1, f"Royal Favors of the {NOBLES[noble]} with {SIDES[side]}")
    game.change(side, favors=favors)
    game.favors = put(game.favors, noble, game.favors[noble] + 1)


def take_plan(game: Game, side: int, architect: int) -> None:
    """Take the top Plan of an architect's stack."""
    game.plans = add(game.plans, architect, -1, f"Plans of the {ARCHITECTS[architect]} architect")
    game.change(side, plans=game.hands[side].plans + 1)


def take_decree(game: Game, side: int, place: int) -> int:
    """Take a Decree of the row; those to its right slide left: its number."""
    if not 0 <= place < len(game.decrees):
        raise CannotDo(f"the row has {len(game.decrees)} Decrees, none at place {place + 1}")
    number = game.decrees[place]
    game.decrees = game.decrees[:place] + game.decrees[place + 1 :]
    game.change(side, decrees=game.hands[side].decrees | 1 << number)
    return number


def discard_event(game: Game, deck: int) -> None:
    """The top card of an Event deck leaves the game."""
    game.event_decks = add(game.event_decks, deck, -1, "cards of the deck")


def take_clergy(game: Game, side: int, spot: int) -> None:
    """A Clergy tile of the Church track goes to a side."""
    if not game.church.tiles >> spot & 1:
        raise CannotDo("no Clergy tile lies there")
    game.church = game.church._replace(tiles=game.church.tiles & ~(1 << spot))
    game.change(side, clergy=game.hands[side].clergy + 1)


def refill_church(game: Game) -> int:
    """Clergy tiles from the bag onto the empty spots of the track, as far as they go: how many."""
    church, laid = game.church, 0
    for spot in range(len(game.board.spots)):
        free = game.board.tile_spots >> spot & 1 and not church.tiles >> spot & 1
        if free and church.bag > 0:
            church = church._replace(tiles=church.tiles | 1 << spot, bag=church.bag - 1)
            laid += 1
    game.church = church
    return laid


def produce(game: Game, good: int) -> bool:
    """The price of a good goes down a step, never below 1; whether it did."""
    lowered = game.prices[good] > 1
    if lowered:
        game.prices = put(game.prices, good, game.prices[good] - 1)
    return lowered


def rubble_cost(game: Game, space: int) -> int:
    """What the rubble of a space's row and column adds to the price of its land."""
    return sum(
        count * cost
        for place in lines_of(space)
        for count, cost in zip(game.rubble_at(place), game.board.cube_cost, strict=True)
    )
