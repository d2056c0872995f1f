"""The terminal: the same session, questions, story and odds as in the notebooks, typed and read line by line."""

import cmd
import os
import shutil
import textwrap
from collections.abc import Sequence
from typing import IO, Any

import vinhos_kernel as vinhos
from vinhos_kernel.data.catalogue import sources_of
from vinhos_kernel.data.rulebook import paragraph
from vinhos_kernel.lab.policies import POLICIES
from vinhos_kernel.solo import hint, play_on
from vinhos_kernel.state import notation
from vinhos_kernel.state.names import YOU
from vinhos_kernel.table.errors import TableError, nearest, offers
from vinhos_kernel.table.session import Entry, Session
from vinhos_kernel.table.turn import Step
from vinhos_kernel.views import ribbon, score
from vinhos_kernel.views.asking import asking_text, option_typed, path_and_value
from vinhos_kernel.views.doubts import tell_readings
from vinhos_kernel.views.odds_html import odds_text
from vinhos_kernel.views.outlook import odds_of
from vinhos_kernel.views.reasons import reason_text
from vinhos_kernel.views.story import aloud, sentence, told
from vinhos_kernel.views.telling import BOARDS, GREETINGS

WIDEST = 100
LONGEST_FILE = 1_000_000
SHOWN = 6
"""Sentences that are told of a story when a table is opened."""


class Terminal(cmd.Cmd):
    """A session in a terminal: each command is a method `do_...`, whose first line is its help."""

    prompt = "> "

    def __init__(
        self, table: Session, scripted: bool = False, stdin: IO[str] | None = None, stdout: IO[str] | None = None
    ):
        super().__init__(stdin=stdin, stdout=stdout)
        self.table = table
        self.before: tuple[Session, ...] = ()
        self.last: tuple[Step, ...] = table.steps
        self.scripted = scripted
        self.use_rawinput = not scripted
        self.refused = 0
        self.saved: Session | None = None
        self.leaving = False
        if scripted:
            self.prompt = ""

    # ------------------------------------------------------------ reading and saying
    def say(self, *lines: str) -> None:
        """Print lines, wrapped to the width of the terminal."""
        wide = WIDEST if self.scripted else min(WIDEST, shutil.get_terminal_size().columns)
        for line in "\n".join(lines).split("\n") if lines else ():
            indent = line[: len(line) - len(line.lstrip())] + "  "
            print("\n".join(textwrap.wrap(line, wide, subsequent_indent=indent) or [""]), file=self.stdout)

    def greet(self) -> None:
        """Say who plays, and from where."""
        start = self.table.start
        greeting = GREETINGS.get(self.table.position.seats, "Vinhos")
        self.say(f"{greeting}: start {start.name or 'of your own'}, seed {start.seed}; help lists commands")
        if self.table.note:
            self.say(self.table.note)

    def tell(self, steps: Sequence[Step]) -> None:
        """Tell steps; where you play as well, an opponent's sentences begin with its name."""
        self.say(*(aloud if self.table.position.played_here(YOU) else told)(steps))

    def preloop(self) -> None:
        """Say hello, tell what has happened so far, ask the first question."""
        self.greet()
        self.tell(self.table.steps[-SHOWN:])
        self.ask()

    def ask(self) -> None:
        """Ask the open question; where a turn begins or a person decides, say how both sides stand."""
        question = self.table.question
        if question is None:
            return self.say("", ribbon.tell_ribbon(self.table.position), "Nothing is left to do: the agenda is done")
        if question.who != "chance" or question.rule == self.table.kind.turn_begins:
            self.say("", ribbon.tell_ribbon(self.table.position))
        self.say("", *asking_text(question, self.table.position))

    def precmd(self, line: str) -> str:
        """A script's commands are shown between what they bring."""
        if self.scripted and line != "EOF":
            self.say(f"> {line.strip()}")
        word, blank, rest = line.strip().partition(" ")
        return line if line == "EOF" else (word.lower() if hasattr(self, f"do_{word.lower()}") else word) + blank + rest

    def onecmd(self, line: str) -> bool:
        """Run one command, or take an option even if a command is called the same; a refusal changes nothing."""
        try:
            if self.table.question is not None and line in map(str, self.table.question.options):
                self.default(line)
                return False
            return bool(super().onecmd(line))
        except OSError as error:
            self.refuse(f"{error.filename or 'no file is named'}: {error.strerror}")
        except ValueError as error:
            self.refuse(str(error))
        return False

    def refuse(self, why: str) -> None:
        """Say why something was not done."""
        self.refused += 1
        self.say(why)

    def goes_to(self, table: Session, keep_old: bool = False) -> None:
        """Take another moment of the table: tell what was turned and what is new in the story, and ask."""
        turned = _turned(self.table, table)
        if turned:
            self.say(f"turned: {', '.join(turned)}")
        self.last = _new_steps(self.table, table)
        self.takes(table, keep_old)
        self.tell(self.last)
        self.ask()

    def takes(self, table: Session, keep_old: bool) -> None:
        """Have another table in play; `back` returns to an old one that is kept."""
        self.before = (*self.before, self.table) if keep_old else self.before
        self.table = table

    def completenames(self, text: str, *ignored: Any) -> list[str]:
        """Commands and options that begin with what was typed."""
        options = self.table.question.options if self.table.question else ()
        return super().completenames(text, *ignored) + [str(o) for o in options if str(o).startswith(text)]

    def autoplay(self, policy: str) -> None:
        """Have a policy answer what people decide; print the story to the end, and both scores."""
        self.greet()
        self.table = play_on(self.table, POLICIES[policy])
        self.tell(self.table.steps)
        if self.table.question is None:
            return self.say("", score.tell_score(self.table.position))
        self.ask()

    # ------------------------------------------------------------ answering
    def emptyline(self) -> bool:
        """Let chance answer one question."""
        self.goes_to(vinhos.roll(self.table))
        return False

    def default(self, line: str) -> None:
        """Anything else is an answer: the card that came up, the slot, done."""
        try:
            table = vinhos.answer(self.table, option_typed(self.table.question, line))
        except TableError as error:
            words = [name.removeprefix("do_") for name in self.get_names() if name.startswith("do_")]
            meant = nearest(line.partition(" ")[0].lower(), words)
            raise TableError(f"{error}; help lists the commands{meant}") from None
        self.goes_to(table)

    def do_turn(self, _: str) -> None:
        """turn - let chance play to the end of Lacerda's turn, or to the next question for you"""
        self.goes_to(vinhos.roll(self.table, "turn"))

    def do_go(self, _: str) -> None:
        """go - let chance and Lacerda play until the next question for a person, or the end"""
        if self.table.question is None:
            raise TableError("nothing is left to do: the agenda is done")
        self.goes_to(play_on(self.table))

    def do_lacerda(self, line: str) -> None:
        """lacerda - the same as go"""
        self.do_go(line)

    def do_hint(self, _: str) -> None:
        """hint - what a rule-of-thumb player would answer to the open question, and why"""
        self.say(hint(self.table))

    def do_again(self, _: str) -> None:
        """again - throw the last draw once more; the record says so"""
        table = vinhos.roll(self.table, "again")
        self.say(f"throw {table.entries[-1].rolled}: {table.entries[-1].value}")
        self.goes_to(table, keep_old=True)

    def do_undo(self, _: str) -> None:
        """undo - take back the last answer or correction; the same draw comes again"""
        if not self.table.entries:
            raise TableError("nothing to undo: this is the start")
        self.say("taken back: " + _entry(self.table.entries[-1]))
        self.goes_to(vinhos.undo(self.table))

    def do_redo(self, _: str) -> None:
        """redo - do again what was taken back"""
        if not self.table.undone:
            raise TableError("nothing to do again")
        self.goes_to(vinhos.redo(self.table))

    def do_answers(self, _: str) -> None:
        """answers - every answer and correction so far, with its number and address"""
        self.say(
            *(f"{n} {_entry(entry)}" for n, entry in enumerate(self.table.entries, 1)),
            f"{len(self.table.entries)} so far",
        )

    def do_change(self, line: str) -> None:
        """change ADDRESS OPTION - another answer there (a number of `answers` will do); what follows is played anew"""
        where, _, option = line.partition(" ")
        entries = self.table.entries
        if where.isdecimal() and len(where) < 6 and 0 < int(where) <= len(entries):
            where = entries[int(where) - 1].address
        table = vinhos.override(self.table, where, option)
        self.goes_to(table, keep_old=True)
        self.say(*(f"dropped: {_entry(entry)}" for entry in table.dropped))
        if table.offered:
            self.say(f"{len(table.offered)} earlier answers are on offer: `keep` takes them, `back` undoes the change")

    def do_keep(self, _: str) -> None:
        """keep - after a change: take the earlier answers that are on offer, as far as they fit"""
        self.goes_to(vinhos.keep(self.table), keep_old=True)

    def do_back(self, _: str) -> None:
        """back - the table as it was before the last change, keep, again or load"""
        if not self.before:
            raise TableError("nothing was changed, thrown again or loaded: there is nothing to go back to")
        *rest, table = self.before
        self.before = tuple(rest)
        self.goes_to(table)

    # ------------------------------------------------------------ looking
    def do_why(self, line: str) -> None:
        """why - the reasons of the last sentences (why all: of the whole story)"""
        steps = self.table.steps if line == "all" else self.last
        for step in steps:
            self.say(
                f"{sentence(step)} [{step.rule}: {paragraph(step.rule).title}]",
                *("    " + why for why in reason_text(step)),
            )
        if not steps:
            self.say("nothing was told since the last question; `why all` tells the whole story")

    def do_odds(self, _: str) -> None:
        """odds - the exact odds of the open question, and of what Lacerda's turn will bring him"""
        question = self.table.question
        if question is None or question.who != "chance":
            raise TableError("no card is turned now: there are no odds")
        self.say(odds_text(odds_of(self.table)))

    def do_board(self, line: str) -> None:
        """board [PART] - the table in words, or one part of it: ribbon, quadrel, map, sales, export ..."""
        if line and line not in BOARDS:
            raise TableError(f"board: {line!r} is not one of {offers(BOARDS)}")
        told = [tell(self.table.position) for name, tell in BOARDS.items() if line in ("", name)]
        self.say("\n\n".join(filter(None, told)) or "nothing of that lies on this table")

    def do_score(self, _: str) -> None:
        """score - both sides' points, row by row, as they would count now"""
        self.say(score.tell_score(self.table.position))

    def do_story(self, _: str) -> None:
        """story - everything told so far"""
        self.tell(self.table.steps)

    def do_rule(self, line: str) -> None:
        """rule [ID] - a paragraph of the rulebook; without an id that of the open question"""
        question = self.table.question
        told_ = paragraph(line or (question.rule if question else "year.end"))
        self.say(f"{told_.title} [{told_.id}]", f"  {told_.says}", f"  source: {told_.source} ({told_.standing})")

    def do_origin(self, line: str) -> None:
        """origin PATH - a printed value and where it comes from, as in `origin region.douro.price`"""
        origin = vinhos.origin_of(line, self.table.start.facts)
        self.say(f"{origin.path} = {origin.value}; {origin.kind}: {origin.source}")
        self.say(*(f"  {source}" for source in sources_of(origin)))
        if origin.conflict:
            self.say(f"  another source: {origin.conflict}")

    def do_readings(self, _: str) -> None:
        """readings - every doubt in the text with its sides; the one in use has a star"""
        self.say(tell_readings(self.table.position.readings))

    def do_keys(self, _: str) -> None:
        """keys - what can be set, key by key"""
        self.say(vinhos.schema())

    def do_position(self, _: str) -> None:
        """position - the position as text"""
        print(notation.position_text(self.table.position), end="", file=self.stdout)

    # ------------------------------------------------------------ changing and keeping
    def do_set(self, line: str) -> None:
        """set PATH VALUE - correct one thing of the table: `set cubes.douro 3`, `set sales.red 9 nobody`"""
        path, value = path_and_value(line)
        table = vinhos.correct(self.table, path, value)
        self.say(_entry(table.entries[-1]))
        self.goes_to(table)

    def do_read(self, line: str) -> None:
        """read NAME SIDE - choose a side of a doubt (see `readings`)"""
        name, _, side = line.partition(" ")
        table = vinhos.correct(self.table, f"readings.{name}", side.strip())
        self.say(_entry(table.entries[-1]))
        self.goes_to(table)

    def do_save(self, line: str) -> None:
        """save FILE - write the record with everything that is needed to go on"""
        if os.path.exists(line) and not text_of(line).startswith("vinhos record "):
            raise TableError(f"{line} is there already and is not a record: it is left alone")
        text = vinhos.text(self.table)
        with open(f"{line}.part" if line else "", "w", encoding="utf-8") as file:
            file.write(text)
        os.replace(f"{line}.part", line)
        self.saved = self.table
        self.say(f"saved in {line}")

    def do_load(self, line: str) -> None:
        """load FILE - play on from a record; `back` returns to the table in play"""
        table = vinhos.load(text_of(line))
        self.say(
            f"loaded {line}: {len(table.entries)} answers and corrections, {len(table.undone)} undone",
            *filter(None, [table.note]),
        )
        self.takes(table, keep_old=True)
        self.last = table.steps[-SHOWN:]
        self.tell(self.last)
        self.ask()

    def do_help(self, arg: str) -> None:
        """help [COMMAND] - this list"""
        names = [name for name in sorted(self.get_names()) if name.startswith("do_") and name != "do_EOF"]
        known = {name[3:]: (getattr(self, name).__doc__ or "").strip() for name in names}
        if arg and arg not in known:
            raise TableError(f"help: {arg!r} is not one of {offers(known)}")
        self.say(*([] if arg else ["Enter - let chance answer one question; anything that is no command is an answer"]),
                 *(words for name, words in known.items() if arg in ("", name)))  # fmt: skip

    def do_quit(self, _: str) -> bool:
        """quit - leave the table; what is not saved is asked about once"""
        if self.table.entries and self.table is not self.saved and not self.scripted and not self.leaving:
            self.leaving = True
            self.say("This table is not saved: `save FILE` keeps it, `quit` again leaves it")
            return False
        self.say("Goodbye")
        return True

    def do_exit(self, line: str) -> bool:
        """exit - the same as quit"""
        return self.do_quit(line)

    def do_EOF(self, _: str) -> bool:
        """The input has ended."""
        self.leaving = True
        self.say("")
        return self.do_quit("")


# ---------------------------------------------------------------- small readers
def _new_steps(old: Session, new: Session) -> tuple[Step, ...]:
    """The steps of a table that another one has not."""
    same = 0
    while same < min(len(old.steps), len(new.steps)) and old.steps[same] is new.steps[same]:
        same += 1
    return new.steps[same:]


def _turned(old: Session, new: Session) -> list[str]:
    """What the die has turned since another moment of the same table."""
    came = new.entries[len(old.entries) :] if new.entries[: len(old.entries)] == old.entries else ()
    return [str(entry.value) for entry in came if entry.rolled]


def _entry(entry: Entry) -> str:
    if not entry.is_answer:
        return f"set {entry.what} = {entry.value}"
    return f"{entry.prompt} {entry.value} ({entry.address})"


def text_of(name: str) -> str:
    """A file's text, or a refusal."""
    try:
        with open(name, encoding="utf-8-sig") as file:
            text = file.read(LONGEST_FILE + 1)
    except ValueError:
        raise TableError(f"{name[:80]!r} is not a text file in UTF-8") from None
    if len(text) > LONGEST_FILE:
        raise TableError(f"{name} is longer than {LONGEST_FILE} characters")
    return text
