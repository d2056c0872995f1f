"""What an action takes: the Bagos that it costs at least, or why it is not possible at all."""

from typing import NamedTuple


class Need(NamedTuple):
    """Bagos that an action costs at least; `lacks` says what else keeps it from being performed, or nothing."""

    bagos: int
    lacks: str

    def why_not(self, purse: int) -> str:
        """Why the action cannot be performed with so much money, or nothing."""
        return self.lacks or (f"it costs {self.bagos} B, you hold {purse}" if purse < self.bagos else "")


NOTHING = Need(0, "")
