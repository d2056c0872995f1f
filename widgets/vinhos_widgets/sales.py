"""One sale to play with: take slots or free them, choose colour, cubes and card, and see where the barrel ends."""

import time
from collections.abc import Callable, Mapping
from fractions import Fraction
from functools import partial
from typing import Any

from vinhos_kernel.data.board import board_of
from vinhos_kernel.opponents.kind import position_of
from vinhos_kernel.state.game import Game
from vinhos_kernel.table.session import Session
from vinhos_kernel.views import sales_html as html
from vinhos_kernel.views.sales_html import Sale, Sold, Where
from vinhos_kernel.views.still import composed
from vinhos_widgets import plots
from vinhos_widgets.stage import Stage, shows

COLUMNS = {
    "1": [["sale", "sales", "story", "odds"]],
    "2": [[], ["sale", "odds"], ["sales", "story"]],
    "3": [[], ["odds"], ["sales"], ["sale", "story"]],
}
BETWEEN_FRAMES = 0.18
MOST_FRAMES = 6
"""Seconds from slot to slot of a search that lights up, and how many come one by one."""


@shows("sale", "sales", "story", "odds")
class SalesWidget(Stage):
    """
    The Sales area for one sale of Lacerda's: `SalesWidget()`, or with a position (a dict, text, a Game, a session).

    `colour`, `cubes`, `region` ("douro" for any but Alentejo, or "alentejo") and `card` (0: any) can be given.
    """

    def __init__(
        self, position: Mapping[str, Any] | str | Game | Session | None = None, *, colour: str = "",
        cubes: int | None = None, region: str = "", card: int = 0, readings: Mapping[str, str] | None = None,
        facts: str = "",
    ) -> None:  # fmt: skip
        given = position.position if isinstance(position, Session) else position
        base = {"start": "middle"} if given is None else given
        sale = html.sale_at(position_of(base, readings, facts), card)._replace(facts=facts)
        sale = sale._replace(colour=colour or sale.colour, region=region or sale.region)
        sale = sale._replace(cubes=sale.cubes if cubes is None else cubes)
        super().__init__(label="One sale of Lacerda’s")
        self._show(sale, html.sell(sale), beside=False)

    @property
    def chances(self) -> dict[str, Fraction]:
        """The exact odds of each slot, by name."""
        return {chance.what: chance.chance for chance in html.chances_in_words(self._sale, self._where())}

    @property
    def sale(self) -> Sale:
        """What the reader has chosen."""
        return self._sale

    def reply(self, answer: str, values: Mapping[str, str]) -> None:
        """A slot, a choice, or a step along the search."""
        if answer.startswith("rung:"):
            self._light(int(answer.split(":")[1]))
        else:
            sale = html.clicked(self._sale, answer)
            self._show(sale, html.sell(sale))

    def _light(self, shown: int) -> None:
        """Show the search as far as this slot."""
        count = html.ladder_length(self._sold)
        self._shown = max(1, min(shown, count))
        self.show(self._board(), f"slot {self._shown} of {count} of the search.")

    def _show(self, sale: Sale, sold: Sold, beside: bool = True) -> None:
        self._sale, self._sold = sale, sold
        self._shown = html.ladder_length(sold)
        odds = {"odds": html.odds_panel(sale, None)} if beside else self._counted()
        lit = self._shown if self.calm else min(1, self._shown)
        panels = self._board(lit) | {"sale": html.controls_panel(sale, sold)} | odds
        self.show(panels, html.said(sale, sold, self.seq + 1), COLUMNS)
        if beside:
            self.later(*self._frames(lit), self._counted)

    def _frames(self, lit: int) -> list[Callable[[], dict[str, str]]]:
        """The search lights up slot by slot, the first ones one after the other, the rest at once."""
        count = self._shown
        if lit == count:
            return []
        return [partial(self._frame, shown) for shown in (*range(2, min(count, MOST_FRAMES)), count)]

    def _frame(self, shown: int) -> dict[str, str]:
        time.sleep(BETWEEN_FRAMES)
        return self._board(shown)

    def _board(self, shown: int = 0) -> dict[str, str]:
        sale, sold, lit = self._sale, self._sold, shown or self._shown
        return {"sales": html.sales_panel(sale, sold, lit), "story": html.story_panel(sale, sold, lit)}

    def _where(self) -> Where:
        return html.where_it_ends(self._sale, self._sold)

    def _counted(self) -> dict[str, str]:
        """The odds, counted and drawn."""
        sale, where = self._sale, self._where()
        return {"odds": html.odds_panel(sale, where, sale_chart(sale, where) if len(where.chances) > 1 else "")}

    def picture(self) -> str:
        """The houses as a still picture."""
        return composed([[html.sales_svg(self._sale, self._sold, self._shown, still=True)]], self.label)

    def words(self) -> str:
        """The sale in words."""
        return html.words_of(self._sale, self._sold, self._where())


def sale_chart(sale: Sale, where: Where) -> str:
    """The odds of the slots as bars from the highest slot down, as SVG that follows the theme."""
    board = board_of(sale.facts)
    slots = sorted(where.chances, key=lambda slot: html.order_of(board, slot))
    names = [html.slot_in_words(board, slot).replace(" ", "\n", 1) for slot in slots]
    best = max(slots, key=lambda slot: where.chances[slot])
    finding = f"{html.slot_in_words(board, best)}: {where.chances[best]}"

    def draw() -> Any:
        figure = plots.figure(3.75, 2.9)
        axes = figure.subplots()
        heights = [float(where.chances[slot]) for slot in slots]
        plots.bars(axes, names, heights, [str(where.chances[slot]) for slot in slots], [plots.LACERDA] * len(slots))
        axes.set_ylim(0, max(heights) * 1.2)
        plots.titled(axes, finding, "exact, so there are no error bars")
        return figure

    return plots.svg_of(draw, f"sale {sale}")
