"""Hiring Wine Experts: the top tile of a deck, the second after seeing the first."""

from vinhos_kernel.rules.asking import ask
from vinhos_kernel.rules.need import Need, need_of_bagos
from vinhos_kernel.rules.rival import price_for
from vinhos_kernel.rules.sales import STOP
from vinhos_kernel.state.game import Game
from vinhos_kernel.state.names import FEATURES
from vinhos_kernel.state.tiles import show_top_expert, take_top_expert
from vinhos_kernel.state.verbs import gain_bagos
from vinhos_kernel.table.rule import rule
from vinhos_kernel.table.turn import Turn

NO_EXPERT = Need(0, "no Wine Expert is left")


@rule("experts")
def experts(turn: Turn[Game], game: Game, side: int) -> None:
    """Hire 1 or 2 Wine Experts from the top of any decks."""
    turn.then(hire_an_expert, side, price_for(game, side, game.board.cost["expert"]), 0, game.board.count["take_most"])


@rule("experts.1")
def hire_an_expert(turn: Turn[Game], game: Game, side: int, price: int, done: int, most: int) -> None:
    """Pay for the top tile of a deck and take it face up; then decide whether to take another."""
    decks = decks_to_hire_from(game, game.bagos[side], price)
    if not decks and not done:
        return turn.tells("no Wine Expert can be hired")
    answer = ask(turn, game, side, "feature", "From which deck?", (*decks, STOP) if done else decks)
    if answer == STOP:
        return
    _hire(turn, game, side, FEATURES.index(str(answer)), price)
    if done + 1 < most:
        turn.then(hire_an_expert, side, price, done + 1, most)


@rule("experts.free")
def hire_for_nothing(turn: Turn[Game], game: Game, side: int) -> None:
    """A Wine Expert for nothing, from the top of any deck."""
    decks = decks_to_hire_from(game, 0, 0)
    if not decks:
        return turn.tells("no Wine Expert is left")
    _hire(turn, game, side, FEATURES.index(str(ask(turn, game, side, "feature", "From which deck?", decks))), 0)


@rule("experts.top")
def show_top(turn: Turn[Game], game: Game, feature: int) -> None:
    """Expert decks lie face up: what is on top is seen before it is taken (a reading)."""
    tile = top_expert(turn, game, feature)
    if tile is None or game.expert_decks[feature][0] or not game.expert_decks[feature][1]:
        return
    show_top_expert(game, tile)
    turn.reads(game, "expert_tops")
    turn.tells("the {expert} lies on top", expert=tile)


def show_tops(turn: Turn[Game], game: Game) -> None:
    """Name what is to be turned up before a player decides: each deck whose top nobody knows."""
    if game.readings["expert_tops"] == "face_up":
        for feature, (known, hidden, _) in enumerate(game.expert_decks):
            if hidden and not known:
                turn.then(show_top, feature)


def need_for_an_expert(game: Game, price: int) -> Need:
    """What an Expert takes: the price, and a deck that is not empty."""
    return need_of_bagos(price) if any(map(any, game.expert_decks)) else NO_EXPERT


def decks_to_hire_from(game: Game, purse: int, price: int) -> tuple[str, ...]:
    """The decks that have a tile, if one can be paid."""
    if purse < price:
        return ()
    return tuple(FEATURES[feature] for feature, deck in enumerate(game.expert_decks) if any(deck))


def top_expert(turn: Turn[Game], game: Game, feature: int) -> int | None:
    """The tile on top of an Expert deck; if nobody has seen it yet, it turns up now."""
    known, hidden, bottom = game.expert_decks[feature]
    if known:
        return known[0]
    if not hidden:
        return bottom[0] if bottom else None
    tiles, names = game.board.experts_in(hidden)
    prompt = f"Which Expert lies on top of {game.board.feature_names[feature]}?"
    return tiles[names.index(str(turn.look("expert", prompt, names)))]


def _hire(turn: Turn[Game], game: Game, side: int, feature: int, price: int) -> None:
    tile = top_expert(turn, game, feature)
    if tile is None:
        return turn.tells("the {feature} deck is empty", feature=feature)
    if not game.expert_decks[feature][0]:
        turn.reads(game, "expert_tops")
    gain_bagos(game, side, -price)
    take_top_expert(game, side, tile)
    turn.tells("{side} hire[s] the {expert}" + (" for {n} Bagos" if price else ""), side=side, expert=tile, n=price)
    if game.readings["expert_tops"] == "face_up" and game.expert_decks[feature][1]:
        turn.then(show_top, feature)
