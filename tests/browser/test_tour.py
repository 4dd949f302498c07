"""The tour: every stop lights something that is there, its card is whole on the screen, and its words and rules exist."""

import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.checks import english_in, fits, violations
from tests.browser.table import EVERY_MODE, SIZES, Opened, i_am_asked, now, only_i_am_asked, open_table
from tests.patience import at_rest

ME = {"who": "me"}
RANDOM = {"who": "bot", "bot": "random"}
START = {"en": "Show me around", "pl": "Oprowadź mnie", "cs": "Proveďte mě"}
STOP = """() => {
  const lit = document.querySelector('[data-stop]').getBoundingClientRect();
  const card = document.querySelector('.card[role=dialog]').getBoundingClientRect();
  return {
    id: document.querySelector('[data-stop]').dataset.stop,
    rule: document.querySelector('.card[role=dialog] [data-rule]')?.dataset.rule,
    lit: [lit.width, lit.height],
    card: card.left >= 0 && card.top >= 0 && card.right <= innerWidth && card.bottom <= innerHeight,
    free: lit.width * lit.height - Math.max(0, Math.min(lit.right, card.right) - Math.max(lit.left, card.left)) *
      Math.max(0, Math.min(lit.bottom, card.bottom) - Math.max(lit.top, card.top)),
  };
}"""

# From one stop on to the next, or to the end.
ON = """(stop) => {
  const lit = document.querySelector('[data-stop]');
  return lit === null ? 'end' : lit.dataset.stop !== stop ? 'next' : null;
}"""


def _walk(page: Page) -> list[dict[str, Any]]:
    """Every stop to the end, as measured once it stands still."""
    stops: list[dict[str, Any]] = []
    card = page.locator(".card[role=dialog]")
    expect(card).to_be_visible()
    while len(stops) < 15:
        at_rest(page)
        stops.append({**page.evaluate(STOP), "text": card.inner_text()})
        fits(page)
        card.locator("button.main").click()
        if page.wait_for_function(ON, arg=stops[-1]["id"]).json_value() == "end":
            return stops
    raise AssertionError("the tour does not end")


@pytest.mark.parametrize(("size", "language"), [("desktop", "pl"), ("phone", "cs")])
@pytest.mark.parametrize(("game", "mode", "seats"), EVERY_MODE)
def test_every_stop_shows_something(opened: Opened, game: str, mode: str, seats: int, size: str, language: str) -> None:
    page = opened.page(SIZES[size], language=language)
    table = open_table(page, [ME] + [RANDOM] * (seats - 1), game=game, mode=mode)
    before = only_i_am_asked(page, table)["line"]
    where = page.get_by_role("banner")
    if size == "phone":  # its header has little room: the tour is at the end of the page, where one's own sheet does not lie open
        where = page.locator(".further")
        at_rest(page)
        page.evaluate("() => document.querySelector('.strip[aria-expanded=true]')?.click()")
    where.get_by_role("button", name=START[language]).click()
    stops = _walk(page)
    assert 7 <= len(stops) <= 12
    rules = {rule["id"] for rule in page.request.get(f"/api/games/{game}/rules?language=en").json()["rules"]}
    for stop in stops:
        assert stop["card"], f"{stop['id']}: the card is cut off"
        assert min(stop["lit"]) > 30, f"{stop['id']}: nothing is lit"
        assert stop["free"] > 0.3 * stop["lit"][0] * stop["lit"][1], f"{stop['id']}: the card hides what it is about"
        assert not re.search(r"tour-", stop["text"]), "an id is shown instead of its words"
        assert english_in(stop["text"]) == set()
        named = stop.get("rule")
        if stop["id"] != "question":
            assert named and [rule for rule in rules if f"{rule}.".startswith(f"{named}.")], f"{stop['id']}: {named}"
    expect(page.locator("main[inert]")).to_have_count(0)
    assert now(page, table)["line"] == before


def test_a_newcomer_is_offered_the_tour_once_and_takes_it_by_keyboard(opened: Opened) -> None:
    page = opened.page()
    open_table(page, [ME, RANDOM])
    page.locator(".notice").get_by_text("Show me around").click()
    card = page.get_by_role("dialog", name="Show me around")
    title = card.locator("h2").inner_text()
    assert violations(page) == []
    page.keyboard.press("Enter")
    expect(card.locator("h2")).not_to_have_text(title)
    page.keyboard.press("ArrowLeft")
    expect(card.locator("h2")).to_have_text(title)
    page.keyboard.press("1")  # a key of the table: it must not answer under the tour
    card.locator("[data-rule^=TA-]").click()
    expect(page.locator("dialog .wanted").first).to_be_visible()
    page.keyboard.press("Escape")
    expect(card).to_be_visible()
    page.keyboard.press("Escape")
    expect(card).to_have_count(0)
    open_table(page, [ME, RANDOM], seed=8)
    i_am_asked(page)
    expect(page.locator(".notice")).to_have_count(0)
    open_table(page, [ME, RANDOM, RANDOM], game="great_wall")
    expect(page.locator(".notice")).to_contain_text("Show me around")
