"""An exercise: where does a card go that you play in Lisboa, and what may follow it? Checked with the reasons."""

from collections.abc import Collection, Mapping
from typing import Any, Final

import ipywidgets

from vinhos_kernel.lisboa.plays import FOLLOWS, PLACES, PLAYS, Marked, check, play_named
from vinhos_kernel.views.markup import tag
from vinhos_kernel.views.panel import INNER, LEFT, TOP, board, section
from vinhos_kernel.views.still import image
from vinhos_kernel.views.svg import Svg, joined, text, wrapped

TITLE: Final = "Portfolio or court?"
ASKS: Final = "Where does each card go, and what may follow?"
UNDECIDED: Final = "pick a place first"
CARD: Final = {"width": "30em", "max_width": "100%", "margin": "0 1em 1em 0"}
CHOOSE: Final = (("choose", ""), *((place.title(), place) for place in PLACES))


class PlaysExercise:
    """
    Four cards to mark: the place that each goes to, and everything that may follow it.

    `mark` does by name what the controls do; `said` holds the verdicts after `check`.
    """

    def __init__(self) -> None:
        self.places: dict[str, str] = {play.name: "" for play in PLAYS}
        self.marks: dict[str, set[str]] = {play.name: set() for play in PLAYS}
        self.said: dict[str, str] = {}
        self._verdicts: dict[str, Any] = {}

    def mark(self, name: str, place: str = "", follows: Collection[str] = ()) -> None:
        """Say where a card goes and what may follow it."""
        self.places[play_named(name).name], self.marks[name] = place, set(follows)

    def check(self) -> list[bool]:
        """Which of the four are right; `said` has the reasons."""
        found = {name: self._checked(name) for name in self.places}
        self.said = {name: each.says if each else UNDECIDED for name, each in found.items()}
        for name, shown in self._verdicts.items():
            shown.value = tag("p", words=self.said[name], role="status")
        return [bool(each and each.right) for each in found.values()]

    def _checked(self, name: str) -> Marked | None:
        return check(name, self.places[name], self.marks[name]) if self.places[name] else None

    # ------------------------------------------------------------ showing
    @property
    def box(self) -> Any:
        """Four cards with their controls, and a button that checks all of them."""
        button = ipywidgets.Button(description="Check all four", button_style="primary")
        button.on_click(lambda _: self.check())
        cards = ipywidgets.Box([self._card(name) for name in self.places], layout={"flex_flow": "row wrap"})
        return ipywidgets.VBox([cards, button])

    def _card(self, name: str) -> Any:
        place = ipywidgets.Dropdown(options=CHOOSE, value=self.places[name], description="It goes into")
        place.observe(lambda change: self._placed(name, change["new"]), "value")
        ticks = [self._tick(name, mark, words) for mark, words in FOLLOWS.items()]
        self._verdicts[name] = ipywidgets.HTML()
        head = ipywidgets.HTML(tag("b", words=_told(name)))
        return ipywidgets.VBox([head, place, *ticks, self._verdicts[name]], layout=CARD)

    def _tick(self, name: str, mark: str, words: str) -> Any:
        short, _, _ = words.partition(",")
        more = {"indent": False, "layout": {"width": "100%"}, "tooltip": words}
        tick = ipywidgets.Checkbox(value=mark in self.marks[name], description=short, **more)
        tick.observe(lambda change: self._ticked(name, mark, change), "value")
        return tick

    def _placed(self, name: str, place: str) -> None:
        self.places[name] = place
        self._unsaid(name)

    def _ticked(self, name: str, mark: str, change: Mapping[str, Any]) -> None:
        (self.marks[name].add if change["new"] else self.marks[name].discard)(mark)
        self._unsaid(name)

    def _unsaid(self, name: str) -> None:
        """A verdict on other marks goes away."""
        self.said.pop(name, None)
        self._verdicts[name].value = ""

    def picture(self) -> str:
        """The four cards and the marks to choose from."""
        heads = [_told(name) for name in self.places]
        drawn: list[Svg] = []
        y = float(TOP)
        for head, lines in ((ASKS, heads), ("What may follow", list(FOLLOWS.values()))):
            drawn.append(section(LEFT, y + 14, head))
            for row in (row for words in lines for row in wrapped(f"· {words}", 13, INNER)):
                y += 18
                drawn.append(text(LEFT, y + 18, row, 13))
            y += 44
        return board(TITLE, "an exercise in four cards", joined(*drawn), y - 16, (), self.words(), still=True)

    def words(self) -> str:
        """The exercise in words, with the verdicts if it was checked."""
        cards = [f"{_told(name)}{': ' + self.said[name] if name in self.said else ''}" for name in self.places]
        marks = ", ".join(f"{mark} ({words})" for mark, words in FOLLOWS.items())
        return "\n".join([f"{TITLE} {ASKS}", *cards, f"places: {', '.join(PLACES)}", f"what may follow: {marks}"])

    def _repr_mimebundle_(self, **kwargs: Any) -> Any:
        shown = self.box._repr_mimebundle_(**kwargs) or {}
        data, more = shown if isinstance(shown, tuple) else (shown, {})
        return {**data, "text/html": image(self.picture(), self.words()), "text/plain": self.words()}, more


def _told(name: str) -> str:
    """A card in words."""
    return f"{name}: {play_named(name).card}"
