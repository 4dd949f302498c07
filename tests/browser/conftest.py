"""A real server and a real Chromium. The page must be built (make page)."""

import os
import shutil
import socket
import subprocess
import sys
import time
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Playwright, expect, sync_playwright

from tests.browser.table import PATIENCE, Opened

ROOT = Path(__file__).parents[2]
FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]


def _free_port() -> int:
    with socket.socket() as s:
        s.bind(("127.0.0.1", 0))
        return int(s.getsockname()[1])


@contextmanager
def served(folder: Path, *more: str, path: str = "") -> Iterator[str]:
    """The address of a server with an empty store; `more` is for its command line, `path` where further packages lie."""
    if not (ROOT / "web" / "dist" / "index.html").exists():
        pytest.fail("the page is not built: make page")
    port = _free_port()
    alone = {"TIANXIA_ABSENCE": "2", "TIANXIA_ADDRESS_SHARE": "100", "TIANXIA_GUEST_SHARE": "100"}  # nobody else is to be spared
    env = {**os.environ, "PYTHONPATH": os.pathsep.join([str(ROOT / "src"), path]), **alone}
    command = [sys.executable, "-m", "tianxia", "serve", "--port", str(port), "--db", str(folder / "tables.db"), *more]
    log = (folder / "server.log").open("w")
    server = subprocess.Popen(command, env=env, cwd=folder, stdout=log, stderr=log)
    address = f"http://127.0.0.1:{port}"
    try:
        for _ in range(150):
            try:
                urllib.request.urlopen(f"{address}/api/health", timeout=1).read()
                break
            except OSError:
                if server.poll() is not None:
                    pytest.fail((folder / "server.log").read_text())
                time.sleep(0.1)
        yield address
    finally:
        server.terminate()
        server.wait(timeout=20)
        log.close()


@pytest.fixture(scope="session")
def base(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    with served(tmp_path_factory.mktemp("server")) as address:
        yield address


@pytest.fixture(scope="package")
def playwright() -> Iterator[Playwright]:
    """For the browser tests only: while it lives, nothing else in this process can run an event loop."""
    expect.set_options(timeout=PATIENCE)
    with sync_playwright() as found:
        yield found


@pytest.fixture(scope="package")
def chromium(playwright: Playwright) -> Iterator[Browser]:
    path = shutil.which("chromium") or "/usr/bin/chromium"
    browser = playwright.chromium.launch(executable_path=path, args=FLAGS)
    yield browser
    browser.close()


@pytest.fixture
def opened(chromium: Browser, base: str) -> Iterator[Opened]:
    """Opens pages of any size and language, and fails the test if one of them reports an error."""
    pages = Opened(chromium, base)
    yield pages
    problems = pages.problems[:]
    pages.close()
    assert not problems
