"""The short form of a position's text: lists as words in one string, an Estate as one line; and back."""

from collections.abc import Callable, Mapping
from typing import Any

from vinhos_kernel.state.estate import PARTS
from vinhos_kernel.state.names import FEATURES, SIDES_AGAINST
from vinhos_kernel.state.shape import REST, Plain
from vinhos_kernel.table.errors import BadPosition
from vinhos_kernel.table.validator import shown

MARKS = dict(zip("VWEFCR", PARTS[2:], strict=True))
"""What the letters of an Estate's line count: `lisboa white V2 W1 E1 F1 C1 5 0 3`; bare numbers are its wines."""

WORDS = (
    "seats", "unseen", "out_of_play", "display", "bribes", "order", "next_order", "trophies", "action_deck", "numbers",
)  # fmt: skip
COUNTS = ("action_stack", "multiplier_stack")
COUNTS_OF_A_SIDE = ("actions", "used", "multipliers", "bare")


def lengthened(plain: Mapping[str, Any]) -> Plain:
    """Plain data in which everything that was given in its short form has its long one."""
    return {key: LONG[key](value) if key in LONG else _side(value) for key, value in plain.items()}


def shortened(key: str, value: Any, of_a_side: bool = False) -> Any:
    """A value of the long form as it stands in the text; `key` is a field of the position, or of a side."""
    change = (SHORT_OF_A_SIDE if of_a_side else SHORT).get(key)
    return change(value) if change else value


# ---------------------------------------------------------------- words
def _split(value: Any) -> Any:
    return [_number(word) for word in value.split()] if isinstance(value, str) else value


def _counted(value: Any) -> Any:
    """Words as a table of counts."""
    words = value.split() if isinstance(value, str) else ()
    return {word: words.count(word) for word in words} if isinstance(value, str) else value


def _number(word: str) -> int | str:
    return int(word) if word.isascii() and word.isdigit() and len(word) < 9 else word


def _joined(value: Any) -> str:
    """A list, or a table of counts, as words: each as often as it is there."""
    if isinstance(value, Mapping):
        value = [name for name, count in value.items() for _ in range(count)]
    return " ".join(map(str, value))


def _tops(value: Any) -> Any:
    return {key: _split(each) for key, each in value.items()} if isinstance(value, Mapping) else value


def _short_tops(value: Any) -> Plain:
    return {region: _joined(colours) for region, colours in value.items()}


# ---------------------------------------------------------------- agenda
def _agenda(value: Any) -> Any:
    return [_split(item) for item in value.split(",")] if isinstance(value, str) and value.strip() else value or []


def _short_agenda(value: Any) -> str:
    return ", ".join(_joined(item) for item in value)


# ---------------------------------------------------------------- holders
def _by_slot(value: Any) -> Any:
    """`{you = "red 9, white 5"}` as slots with their holders; what is given by slot stays."""
    if not isinstance(value, Mapping):
        return value
    slots: Plain = {}
    for key, each in value.items():
        if key in HOLDERS and isinstance(each, str):
            slots |= {slot.strip(): key for slot in each.split(",")}
        else:
            slots[key] = each
    return slots


def _by_holder(value: Any) -> Plain:
    held: dict[str, list[str]] = {}
    for slot, holder in value.items():
        held.setdefault(holder, []).append(slot)
    return {holder: ", ".join(slots) for holder, slots in held.items()}


HOLDERS = frozenset(name for sides in SIDES_AGAINST.values() for name in sides[1:])


# ---------------------------------------------------------------- Experts
def _experts(value: Any, feature: str = "") -> Any:
    """`taste_cube_1 free_move`: a word without a feature has that of the one before it, or of its deck."""
    if not isinstance(value, str):
        return value
    names = []
    for word in value.split():
        head = word.partition("_")[0]
        feature = head if head in FEATURES else feature
        names.append(word if head in FEATURES or not feature else f"{feature}_{word}")
    return names


def _short_experts(value: Any, feature: str = "") -> str:
    words = []
    for name in value:
        head, _, rest = name.partition("_")
        words.append(rest if head == feature else name)
        feature = head
    return " ".join(words)


def _decks(value: Any) -> Any:
    if not isinstance(value, Mapping):
        return value
    return {feature: _deck(str(feature), deck) for feature, deck in value.items()}


def _deck(feature: str, deck: Any) -> Any:
    """`cube_1 | rest | bagos_2`: known from the top, in unknown order, known at the bottom."""
    if not isinstance(deck, str):
        return deck
    parts = [part.strip() for part in deck.split("|")]
    if len(parts) > len(ENDS):
        raise BadPosition(f"expert_decks.{feature}: {shown(deck)} is not 'top | hidden | bottom'")
    return {end: tiles if tiles == REST else _experts(tiles, feature) for end, tiles in zip(ENDS, parts, strict=False)}


def _short_decks(value: Any) -> Plain:
    return {feature: _short_deck(feature, deck) for feature, deck in value.items()}


def _short_deck(feature: str, deck: Plain) -> str:
    ends = [deck.get(end, ()) for end in ENDS]
    words = " | ".join(tiles if tiles == REST else _short_experts(tiles, feature) for tiles in ends)
    return " ".join(words.split()).rstrip(" |")


ENDS = ("top", "hidden", "bottom")


# ---------------------------------------------------------------- a side
def _side(value: Any) -> Any:
    if not isinstance(value, Mapping):
        return value
    return {key: LONG_OF_A_SIDE[key](each) if key in LONG_OF_A_SIDE else each for key, each in value.items()}


def _estates(value: Any) -> Any:
    return [_estate(each) for each in value] if isinstance(value, list | tuple) else value


def _estate(value: Any) -> Any:
    """An Estate's line in its parts: two words, counts behind their letters, wines as bare numbers."""
    if not isinstance(value, str):
        return value
    parts: Plain = {}
    wines: list[int | str] = []
    for word in value.split():
        letter, count = word[:1], _number(word[1:])
        if isinstance(_number(word), int):
            wines.append(_number(word))
        elif letter in MARKS and isinstance(count, int):
            parts[MARKS[letter]] = count
        else:
            place = "colour" if "region" in parts else "region"
            if place in parts:
                raise BadPosition(f"estates: {shown(value)} has a word too many: {shown(word)}")
            parts[place] = word
    return {**parts, "wines": wines} if wines else parts


def _short_estates(value: Any) -> list[str]:
    letters = {part: letter for letter, part in MARKS.items()}
    return [
        " ".join([
            *(str(each[part]) for part in PARTS[:2] if part in each),
            *(f"{letters[part]}{each[part]}" for part in PARTS[2:] if part in each),
            *map(str, each.get("wines", ())),
        ])
        for each in value
    ]  # fmt: skip


Change = Callable[[Any], Any]
LONG_OF_A_SIDE: dict[str, Change] = {
    **dict.fromkeys(COUNTS_OF_A_SIDE, _counted), "magnate_barrels": _split, "experts": _experts, "face_down": _experts,
    "estates": _estates,
}  # fmt: skip
LONG: dict[str, Change] = {
    **dict.fromkeys(WORDS, _split), **dict.fromkeys(COUNTS, _counted), "agenda": _agenda, "sales": _by_slot,
    "export": _by_slot, "expert_decks": _decks, "tops": _tops,
}  # fmt: skip
SHORT: dict[str, Change] = {
    **dict.fromkeys((*WORDS, *COUNTS), _joined), "agenda": _short_agenda, "sales": _by_holder, "export": _by_holder,
    "expert_decks": _short_decks, "tops": _short_tops,
}  # fmt: skip
SHORT_OF_A_SIDE: dict[str, Change] = {
    **dict.fromkeys(COUNTS_OF_A_SIDE, _joined), "magnate_barrels": _joined, "experts": _short_experts,
    "face_down": _short_experts, "estates": _short_estates,
}  # fmt: skip
