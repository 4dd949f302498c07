"""What a hint expects, stepped through on the board; and the check before a costly answer."""

import json
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, Route, expect

from tests.browser.checks import violations
from tests.browser.table import DESKTOP, PHONE, Opened, answers, now, open_table

ME = {"who": "me", "name": "Ann"}
RANDOM = {"who": "bot", "bot": "random"}


def hint_from(data: dict[str, Any]) -> dict[str, Any]:
    """As a server says it that finds the first answer best and the last one very bad."""
    parts = [{"part": "source", "source": "inspectors", "points": 6.0}, {"part": "later", "source": "", "points": 3.4}]
    offers = data["offers"]
    options = [
        {key: offer[key] for key in ("action", "words", "verb", "args", "changes", "warnings")}
        | {"value": 9.0, "share": 0.1, "best": i == 0, "cost": None, "verdict": "fine"}
        for i, offer in enumerate(offers)
    ]
    options[-1] |= {"verdict": "costly", "value": -0.4, "cost": {"points": 9.4, "chance": 0.2, "parts": parts}}
    return {
        "seat": 0,
        "move": data["move"],
        "bot": "champion",
        "scale": "points",
        "options": options,
        "chance": 0.6,
        "line": [],
    }


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_whoever_wants_it_is_asked_before_a_costly_answer_only(opened: Opened, size: tuple[int, int]) -> None:
    page: Page = opened.page(size)
    open_table(page, [ME, RANDOM])
    table = open_table(page, [ME, RANDOM])  # the first one is not interrupted with it
    data = now(page, table)

    def answer(route: Route) -> None:
        route.fulfill(content_type="application/json", body=json.dumps(hint_from(data)))

    page.route("**/hint?*", answer)
    with page.expect_request("**/hint?*"):  # the bot thinks about the question from now on
        page.get_by_text("The table can ask you before a costly answer").locator("..").get_by_text("Ask me").click()

    def button(offer: dict[str, Any]) -> Locator:
        return answers(page).and_(page.locator(f'[data-answer="{offer["words"]}"]'))

    button(data["offers"][-1]).click()
    asked = page.get_by_role("dialog", name="Are you sure?")
    expect(asked).to_contain_text("gives away about 9 points. Your chance to win falls from 60% to 40%.")
    expect(asked.get_by_role("row")).to_have_text(["+6inspectors", "+3.4position and points still to come", "+9.4in all"])
    assert violations(page) == []
    expect(asked.get_by_role("button", name="Choose again")).to_be_focused()
    page.keyboard.press("Enter")
    expect(asked).to_have_count(0)
    assert now(page, table)["line"] == data["line"]
    button(data["offers"][0]).click()
    page.wait_for_function("n => Number(document.querySelector('.bar').dataset.line) > n", arg=data["line"])
    expect(asked).to_have_count(0)


def test_what_a_hint_expects_is_stepped_through_on_the_board(opened: Opened) -> None:
    page = opened.page()
    table = open_table(page, [ME, RANDOM])
    page.wait_for_selector(".options button")
    page.locator("#tab-hints").click()
    page.get_by_role("button", name="What would a bot do?").click()
    expect(page.locator("li.best")).to_contain_text("Chance to win")
    before = now(page, table)
    page.get_by_role("button", name="How it may go on").click()
    bar = page.locator(".bar[data-state]")
    expect(bar).to_contain_text("step 1 of")
    expect(page.locator("[data-place].can")).to_have_count(0)
    page.keyboard.press(".")
    expect(bar).to_contain_text("step 2 of")
    page.get_by_role("button", name="Previous step").click()
    expect(bar).to_contain_text("step 1 of")
    assert violations(page) == []
    page.keyboard.press("Escape")
    expect(bar).to_have_attribute("data-state", "asked")
    assert now(page, table)["line"] == before["line"], "nothing of it happened"
