"""Several people at one screen: each sees their own hand only, now and in the past."""

import random

from playwright.sync_api import Page, expect

from tests.browser.table import Opened, now, open_table, play_on, say, show, shown
from tests.patience import seen

ME = {"who": "me"}
RANDOM = {"who": "bot", "bot": "random"}


def _hand(page: Page) -> list[int]:
    """The cards that lie open in the own area."""
    cards = "[...document.querySelectorAll('.own [data-place^=\"card:\"]')].map((e) => Number(e.dataset.place.slice(5)))"
    return sorted(page.evaluate(cards))


def _holds(page: Page, cards: list[int]) -> None:
    seen(page, lambda: _hand(page) == cards, f"the hand is {cards}")


def _true_hand(page: Page, table: str, seat: int, move: int) -> list[int]:
    view = page.request.get(f"/api/tables/{table}/at/{move}?seat={seat}").json()["view"]
    return sorted(held["card"] for held in view["players"][seat]["hand"])


def _shows(page: Page, move: int) -> None:
    page.wait_for_function("n => document.querySelector('input[type=range]').value === String(n)", arg=move)


def test_who_steps_back_sees_their_own_past_only(opened: Opened) -> None:
    page = opened.page()
    table = open_table(page, [ME, ME], game="zhanguo", seed=4)
    rng = random.Random(4)
    play_on(page, table, lambda d: d["eyes"] == 1 and len(d["view"]["players"][1]["hand"]) > 3, rng)
    play_on(page, table, lambda d: d["eyes"] == 0, rng)
    show(page, table)
    page.get_by_role("button", name="I am").click()
    page.keyboard.press(",")  # the first player looks back, and returns
    page.keyboard.press(",")
    page.keyboard.press("n")
    while (data := now(page, table))["eyes"] == 0:
        say(page, table, rng.choice(data["offers"])["words"], 0)
    expect(page.locator(".cover")).to_be_visible()
    page.get_by_role("button", name="I am").click()
    last = data["move"]
    _shows(page, last)
    for back in range(6):
        move = last - back
        _shows(page, move)
        hand = _true_hand(page, table, 1, move)
        assert hand != _true_hand(page, table, 0, move)
        _holds(page, hand)
        page.keyboard.press(",")


def _log(page: Page, entries: int) -> str:
    expect(page.locator("#tab-panel li:not(.chapter)")).to_have_count(entries)
    return page.locator("#tab-panel").inner_text()


def test_the_log_tells_each_player_what_they_know(opened: Opened) -> None:
    """The page stays open while the device goes round; the log is then as if this player had just opened it."""
    page = opened.page()
    table = open_table(page, [ME, ME, ME], game="great_wall", seed=4)
    rng = random.Random(4)
    page.get_by_role("button", name="I am").click()
    secrets = 0
    for _ in range(3):
        eyes = now(page, table)["eyes"]
        while (data := now(page, table))["eyes"] == eyes or data["move"] < 30:
            say(page, table, rng.choice(data["offers"])["words"], data["eyes"])
        stories = [page.request.get(f"/api/tables/{table}/story?seat={seat}").json()["story"] for seat in (eyes, data["eyes"])]
        secrets += stories[0] != stories[1]
        entries = sum(told["events"] != [] for told in stories[1][-60:])
        page.get_by_role("button", name="I am").click()
        shown(page, table)
        kept = _log(page, entries)
        show(page, table)
        page.get_by_role("button", name="I am").click()
        assert kept == _log(page, entries)
    assert secrets == 3


def test_after_the_game_every_seat_can_be_looked_through_at_every_move(opened: Opened) -> None:
    page = opened.page()
    table = open_table(page, [ME, RANDOM], game="zhanguo", seed=6)
    last = play_on(page, table, lambda d: d["status"] == "over", random.Random(6))["move"]
    hands = {move: [_true_hand(page, table, seat, move) for seat in (0, 1)] for move in range(last // 2, last // 2 + 60, 6)}
    move, (mine, theirs) = next((move, both) for move, both in hands.items() if all(both))
    show(page, table, at=move)
    _shows(page, move)
    assert mine != theirs
    _holds(page, mine)
    page.locator('[data-player="1"]').get_by_role("button", name="Look").click()
    page.wait_for_function('c => document.querySelector(`.own [data-place="card:${c}"]`)', arg=theirs[0])
    _shows(page, move)
    _holds(page, theirs)
