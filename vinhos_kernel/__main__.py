"""`python -m vinhos_kernel`: Vinhos in a terminal, alone against Lacerda or for two, or Lisboa's solo game."""

import argparse
import os
import sys
from collections.abc import Sequence

from vinhos_kernel.play.playing import begun, loaded
from vinhos_kernel.play.terminal import Terminal, text_of
from vinhos_kernel.table.errors import TableError
from vinhos_kernel.table.session import Session

GAMES = ("vinhos", "lisboa")
"""The games in the order in which they are offered; the first one is played if none is named."""


def arguments(given: Sequence[str] | None = None) -> argparse.Namespace:
    """The command line, read."""
    parser = argparse.ArgumentParser(prog="python -m vinhos_kernel", description="Vinhos and Lisboa in a terminal.")
    parser.add_argument("--game", choices=GAMES, help="vinhos (if none is named), or lisboa: its solo game")
    begins = parser.add_mutually_exclusive_group()
    begins.add_argument(
        "--start",
        metavar="NAME",
        help="Vinhos: a whole game alone (solo), for two people (two), or against the draft of 2021 (automa); "
        "beside your own table a whole game (companion), Lacerda's next turn (table), or year 3 (middle). "
        "Lisboa: a whole game beside your own table (table), one that runs here with invented turns of yours (solo), "
        "an example in the first period (middle), or one after the set-up (laid)",
    )
    begins.add_argument("--position", metavar="FILE", help="start from a position's text")
    begins.add_argument(
        "--load",
        metavar="FILE",
        help="play on from a record; it brings its own game, seed, readings and facts",
    )
    parser.add_argument(
        "--seed", type=int, help="what chance draws from (default: another one each time, 0 in a script)"
    )
    parser.add_argument("--reading", action="append", default=[], metavar="NAME=SIDE", help="choose a side of a doubt")
    parser.add_argument("--facts", metavar="FILE", help="your own printed values, in TOML")
    parser.add_argument(
        "--script", action="store_true", help="read commands from the input without asking; 1 if one was refused"
    )
    parser.add_argument(
        "--autoplay",
        metavar="POLICY",
        help="have what people decide played as well, and print the story to the end "
        "(Vinhos: steward or random; Lisboa: somebody, who changes the table and plays no plan)",
    )
    return parser.parse_args(given)


def opened(chosen: argparse.Namespace) -> Session:
    """The session that the command line asks for."""
    names = [chosen.game] if chosen.game else GAMES
    if chosen.load:
        return loaded(text_of(chosen.load), names)
    return begun(
        names,
        chosen.start or ("solo" if chosen.autoplay and not chosen.position else ""),
        seed=chosen.seed if chosen.seed is not None else 0 if chosen.script else int.from_bytes(os.urandom(2)),
        position=text_of(chosen.position) if chosen.position else None,
        readings={name: side for name, _, side in (each.partition("=") for each in chosen.reading)},
        facts=text_of(chosen.facts) if chosen.facts else "",
    )


def main(given: Sequence[str] | None = None) -> int:
    """Play in a terminal, or run a script; 1 if the script held a refused command, 2 if nothing could be opened."""
    for stream in (sys.stdin, sys.stdout):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="replace")
    chosen = arguments(given)
    try:
        terminal = Terminal(opened(chosen), chosen.script)
        if chosen.autoplay:
            terminal.autoplay(chosen.autoplay)
            return 0
    except (TableError, OSError) as error:
        print(f"{error.filename}: {error.strerror}" if isinstance(error, OSError) else error)
        return 2
    try:
        terminal.cmdloop()
    except KeyboardInterrupt:
        terminal.say("", "Goodbye")
    except BrokenPipeError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    return int(chosen.script and terminal.refused > 0)


if __name__ == "__main__":
    raise SystemExit(main())
