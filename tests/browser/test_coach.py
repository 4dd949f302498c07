"""The coach of a first game: a card comes with its phase, is put away, stays away, and the next phase has another one."""

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.checks import fits, violations
from tests.browser.table import DESKTOP, PHONE, TABLET, Opened, i_am_asked, known, open_table, say, shown, with_quick_bots

ME = {"who": "me"}
RANDOM = {"who": "bot", "bot": "random"}


def coach(page: Page, card: str) -> None:
    expect(page.locator("[data-coach]")).to_have_attribute("data-coach", card)


@pytest.mark.parametrize("size", [DESKTOP, TABLET, PHONE], ids=["desktop", "tablet", "phone"])
def test_a_card_comes_with_its_phase_until_it_is_put_away(opened: Opened, size: tuple[int, int]) -> None:
    page = opened.page(size, coach="every")
    table = open_table(page, [ME, RANDOM], seed=7)
    coach(page, "worker")
    expect(page.locator(".visually-hidden[role=log]")).to_contain_text("Coach: Where does the worker go?")
    fits(page)
    for low in (720, 900) if size == DESKTOP else ():
        page.set_viewport_size({"width": 1280, "height": low})
        page.wait_for_function("document.getElementById('tab-panel').clientHeight >= 90")  # the log is read beside it
    if size == PHONE:
        page.get_by_role("button", name="Read what the coach says").click()
        expect(page.get_by_role("dialog")).to_contain_text("Good players look at")
    assert violations(page) == []
    page.get_by_role("button", name="Got it").click()
    expect(page.locator("[data-coach]")).to_have_count(0)
    say(page, table, "rotate none")
    shown(page, table)
    expect(page.locator("[data-coach]")).to_have_count(0)
    say(page, table, "place craftsman 4")
    coach(page, "actions")
    page.reload()
    coach(page, "actions")


def test_the_card_opens_its_rule_the_player_aid_and_the_hints(opened: Opened) -> None:
    page = opened.page(coach="every")
    open_table(page, [ME, RANDOM], seed=7)
    coach(page, "worker")
    card = page.get_by_role("region", name="Where does the worker go?")
    card.get_by_role("button", name="Rules").click()
    expect(page.locator("dialog .rules")).to_be_visible()
    page.keyboard.press("Escape")
    card.get_by_role("button", name="Player aid").click()
    expect(page.locator("dialog .aid")).to_be_visible()
    page.keyboard.press("Escape")
    card.get_by_role("button", name="Hint").click()
    expect(page.get_by_role("tab", name="Hint")).to_have_attribute("aria-selected", "true")


def test_a_first_game_from_the_lobby_has_a_coach_and_gentle_bots(opened: Opened) -> None:
    page = opened.page()
    asked = with_quick_bots(page)
    known(page)
    article = page.locator("article").filter(has_text="Daimyo")
    article.get_by_role("button", name="My first game, with a coach").click()
    i_am_asked(page)
    coach(page, "start")
    assert len(re.findall('"bot":"pupil"', asked[0])) == 2
    address = page.url
    page.goto("/")
    known(page)
    article.get_by_role("button", name="Go on with my first game").click()
    coach(page, "start")
    assert page.url == address
