"""The strip over the table: the track of years with its Fairs, the Vintage in short, and both scores."""

from collections.abc import Mapping
from typing import Final, NamedTuple

from vinhos_kernel.state.game import Game
from vinhos_kernel.state.names import FAIR_YEARS, LACERDA, YOU
from vinhos_kernel.views import words
from vinhos_kernel.views.labels import signed
from vinhos_kernel.views.motif import frieze
from vinhos_kernel.views.panel import WIDE
from vinhos_kernel.views.pieces import bottle, disc, owner, star
from vinhos_kernel.views.svg import NOTHING, Svg, joined, picture, rect, remembered, text, thing, width

TITLE: Final = "Vinhos"
NO_CHANGE: Final[Mapping[tuple[int, str], int]] = {}
PHASES: Final = {
    "set_up": "set-up", "actions": "actions", "maintenance": "maintenance", "production": "production",
    "fair": "the Fair", "last_action": "the last action", "over": "the game is over",
}  # fmt: skip


COMING: Final = {
    "lacerda.turn": "Lacerda’s turn", "automa.turn": "the automa’s turn",
    "year.you": "your turn at the table", "year.round.1": "the second round", "year.maintenance": "Maintenance",
    "production": "Production", "fair": "the Fair", "year.last": "the last action", "score": "the final score",
}  # fmt: skip
"""What stands on the agenda, as a reader knows it; a turn and a year say themselves whose or which."""


AGAINST: Final = {
    "lacerda": "alone against Lacerda", "guest": "two at one table",
    "automa": "a draft: sheet beside you",
}  # fmt: skip


class Layout(NamedTuple):
    """Where the parts of the strip stand: the years, the Vintage, the scores, and how wide a score is."""

    high: int
    years: int
    vintage: tuple[int, int, int, int]
    scores: tuple[int, int]
    first: int
    pitch: int
    rows: tuple[int, int]
    counted: int
    named: bool


NARROW: Final = Layout(216, 196, (16, 100, 140, 104), (166, 100), 46, 45, (44, 80), 4, False)
MIDDLE: Final = Layout(108, 214, (392, 30, 160, 70), (566, 30), 46, 44, (36, 64), 4, False)
BROAD: Final = Layout(108, 214, (404, 30, 170, 70), (600, 30), 130, 116, (36, 64), 4, True)


def draw_ribbon(
    game: Game, wide: float = WIDE, fresh: Mapping[tuple[int, str], int] = NO_CHANGE, still: bool = False
) -> str:
    """
    The strip, in the form that fits the width: two rows below 700, one above, with names above 1000.

    `fresh` holds what changed just now, as in {(2, "bagos"): 8}; names as in `scores`.
    """
    lay = NARROW if wide < 700 else MIDDLE if wide < 1000 else BROAD
    body = joined(
        _ground(wide, lay.high, against(game)), _years(game, lay), _vintage(game, lay), _scores(game, lay, fresh)
    )
    return picture(wide, lay.high, f"{TITLE}, year {game.year}", tell_ribbon(game), body, still)


def tell_ribbon(game: Game) -> str:
    """The strip in words: year, phase, Vintage, both scores."""
    tile = game.tile
    shown = f"Vintage {signed(tile.weather)}, {tile.anabela}, {tile.bruno}+" if tile else "no Vintage tile yet"
    fairs = ", ".join(f"year {year}" for year in FAIR_YEARS)
    next_ = ", ".join(coming(game))
    lines = [f"{TITLE}: year {game.year} of 6, {PHASES[game.calendar.phase]}; Fairs after {fairs}; {shown}"]
    lines += [f"next: {next_}"] if next_ else []
    for side in (YOU, LACERDA):
        lines.append(
            f"{words.side_name(game, side)}: "
            + ", ".join(f"{amounts[side - 1]} {name}" for name, _, amounts in scores(game))
        )
    return "\n".join(lines)


def against(game: Game) -> str:
    """Which game it is: alone, or two people at one table."""
    return AGAINST[game.sides[LACERDA]]


def coming(game: Game, most: int = 3) -> tuple[str, ...]:
    """What comes next, from what is still to be done: "your turn", "Maintenance", "Production", "the Fair" ..."""
    said: list[str] = []
    for rule, *args in game.agenda:
        name = COMING.get(rule, "")
        if rule == "turn":
            name = "your turn" if args[0] == YOU else f"the turn of {words.side_name(game, args[0])}"
        elif rule == "year":
            name = f"year {args[0]}"
        if name and said[-1:] != [name]:
            said.append(name)
    return tuple(said[:most])


def scores(game: Game) -> tuple[tuple[str, str, tuple[int, int]], ...]:
    """What the strip counts: its word, its name among the changes, and the amounts of you and Lacerda."""
    rows = (("VP", "vp", game.vp), ("Fair", "fair", game.fair_points), ("Bagos", "bagos", game.bagos))
    return tuple(
        (label, name, (row[YOU], row[LACERDA])) for label, name, row in (*rows, ("barrels", "barrels", game.barrels))
    )


@remembered
def _ground(wide: float, high: float, subtitle: str) -> Svg:
    frame = joined(rect(0.5, 0.5, wide - 1, high - 1, 8, "panel", "line", 1), frieze(8, 8, wide - 16, 14))
    title = text(20, 58, TITLE, 28, "ink", 600, face="serif")
    return joined(frame, title, text(20, 82, subtitle, 13, "muted", face="serif italic"))


@remembered
def _year(x: float, year: int, state: int) -> Svg:
    """A year that is past (-1), now (0) or to come (1), with its star when it ends in a Fair."""
    fill, edge, ink = ("ink", "ink", "panel") if not state else ("sunk", "edge", "muted")
    square = rect(x, 38, 23, 23, 3, fill, edge, 1.2)
    fair = star(x + 11.5, 75, state < 0) if year in FAIR_YEARS else NOTHING
    return joined(square, text(x + 11.5, 54.5, year, 14, ink, 700, "middle"), fair)


def _years(game: Game, lay: Layout) -> Svg:
    ended = game.calendar.phase in ("last_action", "over")
    boxes = []
    for year in range(1, 7):
        state = (year > game.year) - (year < game.year)
        fair = " and then a Fair" if year in FAIR_YEARS else ""
        boxes.append(
            thing(f"year {year}{fair}", _year(lay.years + 28 * (year - 1), year, -1 if ended and state == 0 else state))
        )
    next_ = coming(game, 1)
    then = text(lay.years, 98, f"next: {next_[0]}", 12, "muted") if next_ and lay is not NARROW else NOTHING
    return joined(*boxes, text(lay.years, 80, "Fair", 12, "muted"), then)


def _vintage(game: Game, lay: Layout) -> Svg:
    x, y, wide, high = lay.vintage
    tile = game.tile
    ground = rect(x, y + 2, wide, high, 6, "sunk")
    title = text(x + 10, y + 21, "Vintage", 14, "ink", 600, face="serif")
    if not tile:
        return joined(ground, title, text(x + 10, y + 44, "no tile yet", 12.5, "muted"))
    weather = text(
        x + wide - 10,
        y + 22,
        signed(tile.weather),
        17,
        "ink",
        700,
        "end",
        origin=f"vintage.{tile.name}.weather",
    )
    wants = text(x + 30, y + 46, f"{tile.anabela} · {tile.bruno}+", 13, "ink", 600)
    regions = text(x + 30, y + 63, "regions " + " ".join(map(str, tile.carolina)), 12, "muted")
    out = joined(ground, title, weather, bottle(x + 17, y + 48, tile.anabela, 0.9), wants, regions)
    if high < 100:
        return out
    told = [f"{words.feature_name(game.board, f).split()[0]} {signed(bonus)}" for f, bonus in tile.features]
    return joined(out, *(text(x + 10, y + 82 + 15 * i, line, 12, "muted") for i, line in enumerate(told[:2])))


def _scores(game: Game, lay: Layout, fresh: Mapping[tuple[int, str], int]) -> Svg:
    x, y = lay.scores
    parts = []
    for side, low in ((YOU, lay.rows[0]), (LACERDA, lay.rows[1])):
        parts.append(disc(x + 12, y + low - 5, owner(game, side), 0.95))
        if lay.named:
            name = words.side_name(game, side).removeprefix("the ").capitalize()
            parts.append(text(x + 30, y + low, name, 14, "ink", 700))
    for i, (label, name, amounts) in enumerate(scores(game)[: lay.counted]):
        middle = x + lay.first + lay.pitch * i
        parts.append(text(middle, y + 14, label, 12, "muted", 400, "middle"))
        for side, low in ((YOU, lay.rows[0]), (LACERDA, lay.rows[1])):
            parts.append(_score(middle, y + low + 1, amounts[side - 1], fresh.get((side, name), 0), lay is not NARROW))
    return joined(*parts)


@remembered
def _score(x: float, y: float, amount: int, changed: int, beside: bool) -> Svg:
    """An amount; what it changed by stands beside it where there is room, else below."""
    number = text(x, y, amount, 17, "fresh" if changed else "ink", 700, "middle")
    if not changed:
        return number
    spot = (x + width(str(amount), 17) / 2 + 6, y, "start") if beside else (x, y + 15, "middle")
    return joined(number, text(spot[0], spot[1], signed(changed), 12, "fresh", 700, spot[2]))
