"""Freezing: `python -m tests.freeze 0.1.0` keeps saves of a release, of both games; every later version opens them."""

import sys
from pathlib import Path

from tests.lisboa.moments import moments as moments_of_lisboa
from vinhos_kernel import answer, correct, override, roll, start, text, undo
from vinhos_kernel.table.session import Session

HERE = Path(__file__).parent
FACTS = '# My own box.\n[region.douro]\nprice = 6\nfrom = { price = "yours:my own box" }\n'
READINGS = {"number_return": "after_draw", "sales_cascade": "first_colour_below", "trophy_on_tie": "both"}

CORRECTIONS = (("cubes.douro", 2), ("sales.red 8", "you"), ("bribes", ["sales"]), ("readings.his_money", "none"))


def until(table: Session, rule: str, phase: str = "") -> Session:
    """Played on until a rule asks (in this phase): chance answers, people take the first option."""
    while table.question is not None:
        if table.question.rule == rule and phase in ("", table.position.calendar.phase):
            break
        table = roll(table) if table.question.who == "chance" else answer(table, table.question.options[0])
    return table


def in_the_middle_of_a_draw() -> Session:
    """Two wasted cards of a tie lie out."""
    table = start("middle", seed=4)
    for card in ("sales", 9, 2):
        table = answer(table, card)
    return table


def with_corrections_and_undone_answers() -> Session:
    """Four things set, a card thrown twice, three answers taken back."""
    table = roll(start("middle", seed=5), "turn")
    for path, value in (
        ("cubes.douro", 2),
        ("sales.red 8", "you"),
        ("bribes", ["sales"]),
        ("readings.his_money", "none"),
    ):
        table = correct(table, path, value)
    return undo(undo(undo(roll(roll(roll(roll(table)), "again")))))


def with_answers_on_offer() -> Session:
    """An earlier card was changed; later ones wait for their questions."""
    return override(roll(start("middle", seed=3), "turn"), "0/lacerda.turn/1", "sales")


def moments() -> dict[str, Session]:
    """The saves that a release leaves behind, each of another kind."""
    own = {"start": "middle", "cubes": {"Douro": 4, "Dão": 4}, "lacerda": {"vp": 40}}
    return {
        "start": start("solo", seed=1),
        "middle_of_a_draw": in_the_middle_of_a_draw(),
        "corrections_and_undone": with_corrections_and_undone_answers(),
        "answers_on_offer": with_answers_on_offer(),
        "fair_waits_for_you": until(start("companion", seed=2), "fair.tiles.you"),
        "own_facts_and_readings": roll(start(position=own, seed=6, readings=READINGS, facts=FACTS), "turn"),
        "last_action": until(start("companion", seed=9), "year.you", "last_action"),
        "finished": until(start("solo", seed=7), ""),
        "two_people": until(start("two", seed=4), "fair.tiles.you"),
        "automa": until(start("automa", seed=6), "fair.tiles.you"),
        "in_your_turn": until(start("solo", seed=6), "sales.1"),
    }


def frozen(table: Session) -> str:
    """A save with a first line that says what it waits for."""
    question = table.question
    waits = f"{question.kind} {question.address}" if question else "nothing"
    return f"# waits for {waits}\n{text(table)}"


def main(release: str) -> None:
    """Write the saves of a release; one that is there already is never written again."""
    for folder, saves in ((HERE / "records", moments()), (HERE / "lisboa" / "records", moments_of_lisboa())):
        for name, table in saves.items():
            path = folder / "frozen" / f"{release}_{name}.game"
            if not path.exists():
                path.write_text(frozen(table), encoding="utf-8")


if __name__ == "__main__":
    main(sys.argv[1])
