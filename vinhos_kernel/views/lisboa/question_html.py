"""Lisboa's question panel: who is asked, by which paragraph, why, the options in groups or as a field, what goes on."""

from typing import Final

from vinhos_kernel.lisboa.answer_words import COUNTED, option_words, why_asked
from vinhos_kernel.lisboa.game import Game
from vinhos_kernel.lisboa.names import ARCHITECTS, FACINGS, GOODS, HERE, LACERDA, SITES, SPACES, YOU
from vinhos_kernel.lisboa.rules.asking import DONE, NONE
from vinhos_kernel.lisboa.town import building_wigs, good_of, store_wigs
from vinhos_kernel.table.question import Option, Question
from vinhos_kernel.views.frames import NOTHING_LEFT, asked, choices, question_box
from vinhos_kernel.views.labels import standin
from vinhos_kernel.views.lisboa.answers import answer_of, groups, is_typed, on_offer
from vinhos_kernel.views.lisboa.his_turn import waiting_step
from vinhos_kernel.views.lisboa.pieces import official
from vinhos_kernel.views.markup import EMPTY, Html, button, drawing, field, form, joined, tag
from vinhos_kernel.views.story_html import first_upper, rule_chip
from vinhos_kernel.views.svg import picture

WHO: Final = {"chance": "Chance decides", "you": "Your side: a person decides", "table": "At your table"}
LISTED: Final = {
    "store": "Small: the good it would sell, and your wigs now.",
    "building": "Small: your wigs and his.",
}
"""Kinds whose buttons are short, with what stands on them; a list says them in full."""
PAIRED: Final = (*LISTED, "street_goods")
"""Kinds whose buttons stand in two columns."""
POINT: Final = "Point at a place, here or on the town: here stands what it brings."
GENERATOR: Final = "it is no player: it picks any legal change of the table"


def question_html(question: Question | None, game: Game, ended: Html = EMPTY) -> Html:
    """The open question with its options, or that nothing is left to do, and how it `ended`."""
    if question is None:
        said = asked(first_upper("nothing is left to do"), how_it_ended(game), official(16, 19, LACERDA), home=True)
        return question_box("", said, ended)
    home = question.who != "chance" and not is_typed(question)
    return question_box(
        "" if question.who == "table" else question.who,
        asked(question.prompt, reason(question), official(16, 19, _face(question, game)), WHO[question.who], home),
        tag("div", rule_chip(question.rule, f"q.{question.rule}"), class_="vh-chips"),
        _in_full(question, game),
        *([_field(question)] if is_typed(question) else _groups(question, game)),
        _goes_on(question, game),
    )


def question_text(question: Question | None, game: Game) -> str:
    """The open question as plain text, with what is on offer."""
    if question is None:
        return f"{NOTHING_LEFT} {how_it_ended(game)}"
    said = [option_words(game, question, option) for option in question.options]
    offered = on_offer(question) if is_typed(question) else "; ".join(said)
    return f"{WHO[question.who]}: {question.prompt}\n{reason(question)}\non offer: {offered}"


def how_it_ended(game: Game) -> str:
    """Who has more wigs, once all is counted."""
    if game.phase != "over":
        return "The agenda is done."
    yours, his = game.hands[YOU].wigs, game.hands[LACERDA].wigs
    won = "You have won" if yours > his else "Lacerda has won" if his > yours else "Both have as many wigs"
    return f"{won}: you have {yours} wigs, Lacerda {his}."


def reason(question: Question) -> str:
    """Why this is asked, as a sentence."""
    why = first_upper(why_asked(question))
    return f"{why}." if why else ""


def _face(question: Question, game: Game) -> int:
    """Whose piece stands beside the prompt: his while his turn is under way, nobody's while the table is laid."""
    if game.phase == "set_up":
        return 0
    return LACERDA if waiting_step(game) else YOU


# ---------------------------------------------------------------- options
def _groups(question: Question, game: Game) -> list[Html]:
    """A row of buttons for each group of options."""
    return [_group(question, game, heading, options) for heading, options in groups(question)]


def _group(question: Question, game: Game, heading: str, options: tuple[Option, ...]) -> Html:
    kind = "vh-options vh-pairs" if question.kind in PAIRED and heading else "vh-options"
    buttons = tag("div", *(_option(question, game, option) for option in options), class_=kind, role="group",
                  aria_label=heading or question.prompt, data_roving=True)  # fmt: skip
    return joined(tag("p", words=first_upper(heading), class_="vh-note"), buttons) if heading else buttons


def _option(question: Question, game: Game, option: Option) -> Html:
    said = option_words(game, question, option)
    label, small = _short(question, game, option)
    inside = tag("small", words=small) if small else EMPTY
    kind = "vh-small" if label else ""
    title = said if label else ""
    return button("", f"q:{answer_of(question, option)}", tag("span", words=label or first_upper(said)), inside,
                  kind=kind, title=title)  # fmt: skip


def _short(question: Question, game: Game, option: Option) -> tuple[str, str]:
    """What stands on a small button, and what in small print beside it; nothing where the words stand there in full."""
    name = str(option)
    if option in (NONE, DONE):
        return "", ""
    if question.kind in COUNTED:
        return name, ""
    if question.kind == "street_goods":
        return ", ".join(name.split("-")[1:]), ""
    if question.kind == "building_goods":
        return first_upper(option_words(game, question, option)), ""
    if question.kind == "store":
        place, _, side = name.partition(" ")
        space, facing = SPACES.index(place), FACINGS.index(side)
        return name, f"{GOODS[good_of(game, space, facing)]} {store_wigs(game, space, facing)}"
    if question.kind == "building":
        site, _, architect = name.partition(" ")
        yours, his = building_wigs(game, SITES.index(site), game.stacks.tops[ARCHITECTS.index(architect)])
        return name, f"{yours} : {his}"
    return "", ""


def _field(question: Question) -> Html:
    """A field for a number, where there would be too many buttons."""
    least, most = int(question.options[0]), int(question.options[-1])
    label = f"A number, {least} to {most}"
    number = tag("input", name="number", inputmode="numeric", autocomplete="off", data_key="number", data_home=True,
                 aria_label=f"{question.prompt} {label}")  # fmt: skip
    give = tag("button", words="Answer", type="submit", class_="vh-button vh-small", data_key="b:typed")
    return form("typed", field(label, number), give)


def _in_full(question: Question, game: Game) -> Html:
    """For kinds with short buttons: what each place brings, pointed at or listed."""
    if question.kind not in LISTED:
        return EMPTY
    rows = [(answer_of(question, option), option_words(game, question, option), "") for option in question.options]
    return joined(choices(rows, POINT), tag("p", words=LISTED[question.kind], class_="vh-note"))


# ---------------------------------------------------------------- what goes on by itself
def _goes_on(question: Question, game: Game) -> Html:
    """What lets chance answer, one draw or all up to a decision; or the generator, in a game that runs here."""
    if question.who == "chance":
        on = "His turn at once" if waiting_step(game) else "On to your decision"
        buttons = [button("Let chance decide", "roll:one", kind="vh-main", home=True), button(on, "run")]
        return tag("div", *buttons, class_="vh-chances")
    if question.who != "you" or game.seat != HERE:
        return EMPTY
    mark = tag("span", drawing(picture(14, 14, "", "", standin(7, 7))), class_="vh-mark", aria_hidden="true")
    words = tag("span", words="Let the generator play for me")
    play = button("", "generator", mark, words, title=f"Let the generator play for me, up to my next turn: {GENERATOR}")
    note = tag("p", words=f"An invented turn: {GENERATOR}.", class_="vh-note")
    return joined(tag("div", play, class_="vh-chances"), note)
