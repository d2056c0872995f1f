"""The map: nine regions with their Renown cubes, Vineyards left, prices, and your Estates."""

from collections.abc import Collection, Mapping
from typing import Final

from vinhos_kernel.data.board import Board
from vinhos_kernel.state.estate import REGION
from vinhos_kernel.state.game import Game
from vinhos_kernel.state.names import ACROSS, COLOURS, REGION_NUMBERS, YOU
from vinhos_kernel.views import words
from vinhos_kernel.views.icons import icon
from vinhos_kernel.views.labels import BOXES, State, change, numeral, price, signed, standin
from vinhos_kernel.views.panel import LEFT, TOP, Note, board, standin_note
from vinhos_kernel.views.pieces import (
    cube,
    disc,
    empty_place,
    ghost_cube,
    ghost_vineyard,
    owner,
    vineyard_back,
    vineyard_face,
)
from vinhos_kernel.views.printed import any_standin, is_standin, region_path
from vinhos_kernel.views.region_shapes import HIGH, SHAPES, Shape, points
from vinhos_kernel.views.svg import NOTHING, Svg, at, joined, path, polygon, rect, remembered, text, thing

TITLE: Final = "Nine regions"
NO_CHANGE: Final[Mapping[int, int]] = {}


def draw_map(
    game: Game, pick: Collection[int] = (), fresh: Mapping[int, int] = NO_CHANGE, still: bool = False,
    fresh_stacks: Mapping[int, int] = NO_CHANGE, forced: Collection[int] = (),
) -> str:  # fmt: skip
    """
    The map; regions in `pick` are buttons `region:1` to `region:9`.

    `fresh` holds how many cubes came to or left a region just now, `fresh_stacks` the same for its Vineyards.
    """
    open_, only = (frozenset[int](), frozenset[int]()) if still else (frozenset(pick), frozenset(forced))
    tiles = [_region(game, n, _state(n, open_, only), fresh.get(n, 0), fresh_stacks.get(n, 0)) for n in REGION_NUMBERS]
    held, used = len(game.your_regions), game.in_play.bit_count()
    subtitle = f"{used} in play; {held or 'none'} hold{'s' * (held == 1)} an Estate of yours"
    body = joined(_sea(), *tiles)
    return board(TITLE, subtitle, body, TOP + HIGH + 8, _notes(game, fresh, fresh_stacks), tell_map(game), still)


def tell_map(game: Game) -> str:
    """The map in words, one line for each region."""
    supply = f"{game.cube_supply} Renown cubes in the supply"
    return "\n".join([f"{TITLE}, {supply}", *(f"{n} {tell_region(game, n)}" for n in REGION_NUMBERS)])


def tell_region(game: Game, number: int) -> str:
    """A region in words: cubes, Vineyards left, price, Estates of yours."""
    name = words.region_name(game.board, number)
    if not game.in_play >> number & 1:
        return f"{name}: out of play"
    cubes = f"{game.cubes[number]} of {game.board.renown_spaces[number]} cubes"
    estates = sum(estate[REGION] == number for estate in game.estates[YOU])
    yours = f", {estates} Estate{'s' * (estates > 1)} of yours" if estates else ""
    price_ = f"{game.board.prices[number]} Bagos"
    tops = game.vines.tops[number]
    known = f", from the top {', '.join(COLOURS[colour - 1] for colour in tops)}" if tops else ""
    return f"{name}: {cubes}, {game.stacks[number]} Vineyards left{known}, {price_}{yours}{_theirs(game, number)}"


def _theirs(game: Game, number: int) -> str:
    """The Estates of a second person in a region, in words."""
    count = sum(estate[REGION] == number for estate in game.estates[ACROSS])
    return f", {count} Estate{'s' * (count > 1)} of {words.side_name(game, ACROSS)}" if count else ""


def _notes(game: Game, fresh: Mapping[int, int], fresh_stacks: Mapping[int, int]) -> tuple[Note, ...]:
    gone = any(n < 0 for n in fresh.values()) or any(n < 0 for n in fresh_stacks.values())
    notes = (
        Note("vineyard", "a Vineyard left in the stack, face down"),
        Note(
            "cube",
            "a Renown cube" + (" · dashed gold: just taken away" if gone else f" · {game.cube_supply} in the supply"),
        ),
    )
    paths = [region_path(n, "renown_spaces") for n in REGION_NUMBERS]
    return (
        (*notes, standin_note("how many cubes a region holds is a stand-in"))
        if any_standin(game.board, paths)
        else notes
    )


# ---------------------------------------------------------------- one region
def _state(number: int, open_: frozenset[int], only: frozenset[int]) -> State:
    return "pick" if number in open_ else "forced" if number in only else "rest"


def _region(game: Game, number: int, state: State, cubes: int, vineyards: int) -> Svg:
    if not game.in_play >> number & 1:
        return _out_of_play(game.board, number)
    shape = SHAPES[number]
    x, y = LEFT + shape.label[0], TOP + shape.label[1]
    fill, edge, thick, dash = BOXES[state]
    body = joined(
        polygon(points(number, LEFT, TOP), fill, edge, 3 if state == "pick" else thick, dash),
        numeral(x + 9, y - 5, number),
        text(x + 26, y, words.region_name(game.board, number), 14, "ink", 700),
        _cubes(game, number, x + 8, y + 25, cubes),
        _estates(game, number, x + 98, y + 25),
        _vineyards(game, number, *((x + 130, y - 4) if shape.wide else (x + 7, y + 50)), vineyards),
        _price(game.board, number, LEFT + shape.right, y - 4 if shape.wide else y + 50),
        _change(shape, x, y, cubes, vineyards),
        icon(LEFT + shape.right - 10, y + 24, "lock") if state == "forced" else NOTHING,
    )
    return thing(tell_region(game, number), body, f"region:{number}" if state == "pick" else "")


@remembered
def _printed_out(number: int, name: str) -> Svg:
    shape = SHAPES[number]
    x, y = LEFT + shape.label[0], TOP + shape.label[1]
    ground = polygon(points(number, LEFT, TOP), "sunk", "edge", 1.2, "4 3")
    label = joined(numeral(x + 9, y - 5, number, True), text(x + 26, y, name, 14, "muted", 600))
    return joined(ground, label, text(x + 26, y + 18, "out of play", 12, "muted", face="italic"))


def _out_of_play(board_: Board, number: int) -> Svg:
    name = words.region_name(board_, number)
    return thing(f"{name}: out of play", _printed_out(number, name))


def _cubes(game: Game, number: int, x: float, y: float, change_: int) -> Svg:
    """The inset: cubes, ghosts of those that have just gone, gold rings on the new ones, empty places."""
    spaces, held = game.board.renown_spaces[number], game.cubes[number]
    pitch = min(17.0, 68 / max(1, spaces - 1))
    out = [
        rect(
            x - 10,
            y - 11,
            pitch * (spaces - 1) + 20,
            22,
            11,
            "",
            "line",
            1,
            origin=region_path(number, "renown_spaces"),
        )
    ]
    for i in range(max(spaces, held)):
        spot = x + pitch * i
        new, gone = held - change_ <= i < held, held <= i < held - change_
        out.append(at(spot, y, _halo()) if new else NOTHING)
        out.append(cube(spot, y) if i < held else ghost_cube(spot, y) if gone else empty_place(spot, y))
    return joined(*out)


@remembered
def _halo() -> Svg:
    return rect(-10, -11, 20, 22, 8, "fresh-bg", "fresh", 2)


def _estates(game: Game, number: int, x: float, y: float) -> Svg:
    """A disc for each Estate of yours, and of a second person's; many stand closer."""
    owners = [side for side in (YOU, ACROSS) for estate in game.estates[side] if estate[REGION] == number]
    pitch = min(20.0, 40 / max(1, len(owners) - 1))
    return joined(*(disc(x + pitch * i, y, owner(game, side), 0.95) for i, side in enumerate(owners)))


def _vineyards(game: Game, number: int, x: float, y: float, change_: int) -> Svg:
    """The stack as a count of backs, from the top; of those that have been seen the colour."""
    out, tops = [], game.vines.tops[number]
    for i in range(max(game.board.vineyards[number], game.stacks[number])):
        spot = x + 17 * i
        gone = game.stacks[number] <= i < game.stacks[number] - change_
        there = i < game.stacks[number]
        seen = COLOURS[tops[i] - 1] if there and i < len(tops) else ""
        tile = vineyard_face(spot, y, seen) if seen else vineyard_back(spot, y)
        out.append(tile if there else ghost_vineyard(spot, y) if gone else empty_place(spot, y))
    return joined(*out)


def _price(board_: Board, number: int, right: float, y: float) -> Svg:
    path_ = region_path(number, "price")
    mark = standin(right - 44, y) if is_standin(board_, path_) else NOTHING
    return joined(price(right, y, board_.prices[number], origin=path_), mark)


def _change(shape: Shape, x: float, y: float, cubes: int, vineyards: int) -> Svg:
    """What changed, in gold, where the tile has air."""
    moved = cubes or vineyards
    if not moved:
        return NOTHING
    low = shape.wide or shape.change_low
    return change(LEFT + shape.right, y + 24 if low else y - 5, signed(moved), "end")


@remembered
def _sea() -> Svg:
    waves = [path(f"M{8 + 4 * (i % 2)},{TOP + 468 + 13 * i}q4,-4 8,0t8,0t8,0t8,0", "", "azulejo", 1) for i in range(5)]
    return joined(*waves)
