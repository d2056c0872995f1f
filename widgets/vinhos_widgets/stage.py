"""The stage: panels that Python writes, answers that come back; the only JavaScript of the book."""

import os
import threading
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Any, TypeVar

import anywidget
import traitlets

from vinhos_kernel.table.errors import TableError
from vinhos_widgets.late import Late
from vinhos_widgets.style import stylesheet

STATIC = Path(__file__).parent / "static"
VIEW = "application/vnd.jupyter.widget-view+json"
Columns = dict[str, list[list[str]]]
S = TypeVar("S", bound="Stage")


def _script() -> Any:
    """Text, since a Path would keep every widget alive; with ANYWIDGET_HMR=1 the Path, which is reloaded."""
    path = STATIC / "stage.js"
    return path if os.environ.get("ANYWIDGET_HMR") == "1" else path.read_text(encoding="utf-8")


def shows(*panels: str) -> Callable[[type[S]], type[S]]:
    """Give a stage its panels: one synced text each, so that only those that changed are sent."""

    def with_panels(stage: type[S]) -> type[S]:
        traits = {f"panel_{panel}": traitlets.Unicode("").tag(sync=True) for panel in panels}
        named = {"__module__": stage.__module__, "__doc__": stage.__doc__, "panels": panels}
        return type(stage.__name__, (stage,), {**named, **traits})

    return with_panels


class Stage(anywidget.AnyWidget):
    """Panels of HTML by key, and the answers that a reader picks on them.

    A subclass names its panels with `shows`, and writes `reply` (an answer came), `picture` and `words` (what a saved
    notebook shows). `seq` counts the answers that were taken and never goes back: an answer to an older picture is
    ignored. `calm` says that whoever answered last wants nothing to move; `last_error` keeps what went wrong last.
    """

    _esm = _script()
    _css = stylesheet()

    panels: Sequence[str] = ()
    columns = traitlets.Dict().tag(sync=True)
    label = traitlets.Unicode("The table").tag(sync=True)
    says = traitlets.Unicode("").tag(sync=True)
    alert = traitlets.Unicode("").tag(sync=True)
    seq = traitlets.Int(0).tag(sync=True)
    tick = traitlets.Int(0).tag(sync=True)

    def __init__(self, **traits: Any) -> None:
        self._lock = threading.RLock()
        self._late = Late(self._lock)
        self.calm = True
        self.last_error: Exception | None = None
        super().__init__(**traits)
        self.on_msg(self._heard)

    # ------------------------------------------------------------ what a subclass writes
    def reply(self, answer: str, values: Mapping[str, str]) -> None:
        """Do what an answer asks for."""
        raise NotImplementedError

    def picture(self) -> str:
        """The stage as one still SVG."""
        raise NotImplementedError

    def words(self) -> str:
        """The stage in words."""
        raise NotImplementedError

    def caption(self) -> str:
        """HTML below the still picture."""
        return ""

    # ------------------------------------------------------------ what a subclass calls
    def show(self, panels: Mapping[str, str], says: str = "", columns: Columns | None = None) -> None:
        """Send what changed in one message, as the reply to an answer."""
        with self._lock, self.hold_sync():
            self._set(panels)
            if columns is not None:
                self.columns = columns
            self.alert = ""
            self.says = says
            self.seq += 1
            self.tick += 1

    def later(self, *works: Callable[[], Mapping[str, str]]) -> None:
        """Work out panels beside, and send each lot in a message of its own unless a newer answer has come by then."""
        seq = self.seq

        def send(panels: Mapping[str, str]) -> bool:
            if self.seq == seq and any(getattr(self, f"panel_{key}") != html for key, html in panels.items()):
                with self.hold_sync():
                    self._set(panels)
                    self.tick += 1
            return self.seq == seq

        self._late.start(works, send, self._failed)

    def settle(self) -> None:
        """Wait until nothing is being worked out any more."""
        self._late.wait()

    def warn(self, words: str) -> None:
        """Say why something cannot be; all else stays."""
        with self._lock, self.hold_sync():
            self.alert = words
            self.seq += 1
            self.tick += 1

    # ------------------------------------------------------------ messages
    def _heard(self, _: object, message: Any, __: object) -> None:
        """An answer from the page, in whichever thread it comes; one that is not to the present picture is ignored."""
        if not isinstance(message, dict) or not isinstance(message.get("answer"), str):
            return
        values = message.get("values")
        fields = {str(k): str(v) for k, v in values.items()} if isinstance(values, dict) else {}
        with self._lock:
            if message.get("seq") == self.seq:
                self.calm = message.get("calm") is not False
                self._replied(message["answer"], fields)

    def _replied(self, answer: str, values: Mapping[str, str]) -> None:
        try:
            self.reply(answer, values)
        except TableError as refusal:
            self.last_error = refusal
            self.warn(str(refusal))
        except Exception as error:
            self._failed(error)
            raise

    def _failed(self, error: Exception) -> None:
        """JupyterLab shows no traceback of a callback: say on the stage what went wrong."""
        self.last_error = error
        self.warn(f"Something went wrong, and nothing was changed: {type(error).__name__}: {error}")

    def _set(self, panels: Mapping[str, str]) -> None:
        for key, html in panels.items():
            self.set_trait(f"panel_{key}", html)

    # ------------------------------------------------------------ where no widget runs
    def _repr_mimebundle_(self, **kwargs: Any) -> Any:
        """The widget, and besides it a still picture and words for wherever widgets do not run."""
        from vinhos_kernel.views.still import image

        bundle = super()._repr_mimebundle_(**kwargs)
        if bundle is None:
            return None
        shown, meta = bundle
        words = self.words()
        still = image(self.picture(), f"{self.label}: {words}") + self.caption()
        return {**shown, "text/html": still, "text/plain": words}, meta
