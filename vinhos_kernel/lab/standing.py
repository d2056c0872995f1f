"""Where the odds of a session start: its position, with the cards that were turned already out of their deck."""

from vinhos_kernel.state.game import Game
from vinhos_kernel.table.session import Session


def standing(session: Session) -> Game | None:
    """The position that the odds start from, turned cards out of their deck; None if that is unknown."""
    moment = session.moments[-1]
    game: Game = moment.game
    question = moment.question
    if question is None or not moment.given:
        return game
    if question.kind != "number" or game.readings["number_return"] != "after_action":
        return None
    left = game.copy()
    left.numbers = sum(1 << int(card) for card in question.options)
    return left
