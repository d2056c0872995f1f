"""For all tests: how many processes they use, and a hypothesis that tries the same examples every time."""

import os

import pytest
from hypothesis import settings

MOST_PROCESSES = 4

settings.register_profile("same every time", deadline=None, derandomize=True)
settings.load_profile("same every time")


def pytest_xdist_auto_num_workers(config: pytest.Config) -> int:
    """One process a core for the whole suite; none apart where tests are named on the command line."""
    named = config.args_source is pytest.Config.ArgsSource.ARGS
    return 0 if named else min(MOST_PROCESSES, os.cpu_count() or 1)
