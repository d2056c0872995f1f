"""A JupyterLab of our own: a free port, one folder, nobody's settings, and its end with the test."""

import json
import os
import secrets
import socket
import subprocess
import sys
import time
import urllib.request
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from typing import Any, NamedTuple

LEASH = Path(__file__).with_name("leash.py")
START_SECONDS = 90
END_SECONDS = 15
IDLE_SECONDS = 900

Settings = Mapping[str, Mapping[str, object]]
QUIET: Settings = {
    "apputils-extension/notification": {"fetchNews": "false", "checkForUpdates": False},
}
DARK: Settings = {"apputils-extension/themes": {"theme": "JupyterLab Dark"}}


class Lab(NamedTuple):
    """A running JupyterLab: its folder of notebooks, its address and the key to it."""

    folder: Path
    address: str
    token: str

    def url(self, notebook: str) -> str:
        """Where a notebook of the folder opens, in a fresh workspace."""
        return f"{self.address}/lab/tree/{notebook}?token={self.token}&reset"

    def request(self, path: str, method: str = "GET") -> Any:
        """What the server's own interface answers."""
        request = urllib.request.Request(f"{self.address}/api/{path}", method=method)
        request.add_header("Authorization", f"token {self.token}")
        with urllib.request.urlopen(request, timeout=30) as answer:
            return json.loads(answer.read() or b"null")

    def end_sessions(self) -> None:
        """Shut down every notebook's kernel."""
        for session in self.request("sessions"):
            self.request(f"sessions/{session['id']}", "DELETE")


@contextmanager
def serve_lab(folder: Path, private: Path, settings: Settings = QUIET) -> Iterator[Lab]:
    """Serve a folder of notebooks; `private` takes the settings and the log."""
    lab = Lab(folder, f"http://127.0.0.1:{free_port()}", secrets.token_hex(16))
    write_settings(private / "settings", settings)
    log = private / "lab.log"
    with log.open("wb") as out:
        server = subprocess.Popen(
            command(lab), stdin=subprocess.PIPE, stdout=out, stderr=out, env=environment(private), cwd=private
        )
    try:
        wait_until_it_answers(lab, server, log)
        yield lab
    finally:
        end(server)


def command(lab: Lab) -> list[str]:
    """The command that starts this Lab."""
    port = lab.address.rpartition(":")[2]
    options = {
        "ServerApp.ip": "127.0.0.1",
        "ServerApp.port": port,
        "ServerApp.port_retries": 0,
        "ServerApp.open_browser": False,
        "ServerApp.root_dir": lab.folder,
        "ServerApp.shutdown_no_activity_timeout": IDLE_SECONDS,
        "ServerApp.allow_root": True,
        "IdentityProvider.token": lab.token,
        "LabApp.expose_app_in_browser": True,
        "LabApp.extension_manager": "readonly",
        "LabApp.news_url": "",
        "LabApp.check_for_updates_class": "jupyterlab.NeverCheckForUpdate",
    }
    return [sys.executable, str(LEASH), *(f"--{name}={value}" for name, value in options.items())]


def environment(private: Path) -> dict[str, str]:
    """The environment without anybody's Jupyter settings."""
    folders = {
        "IPYTHONDIR": "ipython",
        "JUPYTER_CONFIG_DIR": "config",
        "JUPYTER_DATA_DIR": "data",
        "JUPYTER_RUNTIME_DIR": "runtime",
        "JUPYTERLAB_SETTINGS_DIR": "settings",
        "JUPYTERLAB_WORKSPACES_DIR": "workspaces",
    }
    others = {name: value for name, value in os.environ.items() if not name.startswith("JUPYTER")}
    return others | {name: str(private / folder) for name, folder in folders.items()}


def write_settings(folder: Path, settings: Settings) -> None:
    """Write settings of JupyterLab's own extensions, as a user's settings would lie."""
    for name, values in settings.items():
        path = folder / "@jupyterlab" / f"{name}.jupyterlab-settings"
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(json.dumps(values))


def free_port() -> int:
    """A port that nobody uses now."""
    with socket.socket() as listener:
        listener.bind(("127.0.0.1", 0))
        port: int = listener.getsockname()[1]
    return port


def wait_until_it_answers(lab: Lab, server: subprocess.Popen[bytes], log: Path) -> None:
    """Return once the server answers; tell the end of its log if it never does."""
    last = time.monotonic() + START_SECONDS
    while server.poll() is None and time.monotonic() < last:
        try:
            lab.request("status")
        except OSError:
            time.sleep(0.1)
        else:
            return
    raise RuntimeError(f"JupyterLab did not start:\n{log.read_text()[-3000:]}")


def end(server: subprocess.Popen[bytes]) -> None:
    """Let go of the leash, and insist if that is not enough."""
    if server.stdin:
        server.stdin.close()
    try:
        server.wait(END_SECONDS)
    except subprocess.TimeoutExpired:
        server.kill()
        server.wait()
