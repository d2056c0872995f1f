"""The six Wine Expert abilities: one face-up Expert a turn is flipped face down for what it can do."""

from collections.abc import Iterator

from vinhos_kernel.rules.asking import ask
from vinhos_kernel.rules.renown import tell_cube
from vinhos_kernel.rules.vineyards import regions_to_buy_from, top_colour
from vinhos_kernel.state.game import Game, Hand
from vinhos_kernel.state.growing import order_stack
from vinhos_kernel.state.names import COLOURS, REGIONS
from vinhos_kernel.state.tiles import flip_expert, return_barrel_from_multiplier
from vinhos_kernel.state.verbs import gain_bagos, return_barrel_from_export, return_barrel_from_sales
from vinhos_kernel.table.deck import cards_in
from vinhos_kernel.table.rule import rule
from vinhos_kernel.table.turn import Turn

MULTIPLIER = "multiplier "


@rule("ability")
def use_ability(turn: Turn[Game], game: Game, side: int, expert: int) -> None:
    """Flip a face-up Expert and apply what it can do."""
    flip_expert(game, side, expert)
    turn.tells("{side} flip[s] the {expert}", side=side, expert=expert)
    ability = game.board.experts[expert].ability
    if ability == "bagos_2":
        amount = game.board.ability_amounts[ability]
        gain_bagos(game, side, amount)
        turn.tells("{side} take[s] {n} Bagos from the supply", side=side, n=amount)
    elif ability == "recall_barrel":
        turn.then(recall_a_barrel, side)
    elif ability == "cube_1":
        turn.then(add_a_cube_anywhere, side)
    elif ability == "rearrange_stack":
        turn.then(look_through_a_stack, side)


@rule("ability.barrel")
def recall_a_barrel(turn: Turn[Game], game: Game, side: int) -> None:
    """Take back one of your barrels from Sales, Export or a Multiplier, never from a Magnate."""
    barrels = tuple(barrels_to_recall(game, side))
    barrel = str(ask(turn, game, side, "barrel", "Which barrel comes back?", barrels))
    if barrel.startswith(MULTIPLIER):
        tile = game.board.tile_at[barrel.removeprefix(MULTIPLIER)]
        return_barrel_from_multiplier(game, side, tile - 1 - len(game.board.action_copies))
    elif barrel in game.board.sales_slot_at:
        return_barrel_from_sales(game, game.board.sales_slot_at[barrel])
    else:
        names = [slot.name for slot in game.board.export_slots]
        return_barrel_from_export(game, names.index(barrel))
    turn.tells("{side} take[s] the barrel back from {barrel_place}", side=side, barrel_place=barrel)


@rule("ability.cube")
def add_a_cube_anywhere(turn: Turn[Game], game: Game, side: int) -> None:
    """A Renown cube of the supply into a region with room."""
    names = tuple(REGIONS[region] for region in regions_with_room(game))
    region = REGIONS.index(str(ask(turn, game, side, "region", "Which region gets a Renown cube?", names)))
    tell_cube(turn, game, region)


@rule("ability.stack")
def look_through_a_stack(turn: Turn[Game], game: Game, side: int) -> None:
    """Choose the stack of a region, look through it, and lay it in any order before buying."""
    names = tuple(REGIONS[region] for region in stacks_to_rearrange(game))
    prompt = "Which region's Vineyard stack is rearranged?"
    region = REGIONS.index(str(ask(turn, game, side, "region", prompt, names)))
    turn.tells("{side} look[s] through the stack of {region}", side=side, region=region)
    for _ in range(game.stacks[region] - len(game.vines.tops[region])):
        turn.then(see_one_more, region)
    turn.then(lay_in_order, side, region)


@rule("ability.stack.1")
def see_one_more(turn: Turn[Game], game: Game, region: int) -> None:
    """The next Vineyard of the stack is seen."""
    colour = top_colour(turn, game, region, at_the_end=True)
    turn.tells("in it lies a {colour} Vineyard", colour=COLOURS[colour - 1])


@rule("ability.stack.2")
def lay_in_order(turn: Turn[Game], game: Game, side: int, region: int) -> None:
    """Lay the stack in any order after which something can be bought, the top one first."""
    every = _orders(game.vines.tops[region])
    possible = [order for order in every if _leaves_a_purchase(game, side, region, order)] or every
    orders = tuple(" ".join(COLOURS[c - 1] for c in order) for order in possible)
    prompt = f"In which order does the stack of {game.board.region_names[region]} lie, the top one first?"
    order = str(ask(turn, game, side, "stack_order", prompt, orders))
    order_stack(game, region, bytes(COLOURS.index(colour) + 1 for colour in order.split()))
    turn.tells("the stack of {region} lies now: {order_of}", region=region, order_of=order)


def useful_experts(game: Game, side: int, hand: Hand, moment: str, vineyards: bool) -> Iterator[int]:
    """The face-up Experts whose ability can be applied at a moment: "move" (before it), "act" (before it), "end"."""
    for tile in cards_in(hand.experts):
        ability = game.board.experts[tile].ability
        if ability == "bagos_2" or (ability == "free_move" and moment == "move"):
            yield tile
        elif ability == "recall_barrel":
            if any(True for _ in barrels_to_recall(game, side)):
                yield tile
        elif ability == "cube_1":
            if regions_with_room(game):
                yield tile
        elif not vineyards or moment != "act":
            continue
        elif ability == "vineyards_minus_1" or (ability == "rearrange_stack" and stacks_to_rearrange(game)):
            yield tile


def barrels_to_recall(game: Game, side: int) -> Iterator[str]:
    """Your barrels on Sales, Export and Multipliers, by the name of the place."""
    for slot, holder in enumerate(game.sales):
        if holder == side:
            yield game.board.sales_slots[slot].name
    for slot, holder in enumerate(game.export):
        if holder == side:
            yield game.board.export_slots[slot].name
    first = 1 + len(game.board.action_copies)
    for kind, count in enumerate(game.hands[side].multipliers):
        if count:
            yield MULTIPLIER + game.board.tile_names[first + kind]


def regions_with_room(game: Game) -> list[int]:
    """The regions in play whose inset has room, if a cube is left."""
    if not game.cube_supply:
        return []
    return [n for n in cards_in(game.in_play) if game.cubes[n] < game.board.renown_spaces[n]]


def stacks_to_rearrange(game: Game) -> list[int]:
    """The stacks in which an order can be chosen: two Vineyards or more, not all known to be of one colour."""
    return [
        n
        for n in cards_in(game.in_play)
        if game.stacks[n] > 1 and (len(set(game.vines.tops[n])) > 1 or len(game.vines.tops[n]) < game.stacks[n])
    ]


def _leaves_a_purchase(game: Game, side: int, region: int, order: bytes) -> bool:
    """Whether some Vineyard can still be bought in this action once a stack lies in an order."""
    laid = game.copy()
    order_stack(laid, region, order)
    return bool(regions_to_buy_from(laid, side, game.bagos[side], 0, 0))


def _orders(colours: bytes) -> list[bytes]:
    """All different orders of some colours, in a fixed sequence."""
    if not colours:
        return [b""]
    found = []
    for colour in sorted(set(colours)):
        rest = bytearray(colours)
        rest.remove(colour)
        found += [bytes((colour,)) + order for order in _orders(bytes(rest))]
    return found
