"""The automa at Maintenance and at the Fair's Magnate tiles."""

from vinhos_kernel.opponents.numbers import draw_number, gather_numbers
from vinhos_kernel.rules.fair import next_pick, refill_after_pick
from vinhos_kernel.rules.schedule import take_back_a_barrel
from vinhos_kernel.rules.wine import value_of
from vinhos_kernel.state.estate import wine_name, wines_of
from vinhos_kernel.state.game import Game
from vinhos_kernel.state.growing import discard_wine
from vinhos_kernel.state.names import ACROSS, YOU
from vinhos_kernel.state.tiles import keep_action_tile, keep_multiplier, take_display_tile
from vinhos_kernel.table.choosing import Sieve
from vinhos_kernel.table.deck import mask_of
from vinhos_kernel.table.rule import rule
from vinhos_kernel.table.turn import Turn


@rule("automa.maintenance")
def maintain(turn: Turn[Game], game: Game) -> None:
    """It takes one barrel back from the Sales area by your rule, the lowest one."""
    turn.then(take_back_a_barrel, ACROSS)


@rule("automa.fair.tile")
def pick_a_tile(turn: Turn[Game], game: Game, out: int) -> None:
    """A Number card names a tile that it can pay with its least wine; without a wine or a tile it stops."""
    wines = wines_of(game.estates[ACROSS])
    open_ones = [
        place + 1
        for place, tile in enumerate(game.magnates.display)
        if tile and (game.barrels[ACROSS] or not game.board.is_multiplier(tile))
    ]
    if not wines or not open_ones:
        turn.tells("takes no more tiles: " + ("no wine is left" if not wines else "none can be taken"))
        return next_pick(turn, game, YOU, out | ACROSS)
    card = draw_number(turn, game, "Which Number card for its Magnate tile?", mask_of(open_ones))
    land = game.estates[ACROSS]
    least = Sieve("choice:wine", [wine_name(*wine) for wine in wines], turn.listening)
    values = {wine_name(*wine): value_of(game, land[wine[0]], wine[1]) for wine in wines}
    least.least("Wine Value", lambda name: values[name])
    place, at = next(wine for wine in wines if wine_name(*wine) == least.kept[0])
    discard_wine(game, ACROSS, place, at)
    tile = take_display_tile(game, card - 1)
    if game.board.is_multiplier(tile):
        keep_multiplier(game, ACROSS, tile)
    else:
        keep_action_tile(game, ACROSS, tile)
    goes_on = turn.reads(game, "automa_tiles") == "until_no_wine"
    turn.tells(
        "takes ‘{tile}’ from space {card} for {choice}",
        because=least,
        tile=tile,
        card=card,
        choice=("wine", least.kept[0]),
    )
    refill_after_pick(turn, game, card - 1)
    turn.then(gather_numbers)
    next_pick(turn, game, YOU, out if goes_on else out | ACROSS)


@rule("automa.fair.after")
def after_fair(turn: Turn[Game], game: Game) -> None:
    """After the Fair the Number cards are gathered."""
    turn.then(gather_numbers)
