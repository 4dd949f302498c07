"""The table as a part of a bigger site, behind a proxy: page, API, live lines, links and cookies are all under one path."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.table import Opened, i_am_asked, known
from tests.server.table_client import Server, quickest

ROOT = Path(__file__).parents[2]
UNDER = "/games/tianxia"
LINKS = "(under) => [...document.querySelectorAll('a[href]')].map((a) => a.pathname).filter((path) => !path.startsWith(under))"


@pytest.fixture
def below(chromium: Browser, tmp_path: Path) -> Iterator[Opened]:
    server = Server(str(tmp_path / "t.db"), path=quickest(), TIANXIA_BASE_PATH=UNDER)
    pages = Opened(chromium, server.url)
    yield pages
    problems = pages.problems[:]
    pages.close()
    server.stop()
    assert not problems


def test_everything_is_under_the_path(below: Opened) -> None:
    page = below.page(path="/")
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url.removeprefix(below.base)))
    page.on("websocket", lambda socket: asked.append(re.sub(r"^ws://[^/]*", "", socket.url)))
    expect(page).to_have_url(f"{below.base}{UNDER}/")
    known(page)
    page.locator("article").first.get_by_role("button", name="Play now").click()
    page.wait_for_selector(".frame")
    assert page.url.startswith(f"{below.base}{UNDER}/t/")
    i_am_asked(page)
    page.reload()  # the address itself, not only what the page makes of it
    page.wait_for_selector(".frame")
    i_am_asked(page)
    (cookie,) = page.context.cookies()
    assert cookie["name"] == "tianxia" and cookie["path"] == UNDER
    page.get_by_role("link", name="Tianxia").first.click()
    expect(page.locator("article").first).to_be_visible()
    expect(page).to_have_url(f"{below.base}{UNDER}/")
    page.go_back()
    page.wait_for_selector(".frame")
    assert any("/live" in path for path in asked) and [path for path in asked if not path.startswith(f"{UNDER}/")] == []
    links = page.evaluate("() => [...document.querySelectorAll('a[href]')].map((a) => a.pathname)")
    assert links and all(path.startswith(f"{UNDER}/") for path in links)
    for room in ("me", "me/account", "me/messages", "me/holidays", "friends", "leaders", "tournaments", "come"):
        page.goto(f"{UNDER}/{room}")
        expect(page.locator("main")).to_be_visible()
        assert page.evaluate(LINKS, UNDER) == [], room
    page.goto("about:blank")  # whoever has two devices gets another cookie; nothing is to be on its way with the old one
    assert page.request.post(f"{UNDER}/api/me/device-link", data={}).json()["link"].startswith(f"{below.base}{UNDER}/come#")
    assert page.request.get("/api/me").status == 404 and page.request.get(f"{UNDER}/api/me").ok
    assert page.request.get(UNDER).ok


def test_no_address_of_the_page_is_written_past_the_path() -> None:
    """`link("/…")` of lib/base.ts makes addresses true; without it they would lead out of the path."""
    wrong = re.compile(
        r"""href="/|href=\{`/|href=\{"/|src="/|fetch\([`"]/|new WebSocket\([`"]|register\("/|location(?:\.href)? = [`"]/"""
    )
    found = []
    for path in sorted((ROOT / "web" / "src").rglob("*")):
        if path.suffix in (".svelte", ".ts") and not path.name.endswith(".test.ts"):
            found += [f"{path.relative_to(ROOT)}: {line.strip()}" for line in path.read_text().splitlines() if wrong.search(line)]
    assert found == []
