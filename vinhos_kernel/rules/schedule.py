"""The years: who acts when, Maintenance, Production, Fairs, the last action, the end."""

from vinhos_kernel.rules.asking import ask
from vinhos_kernel.rules.fair import fair
from vinhos_kernel.rules.production import produce
from vinhos_kernel.rules.rival import rival_of
from vinhos_kernel.rules.scoring import final_score
from vinhos_kernel.rules.turn import take_a_turn
from vinhos_kernel.rules.turn_order import update_order
from vinhos_kernel.state.game import Game
from vinhos_kernel.state.names import ACROSS, AT_A_TABLE, FAIR_YEARS, NOWHERE
from vinhos_kernel.state.tiles import flip_all_up
from vinhos_kernel.state.verbs import return_barrel_from_sales
from vinhos_kernel.table.deck import cards_in
from vinhos_kernel.table.rule import rule
from vinhos_kernel.table.turn import Turn

LAST_YEAR = 6
FLIP_YEARS = (4, 6)


@rule("year")
def play_year(turn: Turn[Game], game: Game, year: int) -> None:
    """A year starts: from year 2 on a new Vintage tile, before 4 and 6 the flips, the tax marker; then the rest."""
    if year > 1:
        turn.then(turn_vintage_tile)
    if year in FLIP_YEARS:
        turn.then(flip_tiles_up)
    turn.then(move_tax_marker, year)
    turn.then(play_the_rest, year)


@rule("year.rest")
def play_the_rest(turn: Turn[Game], game: Game, year: int) -> None:
    """Everybody's actions, Maintenance, Production, in years 3, 5 and 6 a Fair; then the next year or the end."""
    rival = rival_of(game, ACROSS)
    alternate = rival is None or (rival.turn_shape and game.readings[rival.turn_shape] == "alternating")
    turn.then(take_actions_in_turns if alternate else take_actions_in_a_row)
    turn.then(maintain)
    turn.then(produce)
    if year in FAIR_YEARS:
        turn.then(fair)
    if year < LAST_YEAR:
        turn.then(play_year, year + 1)
    else:
        turn.then(last_action)


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


@rule("year.flip")
def flip_tiles_up(turn: Turn[Game], game: Game) -> None:
    """Before years 4 and 6 all face-down Experts and Magnate Action tiles of the players turn face up."""
    for side in game.order:
        if game.played_here(side):
            turn.tells("{side} turn[s] {n} tiles face up", side=side, n=flip_all_up(game, side))


@rule("year.tax")
def move_tax_marker(turn: Turn[Game], game: Game, year: int) -> None:
    """The Year/Taxation marker moves to the year's space of the Quadrel and taxes it all year."""
    space = game.board.year_spaces[year]
    game.calendar = game.calendar._replace(year=year, phase="actions", tax=space, circle=1)
    turn.tells("year {n}: the tax marker stands on {space}", n=year, space=space)


@rule("year.actions")
def take_actions_in_a_row(turn: Turn[Game], game: Game) -> None:
    """Alone: in turn order each side takes both of its actions in a row; a changed order counts after that."""
    each = turn.reads(game, "solo_order_update") == "after_each_side"
    for place, side in enumerate(game.order):
        if place:
            turn.then(move_to_second_circle)
        for _ in range(game.board.count["actions_per_year"]):
            _act(turn, game, side)
        if each:
            turn.then(update_order)
    if not each:
        turn.then(update_order)
    _name_turn_shape(turn, game)
    turn.tells("{side} act[s] first: each side takes its two actions in a row", side=game.order[0])


@rule("year.round")
def take_actions_in_turns(turn: Turn[Game], game: Game) -> None:
    """For two people: everybody one action in turn order, then the same again in the order that holds by then."""
    turn.then(take_one_action_each)
    turn.then(update_order)
    turn.then(move_to_second_circle)
    turn.then(take_one_action_each)
    turn.then(update_order)


@rule("year.round.1")
def take_one_action_each(turn: Turn[Game], game: Game) -> None:
    """In turn order each player moves and takes one action."""
    for side in game.order:
        _act(turn, game, side)
    _name_turn_shape(turn, game)
    turn.tells("{side} act[s] first", side=game.order[0])


@rule("year.circle")
def move_to_second_circle(turn: Turn[Game], game: Game) -> None:
    """The Year/Taxation marker moves to the second circle of its space: between the sides, or between the actions."""
    game.calendar = game.calendar._replace(circle=2)
    turn.tells("the tax marker moves to the second circle of {space}", space=game.calendar.tax)


@rule("year.you")
def act_at_your_table(turn: Turn[Game], game: Game) -> None:
    """Your side lies on a real table: the moment for an action of yours there."""
    turn.choose("done", "Take your action at your table, set what it changed, then go on", ("done",), who="table")


@rule("year.maintenance")
def maintain(turn: Turn[Game], game: Game) -> None:
    """In turn order everybody takes one barrel back from the Sales area."""
    game.calendar = game.calendar._replace(phase="maintenance", tax=NOWHERE)
    turn.tells("the year's marker leaves the Quadrel for Maintenance")
    for side in game.order:
        rival = rival_of(game, side)
        if rival:
            turn.then_named(rival.maintain)
        else:
            turn.then(take_back_a_barrel, side)


@rule("year.maintenance.1")
def take_back_a_barrel(turn: Turn[Game], game: Game, side: int) -> None:
    """Exactly one of your barrels comes back from the Sales area, if you have any there."""
    slots = game.board.sales_slots
    own = tuple(slots[i].name for i, holder in enumerate(game.sales) if holder == side)
    if not own:
        return turn.tells("none of {whose} barrels lies in the Sales area", whose=side)
    name = ask(turn, game, side, "slot", "Which of your Sales barrels comes back?", own)
    slot = game.board.sales_slot_at[str(name)]
    return_barrel_from_sales(game, slot)
    turn.tells("{side} take[s] the barrel back from {slot}", side=side, slot=slot)


@rule("year.last")
def last_action(turn: Turn[Game], game: Game) -> None:
    """After the third Fair each side takes one more action; no new Vintage tile, nothing flips, no Press Release."""
    game.calendar = game.calendar._replace(phase="last_action")
    if turn.reads(game, "last_action_tax") == "year_6":
        game.calendar = game.calendar._replace(tax=game.board.year_spaces[LAST_YEAR])
        turn.tells("one more action for each side; {space} is taxed once more", space=game.calendar.tax)
    else:
        turn.tells("one more action for each side; no space is taxed")
    for side in game.order:
        rival = rival_of(game, side)
        if rival:
            turn.then_named(rival.last_action)
        else:
            _act(turn, game, side)
    turn.then(final_score)
    turn.then(end)


@rule("year.end")
def end(turn: Turn[Game], game: Game) -> None:
    """The game is over."""
    game.calendar = game.calendar._replace(phase="over")
    turn.tells("the game is over")


def _name_turn_shape(turn: Turn[Game], game: Game) -> None:
    """The next sentence hangs on whether an opponent alternates with you, where that is a doubt."""
    rival = rival_of(game, ACROSS)
    if rival is not None and rival.turn_shape:
        turn.reads(game, rival.turn_shape)


def _act(turn: Turn[Game], game: Game, side: int) -> None:
    """One action of a side: a person here, a person at a real table, or an opponent."""
    rival = rival_of(game, side)
    if rival:
        turn.then_named(rival.take_turn)
    elif game.seats[side - 1] == AT_A_TABLE:
        turn.then(act_at_your_table)
    else:
        turn.then(take_a_turn, side)
