"""What is left on the board: Wineries, Cellars, workers, and the four decks of Experts."""

from collections.abc import Callable, Collection, Mapping
from typing import Final

from vinhos_kernel.data.board import Board
from vinhos_kernel.state.game import ExpertDeck, Game
from vinhos_kernel.state.names import BUILDINGS, FEATURES
from vinhos_kernel.views import words
from vinhos_kernel.views.icons import icon
from vinhos_kernel.views.labels import box, change, signed
from vinhos_kernel.views.panel import INNER, LEFT, TOP, Note, board, section, standin_note
from vinhos_kernel.views.pieces import enologist, expert_tile, farmer
from vinhos_kernel.views.printed import any_standin
from vinhos_kernel.views.svg import NOTHING, Svg, at, joined, rect, remembered, text, thing, wrapped

TITLE: Final = "Still to be had"
SUBTITLE: Final = "What lies on the board for everybody"
NO_CHANGE: Final[Mapping[int, int]] = {}
DECKS_TOP: Final = TOP + 84
DECK: Final = 80
DECK_HIGH: Final = 122
PITCH: Final = 88


def draw_supply(
    game: Game, pick: Collection[int] = (), fresh: Mapping[int, int] = NO_CHANGE, still: bool = False,
    pick_features: Collection[int] = (),
) -> str:  # fmt: skip
    """
    Buildings, workers, Experts; those Experts in `pick`, one of which lies on top, are buttons `expert:0` ...

    Decks in `pick_features` are buttons `feature:0` to `feature:3`: an Expert is hired from one of them.
    `fresh` holds by how much a kind (0 Wineries, 1 Cellars, 2 Enologists, 3 Farmers) changed just now.
    """
    kinds = [_kind(game, kind, LEFT + PITCH * kind, fresh.get(kind, 0)) for kind in range(len(BUILDINGS))]
    open_ = frozenset(() if still else pick_features)
    decks = [_deck(game, feature, LEFT + PITCH * feature, feature in open_) for feature in range(len(FEATURES))]
    asked, end = _on_top(game.board, sorted(() if still else pick), DECKS_TOP + 24 + DECK_HIGH + 30)
    body = joined(*kinds, section(LEFT, DECKS_TOP + 10, "Wine Experts"), *decks, asked)
    return board(TITLE, SUBTITLE, body, end, _notes(game.board), tell_supply(game), still)


def tell_supply(game: Game) -> str:
    """What is left, in words."""
    built = [
        f"{left} of {game.board.count[kind]} {kind.capitalize()}"
        for kind, left in zip(BUILDINGS, game.buildings, strict=True)
    ]
    lines = [f"{TITLE}: {', '.join(built)}; {game.cube_supply} Renown cubes in the supply"]
    for feature, deck in enumerate(game.expert_decks):
        name = words.feature_name(game.board, feature)
        lines.append(f"{name}: {_size(deck)} Experts{_top_in_words(game.board, deck)}")
    return "\n".join(lines)


def _size(deck: ExpertDeck) -> int:
    known, hidden, bottom = deck
    return len(known) + hidden.bit_count() + len(bottom)


def _top(deck: ExpertDeck) -> int | None:
    """The tile on top where it is known: nothing unknown may lie above it."""
    known, hidden, bottom = deck
    return known[0] if known else bottom[0] if bottom and not hidden else None


def _top_in_words(board_: Board, deck: ExpertDeck) -> str:
    tile = _top(deck)
    return "" if tile is None else f", on top {words.expert_name(board_, tile)}"


# ---------------------------------------------------------------- buildings and workers
def _kind(game: Game, kind: int, x: float, changed: int) -> Svg:
    name, left = BUILDINGS[kind], game.buildings[kind]
    most = game.board.count[name]
    gold = change(x + DECK - 2, TOP, signed(changed), "end") if changed else NOTHING
    body = joined(_counted(x, name, left, most, bool(changed)), gold)
    return thing(f"{left} of {most} {name.capitalize()} left", body)


@remembered
def _counted(x: float, name: str, left: int, most: int, fresh: bool) -> Svg:
    ground = rect(x, TOP, DECK, 62, 8, "fresh-bg" if fresh else "sunk", "fresh" if fresh else "", 2)
    pieces: dict[str, Callable[[float, float], Svg]] = {"enologists": enologist, "farmers": farmer}
    mark = pieces[name](x + 19, TOP + 25) if name in pieces else icon(x + 19, TOP + 24, name)
    number = text(x + 35, TOP + 31, left, 18, "ink", 700)
    total = text(x + 36 + 11.5 * len(str(left)), TOP + 31, f"/{most}", 12, "muted", origin=f"count.{name}.value")
    return joined(ground, mark, number, total, text(x + 8, TOP + 54, name.capitalize(), 12.5, "ink"))


# ---------------------------------------------------------------- the decks of Experts
def _deck(game: Game, feature: int, x: float, picked: bool) -> Svg:
    deck, y = game.expert_decks[feature], DECKS_TOP + 22
    name, tile, left = words.feature_name(game.board, feature), _top(deck), _size(deck)
    middle = x + DECK / 2
    if tile is not None:
        worth = game.board.experts[tile]
        card = at(
            middle,
            y + 26,
            expert_tile(signed(worth.fair_bonus)),
            1.25,
            origin=f"expert.{worth.name}.fair_bonus",
        )
    else:
        card = at(middle, y + 26, expert_tile("", False), 1.25) if left else NOTHING
    label = joined(
        text(middle, y + 62, name.split()[0], 12.5, "ink", 400, "middle"),
        *_ability(game.board, tile, middle, y + 78),
        text(middle, y + 111, f"{left} left" if left else "none left", 12, "muted", 400, "middle"),
    )
    ground = box(x, y, DECK, DECK_HIGH, "pick" if picked else "rest" if left else "closed")
    title = f"{name}: {left} Experts{_top_in_words(game.board, deck)}"
    return thing(title, joined(ground, card, label), f"feature:{feature}" if picked else "")


def _ability(board_: Board, tile: int | None, middle: float, y: float) -> list[Svg]:
    """What the Expert on top can do, if that is known."""
    if tile is None:
        return []
    ability = words.expert_name(board_, tile).partition("(")[2].rstrip(")")
    lines = wrapped(ability, 12, DECK - 4)[:2]
    return [text(middle, y + 14 * i, part, 12, "muted", 400, "middle") for i, part in enumerate(lines)]


def _on_top(board_: Board, tiles: list[int], top: float) -> tuple[Svg, float]:
    """One button for each Expert that may lie on top now."""
    if not tiles:
        return NOTHING, top - 20
    y, rows = top + 10.0, []
    for tile in tiles:
        row, high = _choice(board_, tile, y)
        rows.append(row)
        y += high + 6
    return joined(section(LEFT, top, "Which one lies on top?"), *rows), y + 4


def _choice(board_: Board, tile: int, y: float) -> tuple[Svg, float]:
    worth = board_.experts[tile]
    lines = wrapped(words.expert_name(board_, tile).partition("(")[2].rstrip(")"), 13, INNER - 66, True)
    high = 26 + 16 * max(1, len(lines))
    bonus = signed(worth.fair_bonus)
    cup = at(LEFT + 26, y + high / 2, expert_tile(bonus), 1.2, origin=f"expert.{worth.name}.fair_bonus")
    label = [text(LEFT + 54, y + 26 + 16 * i, line, 13, "ink", 600) for i, line in enumerate(lines)]
    face = joined(box(LEFT, y, INNER, high, "pick"), cup, *label)
    return thing(f"{words.expert_name(board_, tile)}, {bonus} Fair Points", face, f"expert:{tile}"), high


def _notes(board_: Board) -> tuple[Note, ...]:
    paths = [f"expert.{expert.name}.fair_bonus" for expert in board_.experts]
    return (standin_note("the Experts and their Fair Points are stand-ins"),) if any_standin(board_, paths) else ()
