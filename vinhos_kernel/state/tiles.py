"""Verbs for Wine Experts and Magnate tiles: taking, flipping, discarding."""

from vinhos_kernel.state.game import ExpertDeck, Game, Hand, Magnates
from vinhos_kernel.state.names import FEATURES, MAGNATES
from vinhos_kernel.state.verbs import spend_barrel
from vinhos_kernel.table.errors import CannotDo
from vinhos_kernel.table.put import put


def show_top_expert(game: Game, tile: int) -> None:
    """Turn the top of an Expert deck up: from now on it is known."""
    feature = game.board.experts[tile].feature
    known, hidden, bottom = game.expert_decks[feature]
    if known or not hidden >> tile & 1:
        raise CannotDo(f"{game.board.experts[tile].name} cannot be turned up on the {FEATURES[feature]} deck")
    game.expert_decks = put(game.expert_decks, feature, ((tile,), hidden & ~(1 << tile), bottom))


def take_top_expert(game: Game, side: int, tile: int) -> None:
    """Move an Expert tile, which lies on top of its deck, face up to a side."""
    feature = game.board.experts[tile].feature
    known, hidden, bottom = game.expert_decks[feature]
    if known and known[0] == tile:
        deck: ExpertDeck = (known[1:], hidden, bottom)
    elif not known and hidden >> tile & 1:
        deck = ((), hidden & ~(1 << tile), bottom)
    elif not known and not hidden and bottom and bottom[0] == tile:
        deck = ((), 0, bottom[1:])
    else:
        raise CannotDo(f"{game.board.experts[tile].name} cannot lie on top of the {FEATURES[feature]} deck")
    game.expert_decks = put(game.expert_decks, feature, deck)
    hand = game.hands[side]
    _hold(game, side, hand._replace(experts=hand.experts | 1 << tile))


def flip_expert(game: Game, side: int, tile: int) -> None:
    """Turn an Expert of a side face down, since its ability is used."""
    hand = _with_expert(game, side, tile)
    _hold(game, side, hand._replace(experts=hand.experts & ~(1 << tile), face_down=hand.face_down | 1 << tile))


def discard_expert(game: Game, side: int, tile: int) -> None:
    """Put a face-up Expert of a side face up under its deck."""
    hand = _with_expert(game, side, tile)
    _hold(game, side, hand._replace(experts=hand.experts & ~(1 << tile)))
    feature = game.board.experts[tile].feature
    known, hidden, bottom = game.expert_decks[feature]
    game.expert_decks = put(game.expert_decks, feature, (known, hidden, (*bottom, tile)))


def flip_all_up(game: Game, side: int) -> int:
    """Turn all Experts and Magnate Action tiles of a side face up again; how many were face down."""
    hand = game.hands[side]
    count = hand.face_down.bit_count() + sum(hand.used)
    actions = bytes(up + down for up, down in zip(hand.actions, hand.used, strict=True))
    _hold(
        game,
        side,
        hand._replace(experts=hand.experts | hand.face_down, face_down=0, actions=actions, used=bytes(len(hand.used))),
    )
    return count


def lay_out_tile(game: Game, place: int, tile: int) -> None:
    """Put a Magnate tile of its stack on an empty space (0-5) of the display."""
    display, actions, multipliers = game.magnates
    kind = tile - 1 - (len(actions) if game.board.is_multiplier(tile) else 0)
    stack = multipliers if game.board.is_multiplier(tile) else actions
    if display[place] or not stack[kind]:
        raise CannotDo(f"{game.board.tile_names[tile]} cannot be laid on space {place + 1} of the display")
    stack = put(stack, kind, stack[kind] - 1)
    rest = (actions, stack) if game.board.is_multiplier(tile) else (stack, multipliers)
    game.magnates = Magnates(put(display, place, tile), *rest)


def take_display_tile(game: Game, place: int) -> int:
    """Take the tile on a space (0-5) of the Magnate display; its code."""
    display, actions, multipliers = game.magnates
    tile = display[place]
    if not tile:
        raise CannotDo(f"space {place + 1} of the display is empty")
    game.magnates = Magnates(put(display, place, 0), actions, multipliers)
    return tile


def keep_multiplier(game: Game, side: int, tile: int) -> None:
    """Keep a Multiplier with a barrel of the supply on it."""
    kind = tile - 1 - len(game.board.action_copies)
    spend_barrel(game, side)
    hand = game.hands[side]
    _hold(game, side, hand._replace(multipliers=put(hand.multipliers, kind, hand.multipliers[kind] + 1)))


def keep_action_tile(game: Game, side: int, tile: int) -> None:
    """Keep a Magnate Action tile, face up."""
    hand = game.hands[side]
    _hold(game, side, hand._replace(actions=put(hand.actions, tile - 1, hand.actions[tile - 1] + 1)))


def flip_action_tile(game: Game, side: int, tile: int) -> None:
    """Turn a Magnate Action tile of a side face down, since it is used."""
    hand, kind = game.hands[side], tile - 1
    if not hand.actions[kind]:
        raise CannotDo(f"{game.sides[side]} holds no ‘{game.board.tile_titles[tile]}’ face up")
    _hold(
        game,
        side,
        hand._replace(
            actions=put(hand.actions, kind, hand.actions[kind] - 1), used=put(hand.used, kind, hand.used[kind] + 1)
        ),
    )


def return_barrel_from_multiplier(game: Game, side: int, kind: int) -> None:
    """Take the barrel off a Multiplier; the tile stays and scores nothing."""
    hand = game.hands[side]
    if not hand.multipliers[kind]:
        raise CannotDo(f"{game.sides[side]} has no barrel on that Multiplier")
    multipliers = put(hand.multipliers, kind, hand.multipliers[kind] - 1)
    _hold(game, side, hand._replace(multipliers=multipliers, bare=put(hand.bare, kind, hand.bare[kind] + 1)))
    game.barrels = put(game.barrels, side, game.barrels[side] + 1)


def take_magnate_barrel(game: Game, side: int, magnate: int) -> None:
    """Take one of a side's barrels from a Magnate (0 Carolina, 1 Bruno, 2 Anabela) into its supply."""
    hand = game.hands[side]
    held = hand.magnate_barrels[magnate]
    if not held:
        raise CannotDo(f"{game.sides[side]} has no barrel left with {MAGNATES[magnate].title()}")
    _hold(game, side, hand._replace(magnate_barrels=put(hand.magnate_barrels, magnate, held - 1)))
    game.barrels = put(game.barrels, side, game.barrels[side] + 1)


def take_ports(game: Game, side: int, most: int) -> int:
    """Take Port tiles of the supply, as many as there are up to `most`; how many."""
    count = min(most, game.port_supply)
    game.port_supply -= count
    hand = game.hands[side]
    _hold(game, side, hand._replace(ports=hand.ports + count))
    return count


def spend_ports(game: Game, side: int, count: int) -> None:
    """Return Port tiles of a side to the supply."""
    hand = game.hands[side]
    if count > hand.ports:
        raise CannotDo(f"{game.sides[side]} has {hand.ports} Port tiles, not {count}")
    game.port_supply += count
    _hold(game, side, hand._replace(ports=hand.ports - count))


def _with_expert(game: Game, side: int, tile: int) -> Hand:
    hand = game.hands[side]
    if not hand.experts >> tile & 1:
        raise CannotDo(f"{game.sides[side]} does not have {game.board.experts[tile].name} face up")
    return hand


def _hold(game: Game, side: int, hand: Hand) -> None:
    game.hands = put(game.hands, side, hand)
