"""The automa's turn: a forced sale, or die, token and action; no payment for its movement, no bribes, no cards."""

from vinhos_kernel.opponents.automa2021.path import meets_another, note_use, step, used_this_year
from vinhos_kernel.opponents.automa2021.press_release import enter_because_tokens_meet, why_no_press_release
from vinhos_kernel.opponents.numbers import gather_numbers
from vinhos_kernel.rules.abilities import use_ability
from vinhos_kernel.rules.experts import show_tops
from vinhos_kernel.rules.magnate_tiles import use_tile
from vinhos_kernel.rules.sales import need_for_a_sale
from vinhos_kernel.rules.turn import ABILITY, ACTIONS, TILE, extras, need_of
from vinhos_kernel.rules.vineyards import show_open_stacks, vineyards
from vinhos_kernel.state.game import Game
from vinhos_kernel.state.names import ACROSS, SPACES
from vinhos_kernel.state.verbs import move_marker
from vinhos_kernel.table.rule import rule
from vinhos_kernel.table.turn import Turn

SALES = SPACES.index("sales")
PAID = ("vineyards", "wineries", "cellars", "workers", "experts")
"""The actions that cost something beside the move."""


@rule("automa.turn")
def take_turn(turn: Turn[Game], game: Game) -> None:
    """With 4 Bagos or fewer it must sell; else the die names a token."""
    show_tops(turn, game)
    show_open_stacks(turn, game)
    forced = must_sell(turn, game)
    without_die = forced and turn.reads(game, "forced_sale_die") == "no_die"
    if forced:
        turn.tells("holds {n} Bagos: it must sell", n=game.bagos[ACROSS])
    if without_die:
        turn.then(act, SALES)
    else:
        turn.then(roll_the_die, int(forced))
    turn.then(gather_numbers)


def must_sell(turn: Turn[Game], game: Game) -> bool:
    """Whether a sale is forced: few Bagos, no sale yet this year, and (a reading) a wine that can be sold."""
    few = game.bagos[ACROSS] <= game.board.automa["sales_at_bagos"]
    if not few or used_this_year(game) >> SALES & 1:
        return False
    if not need_for_a_sale(game, ACROSS).lacks or turn.reads(game, "forced_sale_needs_wine") == "no":
        return True
    turn.tells("holds {n} Bagos, but nothing can be sold: the die decides", n=game.bagos[ACROSS])
    return False


@rule("automa.die")
def roll_the_die(turn: Turn[Game], game: Game, forced: int) -> None:
    """The die has the faces 2, 3, 3, 4, 4, 5: it names one of the four tokens."""
    numbers = tuple(token.number for token in game.board.tokens)
    number = turn.look("die", "What does the die show?", numbers, game.board.die)
    turn.tells("the die shows {n}", n=number)
    turn.then(step_and_act, numbers.index(int(number)), forced)


@rule("automa.step")
def step_and_act(turn: Turn[Game], game: Game, token: int, forced: int) -> None:
    """The token goes one step along its arrows, the marker with it for nothing; then comes that action."""
    space = step(turn, game, token)
    move_marker(game, ACROSS, space)
    turn.tells("token {n} goes to {space}; it pays nobody", n=game.board.tokens[token].number, space=space)
    if forced:
        turn.reads(game, "forced_sale_die")
        turn.tells("the sale takes the place of that action")
        return turn.then(act, SALES)
    if not meet(turn, game, token, space):
        turn.then(act_or_step_on, token, space)


def meet(turn: Turn[Game], game: Game, token: int, space: int) -> bool:
    """Look whether a token meets another one; whether a Press Release takes the place of the action."""
    if not meets_another(game, token):
        return False
    why_not = why_no_press_release(turn, game)
    if why_not:
        turn.tells("the token meets another one, but " + why_not)
        return False
    instead = turn.reads(game, "press_release_action") == "instead"
    turn.tells("the token meets another one: a Press Release" + (" in the place of the action" if instead else ""))
    turn.then(enter_because_tokens_meet)
    if instead:
        note_use(game, space)
    return instead


@rule("automa.blocked")
def act_or_step_on(turn: Turn[Game], game: Game, token: int, space: int) -> None:
    """An action that cannot be done: nothing happens, or (a reading) the token goes one step more, once."""
    if not need_of(game, ACROSS, space).why_not(game.bagos[ACROSS]):
        return turn.then(act, space)
    note_use(game, space)
    _reads_the_price(turn, game, space)
    if turn.reads(game, "token_choice_when_blocked") == "none":
        return turn.tells("the action of {space} cannot be done: nothing happens", space=space)
    space = step(turn, game, token)
    move_marker(game, ACROSS, space)
    turn.tells("it cannot be done: token {n} steps on to {space}", n=game.board.tokens[token].number, space=space)
    if not meet(turn, game, token, space):
        turn.then(act, space)


@rule("automa.act")
def act(turn: Turn[Game], game: Game, space: int) -> None:
    """It takes the action of a space by your rules, and decides by its priorities."""
    note_use(game, space)
    move_marker(game, ACROSS, space)
    _reads_the_price(turn, game, space)
    if need_of(game, ACROSS, space).why_not(game.bagos[ACROSS]):
        return turn.tells("the action of {space} cannot be done: nothing happens", space=space)
    action, hand = game.board.actions[space], game.hands[ACROSS]
    if hand.experts or any(hand.actions):
        turn.reads(game, "automa_uses_experts")
    turn.tells("takes the action of {space}", space=space)
    if action == "vineyards":
        turn.then(vineyards, ACROSS, 0)
    else:
        turn.then(ACTIONS[action], ACROSS)
    if game.readings["automa_uses_experts"] == "abilities_too":
        turn.then(use_what_it_has)


def _reads_the_price(turn: Turn[Game], game: Game, space: int) -> None:
    """Note the doubt about its paying, where the action of a space costs something."""
    if game.board.actions[space] in PAID:
        turn.reads(game, "automa_pays_actions")


@rule("automa.extras")
def use_what_it_has(turn: Turn[Game], game: Game) -> None:
    """By a reading it uses one Expert ability and one Magnate tile after its action: the first that is possible."""
    possible = extras(game, ACROSS, 0, "end", "")
    for prefix in (ABILITY, TILE):
        name = next((each.removeprefix(prefix) for each in possible if each.startswith(prefix)), "")
        if name and prefix == ABILITY:
            turn.then(use_ability, ACROSS, game.board.expert_at[name])
        elif name:
            turn.then(use_tile, ACROSS, game.board.tile_at[name])


@rule("automa.last_action")
def last_action(turn: Turn[Game], game: Game) -> None:
    """After the third Fair it takes one more action like everybody: a new turn, so nothing came up already in it."""
    game.path = game.path._replace(year=0, used=0)
    turn.then(take_turn)
