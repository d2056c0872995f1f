"""The Royal Court: Nobles, Event decks with the Helper, Plans, the row of Decrees, what he does next."""

from collections.abc import Iterable
from typing import Final

from vinhos_kernel.lisboa.data.board import helper_is_high
from vinhos_kernel.lisboa.game import Game
from vinhos_kernel.lisboa.names import ARCHITECTS, FIGURES, LACERDA, MINISTER, NOBLES, STATE_ACTIONS
from vinhos_kernel.lisboa.telling import BOARDS
from vinhos_kernel.lisboa.words import ACTIONS
from vinhos_kernel.views.labels import box, reach, ring
from vinhos_kernel.views.lisboa.his_turn import next_turns, waiting_step
from vinhos_kernel.views.lisboa.nobles import HIGH, OFFICE_SPACES, Shown, noble_card, own_action
from vinhos_kernel.views.lisboa.pieces import decree, helper, plan
from vinhos_kernel.views.lisboa.printed import any_standin
from vinhos_kernel.views.motif import motif
from vinhos_kernel.views.panel import INNER, LEFT, TOP, Note, board, section, standin_note
from vinhos_kernel.views.pieces import disc, empty_place
from vinhos_kernel.views.svg import NOTHING, Svg, joined, rect, text, thing, wrapped

TITLE: Final = "The Royal Court"
DECK_WIDE: Final = 196
ROW: Final = 46
ASIDE: Final = LEFT + DECK_WIDE + 14
PITCH: Final = 43
DECKS_TOP: Final = TOP + HIGH + 14
DECREES_TOP: Final = DECKS_TOP + 22 + 4 * ROW + 12
END: Final = DECREES_TOP + 70


def draw_court(
    game: Game, picks: Iterable[object] = (), kind: str = "", fresh: Iterable[str] = (), still: bool = False
) -> str:
    """
    The court; options among `picks` of a question of this `kind` are buttons `q:play:king`, `q:deck:king`.

    Kinds: play, office, builder, favor (Nobles), deck and blue_card (decks), architect (Plans), your_decree. `fresh`:
    courtier, helper, office:NOBLE, favor:NOBLE, deck:FIGURE, plan:ARCHITECT, decree:NUMBER.
    """
    ahead = next_turns(game)
    open_ = frozenset() if still else frozenset(map(str, picks))
    shown = Shown(kind, open_, frozenset(fresh), ahead[0] if ahead else None)
    body = joined(
        *(noble_card(game, noble, TOP, shown) for noble in range(len(NOBLES))),
        _decks(game, shown),
        _outlook(game),
        _plans(game, shown),
        _decrees(game, shown),
    )
    subtitle = f"Period {game.period}: visits, and his next turn"
    told = "\n".join([BOARDS["court"](game), "; ".join(outlook(game)) or "he has no next turn"])
    return board(TITLE, subtitle, body, END, _notes(game), told, still)


def _notes(game: Game) -> tuple[Note, ...]:
    note = Note("", "L: what he takes next, as the table stands")
    invented = standin_note("the number of spaces in an office is a stand-in")
    return (note, invented) if any_standin(game, (OFFICE_SPACES,)) else (note,)


# ---------------------------------------------------------------- decks
def _decks(game: Game, shown: Shown) -> Svg:
    """The four Event decks, the Builder's at the bottom."""
    low = DECKS_TOP + 22 + (len(FIGURES) - 1) * ROW
    rows = [_deck(game, figure, low - ROW * figure, shown) for figure in range(len(FIGURES))]
    return joined(section(LEFT, DECKS_TOP + 12, "Event decks"), *rows)


def _deck(game: Game, figure: int, y: float, shown: Shown) -> Svg:
    name, left, here = FIGURES[figure], game.event_decks[figure], game.helper == figure
    answer = shown.answer("deck", "blue_card", option=name)
    ink = "ink" if left else "muted"
    fresh = {f"deck:{name}"} | ({"helper"} if here else set())
    body = joined(
        box(LEFT, y, DECK_WIDE, 40, "pick" if answer else "rest" if left else "closed", 6),
        _pile(left, LEFT + 24, y + 20),
        text(LEFT + 50, y + 18, name.title(), 13, ink, 600),
        text(LEFT + 50, y + 33, f"{left} left" if left else "empty", 12, "muted"),
        helper(LEFT + DECK_WIDE - 24, y + 20) if here else NOTHING,
        ring(LEFT, y, DECK_WIDE, 40, 6) if fresh & shown.fresh else NOTHING,
        reach(LEFT, y, DECK_WIDE, 40) if answer else NOTHING,
    )
    told = f"{name.title()} deck: {f'{left} cards left' if left else 'empty'}{', the Helper is here' if here else ''}"
    return thing(told, body, answer)


def _pile(left: int, x: float, y: float) -> Svg:
    """The cards of a deck as a pile, one edge for each; an empty place where none is left."""
    if not left:
        return rect(x - 11, y - 14, 22, 28, 3, "", "edge", 1.2, "4 3")
    edges = [rect(x - 11 + 2.2 * i, y - 14, 22, 28, 3, "panel", "ink", 1.1) for i in range(left - 1, 0, -1)]
    return joined(*edges, rect(x - 11, y - 14, 22, 28, 3, "panel", "ink", 1.2), motif(x - 8, y - 8, 16))


# ---------------------------------------------------------------- what comes next
def outlook(game: Game) -> tuple[str, ...]:
    """His turn under way or to come: `next: King, top, Cardinal`, the Noble's action, the discard, the Helper."""
    ahead = next_turns(game)
    if not ahead:
        return ()
    first, after = ahead
    noble, deck = NOBLES.index(first.noble), FIGURES.index(first.deck)
    where = "top" if helper_is_high(deck) else "bottom"
    action = ACTIONS[STATE_ACTIONS.index(first.state_action)]
    return (
        f"{'now' if waiting_step(game) else 'next'}: {first.noble.title()}, {where}, {action}",
        f"and {own_action(game, noble)}",
        f"discards: {first.deck.title() if game.event_decks[deck] else 'nothing'}",
        f"Helper then: {after.deck.title()}",
    )


def _outlook(game: Game) -> Svg:
    """His next turn in a few lines, the State action in bold."""
    head = section(ASIDE, DECKS_TOP + 12, "His turn" if waiting_step(game) else "His next turn")
    said = outlook(game)
    if not said:
        return joined(head, text(ASIDE, DECKS_TOP + 40, "he has none", 12.5, "muted"))
    bold = wrapped(said[0], 12.5, INNER - DECK_WIDE - 14, True)
    rows = [text(ASIDE, DECKS_TOP + 34 + 16 * i, line, 12.5, "ink", 700) for i, line in enumerate(bold)]
    below = DECKS_TOP + 34 + 16 * len(bold)
    return joined(head, *rows, *(text(ASIDE, below + 16 * i, line, 12, "muted") for i, line in enumerate(said[1:])))


def _plans(game: Game, shown: Shown) -> Svg:
    """Both stacks of Plans."""
    y = DECKS_TOP + 22 + 3 * ROW
    stacks = [_stack(game, number, ASIDE + 68 * number, y, shown) for number in range(len(ARCHITECTS))]
    return joined(text(ASIDE, y - 8, "Plans", 12, "muted"), *stacks)


def _stack(game: Game, architect: int, x: float, y: float, shown: Shown) -> Svg:
    name, left = ARCHITECTS[architect], game.plans[architect]
    answer = shown.answer("architect", option=name)
    body = joined(
        box(x, y, 62, 40, "pick" if answer else "rest" if left else "closed", 6),
        plan(x + 18, y + 20, name[0].upper()),
        text(x + 34, y + 25, left, 14, "ink" if left else "muted", 700),
        ring(x, y, 62, 40, 6) if f"plan:{name}" in shown.fresh else NOTHING,
        reach(x, y, 62, 40) if answer else NOTHING,
    )
    return thing(f"Plans of the {name} architect: {left} left", body, answer)


# ---------------------------------------------------------------- Decrees
def _decrees(game: Game, shown: Shown) -> Svg:
    """The row of Decrees, with those that he takes at his next visit to the Minister."""
    y, most = DECREES_TOP, game.board.his["decrees_taken"]
    taken = min(most, len(game.decrees))
    cards = [_decree(number, i, i < taken, y + 22, shown) for i, number in enumerate(game.decrees)]
    spaces = range(len(game.decrees), game.board.counts["decree_row"])
    empty = [empty_place(LEFT + 18 + PITCH * i, y + 44, 4) for i in spaces]
    told = f"L: at the {NOBLES[MINISTER].title()}" if taken else "none lies out"
    return joined(
        section(LEFT, y + 12, "Decrees"),
        text(LEFT + INNER, y + 12, told, 12, "muted", 400, "end"), *cards, *empty,
    )  # fmt: skip


def _decree(number: int, place: int, his: bool, y: float, shown: Shown) -> Svg:
    x, answer = LEFT + 18 + PITCH * place, shown.answer("your_decree", option=str(number))
    body = joined(
        box(x - 20, y - 2, 40, 46, "pick", 6) if answer else NOTHING,
        decree(x, y + 21, number),
        disc(x + 12, y + 4, LACERDA, 0.7) if his else NOTHING,
        ring(x - 14, y + 3, 28, 36, 4) if f"decree:{number}" in shown.fresh else NOTHING,
        reach(x - 20, y - 2, 40, 46) if answer else NOTHING,
    )
    return thing(f"Decree {number}, place {place + 1}{': he takes it next' if his else ''}", body, answer)
