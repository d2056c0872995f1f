"""Your réis, where they were said: in and out, Influence in their place; the impossible is refused with a sentence."""

from vinhos_kernel.lisboa.game import UNSAID, Game
from vinhos_kernel.lisboa.names import MOST_REIS, YOU
from vinhos_kernel.table.errors import CannotDo


def is_known(game: Game) -> bool:
    """Whether your réis were said."""
    return game.hands[YOU].reis != UNSAID


def earn(game: Game, reis: int) -> None:
    """Réis for you; what is not known stays unknown."""
    if is_known(game):
        game.change(YOU, reis=min(MOST_REIS, game.hands[YOU].reis + reis))


def can_pay(game: Game, cost: int, reward: int = 0) -> bool:
    """Whether you can pay so many réis after a reward, with Influence for what is missing; unknown réis can."""
    missing = cost - game.hands[YOU].reis - reward
    return not is_known(game) or missing <= most_of_influence(game)


def most_of_influence(game: Game) -> int:
    """The réis that your Influence can become."""
    each = game.board.worth["reis_for_influence"]
    return min(game.board.counts["influence_turned"], each * game.hands[YOU].influence)


def pay(game: Game, cost: int) -> tuple[int, int]:
    """Pay réis, and Influence for those that are missing: how much of both; unknown réis are yours to count."""
    if not is_known(game):
        return cost, 0
    missing = max(0, cost - game.hands[YOU].reis)
    if not can_pay(game, cost):
        raise CannotDo(
            f"you cannot pay {cost} réis out of {game.hands[YOU].reis}: of your {game.hands[YOU].influence} Influence "
            f"{most_of_influence(game)} can become réis, and {missing} are missing"
        )
    influence = turn_influence(game, missing, missing)
    game.change(YOU, reis=game.hands[YOU].reis - cost + missing)
    return cost - missing, influence


def turn_influence(game: Game, reis: int, missing: int) -> int:
    """Influence becomes réis that are spent at once: what is missing and no more, six at most; the Influence."""
    most, each, have = game.board.counts["influence_turned"], game.board.worth["reis_for_influence"], game.hands[YOU]
    if reis > most:
        raise CannotDo(f"Influence becomes {most} réis at most, not {reis}")
    if reis > missing:
        raise CannotDo(f"Influence becomes réis only to pay what is missing, {missing} and not {reis}: none is kept")
    steps = -(-reis // each)
    if steps > have.influence:
        raise CannotDo(f"you have {have.influence} Influence, and {reis} réis need {steps}")
    game.change(YOU, influence=have.influence - steps)
    return steps
