"""What a question of Lisboa has on offer, as the names that buttons and fields carry: its kind, and the option."""

from collections.abc import Callable
from typing import Final

from vinhos_kernel.table.errors import NotAnAnswer, offers
from vinhos_kernel.table.question import Option, Question

MOST_BUTTONS: Final = 12
"""More numbers than these are typed."""
SIDES_OF_TOWN: Final = {"W": "in the west", "N": "in the north", "E": "in the east"}


def answer_of(question: Question, option: Option) -> str:
    """The answer that the button of an option carries: `store:B3 left`."""
    return f"{question.kind}:{option}"


def option_of(question: Question, picked: str) -> Option:
    """The option that an answer stands for; refused with what is on offer."""
    kind, _, name = picked.partition(":")
    found = {str(option): option for option in question.options}.get(name.strip())
    if kind == question.kind and found is not None:
        return found
    raise NotAnAnswer(f"{question.prompt}: {(name or picked)[:40]!r} is not one of {on_offer(question)}")


def on_offer(question: Question) -> str:
    """What is on offer, in short."""
    options = question.options
    if len(options) <= MOST_BUTTONS:
        return offers(options)
    if is_typed(question):
        gaps = len(options) <= int(options[-1]) - int(options[0])
        return f"the numbers {options[0]} to {options[-1]}" + " that are left" * gaps
    return f"the {len(options)} that are on offer"


def is_typed(question: Question) -> bool:
    """Whether the options are so many numbers that one of them is typed."""
    return len(question.options) > MOST_BUTTONS and all(isinstance(option, int) for option in question.options)


def groups(question: Question) -> list[tuple[str, tuple[Option, ...]]]:
    """The options in groups with a heading, none of them last: by row, side of the town; most kinds make one group."""
    of = GROUPS.get(question.kind)
    if of is None:
        return [("", question.options)]
    found: dict[str, tuple[Option, ...]] = {}
    for option in question.options:
        heading = "" if option == "none" else of(str(option))
        found[heading] = (*found.get(heading, ()), option)
    return sorted(found.items(), key=lambda each: not each[0])


GROUPS: Final[dict[str, Callable[[str], str]]] = {
    "store": lambda option: f"row {option[0]}",
    "building": lambda option: SIDES_OF_TOWN[option[0]],
    "street_goods": lambda option: f"{option.partition('-')[0]} in the west, then",
    "building_goods": lambda option: "one good" if "+" not in option else f"{option.count('+') + 1} goods",
}
