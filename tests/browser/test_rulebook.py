"""The rulebook: a page of its own and a sheet at the table, its search, the player aid and what icons mean."""

import re

import pytest
from playwright.sync_api import expect

from tests.browser.checks import violations
from tests.browser.table import PHONE, Opened, open_table
from tianxia.engine.registry import names

ME = {"who": "me"}
RANDOM = {"who": "bot", "bot": "random"}


def test_a_rule_has_an_address_and_search_finds_words_without_accents(opened: Opened) -> None:
    page = opened.page(PHONE, "pl", theme="dark", path="/rules/great_wall#GW-6.6.3")
    wanted = page.locator(".wanted")
    expect(wanted).to_have_count(1)
    expect(wanted).to_contain_text("GW-6.6.3")
    expect(wanted).to_be_in_viewport()
    other = page.locator('[id="GW-6.6.4"]')
    expect(other).not_to_contain_text("GW-6.6.4")
    other.get_by_role("button").click()
    expect(other).to_contain_text("GW-6.6.4")
    assert violations(page) == []
    page.get_by_role("searchbox").fill("barykade")
    expect(page.locator("mark").first).to_have_text("Barykadę")
    expect(page.get_by_role("status").filter(has_text="Znaleziono")).to_be_visible()
    page.get_by_role("button", name="Spis treści").click()
    page.get_by_role("link", name="Lokacje", exact=True).click()
    expect(page.get_by_role("heading", name="Lokacje")).to_be_focused()
    assert page.url.endswith("#chapter-GW-6")


def test_the_aid_opens_by_its_key_and_leads_to_a_rule(opened: Opened) -> None:
    page = opened.page()
    open_table(page, [ME, RANDOM], game="terracotta")
    page.wait_for_selector(".options button")
    page.keyboard.press("g")
    sheet = page.get_by_role("dialog", name="Player aid")
    expect(sheet.get_by_role("heading", name="Workshop actions")).to_be_visible()
    assert violations(page) == []
    sheet.get_by_role("button", name="Open the rule TA-7.4.1").click()
    sheet = page.get_by_role("dialog", name="Rules")
    expect(sheet.locator(".wanted")).to_contain_text("TA-7.4.1")
    sheet.get_by_role("link", name="Icons").click()
    page.locator("dialog li", has_text="Dry clay").locator("svg").hover()
    expect(page.get_by_role("tooltip")).to_have_text("Dry clay")


@pytest.mark.parametrize("language", ["en", "pl", "cs"])
def test_the_aid_is_one_page_of_paper(opened: Opened, language: str) -> None:
    page = opened.page(language=language)
    for game in names():
        page.goto(f"/rules/{game}/aid")
        page.wait_for_selector(".aid section")
        assert len(re.findall(rb"/Type\s*/Page\b", page.pdf(prefer_css_page_size=True))) == 1, game
