"""Time on the page: a clock runs out before everybody's eyes, a plan is made and played, a pause and an end are agreed on."""

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.checks import english_in, fits, violations
from tests.browser.table import DESKTOP, EVERY_MODE, PHONE, Opened, answers, now, say, show

TWO = [{"who": "me", "name": "Ann"}, {"who": "open"}]
FOUR_GAMES = sorted({game for game, _, _ in EVERY_MODE})


def two_at_a_table(opened: Opened, size: tuple[int, int] = DESKTOP, language: str = "en", **more: Any) -> tuple[Page, Page, str]:
    """Ann, and Bob, who came by her link; she is asked."""
    ann, bob = opened.page(), opened.page(size, language)
    for page in (ann, bob):
        page.goto("about:blank")  # the first page may still be asking who it is
        page.request.get("/api/me")
    made = ann.request.post("/api/tables", data={"game": "terracotta", "seed": 7, "seats": TWO, **more}).json()
    table = str(made["table"])
    joining = {"key": made["join"].split("join=")[1], "name": "Bob"}
    answer = bob.request.post(f"/api/tables/{table}/join", data=joining)
    assert answer.ok, answer.text()
    if now(ann, table)["question"]["seats"] != [0]:
        ann, bob = bob, ann
    for page in (ann, bob):
        show(page, table)
        expect(page.locator(".bar")).to_be_visible()
    return ann, bob, table


def menu(page: Page) -> None:
    page.locator("header").get_by_role("button", name="Plan, pause, end").click()


def test_a_clock_that_runs_out_is_seen_by_both(opened: Opened) -> None:
    ann, bob, table = two_at_a_table(opened, terms={"clock": {"kind": "bank", "seconds": 10}})
    seat = now(ann, table)["me"][0]
    for page in (ann, bob):
        expect(page.locator(f'[data-player="{seat}"] [aria-label^="A bot plays for"]').first).to_be_attached()
    assert now(bob, table)["players"][seat]["stand_in"]
    ann.get_by_role("button", name="Play myself again").click()
    expect(ann.locator(".bar")).to_have_attribute("data-state", "asked")
    assert now(ann, table)["time"]["clocks"][seat]["back"]


@pytest.mark.parametrize("game", FOUR_GAMES)
def test_a_plan_is_made_and_played(opened: Opened, game: str) -> None:
    """Also on a phone. The first step alone, so that it is possible whatever the other one does."""
    small = game in ("zhanguo", "terracotta")
    ann, bob, table = two_at_a_table(opened, PHONE if small else DESKTOP, game=game, mode="two" if game == "great_wall" else "")
    seat = now(bob, table)["me"][0]
    before = now(ann, table)
    menu(bob)
    bob.get_by_role("button", name="Plan my turn").click()
    note = bob.locator("section.note.plan")
    expect(note).to_contain_text("Only you see this")
    expect(bob.locator(".bar")).to_have_attribute("data-state", "asked")
    assert not violations(bob)
    fits(bob)
    answers(bob).first.click()
    expect(note.locator("li")).to_have_count(1)
    step = str(note.locator("li").inner_text())
    note.get_by_role("button", name="Save the plan").click()
    expect(note).to_contain_text(f"Your plan: {step}")
    assert now(ann, table) == before, "she is told nothing"
    expect(ann.locator("section.note")).to_have_count(0)
    words = now(bob, table)["plan"]["steps"][0]["words"]
    while now(bob, table)["plan"] and now(bob, table)["plan"].get("legal") is None:
        for page in (ann, bob):
            shown = now(page, table)
            mine = shown["offers"]
            if mine and (page is ann or shown["question"]["silence"]):
                say(page, table, shown["question"]["silence"] or mine[0]["words"], mine[0]["seat"])
    if now(bob, table)["plan"]["legal"]:
        played = now(bob, table)["move"]
        note.get_by_role("button", name="Play it").click()
        expect(note).to_have_count(0)
        story = bob.request.get(f"/api/tables/{table}/story?from={played}").json()["story"]
        assert [(told["seat"], told["words"]) for told in story][:1] == [(seat, words)]
    else:
        expect(bob.locator("section.note")).to_contain_text("not possible any more")
        bob.get_by_role("button", name="Forget it").click()
        expect(bob.locator("section.note")).to_have_count(0)


@pytest.mark.parametrize("language", ["pl", "cs"])
def test_a_pause_and_an_end_are_agreed_on(opened: Opened, language: str) -> None:
    ann, bob, table = two_at_a_table(opened, PHONE, language, terms={"clock": {"kind": "move", "seconds": 86400}})
    if ann.viewport_size == {"width": PHONE[0], "height": PHONE[1]}:
        ann, bob = bob, ann
    menu(ann)
    ann.get_by_role("button", name="Propose a pause").click()
    note = bob.locator("section.note")
    expect(note).to_contain_text("Ann" if now(ann, table)["me"] == [0] else "Bob")
    assert not english_in(note.inner_text())
    fits(bob)
    assert not violations(bob)
    note.locator("button.main").click()
    for page in (ann, bob):
        expect(page.locator("section.note")).to_have_count(1)
        expect(page.locator("section.note button")).to_have_count(1)
    bob.locator("section.note button.main").click()
    for page in (ann, bob):
        expect(page.locator("section.note")).to_have_count(0)
    menu(ann)
    expect(ann.get_by_role("dialog")).to_be_visible()
    assert not violations(ann)
    ann.get_by_role("radio", name="without a result").check()
    ann.get_by_role("button", name="Propose the end").click()
    note.locator("button.main").click()
    expect(ann.locator(".bar")).to_have_attribute("data-state", "over")
    expect(ann.locator(".bar")).to_contain_text("The game has no result.")


def test_who_resigns_is_asked_twice_and_the_other_wins(opened: Opened) -> None:
    ann, bob, table = two_at_a_table(opened)
    menu(ann)
    dialog = ann.get_by_role("dialog")
    dialog.get_by_role("button", name="Resign").click()
    assert now(ann, table)["status"] == "playing"
    dialog.get_by_role("button", name="Yes, I resign").click()
    for page in (ann, bob):
        expect(page.locator(".bar")).to_have_attribute("data-state", "over")
        expect(page.locator(".bar")).to_contain_text("resigned")
    assert now(bob, table)["result"]["places"][now(bob, table)["me"][0]] == 1


def test_holidays_are_taken_and_ended(opened: Opened) -> None:
    page = opened.page(PHONE, path="/me/holidays")
    expect(page.get_by_text("30 days are left this year.")).to_be_visible()
    fits(page)
    assert not violations(page)
    last = page.evaluate("() => { const d = new Date(Date.now() + 3 * 86400e3); return d.toISOString().slice(0, 10); }")
    page.get_by_label("Last day").fill(last)
    page.get_by_role("button", name="Take these days").click()
    expect(page.locator("main li")).to_have_count(1)
    page.get_by_role("button", name="I am back").click()
    expect(page.get_by_role("button", name="I am back")).to_have_count(0)
