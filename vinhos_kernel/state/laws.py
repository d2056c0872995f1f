"""Laws: what every table keeps, whatever happens; each broken one is a sentence."""

from collections.abc import Iterator

from vinhos_kernel.state.game import Game, barrels_on_the_board
from vinhos_kernel.state.names import (
    ALL_NUMBERS,
    ALL_SPACES,
    BOOTHS,
    BUILDINGS,
    CENTRE,
    FEATURES,
    LACERDA,
    NOWHERE,
    PHASES,
    SIDES,
    YOU,
)  # fmt: skip


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
    lying = sum(game.cubes) + game.yours.waiting_cubes
    if lying + game.cube_supply != total:
        yield f"there are {total} Renown cubes, but {lying} lie out and {game.cube_supply} are in the supply"
    for n in range(1, 10):
        if game.cubes[n] > game.board.renown_spaces[n]:
            spaces = game.board.renown_spaces[n]
            yield f"{game.board.region_names[n]} has {spaces} spaces for cubes, not {game.cubes[n]}"


def regions_are_possible(game: Game) -> Iterator[str]:
    """Regions out of play are empty; stacks and Estates stay within what there is."""
    for n in range(1, 10):
        name = game.board.region_names[n]
        if not game.in_play >> n & 1 and (game.cubes[n] or game.stacks[n] or game.estates[n]):
            yield f"{name} is out of play and must be empty"
        if game.stacks[n] > game.board.vineyards[n]:
            yield f"{name} has {game.board.vineyards[n]} Vineyards, not {game.stacks[n]}"
    if sum(game.estates) > game.board.count["estates"]:
        yield f"you have {game.board.count['estates']} Estates, not {sum(game.estates)}"


def barrels_add_up(game: Game) -> Iterator[str]:
    """Each side has its barrels: supply, Magnates, Sales, Export and Multipliers together."""
    total = game.board.count["barrels"]
    for side, out in zip((YOU, LACERDA), barrels_on_the_board(game), strict=True):
        if out + game.barrels[side] != total:
            yield f"{SIDES[side]} has {total} barrels, but {out} are out and {game.barrels[side]} in the supply"


def slots_are_possible(game: Game) -> Iterator[str]:
    """Barrels lie on slots in use, discs on booths of their own."""
    for holder, slot in zip(game.export, game.board.export_slots, strict=True):
        if holder and not slot.framed:
            yield f"Export slot {slot.name} is outside the frame for two players"
    for side in (YOU, LACERDA):
        if game.booths.count(side) > 1:
            yield f"{SIDES[side]} stands at {game.booths.count(side)} booths of {', '.join(BOOTHS)}"


def buildings_are_possible(game: Game) -> Iterator[str]:
    """No more Wineries, Cellars and workers lie on the board than there are."""
    for kind, left in zip(BUILDINGS, game.buildings, strict=True):
        if left > game.board.count[kind]:
            yield f"there are {game.board.count[kind]} {kind}, not {left}"


def experts_are_one_of_each(game: Game) -> Iterator[str]:
    """Each Expert tile is in at most one place, and in the deck of its own feature."""
    seen = [i for i in range(len(game.board.experts)) if game.his_experts >> i & 1]
    for feature, (known, hidden, bottom) in enumerate(game.expert_decks):
        tiles = [*known, *(i for i in range(len(game.board.experts)) if hidden >> i & 1), *bottom]
        for tile in tiles:
            if game.board.experts[tile].feature != feature:
                yield f"{game.board.experts[tile].name} cannot be in the {FEATURES[feature]} deck"
        seen += tiles
    for tile in sorted({tile for tile in seen if seen.count(tile) > 1}):
        yield f"the Expert {game.board.experts[tile].name} is in two places"


def magnate_tiles_are_limited(game: Game) -> Iterator[str]:
    """Display, stacks and owners together have no more of a Magnate tile than the game."""
    display, actions, multipliers = game.magnates
    n = len(actions)
    for kind, copies in enumerate(game.board.action_copies):
        held = display.count(kind + 1) + actions[kind] + game.yours.actions[kind]
        if held > copies:
            yield f"the game has {copies} of the tile {game.board.tile_names[kind + 1]}, not {held}"
    for kind, copies in enumerate(game.board.multiplier_copies):
        held = (
            display.count(n + kind + 1) + multipliers[kind] + game.yours.multipliers[kind] + game.his_multipliers[kind]
        )
        if held > copies:
            yield f"the game has {copies} of the tile {game.board.tile_names[n + kind + 1]}, not {held}"


def decks_and_markers_are_possible(game: Game) -> Iterator[str]:
    """Action and Number cards are the nine; markers stand on the Quadrel; each side has its place in the order."""
    if game.action_deck & ~ALL_SPACES or game.numbers & ~ALL_NUMBERS:
        yield "a deck holds a card that does not exist"
    if game.bribes & ~ALL_SPACES or game.bribes >> CENTRE & 1:
        yield "a bribe lies where none can lie (never on the centre)"
    if any(not ALL_SPACES >> space & 1 for space in game.markers[1:]):
        yield "an Action Marker stands outside the Quadrel"
    if sorted(game.order) != [YOU, LACERDA]:
        yield "the order must name both sides once"
    if any(game.next_order.count(side) > 1 for side in (YOU, LACERDA)):
        yield "a side stands twice in the lower row of the order"


def purses_are_not_negative(game: Game) -> Iterator[str]:
    """Nobody has less than nothing."""
    for what, row in (
        ("Bagos", game.bagos),
        ("VP", game.vp),
        ("Fair Points", game.fair_points),
        ("barrels", game.barrels),
    ):
        for side in (YOU, LACERDA):
            if row[side] < 0:
                yield f"{SIDES[side]} cannot have {row[side]} {what}"
    if game.cube_supply < 0:
        yield f"the supply cannot have {game.cube_supply} cubes"


LAWS = (
    calendar_is_possible,
    cubes_add_up,
    regions_are_possible,
    barrels_add_up,
    slots_are_possible,
    buildings_are_possible,
    experts_are_one_of_each,
    magnate_tiles_are_limited,
    decks_and_markers_are_possible,
    purses_are_not_negative,
)
