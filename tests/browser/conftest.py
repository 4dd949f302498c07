"""A real server and a real Chromium. The page must be built (make page)."""

import os
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partialmethod
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import APIRequestContext, Browser, Playwright, expect, sync_playwright

from tests.browser.table import CHROMIUM, FLAGS, PATIENCE, Opened
from tests.server.table_client import Server, quickest

ROOT = Path(__file__).parents[2]


@contextmanager
def serving(root: Path, folder: Path, *more: str, path: str = "") -> Iterator[str]:
    """The address of a server of this checkout, with its store in an empty folder; `more` is for its command line, `path` where
    further packages lie."""
    if not (root / "web" / "dist" / "index.html").exists():
        pytest.fail("the page is not built: make page")
    alone: dict[str, Any] = {
        "TIANXIA_ABSENCE": "2",
        "TIANXIA_ADDRESS_SHARE": "100",
        "TIANXIA_GUEST_SHARE": "100",
    }  # nobody else is to be spared
    ours = quickest() if root == ROOT else str(root / "src")
    server = Server(str(folder / "tables.db"), path=os.pathsep.join([ours, path]), more=more, **alone)
    try:
        yield server.url
    finally:
        server.stop()


@pytest.fixture(scope="session")
def base(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a server with an empty store."""
    with serving(ROOT, tmp_path_factory.mktemp("server")) as address:
        yield address


@pytest.fixture(scope="package")
def playwright() -> Iterator[Playwright]:
    """For the browser tests only: while it lives, nothing else in this process can run an event loop."""
    expect.set_options(timeout=PATIENCE)
    # A kept line that the server ends just when it is used again: a browser asks once more by itself, and so does a test.
    for verb in ("get", "post", "put", "delete"):
        setattr(APIRequestContext, verb, partialmethod(getattr(APIRequestContext, verb), max_retries=5))
    with sync_playwright() as found:
        yield found


@pytest.fixture(scope="package")
def chromium(playwright: Playwright) -> Iterator[Browser]:
    browser = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
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
