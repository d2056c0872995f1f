"""The matplotlib style of the book: figures without pyplot, as SVG that follows the theme or stands on paper."""

import threading
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any, Final

if TYPE_CHECKING:
    from matplotlib.axes import Axes
    from matplotlib.figure import Figure

INK, MUTED, LINE, PAPER = "#1B2530", "#525C67", "#D3CAB8", "#FFFDF8"
YOU, LACERDA = "#0072B2", "#D55E00"
OTHERS: Final = ("#009E73", "#CC79A7", "#808080")
THEMED: Final = {INK: "ink", MUTED: "muted", LINE: "line", YOU: "you", LACERDA: "lacerda"}
MARKS: Final = ("o", "s", "^", "D")
SANS: Final = ["Segoe UI", "Helvetica", "Arial", "Liberation Sans", "DejaVu Sans"]
STYLE: Final[dict[str, Any]] = {
    "figure.figsize": (7.2, 4.2), "figure.facecolor": "none", "axes.facecolor": "none", "savefig.facecolor": "none",
    "figure.dpi": 110, "savefig.dpi": 150, "svg.fonttype": "none",
    "font.family": "sans-serif", "font.sans-serif": SANS, "font.size": 11,
    "text.color": INK, "axes.labelcolor": MUTED, "xtick.color": MUTED, "ytick.color": MUTED, "axes.edgecolor": MUTED,
    "axes.titlesize": 15, "axes.titleweight": "bold", "axes.titlelocation": "left", "axes.titlepad": 30,
    "axes.titlecolor": INK,
    "axes.spines.top": False, "axes.spines.right": False, "axes.spines.left": False, "axes.linewidth": 1,
    "axes.grid": True, "axes.grid.axis": "y", "grid.color": LINE, "grid.linewidth": 0.8, "axes.axisbelow": True,
    "xtick.major.size": 4, "ytick.major.size": 0, "xtick.labelsize": 11, "ytick.labelsize": 11,
    "lines.linewidth": 2.2, "lines.markersize": 6, "lines.solid_capstyle": "round", "errorbar.capsize": 3,
    "legend.frameon": False,
}  # fmt: skip
SHEET: Final = '<style type="text/css">*{stroke-linejoin: round; stroke-linecap: butt}</style>'
"""matplotlib's own rule would hold for the whole page; it is taken out and said on the picture itself."""
_LOCK = threading.Lock()
"""Settings of matplotlib belong to the whole process, and callbacks run in threads of their own."""


def svg_of(draw: Callable[[], "Figure"], name: str, paper: bool = False) -> str:
    """A figure as SVG: drawn and saved under one style, since fonts are looked up when it is saved."""
    from io import StringIO

    import matplotlib

    out = StringIO()
    settings: Any = {**STYLE, "svg.hashsalt": f"vinhos {name} {paper}"}
    with _LOCK, matplotlib.rc_context(settings):
        draw().savefig(
            out, format="svg", facecolor=PAPER if paper else "none", transparent=not paper,
            metadata={"Date": None, "Creator": None},
        )  # fmt: skip
    svg = out.getvalue()
    svg = svg[svg.index("<svg") :].replace(SHEET, "").replace("<svg ", '<svg stroke-linejoin="round" ', 1)
    return svg if paper else themed(svg)


def themed(svg: str) -> str:
    """The inks of the light style as custom properties of the page, with the light value where there are none."""
    for colour, name in THEMED.items():
        svg = svg.replace(colour.lower(), f"var(--vh-{name}, {colour})")
    return svg


def titled(axes: "Axes", finding: str, how: str) -> None:
    """A title that states the finding, and below it what is drawn and how it was found."""
    axes.set_title(finding)
    axes.annotate(how, (0, 1), (0, 12), xycoords="axes fraction", textcoords="offset points", color=MUTED, fontsize=11)


def figure(wide: float = 7.2, high: float = 4.2) -> "Figure":
    """An empty figure, to be drawn inside `svg_of`."""
    from matplotlib.figure import Figure

    return Figure(figsize=(wide, high), layout="constrained")


def bars(
    axes: "Axes", names: Sequence[str], heights: Sequence[float], labels: Sequence[str], colours: Sequence[str],
    errors: Sequence[float] | None = None,
) -> None:  # fmt: skip
    """Upright bars, each with what it stands for above it; error bars only for what was simulated."""
    places = range(len(names))
    axes.bar(places, heights, color=list(colours), edgecolor=INK, linewidth=0.8, width=0.72, yerr=errors,
             error_kw={"elinewidth": 1.1, "ecolor": INK})  # fmt: skip
    for place, height, label in zip(places, heights, labels, strict=True):
        above = height + (errors[place] if errors else 0)
        axes.annotate(label, (place, above), (0, 4), textcoords="offset points", ha="center", color=INK, fontsize=11)
    axes.set_xticks(list(places), list(names))
    axes.set_yticks([])
    axes.grid(False)
