"""The strip over the table in the page: years and Fairs, the Vintage in short, both scores with what has changed."""

from collections.abc import Mapping

from vinhos_kernel.state.game import Game
from vinhos_kernel.state.names import FAIR_YEARS, LACERDA, YOU
from vinhos_kernel.views import words
from vinhos_kernel.views.labels import signed
from vinhos_kernel.views.markup import EMPTY, Html, drawing, tag, text
from vinhos_kernel.views.pieces import bottle, disc, owner, star
from vinhos_kernel.views.ribbon import PHASES, against, coming, scores
from vinhos_kernel.views.strips import Row, scores_table, strip_box
from vinhos_kernel.views.svg import picture


def strip_html(game: Game, fresh: Mapping[tuple[int, str], int]) -> Html:
    """Years, Vintage and scores, in as many rows as the stage's width asks for."""
    label = f"Year {game.year} of 6, {PHASES[game.calendar.phase]}"
    return strip_box("Vinhos", against(game), label, _years(game), _vintage(game), _scores(game, fresh))


def _years(game: Game) -> Html:
    boxes = [_year(game, year) for year in range(1, 7)]
    then = _then(game)
    now = tag(
        "p", tag("b", words=PHASES[game.calendar.phase]), text(f", then {then}" if then else ""), class_="vh-phase"
    )
    return tag("div", tag("ol", *boxes, class_="vh-years"), now, class_="vh-calendar")


def _then(game: Game) -> str:
    """What comes after what is going on now."""
    names = coming(game, 4)
    going_on = bool(game.agenda) and game.agenda[0][0] == f"{game.seats[1]}.turn"
    return ", ".join(names[1:] if going_on else names[:3])


def _year(game: Game, year: int) -> Html:
    over = game.calendar.phase in ("last_action", "over")
    state = "past" if year < game.year or over else "now" if year == game.year else "to-come"
    fair = drawing(picture(18, 18, "", "", star(9, 9, state == "past"))) if year in FAIR_YEARS else EMPTY
    title = f"year {year}" + (" and then a Fair" if year in FAIR_YEARS else "")
    return tag("li", tag("span", words=str(year)), fair, class_=f"vh-{state}", title=title)


def _vintage(game: Game) -> Html:
    tile = game.tile
    if not tile:
        return tag("div", tag("b", words="Vintage"), tag("span", words="no tile yet"), class_="vh-short")
    features = ", ".join(f"{words.feature_name(game.board, f)} {signed(bonus)}" for f, bonus in tile.features)
    return tag(
        "div",
        drawing(picture(20, 30, "", "", bottle(10, 15, tile.anabela, 0.9))),
        tag(
            "div",
            tag("b", words=f"Vintage {signed(tile.weather)}"),
            tag("span", words=f"{tile.anabela} · {tile.bruno}+ · regions {' '.join(map(str, tile.carolina))}"),
            tag("span", words=features),
        ),
        class_="vh-short",
    )


def _scores(game: Game, fresh: Mapping[tuple[int, str], int]) -> Html:
    heads = [label for label, _, _ in scores(game)]
    return scores_table(heads, [_side(game, side, fresh) for side in (YOU, LACERDA)])


def _side(game: Game, side: int, fresh: Mapping[tuple[int, str], int]) -> Row:
    amounts = [(counts[side - 1], fresh.get((side, key), 0)) for _, key, counts in scores(game)]
    name = words.side_name(game, side).removeprefix("the ").capitalize()
    return Row(disc(11, 11, owner(game, side), 0.9), name, amounts)
