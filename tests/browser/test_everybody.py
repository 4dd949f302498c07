"""Everybody can use it: axe-core finds nothing, nothing is too small, nothing scrolls sideways, no word is left out."""

import random
import re

import pytest
from playwright.sync_api import Page, expect
from playwright.sync_api import TimeoutError as Slow

from tests.browser.checks import english_in, fits, violations
from tests.browser.table import DESKTOP, PHONE, SIZES, Opened, answers, i_am_asked, known, now, open_table, play_on, show
from tests.games.texts import LANGUAGES
from tests.patience import at_rest, drawn
from tianxia.engine.registry import names

ME = {"who": "me", "name": "Ann"}
RANDOM = {"who": "bot", "bot": "random"}


def _in_play(page: Page, moves: int, seed: int = 6) -> str:
    table = open_table(page, [ME, RANDOM, RANDOM], seed=seed)
    play_on(page, table, lambda d: d["move"] >= moves and d["offers"], random.Random(seed))
    show(page, table)
    i_am_asked(page)
    return table


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("size", ["desktop", "phone"])
def test_axe_finds_nothing(opened: Opened, size: str, theme: str) -> None:
    page = opened.page(SIZES[size], theme=theme)
    page.wait_for_selector("article button")
    assert violations(page) == []
    known(page)
    page.get_by_role("button", name="Open a table").first.click()
    page.wait_for_selector("dialog form")
    assert violations(page) == []
    _in_play(page, 70)
    assert violations(page) == []
    page.locator("#tab-points").click()
    page.wait_for_selector(".panel table")
    assert violations(page) == []
    page.get_by_role("button", name="Rules").click()
    page.wait_for_selector("dialog .rule")
    assert violations(page) == []
    page.keyboard.press("Escape")
    page.get_by_role("button", name="To the beginning").click()
    page.wait_for_selector(".bar.past")
    assert violations(page) == []


def test_axe_finds_nothing_when_the_game_is_over(opened: Opened) -> None:
    page = opened.page()
    table = open_table(page, [RANDOM, RANDOM])
    play_on(page, table, lambda d: d["status"] == "over", random.Random(1))
    show(page, table)
    page.wait_for_selector('.bar[data-state="over"]')
    assert violations(page) == []


def test_axe_finds_nothing_in_a_chooser_and_a_tip(opened: Opened) -> None:
    page = opened.page()
    table = open_table(page, [ME, RANDOM], seed=3)
    play_on(page, table, lambda d: d["offers"] and d["question"]["kind"] == "inner", random.Random(3))
    show(page, table)
    slot = page.locator('[data-place="slot:inner"]')
    slot.focus()
    page.keyboard.press("Enter")
    page.wait_for_selector(".chooser button")
    assert violations(page) == []
    page.keyboard.press("Escape")
    page.locator('[data-place="master:builder"]').hover()
    page.wait_for_selector(".tip")
    assert violations(page) == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("size", ["desktop", "tablet", "phone"])
def test_nothing_is_too_small_or_too_wide_and_no_english_is_left(opened: Opened, size: str, language: str) -> None:
    page = opened.page(SIZES[size], language=language)
    page.wait_for_selector("article button")
    fits(page)
    texts = [page.inner_text("body")]
    table = _in_play(page, 40, seed=12)
    fits(page)
    texts.append(page.inner_text("body"))
    page.locator("#tab-points").click()
    page.wait_for_selector(".panel table")
    texts.append(page.inner_text(".panel"))
    assert now(page, table)["game"] == "terracotta"
    for text in texts:
        assert not re.search(r"\b[a-z]+-(?:ui|ask|act|log|no|mind|what|source|term)-", text), (
            "an id is shown instead of its words"
        )
        if language != "en":
            found = english_in(text)
            assert not found, f"English left over: {found}"


@pytest.mark.parametrize("game", names())
def test_one_screen_is_enough_on_a_desktop(opened: Opened, game: str) -> None:
    """Also on a low and on a small one: neither the page nor the board scrolls, and nothing lies over the history. On a
    tablet on its side what one plays with is in sight, and the rest below it."""
    page = opened.page(DESKTOP, language="pl")
    table = open_table(page, [ME, RANDOM, RANDOM], game=game, seed=6)
    for moves in (12, 60):
        play_on(page, table, lambda d, moves=moves: d["move"] >= moves and d["offers"], random.Random(6))
        show(page, table)
        i_am_asked(page)
        for width, height in ((1920, 1080), (1440, 900), (1366, 768), (1280, 720), (1200, 900), (1110, 800), (1024, 768)):
            page.set_viewport_size({"width": width, "height": height})
            _comes_true(page, WHOLE, f"{width} x {height}: all is in sight")
            _comes_true(page, f"() => ({ROWS})().cut === 0", "whole rows")
            _comes_true(page, f"() => ({COVERED})().length === 0", f"{width} x {height}: nothing lies over the history")


def _comes_true(page: Page, condition: str, what: str) -> None:
    try:
        page.wait_for_function(condition)
    except Slow:
        raise AssertionError(f"this never came true: {what}") from None


# the page does not scroll, or not for what one plays with, and the board is as large as its room
WHOLE = """() => {
  const view = document.querySelector('.board .view');
  const page = document.documentElement;
  return (innerWidth < 1200 || page.scrollHeight <= innerHeight) && page.scrollWidth <= innerWidth
    && document.querySelector('.own').getBoundingClientRect().bottom <= innerHeight
    && view.scrollHeight <= view.clientHeight + 2 && view.scrollWidth <= view.clientWidth + 2;
}"""
# buttons of the history that something else lies over
COVERED = """() => [...document.querySelectorAll('section.history button, section.history input')].flatMap((e) => {
  e.scrollIntoView({block: 'nearest', behavior: 'instant'});
  const b = e.getBoundingClientRect();
  const hit = document.elementFromPoint(b.left + b.width / 2, b.top + b.height / 2);
  return hit && e.contains(hit) ? [] : [e.ariaLabel ?? e.textContent];
})"""
# of the answers: those that are seen as a whole, those that are cut, and those that lie below
ROWS = """() => {
  const list = document.querySelector('.options').getBoundingClientRect();
  const bar = document.querySelector('.bar').getBoundingClientRect();
  const sheet = document.querySelector('.room.open') !== null;
  const end = Math.min(list.bottom, sheet ? innerHeight : bar.bottom, innerHeight) + 0.5;
  const boxes = [...document.querySelectorAll('.options button')].map((b) => b.getBoundingClientRect());
  return {
    whole: boxes.filter((b) => b.bottom <= end).length,
    cut: boxes.filter((b) => b.top < end - 3 && b.bottom > end).length,
    below: boxes.filter((b) => b.top >= end - 3).length,
  };
}"""


@pytest.mark.parametrize("size", ["desktop", "tablet", "phone"])
@pytest.mark.parametrize("language", ["en", "pl"])
def test_answers_come_in_whole_rows(opened: Opened, size: str, language: str) -> None:
    """However many there are, none is cut in half; how many are below is said, and one click shows all."""
    page = opened.page(SIZES[size], language=language)
    table = open_table(page, [ME, RANDOM, RANDOM], game="zhanguo", seed=3)
    data = play_on(page, table, lambda d: len(d["offers"]) > 30, random.Random(3))
    show(page, table)
    i_am_asked(page)
    at_rest(page)
    page.wait_for_function(f"() => ({ROWS})().cut === 0")
    rows = page.evaluate(ROWS)
    assert rows["whole"] + rows["below"] < len(data["offers"]), "what has a place is chosen there"
    more = page.locator(".bar button.more[aria-expanded]")
    expect(more).to_contain_text(str(len(data["offers"])))
    more.focus()
    page.keyboard.press("Enter")
    page.wait_for_function(f"whole => ({ROWS})().whole > whole", arg=rows["whole"])
    expect(page.locator(".options button")).to_have_count(len(data["offers"]))
    field = page.get_by_role("searchbox")
    field.fill("xyzzy")
    expect(page.locator(".options button")).to_have_count(0)
    field.fill("")
    expect(page.locator(".options button")).to_have_count(len(data["offers"]))
    last = page.locator(".options button").last
    last.scroll_into_view_if_needed()
    last.click()
    page.wait_for_function("() => document.querySelector('.bar button.more[aria-expanded=true]') === null")


def test_the_phone_keeps_the_question_in_sight(opened: Opened) -> None:
    page = opened.page(PHONE)
    _in_play(page, 30)
    for where in (0, 600, 1500):
        page.evaluate("y => scrollTo(0, y)", where)
        at_rest(page)
        box = page.locator(".bar").bounding_box()
        assert box is not None
        assert box["y"] >= 0
        assert box["y"] + box["height"] <= 844 + 1


def test_nothing_moves_when_motion_is_unwanted(opened: Opened) -> None:
    page = opened.page(calm=True)
    _in_play(page, 20)
    answers(page).first.click()
    drawn(page)
    running = page.evaluate("document.getAnimations().filter((a) => a.playState === 'running').length")
    assert running == 0
