"""Changed copies of immutable rows: the only way in which a verb changes a row."""

from typing import TypeVar, cast, overload

T = TypeVar("T")
_BYTES = tuple(bytes((n,)) for n in range(256))


@overload
def put(row: bytes, place: int, value: int) -> bytes: ...
@overload
def put(row: tuple[T, ...], place: int, value: T) -> tuple[T, ...]: ...
def put(row: bytes | tuple[T, ...], place: int, value: int | T) -> bytes | tuple[T, ...]:
    """The row with another value in one place."""
    if isinstance(row, bytes):
        return row[:place] + _BYTES[cast(int, value)] + row[place + 1 :]
    return (*row[:place], cast(T, value), *row[place + 1 :])
