"""Where he would build a store or open a building: the town with what each free place brings, and why he takes his."""

from typing import Final

from vinhos_kernel.lisboa.game import Game
from vinhos_kernel.lisboa.names import BUILDER, KING, NOWHERE
from vinhos_kernel.lisboa.rules.noble_actions import best_building, best_store, why_not
from vinhos_kernel.lisboa.telling import BOARDS
from vinhos_kernel.lisboa.town import BuildingPlace, StorePlace, site_name, store_name
from vinhos_kernel.lisboa.words import candidate
from vinhos_kernel.table.choosing import Cut, Sieve
from vinhos_kernel.views.labels import signed, step
from vinhos_kernel.views.lisboa.fronts import Front, wigs_of
from vinhos_kernel.views.lisboa.places import END
from vinhos_kernel.views.lisboa.town import draw_whole, town_notes
from vinhos_kernel.views.panel import INNER, LEFT, board
from vinhos_kernel.views.svg import Svg, joined, packed, text

Place = StorePlace | BuildingPlace
STORE, BUILDING = "store", "building"
TITLES: Final = {STORE: "His next store", BUILDING: "His next building"}
SUBTITLES: Final = {
    STORE: "the wigs that each free place brings him",
    BUILDING: "his wigs less yours, for each free place",
}
TOLD: Final = {STORE: "stores", BUILDING: "sites"}
NOBLE: Final = {STORE: BUILDER, BUILDING: KING}
SHOWN: Final = 12
"""Candidates that are named of those that are left."""


def draw_candidates(game: Game, what: str, still: bool = False) -> str:
    """Where he would build now (`store`) or open a building (`building`), with what each free place brings."""
    return _drawn(game, what, choice(game, what), obstacle(game, what), still)


def draw_choice(game: Game, sieve: Sieve, still: bool = False) -> str:
    """The choice of a step, on the town as it was before."""
    what = STORE if isinstance(sieve.candidates[0], StorePlace) else BUILDING
    return _drawn(game, what, sieve, "", still)


def tell_candidates(game: Game, what: str) -> str:
    """The same in words: the best places, then each criterion with who was left, or what keeps him from acting."""
    return _words(game, what, choice(game, what), obstacle(game, what))


def choice(game: Game, what: str) -> Sieve:
    """All free places, cut down to his."""
    return best_store(game) if what == STORE else best_building(game, game.helper)


def obstacle(game: Game, what: str) -> str:
    """What keeps him from building or opening, in words; nothing if he can."""
    if what == BUILDING and game.helper == NOWHERE:
        return "the Helper stands nowhere yet"
    return why_not(game, NOBLE[what])


def _words(game: Game, what: str, sieve: Sieve, why: str) -> str:
    reasons = [why] if why else [": ".join(tell_cut(sieve, cut)) for cut in deciding(sieve)]
    return "\n".join([BOARDS[TOLD[what]](game), *reasons])


def _drawn(game: Game, what: str, sieve: Sieve, why: str, still: bool) -> str:
    fronts = {_name(place): _front(place, _state(sieve, place, not why)) for place in sieve.candidates}
    told, end = _told(sieve, why)
    body = joined(draw_whole(game, fronts), told)
    return board(TITLES[what], SUBTITLES[what], body, end, town_notes(game), _words(game, what, sieve, why), still)


# ---------------------------------------------------------------- what each place brings
def _front(place: Place, state: str) -> Front:
    """A free place with its wigs, and what they are in words."""
    said = {"his": ", his choice", "tied": ", tied for most"}.get(state, "")
    if isinstance(place, StorePlace):
        return Front(str(place.wigs), state, f"{_name(place)}: {wigs_of(place.wigs)} for him{said}")
    wigs = f"{wigs_of(place.his)} for him, {place.yours} for you"
    return Front(_less(place.his - place.yours), state, f"{_name(place)}: {wigs}{said}")


def _name(place: Place) -> str:
    if isinstance(place, StorePlace):
        return store_name(place.space, place.facing)
    return site_name(place.site, place.architect)


def _less(wigs: int) -> str:
    """A difference with its sign; none for nothing."""
    return signed(wigs) if wigs else "0"


def _state(sieve: Sieve, place: Place, acts: bool) -> str:
    """Whether a place is his choice, brings as many wigs as it, or fewer."""
    if acts and place in sieve.kept:
        return "his"
    return "tied" if place in sieve.cuts[0].kept else "other"


# ---------------------------------------------------------------- why
def deciding(sieve: Sieve) -> tuple[Cut, ...]:
    """The criteria that were needed: the first, and each one after a tie."""
    ties = [True, *(len(cut.kept) > 1 for cut in sieve.cuts)]
    return tuple(cut for cut, tie in zip(sieve.cuts, ties, strict=False) if tie and cut.kept)


def tell_cut(sieve: Sieve, cut: Cut) -> tuple[str, str]:
    """A criterion with the most that it found, and who is left, in words."""
    counted = cut is sieve.cuts[0]
    best = dict(cut.values)[cut.kept[0]]
    most = f": {_less(best) if isinstance(cut.kept[0], BuildingPlace) else best}" if counted else ""
    names = [candidate(sieve.what, place) for place in cut.kept[:SHOWN]]
    more = f" and {len(cut.kept) - SHOWN} more" if len(cut.kept) > SHOWN else ""
    return f"{cut.criterion}{most}", ", ".join(names) + more


def _told(sieve: Sieve, why: str) -> tuple[Svg, float]:
    """Below the town: the criteria in their order with who was left, and where this ends."""
    y: float = END + 26
    if why:
        return text(LEFT, y, why, 13, "warning", 600), y + 12
    parts: list[Svg] = []
    cuts = deciding(sieve)
    for n, cut in enumerate(cuts, 1):
        criterion, left = tell_cut(sieve, cut)
        last = n == len(cuts)
        parts += [step(LEFT + 10, y - 4.5, n, last), text(LEFT + 28, y, criterion, 13, "ink", 600)]
        for row in packed(tuple(left.split(", ")), ", ", 12.5, INNER - 28):
            y += 17
            parts.append(text(LEFT + 28, y, row, 12.5, "fresh" if last else "muted", 700 if last else 400))
        y += 24
    return joined(*parts), y - 12
