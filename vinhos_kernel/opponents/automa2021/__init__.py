"""The draft automa of 2021: an unpublished opponent with a board of its own, a die, four tokens on a loop."""

from vinhos_kernel.opponents.automa2021 import (  # noqa: F401  (importing a module enters its rules)
    fair,
    press_release,
    score,
    setup,
    turn,
)  # fmt: skip
