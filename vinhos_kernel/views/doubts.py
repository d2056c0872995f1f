"""The readings as text: every doubt with its sides, and the one in use."""

from collections.abc import Mapping

from vinhos_kernel.views.voice import Voice


def tell_readings(voice: Voice, chosen: Mapping[str, str] | None = None) -> str:
    """Every doubt with its sides; a star marks the side in use (the default where none is chosen)."""
    lines = []
    for reading in voice.readings():
        used = (chosen or {}).get(reading.name, reading.default)
        lines.append(f"{reading.name}: {reading.doubt}")
        lines += [f"  {'*' if side == used else ' '} {side}: {says}" for side, says in reading.sides]
    return "\n".join(lines)
