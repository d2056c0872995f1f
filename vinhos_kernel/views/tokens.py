"""The colours of the look in both themes, the stylesheet made from them, and the contrast of every pair."""

from typing import Final, NamedTuple


class Token(NamedTuple):
    """One colour of the look: its light and its dark value, and what it is for."""

    light: str
    dark: str
    use: str


TOKENS: Final = {
    "paper": Token("#F6F1E6", "#171D25", "ground of a whole table"),
    "panel": Token("#FFFDF8", "#212A35", "ground of a board, a card face"),
    "sunk": Token("#EEE7D8", "#19212A", "empty slots, insets, closed spaces"),
    "ink": Token("#1B2530", "#F3EEE3", "text, outlines of pieces"),
    "muted": Token("#525C67", "#B4BDC7", "subtitles, footnotes, reasons"),
    "line": Token("#D3CAB8", "#3F4B58", "hairlines, decoration only"),
    "edge": Token("#7A7768", "#8793A0", "edge of a slot or a place"),
    "azulejo": Token("#1F4E8F", "#9DC3F4", "motif, pickable, links, chips"),
    "glaze": Token("#E1EBF7", "#223A5C", "ground of what can be picked, of chips"),
    "red": Token("#8A1E3B", "#B33C5A", "red wine"),
    "on-red": Token("#FFFFFF", "#FFFFFF", "text on red wine"),
    "white": Token("#F0DE9C", "#E9D792", "white wine"),
    "on-white": Token("#1B2530", "#1B2530", "text on white wine"),
    "cork": Token("#D2A877", "#D8B084", "Renown cube, Bago"),
    "on-cork": Token("#1B2530", "#1B2530", "text on cork"),
    "vine": Token("#3B6A33", "#94C584", "leaves, 'free', gains"),
    "you": Token("#0072B2", "#56B4E9", "your pieces (Okabe-Ito)"),
    "on-you": Token("#FFFFFF", "#10161C", "marks on your pieces"),
    "lacerda": Token("#D55E00", "#E69F00", "his pieces (Okabe-Ito)"),
    "on-lacerda": Token("#000000", "#10161C", "marks on his pieces"),
    "focus": Token("#1B2530", "#F3EEE3", "focus ring, always with a gap"),
    "fresh": Token("#855500", "#FFCB6B", "what has just changed"),
    "fresh-bg": Token("#FFEFC9", "#47391A", "halo of what has just changed"),
    "warning": Token("#A3200D", "#FF9F8C", "refusals, errors"),
}

TEXT_ON: Final = {
    "paper": ("ink", "muted", "azulejo", "warning"),
    "panel": ("ink", "muted", "azulejo", "vine", "fresh", "warning"),
    "sunk": ("ink", "muted", "azulejo", "fresh", "warning"),
    "glaze": ("ink", "muted", "azulejo", "vine"),
    "fresh-bg": ("ink", "muted", "fresh"),
    "azulejo": ("panel",),
    "ink": ("panel",),
    "red": ("on-red",),
    "white": ("on-white",),
    "cork": ("on-cork",),
    "you": ("on-you",),
    "lacerda": ("on-lacerda",),
    "fresh": ("panel",),
    "warning": ("panel",),
}
"""The grounds, and the inks that may write on each (contrast at least 4.5)."""

SHAPE_ON: Final = {
    "paper": ("focus",),
    "panel": ("edge", "you", "lacerda", "azulejo", "fresh"),
    "sunk": ("edge", "azulejo", "fresh"),
    "glaze": ("you", "lacerda", "edge", "azulejo"),
    "fresh-bg": ("you", "fresh", "edge"),
}
"""The grounds, and what may be drawn on each without words (contrast at least 3)."""

STAGE_RULES: Final = """\
.vh-stage { color: var(--vh-ink); background: var(--vh-paper); \
font-family: var(--jp-ui-font-family, system-ui, sans-serif); }
.vh-stage [data-answer]:focus { outline: none; }
.vh-stage [data-answer]:focus-visible { outline: 3px solid var(--vh-focus); outline-offset: 3px; \
border-radius: 8px; }
@media (hover: hover) { .vh-stage [data-answer]:hover > :is(rect, polygon, path):first-of-type { \
stroke-width: 3.5px; } }
@media (forced-colors: active) { .vh-stage [data-answer]:focus-visible { outline-color: Highlight; } }
"""

PAINTS: Final = {name: f"var(--vh-{name}, {token.light})" for name, token in TOKENS.items()}
"""Each token as an SVG attribute value: follows the theme in a page, stays light in an image."""


def css() -> str:
    """The stylesheet of the stage: every token for both themes, and the focus ring."""
    light = "".join(f"  --vh-{name}: {token.light};\n" for name, token in TOKENS.items())
    dark = "".join(f"  --vh-{name}: {token.dark};\n" for name, token in TOKENS.items())
    themes = f'.vh-stage {{\n{light}}}\n[data-jp-theme-light="false"] .vh-stage {{\n{dark}}}\n'
    return themes + STAGE_RULES


def luminance(colour: str) -> float:
    """Relative luminance of a colour like #1B2530, as WCAG defines it."""
    parts = [int(colour[i : i + 2], 16) / 255 for i in (1, 3, 5)]
    red, green, blue = (p / 12.92 if p <= 0.04045 else ((p + 0.055) / 1.055) ** 2.4 for p in parts)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: str, other: str) -> float:
    """WCAG contrast of two colours, from 1 to 21."""
    dark, light = sorted((luminance(one), luminance(other)))
    return (light + 0.05) / (dark + 0.05)


def lowest_contrast(ink: str, ground: str) -> float:
    """The contrast of two tokens in the theme where it is lower."""
    one, other = TOKENS[ink], TOKENS[ground]
    return min(contrast(one.light, other.light), contrast(one.dark, other.dark))
