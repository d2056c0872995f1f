"""Did you forget?: what is easily missed before Maintenance, Production and a Fair, said of the table as it stands."""

from collections.abc import Iterator

from vinhos_kernel.rules.wine import quality_of
from vinhos_kernel.state.estate import ENOLOGISTS, FARMERS, REGION, VINEYARDS, WINERIES, WINES, slots_of, wine_name
from vinhos_kernel.state.game import Game
from vinhos_kernel.state.names import DOURO, FAIR_YEARS
from vinhos_kernel.table.deck import cards_in
from vinhos_kernel.table.question import Question
from vinhos_kernel.views import words

LAST_ACTION, MAINTENANCE, PRODUCTION, FAIR = "last action", "maintenance", "production", "fair"
TURN_AGAIN = (3, 5)
"""Years after which every Expert and Magnate tile turns face up again."""


def forgotten(game: Game, question: Question | None) -> tuple[str, ...]:
    """What whoever is asked may have forgotten, a sentence each; nothing where nothing of it applies."""
    side = game.sides.index(question.who) if question and question.who in game.sides[1:] else 0
    moment = _moment(game, question, side) if question and side else ""
    if not question or not moment or not game.played_here(side):
        return ()
    found: list[str] = []
    if moment == LAST_ACTION:
        found += _unused(game, question)
    if moment in (LAST_ACTION, MAINTENANCE):
        found += _pushed_out(game, side, moment)
        found += _no_barrels(game, side)
    if moment in (LAST_ACTION, PRODUCTION):
        found += [*_empty_houses(game, side), *_no_wine(game, side), *_ports(game, side)]
    if game.year in FAIR_YEARS:
        found += _before_the_fair(game, side, question.rule)
    return tuple(found)


def _moment(game: Game, question: Question, side: int) -> str:
    """The moment of the year that comes next, if it is one before which things are forgotten."""
    phase = game.calendar.phase
    if phase != "actions":
        return phase if phase in (MAINTENANCE, PRODUCTION, FAIR) else ""
    for rule, *arguments in game.agenda:
        if rule == "year.maintenance":
            return LAST_ACTION
        if rule == "year.round.1" or (rule == "turn" and arguments[:1] == [side]):
            return ""
    return ""


def _unused(game: Game, question: Question) -> Iterator[str]:
    names = [_extra(game, str(option)) for option in question.options if ":" in str(option)]
    if names:
        why = f"; before year {game.year + 1} all of them turn face up again anyway" if game.year in TURN_AGAIN else ""
        yield f"You can still use in this turn: {', '.join(names)}{why}."


def _extra(game: Game, option: str) -> str:
    kind, _, name = option.partition(":")
    if kind == "ability":
        return words.expert_name(game.board, game.board.expert_at[name])
    return f"the tile ‘{words.tile_name(game.board, game.board.tile_at[name])}’"


def _pushed_out(game: Game, side: int, moment: str) -> Iterator[str]:
    found = [
        f"{wine_name(place, slots_of(estate) - 1)} (Quality {estate[WINES + slots_of(estate) - 1]})"
        for place, estate in enumerate(game.estates[side])
        if estate[WINES + slots_of(estate) - 1]
    ]
    if found:
        one = len(found) == 1
        said = "Wine {} stands in its last slot" if one else "Wines {} stand in their last slots"
        advice = f": sell, export or enter {'it' if one else 'them'} now" if moment == LAST_ACTION else ""
        yield f"{said.format(', '.join(found))} and will be lost by ageing{advice}."


def _no_barrels(game: Game, side: int) -> Iterator[str]:
    if not game.barrels[side]:
        yield "No barrel is left in your supply: without one you can neither sell nor export."


def _empty_houses(game: Game, side: int) -> Iterator[str]:
    for worker, houses, what, adds in (
        (ENOLOGISTS, WINERIES, ("Winery", "Wineries", "an Enologist"), "enologist"),
        (FARMERS, VINEYARDS, ("Vineyard", "Vineyards", "a Farmer"), "farmer"),
    ):
        free = {n: e[houses] - e[worker] for n, e in enumerate(game.estates[side], 1) if e[houses] > e[worker]}
        count = sum(free.values())
        if count and any(estate[WINERIES] for estate in game.estates[side]):
            one, many, guest = what
            where = _estates([str(place) for place in free])
            yield (
                f"{count} {one if count == 1 else many} without {guest} ({where}): "
                f"each one there adds {game.board.quality[adds]} to the wine."
            )


def _no_wine(game: Game, side: int) -> Iterator[str]:
    weather, least = game.tile.weather if game.tile else 0, game.board.count["wine_quality_least"]
    barren = [
        str(place)
        for place, estate in enumerate(game.estates[side], 1)
        if estate[VINEYARDS] and quality_of(game, estate, weather) < least
    ]
    if barren:
        yield f"In this weather no wine is made in {_estates(barren)}: the Quality would be below {least}."


def _ports(game: Game, side: int) -> Iterator[str]:
    held = game.hands[side].ports
    douro = [place for place, e in enumerate(game.estates[side], 1) if e[REGION] == DOURO and e[VINEYARDS]]
    if held and douro:
        yield f"{held} Port {'tile' if held == 1 else 'tiles'} can go into the wine of Estate {douro[0]} (Douro)."


def _before_the_fair(game: Game, side: int, rule: str) -> Iterator[str]:
    if game.has_press_release(side):
        return
    if not rule.startswith(("press_release", "fair")):
        wine = any(any(estate[WINES:]) for estate in game.estates[side])
        yield (
            "A Fair comes this year and you have issued no Press Release: you will enter when it opens, "
            "with the booths that are left" + ("." if wine else ", and no wine of yours is there to enter.")
        )
    sent = [_sent(game, side, feature, bonus) for feature, bonus in (game.tile.features if game.tile else ())]
    yield from (sentence for sentence in sent if sentence)
    yield from _magnates(game, side)


def _sent(game: Game, side: int, feature: int, bonus: int) -> str:
    """Whether an Expert of a feature of this year's Vintage can go to the Fair."""
    name, experts = words.feature_name(game.board, feature), game.board.experts
    up = [tile for tile in cards_in(game.hands[side].experts) if experts[tile].feature == feature]
    down = [tile for tile in cards_in(game.hands[side].face_down) if experts[tile].feature == feature]
    if up:
        more = bonus if game.readings["vintage_bonus"] == "add" else 0
        best = max(experts[tile].fair_bonus for tile in up) + more
        return f"Your face-up {name} Expert can go to this Fair for {best} Fair Points."
    return f"Your {name} Expert lies face down and cannot go to this Fair." if down else ""


def _magnates(game: Game, side: int) -> Iterator[str]:
    tile, held = game.tile, game.hands[side].magnate_barrels
    if tile is None:
        return
    regions = ", ".join(words.region_name(game.board, n) for n in tile.carolina)
    wishes = (
        f"Carolina for a wine of {regions}",
        f"Bruno for a Value of {tile.bruno} or more",
        f"Anabela for a {tile.anabela} wine",
    )
    keeps = [wish for wish, barrels in zip(wishes, held, strict=True) if barrels]
    if keeps:
        yield f"Barrels of yours come back with the entry: {'; '.join(keeps)}."


def _estates(places: list[str]) -> str:
    return f"Estate{'s' if len(places) > 1 else ''} {', '.join(places)}"
