"""Why he did that: candidates and what cut them down, places in the order in which they were tried, cards turned."""

from vinhos_kernel.data.board import Board
from vinhos_kernel.table.choosing import Ladder, Sieve
from vinhos_kernel.table.turn import Draw, Step
from vinhos_kernel.views.markup import EMPTY, Html, fold, tag, text
from vinhos_kernel.views.story import named

SENTENCES = {"region": "your regions", "slot": "his barrels", "expert": "his Experts", "export_slot": "the slots"}
"""What the candidates of a sieve are called."""


def has_reason(step: Step) -> bool:
    """Whether there is something to tell behind a sentence."""
    return step.because is not None


def why_html(step: Step, key: str) -> Html:
    """The reason of a sentence as a fold that is closed at first; nothing if it has none."""
    if not has_reason(step):
        return EMPTY
    return fold(key, text("why?"), tag("div", _reason(step), class_="vh-reason"), "vh-why")


def why_text(step: Step) -> str:
    """The reason of a sentence as plain lines."""
    reason, board = step.because, step.after.board
    if isinstance(reason, Sieve):
        rows = [f"  {name}: {', '.join(notes)}" for name, notes in sieve_rows(reason, board)]
        return "\n".join([_heading(reason), *(rows or ["  there is none"])])
    if isinstance(reason, Ladder):
        rows = [f"  {n}. {place}: {why}" for n, (place, why) in enumerate(ladder_rows(reason, board), 1)]
        return "\n".join(["tried in this order", *rows])
    return ""


def sieve_rows(sieve: Sieve, board: Board) -> list[tuple[str, list[str]]]:
    """Each candidate with what every criterion made of it."""
    notes: dict[object, list[str]] = {candidate: [] for candidate in sieve.candidates}
    for cut in sieve.cuts:
        values = dict(cut.values)
        for candidate in sieve.candidates:
            if cut.values and candidate in values:
                kept = "" if candidate in cut.kept else ": falls out"
                notes[candidate].append(f"{values[candidate]} {cut.criterion}{kept}")
            elif not cut.values and candidate in cut.kept:
                notes[candidate].append(f"chosen by {cut.criterion}")
    return [(named(board, sieve.what, candidate), notes[candidate]) for candidate in sieve.candidates]


def ladder_rows(ladder: Ladder, board: Board) -> list[tuple[str, str]]:
    """Each place that was tried, and what stood in its way."""
    return [(named(board, ladder.what, place), why or "free") for place, why in ladder.tried]


def turned_text(draws: tuple[Draw, ...]) -> str:
    """Number cards in the order in which they were turned: 9 (stays out), 4."""
    cards = [f"{draw.card}{'' if draw.fits else ' (stays out)'}" for draw in draws if draw.kind == "number"]
    return f"Number card{'s' * (len(cards) > 1)} {', '.join(cards)}" if cards else ""


def _heading(sieve: Sieve) -> str:
    criteria = ", then ".join(cut.criterion for cut in sieve.cuts)
    return f"{SENTENCES.get(sieve.what, 'candidates')}: {criteria}"


def _reason(step: Step) -> Html:
    reason = step.because
    board = step.after.board
    if isinstance(reason, Sieve):
        rows = [
            _candidate(name, notes, i in _kept(reason)) for i, (name, notes) in enumerate(sieve_rows(reason, board))
        ]
        return tag("div", tag("p", words=_heading(reason)), tag("ul", *(rows or [tag("li", words="there is none")])))
    assert isinstance(reason, Ladder)
    rungs = ladder_rows(reason, board)
    found = reason.found is not None
    rows = [_rung(place, why, found and n == len(rungs)) for n, (place, why) in enumerate(rungs, 1)]
    return tag("div", tag("p", words="tried in this order"), tag("ol", *rows, class_="vh-ladder"))


def _kept(sieve: Sieve) -> set[int]:
    return {i for i, candidate in enumerate(sieve.candidates) if candidate in sieve.kept}


def _candidate(name: str, notes: list[str], kept: bool) -> Html:
    label = tag("b" if kept else "span", words=name)
    return tag("li", label, tag("span", words=", ".join(notes)), class_="vh-kept" if kept else "vh-cut")


def _rung(place: str, why: str, found: bool) -> Html:
    return tag("li", tag("b", words=place), tag("span", words=why), class_="vh-found" if found else None)
