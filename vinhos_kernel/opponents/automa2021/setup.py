"""Setting up against the draft automa: a board as yours, four tokens on the loop, Number cards for its first things."""

from vinhos_kernel.opponents.automa2021.path import starting_path
from vinhos_kernel.opponents.numbers import draw_number, gather_numbers
from vinhos_kernel.rules.setup import first_wine
from vinhos_kernel.rules.vineyards import take_the_top_vineyard
from vinhos_kernel.state.game import Game
from vinhos_kernel.state.names import ACROSS, ALL_NUMBERS
from vinhos_kernel.state.tiles import keep_action_tile, take_display_tile
from vinhos_kernel.table.deck import cards_in, mask_of
from vinhos_kernel.table.rule import rule
from vinhos_kernel.table.turn import Turn


@rule("automa.setup")
def set_up(turn: Turn[Game], game: Game) -> None:
    """A draft of 2021: the sheet stays beside you; its four tokens lie on the loop, nine Number cards are shuffled."""
    turn.tells("this opponent is an unpublished draft of 2021: keep its sheet beside you and check each icon")
    game.numbers = ALL_NUMBERS
    game.path = starting_path(game)
    turn.tells("the four tokens lie on the loop")


@rule("automa.setup.vineyard")
def initial_vineyard(turn: Turn[Game], game: Game) -> None:
    """A Number card names the region of its first Vineyard, which brings bonus, cube and wine as yours does."""
    fits = [region for region in cards_in(game.in_play) if game.stacks[region]]
    region = draw_number(turn, game, "Which region's Number card?", mask_of(fits))
    turn.tells("Number card {n}: its first Vineyard lies in {region}", n=region, region=region)
    turn.then(take_the_top_vineyard, ACROSS, region, 0)
    turn.then(first_wine, ACROSS, region)
    turn.then(gather_numbers)


@rule("automa.setup.tile")
def first_magnate_tile(turn: Turn[Game], game: Game) -> None:
    """A Number card names its first Magnate tile, which is never the Export tile."""
    names = game.board.tile_names
    lying = [place + 1 for place, tile in enumerate(game.magnates.display) if tile and names[tile] != "export"]
    if not lying:
        return turn.tells("no Magnate tile can be taken")
    card = draw_number(turn, game, "Which Number card for its first Magnate tile?", mask_of(lying))
    tile = take_display_tile(game, card - 1)
    keep_action_tile(game, ACROSS, tile)
    turn.tells("takes ‘{tile}’ from space {card} of the display", tile=tile, card=card)
    turn.then(gather_numbers)
