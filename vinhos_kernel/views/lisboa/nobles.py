"""The three Nobles of the court: their actions, offices with Officials, Royal Favors, and what a visit costs."""

from collections.abc import Set
from typing import Final, NamedTuple

from vinhos_kernel.lisboa.game import Game
from vinhos_kernel.lisboa.names import FIGURES, LACERDA, NOBLES, NOBODY, YOU
from vinhos_kernel.lisboa.pattern import Ahead
from vinhos_kernel.lisboa.town import visit_cost
from vinhos_kernel.lisboa.words import ACTIONS
from vinhos_kernel.views.labels import box, reach, ring
from vinhos_kernel.views.lisboa.his_turn import state_action
from vinhos_kernel.views.lisboa.pieces import courtier, favor, official
from vinhos_kernel.views.lisboa.printed import diamond
from vinhos_kernel.views.panel import LEFT
from vinhos_kernel.views.pieces import disc, empty_place
from vinhos_kernel.views.svg import NOTHING, Svg, joined, named, text, thing

WIDE: Final = 108
GAP: Final = 10
HIGH: Final = 304
OFFICE_SPACES: Final = "count.office_spaces.value"


class Shown(NamedTuple):
    """What a drawing of the court marks: the kind of question and its picks, what is new, his next turn."""

    kind: str
    picks: Set[str]
    fresh: Set[str]
    ahead: Ahead | None

    def answer(self, *kinds: str, option: str) -> str:
        """The answer that a click on an option gives, or nothing where it is not on offer."""
        return f"q:{self.kind}:{option}" if self.kind in kinds and option in self.picks else ""


def noble_card(game: Game, noble: int, y: float, shown: Shown) -> Svg:
    """A Noble with everything that lies there."""
    x, name = LEFT + noble * (WIDE + GAP), NOBLES[noble]
    here = game.courtier == noble
    visit = shown.answer("play", option=name)
    too_dear = shown.kind == "play" and bool(shown.picks) and not visit
    cost = "too dear for you" if too_dear else "a visit costs"
    inside = joined(
        box(x, y, WIDE, HIGH, "pick" if visit else "closed" if too_dear else "rest"),
        text(x + 10, y + 25, name.title(), 16, "ink", 600, face="serif"),
        courtier(x + WIDE - 20, y + 24, 0.85) if here else NOTHING,
        ring(x + WIDE - 34, y + 6, 28, 31) if here and "courtier" in shown.fresh else NOTHING,
        *(_state(game, noble, place, x, y + 42 + 34 * place, shown.ahead) for place in (0, 1)),
        _own_action(game, noble, x, y + 112, shown.ahead),
        _office(game, noble, x, y + 150, shown),
        _favors(game, noble, x, y + 212, shown),
        _price(game, noble, x, y + 260, cost),
    )
    stands = ", where his Courtier is" if here else ""
    return thing(f"{name.title()}{stands}: {cost}, {visit_cost(game, YOU, noble)} Influence", inside, visit)


# ---------------------------------------------------------------- actions
def _state(game: Game, noble: int, place: int, x: float, y: float, ahead: Ahead | None) -> Svg:
    """One of the two State actions; his octagon is on the one that he takes next."""
    action = ACTIONS[game.board.state_actions[noble][place]]
    next_one = ahead is not None and _chosen(game, noble, ahead) == game.board.state_actions[noble][place]
    where = "bottom" if place else "top"
    body = joined(
        box(x + 6, y, WIDE - 12, 30, "rest", 6),
        text(x + 14, y + 19.5, action, 12.5, "ink", 700 if next_one else 400, origin=f"noble.{NOBLES[noble]}.{where}"),
        disc(x + WIDE - 11, y + 3, LACERDA, 0.7) if next_one else NOTHING,
    )
    return named(f"{where} State action: {action}{', his next' if next_one else ''}", body)


def _chosen(game: Game, noble: int, ahead: Ahead) -> int:
    """The State action that he takes next at this Noble; -1 where he goes elsewhere."""
    return state_action(game, noble, FIGURES.index(ahead.deck)) if ahead.noble == NOBLES[noble] else -1


def own_action(game: Game, noble: int) -> str:
    """What a Noble's own action gives him, in a word or two."""
    return ("a store", f"{game.board.his['decrees_taken']} Decrees", "a building")[noble]


def _own_action(game: Game, noble: int, x: float, y: float, ahead: Ahead | None) -> Svg:
    next_one = ahead is not None and ahead.noble == NOBLES[noble]
    words = own_action(game, noble)
    body = joined(
        text(x + 10, y + 13, "Noble action", 12, "muted"),
        text(x + 10, y + 29, words, 12.5, "ink", 700 if next_one else 400),
        disc(x + WIDE - 13, y + 24, LACERDA, 0.7) if next_one else NOTHING,
    )
    return named(f"Noble action, for him: {words}{', his next' if next_one else ''}", body)


# ---------------------------------------------------------------- office and favors
def _office(game: Game, noble: int, x: float, y: float, shown: Shown) -> Svg:
    """The spaces of an office: your Officials, his, the neutral one, then the free ones."""
    name = NOBLES[noble]
    answer = shown.answer("office", "builder", option=name)
    counts = {side: officials_in(game, noble, side) for side in (YOU, LACERDA, NOBODY)}
    standing = [side for side, count in counts.items() for _ in range(count)]
    spaces = max(int(game.board.counts["office_spaces"]), len(standing))
    pitch = (WIDE - 8) / spaces
    spots = [x + 4 + pitch * (i + 0.5) for i in range(spaces)]
    row = [
        official(spot, y + 37, standing[i], min(0.62, pitch / 29))
        if i < len(standing)
        else empty_place(spot, y + 37, 5)
        for i, spot in enumerate(spots)
    ]
    body = joined(
        text(x + 10, y + 13, "office" if len(standing) < spaces else "office, full", 12, "muted"),
        diamond(game, x + WIDE - 12, y + 9, OFFICE_SPACES),
        box(x + 3, y + 18, WIDE - 6, 38, "pick" if answer else "here", 6),
        *row,
        ring(x + 3, y + 18, WIDE - 6, 38, 6) if f"office:{name}" in shown.fresh else NOTHING,
        reach(x + 3, y + 18, WIDE - 6, 38) if answer else NOTHING,
    )
    told = f"Officials yours {counts[YOU]}, his {counts[LACERDA]}, neutral {counts[NOBODY]}, {spaces} spaces"
    return thing(f"office of the {name.title()}: {told}", body, answer)


def officials_in(game: Game, noble: int, side: int) -> int:
    """How many Officials of a side stand in an office; nobody's are the neutral ones."""
    return game.hands[side].offices[noble] if side else game.neutral[noble]


def _favors(game: Game, noble: int, x: float, y: float, shown: Shown) -> Svg:
    """The Royal Favors that are left on the portrait."""
    name, left = NOBLES[noble], game.favors[noble]
    answer = shown.answer("favor", option=name)
    seals = [favor(x + 18 + 24 * i, y + 21, noble, 0.9) for i in range(left)]
    body = joined(
        box(x + 3, y, WIDE - 6, 42, "pick" if answer else "here", 6),
        *(seals or [empty_place(x + 18, y + 21, 5)]),
        text(x + WIDE - 10, y + 25.5, f"{left} left", 12, "ink" if left else "muted", 400, "end"),
        ring(x + 3, y, WIDE - 6, 42, 6) if f"favor:{name}" in shown.fresh else NOTHING,
        reach(x + 3, y, WIDE - 6, 42) if answer else NOTHING,
    )
    return thing(f"Royal Favors of the {name.title()}: {left} left", body, answer)


def _price(game: Game, noble: int, x: float, y: float, label: str) -> Svg:
    """What a visit costs both, in Influence."""
    yours, his = (visit_cost(game, side, noble) for side in (YOU, LACERDA))
    body = joined(
        text(x + 8, y + 10, label, 12, "muted"),
        disc(x + 18, y + 27, YOU, 0.75), text(x + 30, y + 32, yours, 14, "ink", 700),
        disc(x + 62, y + 27, LACERDA, 0.75), text(x + 74, y + 32, his, 14, "ink", 700),
    )  # fmt: skip
    return named(f"a visit to the {NOBLES[noble].title()} costs you {yours} Influence, him {his}", body)
