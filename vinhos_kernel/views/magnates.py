"""The Magnate tiles: six numbered spaces of the display, and what the two stacks still hold."""

from collections.abc import Collection
from typing import Final

from vinhos_kernel.data.board import Board
from vinhos_kernel.state.game import Game
from vinhos_kernel.views import words
from vinhos_kernel.views.cards import card_back
from vinhos_kernel.views.icons import icon
from vinhos_kernel.views.labels import State, box, ring, standin
from vinhos_kernel.views.panel import LEFT, TOP, Note, board, section, standin_note
from vinhos_kernel.views.printed import all_standins, any_standin
from vinhos_kernel.views.svg import NOTHING, Svg, joined, rect, remembered, text, thing, wrapped

TITLE: Final = "Magnate tiles"
SUBTITLE: Final = "Six spaces, numbered as the Number cards"
WIDE: Final = 108
HIGH: Final = 108
GAP: Final = 10
ICONS: Final = {
    "free_expert": "experts", "vineyard_minus_1": "vineyards", "fair_points_2": "fair", "sales": "sales",
    "export": "export", "winery_for_2": "wineries", "cellar_for_1": "cellars", "enologist_for_2": "workers",
    "farmer_for_1": "workers", "vineyard": "vineyards", "winery": "wineries", "cellar": "cellars",
    "enologist": "workers", "farmer": "workers", "expert": "experts", "export_barrel": "export",
    "sales_barrel": "sales", "region_with_estate": "vineyards", "magnate_tile": "fair", "best_wine_value": "experts",
    "own_regions_cubes": "press_release",
}  # fmt: skip


def draw_magnates(
    game: Game, pick: Collection[int] = (), fresh: Collection[int] = (), still: bool = False,
    pick_tiles: Collection[int] = (),
) -> str:  # fmt: skip
    """
    The display and the stacks.

    Spaces (1 to 6) in `pick` are buttons `display:1` ...; kinds of tiles in `pick_tiles`, one of which may turn up
    from a stack, are buttons `tile:1` ... below. `fresh` names spaces.
    """
    places = _places(game.board)
    open_ = frozenset(() if still else pick)
    cells = [_cell(game, i, *places[i], i + 1 in open_, i + 1 in fresh) for i in range(len(places))]
    low = max(y for _, y in places) + HIGH
    stacks = _stacks(game, low + 12)
    asked, end = _turning_up(game.board, sorted(() if still else pick_tiles), low + 112)
    notes = _notes(game.board)
    return board(TITLE, SUBTITLE, joined(*cells, stacks, asked), end, notes, tell_magnates(game), still)


def tell_magnates(game: Game) -> str:
    """The display and the stacks in words."""
    display, actions, multipliers = game.magnates
    lines = [f"{TITLE}: {sum(actions)} Action tiles and {sum(multipliers)} Multipliers in the stacks"]
    lines += [f"{i + 1}: {tell_display(game.board, tile)}" for i, tile in enumerate(display)]
    return "\n".join(lines)


def tell_display(board_: Board, tile: int) -> str:
    """A tile of the display in words."""
    if not tile:
        return "empty"
    kind = "Multiplier" if board_.is_multiplier(tile) else "Action tile"
    return f"{kind}, {words.tile_name(board_, tile)}"


def _places(board_: Board) -> list[tuple[int, int]]:
    rows = board_.facts.rows("display_space")
    return [(LEFT + row["column"] * (WIDE + GAP), TOP + row["row"] * (HIGH + GAP)) for row in rows]


# ---------------------------------------------------------------- a space
def _cell(game: Game, place: int, x: float, y: float, picked: bool, fresh: bool) -> Svg:
    tile = game.magnates.display[place]
    state: State = "pick" if picked else "rest" if tile else "closed"
    face = _face(game.board, tile, x, y, state) if tile else _bare(x, y)
    number = text(x + 12, y + 25, place + 1, 19, "ink" if tile else "muted", 600, face="serif")
    body = joined(face, number, ring(x, y, WIDE, HIGH) if fresh else NOTHING)
    return thing(f"{place + 1}: {tell_display(game.board, tile)}", body, f"display:{place + 1}" if picked else "")


@remembered
def _bare(x: float, y: float) -> Svg:
    return joined(
        box(x, y, WIDE, HIGH, "closed"),
        text(x + WIDE / 2, y + 58, "empty", 12.5, "muted", 400, "middle", "italic"),
    )


@remembered
def _face(board_: Board, tile: int, x: float, y: float, state: State) -> Svg:
    """An Action tile has one edge, a Multiplier a second one inside and the place for its barrel."""
    more = board_.is_multiplier(tile)
    frame = rect(x + 4, y + 4, WIDE - 8, HIGH - 8, 5, "", "azulejo", 1) if more else NOTHING
    kind = text(x + 30, y + 24, "Multiplier" if more else "Action", 12, "muted", face="italic")
    name = words.tile_name(board_, tile)
    lines = wrapped(name[:1].upper() + name[1:], 12.5, WIDE - 16)
    low = y + (48 if len(lines) > 3 else 55)
    label = [text(x + 10, low + 14.5 * i, line, 12.5, origin=_path(board_, tile)) for i, line in enumerate(lines)]
    mark = standin(x + WIDE - 15, y + HIGH - 15) if all_standins(board_, [_path(board_, tile)]) else NOTHING
    picture_ = (
        icon(x + WIDE - 19, y + 20, ICONS.get(board_.tile_names[tile], "fair"), "ink", 0.85) if not more else NOTHING
    )
    return joined(box(x, y, WIDE, HIGH, state), frame, kind, picture_, *label, mark)


def _path(board_: Board, tile: int) -> str:
    name = board_.tile_names[tile]
    return f"multiplier.{name}.vp_each" if board_.is_multiplier(tile) else f"magnate_action.{name}.name"


# ---------------------------------------------------------------- the stacks
def _stacks(game: Game, y: float) -> Svg:
    """Both stacks face down, each with its count and what it holds."""
    _, actions, multipliers = game.magnates
    return joined(_stack(LEFT, y, "Action tiles", sum(actions)), _stack(LEFT + 176, y, "Multipliers", sum(multipliers)))


@remembered
def _stack(x: float, y: float, name: str, left: int) -> Svg:
    back = card_back(x, y + 8, 66, 52) if left else rect(x, y + 8, 66, 52, 6, "sunk", "edge", 1.2, "4 3")
    more = rect(x + 3, y + 5, 66, 52, 6, "panel", "ink", 1.3) if left > 1 else NOTHING
    count = text(x + 82, y + 34, f"{left} left" if left else "empty", 15, "ink" if left else "muted", 700)
    return joined(more, back, count, text(x + 82, y + 52, name, 12.5, "muted"))


def _turning_up(board_: Board, kinds: list[int], top: float) -> tuple[Svg, float]:
    """One button for each kind of tile that may turn up now."""
    if not kinds:
        return NOTHING, top - 28
    rows = [_kind(board_, tile, top + 10 + 46 * i) for i, tile in enumerate(kinds)]
    return joined(section(LEFT, top, "Which tile turns up?"), *rows), top + 14 + 46 * len(kinds)


def _kind(board_: Board, tile: int, y: float) -> Svg:
    name = words.tile_name(board_, tile)

    kind = ICONS.get(board_.tile_names[tile], "fair")
    face = joined(
        box(LEFT, y, 344, 40, "pick"),
        icon(LEFT + 22, y + 20, kind),
        text(LEFT + 46, y + 25, name, 13, "ink", 600),
    )
    return thing(tell_display(board_, tile), face, f"tile:{tile}")


def _notes(board_: Board) -> tuple[Note, ...]:
    notes = (Note("", "double edge: Multiplier; it needs a barrel to count"),)
    paths = [_path(board_, tile) for tile in range(1, len(board_.tile_names))]
    grid = [f"display_space.{i}.{field}" for i in range(1, 7) for field in ("row", "column")]
    if not any_standin(board_, paths + grid):
        return notes
    return (*notes, standin_note("the numbering and the Multipliers are stand-ins"))
