"""The Great Wall through the page: whole games in three modes, the balance of strength, and everybody can read it."""

import random
import re
from dataclasses import replace
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.checks import cut_texts, fits, violations
from tests.browser.table import PHONE, SIZES, Finger, Keys, Mouse, Opened, open_table, play_on, show, shown
from tests.browser.test_composition import FULL, SMALL
from tests.patience import at_rest
from tools.pictures import GAMES, Painter, branched, finished

GAME = "great_wall"
GREAT_WALL = next(told for told in GAMES if told.game == GAME)
ME = {"who": "me", "name": "Ann"}
RANDOM = {"who": "bot", "bot": "random"}
# places that glow without a name, or are drawn twice
NAMES = """() => {
  const all = [...document.querySelectorAll('[data-place]')];
  const bad = all.filter((e) => { const n = e.getAttribute('aria-label'); return !n || n === e.dataset.place; });
  const ids = all.map((e) => e.dataset.place);
  return [...bad.map((e) => 'no name: ' + e.dataset.place), ...ids.filter((id, i) => ids.indexOf(id) !== i)];
}"""


def test_a_whole_game_of_three_by_mouse(opened: Opened) -> None:
    page = opened.page()
    table = open_table(page, [ME, RANDOM, RANDOM], game=GAME, mode="standard", seed=7)
    player = Mouse(page, seed=3)
    player.finish(table)
    assert player.used >= {"card", "slot", "loc", "done"}


def test_a_whole_solo_game_by_touch_on_a_phone(opened: Opened) -> None:
    page = opened.page(PHONE, language="cs")
    table = open_table(page, [ME], game=GAME, mode="solo", seed=5)
    data = Finger(page, seed=8).finish(table)
    assert len(data["result"]["totals"]) == 2, "Qin Jiushao has a score"


def test_a_whole_cooperative_game_by_keyboard_only(opened: Opened) -> None:
    page = opened.page(language="pl")
    table = open_table(page, [ME, RANDOM, RANDOM], game=GAME, mode="coop", seed=11)
    data = Keys(page, seed=5).finish(table)
    assert len(set(data["result"]["places"])) == 1, "all win or all lose"


def _somewhere(page: Page, mode: str, bots: int, moves: int, seed: int) -> dict[str, Any]:
    table = open_table(page, [ME] + [RANDOM] * bots, game=GAME, mode=mode, seed=seed)
    data = play_on(page, table, lambda d: d["move"] >= moves and d["offers"], random.Random(seed), 2000)
    show(page, table)
    shown(page, table)
    return data


def test_the_balance_of_every_section_is_always_in_sight(opened: Opened) -> None:
    """Attack against defence, and who would take shame if winter came now."""
    page = opened.page()
    data = _somewhere(page, "standard", 2, 60, 7)
    for section in data["view"]["sections"]:
        strip = page.locator(f'[data-place="balance:{section["id"]}"]')
        expect(strip).to_be_visible()
        expect(strip).to_contain_text(str(section["attack"]))
        expect(strip).to_contain_text(str(section["defence"]))
        name = f"attack strength {section['attack']}, defence value {section['defence']}"
        expect(strip).to_have_attribute("aria-label", re.compile(name))
        shamed = sum(1 for n in section["shame_if_breached"] if n > 0) if section["breach"] else 0
        expect(strip.locator(".shame")).to_have_count(shamed)
        if section["breach"]:
            expect(strip).to_contain_text("breach")
        else:
            expect(strip).not_to_contain_text("breach")


def test_every_clerk_stands_before_a_house(opened: Opened) -> None:
    """One piece per clerk and one flagstone per place; a full location shows its lock."""
    page = opened.page()
    data = _somewhere(page, "standard", 3, 120, 4)
    assert sum(loc["count"] for loc in data["view"]["locations"]) > 0
    for loc in data["view"]["locations"]:
        lot = page.locator(f'.lot:has([data-place="loc:{loc["id"]}"])')
        expect(lot.locator(".house path").nth(3)).to_be_attached()  # a house is drawn
        expect(lot.locator(".lock")).to_have_count(1 if loc["locked"] else 0)
        if loc["count"] <= 4:
            expect(lot.locator(".clerks svg")).to_have_count(loc["count"])
            expect(lot.locator(".clerks .stone")).to_have_count(max(loc["slots"], loc["count"]))


def test_the_wall_grows_with_its_level(opened: Opened) -> None:
    """Higher levels stand higher; archers stand on the Wall; each barricade is drawn; every horde has its people."""
    page = opened.page()
    data = _somewhere(page, "standard", 3, 226, 3)
    heights: dict[int, float] = {}
    at_rest(page)
    for section in data["view"]["sections"]:
        name = section["id"]
        wall = page.locator(f'[data-place="wall:{name}"]').bounding_box()
        firing = page.locator(f'[data-place="firing:{name}"]')
        above = firing.bounding_box()
        assert wall is not None
        assert above is not None
        assert abs(above["y"] + above["height"] - wall["y"]) < 1
        expect(firing.locator("svg:has(.mark)")).to_have_count(sum(section["archers"]))
        expect(page.locator(f'[data-place="barricade:{name}"] .stake')).to_have_count(section["barricades"])
        assert heights.setdefault(section["level"], wall["height"]) == wall["height"]
        for horde in section["hordes"]:
            expect(page.locator(f'[data-place="horde:{name}{horde["row"]}"]')).to_have_count(1)
    if hordes := sum(len(s["hordes"]) for s in data["view"]["sections"]):
        expect(page.locator(".march .shape").nth(hordes - 1)).to_be_attached()
    ordered = [heights[level] for level in sorted(heights)]
    assert ordered == sorted(ordered)
    assert len(set(ordered)) == len(ordered)


def test_no_text_of_a_card_is_cut(opened: Opened) -> None:
    """Hordes, offer and own cards in all languages, each with its whole text, to the full stop."""
    page = opened.page()
    table = open_table(page, [ME, RANDOM, RANDOM], game=GAME, mode="standard", seed=7)
    data = play_on(page, table, lambda d: d["move"] >= 110 and d["offers"], random.Random(7), 2000)
    own = data["view"]["players"][0]
    cards = [*data["view"]["offer"], own["general"], *own["active"], *data["view"]["me"]["tactics"]]
    hordes = [horde["card"] for section in data["view"]["sections"] for horde in section["hordes"]]
    assert len(cards) > 5
    assert hordes
    show(page, table)
    shown(page, table)
    for language in ("en", "pl", "cs"):
        page.locator(".language select").select_option(language)
        expect(page.locator("html")).to_have_attribute("lang", language)
        assert cut_texts(page) == []
        for card in [*cards, *hordes]:
            text = page.locator(f'.board [data-key="card:{card}"] .text, .own [data-key="card:{card}"] .text')
            expect(text).to_have_text(re.compile(r"\w.*\.$"))


LOW = [(1440, 900), (1366, 768), (1280, 720)]


@pytest.mark.parametrize(
    ("record", "move", "language"), [("four-mixed", 363, "pl"), ("coop-three", 224, "en"), ("solo-extreme", 72, "cs")]
)
def test_letters_keep_their_size_on_low_desktops(opened: Opened, record: str, move: int, language: str) -> None:
    """Late in a game, with three hordes before a section, and with decrees; and nothing goes beside the board, or is cut."""
    painter = Painter(opened, [1440], ["light"], language)
    table, lines = finished(painter, replace(GREAT_WALL, record=record))
    branched(painter, table, lines, move)
    for width, height in LOW:
        painter.page.set_viewport_size({"width": width, "height": height})
        fits(painter.page)
        assert painter.page.evaluate(SMALL) == []
        assert painter.page.evaluate(FULL) == []
        assert cut_texts(painter.page) == []


def test_who_chooses_an_advisor_reads_all_of_them_on_any_desktop(opened: Opened) -> None:
    page = opened.page(language="cs")
    table = open_table(page, [ME, RANDOM, RANDOM], game=GAME, seed=7)
    data = play_on(page, table, lambda d: any(offer["verb"] == "hire" for offer in d["offers"]), random.Random(7))
    show(page, table)
    shown(page, table)
    for width, height in LOW:
        page.set_viewport_size({"width": width, "height": height})
        fits(page)
        assert cut_texts(page) == []
        for card in data["view"]["offer"]:
            expect(page.locator(f'.board [data-key="card:{card}"] .text')).to_be_visible()


def test_others_see_no_hand(opened: Opened) -> None:
    """Resources, tactics and unplayed command cards of the others are not on the page."""
    page = opened.page()
    data = _somewhere(page, "standard", 2, 60, 7)
    assert data["view"]["me"]["seat"] == 0
    page.locator('[data-player="1"] button').last.click()
    other = page.locator('[data-player="1"]')
    expect(other.locator(".cards")).not_to_have_count(0)
    for hidden in (".res", ".card.tactic", ".card.command:not(.faded)"):
        expect(other.locator(hidden)).to_have_count(0)


@pytest.mark.parametrize(
    ("mode", "bots", "size", "language", "theme"),
    [
        ("standard", 2, "desktop", "en", "light"),
        ("two", 1, "tablet", "pl", "dark"),
        ("solo", 0, "phone", "cs", "light"),
        ("coop", 2, "phone", "pl", "dark"),
        ("coop", 3, "desktop", "cs", "dark"),
    ],
)
def test_everybody_can_read_it(opened: Opened, mode: str, bots: int, size: str, language: str, theme: str) -> None:
    page = opened.page(SIZES[size], language=language, theme=theme)
    _somewhere(page, mode, bots, 70, 12)
    fits(page)
    assert page.evaluate(NAMES) == []
    assert not re.search(r"great_wall-[a-z]+-", page.inner_text("body")), "an id is shown instead of its words"
    assert violations(page) == []
