"""On 320 px, and on a desktop at 200 %: nothing is lost, no word is broken on a control, everything can be hit with a finger."""

import pytest
from playwright.sync_api import Page, expect

from tests.browser.checks import fits
from tests.browser.table import Opened, i_am_asked, known, open_table, texts_of
from tests.patience import at_rest
from tianxia.engine.registry import names

NARROW = (320, 640)
ZOOMED = (720, 450)  # 1440 × 900 at 200 %
ME = {"who": "me", "name": "Ann"}
RANDOM = {"who": "bot", "bot": "random"}
ROOMS = ("me", "me/account", "me/messages", "me/holidays", "friends", "leaders", "tournaments", "come")
TARGETS = "button, select, input, textarea, summary, a.control, nav a"
# Controls with a word that goes over two lines, or that is cut; whatever of the header lies beside the screen.
BROKEN = """(targets) => {
  const open = document.querySelector('dialog:modal') ?? document.body;
  const out = [];
  for (const e of open.querySelectorAll(`${targets}, header h1, header .status, thead th, .card .name`)) {
    if (!e.checkVisibility({visibilityProperty: true, opacityProperty: true}) || e.closest('.visually-hidden')) continue;
    const box = e.getBoundingClientRect();
    const beside = e.closest('header') && (box.left < 0 || box.right > innerWidth + 0.5);
    if (beside) out.push(`out of sight: ${e.ariaLabel ?? e.innerText}`);
    const style = getComputedStyle(e);
    const cut = style.overflowX === 'hidden' && style.clipPath === 'none' && e.scrollWidth > e.clientWidth + 1;
    if (cut) out.push(`cut: ${e.innerText}`);
    const texts = document.createTreeWalker(e, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const text = texts.currentNode;
      if (text.parentElement.closest('.visually-hidden, option, svg')) continue;
      for (const word of text.textContent.matchAll(/[\\p{L}\\p{N}]{2,}/gu)) {
        const range = document.createRange();
        range.setStart(text, word.index);
        range.setEnd(text, word.index + word[0].length);
        const lines = new Set([...range.getClientRects()].filter((b) => b.width > 0).map((b) => Math.round(b.top / 4)));
        if (lines.size > 1) out.push(`broken: ${word[0]}`);
      }
    }
  }
  return [...new Set(out)];
}"""
# What is smaller than this. A label is a part of its box; a mark in a sentence is as large as the line lets it be.
SMALLER = """([targets, least]) => {
  const open = document.querySelector('dialog:modal') ?? document.body;
  return [...open.querySelectorAll(targets)].flatMap((e) => {
    if (!e.checkVisibility({visibilityProperty: true}) || e.matches('.visually-hidden')) return [];
    if (least > 24 && e.matches('[data-place], [data-rule]')) return [];
    const box = (['checkbox', 'radio'].includes(e.type) ? e.closest('label') : e).getBoundingClientRect();
    if (box.width > least - 0.5 && box.height > least - 0.5) return [];
    return [`${e.dataset.place ?? e.ariaLabel ?? (e.innerText || e.className)} ${box.width.toFixed()} × ${box.height.toFixed()}`];
  });
}"""


def _good(page: Page, finger: bool) -> None:
    at_rest(page)
    broken = page.evaluate(BROKEN, TARGETS)
    assert not broken, f"{page.url}: {broken}"
    small = page.evaluate(SMALLER, [f"{TARGETS}, [data-place]", 24])
    assert not small, f"{page.viewport_size}: too small to hit: {small}"
    if finger:
        small = page.evaluate(SMALLER, [TARGETS, 44])
        assert not small, f"{page.url}: too small for a finger: {small}"
    wide = page.evaluate("[document.documentElement, ...document.querySelectorAll('dialog:modal')].map((e) => e.scrollWidth)")
    assert max(wide) <= page.viewport_size["width"], f"{page.url}: it scrolls sideways, {wide}"  # type: ignore[index]


@pytest.mark.parametrize(("size", "language"), [(NARROW, "pl"), (ZOOMED, "cs")])
def test_the_rooms_fit(opened: Opened, size: tuple[int, int], language: str) -> None:
    page = opened.page(size, language)
    finger = size == NARROW
    known(page)
    page.wait_for_selector("article button")
    fits(page)
    _good(page, finger)
    for room in ROOMS:
        page.goto(f"/{room}")
        page.wait_for_selector("main")
        _good(page, finger)
    page.goto("/tournaments")
    page.locator("main button.main").click()
    page.wait_for_selector("dialog form")
    _good(page, finger)


@pytest.mark.parametrize("game", names())
def test_a_table_fits(opened: Opened, game: str) -> None:
    """Also its rules, the position in words and the menu."""
    page = opened.page(ZOOMED, "pl")
    open_table(page, [ME, RANDOM, RANDOM], game=game, seed=6)
    i_am_asked(page)
    for width in (720, 900, 980):
        page.set_viewport_size({"width": width, "height": ZOOMED[1]})
        _good(page, finger=False)
    page.set_viewport_size({"width": 1110, "height": 800})
    at_rest(page)
    assert page.evaluate(BROKEN, TARGETS) == []
    page.set_viewport_size({"width": NARROW[0], "height": NARROW[1]})
    _good(page, finger=True)
    for opener in (".tool.words", ".tool:has(+ .tool.words)", ".bar [data-rule]"):
        page.locator(opener).first.click()
        page.wait_for_selector("dialog:modal h2")
        _good(page, finger=True)
        page.keyboard.press("Escape")
        expect(page.locator("dialog:modal")).to_have_count(0)


def test_bots_are_told_apart(opened: Opened) -> None:
    """Two of a kind have a number each, which is seen at the table and in the lobby, however little room there is."""
    page = opened.page(NARROW, "pl")
    table = open_table(page, [ME, {"who": "bot", "bot": "greedy"}, {"who": "bot", "bot": "greedy"}], seed=6)
    for width in (320, 1110, 1440):
        page.set_viewport_size({"width": width, "height": 800})
        assert texts_of(page.locator(".others .name")) == ["Bot zachłanny 1", "Bot zachłanny 2"]
        at_rest(page)
        assert page.evaluate(BROKEN, "button") == []
    page.goto("/")
    line = page.locator("li").filter(has=page.locator(f"a[href$='{table}']"))
    expect(line).to_contain_text("Bot zachłanny 1")
    expect(line).to_contain_text("Bot zachłanny 2")


def test_a_large_window_shows_larger_things(opened: Opened) -> None:
    """Question, board and players grow with it; all four players are in sight, and nothing scrolls."""
    page = opened.page((1440, 900))
    open_table(page, [ME, RANDOM, RANDOM, RANDOM], game="zhanguo", seed=6)
    i_am_asked(page)
    seen = """() => {
      const high = (s) => document.querySelector(s).getBoundingClientRect().height;
      const others = document.querySelector('.others');
      return [high('.bar .tool, .bar button'), others.clientHeight - others.scrollHeight, high('.others .name'), innerHeight
        - document.documentElement.scrollHeight];
    }"""
    at_rest(page)
    usual = page.evaluate(seen)
    page.set_viewport_size({"width": 2560, "height": 1440})
    at_rest(page)
    large = page.evaluate(seen)
    assert large[0] > 1.3 * usual[0]
    assert large[2] > 1.3 * usual[2]
    for _, all_players, _, whole_page in (usual, large):
        assert all_players >= -1
        assert whole_page >= 0
