"""Vinhos as a session plays it: its opponents, its named starts, and how positions are read, corrected and written."""

from collections.abc import Mapping
from typing import Any

from vinhos_kernel.data.board import Board, board_of
from vinhos_kernel.data.rulebook import all_readings
from vinhos_kernel.opponents import automa2021, lacerda  # noqa: F401  (enters the rules)
from vinhos_kernel.rules import setup  # noqa: F401  (enters the rules)
from vinhos_kernel.rules.rival import rival_of
from vinhos_kernel.state import notation
from vinhos_kernel.state.game import Game
from vinhos_kernel.state.names import ACROSS, AUTOMA, PERSON, YOU
from vinhos_kernel.state.shape import EMPTY, Plain
from vinhos_kernel.table.readings import not_default, read_as, reading_of, settled
from vinhos_kernel.table.session import Session, Start

WHOLE_GAMES = ("solo", "two", "automa")
"""The starts that begin with the set-up and are played here."""
PRESET_OUT = ["setubal", "algarve"]


def starts(board: Board) -> dict[str, Plain]:
    """The named starts.

    "table" (laid for two, his turn next), "solo" (a whole game that you play here), "two" (the same for two people),
    "companion" (a whole game beside your own table), "middle" (year 3 beside your own table), "empty".
    """
    action_tiles = list(board.tile_names[1:7])
    table: Plain = {
        "vintage": board.vintages[0].name, "tax": "vineyards_top", "out_of_play": PRESET_OUT, "display": action_tiles,
        "you": {"bagos": board.count["money_first"]}, "agenda": [["lacerda.turn"]],
    }  # fmt: skip
    first = board.solo["first"]
    alone: Plain = {"order": [first, "lacerda" if first == "you" else "you"], **_at_the_start(board, "lacerda")}
    to_set_up: Plain = {"phase": "set_up", "agenda": [["setup"]]}
    return {
        "table": table,
        "solo": {"seats": [PERSON, "lacerda"], **to_set_up, **alone},
        "two": {"seats": [PERSON, PERSON], **to_set_up, **_at_the_start(board, "guest")},
        "automa": {"seats": [PERSON, AUTOMA], **to_set_up, **_at_the_start(board, AUTOMA)},
        "companion": {**to_set_up, **alone},
        "middle": {**table, **_middle(board)},
        EMPTY: {},
    }


def _at_the_start(board: Board, across: str) -> Plain:
    """Where the Action Markers of both sides begin."""
    return {side: {"marker": board.solo["marker_start"]} for side in ("you", across)}


def _middle(board: Board) -> Plain:
    """Year 3 before Lacerda's two actions: three Estates of yours, a tie for most cubes, some slots taken."""
    return {
        "year": 3,
        "vintage": board.vintages[4].name,
        "tax": "wineries",
        "unseen": [tile.name for tile in board.vintages[5:]],
        "estates": {"douro": 1, "dao": 1, "alentejo": 1},
        "stacks": {"douro": 2, "dao": 2, "lisboa": 3, "alentejo": 3},
        "cubes": {"tras_os_montes": 1, "douro": 3, "dao": 3, "lisboa": 1, "alentejo": 3},
        "sales": {"red 9": "you", "white 9": "lacerda", "white 5": "you"},
        "export": {"A3": "lacerda", "B3": "lacerda", "C2": "you"},
        "bribes": ["cellars", "export"],
        "action_deck": ["vineyards_top", "wineries", "workers", "sales", "vineyards_bottom"],
        "you": {"marker": "experts", "bagos": 4, "vp": 6, "fair_points": 0, "magnate_barrels": 5},
        "lacerda": {
            "marker": "export",
            "bagos": 9,
            "vp": 27,
            "fair_points": 11,
            "experts": [board.experts[i].name for i in (2, 7, 15, 20)],
        },
        "booths": {"fair_points_3": "lacerda"},
        "wineries": 7,
        "cellars": 5,
        "enologists": 5,
        "farmers": 7,
        "agenda": [
            ["lacerda.turn"],
            ["lacerda.turn"],
            ["order.update"],
            ["year.maintenance"],
            ["production"],
            ["fair"],
            ["year", 4],
        ],
    }


class Vinhos:
    """The kind of game that `start` and `load` play."""

    name = "vinhos"
    edition = 2
    turn_begins = "lacerda.turn"

    def begin(self, start: Start) -> Game:
        """The position of a start, laid over the named one."""
        board = board_of(start.facts)
        readings = settled(all_readings(), start.readings)
        given: Plain | str = start.position or {}
        if start.name and isinstance(given, dict):
            given = {"start": start.name}
        return notation.read_position(renewed(given), board, readings, starts(board))

    def corrected(self, game: Game, path: Any, value: Any) -> Game:
        """The position with one field set; `readings.NAME` chooses another side of a doubt."""
        if name := reading_of(path):
            return read_as(game, all_readings(), {name: value})
        return notation.corrected(game, path, value)

    def position_text(self, game: Game) -> str:
        """The position as text."""
        return notation.position_text(game)

    def notice(self, game: Game) -> str:
        """What a record, a copied story and a picture say of who sits across; nothing of an official opponent."""
        rival = rival_of(game, ACROSS)
        return rival.notice if rival else ""


def position_of(given: Any, readings: Mapping[str, str] | None = None, facts: str = "") -> Game:
    """A position from a dict, its text, a session or a position (as it is, with other readings and facts if named)."""
    given = given.position if isinstance(given, Session) else given
    if isinstance(given, Game):
        if facts in ("", given.board.own):
            return read_as(given, all_readings(), readings or {})
        given, readings = notation.position_text(given), {**chosen_readings(given), **(readings or {})}
    board = board_of(facts)
    plain = with_the_rest_of_its_year(renewed(given or {}))
    return notation.read_position(plain, board, settled(all_readings(), readings or {}), starts(board))


def with_the_rest_of_its_year(plain: Any) -> Any:
    """A position by hand of a game that is played here: if it does not say what is to be done, the year goes on.

    Its actions come next, then Maintenance and all that follows; a position in the set-up is set up.
    """
    if not isinstance(plain, Mapping) or "agenda" in plain or plain.get("start") == EMPTY:
        return plain
    if not played_by_hand_here(plain):
        return plain
    return {"phase": "actions", **plain, "agenda": [["year.rest", plain.get("year", 1)]]}


def played_by_hand_here(plain: Mapping[str, Any]) -> bool:
    """Whether a person plays your side here, in a year that has begun."""
    seats = plain.get("seats", "")
    mine = seats.split()[:1] if isinstance(seats, str) else list(seats[:1]) if isinstance(seats, list | tuple) else []
    set_up = plain.get("start") in WHOLE_GAMES
    return (mine == [PERSON] and not set_up) or (set_up and "year" in plain and plain.get("phase") != "set_up")


def renewed(given: Any) -> Any:
    """A position whose agenda is of rules edition 1, with the agenda as it is today; any other one as it is.

    By then items ended with the opponent's name, Maintenance was an item for each side, one item stood for both of
    your actions and one for the whole set-up of Lacerda.
    """
    plain = notation.parsed(given) if isinstance(given, str) else given
    agenda = plain.get("agenda") if isinstance(plain, Mapping) else None
    if not isinstance(agenda, list) or not all(
        isinstance(item, list) and str in map(type, item[:1]) for item in agenda
    ):
        return plain
    old = any(item[-1] == "lacerda" for item in agenda)
    items: list[list[Any]] = []
    for item in agenda:
        if item == ["lacerda.maintenance"] and items[-1:] == [["year.maintenance"]]:
            continue
        name, *args = item[:-1] if item[-1] == "lacerda" and len(item) > 1 else item
        items.append([name, YOU, *args] if len(args) == SHORTER.get(name, -1) else [name, *args])
        items += [[later] for later in PARTS.get(name, ()) if old]
    return {**plain, "agenda": items}


SHORTER = {"fair.entry": 0, "fair.tiles.you": 1}
"""Rules that were yours alone in edition 1, and how many arguments they had: today they name a side first."""

PARTS = {"lacerda.setup": ("lacerda.setup.vineyard", "lacerda.setup.tile"), "year.you": ("year.you",)}
"""What stands behind a rule today that was a part of it in edition 1."""


def chosen_readings(game: Game) -> dict[str, str]:
    """The readings of a position that are not the default."""
    return not_default(all_readings(), game.readings)


VINHOS = Vinhos()
