"""The automa's Press Release: when two tokens meet and a wine meets two Magnates or more, or late, at the Fair."""

from vinhos_kernel.rules.citing import formula
from vinhos_kernel.rules.experts import show_tops
from vinhos_kernel.rules.press_release import present, send_experts, take_a_booth, why_no_entry
from vinhos_kernel.rules.wine import spendable, value_of
from vinhos_kernel.state.estate import COLOUR, REGION, wine_at, wine_name, wines_of
from vinhos_kernel.state.game import Game
from vinhos_kernel.state.growing import discard_wine
from vinhos_kernel.state.names import ACROSS, COLOURS, MAGNATES
from vinhos_kernel.state.tiles import take_magnate_barrel
from vinhos_kernel.table.choosing import Sieve
from vinhos_kernel.table.rule import rule
from vinhos_kernel.table.turn import Turn

ENOUGH = 2
EIGHT = 8


@formula("automa.press.magnates")
def magnates_met(turn: Turn[Game], game: Game, place: int, value: int) -> tuple[int, ...]:
    """The Magnates (0 Carolina, 1 Bruno, 2 Anabela) whose wish a wine of this Estate meets with a value."""
    tile, estate = game.tile, game.estates[ACROSS][place]
    if tile is None:
        return ()
    bruno = value >= tile.bruno
    if bruno and value < EIGHT:
        bruno = turn.reads(game, "bruno") == "tile"
    wishes = (estate[REGION] in tile.carolina, bruno, COLOURS[estate[COLOUR] - 1] == tile.anabela)
    return tuple(magnate for magnate, met in enumerate(wishes) if met)


def why_no_press_release(turn: Turn[Game], game: Game) -> str:
    """Why no Press Release comes of a meeting, or nothing: no entry is possible, or no wine meets two Magnates."""
    why = why_no_entry(game, ACROSS)
    return why or ("" if _good_wines(turn, game) else "no wine meets two Magnates")


@rule("automa.press_release")
def enter_because_tokens_meet(turn: Turn[Game], game: Game) -> None:
    """The most valuable wine that meets two Magnates or more is entered."""
    wines, good = [wine_name(*wine) for wine in wines_of(game.estates[ACROSS])], _good_wines(turn, game)
    if not good:
        return turn.tells("no wine meets two Magnates")
    best = Sieve("choice:wine", wines, turn.listening).most(
        "meets two Magnates or more", lambda name: int(name in good)
    )
    best.most("Wine Value", lambda name: _value(game, *wine_at(name)))
    turn.tells("enters {choice}", because=best, choice=("wine", best.kept[0]))
    turn.then(enter_this_wine, *wine_at(best.kept[0]))


@rule("automa.fair.press_release")
def enter_at_the_fair(turn: Turn[Game], game: Game) -> None:
    """Without a Press Release so far it enters its most valuable wine now; without a wine only its disc."""
    show_tops(turn, game)
    wines = [wine_name(*wine) for wine in wines_of(game.estates[ACROSS])]
    best = Sieve("choice:wine", wines, turn.listening).most("Wine Value", lambda name: _value(game, *wine_at(name)))
    if not wines:
        turn.tells("comes to the Fair without a wine")
        return turn.then(take_a_booth, ACROSS, 1)
    turn.tells("enters {choice} at the Fair", because=best, choice=("wine", best.kept[0]))
    turn.then(enter_this_wine, *wine_at(best.kept[0]))


@rule("automa.press.1")
def enter_this_wine(turn: Turn[Game], game: Game, estate: int, at: int) -> None:
    """Its Value with all Renown cubes that one wine may use; booth, Experts, barrels as in your Press Release."""
    value = present(turn, game, ACROSS, estate, at, spendable(game, game.estates[ACROSS][estate][REGION]))
    turn.then(take_a_booth, ACROSS, 0)
    turn.then(send_experts, ACROSS)
    turn.then(call_barrels_back, estate, at, value)


@rule("automa.press.2")
def call_barrels_back(turn: Turn[Game], game: Game, estate: int, at: int, value: int) -> None:
    """Barrels come back from Carolina first, then Bruno, then Anabela, two at most; then the wine is discarded."""
    held = game.hands[ACROSS].magnate_barrels
    met = [magnate for magnate in magnates_met(turn, game, estate, value) if held[magnate]]
    for magnate in met[: game.board.count["press_release_most_barrels"]]:
        take_magnate_barrel(game, ACROSS, magnate)
        turn.tells("takes a barrel back from {magnate}", magnate=MAGNATES[magnate].title())
    if not met:
        turn.tells("no Magnate gives a barrel back")
    discard_wine(game, ACROSS, estate, at)


def _good_wines(turn: Turn[Game], game: Game) -> list[str]:
    """The wines that meet two Magnates or more; whether their Renown cubes count here is a reading."""
    with_cubes = turn.reads(game, "cubes_at_meeting") == "yes"
    good = []
    for place, at in wines_of(game.estates[ACROSS]):
        region = game.estates[ACROSS][place][REGION]
        cubes = spendable(game, region) * game.board.cube_worth[region] if with_cubes else 0
        if len(magnates_met(turn, game, place, _value(game, place, at) + cubes)) >= ENOUGH:
            good.append(wine_name(place, at))
    return good


def _value(game: Game, place: int, at: int) -> int:
    return value_of(game, game.estates[ACROSS][place], at)
