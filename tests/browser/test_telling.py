"""Being told on the page: title and dot, the next table, the page of one's messages, and the worker in the background."""

import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, Playwright, Worker, expect

from tests.browser.checks import english_in, fits, violations
from tests.browser.table import DESKTOP, FLAGS, PHONE, WHOLE_CHROMIUM, Opened, known, of_all
from tests.patience import seen
from tests.server.receiver import Beside, beside
from tests.server.receiver import Browser as Subscribed
from tests.server.table_client import Guest, Server, quickest

ME, OPEN = {"who": "me"}, {"who": "open"}


def open_with(page: Page, friend: Guest, game: str = "pebbles") -> str:
    """A table of this page's guest and a friend, where all are asked."""
    made = page.request.post("/api/tables", data={"game": game, "seats": [ME, OPEN]}).json()
    friend.join(made)
    return str(made["table"])


def answer(page: Page, table: str) -> None:
    shown = page.request.get(f"/api/tables/{table}").json()
    body = {"seat": 0, "action": shown["offers"][0]["action"], "line": shown["line"], "request": f"r{shown['line']}"}
    assert page.request.post(f"/api/tables/{table}/moves", data=body).ok


@pytest.fixture(scope="module")
def chromium(playwright: Playwright) -> Iterator[Browser]:
    browser = playwright.chromium.launch(executable_path=WHOLE_CHROMIUM, args=FLAGS)
    yield browser
    browser.close()


@pytest.fixture
def friend(base: str) -> Guest:
    return Guest(base)


def test_title_dot_and_the_way_to_the_next_table(opened: Opened, friend: Guest) -> None:
    page = opened.page()
    expect(page).to_have_title("Four great games, one table")
    known(page)
    expect(page.locator("link[rel=icon]")).to_have_attribute("href", "/seal.svg")
    tables = [open_with(page, friend) for _ in range(3)]
    page.reload()
    expect(page).to_have_title("(3) Four great games, one table")
    expect(page.locator("link[rel=icon]")).to_have_attribute("href", "/seal-dot.svg")
    answer(page, tables[1])  # live, without reloading
    expect(page).to_have_title("(2) Four great games, one table")
    page.get_by_role("link", name="2 tables wait for you: on to Pebbles").click()
    page.wait_for_selector(".frame")
    assert page.url.endswith(tables[0])
    expect(page).to_have_title("● (1) Pebbles · Tianxia")
    page.get_by_role("link", name="Pebbles waits for you: go there").click()
    page.wait_for_url(f"**/t/{tables[2]}")
    page.get_by_role("link", name="Pebbles waits for you: go there").click()
    page.wait_for_url(f"**/t/{tables[0]}")
    for table in (tables[0], tables[2]):
        answer(page, table)
    expect(page).to_have_title("Pebbles · Tianxia")
    expect(page.locator("link[rel=icon]")).to_have_attribute("href", "/seal.svg")
    expect(page.locator("a.next")).to_have_count(0)
    friend.move(tables[1], 1, friend.look(tables[1])["offers"][0]["words"], friend.look(tables[1])["line"])  # a new round there
    expect(page).to_have_title("(1) Pebbles · Tianxia")


@pytest.mark.parametrize("width", [320, 390])
def test_the_header_of_a_table_holds_it_on_a_phone(opened: Opened, friend: Guest, width: int) -> None:
    page = opened.page((width, 700))
    known(page)
    first = open_with(page, friend, "terracotta")
    for _ in range(2):
        open_with(page, friend)
    page.goto(f"/t/{first}")
    page.wait_for_selector(".frame a.next")
    parts = page.locator(".frame > header :is(a, button, select):visible")
    boxes = of_all(parts, "all => all.map((e) => e.getBoundingClientRect())")
    rights = [0.0, *[box["right"] for box in boxes]]
    assert all(box["left"] >= right - 0.5 for box, right in zip(boxes, rights)), "nothing lies over another"
    assert rights[-1] <= width


@pytest.mark.parametrize(
    ("size", "language", "theme"),
    [(DESKTOP, "en", "light"), (PHONE, "pl", "dark"), (PHONE, "cs", "light"), ((320, 640), "en", "dark")],
)
def test_the_page_of_ones_messages(opened: Opened, size: tuple[int, int], language: str, theme: str) -> None:
    page = opened.page(size, language, theme)
    page.wait_for_selector("article")
    if size == DESKTOP:
        page.locator("a.bell").click()
    else:  # by one's own page: the header of a phone has no room for more
        page.locator("header a.me").click()
        page.locator("nav a[href='/me/messages']").click()
    page.wait_for_url("**/me/messages")
    page.locator("input[type=url]").fill("https://example.org/hook")
    page.locator("form", has=page.locator("input[type=url]")).get_by_role("button").click()
    expect(page.locator("li b")).to_have_count(1)
    quiet = page.locator("section[aria-labelledby=telling-quiet]")
    quiet.locator("input[type=checkbox]").check()
    quiet.locator("input[type=time]").first.fill("21:30")
    quiet.locator("input[type=time]").first.blur()
    page.locator("section[aria-labelledby=telling-what] input").nth(3).uncheck()

    def kept() -> bool:
        found = page.request.get("/api/me/messages").json()
        return (found["quiet"], found["kinds_off"], found["language"]) == (
            {"begins": "21:30", "ends": "07:00"},
            ["over"],
            language,
        )

    seen(page, kept, "the wishes are stored")
    fits(page)
    assert violations(page) == []
    if language != "en":
        assert english_in(page.locator("main").inner_text()) == set()
    page.reload()
    expect(page.locator("section[aria-labelledby=telling-what] input").nth(3)).not_to_be_checked()
    expect(page.locator("input[type=time]").first).to_have_value("21:30")


def test_what_is_wrong_with_an_address_is_said(opened: Opened) -> None:
    page = opened.page(path="/me/messages")
    opened.bear("Failed to load resource")  # the browser's own word about the refusal
    page.locator("input[type=url]").fill("http://127.0.0.1/hook")
    page.locator("form", has=page.locator("input[type=url]")).get_by_role("button").click()
    expect(page.get_by_role("alert")).to_contain_text("only servers of the public internet")


# ---- the worker ----


def worker_of(context: BrowserContext) -> Worker:
    if context.service_workers:
        return context.service_workers[0]
    return context.wait_for_event("serviceworker")


def shown(worker: Worker) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = worker.evaluate(
        "async () => (await registration.getNotifications()).map((n) => ({title: n.title, body: n.body, path: n.data.path}))"
    )
    return found


PUSH = """async (said) => {
  const event = new PushEvent('push', {data: JSON.stringify(said)});
  const waits = [];
  event.waitUntil = (promise) => waits.push(promise);
  dispatchEvent(event);
  await Promise.all(waits);
}"""
CLICK = """async () => {
  const [notification] = await registration.getNotifications();
  const event = new NotificationEvent('notificationclick', {notification});
  const waits = [];
  event.waitUntil = (promise) => waits.push(promise.catch(() => null));  // focus() needs a real hand
  dispatchEvent(event);
  await Promise.all(waits);
}"""


def test_it_can_be_installed_and_a_tap_on_a_message_opens_the_table(opened: Opened, friend: Guest) -> None:
    page = opened.page(worker=True)
    context = page.context
    context.grant_permissions(["notifications"], origin=opened.base)
    known(page)
    manifest = page.request.get(str(page.locator("link[rel=manifest]").get_attribute("href"))).json()
    assert manifest["display"] == "standalone" and {i["sizes"] for i in manifest["icons"]} >= {"192x192", "512x512"}
    for one in manifest["icons"]:
        assert page.request.get(one["src"]).headers["content-type"] == one["type"]
    worker = worker_of(context)
    page.wait_for_function("() => navigator.serviceWorker.controller !== null")
    table = open_with(page, friend)
    said = {"title": "Your turn: Pebbles", "text": "At the table: Bob.", "url": f"{opened.base}/t/{table}", "tag": table}
    worker.evaluate(PUSH, said)
    assert shown(worker) == [{"title": said["title"], "body": said["text"], "path": f"/t/{table}"}]
    worker.evaluate(PUSH, {**said, "text": "Still."})
    assert [one["body"] for one in shown(worker)] == ["Still."], "the newest takes the place of the one before"
    worker.evaluate(CLICK)
    page.wait_for_url(f"**/t/{table}")
    page.wait_for_selector(".frame")
    assert shown(worker) == []
    worker.evaluate(PUSH, said)
    assert shown(worker) == [], "whoever has the table before them is not told"


def test_an_open_page_that_nobody_looks_at_tells_by_the_browser(opened: Opened, friend: Guest) -> None:
    page = opened.page(worker=True)
    page.context.grant_permissions(["notifications"], origin=opened.base)
    known(page)
    worker = worker_of(page.context)
    page.wait_for_function("() => navigator.serviceWorker.controller !== null")
    page.evaluate("localStorage.setItem('tianxia-notify', 'on')")  # as the page of one's messages does
    table = open_with(page, friend)
    page.reload()
    expect(page).to_have_title(re.compile(r"^\(1\) "))

    def a_round() -> None:
        answer(page, table)
        expect(page).not_to_have_title(re.compile(r"^\("))
        line = friend.look(table)
        friend.move(table, 1, line["offers"][0]["words"], line["line"])

    a_round()
    expect(page).to_have_title(re.compile(r"^\(1\) "))
    assert shown(worker) == [], "whoever looks at the page is not told"
    page.evaluate("Object.defineProperty(document, 'hidden', {get: () => true})")  # another tab lies before it
    a_round()
    seen(page, lambda: shown(worker), "the browser says it")
    assert [(one["title"], one["path"]) for one in shown(worker)] == [("Your turn: Pebbles", f"/t/{table}")]
    while friend.look(table)["status"] != "over":
        answer(page, table)
        line = friend.look(table)
        friend.move(table, 1, line["offers"][0]["words"], line["line"])
    told = ["The game is over: Pebbles"]
    seen(page, lambda: [one["title"] for one in shown(worker)] == told, "the end is told in place of the turn")
    worker.evaluate(CLICK)
    page.wait_for_url(f"**/t/{table}")


def test_the_page_comes_without_a_line_and_is_never_an_old_one(opened: Opened) -> None:
    page = opened.page(worker=True)
    worker = worker_of(page.context)
    page.wait_for_function("() => navigator.serviceWorker.controller !== null")
    page.goto("/me/messages")
    page.wait_for_selector("section")
    kept = worker.evaluate("async () => (await (await caches.open('assets')).keys()).length")
    assert kept > 3
    # an old page lies in the cache: while there is a line it is not what one gets
    worker.evaluate(
        "async () => (await caches.open('page')).put('/', new Response('old', {headers: {'content-type': 'text/html'}}))"
    )
    page.reload()
    page.wait_for_selector("section")
    opened.bear("net::ERR")  # what the browser says of requests without a line
    page.context.set_offline(True)
    page.goto("/me/messages")
    expect(page.get_by_role("heading", name="Messages")).to_be_visible()
    expect(page.get_by_role("alert")).not_to_be_empty()
    page.context.set_offline(False)
    page.goto("about:blank")


# ---- from the button to the message ----


@pytest.fixture
def push_service() -> Iterator[Beside]:
    with beside() as service:
        yield service


@pytest.fixture
def own_server(tmp_path: Path) -> Iterator[Server]:
    made = Server(str(tmp_path / "t.db"), path=quickest(), TIANXIA_WEBHOOK_PRIVATE="1", TIANXIA_TOLD_AFTER="1")
    yield made
    made.stop()


# In the place of a browser's own push service, which cannot be reached from here.
SUBSCRIBE = """(given) => {
  const made = {endpoint: given.endpoint, toJSON: () => ({endpoint: given.endpoint, keys: given.keys}),
    unsubscribe: async () => { localStorage.removeItem('subscribed'); return true; }};
  PushManager.prototype.getSubscription = async () => localStorage.getItem('subscribed') ? made : null;
  PushManager.prototype.subscribe = async (options) => {
    window.subscribedWith = options;
    localStorage.setItem('subscribed', 'yes');
    return made;
  };
}"""


def test_from_the_button_to_the_message_on_the_device(chromium: Browser, own_server: Server, push_service: Beside) -> None:
    pages = Opened(chromium, own_server.url)
    page = pages.page(worker=True)
    page.context.grant_permissions(["notifications"], origin=own_server.url)
    device = Subscribed()
    given = {"endpoint": f"{push_service.url}/device", "keys": device.keys()}
    page.add_init_script(f"({SUBSCRIBE})({json.dumps(given)})")
    known(page)
    page.wait_for_function("() => navigator.serviceWorker.controller !== null")
    page.goto("/me/messages")
    page.get_by_role("button", name="Tell me on this device").click()
    expect(page.locator(".said[role=status]")).to_contain_text("Messages come to this device, also when the page is closed.")
    assert page.evaluate("subscribedWith.userVisibleOnly && subscribedWith.applicationServerKey.length") == 65
    page.get_by_role("button", name="Send me one now").click()
    expect(page.locator(".said[role=status]")).to_contain_text("Sent")
    (sent,) = push_service.sent
    assert device.read(sent)["title"] == "This is how you will be told"

    friend = own_server.guest()
    table = open_with(page, friend)
    page.goto("about:blank")  # the page is closed
    seen(page, lambda: len(push_service.sent) == 2, "a message comes")
    said = device.read(push_service.sent[1])
    assert (said["kind"], said["url"]) == ("turn", f"{own_server.url}/t/{table}")

    page.goto("/me/messages")
    page.get_by_role("button", name="Not on this device").click()
    expect(page.locator(".said[role=status]")).to_contain_text("No more messages on this device.")
    assert page.request.get("/api/me/messages").json()["ways"] == []
    assert pages.problems == []
    pages.close()
