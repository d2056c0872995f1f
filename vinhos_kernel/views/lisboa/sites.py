"""Public Buildings: the sites on three sides of the town, what stands there or may, and the architects' stacks."""

from typing import Final

from vinhos_kernel.lisboa.game import Game, building_goods, building_owner
from vinhos_kernel.lisboa.names import ARCHITECTS, GOODS, LINES, SITES
from vinhos_kernel.lisboa.telling import WHO
from vinhos_kernel.lisboa.town import site_name
from vinhos_kernel.lisboa.words import goods_words
from vinhos_kernel.views.labels import box, standin
from vinhos_kernel.views.lisboa import pieces
from vinhos_kernel.views.lisboa.fronts import Fronts, plot, roof
from vinhos_kernel.views.lisboa.places import HIGH, card_box, plot_box, site_box
from vinhos_kernel.views.lisboa.printed import any_standin, shows_standin
from vinhos_kernel.views.lisboa.rubble import on_site, tell_rubble
from vinhos_kernel.views.pieces import disc
from vinhos_kernel.views.svg import NOTHING, Svg, joined, path, rect, remembered, short, text, thing

SPOTS: Final = {
    1: ((0.0, 12.0, 0.8),),
    2: ((-9.5, 12.0, 0.68), (9.5, 12.0, 0.68)),
    3: ((-9.5, 6.5, 0.5), (9.5, 6.5, 0.5), (0.0, 18.0, 0.5)),
    4: ((-9.5, 6.5, 0.5), (9.5, 6.5, 0.5), (-9.5, 18.0, 0.5), (9.5, 18.0, 0.5)),
}
"""Where one to four goods stand in a building, and how large."""
INWARD: Final = {"W": (1, 0), "N": (0, 1), "E": (-1, 0)}
"""From a site into the town."""


# ---------------------------------------------------------------- in words
def tell_site(game: Game, site: int) -> str:
    """A site in words: free with its cubes, or what stands there and who opened it."""
    code = game.buildings[site]
    if not code:
        return f"{SITES[site]} free, {tell_rubble(game, len(LINES) + site)}"
    architect, owner = ARCHITECTS[code >> 2 & 1], WHO[building_owner(code)]
    return f"{SITES[site]}: {architect} building, opened by {owner}, shows {goods_words(building_goods(code))}"


def tell_stack(game: Game, architect: int) -> str:
    """An architect's buildings in words."""
    top = goods_words(game.stacks.tops[architect])
    return f"{ARCHITECTS[architect]} architect: {top or 'none'} on top, {game.stacks.left[architect]} below"


# ---------------------------------------------------------------- what is invented
def reach_paths(site: int) -> tuple[str, str]:
    """Where the facts say what a site reaches."""
    name = SITES[site].lower().replace("-", "_")
    return f"site.{name}.row", f"site.{name}.street"


def invented_goods(game: Game, architect: int, goods: int) -> bool:
    """Whether the goods of a building are invented: a tile with that face is, in a game that runs here."""
    faces = (n for n, tile in enumerate(game.board.building_faces, 1) if tile[architect] == goods)
    return shows_standin(game, (f"public_building.building_{n}.{ARCHITECTS[architect]}" for n in faces))


# ---------------------------------------------------------------- sites
def draw_site(game: Game, site: int, fronts: Fronts) -> Svg:
    """A site with its cubes, with what stands there, or with what each architect could bring."""
    place, code = site_box(site), game.buildings[site]
    offered = [(n, fronts[name]) for n in range(len(ARCHITECTS)) if (name := site_name(site, n)) in fronts]
    held = _built(game, site) if code else _free(game, site, [front.state for _, front in offered])
    ground = box(place.x, place.y, place.wide, HIGH, "rest", 4)
    plots = [plot(plot_box(site, n), n, front) for n, front in offered]
    return joined(thing(tell_site(game, site), joined(ground, held, _reach(game, site))), *plots)


def _free(game: Game, site: int, states: list[str]) -> Svg:
    """The name and the cubes of a free site; his own choice has a word in their place."""
    place = site_box(site)
    name = text(place.centre, place.y + 13, SITES[site], 12, "muted", 600, "middle")
    his = text(place.centre, place.y + HIGH - 3, "his", 12, "fresh", 700, "middle")
    return joined(name, his if "his" in states else on_site(game, site, place, bool(states)))


def _built(game: Game, site: int) -> Svg:
    """What stands on a site, with the disc of whoever opened it."""
    (x, y, wide, _), code = site_box(site), game.buildings[site]
    owner, architect, goods = building_owner(code), code >> 2 & 1, building_goods(code)
    return joined(
        text(x + 3, y + 13, SITES[site], 12, "ink", 600),
        disc(x + wide - 7, y + 7, owner, 0.62) if owner else nobodys(x + wide - 7, y + 7),
        standing(game, x + wide / 2, y + 34, architect, goods),
        text(x + wide / 2, y + HIGH - 4, ARCHITECTS[architect], 12, "ink", 400, "middle"),
    )


@remembered
def nobodys(x: float, y: float) -> Svg:
    """The mark of a building that nobody opened: square and empty."""
    return rect(x - 5, y - 5, 10, 10, 1, "sunk", "ink", 1.2)


def standing(game: Game, x: float, y: float, architect: int, goods: int) -> Svg:
    """A Public Building below its roof, whose lower edge is at y, with the goods that it shows."""
    mark = standin(x, y - 6, 0.8) if invented_goods(game, architect, goods) else NOTHING
    return joined(_building(x, y, architect, goods), mark)


@remembered
def _building(x: float, y: float, architect: int, goods: int) -> Svg:
    shown = [name for n, name in enumerate(GOODS) if goods >> n & 1]
    icons = [
        pieces.good(x + dx, y + dy, name, size) for (dx, dy, size), name in zip(SPOTS[len(shown)], shown, strict=True)
    ]
    return joined(rect(x - 20, y, 40, 24, 0, "panel", "ink", 1.2), roof(x, y, architect, 44, 14), *icons)


def _reach(game: Game, site: int) -> Svg:
    """A pointer from a site to the row or the street that it reaches; a diamond where that is invented."""
    place, (dx, dy) = site_box(site), INWARD[SITES[site][0]]
    x = place.centre + dx * (place.wide / 2 + 1)
    y = place.middle + dy * (HIGH / 2 + 1)
    return standin(x, y, 0.8) if any_standin(game, reach_paths(site)) else _pointer(x, y, dx, dy)


@remembered
def _pointer(x: float, y: float, dx: int, dy: int) -> Svg:
    corners = ((-2 * dx - 4 * dy, -2 * dy - 4 * dx), (4 * dx, 4 * dy), (-2 * dx + 4 * dy, -2 * dy + 4 * dx))
    (ax, ay), (bx, by), (cx, cy) = ((short(x + one), short(y + other)) for one, other in corners)
    return path(f"M{ax},{ay}L{bx},{by}L{cx},{cy}Z", "ink", "ink", 1)


# ---------------------------------------------------------------- the architects
def draw_stack(game: Game, architect: int) -> Svg:
    """An architect's building on top, and how many lie below."""
    x, y, wide, high = card_box(architect)
    goods, left = game.stacks.tops[architect], game.stacks.left[architect]
    top = standing(game, x + 31, y + 26, architect, goods) if goods else _bare(x + 31, y + 26, architect)
    below = f"{left} below" if goods else f"{left} face down"
    words = ((ARCHITECTS[architect], "ink", 700), ("architect", "muted", 400), (below, "muted", 400))
    told = [text(x + 64, y + 20 + 16 * n, each, 12.5, ink, weight) for n, (each, ink, weight) in enumerate(words)]
    ground = box(x, y, wide, high, "rest", 6)
    return thing(tell_stack(game, architect), joined(ground, top, *told))


@remembered
def _bare(x: float, y: float, architect: int) -> Svg:
    """A building that is not turned yet: its outline."""
    return joined(rect(x - 20, y, 40, 24, 0, "", "edge", 1.2, "4 3"), roof(x, y, architect, 44, 14))
