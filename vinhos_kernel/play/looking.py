"""What can be looked at in a terminal: the table in words, reasons, odds, scores, paragraphs, doubts."""

import cmd
import shutil
import textwrap
from collections.abc import Sequence
from typing import IO

from vinhos_kernel.play.playing import Playing, game_of
from vinhos_kernel.table.errors import TableError, offers
from vinhos_kernel.table.session import Session
from vinhos_kernel.table.turn import Step
from vinhos_kernel.views.doubts import tell_readings
from vinhos_kernel.views.reasons import reason_text

WIDEST = 100


class Looking(cmd.Cmd):
    """A session that is looked at: each command is a method `do_...`, whose first line is its help."""

    def __init__(
        self, table: Session, scripted: bool = False, stdin: IO[str] | None = None, stdout: IO[str] | None = None
    ):
        super().__init__(stdin=stdin, stdout=stdout)
        self.table = table
        self.last: tuple[Step, ...] = table.steps
        self.scripted = scripted

    @property
    def playing(self) -> Playing:
        """The game that lies on the table."""
        return game_of(self.table.kind)

    def say(self, *lines: str) -> None:
        """Print lines, wrapped to the width of the terminal."""
        wide = WIDEST if self.scripted else min(WIDEST, shutil.get_terminal_size().columns)
        for line in "\n".join(lines).split("\n") if lines else ():
            indent = line[: len(line) - len(line.lstrip())] + "  "
            print("\n".join(textwrap.wrap(line, wide, subsequent_indent=indent) or [""]), file=self.stdout)

    def tell(self, steps: Sequence[Step]) -> None:
        """Tell steps, with the name of the opponent where it is needed."""
        self.say(*self.playing.told(steps, self.table.position))

    def more(self, name: str, line: str) -> None:
        """A command that not every game has."""
        if name not in self.playing.more:
            raise TableError(f"{self.playing.voice.game} has no {name}")
        self.say(self.playing.more[name](self.table, line))

    def do_why(self, line: str) -> None:
        """why - the reasons of the last sentences (why all: of the whole story)"""
        steps = self.table.steps if line == "all" else self.last
        for step in steps:
            said, title = self.playing.told([step], self.table.position)[0], self.playing.voice.title(step.rule)
            self.say(f"{said} [{step.rule}: {title}]", *("    " + why for why in reason_text(step)))
        if not steps:
            self.say("nothing was told since the last question; `why all` tells the whole story")

    def do_odds(self, _: str) -> None:
        """odds - the exact odds of the open question and, in Vinhos, of what Lacerda's turn will bring him"""
        self.say(self.playing.odds(self.table))

    def do_board(self, line: str) -> None:
        """board [PART] - the table in words, or one part of it: {board}"""
        boards = self.playing.voice.boards
        if line and line not in boards:
            raise TableError(f"board: {line!r} is not one of {offers(boards)}")
        told = [tell(self.table.position) for name, tell in boards.items() if line in ("", name)]
        self.say("\n\n".join(filter(None, told)) or "nothing of that lies on this table")

    def do_score(self, line: str) -> None:
        """score - both sides' points, row by row, as they would count now{score}"""
        self.say(self.playing.score(self.table.position, line))

    def do_steps(self, line: str) -> None:
        """steps [N] - Lisboa: the five steps of his present or last turn, or one of them, with the reasons"""
        self.more("steps", line)

    def do_pattern(self, line: str) -> None:
        """pattern [N] - Lisboa: whom he visits in his next turns, and what he does there (12, or so many)"""
        self.more("pattern", line)

    def do_checklist(self, line: str) -> None:
        """checklist [1|2] - Lisboa: all that a real table is asked for when a period begins, as lines to type"""
        self.more("checklist", line)

    def do_story(self, _: str) -> None:
        """story - everything told so far"""
        self.tell(self.table.steps)

    def do_rule(self, line: str) -> None:
        """rule [ID] - a paragraph of the rulebook; without an id that of the open question"""
        question = self.table.question
        found = self.playing.paragraph(line or (question.rule if question else self.playing.last_rule))
        self.say(f"{found.title} [{found.id}]", f"  {found.says}", f"  source: {found.source} ({found.standing})")

    def do_origin(self, line: str) -> None:
        """origin PATH - a printed value and where it comes from, as in `origin {origin}`"""
        origin = self.playing.origin_of(line, self.table.start.facts)
        self.say(f"{origin.path} = {origin.value}; {origin.kind}: {origin.source}")
        self.say(*(f"  {source}" for source in self.playing.sources_of(origin)))
        if origin.conflict:
            self.say(f"  another source: {origin.conflict}")

    def do_readings(self, _: str) -> None:
        """readings - every doubt in the text with its sides; the one in use has a star"""
        self.say(tell_readings(self.playing.voice, self.table.position.readings))

    def do_keys(self, _: str) -> None:
        """keys - what can be set, key by key"""
        self.say(self.playing.schema())

    def do_position(self, _: str) -> None:
        """position - the position as text"""
        print(self.table.kind.position_text(self.table.position), end="", file=self.stdout)
