"""Gains of Influence, each told with the wig at the end of the track."""

from vinhos_kernel.lisboa.game import Game
from vinhos_kernel.lisboa.names import LACERDA
from vinhos_kernel.lisboa.verbs import gain_influence
from vinhos_kernel.table.turn import Turn

FOR_THE_END = "{wigs} wigs for the end of the track"


def told_gain(turn: Turn[Game], game: Game, side: int, amount: int) -> None:
    """A gain of Influence, told with the wig at the end of the track."""
    wigs = gain_influence(game, side, amount)
    more = f" and {FOR_THE_END}" if wigs else ""
    turn.tells("{side} gain[s] {n} Influence" + more, side=side, n=amount, wigs=wigs)


def his_gains(turn: Turn[Game], game: Game, *parts: int) -> tuple[int, ...]:
    """What he gains of ships and of your Portfolio: one gain or two, which matters at the end of the track alone."""
    matters = all(parts) and game.hands[LACERDA].influence + sum(parts) >= game.board.counts["influence_most"]
    return parts if matters and turn.reads(game, "ship_gain") == "two" else (sum(parts),)
