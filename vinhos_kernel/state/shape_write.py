"""The plain form of a position: how it is written."""

from collections.abc import Mapping, Sequence

from vinhos_kernel.state.estate import COLOUR, PARTS, REGION, WAITING, WINES, Estate, Land
from vinhos_kernel.state.game import Game
from vinhos_kernel.state.names import (
    AT_A_TABLE,
    BOOTHS,
    BUILDINGS,
    COLOURS,
    FEATURES,
    REGIONS,
    SPACES,
)
from vinhos_kernel.state.shape import EMPTY, REST, Names, Plain, names_on
from vinhos_kernel.table.deck import cards_in, mask_of


def write(game: Game) -> Plain:
    """The plain form of a position, complete."""
    board, names, sides = game.board, names_on(game.board), game.sides
    year, phase, vintage, unseen, tax, circle = game.calendar
    at_a_table = game.seats[0] == AT_A_TABLE
    return {
        "start": EMPTY,
        "seats": list(game.seats),
        "year": year,
        "phase": phase,
        "vintage": "none" if vintage < 0 else names.vintages[vintage],
        "unseen": _named(cards_in(unseen), names.vintages),
        "tax": (*SPACES, "none")[tax],
        "circle": circle,
        "out_of_play": [REGIONS[n] for n in range(1, 10) if not game.in_play >> n & 1],
        "estates": _by_name(_region_counts(game.estates[1]), REGIONS) if at_a_table else {},
        "stacks": {REGIONS[n]: game.stacks[n] for n in range(1, 10) if game.in_play >> n & 1},
        "tops": {REGIONS[n]: [COLOURS[c - 1] for c in top] for n, top in enumerate(game.vines.tops) if top},
        "vines": {REGIONS[n]: {"red": game.vines.red[n], "white": game.vines.white[n]} for n in range(1, 10)},
        "cubes": _by_name(game.cubes, REGIONS),
        "cube_supply": game.cube_supply,
        "port_supply": game.port_supply,
        **dict(zip(BUILDINGS, game.buildings, strict=True)),
        "expert_decks": {feature: _deck(game, n, names) for n, feature in enumerate(FEATURES)},
        "display": [board.tile_names[tile] for tile in game.magnates.display],
        "action_stack": _by_name(game.magnates.actions, names.actions),
        "multiplier_stack": _by_name(game.magnates.multipliers, names.multipliers),
        "bribes": _named(cards_in(game.bribes), SPACES),
        "order": [sides[side] for side in game.order],
        "next_order": [sides[side] for side in game.next_order],
        "sales": _held(game.sales, names.sales, sides),
        "export": _held(game.export, names.export, sides),
        "booths": _held(game.booths, BOOTHS, sides),
        "trophies": [(*sides, "both")[side] for side in game.trophies],
        "action_deck": _named(cards_in(game.action_deck), SPACES),
        "numbers": list(cards_in(game.numbers)),
        "agenda": [list(item) for item in game.agenda],
        **_path(game),
        **{sides[side]: _side(game, side, names) for side in (1, 2)},
    }


def _path(game: Game) -> Plain:
    """The automa's tokens and used spaces, if it sits across."""
    if not game.path.tokens:
        return {}
    loop, numbers = game.board.loop, [str(token.number) for token in game.board.tokens]
    tokens = {number: SPACES[loop[place]] for number, place in zip(numbers, game.path.tokens, strict=True)}
    return {"path": {"tokens": tokens, "year": game.path.year, "used": _named(cards_in(game.path.used), SPACES)}}


def _deck(game: Game, feature: int, names: Names) -> Plain:
    top, hidden, bottom = game.expert_decks[feature]
    elsewhere = mask_of([*top, *bottom])
    for hand in game.hands:
        elsewhere |= hand.experts | hand.face_down
    rest = hidden == mask_of(game.board.experts_of[feature]) & ~elsewhere
    deck: Plain = {
        "top": _named(top, names.experts),
        "hidden": REST if rest else _named(cards_in(hidden), names.experts),
    }
    deck["bottom"] = _named(bottom, names.experts)
    return {end: tiles for end, tiles in deck.items() if tiles or end == "hidden"}


def _side(game: Game, side: int, names: Names) -> Plain:
    hand, land = game.hands[side], game.estates[side]
    by_hand = game.seats[side - 1] == AT_A_TABLE
    return {
        "marker": SPACES[game.markers[side]],
        "bagos": game.bagos[side],
        "vp": game.vp[side],
        "fair_points": game.fair_points[side],
        "barrels": game.barrels[side],
        "magnate_barrels": list(hand.magnate_barrels),
        "waiting_cubes": sum(estate[WAITING] for estate in land) if by_hand else 0,
        "estates": [] if by_hand else _lean(land),
        "experts": _named(cards_in(hand.experts), names.experts),
        "face_down": _named(cards_in(hand.face_down), names.experts),
        "actions": _by_name(hand.actions, names.actions),
        "used": _by_name(hand.used, names.actions),
        "multipliers": _by_name(hand.multipliers, names.multipliers),
        "bare": _by_name(hand.bare, names.multipliers),
        "ports": hand.ports,
    }


def _lean(land: Land) -> list[Plain]:
    """Estates in their parts, without those behind the last one that holds something."""
    written = [_parts(estate) for estate in land]
    while written and not written[-1]:
        del written[-1]
    return written


def _parts(estate: Estate) -> Plain:
    parts: Plain = {part: estate[at] for at, part in enumerate(PARTS) if estate[at]}
    if estate[REGION]:
        parts["region"] = REGIONS[estate[REGION]]
    if estate[COLOUR]:
        parts["colour"] = COLOURS[estate[COLOUR] - 1]
    wines = list(estate[WINES:].rstrip(b"\0"))
    return {**parts, "wines": wines} if wines else parts


def _region_counts(land: Land) -> bytes:
    return bytes(sum(estate[REGION] == n for estate in land) if n else 0 for n in range(10))


def _named(places: Sequence[int], names: Sequence[str]) -> list[str]:
    return [names[place] for place in places]


def _by_name(row: bytes, names: Sequence[str]) -> dict[str, int]:
    return {names[i]: count for i, count in enumerate(row) if count}


def _held(row: bytes, names: Sequence[str], sides: Sequence[str]) -> Mapping[str, str]:
    return {names[i]: sides[side] for i, side in enumerate(row) if side}
