"""The rules of Vinhos as a small engine: plain values, one function for each paragraph."""

from vinhos_kernel.solo import (
    TableError,
    answer,
    correct,
    fork,
    keep,
    load,
    odds,
    origin_of,
    override,
    redo,
    roll,
    run,
    schema,
    start,
    text,
    trace,
    undo,
)

__version__ = "0.1.0"
__all__ = [
    "TableError", "answer", "correct", "fork", "keep", "load", "odds", "origin_of", "override", "redo", "roll", "run",
    "schema", "start", "text", "trace", "undo",
]  # fmt: skip
