"""Who is asked: beside a real table its people, in a game that runs here the die and whoever plays your side."""

from typing import Final

from vinhos_kernel.lisboa.game import Game, known_hull, known_influence
from vinhos_kernel.lisboa.names import AT_A_TABLE, BOATS
from vinhos_kernel.table.put import put
from vinhos_kernel.table.question import Option
from vinhos_kernel.table.turn import Turn

NONE, DONE, YES, NO, OTHERWISE = "none", "done", "yes", "no", "otherwise"
MOST_ON_TOP: Final = 20
MANY: Final = tuple(range(10))


def ask(turn: Turn[Game], game: Game, kind: str, prompt: str, options: tuple[Option, ...]) -> Option:
    """Ask what you did: the people at the table, or who plays your side here; the only option is not asked for."""
    if len(options) == 1:
        return options[0]
    return turn.choose(kind, prompt, options, "table" if game.seat == AT_A_TABLE else "you")


def reveal(
    turn: Turn[Game], game: Game, kind: str, prompt: str, options: tuple[Option, ...],
    weights: tuple[int, ...] | None = None,
) -> Option:  # fmt: skip
    """What turns up: asked of the people at the table, or drawn with these weights."""
    if game.seat == AT_A_TABLE:
        return turn.choose(kind, prompt, options, "table")
    return turn.look(kind, prompt, options, weights)


def portfolio(turn: Turn[Game], game: Game) -> int:
    """The Influence on the top edge of your Portfolio: asked at a table, invented in a game that runs here."""
    if game.seat == AT_A_TABLE:
        options = tuple(range(MOST_ON_TOP + 1))
        return int(turn.choose("portfolio", "Top of your Portfolio: how much Influence?", options, "table"))
    invented = game.board.invented[f"portfolio_{game.period}"]
    turn.tells("the top of your Portfolio counts as {n} Influence, an invented number", n=invented)
    return invented


def hull_of(turn: Turn[Game], game: Game, ship: int) -> int:
    """The hull of a ship; where only the box knows it, it is asked once and remembered."""
    if not known_hull(game, ship):
        prompt = f"How many goods fill the {BOATS[ship]} ship?"
        game.hulls = put(game.hulls, ship, int(turn.choose("hull", prompt, MANY[1:], "table")))
    return known_hull(game, ship)


def influence_of(turn: Turn[Game], game: Game, ship: int) -> int:
    """The Influence of a ship, asked for and remembered in the same way."""
    if known_influence(game, ship) < 0:
        prompt = f"Influence on the {BOATS[ship]} ship?"
        said = int(turn.choose("ship_influence", prompt, MANY, "table"))
        game.ship_influence = put(game.ship_influence, ship, said + 1)
    return known_influence(game, ship)
