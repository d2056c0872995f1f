"""The final score in rows, for both sides, and your rank at court."""

from collections.abc import Iterator
from typing import NamedTuple

from vinhos_kernel.lisboa.game import UNSAID, Game, Hand
from vinhos_kernel.lisboa.names import AT_A_TABLE, GOODS, LACERDA, MOST_REIS, YOU
from vinhos_kernel.lisboa.rules.asking import hull_of
from vinhos_kernel.lisboa.town import stores_of
from vinhos_kernel.lisboa.verbs import is_set_up, score
from vinhos_kernel.table.deck import cards_in
from vinhos_kernel.table.rule import rule
from vinhos_kernel.table.turn import Turn

MOST_SAID = 250
"""The most wigs that a table is asked for at once."""


class Line(NamedTuple):
    """A row of a score: what it is for, and its wigs."""

    what: str
    wigs: int


@rule("lisboa.score")
def final_score(turn: Turn[Game], game: Game) -> None:
    """Lacerda's rows, then yours, then your rank."""
    turn.then(his_score)
    turn.then(your_score)
    turn.then(your_rank)


@rule("lisboa.score.his")
def his_score(turn: Turn[Game], game: Game) -> None:
    """Ships, rubble, majorities of stores, Decrees, Officials, Royal Favors; nothing for money and Influence."""
    tell_lines(turn, game, LACERDA, his_lines(turn, game))


def his_lines(turn: Turn[Game], game: Game) -> Iterator[Line]:
    """The rows of his final score, each counted when it is told, so that a doubt hangs on its own row."""
    hand, his = game.hands[LACERDA], game.board.his
    yield Line("ships", hulls(turn, game, hand))
    cubes = sum(hand.rubble)
    if turn.reads(game, "end_rubble") == "new_only":
        cubes = max(0, cubes - hand.scored)
    yield Line("rubble", cubes * his["rubble_wigs"])
    yield from majority_lines(turn, game, LACERDA)
    yield Line("money and Influence", 0)
    yield Line("Decrees", hand.decrees.bit_count() * his["decree_wigs"])
    yield Line("Royal Favors", sum(hand.favors) * game.board.worth["favor"])


@rule("lisboa.score.yours")
def your_score(turn: Turn[Game], game: Game) -> None:
    """You score as in a game for two; what lies on your own board is asked."""
    if game.seat == AT_A_TABLE:
        wigs = int(turn.choose("wigs", "Your wigs on the track?", tuple(range(MOST_SAID + 1)), "table"))
        decrees = int(turn.choose("decree_wigs", "Wigs of your Decrees?", tuple(range(MOST_SAID + 1)), "table"))
        reis = game.hands[YOU].reis
        if reis == UNSAID:
            reis = int(turn.choose("reis", "Your réis?", tuple(range(MOST_REIS + 1)), "table"))
        game.change(YOU, wigs=wigs)
    else:
        invented = game.board.invented
        decrees = game.hands[YOU].decrees.bit_count() * invented["your_decree"]
        reis = game.hands[YOU].reis if game.hands[YOU].reis != UNSAID else invented["your_money"]
        turn.tells("your Decrees and réis are counted with invented numbers")
    tell_lines(turn, game, YOU, your_lines(turn, game, decrees, reis))


def your_lines(turn: Turn[Game], game: Game, decrees: int, reis: int) -> Iterator[Line]:
    """The rows of your final score."""
    hand, worth = game.hands[YOU], game.board.worth
    yield Line("ships", hulls(turn, game, hand))
    yield Line("rubble", min(hand.rubble) * worth["rubble_set"])
    yield from majority_lines(turn, game, YOU)
    yield Line("money", reis // worth["reis"])
    yield Line("Decrees", decrees)
    yield Line("Royal Favors", sum(hand.favors) * worth["favor"])


def tell_lines(turn: Turn[Game], game: Game, side: int, lines: Iterator[Line]) -> None:
    """Add the rows to a side's wigs, one sentence for each."""
    for line in lines:
        score(game, side, line.wigs)
        turn.tells("{side} score[s] {n} wigs for {what}", side=side, n=line.wigs, what=line.what)


def hulls(turn: Turn[Game], game: Game, hand: Hand) -> int:
    """The hull sizes of a side's ships."""
    return sum(hull_of(turn, game, ship) for ship in cards_in(hand.ships))


def majority_lines(turn: Turn[Game], game: Game, side: int) -> Iterator[Line]:
    """The majorities of a side: stores of each good, then Officials."""
    other, worth = YOU + LACERDA - side, game.board.worth
    mine, theirs = stores_of(game, side), stores_of(game, other)
    for n, good in enumerate(GOODS):
        yield Line(f"stores of {good}", majority(turn, game, mine[n], theirs[n], *game.board.majorities[n]))
    counted, prizes = officials_counted(turn, game), (worth["officials_most"], worth["officials_second"])
    yield Line("Officials", majority(turn, game, counted[side], counted[other], *prizes))


def officials_counted(turn: Turn[Game], game: Game) -> tuple[int, int, int]:
    """The Officials that count for both sides: in Public Buildings or in offices."""
    how, (_, you, his) = turn.reads(game, "officials_count"), game.hands
    yours = sum(you.offices) if how == "offices" else you.built
    return 0, yours, his.built if how == "buildings" else sum(his.offices)


def majority(turn: Turn[Game], game: Game, mine: int, theirs: int, most: int, second: int) -> int:
    """What a side gets for its number of something against the other's, at a table for two."""
    if mine == theirs:
        return tied(turn, game, most, second) if mine else 0
    if mine > theirs:
        return most
    if mine:
        return second
    return second if turn.reads(game, "second_with_none") == "second" else 0


def tied(turn: Turn[Game], game: Game, most: int, second: int) -> int:
    """What each gets where both have as many."""
    how = turn.reads(game, "majority_tie")
    return {"both_lower": second, "both_higher": most, "shared": (most + second) // 2}[how]


@rule("lisboa.rank")
def your_rank(turn: Turn[Game], game: Game) -> None:
    """One of four ranks at court, by the wigs between you and Lacerda; the steps are invented."""
    is_set_up(game)
    game.phase = "over"
    yours, his = game.hands[YOU].wigs, game.hands[LACERDA].wigs
    turn.tells("{n} wigs to {m}: {rank} of 4 at court (the steps are stand-ins)",
               n=yours, m=his, rank=rank_of(game, yours - his))  # fmt: skip


def rank_of(game: Game, margin: int) -> str:
    """The rank that a margin brings; below the lowest step it is the lowest rank."""
    lowest = game.board.ranks[0][0]
    return [lowest, *(name for name, least in game.board.ranks if margin >= least)][-1]
