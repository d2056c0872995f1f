"""The centre of the Quadrel and your Press Release: turn order, wine, booth, Experts, barrels from the Magnates."""

from vinhos_kernel.rules.asking import ask
from vinhos_kernel.rules.experts import hire_for_nothing
from vinhos_kernel.rules.wine import spendable, told_value
from vinhos_kernel.state.estate import COLOUR, REGION, wine_at, wine_name, wine_names, wines_of
from vinhos_kernel.state.game import Game
from vinhos_kernel.state.growing import discard_wine
from vinhos_kernel.state.names import (
    BAGOS_BOOTH,
    BOOTHS,
    COLOURS,
    FAIR_POINTS_BOOTH,
    FREE_EXPERT_BOOTH,
    MAGNATES,
    NOBODY,
)
from vinhos_kernel.state.tiles import discard_expert, take_magnate_barrel
from vinhos_kernel.state.verbs import gain_bagos, gain_fair_points, stand_at_booth, take_cubes, take_lower_slot
from vinhos_kernel.table.deck import cards_in
from vinhos_kernel.table.rule import rule
from vinhos_kernel.table.turn import Turn

PASS, ENTER, NONE = "pass", "press_release", "none"


@rule("press_release")
def go_to_the_centre(turn: Turn[Game], game: Game, side: int) -> None:
    """The order first, then pass or enter a wine in the next Fair."""
    turn.then(choose_an_order_slot, side)
    turn.then(pass_or_enter, side)


@rule("order.choose")
def choose_an_order_slot(turn: Turn[Game], game: Game, side: int) -> None:
    """The order marker goes to any empty slot of the lower row; it counts after everybody has acted."""
    if game.calendar.phase == "last_action":
        return
    if side in game.next_order:
        if turn.reads(game, "second_pass") == "stays":
            return turn.tells("{side} lie[s] in the lower row of the order already", side=side)
        game.next_order = bytes(NOBODY if holder == side else holder for holder in game.next_order)
    free = tuple(slot + 1 for slot, holder in enumerate(game.next_order) if holder == NOBODY)
    slot = int(ask(turn, game, side, "order_slot", "Which place in the next order?", free)) - 1
    take_lower_slot(game, side, slot)
    turn.tells("{side} take[s] place {n} in the next order", side=side, n=slot + 1)


@rule("press_release.choose")
def pass_or_enter(turn: Turn[Game], game: Game, side: int) -> None:
    """Once before each Fair a wine can be entered; after the third Fair nobody enters any more."""
    why = why_no_entry(game, side)
    if why:
        return turn.tells("{side} pass[es]: " + why, side=side)
    answer = ask(turn, game, side, "press", "Pass, or a Press Release?", (PASS, ENTER))
    if answer == PASS:
        return turn.tells("{side} pass[es]", side=side)
    turn.then(enter_a_wine, side)


@rule("press_release.wine")
def enter_a_wine(turn: Turn[Game], game: Game, side: int) -> None:
    """A wine and up to 2 Renown cubes: its Value in Fair Points, 2 more for Trás-os-Montes."""
    wines = wine_names(game.estates[side])
    place, at = wine_at(str(ask(turn, game, side, "wine", "Which wine is entered in the Fair?", wines)))
    most = spendable(game, game.estates[side][place][REGION])
    cubes = int(ask(turn, game, side, "cubes", "How many Renown cubes go with it?", tuple(range(most + 1))))
    value = present(turn, game, side, place, at, cubes)
    turn.then(take_a_booth, side, 0)
    turn.then(send_experts, side)
    turn.then(take_barrels, side, place, at, value)


def present(turn: Turn[Game], game: Game, side: int, place: int, at: int, cubes: int) -> int:
    """Gain the Fair Points of a wine with some cubes; its Value with them."""
    estate = game.estates[side][place]
    region = estate[REGION]
    value = told_value(turn, game, estate, at) + cubes * game.board.cube_worth[region]
    take_cubes(game, region, cubes)
    gain_fair_points(game, side, value + game.board.press_bonus[region])
    turn.tells(
        "{side} enter[s] {wine}, worth {n}" + (" with {cubes} cubes of {region}" if cubes else ""),
        side=side, wine=wine_name(place, at), n=value, cubes=cubes, region=region,
    )  # fmt: skip
    if game.board.press_bonus[region]:
        turn.tells("a wine of {region}: {n} more Fair Points", region=region, n=game.board.press_bonus[region])
    return value


@rule("press_release.booth")
def take_a_booth(turn: Turn[Game], game: Game, side: int, without: int) -> None:
    """The disc goes to a free booth, which gives its bonus (not to who comes without a wine)."""
    free = tuple(BOOTHS[booth] for booth, holder in enumerate(game.booths) if not holder)
    booth = BOOTHS.index(str(ask(turn, game, side, "booth", "Which booth of the Fair?", free)))
    stand_at_booth(game, side, booth)
    turn.tells("{side} stand[s] at the booth ‘{booth}’", side=side, booth=booth)
    amount = game.board.booth_amounts[booth]
    if without:
        turn.tells("without a wine the booth gives nothing")
    elif booth == FREE_EXPERT_BOOTH:
        for _ in range(amount):
            turn.then(hire_for_nothing, side)
    elif booth == BAGOS_BOOTH:
        gain_bagos(game, side, amount)
        turn.tells("{side} take[s] {n} Bagos", side=side, n=amount)
    elif booth == FAIR_POINTS_BOOTH:
        gain_fair_points(game, side, amount)
        turn.tells("{side} gain[s] {n} Fair Points", side=side, n=amount)


@rule("press_release.experts")
def send_experts(turn: Turn[Game], game: Game, side: int) -> None:
    """For each feature on the Vintage tile one face-up Expert may be discarded for Fair Points."""
    sent: list[tuple[int, int]] = []
    experts = game.board.experts
    for feature, bonus in game.tile.features if game.tile else ():
        own = tuple(experts[t].name for t in cards_in(game.hands[side].experts) if experts[t].feature == feature)
        if own:
            prompt = f"Which {game.board.feature_names[feature]} Expert goes to the Fair?"
            answer = str(ask(turn, game, side, "expert_sent", prompt, (*own, NONE)))
            if answer != NONE:
                sent.append((game.board.expert_at[answer], bonus))
    for tile, bonus in sent:
        points = experts[tile].fair_bonus + (bonus if turn.reads(game, "vintage_bonus") == "add" else 0)
        discard_expert(game, side, tile)
        gain_fair_points(game, side, points)
        turn.tells("{side} send[s] the {expert}: {n} Fair Points", side=side, expert=tile, n=points)


@rule("press_release.barrels")
def take_barrels(turn: Turn[Game], game: Game, side: int, estate: int, at: int, value: int) -> None:
    """A barrel from each Magnate whom the wine pleases, from at most two of them; then the wine is discarded."""
    pleased = magnates_pleased(game, side, estate, value)
    while len(pleased) > game.board.count["press_release_most_barrels"]:
        names = tuple(MAGNATES[magnate] for magnate in pleased)
        prompt = f"{len(pleased)} Magnates are pleased, fewer barrels come back: which one keeps the barrel?"
        left_out = MAGNATES.index(str(ask(turn, game, side, "magnate", prompt, names)))
        pleased = tuple(magnate for magnate in pleased if magnate != left_out)
    for magnate in pleased:
        take_magnate_barrel(game, side, magnate)
        turn.tells("{side} take[s] a barrel back from {magnate}", side=side, magnate=MAGNATES[magnate].title())
    if not pleased:
        turn.tells("no Magnate gives a barrel back")
    discard_wine(game, side, estate, at)


def magnates_pleased(game: Game, side: int, estate: int, value: int) -> tuple[int, ...]:
    """The Magnates who want such a wine this year and still keep a barrel of that side."""
    tile, own = game.tile, game.estates[side][estate]
    if tile is None:
        return ()
    wishes = (own[REGION] in tile.carolina, value >= tile.bruno, COLOURS[own[COLOUR] - 1] == tile.anabela)
    held = game.hands[side].magnate_barrels
    return tuple(magnate for magnate, pleased in enumerate(wishes) if pleased and held[magnate])


def why_no_entry(game: Game, side: int) -> str:
    """Why no Press Release can be issued now, or nothing."""
    if game.calendar.phase == "last_action":
        return "no Fair comes any more"
    if game.has_press_release(side):
        return "the Press Release for this Fair is out"
    return "" if wines_of(game.estates[side]) else "no wine to enter"
