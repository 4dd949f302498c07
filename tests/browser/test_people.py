"""Who I am, through the page: a passkey of a virtual device, a second device by link, out everywhere, and gone."""

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.checks import english_in, fits, violations
from tests.browser.table import DESKTOP, PHONE, Opened, i_am_asked
from tests.patience import seen

NARROW = (320, 640)
VIRTUAL = {
    "protocol": "ctap2",
    "transport": "internal",
    "hasResidentKey": True,
    "hasUserVerification": True,
    "isUserVerified": True,
    "automaticPresenceSimulation": True,
}


@pytest.fixture
def local(chromium: Browser, base: str) -> Iterator[Opened]:
    """The server by a name: a passkey is bound to one."""
    pages = Opened(chromium, base.replace("127.0.0.1", "localhost"))
    yield pages
    problems = pages.problems[:]
    pages.close()
    assert not problems


def at_account(page: Page) -> None:
    page.goto("/me/account")
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    expect(page.locator("#people-passkeys")).to_be_visible()


def open_as_me(page: Page) -> str:
    """A table of this browser's guest."""
    wish = {"game": "pebbles", "seats": [{"who": "me"}, {"who": "bot", "bot": "random"}]}
    return str(page.request.post("/api/tables", data=wish).json()["table"])


def my_tables(page: Page) -> set[str]:
    return {table["table"] for table in page.request.get("/api/tables").json()["tables"]}


def test_a_passkey_brings_somebody_back_with_all_tables(local: Opened) -> None:
    page = local.page(DESKTOP, path="/me/account")
    session = page.context.new_cdp_session(page)
    session.send("WebAuthn.enable")
    session.send("WebAuthn.addVirtualAuthenticator", {"options": VIRTUAL})
    at_account(page)
    page.get_by_label("Name").first.fill("Ann")
    page.get_by_role("button", name="Rename").click()
    expect(page.get_by_text("You are called Ann now.")).to_be_visible()
    first = open_as_me(page)
    page.get_by_role("button", name="Add a passkey").click()
    expect(page.get_by_role("button", name=re.compile("^Remove Chrome"))).to_have_count(1)
    expect(page.locator("header a.me")).to_have_text("A")
    page.get_by_role("button", name="On this device").click()
    expect(page.get_by_text("You are signed out.")).to_be_visible()
    page.goto("about:blank")  # the page may be asking who it is now: its answer would bring another cookie
    page.request.get("/api/me")
    second = open_as_me(page)
    assert my_tables(page) == {second}
    at_account(page)
    page.get_by_role("button", name="I have an account: sign in").click()
    page.get_by_role("button", name="With a passkey").click()
    expect(page.get_by_text("Welcome, Ann.")).to_be_visible()
    expect(page.get_by_text("1 table that you played here as a guest came along.")).to_be_visible()
    assert my_tables(page) == {first, second}


def test_a_link_takes_the_seats_to_a_phone_until_signed_out_everywhere(local: Opened) -> None:
    desk = local.page(DESKTOP, path="/me/account")
    at_account(desk)
    table = open_as_me(desk)
    desk.get_by_role("button", name="Make ten codes").click()
    codes = desk.locator("ol code")
    expect(codes).to_have_count(10)
    code = codes.first.inner_text()
    desk.get_by_role("button", name="Take my seats to another device").click()
    expect(desk.get_by_role("img", name="QR code of the link")).to_be_visible()
    link = desk.locator(".link code").inner_text()
    phone = local.page(PHONE, path=link)
    phone.get_by_role("button", name="Go on").click()
    expect(phone.get_by_text(re.compile("^Welcome, "))).to_be_visible()
    assert my_tables(phone) == {table} and "#" not in phone.url
    stranger = local.page(PHONE, path=link)
    expect(stranger.get_by_role("alert")).to_contain_text("This link was used already")
    phone.goto(f"/t/{table}")
    i_am_asked(phone)
    at_account(desk)
    desk.get_by_role("button", name="On all devices").click()
    expect(desk.get_by_text("You are signed out.")).to_be_visible()
    seen(phone, lambda: phone.request.get(f"/api/tables/{table}").status == 401, "the phone is signed out too")
    at_account(desk)
    desk.get_by_role("button", name="I have an account: sign in").click()
    desk.get_by_role("textbox", name="Code").fill(code)
    desk.locator("form", has=desk.get_by_role("textbox", name="Code")).get_by_role("button").click()
    expect(desk.get_by_text(re.compile("^Welcome, "))).to_be_visible()
    assert my_tables(desk) == {table}


@pytest.mark.parametrize(("size", "language", "theme"), [(DESKTOP, "en", "dark"), (PHONE, "pl", "light"), (NARROW, "cs", "dark")])
def test_the_pages_of_a_person_are_for_everybody(local: Opened, size: tuple[int, int], language: str, theme: str) -> None:
    page = local.page(size, language, theme, path="/me/account")
    at_account(page)
    page.request.put("/api/me", data={"name": "Žofie"})
    for _ in range(2):
        _finish_a_game(page)
    at_account(page)
    page.locator("section:has(#people-codes) button").first.click()
    expect(page.locator("ol code")).to_have_count(10)
    page.locator("summary").last.click()
    fits(page)
    assert not violations(page)
    if language != "en":
        assert not english_in(page.locator("main").inner_text())
    page.goto("/me")
    expect(page.locator("svg[role=img]")).to_be_visible()
    fits(page)
    assert not violations(page)
    page.locator("main a[href^='/people/']").first.click()
    expect(page.get_by_role("heading", level=1)).to_have_text("Žofie")
    wide = page.evaluate("document.querySelector('header').scrollWidth - document.querySelector('header').clientWidth")
    assert wide <= 0
    at_account(page)
    page.locator("summary").last.click()
    page.locator("details input").fill("Žofie")
    page.locator("details button").click()
    expect(page.locator(".said")).to_be_visible()
    page.goto(page.url.replace("/me/account", "/me"))
    expect(page.get_by_role("heading", level=1)).not_to_have_text("Žofie")


def _finish_a_game(page: Page) -> None:
    wish = {"game": "pebbles", "seats": [{"who": "me"}, {"who": "bot", "bot": "random"}]}
    table = page.request.post("/api/tables", data=wish).json()["table"]

    def over() -> bool:
        shown = page.request.get(f"/api/tables/{table}").json()
        if shown["offers"]:
            asked = {"seat": 0, "action": shown["offers"][0]["action"], "line": shown["line"], "request": f"r{shown['line']}"}
            page.request.post(f"/api/tables/{table}/moves", data=asked)
        return bool(shown["status"] == "over")

    seen(page, over, "the game is over")
