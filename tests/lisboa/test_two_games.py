"""Two games in one process: the register of rules is shared, and neither takes what belongs to the other."""

from tests.lisboa.scenes import refused
from vinhos_kernel.lisboa.kind import position_of
from vinhos_kernel.lisboa.solo import load, run, start, text
from vinhos_kernel.opponents import kind as vinhos
from vinhos_kernel.table.rule import RULES


def test_ids_say_which_game_they_are_of() -> None:
    """Every rule of Lisboa begins with its name, and no rule of Vinhos does."""
    of_lisboa = {name for name in RULES if RULES[name].__module__.startswith("vinhos_kernel.lisboa")}

    assert of_lisboa == {name for name in RULES if name.startswith("lisboa.")}


def test_an_agenda_takes_only_its_own_rules() -> None:
    """A rule of the other game is refused with a sentence, in both."""
    assert "is not a rule of Lisboa" in refused(position_of, {"agenda": [["lacerda.turn"]]})
    assert "is a rule of another game" in refused(vinhos.position_of, {"agenda": [["lisboa.turn"]]})
    assert "is a rule of another game" in refused(vinhos.position_of, {"agenda": [["lisboa.state", 1]]})


def test_a_save_is_of_one_game() -> None:
    """Vinhos does not open a save of Lisboa, nor Lisboa one of Vinhos."""
    import vinhos_kernel

    assert "not of vinhos" in refused(vinhos_kernel.load, text(start("middle")))
    assert "not of lisboa" in refused(load, vinhos_kernel.text(vinhos_kernel.start("middle")))
    assert "is not a rule of Lisboa" in refused(run, "lacerda.sales")
