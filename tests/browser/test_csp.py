"""The page lives within its own Content-Security-Policy: nothing is blocked, and what is not ours would be."""

import random
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect

from tests.browser.table import EVERY_MODE, PATIENCE, Opened, open_table, play_on, show

WATCH = """
window.blocked = [];
document.addEventListener('securitypolicyviolation', (e) =>
  window.blocked.push(`${e.effectiveDirective} ${e.blockedURI} ${e.sourceFile}:${e.lineNumber} ${e.sample}`));
"""
LOOKS = [("en", "light"), ("pl", "dark"), ("cs", "light")]


def watched(opened: Opened, language: str, theme: str) -> Page:
    """A page that remembers from its first moment on what was kept from it."""
    page = opened.page(language=language, theme=theme, path="about:blank", calm=False)
    page.context.add_init_script(WATCH)
    return page


def blocked(page: Page) -> list[str]:
    found: list[str] = page.evaluate("window.blocked")
    return found


@pytest.mark.parametrize(("language", "theme"), LOOKS)
def test_nothing_of_ours_is_blocked(opened: Opened, language: str, theme: str) -> None:
    page = watched(opened, language, theme)
    answer = page.goto("/")
    assert answer is not None and "script-src 'self'" in answer.headers["content-security-policy"]
    page.wait_for_selector("main")
    assert blocked(page) == []
    assert page.evaluate("document.documentElement.lang") == language
    page.goto("/rules/terracotta")
    page.wait_for_selector("main")
    assert blocked(page) == []
    # one mode of every game here; the other two looks take other ones
    games = sorted({game for game, _, _ in EVERY_MODE})
    for game in games:
        modes = [(mode, seats) for name, mode, seats in EVERY_MODE if name == game]
        mode, seats = modes[LOOKS.index((language, theme)) % len(modes)]
        table = open_table(page, [{"who": "me"}] * seats, game, mode=mode)
        assert blocked(page) == [], f"{game} {mode}"
        move = int(page.request.get(f"/api/tables/{table}").json()["move"])
        play_on(page, table, lambda data, least=move + 5: data["move"] >= least, random.Random(1))
        assert blocked(page) == [], f"{game} {mode}"  # what moves on the board while others play
        show(page, table, at=2)
        assert blocked(page) == [], f"{game} {mode}"


@pytest.fixture
def victim(chromium: Browser, base: str) -> Iterator[BrowserContext]:
    context = chromium.new_context(base_url=base)
    context.set_default_timeout(PATIENCE)
    yield context
    context.close()


def test_what_is_not_ours_is_blocked(victim: BrowserContext, base: str) -> None:
    """The policy is no mere ornament: inline scripts, handlers, eval, style elements and other servers are kept out."""
    page = victim.new_page()
    page.add_init_script(WATCH)
    page.goto("/")
    page.evaluate(
        """async () => {
          const add = (tag, text) => { const e = document.createElement(tag); e.textContent = text; document.head.append(e); };
          add('script', 'window.stolen = 1');
          add('style', 'body { background: red }');
          document.body.insertAdjacentHTML('beforeend', '<img src="data:," onerror="window.stolen = 2">');
          const other = document.createElement('script');
          other.src = 'https://elsewhere.example/x.js';
          document.head.append(other);
          await fetch('https://elsewhere.example/').catch(() => null);
        }"""
    )
    page.wait_for_function("() => new Set(window.blocked.map((b) => b.split(' ')[0])).size >= 5")
    kinds = {line.split(" ")[0] for line in blocked(page)}
    assert kinds == {"script-src-elem", "script-src-attr", "style-src-elem", "img-src", "connect-src"}
    assert page.evaluate("window.stolen") is None


def test_the_page_cannot_be_put_into_a_frame(victim: BrowserContext, base: str) -> None:
    page = victim.new_page()
    page.route(
        "http://elsewhere.example/",
        lambda route: route.fulfill(body=f"<iframe src='{base}/'></iframe>", content_type="text/html"),
    )
    page.goto("http://elsewhere.example/")
    page.wait_for_function("() => window.frames.length === 1")
    expect(page.frame_locator("iframe").locator("#app")).to_have_count(0)


def test_a_form_on_another_site_changes_nothing(victim: BrowserContext, base: str) -> None:
    """A real browser with the victim's cookie: the form is sent, and refused."""
    page = victim.new_page()
    page.goto("/")
    page.evaluate("fetch('/api/me').then((answer) => answer.json())")
    form = f"<form method=post action='{base}/api/tables' enctype=text/plain><input name='x' value='y'><button>go</button></form>"
    page.route("http://elsewhere.example/", lambda route: route.fulfill(body=form, content_type="text/html"))
    page.goto("http://elsewhere.example/")
    with page.expect_response(f"{base}/api/tables") as found:
        page.click("button")
    assert found.value.status == 403 and found.value.json()["error"] == "foreign-origin"
