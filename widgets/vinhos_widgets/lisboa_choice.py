"""His choice of a space or a site in Lisboa on the town, with what every free place brings and why he takes his."""

from collections.abc import Mapping
from typing import Any

from vinhos_kernel.lisboa.kind import position_of
from vinhos_kernel.table.session import Session
from vinhos_kernel.table.validator import one_of
from vinhos_kernel.views.lisboa.candidates import SUBTITLES, TITLES, draw_candidates, tell_candidates
from vinhos_kernel.views.markup import drawing
from vinhos_widgets.stage import Stage, shows


@shows("choice")
class LisboaChoice(Stage):
    """
    Where he would build now: `LisboaChoice("store")`, or with a position of your own `LisboaChoice("building", {...})`.

    It has nothing to click: the wigs, the ties and each reason stand on the town.
    """

    def __init__(
        self, what: str = "store", position: Any = None, readings: Mapping[str, str] | None = None, facts: str = ""
    ) -> None:
        one_of("what he chooses", what, list(TITLES))
        given = position.position if isinstance(position, Session) else position
        self._game, self._what = position_of(given, readings, facts), what
        super().__init__(label=f"{TITLES[what]}: {SUBTITLES[what]}", layout={"width": "400px", "max_width": "100%"})
        self.show({"choice": drawing(draw_candidates(self._game, what))}, "", {count: [["choice"]] for count in "123"})

    def reply(self, answer: str, values: Mapping[str, str]) -> None:
        """Nothing is asked here."""

    def picture(self) -> str:
        """The town on paper."""
        return draw_candidates(self._game, self._what, still=True)

    def words(self) -> str:
        """The candidates in words, then each criterion with who was left."""
        return f"{self.label}\n{tell_candidates(self._game, self._what)}"
