"""What an action takes: the Bagos that it costs at least, or why it is not possible at all."""

from functools import lru_cache
from typing import NamedTuple


class Need(NamedTuple):
    """Bagos that an action costs at least; `lacks` says what else keeps it from being performed, or nothing."""

    bagos: int
    lacks: str

    def why_not(self, purse: int) -> str:
        """Why the action cannot be performed with so much money, or nothing."""
        bagos, lacks = self
        return lacks or (f"it costs {bagos} B, you hold {purse}" if purse < bagos else "")


NOTHING = Need(0, "")


@lru_cache(maxsize=64)
def need_of_bagos(bagos: int) -> Need:
    """Bagos are all that it takes."""
    return Need(bagos, "")
