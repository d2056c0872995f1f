"""The automa's ranked priorities: how it decides what a person would be asked, each as a sieve with its reasons."""

from collections.abc import Callable
from typing import Any

from vinhos_kernel.opponents.numbers import draw_number
from vinhos_kernel.rules.buildings import COSTS, PROMPTS
from vinhos_kernel.rules.press_release import PASS
from vinhos_kernel.rules.sales import STOP
from vinhos_kernel.rules.wine import quality_of, value_of
from vinhos_kernel.state.estate import COLOUR, REGION, VINEYARDS, Estate, slots_of, wine_at
from vinhos_kernel.state.game import Game
from vinhos_kernel.state.names import BOOTHS, CELLARS, COLOURS, FEATURES, MAGNATES, REGIONS, YOU
from vinhos_kernel.table.choosing import Sieve
from vinhos_kernel.table.deck import mask_of
from vinhos_kernel.table.question import Option
from vinhos_kernel.table.turn import Turn

BOOTH_ORDER = ("fair_points_3", "bagos_3", "free_expert", "magnate_first")
"""The booths in the order in which it takes them (the draft's sheet is silent: a stand-in)."""


def decide(turn: Turn[Game], game: Game, side: int, kind: str, prompt: str, options: tuple[Any, ...]) -> Option:
    """One of the options by the priorities of its kind; it never stops while something is left to take."""
    wanted = tuple(option for option in options if option not in (STOP, "none")) or options
    sieve = Sieve(f"choice:{kind}", wanted, turn.listening)
    if len(wanted) == 1 or kind not in CHOICES:
        first: Option = wanted[0]
        return first
    CHOICES[kind](turn, game, side, prompt, sieve)
    if len(sieve.kept) > 1:
        sieve.by_lot("the first of these", sieve.kept[0])
    choice: Option = sieve.kept[0]
    turn.tells("{side} choose[s] {choice}", because=sieve, side=side, choice=(kind, choice))
    return choice


def settle(turn: Turn[Game], game: Game, tied: Sieve, number_of: Callable[[Any], int]) -> None:
    """A tie is settled by Number cards, until one names a candidate."""
    if len(tied.kept) > 1:
        numbers = {number_of(option): option for option in tied.kept}
        card = draw_number(turn, game, "Which Number card names one of those that are tied?", mask_of(list(numbers)))
        tied.by_lot(f"Number card {card}", numbers[card])


# ------------------------------------------------------------ where wine is best, or breaks even
def by_best_wine(game: Game, sieve: Sieve, estates: Callable[[Any], list[Estate]]) -> Sieve:
    """Where its wine is best in Anabela's colour; then best at all; then its region with most Renown cubes."""
    anabela = game.tile.anabela if game.tile else ""

    def best(option: Any, colour: str) -> int:
        lands = [e for e in estates(option) if e[VINEYARDS]]
        return max((quality_of(game, e, 0) for e in lands if not colour or COLOURS[e[COLOUR] - 1] == colour), default=0)

    if anabela:
        sieve.most("Quality in Anabela's colour", lambda option: best(option, anabela))
    return sieve.most("best Quality", lambda option: best(option, ""))


def by_break_even(game: Game, sieve: Sieve, estates: Callable[[Any], list[Estate]]) -> Sieve:
    """Where Quality just equals what the weather takes; then the best Quality."""
    taken = -game.tile.weather if game.tile else 0

    def qualities(option: Any) -> list[int]:
        return [quality_of(game, estate, 0) for estate in estates(option) if estate[VINEYARDS]]

    if taken > 0:
        sieve.most("Quality breaks even with the weather", lambda option: int(taken in qualities(option)))
    return sieve.most("best Quality", lambda option: max(qualities(option), default=0))


def _region(turn: Turn[Game], game: Game, side: int, prompt: str, sieve: Sieve) -> None:
    whose = side if turn.reads(game, "best_wine") == "own" else YOU

    def estates(name: Any) -> list[Estate]:
        return [e for e in game.estates[whose] if e[VINEYARDS] and REGIONS[e[REGION]] == name]

    by_wine = turn.reads(game, "pairing") == "seed"
    (by_best_wine if by_wine else by_break_even)(game, sieve, estates)
    own = {REGIONS[estate[REGION]] for estate in game.estates[side]}
    sieve.most("Renown cubes in its own region", lambda name: game.cubes[REGIONS.index(name)] if name in own else 0)
    sieve.most("Renown cubes", lambda name: game.cubes[REGIONS.index(name)])
    settle(turn, game, sieve, REGIONS.index)


def _estate(turn: Turn[Game], game: Game, side: int, prompt: str, sieve: Sieve) -> None:
    land = game.estates[side]
    if turn.rule == "buildings.1":
        building_a_cellar = PROMPTS.index(prompt) == CELLARS
        by_wine = building_a_cellar or turn.reads(game, "pairing") == "m"
        (by_best_wine if by_wine else by_break_even)(game, sieve, lambda n: [land[n - 1]])
    sieve.most("Vineyards", lambda n: land[n - 1][VINEYARDS])
    sieve.most("Renown cubes", lambda n: game.cubes[land[n - 1][REGION]])
    settle(turn, game, sieve, int)


def _worker(turn: Turn[Game], game: Game, side: int, prompt: str, sieve: Sieve) -> None:
    land = game.estates[side]

    def estate(option: Any) -> Estate:
        return land[int(str(option).partition(" ")[2]) - 1]

    sieve.least("Enologists first", lambda option: COSTS.index(str(option).partition(" ")[0]))
    by_break_even(game, sieve, lambda option: [estate(option)])
    sieve.most("Renown cubes", lambda option: game.cubes[estate(option)[REGION]])
    settle(turn, game, sieve, lambda option: int(str(option).partition(" ")[2]))


# ------------------------------------------------------------ wines, slots, Experts
def _wine(turn: Turn[Game], game: Game, side: int, prompt: str, sieve: Sieve) -> None:
    most = game.board.automa["sale_value_most"] if turn.rule == "sales.1" else 99

    def value(name: Any) -> int:
        place, slot = wine_at(name)
        return min(most, value_of(game, game.estates[side][place], slot))

    def is_lost(name: Any) -> int:
        place, slot = wine_at(name)
        return int(slot == slots_of(game.estates[side][place]) - 1)

    if turn.rule == "sales.1":
        sieve.most("lost by ageing", is_lost)
    sieve.most(f"Wine Value, {most} at most" if most < 99 else "Wine Value", value)


def _slot(turn: Turn[Game], game: Game, side: int, prompt: str, sieve: Sieve) -> None:
    slots, at = game.board.sales_slots, game.board.sales_slot_at
    if turn.rule == "sales.1":
        sieve.most("Bagos", lambda name: slots[at[name]].value)
    else:
        sieve.least("lowest value", lambda name: slots[at[name]].value)


def _export_slot(turn: Turn[Game], game: Game, side: int, prompt: str, sieve: Sieve) -> None:
    slots = {slot.name: slot for slot in game.board.export_slots}
    sieve.most("VP", lambda name: slots[name].vp)
    sieve.least("leftmost column", lambda name: slots[name].column)


def _feature(turn: Turn[Game], game: Game, side: int, prompt: str, sieve: Sieve) -> None:
    shown = dict(game.tile.features) if game.tile else {}

    def points(name: Any) -> int:
        feature = FEATURES.index(name)
        top = game.expert_decks[feature][0]
        own = game.board.experts[top[0]].fair_bonus if top else 0
        return own + shown.get(feature, 0)

    sieve.most("points of Expert and Vintage tile", points)


def _expert_sent(turn: Turn[Game], game: Game, side: int, prompt: str, sieve: Sieve) -> None:
    sieve.most("Fair Points", lambda name: game.board.experts[game.board.expert_at[name]].fair_bonus)


def _booth(turn: Turn[Game], game: Game, side: int, prompt: str, sieve: Sieve) -> None:
    sieve.least("place in its list", lambda name: BOOTH_ORDER.index(name) if name in BOOTHS else len(BOOTHS))


def _most_of_it(turn: Turn[Game], game: Game, side: int, prompt: str, sieve: Sieve) -> None:
    sieve.most("as many as it can", int)


def _magnate(turn: Turn[Game], game: Game, side: int, prompt: str, sieve: Sieve) -> None:
    sieve.most("last of Carolina, Bruno, Anabela", MAGNATES.index)


def _press(turn: Turn[Game], game: Game, side: int, prompt: str, sieve: Sieve) -> None:
    sieve.most("a Press Release rather than a pass", lambda option: int(option != PASS))


CHOICES: dict[str, Callable[[Turn[Game], Game, int, str, Sieve], None]] = {
    "region": _region, "estate": _estate, "worker": _worker, "wine": _wine, "slot": _slot,
    "export_slot": _export_slot, "feature": _feature, "expert_sent": _expert_sent, "booth": _booth,
    "cubes": _most_of_it, "ports": _most_of_it, "magnate": _magnate, "press": _press,
}  # fmt: skip
"""By the kind of a decision; where nothing is ranked it takes the first option."""
