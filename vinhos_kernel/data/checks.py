"""What must agree between the tables of facts; each check yields its complaints."""

from collections.abc import Iterable, Iterator
from itertools import pairwise
from typing import Any, Final

from vinhos_kernel.data.schema import ACTIONS
from vinhos_kernel.table.facts import Facts

LEAST_ACTIONS: Final = 4
"""How many different actions the automa's loop must offer, so that a token always finds one that is not used yet."""


def regions_are_numbered_1_to_9(facts: Facts) -> Iterator[str]:
    """A region is its printed number, and the rows stand in that order."""
    numbers = column(facts, "region", "number")
    if numbers != list(range(1, 10)):
        yield f"region, number: {numbers} is not 1 to 9 in order"


def left_out_regions_leave_those_in_play(facts: Facts) -> Iterator[str]:
    """The recommended regions to take out are as many as go out."""
    out, playing = sum(column(facts, "region", "left_out")), facts.value("count.regions_in_play.value")
    if out != 9 - playing:
        yield f"region, left_out: true {out} times, but count.regions_in_play is {playing}"


def spaces_fill_the_quadrel(facts: Facts) -> Iterator[str]:
    """Space by space, row by row; both Vineyards spaces, and every other action once."""
    for index, row in enumerate(facts.rows("space")):
        if row["row"] * 3 + row["column"] != index:
            yield f"space {row.id}: its place is row {index // 3}, column {index % 3}"
    if sorted(column(facts, "space", "action")) != sorted([*ACTIONS, "vineyards"]):
        yield "space, action: vineyards is not there twice and every other once"


def years_are_in_order(facts: Facts) -> Iterator[str]:
    """One space for each of the six years; a Fair is later than the one before it."""
    years, fairs = column(facts, "year_space", "year"), column(facts, "fair", "year")
    if years != list(range(1, 7)):
        yield f"year_space, year: {years} is not 1 to 6 in order"
    if not rises(fairs):
        yield f"fair, year: {fairs} does not rise"


def fair_places_fall(facts: Facts) -> Iterator[str]:
    """A better place at a Fair is not worth less."""
    for row in facts.rows("fair"):
        if not row["first"] >= row["second"] >= row["third"]:
            yield f"fair {row.id}: a worse place brings more VP than a better one"


def export_places_are_single(facts: Facts) -> Iterator[str]:
    """One slot at each row of a column."""
    for place, row in repeated((slot["column"], slot["row"]) for slot in facts.rows("export_slot")):
        yield f"export_slot: two stand in column {place}, row {row}"


def frame_takes_the_head_start(facts: Facts) -> Iterator[str]:
    """The two-player frame has a column with a slot for each barrel of Lacerda's head start."""
    framed = {row.id for row in facts.rows("export_column") if row["in_frame"]}
    used = framed & set(column(facts, "export_slot", "column"))
    barrels = facts.value("lacerda.head_start_barrels.value")
    if len(used) < barrels:
        yield f"export_column, in_frame: {len(used)} of them have slots, the head start needs {barrels}"


def used_vintages_tell_everything(facts: Facts) -> Iterator[str]:
    """A Vintage tile that is used names all wishes of the Magnates, each region once."""
    wishes = ("anabela", "bruno", "carolina", "features")
    for tile in facts.rows("vintage"):
        lacking = [wish for wish in wishes if tile["used"] and wish not in tile]
        if lacking:
            yield f"vintage {tile.id}: used, but lacks {', '.join(lacking)}"
        for region in repeated(tile.get("carolina", ())):
            yield f"vintage {tile.id}, carolina: {region} is there twice"


def vintages_make_the_pool(facts: Facts) -> Iterator[str]:
    """As many Vintage tiles are used as the pool says, enough for six years."""
    used, pool = sum(column(facts, "vintage", "used")), facts.value("count.vintage_pool.value")
    if used != pool:
        yield f"vintage, used: true {used} times, but count.vintage_pool is {pool}"
    years = facts.value("count.vintage_used.value")
    if pool < years:
        yield f"count.vintage_pool: {pool} tiles are too few for {years} years"


def decks_hold_experts(facts: Facts) -> Iterator[str]:
    """Each feature has a deck, none larger than the decks are."""
    most = facts.value("count.experts_per_deck.value")
    features = column(facts, "expert", "feature")
    for row in facts.rows("feature"):
        size = features.count(row.id)
        if not 1 <= size <= most:
            yield f"expert, feature: {size} of {row.id}, not 1 to {most} (count.experts_per_deck)"


def magnate_tiles_fill_the_display(facts: Facts) -> Iterator[str]:
    """No more copies with two players than there are, and enough to fill the display."""
    for row in facts.rows("magnate_action"):
        if row["copies_2p"] > row["copies"]:
            yield f"magnate_action {row.id}, copies_2p: {row['copies_2p']} of {row['copies']} copies"
    tiles = sum(column(facts, "magnate_action", "copies_2p"))
    places = facts.value("count.magnate_display.value")
    if tiles < places:
        yield f"magnate_action, copies_2p: {tiles} tiles cannot fill {places} spaces"


def multipliers_are_counted(facts: Facts) -> Iterator[str]:
    """As many Multipliers, and unique ones among them, as the set-up says."""
    unique = column(facts, "multiplier", "unique")
    said = [facts.value(f"count.multipliers{kind}.value") for kind in ("", "_ornament", "_unique")]
    found = [len(unique), unique.count(False), unique.count(True)]
    if found != said:
        yield f"multiplier, unique: all, without and with are {found}, but count.multipliers says {said}"


def display_spaces_are_single(facts: Facts) -> Iterator[str]:
    """No two numbers of the grid on one space."""
    for row, place in repeated((space["row"], space["column"]) for space in facts.rows("display_space")):
        yield f"display_space: two stand in row {row}, column {place}"


def orders_are_complete(facts: Facts) -> Iterator[str]:
    """Booths and tie-breaks are ranked 1, 2, 3 and so on, each once."""
    for table, field in (("booth", "order"), ("tie_break", "rank")):
        ranks = column(facts, table, field)
        if sorted(ranks) != list(range(1, len(ranks) + 1)):
            yield f"{table}, {field}: {ranks} is not each of 1 to {len(ranks)} once"


def steps_rise_from_nothing(facts: Facts) -> Iterator[str]:
    """Money steps and titles begin at 0 and rise; more Bagos never bring fewer VP."""
    for table in ("money_vp", "title"):
        steps = column(facts, table, "least")
        if steps[0] != 0 or not rises(steps):
            yield f"{table}, least: {steps} does not begin at 0 and rise"
    vp = column(facts, "money_vp", "vp")
    if vp != sorted(vp):
        yield f"money_vp, vp: {vp} falls"


def barrels_add_up(facts: Facts) -> Iterator[str]:
    """The barrels of a player are those in the supply and those at the three Magnates."""
    names = ("barrels", "barrels_supply", "barrels_per_magnate")
    every, supply, each = (facts.value(f"count.{name}.value") for name in names)
    if every != supply + 3 * each:
        yield f"count.barrels: {every} is not {supply} (supply) and three times {each} (per_magnate)"


def automa_can_roll(facts: Facts) -> Iterator[str]:
    """The die has six faces, and each names one of the tokens."""
    numbers, die = column(facts, "automa_token", "number"), facts.value("automa.die.value")
    if len(die) != 6 or not set(die) <= set(numbers) or len(set(numbers)) < len(numbers):
        yield f"automa.die: {list(die)} is not six faces that each name one of the tokens {numbers}"


def automa_can_walk(facts: Facts) -> Iterator[str]:
    """The loop passes no space twice, and each token starts on it and has a way to go."""
    loop = facts.value("automa.loop.value")
    for space in repeated(loop):
        yield f"automa.loop: {space} is there twice"
    actions = {facts.row("space", space)["action"] for space in loop}
    if len(actions) < LEAST_ACTIONS:
        yield f"automa.loop: {len(actions)} different actions are too few: none comes twice, {LEAST_ACTIONS} are needed"
    for row in facts.rows("automa_token"):
        if row["start"] not in loop or row["direction"] == 0:
            yield f"automa_token {row.id}: starts off the loop, or its direction is 0"


def column(facts: Facts, table: str, field: str) -> list[Any]:
    """One field of all rows of a table."""
    return [row[field] for row in facts.rows(table)]


def repeated(things: Iterable[Any]) -> list[Any]:
    """What comes more than once."""
    every = list(things)
    return [thing for place, thing in enumerate(every) if thing in every[:place]]


def rises(numbers: list[int]) -> bool:
    """Whether each number is larger than the one before."""
    return all(one < other for one, other in pairwise(numbers))


CHECKS: Final = (
    regions_are_numbered_1_to_9,
    left_out_regions_leave_those_in_play,
    spaces_fill_the_quadrel,
    years_are_in_order,
    fair_places_fall,
    export_places_are_single,
    frame_takes_the_head_start,
    used_vintages_tell_everything,
    vintages_make_the_pool,
    decks_hold_experts,
    magnate_tiles_fill_the_display,
    multipliers_are_counted,
    display_spaces_are_single,
    orders_are_complete,
    steps_rise_from_nothing,
    barrels_add_up,
    automa_can_roll,
    automa_can_walk,
)
