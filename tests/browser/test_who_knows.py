"""What strangers are told about each other: who plays several seats, whose word is missing, what going back would mean."""

import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.checks import english_in, fits, violations
from tests.browser.table import PHONE, Opened, now, say, show
from tests.games.texts import LANGUAGES
from tests.server.test_going_back import one_before_the_end
from tianxia.engine.record import Record

ONE_PERSON = {
    "en": "Ann, Andy: one person plays these seats.",
    "pl": "Ann, Andy: na tych miejscach gra jedna osoba.",
    "cs": "Ann, Andy: na těchto místech hraje jeden člověk.",
}


def _opened(page: Page, path: str, **body: Any) -> dict[str, Any]:
    """A table through the API; the page is left alone until it is there."""
    page.goto("about:blank")
    page.request.get("/api/me")
    answer = page.request.post(path, data=body)
    assert answer.ok, answer.text()
    found: dict[str, Any] = answer.json()
    return found


def _undo(page: Page, table: str, seat: int, keep: int) -> None:
    body = {"seat": seat, "keep": keep, "line": now(page, table)["line"], "request": "back", "ask": True}
    answer = page.request.post(f"/api/tables/{table}/undo", data=body)
    assert answer.ok and answer.json()["asked"], answer.text()


@pytest.mark.parametrize("language", LANGUAGES)
def test_who_joins_is_told_that_one_person_plays_several_seats(opened: Opened, language: str) -> None:
    ann = opened.page()
    seats = [{"who": "me", "name": "Ann"}, {"who": "me", "name": "Andy"}, {"who": "open"}]
    table = _opened(ann, "/api/tables", game="zhanguo", seats=seats)
    bob = opened.page(PHONE, language=language, path=table["join"])
    expect(bob.get_by_text(ONE_PERSON[language])).to_be_visible()
    fits(bob)
    assert violations(bob) == []
    bob.locator("form button.main").click()
    bob.wait_for_selector(".frame")
    for seat in (0, 1):
        expect(bob.locator(f'article[data-player="{seat}"]')).to_contain_text(ONE_PERSON[language])
    fits(bob)
    assert violations(bob) == []
    if language != "en":
        assert not english_in(bob.inner_text("body"))
    show(ann, table["table"])
    expect(ann.get_by_text(ONE_PERSON["en"])).to_have_count(0)  # she knows


def test_who_asks_sees_whose_word_is_missing_and_can_withdraw(opened: Opened) -> None:
    ann = opened.page()
    table = _opened(ann, "/api/tables", game="terracotta", seats=[{"who": "me", "name": "Ann"}, {"who": "open"}])
    bob = opened.page(path=table["join"])
    bob.get_by_label("My name").fill("Bob")
    bob.get_by_role("button", name="Sit down").click()
    bob.wait_for_selector(".frame")
    name = table["table"]
    seat = now(ann, name)["question"]["seats"][0]
    mover, other = ((ann, bob), (bob, ann))[seat]
    say(mover, name, now(mover, name)["offers"][0]["words"], seat)
    show(other, name)
    other.get_by_role("button", name="Ask to undo").click()
    expect(other.get_by_text(f"Still to agree: {('Ann', 'Bob')[seat]}")).to_be_visible()
    other.get_by_role("button", name="Withdraw").click()
    expect(other.get_by_text("Still to agree")).to_have_count(0)
    assert now(ann, name)["undo"]["request"] is None and now(ann, name)["move"] == 1


def test_going_back_from_the_end_says_what_it_means(opened: Opened) -> None:
    course, seat, action = one_before_the_end("terracotta")
    record = Record(course.game, course.record.setup, course.record.seed, [], course.lines).plain()
    ann = opened.page()
    table = _opened(ann, "/api/records", record=record, seats=[{"who": "me"}, {"who": "open"}])
    name = table["table"]
    bob = opened.page(language="pl", path=table["join"])
    expect(bob.get_by_text("Ta gra pochodzi z pliku")).to_be_visible()
    bob.locator("form button.main").click()
    bob.wait_for_selector(".frame")
    last, other = ((ann, bob), (bob, ann))[seat]
    say(last, name, course.game.actions.words(action), seat)
    moves = now(last, name)["move"]
    _undo(last, name, seat, moves - 1)
    show(other, name)
    means = re.compile("nothing in it counts any more|nic się już w niej nie liczy")
    expect(other.get_by_text(means)).to_be_visible()
    assert violations(other) == []
    other.get_by_role("button", name=re.compile("^(Agree|Zgoda)$")).click()
    expect(other.get_by_text(means)).to_have_count(0)
    assert now(other, name)["status"] == "playing" and now(other, name)["open_book"] is True
