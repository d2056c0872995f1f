"""Changed copies of immutable rows: the only way in which a verb changes a row."""

from typing import TypeVar, overload

T = TypeVar("T")
_BYTES = tuple(bytes((n,)) for n in range(256))


@overload
def put(row: bytes, place: int, value: int) -> bytes: ...
@overload
def put(row: tuple[T, ...], place: int, value: T) -> tuple[T, ...]: ...
def put(row: bytes | tuple[T, ...], place: int, value: int | T) -> bytes | tuple[T, ...]:
    """The row with another value in one place."""
    if type(row) is bytes:
        return row[:place] + _BYTES[value] + row[place + 1 :]  # type: ignore[index]
    changed = list(row)
    changed[place] = value
    return tuple(changed)  # type: ignore[arg-type]
