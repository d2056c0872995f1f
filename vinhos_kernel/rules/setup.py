"""Setting up the table for two: seven regions, the first Vintage tile, six Magnate tiles."""

from vinhos_kernel.rules.rival import rival_named
from vinhos_kernel.rules.schedule import play_year, turn_vintage_tile
from vinhos_kernel.state.game import Game
from vinhos_kernel.state.names import REGION_NUMBERS, REGIONS
from vinhos_kernel.state.verbs import lay_out_tile, take_cubes
from vinhos_kernel.table.put import put
from vinhos_kernel.table.rule import rule
from vinhos_kernel.table.turn import Turn


@rule("setup")
def set_up(turn: Turn[Game], game: Game, rival: str) -> None:
    """A table for two: two regions out, a Vintage tile, the Magnate display, the opponent, then year 1."""
    for _ in range(len(REGION_NUMBERS) - game.board.count["regions_in_play"]):
        turn.then(take_a_region_out)
    turn.then(turn_vintage_tile)
    for place in range(len(game.magnates.display)):
        turn.then(first_tile, place)
    turn.then_named(rival_named(rival).set_up)
    turn.then(play_year, 1, rival)


@rule("setup.regions")
def take_a_region_out(turn: Turn[Game], game: Game) -> None:
    """A region that is not used with two players: its Vineyards leave the table."""
    names = tuple(REGIONS[n] for n in REGION_NUMBERS if game.in_play >> n & 1 and not game.estates[n])
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
