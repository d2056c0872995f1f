"""JupyterLab on a leash: it ends when whoever started it lets go of its standard input, however that came."""

import os
import signal
import sys
import threading

from jupyterlab.labapp import main


def end_with_the_leash() -> None:
    """Wait until standard input is closed, then ask the server to end."""
    sys.stdin.buffer.read()
    os.kill(os.getpid(), signal.SIGTERM)


if __name__ == "__main__":
    threading.Thread(target=end_with_the_leash, daemon=True).start()
    sys.exit(main())
