"""End scoring that both sides share: money, Export majorities, the winner."""

from typing import NamedTuple

from vinhos_kernel.rules.citing import formula
from vinhos_kernel.state.game import Game
from vinhos_kernel.state.names import LACERDA, NOBODY, YOU
from vinhos_kernel.table.errors import CannotDo


class Row(NamedTuple):
    """A line of a final score: what it is for, and its VP."""

    what: str
    vp: int


@formula("score.money")
def vp_for_money(game: Game, bagos: int) -> int:
    """What Bagos are worth at the end, by the money table."""
    if bagos < 0:
        raise CannotDo(f"{bagos} Bagos cannot be scored: nobody holds less than 0")
    return max((vp for least, vp in game.board.money_steps if bagos >= least), default=0)


@formula("score.majorities")
def majority_vp(game: Game, side: int) -> tuple[Row, ...]:
    """Each Export column pays whoever has most barrels in it; a tie shares, rounded down."""
    other = LACERDA if side == YOU else YOU
    rows = []
    for i, column in enumerate(game.board.export_columns):
        mine, theirs = game.export_barrels(side, i), game.export_barrels(other, i)
        if mine and mine >= theirs:
            rows.append(Row(f"Export majority {column.name}", column.majority // (2 if mine == theirs else 1)))
    return tuple(rows)


@formula("score.winner")
def winner(game: Game, your_vp: int, his_vp: int) -> int:
    """More VP, then more Export barrels, then more Bagos; otherwise nobody."""

    def strength(side: int, vp: int) -> tuple[int, int, int]:
        return vp, game.export_barrels(side), game.bagos[side]

    yours, his = strength(YOU, your_vp), strength(LACERDA, his_vp)
    return NOBODY if yours == his else YOU if yours > his else LACERDA
