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


def test_facts_of_a_vinhos_position_can_be_changed() -> None:
    """In the other game as in this one: a position, a session and plain data obey the facts that are given."""
    import vinhos_kernel

    table, own = vinhos_kernel.start("middle"), "region.douro.price = 6"
    changed = vinhos.position_of(table.position, facts=own)

    assert own == changed.board.own != table.position.board.own
    assert changed == vinhos.position_of(table, facts=own) == vinhos.position_of({"start": "middle"}, facts=own)
    assert table.position == vinhos_kernel.start(position=table).position == vinhos.position_of(table)
    assert "policy: 5 is not a function" == refused(vinhos_kernel.play_on, vinhos_kernel.start("solo"), 5)
    assert "until: 5 is not a function" == refused(vinhos_kernel.play_on, vinhos_kernel.start("solo"), until=5)
