"""What a real table is asked for when a period begins: each thing with its value, and a way to set it right there."""

import json
from collections.abc import Collection, Iterable, Sequence
from typing import Any, Final

from vinhos_kernel.lisboa.checklist import LETTERS, Entry, asked_for
from vinhos_kernel.lisboa.game import Game
from vinhos_kernel.lisboa.names import HERE
from vinhos_kernel.views.frames import aside
from vinhos_kernel.views.markup import EMPTY, Html, button, field, fold, form, joined, tag, text
from vinhos_kernel.views.story_html import first_upper

INVENTED: Final = " ◇ invented"
UNSAID: Final = "Not said yet"
ABOUT: Final = {
    "ships": ("hulls", "ship_influence", "yard"),
    "streets and rubble": ("street_goods", "streets", "rubble"),
    "buildings and Plans": ("buildings", "stacks", "plans"),
    "Church and Treasury": ("church", "treasury"),
    "the court and its cards": ("decrees", "helper", "courtier", "event_decks"),
    "your side": ("you",),
    "Lacerda": ("lacerda",),
}
"""What the things that can be set are about, by the first word of their paths."""
PRINTED: Final = "printed in your box"
NOTES: Final = {
    "streets and rubble": f"Rubble is typed in letters: {LETTERS}.",
    PRINTED: "A file of your own facts may say these.",
}


def checklist_html(game: Game, begins: bool, setting: str = "", made_up: Collection[str] = ()) -> Html:
    """
    The page of the present period as a fold: what nobody has said yet, then all else by what it is about.

    `setting` is the path for which a field stands open; values at `made_up` paths are those of an example.
    """
    entries = tuple(
        entry._replace(invented=entry.invented or entry.path in made_up) for entry in asked_for(game, game.period)
    )
    unsaid = [entry for entry in entries if entry.value is None]
    groups = [_group(name, found, setting) for name in (*ABOUT, PRINTED) if (found := _about(name, entries))]
    body = joined(
        joined(tag("p", tag("b", words=UNSAID)), _list(unsaid, setting)) if unsaid else EMPTY,
        tag("p", words="What stands there now; set what your table has otherwise.", class_="vh-note"),
        tag("div", *groups),
    )
    return aside("checklist", title(game), line(entries, begins, game.seat == HERE), body)


def _about(name: str, entries: Iterable[Entry]) -> list[Entry]:
    """The entries of a group that have a value."""
    said = [entry for entry in entries if entry.value is not None]
    if name == PRINTED:
        return [entry for entry in said if entry.where != "position"]
    return [entry for entry in said if entry.where == "position" and entry.path.partition(".")[0] in ABOUT[name]]


def _group(name: str, entries: Sequence[Entry], setting: str) -> Html:
    """A group as a fold that is closed at first."""
    invented = sum(entry.invented for entry in entries)
    count = "all" if invented == len(entries) else f"{invented} of them"
    head = f"{first_upper(name)}: {len(entries)}" + (f", {count} invented" if invented else "")
    note = tag("p", words=NOTES[name], class_="vh-note") if name in NOTES else EMPTY
    return fold(f"check.{name}", text(head), joined(note, _list(entries, setting)), "vh-turn")


def _list(entries: Iterable[Entry], setting: str) -> Html:
    lines = [
        _typed(entry, entry.path == setting) if entry.where == "position" else tag("li", _said(entry))
        for entry in entries
    ]
    return tag("ul", *lines, class_="vh-check-list")


def title(game: Game) -> str:
    """What the page is called."""
    return "Before turn 1" if game.period == 1 else "The second period begins"


def line(entries: tuple[Entry, ...], begins: bool, runs_here: bool) -> str:
    """The most important thing of the page in one line."""
    if runs_here:
        return f"a real table is asked these {len(entries)} things; here they are invented"
    unsaid, invented = sum(entry.value is None for entry in entries), sum(entry.invented for entry in entries)
    counts = {"to look up": len(entries), "not said yet": unsaid, "invented": invented}
    said = ", ".join(f"{count} {what}" for what, count in counts.items() if count)
    return said if begins else f"{said}; the period is under way"


def _typed(entry: Entry, setting: bool) -> Html:
    """A thing that can be set: what it is, its value, a button for a field; with the field if it was asked for."""
    ask = button("leave" if setting else "set", f"setting:{entry.path}", kind="vh-small",
                 title=f"{'Leave' if setting else 'Set'} {entry.path}: {entry.what}")  # fmt: skip
    return tag("li", _said(entry), ask, _fields(entry) if setting else EMPTY)


def _fields(entry: Entry) -> Html:
    now = shown(entry.value)
    path = tag("input", type="hidden", name="path", value=entry.path)
    value = tag("input", name="value", autocomplete="off", data_key="check", placeholder=now)
    set_ = tag("button", words="Set", type="submit", class_="vh-button vh-small", data_key="b:check")
    return form("correct", path, field(f"New value of {entry.path}", value), set_)


def _said(entry: Entry) -> Html:
    """What a thing is, its value now, and whether that is invented."""
    mark = tag("small", words=INVENTED) if entry.invented else EMPTY
    path = tag("small", words=entry.path, class_="vh-path")
    what = first_upper(entry.what.removesuffix(f": {LETTERS}"))
    value = ", ".join(map(str, entry.value)) if isinstance(entry.value, list) else shown(entry.value)
    return tag("span", text(f"{what}: "), tag("b", words=value or "none"), mark, path)


def shown(value: Any) -> str:
    """A value as it is typed; a question mark where it is not known."""
    if value is None:
        return "?"
    return (value or "none") if isinstance(value, str) else json.dumps(value)
