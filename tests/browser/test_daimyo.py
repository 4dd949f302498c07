"""Daimyo through the page: whole games solo by mouse, of two by keyboard, of three by touch; and what must fit."""

import random

import pytest
from playwright.sync_api import expect

from tests.browser.checks import fits, violations
from tests.browser.table import (
    DESKTOP,
    PHONE,
    SIZES,
    Finger,
    Keys,
    Mouse,
    Opened,
    explained,
    i_am_asked,
    open_table,
    play_on,
    show,
    shown,
)
from tests.patience import at_rest

ME = {"who": "me", "name": "Ann"}
RANDOM = {"who": "bot", "bot": "random"}


def test_a_whole_solo_game_by_mouse(opened: Opened) -> None:
    page = opened.page()
    table = open_table(page, [ME], "daimyo", seed=5, mode="solo", options={"level": "normal", "boards": "advanced"})
    player = Mouse(page, seed=3)
    player.finish(table)
    assert player.used >= {"die", "space", "site", "card", "done", "pick", "token"}


def test_a_whole_game_of_three_by_touch_on_a_phone(opened: Opened) -> None:
    page = opened.page(PHONE, language="pl")
    table = open_table(page, [ME, RANDOM, RANDOM], "daimyo", seed=5, options={"aggressive": "in", "boards": "advanced"})
    Finger(page, seed=3).finish(table)


def test_a_whole_game_of_two_by_keyboard_only(opened: Opened) -> None:
    """With the Mercenaries, whose dice and pieces the players place."""
    page = opened.page(language="cs")
    table = open_table(page, [ME, RANDOM], "daimyo", seed=9)
    player = Keys(page, seed=4)
    player.finish(table)
    assert player.steps > 50


@pytest.mark.parametrize("size", sorted(SIZES))
@pytest.mark.parametrize(("seats", "language"), [(1, "cs"), (2, "en"), (4, "pl")])
def test_itfits(opened: Opened, size: str, seats: int, language: str) -> None:
    page = opened.page(SIZES[size], language=language)
    mode = "solo" if seats == 1 else "standard"
    table = open_table(page, [ME] + [RANDOM] * (seats - 1), "daimyo", seed=7, mode=mode)
    play_on(page, table, lambda d: d["move"] >= 70 and d["offers"], random.Random(2))
    show(page, table)
    shown(page, table)
    at_rest(page)
    width, height = SIZES[size]
    assert page.evaluate("document.documentElement.scrollWidth") <= width
    if SIZES[size] == DESKTOP:
        assert page.evaluate("document.documentElement.scrollHeight") <= height
        cut = "[...document.querySelectorAll('.island, .centre')].filter((e) => e.scrollHeight > e.clientHeight + 1).length"
        assert page.evaluate(cut) == 0, "something is cut off"
    small = page.evaluate(
        """() => [...document.querySelectorAll('.daimyo *, .area *')].filter((e) => e.checkVisibility()
          && [...e.childNodes].some((n) => n.nodeType === 3 && n.textContent.trim())
          && parseFloat(getComputedStyle(e).fontSize) < 12).map((e) => e.textContent)"""
    )
    assert not [text for text in small if "svg" not in text], small


@pytest.mark.parametrize(("seats", "size", "theme"), [(3, "desktop", "dark"), (1, "phone", "light"), (2, "tablet", "light")])
def test_axe_finds_nothing_and_nothing_is_too_small(opened: Opened, seats: int, size: str, theme: str) -> None:
    page = opened.page(SIZES[size], language="pl", theme=theme)
    mode = "solo" if seats == 1 else "standard"
    table = open_table(page, [ME] + [RANDOM] * (seats - 1), "daimyo", seed=4, mode=mode)
    play_on(page, table, lambda d: d["move"] >= 90 and d["offers"], random.Random(6))
    show(page, table)
    shown(page, table)
    assert violations(page) == []
    fits(page)


def test_islands_and_cards_explain_themselves(opened: Opened) -> None:
    """What an island would pay now, its Altars, and which data are our reconstruction; a die is laid anywhere on an action."""
    page = opened.page()
    table = open_table(page, [ME, RANDOM], "daimyo", seed=7)
    i_am_asked(page)
    for place, text in (("influence:red", "now worth"), ("altars:red", "3, 2 or 1 Influence"), ("villager:1", "reconstruction")):
        expect(explained(page, page.locator(f'[data-place="{place}"]'))).to_contain_text(text)
    page.mouse.move(2, 2)
    expect(page.locator(".tip")).to_have_count(0)
    play_on(page, table, lambda d: d["offers"] and d["question"]["kind"] == "die", random.Random(1))
    show(page, table)
    i_am_asked(page)
    page.locator('[data-place^="die:"].can').first.click()
    action = page.locator('.action:has([data-place^="space:"].can)').first
    action.click()  # in its middle, where its tile would lie
    expect(action.locator(".die svg")).to_be_visible()
