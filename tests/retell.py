"""Retelling: `python -m tests.retell` writes what tests/records expect anew; read the difference before keeping it."""

from pathlib import Path

from vinhos_kernel import load
from vinhos_kernel.state.notation import plain_of
from vinhos_kernel.table.record import BLOCKS
from vinhos_kernel.table.session import Session
from vinhos_kernel.views.story import told

RECORDS = Path(__file__).parent / "records"
OPENING = ("start", "seed", "reading")


def is_of_a_field(expectation: str, table: Session) -> bool:
    """Whether an expectation names a field of the position, not a sentence."""
    path = expectation.rpartition(" ")[0]
    field, _, part = path.partition(".")
    plain = plain_of(table.position)
    return bool(part) if isinstance(plain.get(field), dict) else field in plain and not part


def sentences_of(table: Session, place: int) -> list[str]:
    """What was told after an answer or a correction, counted from 0."""
    before, after = table.moments[place], table.moments[place + 1]
    return told(after.steps[len(before.steps) :])


def retold(record: str) -> str:
    """A record whose expected sentences are those that are told now; fields stay as they were written."""
    lines = record.rstrip("\n").split("\n")
    table = load("\n".join(line for line in lines if not line.startswith("expect ")))
    kept, block, place = list[str](), False, 0
    for line in lines:
        word, _, rest = line.partition(" ")
        if word == "expect" and not is_of_a_field(rest, table):
            continue
        kept.append(line)
        block = (block or (rest == "<<<" and word in BLOCKS)) and line != ">>>"
        if not block and line and line != ">>>" and not line.startswith("#") and word not in ("expect", *OPENING):
            kept += [f"expect {sentence}" for sentence in sentences_of(table, place)]
            place += 1
    return "\n".join(kept) + "\n"


def main() -> None:
    """Retell every record."""
    for file in sorted(RECORDS.glob("*.game")):
        file.write_text(retold(file.read_text(encoding="utf-8")), encoding="utf-8")


if __name__ == "__main__":
    main()
