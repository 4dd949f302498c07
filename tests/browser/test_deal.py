"""The deal through the page: promised when a table opens, with a word of one's own, and verified in the browser after the end."""

import os
import random
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.table import DESKTOP, PHONE, Opened, now, open_table, play_on, show
from tests.browser.test_lobby import card

RANDOM = {"who": "bot", "bot": "random"}


def picture(page: Page, name: str) -> None:
    if folder := os.environ.get("TIANXIA_PICTURES"):
        page.screenshot(path=f"{folder}/{name}.png")


def opened_by_form(page: Page, word: str) -> str:
    """A table for two of Terracotta with an open seat and a word, through the form of the lobby."""
    card(page, "terracotta").get_by_role("button", name="Open a table").click()
    page.locator("select").filter(has=page.locator('option[value="open"]')).nth(1).select_option("open")
    page.get_by_text("More", exact=True).click()
    page.get_by_label("Your word").fill(word)
    page.get_by_role("button", name="Start").click()
    expect(page.get_by_role("heading", name="Seats are still open")).to_be_visible()
    return page.url.rsplit("/", 1)[1]


def test_two_people_add_a_word_and_verify_the_game(opened: Opened) -> None:
    ann, bob = opened.page(DESKTOP), opened.page(PHONE)
    table = opened_by_form(ann, "plum")
    expect(ann.locator("[data-deal=fair]")).to_contain_text("Nobody can know this deal")
    picture(ann, "waiting")
    bob.goto(now(ann, table)["join"])
    expect(bob.locator("[data-deal=fair]")).to_be_visible()
    bob.get_by_text("Add a word to the deal").click()
    expect(bob.locator("code")).to_have_text(now(ann, table)["deal"]["commitment"])
    bob.get_by_label("Your word").fill("  pear   tree ")
    picture(bob, "join")
    bob.get_by_role("button", name="Sit down").click()
    for page in (ann, bob):
        page.wait_for_selector(".frame")
    ann.get_by_role("button", name="The deal").click()
    expect(ann.get_by_role("dialog")).to_contain_text("When the game is over")
    expect(ann.get_by_role("dialog").get_by_role("button", name="Verify")).to_have_count(0)
    ann.keyboard.press("Escape")
    rng = random.Random(3)
    while now(ann, table)["status"] != "over":
        for page in (ann, bob):
            play_on(page, table, lambda data: not data["offers"], rng)
    for page, word in ((ann, "plum"), (bob, "pear tree")):
        show(page, table)
        page.get_by_role("button", name="The deal").click()
        page.get_by_role("button", name="Verify").click()
        expect(page.locator("[data-verdict]")).to_have_attribute("data-verdict", "good")
        dialog = page.get_by_role("dialog")
        expect(dialog).to_contain_text(f"Your word “{word}” went into the deal")
        expect(dialog).to_contain_text("whose fingerprint your browser kept")
        picture(page, f"verified-{word.split()[0]}")


def test_a_server_that_lies_is_found_out_by_the_browser(opened: Opened) -> None:
    page = opened.page()
    card(page, "terracotta").get_by_label("against").select_option("pupil")
    card(page, "terracotta").get_by_role("button", name="Play now").click()
    page.wait_for_selector(".frame")
    table = page.url.rsplit("/", 1)[1]
    play_on(page, table, lambda data: data["status"] == "over", random.Random(1))
    show(page, table)
    told = page.request.get(f"/api/tables/{table}/verify").json()
    lie: Any = {}
    page.route("**/verify", lambda route: route.fulfill(json={**told, **lie}))
    for lie, says in (
        ({"secret": "0" * 64, "commitment": "0" * 64}, "not the one whose fingerprint was shown"),
        ({"words": ["another", told["words"][1]]}, "did not go into the deal"),
        ({"words": [told["words"][0], "another"]}, "The seal is not that"),
        ({"error": "line 5"}, "does not lead to this result"),
        ({}, "Everything fits"),
    ):
        page.get_by_role("button", name="The deal").click()
        page.get_by_role("button", name="Verify").click()
        expect(page.get_by_role("dialog")).to_contain_text(says)
        expect(page.locator("[data-verdict]")).to_have_attribute("data-verdict", "bad" if lie else "good")
        if "error" in lie:
            picture(page, "a-lie")
        page.get_by_role("button", name="Close").click()
        expect(page.get_by_role("dialog")).to_have_count(0)


@pytest.mark.parametrize(
    ("language", "says"),
    [("en", "Somebody chose the seed"), ("pl", "Ktoś wybrał ziarno"), ("cs", "Někdo zvolil semínko")],
)
def test_a_deal_that_somebody_could_know_says_so_to_everybody(opened: Opened, language: str, says: str) -> None:
    ann = opened.page(DESKTOP, language)
    ann.goto("about:blank")
    seats = [{"who": "me"}, {"who": "open"}]
    made = ann.request.post("/api/tables", data={"game": "terracotta", "seats": seats, "seed": 7}).json()
    bob = opened.page(PHONE, language, path=made["join"])
    expect(bob.locator("[data-deal=seed]")).to_contain_text(says)
    bob.locator("button.main").click()
    watcher = opened.page(PHONE, language, path=f"/t/{made['table']}")
    for page in (bob, watcher):
        page.wait_for_selector(".frame")
        page.locator("button.deal.known").click()
        expect(page.locator("[data-deal=seed]")).to_contain_text(says)
        page.keyboard.press("Escape")
    picture(watcher, f"known-{language}")


def test_a_branch_says_what_it_is(opened: Opened) -> None:
    page = opened.page()
    table = open_table(page, [{"who": "me"}, RANDOM], "terracotta")
    made = page.request.post(f"/api/tables/{table}/branch", data={"move": 0, "seat": 0, "bot": "random"}).json()
    show(page, made["table"])
    page.locator("button.deal.known").click()
    expect(page.locator("[data-deal=branched]")).to_contain_text("goes on from a past position")
