"""End scoring in rows that add up: money, wines, Export majorities, Multipliers; the winner, accolades and a title."""

from collections.abc import Callable
from typing import NamedTuple

from vinhos_kernel.rules.citing import formula
from vinhos_kernel.rules.rival import rival_of
from vinhos_kernel.rules.wine import value_of
from vinhos_kernel.state.estate import (
    CELLAR,
    ENOLOGISTS,
    FARMERS,
    VINEYARDS,
    WINERIES,
    WINES,
    regions_of,
    wines_of,
)
from vinhos_kernel.state.game import Game
from vinhos_kernel.state.names import ACROSS, NOBODY, OTHER, YOU
from vinhos_kernel.state.verbs import score
from vinhos_kernel.table.errors import CannotDo
from vinhos_kernel.table.rule import rule
from vinhos_kernel.table.turn import Turn


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
    other = OTHER[side]
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

    yours, his = strength(YOU, your_vp), strength(ACROSS, his_vp)
    return NOBODY if yours == his else YOU if yours > his else ACROSS


@formula("score.wines")
def wine_vp(game: Game, side: int) -> int:
    """Each wine that is left brings half its printed Quality, rounded down."""
    return sum(game.estates[side][place][WINES + slot] // 2 for place, slot in wines_of(game.estates[side]))


@formula("score.multipliers")
def multiplier_vp(game: Game, side: int, kind: int) -> int:
    """What a Multiplier counts, times its VP, up to its cap."""
    tile = game.board.multipliers[kind]
    return min(tile.cap, tile.vp_each * COUNTS[tile.counts](game, side))


def _in_estates(part: int) -> Callable[[Game, int], int]:
    return lambda game, side: sum(estate[part] for estate in game.estates[side])


def _tiles(game: Game, side: int) -> int:
    hand = game.hands[side]
    return sum(map(sum, (hand.actions, hand.used, hand.multipliers, hand.bare)))


COUNTS: dict[str, Callable[[Game, int], int]] = {
    "vineyard": _in_estates(VINEYARDS),
    "winery": _in_estates(WINERIES),
    "cellar": _in_estates(CELLAR),
    "enologist": _in_estates(ENOLOGISTS),
    "farmer": _in_estates(FARMERS),
    "expert": lambda game, side: (game.hands[side].experts | game.hands[side].face_down).bit_count(),
    "export_barrel": lambda game, side: game.export.count(side),
    "sales_barrel": lambda game, side: game.sales.count(side),
    "region_with_estate": lambda game, side: len(regions_of(game.estates[side])),
    "magnate_tile": _tiles,
    "best_wine_value": lambda game, side: max(
        (value_of(game, game.estates[side][place], slot) for place, slot in wines_of(game.estates[side])), default=0
    ),
    "own_regions_cubes": lambda game, side: sum(game.cubes[n] for n in regions_of(game.estates[side])),
}
"""What a Multiplier can count, for a side."""


@formula("score.rows")
def score_rows(game: Game, side: int) -> tuple[Row, ...]:
    """A player's score as rows: the track, money, wines, Export majorities, each Multiplier that has a barrel."""
    names = game.board.tile_titles[len(game.board.action_copies) + 1 :]
    held = enumerate(game.hands[side].multipliers)
    bagos, wines = game.bagos[side], wine_vp(game, side)
    return (
        Row("on the score track", game.vp[side]),
        Row(f"{bagos} Bagos", vp_for_money(game, bagos)),
        Row("half the Quality of each wine left", wines),
        *majority_vp(game, side),
        *(Row(f"Multiplier ‘{names[kind]}’", multiplier_vp(game, side, kind)) for kind, n in held for _ in range(n)),
    )


@rule("score")
def final_score(turn: Turn[Game], game: Game) -> None:
    """Both sides score as usual, then the winner is named; against an opponent accolades bring a title."""
    for side in (YOU, ACROSS):
        rival = rival_of(game, side)
        if rival:
            turn.then_named(rival.score)
        elif game.played_here(side):
            turn.then(score_a_side, side)
    if game.played_here(YOU):
        turn.then(name_the_winner)
        if not game.played_here(ACROSS):
            turn.then(give_a_title)


@rule("score.side")
def score_a_side(turn: Turn[Game], game: Game, side: int) -> None:
    """Row by row a player's points go on the score track."""
    for row in score_rows(game, side)[1:]:
        if row.vp:
            score(game, side, row.vp)
            turn.tells("{side} score[s] {n} VP: {what}", side=side, n=row.vp, what=row.what)
    turn.tells("{side} end[s] with {n} VP", side=side, n=game.vp[side])


@rule("score.end")
def name_the_winner(turn: Turn[Game], game: Game) -> None:
    """Who has more VP wins; ties go by Export barrels, then by Bagos."""
    side = winner(game, game.vp[YOU], game.vp[ACROSS])
    turn.tells("{side} win[s] the game" if side else "a tie: nobody wins", side=side)


@formula("score.accolades")
def accolades_of(game: Game) -> tuple[str, ...]:
    """Your accolades against an opponent, once all points are on the track."""
    columns = range(len(game.board.export_columns))
    ahead = [
        sum(game.export_barrels(side, c) > game.export_barrels(OTHER[side], c) for c in columns)
        for side in (YOU, ACROSS)
    ]
    earned = {
        "beat_lacerda": winner(game, game.vp[YOU], game.vp[ACROSS]) == YOU,
        **{f"trophy_{n}": bool(holder & YOU) for n, holder in enumerate(game.trophies, 1)},
        "more_export_majorities": ahead[0] > ahead[1],
        "three_multipliers": sum(game.hands[YOU].multipliers) >= THREE,
    }
    return tuple(name for name, holds in earned.items() if holds)


@rule("score.title")
def give_a_title(turn: Turn[Game], game: Game) -> None:
    """The number of accolades names your title (both lists are stand-ins)."""
    earned = accolades_of(game)
    for accolade in earned:
        turn.tells("an accolade: {what}", what=game.board.accolades[accolade])
    title = max(step for step in game.board.titles if step[0] <= len(earned))
    turn.tells("{n} accolades: your title is {what}", n=len(earned), what=title[1])


THREE = 3
