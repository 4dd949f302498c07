"""Solo achievements through the page: a game is won with its last click, and the table of its player is ticked for good."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.checks import fits, violations
from tests.browser.table import DESKTOP, PHONE, Opened, answers, give, known, open_table, show
from tests.server.nearly_won import NearlyWon, prepare
from tests.server.table_client import Server, quickest

NEW = {"pl": "Nowe osiągnięci", "cs": "Nov"}
TABLE = {"en": "Your solo achievements", "pl": "Twoje osiągnięcia solo", "cs": "Vaše sólové úspěchy"}


class Won:
    def __init__(self, game: NearlyWon, server: Server, pages: Opened) -> None:
        self.game = game
        self.server = server
        self.pages = pages

    def page(self, size: tuple[int, int], language: str) -> Page:
        """The page of the guest who plays it."""
        page = self.pages.page(size, language, path="about:blank")  # not yet at the server, which would give another cookie
        page.context.add_cookies([{"name": "tianxia", "value": self.game.cookie, "url": self.server.url}])
        show(page, self.game.table)
        return page


@pytest.fixture
def won(chromium: Browser, tmp_path: Path) -> Iterator[Won]:
    game = prepare(str(tmp_path / "t.db"), "hard")
    server = Server(str(tmp_path / "t.db"), path=quickest())
    pages = Opened(chromium, server.url)
    yield Won(game, server, pages)
    problems = pages.problems[:]
    pages.close()
    server.stop()
    assert not problems


@pytest.mark.parametrize(("size", "language"), [(DESKTOP, "cs"), (PHONE, "pl")])
def test_a_won_solo_game_is_told_and_ticked(won: Won, size: tuple[int, int], language: str) -> None:
    page = won.page(size, language)
    panel = page.locator("details", has_text=TABLE[language])
    expect(panel).to_contain_text("0 / 21")
    give(page, answers(page).first)
    notice = page.locator(".achieved")
    expect(notice).to_contain_text(NEW[language])
    brought = len(page.request.get("/api/me/achievements").json()["achievements"])
    assert brought >= 1
    expect(panel).to_contain_text(f"{brought} / 21")
    page.locator(".victory footer button", has=page.locator("svg")).nth(1).click()  # the board comes from behind the scene
    panel.locator("summary").click()
    expect(panel.locator("td.fresh")).to_have_count(brought)
    assert "daimyo-" not in page.inner_text("body") and "achievement-" not in page.inner_text("body")
    if size == PHONE:
        assert violations(page) == []
        fits(page)
    # another day, another browser of the same player
    again = won.page(size, language)
    expect(again.locator(".achieved")).to_contain_text(NEW[language])
    # and before the next game
    again.goto("/")
    known(again)
    again.locator("article", has_text="Daimyo").get_by_role("button", name=re.compile("Otwórz stół|Otevřít stůl")).click()
    again.locator("input[type=radio][value=solo]").check()
    expect(again.get_by_role("dialog")).to_contain_text(f"{brought} z 21")
    # somebody else who looks at the finished game is told nothing of it
    stranger = won.pages.page(size, language)
    show(stranger, won.game.table)
    expect(stranger.locator(".bar[data-state=over]")).to_be_visible()
    expect(stranger.locator(".achieved")).to_have_count(0)
    expect(stranger.locator("details", has_text="21")).to_have_count(0)


def test_a_game_that_does_not_count_says_so(opened: Opened) -> None:
    page = opened.page()
    open_table(page, [{"who": "me"}], "daimyo", seed=5, mode="solo")
    panel = page.locator("details", has_text=TABLE["en"])
    panel.locator("summary").click()
    expect(panel).to_contain_text("the seed of this game is known")
