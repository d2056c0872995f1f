"""Five of the nine cards: Vineyards, Cellars, Wineries, Enologists / Farmers, Wine Experts."""

from vinhos_kernel.opponents.lacerda.cubes import add_a_cube, draw_a_region, regions_in_play
from vinhos_kernel.rules.experts import top_expert
from vinhos_kernel.rules.vineyards import top_colour
from vinhos_kernel.state.game import Game
from vinhos_kernel.state.growing import discard_vineyard
from vinhos_kernel.state.names import CELLARS, COLOURS, ENOLOGISTS, FARMERS, LACERDA, WINERIES
from vinhos_kernel.state.tiles import take_top_expert
from vinhos_kernel.state.verbs import discard_buildings
from vinhos_kernel.table.rule import rule
from vinhos_kernel.table.turn import Turn

AT_MOST = 2


@rule("lacerda.vineyards")
def vineyards(turn: Turn[Game], game: Game) -> None:
    """Two Number cards, and a Vineyard discarded for each."""
    turn.then(discard_by_number)
    turn.then(discard_by_number)


@rule("lacerda.vineyards.1")
def discard_by_number(turn: Turn[Game], game: Game) -> None:
    """The top Vineyard of the drawn region goes, a Renown cube comes."""
    fits = regions_in_play(game)
    if any(not game.stacks[n] for n in fits) and turn.reads(game, "empty_stack") == "redraw":
        fits = tuple(n for n in fits if game.stacks[n])
    region = draw_a_region(turn, game, fits)
    if not region:
        return
    if game.stacks[region]:
        discard_the_top(turn, game, region)
    else:
        turn.tells("no Vineyard is left in {region}", region=region)
    add_a_cube(turn, game, region)


def discard_the_top(turn: Turn[Game], game: Game, region: int) -> None:
    """Discard the top Vineyard of a stack; whether its colour is seen is a reading."""
    if turn.reads(game, "discards_seen") == "yes":
        colour = COLOURS[top_colour(turn, game, region) - 1]
        turn.tells("discards the top Vineyard of {region}, a {colour} one", region=region, colour=colour)
    else:
        turn.tells("discards the top Vineyard of {region}", region=region)
    discard_vineyard(game, region)


@rule("lacerda.cellars")
def cellars(turn: Turn[Game], game: Game) -> None:
    """Two Number cards with a cube each, then two Cellars are discarded."""
    turn.then(cube_by_number)
    turn.then(cube_by_number)
    turn.then(discard_tiles, CELLARS)


@rule("lacerda.wineries")
def wineries(turn: Turn[Game], game: Game) -> None:
    """Two Number cards with a cube each, then two Wineries are discarded."""
    turn.then(cube_by_number)
    turn.then(cube_by_number)
    turn.then(discard_tiles, WINERIES)


@rule("lacerda.buildings.1")
def cube_by_number(turn: Turn[Game], game: Game) -> None:
    """The drawn region gets a Renown cube."""
    region = draw_a_region(turn, game, regions_in_play(game))
    if region:
        add_a_cube(turn, game, region)


@rule("lacerda.buildings.2")
def discard_tiles(turn: Turn[Game], game: Game, kind: int) -> None:
    """Two tiles of a kind leave the board, or all that are left."""
    gone = discard_buildings(game, kind, AT_MOST)
    turn.tells("discards {n} {building}" + _short(gone, game.buildings[kind]), n=gone, building=kind)


@rule("lacerda.workers")
def workers(turn: Turn[Game], game: Game) -> None:
    """Two Enologists and two Farmers leave the board, or all that are left."""
    for kind in (ENOLOGISTS, FARMERS):
        gone = discard_buildings(game, kind, AT_MOST)
        turn.tells("discards {n} {building}" + _short(gone, game.buildings[kind]), n=gone, building=kind)


@rule("lacerda.experts")
def experts(turn: Turn[Game], game: Game) -> None:
    """The top Expert of each feature on the Vintage tile is his."""
    features = game.tile.features if game.tile else ()
    if not features:
        turn.tells("takes no Expert: no Vintage tile shows a feature")
    for feature, _ in features:
        turn.then(take_expert, feature)


@rule("lacerda.experts.1")
def take_expert(turn: Turn[Game], game: Game, feature: int) -> None:
    """He takes the tile on top of a deck, if one is there."""
    tile = top_expert(turn, game, feature)
    if tile is None:
        return turn.tells("the {feature} deck is empty: no Expert", feature=feature)
    take_top_expert(game, LACERDA, tile)
    turn.tells("takes the {expert}", expert=tile)


def _short(gone: int, left: int) -> str:
    return "" if gone == AT_MOST else ": all that were left" if gone else ": none is left" if not left else ""
