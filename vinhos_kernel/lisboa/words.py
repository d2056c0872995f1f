"""Steps as sentences: the names of places and pieces in the place of their numbers."""

from collections.abc import Callable, Iterable
from typing import Any, Final

from vinhos_kernel.lisboa.names import ARCHITECTS, BOATS, FIGURES, GOODS, KINDS, PLACES, SITES, YOU
from vinhos_kernel.lisboa.town import BuildingPlace, StorePlace, goods_names, site_name, store_name
from vinhos_kernel.table.choosing import Ladder
from vinhos_kernel.table.turn import Step

ACTIONS: Final = ("Officials", "Plans", "Ships", "Production", "Cardinal", "Royal Favor")
SINGULARS: Final = {"wigs": "wig", "cubes": "cube", "goods": "good", "Plans": "Plan", "spaces": "space"}
NAMED: Final[dict[str, Callable[[Any], str]]] = {
    "noble": lambda n: FIGURES[n].title(),
    "deck": lambda n: FIGURES[n].title(),
    "architect": lambda n: ARCHITECTS[n],
    "action": lambda n: ACTIONS[n],
    "street": lambda n: f"street {n + 1}",
    "good": lambda n: GOODS[n],
    "goods": lambda mask: goods_names(mask).replace("+", " and "),
    "street_goods": lambda goods: ", ".join(GOODS[n] for n in goods),
    "ship": lambda n: BOATS[n],
    "ships": lambda ships: ", ".join(BOATS[n] for n in ships) or "none",
    "site": lambda n: SITES[n],
    "place": lambda n: place_name(n),
    "cube": lambda n: KINDS[n],
    "store_place": lambda place: f"{store_name(*place)[:2]}, facing {store_name(*place)[3:]}",
    "numbers": lambda numbers: ", ".join(map(str, numbers)),
}


def place_name(place: int) -> str:
    """Where rubble lies: `row B`, `column 3`, `W-D`."""
    name = PLACES[place]
    return name if "-" in name else f"column {name}" if name.isdigit() else f"row {name}"


def sentence(step: Step) -> str:
    """A step as one sentence in the present tense, without a full stop."""
    facts = step.facts
    said = {name: NAMED[name](value) if name in NAMED else str(value) for name, value in facts.items()}
    you = facts.get("side") == YOU
    template = step.template.replace("[s]", "" if you else "s")
    if "side" in facts:
        said["side"] = "you" if you else "Lacerda"
    return _counted(template.format(**said))


def reason(step: Step) -> list[str]:
    """Why he chose what he chose: each criterion with what it left, or each place tried with what stood in its way."""
    why = step.because
    if isinstance(why, Ladder):
        return [f"{candidate(why.what, place)}: {obstacle or 'free'}" for place, obstacle in why.tried]
    if why is None:
        return []
    lines = [f"{why.what}: " + ", ".join(candidate(why.what, each) for each in why.candidates)]
    for cut in why.cuts:
        best = dict(cut.values).get(cut.kept[0]) if cut.kept else None
        kept = ", ".join(candidate(why.what, each) for each in cut.kept)
        lines.append(f"{cut.criterion} ({best}): {kept}")
    return lines


def candidate(what: str, value: Any) -> str:
    """A candidate of a choice in words, by what was chosen from."""
    if isinstance(value, StorePlace):
        return store_name(value.space, value.facing)
    if isinstance(value, BuildingPlace):
        return site_name(value.site, value.architect)
    if isinstance(value, tuple):
        return f"{KINDS[value[1]]} at {place_name(value[0])}"
    return ARCHITECTS[value] if what == "top Plans" else FIGURES[value].title()


def _counted(text: str) -> str:
    """The sentence with the singular after a 1: 1 wig, 1 cube."""
    words = text.split(" ")
    for place, word in enumerate(words[1:], 1):
        bare = word.rstrip(":,;.")
        if words[place - 1] == "1" and bare in SINGULARS:
            words[place] = SINGULARS[bare] + word[len(bare) :]
    return " ".join(words)


def story(steps: Iterable[Step]) -> list[str]:
    """All sentences of a story in order."""
    return [sentence(step) for step in steps]
