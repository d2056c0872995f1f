"""Every comparison, order, sum and constant of his rules matters: whichever is turned round, a scene fails."""

import importlib

import pytest

from tests.opponents import mutants

HIS, RULES = "vinhos_kernel.opponents.lacerda.", "vinhos_kernel.rules."
SCENES = {
    HIS + "export": ["test_export"],
    HIS + "sales": ["test_sales"],
    HIS + "fair": ["test_his_fair", "test_press_release"],
    HIS + "press_release": ["test_press_release"],
    HIS + "cubes": ["test_cubes", "test_buildings", "test_sales", "test_export"],
    HIS + "buildings": ["test_buildings"],
    HIS + "turn": ["test_turn"],
    HIS + "score": ["test_his_score"],
    HIS + "setup": ["test_his_setup", "test_export"],
    "vinhos_kernel.opponents.numbers": ["test_numbers", "test_turn", "test_cubes"],
    RULES + "quadrel": ["test_quadrel", "test_turn", "test_small_print"],
    RULES + "scoring": ["test_final_score", "test_scoring"],
    RULES + "turn_order": ["test_turn_order"],
    RULES + "fair": ["test_the_fair", "test_his_fair", "test_press_release"],
    RULES + "turn": ["test_turn", "test_small_print", "test_experts", "test_magnate_tiles"],
    RULES + "vineyards": ["test_vineyards", "test_small_print"],
    RULES + "buildings": ["test_building", "test_small_print", "test_magnate_tiles"],
    RULES + "workers": ["test_building", "test_small_print", "test_magnate_tiles"],
    RULES + "renown": ["test_building"],
    RULES + "experts": ["test_experts", "test_small_print"],
    RULES + "abilities": ["test_experts", "test_small_print"],
    RULES + "magnate_tiles": ["test_magnate_tiles", "test_small_print", "test_turn"],
    RULES + "sales": ["test_sales_and_export", "test_small_print"],
    RULES + "export": ["test_sales_and_export", "test_small_print"],
    RULES + "wine": ["test_wine", "test_sales_and_export"],
    RULES + "press_release": ["test_press_release", "test_small_print"],
    RULES + "production": ["test_production", "test_small_print"],
    RULES + "setup": ["test_setting_up", "test_small_print"],
}
FUNCTIONS = [(module, function) for module in SCENES for function in mutants.functions_of(module)]
SAME = {
    # one slot of the frame stands in a column and row, so one is kept
    "highest_slot: kept[0]  ->  kept[-1]",
    # one slot of the Sales area has a value and colour, so one is kept
    "take_back_a_barrel: lowest.kept[0]  ->  lowest.kept[-1]",
    "_ladder: takers[0]  ->  takers[-1]",
    # one Expert is kept at the end, and what is tied for most cubes holds equally many
    "_send_best: best.kept[0]  ->  best.kept[-1]",
    "spend_cubes: best.kept[0]  ->  best.kept[-1]",
    # the region of no cubes is never looked at
    "_could_sell: 0  ->  1",
    "spend_cubes: (0, 0)  ->  (0, 0)",
    "spend_cubes: 0  ->  1",
    "settle_by_number: tied.kept[0]  ->  tied.kept[-1]",
    # both sides of a tie get the same, and a tie has been dealt with before
    "fair_vp: ((first + third) // 2, (first + third) // 2)  ->  ((first + third) // 2, (first + third) // 2)",
    "fair_vp: yours > his  ->  yours >= his",
    "give_trophy: yours > his  ->  yours >= his",
    "winner: yours > his  ->  yours >= his",
    # the money table begins at 0 Bagos
    "vp_for_money: 0  ->  1",
    # a sum in another order, a comparison of which only the difference counts
    "_tiles: (hand.actions, hand.used, hand.multipliers, hand.bare)  ->  "
    "(hand.bare, hand.multipliers, hand.used, hand.actions)",
    "accolades_of: game.export_barrels(side, c) > game.export_barrels(OTHER[side], c)  ->  "
    "game.export_barrels(side, c) >= game.export_barrels(OTHER[side], c)",
    # any number but 0 says yes; only one side has a rule of its own after the Fair
    "enter_late: 1  ->  2",
    "next_pick: (YOU, ACROSS)  ->  (ACROSS, YOU)",
    # the rule that is named looks again, and does nothing
    "show_open_stacks: game.stacks[region] and (not game.vines.tops[region])  ->  "
    "game.stacks[region] or not game.vines.tops[region]",
    "show_tops: hidden and (not known)  ->  hidden or not known",
    # the weight of the only one, no price against any purse, no region 0, a list of two, a type
    "top_colour: 1  ->  2",
    "hire_for_nothing: 0  ->  1",
    "_leaves_a_purchase: 0  ->  1",
    "use_tile: ('winery_for_2', 'cellar_for_1')  ->  ('cellar_for_1', 'winery_for_2')",
    "send_experts: (int, int)  ->  (int, int)",
    # before the move nothing is spared for an action; an Expert is used as it is
    "extras: 0  ->  1",
    "_use: 0  ->  1",
    # what is not sure to be paid is counted to the Bago
    "open_spaces: bagos <= spare  ->  bagos < spare",
    # exactly enough needs no cube either way
    "cubes_for: value >= least  ->  value > least",
}
"""Mutants that play exactly as the real rule does."""


def scenes_of(module: str) -> list:
    """The test modules whose scenes play the rules of a module."""
    folder = "rules" if module.startswith(RULES) else "opponents"
    names = [f"{'opponents' if name.startswith('test_his') else folder}.{name}" for name in SCENES[module]]
    return [importlib.import_module(f"tests.{name}") for name in names]


@pytest.mark.parametrize("module, function", FUNCTIONS)
def test_no_mutant_goes_unnoticed(module: str, function: str) -> None:
    """The scenes of a chapter fail for each mutant of its functions."""
    scenes = scenes_of(module)
    unnoticed = []
    for what, mutant in mutants.mutants_of(module, function):
        with mutants.in_its_place(module, mutant):
            if not any(mutants.is_noticed(tests) for tests in scenes):
                unnoticed.append(what)

    assert [] == [what for what in unnoticed if what not in SAME]


@pytest.mark.parametrize("module", SCENES)
def test_the_scenes_pass_without_a_mutant(module: str) -> None:
    """Otherwise the others would show nothing; and everything is back in its place."""
    assert [] == [tests.__name__ for tests in scenes_of(module) if mutants.is_noticed(tests)]
