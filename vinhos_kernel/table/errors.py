"""The refusals of the table: each is one sentence that names the offence and what was on offer."""

from collections.abc import Iterable


class TableError(ValueError):
    """Anything that the table refuses; the message is meant for the reader."""


class CannotDo(TableError):
    """A verb was asked for something that the pieces on the table do not allow."""


class NotAnAnswer(TableError):
    """An answer that its question does not offer."""


class WrongDraws(TableError):
    """Scripted draws that were left over, or that ran out."""


class BadPosition(TableError):
    """A position that cannot be, or that cannot be read."""


class BadRecord(TableError):
    """A record or a save that cannot be read or does not replay."""


class GoesInCircles(TableError):
    """A position that returns on its own path without a choice in between."""


def offers(options: Iterable[object]) -> str:
    """What was on offer, as it stands in a refusal."""
    return "(" + ", ".join(str(option) for option in options) + ")"


def nearest(word: str, options: Iterable[str]) -> str:
    """A hint ', did you mean ...?' when an option is close to the word in any capitals, else nothing."""
    import difflib

    small = {option.lower(): option for option in options}
    close = difflib.get_close_matches(word.strip().lower(), list(small), n=1)
    return f", did you mean {small[close[0]]!r}?" if close else ""
