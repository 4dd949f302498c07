"""ZhanGuo through the page: whole games by mouse, keyboard and touch; drag; previews; axe; sizes; words."""

import random
import re

import pytest
from playwright.sync_api import expect

from tests.browser.table import PHONE, SIZES, Finger, Keys, Mouse, Opened, Player, now, open_table, play_on, show
from tests.browser.test_everybody import ENGLISH, SAME, _fits, _violations

RANDOM = {"who": "bot", "bot": "random"}
ME = {"who": "me", "name": "Ann"}
ALL = {"boards": "B_AUCTION", "draft": "yes", "track_order": "yes", "worker_unrest": "yes"}


def _finish(player: Player, table: str) -> None:
    page = player.page
    assert player.play()
    data = now(page, table)
    assert data["status"] == "over"
    for seat, total in enumerate(data["result"]["totals"]):
        expect(page.locator(f'[data-player="{seat}"] .vp').first).to_have_text(re.compile(rf"\s*{total}\s*"))
    assert "zhanguo-" not in page.inner_text("body")


def test_a_whole_game_by_mouse(opened: Opened) -> None:
    page = opened.page()
    table = open_table(page, [ME, RANDOM], game="zhanguo")
    player = Mouse(page, seed=3)
    _finish(player, table)
    assert player.used >= {"card", "slot", "court", "above", "gov"}
    page.locator("#tab-points").click()
    page.wait_for_selector("tfoot td")
    assert [int(x) for x in page.locator("tfoot td").all_inner_texts()] == now(page, table)["result"]["totals"]


def test_a_whole_game_by_keyboard_with_auction_and_all_variants(opened: Opened) -> None:
    page = opened.page(language="pl")
    table = open_table(page, [ME, RANDOM, RANDOM], game="zhanguo", seed=11, options=ALL)
    _finish(Keys(page, seed=5), table)


def test_a_whole_game_by_touch_on_a_phone(opened: Opened) -> None:
    page = opened.page(PHONE, language="cs")
    table = open_table(page, [ME, RANDOM], game="zhanguo", seed=23, options={"boards": "B_PICK"})
    _finish(Finger(page, seed=8), table)


def test_a_card_is_dragged_and_an_official_too(opened: Opened) -> None:
    page = opened.page()
    table = open_table(page, [ME, RANDOM], game="zhanguo", seed=4)
    play_on(page, table, lambda d: d["offers"] and d["question"]["kind"] == "play_card", random.Random(1))
    show(page, table)
    page.wait_for_selector('[data-place="above:R1:red"].can')
    page.drag_and_drop('[data-place="above:R1:red"]', '[data-place="work:R1"]')
    page.wait_for_function("document.querySelector('[data-place=\"below:R1:red\"]') !== null")
    card = now(page, table)["view"]["players"][0]["hand"][0]["card"]
    page.drag_and_drop(f'[data-place="card:{card}"]', '[data-place="slot:R3"]')
    page.wait_for_selector(f'[data-place="tucked:{card}"]')


def test_the_court_shows_what_a_card_would_wake(opened: Opened) -> None:
    page = opened.page()
    table = open_table(page, [ME, RANDOM], game="zhanguo", seed=4)

    def waiting(d: dict) -> bool:
        wakes = d["view"]["players"][0]["wakes"]
        return bool(d["offers"] and d["question"]["kind"] == "play_card" and d["view"]["court"]["top"] and wakes.get("HIRE"))

    data = play_on(page, table, waiting, random.Random(2))
    show(page, table)
    top, hand = data["view"]["court"]["top"], [c["card"] for c in data["view"]["players"][0]["hand"]]
    for card in hand:
        page.locator(f'[data-place="card:{card}"]').click()
        sure = page.locator('[data-place="court:HIRE"] .chip.sure')
        expect(sure).to_have_count(len(data["view"]["players"][0]["wakes"]["HIRE"]) if card > top else 0)
        page.keyboard.press("Escape")


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize(("size", "language"), [("desktop", "en"), ("tablet", "pl"), ("phone", "cs")])
def test_axe_sizes_and_words(opened: Opened, size: str, language: str, theme: str) -> None:
    page = opened.page(SIZES[size], language=language, theme=theme)
    table = open_table(page, [ME, RANDOM, RANDOM], game="zhanguo", seed=7, options={"boards": "B_PICK"})
    page.wait_for_selector(".options button")
    texts = [page.inner_text("body")]
    _fits(page)
    assert _violations(page) == []
    for kind in ("play_card", "award_answer"):
        play_on(
            page, table, lambda d, k=kind: d["view"]["round"] > 2 and d["offers"] and d["question"]["kind"] == k, random.Random(5)
        )
        show(page, table)
        page.wait_for_selector(".bar")
        page.wait_for_timeout(300)
        _fits(page)
        assert _violations(page) == []
        texts.append(page.inner_text("body"))
    for text in texts:
        assert not re.search(r"\bzhanguo-[a-z]+-", text), "an id is shown instead of its words"
        if language != "en":
            assert {w.lower() for w in ENGLISH.findall(text)} - SAME == set()
