"""The legend: how pieces, states and marks are read, as a picture with its words."""

from vinhos_kernel.views.legend import draw_legend, tell_legend
from vinhos_kernel.views.still import image


class Legend:
    """The sheet of shapes and marks; nothing on it can be clicked."""

    def _repr_mimebundle_(self, **_: object) -> dict[str, str]:
        words = tell_legend()
        return {"text/html": image(draw_legend(still=True), words), "text/plain": words}
