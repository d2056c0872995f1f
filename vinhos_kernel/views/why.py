"""Why he did that: candidates and what cut them down, places in the order in which they were tried, cards turned."""

from typing import NamedTuple

from vinhos_kernel.table.choosing import Cut, Ladder, Sieve
from vinhos_kernel.table.turn import Draw, Step
from vinhos_kernel.views.markup import EMPTY, Html, fold, tag, text
from vinhos_kernel.views.voice import voice_of


class Row(NamedTuple):
    """A candidate in words: what every criterion made of it, and whether it was kept to the end."""

    name: str
    notes: list[str]
    kept: bool


def has_reason(step: Step) -> bool:
    """Whether there is something to tell behind a sentence."""
    return step.because is not None


def why_html(step: Step, key: str, open_at: str = "") -> Html:
    """The reason of a sentence as a fold that is closed at first, unless it opens by itself; nothing if it has none."""
    if not has_reason(step):
        return EMPTY
    return fold(key, text("why?"), tag("div", _reason(step), class_="vh-reason"), "vh-why", open_at)


def why_text(step: Step) -> str:
    """The reason of a sentence as plain lines."""
    reason = step.because
    if isinstance(reason, Sieve):
        rows = [f"  {row.name}: {', '.join(row.notes)}" for row in sieve_rows(step, reason)]
        return "\n".join([_heading(step, reason), *(rows or ["  there is none"])])
    if isinstance(reason, Ladder):
        rows = [f"  {n}. {place}: {why}" for n, (place, why) in enumerate(ladder_rows(step, reason), 1)]
        return "\n".join(["tried in this order", *rows])
    return ""


def sieve_rows(step: Step, sieve: Sieve) -> list[Row]:
    """Each candidate with what every criterion made of it: the chosen one first, then whoever fell out last."""
    voice = voice_of(step.rule)
    notes: dict[object, list[str]] = {candidate: [] for candidate in sieve.candidates}
    for cut in sieve.cuts:
        values = dict(cut.values)
        for candidate in sieve.candidates:
            if cut.values and candidate in values:
                found = voice.noted(cut.criterion, values[candidate])
                notes[candidate] += _valued(cut, found, candidate in cut.kept)
            elif not cut.values and candidate in cut.kept:
                notes[candidate].append(f"chosen by {cut.criterion}")
    last_first = sorted(sieve.candidates, key=lambda candidate: -sum(candidate in cut.kept for cut in sieve.cuts))
    return [Row(voice.candidate(step, sieve.what, each), notes[each], each in sieve.kept) for each in last_first]


def _valued(cut: Cut, found: str, kept: bool) -> list[str]:
    """What a criterion made of a candidate: its value, or only that it stays or falls out where others do not."""
    if found:
        return [found if kept else f"{found}: falls out"]
    if len(cut.kept) == len(cut.values):
        return []
    return [f"{('chosen' if len(cut.kept) == 1 else 'stays') if kept else 'falls out'} by {cut.criterion}"]


def ladder_rows(step: Step, ladder: Ladder) -> list[tuple[str, str]]:
    """Each place that was tried, and what stood in its way."""
    called = voice_of(step.rule).candidate
    return [(called(step, ladder.what, place), why or "free") for place, why in ladder.tried]


def turned_text(draws: tuple[Draw, ...]) -> str:
    """Number cards in the order in which they were turned: 9 (stays out), 4."""
    cards = [f"{draw.card}{'' if draw.fits else ' (stays out)'}" for draw in draws if draw.kind == "number"]
    return f"Number card{'s' * (len(cards) > 1)} {', '.join(cards)}" if cards else ""


def _heading(step: Step, sieve: Sieve) -> str:
    criteria = ", then ".join(cut.criterion for cut in sieve.cuts)
    return f"{voice_of(step.rule).candidates(sieve.what)}: {criteria}"


def _reason(step: Step) -> Html:
    reason = step.because
    if isinstance(reason, Sieve):
        rows = [_candidate(row) for row in sieve_rows(step, reason)]
        return tag(
            "div", tag("p", words=_heading(step, reason)), tag("ul", *(rows or [tag("li", words="there is none")]))
        )
    assert isinstance(reason, Ladder)
    rungs = ladder_rows(step, reason)
    found = reason.found is not None
    rows = [_rung(place, why, found and n == len(rungs)) for n, (place, why) in enumerate(rungs, 1)]
    return tag("div", tag("p", words="tried in this order"), tag("ol", *rows, class_="vh-ladder"))


def _candidate(row: Row) -> Html:
    label = tag("b" if row.kept else "span", words=row.name)
    return tag("li", label, tag("span", words=", ".join(row.notes)), class_="vh-kept" if row.kept else "vh-cut")


def _rung(place: str, why: str, found: bool) -> Html:
    return tag("li", tag("b", words=place), tag("span", words=why), class_="vh-found" if found else None)
