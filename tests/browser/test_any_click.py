"""Whatever is clicked, at any question: the page asks the server only what it understands, and always has an answer."""

import random
from typing import Any

import pytest
from playwright.sync_api import Request, Response

from tests.browser.table import DESKTOP, EVERY_MODE, Opened, now, open_table, play_on, show
from tests.patience import drawn, seen

CLICK = """([seed, most]) => {
  let s = seed;
  const next = (n) => { s = (s * 1103515245 + 12345) % 2147483648; return s % n; };
  const places = [...document.querySelectorAll('[data-place]:not(.can)')].filter((e) => e.checkVisibility());
  const done = [];
  for (let i = 0; i < most && places.length > 0; i++) {
    const [place] = places.splice(next(places.length), 1);
    place.dispatchEvent(new MouseEvent('click', {bubbles: true, cancelable: true}));
    done.push(place.dataset.place);
  }
  return done;
}"""


@pytest.mark.parametrize(("game", "mode", "seats"), EVERY_MODE)
def test_a_click_on_what_cannot_be_done_is_understood(opened: Opened, game: str, mode: str, seats: int) -> None:
    page = opened.page(DESKTOP)
    refused: list[str] = []

    def hear(response: Response) -> None:
        if response.status >= 400:
            refused.append(f"{response.status} {response.url}")

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
        page.wait_for_selector(".options button")
        under_way.clear()  # of the page before
        clicked = page.evaluate(CLICK, [len(kinds), 25])
        drawn(page)
        seen(page, lambda: not under_way, "everything that was asked is answered")
        assert refused == [], f"{kinds[-1]}, after clicks on {clicked}"
        if len(data["question"]["seats"]) == 1:  # else others may answer meanwhile
            assert now(page, table)["line"] == data["line"], f"clicks on {clicked} changed something"
    assert len(kinds) > 5
