"""Lisboa's solo game as a session plays it: its named starts, and how positions are read, corrected and written."""

from collections.abc import Mapping
from typing import Any

from vinhos_kernel.lisboa import notation
from vinhos_kernel.lisboa.data.board import Board, board_of
from vinhos_kernel.lisboa.data.rulebook import all_readings
from vinhos_kernel.lisboa.empty import EMPTY
from vinhos_kernel.lisboa.game import Game
from vinhos_kernel.lisboa.names import FIGURES, GOODS, HERE, LINES, NOBLES, PLACES, SITES, STREETS
from vinhos_kernel.lisboa.rules import setup  # noqa: F401  (enters the rules)
from vinhos_kernel.lisboa.shape import Plain
from vinhos_kernel.table.readings import not_default, read_as, reading_of, settled
from vinhos_kernel.table.session import Session, Start

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
    rubble = {name: "tfe"[: board.rubble[n]] for n, name in enumerate(LINES)}
    rubble |= {name: ("et" if n % 2 else "ft")[: board.rubble[len(LINES) + n]] for n, name in enumerate(SITES)}
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
        "stacks": {
            "tops": {"blue": "cloth+books", "green": "tools+gold"},
            "nexts": {"blue": "books+tools", "green": "cloth+gold"},
        },
        "church": {"tiles": [spot + 1 for spot, holds in enumerate(board.spots) if holds == "tile"]},
        "starting_plans": count["starting_plans"] - 3,
        "yard": [ship.name for ship in board.ships if ship.period == 1],
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
        "rubble": {**_laid(board)["rubble"], "W-D": "", "E-B": "", "N-2": "",
                   **{name: "ef"[: board.rubble[PLACES.index(name)]] for name in ("2", "A")}},
        "buildings": {"W-D": "nobody blue cloth+tools", "E-B": "you green books+gold",
                      "N-2": "lacerda blue books+tools"},
        "stacks": {"tops": {"blue": "cloth+gold", "green": "books+tools"},
                   "nexts": {"blue": "cloth+books", "green": "tools+gold"}},
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
    edition = 2
    turn_begins = "lisboa.turn"

    def begin(self, start: Start) -> Game:
        """The position of a start, laid over the named one."""
        given: Plain | str = start.position or {}
        if start.name and isinstance(given, dict):
            given = {"start": start.name}
        return position_of(given, start.readings, start.facts)

    def corrected(self, game: Game, path: Any, value: Any) -> Game:
        """The position with one field set; `readings.NAME` chooses another side of a doubt."""
        if name := reading_of(path):
            return read_as(game, all_readings(), {name: value})
        return notation.corrected(game, path, value)

    def position_text(self, game: Game) -> str:
        """The position as text."""
        return notation.position_text(game)

    def notice(self, game: Game) -> str:
        """What a record says first: whether your turns are invented."""
        return "your turns are legal changes of the table, not a person's play" if game.seat == HERE else ""


def position_of(given: Any, readings: Mapping[str, str] | None = None, facts: str = "") -> Game:
    """A position from a dict, its text, a session or a position (as it is, with other readings and facts if named)."""
    given = given.position if isinstance(given, Session) else given
    if isinstance(given, Game):
        if facts in ("", given.board.own):
            return read_as(given, all_readings(), readings or {})
        given, readings = notation.position_text(given), {**chosen_readings(given), **(readings or {})}
    board = board_of(facts)
    return notation.read_position(given or {}, board, settled(all_readings(), readings or {}), starts(board))


def chosen_readings(game: Game) -> dict[str, str]:
    """The readings of a position that are not the default."""
    return not_default(all_readings(), game.readings)


LISBOA = Lisboa()
