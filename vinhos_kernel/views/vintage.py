"""The Vintage tile: the weather, what the three Magnates want, the features, and the tiles still unseen."""

from collections.abc import Collection
from typing import Final

from vinhos_kernel.data.board import Board, Vintage
from vinhos_kernel.state.game import Game
from vinhos_kernel.state.names import FEATURES, MAGNATES, YOU
from vinhos_kernel.views import words
from vinhos_kernel.views.icons import icon, weather_icon
from vinhos_kernel.views.labels import box, fork, numeral, signed, standin
from vinhos_kernel.views.panel import INNER, LEFT, TOP, Note, board, section, standin_note
from vinhos_kernel.views.pieces import barrel, bottle, empty_place, expert_tile, owner
from vinhos_kernel.views.printed import all_standins, any_standin
from vinhos_kernel.views.svg import NOTHING, Svg, at, joined, line, packed, rect, remembered, text, thing

TITLE: Final = "The Vintage"
BONUS_NOTES: Final = {
    "add": Note("reading", "a feature's bonus is added to that of the Expert"),
    "ignore": Note("reading", "a feature's bonus adds nothing to the Expert"),
}
"""What each side of the reading `vintage_bonus` says of the features."""
CHIP: Final = 38
CHIP_HIGH: Final = 66


def draw_vintage(
    game: Game, pick: Collection[int] = (), fresh: bool = False, still: bool = False,
    pick_magnates: Collection[int] = (), side: int = YOU,
) -> str:  # fmt: skip
    """
    The open Vintage tile and the unseen ones; those in `pick` are buttons `vintage:0` to `vintage:7`.

    Magnates in `pick_magnates` (Carolina, Bruno, Anabela) are buttons `magnate:0` to `magnate:2`; beside each lie
    the barrels of `side` that are kept there.
    """
    tile = game.tile
    label = _label(game, tile, fresh, frozenset(() if still else pick_magnates), side) if tile else _none_yet()
    end = TOP + (246 if tile else 72)
    unseen = _unseen(game, frozenset(() if still else pick), end + 10)
    subtitle = f"Year {game.year}: the weather and the Magnates" if tile else "No tile lies open yet"
    return board(
        TITLE,
        subtitle,
        joined(label, unseen),
        end + (120 if game.calendar.unseen else 36),
        _notes(game),
        tell_vintage(game),
        still,
    )


def tell_vintage(game: Game) -> str:
    """The Vintage tile in words, and the unseen ones."""
    shown = tell_tile(game.board, game.tile) if game.tile else "no tile lies open"
    unseen = [tile for i, tile in enumerate(game.board.vintages) if game.calendar.unseen >> i & 1]
    rest = "; ".join(f"{tile.name} ({tell_short(tile)})" for tile in unseen)
    return f"{TITLE}, year {game.year}: {shown}\n{len(unseen)} tiles unseen{rest and ': ' + rest}"


def tell_tile(board_: Board, tile: Vintage) -> str:
    """A Vintage tile in words."""
    regions = ", ".join(words.region_name(board_, n) for n in tile.carolina)
    features = ", ".join(f"{words.feature_name(board_, f)} {signed(bonus)}" for f, bonus in tile.features)
    magnates = f"Anabela wants {tile.anabela}, Bruno at least {tile.bruno}, Carolina {regions}"
    return f"tile {tile.name}, weather {signed(tile.weather)}; {magnates}; features {features}"


def tell_short(tile: Vintage) -> str:
    """What sets a tile apart: weather, colour, Bruno's least value."""
    return f"weather {signed(tile.weather)}, {tile.anabela}, {tile.bruno}+"


# ---------------------------------------------------------------- the open tile
def _paths(tile: Vintage) -> list[str]:
    return [f"vintage.{tile.name}.{field}" for field in ("weather", "anabela", "bruno", "carolina", "features")]


@remembered
def _none_yet() -> Svg:
    ground = rect(LEFT, TOP, INNER, 60, 8, "sunk", "edge", 1.2, "4 3")
    return joined(
        ground,
        text(LEFT + INNER / 2, TOP + 35, "the first tile is still to be turned", 13, "muted", 400, "middle"),
    )


def _label(game: Game, tile: Vintage, fresh: bool, picks: frozenset[int], side: int) -> Svg:
    """The tile as a wine label: weather on the left, the Magnates on the right, the features below."""
    ground = joined(
        rect(
            LEFT,
            TOP,
            INNER,
            240,
            6,
            "fresh-bg" if fresh else "panel",
            "fresh" if fresh else "ink",
            2.5 if fresh else 1.3,
        ),
        rect(LEFT + 4, TOP + 4, INNER - 8, 232, 3, "", "azulejo", 1),
    )
    invented = all_standins(game.board, _paths(tile))
    mark = standin(LEFT + 19, TOP + 20) if invented else NOTHING
    wishes = [_wish(game, tile, magnate, magnate in picks, side) for magnate in range(len(MAGNATES))]
    body = joined(ground, mark, _weather(tile), *wishes, _features(game.board, tile))
    return thing(tell_tile(game.board, tile), body)


@remembered
def _weather(tile: Vintage) -> Svg:
    middle = LEFT + 50
    return joined(
        icon(middle, TOP + 48, weather_icon(tile.weather), "ink", 1.6),
        text(
            middle,
            TOP + 102,
            signed(tile.weather),
            29,
            "ink",
            600,
            "middle",
            "serif",
            f"vintage.{tile.name}.weather",
        ),
        text(middle, TOP + 121, "weather", 12.5, "muted", 400, "middle"),
        line(LEFT + 96, TOP + 16, LEFT + 96, TOP + 144),
    )


def _wish(game: Game, tile: Vintage, magnate: int, picked: bool, side: int) -> Svg:
    """A row: a Magnate, what he or she wants this year, and the barrels of a side that are kept there."""
    name = MAGNATES[magnate].title()
    top = TOP + 9 + 37 * (len(MAGNATES) - 1 - magnate)
    wants = (_regions_wanted, _value_wanted, _colour_wanted)[magnate](game, tile, LEFT + 186, top)
    held = game.hands[side].magnate_barrels[magnate]
    kept = [barrel(LEFT + INNER - 20 - 19 * i, top + 18, owner(game, side), 0.72) for i in range(held)]
    ground = box(LEFT + 102, top, INNER - 110, 33, "pick", 6) if picked else NOTHING
    face = joined(ground, text(LEFT + 110, top + 22, name, 15, face="serif italic"), wants, *kept)
    whose = "of yours" if side == YOU else f"of {words.side_name(game, side)}"
    title = f"{name}: {held or 'no'} barrel{'s' * (held > 1)} {whose}"
    return thing(title, face, f"magnate:{magnate}" if picked else "")


def _colour_wanted(game: Game, tile: Vintage, x: float, top: float) -> Svg:
    origin = f"vintage.{tile.name}.anabela"
    words_ = text(x + 24, top + 22.5, f"{tile.anabela} wine", 14, "ink", 700, origin=origin)
    return joined(bottle(x + 8, top + 18, tile.anabela, 0.95), words_)


def _value_wanted(game: Game, tile: Vintage, x: float, top: float) -> Svg:
    return text(x, top + 22.5, f"value {tile.bruno}+", 14, "ink", 700, origin=f"vintage.{tile.name}.bruno")


def _regions_wanted(game: Game, tile: Vintage, x: float, top: float) -> Svg:
    """Their numbers, and below their names."""
    out = [not game.in_play >> n & 1 for n in tile.carolina]
    numerals = [numeral(x + 10 + 27 * i, top + 17, n, out[i]) for i, n in enumerate(tile.carolina)]
    origin = f"vintage.{tile.name}.carolina"
    return joined(at(0, 0, joined(*numerals), origin=origin), *_region_names(game.board, tile, LEFT + 110))


def _region_names(board_: Board, tile: Vintage, x: float) -> list[Svg]:
    lines = packed(tuple(words.region_name(board_, n) for n in tile.carolina), ", ", 12, 216)
    return [text(x, TOP + 127 + 15 * i, names, 12, "muted") for i, names in enumerate(lines)]


def _features(board_: Board, tile: Vintage) -> Svg:
    """The four features; those on the tile with their bonus, the others as empty places."""
    bonuses = dict(tile.features)
    cells = []
    for feature in range(len(FEATURES)):
        x = LEFT + 12 + 80 * feature
        cells.append(_feature(x, words.feature_name(board_, feature).split()[0], bonuses.get(feature), tile.name))
    rule = line(LEFT + 14, TOP + 157, LEFT + INNER - 14, TOP + 157)
    return joined(rule, fork(LEFT + 15, TOP + 172, 0.8), *cells)


@remembered
def _feature(x: float, name: str, bonus: int | None, tile: str) -> Svg:
    middle = x + 40
    if bonus is None:
        return joined(empty_place(middle, TOP + 186, 4), text(middle, TOP + 224, name, 12.5, "muted", 400, "middle"))
    value = text(middle + 21, TOP + 191, signed(bonus), 17, "ink", 700, "middle", origin=f"vintage.{tile}.features")
    cup = at(middle - 14, TOP + 185, expert_tile(name[:2]), 1.1)
    return joined(cup, value, text(middle, TOP + 224, name, 12.5, "ink", 600, "middle"))


# ---------------------------------------------------------------- the unseen tiles
def _unseen(game: Game, pick: frozenset[int], top: float) -> Svg:
    """The tiles that may still come, each a small label."""
    left = [i for i in range(len(game.board.vintages)) if game.calendar.unseen >> i & 1]
    heading = joined(
        section(LEFT, top + 18, "Still unseen"),
        text(LEFT + INNER, top + 18, _how_many(len(left)), 12.5, "muted", 400, "end"),
    )
    chips = [_chip(game.board.vintages[i], i, LEFT + k % 8 * 43.7, top + 32, i in pick) for k, i in enumerate(left)]
    return joined(heading, *chips)


def _how_many(count: int) -> str:
    return (
        f"{count} tiles, each as likely"
        if count > 1
        else "one tile: it comes next"
        if count
        else "none: all have been turned"
    )


def _chip(tile: Vintage, index: int, x: float, y: float, picked: bool) -> Svg:
    return thing(
        f"tile {tile.name}: {tell_short(tile)}",
        _chip_face(tile, x, y, picked),
        f"vintage:{index}" if picked else "",
    )


@remembered
def _chip_face(tile: Vintage, x: float, y: float, picked: bool) -> Svg:
    middle = x + CHIP / 2
    return joined(
        box(x, y, CHIP, CHIP_HIGH, "pick" if picked else "rest", 6),
        text(middle, y + 20, signed(tile.weather), 15, "ink", 600, "middle", "serif"),
        bottle(middle, y + 37, tile.anabela, 0.72),
        text(middle, y + 61, f"{tile.bruno}+", 12.5, "ink", 600, "middle"),
    )


def _notes(game: Game) -> tuple[Note, ...]:
    paths = [path for tile in game.board.vintages for path in _paths(tile)]
    side = game.readings.get("vintage_bonus", "")
    notes = (BONUS_NOTES[side],) if game.tile and side in BONUS_NOTES else ()
    return (*notes, standin_note("the Vintage tiles are stand-ins")) if any_standin(game.board, paths) else notes
