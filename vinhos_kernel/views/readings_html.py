"""The readings panel: each doubt that touches the position, its sides, and what either would change."""

from collections.abc import Mapping, Sequence

from vinhos_kernel.table.readings import Reading
from vinhos_kernel.views.markup import EMPTY, Html, button, joined, tag
from vinhos_kernel.views.outlook import Outlook, in_short
from vinhos_kernel.views.story_html import FORK

Compared = Mapping[str, Sequence[Outlook]]
"""For a reading, what comes next under each of its sides."""


def readings_html(found: Sequence[Reading], chosen: Mapping[str, str], compared: Compared | None) -> Html:
    """Every doubt with its sides as a choice, and what either makes of what comes next (None: not counted here)."""
    if not found:
        return tag("p", words="No doubt touches this position.", class_="vh-note")
    return joined(*(_doubt(each, chosen[each.name], compared) for each in found))


def verdict(sides: Sequence[Outlook]) -> str:
    """Whether the sides of a doubt come to the same."""
    first = sides[0]
    if not all(side.found.is_exact for side in sides):
        return f"simulated: {first.found.how()}"
    if all(side.found.chances == first.found.chances for side in sides):
        return f"no difference in what {first.until} brings him"
    return f"it makes a difference: {first.until} brings him something else"


def _doubt(found: Reading, chosen: str, compared: Compared | None) -> Html:
    seen = (compared or {}).get(found.name, ())
    sides = [_side(found, n, chosen, seen) for n in range(len(found.sides))]
    told = tag("p", words=verdict(seen), class_="vh-verdict") if seen else EMPTY
    asked = button("What would it change?", f"compare:{found.name}", kind="vh-small")
    return tag(
        "div",
        tag("p", FORK, tag("span", words=found.doubt), class_="vh-doubt"),
        tag("ul", *sides, class_="vh-sides"),
        told,
        EMPTY if seen or compared is None else asked,
        class_="vh-reading-box",
        aria_label=found.name.replace("_", " "),
        role="group",
    )


def _side(found: Reading, n: int, chosen: str, seen: Sequence[Outlook]) -> Html:
    side, says = found.sides[n]
    now = side == chosen
    default = " · default" if side == found.default else ""
    switch = button(
        "",
        f"switch:{found.name}:{side}",
        tag("span", tag("b", words=("● " if now else "○ ") + side.replace("_", " ")), tag("small", words=default)),
        tag("span", words=says),
        kind="vh-small vh-side" + (" vh-chosen" if now else ""),
        title=f"{found.name.replace('_', ' ')}: {says}" + (" (holds now)" if now else ""),
    )
    brings = tag("span", words=f"{seen[n].until}: {in_short(seen[n])}", class_="vh-brings") if seen else EMPTY
    return tag("li", switch, brings)
