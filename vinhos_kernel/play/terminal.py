"""A session in a terminal: questions are asked and answered, answers are changed, tables are saved and opened."""

import os
from typing import IO, Any

from vinhos_kernel.play.asking import asking_text, comes_in_a_row, option_typed, path_and_value
from vinhos_kernel.play.looking import Looking
from vinhos_kernel.play.playing import games, loaded
from vinhos_kernel.solo import play_on
from vinhos_kernel.table import record, session
from vinhos_kernel.table.errors import TableError, nearest, offers
from vinhos_kernel.table.session import Entry, Session
from vinhos_kernel.table.turn import Step

LONGEST_FILE = 1_000_000
SHOWN = 6
"""Sentences that are told of a story when a table is opened."""


class Terminal(Looking):
    """A session that is played: each command is a method `do_...`, whose first line is its help."""

    prompt = "> "

    def __init__(
        self, table: Session, scripted: bool = False, stdin: IO[str] | None = None, stdout: IO[str] | None = None
    ):
        super().__init__(table, scripted, stdin, stdout)
        self.before: tuple[Session, ...] = ()
        self.use_rawinput = not scripted
        self.asked = ("", "")
        self.refused = 0
        self.saved: Session | None = None
        self.leaving = False
        if scripted:
            self.prompt = ""

    # ------------------------------------------------------------ reading and saying
    def greet(self) -> None:
        """Say who plays, and from where."""
        start = self.table.start
        greeting = self.playing.greeting(self.table.position)
        self.say(f"{greeting}: start {start.name or 'of your own'}, seed {start.seed}; help lists commands")
        if self.table.note:
            self.say(self.table.note)

    def preloop(self) -> None:
        """Say hello, tell what has happened so far, ask the first question."""
        self.greet()
        self.tell(self.table.steps[-SHOWN:])
        self.ask()

    def ask(self) -> None:
        """Ask the open question; where a turn begins or a person decides, say how both sides stand."""
        question, standing = self.table.question, self.playing.voice.standing(self.table.position)
        if question is None:
            return self.say("", standing, "Nothing is left to do: the agenda is done")
        if self.playing.stands(question):
            self.say("", standing)
        again = self.asked == (question.rule, question.kind) and comes_in_a_row(self.playing, question)
        self.asked = (question.rule, question.kind)
        self.say(*([question.prompt] if again else ["", *asking_text(self.playing, question, self.table.position)]))

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

    def corrected(self, path: str, value: Any) -> None:
        """Set one thing of the table; the question that is still the same is not asked in full again."""
        before, table = self.table.question, session.correct(self.table, path, value)
        self.say(_entry(table.entries[-1]))
        if before is None or before != table.question:
            return self.goes_to(table)
        self.last = ()
        self.takes(table, keep_old=False)
        self.say(f"Still asked: {before.prompt}")

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
        policies, game = self.playing.policies, self.playing.voice.game
        if policy not in policies:
            raise TableError(f"nobody is called {policy!r} who plays {game}, only {offers(policies)}")
        self.greet()
        self.table = play_on(self.table, policies[policy])
        self.tell(self.table.steps)
        if self.table.question is None:
            return self.say("", self.playing.score(self.table.position, ""))
        self.ask()

    # ------------------------------------------------------------ answering
    def emptyline(self) -> bool:
        """Let chance answer one question."""
        self.goes_to(session.roll(self.table))
        return False

    def default(self, line: str) -> None:
        """Anything else is an answer: the card that came up, the slot, done; several of one kind in their order."""
        try:
            table = self.answered(line)
        except TableError as error:
            word = line.partition(" ")[0].lower()
            words = [name.removeprefix("do_") for name in self.get_names() if name.startswith("do_")]
            is_board = word in self.playing.voice.boards
            meant = f", did you mean 'board {word}'?" if is_board else nearest(word, words)
            raise TableError(f"{error}; help lists the commands{meant}") from None
        self.goes_to(table)

    def answered(self, line: str) -> Session:
        """The table after an answer; where options stand in a row, after each word that answers the same again."""
        question, playing, words = self.table.question, self.playing, line.split()
        meant = option_typed(playing, question, line)
        if question is None or len(words) < 2 or meant in question.options or not comes_in_a_row(playing, question):
            return session.answer(self.table, meant)
        table = self.table
        for word in words:
            if table.question is None or table.question.kind != question.kind:
                raise TableError(f"{word!r} answers nothing: {len(words)} answers are too many for {question.prompt}")
            table = session.answer(table, option_typed(playing, table.question, word))
        return table

    def do_turn(self, _: str) -> None:
        """turn - let chance play to the end of Lacerda's turn, or to the next question for you"""
        self.goes_to(session.roll(self.table, "turn"))

    def do_go(self, _: str) -> None:
        """go - let chance and Lacerda play until the next question for a person, or the end"""
        if self.table.question is None:
            raise TableError("nothing is left to do: the agenda is done")
        self.goes_to(play_on(self.table))

    def do_lacerda(self, line: str) -> None:
        """lacerda - the same as go"""
        self.do_go(line)

    def do_hint(self, _: str) -> None:
        """hint - Vinhos: what a rule-of-thumb player would answer to the open question, and why"""
        if self.playing.hint is None:
            raise TableError(f"there are no hints for {self.playing.voice.game}: no rule of thumb for it is known here")
        self.say(self.playing.hint(self.table))

    def do_again(self, _: str) -> None:
        """again - throw the last draw once more; the record says so"""
        table = session.roll(self.table, "again")
        self.say(f"throw {table.entries[-1].rolled}: {table.entries[-1].value}")
        self.goes_to(table, keep_old=True)

    def do_undo(self, _: str) -> None:
        """undo - take back the last answer or correction; the same draw comes again"""
        if not self.table.entries:
            raise TableError("nothing to undo: this is the start")
        self.say("taken back: " + _entry(self.table.entries[-1]))
        self.goes_to(session.undo(self.table))

    def do_redo(self, _: str) -> None:
        """redo - do again what was taken back"""
        if not self.table.undone:
            raise TableError("nothing to do again")
        self.goes_to(session.redo(self.table))

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
        table = session.override(self.table, where, option)
        self.goes_to(table, keep_old=True)
        self.say(*(f"dropped: {_entry(entry)}" for entry in table.dropped))
        if table.offered:
            self.say(f"{len(table.offered)} earlier answers are on offer: `keep` takes them, `back` undoes the change")

    def do_keep(self, _: str) -> None:
        """keep - after a change: take the earlier answers that are on offer, as far as they fit"""
        self.goes_to(session.keep(self.table), keep_old=True)

    def do_back(self, _: str) -> None:
        """back - the table as it was before the last change, keep, again or load"""
        if not self.before:
            raise TableError("nothing was changed, thrown again or loaded: there is nothing to go back to")
        *rest, table = self.before
        self.before = tuple(rest)
        self.goes_to(table)

    # ------------------------------------------------------------ changing and keeping
    def do_set(self, line: str) -> None:
        """set PATH VALUE - correct one thing of the table: {set}"""
        self.corrected(*path_and_value(line, self.playing))

    def do_read(self, line: str) -> None:
        """read NAME SIDE - choose a side of a doubt (see `readings`)"""
        name, _, side = line.partition(" ")
        self.corrected(f"readings.{name}", side.strip())

    def do_save(self, line: str) -> None:
        """save FILE - write the record with everything that is needed to go on"""
        if os.path.exists(line) and not text_of(line).startswith(tuple(f"{name} record " for name in games())):
            raise TableError(f"{line} is there already and is not a record: it is left alone")
        text = record.written(self.table)
        with open(f"{line}.part" if line else "", "w", encoding="utf-8") as file:
            file.write(text)
        os.replace(f"{line}.part", line)
        self.saved = self.table
        self.say(f"saved in {line}")

    def do_load(self, line: str) -> None:
        """load FILE - play on from a record; `back` returns to the table in play"""
        mine = self.table.kind.name
        table = loaded(text_of(line), [mine, *(name for name in games() if name != mine)])
        self.say(
            f"loaded {line}: {len(table.entries)} answers and corrections, {len(table.undone)} undone",
            *filter(None, [table.note]),
        )
        other = table.kind != self.table.kind
        self.takes(table, keep_old=True)
        if other:
            self.greet()
        self.last = table.steps[-SHOWN:]
        self.tell(self.last)
        self.ask()

    def do_help(self, arg: str) -> None:
        """help [COMMAND] - this list"""
        names = [name for name in sorted(self.get_names()) if name.startswith("do_") and name != "do_EOF"]
        examples = self.playing.examples
        known = {name[3:]: (getattr(self, name).__doc__ or "").format(**examples).strip() for name in names}
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
