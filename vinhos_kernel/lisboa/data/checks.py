"""What must agree between the tables of facts; each check yields its complaints."""

from collections.abc import Iterator
from itertools import pairwise, permutations
from typing import Any, Final

from vinhos_kernel.lisboa.data.schema import NEITHER
from vinhos_kernel.lisboa.names import GOODS, NOBLES
from vinhos_kernel.table.facts import Facts

OFFICIALS_OF_THE_SET_UP: Final = 2


def streets_share_the_goods(facts: Facts) -> Iterator[str]:
    """Each street has a good of its own."""
    goods = _column(facts, "street", "good")
    if sorted(goods) != sorted(GOODS):
        yield f"street, good: {', '.join(goods)} are not the four goods once each"


def sites_reach_one_line(facts: Facts) -> Iterator[str]:
    """A building site stands at a row or at a street, not at both."""
    for row in facts.rows("site"):
        if (row.get("row", NEITHER) == NEITHER) == (row.get("street", NEITHER) == NEITHER):
            yield f"site {row.id}: it needs a row or a street, and not both"


def columns_face_a_street(facts: Facts) -> Iterator[str]:
    """Every column faces a street at least."""
    for row in facts.rows("column"):
        if "left" not in row and "right" not in row:
            yield f"column {row.id}: it faces no street"


def scoring_tiles_can_alternate(facts: Facts) -> Iterator[str]:
    """One tile a street, and some order has no equal neighbours."""
    tiles = _column(facts, "scoring_tile", "wigs")
    if len(tiles) != len(facts.rows("street")):
        yield f"scoring_tile: {len(tiles)} tiles for {len(facts.rows('street'))} streets"
    elif all(any(a == b for a, b in pairwise(order)) for order in permutations(tiles)):
        yield f"scoring_tile, wigs: in every order of {tiles} two equal ones are neighbours"


def buildings_fill_both_stacks(facts: Facts) -> Iterator[str]:
    """As many tiles as both stacks hold."""
    tiles, each = len(facts.rows("public_building")), facts.value("count.buildings_each.value")
    if tiles != 2 * each:
        yield f"public_building: {tiles} tiles, but count.buildings_each is {each}"


def clergy_backs_are_counted(facts: Facts) -> Iterator[str]:
    """As many backs as tiles."""
    backs, tiles = sum(_column(facts, "clergy_back", "copies")), facts.value("count.clergy_tiles.value")
    if backs != tiles:
        yield f"clergy_back, copies: {backs} in all, but count.clergy_tiles is {tiles}"


def church_has_both_icons(facts: Facts) -> Iterator[str]:
    """The ring has one Church icon, one of the Treasury, and tiles between."""
    holds = _column(facts, "church_spot", "holds")
    if holds.count("church") != 1 or holds.count("treasury") != 1:
        yield f"church_spot, holds: {', '.join(holds)} has not one icon of each kind"


def ranks_rise(facts: Facts) -> Iterator[str]:
    """Four ranks, each above the one before."""
    steps = _column(facts, "rank", "least")
    if len(steps) != 4 or not all(one < other for one, other in pairwise(steps)):
        yield f"rank, least: {steps} are not four rising steps"


def treasury_has_its_start(facts: Facts) -> Iterator[str]:
    """The Treasury begins on its track."""
    least, start, most = (facts.value(f"count.treasury_{end}.value") for end in ("least", "start", "most"))
    if not least <= start <= most:
        yield f"count.treasury_start: {start} is not on the track from {least} to {most}"


def influence_has_its_start(facts: Facts) -> Iterator[str]:
    """Both sides begin on the Influence track."""
    most = facts.value("count.influence_most.value")
    for name in ("influence_first", "influence_second"):
        if facts.value(f"count.{name}.value") > most:
            yield f"count.{name}: {facts.value(f'count.{name}.value')} is beyond the end of the track, {most}"


def offices_hold_the_set_up(facts: Facts) -> Iterator[str]:
    """The middle office has room for an Official of each side beside the neutral ones."""
    spaces, neutral = (facts.value(f"count.{name}.value") for name in ("office_spaces", "neutral_officials"))
    if spaces < neutral + OFFICIALS_OF_THE_SET_UP:
        yield (
            f"count.office_spaces: {spaces} cannot hold count.neutral_officials, {neutral}, and one of each side"
        )  # fmt: skip


def starting_plans_are_enough(facts: Facts) -> Iterator[str]:
    """As many Starting Plans as both sides take, you one."""
    there, his = facts.value("count.starting_plans.value"), facts.value("his.starting_plans.value")
    if there < his + 1:
        yield f"count.starting_plans: {there} are too few, you take 1 and he {his}"


def the_bag_fills_the_town(facts: Facts) -> Iterator[str]:
    """As many cubes as lie at rows, columns and sites and in the pile."""
    places = sum(sum(_column(facts, table, "rubble")) for table in ("row", "column", "site"))
    wanted, cubes = places + facts.value("count.rubble_pile.value"), sum(_column(facts, "cube", "copies"))
    if wanted > cubes:
        yield f"cube, copies: {cubes} in all, but the town and its pile take {wanted}"


def blue_cards_show_a_noble(facts: Facts) -> Iterator[str]:
    """His Courtier begins at a Noble of a blue card."""
    if not any(facts.row("blue_card", noble)["weight"] for noble in NOBLES):
        yield "blue_card, weight: no Noble is among the blue cards, so that his Courtier cannot begin"


def plans_for_both_architects(facts: Facts) -> Iterator[str]:
    """Each architect has Plans, and neither has more than can be told apart."""
    architects = _column(facts, "plan", "architect")
    if set(architects) != {"blue", "green"}:
        yield "plan, architect: one of the two has no Plan"


def _column(facts: Facts, table: str, field: str) -> list[Any]:
    return [row[field] for row in facts.rows(table)]


CHECKS: Final = (
    streets_share_the_goods,
    sites_reach_one_line,
    columns_face_a_street,
    scoring_tiles_can_alternate,
    buildings_fill_both_stacks,
    clergy_backs_are_counted,
    church_has_both_icons,
    ranks_rise,
    treasury_has_its_start,
    influence_has_its_start,
    offices_hold_the_set_up,
    starting_plans_are_enough,
    the_bag_fills_the_town,
    blue_cards_show_a_noble,
    plans_for_both_architects,
)
