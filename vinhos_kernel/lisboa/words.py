"""Steps as sentences: the names of places and pieces in the place of their numbers."""

from collections.abc import Callable, Iterable
from typing import Any, Final

from vinhos_kernel.lisboa.names import ARCHITECTS, BOATS, FIGURES, GOODS, KINDS, PLACES, SITES, YOU
from vinhos_kernel.lisboa.town import BuildingPlace, StorePlace, goods_names, site_name, store_name
from vinhos_kernel.table.turn import Step

ACTIONS: Final = ("Officials", "Plans", "Ships", "Production", "Cardinal", "Royal Favor")
SINGULARS: Final = {
    "wigs": "wig", "cubes": "cube", "goods": "good", "Plans": "Plan", "spaces": "space", "cards": "card",
    "Officials": "Official", "sets": "set", "réis": "real",
}  # fmt: skip
HIS_NOBLE_ACTIONS: Final = ("builds a store", "takes Decrees", "opens a Public Building")
HIS_VERBS: Final = (
    "moves", "takes", "pays", "builds", "opens", "sends", "discards", "follows", "finds", "has", "cannot", "would",
)  # fmt: skip
"""First words of the sentences that leave out that it is he who acts."""
MEASURES: Final = {
    "most wigs now": "{} wigs", "his wigs less yours": "{} wigs, his less yours", "Officials": "{} Officials",
    "fewest of his Officials": "{} Officials of his", "the cheapest": "adds {} to the price of the land",
}  # fmt: skip
"""Criteria whose values say something, and how."""
NAMED: Final[dict[str, Callable[[Any], str]]] = {
    "noble": lambda n: FIGURES[n].title(),
    "deck": lambda n: FIGURES[n].title(),
    "architect": lambda n: ARCHITECTS[n],
    "action": lambda n: ACTIONS[n],
    "street": lambda n: f"street {n + 1}",
    "good": lambda n: GOODS[n],
    "goods": lambda mask: goods_words(mask),
    "street_goods": lambda goods: ", ".join(GOODS[n] for n in goods),
    "ship": lambda n: BOATS[n],
    "ships": lambda ships: ", ".join(BOATS[n] for n in ships) or "none",
    "site": lambda n: SITES[n],
    "place": lambda n: place_name(n),
    "cube": lambda n: KINDS[n],
    "store_place": lambda place: f"{store_name(*place)[:2]}, facing {store_name(*place)[3:]}",
    "numbers": lambda numbers: ", ".join(map(str, numbers)),
}


def goods_words(goods: int) -> str:
    """The goods of a mask: `cloth and tools`."""
    *others, last = goods_names(goods).split("+")
    return f"{', '.join(others)} and {last}" if others else last


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
    return counted(template.format(**said))


def noted(criterion: str, value: Any) -> str:
    """What a criterion found for a candidate; nothing where its value is only a place in an order."""
    return counted(MEASURES[criterion].format(value)) if criterion in MEASURES else ""


def candidate(what: str, value: Any) -> str:
    """A candidate of a choice in words, by what was chosen from."""
    if isinstance(value, StorePlace):
        return store_name(value.space, value.facing)
    if isinstance(value, BuildingPlace):
        return site_name(value.site, value.architect)
    if isinstance(value, tuple):
        return f"{KINDS[value[1]]} at {place_name(value[0])}"
    return ARCHITECTS[value] if what == "top Plans" else FIGURES[value].title()


def counted(text: str) -> str:
    """The sentence with the singular after a 1: 1 wig, 1 cube."""
    words = text.split(" ")
    for place, word in enumerate(words[1:], 1):
        bare = word.rstrip(":,;.")
        if words[place - 1] == "1" and bare in SINGULARS:
            words[place] = SINGULARS[bare] + word[len(bare) :]
    return " ".join(words)


def aloud(step: Step) -> str:
    """A sentence that names him where it would begin with what he does: `Lacerda takes Decrees`."""
    said = sentence(step)
    return f"Lacerda {said}" if said.partition(" ")[0] in HIS_VERBS else said


def story(steps: Iterable[Step]) -> list[str]:
    """All sentences of a story in order."""
    return [sentence(step) for step in steps]
