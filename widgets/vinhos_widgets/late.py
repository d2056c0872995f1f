"""Work that comes after the board: one job at a time in a thread of its own, the newest wins."""

import threading
import time
from collections.abc import Callable, Sequence
from typing import TypeVar

T = TypeVar("T")


PAUSE = 0.06
"""Seconds before a job begins: it would fight the message just sent for the interpreter."""


class Late:
    """Runs one job beside; a job that has not begun when a newer one comes is never begun."""

    def __init__(self, lock: threading.RLock) -> None:
        self.pause = PAUSE
        self._lock = lock
        self._next: Callable[[], None] | None = None
        self._idle = threading.Event()
        self._idle.set()

    def start(
        self, works: Sequence[Callable[[], T]], send: Callable[[T], bool], failed: Callable[[Exception], None]
    ) -> None:
        """Do one work after the other beside and hand each outcome on under the lock, until `send` calls it stale."""

        def job() -> None:
            try:
                for work in works:
                    outcome = work()
                    with self._lock:
                        if not send(outcome):
                            return
            except Exception as error:
                failed(error)

        with self._lock:
            self._next = job
            if self._idle.is_set():
                self._idle.clear()
                threading.Thread(target=self._run, daemon=True).start()

    def wait(self) -> None:
        """Until the last job is done."""
        self._idle.wait()

    def _run(self) -> None:
        while True:
            time.sleep(self.pause)
            with self._lock:
                job, self._next = self._next, None
                if job is None:
                    self._idle.set()
                    return
            job()
