"""Setting up the table for two: seven regions, the first Vintage tile, six Magnate tiles."""

from vinhos_kernel.rules.asking import ask
from vinhos_kernel.rules.experts import show_tops
from vinhos_kernel.rules.rival import rival_of
from vinhos_kernel.rules.schedule import play_year, turn_vintage_tile
from vinhos_kernel.rules.vineyards import show_open_stacks, take_the_top_vineyard
from vinhos_kernel.state.estate import REGION, regions_of
from vinhos_kernel.state.game import Game
from vinhos_kernel.state.growing import store_wine
from vinhos_kernel.state.names import ACROSS, OTHER, REGION_NUMBERS, REGIONS
from vinhos_kernel.state.tiles import keep_action_tile, lay_out_tile, spend_ports, take_display_tile
from vinhos_kernel.state.verbs import take_cubes
from vinhos_kernel.table.deck import cards_in
from vinhos_kernel.table.put import put
from vinhos_kernel.table.rule import rule
from vinhos_kernel.table.turn import Turn


@rule("setup")
def set_up(turn: Turn[Game], game: Game) -> None:
    """A table for two: regions out, Vintage tile, Magnates, money, first Vineyards and tiles, then year 1."""
    for _ in range(len(cards_in(game.in_play)) - game.board.count["regions_in_play"]):
        turn.then(take_a_region_out)
    rival = rival_of(game, ACROSS)
    late = rival is not None and rival.vintage_after_tiles
    if not late:
        turn.then(turn_vintage_tile)
    for place in range(len(game.magnates.display)):
        turn.then(first_tile, place)
    turn.then(give_money)
    for side in game.order:
        rival = rival_of(game, side)
        if rival:
            turn.then_named(rival.set_up)
    show_tops(turn, game)
    show_open_stacks(turn, game)
    for side in game.order:
        _first_vineyard(turn, game, side)
    for side in reversed(game.order):
        _first_magnate_tile(turn, game, side)
    if late:
        turn.then(turn_vintage_tile)
    turn.then(play_year, 1)


def _first_vineyard(turn: Turn[Game], game: Game, side: int) -> None:
    rival = rival_of(game, side)
    if rival:
        turn.then_named(rival.initial_vineyard)
    elif game.played_here(side):
        turn.then(choose_a_first_region, side)


def _first_magnate_tile(turn: Turn[Game], game: Game, side: int) -> None:
    rival = rival_of(game, side)
    if rival:
        turn.then_named(rival.first_tile)
    elif game.played_here(side):
        turn.then(choose_a_first_tile, side)


@rule("setup.money")
def give_money(turn: Turn[Game], game: Game) -> None:
    """Bagos to begin with: the first player 19, the second 20; alone you are the first."""
    for place, side in enumerate(game.order):
        if rival_of(game, side) and not game.played_here(side):
            continue
        alone = not game.played_here(OTHER[side])
        amount = game.board.solo["money"] if alone else game.board.count[("money_first", "money_second")[place]]
        game.bagos = put(game.bagos, side, amount)
        turn.tells("{side} begin[s] with {n} Bagos", side=side, n=amount)


@rule("setup.vineyard")
def choose_a_first_region(turn: Turn[Game], game: Game, side: int) -> None:
    """A free Vineyard of any region, with its bonus, a Renown cube and a first wine."""
    regions = tuple(n for n in cards_in(game.in_play) if game.stacks[n])
    names = tuple(REGIONS[n] for n in regions)
    prompt = "In which region does the first Vineyard lie?"
    region = regions[names.index(str(ask(turn, game, side, "region", prompt, names)))]
    turn.then(take_the_top_vineyard, side, region, 0)
    turn.then(first_wine, side, region)


@rule("setup.wine")
def first_wine(turn: Turn[Game], game: Game, side: int, region: int) -> None:
    """The first Vineyard brings a wine at once: as good as its Estate makes it, without any weather."""
    ports = 0
    if game.board.start_quality_port[region] and game.hands[side].ports:
        prompt = "How many Port tiles does the first wine take?"
        ports = int(ask(turn, game, side, "ports", prompt, (0, 1)))
        spend_ports(game, side, ports)
    quality = (game.board.start_quality_port if ports else game.board.start_quality)[region]
    place = next(i for i, estate in enumerate(game.estates[side]) if estate[REGION] == region)
    store_wine(game, side, place, quality)
    turn.tells("{whose} Estate {n} begins with a wine of Quality {m}", n=place + 1, whose=side, m=quality)


@rule("setup.tile")
def choose_a_first_tile(turn: Turn[Game], game: Game, side: int) -> None:
    """In reverse turn order: one of the Magnate Action tiles on the display, for nothing."""
    places = tuple(str(place + 1) for place, tile in enumerate(game.magnates.display) if tile)
    if not places:
        return turn.tells("no Magnate tile lies on the display")
    place = int(ask(turn, game, side, "tile_pick", "Which Magnate Action tile do you begin with?", places)) - 1
    tile = take_display_tile(game, place)
    keep_action_tile(game, side, tile)
    turn.tells("{side} begin[s] with the tile ‘{tile}’", side=side, tile=tile)


@rule("setup.regions")
def take_a_region_out(turn: Turn[Game], game: Game) -> None:
    """A region that is not used with two players: its Vineyards leave the table."""
    owned = {n for land in game.estates for n in regions_of(land)}
    names = tuple(REGIONS[n] for n in REGION_NUMBERS if game.in_play >> n & 1 and n not in owned)
    region = REGIONS.index(str(turn.look("region", "Which region goes out of play?", names)))
    take_cubes(game, region, game.cubes[region])
    game.in_play &= ~(1 << region)
    game.stacks = put(game.stacks, region, 0)
    turn.tells("{region} is out of play", region=region)


@rule("setup.display")
def first_tile(turn: Turn[Game], game: Game, place: int) -> None:
    """The display begins with Action tiles; an empty space of it turns one up."""
    tiles, names, weights = game.board.tiles_in(game.magnates.actions, 1)
    prompt = f"Which Action tile lies on space {place + 1} of the display?"
    tile = tiles[names.index(str(turn.look("tile", prompt, names, weights)))]
    lay_out_tile(game, place, tile)
    turn.tells("the tile ‘{tile}’ lies on space {n} of the display", tile=tile, n=place + 1)
