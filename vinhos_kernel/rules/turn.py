"""Your turn: move, act, and beside it one Wine Expert and one Magnate Action tile."""

from collections.abc import Callable

from vinhos_kernel.rules.abilities import use_ability, useful_experts
from vinhos_kernel.rules.asking import ask
from vinhos_kernel.rules.buildings import cellars, need_to_build, price_of_piece, wineries
from vinhos_kernel.rules.citing import formula
from vinhos_kernel.rules.experts import experts, need_for_an_expert, show_tops
from vinhos_kernel.rules.export import export, need_for_an_export
from vinhos_kernel.rules.magnate_tiles import least_sale, use_tile, useful_tiles
from vinhos_kernel.rules.need import NOTHING, Need
from vinhos_kernel.rules.press_release import go_to_the_centre
from vinhos_kernel.rules.quadrel import dearest_move, move_to, price_of
from vinhos_kernel.rules.rival import price_for
from vinhos_kernel.rules.sales import need_for_a_sale, sales
from vinhos_kernel.rules.vineyards import need_for_a_vineyard, show_open_stacks, vineyards
from vinhos_kernel.rules.workers import need_for_a_worker, workers
from vinhos_kernel.state.game import Game
from vinhos_kernel.state.names import CELLARS, CENTRE, SPACES, WINERIES
from vinhos_kernel.table.rule import rule
from vinhos_kernel.table.turn import Turn

EXPERT_USED, TILE_USED, FREELY, CHEAPER = 1, 2, 4, 8
"""What a turn remembers: an Expert was flipped, a tile was flipped, the move is free, Vineyards are cheaper."""

ABILITY, TILE = "ability:", "tile:"
ACT, END = "act", "end"

ACTIONS: dict[str, Callable[..., None]] = {
    "vineyards": vineyards, "wineries": wineries, "cellars": cellars, "workers": workers, "sales": sales,
    "export": export, "experts": experts, "press_release": go_to_the_centre,
}  # fmt: skip


NEEDS: dict[str, Callable[[Game, int], Need]] = {
    "vineyards": need_for_a_vineyard,
    "wineries": lambda game, side: need_to_build(
        game, side, WINERIES, price_for(game, side, game.board.cost["winery"])
    ),
    "cellars": lambda game, side: need_to_build(game, side, CELLARS, price_of_piece(game, side, CELLARS)),
    "workers": need_for_a_worker,
    "sales": need_for_a_sale,
    "export": need_for_an_export,
    "experts": lambda game, side: need_for_an_expert(game, price_for(game, side, game.board.cost["expert"])),
    "press_release": lambda game, side: NOTHING,
}


@rule("turn")
def take_a_turn(turn: Turn[Game], game: Game, side: int) -> None:
    """A turn of your own: one move and one action, and if you like one Expert and one Magnate tile."""
    show_tops(turn, game)
    show_open_stacks(turn, game)
    turn.then(choose_a_space, side, 0)


@rule("turn.move")
def choose_a_space(turn: Turn[Game], game: Game, side: int, used: int) -> None:
    """Where to go: every space whose move and action you can pay and perform; before it an Expert or a tile."""
    spaces = open_spaces(game, side, used)
    answer = str(
        ask(
            turn,
            game,
            side,
            "move",
            "Where to, or what is used first?",
            (*spaces, *extras(game, side, used, "move", "")),
        )
    )
    if answer in SPACES:
        space = SPACES.index(answer)
        if game.readings["afford_with_later_gain"] == "yes" and _needs_more(game, side, space, used):
            turn.reads(game, "afford_with_later_gain")
            turn.tells("{side} count[s] on what comes after the move", side=side)
        stays = game.markers[side] == space
        turn.then(move_to, side, space, int(bool(used & FREELY)))
        if stays and game.readings["staying"] == "passes":
            return turn.then(end_the_turn, side, used)
        turn.then(arrive, side, space, used)
    else:
        turn.then(choose_a_space, side, _use(turn, game, side, used, answer))


@rule("turn.arrive")
def arrive(turn: Turn[Game], game: Game, side: int, space: int, used: int) -> None:
    """Between the move and the action an Expert or a tile may be used; then the action of the space is taken."""
    action = game.board.actions[space]
    possible = extras(game, side, used, "act", action)
    if game.readings["afford_with_later_gain"] == "no" or _can_act(game, side, space, game.bagos[side], used):
        possible = (ACT, *possible)
    else:
        turn.reads(game, "afford_with_later_gain")
        possible = tuple(each for each in possible if _helps(game, side, space, each))
    answer = str(ask(turn, game, side, "arrive", "Take the action, or use something first?", possible))
    if answer != ACT:
        return turn.then(arrive, side, space, _use(turn, game, side, used, answer))
    if action == "vineyards":
        turn.then(vineyards, side, _discount(game, used))
    else:
        turn.then(ACTIONS[action], side)
    turn.then(end_the_turn, side, used)


@rule("turn.end")
def end_the_turn(turn: Turn[Game], game: Game, side: int, used: int) -> None:
    """After the action an Expert or a tile that is left may still be used."""
    answer = str(
        ask(
            turn,
            game,
            side,
            "end",
            "End the turn, or use something first?",
            (END, *extras(game, side, used, "end", "")),
        )
    )
    if answer != END:
        turn.then(end_the_turn, side, _use(turn, game, side, used, answer))


def open_spaces(game: Game, side: int, used: int) -> tuple[str, ...]:
    """The spaces that you can go to; if there is no other, the centre on which you stand already."""
    here, spare = game.markers[side], game.bagos[side] - dearest_move(game.board)
    needs = {action: need(game, side) for action, need in NEEDS.items()}
    easy = {action for action, (bagos, lacks) in needs.items() if not lacks and bagos <= spare}
    spaces = [
        SPACES[space]
        for space, action in enumerate(game.board.actions)
        if space != here and (action in easy or not why_closed(game, side, space, used, needs.get(action)))
    ]
    return tuple(spaces) or (SPACES[CENTRE],)


@formula("quadrel.closed")
def why_closed(game: Game, side: int, space: int, used: int = 0, need: Need | None = None) -> str:
    """Why you cannot go to a space: you stand on it, cannot pay for the move, or not for the action too; or nothing.

    `used` is what the turn remembers (an Expert or a tile that was used, a free move), at its start 0; `need` is what
    the action takes, if somebody has worked it out already.
    """
    if game.markers[side] == space:
        return "you stand here"
    if space == CENTRE:
        return ""
    price, purse = price_of(game, side, space, used & FREELY).total, game.bagos[side]
    if price > purse:
        return f"the move costs {price} B, you hold {purse}"
    bagos, why = need or NEEDS[game.board.actions[space]](game, side)
    if not why and price + bagos > purse:
        why = f"move {price} B and action {bagos} B, you hold {purse}"
    if why and game.readings["afford_with_later_gain"] == "yes" and _later_gain(game, side, space, used, purse - price):
        return ""
    return why


def need_of(game: Game, side: int, space: int, discount: int = 0) -> Need:
    """What the action of a space takes at least."""
    return _need_named(game, side, game.board.actions[space], discount)


def _need_named(game: Game, side: int, action: str, discount: int = 0) -> Need:
    return need_for_a_vineyard(game, side, discount) if action == "vineyards" else NEEDS[action](game, side)


def extras(game: Game, side: int, used: int, moment: str, action: str) -> tuple[str, ...]:
    """The Experts and Magnate tiles that may be used now, as they are answered: ability:..., tile:..."""
    hand = game.hands[side]
    found: list[str] = []
    if not used & EXPERT_USED and hand.experts:
        experts_now = useful_experts(game, side, hand, moment, action == "vineyards")
        found += [ABILITY + game.board.experts[tile].name for tile in experts_now]
    if not used & TILE_USED and any(hand.actions):
        spare = game.bagos[side] - (_need_named(game, side, action).bagos if action else 0)
        found += [TILE + game.board.tile_names[tile] for tile in useful_tiles(game, side, hand, action, spare)]
    return tuple(found)


def _use(turn: Turn[Game], game: Game, side: int, used: int, answer: str) -> int:
    """Put the ability or the tile on the agenda; what the turn remembers then."""
    if answer.startswith(TILE):
        turn.then(use_tile, side, game.board.tile_at[answer.removeprefix(TILE)])
        return used | TILE_USED
    expert = game.board.expert_at[answer.removeprefix(ABILITY)]
    turn.then(use_ability, side, expert)
    ability = game.board.experts[expert].ability
    return used | EXPERT_USED | (FREELY if ability == "free_move" else CHEAPER if ability == "vineyards_minus_1" else 0)


def _discount(game: Game, used: int) -> int:
    return game.board.ability_amounts["vineyards_minus_1"] if used & CHEAPER else 0


def _needs_more(game: Game, side: int, space: int, used: int) -> bool:
    """Whether move and action cost more than is in the purse."""
    price = price_of(game, side, space, used & FREELY).total
    return not _can_act(game, side, space, game.bagos[side] - price, used)


def _can_act(game: Game, side: int, space: int, purse: int, used: int = 0) -> bool:
    return not need_of(game, side, space, _discount(game, used)).why_not(purse)


def _later_gain(game: Game, side: int, space: int, used: int, purse: int) -> bool:
    """Whether an Expert or a tile that is used after the move would make the action possible."""
    return any(
        _helps(game, side, space, each, purse) for each in extras(game, side, used, "act", game.board.actions[space])
    )


def _helps(game: Game, side: int, space: int, extra: str, purse: int | None = None) -> bool:
    """Whether an action becomes possible with what an Expert or a tile brings at least."""
    money = game.bagos[side] if purse is None else purse
    if extra.startswith(TILE):
        gain = least_sale(game, side) if extra == TILE + "sales" else 0
        return bool(gain) and _can_act(game, side, space, money + gain)
    ability = game.board.experts[game.board.expert_at[extra.removeprefix(ABILITY)]].ability
    if ability == "bagos_2":
        return _can_act(game, side, space, money + game.board.ability_amounts[ability])
    return ability == "vineyards_minus_1" and _can_act(game, side, space, money, CHEAPER)
