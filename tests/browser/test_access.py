"""Who does not see, or has no mouse, plays the same game.

Names and descriptions, a focus one can see, a board that can always be walked, a log that loses nothing, the position in words,
keys of one's own, and whole games by accessibility tree and keyboard alone.
"""

import random

import pytest
from playwright.sync_api import CDPSession, Page, expect

from tests.browser.checks import violations
from tests.browser.table import Opened, i_am_asked, now, open_table, play_on, show
from tests.patience import drawn, seen
from tianxia.engine.registry import names

ME = {"who": "me", "name": "Ann"}
RANDOM = {"who": "bot", "bot": "random"}
OTHERS = {"great_wall": 2}
ANSWERS = {"pick"}  # places that are nothing but an answer, which their name says


def in_play(opened: Opened, game: str, language: str = "en", moves: int = 60) -> tuple[Page, str]:
    page = opened.page(language=language)
    table = open_table(page, [ME, *[RANDOM] * OTHERS.get(game, 1)], game=game, seed=6)
    play_on(page, table, lambda d: d["move"] >= moves and d["offers"], random.Random(6))
    show(page, table)
    i_am_asked(page)
    return page, table


PLACES = """() => [...document.querySelectorAll('[data-place]')].map((e) => ({
  place: e.dataset.place, name: e.getAttribute('aria-label') ?? '', text: e.getAttribute('aria-description') ?? ''}))"""


@pytest.mark.parametrize("game", names())
def test_every_place_says_what_it_is_and_the_position_in_words_has_them_all(opened: Opened, game: str) -> None:
    page, _ = in_play(opened, game, "pl")
    places = page.evaluate(PLACES)
    assert len(places) > 60
    assert [one for one in places if not one["name"] or one["name"] == one["place"]] == []
    assert {one["place"].split(":")[0] for one in places if not one["text"]} <= ANSWERS, "it has a name and says no more"
    page.keyboard.press("s")
    sheet = page.get_by_role("dialog", name="Pozycja słowami")
    sheet.get_by_role("heading", level=3).first.wait_for()
    text = " ".join(sheet.inner_text().split())
    assert [one for one in places if any(" ".join(said.split()) not in text for said in (one["name"], one["text"]))] == []
    assert violations(page) == []
    can = sheet.locator("button.can").first
    name = can.inner_text()
    can.click()  # from the words to the place on the board
    expect(page.locator("[data-place]:focus")).to_have_attribute("aria-label", name)


DIFFERENT = """async ([one, other]) => {
  const pixels = async (png) => {
    const bytes = Uint8Array.from(atob(png), (c) => c.charCodeAt(0));
    const picture = await createImageBitmap(new Blob([bytes], {type: 'image/png'}));
    const canvas = new OffscreenCanvas(picture.width, picture.height).getContext('2d');
    canvas.drawImage(picture, 0, 0);
    return canvas.getImageData(0, 0, picture.width, picture.height).data;
  };
  const [a, b] = [await pixels(one), await pixels(other)];
  let found = 0;
  for (let i = 0; i < a.length; i += 4)
    if (Math.abs(a[i] - b[i]) + Math.abs(a[i + 1] - b[i + 1]) + Math.abs(a[i + 2] - b[i + 2]) > 90) found++;
  return found;
}"""


def picture(page: Page, around: dict[str, float]) -> str:
    drawn(page)
    client = page.context.new_cdp_session(page)
    clip = {**around, "scale": 1}
    shot = client.send("Page.captureScreenshot", {"format": "png", "clip": clip})
    client.detach()
    return str(shot["data"])


STILL = """() => {
  const still = new CSSStyleSheet();
  still.replaceSync('.tip { display: none } * { animation: none !important; transition: none !important }');
  document.adoptedStyleSheets = [still];
}"""


@pytest.mark.parametrize("game", names())
def test_the_focus_can_be_seen_on_every_kind_of_place(opened: Opened, game: str) -> None:
    page, _ = in_play(opened, game)
    page.evaluate(STILL)
    page.keyboard.press("b")  # from here on the browser knows that there is no mouse
    kinds: dict[str, str] = {}
    for one in page.evaluate(PLACES):
        kinds.setdefault(one["place"].split(":")[0], one["place"])
    unseen = []
    for theme in ("light", "dark"):
        page.evaluate("theme => { document.documentElement.dataset.theme = theme; }", theme)
        for place in kinds.values():
            spot = page.locator(f'[data-place="{place}"]').first
            spot.evaluate("e => { e.scrollIntoView({block: 'center', inline: 'center'}); document.activeElement?.blur(); }")
            box = spot.bounding_box()
            assert box is not None, place
            left, top = max(0, box["x"] - 6), max(0, box["y"] - 6)  # there is no picture of what lies outside of the window
            around = {"x": left, "y": top, "width": box["width"] + 12, "height": box["height"] + 12}
            before = picture(page, around)
            spot.evaluate("e => e.focus({preventScroll: true})")
            if page.evaluate(DIFFERENT, [before, picture(page, around)]) < 60:
                unseen.append(f"{place} ({theme})")
    assert unseen == []


def focused(page: Page) -> str:
    return str(page.evaluate("document.activeElement?.dataset?.place ?? ''"))


@pytest.mark.parametrize("game", names())
def test_the_board_is_walked_where_nothing_is_asked(opened: Opened, game: str) -> None:
    """By who looks on, and by who looks at the past; Enter explains the place."""
    page, table = in_play(opened, game, moves=30)
    onlooker = opened.page(path=f"/t/{table}")
    onlooker.wait_for_selector(".frame")
    page.get_by_role("button", name="To the beginning").click()
    page.wait_for_selector(".bar.past")
    for walker in (page, onlooker):
        walker.wait_for_selector('[data-place][tabindex="0"]')
        walker.keyboard.press("b")
        met = [focused(walker)]
        for key in ["ArrowRight"] * 6 + ["ArrowDown"] * 6 + ["ArrowLeft"] * 6 + ["ArrowUp"] * 6:
            walker.keyboard.press(key)
            met.append(focused(walker))
        assert all(met) and len(set(met)) >= 6, met
        walker.keyboard.press("Enter")
        expect(walker.locator(".notice").first).to_be_visible()


def test_the_log_for_listeners_loses_no_sentence(opened: Opened) -> None:
    page, table = in_play(opened, "terracotta", moves=20)
    begun = now(page, table)["move"]
    play_on(page, table, lambda d: d["move"] >= begun + 40 and d["offers"], random.Random(1))
    end = now(page, table)["move"]
    expect(page.locator("input[type=range]")).to_have_attribute("max", str(end))
    page.locator("#tab-log").click()
    page.locator(".log .at").first.wait_for()
    shown = page.evaluate(
        """(begun) => [...document.querySelectorAll('.log li')]
             .filter((li) => Number(li.querySelector('.at')?.innerText) > begun)
             .flatMap((li) => [...li.querySelectorAll('p')].map((p) => p.innerText.trim()))
             .filter((text) => !text.endsWith(':'))""",
        begun,
    )
    heard = page.evaluate("() => [...document.querySelectorAll('[role=log] p')].map((p) => p.textContent.trim())")
    assert len(shown) > 10 and [text for text in shown if text not in heard] == []


def test_keys_say_what_can_be_done_and_repeat_it(opened: Opened) -> None:
    page, table = in_play(opened, "daimyo")
    heard = page.locator("[role=log] p")
    count = len(now(page, table)["offers"])
    page.keyboard.press("a")
    expect(heard.filter(has_text="on the board can be chosen.")).to_have_count(1)
    expect(heard.last).to_contain_text(f"f opens the list of all answers ({count})")
    page.keyboard.press("e")
    expect(heard.filter(has_text="on the board can be chosen.")).to_have_count(2)
    page.keyboard.press("f")
    buttons = page.locator(".room.open .options button")
    expect(buttons).to_have_count(count)
    page.keyboard.press("Escape")
    expect(buttons).to_have_count(0)


def test_keys_can_be_changed_and_switched_off(opened: Opened) -> None:
    page, _ = in_play(opened, "terracotta", moves=4)
    page.keyboard.press("?")
    sheet = page.get_by_role("dialog", name="Keyboard")
    sheet.get_by_label("the position in words").fill("z")
    sheet.get_by_label("log", exact=True).fill("b")
    sheet.get_by_label("chat").focus()
    expect(sheet.get_by_role("alert").filter(has_text="“b” is taken already: to the board.")).to_be_visible()
    expect(sheet.get_by_label("log", exact=True)).to_have_value("l")
    assert violations(page) == []
    page.keyboard.press("Escape")
    expect(sheet).to_have_count(0)
    page.keyboard.press("z")
    expect(page.get_by_role("dialog", name="The position in words")).to_be_visible()
    page.keyboard.press("Escape")
    page.reload()  # this browser remembers it
    i_am_asked(page)
    page.keyboard.press("?")
    expect(sheet.get_by_label("the position in words")).to_have_value("z")
    sheet.get_by_label("Single keys do this at the table").uncheck()
    page.keyboard.press("Escape")
    expect(sheet).to_have_count(0)
    before = focused(page)
    for key in ("z", "b", "l", "?"):
        page.keyboard.press(key)
    drawn(page)
    expect(page.get_by_role("dialog")).to_have_count(0)
    assert focused(page) == before


class Listener:
    """Plays by what a screen reader is given and by the keyboard; it neither sees the page nor its elements."""

    def __init__(self, page: Page, seed: int) -> None:
        self.page = page
        self.rng = random.Random(seed)
        self.client: CDPSession = page.context.new_cdp_session(page)
        self.client.send("Accessibility.enable")
        self.heard: set[str] = set()

    def has(self, **wanted: str) -> bool:
        """Is there something with this role, or this name?"""
        page = self.client.send("Runtime.evaluate", {"expression": "document"})["result"]["objectId"]
        return bool(self.client.send("Accessibility.queryAXTree", {"objectId": page, **wanted})["nodes"])

    def focus(self) -> tuple[str, str]:
        """Role and name of what has the focus."""
        at = self.client.send("Runtime.evaluate", {"expression": "document.activeElement"})["result"]["objectId"]
        node = self.client.send("Accessibility.getPartialAXTree", {"objectId": at, "fetchRelatives": False})["nodes"][0]
        return str(node.get("role", {}).get("value", "")), str(node.get("name", {}).get("value", ""))

    def press(self, *keys: str) -> None:
        for key in keys:
            self.page.keyboard.press(key)

    def step(self) -> bool:
        """One decision, or a part of one; True when the game is over. Where a place has several answers, a dialog asks which."""
        if self.has(accessibleName="The game is over."):
            return True
        if self.has(role="alertdialog"):
            self.press("Enter")
            return False
        if self.has(role="dialog"):
            self.press(*["ArrowDown"] * self.rng.randrange(3), "Enter")
            return False
        self.press("b" if self.rng.random() < 0.7 else "o")
        arrows = ["ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown"]
        self.press(*[self.rng.choice(arrows) for _ in range(self.rng.randrange(4))])
        role, name = self.focus()
        if role == "button":
            assert name, "a button without a name"
            self.heard.add(name)
            self.press("Enter")
        return False


@pytest.mark.parametrize(
    ("game", "mode", "others"),
    [("terracotta", "standard", 1), ("zhanguo", "standard", 1), ("daimyo", "solo", 0), ("great_wall", "solo", 0)],
)
def test_a_whole_game_by_accessibility_tree_and_keyboard(opened: Opened, game: str, mode: str, others: int) -> None:
    page = opened.page()
    table = open_table(page, [ME, *[RANDOM] * others], game=game, seed=11, mode=mode)
    i_am_asked(page)
    listener = Listener(page, seed=5)
    seen(page, listener.step, "the game is over", 600)
    assert now(page, table)["status"] == "over"
    assert len(listener.heard) > 20
