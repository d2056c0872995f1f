"""What lies around the table: the answers so far with another one for each, corrections, the save, the whole story."""

from collections.abc import Iterator, Sequence
from itertools import pairwise
from typing import Any, NamedTuple

from vinhos_kernel.opponents.kind import VINHOS
from vinhos_kernel.state import notation
from vinhos_kernel.state.game import Game
from vinhos_kernel.table.question import Option, Question
from vinhos_kernel.table.session import Entry, Session
from vinhos_kernel.table.turn import Step
from vinhos_kernel.views.answer_names import answer_words
from vinhos_kernel.views.markup import EMPTY, Html, button, field, fold, form, joined, tag, text
from vinhos_kernel.views.question_html import NAMES, option_name
from vinhos_kernel.views.story_html import first_upper, story_text, turns

YOURS = "turn.move"
TURNS = ("lacerda.turn", "automa.die", YOURS)
SET_HERE = (
    "year", "phase", "vintage", "tax", "circle", "estates", "stacks", "cubes", "cube_supply", "wineries", "cellars",
    "enologists", "farmers", "sales", "export", "booths", "you", "lacerda", "guest", "automa", "path", "order",
    "next_order", "numbers", "action_deck", "bribes", "display", "trophies",
)  # fmt: skip


class Line(NamedTuple):
    """An entry of the record: its place, the entry, and the question that it answered (None: a correction)."""

    place: int
    entry: Entry
    question: Question | None


# ---------------------------------------------------------------- answers so far
def blocks(session: Session) -> list[list[Line]]:
    """The entries of a session, cut where a turn of his begins, or one that a person takes here."""
    cut: list[list[Line]] = [[]]
    for place, entry in enumerate(session.entries):
        last = cut[-1][-1].entry if cut[-1] else None
        begins = entry.rule in TURNS and last is not None and last.address != entry.address and last.rule != YOURS
        if begins and not session.moments[place].given:
            cut.append([])
        cut[-1].append(Line(place, entry, session.moments[place].question if entry.is_answer else None))
    return cut


def draws_html(session: Session, at: int, changing: int = -1) -> Html:
    """The answers of one turn; the one at `changing` shows what else its question had on offer."""
    board = session.position.board
    all_blocks = blocks(session)
    lines = [_line(session, line, line.place == changing) for line in all_blocks[at]]
    told = tag("ol", *lines, class_="vh-draws") if lines else tag("p", words="Nothing has been answered yet.")
    return joined(told, _leaf(at, len(all_blocks)), _lost(session, board))


def _line(session: Session, line: Line, open_: bool) -> Html:
    entry, question = line.entry, line.question
    if question is None:
        return tag("li", tag("span", words=f"set {entry.what} = {entry.value}"), class_="vh-set")
    name = _named_at(session, line, entry.value)
    hand = "by chance" if entry.rolled else "by hand"
    stays = "" if question.fits is None or entry.value in question.fits else ", stays out"
    head = tag("span", text(f"{entry.prompt} "), tag("b", words=name), tag("small", words=hand + stays))
    if len(question.options) < 2:
        return tag("li", head)
    change = button("keep" if open_ else "change", f"change:{line.place}", kind="vh-small",
                    title=f"{'Keep' if open_ else 'Change'} {name}: {entry.prompt}")  # fmt: skip
    return tag("li", head, change, _others(session, line, question) if open_ else EMPTY)


def _others(session: Session, line: Line, question: Question) -> Html:
    others = [
        button(_named_at(session, line, option), f"override:{line.place}:{i}", kind="vh-small")
        for i, option in enumerate(question.options)
        if option != line.entry.value
    ]
    return tag("div", *others, class_="vh-row", role="group", aria_label="instead", data_roving=True)


def _named_at(session: Session, line: Line, option: Option) -> str:
    """An option of an earlier question in words, as it was said then."""
    assert line.question is not None
    game: Game = session.moments[line.place].game
    named = line.question.who in game.sides or line.question.kind not in NAMES
    return answer_words(game, line.question, option) if named else option_name(line.question, option, game.board)


def _leaf(at: int, count: int) -> Html:
    if count < 2:
        return EMPTY
    back = button("‹", f"block:{at - 1}", kind="vh-small", title="the turn before") if at else EMPTY
    on = button("›", f"block:{at + 1}", kind="vh-small", title="the next turn") if at < count - 1 else EMPTY
    return tag("div", back, tag("span", words=f"turn {at + 1} of {count}"), on, class_="vh-row vh-leaf")


def _lost(session: Session, board: Any) -> Html:
    """What an override has dropped, and what it keeps on offer."""
    dropped = [tag("li", words=_named(entry)) for entry in session.dropped]
    gone = joined(tag("p", words="These answers fit no more and were dropped:"), tag("ul", *dropped))
    offered = [tag("li", words=_named(entry)) for entry in session.offered.values()]
    kept = joined(
        tag("p", words="These earlier answers are on offer again:"), tag("ul", *offered), _keep(session),
    )  # fmt: skip
    return tag("div", gone if dropped else EMPTY, kept if offered else EMPTY, class_="vh-lost", aria_live="off")


def _keep(session: Session) -> Html:
    question = session.question
    if question is None or question.address not in session.offered:
        return EMPTY
    return button("Answer as before and go on", "keep", kind="vh-small")


def _named(entry: Entry) -> str:
    return f"{entry.prompt} {entry.value}" if entry.is_answer else f"set {entry.what} = {entry.value}"


# ---------------------------------------------------------------- corrections
def correction_html(game: Game) -> Html:
    """A field to choose and its new value; whatever cannot be is refused with a sentence."""
    plain = notation.plain_of(game)
    groups = [tag("optgroup", *_paths(key, plain[key], game), label=key.replace("_", " "))
              for key in SET_HERE if key in plain]  # fmt: skip
    what = field("What", tag("select", *groups, name="path", data_key="path"))
    value = field("New value", tag("input", name="value", autocomplete="off", data_key="value", size=12))
    set_ = tag("button", words="Set", type="submit", class_="vh-button vh-small", data_key="b:set")
    note = "A number, a name, or a list like [1, 2]; sides are you, lacerda, guest, automa, nobody. It can be undone."
    return joined(form("correct", what, value, set_), tag("p", words=note, class_="vh-note"))


def paths(game: Game) -> Iterator[tuple[str, Any]]:
    """Every field of a position that can be set, with what it holds."""
    plain = notation.plain_of(game)
    for key in (key for key in SET_HERE if key in plain):
        yield from _leaves(key, plain[key], game)


def _paths(key: str, held: Any, game: Game) -> list[Html]:
    return [
        tag("option", words=f"{path.partition('.')[2] or path}: {_short(value)}", value=path)
        for path, value in _leaves(key, held, game)
    ]


def _leaves(key: str, held: Any, game: Game) -> list[tuple[str, Any]]:
    if not isinstance(held, dict):
        return [(key, held)]
    names = _places(key, game)
    if not names:
        return [(f"{key}.{name}", value) for name, value in held.items()]
    nothing: Any = 0 if key in ("estates", "stacks", "cubes") else "nobody"
    return [(f"{key}.{name}", held.get(name, nothing)) for name in names]


def _places(key: str, game: Game) -> Sequence[str]:
    from vinhos_kernel.state.names import BOOTHS, REGIONS

    in_play = [name for n, name in enumerate(REGIONS) if game.in_play >> n & 1]
    return {
        "estates": in_play, "stacks": in_play, "cubes": in_play, "booths": BOOTHS,
        "sales": [slot.name for slot in game.board.sales_slots],
        "export": [slot.name for slot in game.board.export_slots if slot.framed],
    }.get(key, ())  # fmt: skip


def _short(value: Any) -> str:
    import json

    words = value if isinstance(value, str) else json.dumps(value, ensure_ascii=False)
    return words if len(words) < 40 else words[:37] + "..."


# ---------------------------------------------------------------- the save and the whole story
def save_html(saved: str, whole: bool = False) -> Html:
    """The save as text to copy, when it was asked for, a box for one to load, and a new game where one is played."""
    copied = copy_html("save", saved, "The save") if saved else button("Write the save", "save", kind="vh-small")
    box = tag("textarea", name="text", rows=3, spellcheck="false", data_key="load", aria_label="A save to load")
    load = tag("button", words="Load this", type="submit", class_="vh-button vh-small", data_key="b:load")
    anew = button("Begin a new game", "anew", kind="vh-small", title="Begin a new game: this one is left")
    return joined(copied, form("load", box, load), anew if whole else EMPTY)


def copy_html(name: str, words: str, label: str) -> Html:
    """A text with a button that copies it."""
    box = tag("textarea", words=words, rows=6, readonly=True, spellcheck="false", data_text=name, data_key=name,
              aria_label=label)  # fmt: skip
    copy = tag("button", words="Copy", type="button", class_="vh-button vh-small", data_copy=name, data_key=f"c:{name}")
    return joined(box, tag("div", copy, class_="vh-row"))


def earlier_html(steps: Sequence[Step], copied: bool) -> Html:
    """The whole story so far, a fold for each turn, and on request as text to copy."""
    starts = [*turns(steps), len(steps)]
    told = [_turn(n, steps[one:other]) for n, (one, other) in enumerate(pairwise(starts)) if one < other]
    text_ = copy_html("story", told_text(steps), "The story") if copied else EMPTY
    ask = EMPTY if copied else button("The story as text", "story", kind="vh-small")
    return joined(*told, tag("div", ask, class_="vh-row"), text_)


def told_text(steps: Sequence[Step]) -> str:
    """The whole story as text, behind what has to be said of an opponent that is a draft."""
    notice = VINHOS.notice(steps[-1].after) if steps else ""
    return f"{notice}\n\n{story_text(steps)}" if notice else story_text(steps)


def _turn(number: int, steps: Sequence[Step]) -> Html:
    from vinhos_kernel.views.story import sentence

    head = f"Year {steps[0].after.year}: {sentence(steps[0])}"
    lines = [tag("li", words=first_upper(sentence(step))) for step in steps]
    return fold(f"turn.{number}", text(head), tag("ol", *lines, class_="vh-plain"), "vh-turn")


def option_at(session: Session, place: int, index: int) -> tuple[str, Option]:
    """The address of an earlier answer and another option of its question."""
    question = session.moments[place].question
    assert question is not None
    return session.entries[place].address, question.options[index]
