"""The names of things, as the story, the boards and the prompts say them."""

from functools import lru_cache
from typing import Final

from vinhos_kernel.data.board import Board
from vinhos_kernel.state.game import Game
from vinhos_kernel.state.names import BOOTHS, FEATURES, REGIONS, YOU

SIDE_NAMES: Final = {
    "nobody": "nobody",
    "you": "you",
    "lacerda": "Lacerda",
    "guest": "the guest",
    "automa": "the automa",
}


def region_name(board: Board, number: int) -> str:
    """A region: Douro."""
    return str(board.region_names[number])


def space_name(board: Board, space: int) -> str:
    """A space of the Quadrel: Cellars, Vineyards (top left)."""
    return str(board.space_names[space])


def action_name(board: Board, space: int) -> str:
    """The action of a space, without where it lies: Vineyards."""
    return str(board.space_names[space]).partition(" (")[0]


def slot_name(board: Board, slot: int) -> str:
    """A slot of the Sales area: red 9."""
    return board.sales_slots[slot].name


def export_name(board: Board, slot: int) -> str:
    """A slot of the Export area: A3."""
    return board.export_slots[slot].name


def tile_name(board: Board, tile: int) -> str:
    """A Magnate tile by its code on the display."""
    return str(board.tile_titles[tile])


def feature_name(board: Board, feature: int) -> str:
    """A feature: Aroma."""
    return str(board.feature_names[feature])


def expert_name(board: Board, tile: int) -> str:
    """A Wine Expert by feature and ability: Taste Expert (a move that costs nothing)."""
    expert = board.experts[tile]
    return f"{board.feature_names[expert.feature]} Expert ({_abilities(board)[expert.ability]})"


@lru_cache(maxsize=16)
def _abilities(board: Board) -> dict[str, str]:
    return {row.id: row["name"] for row in board.facts.rows("expert_ability")}


def booth_name(board: Board, booth: int) -> str:
    """A booth of the Fair."""
    return str(board.booth_names[booth])


def side_name(game: Game, side: int) -> str:
    """Who: you, Lacerda, the guest, or nobody."""
    return SIDE_NAMES[game.sides[side]]


def owner_name(game: Game, side: int) -> str:
    """Whose: your, Lacerda's, the guest's."""
    return "your" if side == YOU else f"{side_name(game, side)}’s"


def piece_name(kind: int) -> str:
    """One of a kind: Winery, Cellar, Enologist, Farmer."""
    return ("Winery", "Cellar", "Enologist", "Farmer")[kind]


def barrel_place(board: Board, name: str) -> str:
    """Where a barrel lies: a slot by its name, or a Multiplier."""
    kind, _, tile = name.partition("multiplier ")
    return kind or f"the Multiplier ‘{board.tile_titles[board.tile_at[tile]]}’"


def choice_name(board: Board, kind: str, option: int | str) -> str:
    """What an opponent decided for, by the kind of its decision."""
    name, _, place = str(option).partition(" ")
    if kind == "region":
        return region_name(board, REGIONS.index(name))
    if kind == "estate":
        return f"Estate {option}"
    if kind == "worker":
        return f"{'an Enologist' if name == 'enologist' else 'a Farmer'} for Estate {place}"
    if kind == "feature":
        return feature_name(board, FEATURES.index(name))
    if kind == "booth":
        return booth_name(board, BOOTHS.index(name))
    if kind == "expert_sent":
        return f"the {expert_name(board, board.expert_at[name])}"
    return f"wine {option}" if kind == "wine" else str(option)
