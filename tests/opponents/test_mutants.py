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
    RULES + "quadrel": ["test_quadrel"],
    RULES + "scoring": ["test_scoring"],
    RULES + "turn_order": ["test_turn_order"],
    RULES + "fair": ["test_the_fair", "test_his_fair"],
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
