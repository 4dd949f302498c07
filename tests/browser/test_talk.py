"""Two people talk at a table in two languages, one reports, and somebody who keeps order removes the line."""

import re
from collections.abc import Iterator
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, WebSocketRoute, expect

from tests.browser.checks import english_in, fits, violations
from tests.browser.conftest import ROOT, serving
from tests.browser.table import DESKTOP, PHONE, Opened, chat_of, show
from tests.patience import at_rest
from tests.server.test_moderation import admin


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("talk")


@pytest.fixture(scope="module")
def house(folder: Path) -> Iterator[str]:
    with serving(ROOT, folder) as address:
        yield address


@pytest.fixture
def here(chromium: Browser, house: str) -> Iterator[Opened]:
    pages = Opened(chromium, house)
    yield pages
    problems = pages.problems[:]
    pages.close()
    assert not problems


def arrive(page: Page, name: str) -> str:
    """Somebody with a cookie and a name; the id that everybody sees."""
    page.goto("about:blank")
    page.request.get("/api/me")
    who = page.request.put("/api/me", data={"name": name}).json()
    return str(who["guest"])


def sit_together(ann: Page, bob: Page) -> str:
    arrive(ann, "Ann")
    arrive(bob, "Bob")
    seats = [{"who": "me", "name": "Ann"}, {"who": "open"}]
    made = ann.request.post("/api/tables", data={"game": "terracotta", "seed": 7, "seats": seats}).json()
    joined = bob.request.post(
        f"/api/tables/{made['table']}/join", data={"key": made["join"].partition("join=")[2], "name": "Bob"}
    )
    assert joined.ok
    for page in (ann, bob):
        show(page, made["table"])
    return str(made["table"])


def test_two_talk_one_reports_and_a_removed_line_is_gone_for_both(here: Opened, folder: Path) -> None:
    ann = here.page(DESKTOP, "en")
    bob = here.page(PHONE, "pl", theme="dark")
    table = sit_together(ann, bob)

    ann.keyboard.press("c")  # to where one writes
    ann.get_by_role("button", name="Ready sentences").click()
    ann.get_by_role("button", name="Hello!").click()
    expect(chat_of(ann)).to_contain_text("Hello!")
    chat = bob.locator("header").get_by_role("button", name="Czat")
    expect(chat).to_contain_text("1 nieprzeczytana")
    chat.tap()
    log = chat_of(bob)
    expect(log).to_contain_text("Cześć!")
    bob.get_by_label("Napisz coś").fill("a bad word <b>https://example.org</b>")
    bob.get_by_role("button", name="Wyślij").tap()
    expect(chat_of(ann)).to_contain_text("a bad word <b>https://example.org</b>")
    expect(chat_of(ann).locator("a")).to_have_count(0)  # links are text
    for page in (ann, bob):
        at_rest(page)
        assert violations(page) == []
    assert not english_in(bob.locator("dialog").inner_text().replace("a bad word", ""))
    fits(ann)

    ann.get_by_role("button", name="Mute or report: Bob").click()
    ann.get_by_role("button", name="Report this line").click()
    ann.get_by_label("What should be known").fill("please look")
    ann.get_by_role("button", name="Send the report").click()
    expect(ann.get_by_text("Your report was sent")).to_be_visible()

    keeper = here.page(DESKTOP, "cs", path="/")
    who = arrive(keeper, "Strážce")
    assert admin(str(folder / "tables.db"), "role", who, "moderator").returncode == 0
    keeper.goto("/moderation")
    report = keeper.get_by_role("article").filter(has_text="please look")
    expect(report).to_contain_text("a bad word")
    at_rest(keeper)
    assert violations(keeper) == []
    fits(keeper)
    report.get_by_role("button", name="Odstranit označené").click()
    expect(chat_of(ann)).to_contain_text("This line was removed.")
    expect(log).to_contain_text("Ta wiadomość została usunięta.")
    for page in (ann, bob):
        assert "a bad word" not in page.content()

    report.get_by_label("Poznámka").fill("Buďte milí.")
    report.get_by_role("button", name="Varovat").click()
    warning = bob.get_by_role("dialog", name="Ostrzeżenie")  # at once, wherever he is
    expect(warning).to_contain_text("Buďte milí.")
    bob.keyboard.press("Escape")
    expect(warning).to_be_visible()
    at_rest(bob)
    assert violations(bob) == []
    warning.get_by_role("button", name="Rozumiem").tap()
    expect(warning).to_be_hidden()

    report.get_by_role("button", name="Uzavřít hlášení").click()
    expect(keeper.get_by_text("Žádné hlášení není otevřené.")).to_be_visible()
    keeper.get_by_role("button", name="Vše, co se udělalo").click()
    expect(keeper.get_by_role("main").get_by_role("listitem")).to_have_count(3)

    show(bob, table)  # what was read stays read
    expect(bob.locator("header").get_by_role("button", name="Czat")).not_to_contain_text("nieprzeczyt")


def test_a_muted_person_is_not_heard_until_one_wants_to(here: Opened) -> None:
    ann = here.page(DESKTOP, "en")
    bob = here.page(DESKTOP, "en")
    table = sit_together(ann, bob)
    ann.locator("#tab-chat").click()

    def say(text: str) -> None:
        assert bob.request.post(f"/api/tables/{table}/chat", data={"text": text, "request": text.replace(" ", "-")}).ok

    log = chat_of(ann)
    say("first words")
    expect(log).to_contain_text("first words")
    ann.get_by_role("button", name="Mute or report: Bob").click()
    ann.get_by_role("button", name="Mute Bob").click()
    expect(log).not_to_contain_text("first words")
    say("second words")
    ann.get_by_role("button", name="Hear Bob again").click()
    expect(log).to_contain_text("first words")
    expect(log).to_contain_text("second words")


def test_how_long_somebody_thinks_is_shown_in_minutes_and_never_announced(here: Opened) -> None:
    def long_ago(line: WebSocketRoute) -> None:
        """What the server says, as if it had asked five minutes ago."""
        then = (datetime.now(UTC) - timedelta(minutes=5.1)).strftime("%Y-%m-%dT%H:%M:%SZ")
        line.connect_to_server().on_message(lambda said: line.send(re.sub(r'"since":"[^"]+"', f'"since":"{then}"', str(said))))

    bob = here.page(DESKTOP, "en")
    bob.route_web_socket(re.compile("/api/tables/.*/live"), long_ago)
    sit_together(here.page(DESKTOP, "en"), bob)
    told = bob.locator(".bar").get_by_text(re.compile("thinking for [5-8] min"))
    expect(told).to_be_visible()
    assert told.evaluate("(e) => e.closest('[aria-live], [role=status], [role=alert], [role=log]')") is None


def test_sounds_are_off_until_wanted_and_stay_as_set(here: Opened) -> None:
    page = here.page(PHONE, "en")
    sit_together(page, here.page(DESKTOP, "en"))
    page.get_by_role("button", name="Settings").tap()
    on = page.get_by_label("Play sounds")
    expect(on).not_to_be_checked()
    on.tap()
    at_rest(page)
    assert violations(page) == []
    page.keyboard.press("Escape")
    page.set_viewport_size({"width": 320, "height": 640})
    at_rest(page)
    for part in (".frame > header", ".frame > header > .middle"):  # nothing lies over its neighbour
        assert page.locator(part).evaluate("(e) => e.scrollWidth <= e.clientWidth"), part
    page.reload()
    page.get_by_role("button", name="Settings").tap()
    expect(page.get_by_label("Play sounds")).to_be_checked()
