"""Lacerda's turn: an Action card, the move at the bank's cost, and his version of the action."""

from vinhos_kernel.opponents.lacerda import buildings, export, press_release, sales
from vinhos_kernel.opponents.numbers import gather_numbers
from vinhos_kernel.rules.quadrel import price_of
from vinhos_kernel.state.game import Game
from vinhos_kernel.state.names import ALL_SPACES, LACERDA, SPACES, YOU
from vinhos_kernel.state.verbs import gain_bagos, leave_bribe, move_marker
from vinhos_kernel.table.rule import rule
from vinhos_kernel.table.turn import Turn

ACTIONS = {
    "vineyards": buildings.vineyards,
    "cellars": buildings.cellars,
    "wineries": buildings.wineries,
    "experts": buildings.experts,
    "press_release": press_release.pass_or_press_release,
    "workers": buildings.workers,
    "export": export.export,
    "sales": sales.sales,
}


@rule("lacerda.turn")
def take_turn(turn: Turn[Game], game: Game) -> None:
    """The top Action card says where he goes and what he does; it stays out until after the Fair."""
    here = game.markers[LACERDA]
    if not game.action_deck:
        turn.tells("no Action card is left: all nine are shuffled")
        game.action_deck = ALL_SPACES
    deck = game.action_deck
    others = deck & ~(1 << here)
    fits = others if others and game.readings["same_space"] == "redraw" else deck
    card = turn.draw(game, "action_deck", "action", "Which Action card?", fits, ALL_SPACES, SPACES, stay_out=False)
    if any(not drawn.fits for drawn in turn.draws):
        turn.reads(game, "same_space")
        turn.tells("the card names his own space {space}: it goes back, another is drawn", space=here)
    game.action_deck = deck & ~(1 << card)
    turn.tells("Action card: {space}", space=card)
    turn.then(move, card)
    turn.then(ACTIONS[game.board.actions[card]])
    turn.then(gather_numbers)


@rule("lacerda.move")
def move(turn: Turn[Game], game: Game, space: int) -> None:
    """The bank pays what he owes, and you your Bago; where he was he leaves a bribe."""
    here = game.markers[LACERDA]
    if space == here:
        turn.reads(game, "same_space")
        return turn.tells("stands on {space} already: no move, no bribe", space=space)
    if leave_bribe(game, here):
        turn.tells("leaves a bribe on {space}", space=here)
    price = price_of(game, LACERDA, space)
    move_marker(game, LACERDA, space)
    turn.tells(
        "moves to {space}; the bank pays {n} Bagos" if price.total else "moves to {space} for nothing",
        space=space,
        n=price.total,
    )
    if price.marker:
        gain_bagos(game, YOU, price.marker)
        turn.tells("your marker is there: you get {your_bagos} Bago from the bank", your_bagos=price.marker)
