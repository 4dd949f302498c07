"""What every page is held to: axe-core finds nothing, nothing is too small or too wide, no English is left over."""

import re
from pathlib import Path
from typing import Any

from playwright.sync_api import Page

from tests.patience import at_rest

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
ENGLISH = re.compile(r"\b(the|and|your|you|with|this|from|turn|coins?|clay|worker|points|wins|take|place|round)\b", re.IGNORECASE)
# names of fonts, people and things that are the same in every language
SAME = {"english", "tianxia", "ann"}
SMALL = """() => {
  const out = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const node = walker.currentNode, e = node.parentElement;
    if (!node.textContent.trim() || !e || e.closest('.visually-hidden')) continue;
    if (!e.checkVisibility({visibilityProperty: true})) continue;
    let size = parseFloat(getComputedStyle(e).fontSize);
    const svg = e.closest('svg');
    if (svg && e.getScreenCTM) size *= Math.abs(e.getScreenCTM().a);
    if (size < 11.95) out.push(size.toFixed(1) + ' px: ' + node.textContent.trim().slice(0, 30));
  }
  return [...new Set(out)];
}"""
TINY = """() => {
  const out = [];
  for (const e of document.querySelectorAll('button, select, input:not(.visually-hidden), summary, [data-place].can')) {
    if (!e.checkVisibility({visibilityProperty: true})) continue;
    const b = e.getBoundingClientRect();
    const name = e.dataset.place || e.textContent.trim() || e.className;
    if (b.width < 23.5 || b.height < 23.5) out.push(name + ' ' + b.width.toFixed() + '×' + b.height.toFixed());
  }
  return out;
}"""
# texts of cards that are shown in part: beyond the edge of the card, or of a box that hides what is too much
CUT = """() => {
  const out = [];
  for (const e of document.querySelectorAll('.board .card, .own .card, .horde')) {
    const walker = document.createTreeWalker(e, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const node = walker.currentNode, range = document.createRange();
      if (!node.textContent.trim() || !node.parentElement.checkVisibility({visibilityProperty: true})) continue;
      range.selectNodeContents(node);
      const text = range.getBoundingClientRect();
      for (let box = node.parentElement; box && !box.matches('.frame'); box = box.parentElement) {
        const style = getComputedStyle(box), edge = box.getBoundingClientRect();
        const hides = box === e || /hidden|clip/.test(style.overflowX + style.overflowY);
        const beyond = text.bottom > edge.bottom + 1 || text.right > edge.right + 1 || box.scrollHeight > box.clientHeight + 1;
        if (hides && box.clientHeight > 0 && beyond) out.push(node.textContent.trim());
      }
    }
  }
  return [...new Set(out)];
}"""


def violations(page: Page) -> list[str]:
    """What axe-core finds wrong for people who see, hear or move otherwise."""
    at_rest(page)
    if not page.evaluate("typeof window.axe === 'object'"):
        page.evaluate(AXE.read_text(encoding="utf-8"))  # not as a script of the page: its policy would not let it in
    found: dict[str, Any] = page.evaluate("() => axe.run(document, {resultTypes: ['violations']})")
    return [f"{v['id']}: {n['target']} {n['failureSummary'][:200]}" for v in found["violations"] for n in v["nodes"][:3]]


UNSEEN = """() => {
  const open = document.querySelector('dialog:modal') ?? document.body;
  const before = document.activeElement;
  const out = [];
  for (const e of open.querySelectorAll('button, a[href], input, select, textarea, summary')) {
    if (!e.checkVisibility({visibilityProperty: true}) || e.disabled) continue;
    e.focus({preventScroll: true});
    if (document.activeElement !== e) continue;
    const style = getComputedStyle(e);
    if (style.outlineStyle === 'none' || parseFloat(style.outlineWidth) < 2) out.push(e.ariaLabel ?? e.textContent.trim());
  }
  before.focus({preventScroll: true});
  return out;
}"""


def unseen(page: Page) -> list[str]:
    """Controls on which somebody with a keyboard does not see the focus."""
    page.keyboard.press("Tab")  # from here on the browser knows that there is no mouse
    found: list[str] = page.evaluate(UNSEEN)
    return found


def fits(page: Page) -> None:
    """Nothing sideways, no text under 12 pixels, nothing to hit under 24."""
    at_rest(page)
    wide = page.evaluate("document.documentElement.scrollWidth - innerWidth")
    assert wide <= 0, f"{wide} px too wide"
    small, tiny = page.evaluate(SMALL), page.evaluate(TINY)
    assert not small, f"too small to read: {small}"
    assert not tiny, f"too small to hit: {tiny}"


def cut_texts(page: Page) -> list[str]:
    """Texts of cards on the board and in the own area that are not shown whole."""
    at_rest(page)
    found: list[str] = page.evaluate(CUT)
    return found


def english_in(text: str) -> set[str]:
    """Words that a Polish or Czech page should not show."""
    return {word.lower() for word in ENGLISH.findall(text)} - SAME
