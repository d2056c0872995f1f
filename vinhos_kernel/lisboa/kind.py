"""Lisboa's solo game as a session plays it: its named starts, and how positions are read, corrected and written."""

from collections.abc import Mapping
from typing import Any

from vinhos_kernel.lisboa import notation
from vinhos_kernel.lisboa.data.board import Board, board_of
from vinhos_kernel.lisboa.data.rulebook import all_readings
from vinhos_kernel.lisboa.empty import EMPTY
from vinhos_kernel.lisboa.game import Game
from vinhos_kernel.lisboa.names import FIGURES, GOODS, HERE, LINES, NOBLES, SITES, STREETS
from vinhos_kernel.lisboa.rules import setup  # noqa: F401  (enters the rules)
from vinhos_kernel.lisboa.shape import Plain
from vinhos_kernel.table.readings import settled
from vinhos_kernel.table.session import Start

ROUNDS = [["lisboa.turn"], ["lisboa.end", 2], ["lisboa.round"]]


def starts(board: Board) -> dict[str, Plain]:
    """The named starts.

    "laid" (tracks, decks and rubble of an example, nothing built; his turn next), "solo" (a whole game that runs here:
    your turns are legal changes of the table by whoever answers), "table" (a whole game beside your own table),
    "middle" (in the first period, beside your own table, his turn next), "empty".
    """
    return {
        "laid": _laid(board),
        "solo": {"seat": HERE, "agenda": [["lisboa.setup"]]},
        "table": {"agenda": [["lisboa.setup"]]},
        "middle": {**_laid(board), **_middle(board)},
        EMPTY: {},
    }


def _laid(board: Board) -> Plain:
    """An example of a table after the set-up, without its first building and without Royal Favors in hand."""
    count = board.counts
    rubble = {name: "eft"[-board.rubble[n] :] for n, name in enumerate(LINES)}
    rubble |= {name: "et" if n % 2 else "ft" for n, name in enumerate(SITES)}
    middle: Plain = {"wigs": count["wigs_start"], "offices": {"minister": 1}}
    return {
        "phase": "play",
        "courtier": "king",
        "helper": "builder",
        "event_decks": dict.fromkeys(FIGURES, count["event_deck"]),
        "decrees": list(range(1, count["decree_row"] + 1)),
        "rubble": rubble,
        "pile": count["rubble_pile"],
        "streets": dict(zip(STREETS, (2, 3, 2, 3), strict=True)),
        "stacks": {"tops": {"blue": "cloth+books", "green": "tools+gold"}},
        "church": {"tiles": [spot + 1 for spot, holds in enumerate(board.spots) if holds == "tile"]},
        "starting_plans": count["starting_plans"] - 3,
        "yard": ["blue", "red"],
        "hulls": {ship.name: ship.hull for ship in board.ships},
        "ship_influence": {ship.name: ship.influence for ship in board.ships},
        "neutral": dict.fromkeys(NOBLES, count["neutral_officials"]),
        "prices": {name: board.prices[n] for n, name in enumerate(GOODS)},
        "you": {**middle, "influence": count["influence_first"], "plans": 1, "clergy": 1},
        "lacerda": {**middle, "influence": count["influence_second"], "plans": 2},
        "agenda": [["lisboa.turn"]],
    }


def _middle(board: Board) -> Plain:
    """Some rounds later: stores of both, three buildings, a ship of his, and favors that let both follow."""
    return {
        "courtier": "king",
        "helper": "king",
        "treasury": 4,
        "event_decks": {"builder": 3, "minister": 4, "king": 2, "treasury": 1},
        "decrees": [9, 14, 21, 33, 38, 47, 58, 66],
        "decrees_out": [69],
        "stores": {"A2": "lacerda right", "B3": "you left", "D2": "lacerda left", "D4": "you right"},
        "rubble": {**_laid(board)["rubble"], "W-D": "", "E-B": "", "N-2": "", "2": "ef", "A": "ef"},
        "buildings": {"W-D": "nobody blue cloth+tools", "E-B": "you green books+gold",
                      "N-2": "lacerda blue books+tools"},
        "stacks": {"tops": {"blue": "cloth+gold", "green": "books+tools"}},
        "plans": {"blue": 8, "green": 9},
        "church": {"cardinal": 4, "tiles": [1, 2, 4, 5, 6, 8]},
        "yard": ["red"],
        "you": {"wigs": 17, "influence": 6, "offices": {"builder": 1, "minister": 2}, "rubble": "efft", "built": 1,
                "decrees": [3, 28], "favors": {"king": 1}, "plans": 2, "clergy": 2},
        "lacerda": {"wigs": 24, "influence": 3, "offices": {"builder": 1, "minister": 1, "king": 1}, "rubble": "eftt",
                    "decrees": [5, 12, 17, 50], "favors": {"minister": 1}, "ships": ["blue"], "cargo": {"blue": 1},
                    "plans": 4, "goods": {"cloth": 1}, "clergy": 1},
        "agenda": ROUNDS,
    }  # fmt: skip


class Lisboa:
    """The kind of game that a session of Lisboa's solo rules plays."""

    name = "lisboa"
    edition = 1
    turn_begins = "lisboa.turn"

    def begin(self, start: Start) -> Game:
        """The position of a start, laid over the named one."""
        given: Plain | str = start.position or {}
        if start.name and isinstance(given, dict):
            given = {"start": start.name}
        return position_of(given, start.readings, start.facts)

    def corrected(self, game: Game, path: Any, value: Any) -> Game:
        """The position with one field set; `readings.NAME` chooses another side of a doubt."""
        name = path.removeprefix("readings.") if isinstance(path, str) else ""
        if not name or name == path:
            return notation.corrected(game, path, value)
        changed = game.copy()
        changed.readings = settled(all_readings(), {**game.readings, name: value})
        return changed

    def position_text(self, game: Game) -> str:
        """The position as text."""
        return notation.position_text(game)

    def notice(self, game: Game) -> str:
        """What a record says first: whether your turns are invented."""
        return "your turns are legal changes of the table, not a person's play" if game.seat == HERE else ""


def position_of(given: Any, readings: Mapping[str, str] | None = None, facts: str = "") -> Game:
    """A position from a dict, its text, or a position (taken as it is, with other readings if any are named)."""
    if isinstance(given, Game):
        game = given.copy()
        if readings:
            game.readings = settled(all_readings(), {**given.readings, **readings})
        return game
    board = board_of(facts)
    return notation.read_position(given or {}, board, settled(all_readings(), readings or {}), starts(board))


def chosen_readings(game: Game) -> dict[str, str]:
    """The readings of a position that are not the default."""
    return {each.name: game.readings[each.name] for each in all_readings() if game.readings[each.name] != each.default}


LISBOA = Lisboa()
