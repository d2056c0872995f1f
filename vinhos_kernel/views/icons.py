"""Icons of the nine actions, 24 x 24, one weight of line."""

from typing import Final

from vinhos_kernel.views.svg import Svg, at, circle, joined, path, remembered

Ring = tuple[float, float, float]

STROKES: Final = {
    "vineyards": "M0,-6Q0,-10 5,-10.5",
    "cellars": "M-11,10V-1A5.5,5.5 0 0 1 0,-1V10M0,-1A5.5,5.5 0 0 1 11,-1V10M-11,10H11",
    "wineries": "M-11,-1L0,-9L11,-1M-8.5,-2.5V10H8.5V-2.5M-2.5,10V3.5H2.5V10M5.5,-5V-9.5H8V-3.2",
    "experts": "M-5,-10H5Q6.2,0 0,1.5Q-6.2,0 -5,-10ZM0,1.5V9.5M-4,9.5H4M-5.4,-4.5H5.4",
    "press_release": "M-10,-3.5V3.5H-6.5L5,9V-9L-6.5,-3.5ZM-6,3.8L-4.5,9.5H-1.5L-2.4,5.6M8.2,-3.5Q10.4,0 8.2,3.5",
    "workers": "M-11,-3.5H1M-8.5,-3.5Q-8.5,-8.5 -5,-8.5Q-1.5,-8.5 -1.5,-3.5M-8.5,-3Q-8,2 -5,2Q-2,2 -1.5,-3"
    "M-10,10Q-10,4.5 -5,4.5Q-1.5,4.5 -.5,7.5"
    "M5,-4H9M6,-4V.5L2.5,8.5Q2.4,10 4,10H10Q11.6,10 11.5,8.5L8,.5V-4M4.4,5H9.6",
    "export": "M-11,3H11L7.5,9.5H-7.5ZM0,3V-10L8.5,-.5H0M-2.4,-7.5L-8,-.5H-2.4Z",
    "sales": "M-9.5,-10H-1Q0,-1.5 -5.2,0Q-10.5,-1.5 -9.5,-10ZM-5.2,0V9.5M-8.7,9.5H-1.8M-10,-5.5H-.6M6,2V6",
    "fair": "M-5.5,-10H5.5V-4Q5.5,2 0,2Q-5.5,2 -5.5,-4ZM-5.5,-8H-9Q-9,-2.5 -4.8,-1.5M5.5,-8H9Q9,-2.5 4.8,-1.5"
    "M0,2V7M-4.5,10H4.5M-2.5,7H2.5V10",
    "sun": "M0,-11V-8M0,8V11M-11,0H-8M8,0H11M-7.8,-7.8L-5.7,-5.7M5.7,5.7L7.8,7.8M-7.8,7.8L-5.7,5.7M5.7,-5.7L7.8,-7.8",
    "cloud": "M-7,5Q-11,5 -11,1.4Q-11,-2 -7.4,-2.2Q-6.4,-7 -1.4,-7Q3,-7 4.2,-3Q10.5,-3.4 10.5,1.2Q10.5,5 6.6,5Z",
    "rain": "M-7,1Q-11,1 -11,-2.6Q-11,-6 -7.4,-6.2Q-6.4,-11 -1.4,-11Q3,-11 4.2,-7Q10.5,-7.4 10.5,-2.8"
    "Q10.5,1 6.6,1ZM-6,5L-7.5,9M0,5L-1.5,9M6,5L4.5,9",
    "lock": "M-6,-1H6V8H-6ZM-3.6,-1V-4.4Q-3.6,-8 0,-8Q3.6,-8 3.6,-4.4V-1",
}

RINGS: Final[dict[str, tuple[Ring, ...]]] = {
    "vineyards": ((-6, -3, 2.7), (0, -3, 2.7), (6, -3, 2.7), (-3, 2.4, 2.7), (3, 2.4, 2.7), (0, 7.8, 2.7)),
    "cellars": ((-5.5, 6.4, 2.6), (5.5, 6.4, 2.6)),
    "sales": ((6, 4, 5),),
    "sun": ((0, 0, 5),),
}


def icon(x: float, y: float, kind: str, ink: str = "ink", scale: float = 1) -> Svg:
    """The icon of an action (or the Fair, the weather, a lock), centred."""
    return at(x, y, _icon(kind, ink), scale)


@remembered
def _icon(kind: str, ink: str) -> Svg:
    rings = [circle(x, y, r, "", ink, 1.5) for x, y, r in RINGS.get(kind, ())]
    return joined(path(STROKES[kind], "", ink, 1.6), *rings)


def weather_icon(weather: int) -> str:
    """Sun, cloud or rain: what kind of year it is."""
    return "sun" if weather > 0 else "rain" if weather < -1 else "cloud"
