"""The stylesheet of the stage: the look's tokens, its tile as a background, and the rules of `static/stage.css`."""

from base64 import b64encode
from functools import lru_cache
from pathlib import Path

from vinhos_kernel.views import tokens
from vinhos_kernel.views.labels import fork
from vinhos_kernel.views.motif import motif
from vinhos_kernel.views.svg import Svg, picture

RULES = Path(__file__).parent / "static" / "stage.css"
DARK = '[data-jp-theme-light="false"] '


@lru_cache(maxsize=1)
def stylesheet() -> str:
    """Everything that a stage needs, each selector under `.vh-stage`."""
    tile, road = picture(24, 24, "", "", motif(0, 0, 24, False)), picture(16, 16, "", "", fork(8, 8, 1.1))
    light = _backgrounds(tile, road, dark=False)
    dark = _backgrounds(tile, road, dark=True)
    drawn = f".vh-stage {{ {light} }}\n{DARK}.vh-stage {{ {dark} }}\n"
    return tokens.css() + drawn + RULES.read_text(encoding="utf-8")


def _backgrounds(tile: str, road: str, dark: bool) -> str:
    return f"--vh-tile: {_url(tile, dark)}; --vh-fork: {_url(road, dark)};"


def _url(svg: str | Svg, dark: bool) -> str:
    """A drawing as an address; an image cannot follow the theme, so its colours are fixed here."""
    for name, token in tokens.TOKENS.items():
        svg = svg.replace(tokens.PAINTS[name], token.dark if dark else token.light)
    return f"url(data:image/svg+xml;base64,{b64encode(svg.encode()).decode()})"
