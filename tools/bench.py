"""Times what is felt: import, copies, odds, playouts, answers. CPU time, medians; `python tools/bench.py`."""

import json
import os
import platform
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from typing import Any

RUNS = 7


def seconds(work: Callable[[], Any], least: float = 0.2) -> float:
    """CPU seconds of one call: the median of several runs, each long enough to be measured."""
    work()
    count, spent = 1, 0.0
    while spent < least / 10:
        began = time.process_time()
        for _ in range(count):
            work()
        spent = time.process_time() - began
        count *= 2
    count = max(1, int(count * least / max(spent, 1e-9) / 4))
    return statistics.median(_run(work, count) for _ in range(RUNS))


def _run(work: Callable[[], Any], count: int) -> float:
    began = time.process_time()
    for _ in range(count):
        work()
    return (time.process_time() - began) / count


def unit() -> float:
    """CPU milliseconds of a fixed piece of work: what this machine takes for it just now, beside the other figures."""
    counts, successors, total = [0] * 64, {n: n + 1 for n in range(64)}, 0
    began = time.process_time()
    for n in range(200_000):
        place = n & 63
        total += successors[place]
        counts[place] = total & 1023
        if counts[place] > 512:
            total -= 7
    return (time.process_time() - began) * 1e3


def import_ms() -> float:
    """CPU milliseconds of `import vinhos_kernel` in a fresh process, its bytecode stored, beyond the interpreter."""
    code = "import time; t = time.process_time(); import vinhos_kernel; print((time.process_time() - t) * 1e3)"
    with tempfile.TemporaryDirectory() as stored:
        env = {**os.environ, "PYTHONPYCACHEPREFIX": stored, "PYTHONDONTWRITEBYTECODE": ""}
        runs = [
            float(subprocess.run([sys.executable, "-c", code], env=env, capture_output=True, check=True).stdout)
            for _ in range(RUNS + 1)
        ]
    return statistics.median(runs[1:])


def both_sales() -> dict[str, float]:
    """Exact odds of both sales of one turn after a three-way tie."""
    from vinhos_kernel.lab.odds import odds
    from vinhos_kernel.opponents.kind import position_of

    position = position_of({"start": "middle", "agenda": [["lacerda.sales"], ["numbers.gather"]]})
    nodes = odds(position, None, lambda game: game.bagos[2]).n
    spent = seconds(lambda: odds(position, None, lambda game: game.bagos[2]))
    return {"odds of both sales, ms": spent * 1e3, "merged transitions": nodes, "transitions a second": nodes / spent}


def copies() -> dict[str, float]:
    """Copying a position, and making its key with the hash."""
    from vinhos_kernel.opponents.kind import position_of

    position = position_of({"start": "middle"})
    each = {"copy, µs": position.copy, "key and hash, µs": lambda: hash(position.key())}
    return {what: seconds(_many(work, 1000)) * 1e3 for what, work in each.items()}


def _many(work: Callable[[], Any], count: int) -> Callable[[], None]:
    def all_of_them() -> None:
        for _ in range(count):
            work()

    return all_of_them


def games() -> dict[str, float]:
    """Whole solo games from set-up to score under both policies, with fresh seeds."""
    from vinhos_kernel.lab.policies import POLICIES
    from vinhos_kernel.lab.simulate import game_seed, play_out
    from vinhos_kernel.opponents.kind import position_of

    start = position_of({"start": "solo"})
    numbers = iter(range(10**9))
    return {
        f"whole {name} games a second": 1
        / seconds(lambda policy=policy: play_out(start, game_seed(1, next(numbers)), None, policy))  # type: ignore[misc]
        for name, policy in POLICIES.items()
    }


def answers() -> dict[str, float]:
    """A session's answer to one click, in the kernel."""
    from vinhos_kernel import roll, start

    table = roll(start("middle", seed=7))
    return {"answer of a session, ms": seconds(lambda: roll(table)) * 1e3}


if __name__ == "__main__":
    pace = statistics.median(unit() for _ in range(RUNS))
    figures: dict[str, float] = {
        "pace of this machine, ms": pace,
        "import, ms": import_ms(),
        **copies(),
        **both_sales(),
        **games(),
        **answers(),
    }
    print(json.dumps({"python": platform.python_version(), **{k: round(v, 3) for k, v in figures.items()}}, indent=1))
