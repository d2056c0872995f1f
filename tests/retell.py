"""Retelling: `python -m tests.retell` writes anew what the records expect; read the difference before keeping it."""

from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Any, NamedTuple

import vinhos_kernel
from vinhos_kernel.lisboa import notation, solo, words
from vinhos_kernel.state.notation import plain_of
from vinhos_kernel.table.record import BLOCKS
from vinhos_kernel.table.session import Session
from vinhos_kernel.table.turn import Step
from vinhos_kernel.views.story import told

HERE = Path(__file__).parent
RECORDS = HERE / "records"
OPENING = ("start", "seed", "reading")


class Told(NamedTuple):
    """How the records of a game are opened and told, and a position of it as plain data."""

    load: Callable[[str], Session]
    story: Callable[[Iterable[Step]], list[str]]
    plain_of: Callable[[Any], dict[str, Any]]


VINHOS = Told(vinhos_kernel.load, told, plain_of)
LISBOA = Told(solo.load, words.story, notation.plain_of)
GAMES = {RECORDS: VINHOS, HERE / "lisboa" / "records": LISBOA}


def is_of_a_field(expectation: str, table: Session, game: Told) -> bool:
    """Whether an expectation names a field of the position, not a sentence."""
    path = expectation.rpartition(" ")[0]
    field, _, part = path.partition(".")
    plain = game.plain_of(table.position)
    return bool(part) if isinstance(plain.get(field), dict) else field in plain and not part


def sentences_of(table: Session, place: int, game: Told) -> list[str]:
    """What was told after an answer or a correction, counted from 0."""
    before, after = table.moments[place], table.moments[place + 1]
    return game.story(after.steps[len(before.steps) :])


def retold(record: str, game: Told = VINHOS) -> str:
    """A record whose expected sentences are those told now; fields, and what stands before its answers, stay."""
    lines = record.rstrip("\n").split("\n")
    table = game.load("\n".join(line for line in lines if not line.startswith("expect ")))
    kept, block, place = list[str](), False, 0
    for line in lines:
        word, _, rest = line.partition(" ")
        if word == "expect" and place and not is_of_a_field(rest, table, game):
            continue
        kept.append(line)
        block = (block or (rest == "<<<" and word in BLOCKS)) and line != ">>>"
        if not block and line and line != ">>>" and not line.startswith("#") and word not in ("expect", *OPENING):
            kept += [f"expect {sentence}" for sentence in sentences_of(table, place, game)]
            place += 1
    return "\n".join(kept) + "\n"


def main() -> None:
    """Retell every record of both games."""
    for folder, game in GAMES.items():
        for file in sorted(folder.glob("*.game")):
            file.write_text(retold(file.read_text(encoding="utf-8"), game), encoding="utf-8")


if __name__ == "__main__":
    main()
