"""Lacerda's area: his barrels, Bagos and points, his Experts, Multipliers, trophies and booth."""

from collections.abc import Mapping
from typing import Final

from vinhos_kernel.data.board import Board
from vinhos_kernel.state.game import Game
from vinhos_kernel.state.names import FAIR_YEARS, LACERDA, YOU
from vinhos_kernel.views import words
from vinhos_kernel.views.labels import change, signed
from vinhos_kernel.views.panel import INNER, LEFT, TOP, Note, board, section, standin_note
from vinhos_kernel.views.pieces import bago, barrel, disc, empty_place, expert_tile, trophy
from vinhos_kernel.views.printed import any_standin
from vinhos_kernel.views.svg import NOTHING, Svg, at, joined, line, rect, remembered, text, thing, wrapped

TITLE: Final = "Lacerda’s area"
NO_CHANGE: Final[Mapping[str, int]] = {}
COUNTERS: Final = {"bagos": "Bagos", "vp": "score", "fair": "Fair Points", "barrels": "barrels"}
ROW: Final = 44


def draw_area(game: Game, fresh: Mapping[str, int] = NO_CHANGE, still: bool = False) -> str:
    """What lies before Lacerda; `fresh` holds what changed just now of `bagos`, `vp`, `fair`, `barrels`."""
    counters = [_counter(game, name, LEFT + 87 * i, fresh.get(name, 0)) for i, name in enumerate(COUNTERS)]
    supply = _supply(game, TOP + 74)
    experts = _experts(game, TOP + 130)
    multipliers, end = _multipliers(game, TOP + 130 + 24 + ROW * 4 + 18)
    honours = _honours(game, end + 12)
    body = joined(*counters, supply, experts, multipliers, honours)
    return board(TITLE, "He gains and never spends", body, end + 84, _notes(game), tell_area(game), still)


def tell_area(game: Game) -> str:
    """Lacerda's area in words."""
    counted = ", ".join(f"{_amount(game, name)} {'VP' if name == 'vp' else label}" for name, label in COUNTERS.items())
    experts = [
        words.expert_name(game.board, tile) + f" {signed(game.board.experts[tile].fair_bonus)}"
        for tile in his_experts(game)
    ]
    booth = words.booth_name(game.board, game.booths.index(LACERDA)) if LACERDA in game.booths else "none"
    return "\n".join([
        f"{TITLE}: {counted}",
        f"Experts: {', '.join(experts) or 'none'}",
        f"Multipliers: {', '.join(_multiplier_names(game)) or 'none'}",
        f"Trophies: {tell_trophies(game)}",
        f"Booth: {booth}",
    ])  # fmt: skip


def his_experts(game: Game) -> list[int]:
    """The Expert tiles that lie in his area."""
    return [tile for tile in range(len(game.board.experts)) if game.hands[LACERDA].experts >> tile & 1]


def tell_trophies(game: Game) -> str:
    """Who won the Fairs so far: year 3 Lacerda."""
    held = [(year, side) for year, side in zip(FAIR_YEARS, game.trophies, strict=True) if side]
    return ", ".join(f"year {year} {_holders(game, side)}" for year, side in held) or "none yet"


def _holders(game: Game, side: int) -> str:
    return "both" if side > LACERDA else words.side_name(game, side)


def _amount(game: Game, name: str) -> int:
    row = {"bagos": game.bagos, "vp": game.vp, "fair": game.fair_points, "barrels": game.barrels}[name]
    return row[LACERDA]


def _multiplier_names(game: Game) -> list[str]:
    first = len(game.board.action_copies) + 1
    return [
        words.tile_name(game.board, first + kind)
        for kind, count in enumerate(game.hands[LACERDA].multipliers)
        for _ in range(count)
    ]


# ---------------------------------------------------------------- counters and barrels
def _counter(game: Game, name: str, x: float, changed: int) -> Svg:
    amount, label = _amount(game, name), COUNTERS[name]
    gold = change(x + 80, TOP, signed(changed), "end") if changed else NOTHING
    return joined(_counted(x, name, amount, label, bool(changed)), gold)


@remembered
def _counted(x: float, name: str, amount: int, label: str, fresh: bool) -> Svg:
    ground = rect(x, TOP, 83, 62, 8, "fresh-bg" if fresh else "sunk", "fresh" if fresh else "", 2)
    marks = {"bagos": bago, "barrels": _his_barrel, "fair": trophy}
    mark = (
        marks[name](x + 20, TOP + 25)
        if name in marks
        else text(x + 20, TOP + 30, "VP", 14, "muted", 600, "middle", "serif")
    )
    words_ = text(x + 10, TOP + 54, label, 12, "muted")
    return joined(ground, mark, text(x + 38, TOP + 32, amount, 20, "ink", 700), words_)


def _his_barrel(x: float, y: float) -> Svg:
    return barrel(x, y, LACERDA, 0.95)


def _supply(game: Game, y: float) -> Svg:
    """All his barrels: those in his area, and an empty place for each that is out."""
    total, left = game.board.count["barrels"], game.barrels[LACERDA]
    spots = [(LEFT + 16 + 28 * i, y + 22) for i in range(max(total, left))]
    pieces = [_his_barrel(x, y) if i < left else empty_place(x, y) for i, (x, y) in enumerate(spots)]
    taken = sum(game.hands[LACERDA].multipliers)
    out = f"{game.sales.count(LACERDA)} Sales · {game.export_barrels(LACERDA)} Export"
    told = joined(
        text(LEFT + 240, y + 20, out, 12, "muted"),
        text(LEFT + 240, y + 35, f"{taken} Multiplier{'s' * (taken != 1)}", 12, "muted"),
    )
    return joined(rect(LEFT, y, 232, 44, 8, "", "line", 1), *pieces, told)


# ---------------------------------------------------------------- Experts
def _experts(game: Game, y: float) -> Svg:
    bonuses = dict(game.tile.features) if game.tile else {}
    rows = [_feature(game, feature, y + 24 + ROW * feature, bonuses.get(feature)) for feature in range(4)]
    return joined(section(LEFT, y + 10, "Experts by feature"), *rows)


def _feature(game: Game, feature: int, y: float, bonus: int | None) -> Svg:
    """A feature: its name, what the Vintage tile adds, his tiles with their Fair Points."""
    name = words.feature_name(game.board, feature)
    tiles = [tile for tile in his_experts(game) if game.board.experts[tile].feature == feature]
    told = f"Vintage {signed(bonus)}" if bonus is not None else "not this year"
    label = joined(
        text(LEFT, y + 17, name, 12.5, "ink", 600),
        text(LEFT, y + 32, told, 12, "ink" if bonus is not None else "muted"),
    )
    shown = [_expert(game.board, tile, LEFT + 140 + 36.5 * i, y + 21) for i, tile in enumerate(tiles)]
    rule = line(LEFT, y + ROW - 2, LEFT + INNER, y + ROW - 2) if feature < 3 else NOTHING
    return joined(label, *(shown or [empty_place(LEFT + 140, y + 21)]), rule)


def _expert(board_: Board, tile: int, x: float, y: float) -> Svg:
    worth = board_.experts[tile]
    body = at(x, y, expert_tile(signed(worth.fair_bonus)), 1.25, origin=f"expert.{worth.name}.fair_bonus")
    return thing(f"{words.expert_name(board_, tile)}: {signed(worth.fair_bonus)} Fair Points", body)


# ---------------------------------------------------------------- Multipliers and honours
def _multipliers(game: Game, y: float) -> tuple[Svg, float]:
    names = _multiplier_names(game)
    each = game.board.lacerda["multiplier_vp"]
    told = text(
        LEFT + INNER,
        y + 10,
        f"{each} VP each at the end",
        12.5,
        "muted",
        400,
        "end",
        origin="lacerda.multiplier_vp.value",
    )
    heading = joined(section(LEFT, y + 10, "Multipliers"), told)
    if not names:
        return joined(
            heading, empty_place(LEFT + 16, y + 36), text(LEFT + 36, y + 40, "none yet", 12.5, "muted")
        ), y + 56
    rows = [_multiplier(name, y + 22 + 42 * i) for i, name in enumerate(names)]
    return joined(heading, *rows), y + 24 + 42 * len(names)


@remembered
def _multiplier(name: str, y: float) -> Svg:
    ground = joined(
        rect(LEFT, y, INNER, 38, 6, "panel", "ink", 1.2),
        rect(LEFT + 3, y + 3, INNER - 6, 32, 4, "", "azulejo", 1),
    )
    return joined(ground, _his_barrel(LEFT + 24, y + 19), text(LEFT + 46, y + 23.5, name, 13))


def _honours(game: Game, y: float) -> Svg:
    """The cups of the Fairs with their winners, and his booth for the next one."""
    cups = [
        _cup(game, year, side, LEFT + 20 + 52 * i, y + 42)
        for i, (year, side) in enumerate(zip(FAIR_YEARS, game.trophies, strict=True))
    ]
    at_booth = (
        words.booth_name(game.board, game.booths.index(LACERDA)) if LACERDA in game.booths else "no booth taken yet"
    )
    lines, ink = wrapped(at_booth, 13, INNER - 204), "ink" if LACERDA in game.booths else "muted"
    first = y + 44.5 - 7.5 * (len(lines) - 1)
    booth = joined(
        section(LEFT + 176, y + 12, "Booth"),
        disc(LEFT + 186, y + 40, LACERDA) if LACERDA in game.booths else empty_place(LEFT + 186, y + 40, 6),
        *(text(LEFT + 204, first + 15 * i, part, 13, ink) for i, part in enumerate(lines)),
    )
    return joined(section(LEFT, y + 12, "Trophies"), *cups, booth)


def _cup(game: Game, year: int, side: int, x: float, y: float) -> Svg:
    owners = [disc(x + 13, y + 5, holder, 0.6) for holder in (YOU, LACERDA) if side & holder]
    title = f"Fair of year {year}: " + (_holders(game, side) if side else "not yet")
    return thing(title, joined(trophy(x, y), *owners, text(x, y + 24, f"year {year}", 12, "muted", 400, "middle")))


def _notes(game: Game) -> tuple[Note, ...]:
    paths = [f"expert.{expert.name}.fair_bonus" for expert in game.board.experts]
    return (standin_note("the Fair Points of the Experts are stand-ins"),) if any_standin(game.board, paths) else ()
