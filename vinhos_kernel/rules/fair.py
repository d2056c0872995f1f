"""The Wine Tasting Fair for two sides: ranking, trophy, order, Magnate tiles in turns."""

from vinhos_kernel.rules.asking import ask
from vinhos_kernel.rules.citing import formula
from vinhos_kernel.rules.experts import show_tops
from vinhos_kernel.rules.press_release import enter_a_wine, take_a_booth
from vinhos_kernel.rules.rival import rival_of
from vinhos_kernel.rules.sales import STOP
from vinhos_kernel.rules.turn_order import order_by_booths
from vinhos_kernel.state.estate import wine_at, wine_names, wines_of
from vinhos_kernel.state.game import Game
from vinhos_kernel.state.growing import discard_wine
from vinhos_kernel.state.names import ACROSS, AT_A_TABLE, BOTH, FAIR_YEARS, MAGNATE_FIRST, OTHER, YOU
from vinhos_kernel.state.tiles import keep_action_tile, keep_multiplier, lay_out_tile, take_display_tile
from vinhos_kernel.state.verbs import score
from vinhos_kernel.table.errors import CannotDo, offers
from vinhos_kernel.table.put import put
from vinhos_kernel.table.rule import rule
from vinhos_kernel.table.turn import Turn


@rule("fair")
def fair(turn: Turn[Game], game: Game) -> None:
    """Entries still missing, rank and VP, trophy, the new order, then Magnate tiles in turns."""
    game.calendar = game.calendar._replace(phase="fair")
    by_order = turn.reads(game, "fair_entry_order") == "turn_order"
    for side in game.order if by_order else (ACROSS, YOU):
        rival = rival_of(game, side)
        if rival is None:
            turn.then(enter_late, side)
        elif not game.has_press_release(side):
            turn.then_named(rival.press_release_at_fair)
    turn.then(rank)
    if not game.played_here(ACROSS):
        turn.then(give_trophy)
    turn.then(order_by_booths)
    if turn.reads(game, "fair_fill") == "before":
        turn.then(fill_display)
    turn.then(begin_tiles)
    turn.tells("the Fair of year {n} opens", n=game.year)


@rule("fair.entry")
def enter_late(turn: Turn[Game], game: Game, side: int) -> None:
    """Who has issued no Press Release does so now, as a free step; without a wine only the disc goes to a booth."""
    if game.seats[side - 1] == AT_A_TABLE:
        turn.choose("done", "The Fair opens: set your booth and your Fair Points, then go on", ("done",), who="table")
        if not game.has_press_release(side):
            turn.tells("you stand at no booth of this Fair")
        return
    if game.has_press_release(side):
        return
    turn.tells("{side} enter[s] the Fair only now", side=side)
    show_tops(turn, game)
    if wines_of(game.estates[side]):
        turn.then(enter_a_wine, side)
    else:
        turn.tells("{side} come[s] without a wine: no Fair Points", side=side)
        turn.then(take_a_booth, side, 1)


def _number_of_fair(game: Game) -> int:
    """Which of the three Fairs this year has, from 0."""
    if game.year not in FAIR_YEARS:
        raise CannotDo(f"a Fair comes in the years {offers(FAIR_YEARS)}, not in year {game.year}")
    return FAIR_YEARS.index(game.year)


@formula("fair.vp")
def fair_vp(game: Game) -> tuple[int, int]:
    """VP of this Fair for you and for who sits across: 1st and 3rd place; a tie shares both, rounded down."""
    _number_of_fair(game)
    first, third = game.board.fair_vp[game.year]
    yours, his = game.fair_points[YOU], game.fair_points[ACROSS]
    if yours == his:
        return (first + third) // 2, (first + third) // 2
    return (first, third) if yours > his else (third, first)


@rule("fair.rank")
def rank(turn: Turn[Game], game: Game) -> None:
    """Fair Points rank both sides; they are not reset."""
    yours, his = fair_vp(game)
    score(game, YOU, yours)
    score(game, ACROSS, his)
    turn.tells(
        "Fair Points {you} to {him}: you score {your_vp} VP, {side} {his_vp}",
        you=game.fair_points[YOU], him=game.fair_points[ACROSS], your_vp=yours, his_vp=his, side=ACROSS,
    )  # fmt: skip


@rule("fair.trophy")
def give_trophy(turn: Turn[Game], game: Game) -> None:
    """The winner of a Fair takes a trophy; on a tie a reading decides."""
    yours, his = game.fair_points[YOU], game.fair_points[ACROSS]
    winner = YOU if yours > his else ACROSS
    if yours == his:
        winner = BOTH if turn.reads(game, "trophy_on_tie") == "both" else 0
    game.trophies = put(game.trophies, _number_of_fair(game), winner)
    if winner == BOTH:
        turn.tells("a tie: each side takes a trophy")
    elif winner:
        turn.tells("the trophy goes to {side}", side=winner)
    else:
        turn.tells("a tie: no trophy")


@rule("fair.fill")
def fill_display(turn: Turn[Game], game: Game) -> None:
    """Empty spaces of the display are filled: Multipliers first, then Action tiles."""
    for place, tile in enumerate(game.magnates.display):
        if not tile:
            turn.then(fill_space, place)


@rule("fair.fill.1")
def fill_space(turn: Turn[Game], game: Game, place: int) -> None:
    """One tile of the stack turns up on an empty space of the display."""
    _, actions, multipliers = game.magnates
    stack, first = (multipliers, len(actions) + 1) if any(multipliers) else (actions, 1)
    tiles, names, weights = game.board.tiles_in(stack, first)
    if not tiles:
        return turn.tells("no tile is left for space {n} of the display", n=place + 1)
    shown = turn.look("tile", f"Which tile turns up on space {place + 1} of the display?", names, weights)
    tile = tiles[names.index(str(shown))]
    lay_out_tile(game, place, tile)
    turn.tells("the tile ‘{tile}’ turns up on space {n} of the display", tile=tile, n=place + 1)


@rule("fair.tiles")
def begin_tiles(turn: Turn[Game], game: Game) -> None:
    """Who stands at the booth for it takes the first Magnate tile; if nobody does, a reading says who."""
    side = game.booths[MAGNATE_FIRST]
    if not side:
        start = turn.reads(game, "tile_picks_start")
        side = game.order[0] if start == "turn_order" else YOU if start == "you" else ACROSS
    turn.tells("the first Magnate tile is for {side}", side=side)
    next_pick(turn, game, side, 0)


@formula("fair.tiles.1")
def next_pick(turn: Turn[Game], game: Game, side: int, out: int) -> None:
    """Sides take tiles in turns until both have stopped; `out` has a bit for each side that stopped."""
    if out == BOTH:
        for each in (YOU, ACROSS):
            rival = rival_of(game, each)
            if rival:
                turn.then_named(rival.after_fair)
        return turn.then(clear_booths)
    if out & side:
        side = OTHER[side]
    rival = rival_of(game, side)
    if rival:
        turn.then_named(rival.pick_at_fair, out)
    else:
        turn.then(pick_a_tile, side, out)


@rule("fair.tiles.you")
def pick_a_tile(turn: Turn[Game], game: Game, side: int, out: int) -> None:
    """You take a tile of the display for a wine of yours, or stop; a Multiplier needs a barrel of your supply."""
    here = game.played_here(side)
    wines, barrels = wine_names(game.estates[side]), game.barrels[side]
    open_places = [
        str(place + 1)
        for place, tile in enumerate(game.magnates.display)
        if tile and (wines or not here) and (barrels or not game.board.is_multiplier(tile))
    ]
    prompt = "Which Magnate tile do you take, for a wine?"
    answer = ask(turn, game, side, "tile_pick", prompt, (*open_places, STOP))
    if answer == STOP:
        return _stop(turn, game, side, out)
    if here:
        estate, slot = wine_at(str(ask(turn, game, side, "wine", "Which wine is given for it?", wines)))
        discard_wine(game, side, estate, slot)
    tile = take_display_tile(game, int(answer) - 1)
    if game.board.is_multiplier(tile):
        keep_multiplier(game, side, tile)
    else:
        keep_action_tile(game, side, tile)
    turn.tells("{side} take[s] ‘{tile}’ from space {n}", side=side, tile=tile, n=int(answer))
    refill_after_pick(turn, game, int(answer) - 1)
    next_pick(turn, game, OTHER[side], out)


def _stop(turn: Turn[Game], game: Game, side: int, out: int) -> None:
    """A player takes no more tiles; whether an opponent goes on alone is a reading."""
    out |= side
    if rival_of(game, OTHER[side]) and not out & OTHER[side] and turn.reads(game, "human_stop") == "he_stops":
        out = BOTH
    turn.tells("{side} take[s] no more tiles", side=side)
    next_pick(turn, game, OTHER[side], out)


def refill_after_pick(turn: Turn[Game], game: Game, place: int) -> None:
    """Whether the stack fills an emptied space during the Fair, by a reading."""
    if turn.reads(game, "fair_refill") == "after_each":
        turn.then(fill_space, place)


@rule("fair.clear")
def clear_booths(turn: Turn[Game], game: Game) -> None:
    """Discs come back from the booths; the next Press Release is open to both again."""
    game.booths = bytes(len(game.booths))
    turn.tells("the discs come back from the booths")
