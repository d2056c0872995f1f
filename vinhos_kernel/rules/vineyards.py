"""Your Vineyards action: one or two regions, the top tile of each, an Estate, the region's disc and bonus, a cube."""

from functools import lru_cache

from vinhos_kernel.data.board import Board
from vinhos_kernel.rules.asking import ask
from vinhos_kernel.rules.experts import hire_for_nothing
from vinhos_kernel.rules.need import Need, need_of_bagos
from vinhos_kernel.rules.renown import add_renown, move_waiting_cubes
from vinhos_kernel.rules.rival import price_for
from vinhos_kernel.rules.sales import STOP
from vinhos_kernel.state.estate import VINEYARDS, Land
from vinhos_kernel.state.game import Game, Vines
from vinhos_kernel.state.growing import (
    build,
    discard_vineyard,
    plant,
    see_vineyard,
    why_not_build,
    why_not_plant,
)
from vinhos_kernel.state.names import CELLARS, COLOURS, FARMERS, REGIONS, WINERIES
from vinhos_kernel.state.tiles import take_ports
from vinhos_kernel.state.verbs import gain_bagos
from vinhos_kernel.table.deck import cards_in
from vinhos_kernel.table.rule import rule
from vinhos_kernel.table.turn import Turn

RED_ONE = 1
NO_VINEYARD = Need(0, "no Vineyard that an Estate can take")
FREE_BUILDINGS = {"free_cellar": CELLARS, "free_farmer": FARMERS, "free_winery": WINERIES}


@rule("vineyards")
def vineyards(turn: Turn[Game], game: Game, side: int, discount: int) -> None:
    """Buy 1 Vineyard, or 1 from each of 2 different regions."""
    turn.then(buy_a_vineyard, side, discount, 0, game.board.count["take_most"])


@rule("vineyards.1")
def buy_a_vineyard(turn: Turn[Game], game: Game, side: int, discount: int, bought: int, most: int) -> None:
    """Choose a region that nothing was bought from in this action, and pay its price."""
    regions = regions_to_buy_from(game, side, game.bagos[side], discount, bought)
    if not regions and not bought:
        return turn.tells("no Vineyard can be bought any more")
    names = tuple(REGIONS[region] for region in regions)
    prompt = "From which region is a Vineyard bought?"
    answer = ask(turn, game, side, "region", prompt, (*names, STOP) if bought else names)
    if answer == STOP:
        return
    region = regions[names.index(str(answer))]
    turn.then(take_the_top_vineyard, side, region, price_for(game, side, vineyard_price(game, region, discount)))
    bought |= 1 << region
    if bought.bit_count() < most:
        turn.then(buy_a_vineyard, side, discount, bought, most)


@rule("vineyards.2")
def take_the_top_vineyard(turn: Turn[Game], game: Game, side: int, region: int, price: int) -> None:
    """The top tile of the stack, red or white as it comes, for the price on its cost side."""
    if not game.vines.tops[region]:
        turn.reads(game, "next_tile_visible")
    colour = top_colour(turn, game, region)
    if not homes_for(game, side, region, colour):
        turn.reads(game, "blind_purchase")
        return turn.tells("it is {colour}: no Estate can take it, it stays on the stack", colour=COLOURS[colour - 1])
    discard_vineyard(game, region)
    gain_bagos(game, side, -price)
    bought = (
        "buy[s] a {colour} Vineyard of {region} for {n} Bagos" if price else "take[s] a {colour} Vineyard of {region}"
    )
    turn.tells("{side} " + bought, side=side, colour=COLOURS[colour - 1], region=region, n=price)
    turn.then(plant_it, side, region, colour)
    if game.readings["next_tile_visible"] == "yes":
        turn.then(show_next_vineyard, region)


@rule("vineyards.3")
def plant_it(turn: Turn[Game], game: Game, side: int, region: int, colour: int) -> None:
    """Into an Estate of that region and colour, or one that has no Vineyard yet; the first one brings the bonus."""
    places = homes_for(game, side, region, colour)
    prompt = f"In which Estate does the {COLOURS[colour - 1]} Vineyard of {game.board.region_names[region]} go?"
    place = int(ask(turn, game, side, "estate", prompt, tuple(n + 1 for n in places))) - 1
    first = plant(game, side, place, region, colour)
    turn.tells("{side} plant[s] it in Estate {n}", side=side, n=place + 1)
    if first:
        turn.then(move_waiting_cubes, side, place)
        turn.then(take_bonus, side, place, region)
    turn.then(add_renown, side, place)


@rule("vineyards.4")
def take_bonus(turn: Turn[Game], game: Game, side: int, estate: int, region: int) -> None:
    """The Estate's disc goes to the region on the map, and the region gives what it gives."""
    bonus, amount = game.board.bonuses[region], game.board.bonus_amounts[region]
    turn.tells("the disc of Estate {n} goes to {region}", n=estate + 1, region=region)
    if bonus in FREE_BUILDINGS:
        _build_for_nothing(turn, game, side, estate, FREE_BUILDINGS[bonus])
    elif bonus == "port_tiles_2":
        turn.tells("{side} take[s] {n} Port tiles", side=side, n=take_ports(game, side, amount))
    elif bonus == "free_experts_2":
        for _ in range(amount):
            turn.then(hire_for_nothing, side)


@rule("vineyards.next")
def show_next_vineyard(turn: Turn[Game], game: Game, region: int) -> None:
    """Where a reading has the next tile of a stack lie open, it is turned up."""
    if game.stacks[region] and not game.vines.tops[region]:
        top_colour(turn, game, region)
        turn.reads(game, "next_tile_visible")
        turn.tells("the next Vineyard of {region} is turned up", region=region)


def need_for_a_vineyard(game: Game, side: int, discount: int = 0) -> Need:
    """What a Vineyard takes: the price of the cheapest that can be planted."""
    sure = game.readings["blind_purchase"] == "must_fit"
    least = _cheapest(game.board, game.in_play, game.stacks, game.vines, game.estates[side], sure)
    return NO_VINEYARD if least is None else need_of_bagos(price_for(game, side, max(0, least - discount)))


def regions_to_buy_from(game: Game, side: int, purse: int, discount: int, bought: int) -> list[int]:
    """The regions whose top Vineyard can be paid and planted, whichever colour it turns out to have."""
    sure = game.readings["blind_purchase"] == "must_fit"
    return [
        region
        for region in cards_in(game.in_play & ~bought)
        if game.stacks[region]
        and price_for(game, side, vineyard_price(game, region, discount)) <= purse
        and _has_a_home(game.board, region, game.vines, game.estates[side], sure)
    ]


def show_open_stacks(turn: Turn[Game], game: Game) -> None:
    """Name what is to be turned up before a player decides, where the top of each stack lies open."""
    if game.readings["next_tile_visible"] == "yes":
        for region in cards_in(game.in_play):
            if game.stacks[region] and not game.vines.tops[region]:
                turn.then(show_next_vineyard, region)


def vineyard_price(game: Game, region: int, discount: int) -> int:
    """The price on the cost side, less what an Expert or a Magnate tile takes off."""
    return max(0, int(game.board.prices[region]) - discount)


def homes_for(game: Game, side: int, region: int, colour: int) -> list[int]:
    """The Estates that can take a Vineyard; of those that are alike the first."""
    land = game.estates[side]
    return [
        place
        for place, estate in enumerate(land)
        if not why_not_plant(game.board, estate, region, colour) and land.index(estate) == place
    ]


def top_colour(turn: Turn[Game], game: Game, region: int, at_the_end: bool = False) -> int:
    """The colour (1 red, 2 white) of the next Vineyard of a stack; if nobody knows it, it turns up now."""
    tops = game.vines.tops[region]
    if tops and not at_the_end:
        return tops[0]
    red, white = game.vines.red[region], game.vines.white[region]
    names, weights = (("red", "white"), (red, white)) if red and white else (("red",) if red else ("white",), (1,))
    prompt = f"Which colour has the top Vineyard of {game.board.region_names[region]}?"
    colour = COLOURS.index(str(turn.look("vineyard", prompt, names, weights))) + 1
    see_vineyard(game, region, colour)
    return colour


@lru_cache(maxsize=4096)
def _cheapest(board: Board, in_play: int, stacks: bytes, vines: Vines, land: Land, sure: bool) -> int | None:
    """The price of the cheapest Vineyard that an Estate can take, if there is one."""
    for region in board.regions_by_price:
        if in_play >> region & 1 and stacks[region] and _has_a_home(board, region, vines, land, sure):
            return int(board.prices[region])
    return None


def _has_a_home(board: Board, region: int, vines: Vines, land: Land, sure: bool) -> bool:
    """Whether some Estate takes the top Vineyard of a region; of an unknown one each colour, or (not `sure`) one."""
    for estate in land:
        if not estate[VINEYARDS] and not why_not_plant(board, estate, region, RED_ONE):
            return True  # without a Vineyard it takes either colour
    tops = vines.tops[region]
    colours = tops[:1] or (1,) * bool(vines.red[region]) + (2,) * bool(vines.white[region])
    fits = (any(not why_not_plant(board, estate, region, colour) for estate in land) for colour in colours)
    return all(fits) if sure else any(fits)


def _build_for_nothing(turn: Turn[Game], game: Game, side: int, estate: int, kind: int) -> None:
    if not game.buildings[kind] or why_not_build(game.board, game.estates[side][estate], kind):
        return turn.tells("the bonus cannot be placed: no {piece}", piece=kind)
    build(game, side, estate, kind)
    turn.tells("a free {piece} comes into Estate {n}", piece=kind, n=estate + 1)
