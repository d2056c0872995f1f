"""What an automated opponent brings: the ids of its rules for the moments at which the schedule needs it."""

from typing import NamedTuple

from vinhos_kernel.table.errors import BadPosition, nearest
from vinhos_kernel.table.rule import WORDS


class Rival(NamedTuple):
    """An opponent as the schedule sees it: each field is the id of one of its rules."""

    name: str
    set_up: str
    take_turn: str
    maintain: str
    press_release_at_fair: str
    pick_at_fair: str
    after_fair: str
    last_action: str
    score: str


RIVALS: dict[str, Rival] = {}
WORDS["rival"] = RIVALS


def enter(rival: Rival) -> None:
    """Make an opponent known under its name."""
    RIVALS[rival.name] = rival


def rival_named(name: str) -> Rival:
    """The opponent with this name, or a refusal with those on offer."""
    if name not in RIVALS:
        raise BadPosition(f"there is no opponent {name!r}{nearest(str(name), RIVALS)}")
    return RIVALS[name]
