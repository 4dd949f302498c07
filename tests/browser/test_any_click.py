"""Whatever is clicked, at any question: the page asks the server only what it understands, and always has an answer."""

import random
import re
from typing import Any
from urllib.parse import unquote_plus

import pytest
from playwright.sync_api import Request, Response, expect

from tests.browser.table import DESKTOP, EVERY_MODE, Opened, i_am_asked, now, open_table, play_on, show
from tests.patience import at_rest, drawn, seen

CLICK = """([seed, most]) => {
  let s = seed;
  const next = (n) => { s = (s * 1103515245 + 12345) % 2147483648; return s % n; };
  const places = [...document.querySelectorAll('[data-place]:not(.can, .picked, .chosen)')].filter((e) => e.checkVisibility());
  const done = [];
  for (let i = 0; i < most && places.length > 0; i++) {
    const [place] = places.splice(next(places.length), 1);
    place.dispatchEvent(new MouseEvent('click', {bubbles: true, cancelable: true}));
    done.push(place.dataset.place);
  }
  return done;
}"""

PICK = """async (first) => {
  const place = document.querySelector(`[data-place^="${first}"].can`);
  place?.dispatchEvent(new MouseEvent('click', {bubbles: true, cancelable: true}));
  await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  return document.querySelector('[data-place].picked, [data-place].chosen') !== null;
}"""
# by question: what is picked before a second click; that one is explained together with it
PICKED_FIRST = {
    "die": "die:",
    "merc-die": "die:",
    "keep": "card:",
    "place": "clerk:",
    "reed_clerk": "loc:",
    "move": "wall:",
    "play_card": "card:",
    "move_step": "below:",
    "recruit": "supply:",
    "palace": "region:",
    "horse": "cell:",
    "overseer": "storage:",
}
GENERAL = ("not-asked", "not-possible")  # no explanation


@pytest.mark.parametrize(("game", "mode", "seats"), EVERY_MODE)
def test_a_click_on_what_cannot_be_done_is_understood(opened: Opened, game: str, mode: str, seats: int) -> None:
    page = opened.page(DESKTOP)
    refused: list[str] = []
    asked: list[Response] = []

    def hear(response: Response) -> None:
        if response.status >= 400:
            refused.append(f"{response.status} {response.url}")
        elif "/why?" in response.url:
            asked.append(response)

    under_way: set[Request] = set()
    page.on("request", lambda request: under_way.add(request))
    page.on("requestfinished", lambda request: under_way.discard(request))
    page.on("requestfailed", lambda request: under_way.discard(request))
    page.on("response", hear)
    rng = random.Random(4)
    others = [{"who": "bot", "bot": "random"}] * (seats - 1)
    table = open_table(page, [{"who": "me"}, *others], game=game, mode=mode, seed=8)
    kinds: list[str] = []

    def something_new(data: dict[str, Any]) -> bool:
        return bool(data["offers"]) and data["question"]["kind"] not in kinds

    while len(kinds) < 10:
        data = play_on(page, table, something_new, rng)
        if data["status"] == "over":
            break
        kinds.append(data["question"]["kind"])
        show(page, table)
        i_am_asked(page)
        under_way.clear()  # of the page before
        clicked = page.evaluate(CLICK, [len(kinds), 25])
        first = PICKED_FIRST.get(kinds[-1], "nothing")
        if page.evaluate(PICK, first):
            clicked += page.evaluate(CLICK, [len(kinds), 25])
        drawn(page)
        seen(page, lambda: not under_way, "everything that was asked is answered")
        assert refused == [], f"{kinds[-1]}, after clicks on {clicked}"
        general = [response.url for response in asked if response.json().get("key") in GENERAL]
        assert general == [], f"{kinds[-1]} answers no more than that it is not asked"
        asked.clear()
        if len(data["question"]["seats"]) == 1:  # else others may answer meanwhile
            assert now(page, table)["line"] == data["line"], f"clicks on {clicked} changed something"
    assert len(kinds) > 5


def test_a_pick_and_a_click_are_explained_together(opened: Opened) -> None:
    page = opened.page(DESKTOP)
    players = [{"who": "me"}, {"who": "bot", "bot": "random"}]
    table = open_table(page, players, game="daimyo", seed=8)
    data = play_on(page, table, lambda d: bool(d["offers"]) and d["question"]["kind"] == "die", random.Random(4))
    die = data["offers"][0]["args"]
    show(page, table)
    page.locator(f'[data-place="die:{die["colour"]}:{die["value"]}"].can').first.click()
    page.locator(f'[data-place="space:{"recruitment" if die["colour"] != "red" else "villagers"}"]').first.click(
        position={"x": 12, "y": 8}  # on its name: below lies what was built for it
    )
    expect(page.locator(".notice.no")).to_contain_text(re.compile("only a .*DM-5.5.2", re.DOTALL))  # it takes another colour
    table = open_table(page, players, game="zhanguo", seed=4)
    data = play_on(page, table, lambda d: bool(d["offers"]) and d["question"]["kind"] == "play_card", random.Random(1))
    card = data["view"]["players"][0]["hand"][-1]["card"]
    show(page, table)
    page.wait_for_selector(f'[data-place="card:{card}"].can')
    at_rest(page)
    with page.expect_request(lambda request: "/why?" in request.url) as asked:  # dragged to where no palace can be built yet
        page.drag_and_drop(f'[data-place="card:{card}"]', '[data-place="court:PALACE"]')
    assert f"court {card} PALACE" in unquote_plus(asked.value.url)
    expect(page.locator(".notice .rule")).to_have_text("ZG-7.5.2")
