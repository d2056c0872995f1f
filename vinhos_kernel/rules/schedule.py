"""The years: who acts when, Maintenance, Fairs, the last action, the end."""

from vinhos_kernel.rules.fair import fair
from vinhos_kernel.rules.rival import rival_named
from vinhos_kernel.rules.turn_order import update_order
from vinhos_kernel.state.game import Game
from vinhos_kernel.state.names import FAIR_YEARS, LACERDA, YOU
from vinhos_kernel.state.verbs import return_barrel_from_sales
from vinhos_kernel.table.deck import cards_in
from vinhos_kernel.table.rule import rule
from vinhos_kernel.table.turn import Turn

LAST_YEAR = 6


@rule("year")
def play_year(turn: Turn[Game], game: Game, year: int, rival: str) -> None:
    """Start of the year, both sides' actions, Maintenance, in years 3, 5 and 6 a Fair, then the next year."""
    if year > 1:
        turn.then(turn_vintage_tile)
    turn.then(move_tax_marker, year)
    turn.then(take_actions_in_a_row, rival)
    turn.then(your_maintenance)
    turn.then_named(rival_named(rival).maintain)
    if year in FAIR_YEARS:
        turn.then(fair, rival)
    if year < LAST_YEAR:
        turn.then(play_year, year + 1, rival)
    else:
        turn.then(last_action, rival)


@rule("year.vintage")
def turn_vintage_tile(turn: Turn[Game], game: Game) -> None:
    """A new Vintage tile is turned: this year's weather, the Magnates' wishes and the features."""
    tiles = cards_in(game.calendar.unseen)
    if not tiles:
        return turn.tells("no Vintage tile is left: the old one stays")
    names = tuple(game.board.vintages[tile].name for tile in tiles)
    tile = tiles[names.index(str(turn.look("vintage", "Which Vintage tile is turned?", names)))]
    game.calendar = game.calendar._replace(vintage=tile, unseen=game.calendar.unseen & ~(1 << tile))
    turn.tells("the Vintage tile {vintage} is turned", vintage=tile)


@rule("year.tax")
def move_tax_marker(turn: Turn[Game], game: Game, year: int) -> None:
    """The Year/Taxation marker moves to the year's space of the Quadrel and taxes it all year."""
    space = game.board.year_spaces[year]
    game.calendar = game.calendar._replace(year=year, phase="actions", tax=space, circle=1)
    turn.tells("year {n}: the tax marker stands on {space}", n=year, space=space)


@rule("year.actions")
def take_actions_in_a_row(turn: Turn[Game], game: Game, rival: str) -> None:
    """In turn order each side takes both of its actions in a row; a changed order counts after that."""
    each = turn.reads(game, "solo_order_update") == "after_each_side"
    for place, side in enumerate(game.order):
        if place:
            turn.then(move_to_second_circle)
        if side == LACERDA:
            turn.then_named(rival_named(rival).take_turn)
            turn.then_named(rival_named(rival).take_turn)
        else:
            turn.then(your_actions)
        if each:
            turn.then(update_order)
    if not each:
        turn.then(update_order)
    first = "you act first" if game.order[0] == YOU else "Lacerda acts first"
    turn.tells(f"{first}: each side takes its two actions in a row")


@rule("year.circle")
def move_to_second_circle(turn: Turn[Game], game: Game) -> None:
    """Between the sides the Year/Taxation marker moves to the second circle of its space."""
    game.calendar = game.calendar._replace(circle=2)
    turn.tells("the tax marker moves to the second circle of {space}", space=game.calendar.tax)


@rule("year.you")
def your_actions(turn: Turn[Game], game: Game) -> None:
    """The moment for your own two actions: play them at your table and set what changed."""
    turn.choose("done", "Take your two actions, set what they changed, then go on", ("done",), who="table")


@rule("year.maintenance")
def your_maintenance(turn: Turn[Game], game: Game) -> None:
    """You take exactly one of your barrels back from the Sales area, if you have any there."""
    game.calendar = game.calendar._replace(phase="maintenance")
    slots = game.board.sales_slots
    yours = tuple(slots[i].name for i, side in enumerate(game.sales) if side == YOU)
    if not yours:
        return turn.tells("you have no barrel in the Sales area")
    name = turn.choose("slot", "Which of your Sales barrels comes back?", yours)
    slot = next(i for i, each in enumerate(slots) if each.name == name)
    return_barrel_from_sales(game, slot)
    turn.tells("you take your barrel back from {slot}", slot=slot)


@rule("year.last")
def last_action(turn: Turn[Game], game: Game, rival: str) -> None:
    """After the third Fair each side takes one more action; no new Vintage tile, no Press Release."""
    game.calendar = game.calendar._replace(phase="last_action")
    for side in game.order:
        if side == LACERDA:
            turn.then_named(rival_named(rival).last_action)
        else:
            turn.then(your_actions)
    turn.then_named(rival_named(rival).score)
    turn.then(end)


@rule("year.end")
def end(turn: Turn[Game], game: Game) -> None:
    """The game is over."""
    game.calendar = game.calendar._replace(phase="over")
    turn.tells("the game is over")
