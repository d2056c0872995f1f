"""The set-up of the solo game: a table for two, the Helper, the first Public Building, his Courtier."""

from collections.abc import Sequence
from itertools import combinations_with_replacement, pairwise, permutations
from math import comb

from vinhos_kernel.lisboa.data.board import helper_is_high
from vinhos_kernel.lisboa.game import Church, Game, Stacks, bare_hand, rubble_known
from vinhos_kernel.lisboa.names import (
    ARCHITECTS,
    AT_A_TABLE,
    BLUE,
    FIGURES,
    GOODS,
    GREEN,
    HERE,
    KINDS,
    LACERDA,
    LETTERS,
    LINES,
    MINISTER,
    NOBLES,
    NOBODY,
    NOWHERE,
    PLACES,
    SITES,
    TREASURY,
    YOU,
)
from vinhos_kernel.lisboa.rules.asking import reveal
from vinhos_kernel.lisboa.rules.noble_actions import refill_decrees
from vinhos_kernel.lisboa.rules.rounds import begin_round
from vinhos_kernel.lisboa.town import goods_names, goods_of_words
from vinhos_kernel.lisboa.verbs import clear_site, open_building, refill_church, take_favor, turn_building
from vinhos_kernel.lisboa.words import place_name
from vinhos_kernel.table.errors import CannotDo
from vinhos_kernel.table.put import put
from vinhos_kernel.table.rule import rule
from vinhos_kernel.table.turn import Turn

ALL_GOODS = tuple(goods_names(mask) for mask in range(1, 1 << len(GOODS)))


@rule("lisboa.setup")
def set_up(turn: Turn[Game], game: Game) -> None:
    """A table for two with you as the first player, then Lacerda's own set-up, then the rounds."""
    turn.tells("a table for two: you have the Starting Player marker, Lacerda plays across")
    turn.then(lay_the_table)
    turn.then(read_the_streets)
    for street in range(len(game.board.street_goods)):
        turn.then(place_a_scoring_tile, street)
    turn.then(lay_rubble, 0)
    turn.then(refill_decrees, 1)
    for architect in (BLUE, GREEN):
        turn.then(next_building, architect)
    turn.then(draw_a_favor, YOU)
    turn.then(draw_a_favor, LACERDA)
    turn.then(place_the_helper)
    turn.then(first_building)
    turn.then(place_his_courtier, 0)
    turn.then(begin_round)


@rule("lisboa.setup.table")
def lay_the_table(turn: Turn[Game], game: Game) -> None:
    """Tracks, decks, ships, Church track, Plans, Favors, and what each side begins with."""
    count, board = game.board.counts, game.board
    if game.phase != "set_up" or any(game.stores) or any(game.buildings) or any(game.rubble) or game.decrees:
        raise CannotDo("the table is laid already: a set-up begins on an empty one")
    game.period, game.treasury = 1, count["treasury_start"]
    game.event_decks = bytes((count["event_deck"],) * len(FIGURES))
    game.yard = tuple(n for n, ship in enumerate(board.ships) if ship.period == 1)
    game.prices, game.neutral = board.prices, bytes((count["neutral_officials"],) * len(NOBLES))
    game.favors = bytes((count["favors_each"],) * len(NOBLES))
    game.plans = bytes(len(stack) for stack in board.plans)
    game.stacks = Stacks(
        bytes(2), bytes((count["buildings_each"],) * 2), (1 << len(board.building_faces)) - 1, bytes(2)
    )
    game.church = Church(board.spots.index("church"), 0, count["clergy_tiles"] - 1)
    game.clergy_backs = bytes(copies for _, copies in board.clergy_backs)
    refill_church(game)
    deal_the_sides(turn, game)


def deal_the_sides(turn: Turn[Game], game: Game) -> None:
    """Houses, Officials, wigs and Influence for both; Starting Plans; you keep one Clergy tile."""
    count, mine = game.board.counts, game.board.his["starting_plans"]
    middle = put(bytes(len(NOBLES)), MINISTER, 1)
    start = bare_hand(count["houses"], count["officials"])._replace(wigs=count["wigs_start"])
    you = start._replace(influence=count["influence_first"], plans=1, clergy=1)
    his = start._replace(influence=count["influence_second"], plans=mine)
    you = you._replace(officials=you.officials - 1, offices=middle)
    if turn.reads(game, "setup_official") == "minister":
        his = his._replace(officials=his.officials - 1, offices=middle)
    game.hands = (bare_hand(), you, his)
    game.starting_plans = count["starting_plans"] - 1 - mine
    turn.tells("the Treasury stands on {n}; Lacerda takes his Officials, houses and {m} Starting Plans",
               n=game.treasury, m=mine)  # fmt: skip


@rule("lisboa.setup.streets")
def read_the_streets(turn: Turn[Game], game: Game) -> None:
    """The goods of the four streets, from the west: asked at a table, unless a file of your own says them."""
    game.street_goods = game.board.street_goods
    if game.seat == AT_A_TABLE and not game.board.streets_known:
        options = tuple("-".join(order) for order in permutations(GOODS))
        prompt = "Goods of the four streets, from the west?"
        answer = str(turn.choose("street_goods", prompt, options, "table"))
        game.street_goods = bytes(GOODS.index(name) for name in answer.split("-"))
    turn.tells("the streets from the west sell {street_goods}", street_goods=tuple(game.street_goods))


@rule("lisboa.setup.scoring")
def place_a_scoring_tile(turn: Turn[Game], game: Game, street: int) -> None:
    """One Scoring tile below each street, no two equal ones side by side."""
    ways = dict.fromkeys(range(1, 10), 1)
    if game.seat == HERE:
        ways = tiles_that_fit(game.board.scoring_tiles, tuple(game.streets[:street]))
    beside = [game.streets[n] for n in (street - 1, street + 1) if 0 <= n < len(game.streets)]
    fitting = {tile: weight for tile, weight in ways.items() if tile not in beside}
    prompt = f"Scoring tile of street {street + 1}?"
    wigs = int(reveal(turn, game, "scoring_tile", prompt, tuple(fitting), tuple(fitting.values())))
    game.streets = put(game.streets, street, wigs)
    turn.tells("{street} brings {n} wigs", street=street, n=wigs)


def tiles_that_fit(tiles: Sequence[int], placed: tuple[int, ...]) -> dict[int, int]:
    """The tiles that may come next, each with the number of orders without equal neighbours that it leaves open."""
    ways = dict.fromkeys(sorted(set(tiles)), 0)
    for order in permutations(tiles):
        if order[: len(placed)] == placed and all(a != b for a, b in pairwise(order)):
            ways[order[len(placed)]] += 1
    return {tile: count for tile, count in ways.items() if count}


@rule("lisboa.setup.rubble")
def lay_rubble(turn: Turn[Game], game: Game, place: int) -> None:
    """Cubes from the bag to every row, column and building site, and a pile; the others leave the game."""
    cubes = cubes_from_the_bag(turn, game, place)
    lying = bytes(cubes.count(letter) for letter in LETTERS)
    game.rest += sum(game.rubble_at(place)) - len(cubes)
    game.rubble = game.rubble[: 3 * place] + lying + game.rubble[3 * place + 3 :]
    turn.tells("rubble at {place}: {cubes}", place=place, cubes=cubes or "none")
    if place + 1 < len(PLACES):
        return turn.then(lay_rubble, place + 1)
    game.rest += game.pile
    game.pile = min(game.rest, game.board.counts["rubble_pile"])
    game.rest -= game.pile


def cubes_from_the_bag(turn: Turn[Game], game: Game, place: int) -> str:
    """The cubes that come to lie at a place, by their letters; where none lies nothing is asked."""
    size = 0 if is_built_on(game, place) else game.board.rubble[place]
    options = tuple("".join(cubes) for cubes in combinations_with_replacement(LETTERS, size))
    left = [game.board.cube_copies[kind] - rubble_known(game, kind) for kind in range(len(KINDS))]
    odds = {cubes: weight for cubes in options if (weight := ways_to_draw(cubes, left))}
    prompt = f"Rubble at {place_name(place)}: e earthquake, f fire, t tsunami?"
    return str(reveal(turn, game, "rubble", prompt, tuple(odds), tuple(odds.values()))) if size else ""


def is_built_on(game: Game, place: int) -> bool:
    """Whether a place is a building site with a Public Building."""
    site = place - len(LINES)
    return site >= 0 and bool(game.buildings[site])


def ways_to_draw(cubes: str, left: list[int]) -> int:
    """How many ways there are to draw these cubes from a bag."""
    ways = 1
    for letter, there in zip(LETTERS, left, strict=True):
        ways *= comb(max(there, 0), cubes.count(letter))
    return ways


@rule("lisboa.building.next")
def next_building(turn: Turn[Game], game: Game, architect: int) -> None:
    """The next Public Building of an architect moves to the top of the stack; the one below it can be seen then."""
    stacks, name = game.stacks, ARCHITECTS[architect]
    if not stacks.tops[architect] and stacks.left[architect]:
        prompt = f"Goods on the new {name} Public Building?"
        goods = stacks.nexts[architect] or goods_of_a_building(turn, game, architect, prompt)
        turn_building(game, architect, goods)
        turn.tells("the next building of the {architect} architect shows {goods}", architect=architect, goods=goods)
    turn.then(look_below, architect)


@rule("lisboa.building.below")
def look_below(turn: Turn[Game], game: Game, architect: int) -> None:
    """The Public Building below the top one can be seen by all; nothing that he does hangs on it."""
    if game.stacks.nexts[architect] or not game.stacks.left[architect]:
        return
    prompt = f"Goods on the {ARCHITECTS[architect]} Public Building below the top one?"
    goods = goods_of_a_building(turn, game, architect, prompt)
    game.stacks = game.stacks._replace(nexts=put(game.stacks.nexts, architect, goods))
    turn.tells("below it the {architect} architect's next one shows {goods}", architect=architect, goods=goods)


def goods_of_a_building(turn: Turn[Game], game: Game, architect: int, prompt: str) -> int:
    """The goods on a Public Building that comes to light: asked at a table, else drawn from the tiles not seen yet."""
    if game.seat == AT_A_TABLE:
        return goods_of_words(str(reveal(turn, game, "building_goods", prompt, ALL_GOODS)))
    stacks, faces = game.stacks, game.board.building_faces
    tiles = tuple(n + 1 for n in range(len(faces)) if stacks.unseen >> n & 1)
    tile = int(turn.look("building_tile", prompt, tiles)) - 1
    game.stacks = stacks._replace(unseen=stacks.unseen & ~(1 << tile))
    return faces[tile][architect]


@rule("lisboa.setup.favor")
def draw_a_favor(turn: Turn[Game], game: Game, side: int) -> None:
    """A Royal Favor by lot for each side; the others lie on the portraits."""
    nobles = tuple(n for n, count in enumerate(game.favors) if count and not game.hands[side].favors[n])
    options = tuple(NOBLES[n] for n in nobles)
    whose = "Which Royal Favor did you draw?" if side == YOU else "Which Royal Favor did Lacerda draw?"
    noble = NOBLES.index(str(reveal(turn, game, "favor", whose, options, tuple(game.favors[n] for n in nobles))))
    take_favor(game, side, noble)
    turn.tells("{side} begin[s] with the Royal Favor of the {noble}", side=side, noble=noble)


@rule("lisboa.setup.helper")
def place_the_helper(turn: Turn[Game], game: Game) -> None:
    """A blue card is turned: the Helper stands above the red deck of its figure, the card leaves the game."""
    figure = turn_a_blue_card(turn, game, "Blue card for the Helper?")
    game.helper = FIGURES.index(figure)
    turn.tells("the Helper stands above the {deck} deck" + assumed(game), deck=game.helper)


@rule("lisboa.setup.building")
def first_building(turn: Turn[Game], game: Game) -> None:
    """The blue top building west of row D or, with the Helper above King or Treasury, the green one in the east."""
    high = helper_is_high(game.helper)
    architect, site = (GREEN, SITES.index("E-D")) if high else (BLUE, SITES.index("W-D"))
    goods = open_building(game, NOBODY, site, architect)
    cubes = clear_site(game, NOBODY, site)
    turn.tells("the first Public Building, {architect} with {goods}, stands at {site}; its {n} cubes leave the game",
               architect=architect, goods=goods, site=site, n=cubes)  # fmt: skip
    turn.then(next_building, architect)


@rule("lisboa.setup.courtier")
def place_his_courtier(turn: Turn[Game], game: Game, turned: int) -> None:
    """Blue cards are turned until a Noble comes: there his Courtier begins; here only that card is drawn."""
    if game.helper == NOWHERE:
        raise CannotDo("the Helper stands above its deck before his Courtier is placed")
    figures = FIGURES if game.seat == AT_A_TABLE else NOBLES
    figure = FIGURES.index(turn_a_blue_card(turn, game, "Blue card for his Courtier?", figures))
    if figure == TREASURY:
        turn.tells("the Treasury is no Noble: another card is turned")
        return turn.then(place_his_courtier, turned + 1)
    game.courtier, game.phase = figure, "play"
    turn.tells("his Courtier begins at the {noble}, whom he leaves before he acts" + assumed(game), noble=figure)


def turn_a_blue_card(turn: Turn[Game], game: Game, prompt: str, figures: Sequence[str] = FIGURES) -> str:
    """The figure on a blue card, out of those that can end the turning."""
    there = [n for n in range(len(figures)) if game.board.figure_weights[n]]
    weights = tuple(game.board.figure_weights[n] for n in there)
    return str(reveal(turn, game, "blue_card", prompt, tuple(FIGURES[n] for n in there), weights))


def assumed(game: Game) -> str:
    """What a drawn blue card is told with: the figures' true numbers are not known."""
    return "" if game.seat == AT_A_TABLE else " (equal chances assumed)"
