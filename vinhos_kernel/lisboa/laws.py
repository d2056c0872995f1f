"""Laws: what every table keeps, whatever happens; each broken one is a sentence."""

from collections.abc import Iterator
from itertools import pairwise

from vinhos_kernel.lisboa.game import (
    UNSAID,
    Game,
    building_architect,
    building_goods,
    building_owner,
    known_hull,
    known_influence,
    rubble_known,
    rubble_total,
    store_facing,
    store_owner,
)
from vinhos_kernel.lisboa.names import (
    ARCHITECTS,
    BOATS,
    FIGURES,
    GOODS,
    HERE,
    KINDS,
    LACERDA,
    NOBLES,
    NOWHERE,
    PLACES,
    SIDES,
    SITES,
    SPACES,
    YOU,
)

MOST_HULL = 9
BOTH = (YOU, LACERDA)
HAVE = ("nobody has", "you have", "lacerda has")


def broken(game: Game) -> list[str]:
    """The laws that this table breaks, each as a sentence with the numbers in it."""
    return [sentence for law in LAWS for sentence in law(game)]


def officials_add_up(game: Game) -> Iterator[str]:
    """Each side has its Officials: area, offices and Public Buildings together; Lacerda has none in buildings."""
    total = game.board.counts["officials"]
    for side in BOTH:
        hand = game.hands[side]
        found = hand.officials + sum(hand.offices) + hand.built
        if found != total:
            yield f"{HAVE[side]} {total} Officials, not {found}"
    if game.hands[LACERDA].built:
        yield "lacerda uses no Officials in Public Buildings"


def offices_have_room(game: Game) -> Iterator[str]:
    """No office holds more Officials than spaces."""
    spaces = game.board.counts["office_spaces"]
    for n, name in enumerate(NOBLES):
        standing = game.neutral[n] + sum(hand.offices[n] for hand in game.hands)
        if standing > spaces:
            yield f"the office of the {name} has {spaces} spaces, not {standing}"


def houses_add_up(game: Game) -> Iterator[str]:
    """Each wooden house stands in the town or is left."""
    total = game.board.counts["houses"]
    for side in BOTH:
        built = sum(store_owner(code) == side for code in game.stores)
        if built + game.hands[side].houses != total:
            yield f"{HAVE[side]} {total} houses, but {built} stand and {game.hands[side].houses} are left"


def stores_face_streets(game: Game) -> Iterator[str]:
    """A store faces a street that runs by its space."""
    for space, code in enumerate(game.stores):
        if code and game.board.faces[space][store_facing(code)] < 0:
            yield f"a store on {SPACES[space]} cannot face that side: no street is there"


def scoring_tiles_alternate(game: Game) -> Iterator[str]:
    """No two equal Scoring tiles lie side by side."""
    for street, (one, other) in enumerate(pairwise(game.streets), 1):
        if one and one == other:
            yield f"streets {street} and {street + 1} cannot both bring {one} wigs: equal Scoring tiles are kept apart"


def streets_have_their_goods(game: Game) -> Iterator[str]:
    """Each good has one street."""
    if sorted(game.street_goods) != list(range(len(GOODS))):
        yield f"street_goods: each of {', '.join(GOODS)} has one street"


def rubble_adds_up(game: Game) -> Iterator[str]:
    """All cubes together, no kind more often than there is, no place with more than was laid there."""
    copies = game.board.cube_copies
    for kind, name in enumerate(KINDS):
        if rubble_known(game, kind) > copies[kind]:
            yield f"there are {copies[kind]} {name} cubes, not {rubble_known(game, kind)}"
    for place, name in enumerate(PLACES):
        lying = sum(game.rubble_at(place))
        if lying > game.board.rubble[place]:
            yield f"{name} has {game.board.rubble[place]} spaces for rubble, not {lying}"
    if game.pile > game.board.counts["rubble_pile"]:
        yield f"the pile has {game.board.counts['rubble_pile']} cubes, not {game.pile}"
    if rubble_total(game) + game.rest != sum(copies):
        yield f"there are {sum(copies)} cubes, but {rubble_total(game)} can be seen and {game.rest} are elsewhere"
    if game.hands[LACERDA].scored > sum(game.hands[LACERDA].rubble):
        yield "lacerda cannot have scored more cubes than he has"


def decrees_are_in_one_place(game: Game) -> Iterator[str]:
    """Each Decree is in the row, with one side, out of the game, or in the deck."""
    total, masks = game.board.counts["decrees"], [hand.decrees for hand in game.hands] + [game.decrees_out]
    for number in range(100):
        places = game.decrees.count(number) + sum(mask >> number & 1 for mask in masks)
        if places > 1:
            yield f"Decree {number} is in {places} places"
        if places and not 1 <= number <= total:
            yield f"there is no Decree {number}, only 1 to {total}"
    if len(game.decrees) > game.board.counts["decree_row"]:
        yield f"the row has {game.board.counts['decree_row']} places for Decrees, not {len(game.decrees)}"


def favors_add_up(game: Game) -> Iterator[str]:
    """Two Royal Favors of each Noble, on the portrait or with a side; Lacerda never has two alike."""
    each = game.board.counts["favors_each"]
    for n, name in enumerate(NOBLES):
        found = game.favors[n] + sum(hand.favors[n] for hand in game.hands)
        if found != each:
            yield f"there are {each} Royal Favors of the {name}, not {found}"
        if game.hands[LACERDA].favors[n] > 1:
            yield f"lacerda takes only favors that he lacks, never two of the {name}"


def plans_are_limited(game: Game) -> Iterator[str]:
    """No more Plans than there are, in stacks and hands."""
    stacks = [len(stack) for stack in game.board.plans]
    for n, name in enumerate(ARCHITECTS):
        if game.plans[n] > stacks[n]:
            yield f"the {name} stack has {stacks[n]} Plans, not {game.plans[n]}"
    total = sum(stacks) + game.board.counts["starting_plans"]
    found = sum(game.plans) + game.starting_plans + sum(hand.plans for hand in game.hands)
    if found > total:
        yield f"there are {total} Plans, not {found}"


def buildings_add_up(game: Game) -> Iterator[str]:
    """Each architect's buildings stand, lie on top, or are left; each that stands shows goods."""
    each = game.board.counts["buildings_each"]
    for n, name in enumerate(ARCHITECTS):
        standing = sum(bool(code) and building_architect(code) == n for code in game.buildings)
        found = standing + bool(game.stacks.tops[n]) + game.stacks.left[n]
        if found != each:
            yield f"the {name} architect has {each} buildings, not {found}"
        if game.stacks.nexts[n] and not game.stacks.left[n]:
            yield f"no {name} building is left that could be seen below the top one"
    for site, code in enumerate(game.buildings):
        if code and (not building_goods(code) or building_owner(code) > LACERDA):
            yield f"the building on {SITES[site]} shows no good or has no such owner"
        if code and sum(game.rubble_at(len(PLACES) - len(SITES) + site)):
            yield f"{SITES[site]} is built on and can have no rubble"
    hidden = sum(game.stacks.left) - sum(map(bool, game.stacks.nexts))
    if game.seat == HERE and game.stacks.unseen.bit_count() < hidden:
        yield f"{hidden} buildings lie unseen, but only {game.stacks.unseen.bit_count()} tiles are"


def church_adds_up(game: Game) -> Iterator[str]:
    """Clergy tiles are on their spots, in the bag, or taken."""
    total, church = game.board.counts["clergy_tiles"], game.church
    if church.tiles & ~game.board.tile_spots:
        yield "a Clergy tile lies on a spot of the Church track that has an icon"
    found = church.tiles.bit_count() + church.bag + sum(hand.clergy for hand in game.hands)
    if found != total:
        yield f"there are {total} Clergy tiles, not {found}"
    for (wigs, copies), left in zip(game.board.clergy_backs, game.clergy_backs, strict=True):
        if left > copies:
            yield f"{copies} Clergy tiles have {wigs} wigs on their back, not {left}"


def ships_are_in_one_place(game: Game) -> Iterator[str]:
    """A ship lies in the yard or with one side, and carries no more than its hull."""
    for n, name in enumerate(BOATS):
        owners = [hand for hand in game.hands if hand.ships >> n & 1]
        if len(owners) + game.yard.count(n) > 1:
            yield f"the {name} ship is in two places"
        for hand in game.hands:
            room = (known_hull(game, n) or MOST_HULL) if hand.ships >> n & 1 else 0
            if hand.cargo[n] > room:
                yield f"the {name} ship has room for {room} goods, not {hand.cargo[n]}"


def ships_have_their_period(game: Game) -> Iterator[str]:
    """A yard holds ships of its period, no side has one of a later one; what is printed or invented of it holds."""
    for n, ship in enumerate(game.board.ships):
        early = ship.period > game.period and any(hand.ships >> n & 1 for hand in game.hands)
        if early or (n in game.yard and ship.period != game.period):
            yield f"the {ship.name} ship is of period {ship.period}, not of period {game.period}"
        if game.hulls[n] not in (0, known_hull(game, n)):
            yield f"by the facts {known_hull(game, n)} goods fill the {ship.name} ship, not {game.hulls[n]}"
        if game.ship_influence[n] not in (0, known_influence(game, n) + 1):
            said = game.ship_influence[n] - 1
            yield f"by the facts the {ship.name} ship has {known_influence(game, n)} Influence, not {said}"


def the_end_comes_last(game: Game) -> Iterator[str]:
    """The end of the game is called in the second period."""
    if game.period == 1 and game.phase in ("closing", "last_round"):
        yield f"the phase {game.phase} belongs to the second period"


def prices_are_laid_out(game: Game) -> Iterator[str]:
    """Each good has a price once one has: 1 at least."""
    if any(game.prices):
        for good, price in zip(GOODS, game.prices, strict=True):
            if not price:
                yield f"the price of {good} is 1 at least, not 0"


def tracks_and_decks_are_possible(game: Game) -> Iterator[str]:
    """Markers stand on their tracks, decks have at most their cards, and nobody has less than nothing."""
    count = game.board.counts
    if not count["treasury_least"] <= game.treasury <= count["treasury_most"]:
        yield f"the Treasury stands on {count['treasury_least']} to {count['treasury_most']}, not on {game.treasury}"
    for n, name in enumerate(FIGURES):
        if game.event_decks[n] > count["event_deck"]:
            yield f"the {name} deck has {count['event_deck']} cards, not {game.event_decks[n]}"
    for side in BOTH:
        hand = game.hands[side]
        if hand.reis != UNSAID and side == LACERDA:
            yield "lacerda has no money, so that no réis of his can be said"
        if hand.wigs < 0 or not 0 <= hand.influence <= count["influence_most"]:
            yield f"{SIDES[side]} cannot have {hand.wigs} wigs and {hand.influence} Influence"


def lacerda_stands_somewhere(game: Game) -> Iterator[str]:
    """After the set-up the Helper is above a deck and his Courtier at a Noble."""
    if game.phase != "set_up" and NOWHERE in (game.helper, game.courtier):
        yield "after the set-up the Helper stands above a deck and his Courtier at a Noble"


LAWS = (
    officials_add_up,
    offices_have_room,
    houses_add_up,
    stores_face_streets,
    streets_have_their_goods,
    scoring_tiles_alternate,
    rubble_adds_up,
    decrees_are_in_one_place,
    favors_add_up,
    plans_are_limited,
    buildings_add_up,
    church_adds_up,
    ships_are_in_one_place,
    ships_have_their_period,
    the_end_comes_last,
    prices_are_laid_out,
    tracks_and_decks_are_possible,
    lacerda_stands_somewhere,
)
