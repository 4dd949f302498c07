"""On 320 px, and on a desktop at 200 %: nothing is lost, no word is broken on a control, everything can be hit with a finger."""

import random

import pytest
from playwright.sync_api import Page, expect

from tests.browser.checks import fits
from tests.browser.table import Opened, i_am_asked, known, open_table, play_on, show, texts_of
from tests.patience import at_rest
from tianxia.engine.registry import names

NARROW = (320, 640)
ZOOMED = (720, 450)  # 1440 × 900 at 200 %
ME = {"who": "me", "name": "Ann"}
RANDOM = {"who": "bot", "bot": "random"}
# … and what they have to show
ROOMS = dict.fromkeys(("me", "me/account", "me/messages", "me/holidays", "friends", "leaders", "tournaments", "come"), "main")
ROOMS |= {"settings": "input[name^=size]", "puzzles": "[data-puzzle]", "puzzles/terracotta": "[data-puzzle]"}
ROOMS |= {"rules/great_wall": ".rule", "rules/great_wall/aid": ".aid section"}
# What people play on: phones upright and on their side, tablets, windows of all sizes.
SCREENS = [
    (320, 640),
    (360, 740),
    (390, 844),
    (412, 915),
    (844, 390),
    (768, 1024),
    (820, 1180),
    (1024, 768),
    (1110, 800),
    (1280, 720),
    (1366, 768),
    (1440, 900),
    (1920, 1080),
    (2560, 1440),
]
# Boards differ by the number of seats, and by what plays along.
BOARDS = [
    ("terracotta", "standard", 4),
    ("zhanguo", "standard", 4),
    ("daimyo", "standard", 2),
    ("daimyo", "standard", 3),
    ("daimyo", "standard", 4),
    ("daimyo", "solo", 1),
    ("great_wall", "two", 2),
    ("great_wall", "standard", 4),
    ("great_wall", "coop", 2),
]
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

# Places in which no circle of 24 px is wholly their own: covered by others, or cut (WCAG 2.5.8 asks for
# a circle that meets no other target). What lies over the board is put away.
CROWDED = """async (root) => {
  const away = new CSSStyleSheet();
  away.replaceSync('.question, .tip, .notices { visibility: hidden !important } .strip { visibility: visible }'
    + (root === '.board' ? '@media (max-width: 700px) { .own { display: none } }' : ''));
  document.adoptedStyleSheets = [away];
  const HALF = 11.5;
  const round = (i) => [HALF * Math.cos((i * Math.PI) / 4), HALF * Math.sin((i * Math.PI) / 4)];
  const AROUND = [[0, 0], ...[0, 1, 2, 3, 4, 5, 6, 7].map(round)];
  const out = [];
  for (const place of document.querySelectorAll(`${root} [data-place]`)) {
    if (!place.checkVisibility({visibilityProperty: true})) continue;
    place.scrollIntoView({block: 'center', inline: 'center', behavior: 'instant'});
    const box = place.getBoundingClientRect();
    const own = (x, y) => document.elementFromPoint(x, y)?.closest('[data-place]') === place;
    const disc = (x, y) => AROUND.every(([dx, dy]) => own(x + dx, y + dy));
    const along = (from, length) => {
      const [first, last] = [from + HALF, from + length - HALF];
      const steps = Math.max(1, Math.min(12, Math.ceil((last - first) / 2)));
      return [from + length / 2, ...Array.from({length: steps + 1}, (_, i) => first + ((last - first) * i) / steps)];
    };
    if (along(box.top, box.height).some((y) => along(box.left, box.width).some((x) => disc(x, y)))) continue;
    const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
    const others = AROUND.map(([dx, dy]) => document.elementFromPoint(x + dx, y + dy))
      .filter((e) => e && !place.contains(e)).map((e) => e.closest('[data-place]')?.dataset.place ?? e.getAttribute('class'));
    out.push(`${place.dataset.place} ${box.width.toFixed(1)} × ${box.height.toFixed(1)}, beside ${[...new Set(others)]}`);
  }
  document.adoptedStyleSheets = [];
  scrollTo(0, 0);
  return out;
}"""


def good(page: Page, finger: bool) -> None:
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
    good(page, finger)
    for room, content in ROOMS.items():
        page.goto(f"/{room}")
        page.wait_for_selector(content)
        good(page, finger)
    page.goto("/tournaments")
    page.locator("main button.main").click()
    page.wait_for_selector("dialog form")
    good(page, finger)


@pytest.mark.parametrize("game", names())
def test_a_table_fits(opened: Opened, game: str) -> None:
    """Also its rules, the position in words and the menu."""
    page = opened.page(ZOOMED, "pl")
    open_table(page, [ME, RANDOM, RANDOM], game=game, seed=6)
    i_am_asked(page)
    for width in (720, 900, 980):
        page.set_viewport_size({"width": width, "height": ZOOMED[1]})
        good(page, finger=False)
    for width, height in ((1110, 800), (1366, 768), (1440, 900)):
        page.set_viewport_size({"width": width, "height": height})
        at_rest(page)
        assert page.evaluate(BROKEN, TARGETS if width < 1366 else f"{TARGETS}, .board [data-place], .own [data-place]") == []
    page.set_viewport_size({"width": 844, "height": 390})  # a phone on its side: the board has the larger part of it
    at_rest(page)
    assert page.locator(".question").evaluate("e => e.getBoundingClientRect().height") < 0.33 * 390
    page.set_viewport_size({"width": NARROW[0], "height": NARROW[1]})
    good(page, finger=True)
    for opener in (".tool.words", ".tool:has(+ .tool.words)", ".bar [data-rule]"):
        page.locator(opener).first.click()
        page.wait_for_selector("dialog:modal h2")
        good(page, finger=True)
        page.keyboard.press("Escape")
        expect(page.locator("dialog:modal")).to_have_count(0)


@pytest.mark.parametrize(("game", "mode", "seats"), BOARDS)
def test_every_place_can_be_hit(opened: Opened, game: str, mode: str, seats: int) -> None:
    """On every screen: 24 px of it answer to the pointer, and nothing else does there."""
    page = opened.page((1440, 900))
    table = open_table(page, [ME] + [RANDOM] * (seats - 1), game=game, mode=mode, seed=6)
    play_on(page, table, lambda d: d["move"] >= 60 and d["offers"], random.Random(6))
    show(page, table)
    i_am_asked(page)
    for width, height in SCREENS:
        page.set_viewport_size({"width": width, "height": height})
        at_rest(page)
        assert page.evaluate(CROWDED, ".board") == [], f"{width} × {height}"
        if width > 700:
            assert page.evaluate(CROWDED, ".own") == [], f"{width} × {height}, own area"
            continue
        strip = page.locator(".strip")
        if strip.get_attribute("aria-expanded") == "false":
            strip.click()
        at_rest(page)
        assert page.evaluate(CROWDED, ".own") == [], f"{width} × {height}, own area"


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
