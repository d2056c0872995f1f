"""His six State actions; what he cannot do he skips."""

from vinhos_kernel.lisboa.game import Game
from vinhos_kernel.lisboa.names import (
    ARCHITECTS,
    AT_A_TABLE,
    GOODS,
    LACERDA,
    NOBLES,
    YOU,
)
from vinhos_kernel.lisboa.rules.asking import influence_of, portfolio
from vinhos_kernel.lisboa.rules.church import move_the_cardinal, take_the_tile
from vinhos_kernel.lisboa.rules.gains import his_gains, told_gain
from vinhos_kernel.lisboa.town import stores_of
from vinhos_kernel.lisboa.verbs import (
    add,
    hire,
    move_treasury,
    office_is_full,
    produce,
    push_out,
    take_favor,
    take_plan,
    take_ship,
)
from vinhos_kernel.table.choosing import Ladder, Sieve
from vinhos_kernel.table.rule import rule
from vinhos_kernel.table.turn import Turn

MOST_ON_A_PLAN = 6
NO_ROOM = (
    "finds every office full: he skips the State action",
    "finds every other office full: no Official goes there",
)


@rule("lisboa.plans")
def his_plan(turn: Turn[Game], game: Game) -> None:
    """The top Plan that shows more Officials; equal ones: the blue architect's."""
    there = [n for n, left in enumerate(game.plans) if left]
    if not there:
        return turn.tells("no Plan is left: he skips the State action")
    shown = {architect: officials_on_top(turn, game, architect, len(there)) for architect in there}
    sieve = Sieve("top Plans", there, turn.listening).most("Officials", shown.__getitem__)
    sieve.least("the blue architect's", lambda architect: architect)
    architect = sieve.kept[0]
    take_plan(game, LACERDA, architect)
    turn.tells("takes the top Plan of the {architect} architect", because=sieve, architect=architect)


def officials_on_top(turn: Turn[Game], game: Game, architect: int, stacks: int) -> int:
    """The Officials on an architect's top Plan: asked at a table if it matters, else as the stand-ins have it."""
    if game.seat == AT_A_TABLE and stacks > 1:
        prompt = f"Officials on the top {ARCHITECTS[architect]} Plan?"
        return int(turn.choose("plan_officials", prompt, tuple(range(MOST_ON_A_PLAN + 1)), "table"))
    stack = game.board.plans[architect]
    return stack[len(stack) - game.plans[architect]]


@rule("lisboa.officials")
def his_officials(turn: Turn[Game], game: Game) -> None:
    """Two Officials, one to each of the two offices in which he has fewest; of equal ones the left."""
    count = how_many_officials(turn, game)
    if not count:
        return turn.tells("has too few Officials in his area: he skips the State action")
    offices = list(range(len(NOBLES)))
    for sent in range(count):
        sieve = fewest_of_his(turn, game, offices)
        if office_is_closed(game, sieve.kept[0]) and turn.reads(game, "full_office") == "next":
            with_room = [n for n in offices if not office_is_closed(game, n)]
            if not with_room:
                return turn.tells(NO_ROOM[bool(sent)], because=sieve)
            sieve = fewest_of_his(turn, game, with_room)
        offices.remove(sieve.kept[0])
        send_official(turn, game, sieve)


def how_many_officials(turn: Turn[Game], game: Game) -> int:
    """How many Officials he moves: two if his area has them."""
    wanted, there = game.board.his["officials_moved"], game.hands[LACERDA].officials
    if not 0 < there < wanted:
        return min(int(wanted), there)
    return there if turn.reads(game, "officials_short") == "as_many" else 0


def fewest_of_his(turn: Turn[Game], game: Game, offices: list[int]) -> Sieve:
    """The office among some that holds the fewest of his Officials, the leftmost of equal ones."""
    sieve = Sieve("offices", offices, turn.listening)
    sieve.least("fewest of his Officials", lambda noble: game.hands[LACERDA].offices[noble])
    return sieve.least("the leftmost", lambda noble: noble)


def office_is_closed(game: Game, noble: int) -> bool:
    """Whether an office has no room, and nothing of yours in it that could make some."""
    return office_is_full(game, noble) and not game.hands[YOU].offices[noble]


def send_official(turn: Turn[Game], game: Game, sieve: Sieve) -> None:
    """One of his Officials into an office; a full one pushes one of yours out."""
    noble = sieve.kept[0]
    if office_is_closed(game, noble):
        return turn.tells("the office of the {noble} is full: no Official goes there", because=sieve, noble=noble)
    if office_is_full(game, noble):
        push_out(game, noble)
        turn.tells("an Official of yours leaves the office of the {noble}", noble=noble)
    hire(game, LACERDA, noble)
    turn.tells("sends an Official to the {noble}", because=sieve, noble=noble)


@rule("lisboa.ships")
def his_ship(turn: Turn[Game], game: Game) -> None:
    """The top ship for nothing; the Treasury rises; its Influence and the top of your Portfolio."""
    if not game.yard:
        return turn.tells("no ship lies in the yard: he skips the State action")
    own, yours = influence_of(turn, game, game.yard[0]), portfolio(turn, game)
    ship = take_ship(game, LACERDA)
    turn.tells("takes the {ship} ship for nothing; you may sell to it", ship=ship)
    raise_treasury(turn, game)
    for gain in his_gains(turn, game, own, yours):
        told_gain(turn, game, LACERDA, gain)


def raise_treasury(turn: Turn[Game], game: Game) -> None:
    """The Treasury goes up by one, if it is not at the end of its track."""
    moved = move_treasury(game, 1)
    turn.tells("the Treasury rises to {n}" if moved else "the Treasury stays at {n}", n=game.treasury)


@rule("lisboa.production")
def his_production(turn: Turn[Game], game: Game) -> None:
    """The goods of his stores go to his pile, which has no limit; prices fall as usual."""
    if not any(stores_of(game, LACERDA)):
        return turn.tells("has no store that produces: he skips the State action")
    produced(turn, game, LACERDA)


def produced(turn: Turn[Game], game: Game, side: int) -> None:
    """Goods of all stores of a side; each kind that is produced gets cheaper."""
    for good, count in enumerate(stores_of(game, side)):
        if count:
            if side == LACERDA:
                goods = add(game.hands[side].goods, good, count, f"his {GOODS[good]}")
                game.change(side, goods=goods)
            price = how_the_price_moves(game, produce(game, good), game.prices[good])
            turn.tells("{side} produce[s] {n} {good}; its price " + price,
                       side=side, n=count, good=good, price=game.prices[good])  # fmt: skip


def how_the_price_moves(game: Game, lowered: bool, price: int) -> str:
    """How a price is told to move: at its lowest it stays; beside a table that never said it, it just falls."""
    if price and not lowered:
        return "stays at {price}"
    return "falls" if game.seat == AT_A_TABLE else "is {price}"


@rule("lisboa.cardinal")
def his_cardinal(turn: Turn[Game], game: Game) -> None:
    """The Cardinal moves two spaces, and the tile in front of him brings its wigs."""
    turn.then(move_the_cardinal, LACERDA, game.board.his["cardinal_spaces"])
    turn.then(take_the_tile, LACERDA)


@rule("lisboa.favor")
def his_favor(turn: Turn[Game], game: Game) -> None:
    """The first Royal Favor that he lacks, from the Builder to the right."""
    ladder = Ladder("Royal Favors").first(range(len(NOBLES)), lambda noble: why_no_favor(game, noble))
    if ladder.found is None:
        return turn.tells("finds no Royal Favor that he lacks: he skips the State action", because=ladder)
    take_favor(game, LACERDA, ladder.found)
    turn.tells("takes the Royal Favor of the {noble}", because=ladder, noble=ladder.found)


def why_no_favor(game: Game, noble: int) -> str:
    """What keeps him from a Royal Favor, or nothing."""
    if game.hands[LACERDA].favors[noble]:
        return "he has it"
    return "" if game.favors[noble] else "none is left"


HIS_STATE_ACTIONS = (his_officials, his_plan, his_ship, his_production, his_cardinal, his_favor)
