"""A reader's hand without a browser: clicks what a stage shows, and keeps the messages that go to the page."""

import json
import re
from typing import Any

from vinhos_widgets.stage import Stage

ANSWER = re.compile(r'data-answer="([^"]*)"')


class Hand:
    """What a page does with a stage: it sends answers with the number of the picture that they belong to."""

    def __init__(self, stage: Stage) -> None:
        self.stage = stage
        self.messages: list[dict[str, Any]] = []
        stage._late.pause = 0
        stage._send = lambda message, buffers=None: self.messages.append(message)  # type: ignore[method-assign]

    def click(self, answer: str, **values: str) -> None:
        """Pick something on the present picture, and wait for all that follows."""
        self.send(answer, self.stage.seq, **values)
        self.stage.settle()

    def send(self, answer: str, seq: int, **values: str) -> None:
        """Pick something on the picture with this number."""
        self.stage._heard(None, {"answer": answer, "seq": seq, "values": values}, None)

    def panel(self, name: str) -> str:
        """What a panel shows."""
        return str(getattr(self.stage, f"panel_{name}"))

    def panels(self) -> dict[str, str]:
        """What all panels show."""
        return {name: self.panel(name) for name in self.stage.panels}

    def offered(self, panel: str = "") -> list[str]:
        """Every answer that can be picked, on one panel or on all."""
        shown = self.panel(panel) if panel else "".join(self.panels().values())
        return list(dict.fromkeys(ANSWER.findall(shown)))

    def sent(self) -> list[set[str]]:
        """Which of the stage's traits went to the page, message by message."""
        return [set(message["state"]) for message in self.messages if "state" in message]

    def sizes(self) -> list[int]:
        """The bytes of each message."""
        return [len(json.dumps(message, ensure_ascii=False).encode()) for message in self.messages]
