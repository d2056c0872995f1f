"""Lacerda, the official solo opponent of Vinhos: his set-up, his turn by cards, his Fair and his score."""

from vinhos_kernel.opponents.lacerda import (  # noqa: F401  (importing a module enters its rules)
    buildings,
    export,
    fair,
    press_release,
    sales,
    score,
    setup,
    turn,
)  # fmt: skip
