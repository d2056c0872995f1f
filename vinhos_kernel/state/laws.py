"""Laws: what every table keeps, whatever happens; each broken one is a sentence."""

from collections.abc import Iterator

from vinhos_kernel.state.estate import regions_of
from vinhos_kernel.state.game import Game, barrels_on_the_board, waiting_cubes
from vinhos_kernel.state.growing import PLACES
from vinhos_kernel.state.laws_of_estates import ESTATE_LAWS
from vinhos_kernel.state.names import (
    ACROSS,
    ALL_NUMBERS,
    ALL_SPACES,
    BOOTHS,
    BUILDINGS,
    CENTRE,
    FEATURES,
    MAGNATES,
    NOWHERE,
    PHASES,
    YOU,
)  # fmt: skip
from vinhos_kernel.table.deck import cards_in


def broken(game: Game) -> list[str]:
    """The laws that this table breaks, each as a sentence with the numbers in it."""
    return [sentence for law in LAWS for sentence in law(game)]


def calendar_is_possible(game: Game) -> Iterator[str]:
    """Years are 1 to 6, and the open Vintage tile is not among the unseen ones."""
    year, phase, vintage, unseen, tax, _ = game.calendar
    if not 1 <= year <= 6:
        yield f"year {year} is not one of 1 to 6"
    if phase not in PHASES:
        yield f"{phase!r} is no phase"
    if unseen >> len(game.board.vintages):
        yield "a Vintage tile that is not in the game cannot be unseen"
    if vintage >= 0 and unseen >> vintage & 1:
        yield f"the Vintage tile {game.board.vintages[vintage].name} lies open and cannot be among the unseen ones"
    if not 0 <= tax <= NOWHERE:
        yield f"the tax marker cannot stand on space {tax}"


def cubes_add_up(game: Game) -> Iterator[str]:
    """Insets, cubes waiting on your tiles and the supply hold all Renown cubes, and no inset too many."""
    total = game.board.count["renown_cubes"]
    lying = sum(game.cubes) + waiting_cubes(game)
    if lying + game.cube_supply != total:
        yield f"there are {total} Renown cubes, but {lying} lie out and {game.cube_supply} are in the supply"
    for n in range(1, 10):
        if game.cubes[n] > game.board.renown_spaces[n]:
            spaces = game.board.renown_spaces[n]
            yield f"{game.board.region_names[n]} has {spaces} spaces for cubes, not {game.cubes[n]}"


def regions_are_possible(game: Game) -> Iterator[str]:
    """Regions out of play are empty; no stack is higher than what is printed."""
    for n in range(1, 10):
        name = game.board.region_names[n]
        owned = any(n in regions_of(land) for land in game.estates)
        if not game.in_play >> n & 1 and (game.cubes[n] or game.stacks[n] or owned):
            yield f"{name} is out of play and must be empty"
        if game.stacks[n] > game.board.vineyards[n]:
            yield f"{name} has {game.board.vineyards[n]} Vineyards, not {game.stacks[n]}"


def barrels_add_up(game: Game) -> Iterator[str]:
    """Each side has its barrels: supply, Magnates, Sales, Export and Multipliers together."""
    total = game.board.count["barrels"]
    for side, out in zip((YOU, ACROSS), barrels_on_the_board(game), strict=True):
        if out + game.barrels[side] != total:
            yield f"{game.sides[side]} has {total} barrels, but {out} are out and {game.barrels[side]} in the supply"


def magnates_hold_their_barrels(game: Game) -> Iterator[str]:
    """No Magnate holds more barrels of a side than were put there at the start."""
    most = game.board.count["barrels_per_magnate"]
    for side in (YOU, ACROSS):
        for magnate, held in zip(MAGNATES, game.hands[side].magnate_barrels, strict=True):
            if held > most:
                yield f"{magnate.title()} keeps {most} barrels of {game.sides[side]}, not {held}"


def slots_are_possible(game: Game) -> Iterator[str]:
    """Barrels lie on slots in use, discs on booths of their own."""
    for holder, slot in zip(game.export, game.board.export_slots, strict=True):
        if holder and not slot.framed:
            yield f"Export slot {slot.name} is outside the frame for two players"
    for side in (YOU, ACROSS):
        if game.booths.count(side) > 1:
            yield f"{game.sides[side]} stands at {game.booths.count(side)} booths of {', '.join(BOOTHS)}"


def buildings_are_possible(game: Game) -> Iterator[str]:
    """No more Wineries, Cellars, workers and Port tiles than there are, on the board and in Estates together."""
    for kind, (name, left) in enumerate(zip(BUILDINGS, game.buildings, strict=True)):
        built = sum(estate[PLACES[kind]] for land in game.estates for estate in land)
        if left + built > game.board.count[name]:
            yield f"there are {game.board.count[name]} {name}, not {left + built}"
    ports = game.port_supply + sum(hand.ports for hand in game.hands)
    if ports != game.board.count["port_tiles"]:
        yield f"there are {game.board.count['port_tiles']} Port tiles, not {ports}"


def experts_are_one_of_each(game: Game) -> Iterator[str]:
    """Each Expert tile is in at most one place, and in the deck of its own feature."""
    masks = [mask for hand in game.hands for mask in (hand.experts, hand.face_down)]
    seen = [tile for mask in masks for tile in cards_in(mask)]
    for feature, (known, hidden, bottom) in enumerate(game.expert_decks):
        tiles = (*known, *cards_in(hidden), *bottom)
        for tile in tiles:
            if game.board.experts[tile].feature != feature:
                yield f"{game.board.experts[tile].name} cannot be in the {FEATURES[feature]} deck"
        seen += tiles
    for tile in sorted({tile for tile in seen if seen.count(tile) > 1}) if len(set(seen)) < len(seen) else ():
        yield f"the Expert {game.board.experts[tile].name} is in two places"


def magnate_tiles_are_limited(game: Game) -> Iterator[str]:
    """Display, stacks and owners together have no more of a Magnate tile than the game."""
    display, actions, multipliers = game.magnates
    n = len(actions)
    for kind, copies in enumerate(game.board.action_copies):
        held = display.count(kind + 1) + actions[kind]
        held += sum(hand.actions[kind] + hand.used[kind] for hand in game.hands)
        if held > copies:
            yield f"the game has {copies} of the tile {game.board.tile_names[kind + 1]}, not {held}"
    for kind, copies in enumerate(game.board.multiplier_copies):
        held = display.count(n + kind + 1) + multipliers[kind]
        held += sum(hand.multipliers[kind] + hand.bare[kind] for hand in game.hands)
        if held > copies:
            yield f"the game has {copies} of the tile {game.board.tile_names[n + kind + 1]}, not {held}"


def decks_and_markers_are_possible(game: Game) -> Iterator[str]:
    """Action and Number cards are the nine; markers stand on the Quadrel; each side has its place in the order."""
    if game.action_deck & ~ALL_SPACES or game.numbers & ~ALL_NUMBERS:
        yield "a deck holds a card that does not exist"
    if game.bribes & ~ALL_SPACES or game.bribes >> CENTRE & 1:
        yield "a bribe lies where none can lie (never on the centre)"
    if game.bribes and game.seats[1] != "lacerda":
        yield f"{game.sides[2]} leaves no bribes"
    if any(not ALL_SPACES >> space & 1 for space in game.markers[1:]):
        yield "an Action Marker stands outside the Quadrel"
    if sorted(game.order) != [YOU, ACROSS]:
        yield "the order must name both sides once"
    if any(game.next_order.count(side) > 1 for side in (YOU, ACROSS)):
        yield "a side stands twice in the lower row of the order"


def purses_are_not_negative(game: Game) -> Iterator[str]:
    """Nobody has less than nothing."""
    for what, row in (
        ("Bagos", game.bagos),
        ("VP", game.vp),
        ("Fair Points", game.fair_points),
        ("barrels", game.barrels),
    ):
        for side in (YOU, ACROSS):
            if row[side] < 0:
                yield f"{game.sides[side]} cannot have {row[side]} {what}"
    if game.cube_supply < 0:
        yield f"the supply cannot have {game.cube_supply} cubes"


LAWS = (
    calendar_is_possible,
    cubes_add_up,
    regions_are_possible,
    barrels_add_up,
    magnates_hold_their_barrels,
    slots_are_possible,
    buildings_are_possible,
    experts_are_one_of_each,
    magnate_tiles_are_limited,
    decks_and_markers_are_possible,
    purses_are_not_negative,
    *ESTATE_LAWS,
)
