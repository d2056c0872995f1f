"""Production: wines age, workers may move, each Estate with a Vineyard makes one wine."""

from vinhos_kernel.rules.asking import ask
from vinhos_kernel.rules.wine import quality_of
from vinhos_kernel.state.estate import ENOLOGISTS as E_AT
from vinhos_kernel.state.estate import FARMERS as F_AT
from vinhos_kernel.state.estate import REGION, VINEYARDS, WINERIES, wines_of
from vinhos_kernel.state.game import Game
from vinhos_kernel.state.growing import age_wines, house_workers, store_wine
from vinhos_kernel.state.names import DOURO, ENOLOGISTS, FARMERS
from vinhos_kernel.state.tiles import spend_ports
from vinhos_kernel.table.rule import rule
from vinhos_kernel.table.turn import Turn

KEEP, MOVE = "keep", "move"
HOUSES = {ENOLOGISTS: (E_AT, WINERIES), FARMERS: (F_AT, VINEYARDS)}
"""Where an Estate counts a kind of worker, and what houses one."""


@rule("production")
def produce(turn: Turn[Game], game: Game) -> None:
    """In turn order: wines age one slot, workers may move, new wine is made."""
    game.calendar = game.calendar._replace(phase="production")
    turn.tells("the year's marker moves on to Production")
    for side in game.order:
        if game.played_here(side):
            turn.then(age, side)
            turn.then(move_workers, side)
            turn.then(make_wines, side)


@rule("production.age")
def age(turn: Turn[Game], game: Game, side: int) -> None:
    """Every wine moves one slot to the right; what is pushed out is lost."""
    if wines_of(game.estates[side]):
        turn.tells("{whose} wines age one slot", whose=side)
    lost = age_wines(game, side)
    for place, quality in lost:
        turn.tells("{side} lose[s] a wine of Quality {n} from Estate {m}", side=side, n=quality, m=place + 1)


@rule("production.workers")
def move_workers(turn: Turn[Game], game: Game, side: int) -> None:
    """Before the new wine, Enologists and Farmers may change their Estate."""
    kinds = [kind for kind in (ENOLOGISTS, FARMERS) if can_move(game, side, kind)]
    if not kinds:
        return
    answer = ask(turn, game, side, "workers", "Keep the workers where they are, or move some?", (KEEP, MOVE))
    if answer == MOVE:
        for kind in kinds:
            turn.then(house_again, side, kind)


@rule("production.workers.1")
def house_again(turn: Turn[Game], game: Game, side: int, kind: int) -> None:
    """Estate by Estate, how many Enologists (one a Winery) or Farmers (one a Vineyard) live there now."""
    at, houses = HOUSES[kind]
    land = game.estates[side]
    left, room = sum(estate[at] for estate in land), sum(estate[houses] for estate in land)
    housed: list[int] = []
    name = "Enologists" if kind == ENOLOGISTS else "Farmers"
    for place, estate in enumerate(land, 1):
        room -= estate[houses]
        options = tuple(range(max(0, left - room), min(left, estate[houses]) + 1))
        housed.append(int(ask(turn, game, side, "housed", f"How many {name} live in Estate {place}?", options)))
        left -= housed[-1]
    house_workers(game, side, kind, tuple(housed))
    turn.tells("{side} house[s] the {name}: {where}", side=side, name=name, where=", ".join(map(str, housed)))


@rule("production.wines")
def make_wines(turn: Turn[Game], game: Game, side: int) -> None:
    """Each Estate with a Vineyard makes one wine."""
    for place, estate in enumerate(game.estates[side]):
        if estate[VINEYARDS]:
            turn.then(make_a_wine, side, place)


@rule("production.wine")
def make_a_wine(turn: Turn[Game], game: Game, side: int, estate: int) -> None:
    """Its Quality with this year's weather goes into the leftmost slot; a Douro wine can take a Port tile."""
    own = game.estates[side][estate]
    ports = _ports_for(turn, game, side, estate, own[REGION])
    weather = game.tile.weather if game.tile else 0
    quality = quality_of(game, own, weather, ports)
    if ports:
        spend_ports(game, side, ports)
        turn.tells("{side} spend[s] {n} Port tiles in Estate {m}", side=side, n=ports, m=estate + 1)
    if quality < game.board.count["wine_quality_least"]:
        return turn.tells("{whose} Estate {n} makes no wine: Quality {m}", n=estate + 1, whose=side, m=quality)
    store_wine(game, side, estate, quality)
    turn.tells("{whose} Estate {n} makes a wine of Quality {m}", n=estate + 1, whose=side, m=quality)


def can_move(game: Game, side: int, kind: int) -> bool:
    """Whether workers of a kind could live otherwise: there are some, and more houses than workers."""
    at, houses = HOUSES[kind]
    land = game.estates[side]
    workers = sum(estate[at] for estate in land)
    homes = [estate[houses] for estate in land if estate[houses]]
    return 0 < workers < sum(homes) and len(homes) > 1


def _ports_for(turn: Turn[Game], game: Game, side: int, estate: int, region: int) -> int:
    held = game.hands[side].ports
    if region != DOURO or not held:
        return 0
    most = 1 if turn.reads(game, "ports_per_wine") == "one" else held
    prompt = f"How many Port tiles does the wine of Estate {estate + 1} take?"
    return int(ask(turn, game, side, "ports", prompt, tuple(range(most + 1))))
