"""What the strips over both games' tables are made of: the frieze with the game's name, and a table of scores."""

from collections.abc import Sequence
from typing import NamedTuple

from vinhos_kernel.views.labels import signed
from vinhos_kernel.views.markup import Html, drawing, tag
from vinhos_kernel.views.svg import Svg, picture


class Row(NamedTuple):
    """A side in the table of scores: its piece, its name, and each amount with what has changed of it."""

    piece: Svg
    name: str
    amounts: Sequence[tuple[int, int]]


def strip_box(game: str, against: str, label: str, *parts: Html) -> Html:
    """The strip: in as many rows as the stage's width asks for."""
    name = tag("div", tag("b", words=game), tag("i", words=against), class_="vh-name")
    return tag(
        "section",
        tag("div", class_="vh-frieze", aria_hidden="true"),
        tag("div", name, *parts, class_="vh-strip-row"),
        class_="vh-strip",
        aria_label=label,
    )


def scores_table(heads: Sequence[str], rows: Sequence[Row]) -> Html:
    """Both sides with their counts, what has changed beside each."""
    columns = [tag("th", words=word, scope="col") for word in heads]
    return tag("table", tag("tr", tag("td"), *columns), *map(_row, rows), class_="vh-scores")


def _row(row: Row) -> Html:
    piece = drawing(picture(22, 22, "", "", row.piece))
    name = tag("th", piece, tag("span", words=row.name), scope="row")
    return tag("tr", name, *(_amount(*amount) for amount in row.amounts))


def _amount(amount: int, changed: int) -> Html:
    if not changed:
        return tag("td", words=str(amount))
    return tag("td", tag("b", words=str(amount)), tag("small", words=signed(changed)), class_="vh-changed")
