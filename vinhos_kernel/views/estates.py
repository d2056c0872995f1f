"""A player's five Estates: what is planted and built, who works there, and the wines as they age."""

from collections.abc import Collection
from typing import Final, NamedTuple

from vinhos_kernel.data.board import Board
from vinhos_kernel.rules.wine import quality_of, value_of
from vinhos_kernel.state.estate import (
    CELLAR,
    COLOUR,
    ENOLOGISTS,
    FARMERS,
    REGION,
    STORAGE,
    VINEYARDS,
    WAITING,
    WINERIES,
    WINES,
    Estate,
    built,
    regions_of,
    slots_of,
    wine_name,
    wines_of,
)
from vinhos_kernel.state.game import Game
from vinhos_kernel.state.names import COLOURS, YOU
from vinhos_kernel.views import words
from vinhos_kernel.views.answer_names import wine_words
from vinhos_kernel.views.icons import icon
from vinhos_kernel.views.labels import BOXES, State, box, fork, numeral, reach, ring, signed, standin
from vinhos_kernel.views.panel import INNER, LEFT, TOP, Note, board, standin_note
from vinhos_kernel.views.pieces import cube, disc, empty_place, enologist, farmer, grapes, owner
from vinhos_kernel.views.printed import any_standin, is_standin
from vinhos_kernel.views.svg import NOTHING, Svg, joined, path, rect, remembered, rich, short, text, thing

HIGH: Final = 110
PITCH: Final = HIGH + 8
HOUSE: Final = 40
HOUSE_HIGH: Final = 70
STORE: Final = 42
STORE_HIGH: Final = 70
BODY: Final = 34
CELLAR_NOTES: Final = {
    "seed": Note("reading", "a Cellar adds 1, 1, 3, 5 (or 0, 1, 3, 5)"),
    "secondary": Note("reading", "a Cellar adds 0, 1, 3, 5 (or 1, 1, 3, 5)"),
}


class Picks(NamedTuple):
    """What may be clicked: Estates 1 to 5, wines (4 for each Estate, from 0), Estates that take a worker."""

    estates: frozenset[int] = frozenset()
    wines: frozenset[int] = frozenset()
    enologists: frozenset[int] = frozenset()
    farmers: frozenset[int] = frozenset()


def draw_estates(
    game: Game, side: int = YOU, pick: Collection[int] = (), pick_wines: Collection[int] = (),
    pick_enologists: Collection[int] = (), pick_farmers: Collection[int] = (), fresh: Collection[int] = (),
    fresh_wines: Collection[int] = (), still: bool = False,
) -> str:  # fmt: skip
    """
    The Estates of a side: buttons `estate:1`, `wine:0`, `enologist:2`, `farmer:2`.

    A wine's number is 4 for each Estate before it and its slot; `fresh` names Estates, `fresh_wines` wines.
    """
    groups = ((), (), (), ()) if still else (pick, pick_wines, pick_enologists, pick_farmers)
    open_ = Picks(*map(frozenset, groups))
    new = frozenset(fresh_wines)
    land = game.estates[side]
    cards = [_card(game, side, place, open_, place + 1 in fresh, new) for place in range(len(land))]
    end = TOP + PITCH * len(land) - 8
    told = tell_estates(game, side)
    return board(title_of(game, side), _subtitle(game, side), joined(*cards), end + 8, _notes(game), told, still)


def tell_estates(game: Game, side: int = YOU) -> str:
    """The Estates of a side in words, one line each."""
    lines = [title_of(game, side)]
    for place in range(len(game.estates[side])):
        wines = _wines_in_words(game, side, place)
        lines.append(f"{place + 1} {tell_estate(game, game.estates[side][place])}{wines and '; ' + wines}")
    return "\n".join(lines)


def tell_estate(game: Game, estate: Estate) -> str:
    """An Estate in words: red Douro, 2 Vineyards, 1 Winery, 1 Farmer, a Cellar, makes Quality 7."""
    if not any(estate):
        return "nothing built yet"
    counted = (
        ("Vineyard", "Vineyards", VINEYARDS), ("Winery", "Wineries", WINERIES),
        ("Enologist", "Enologists", ENOLOGISTS), ("Farmer", "Farmers", FARMERS),
    )  # fmt: skip
    parts = [_region_in_words(game.board, estate)]
    parts += [f"{estate[at]} {one if estate[at] == 1 else many}" for one, many, at in counted if estate[at]]
    parts.append("a Cellar" if estate[CELLAR] else "a Warehouse")
    if estate[WAITING]:
        parts.append(f"{estate[WAITING]} Renown cube{'s' * (estate[WAITING] > 1)} waiting for a region")
    makes = _makes(game, estate)
    return ", ".join([*parts, *([f"makes {makes}"] if makes else [])])


def title_of(game: Game, side: int) -> str:
    """Whose Estates these are."""
    name = words.owner_name(game, side)
    return f"{name[:1].upper()}{name[1:]} Estates"


def _subtitle(game: Game, side: int) -> str:
    wines, regions = len(wines_of(game.estates[side])), len(regions_of(game.estates[side]))
    held = f"{wines} wine{'s' * (wines != 1)}, {regions} region{'s' * (regions != 1)}"
    return f"{held}; ageing to the right"


def _region_in_words(board_: Board, estate: Estate) -> str:
    if not estate[REGION]:
        return "no region yet"
    colour = f"{COLOURS[estate[COLOUR] - 1]} " if estate[COLOUR] else ""
    return f"{colour}{words.region_name(board_, estate[REGION])}"


def _wines_in_words(game: Game, side: int, place: int) -> str:
    estate = game.estates[side][place]
    slots = [slot for slot in range(STORAGE) if estate[WINES + slot]]
    return "; ".join(f"wine {wine_name(place, slot)}: {wine_words(game, side, place, slot)}" for slot in slots)


def _makes(game: Game, estate: Estate) -> str:
    """What the next wine would be, with this year's weather."""
    if not estate[VINEYARDS]:
        return ""
    quality = quality_of(game, estate, game.tile.weather if game.tile else 0)
    return f"Quality {quality}" if quality >= game.board.count["wine_quality_least"] else "no wine"


# ---------------------------------------------------------------- one Estate
def _card(game: Game, side: int, place: int, picks: Picks, fresh: bool, fresh_wines: frozenset[int]) -> Svg:
    estate, x, y = game.estates[side][place], LEFT, TOP + PITCH * place
    picked = place + 1 in picks.estates
    state: State = "pick" if picked else "rest"
    body = joined(
        box(x, y, INNER, HIGH, state),
        _heading(game, side, place, estate, y),
        *(_house(estate, place, i, y + BODY, picks) for i in range(game.board.count["estate_slots"])),
        _store(game, side, place, estate, y + BODY, picks.wines, fresh_wines),
        ring(x, y, INNER, HIGH) if fresh else NOTHING,
    )
    title = f"Estate {place + 1}: {tell_estate(game, estate)}"
    return thing(title, body, f"estate:{place + 1}" if picked else "")


def _heading(game: Game, side: int, place: int, estate: Estate, y: float) -> Svg:
    """Number and owner, region and colour, waiting cubes; at the end what the next wine would be."""
    x, makes = LEFT, _makes(game, estate)
    name = text(x + 12, y + 23, place + 1, 17, "ink", 600, face="serif")
    mark = disc(x + 36, y + 17, owner(game, side), 0.7)
    told = (
        rich(x + INNER - 10, y + 22, (("makes ", "muted", 400), (makes, "ink", 700)), 12.5, "end") if makes else NOTHING
    )
    if estate[REGION]:
        region = joined(
            numeral(x + 60, y + 17, estate[REGION]),
            text(x + 76, y + 22, words.region_name(game.board, estate[REGION]), 14, "ink", 700),
        )
        return joined(name, mark, region, told)
    words_ = "no region yet" if any(estate) else "nothing built yet"
    cubes = [cube(x + 176 + 20 * i, y + 17, 0.9) for i in range(estate[WAITING])]
    wait = text(x + 190 + 20 * len(cubes), y + 22, "waiting", 12, "muted") if cubes else NOTHING
    return joined(name, mark, text(x + 52, y + 22, words_, 13, "muted", face="italic"), *cubes, wait)


# ---------------------------------------------------------------- Vineyards, Wineries and who works there
def _house(estate: Estate, place: int, slot: int, y: float, picks: Picks) -> Svg:
    """A slot: a Vineyard with its Farmer, a Winery with its Enologist, or nothing yet."""
    x = LEFT + 8 + (HOUSE + 4) * slot
    if slot >= built(estate):
        return thing("an empty slot", _bare_house(x, y))
    vineyard = slot < estate[VINEYARDS]
    nth = slot if vineyard else slot - estate[VINEYARDS]
    workers, wanted, kind = (
        (estate[FARMERS], picks.farmers, "farmer") if vineyard else (estate[ENOLOGISTS], picks.enologists, "enologist")
    )
    picked = nth == workers and place + 1 in wanted
    colour = COLOURS[estate[COLOUR] - 1] if estate[COLOUR] else ""
    face = _worked(x, y, colour if vineyard else "winery", kind, nth < workers, picked)
    who = (
        f"with a{'n' * (kind == 'enologist')} {kind.capitalize()}"
        if nth < workers
        else f"room for a{'n' * (kind == 'enologist')} {kind.capitalize()}"
    )
    title = f"Estate {place + 1}, {'Vineyard' if vineyard else 'Winery'} {who}"
    return thing(title, face, f"{kind}:{place + 1}" if picked else "")


@remembered
def _bare_house(x: float, y: float) -> Svg:
    return joined(
        rect(x, y, HOUSE, HOUSE_HIGH, 6, "sunk", "edge", 1.2, "4 3"), empty_place(x + HOUSE / 2, y + HOUSE_HIGH / 2)
    )


@remembered
def _worked(x: float, y: float, what: str, kind: str, held: bool, picked: bool) -> Svg:
    middle = x + HOUSE / 2
    ground = box(x, y, HOUSE, HOUSE_HIGH, "pick" if picked else "here", 6)
    if what == "winery":
        house = icon(middle, y + 22, "wineries", "ink", 1.15)
    else:
        house = grapes(middle, y + 23, what, 1.35) if what else icon(middle, y + 22, "vineyards", "ink", 1.1)
    worker = (
        (farmer if kind == "farmer" else enologist)(middle, y + 54, 0.95) if held else empty_place(middle, y + 54, 5)
    )
    return joined(ground, house, worker, reach(x, y, HOUSE, HOUSE_HIGH) if picked else NOTHING)


# ---------------------------------------------------------------- Warehouse or Cellar
def _store(
    game: Game, side: int, place: int, estate: Estate, y: float, picks: frozenset[int], fresh: frozenset[int]
) -> Svg:
    """The storage slots from left to right, the way a wine goes."""
    left = LEFT + INNER - 8 - STORAGE * STORE - 3 * 4
    parts = []
    for slot in range(slots_of(estate)):
        number = STORAGE * place + slot
        x = left + (STORE + 4) * slot
        quality = estate[WINES + slot]
        picked = number in picks
        face = joined(
            _stored(x, y, bool(estate[CELLAR]), picked),
            _bonus(game, estate, slot, x + STORE / 2, y + 18),
            _wine(x, y, COLOURS[max(0, estate[COLOUR] - 1)], quality, value_of(game, estate, slot))
            if quality
            else empty_place(x + STORE / 2, y + 40),
            ring(x, y, STORE, STORE_HIGH, 6) if number in fresh and quality else NOTHING,
            reach(x, y, STORE, STORE_HIGH) if picked else NOTHING,
        )
        title = (
            f"wine {wine_name(place, slot)}: {wine_words(game, side, place, slot)}"
            if quality
            else f"slot {wine_name(place, slot)}: empty"
        )
        parts.append(thing(title, face, f"wine:{number}" if picked else ""))
    label = _label(estate, left, y) if not estate[CELLAR] else fork(left - 9, y + 9, 0.8)
    return joined(label, *parts)


@remembered
def _label(estate: Estate, left: float, y: float) -> Svg:
    return text(left + 2 * (STORE + 4) + 6, y + 40, "Warehouse", 12, "muted", face="italic")


@remembered
def _stored(x: float, y: float, cellar: bool, picked: bool) -> Svg:
    """An arch of a Cellar, or a square of the Warehouse."""
    state: State = "pick" if picked else "here"
    if not cellar:
        return box(x, y, STORE, STORE_HIGH, state, 4)
    fill, edge, thick, _ = BOXES[state]
    low, half = short(y + STORE_HIGH), STORE / 2
    return path(f"M{short(x)},{low}V{short(y + 17)}a{half},17 0 0 1 {STORE},0V{low}Z", fill, edge, thick)


def _bonus(game: Game, estate: Estate, slot: int, x: float, y: float) -> Svg:
    """What the slot adds to the Value."""
    reading = game.readings["cellar_bonus"]
    kind = "cellar" if estate[CELLAR] else "warehouse"
    origin = f"storage.{kind}_{slot + 1}.{'bonus' if reading == 'seed' else 'secondary'}"
    added = game.board.storage[reading][estate[CELLAR]][slot]
    mark = standin(x + 15, y - 4) if is_standin(game.board, origin) else NOTHING
    return joined(text(x, y, signed(added), 12.5, "muted", 600, "middle", origin=origin), mark)


@remembered
def _wine(x: float, y: float, colour: str, quality: int, value: int) -> Svg:
    """A wine tile with its printed Quality, and below it what it is worth there."""
    middle = x + STORE / 2
    tile = rect(x + 6, y + 23, STORE - 12, 25, 4 if colour == "red" else 11, colour, "ink", 1.2)
    inner = NOTHING if colour == "red" else rect(x + 9, y + 26, STORE - 18, 19, 8, "", "on-white", 0.9)
    number = text(middle, y + 41.5, quality, 17, f"on-{colour}", 700, "middle")
    return joined(tile, inner, number, text(middle, y + 64, f"= {value}", 13, "ink", 700, "middle"))


def _notes(game: Game) -> tuple[Note, ...]:
    notes = (
        Note("", "on a wine its Quality, below what it is worth there"),
        CELLAR_NOTES[game.readings["cellar_bonus"]],
    )
    paths = [
        f"storage.{kind}_{n}.bonus" for kind, most in (("warehouse", 2), ("cellar", 4)) for n in range(1, most + 1)
    ]
    paths += [f"quality.{each}.value" for each in ("vineyard", "winery", "farmer", "enologist")]
    return (*notes, standin_note("what adds to a wine is a stand-in")) if any_standin(game.board, paths) else notes
