"""What a choice costs, brings and leaves, in one sentence: the engine runs it, and two positions are compared."""

from collections import Counter
from collections.abc import Iterator
from typing import Final

from vinhos_kernel.state.estate import CELLAR, ENOLOGISTS, FARMERS, VINEYARDS, WINERIES, WINES, wines_of
from vinhos_kernel.state.game import Game
from vinhos_kernel.state.names import OTHER, YOU
from vinhos_kernel.table.question import Option, Question
from vinhos_kernel.table.session import Session, answer
from vinhos_kernel.views import words
from vinhos_kernel.views.answer_names import side_asked

ONE_AND_MANY: Final = {
    "bagos": ("Bago", "Bagos"),
    "vp": ("VP", "VP"),
    "fair": ("Fair Point", "Fair Points"),
    "barrels": ("barrel in the supply", "barrels in the supply"),
    "wines": ("wine", "wines"),
    "cubes": ("Renown cube", "Renown cubes"),
    "vineyards": ("Vineyard", "Vineyards"),
    "wineries": ("Winery", "Wineries"),
    "cellars": ("Cellar", "Cellars"),
    "enologists": ("Enologist", "Enologists"),
    "farmers": ("Farmer", "Farmers"),
    "experts": ("Expert face up", "Experts face up"),
    "tiles": ("tile face up", "tiles face up"),
    "multipliers": ("Multiplier", "Multipliers"),
    "ports": ("Port tile", "Port tiles"),
}
"""What a side has that can be counted, with its words for one and for many."""

Counts = dict[str, int]


def outcomes(session: Session) -> dict[Option, str]:
    """For each option of the open question what it comes to (nothing for chance: nobody chooses there)."""
    question = session.question
    if question is None or question.who == "chance":
        return {}
    return {option: outcome(session, option) for option in question.options}


def outcome(session: Session, option: Option) -> str:
    """What an answer costs, brings and leaves: "costs 3 Bagos, brings 1 Winery; then you hold 2 Bagos"."""
    question = session.question
    assert question is not None
    before = session.position
    later = answer(session, option)
    side = side_asked(before, question)
    after = _until_then(session, later, question)
    parts = [*_changes(before, after, side), *_left(before, after, side)]
    follows = _what_comes(later.question, question, after)
    if not parts or (len(parts) == 1 and _belongs(later.question, question)):
        parts.append(follows)
    return "; ".join(parts)


def _until_then(session: Session, later: Session, question: Question) -> Game:
    """The position when everything that the answer set going is done, and nothing else has begun."""
    for step in later.steps[len(session.steps) :]:
        if not _under(question.address, step.address):
            game: Game = step.before
            return game
    last: Game = later.position
    return last


def _under(asked: str, address: str) -> bool:
    """Whether something on the agenda came of a question: it stands in its place, or below."""
    place, at = asked.partition("/")[0], address.partition("/")[0]
    return at == place or at.startswith(f"{place}.")


def _belongs(coming: Question | None, asked: Question) -> bool:
    """Whether the next question is part of the same choice: the same person is asked, under the same item."""
    return coming is not None and coming.who == asked.who and _under(asked.address, coming.address)


def _counts(game: Game, side: int) -> Counts:
    """What a side has, counted."""
    land, hand = game.estates[side], game.hands[side]
    held = {
        "bagos": game.bagos[side], "vp": game.vp[side], "fair": game.fair_points[side],
        "barrels": game.barrels[side], "wines": len(wines_of(land)), "cubes": -game.cube_supply,
    }  # fmt: skip
    parts = (
        ("vineyards", VINEYARDS), ("wineries", WINERIES), ("cellars", CELLAR), ("enologists", ENOLOGISTS),
        ("farmers", FARMERS),
    )  # fmt: skip
    built = {name: sum(estate[part] for estate in land) for name, part in parts}
    tiles = {
        "experts": hand.experts.bit_count(), "tiles": sum(hand.actions),
        "multipliers": sum(hand.multipliers) + sum(hand.bare), "ports": hand.ports,
    }  # fmt: skip
    return held | built | tiles


def _changes(before: Game, after: Game, side: int) -> Iterator[str]:
    """What a side has less, what it has more, where it stands now, and what the other side gains by it."""
    old, new = _counts(before, side), _counts(after, side)
    costs = [_amount(name, old[name] - new[name]) for name in old if new[name] < old[name]]
    gains = [_amount(name, new[name] - old[name]) for name in old if name != "wines" and new[name] > old[name]]
    gains += _new_wines(before, after, side) if new["wines"] > old["wines"] else []
    if costs:
        yield "costs " + ", ".join(costs)
    if gains:
        yield "brings " + ", ".join(gains)
    yield from _places(before, after, side)
    yield from _others(before, after, side)


def _new_wines(before: Game, after: Game, side: int) -> list[str]:
    """The wines that have come, by their Quality."""
    old, new = (
        Counter(game.estates[side][place][WINES + slot] for place, slot in wines_of(game.estates[side]))
        for game in (before, after)
    )
    return [f"a wine of Quality {quality}" for quality in sorted((new - old).elements())]


def _places(before: Game, after: Game, side: int) -> Iterator[str]:
    """Where a side has moved: on the Quadrel, in the order, to a booth."""
    if after.booths != before.booths and side in after.booths:
        yield f"a disc at ‘{words.booth_name(after.board, after.booths.index(side))}’"
    if after.next_order != before.next_order and side in after.next_order:
        yield f"place {after.next_order.index(side) + 1} in the next order"


def _others(before: Game, after: Game, side: int) -> Iterator[str]:
    """What the other side gains by it: money for its marker."""
    other = OTHER[side]
    gain = after.bagos[other] - before.bagos[other]
    if gain > 0:
        yield f"{words.side_name(after, other)} get{'s' * (other != YOU)} {_amount('bagos', gain)}"


def _left(before: Game, after: Game, side: int) -> list[str]:
    """What is left of the money, if any changed hands."""
    if after.bagos[side] == before.bagos[side]:
        return []
    who = words.side_name(after, side)
    return [f"then {who} hold{'s' * (side != YOU)} {_amount('bagos', after.bagos[side])}"]


def _amount(name: str, count: int) -> str:
    one, many = ONE_AND_MANY[name]
    return f"{count} {one if count == 1 else many}"


def _what_comes(coming: Question | None, asked: Question, game: Game) -> str:
    """What is asked next, and of whom if that is somebody else."""
    if coming is None:
        return "ends the game"
    if coming.who == "chance":
        return f"next a draw: {coming.prompt}"
    if coming.who == asked.who or coming.who not in game.sides:
        return f"next: {coming.prompt}"
    return f"next {words.side_name(game, game.sides.index(coming.who))}: {coming.prompt}"
