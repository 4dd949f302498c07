"""A table that waits for its player costs nothing: whatever glows stands still, and nothing moves for ever."""

import random
from typing import Any

import pytest

from tests.browser.table import DESKTOP, Opened, i_am_asked, open_table, play_on, show
from tianxia.engine.registry import names

ENDLESS = """() => document.getAnimations()
  .filter((a) => a.effect.getComputedTiming().endTime === Infinity)
  .map((a) => `${a.animationName ?? 'script'} of ${a.effect.target?.outerHTML.slice(0, 80)}`)"""
AT_REST = "() => document.getAnimations().every((a) => a.playState === 'finished')"
GLOWS = """() => [...document.querySelectorAll('.frame .glow, .frame .glowing')]
  .some((e) => getComputedStyle(e).boxShadow !== 'none' || getComputedStyle(e).stroke !== 'none')"""


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("game", names())
def test_nothing_moves_for_ever_while_a_player_thinks(opened: Opened, game: str, theme: str) -> None:
    page = opened.page(DESKTOP, theme=theme, calm=False)
    table = open_table(page, [{"who": "me"}, {"who": "bot", "bot": "random"}], game=game, seed=8)
    rng = random.Random(8)
    kinds: set[str] = set()

    def something_new(data: dict[str, Any]) -> bool:
        return bool(data["offers"]) and data["question"]["kind"] not in kinds

    while len(kinds) < 4:
        data = play_on(page, table, something_new, rng)
        assert data["status"] == "playing"
        kinds.add(data["question"]["kind"])
        show(page, table)
        i_am_asked(page)
        page.wait_for_function(GLOWS)
        assert page.evaluate(ENDLESS) == [], data["question"]["kind"]
        page.wait_for_function(AT_REST)
