"""What stands around the question: what each choice costs, brings and leaves, and what is easily forgotten."""

from collections.abc import Mapping

from vinhos_kernel.state.game import Game
from vinhos_kernel.table.question import Option, Question
from vinhos_kernel.views.answer_names import answer_words
from vinhos_kernel.views.answers import on_offer
from vinhos_kernel.views.forgotten import forgotten
from vinhos_kernel.views.frames import choices
from vinhos_kernel.views.markup import EMPTY, Html, fold, tag
from vinhos_kernel.views.page import is_whole, side_asked

POINT = "Point at a choice: here stands what it costs, brings and leaves."


def choices_html(question: Question | None, game: Game, found: Mapping[Option, str] | None = None) -> Html:
    """A line that the stage fills with the choice pointed at, and all choices in a fold, once they are worked out."""
    if question is None or not is_whole(game) or not side_asked(game, question):
        return EMPTY
    rows = [
        (answer, answer_words(game, question, option), (found or {}).get(option, ""))
        for answer, option in on_offer(question, game.board).items()
    ]
    return choices(rows, POINT, bool(found))


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
