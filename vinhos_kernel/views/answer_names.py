"""Answers in words: what each option of a question is, as a person at the table would say it."""

from collections.abc import Callable
from typing import Final

from vinhos_kernel.rules.quadrel import price_of
from vinhos_kernel.rules.turn import ABILITY, FREELY, TILE, need_of
from vinhos_kernel.rules.vineyards import vineyard_price
from vinhos_kernel.rules.wine import value_of
from vinhos_kernel.state.estate import CELLAR, COLOUR, REGION, VINEYARDS, WINERIES, WINES, Estate, wine_at
from vinhos_kernel.state.game import Game
from vinhos_kernel.state.names import BOOTHS, COLOURS, FEATURES, MAGNATES, REGIONS, SPACES, YOU
from vinhos_kernel.table.question import Option, Question
from vinhos_kernel.views import words
from vinhos_kernel.views.labels import signed
from vinhos_kernel.views.vintage import tell_short

PLAIN: Final = {
    "act": "take the action of this space",
    "end": "end the turn",
    "stop": "no more",
    "none": "send nobody",
    "pass": "pass",
    "press_release": "a Press Release: enter a wine in the next Fair",
    "keep": "leave all workers where they are",
    "move": "let workers move",
    "done": "done, go on",
}
"""Answers that are the same wherever they are given."""

COUNTED: Final = {"cubes": "Renown cube", "ports": "Port tile", "housed": "worker"}


def answer_words(game: Game, question: Question, option: Option) -> str:
    """An option in words: `ability:taste_bagos_2` is "flip the Taste Expert (2 Bagos)"."""
    if question.kind != "move" and option in PLAIN:
        return PLAIN[str(option)]
    name = NAMED.get(question.kind)
    return name(game, question, option) if name else str(option)


def side_asked(game: Game, question: Question) -> int:
    """Which side decides (1 you, 2 who sits across); where chance or the table is asked, you."""
    return game.sides.index(question.who) if question.who in game.sides else YOU


def bagos(amount: int) -> str:
    """An amount of money: 1 Bago, 2 Bagos, nothing."""
    return f"{amount} Bago{'s' * (amount != 1)}" if amount else "nothing"


def estate_words(game: Game, estate: Estate) -> str:
    """An Estate in short: red Douro, 2 Vineyards, 1 Winery."""
    if not any(estate):
        return "nothing built yet"
    colour = f"{COLOURS[estate[COLOUR] - 1]} " if estate[COLOUR] else ""
    parts = [f"{colour}{words.region_name(game.board, estate[REGION])}" if estate[REGION] else "no region yet"]
    parts += [f"{estate[VINEYARDS]} Vineyard{'s' * (estate[VINEYARDS] > 1)}"] * bool(estate[VINEYARDS])
    parts += [f"{estate[WINERIES]} Winer{'ies' if estate[WINERIES] > 1 else 'y'}"] * bool(estate[WINERIES])
    return ", ".join([*parts, *["Cellar"] * estate[CELLAR]])


def wine_words(game: Game, side: int, place: int, slot: int) -> str:
    """A wine: red Douro, Quality 5, worth 6."""
    estate = game.estates[side][place]
    colour, region = COLOURS[estate[COLOUR] - 1], words.region_name(game.board, estate[REGION])
    return f"{colour} {region}, Quality {estate[WINES + slot]}, worth {value_of(game, estate, slot)}"


# ---------------------------------------------------------------- your turn
def _turn(game: Game, question: Question, option: Option) -> str:
    answer = str(option)
    if answer.startswith(ABILITY):
        return f"flip the {words.expert_name(game.board, game.board.expert_at[answer.removeprefix(ABILITY)])}"
    if answer.startswith(TILE):
        return f"flip the tile ‘{words.tile_name(game.board, game.board.tile_at[answer.removeprefix(TILE)])}’"
    space = SPACES.index(answer)
    price = price_of(game, side_asked(game, question), space, moves_freely(game)).total
    need = need_of(game, side_asked(game, question), space).bagos
    action = f", the action from {bagos(need)}" if need else ""
    return f"{words.space_name(game.board, space)}: the move for {bagos(price)}{action}"


def moves_freely(game: Game) -> bool:
    """Whether the move that is asked for is free: an Expert has been flipped for it."""
    item = game.agenda[0] if game.agenda else ("",)
    return item[0] == "turn.move" and bool(item[2] & FREELY)


def _region(game: Game, question: Question, option: Option) -> str:
    region = REGIONS.index(str(option))
    name = words.region_name(game.board, region)
    if question.rule == "vineyards.1":
        return f"{name}, for {bagos(vineyard_price(game, region, game.agenda[0][2]))}"
    if question.rule == "ability.cube":
        return f"{name}: {game.cubes[region]} of {game.board.renown_spaces[region]} cubes"
    return name


def _estate(game: Game, question: Question, option: Option) -> str:
    return f"Estate {option}: {estate_words(game, game.estates[side_asked(game, question)][int(option) - 1])}"


def _worker(game: Game, question: Question, option: Option) -> str:
    kind, _, place = str(option).partition(" ")
    article = "an" if kind == "enologist" else "a"
    return f"{article} {kind.capitalize()} for Estate {place}, {bagos(game.board.cost[kind])}"


def _wine(game: Game, question: Question, option: Option) -> str:
    return f"wine {option}: {wine_words(game, side_asked(game, question), *wine_at(str(option)))}"


def _slot(game: Game, question: Question, option: Option) -> str:
    slot = game.board.sales_slot_at[str(option)]
    if game.sales[slot]:
        return f"the barrel on {option}"
    return f"{option}: {bagos(game.board.sales_slots[slot].value)}"


def _export_slot(game: Game, question: Question, option: Option) -> str:
    printed = next(slot for slot in game.board.export_slots if slot.name == option)
    return f"{option}: {printed.vp} VP, for a wine of {printed.least} or more"


def _feature(game: Game, question: Question, option: Option) -> str:
    feature = FEATURES.index(str(option))
    known, hidden, bottom = game.expert_decks[feature]
    tile = known[0] if known else bottom[0] if bottom and not hidden else None
    top = "" if tile is None else f", on top the {words.expert_name(game.board, tile)}"
    return f"{words.feature_name(game.board, feature)} deck{top}"


# ---------------------------------------------------------------- Press Release, Production, Fair
def _booth(game: Game, question: Question, option: Option) -> str:
    return f"booth ‘{words.booth_name(game.board, BOOTHS.index(str(option)))}’"


def _sent(game: Game, question: Question, option: Option) -> str:
    tile = game.board.expert_at[str(option)]
    return f"send the {words.expert_name(game.board, tile)}: {signed(game.board.experts[tile].fair_bonus)} Fair Points"


def _magnate(game: Game, question: Question, option: Option) -> str:
    return f"{MAGNATES[MAGNATES.index(str(option))].title()} keeps the barrel"


def _display(game: Game, question: Question, option: Option) -> str:
    tile = game.magnates.display[int(option) - 1]
    kind = "Multiplier" if game.board.is_multiplier(tile) else "Action tile"
    return f"space {option}: {kind}, {words.tile_name(game.board, tile)}" if tile else f"space {option}"


def _barrel(game: Game, question: Question, option: Option) -> str:
    what, _, tile = str(option).partition(" ")
    if what == "multiplier":
        return f"the barrel of the Multiplier ‘{words.tile_name(game.board, game.board.tile_at[tile])}’"
    return f"the barrel on {option}" + (" of Sales" if option in game.board.sales_slot_at else " of Export")


def _counted(game: Game, question: Question, option: Option) -> str:
    what = COUNTED[question.kind]
    return f"no {what}" if not int(option) else f"{option} {what}{'s' * (int(option) > 1)}"


# ---------------------------------------------------------------- what turns up
def _vintage(game: Game, question: Question, option: Option) -> str:
    tile = next(tile for tile in game.board.vintages if tile.name == option)
    return f"tile {tile.name}: {tell_short(tile)}"


NAMED: Final[dict[str, Callable[[Game, Question, Option], str]]] = {
    "move": _turn, "arrive": _turn, "end": _turn, "region": _region, "estate": _estate, "worker": _worker,
    "wine": _wine, "slot": _slot, "export_slot": _export_slot, "feature": _feature, "booth": _booth,
    "expert_sent": _sent, "magnate": _magnate, "tile_pick": _display, "barrel": _barrel, "cubes": _counted,
    "ports": _counted, "housed": _counted, "vintage": _vintage,
    "order_slot": lambda game, question, option: f"place {option} in the order",
    "vineyard": lambda game, question, option: f"a {option} Vineyard",
    "stack_order": lambda game, question, option: ", ".join(str(option).split()),
    "number": lambda game, question, option: f"Number card {option}",
    "action": lambda game, question, option: words.space_name(game.board, SPACES.index(str(option))),
    "tile": lambda game, question, option: words.tile_name(game.board, game.board.tile_at[str(option)]),
    "expert": lambda game, question, option: words.expert_name(game.board, game.board.expert_at[str(option)]),
}  # fmt: skip
"""How the options of each kind of question are said."""
