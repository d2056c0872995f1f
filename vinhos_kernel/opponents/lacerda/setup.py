"""Setting up against Lacerda: his barrels and Experts, two decks, a Vineyard, a Magnate tile, the head start."""

from vinhos_kernel.opponents.lacerda.buildings import discard_the_top, take_expert
from vinhos_kernel.opponents.lacerda.cubes import add_a_cube, regions_in_play
from vinhos_kernel.opponents.numbers import draw_number, gather_numbers
from vinhos_kernel.state.game import Game, barrels_on_the_board
from vinhos_kernel.state.names import ALL_NUMBERS, ALL_SPACES, FEATURES, LACERDA
from vinhos_kernel.state.tiles import take_display_tile
from vinhos_kernel.state.verbs import place_barrel_on_export, score
from vinhos_kernel.table.deck import mask_of
from vinhos_kernel.table.put import put
from vinhos_kernel.table.rule import rule
from vinhos_kernel.table.turn import Turn


@rule("lacerda.setup")
def set_up(turn: Turn[Game], game: Game) -> None:
    """All his barrels lie in his area; he has no board and no money."""
    game.barrels = put(game.barrels, LACERDA, game.board.count["barrels"] - barrels_on_the_board(game)[1])
    game.bagos = put(game.bagos, LACERDA, 0)
    turn.tells("has all {n} barrels in his area and no Bagos", n=game.barrels[LACERDA])
    for feature in range(len(FEATURES)):
        turn.then(take_expert, feature)
    turn.then(shuffle_two_decks)
    turn.then(head_start)


@rule("lacerda.setup.decks")
def shuffle_two_decks(turn: Turn[Game], game: Game) -> None:
    """Nine Action cards, one for each space, and nine Number cards."""
    game.action_deck = ALL_SPACES
    game.numbers = ALL_NUMBERS
    turn.tells("nine Action cards and nine Number cards are shuffled")


@rule("lacerda.setup.vineyard")
def initial_vineyard(turn: Turn[Game], game: Game) -> None:
    """A Number card: the top Vineyard of that region goes, a cube comes."""
    region = draw_number(turn, game, "Which region's Number card?", mask_of(regions_in_play(game)))
    turn.tells("his first Vineyard comes from {region}", region=region)
    if game.stacks[region]:
        discard_the_top(turn, game, region)
    add_a_cube(turn, game, region)
    if turn.reads(game, "setup_deck") == "each_step":
        turn.then(gather_numbers)


@rule("lacerda.setup.tile")
def first_magnate_tile(turn: Turn[Game], game: Game) -> None:
    """Number cards until one names a tile of the display; he takes it and never uses it."""
    numbered = mask_of([place + 1 for place, tile in enumerate(game.magnates.display) if tile])
    if not numbered:
        return turn.tells("no Magnate tile lies on the display")
    card = draw_number(turn, game, "Which Number card for his first Magnate tile?", numbered)
    tile = take_display_tile(game, card - 1)
    turn.tells("takes ‘{tile}’ from space {card} of the display", tile=tile, card=card)
    turn.then(gather_numbers)


@rule("lacerda.setup.head_start")
def head_start(turn: Turn[Game], game: Game) -> None:
    """A barrel on the top slot of each of the two leftmost columns of the frame, and 19 VP."""
    columns = [i for i, column in enumerate(game.board.export_columns) if column.framed]
    for column in columns[: game.board.lacerda["head_start_barrels"]]:
        slots = [i for i, slot in enumerate(game.board.export_slots) if slot.column == column]
        slot = max(slots, key=lambda i: game.board.export_slots[i].row)
        place_barrel_on_export(game, LACERDA, slot)
        turn.tells("puts a barrel on {export_slot}", export_slot=slot)
    points = game.board.lacerda["head_start_vp"]
    score(game, LACERDA, points)
    turn.tells("starts with {his_vp} VP", his_vp=points)
