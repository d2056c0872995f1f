"""What all calculators share: choices that cannot hold the impossible, sums in parts, their drawing and their words."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, ClassVar, NamedTuple

import ipywidgets

from vinhos_kernel.data.rulebook import all_readings
from vinhos_kernel.opponents.kind import position_of
from vinhos_kernel.table.errors import CannotDo, TableError, nearest
from vinhos_kernel.table.readings import Reading
from vinhos_kernel.views.labels import marks, signed
from vinhos_kernel.views.markup import drawing
from vinhos_kernel.views.panel import INNER, LEFT, TOP, Note, board, section
from vinhos_kernel.views.printed import is_standin
from vinhos_kernel.views.still import image
from vinhos_kernel.views.svg import Svg, joined, line, text, wrapped
from vinhos_widgets.stage import Stage, shows

Values = dict[str, Any]
HERE = {"start": "table", "seats": ["person", "lacerda"]}
ROW = 22
RIGHT = LEFT + INNER
ONE = {"Bagos": "Bago", "wigs": "wig"}


class Choice(NamedTuple):
    """What a reader can choose: a number of a range, one of several named values, or (None) yes and no."""

    label: str
    options: range | Sequence[tuple[str, Any]] | None


def offered(options: range | Sequence[tuple[str, Any]] | None) -> Sequence[Any]:
    """The values of a choice, without their names."""
    if options is None:
        return (True, False)
    return options if isinstance(options, range) else [value for _, value in options]


class Part(NamedTuple):
    """What adds to a sum, and the path of the printed value behind it."""

    what: str
    adds: int
    path: str = ""


class Sum(NamedTuple):
    """Parts that add up, and the engine's own total."""

    name: str
    parts: tuple[Part, ...]
    total: int
    unit: str = ""

    def words(self) -> str:
        """The sum in one line."""
        parts = ", ".join(f"{part.what} {signed(part.adds)}" for part in self.parts if part.adds)
        return f"{self.name}: {parts or 'nothing'} = {self.worth}"

    @property
    def worth(self) -> str:
        """The total with its unit."""
        return counted(self.total, ONE[self.unit]) if self.unit in ONE else f"{self.total} {self.unit}".rstrip()


class Reckoning(NamedTuple):
    """Some sums and what is to be said about them."""

    sums: tuple[Sum, ...]
    notes: tuple[Note, ...] = ()


@shows("sums")
class Sheet(Stage):
    """The sums of a calculator on a stage of their own, so that they follow the theme; there is nothing to click."""

    def __init__(self, calculator: "Calculator") -> None:
        super().__init__(label=calculator.title, layout={"width": "400px", "max_width": "100%", "margin": "6px 0 0 0"})
        self._of = calculator

    def reply(self, answer: str, values: Mapping[str, str]) -> None:
        """Nothing is asked here."""

    def picture(self) -> str:
        """The sums as a drawing."""
        return self._of.picture()

    def words(self) -> str:
        """The sums in words."""
        return self._of.words()


class Calculator:
    """Some choices and the sums that follow; what cannot be is never held, and a note says why it was put right.

    `values` holds what is chosen, `note` what was put right last. Values can be given by name from the start; there
    what cannot be is refused.
    """

    title = ""
    subtitle = "the engine’s own sum"
    first: ClassVar[Mapping[str, Any]] = {}
    invented = "a stand-in: this value is invented"

    def __init__(self, readings: Mapping[str, str] | None = None, facts: str = "", **values: Any) -> None:
        self.game: Any = self.table(readings or {}, facts)
        self.values: Values = dict(self.first)
        self.note = ""
        self._controls: dict[str, Any] = {}
        self._writing = False
        self.values, self.note = self.fit({**self.values, **self._known(values)})

    # ------------------------------------------------------------ what a calculator of another game writes anew
    def table(self, readings: Mapping[str, str], facts: str) -> Any:
        """The position whose board and readings hold for the sums."""
        return position_of(HERE, readings, facts)

    def is_invented(self, path: str) -> bool:
        """Whether the printed value at a path is a stand-in."""
        return is_standin(self.game.board, path)

    # ------------------------------------------------------------ what a calculator writes
    def choices(self) -> dict[str, Choice]:
        """What can be chosen now."""
        raise NotImplementedError

    def fit(self, wanted: Values) -> tuple[Values, str]:
        """Values that can be, near those that are wanted, with a note of what was put right; or a refusal."""
        return wanted, ""

    def reckon(self) -> Reckoning:
        """The sums of the present values."""
        raise NotImplementedError

    # ------------------------------------------------------------ choosing
    def choose(self, **changed: Any) -> None:
        """Choose as a reader does with the controls: what cannot be stays as it was, and the note says why."""
        try:
            self.values, self.note = self.fit({**self.values, **self._known(changed)})
        except TableError as refusal:
            self.note = f"that cannot be: {refusal}"
        self._show()

    def _known(self, changed: Values) -> Values:
        for name, value in changed.items():
            if name not in self.first:
                raise CannotDo(f"{self.title} has no {name!r}{nearest(name, self.first)}")
            options = self.choices()[name].options
            if value not in offered(options):
                raise CannotDo(f"{self.choices()[name].label}: {value!r} is not on offer")
        return changed

    def is_new(self, wanted: Values, name: str) -> bool:
        """Whether a value is being changed now."""
        return bool(wanted[name] != self.values[name])

    # ------------------------------------------------------------ showing
    @property
    def box(self) -> Any:
        """The controls with the sums beside them, or below where there is no room, as one widget."""
        if not self._controls:
            self._controls = {name: self._control(name, choice) for name, choice in self.choices().items()}
            self._shown = Sheet(self)
            chosen = ipywidgets.VBox(list(self._controls.values()))
            self._box = ipywidgets.Box([chosen, self._shown], layout={"flex_flow": "row wrap"})
        self._show()
        return self._box

    def _control(self, name: str, choice: Choice) -> Any:
        options, look = choice.options, {"description_width": "11em"}
        more: Values = {"description": choice.label, "style": look, "layout": {"width": "26em", "max_width": "100%"}}
        if options is None:
            control = ipywidgets.Checkbox(value=self.values[name], **more)
        elif isinstance(options, range):
            control = ipywidgets.IntSlider(self.values[name], options[0], options[-1], **more)
        else:
            control = ipywidgets.Dropdown(options=list(options), value=self.values[name], **more)
        control.observe(lambda change: self._heard(name, change["new"]), "value")
        return control

    def _heard(self, name: str, value: Any) -> None:
        if not self._writing:
            self.choose(**{name: value})

    def _show(self) -> None:
        """Write the values back into the controls, and draw the sums."""
        if not self._controls:
            return
        self._writing = True
        for name, choice in self.choices().items():
            control = self._controls[name]
            if isinstance(choice.options, list | tuple) and list(control.options) != list(choice.options):
                control.options = list(choice.options)
            control.value = self.values[name]
        self._writing = False
        drawn = drawing(self.picture(still=False))
        self._shown.show({"sums": drawn}, self.words(), {count: [["sums"]] for count in "123"})

    def picture(self, still: bool = True) -> str:
        """The sums as a drawing."""
        reckoning = self.reckon()
        notes = (*((Note("", self.note),) if self.note else ()), *reckoning.notes, *self._standins(reckoning))
        told = "\n".join(each.words() for each in reckoning.sums)
        body, end = _rows(reckoning, self.is_invented)
        return board(self.title, self.subtitle, body, end, tuple(_short(notes)), told, still)

    def words(self) -> str:
        """The sums in words, with what is to be said about them."""
        reckoning = self.reckon()
        notes = [*reckoning.notes, *self._standins(reckoning)]
        said = [f"{_mark(note.mark)}{note.words}" for note in notes] + ([self.note] if self.note else [])
        return "\n".join([*(each.words() for each in reckoning.sums), *said])

    def _standins(self, reckoning: Reckoning) -> tuple[Note, ...]:
        """One footnote if a part of a sum is invented."""
        parts = [part for each in reckoning.sums for part in each.parts if part.adds]
        return (Note("standin", self.invented),) if any(self.is_invented(part.path) for part in parts) else ()

    def _repr_mimebundle_(self, **kwargs: Any) -> Any:
        shown = self.box._repr_mimebundle_(**kwargs) or {}
        data, more = shown if isinstance(shown, tuple) else (shown, {})
        words = self.words()
        return {**data, "text/html": image(self.picture(), f"{self.title}: {words}"), "text/plain": words}, more


# ---------------------------------------------------------------- drawing
def _rows(reckoning: Reckoning, is_invented: Callable[[str], bool]) -> tuple[Svg, float]:
    """The sums below each other, and where they end."""
    drawn: list[Svg] = []
    y = float(TOP + 8)
    for each in reckoning.sums:
        drawn.append(section(LEFT, y + 12, each.name))
        for part in each.parts:
            y += ROW
            invented = bool(part.adds) and is_invented(part.path)
            drawn += [text(LEFT, y + 14, part.what, 14, "ink" if part.adds else "muted")]
            drawn += [marks(RIGHT - 34, y + 9, invented), text(RIGHT, y + 14, signed(part.adds), 14, anchor="end")]
        drawn += [line(LEFT, y + 21, RIGHT, y + 21, "ink"), text(RIGHT, y + 39, each.worth, 16, "ink", 700, "end")]
        y += 2 * ROW + 14
    return joined(*drawn), y


def _short(notes: Sequence[Note]) -> list[Note]:
    """Footnotes cut into lines that fit a board."""
    lines = [(note, wrapped(note.words, 12, INNER - 24)) for note in notes]
    return [Note(note.mark if n == 0 else "", words) for note, cut in lines for n, words in enumerate(cut)]


def counted(number: int, one: str) -> str:
    """How many there are, in words: 1 Winery, 2 Wineries."""
    many = f"{one[:-1]}ies" if one.endswith("ry") else f"{one}s"
    return f"{number} {one if number == 1 else many}"


def reading_note(game: Any, name: str, doubts: Sequence[Reading] = ()) -> Note:
    """A footnote on a doubt: which side of it this sum takes."""
    doubt = next(each for each in doubts or all_readings() if each.name == name)
    return Note("reading", f"reading {name}: {dict(doubt.sides)[game.readings[name]]}")


def _mark(mark: str) -> str:
    return {"standin": "◇ ", "reading": "⑂ "}.get(mark, "")
