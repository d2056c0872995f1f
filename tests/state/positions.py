"""Random positions by hand: plain data that a person could have typed."""

from random import Random
from typing import Any

from vinhos_kernel.data.board import board_of
from vinhos_kernel.opponents.kind import position_of
from vinhos_kernel.state.game import Game
from vinhos_kernel.state.names import BOOTHS, BUILDINGS, FEATURES, PHASES, REGIONS, SPACES

BOARD = board_of()
SALES = [slot.name for slot in BOARD.sales_slots]
EXPORT = [slot.name for slot in BOARD.export_slots if slot.framed]
EXPERTS = [expert.name for expert in BOARD.experts]
AGENDAS: tuple[list[list[Any]], ...] = (
    [],
    [["lacerda.turn"]],
    [["lacerda.sales.2", 2], ["lacerda.sales.1"], ["numbers.gather"]],
    [["lacerda.export.2", 8, 1], ["numbers.gather"], ["lacerda.turn"]],
    [["year.maintenance"], ["fair"]],
    [["lacerda.experts.1", 2], ["lacerda.move", 7], ["fair.fill.1", 0]],
)


def some(dice: Random, things: Any, most: int = 99) -> list[Any]:
    """A few of the things, in an order of their own."""
    things = list(things)
    return dice.sample(things, dice.randrange(min(most, len(things)) + 1))


def random_plain(seed: int) -> dict[str, Any]:
    """A lawful position as plain data, some of its keys left out."""
    dice = Random(seed)
    out = some(dice, REGIONS[1:], 2)
    inside = [name for name in REGIONS[1:] if name not in out]
    slots = dict.fromkeys(some(dice, SALES, 5), "you") | dict.fromkeys(some(dice, SALES, 4), "lacerda")
    his_experts = some(dice, EXPERTS, 6)
    hidden = {name: [e for e in EXPERTS if e.startswith(name) and e not in his_experts] for name in FEATURES}
    tops = {name: some(dice, tiles, 2) for name, tiles in hidden.items()}
    sides = dice.choice((["you", "lacerda"], ["lacerda", "you"]))
    plain: dict[str, Any] = {
        "start": "empty",
        "year": dice.choice((1, 2, 3, 4, 5, 6)),
        "phase": dice.choice(PHASES),
        "out_of_play": out,
        "vintage": dice.choice(("none", *(tile.name for tile in BOARD.vintages))),
        "tax": dice.choice((*SPACES, "none")),
        "circle": dice.choice((1, 2)),
        "estates": dict.fromkeys(some(dice, inside, 4), 1),
        "cubes": {name: dice.randrange(3) for name in some(dice, inside)},
        "bribes": some(dice, [s for s in SPACES if s != "press_release"]),
        **{kind: dice.randrange(BOARD.count[kind] + 1) for kind in BUILDINGS},
        "order": sides,
        "next_order": dice.choice((["nobody", "nobody"], sides, ["nobody", "you"])),
        "sales": slots,
        "export": dict.fromkeys(some(dice, EXPORT, 2), "lacerda"),
        "booths": dict.fromkeys(some(dice, BOOTHS, 1), "you"),
        "trophies": [dice.choice(("nobody", "you", "lacerda", "both")) for _ in range(3)],
        "expert_decks": {f: {"top": tops[f], "hidden": [e for e in hidden[f] if e not in tops[f]]} for f in FEATURES},
        "display": [
            dice.choice(("empty", BOARD.tile_names[place + 1], BOARD.tile_names[place + 10])) for place in range(6)
        ],
        "you": {
            "marker": dice.choice(SPACES),
            "bagos": dice.randrange(99),
            "vp": dice.randrange(99),
            "magnate_barrels": 0,
        },
        "lacerda": {
            "marker": dice.choice(SPACES),
            "bagos": dice.randrange(99),
            "vp": dice.randrange(99),
            "experts": his_experts,
        },
        "action_deck": some(dice, SPACES),
        "numbers": some(dice, range(1, 10)),
        "agenda": dice.choice(AGENDAS),
    }
    return {
        key: value for key, value in plain.items() if key == "start" or dice.random() < 0.85 or key == "out_of_play"
    }


def random_position(seed: int) -> Game | None:
    """The position of such data; None where what was left out makes it impossible."""
    try:
        return position_of(random_plain(seed))
    except ValueError:
        return None
