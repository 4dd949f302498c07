"""Puzzles on the page: found from the lobby, judged on the board, tried again, solved; the solution step by step."""

import pytest
from playwright.sync_api import Page, expect

from tests.browser.checks import fits, unseen, violations
from tests.browser.table import DESKTOP, PHONE, Opened, i_am_asked, known, now, say
from tests.patience import at_rest
from tianxia.engine.registry import find
from tianxia.puzzles.puzzle import Puzzle, puzzles_of


def judged(page: Page, verdict: str) -> None:
    expect(page.locator(".puzzle")).to_have_attribute("data-verdict", verdict)


def play(page: Page, table: str, puzzle: Puzzle, words: list[str]) -> None:
    """Through the API: that every place can be clicked is shown elsewhere."""
    for one in words:
        say(page, table, one, puzzle.seat)


@pytest.mark.parametrize(("size", "name"), [(DESKTOP, "great_wall"), (PHONE, "terracotta")])
def test_a_puzzle_is_missed_tried_again_and_solved(opened: Opened, size: tuple[int, int], name: str) -> None:
    puzzle = puzzles_of(find(name))[0]
    page = opened.page(size)
    known(page)
    page.get_by_role("link", name="Puzzles", exact=True).click()
    page.locator(f"[data-puzzle='{puzzle.id}']").click()
    judged(page, "asks")
    table = page.url.rsplit("/", 1)[1]
    assert now(page, table)["puzzle"]["id"] == puzzle.id

    play(page, table, puzzle, puzzle.ways[-1].words)
    judged(page, "missed")
    expect(page.locator(".puzzle .words")).to_contain_text("gives away about")
    at_rest(page)
    assert violations(page) == []
    page.locator(".puzzle").get_by_role("button", name="Try again").click()
    judged(page, "asks")
    i_am_asked(page)

    play(page, table, puzzle, puzzle.solution)
    judged(page, "solved")
    at_rest(page)
    fits(page)
    page.locator(".puzzle").get_by_role("button", name="Show the solution").click()
    # by itself: the log for listeners says it in a longer sentence
    expect(page.get_by_text(f"The solution, step 1 of {len(puzzle.solution)}:", exact=True)).to_be_visible()

    page.goto(f"/puzzles/{name}")
    expect(page.locator(f"[data-puzzle='{puzzle.id}']")).to_contain_text("solved")
    assert violations(page) == []
    assert unseen(page) == []


def test_the_lobby_has_one_of_each_game_a_day(opened: Opened) -> None:
    page = opened.page()
    daily = page.locator("section[aria-labelledby=puzzles-of-the-day] button")
    expect(daily).to_have_count(len([game for game in page.request.get("/api/puzzles").json()["games"] if game["daily"]]))
    daily.first.click()
    judged(page, "asks")
