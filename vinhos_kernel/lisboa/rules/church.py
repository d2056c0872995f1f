"""The Church track: the Cardinal's way, the icons, the tile in front of him, Church scoring."""

from vinhos_kernel.lisboa.game import Game
from vinhos_kernel.lisboa.names import AT_A_TABLE, LACERDA, YOU
from vinhos_kernel.lisboa.rules.asking import influence_of, portfolio, reveal
from vinhos_kernel.lisboa.rules.gains import FOR_THE_END, his_gains
from vinhos_kernel.lisboa.verbs import gain_influence, move_treasury, refill_church, score, take_clergy
from vinhos_kernel.table.deck import cards_in
from vinhos_kernel.table.put import put
from vinhos_kernel.table.rule import rule
from vinhos_kernel.table.turn import Turn

MOST_ON_A_BACK = 10


@rule("lisboa.cardinal.move")
def move_the_cardinal(turn: Turn[Game], game: Game, side: int, spaces: int) -> None:
    """Clockwise; an icon that he passes or reaches counts: the Treasury rises, or the Church is scored."""
    way = his_way(turn, game, spaces)
    game.church = game.church._replace(cardinal=way[-1])
    turn.tells("the Cardinal moves {n} spaces to spot {spot}", n=spaces, spot=way[-1] + 1)
    for spot in way:
        if game.board.spots[spot] == "treasury":
            moved = move_treasury(game, 1)
            turn.tells("Treasury icon: it rises to {n}" if moved else "Treasury icon: it stays at {n}", n=game.treasury)
        elif game.board.spots[spot] == "church":
            turn.then(score_the_church, side)


def his_way(turn: Turn[Game], game: Game, spaces: int) -> list[int]:
    """The spots that the Cardinal comes over, the last one included; icons may or may not be spaces of their own."""
    spots, spot, way = game.board.spots, game.church.cardinal, []
    tiles_only = turn.reads(game, "cardinal_counts") == "tiles_only"
    while spaces:
        spot = (spot + 1) % len(spots)
        way.append(spot)
        if spots[spot] == "tile" or not tiles_only:
            spaces -= 1
    return way


@rule("lisboa.cardinal.tile")
def take_the_tile(turn: Turn[Game], game: Game, side: int) -> None:
    """The Clergy tile in front of the Cardinal: Lacerda scores its back and discards it, you keep it."""
    spot = game.church.cardinal
    if not game.church.tiles >> spot & 1:
        return turn.tells("no Clergy tile lies in front of the Cardinal")
    if side == YOU:
        take_clergy(game, YOU, spot)
        return turn.tells("you take the Clergy tile")
    wigs = back_of_the_tile(turn, game)
    take_clergy(game, LACERDA, spot)
    score(game, LACERDA, wigs)
    turn.tells("discards the Clergy tile and scores the {n} wigs on its back", n=wigs)
    if turn.reads(game, "church_refill") == "at_once":
        turn.tells("Clergy tiles from the bag: {n}", n=refill_church(game))


def back_of_the_tile(turn: Turn[Game], game: Game) -> int:
    """The wigs on the back of a Clergy tile: read at a table, else drawn from the backs not seen yet."""
    prompt = "Wigs on the back of the Clergy tile?"
    if game.seat == AT_A_TABLE:
        return int(turn.choose("clergy", prompt, tuple(range(MOST_ON_A_BACK + 1)), "table"))
    there = [n for n, left in enumerate(game.clergy_backs) if left]
    values = game.board.clergy_backs
    weights = tuple(game.clergy_backs[n] for n in there)
    wigs = int(reveal(turn, game, "clergy", prompt, tuple(values[n][0] for n in there), weights))
    place = next(n for n in there if values[n][0] == wigs)
    game.clergy_backs = put(game.clergy_backs, place, game.clergy_backs[place] - 1)
    return wigs


@rule("lisboa.church")
def score_the_church(turn: Turn[Game], game: Game, side: int) -> None:
    """He gives up no tile and still gains: the top of your Portfolio and the Influence of his ships."""
    yours = portfolio(turn, game)
    ships = sum(influence_of(turn, game, ship) for ship in cards_in(game.hands[LACERDA].ships))
    wigs = sum(gain_influence(game, LACERDA, gain) for gain in his_gains(turn, game, yours, ships))
    more = f" and {FOR_THE_END}" if wigs else ""
    turn.tells("Church scoring: he gains {n} Influence of your Portfolio and {m} of his ships" + more,
               n=yours, m=ships, wigs=wigs)  # fmt: skip
    if side == LACERDA and turn.reads(game, "church_scores_you") == "no":
        return turn.tells("you gain nothing: this Church scoring is his alone")
    wigs = gain_influence(game, YOU, yours)
    more = f", {FOR_THE_END}," if wigs else ""
    turn.tells("Church scoring: you gain {n} Influence" + more + " and may turn in Clergy tiles for wigs",
               n=yours, wigs=wigs)  # fmt: skip
