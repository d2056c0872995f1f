"""Why a step went as it did, line by line: cards turned, candidates or places, the readings that it hangs on."""

from vinhos_kernel.table.turn import Step
from vinhos_kernel.views.voice import Voice, voice_of
from vinhos_kernel.views.why import why_text


def reason_text(step: Step) -> list[str]:
    """The reasons of a step as lines; none if it says all by itself."""
    turned = [f"{draw.prompt} {draw.card}{'' if draw.fits else ' (stays out)'}" for draw in step.draws]
    return [
        *turned,
        *filter(None, why_text(step).split("\n")),
        *(reading_text(voice_of(step.rule), name, side) for name, side in dict(step.readings).items()),
    ]


def reading_text(voice: Voice, name: str, side: str) -> str:
    """A reading with the side that was used, in words."""
    says = {each.name: dict(each.sides) for each in voice.readings()}
    return f"reading {name}: {side} ({says[name][side]})"
