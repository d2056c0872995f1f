"""What stands around the question: what each choice costs, brings and leaves, and what is easily forgotten."""

from collections.abc import Mapping

from vinhos_kernel.state.game import Game
from vinhos_kernel.table.question import Option, Question
from vinhos_kernel.views.answer_names import answer_words
from vinhos_kernel.views.answers import on_offer
from vinhos_kernel.views.forgotten import forgotten
from vinhos_kernel.views.markup import EMPTY, Html, fold, tag, text
from vinhos_kernel.views.page import is_whole, side_asked

POINT = "Point at a choice: here stands what it costs, brings and leaves."
COUNTING = "being worked out ..."


def choices_html(question: Question | None, game: Game, found: Mapping[Option, str] | None = None) -> Html:
    """A line that the stage fills with the choice pointed at, and all choices in a fold, once they are worked out."""
    if question is None or not is_whole(game) or not side_asked(game, question):
        return EMPTY
    line = tag("p", words=POINT, class_="vh-tell", data_tell=True)
    rows = [
        _row(f"q:{answer}", answer_words(game, question, option), (found or {}).get(option, ""))
        for answer, option in on_offer(question, game.board).items()
    ]
    listed = tag("ul", *rows) if found else tag("p", words=COUNTING)
    heading = text(f"All {len(rows)} choices" if len(rows) > 1 else "The only choice")
    return tag("section", line, fold("choices", heading, listed, "vh-numbers"), class_="vh-choices",
               aria_label="What the choices bring")  # fmt: skip


def forgotten_html(question: Question | None, game: Game) -> Html:
    """What whoever is asked may have forgotten, as a fold; nothing where nothing applies."""
    found = forgotten(game, question)
    if not found:
        return EMPTY
    count = f"{len(found)} thing{'s' * (len(found) > 1)} before the year goes on"
    heading = tag("span", tag("b", words="Did you forget?"), tag("span", words=count), class_="vh-folded")
    mark = tag("i", class_="vh-tile", aria_hidden="true")
    listed = tag("ul", *(tag("li", words=sentence) for sentence in found), class_="vh-body")
    return fold("forgotten", Html(mark + heading), listed, "vh-aside vh-forgotten", "")


def _row(answer: str, name: str, comes_to: str) -> Html:
    head = tag("b", words=name[:1].upper() + name[1:])
    return tag("li", head, text(f": {comes_to}" if comes_to else ""), data_of=answer)
