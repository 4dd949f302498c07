"""Lessons on the page: what each card points at is there, the card covers none of it, and one goes on where one left."""

from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.checks import fits, unseen, violations
from tests.browser.table import SIZES, Opened, answers, give, i_am_asked, known, now, say, shown
from tests.browser.test_small import NARROW, good
from tests.games.test_lessons import TAUGHT
from tests.patience import at_rest

# How much of a ring the card leaves free, for each ring; none is drawn around what is not there.
RINGS = """() => {
  const card = document.querySelector('.lesson').getBoundingClientRect();
  return [...document.querySelectorAll('.ring')].map((e) => {
    const box = e.getBoundingClientRect();
    const wide = Math.max(0, Math.min(box.right, card.right) - Math.max(box.left, card.left));
    const high = Math.max(0, Math.min(box.bottom, card.bottom) - Math.max(box.top, card.top));
    return 1 - wide * high / (box.width * box.height);
  });
}"""


def begin(page: Page, game: str) -> str:
    page.goto("about:blank")  # the first page may still be asking who it is: its answer would bring another cookie
    page.request.get("/api/me")
    answer = page.request.post(f"/api/games/{game}/lesson", data={})
    assert answer.ok, answer.text()
    table = str(answer.json()["table"])
    page.goto(f"/t/{table}")
    return table


def card(page: Page, id: str) -> Locator:
    found = page.locator(f".lesson[data-card={id}]")
    expect(found).to_be_visible()
    return found


def done(page: Page, table: str) -> Any:
    """All answers of the card, through the API."""
    data = now(page, table)
    first = data["lesson"]["first"] + len(data["lesson"]["cards"])
    while data["lesson"]["asks"] and data["lesson"]["first"] + len(data["lesson"]["cards"]) == first:
        say(page, table, data["offers"][0]["words"])
        data = now(page, table)
    return shown(page, table)


@pytest.mark.parametrize("game", TAUGHT)
def test_every_card_points_at_something(opened: Opened, game: str) -> None:
    page = opened.page()
    table = begin(page, game)
    data = now(page, table)
    while True:
        for one in data["lesson"]["cards"]:
            found = card(page, one["id"])
            expect(page.locator(".ring")).to_have_count(len(one["at"]))
            assert all(free > 0.99 for free in page.evaluate(RINGS)), f"the card {one['id']} hides what it points at"
            if one is not data["lesson"]["cards"][-1]:
                found.get_by_role("button", name="Next").click()
        if not data["lesson"]["asks"]:
            break
        data = done(page, table)
    expect(page.get_by_role("button", name="My first game, with a coach")).to_be_visible()
    page.get_by_role("button", name="Play on").click()
    expect(page.locator(".lesson")).to_have_count(0)
    i_am_asked(page)


# On a phone, between the card and the question, what the card points at last can be seen.
IN_SIGHT = """(at) => {
  const selector = /^[a-z_]+:/.test(at) ? `[data-place="${CSS.escape(at)}"]` : at;
  const found = [...document.querySelectorAll(`.frame ${selector}`)].find((e) => e.checkVisibility({visibilityProperty: true}));
  if (!found) return false;
  const [box, card, question] = [found, document.querySelector('.lesson'), document.querySelector('.question')].map((e) =>
    e.getBoundingClientRect());
  const own = found.closest('.own .card')?.getBoundingClientRect();
  const top = Math.max(box.top, card.bottom, own?.top ?? 0);
  return Math.min(box.bottom, question.top, own?.bottom ?? innerHeight) - top >= Math.min(16, box.height);
}"""


@pytest.mark.parametrize("game", TAUGHT)
def test_on_a_phone_every_card_shows_what_it_points_at(opened: Opened, game: str) -> None:
    page = opened.page(SIZES["phone"])
    table = begin(page, game)
    data = now(page, table)
    while True:
        for one in data["lesson"]["cards"]:
            found = card(page, one["id"])
            if one["at"]:
                page.wait_for_function(IN_SIGHT, arg=one["at"][-1])
            if one is not data["lesson"]["cards"][-1]:
                found.get_by_role("button", name="Next").tap()
        if not data["lesson"]["asks"]:
            break
        data = done(page, table)


def test_a_lesson_from_the_lobby_is_left_and_taken_up_again(opened: Opened) -> None:
    page = opened.page()
    known(page)
    page.get_by_role("article").filter(has_text="Terracotta Army").get_by_role("button", name="Learn by playing").click()
    card(page, "goal").get_by_role("button", name="Next").click()
    card(page, "turn").get_by_role("button", name="Next").click()
    card(page, "clay")
    assert violations(page) == []
    page.locator('[data-place="segment:9"]').click()  # this is not its segment
    expect(page.locator(".notice")).to_contain_text("The lesson shows something else now")
    page.locator('[data-place="segment:4"]').click()  # the wheels stay, and the worker goes there
    expect(answers(page).and_(page.get_by_role("button", name="Perform the inner action"))).to_be_visible()
    address = page.url
    page.goto("/")
    known(page)
    page.get_by_role("article").filter(has_text="Terracotta Army").get_by_role("button", name="Learn by playing").click()
    card(page, "clay")
    assert page.url == address
    give(page, answers(page).and_(page.get_by_role("button", name="Perform the inner action")))
    card(page, "clay").get_by_role("button", name="Back").click()
    expect(answers(page).and_(page.get_by_role("button", name="Perform the inner action"))).to_be_visible()


def test_on_a_phone_the_card_makes_room(opened: Opened) -> None:
    page = opened.page(SIZES["phone"], language="cs")
    table = begin(page, "zhanguo")
    card(page, "goal").get_by_role("button", name="Dále").tap()
    card(page, "hand").get_by_role("button", name="Dále").tap()
    card(page, "unify").get_by_role("button", name="Zkuste to").tap()
    at_rest(page)
    fits(page)
    assert page.evaluate("() => document.querySelector('.lesson').getBoundingClientRect().height") < 200
    give(page, answers(page).first, finger=True)
    page.reload()
    card(page, "unify")
    done(page, table)
    card(page, "unrest").get_by_role("button", name="Zkuste to").tap()
    expect(page.locator('.own.open [data-place="card:36"].can')).to_be_visible()


def press(page: Page, name: str) -> None:
    """By keyboard alone: on from where the focus is, until it is on this button of the card."""
    wanted = page.locator(".lesson").get_by_role("button", name=name)
    for _ in range(60):
        if wanted.evaluate("e => e === document.activeElement"):
            page.keyboard.press("Enter")
            return
        page.keyboard.press("Tab")
    raise AssertionError(f"{name} is not reached")


def test_a_lesson_by_keyboard(opened: Opened) -> None:
    page = opened.page()
    begin(page, "terracotta")
    card(page, "goal")
    assert unseen(page) == []
    press(page, "Next")
    card(page, "turn")
    press(page, "Next")
    card(page, "clay")
    i_am_asked(page)
    page.keyboard.press("b")
    assert page.evaluate("document.activeElement.matches('[data-place].can')"), "a place that can be used"
    press(page, "Back")
    card(page, "turn")


@pytest.mark.parametrize("game", TAUGHT)
def test_a_lesson_on_the_smallest_phone(opened: Opened, game: str) -> None:
    page = opened.page(NARROW, language="pl", theme="dark")
    begin(page, game)
    card(page, "goal")
    good(page, finger=True)
    assert violations(page) == []
