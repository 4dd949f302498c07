"""Whole games of Terracotta Army through the page: by mouse, by touch on a phone; two browsers. By keyboard: test_access.py."""

import random
import re
from typing import Any

from playwright.sync_api import Page, expect

from tests.browser.table import (
    A_MOMENT,
    PHONE,
    Finger,
    Mouse,
    Opened,
    answers,
    each,
    give,
    known,
    now,
    open_table,
    shown,
    turn,
)
from tests.patience import seen

RANDOM = {"who": "bot", "bot": "random"}
ME = {"who": "me", "name": "Ann"}


def _points_add_up(page: Page, table: str) -> None:
    """The table of sources says the same totals as the result."""
    page.locator("#tab-points").click()
    expect(page.locator("tfoot td")).to_have_text([str(total) for total in now(page, table)["result"]["totals"]])


class Careful(Mouse):
    """Also checks, the first times a kind of place is asked for, that an answer in the list lights up its place."""

    def __init__(self, page: Page, seed: int) -> None:
        super().__init__(page, seed)
        self.seen: dict[str, int] = {}

    def look(self, what: dict[str, Any]) -> None:
        kind = " ".join(sorted({p.split(":")[0] for p in what["places"]}))
        self.seen[kind] = self.seen.get(kind, 0) + 1
        if self.seen[kind] > 2:
            return
        self.page.mouse.move(2, 2)  # a pointer that rests on the board would light up its own place
        buttons = each(answers(self.page))
        for button in random.Random(kind).sample(buttons, min(5, len(buttons))):
            button.focus(timeout=A_MOMENT)
            expect(self.page.locator(".spot.lit").first).to_be_attached()
        self.page.keyboard.press("Escape")  # the list lies over the board


def test_a_whole_game_by_mouse(opened: Opened) -> None:
    page = opened.page()
    table = open_table(page, [ME, RANDOM])
    player = Careful(page, seed=3)
    player.finish(table)
    _points_add_up(page, table)
    assert player.used >= {"segment", "slot"}
    assert len(player.used) >= 4, player.used


def test_a_whole_game_by_touch_on_a_phone(opened: Opened) -> None:
    page = opened.page(PHONE, language="cs")
    table = open_table(page, [ME, RANDOM], seed=23)
    Finger(page, seed=8).finish(table)


def test_solo_asks_twice_before_a_card_is_revealed(opened: Opened) -> None:
    page = opened.page(confirm="some")
    open_table(page, [ME], mode="solo", options={"level": "master"})
    assert not Mouse(page, seed=2).play(until="confirm")
    dialog = page.get_by_role("alertdialog")
    expect(dialog).to_contain_text("cannot be taken back")
    dialog.get_by_role("button", name="Not yet").click()
    assert turn(page)["kind"] == "asked", "“not yet” leaves the question open"


ASK_UNDO = re.compile("Ask to undo|Poproś o cofnięcie")


def _sit_down_with_bob(opened: Opened) -> tuple[Page, Page]:
    """Ann opens a table for two, Bob comes by its link."""
    ann = opened.page()
    known(ann)
    ann.get_by_role("button", name="Open a table").first.click()
    ann.get_by_label("Seat 2").select_option("open")
    ann.get_by_role("button", name="Start").click()
    link = ann.get_by_label("Link to join").input_value()
    bob = opened.page(path=link.removeprefix(opened.base), language="pl")
    bob.get_by_label("Moje imię").fill("Bob")
    bob.get_by_role("button", name="Usiądź do stołu").click()
    for page in (ann, bob):
        page.wait_for_selector(".frame")
    return ann, bob


def test_a_bot_plays_for_one_who_has_to_go(opened: Opened) -> None:
    ann, bob = _sit_down_with_bob(opened)
    table = ann.url.rsplit("/", 1)[1]
    seat = now(ann, table)["question"]["seats"][0]
    goes, stays = ((ann, bob), (bob, ann))[seat]
    goes.get_by_role("button", name=re.compile("^(Let a bot play for me|Niech bot zagra za mnie)$")).click()
    goes.get_by_role("button", name=re.compile("^(Let it play|Niech gra)$")).click()
    expect(stays.get_by_role("img", name=re.compile("^(A bot plays for|Bot gra za)"))).to_be_visible()
    expect(stays.locator(".bar.mine")).to_be_visible()  # the bot has made its turn
    expect(goes.locator("[data-place].can")).to_have_count(0)
    goes.get_by_role("button", name=re.compile("^(Play myself again|Wracam do gry)$")).click()
    expect(stays.get_by_role("img", name=re.compile("^(A bot plays for|Bot gra za)"))).to_have_count(0)
    # now the table waits for the other one, who closes the page: the one who stayed lets a bot play
    stays.close()
    stand_in = goes.get_by_role("button", name=re.compile("^(Let a bot play for |Niech bot zagra za: )(?!me)"))
    moves = now(goes, table)["move"]

    def long_enough_away() -> bool:
        stand_in.click()
        with goes.expect_response(re.compile(f"/api/tables/{table}/seats/")) as told:
            goes.get_by_role("button", name=re.compile("^(Let it play|Niech gra)$")).click()
        expect(goes.get_by_role("dialog")).to_have_count(0)
        return told.value.ok  # too early is told in words, and changes nothing

    seen(goes, long_enough_away, "a bot may play for one who has gone")
    expect(goes.get_by_role("img", name=re.compile("^(A bot plays for|Bot gra za)"))).to_be_visible()
    expect(goes.locator(".bar.mine")).to_be_visible()
    assert now(goes, table)["move"] > moves


def test_two_browsers_at_one_table(opened: Opened) -> None:
    pages = _sit_down_with_bob(opened)
    ann, _ = pages
    table = ann.url.rsplit("/", 1)[1]
    rng = random.Random(9)
    for played in range(100):
        data = [shown(page, table) for page in pages]
        seat = data[0]["question"]["seats"][0]
        mover, other = pages[seat], pages[1 - seat]
        expect(mover.locator(".bar")).to_have_attribute("data-state", "asked")
        expect(other.locator(".bar")).to_have_attribute("data-state", "wait")
        expect(other.locator("[data-place].can")).to_have_count(0)  # only the seat that is asked has something to click
        offers = len(data[seat]["offers"])
        expect(answers(mover)).to_have_count(offers)
        if played >= 20 and offers > 12 and data[1 - seat]["undo"]["last"] is None:
            break
        give(mover, answers(mover).nth(rng.randrange(offers)))
    else:
        raise AssertionError("there are never many answers while the other one could ask to go back")
    expect(ann.locator('[data-player="1"]')).to_contain_text("Bob")
    # taking back beyond one's own move needs the other's word, which can be given beside many answers
    moves = now(ann, table)["move"]
    other.get_by_role("button", name=ASK_UNDO).click()
    mover.get_by_role("button", name=re.compile("^(Agree|Zgoda)$")).click()
    for page in pages:
        page.wait_for_function("n => Number(document.querySelector('input[type=range]').max) < n", arg=moves)
