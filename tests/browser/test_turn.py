"""A turn ends when its player says so; why nothing more can be taken back; first choices; and the settings that decide it."""

import pytest
from playwright.sync_api import expect

from tests.browser.checks import violations
from tests.browser.table import DESKTOP, PHONE, SHOWN, Opened, i_am_asked, open_table, places_of, turn
from tests.patience import at_rest

ME = {"who": "me"}
RANDOM = {"who": "bot", "bot": "random"}


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_the_last_answer_of_a_turn_waits_until_it_is_confirmed(opened: Opened, size: tuple[int, int]) -> None:
    page = opened.page(size, confirm="every")
    open_table(page, [ME, RANDOM], game="daimyo", seed=3, options={"clans": "random"})
    line = turn(page)["at"].split(" ")[0]
    for again in (True, False):  # the first Governor of Daimyo is a turn of its own
        places_of(page, turn(page)["places"][0]).first.click()
        done = page.get_by_role("alertdialog")
        expect(done).to_contain_text("Your turn is done")
        assert page.locator(".bar").get_attribute("data-line") == line, "nothing is sent yet"
        if again:
            page.keyboard.press("u")
            expect(done).to_have_count(0)
    assert violations(page) == []
    page.keyboard.press("d")
    page.wait_for_function(SHOWN, arg=int(line) + 1)
    expect(page.locator(".tools [aria-disabled=true]")).to_be_visible()
    page.keyboard.press("u")
    expect(page.locator(".notices")).to_contain_text("No undo: another player has moved.")


def test_a_newcomer_is_proposed_the_first_choices_of_daimyo_for_three(opened: Opened) -> None:
    page = opened.page(newcomer=True)
    page.locator("article").filter(has_text="Daimyo").get_by_role("button", name="Play now").click()
    page.wait_for_selector(".frame")
    expect(page.locator(".proposal")).to_contain_text("Good for a first game")
    page.get_by_role("button", name="Take this").click()
    expect(page.locator(".proposal")).to_contain_text("this site brings what you have least of")
    page.get_by_role("button", name="Choose myself").click()
    i_am_asked(page)
    expect(page.locator(".proposal")).to_have_count(0)
    page.reload()
    i_am_asked(page)
    expect(page.locator(".proposal")).to_have_count(0)


@pytest.mark.parametrize(("size", "language", "theme"), [(DESKTOP, "pl", "light"), ((320, 640), "cs", "dark")])
def test_the_settings_as_a_page_are_for_everybody(opened: Opened, size: tuple[int, int], language: str, theme: str) -> None:
    page = opened.page(size, language, theme, path="/settings/keys")
    page.locator("input[name^=size]").last.check()
    page.locator("input[name^=speed]").last.check()
    at_rest(page)
    assert violations(page) == []
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    page.reload()
    assert page.evaluate("({...document.documentElement.dataset})") | {"theme": ""} == {
        "theme": "",
        "size": "largest",
        "speed": "none",
    }
