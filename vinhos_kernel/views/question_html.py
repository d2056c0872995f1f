"""The question panel: what is asked, by which paragraph, why these options, and the options as buttons."""

from collections.abc import Callable, Mapping
from typing import Final, NamedTuple

from vinhos_kernel.data.board import Board
from vinhos_kernel.state.game import Game
from vinhos_kernel.state.names import ACROSS, FAIR_YEARS, PERSON, YOU
from vinhos_kernel.table.question import Option, Question
from vinhos_kernel.views import words
from vinhos_kernel.views.answer_names import answer_words
from vinhos_kernel.views.answers import on_offer
from vinhos_kernel.views.frames import asked, question_box
from vinhos_kernel.views.icons import icon
from vinhos_kernel.views.markup import EMPTY, Html, button, drawing, tag, text
from vinhos_kernel.views.pieces import marker, owner
from vinhos_kernel.views.score import tell_winner
from vinhos_kernel.views.story_html import rule_chip
from vinhos_kernel.views.svg import picture

WHO = {
    "chance": "A card is turned",
    "you": "You decide",
    "guest": "The guest decides",
    "table": "At your table",
}
DONE = {"done": "Done, go on", "stop": "I take no more"}
HINTED: Final = "hint"


class Hint(NamedTuple):
    """The answer that is advised, and why, in a sentence."""

    answer: str
    sentence: str


def question_html(question: Question | None, game: Game, hint: Hint | None = None) -> Html:
    """The open question with its options as buttons, or that nothing is left to do."""
    if question is None:
        return question_box("", asked("Nothing is left to do", how_it_ended(game), marker(16, 17, 2)))
    whole = game.played_here(YOU)
    return question_box(
        question.who if whole else "",
        asked(question.prompt, why_here(question, game), marker(16, 17, _face(question, game)),
              who_is_asked(question, game), home=question.who != "chance"),
        tag("div", rule_chip(question.rule, f"q.{question.rule}"), class_="vh-chips"),
        tag("div", *options_html(question, game, hint), class_=_shape(question), role="group",
            aria_label=question.prompt, data_roving=True),
        tag("p", tag("b", words="Hint: "), text(hint.sentence), class_="vh-hint") if hint else EMPTY,
        _chance(question, game),
    )  # fmt: skip


def how_it_ended(game: Game) -> str:
    """When nothing is asked any more: who has won a whole game, and with how many points."""
    if game.calendar.phase != "over" or not game.played_here(YOU):
        return "The agenda is done."
    won = tell_winner(game)
    return f"{won[:1].upper()}{won[1:]}: you have {game.vp[YOU]} VP, {words.side_name(game, ACROSS)} {game.vp[ACROSS]}."


def who_is_asked(question: Question, game: Game) -> str:
    """Whose question it is, said for all who sit here; nothing where your own side lies on a real table."""
    if not game.played_here(YOU):
        return ""
    if question.who == "chance":
        his = question.rule.startswith(game.seats[1])
        return f"Chance decides for {words.side_name(game, ACROSS)}" if his else "Chance decides"
    alone = game.seats[1] != PERSON
    return {"you": "Your decision" if alone else "Your decision, not the guest’s", "guest": "The guest’s decision"}.get(
        question.who, WHO[question.who]
    )


def why_here(question: Question, game: Game) -> str:
    """Below the prompt: for whoever plays here, the money in hand; else why these options."""
    if question.who not in game.sides[1:] or not game.played_here(game.sides.index(question.who)):
        return why_these(question, game.board)
    side = game.sides.index(question.who)
    bagos, barrels = game.bagos[side], game.barrels[side]
    holds = "You hold" if side == YOU else "The guest holds"
    return f"{holds} {bagos} Bago{'s' * (bagos != 1)} and {barrels} barrel{'s' * (barrels != 1)}."


def question_text(question: Question | None, game: Game) -> str:
    """The open question as plain text, with what is on offer."""
    if question is None:
        return f"Nothing is left to do. {how_it_ended(game)}"
    person = question.who in game.sides[1:]
    names = [
        answer_words(game, question, option) if person else option_name(question, option, game.board)
        for option in question.options
    ]
    who, offered = who_is_asked(question, game), ("; " if person else ", ").join(names)
    return f"{who}{': ' if who else ''}{question.prompt}\n{why_here(question, game)}\non offer: {offered}"


def why_these(question: Question, board: Board) -> str:
    """Why these options, with their names as the reader knows them."""
    count = len(question.options)
    if question.who == "chance" and question.kind == "number":
        return _why_numbers(question)
    if question.kind == "action":
        left = f"{count} Action cards are left" if count > 1 else "one Action card is left"
        return f"{left}; drawn ones stay out until a Fair is over"
    if question.who == "chance":
        return f"{count} of them can come"
    return f"{WHO[question.who]}: the table allows what is offered here"


def options_html(question: Question, game: Game, hint: Hint | None = None) -> list[Html]:
    """A button for each option; one that ends the draw is marked by shape and word."""
    fits = question.options if question.fits is None else question.fits
    return [
        _option(question, answer, option, option in fits, game, bool(hint and hint.answer == answer))
        for answer, option in on_offer(question, game.board).items()
    ]


def option_name(question: Question, option: Option, board: Board) -> str:
    """An option in words."""
    for answer, each in on_offer(question, board).items():
        if each == option:
            place, _, index = answer.partition(":")
            named = place in NAMES and index.isdigit()
            return NAMES[place](board, int(index)) if named else DONE.get(str(option), str(option))
    return str(option)


NAMES: Final[Mapping[str, Callable[[Board, int], str]]] = {
    "action": words.space_name,
    "region": words.region_name,
    "slot": words.slot_name,
    "tile": words.tile_name,
    "expert": words.expert_name,
    "vintage": lambda board, tile: f"{board.vintages[tile].name}: {_vintage(board, tile)}",
    "display": lambda _, place: f"space {place}",
}


def next_fair(year: int) -> str:
    """The next Fair in words."""
    coming = [fair for fair in FAIR_YEARS if fair >= year]
    return f"the Fair of year {coming[0]}" if coming else "the end"


def _why_numbers(question: Question) -> str:
    left, fits = len(question.options), question.fits
    if fits is None or len(fits) == left:
        return f"{left} Number cards are left, and every one fits"
    if not fits:
        return f"{left} Number cards are left, and none fits: they are turned to the last"
    return f"{left} Number cards are left; {len(fits)} fit, the other {left - len(fits)} would stay out"


def _vintage(board: Board, tile: int) -> str:
    printed = board.vintages[tile]
    return f"weather {printed.weather:+d}, {printed.anabela}, {printed.bruno}+".replace("-", "−")


def _shape(question: Question) -> str:
    return "vh-options vh-cards" if question.kind == "number" else "vh-options"


def _option(question: Question, answer: str, option: Option, fits: bool, game: Game, hinted: bool) -> Html:
    if question.fits is not None and question.kind == "number":
        return _number_card(answer, str(option), fits)
    name = answer_words(game, question, option)
    picture_ = _action_icon(game.board, int(answer.partition(":")[2])) if question.kind == "action" else EMPTY
    back = EMPTY if fits else tag("small", words="goes back")
    mark = tag("small", words=HINTED) if hinted else EMPTY
    kind = " ".join(word for word, wanted in (("vh-unfit", not fits), ("vh-hinted", hinted)) if wanted)
    return button("", f"q:{answer}", picture_, tag("span", words=name[:1].upper() + name[1:]), back, mark, kind=kind)


def _number_card(answer: str, name: str, fits: bool) -> Html:
    mark = tag("small", words="✓ fits" if fits else "out")
    face = tag("span", words=name, class_="vh-numeral")
    return button("", f"q:{answer}", face, mark, kind="vh-card" if fits else "vh-card vh-unfit",
                  title=f"Number card {name}: {'fits' if fits else 'stays out'}")  # fmt: skip


def _action_icon(board: Board, space: int) -> Html:
    return tag("span", drawing(picture(24, 24, "", "", icon(12, 12, board.actions[space]))), class_="vh-mark",
               aria_hidden="true")  # fmt: skip


def _chance(question: Question, game: Game) -> Html:
    """What lets chance answer: one card, the rest of this action, and in a whole game all until somebody decides."""
    if question.who != "chance":
        return EMPTY
    if not game.played_here(YOU):
        one, rest = "Let chance decide", "Rest of the turn"
        buttons = [button(one, "roll:one", kind="vh-main", home=True), button(rest, "roll:turn", kind="vh-main")]
        return tag("div", *buttons, class_="vh-chances")
    his = question.rule.startswith(game.seats[1]) and game.calendar.phase in ("actions", "last_action")
    action = f"Let {words.side_name(game, ACROSS)} take this action" if his else "Let chance decide, and go on"
    return tag(
        "div",
        button(action, "roll:turn", kind="vh-main", home=True),
        button("On to your decision", "run"),
        button("One card" if his else "One draw", "roll:one"),
        class_="vh-chances",
    )


def _face(question: Question, game: Game) -> int:
    """Whose marker stands beside the prompt."""
    if question.who in game.sides[1:]:
        return owner(game, game.sides.index(question.who))
    return 2 if question.rule.startswith(game.seats[1]) else 1
