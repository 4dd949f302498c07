"""Games that the page has no drawing of: put into the lobby by whoever runs the server, and playable at once.

Sticks brings words and a rules page (examples/sticks), Pebbles has neither.
"""

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.checks import english_in, fits, violations
from tests.browser.conftest import ROOT, serving
from tests.browser.table import DESKTOP, PHONE, Opened, give, known, open_table, turn

GAMES = ("--game", "sticks.game:GAME", "--game", "pebbles")
LAPTOP = (1366, 768)


@pytest.fixture(scope="module")
def visited(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    with serving(ROOT, tmp_path_factory.mktemp("visited"), *GAMES, path=str(ROOT / "examples" / "sticks")) as address:
        yield address


@pytest.fixture
def table(chromium: Browser, visited: str) -> Iterator[Opened]:
    pages = Opened(chromium, visited)
    yield pages
    problems = pages.problems[:]
    pages.close()
    assert not problems


def play_to_the_end(page: Page) -> int:
    """The first answer, again and again; returns how many were given."""
    for given in range(100):
        if turn(page)["kind"] == "over":
            return given
        give(page, page.locator(".answer.can").first)
    raise AssertionError("the game does not end")


def test_a_whole_game_by_clicks_from_the_lobby(table: Opened) -> None:
    page = table.page(DESKTOP)
    card = page.locator("article", has=page.get_by_role("heading", name="Sticks", exact=True))
    expect(card).to_contain_text("Take the last stick of a heap, and what lies under it.")
    expect(card).to_contain_text("2–4")
    expect(card.locator(".picture svg text")).to_have_text("S")
    known(page)
    card.get_by_role("button", name="Play now").click()
    expect(page.get_by_role("heading", level=1)).to_have_text("Sticks")
    expect(page.locator(".question")).to_contain_text("Take 1 to 3 sticks from one heap.")
    turn(page)
    expect(page.get_by_role("group", name="Heaps", exact=True).locator("li")).to_have_count(5)
    expect(page.get_by_role("group", name="Tokens under the heaps").locator("li")).to_have_text(["?"] * 5)
    expect(page.get_by_role("button", name="Take 2 from heap 3").first).to_be_visible()
    assert violations(page) == []
    fits(page)
    assert play_to_the_end(page) >= 5
    expect(page.locator(".podium")).to_be_visible()  # the end comes by itself, and the bar stays free
    expect(page.locator(".bar")).to_contain_text("All heaps are gone.")
    expect(page.locator(".bar")).to_contain_text(re.compile("wins?"))
    expect(page.get_by_role("group", name="Heaps", exact=True).locator("li")).to_have_text(["0"] * 5)
    expect(page.get_by_role("group", name="Tokens under the heaps")).not_to_contain_text("?")
    page.get_by_role("button", name="Where the points came from").click()
    expect(page.get_by_role("row", name=re.compile("^Tokens"))).to_be_visible()
    page.get_by_role("button", name="Rules").first.click()
    expect(page.locator(".rules")).to_contain_text("Whoever takes the last stick of a heap turns its token")


def test_undo_hint_history_and_keys_are_those_of_every_table(table: Opened) -> None:
    page = table.page(DESKTOP)
    open_table(page, [{"who": "me"}, {"who": "me"}], game="sticks")
    page.get_by_role("button", name="I am").click()  # two people, one device
    turn(page)
    before = page.get_by_role("group", name="Heaps", exact=True).inner_text()
    page.keyboard.press("b")
    expect(page.locator('[data-place="answer:0"]')).to_be_focused()
    page.keyboard.press("ArrowRight")
    expect(page.locator('[data-place="answer:1"]')).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.locator(".log")).to_contain_text("takes 2 from heap 1.")
    expect(page.get_by_role("group", name="Heaps", exact=True)).not_to_have_text(before)
    page.get_by_role("button", name="I am").click()
    page.keyboard.press(",")
    expect(page.locator(".bar")).to_have_attribute("data-state", "past")
    page.keyboard.press("n")
    expect(page.locator(".bar")).to_have_attribute("data-state", "asked")
    many = page.get_by_role("searchbox")
    many.fill("heap 3")
    expect(page.locator(".answer")).to_have_count(3)
    many.fill("2 from heap 3")
    expect(page.locator(".answer")).to_have_count(1)
    expect(page.locator(".answer")).to_have_attribute("tabindex", "0")
    many.press("Enter")
    expect(page.locator(".log")).to_contain_text("takes 2 from heap 3.")


def test_without_words_ids_are_made_readable(table: Opened) -> None:
    page = table.page(LAPTOP)
    card = page.locator("article", has=page.get_by_role("heading", name="Pebbles", exact=True))
    known(page)
    card.get_by_role("button", name="Open a table").click()
    sheet = page.get_by_role("dialog")
    expect(sheet).to_contain_text("Heap")
    expect(sheet.locator("option", has_text="Large")).to_have_count(1)
    sheet.get_by_role("button", name="Start").click()
    expect(page.locator(".question")).to_contain_text("Pick")
    turn(page)
    expect(page.locator("#part-view")).to_contain_text("Round")
    expect(page.get_by_role("button", name="Pick: pebbles 2").first).to_be_visible()
    expect(page.get_by_role("region", name="Your area")).to_contain_text("Luck")
    play_to_the_end(page)
    expect(page.locator(".bar")).to_contain_text("Heap empty")
    assert "pebbles-" not in page.locator("body").inner_text()


@pytest.mark.parametrize("language", ["pl", "cs"])
def test_on_a_phone_in_the_games_own_language(table: Opened, language: str) -> None:
    page = table.page(PHONE, language)
    open_table(page, [{"who": "me"}, {"who": "bot", "bot": "greedy"}, {"who": "bot", "bot": "random"}], game="sticks")
    turn(page)
    assert violations(page) == []
    fits(page)
    page.locator(".answer.can").first.tap()
    expect(page.locator(".log li .at").first).to_be_attached()
    assert english_in(page.locator("body").inner_text()) == set()
