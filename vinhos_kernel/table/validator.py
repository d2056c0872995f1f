"""Checks on plain data from outside: each refusal names the place, the offence and what was on offer."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import lru_cache
from typing import Any, TypeVar

from vinhos_kernel.table.errors import BadPosition, nearest, offers

T = TypeVar("T")
F = TypeVar("F", bound=Callable[..., Any])
MOST_LETTERS = 200
MOST_SHOWN = 60


def whole(where: str, value: Any, least: int, most: int) -> int:
    """A whole number between two bounds."""
    if isinstance(value, bool) or not isinstance(value, int) or not least <= value <= most:
        raise BadPosition(f"{where}: {shown(value)} is not a whole number from {least} to {most}")
    return value


def one_of(where: str, value: Any, options: Sequence[Any]) -> int:
    """The place of a word among those on offer; spelling is forgiven in case, accents and blanks."""
    if isinstance(value, str):
        if value and value in options:
            return options.index(value)
        word = plain_word(value[:MOST_LETTERS])
        for place, option in enumerate(options):
            if option and plain_word(str(option)) == word:
                return place
    on_offer = [option for option in options if option != ""]
    hint = nearest(value, [str(option) for option in on_offer]) if isinstance(value, str) else ""
    raise BadPosition(f"{where}: {shown(value)} is not one of {offers(on_offer)}{hint}")


def function(where: str, value: F | None) -> F | None:
    """Something that can be called, or nothing."""
    if value is not None and not callable(value):
        raise BadPosition(f"{where}: {shown(value)} is not a function")
    return value


def mapping(where: str, value: Any) -> Mapping[str, Any]:
    """A table of names and values."""
    if not isinstance(value, Mapping):
        raise BadPosition(f"{where}: {shown(value)} is not a table of names and values")
    return value


def by_place(where: str, value: Any, place_of: Callable[[Any], T]) -> Iterator[tuple[T, Any, Any]]:
    """The entries of a table: the place that each name stands for, the name, the value; no place under two names."""
    seen = set()
    for name, each in mapping(where, value).items():
        place = place_of(name)
        if place in seen:
            raise BadPosition(f"{where}: {shown(name)} is named twice")
        seen.add(place)
        yield place, name, each


def over(
    where: str, base: Mapping[str, Any], given: Any, spelt: Callable[[str], str] | None = None
) -> dict[str, Any]:  # fmt: skip
    """A partial table over a whole one, whichever way its names are spelt; `spelt` says what a name stands for."""
    same = spelt or plain_word
    called = {same(str(name)): name for name in base}
    return {**base, **{called.get(word, str(name)): each for word, name, each in by_place(where, given, _word(same))}}


def _word(same: Callable[[str], str]) -> Callable[[Any], str]:
    return lambda name: same(str(name))


def listing(where: str, value: Any, length: int | None = None) -> Sequence[Any]:
    """A list, of a certain length if one is given."""
    if not isinstance(value, list | tuple):
        raise BadPosition(f"{where}: {shown(value)} is not a list")
    if length is not None and len(value) != length:
        raise BadPosition(f"{where}: {len(value)} entries are given, {length} are needed")
    return value


def known_keys(where: str, value: Mapping[str, Any], options: Sequence[str]) -> None:
    """Refuse a key that is not on offer."""
    for key in value:
        if key not in options:
            raise BadPosition(
                f"{where or 'position'}: {shown(key)} is not one of {offers(options)}{nearest(str(key), options)}"
            )


@lru_cache(maxsize=4096)
def plain_word(word: str) -> str:
    """A word in small letters without accents, blanks and hyphens as underscores."""
    import unicodedata

    letters = unicodedata.normalize("NFKD", word.strip().lower())
    return "".join(c for c in letters if not unicodedata.combining(c)).replace(" ", "_").replace("-", "_")


def shown(value: Any) -> str:
    """A value as it is quoted in a refusal: short, whatever it is."""
    try:
        text = repr(value)
    except (ValueError, RecursionError):
        text = f"a {type(value).__name__} too large to show"
    return text if len(text) <= MOST_SHOWN else text[: MOST_SHOWN - 3] + "..."
