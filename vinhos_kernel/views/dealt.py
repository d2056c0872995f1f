"""What the boards need beside a position: prices of the Quadrel, and the cards that lie open."""

from collections.abc import Sequence

from vinhos_kernel.data.rulebook import rulebook
from vinhos_kernel.rules.quadrel import price_of
from vinhos_kernel.rules.turn import why_closed
from vinhos_kernel.state.game import Game
from vinhos_kernel.state.names import ALL_NUMBERS, OTHER, YOU
from vinhos_kernel.table.session import Session
from vinhos_kernel.table.turn import Step
from vinhos_kernel.views import words
from vinhos_kernel.views.answer_names import moves_freely
from vinhos_kernel.views.decks import Turned
from vinhos_kernel.views.quadrel import SpacePrice


def prices(game: Game, side: int = YOU) -> dict[int, SpacePrice]:
    """What each space of the Quadrel costs a side, and of what that is made; or why it is closed."""
    return {space: _price(game, side, space) for space in range(9)}


def turned_numbers(session: Session) -> tuple[Turned, ...]:
    """The Number cards of this action: card, whether it fits, and what it was turned for."""
    game = session.position
    turned: list[Turned] = []
    for step in reversed(_distinct(session.steps)):
        if step.rule == "numbers.gather" or step.after.numbers == ALL_NUMBERS:
            break
        turned[:0] = [_turned(int(d.card), d.fits, step.rule) for d in step.draws if d.kind == "number"]
    question, given = session.question, session.moments[-1].given
    if question and question.kind == "number":
        turned += [_turned(int(card), False, question.rule) for card in given if isinstance(card, int)]
    return tuple(turned) if game.numbers != ALL_NUMBERS or given else ()


def drawn_actions(session: Session) -> tuple[int, ...]:
    """The Action cards that lie open, in the order in which they came, if the story knows all of them."""
    drawn: list[int] = []
    for step in session.steps:
        if step.rule in ("lacerda.fair.after", "lacerda.setup.decks"):
            drawn = []
        elif step.rule == "lacerda.turn" and "space" in step.facts and step.template.startswith("Action card"):
            drawn.append(step.facts["space"])
    return tuple(drawn) if len(drawn) == 9 - session.position.action_deck.bit_count() else ()


def _price(game: Game, side: int, space: int) -> SpacePrice:
    freely = moves_freely(game)
    cost = price_of(game, side, space, freely)
    owner = f"to {words.side_name(game, OTHER[side])}"
    parts = (("far", cost.distance), ("tax", cost.tax), (owner, cost.marker), ("bribe", cost.bribe))
    if game.played_here(side):
        why = why_closed(game, side, space, freely)
    elif game.markers[side] == space:
        why = "you stand here"
    else:
        why = f"{cost.total} B, you hold {game.bagos[side]}" if cost.total > game.bagos[side] else ""
    return (None, (why,)) if why else (cost.total, tuple(f"{name} {bagos}" for name, bagos in parts if bagos))


def _turned(card: int, fits: bool, rule: str) -> Turned:
    found = rulebook().get(rule)
    return card, fits, (found.title if found else rule) if fits else "stays out"


def _distinct(steps: Sequence[Step]) -> list[Step]:
    """One step for each time a rule ran."""
    return [step for i, step in enumerate(steps) if not i or step.address != steps[i - 1].address]
