"""People find each other on the page: strangers by a search, friends by a link, and nobody whom one does not want."""

import re
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.checks import english_in, fits, violations
from tests.browser.table import DESKTOP, PHONE, Opened, answers, each, give, known, now, shown
from tests.patience import at_rest, seen


def arrive(page: Page, name: str = "") -> None:
    known(page)
    if name:
        assert page.request.put("/api/me", data={"name": name}).ok


def who(page: Page) -> str:
    return str(page.request.get("/api/me").json()["guest"])


def open_for(page: Page, *seats: str, game: str = "terracotta", **terms: Any) -> Any:
    wishes = [{"who": s} if s in ("me", "open") else {"who": "bot", "bot": s} for s in seats]
    answer = page.request.post("/api/tables", data={"game": game, "seats": wishes, "terms": terms})
    assert answer.ok, answer.text()
    return answer.json()


def table_on(page: Page) -> str:
    return page.url.partition("/t/")[2].partition("?")[0]


def look_for(page: Page, game: str) -> None:
    """Find me a game: this one, for two, people only."""
    page.get_by_role("button", name="Find me a game").click()
    form = page.locator("dialog form")
    for label in each(form.locator("fieldset").nth(0).locator("label")):
        label.locator("input").set_checked(game in label.inner_text())
    for label in each(form.locator("fieldset").nth(1).locator("label")):
        label.locator("input").set_checked(label.inner_text().strip() == "2")
    form.get_by_label("If too few come").select_option(label="wait for people only")
    fits(page)
    form.get_by_role("button", name="Look for a game").click()


def test_two_strangers_find_each_other_and_play(opened: Opened) -> None:
    ann, bob = opened.page(DESKTOP), opened.page(PHONE)
    for page, name in ((ann, "Ann"), (bob, "Bob")):
        arrive(page, name)
    look_for(ann, "Terracotta Army")
    expect(ann.get_by_text("Looking for a game …")).to_be_visible()
    expect(bob.get_by_text("Looking for a game now: Terracotta Army (1).")).to_be_visible()  # without looking again
    look_for(bob, "Terracotta Army")
    for page in (ann, bob):
        page.wait_for_selector(".frame")
    table = table_on(ann)
    assert table == table_on(bob)
    begun = now(ann, table)
    assert {p["name"] for p in begun["players"]} == {"Ann", "Bob"} and begun["status"] == "playing"
    mine, other = (ann, bob) if begun["offers"] else (bob, ann)
    give(mine, answers(mine).first)
    assert shown(other, table)["move"] > begun["move"]


def test_a_search_can_be_stopped_and_is_still_there_after_a_reload(opened: Opened) -> None:
    page = opened.page(PHONE)
    arrive(page)
    look_for(page, "ZhanGuo")
    page.wait_for_selector(".seeking")
    page.reload()
    page.wait_for_selector(".seeking")
    page.get_by_role("button", name="Stop looking").click()
    expect(page.locator(".find")).to_be_visible()
    assert page.request.get("/api/lobby").json()["seek"] is None


def test_a_friend_comes_by_a_link_and_says_a_name(opened: Opened) -> None:
    ann = opened.page(DESKTOP)
    arrive(ann, "Ann")
    ann.locator("article").filter(has_text="The Great Wall").get_by_role("button", name="Open a table").click()
    form = ann.locator("dialog form")
    form.locator("label.seat select").nth(1).select_option("open")
    form.get_by_label("Clock").select_option(label="3 days for each turn")
    form.get_by_label("When time is up").select_option(label="the seat resigns")
    form.get_by_label("The game counts for ratings").check()
    form.get_by_role("button", name="Start").click()
    link = ann.get_by_label("Link to join").input_value()
    table = table_on(ann)
    clock = {"kind": "move", "seconds": 259200, "increment": 0, "at_zero": "resign"}
    assert now(ann, table)["terms"] == {"seen_by": "private", "clock": clock, "rated": True, "level": "any", "chat": True}
    ann.get_by_role("button", name="QR code").click()
    expect(ann.get_by_role("img", name="QR code of the link to join")).to_be_visible()
    assert not violations(ann)
    bob = opened.page(PHONE, path=link.replace(opened.base, ""))
    expect(bob.get_by_role("heading", name="A seat at The Great Wall")).to_be_visible()
    expect(bob.locator("main")).to_contain_text("Ann")
    expect(bob.locator("main")).to_contain_text("3 days for each turn · the seat resigns")
    expect(bob.locator("main .badge")).to_have_text(["rated"])
    expect(bob.get_by_role("heading", name="The game in a minute")).to_be_visible()
    expect(bob.locator("main img")).to_be_visible()
    assert not violations(bob)
    fits(bob)
    bob.get_by_label("My name").fill("Bob the Builder")
    bob.get_by_role("button", name="Sit down").tap()
    for page in (ann, bob):
        page.wait_for_selector(".frame")
    assert [p["name"] for p in now(bob, table)["players"]][:2] == ["Ann", "Bob the Builder"] and now(bob, table)["me"] == [1]


def test_what_is_special_about_a_table_is_told_before_one_sits_down(opened: Opened) -> None:
    ann = opened.page()
    arrive(ann, "Ann")
    options = {"boards": "B_PICK"}
    seats = [{"who": "me"}, {"who": "open"}]
    made = ann.request.post("/api/tables", data={"game": "zhanguo", "seats": seats, "options": options}).json()
    bob = opened.page(PHONE, path=made["join"])
    expect(bob.get_by_text("Not as usual:")).to_be_visible()


def test_whoever_opened_a_table_sends_somebody_away_and_closes_it(opened: Opened) -> None:
    ann, bob = opened.page(DESKTOP), opened.page(PHONE)
    opened.bear("410 (Gone)", "403 (Forbidden)")  # what is still being asked for when the seat or the table is gone
    for page, name in ((ann, "Ann"), (bob, "Bob")):
        arrive(page, name)
    made = open_for(ann, "me", "open", "open", game="great_wall", seen_by="public")
    bob.locator(f'a[href^="/t/{made["table"]}"]').tap()  # others may wait there, too
    bob.get_by_role("button", name="Sit down").tap()
    expect(bob.get_by_role("button", name="Leave")).to_be_visible()
    ann.goto(f"/t/{made['table']}")
    ann.get_by_role("button", name="Send away Bob").click()
    expect(bob.get_by_text("You have no seat at this table any more.")).to_be_visible()
    bob.goto(f"/t/{made['table']}?join={made['join'].partition('join=')[2]}")
    bob.get_by_role("button", name="Sit down").tap()
    expect(bob.get_by_role("alert").filter(has_text="No seat of this table is open.")).to_be_visible()
    eve = opened.page(path=made["join"])
    eve.get_by_role("button", name="Sit down").click()
    eve.wait_for_selector("#invite")
    ann.get_by_role("button", name="Close this table").click()
    ann.get_by_role("button", name="Yes, close it").click()
    expect(eve.get_by_text("This table was closed before the game began.")).to_be_visible()
    expect(ann.locator(".find")).to_be_visible()
    eve.reload()
    expect(eve.get_by_text("This table was closed before the game began.")).to_be_visible()


def test_a_blocked_person_finds_nothing_and_others_see_it_at_once(opened: Opened) -> None:
    ann, bob, eve = opened.page(PHONE), opened.page(), opened.page()
    for page, name in ((ann, "Ann"), (bob, "Bob"), (eve, "Eve")):
        arrive(page, name)
    made = open_for(ann, "me", "open", game="pebbles")
    assert bob.request.post(f"/api/tables/{made['table']}/join", data={"key": made["join"].partition("join=")[2]}).ok
    ann.get_by_role("link", name="Friends").tap()
    expect(ann.get_by_role("heading", name="Played with")).to_be_visible()
    ann.get_by_role("button", name="Follow Bob").tap()
    expect(ann.locator("li").filter(has_text="Bob")).to_contain_text("here now")
    fits(ann)
    assert not violations(ann)
    ann.get_by_role("button", name="Block Bob").tap()
    expect(ann.get_by_role("heading", name="Blocked")).to_be_visible()
    table = open_for(ann, "me", "open", game="daimyo", seen_by="public")["table"]
    expect(eve.locator(f'a[href^="/t/{table}"]')).to_be_visible()
    bob.goto("/")
    arrive(bob)
    expect(bob.locator(f'a[href^="/t/{table}"]')).to_have_count(0)
    bob.goto(f"/t/{table}?join=lobby")
    bob.get_by_role("button", name="Sit down").click()
    expect(bob.get_by_role("alert").filter(has_text="No seat of this table is open.")).to_be_visible()


def test_who_sits_at_the_table_is_not_offered_to_be_asked(opened: Opened) -> None:
    ann, bob = opened.page(), opened.page(PHONE)
    for page, name in ((ann, "Ann"), (bob, "Bob")):
        arrive(page, name)
    for seats in (["me", "open"], ["me", "open", "open"]):  # they have met, and then there is one seat more
        made = open_for(ann, *seats, game="pebbles")
        ann.goto(f"/t/{made['table']}")
        ask = ann.get_by_role("button", name="Ask Bob")
        expect(ask).to_have_count(len(seats) - 2)
        assert bob.request.post(f"/api/tables/{made['table']}/join", data={"key": made["join"].partition("join=")[2]}).ok
        expect(ask).to_have_count(0)


def test_the_same_people_once_more(opened: Opened) -> None:
    ann, bob = opened.page(), opened.page(PHONE)
    for page, name in ((ann, "Ann"), (bob, "Bob")):
        arrive(page, name)
    made = open_for(ann, "me", "open", game="pebbles")
    table = made["table"]
    assert bob.request.post(f"/api/tables/{table}/join", data={"key": made["join"].partition("join=")[2]}).ok

    def over() -> bool:
        for page in (ann, bob):
            shown = now(page, table)
            if shown["offers"]:
                words, line = shown["offers"][0]["words"], shown["line"]
                body = {"seat": shown["eyes"], "words": words, "line": line, "request": f"r{line}"}
                page.request.post(f"/api/tables/{table}/moves", data=body)
        return bool(now(ann, table)["status"] == "over")

    seen(ann, over, "the game is over")
    ann.goto(f"/t/{table}")
    ann.get_by_role("button", name="Play again").click()
    expect(ann.get_by_text("kept for Bob")).to_be_visible()
    asked = bob.locator("li").filter(has_text="Ann asks you to play")
    expect(asked).to_be_visible()
    asked.get_by_role("link", name="Have a look").tap()
    bob.get_by_role("button", name="Sit down").tap()
    for page in (ann, bob):
        page.wait_for_selector(".frame")
    assert (now(ann, table_on(ann))["me"], now(bob, table_on(ann))["me"]) == ([1], [0]), "each a seat further"


@pytest.mark.parametrize(
    ("size", "language", "theme"),
    [(DESKTOP, "en", "light"), (PHONE, "pl", "dark"), (PHONE, "cs", "light"), ((320, 700), "en", "dark")],
)
def test_the_lobby_has_what_waits_for_me_first(opened: Opened, size: tuple[int, int], language: str, theme: str) -> None:
    ann, bob = opened.page(), opened.page(size, language, theme)
    for page, name in ((ann, "Ann"), (bob, "Bob")):
        arrive(page, name)
    clock = {"kind": "bank", "seconds": 1200, "increment": 30}
    found = open_for(ann, "me", "open", game="daimyo", seen_by="public", clock=clock, rated=True, level="mine")["table"]
    held = open_for(ann, "me", "open", game="zhanguo")["table"]
    ann.request.post(f"/api/tables/{held}/invitations", data={"person": who(bob)})
    mine = open_for(bob, "me", "random", clock={"kind": "move", "seconds": 9000})["table"]
    waits = open_for(bob, "me", "open")["table"]
    bob.locator(f'section[aria-labelledby="waits-for-me"] a[href^="/t/{mine}"]').wait_for()  # the bot may begin
    for table in (found, held, waits):
        bob.locator(f'a[href^="/t/{table}"]').wait_for()

    def line(table: str) -> Locator:
        return bob.locator("li").filter(has=bob.locator(f'a[href^="/t/{table}"]'))

    expect(line(mine).locator(".left")).to_contain_text("2 godz." if language == "pl" else "2 h")
    expect(line(found).locator(".badge")).to_have_count(2)  # rated, and the level that is wanted
    waiting = ["#waits-for-me", f'a[href^="/t/{mine}"]', f'a[href^="/t/{held}"]']
    order = [*waiting, "h1", "#with-people", f'a[href^="/t/{found}"]']
    expect(bob.locator("article").first).to_be_visible()
    tops = "all => all.map((one) => document.querySelector(one).getBoundingClientRect().y)"
    heights = bob.evaluate(tops, [*order, "article", f'a[href^="/t/{waits}"]'])
    assert heights == sorted(heights)
    fits(bob)
    assert not violations(bob)
    if language != "en":
        assert not english_in(re.sub(r"Ann|Bob", "", bob.locator("main").inner_text()))
    bob.locator(".find").click()
    bob.wait_for_selector("dialog form")
    at_rest(bob)
    fits(bob)
    assert not violations(bob)
    bob.keyboard.press("Escape")
    expect(bob.locator("dialog")).to_have_count(0)
    bob.locator(f'a[href^="/t/{mine}"]').click()
    bob.wait_for_selector(".frame")
