"""The rules of Vinhos as a small engine: plain values, one function for each paragraph."""

from vinhos_kernel.solo import (
    TableError,
    answer,
    correct,
    fork,
    hint,
    keep,
    load,
    odds,
    origin_of,
    override,
    play_on,
    redo,
    roll,
    run,
    schema,
    simulate,
    start,
    text,
    trace,
    undo,
)

__version__ = "0.2.0"
__all__ = [
    "TableError", "answer", "correct", "fork", "hint", "keep", "load", "odds", "origin_of", "override", "play_on",
    "redo", "roll", "run", "schema", "simulate", "start", "text", "trace", "undo",
]  # fmt: skip
