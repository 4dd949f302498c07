"""A table of four, in windows of all kinds: everything is read, nothing scrolls on its own, the board keeps its size in play."""

import pytest
from playwright.sync_api import Page

from tests.browser.table import Opened
from tests.patience import at_rest, drawn
from tools.pictures import GAMES, Painter, Told, branched, finished, middle_of

LINE = 16  # px: a player who has very much has one line more
STEADY = {"great_wall": 1}  # … except where the board stays where it is to the pixel
WINDOWS = [(820, 1180), (1024, 768), (1440, 900), (1920, 1080)]
# Lower ones; words are longer in other languages.
LOW = [(1280, 720), (1366, 768)]
LANGUAGES = ["pl", "cs"]
# Letters under 12 px on the screen, however their box or their drawing is scaled.
SMALL = """() => {
  const out = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const e = walker.currentNode.parentElement;
    if (!walker.currentNode.textContent.trim() || e.closest('.visually-hidden, option')) continue;
    if (!e.checkVisibility({visibilityProperty: true})) continue;
    const matrix = e.closest('svg') && e.getScreenCTM?.();
    const size = parseFloat(getComputedStyle(e).fontSize) * (matrix ? Math.hypot(matrix.a, matrix.b) : e.currentCSSZoom);
    if (size < 11.95) out.push(`${size.toFixed(1)} px: ${walker.currentNode.textContent.trim().slice(0, 30)}`);
  }
  return [...new Set(out)];
}"""
# Boxes of the table that hold more than they show.
FULL = """() => [...document.querySelectorAll(':is(.board, .own, .others), :is(.board, .own, .others) *')].flatMap((e) => {
  const {overflowX, overflowY} = getComputedStyle(e);
  if (!e.checkVisibility() || e.closest('.visually-hidden, svg')) return [];
  const over = (how, more) => how !== 'visible' && more > 1;
  if (!over(overflowX, e.scrollWidth - e.clientWidth) && !over(overflowY, e.scrollHeight - e.clientHeight)) return [];
  return [`${e.className}: ${e.scrollWidth} of ${e.clientWidth} × ${e.scrollHeight} of ${e.clientHeight}`];
})"""
SIZE = "() => { const box = document.querySelector('.board').getBoundingClientRect(); return [box.width, box.height]; }"
# What one plays with.
IN_SIGHT = "() => document.querySelector('.own').getBoundingClientRect().bottom <= innerHeight"
# The players that are in the window, beside the board or in the line above it.
SEEN = """() => [...document.querySelectorAll(innerWidth >= 1200 ? '.others > *' : '.seats > *')].filter((e) => {
  const box = e.getBoundingClientRect();
  return box.height > 0 && box.bottom <= innerHeight && box.right <= innerWidth;
}).length"""


def _resized(page: Page, size: tuple[int, int]) -> None:
    page.set_viewport_size({"width": size[0], "height": size[1]})
    at_rest(page)
    drawn(page)


def _read(page: Page, where: str) -> None:
    assert page.evaluate(SMALL) == [], where
    assert page.evaluate(FULL) == [], where
    assert page.evaluate(SEEN) == 3, where


@pytest.mark.parametrize("told", GAMES, ids=lambda told: told.game)
def test_everything_is_read_and_the_board_keeps_its_size(opened: Opened, told: Told) -> None:
    painter = Painter(opened, [1440], ["light"], "en")
    page = painter.page
    table, lines = finished(painter, told)
    sizes: dict[tuple[int, int], list[list[int]]] = {}
    for move in (0, middle_of(told, lines), len(lines) * 9 // 10):
        branched(painter, table, lines, move)
        for window in WINDOWS + LOW:
            _resized(page, window)
            where = f"{told.game}, move {move}, {window[0]} × {window[1]}"
            _read(page, where)
            if window[0] >= 1200:
                assert page.evaluate("document.documentElement.scrollHeight") <= window[1], where
            if window[0] >= 1000:
                assert page.evaluate(IN_SIGHT), where
                sizes.setdefault(window, []).append(page.evaluate(SIZE))
    for window, found in sizes.items():
        moved = max(abs(a - b) for box in found for a, b in zip(box, found[0], strict=True))
        assert moved <= STEADY.get(told.game, LINE), f"{window}: {found}"
    for language in LANGUAGES:
        page.locator("header .language select").select_option(language)
        for window in LOW:
            _resized(page, window)
            _read(page, f"{told.game}, {language}, {window[0]} × {window[1]}")
