"""The automa's path: the die names a token, the token goes one step along its arrows, two tokens may meet."""

from vinhos_kernel.rules.citing import formula
from vinhos_kernel.state.game import Game, Path
from vinhos_kernel.table.deck import cards_in
from vinhos_kernel.table.errors import CannotDo
from vinhos_kernel.table.put import put
from vinhos_kernel.table.turn import Turn


def starting_path(game: Game) -> Path:
    """All tokens on their first spaces (a stand-in), nothing used yet."""
    return Path(bytes(token.start for token in game.board.tokens), 0, 0)


def used_this_year(game: Game) -> int:
    """The spaces that it has used in this year, as a mask."""
    return game.path.used if game.path.year == game.year else 0


def note_use(game: Game, space: int) -> None:
    """Remember that a space was used this year."""
    game.path = Path(game.path.tokens, game.year, used_this_year(game) | 1 << space)


@formula("automa.same")
def came_up_already(turn: Turn[Game], game: Game, space: int) -> bool:
    """Whether the action of a space was taken this year already; whether two Vineyards spaces differ is a reading."""
    used = used_this_year(game)
    by_space = bool(used >> space & 1)
    by_action = game.board.actions[space] in [game.board.actions[each] for each in cards_in(used)]
    if by_space == by_action:
        return by_space
    return turn.reads(game, "same_action") == "action"


@formula("automa.step.1")
def step(turn: Turn[Game], game: Game, token: int) -> int:
    """Move a token one step along its arrows, and on while its action came up already this year; the space."""
    loop, direction = game.board.loop, game.board.tokens[token].direction
    place = game.path.tokens[token]
    for _ in loop:
        place = (place + direction) % len(loop)
        space = loop[place]
        game.path = game.path._replace(tokens=put(game.path.tokens, token, place))
        if not came_up_already(turn, game, space):
            return space
        turn.tells("{space} came up already this year: the token steps on", space=space)
    raise CannotDo("every action of the loop came up already this year")


@formula("automa.meet")
def meets_another(game: Game, token: int) -> bool:
    """Whether a token lies where another one lies."""
    place = game.path.tokens[token]
    return any(other == place for n, other in enumerate(game.path.tokens) if n != token)
