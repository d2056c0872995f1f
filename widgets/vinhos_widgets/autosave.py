"""A save that writes itself after each answer; one that cannot be read is set aside, never written over."""

import os
from collections.abc import Callable
from pathlib import Path

from vinhos_kernel.table.errors import TableError
from vinhos_kernel.table.session import Session

ASIDE = "set-aside"


class Autosave:
    """
    A file that always holds the last complete save: a new one is written beside it and then takes its place.

    `load` and `text` are those of the game that is kept there.
    """

    def __init__(
        self, path: str | os.PathLike[str], load: Callable[[str], Session], text: Callable[[Session], str]
    ) -> None:  # fmt: skip
        self.path = Path(path).expanduser().absolute()
        self._load, self._text = load, text
        self._writes = True

    def read(self) -> tuple[Session | None, str]:
        """The session in the file, or none; and what the reader must be told, if anything."""
        try:
            return self._load(self.path.read_text(encoding="utf-8")), ""
        except FileNotFoundError:
            return None, ""
        except (TableError, UnicodeDecodeError) as fault:
            return None, self._set_aside(fault)
        except OSError as fault:
            self._writes = False
            return None, f"{self.path.name} cannot be opened ({fault.strerror}): this table is not saved there."

    def write(self, session: Session) -> str:
        """Put the save of a session in the file; what the reader must be told, if anything."""
        if not self._writes:
            return ""
        beside = self.path.with_name(f".{self.path.name}.{os.getpid()}.part")
        try:
            self.path.parent.mkdir(parents=True, exist_ok=True)
            with beside.open("w", encoding="utf-8") as part:
                part.write(self._text(session))
                part.flush()
                os.fsync(part.fileno())
            beside.replace(self.path)
        except OSError as fault:
            self._writes = False
            return f"{self.path.name} cannot be written ({fault.strerror}): from here on the table is not saved there."
        return ""

    def _set_aside(self, fault: Exception) -> str:
        """Give a file that is no save another name, one that nothing has yet."""
        other = self._free_name()
        why = str(fault).splitlines()[0] if isinstance(fault, TableError) else "it is not text"
        try:
            self.path.rename(other)
        except OSError:
            self._writes = False
            return f"{self.path.name} is no save that can be read ({why}): it stays as it is, and nothing is saved."
        return f"{self.path.name} is no save that can be read ({why}): it was set aside as {other.name}."

    def _free_name(self) -> Path:
        number = 1
        while True:
            other = self.path.with_name(f"{self.path.name}.{ASIDE}-{number}")
            if not other.exists():
                return other
            number += 1
