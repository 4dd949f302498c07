"""ZhanGuo through the page: whole games by mouse, keyboard and touch; drag; previews; axe; sizes; words."""

import random
import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.checks import english_in, fits, violations
from tests.browser.table import (
    PHONE,
    SIZES,
    Finger,
    Keys,
    Mouse,
    Opened,
    i_am_asked,
    now,
    of_all,
    open_table,
    play_on,
    show,
    shown,
)
from tests.patience import at_rest

RANDOM = {"who": "bot", "bot": "random"}
ME = {"who": "me", "name": "Ann"}
ALL = {"boards": "B_AUCTION", "draft": "yes", "track_order": "yes", "worker_unrest": "yes"}


def test_a_whole_game_by_mouse(opened: Opened) -> None:
    page = opened.page()
    table = open_table(page, [ME, RANDOM], game="zhanguo")
    player = Mouse(page, seed=3)
    player.finish(table)
    assert player.used >= {"card", "slot", "court", "above", "gov"}
    page.locator("#tab-points").click()
    expect(page.locator("tfoot td")).to_have_text([str(total) for total in now(page, table)["result"]["totals"]])


def test_a_whole_game_by_keyboard_with_auction_and_all_variants(opened: Opened) -> None:
    page = opened.page(language="pl")
    table = open_table(page, [ME, RANDOM, RANDOM], game="zhanguo", seed=11, options=ALL)
    Keys(page, seed=5).finish(table)


def test_a_whole_game_by_touch_on_a_phone(opened: Opened) -> None:
    page = opened.page(PHONE, language="cs")
    table = open_table(page, [ME, RANDOM], game="zhanguo", seed=23, options={"boards": "B_PICK"})
    Finger(page, seed=8).finish(table)


def test_a_card_is_dragged_and_an_official_too(opened: Opened) -> None:
    page = opened.page()
    table = open_table(page, [ME, RANDOM], game="zhanguo", seed=4)
    play_on(page, table, lambda d: d["offers"] and d["question"]["kind"] == "play_card", random.Random(1))
    show(page, table)
    page.wait_for_selector('[data-place="above:R1:red"].can')
    at_rest(page)
    page.drag_and_drop('[data-place="above:R1:red"]', '[data-place="work:R1"]')
    page.wait_for_selector('[data-place="below:R1:red"]')
    shown(page, table)
    at_rest(page)
    card = now(page, table)["view"]["players"][0]["hand"][0]["card"]
    page.drag_and_drop(f'[data-place="card:{card}"]', '[data-place="slot:R3"]')
    page.wait_for_selector(f'[data-place="tucked:{card}"]')


def _finger_drags(page: Page, one: str, other: str) -> None:
    """A finger goes down on one place, moves and is lifted on another: as the browser sees it, not as events we make up."""
    ends = []
    at_rest(page)
    for place in (one, other):
        box = page.locator(f'[data-place="{place}"]').bounding_box()
        assert box is not None
        ends.append((box["x"] + box["width"] / 2, box["y"] + box["height"] / 2))
    (x, y), (to_x, to_y) = ends
    screen = page.context.new_cdp_session(page)
    screen.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [{"x": x, "y": y}]})
    for i in range(1, 9):
        at = {"x": x + (to_x - x) * i / 8, "y": y + (to_y - y) * i / 8}
        screen.send("Input.dispatchTouchEvent", {"type": "touchMove", "touchPoints": [at]})
    expect(page.locator(".zg-dragged")).to_be_visible()
    screen.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    expect(page.locator(".zg-dragged")).to_have_count(0)


def test_a_finger_drags_an_official_and_a_card(opened: Opened) -> None:
    page = opened.page(PHONE)
    table = open_table(page, [ME, RANDOM], game="zhanguo", seed=4)
    play_on(page, table, lambda d: d["offers"] and d["question"]["kind"] == "play_card", random.Random(1))
    show(page, table)
    page.wait_for_selector(".own.open")
    at_rest(page)
    _finger_drags(page, "above:R1:red", "work:R1")
    page.wait_for_selector('[data-place="below:R1:red"]')
    card = shown(page, table)["view"]["players"][0]["hand"][0]["card"]
    _finger_drags(page, f"card:{card}", "slot:R3")
    page.wait_for_selector(f'[data-place="tucked:{card}"]')


def test_what_is_dropped_elsewhere_stays_where_it_was(opened: Opened) -> None:
    page = opened.page()
    table = open_table(page, [ME, RANDOM], game="zhanguo", seed=4)
    play_on(page, table, lambda d: d["offers"] and d["question"]["kind"] == "play_card", random.Random(1))
    show(page, table)
    page.wait_for_selector('[data-place="above:R1:red"].can')
    before = now(page, table)["move"]
    at_rest(page)
    page.drag_and_drop('[data-place="above:R1:red"]', '[data-place="gov:R3"]')
    expect(page.locator(".zg-dragged")).to_have_count(0)
    at_rest(page)
    assert now(page, table)["move"] == before
    expect(page.locator('[data-place="above:R1:red"]')).to_be_visible()


def _court_with_sleepers(page: Page) -> tuple[str, dict]:
    """A table where abilities wait for "hire", before a card is played."""

    def waiting(d: dict) -> bool:
        wakes = d["view"]["players"][0]["wakes"]
        return bool(d["offers"] and d["question"]["kind"] == "play_card" and d["view"]["court"]["top"] and wakes.get("HIRE"))

    for seed in range(4, 12):
        table = open_table(page, [ME, RANDOM], game="zhanguo", seed=seed)
        data = play_on(page, table, waiting, random.Random(seed))
        if data["status"] == "playing":
            show(page, table)
            page.wait_for_selector('[data-place^="card:"].can')
            return table, data
    raise AssertionError("nobody ever waits for workers")


def _wakes(data: dict, card: int) -> set[int]:
    """Tucked cards that this card of the hand wakes at the court (ZG-8.2.1, ZG-8.2.2)."""
    top, wakes = data["view"]["court"]["top"], data["view"]["players"][0]["wakes"]
    actions = ("HIRE", "PALACE", "WALL") if card > top else ("RECRUIT", "GOVERNOR")
    return {tucked for action in actions for tucked in wakes.get(action, [])}


def test_the_court_shows_what_a_card_would_wake(opened: Opened) -> None:
    page = opened.page()
    _, data = _court_with_sleepers(page)
    top, hand = data["view"]["court"]["top"], [c["card"] for c in data["view"]["players"][0]["hand"]]
    for card in hand:
        page.locator(f'[data-place="card:{card}"]').click()
        sure = page.locator('[data-place="court:HIRE"] .chip.sure')
        expect(sure).to_have_count(len(data["view"]["players"][0]["wakes"]["HIRE"]) if card > top else 0)
        expect(page.locator(".own .woken")).to_have_count(len(_wakes(data, card)))
        page.keyboard.press("Escape")


def test_hover_and_focus_show_it_too(opened: Opened) -> None:
    page = opened.page()
    _, data = _court_with_sleepers(page)
    hand = [c["card"] for c in data["view"]["players"][0]["hand"]]
    for card in hand:
        page.locator(f'[data-place="card:{card}"]').hover()
        expect(page.locator(".own .woken")).to_have_count(len(_wakes(data, card)))
    page.mouse.move(2, 2)
    expect(page.locator(".own .woken")).to_have_count(0)
    page.keyboard.press("b")  # from here on the keyboard leads
    for card in hand:
        page.locator(f'[data-place="card:{card}"]').focus()
        expect(page.locator(".own .woken")).to_have_count(len(_wakes(data, card)))


def test_a_phone_says_below_the_hand_what_a_card_would_wake(opened: Opened) -> None:
    page = opened.page(PHONE)
    _, data = _court_with_sleepers(page)
    page.wait_for_selector(".own.open")
    for card in [c["card"] for c in data["view"]["players"][0]["hand"]][:3]:
        page.locator(f'[data-place="card:{card}"]').tap()
        expect(page.locator(".own .rest .line .chip")).to_have_count(len(_wakes(data, card)))
        page.locator(f'[data-place="card:{card}"]').tap()


def test_another_players_board_opened_stays_readable(opened: Opened) -> None:
    page = opened.page()
    _court_with_sleepers(page)
    page.locator('[data-player="1"] button.more').last.click()
    page.wait_for_selector('[data-player="1"] .regions')
    fits(page)


def _signs(page: Page, where: str) -> list[str]:
    """The signs that are drawn there, one by one; what is not seen is not drawn."""
    found: list[str] = of_all(
        page.locator(where),
        """(all) => all.flatMap((e) => [...e.querySelectorAll('[data-icon^="sign_"]')])
          .filter((e) => e.checkVisibility() && e.getBoundingClientRect().width > 7 && e.querySelector('path'))
          .map((e) => e.dataset.icon.replace('sign_', ''))""",
    )
    return found


@pytest.mark.parametrize("size", ["desktop", "phone"])
def test_what_has_a_colour_has_its_sign(opened: Opened, size: str) -> None:
    """Cards wherever they lie, decks and markers, sections of the wall and the tasks that ask for them, officials."""
    page = opened.page(SIZES[size])
    table, data = _court_with_sleepers(page)
    view = data["view"]
    at_rest(page)
    me, other = view["players"]
    assert any(region["cards"] for region in other["regions"])
    for face in me["hand"]:
        assert _signs(page, f'[data-place="card:{face["card"]}"]') == [face["colour"]]
    for region in me["regions"]:
        for face in region["cards"]:
            assert _signs(page, f'.own [data-key="card:{face["card"]}"]') == [face["colour"]]
    theirs = [face["colour"] for region in other["regions"] for face in region["cards"]]
    assert _signs(page, '[data-player="1"] .glance') == theirs
    assert _signs(page, '[data-player="1"] .backs') == [colour for colour, n in other["backs"].items() if n]
    top = ["ivory", "orange", "brown"][(view["court"]["top"] - 1) // 40]  # 1-40 writing, 41-80 currency, 81-120 law
    assert _signs(page, '[data-place="stack"]') == [top]
    for colour in ("ivory", "orange", "brown"):
        assert _signs(page, f'[data-place="deck:{colour}"]') == [colour]
        for pile in ("marker", "big"):
            expect(page.locator(f'[data-place="{pile}:{colour}"] [data-icon="{pile}_{colour}"]')).to_be_visible()
    for wall in view["walls"]:
        assert _signs(page, f'[data-place="tile:{wall["section"]}"]') == [wall["section"][0]]
    for task in view["tasks"]:
        assert _signs(page, f'[data-place="task:{task["task"]}"]') == (task["needs"] if task["kind"] == "wall" else [])
    for official in ("red", "gray", "white"):
        expect(page.locator(f'[data-place="supply:{official}"] [data-icon="official_{official}"]')).to_be_visible()
    assert now(page, table)["line"] == data["line"]


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize(("size", "language"), [("desktop", "en"), ("tablet", "pl"), ("phone", "cs")])
def test_axe_sizes_and_words(opened: Opened, size: str, language: str, theme: str) -> None:
    page = opened.page(SIZES[size], language=language, theme=theme)
    table = open_table(page, [ME, RANDOM, RANDOM], game="zhanguo", seed=7, options={"boards": "B_PICK"})
    i_am_asked(page)
    texts = [page.inner_text("body")]
    fits(page)
    assert violations(page) == []
    for kind in ("play_card", "award_answer"):
        play_on(
            page, table, lambda d, k=kind: d["view"]["round"] > 2 and d["offers"] and d["question"]["kind"] == k, random.Random(5)
        )
        show(page, table)
        page.wait_for_selector(".bar")
        at_rest(page)
        fits(page)
        assert violations(page) == []
        texts.append(page.inner_text("body"))
    for text in texts:
        assert not re.search(r"\bzhanguo-[a-z]+-", text), "an id is shown instead of its words"
        if language != "en":
            assert english_in(text) == set()
